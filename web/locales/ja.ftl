# ブラウザ自身のことば。ゲームと卓のことばはサーバーから届く。

## どこでも
web-title = ちゃぶ台
web-home = ホーム
web-try-again = もう一度
web-unreachable = サーバーにつながりません。起動中かもしれません。少し待ってからもう一度お試しください。
web-light-auto = 表示：端末に合わせる
web-light-light = 表示：ライト
web-light-dark = 表示：ダーク
web-menu = メニュー
web-light = 表示
web-sound = 音
web-loudness-off = なし
web-loudness-soft = 小さめ
web-loudness-normal = ふつう
web-pace = 演出の速さ
web-pace-slow = ゆっくり
web-pace-normal = ふつう
web-pace-quick = 速い
web-pace-off = なし
web-sound-offer = 音を出しますか？
web-sound-offer-how = カードの小さな音と、手番を知らせる鈴が鳴ります。メニューからいつでも消せます。
web-sound-offer-yes = 音を出す
web-sound-offer-no = いいえ
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
web-card-chips = チップ{ $count }枚つき
web-card-by = { $player }が置いたカード
web-card-picked = 選択中
web-seat-acting = 手番
web-seat-away = 離席中
web-seat-stand-in = ボットが代わりにプレイ中
web-seat-stand-in-you = ボットがあなたの代わりにプレイ中
web-points = { $count }点
web-sealed = 選択：{ $choice }。全員が選ぶまでは変えられます。
web-not-now = いまはできません：{ $reason }
web-why-not = ルールを見る
web-careful = 注意：{ $warning }
web-play-anyway = このまま進める
web-picked = { $card }：次に、光っているところを選んでください。
web-back = 戻る
web-moves = 手の一覧（{ $count }）
web-log = 記録
web-chat = チャット
web-asides = 記録とチャット
web-chat-empty = まだだれも話していません。
web-chat-write = ひとこと
web-chat-send = 送る
web-phrases = ひとことを選ぶ
web-phrase-hello = よろしくお願いします！
web-phrase-good-luck = がんばって！
web-phrase-one-moment = ちょっと待ってください
web-phrase-thanks = ありがとう！
web-phrase-well-played = お見事！
web-phrase-oops = しまった…
web-phrase-your-turn = あなたの番ですよ
web-phrase-again = もう一度遊びませんか？
web-mute = { $player }さんを隠す
web-muted = { $player }さんを隠しています
web-unmute = また表示する
web-mute-why = このブラウザーでだけ、名前と発言が見えなくなります。
web-player-number = { $number }番席の人
web-time-left = 残り{ $seconds }秒
web-tab-turn = ● あなたの番 · { $game }
web-tab-wait = { $player }… · { $game }
web-tab-over = 終了 · { $game }
web-rules = ルール
web-hint = ヒント
web-hint-help = 名人ならどうする？
web-take-back = 手を戻す
web-take-back-help = 直前の手を戻す（ほかの人が同意すれば）
web-play-again-myself = 席に戻る
web-away = 席を外す
web-away-help = 戻るまでボットが代わりにプレイします
web-absent = { $player }さんはいま席にいません。
web-absent-bot = ボットに代わってもらう
web-scores = 得点
web-propose-take-back = { $player }さんが直前の手を戻したいそうです。
web-propose-take-over = { $player }さんの提案：{ $seat }さんの代わりにボットがプレイする。
web-agree = 同意する
web-disagree = 断る
web-waiting-for = 待っています：{ $players }
web-you-won = あなたの勝ち！
web-winners = { $players }の勝ち。
web-rematch = もう一度遊ぶ
web-rematch-wanted = { $players }さんがもう一度遊びたいそうです。
web-series = この卓で{ $count }ゲーム
web-series-player = 名前
web-series-wins = 勝ち
web-series-games = ゲーム数
web-series-points = 得点
web-see-replay = リプレイと分析
web-look-at-table = 卓を見る
web-line-lost = 接続が切れました。つなぎ直しています…
web-line-connecting = 卓に向かっています…
web-lesson-next = 次へ
web-lesson-play-on = 続けて遊ぶ
web-lesson-following = 次のレッスン：{ $title }
web-lessons-of = { $game }の遊び方を習う
## ホーム
web-your-name = お名前
web-guest = ゲスト
web-welcome = ちゃぶ台を囲んで、日本生まれのカードゲームを。友だちとでも、ボットとでも。
web-games = ゲーム
web-players = { $min }〜{ $max }人
web-minutes = { $published ->
    [true] { $min }〜{ $max }分（公表）
   *[false] { $min }〜{ $max }分（目安）
}
web-minutes-exact = { $published ->
    [true] { $max }分（公表）
   *[false] { $max }分（目安）
}
web-play-now = すぐに遊ぶ
web-play-choose = 人数・強さ・バリエーション
web-play-players = { $count }人
web-play-variants = バリエーション{ $count }つ
web-play-others = あなたとボット{ $count }人
web-play-level = ボットの強さ
web-play-start = 遊ぶ
web-play-kept = 「すぐに遊ぶ」でも同じ設定になります。
web-level-how-novice = 思いついた2つの手のうち、よいほうを選びます。はじめてのゲームに。
web-level-how-casual = 定石どおりに選びます。
web-level-how-expert = 先を読んでから選びます。
web-level-how-master = 上級の4倍考えてから選びます。
web-level-wins-novice = 中級1人が初心者{ $others }人を相手に、100ゲーム中およそ{ $wins }回勝ちます。
web-level-wins-casual = 初心者{ $others }人を相手に1人で、100ゲーム中およそ{ $wins }回勝ちます（互角なら{ $even }回）。
web-level-wins-expert = 中級{ $others }人を相手に1人で、100ゲーム中およそ{ $wins }回勝ちます（互角なら{ $even }回）。
web-level-wins-master = 中級{ $others }人を相手に1人で、100ゲーム中およそ{ $wins }回勝ちます（互角なら{ $even }回）。
web-invite = 友だちを誘う
web-learn = 遊び方を習う
web-learn-why = 案内つきの短いゲーム
web-invited = お誘いが届きましたか？
web-invited-how = もらったリンクを開くか、卓のコードを入れてください。
web-code-label = 卓のコード
web-code-go = 行く
web-code-looking = 卓をさがしています…
web-code-unknown = このコードの卓はありません。英数字6文字です。もう一度確かめてください。
web-mine = あなたの卓
web-open-tables = だれでも入れる卓
web-open-tables-none = いま相手を待っている卓はありません。卓を立てて公開すれば、だれかが来るかもしれません。
web-footer = 自由なソフトウェアです。追跡も、登録もありません。
web-bots = ボット{ $count }人
web-free = 空席{ $count }
web-phase-waiting = 開始前
web-phase-playing = プレイ中
web-phase-over = 終了
web-table-join = 入る
web-table-continue = 続ける
web-table-back = 卓へ
web-replay = 振り返る
web-statistics = ここで遊ばれたゲームの記録
web-statistics-game = ゲーム
web-statistics-finished = ゲーム数
web-statistics-length = 平均の長さ
web-statistics-wins = 手番順の勝率
web-statistics-mean = { $minutes }分・{ $actions }手
web-statistics-none = このサーバーで終わったゲームはまだありません。
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
web-new-rest = そのほかの設定
web-new-limit = 一手の制限時間
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
web-new-hints-why = 名人ならどうするかを、だれでも聞けます。
web-new-open = 公開する
web-new-open-why = このサーバーのだれでも座れます。公開しなければ、リンクかコードが要ります。
web-new-watch = 観戦できる
web-new-watch-why = リンクを知っている人は、手札の見えない観戦者として見られます。
web-new-locked = 入室は承認制
web-new-locked-why = 主催者が通すまで、新しい人は座ることも観戦することもできません。
web-new-create = 卓を立てる
web-seat-person = 友だちの席
web-seat-bot = ボット（{ $level }）
web-seat-program = { $author }さんのボット
web-program = { $name }（ボット）
web-seat-show-out = 退席してもらう（戻れません）
web-seat-open = 空席
web-seat-waiting = 待っています
web-seat-present = 接続中
web-seat-absent = 接続していません
web-seat-lingers = 結果を見ています
web-seat-choose = 席{ $number }に座る人
web-seats = 席
web-host = 主催
web-invite-code = コード
web-invite-link = この卓へのリンク
web-invite-local = このサーバーはこのコンピューターからしか開けません。ほかの端末からも遊ぶには、「--listen 0.0.0.0:{ $port }」を付けて起動してください。
web-qr = この卓へのリンクのQRコード
web-screen = 大画面で映す
web-screen-why = テレビなど、みんなで見る画面に卓を大きく映します。手札はそれぞれのスマホに。
web-screen-join = スマホで席につけます
web-copy = リンクをコピー
web-copied = コピーしました
web-share = 共有
web-share-text = 「{ $game }」で一緒に遊びませんか？
web-start = はじめる
web-start-bots = 空席{ $count }つにはボット（{ $level }）が座ります。
web-start-full = 全員そろいました。
web-start-wait = 全員そろったら、{ $host }さんがはじめます。
web-start-lingers = { $players }さんはまだ前のゲームを見ています。
web-start-no-host = 主催者がいなくなりました。次に座った人が主催になります。
web-watching = 観戦中です。
web-leave = 席を立つ
web-last-replay = 前のゲームのリプレイ
web-rename = 名前を変える
web-rename-done = 決定
web-manners-change = 設定を変える
web-manners-level = 代わりに入るボット
web-manners-done = 保存
web-hints-yes = ヒントあり
web-hints-no = ヒントなし
web-open-yes = 公開中の卓
web-open-no = リンクかコードを知っている人だけの卓
web-watch-no = 見られるのは席についた人だけ
web-locked-yes = 入室は主催者の承認制
web-locked = この卓は承認制です
web-locked-why = だれを通すかは主催者が決めます。ノックして、返事をお待ちください。
web-knock = ノックする
web-knock-waiting = ノックしました。主催者にお名前が見えています。お待ちください…
web-knocks = { $player }さんがノックしています。
web-let-in = 通す
web-let-in-not = 断る
web-fair = カードの配り方が公平なわけ
web-fair-why = サーバーは秘密の値の指紋を、各自のブラウザは自分の乱数の指紋を先に公開します。すべてが決まってから中身を見せ合って配るので、サーバーの管理者にもカードは仕組めません。ゲームのあとには各自のブラウザが確かめます。
web-fair-kept = カードの配り方を確かめました。約束どおりで、あなたの乱数も入っています。
web-fair-broken = カードの配り方がゲーム前の約束と違います。サーバーの管理者に尋ねてください。
web-join-there = いまいる人：{ $names }
web-join-name = お名前をどうぞ
web-join-sit = 座る
web-join-full = 席はすべて埋まっています。
web-join-begun = ゲームはもう始まっています。
web-join-watch = 観戦だけする

