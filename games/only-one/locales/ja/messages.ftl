game-title = オンリーワンコレクション
game-tagline = 欲ばりすぎに気をつけて材料を集め、だれよりも多くの魔法薬を作ろう。

card-fig = 魔法の無花果
card-snake = 双頭のヘビ
card-cheese = 秘密のチーズ
card-clover = 幸運のクローバー
card-star = 小さな星
card-shroom = サイコロダケ
card-sugar = 虹の砂糖
card-octopus = 森のタコ
card-tails = キツネのしっぽ
card-pumpkin = おしゃべりカボチャ
card-egg = 割れない卵
name-valued = { $name }{ $value }
name-egg = 割れない卵
name-starred = { $name }★

rule-fig = たった1枚の1。めくられたら、もうだれも材料探しができず、このラウンドでゲームが終わります。
rule-plain = 全部で{ $copies }枚。最後に{ $value }をいちばん多く持つ人が、その魔法薬を獲得します。
rule-special = 全部で{ $copies }枚。最後に{ $value }をいちばん多く持つ人が、その魔法薬を獲得します。星つきなので、持ち主は1点もらえます。
rule-egg = 持ち主は1点もらえます。列の中では3・5・7・9のどの数としても扱います。魔法薬の材料にはなりません。

familiar-streak = 連勝
familiar-early = 早起き
familiar-greed = 欲ばり
familiar-tie = 競り勝ち
familiar-scry = 先読み
familiar-sixteen = 十六点
familiar-pick = えり好み
familiar-crash = 転んでも一点

power-streak = 得点計算：すでにトークンを持っているときに魔法薬を獲得すると、さらに2点。（このカードも終了時に1点）
power-early = まだだれもラウンドを終えていないうちに採集すると、すぐに1点。（このカードも終了時に1点）
power-greed = 得点計算：1つの魔法薬で、捨て札と右隣から合わせて3点以上もらうと、さらに2点。（このカードも終了時に1点）
power-tie = 最高点で並んだら、あなたの勝ち。（このカードも終了時に1点）
power-scry = 1回だけ：材料探しのとき、山札の上3枚を見て1枚を選び、残りを好きな順で戻せます。（このカードも終了時に1点）
power-sixteen = あなたが16点に達すると、得点計算はそこで終わります。（このカードも終了時に1点）
power-pick = バーストしたとき、列のどのカードをもらうか選べます。（このカードも終了時に1点）
power-crash = バーストすると、すぐに1点。（このカードも終了時に1点）
gist-streak = 続けて獲得で+2点
gist-early = 一番乗りの採集で+1点
gist-greed = 大きな魔法薬は+2点
gist-tie = 最高点で並べば勝ち
gist-scry = 1回だけ3枚から選ぶ
gist-sixteen = 16点で計算終了
gist-pick = バーストで残す1枚を選ぶ
gist-crash = バーストで+1点

nothing = { "" }
players-one = { $a }
players-two = { $a }と{ $b }
players-three = { $a }、{ $b }、{ $c }
players-four = { $a }、{ $b }、{ $c }、{ $d }
list = { $first }、{ $rest }
list-none = { "" }
laid = 列{ $column }に{ $card }
number = { $number }
number-egg = 卵
twin-egg = 卵

token-start = スタートプレイヤートークン
token-potion = 魔法薬{ $count }本
token-special = 星・卵・使い魔{ $count }枚：{ $count }点
status-done = 今回は終了
status-now = いま計算した得点
status-you-pay = あなたから得点
status-pays-you = あなたの得点源
status-both = たがいの得点源
status-partner = あなたの味方

zone-deck = 山札
zone-drawn = めくったカード
zone-looked = 見ているカード
zone-looked-own = 見ているカード
zone-column = 列{ $column }
zone-collection = { $player }の材料

