# ブラウザ自身のことば。ゲームと卓のことばはサーバーから届く。

## どこでも
web-title = ちゃぶ台
web-home = ホーム
web-try-again = もう一度
web-unreachable = サーバーにつながりません。起動中かもしれません。少し待ってからもう一度お試しください。
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

## 卓で
web-card-back = 裏向きのカード
web-card-down = 裏向き：見えるのはあなただけ
web-card-chips = チップ { $count } 枚つき
web-card-by = { $player } が置いたカード
web-card-picked = 選択中
web-seat-acting = 手番
web-seat-away = 離席中
web-seat-stand-in = ボットが代打ち中
web-seat-stand-in-you = ボットがあなたの代打ち中
web-points = { $count } 点
web-sealed = 選択：{ $choice }。全員が選ぶまでは変えられます。
web-not-now = 今はできません：{ $reason }
web-careful = 注意：{ $warning }
web-play-anyway = それでも出す
web-back = 戻る
web-moves = 手の一覧（{ $count }）
web-log = 記録
web-chat = チャット
web-asides = 記録とチャット
web-chat-empty = まだ誰も話していません。
web-chat-write = ひとこと
web-chat-send = 送る
web-time-left = 残り { $seconds } 秒
web-tab-turn = ● あなたの番 · { $game }
web-tab-wait = { $player } … · { $game }
web-tab-over = 終了 · { $game }
web-rules = ルール
web-hint = ヒント
web-hint-is = ★ 名人なら：{ $move }（勝率 { $chance }%）
web-hint-help = 名人ならどうする？
web-take-back = 待った
web-take-back-help = 直前の手を戻す（ほかの人が同意すれば）
web-play-again-myself = 自分で続ける
web-away = 席を外す
web-away-help = 戻るまでボットが代わりに打ちます
web-absent = { $player } は今いません。
web-absent-bot = ボットに代わってもらう
web-scores = 得点
web-propose-take-back = { $player } が直前の手を戻したいそうです。
web-propose-take-over = { $player } の提案：{ $seat } の代わりにボットが打つ。
web-agree = いいよ
web-disagree = だめ
web-waiting-for = 待っています：{ $players }
web-you-won = あなたの勝ち！
web-winners = { $players } の勝ち。
web-rematch = もう一局
web-see-replay = 棋譜と分析
web-look-at-table = 卓を見る
web-line-lost = 接続が切れました。つなぎ直しています…
web-line-connecting = 卓に向かっています…
web-lesson-next = 次へ
web-lesson-play-on = 続けて遊ぶ
## ホーム
web-your-name = お名前
web-guest = ゲスト
web-welcome = ちゃぶ台を囲んで、日本生まれのカードゲームを。友だちとでも、ボットとでも。
web-games = ゲーム
web-players = { $min }～{ $max }人
web-minutes = { $min }～{ $max }分
web-play-now = すぐに遊ぶ
web-invite = 友だちを誘う
web-learn = 教わる
web-learn-why = 案内つきの短い一局
web-invited = お誘いが届きましたか？
web-invited-how = もらったリンクを開くか、卓のコードを入れてください。
web-code-label = 卓のコード
web-code-go = 行く
web-code-looking = 卓をさがしています…
web-code-unknown = このコードの卓はありません。英数字六文字です。もう一度確かめてください。
web-mine = あなたの卓
web-open-tables = 誰でも入れる卓
web-open-tables-none = いま相手を待っている卓はありません。卓を立てて公開すれば、誰かが来るかもしれません。
web-footer = 自由なソフトウェアです。追跡も、登録もありません。
web-bots = ボット{ $count }人
web-free = 空席{ $count }
web-phase-waiting = 開始前
web-phase-playing = 対局中
web-phase-over = 終了
web-table-join = 入る
web-table-continue = 続ける
web-table-back = 卓へ
web-replay = 振り返る
web-statistics = ここでの対局の記録
web-statistics-game = ゲーム
web-statistics-finished = 対局数
web-statistics-length = 平均の長さ
web-statistics-wins = 手番順の勝率
web-statistics-mean = { $minutes }分・{ $actions }手
web-statistics-none = このサーバーで終わった対局はまだありません。
web-lost = ここには何もありません
web-lost-why = アドレスが違うか、ここにあったものがなくなりました。