## ルール
web-contents = 目次
web-rules-of = { $game }のルール
web-rules-others = ほかのゲームのルール

## 振り返り
web-replay-coming = ゲームを並べ直しています…
web-story = これまでの流れ
web-step = 手数
web-step-of = { $last }手中{ $at }手目
web-step-first = 最初へ
web-step-back = 一手戻る
web-step-on = 一手進む
web-step-last = 最後へ
web-play = 再生
web-pause = 一時停止
web-step-deal = カードが配られました。
web-step-played = { $player }：{ $move }
web-chances = 勝率
web-chances-how = 名人が見た、それぞれの勝率です。グラフや印を押すと、その場面になります。
web-chances-progress = { $total ->
    [0] 名人がゲームを見ています…
   *[other] 名人が{ $total }手のうち{ $done }手を見ました。
}
web-mistakes = もっとよい手があった場面
web-mistakes-none = ミスは見つかりませんでした。
web-mistake-at = { $number }手目、{ $player }のミス
web-mistake-move = { $number }手目・{ $player }
web-mistake-better = よりよい手：{ $move }
web-mistake-cost = 勝率が{ $share }下がりました
web-fair-check = サーバーは、だれかが乱数を加えるより前に自分の秘密を約束し、リプレイファイルでそれを明かします。ファイルを保存すれば、カードの配りも一手一手も計算し直して確かめられます。
web-download = リプレイを保存