deck-note = { $above ->
    [0] 次がたった1枚の1
   *[other] 1が出るまで{ $above }枚
}
deck-note-end = 1はもう出ました
column-full = 4枚（上限）
column-full-why = もう置けません
column-busts = { $number }はバースト（{ $twin }）
column-busts-why = もらえるのは1枚だけ
column-safe = { $number }は安全
column-odds = { $left }枚中{ $busting }枚でバースト
column-then-odds = 次は{ $left }枚中{ $busting }枚
column-then-full = 置くと4枚（上限）
column-worth = いま採集で{ $gain }点
column-ruined = バースト
column-last = 1人1列ずつ
column-gone = なし
column-closed = 使えません
column-closed-own = あなたは使えません

flag-fig = 1が出ました：材料探しは終わり
flag-round = 第{ $round }ラウンド
flag-scoring = 得点計算
flag-team = チーム戦：{ $one }対{ $two }

prompt-turn = あなたの番です。材料探しか採集をしてください。
prompt-collect = あなたの番です。列を採集してください。
prompt-fig = 無花果が出ました。列を採集してください。
prompt-alone = 残っているのはあなただけです。材料探しをするか、ただ1つ使える列{ $column }を採集してください。
prompt-place = { $card }をどの列に置きますか？
prompt-scry = 3枚のうちどれを選びますか？
prompt-return = 2枚を戻します。どちらを上にしますか？
prompt-pick = 列{ $column }がバーストしました。どのカードをもらいますか？

tip-explore = { $ruin ->
    [0] 残り{ $left }枚はどれも、どこかに置けます。材料探しをしても危険はありません。
   *[other] どこに置いてもバーストするのは、残り{ $left }枚のうち{ $ruin }枚だけ。もう1枚めくる価値があります。
}
tip-collect = 残り{ $left }枚のうち{ $ruin }枚は、どこに置いてもバーストします。いまのうちに採集しましょう。

warning-bust = 列{ $column }がバーストします。ほかに安全な列があります。

reason-columns = いまの形勢で列{ $column }は{ $most }点、列{ $other }は{ $less }点です。
reason-collect = いまの形勢で列{ $column }を採集すると{ $most }点です。残り{ $left }枚のうち{ $ruin }枚は、どこに置いてもバーストします。
reason-odds = 残り{ $left }枚のうち{ $ruin }枚は、どこに置いてもバーストします。
reason-worth = いまの形勢で列{ $column }を採集すると{ $most }点です。
reason-explore-little = { $ruin ->
    [0] 残り{ $left }枚はどれも、どこかに置けます。
   *[other] どこに置いてもバーストするのは残り{ $left }枚のうち{ $ruin }枚だけです。
}列{ $column }を採集しても、いまは{ $less }点です。
reason-explore = { $ruin ->
    [0] 残り{ $left }枚はどれも、どこかに置けます。
   *[other] どこに置いてもバーストするのは残り{ $left }枚のうち{ $ruin }枚だけです。
}
reason-scry = 3枚から選べます。
reason-bust = { $card }を列{ $column }に置いてバーストすれば、{ $card }は残り、列はほかの人に渡りません。
reason-busts = 列{ $column }に{ $card }を置くとバーストします。
reason-place = 置いたあとの列{ $column }はいまの形勢で{ $most }点、列{ $other }なら{ $less }点です。
reason-serves = 列{ $column }に置くと、次の番の{ $player }には{ $most }点の列になります。
reason-keep = { $card }はどこに置いてもバーストします。
reason-gain = いまの形勢で{ $card }は{ $most }点、{ $other }は{ $less }点です。

deed-collect = { $player }が列{ $column }を採集する

choice-explore = 材料探し：山札の一番上をめくる
choice-scry = 使い魔を使う：山札の上3枚を見る
choice-place = 列{ $column }に置く
choice-collect = 列{ $column }を採集：{ $cards }
choice-keep = { $card }を選ぶ
choice-return = { $top }を上に、{ $next }をその下に戻す
choice-gain = { $card }をもらう
button-explore = 材料探し
button-scry = 3枚を見る
button-place = 列{ $column }
button-ruin = 列{ $column }をバースト
button-take = 列{ $column }を採集
button-take-short = { $column }を採集
button-card = { $card }
button-on-top = { $card }を上に
button-return = 戻す
now-value = あなたは{ $own }枚、最多は{ $most }枚。あなたが獲得すれば{ $points }点。

