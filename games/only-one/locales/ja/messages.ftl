game-title = オンリーワン
game-tagline = 運だめしで素材を集め、だれよりも多くの魔法薬を作ろう。

card-fig = 魔法のイチジク
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
name-lettered = { $name }{ $letter }
name-starred = { $name }★

rule-fig = 1枚しかない1。めくられたらもうだれも探索できず、このラウンドでゲームが終わります。
rule-plain = 全部で{ $copies }枚。最後に{ $value }を最も多く持つ人が、その魔法薬をもらいます。
rule-special = 全部で{ $copies }枚。最後に{ $value }を最も多く持つ人が、その魔法薬をもらいます。星つきは持ち主の1点になります。
rule-egg = 持ち主の1点になります。列の中では3・5・7・9のすべてとして扱います。魔法薬の材料にはなりません。

familiar-streak = 連勝
familiar-early = 早起き
familiar-greed = 欲ばり
familiar-tie = 競り勝ち
familiar-scry = 先読み
familiar-sixteen = 十六点
familiar-pick = えり好み
familiar-crash = 転んでも一点

power-streak = 得点計算: すでにトークンを持っているときに数字を取ると、さらに2点。最後に1点。
power-early = 全員がまだラウンドに残っているうちに列を取ると、すぐに1点。最後に1点。
power-greed = 得点計算: 捨て札と右隣から合わせて3点以上もらうと、さらに2点。最後に1点。
power-tie = 最高点で並んだら、あなたの勝ち。最後に1点。
power-scry = 1回だけ: 探索のとき山札の上3枚を見て1枚を選び、残りを好きな順で戻せます。最後に1点。
power-sixteen = あなたが16点に達すると、得点計算はそこで終わります。最後に1点。
power-pick = バーストしたとき、列のどのカードをもらうか選べます。最後に1点。
power-crash = バーストすると、すぐに1点。最後に1点。
gist-streak = 続けて取ると+2点
gist-early = 最初に列を取ると+1点
gist-greed = 大きな魔法薬は+2点
gist-tie = 最高点で並べば勝ち
gist-scry = 1回だけ3枚から選ぶ
gist-sixteen = 16点で計算終了
gist-pick = バーストで残す札を選ぶ
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
token-special = 星・卵・使い魔{ $count }枚: { $count }点
status-done = 終了
status-now = いま計算した得点
status-you-pay = あなたの札で得点
status-pays-you = あなたの得点源
status-both = たがいの得点源
status-partner = あなたの味方

zone-deck = 山札
zone-drawn = めくった札
zone-looked = 見ている札
zone-looked-own = 見ている札
zone-column = 列{ $column }
zone-collection = { $player }の素材

deck-note = { $above ->
    [0] 次がただ1枚の1
   *[other] ただ1枚の1まで{ $above }枚
}
deck-note-end = ただ1枚の1は出ました
column-full = 満杯
column-full-why = 4枚なので置けません
column-busts = { $number }はバースト({ $twin })
column-busts-why = もらえるのは1枚だけ
column-safe = { $number }は安全
column-odds = { $left }枚中{ $busting }枚でバースト
column-then-odds = 次は{ $left }枚中{ $busting }枚
column-then-full = 置くと満杯
column-worth = いま取ると{ $gain }点
column-ruined = バースト
column-last = 1人1列ずつ
column-gone = なし
column-closed = 使えません
column-closed-own = あなたは使えません

flag-fig = 1が出ました: 探索はできません
flag-round = 第{ $round }ラウンド
flag-scoring = 得点計算
flag-team = チーム戦: { $one } 対 { $two }

prompt-turn = あなたの番です。山札を探索するか、列を取ってください。
prompt-collect = あなたの番です。列を取ってください。
prompt-place = { $card }をどの列に置きますか?
prompt-scry = 3枚のうちどれを引きますか?
prompt-return = 2枚を戻します。どちらを上にしますか?
prompt-pick = 列{ $column }がバーストしました。どのカードをもらいますか?

tip-fig = もう探索はできません。全員が列を1つずつ取ります。
tip-alone = 残っているのはあなただけです。使えるのは列{ $column }だけです。
tip-odds = { $ruin ->
    [0] 残り{ $left }枚はどれも、どこかに置けます。
   *[other] 残り{ $left }枚のうち{ $ruin }枚は、どこに置いてもバーストします。
}
tip-place = 同じ{ $number }が重なると列はだめになります。
tip-place-odd = 同じ{ $number }か卵と重なると列はだめになります。
tip-place-egg = 卵は3・5・7・9・ほかの卵と重なるとバーストします。
tip-place-fig = 1はほかにないので、どこにでも置けます。