## 保存するもの
web-restart = { $minutes ->
    [0] サーバーを再起動しています。すべて保存されています。このままお待ちいただければ、すぐに続けられます。
   *[other] あと約{ $minutes }分でサーバーを再起動します。すべて保存され、再起動後に続きから遊べます。
}
web-privacy = 保存するもの
web-privacy-none = 会員登録はなく、追跡もしません。よそから何かを読み込むこともありません。このサーバーが保存するのは、次のものだけです。
web-privacy-seat = 卓の席ごとに、入力した名前と、席のリンクに含まれる鍵の指紋（ハッシュ値）。
web-privacy-games = 各ゲームの手順。終わったゲームは、リプレイのリンクを知っている人なら、すべてのカードと名前を見られます。
web-privacy-unfinished = 最後まで遊ばれなかった卓は、最後に使われてから{ $days }日で、すべて削除されます。
web-privacy-unfinished-ever = 最後まで遊ばれなかった卓は、サーバーの管理者が削除するまで残ります。
web-privacy-finished = 終わったゲームは、リプレイとともに{ $days }日後に削除されます。
web-privacy-finished-ever = 終わったゲームとリプレイは残ります。
web-privacy-chat = 卓での発言は、最新の{ $lines }件だけ。{ $days }日後に削除されます。
web-privacy-chat-ever = 卓での発言は、最新の{ $lines }件だけ。卓とともに削除されます。
web-privacy-cookie = このブラウザーをほかと見分けるクッキー。自分の卓をまた見つけるため、また、退席してもらった人が戻らないようにするためのものです。サーバーにはその指紋だけがあり、それでは何も開きません。
web-privacy-door = 席ごとに、接続元アドレスの指紋。退席してもらった人が戻らないようにするためのものです。席とともに消えます（退席してもらった人の分は、卓とともに消えます）。
web-privacy-log = ログには名前も発言も鍵も残しません。アドレスは、使いすぎを防ぐためにメモリー上で数えるだけで、記録しません。
web-privacy-mine = あなたの席
web-privacy-mine-why = 自分の席に属するもの（卓とゲームに残る名前、発言、指紋）を削除できます。席からは完全に離れます。進行中のゲームはボットが引き継ぎます。
web-privacy-mine-none = このブラウザーの席はありません。
web-privacy-remove = 自分の情報を削除
web-privacy-remove-all = { $count }卓すべてから削除
web-privacy-removed = 削除しました。{ $count }卓に、あなたのものはもう残っていません。

