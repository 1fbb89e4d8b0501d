# ブラウザ自身のことば。ゲームと卓のことばはサーバーから届く。

## どこでも
web-title = ちゃぶ台
web-home = ホーム
web-try-again = もう一度
web-unreachable = サーバーにつながりません。起動中かもしれません。少し待ってからもう一度お試しください。
web-language = English
web-light-auto = 明るさ：端末に合わせる
web-light-light = 明るさ：ライト
web-light-dark = 明るさ：ダーク
web-sound-on = 音：オン
web-sound-off = 音：オフ
web-close = 閉じる
web-cancel = やめる
web-you = あなた
web-bot-0 = ハル
web-bot-1 = ユキ
web-bot-2 = ソラ
web-bot-3 = レン
web-bot-4 = アオイ
web-bot-5 = ナツ
web-level-novice = 初心者
web-level-casual = 中級
web-level-expert = 上級
web-level-master = 名人