warning-bust = 列{ $column }がバーストします。ほかに安全な列があります。

choice-explore = 探索する: 山札の一番上をめくる
choice-scry = 使い魔を使う: 山札の上3枚を見る
choice-place = 列{ $column }に置く
choice-collect = 列{ $column }を取る: { $cards }
choice-keep = { $card }を引く
choice-return = { $top }を上に、{ $next }をその下に戻す
choice-gain = { $card }をもらう
button-explore = 探索する
button-scry = 3枚を見る
button-place = 列{ $column }
button-ruin = 列{ $column }をバースト
button-take = 列{ $column }を取る
button-take-short = 列{ $column }
button-card = { $card }
button-on-top = { $card }を上に
button-return = 戻す
now-value = あなたは{ $own }枚、最多は{ $most }枚。あなたが取れば{ $points }点。

refused-place-first = 先に{ $card }を列に置いてください。
refused-keep = { $card }は、見ている3枚の中にありません。
refused-keep-first = 先に、見ている3枚から1枚を選んでください。
refused-swap = 2枚は同じカードなので、順番は1通りしかありません。
refused-return-first = 先に残りの2枚を戻してください。
refused-gain = 列{ $column }に{ $card }はありません。
refused-gain-first = 先に、バーストした列からもらうカードを選んでください。
refused-fig = ただ1枚の1が出たので、もうだれも探索できません。
refused-only-full = 使えるのは列{ $column }だけで、満杯です。この列を取ってください。
refused-all-full = すべての列が満杯です。列を取ってください。
refused-no-scry = 山札を見る使い魔を持っていません。
refused-scried = この使い魔はもう使いました。ゲーム中に1回だけです。
refused-first-round = 使い魔の力は第2ラウンドから使えます。
refused-nothing-drawn = めくったカードがありません。先に探索してください。
refused-nothing-seen = いま山札のカードを見ていません。
refused-no-bust = バーストした列はありません。
refused-full = 列{ $column }は4枚なので、もう置けません。
refused-no-column = この卓に列{ $column }はありません。
refused-gone = 列{ $column }はもうありません。
refused-fig-column = 列{ $column }は使えません。1のある列{ $only }を取らなければなりません。
refused-far-column = 列{ $column }は使えません。相手が終わったので、山札に最も近い列{ $only }だけを使えます。

event-round = 第{ $round }ラウンド。{ $player }から始めます。
event-familiars-three = 使い魔を並べました: 列1に{ $a }、列2に{ $b }、列3に{ $c }。{ $d }
event-familiars-four = 使い魔を並べました: 列1に{ $a }、列2に{ $b }、列3に{ $c }、列4に{ $d }。
event-prepared = 新しい列: { $columns }。
event-fig = ただ1枚の1が出ました。もうだれも探索できず、全員が列を取ります。
event-explored = { $player }が{ $card }をめくりました。
event-looked = { $player }が山札の上3枚を見ました。
event-looked-own = { $player }が山札の上3枚を見ました: { $cards }。
event-kept = { $player }が3枚から{ $card }を選びました。
event-put-back = { $player }が2枚を戻しました。
event-put-back-own = { $player }が2枚を戻しました: 上から{ $cards }。
event-placed = { $player }が{ $card }を列{ $column }に置きました。
event-bust = { $player }が{ $card }を列{ $column }に置いてバーストしました。
event-rewarded = { $familiar }: { $player }に1点。
event-and-familiar = 使い魔「{ $familiar }」も手に入れました。
event-ruined = { $player }は{ $card }だけをもらい、{ $cards }は捨て札になりました。{ $familiar }
event-collected = { $player }が列{ $column }を取りました: { $cards }。{ $familiar }
event-collected-familiar = { $player }が列{ $column }を取りました: 使い魔「{ $familiar }」だけで、素材はありません。
event-round-over = 第{ $round }ラウンド終了。最後の手番だった{ $player }がトークンを持ちます。
event-last-round-over = 最後の第{ $round }ラウンドが終わりました。最後の手番だった{ $player }がトークンを持ち、得点計算に移ります。
event-specials = { $points ->
    [0] { $player }に特別な素材はありません。
   *[other] { $player }の特別な素材: 星つき{ $stars } + 卵{ $eggs } = { $points }点。
}
event-specials-familiar = { $player }の特別な素材: 星つき{ $stars } + 卵{ $eggs } + 使い魔1 = { $points }点。
event-not-scored = { $value }: だれも持っていません。
event-won = { $value }: { $why }、{ $player }の勝ち。{ $parts } = { $points }点。
why-most = 最多の{ $count }枚で
why-token = { $tied }が{ $count }枚で並び、トークンを持つので
why-nearest = { $tied }が{ $count }枚で並び、トークンを持つ{ $holder }から時計回りに最も近いので
award-parts = 魔法薬1{ $discard }{ $right }{ $extra }
award-discard = { " " }+ 捨て札{ $points }
award-right = { " " }+ { $player }のカード{ $points }
award-extra = { " " }+ { $familiar }{ $points }
event-stopped = { $player }が16点に達し、「十六点」の力で得点計算はここで終わります。
event-player-won = { $by }、{ $players }の勝ち。
event-team-won = { $by }、{ $players }の勝ち。
decided-points = 得点で
decided-tie = 同点で「競り勝ち」の力により
decided-potions = 同点で魔法薬の数により
decided-token = 得点も魔法薬も同数で、トークンの位置により