refused-place-first = 先に{ $card }を列に置いてください。
refused-keep = { $card }は、見ている3枚の中にありません。
refused-keep-first = 先に、見ている3枚から1枚を選んでください。
refused-swap = 2枚は同じカードなので、順番は1通りしかありません。
refused-return-first = 先に残りの2枚を戻してください。
refused-gain = 列{ $column }に{ $card }はありません。
refused-gain-first = 先に、バーストした列からもらうカードを選んでください。
refused-fig = 1が出たので、もうだれも材料探しはできません。
refused-only-full = 使えるのは列{ $column }だけで、もう4枚あります。この列を採集してください。
refused-all-full = どの列も4枚あります。列を採集してください。
refused-no-scry = 山札を見る使い魔を持っていません。
refused-scried = この使い魔はもう使いました。ゲーム中に1回だけです。
refused-first-round = 使い魔の力は第2ラウンドから使えます。
refused-nothing-drawn = めくったカードがありません。先に材料探しをしてください。
refused-nothing-seen = いま山札のカードを見ていません。
refused-no-bust = バーストした列はありません。
refused-full = 列{ $column }は4枚なので、もう置けません。
refused-no-column = この卓に列{ $column }はありません。
refused-gone = 列{ $column }はもうありません。
refused-fig-column = 列{ $column }は使えません。1のある列{ $only }を採集しなければなりません。
refused-far-column = 列{ $column }は使えません。相手が終わったので、山札に最も近い列{ $only }だけを使えます。

event-round = 第{ $round }ラウンド。{ $player }から始めます。
event-familiars-three = 使い魔を並べました：列1に{ $a }、列2に{ $b }、列3に{ $c }。{ $d }
event-familiars-four = 使い魔を並べました：列1に{ $a }、列2に{ $b }、列3に{ $c }、列4に{ $d }。
event-prepared = 新しい列：{ $columns }。
event-fig = たった1枚の1が出ました。もうだれも材料探しはできず、全員が列を採集します。
event-explored = { $player }が{ $card }をめくりました。
event-looked = { $player }が山札の上3枚を見ました。
event-looked-own = { $player }が山札の上3枚を見ました：{ $cards }。
event-kept = { $player }が3枚から{ $card }を選びました。
event-put-back = { $player }が2枚を戻しました。
event-put-back-own = { $player }が2枚を戻しました：上から{ $cards }。
event-placed = { $player }が{ $card }を列{ $column }に置きました。
event-bust = { $player }が{ $card }を列{ $column }に置いてバーストしました。
event-rewarded = 使い魔「{ $familiar }」で{ $player }に1点。
event-and-familiar = 使い魔「{ $familiar }」も手に入れました。
event-ruined = { $player }は{ $card }だけをもらい、{ $cards }は捨て札になりました。{ $familiar }
event-collected = { $player }が列{ $column }を採集しました：{ $cards }。{ $familiar }
event-collected-familiar = { $player }が列{ $column }を採集しました：使い魔「{ $familiar }」だけで、材料はありません。
event-round-over = 第{ $round }ラウンド終了。最後の手番だった{ $player }がトークンを持ちます。
event-last-round-over = 最後の第{ $round }ラウンドが終わりました。最後の手番だった{ $player }がトークンを持ち、得点計算に移ります。
event-specials = { $points ->
    [0] { $player }に特別な材料はありません。
   *[other] { $player }の特別な材料：星つき{ $stars }枚 + 卵{ $eggs }枚 = { $points }点。
}
event-specials-familiar = { $player }の特別な材料：星つき{ $stars }枚 + 卵{ $eggs }枚 + 使い魔1枚 = { $points }点。
event-not-scored = { $value }：だれも持っていません。
event-won = { $value }：{ $why }、{ $player }が魔法薬を獲得。{ $parts } = { $points }点。
why-most = 最多の{ $count }枚で
why-token = { $tied }が{ $count }枚ずつで並び、トークンの差で
why-nearest = { $tied }が{ $count }枚ずつで並び、トークンを持つ{ $holder }から時計回りに近いので
award-parts = 魔法薬1点{ $discard }{ $right }{ $extra }
award-discard = { " " }+ 捨て札{ $points }点
award-right = { " " }+ { $player }のカード{ $points }点
award-extra = { " " }+ { $familiar }{ $points }点
event-stopped = { $player }が16点に達し、「十六点」の力で得点計算はここで終わります。
event-player-won = { $by }、{ $players }がゲームに勝ちました。
event-team-won = { $by }、{ $players }のチームがゲームに勝ちました。
decided-points = 得点で
decided-tie = 同点で「競り勝ち」の力により
decided-potions = 同点で魔法薬の数により
decided-token = 得点も魔法薬も同数で、トークンの位置により