## 卓を立てる
web-new-table = 新しい卓
web-new-game = ゲーム
web-new-players = 人数
web-new-seat = 席{ $number }
web-new-host = あなた
web-new-seats-how = 友だちの席が開始までに埋まらなければ、ボットが座ります。
web-new-options = バリエーション
web-new-rest = そのほか
web-new-limit = 持ち時間（一手）
web-new-limit-value = { $seconds ->
    [0] 制限なし
    [30] 30秒
    [60] 1分
    [120] 2分
    [300] 5分
   *[other] { $seconds }秒
}
web-new-pace = ボットの速さ
web-new-pace-slow = ゆっくり
web-new-pace-normal = ふつう
web-new-pace-fast = 速い
web-new-hints = ヒントあり
web-new-hints-why = 名人ならどう打つかを、誰でも聞けます。
web-new-open = 公開する
web-new-open-why = このサーバーの誰でも座れます。公開しなければ、リンクかコードが要ります。
web-new-create = 卓を立てる
web-seat-person = 友だちの席
web-seat-bot = ボット（{ $level }）
web-seat-open = 空席
web-seat-waiting = 待っています
web-seat-present = います
web-seat-absent = 接続していません
web-seat-choose = 席{ $number }に座る人
web-seats = 席
web-host = 主催
web-invite-code = コード
web-invite-link = この卓へのリンク
web-invite-local = このアドレスはこのコンピューターでしか開けません。ほかの端末では { $host } のかわりに、このコンピューターのアドレスを使ってください。
web-copy = リンクをコピー
web-copied = コピーしました
web-share = 共有
web-share-text = 「{ $game }」で一緒に遊びませんか？
web-start = はじめる
web-start-bots = 空席{ $count }つにはボット（{ $level }）が座ります。
web-start-full = 全員そろいました。
web-start-wait = 全員そろったら、{ $host }さんがはじめます。
web-start-no-host = 主催者がいなくなりました。次に座った人が主催になります。
web-watching = 観戦中です。
web-leave = 席を立つ
web-hints-yes = ヒントあり
web-hints-no = ヒントなし
web-open-yes = 公開中の卓
web-open-no = リンクかコードを知っている人だけの卓
web-fair = 配札が公平なわけ
web-fair-why = サーバーは秘密の値の指紋を先に公開し、そのあとで各自のブラウザが乱数を加えます。だから誰も札を仕組めず、対局後には誰でも確かめられます。
web-join-there = いまいる人：{ $names }
web-join-name = お名前をどうぞ
web-join-sit = 座る
web-join-full = 席はすべて埋まっています。
web-join-begun = 対局はもう始まっています。
web-join-watch = 観戦だけする

## ルール
web-contents = 目次
web-rules-of = { $game }のルール
web-rules-others = ほかのゲームのルール

## 振り返り
web-replay-coming = 対局を並べ直しています…
web-story = これまでの流れ
web-step = 手数
web-step-of = { $last }手中{ $at }手目
web-step-first = 最初へ
web-step-back = 一手戻る
web-step-on = 一手進む
web-step-last = 最後へ
web-play = 再生
web-pause = 一時停止
web-step-deal = 札が配られました。
web-step-played = { $player }：{ $move }
web-chances = 勝つ見込み
web-chances-how = 名人が見た、それぞれの勝つ見込みです。グラフや印を押すと、その場面になります。
web-chances-progress = { $total ->
    [0] 名人が対局を見ています…
   *[other] 名人が{ $total }手のうち{ $done }手を見ました。
}
web-mistakes = もっとよい手があった場面
web-mistakes-none = 名人から見て、とがめる手はありません。
web-mistake-at = { $number }手目、{ $player }のミス
web-mistake-move = { $number }手目・{ $player }
web-mistake-better = よりよい手：{ $move }
web-mistake-cost = 勝つ見込みが{ $share }下がりました
web-fair-check = サーバーは、誰かが乱数を加えるより前に自分の秘密を約束し、棋譜ファイルでそれを明かします。ファイルを保存すれば、配札も一手一手も計算し直して確かめられます。
web-download = 棋譜を保存

## 困ったとき
web-fault-bad_request = サーバーがこのページの言うことを理解できませんでした。ページを読み込み直してください。
web-fault-unknown_game = このサーバーにそのゲームはありません。
web-fault-bad_players = この人数では遊べません。
web-fault-bad_option = このバリエーションの組み合わせは使えないか、人数に合いません。選び直してください。
web-fault-bad_seat = その席はありません。
web-fault-bad_text = 名前や文が空か、長すぎるか、表示できない文字を含んでいます。
web-fault-not_found = このアドレスにあったものは、もうありません。
web-fault-not_seated = この卓にあなたの席はありません。
web-fault-not_host = それができるのは主催者だけです。
web-fault-seat_taken = その席には、ちょうどほかの人が座りました。
web-fault-not_now = いまはできません。
web-fault-bad_action = 卓がその手を理解できませんでした。ページを読み込み直してください。
web-fault-not_your_turn = あなたの番ではありません。
web-fault-illegal_action = ルールで禁じられています。
web-fault-stale = そのあいだに場が動きました。見直して、選び直してください。
web-fault-game_over = 対局は終わっています。
web-fault-too_many = 一度に多すぎました。少し待ってからもう一度お試しください。
web-fault-bad_origin = このページは、話している相手のサーバーのものではありません。
web-fault-too_large = 長すぎます。
web-fault-storage = サーバーがいま保存できません。何も変わっていません。あとでもう一度お試しください。
web-fault-closing = いまサーバーにつながりません。何も変わっていません。少し待ってからもう一度お試しください。
web-fault-internal = サーバーで問題が起きました。何も変わっていません。もう一度お試しください。