board-values = 数字の一覧
board-note = { $count }種で首位。最高は{ $value }の{ $points }点
board-note-none = まだ首位の数字はありません
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
board-reason = { $value }: { $why }。{ $parts } = { $points }点
board-foot = 帽子: 同数でトークンを持つ人。矢印: 同数でトークンの次の人。
board-foot-pays = 自分なら: 1 + 捨札 + { $right }の枚数。帽子: 同数でトークンを持つ人。矢印: その次の人。
board-foot-two = 自分なら: 1 + { $right }の枚数。帽子: 同数でトークンを持つ人。矢印: その次の人。

caption-bust = 同じ数字が重なり、列はだめになりました。
caption-fig = ただ1枚の1が出ました!
caption-fig-why = もう探索はできません。全員が列を取り、得点計算に移ります。
caption-specials = まず星と卵が1点ずつ。
caption-won = { $value }の魔法薬は{ $player }のもの。
caption-most = 最多の{ $count }枚。
caption-token = { $tied }が{ $count }枚で並び、{ $holder }がトークンを持っています。
caption-nearest = { $tied }が{ $count }枚で並び、トークンを持つ{ $holder }から時計回りに最も近いのは{ $player }。

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
sheet-value = 数字
sheet-player = { $player }
sheet-discard = 捨て札
sheet-why = 決め手
sheet-special = 特別な素材
sheet-powers = プレイ中の使い魔
sheet-total = 得点
sheet-team = チームの得点
sheet-rank = 順位
sheet-row = { $value } { $name }
sheet-won = { $count }枚で{ $points }点
sheet-reason = { $why }。{ $parts }
sheet-most = 最多
sheet-token = 同数: トークンを所持
sheet-nearest = 同数: { $holder }から時計回りに最も近い

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

lesson-title = 最初のラウンド
lesson-teaches = 材料を探し、ちょうどよいところで採集する。バーストするとどうなるかも。
lesson-goal = 素材を集めましょう。最後に、ある数字をいちばん多く持つ人がその魔法薬を取り、点をもらいます。
lesson-explore = 列は人数と同じ3つ。手番では探索か収集のどちらかをします。まず探索して、1枚めくってみましょう。
lesson-place = 10が出ました。列2にはもう10があります。同じ数が重なると列はだめになるので、安全な列1に置きましょう。
lesson-egg = 卵は3・5・7・9のどれとしても数えるので、列3は危ない列になりました。ただし、卵と星つきは必ず1点になります。
lesson-again = ここで列を取れば、このラウンドは終わりです。列1はまだ育ちそうなので、もう一度探索しましょう。
lesson-five = 5は卵とぶつかります。列1に5はないので、そこへ置きましょう。
lesson-bust = バースト! 7はどこにも置けず、この人はその1枚だけをもらい、列の残りは捨て札になりました。欲ばりは禁物です。
lesson-alone = ほかの人は終わり、列1はあなただけのもの。列は4枚までです。もう1枚いきましょう。7・10・5・卵が出ると危険です。
lesson-snake = 星つきのヘビです! 列に加えましょう。
lesson-collect = 4枚で満杯です。収集して、全部持ち帰りましょう。
lesson-token = 最後の手番だったので、トークンはあなたのもの。次のラウンドを始め、同数のときも有利になります。
lesson-majority = 集めたカードは公開です。2・5・7・10はあなたが1位。このまま守れば、それぞれ魔法薬になります。
lesson-bonus = 数字を取った人は、捨て札と右隣(自分の前に手番を行う人)にある同じ数字も、1枚につき1点もらえます。
lesson-one = ただ1枚の1は裏の絵が違い、山札の下のほうにあります。出たら全員が列を1つずつ取り、得点計算です。
lesson-end = すばらしい出だしです。この先は度胸しだい。もう1枚めくるか、安全に取るか、決めるのはあなたです!