board-values = 種類の一覧
board-note = { $count }種で首位。最高は{ $value }の{ $points }点
board-note-none = まだ首位の種類はありません
board-potion = 魔法薬
board-value = { $value }
board-you = 自分
board-discards = 捨札
board-unseen = 残り
board-pays = 自分なら
board-leads = 首位・点
board-won = 魔法薬の持ち主
board-none = ·
board-nobody = なし
board-waits = これから
board-special = 特別
board-reason = { $value }：{ $why }。{ $parts } = { $points }点
board-foot = 帽子：同数でトークンを持つ人。矢印：同数でトークンの次の人。
board-foot-pays = 自分なら：1 + 捨札 + { $right }の枚数。帽子：同数でトークンを持つ人。矢印：その次の人。
board-foot-two = 自分なら：1 + { $right }の枚数。帽子：同数でトークンを持つ人。矢印：その次の人。

caption-bust = 同じ数が重なり、バーストしました。
caption-fig = たった1枚の1が出ました！
caption-fig-why = もう材料探しはできません。全員が列を採集し、得点計算に移ります。
caption-specials = まず星と卵が1点ずつ。
caption-won = { $value }の魔法薬は{ $player }が獲得。
caption-most = 最多の{ $count }枚。
caption-token = { $tied }が{ $count }枚ずつで並び、{ $holder }がトークンを持っています。
caption-nearest = { $tied }が{ $count }枚ずつで並び、トークンを持つ{ $holder }から時計回りに近いのは{ $player }。

count-specials = 星と卵
count-specials-note = 魔法薬の前に、1枚1点
count-stars = 星
count-eggs = 卵
count-place = { $of }本のうち{ $place }本目
count-cards = { $count }枚
count-potion = 魔法薬
count-discards = 捨て札
count-right = { $player }
count-points = { $points }点

sheet-title = 得点計算
sheet-title-now = いま計算したら
sheet-name = プレイヤー
sheet-led = 首位の種類
sheet-value = 種類
sheet-player = { $player }
sheet-discard = 捨て札
sheet-why = 決め手
sheet-special = 特別な材料
sheet-powers = ゲーム中の使い魔
sheet-total = 得点
sheet-team = チームの得点
sheet-rank = 順位
sheet-row = { $value } { $name }
sheet-won = { $count }枚で{ $points }点
sheet-reason = { $why }。{ $parts }
sheet-most = 最多
sheet-token = 同数：トークンを所持
sheet-nearest = 同数：{ $holder }から時計回りに近い

option-familiars = 使い魔
option-familiars-help = 3〜4人用。最初のラウンドの列は使い魔から始まります。手に入れると1点になり、次のラウンドから力が使えます。
option-familiars-off = なし
option-familiars-front = すべて表
option-familiars-back = すべて裏
option-familiars-random = 表か裏かは運まかせ
option-familiars-streak-tie-scry-crash = 連勝・競り勝ち・先読み・転んでも一点
option-team = チーム戦
option-team-help = 4人用。向かい合った2人が組になり、点数を合わせて競います。
option-team-false = 個人戦
option-team-true = 2対2

box-low = 1〜5の材料
box-high = 6〜8の材料
box-top = 9・10の材料と卵
box-front = 使い魔カード（表）
box-back = 使い魔カード（裏）
box-count = { $count }枚
box-three = 3・4人
box-four = 4人