## 困ったとき
web-fault-bad_request = リクエストを処理できませんでした。ページを読み込み直してください。
web-fault-unknown_game = このサーバーにそのゲームはありません。
web-fault-bad_players = この人数では遊べません。
web-fault-bad_option = このバリエーションの組み合わせは使えないか、人数に合いません。選び直してください。
web-fault-bad_seat = その席はありません。
web-fault-bad_text = 名前や文が空か、長すぎるか、表示できない文字を含んでいます。
web-fault-not_found = このアドレスにあったものは、もうありません。
web-fault-not_seated = この卓にあなたの席はありません。
web-fault-not_host = それができるのは主催者だけです。
web-fault-locked = この卓は承認制です。ノックすると、主催者が通してくれるかもしれません。
web-fault-shown_out = 主催者の意向により、この卓には入れません。ほかの卓を探すか、卓を立ててください。
web-fault-closed = この卓はサーバーの管理者が閉じました。ほかの卓を探すか、卓を立ててください。
web-fault-draining = まもなく再起動するため、新しいゲームは始められません。進行中のゲームは続けられます。あとでもう一度お試しください。
web-fault-not_admin = これはサーバーの管理者だけができます。
web-fault-seat_taken = その席には、ちょうどほかの人が座りました。
web-fault-not_now = いまはできません。
web-fault-bad_action = その手を処理できませんでした。ページを読み込み直してください。
web-fault-not_your_turn = あなたの番ではありません。
web-fault-illegal_action = ルールで禁じられています。
web-fault-stale = そのあいだに場が動きました。見直して、選び直してください。
web-fault-game_over = ゲームは終わっています。
web-fault-too_many = 一度に多すぎました。少し待ってからもう一度お試しください。
web-fault-bad_origin = このページは、接続先のサーバーのものではありません。
web-fault-too_large = 長すぎます。
web-fault-storage = サーバーがいま保存できません。何も変わっていません。あとでもう一度お試しください。
web-fault-closing = いまサーバーにつながりません。何も変わっていません。少し待ってからもう一度お試しください。
web-fault-internal = サーバーで問題が起きました。何も変わっていません。もう一度お試しください。

web-card-count = { $count }枚
web-card-now = いま：
web-zone-empty = 何もありません
web-seat-ready = 選択ずみ
web-scale-at = { $of }のうち{ $at }
web-board-open = { $board }をひらく
web-hint-line = { $move }：{ $chance }％
web-go-on = 次へ
web-again = 前の手番からの動きを見る