lesson-title = 最初のラウンド
lesson-teaches = 材料探しと採集、そしてバーストの痛さを覚えます。
lesson-goal = 材料を集めましょう。最後に、ある種類をいちばん多く持つ人がその魔法薬を獲得し、点をもらいます。
lesson-explore = 列は人数と同じ3つ。手番では材料探しか採集のどちらかをします。まず材料探しで、1枚めくってみましょう。
lesson-place = 10が出ました。列2にはもう10があります。同じ数が重なるとバーストなので、安全な列1に置きましょう。
lesson-egg = 卵は3・5・7・9のどれでもあるので、列3は危ない列になりました。ただし、卵と星つきは必ず1点になります。
lesson-letters = AやBのつくカードもあります。列の中では6Aも6Bも同じ6ですが、魔法薬では別の種類です。
lesson-again = ここで採集すれば、このラウンドは終わりです。列1はまだ育ちそうなので、もう一度材料探しをしましょう。
lesson-five = 5は卵とぶつかります。列1に5はないので、そこへ置きましょう。
lesson-bust = バースト！ 7はどこに置いても重なってしまい、この人はその1枚だけをもらって、列の残りは捨て札になりました。
lesson-alone = ほかの人は終わり、列1はあなただけのもの。列は4枚までです。もう1枚いきましょう。7・10・5・卵が出ると危険です。
lesson-snake = 星つきのヘビです！ 列に加えましょう。
lesson-collect = 4枚になり、もう置けません。採集して、全部持ち帰りましょう。
lesson-token = 最後の手番だったので、トークンはあなたのもの。次のラウンドを始め、同数で並んだときも有利です。
lesson-majority = 集めたカードは公開です。2・5・7・10はあなたが最多。このまま守れば、魔法薬1つにつき1点です。
lesson-bonus = 魔法薬を獲得した人は、捨て札と右隣（自分の前に手番を行う人）にある同じ種類のカードも、1枚につき1点もらえます。
lesson-one = たった1枚の1は裏の絵が違い、山札の下のほうにあります。出たら全員が列を1つずつ採集し、得点計算です。
lesson-end = すばらしい出だしです。この先は度胸しだい。もう1枚めくるか、安全に採集するか、決めるのはあなたです！

lesson-2-title = 得点計算とトークン
lesson-2-teaches = 同数のときはだれが獲得するか、トークンはどう動くか、魔法薬は何点になるか。
lesson-2-goal = 勝負を決めるのは得点計算で、たいていは同数の争いです。だれがトークンを持っているかに気をつけましょう。
lesson-2-nine = すぐに列1を採集しましょう。9です。もう1枚の9は、次の人が採集します。
lesson-2-tie = あなたと次の人が9を1枚ずつ。トークンを持つこの人は同数の中にいないので、そこから時計回りに最初のあなたが獲得します。
lesson-2-ten = 今度は10です。列1を採集しましょう。もう1枚の10と最後の手番は、次の人のものになります。
lesson-2-moved = 最後の手番だったこの人がトークンを取りました。9が同数ならこの人が獲得し、トークンを持ったまま10も獲得します。
lesson-2-discard = バーストで、9が1枚は捨て札に、1枚は右隣（あなたの前に手番を行う人）に行きました。どちらも、あなたの9の点を増やします。
lesson-2-alone = 残ったのはあなただけ。トークンはあなたのものになります。あわてず、もう一度材料探しをしましょう。
lesson-2-safe = 5は8とぶつかりません。列3に置きましょう。
lesson-2-last = 採集しましょう。最後の手番なので、トークンもあなたのものです。
lesson-2-chain = 9は3人とも1枚ずつ。トークンを持つあなたが獲得し、そのまま10の同数も制します。
lesson-2-count = 9は、魔法薬1点、捨て札の9で1点、右隣の9で1点。10は魔法薬の1点だけです。
lesson-2-left = あなたのカードは、左隣の人の点になります。勝つのは1枚差で十分。余分な1枚は、捨て札にあるほうが点になります。
lesson-2-end = 8、9、10と続けて獲得して、トークンを最後まで手放さないように！
