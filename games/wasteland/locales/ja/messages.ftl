game-title = 荒野の反乱
game-tagline = トリックを取り、残りは荒野へ。捨てられた者たちの反乱で笑うのはだれか。

species-ghost = ゴースト
species-dryad = ドリアード
species-harpy = ハーピー
species-merfolk = マーフォーク
card = { $species }の{ $value }
list = { $first }、{ $next }
list-empty = なし
ally-card = { $species }との同盟

rule-ordinary = パスすると、革命まで伏せたままです。
rule-ordinary-icons = パスすると、革命まで伏せたままです。アイコン{ $icons }個。
rule-special = 特殊カード。パスすると、トリックの終わりに表になります。
rule-special-icons = 特殊カード。パスすると、トリックの終わりに表になります。アイコン{ $icons }個。
rule-promised = { $species }は持っていないことにしたので、このカードは必ずパスします。プレイはできません。
rule-ally = 獲得した{ $species }3枚分。持ち主の荒野にある{ $species }のアイコン1個につき1枚減ります。

token-plays = プレイ{ $count }回
token-passes = パス{ $count }回


status-void = { $species }なし
status-start = スタートプレイヤー
status-paid = 精算{ $gain }

flag-deal = 第{ $round }ディール（全{ $deals }）
flag-trick = { $trick ->
    [0] 全{ $tricks }トリック
   *[other] 第{ $trick }トリック（全{ $tricks }）
}
flag-revolution = 革命
flag-alliance = 同盟あり
flag-witnesses = 捨てられた証人

zone-trick = { $player }のトリックの場
zone-spare = 余りの荒野
zone-desert = 荒野
zone-ally = 同盟
zone-scored = 獲得した{ $species }
zone-hand = { $count ->
    [0] 手札
   *[other] 手札{ $count }枚
}
zone-last = 前のトリック
zone-captured = 獲得
zone-led = リードされた色
led = { $player }が{ $species }をリード
led-nothing = リードなし
led-highest = { $species }の最高値が勝ち
led-mixed = 2色：{ $species }は勝てない

last-won = { $player }の勝ち
last-nobody = だれもプレイせず
last-passed = { $players }はパス
label-led = リード
label-winning = 勝ちそう
label-wins = 勝ち
label-passed = { $player }はパス
label-promised = 必ずパス
slot-now = { $player }の番
slot-later = { $player }
slot-last = 最後は{ $player }
slot-taken = { $player }の同盟
offer-play = ここにプレイ
offer-pass = ここにパス
offer-abandon = ここに捨てる
offer-ally = ここに取る
ally-counts = { $species }{ $worth }枚分
ally-counts-between = { $species }{ $least }〜{ $most }枚分
ally-why = { $worth }枚分から、この荒野の{ $species }のアイコンの数を引く
paid-none = なし

board-prices = いま革命が起きたら
board-prices-gain = いま革命が起きたら：あなたは{ $gain }点
board-revolt = 荒野の反乱
board-revolt-gain = 荒野の反乱：あなたは{ $gain }点
board-known = 荒野のカード{ $all }枚中{ $known }枚判明
board-known-all = { $all }枚すべて公開
board-species = 種族
board-price = 1枚の点
board-sum = 合計と順位
board-cards = わかっている荒野のカード
board-yours = あなたの獲得
board-unseen = まだ見ていない
price = { $value }
price-unknown = –
sum = 計{ $sum }
sum-place = { $sum }、{ $place }
place = { $place }位
place-shared = 同点{ $place }位
figure = { $figure }
cards-none = なし
share-none = 自分：なし
share-count = 自分：{ $count }枚
share-pays = 自分 { $product }
share-ally = 獲得{ $captured }枚、同盟{ $ally }枚分
unseen = 未見{ $count }枚

promise-note = 必ずパスするカード：{ $cards }

prompt-start = 得点が最も低いあなたが、このディールのスタートプレイヤーを指名します。
prompt-abandon = 手札から1枚選び、自分の荒野に捨ててください。
prompt-lead = 好きなカードをプレイしてトリックの色を決めるか、パスしてください。
prompt-must-lead = パスはもう残っていません。好きなカードをプレイしてください。
prompt-follow = リードは{ $species }。同じ色を出すか、好きなカードをパスしてください。
prompt-must-follow = リードは{ $species }で、パスは残っていません。同じ色を出してください。
prompt-follow-or-lie = リードは{ $species }です。同じ色を出すか、パスするか、嘘をついて別の色を出せます。
prompt-any = { $species }はありません。好きなカードを出すか、パスしてください。
prompt-any-free = { $species }はないことになっています。「必ずパスするカード」以外を出すか、パスしてください。
prompt-must-play-any = { $species }はなく、パスも残っていません。好きなカードを出してください。
prompt-must-pass = 残りの手札はすべてパスに使います。1枚パスしてください。
prompt-ally = 最後のパスをしました。同盟カードを1枚取ってください。

tip-lead-void = { $player }は{ $species }のディスクを動かしています。この色から始めると、小さいカードで取られるかもしれません。
tip-trump = 別の色なら、どんなに小さくても{ $species }に勝てます。{ $card }を出せばいまは勝ちです。
tip-pass-lower = { $card }を荒野に送ると、{ $species }の相場が下がります。たくさん取っているのはほかの人です。
tip-pass-lift = { $card }を荒野に送ると、{ $species }の相場が上がります。いちばん多く取っているのはあなたです。
tip-last-pass = 最後のパスで同盟カードを取ります。早いほど、選べる種類が残っています。
now-lifts = 荒野に送ると、{ $species }の合計は{ $from }から{ $to }に上がります。
now-lowers = 荒野に送ると、{ $species }の合計は{ $from }から{ $to }に下がります。
preview-wins = 勝てる
preview-loses = 勝てない
preview-desert = { $species }合計{ $sum }、{ $place }
warning-lie = 手札に{ $species }があるので、嘘になります。{ $cards }はこのディールのうちに必ずパスし、プレイはできません。

reason-start = { $player }から始めれば、{ $last }は最初のトリックで最後に動けます。
about-points = { $count ->
   *[other] { $points }点
}
reason-trick = いまの相場ならこのトリックはおよそ{ $points }。取れるのは{ $card }で100回に{ $often }回、{ $other }で{ $seldom }回ほどです。
reason-takes = いまの相場ならこのトリックはおよそ{ $points }で、{ $card }なら100回に{ $often }回ほど取れます。
reason-leaves = いまの相場でこのトリックは{ $points }。パスすれば、ほかの人が引き取ります。
reason-loses = { $often ->
    [0] { $card }ではトリックをまず取れず、その分はほかの人の得点になります。
   *[other] { $card }でトリックを取れるのは100回に{ $often }回ほどで、あとはほかの人の得点になります。
}
reason-void = { $card }はこの手札で最後の{ $species }です。次に{ $species }がリードされたら、どのカードでも出せます。
reason-lifts = { $card }を荒野に送ると{ $species }の相場が上がります。獲得した枚数は{ $player }が{ $own }枚、{ $rival }が{ $theirs }枚です。
reason-lowers = { $card }を荒野に送ると{ $species }の相場が下がります。獲得した枚数は{ $player }が{ $own }枚、{ $rival }が{ $theirs }枚です。
reason-last-pass = 最後のパスで同盟カードを取ります。いまなら{ $left }種類から選べます。
reason-ally = いまの相場で{ $species }は1枚およそ{ $most }点、{ $other }は{ $less }点です。

deed-beats = { $player }がそこまでのカードに勝つ
deed-passes = { $player }がパスする
deed-ally = { $player }が{ $species }と同盟を結ぶ

choice-start = { $player }を指名
choice-abandon = { $card }を荒野に捨てる
choice-play = { $card }をプレイする
choice-pass = { $card }を伏せてパスする
choice-ally = { $species }と同盟を結ぶ

refused-no-seat = この卓にプレイヤー{ $seat }はいません。
refused-start-first = 先に、このディールのスタートプレイヤーを指名してください。
refused-no-start = いまスタートプレイヤーを指名する場面ではありません。
refused-card = { $card }は手札にありません。
refused-abandon-first = 先に、手札から1枚を荒野に捨ててください。
refused-no-abandon = カードを捨てるのはディールの初めだけです。
refused-ally-gone = { $species }の同盟カードはもう場にありません。
refused-ally-first = 先に、同盟カードを1枚取ってください。
refused-no-ally = 同盟カードを取るのは、2回目のパスのすぐあとだけです。
refused-must-pass = 手札の枚数と残りのパスの回数が同じなので、パスしなければなりません。
refused-follow = リードは{ $species }で、手札に{ $species }があります。同じ色を出すか、パスしてください。
refused-promised = その色は持っていないことにしたので、{ $card }はパスしかできません。
refused-lie-many = リードは{ $species }です。手札の{ $species }が多すぎて、荒野に隠しきれません。
refused-lie-special = リードは{ $species }です。手札の{ $species }に特殊カードがあり、隠せません。
refused-lie-promised = リードは{ $species }です。前の嘘でパスの使い道が決まっていて、これ以上は隠せません。
refused-no-pass = このディールのパスは使いきったので、プレイしなければなりません。
refused-pass-promised = 残りのパスは、隠した{ $cards }に使わなければなりません。

event-dealt = 第{ $round }ディール。カードを配りました。スタートプレイヤーカードは{ $player }が持っています。
event-start = { $player }が{ $named }をスタートプレイヤーに指名しました。
event-sealed = { $player }が捨てるカードを選びました。
event-sealed-own = { $player }が捨てるカードに{ $card }を選びました。
event-abandoned = { $player }が{ $card }を荒野に捨てました。
event-played = { $player }が{ $card }をプレイしました。
event-disc = { $player }が{ $species }を持っていないことを示しました。
event-passed = { $player }がパスしました。
event-passed-own = { $player }が{ $card }をパスしました。
event-allied = { $player }が{ $species }と同盟を結びました。
event-won-alone = 第{ $trick }トリックは、ただ1人プレイした{ $player }の勝ち。
event-won-highest = 第{ $trick }トリックは、最も大きいカードを出した{ $player }の勝ち。
event-won-other = 第{ $trick }トリックは、リードと違う色で最も大きいカードを出した{ $player }の勝ち。
event-nobody = だれもプレイせず、勝者なし。もう一度{ $player }から始めます。
event-settled = { $player }のパスしたカードが、伏せたまま荒野の{ $area }番目に置かれました。
event-settled-own = { $player }の{ $card }が、伏せたまま荒野の{ $area }番目に置かれました。
event-settled-up = { $player }の{ $card }が、荒野の{ $area }番目で表になりました。
event-revolt = 第{ $round }ディールの革命。荒野が反乱を起こします。
event-desert = { $player }の荒野：{ $cards }。
event-spare = 余りの荒野：{ $cards }。
event-priced = { $species } { $sum }、{ $place }：1枚{ $value }点。
event-priced-shared = { $species } { $sum }、同点で{ $place }：1枚{ $value }点。
event-priced-ruined = { $species } { $sum }、{ $place }で0以下：1枚{ $value }点。
event-ally-counted = { $icons ->
    [0] { $player }の荒野に{ $species }のアイコンはなく、同盟カードは{ $worth }枚分です。
   *[other] { $player }の荒野に{ $species }のアイコンがあり、同盟カードは{ $worth }枚分です。
}
event-gained = { $player }：{ $sum }、合わせて{ $points }点。{ $before }点から{ $after }点に。
event-gained-floor = { $player }：{ $sum }、合わせて{ $points }点。得点は0より下がらないので、{ $before }点から{ $after }点に。
event-deal-over = 第{ $round }ディール終了。

cue-sealed = 全員がカードを捨てました。
cue-revolt = 捨てられたカードが、獲得したカードの点を決めます。
cue-paid = { $player }の精算
cue-becomes = { $before }点から{ $after }点に
bead-deserts = 荒野
bead-prices = 相場
bead-pay = 精算
stage-price = 1枚{ $value }点
stage-spare = 余り
track-title = 得点

sheet-title = 第{ $round }ディールの革命
sheet-what = 内訳
sheet-desert = { $player }の荒野
sheet-spare = 余りの荒野
sheet-sum = 合計
sheet-place-of = 順位
sheet-place = { $place }
sheet-place-shared = { $place }（同点）
sheet-value = 1枚の点
sheet-ally = 同盟
sheet-ally-pays = { $species } { $product }
sheet-gain = 増減
sheet-score = 得点
sheet-floored = { $score }（0より下がらない）
sheet-rank = 順位

option-alliance = 同盟
option-alliance-help = 3〜4人用。2回目のパスをすると、4枚の同盟カードから1枚を取り、革命のときに獲得したカードとして数えます。
option-alliance-false = なし
option-alliance-true = 同盟カードあり
option-witnesses = 捨てられた証人
option-witnesses-help = 「同盟」と一緒に使います。証拠をあとで始末できるなら、その色を持っていないと嘘をついてもかまいません。
option-witnesses-false = 嘘はなし
option-witnesses-true = 嘘を認める

box-low = { $species }（−5〜4）
box-high = { $species }（5〜12）
box-allies = 同盟カード
box-one = 1枚
box-two = 2枚
box-fewer = 2・3人：1枚
box-three = 3・4人
box-four = 4人

lesson-title = 最初のディール
lesson-teaches = トリック、パス、そして荒野がカードの価値をどう変えるか。
lesson-goal = トリックに勝つとカードを獲得します。1枚が2点から−2点のどれになるかは、あとで荒野に捨てられたカードが決めます。
lesson-abandon = まず全員が1枚捨てます。荒野に大きい数字があるほど、その色の価値が上がります。ドリアードの8を捨てましょう。
lesson-prices = 相場の表は、見えている荒野のカードの合計です。1位はハーピーの12。ドリアードは2位で、1枚1点です。
lesson-lead = あなたからです。ドリアードの7をプレイ。ドリアードを持っている人は、必ずドリアードを出します。
lesson-highest = 全部同じ色なので、いちばん大きいカードの勝ち。ドリアード3枚を獲得し、次もあなたからです。
lesson-harpy = 今度はハーピーの4を出してみましょう。
lesson-twist = びっくりしましたか？ 色が混ざると、最初の色は勝てません。マーフォークの1がハーピー2枚に勝ちました。
lesson-disc = ディスクが、この人にハーピーがないことを示しています。次もハーピーを出せば、小さいカードで取られるかもしれません。
lesson-void = ゴーストが出ましたが、あなたは持っていません。別の色を出せばゴーストには必ず勝てます。ドリアードの1で十分でしょう。
lesson-pass = 1ディールに2回、カードを伏せて荒野に送るのがパスです。ハーピーを獲得したのはほかの人。ハーピーの−5をパスしましょう。
lesson-desert = 特殊カードの−5・10・12は、荒野で表になります。ほかのカードは最後まで伏せたままです。
lesson-value = ハーピーの順位が落ちました。ドリアードは1枚2点。あなたは4枚も持っています！
lesson-duty = パスを忘れずに。1ディールはプレイ9回とパス2回です。後回しにすると、最後の手札を良くても悪くてもパスすることになります。
lesson-raise = 自分の色を上げましょう。ドリアードの12をパス。特殊カードなので、ドリアードが20で1位だと全員にわかります。
lesson-take = ドリアードが出ましたが、もう持っていません。別の色ならドリアードに勝てます。マーフォークの2で6を取りましょう。
lesson-away = マーフォークは最下位で1枚−2点。余計に取らないように。ハーピーの2を出せば、ほかの人が取るかもしれません。
lesson-rival = ゴーストの12がパスされ、ゴーストは18で2位。わかっていることは、いつも相場の表に出ています。
lesson-ghosts = ゴーストは1枚1点。手札にゴーストはなく、あなたが最後なので、マーフォークの3で必ず2枚とも取れます。
lesson-hot = マーフォークの6を出しましょう。持っていない人が別の色を出すと、その人が取ることになります。
lesson-forced = パスはもうなく、手札はマーフォークだけ。それでもドリアードの4がついてきます。7を出しましょう。
lesson-last = 最後のトリックです。マーフォークの12を出して、荒野の反乱を見届けましょう！
lesson-hidden = 伏せてあったハーピー2枚で、ハーピーが14対13でゴーストを抜きました。伏せたカードがすべてをひっくり返すことがあります。
lesson-paid = 全員10点から始めました。ドリアード7枚で14点、マーフォーク4枚で−8点。あなたは16点で首位です。
lesson-revolt = 手札がなくなると、荒野がすべて開きます。獲得したカードは1枚につき、合計1位の色が2点、2位が1点、3位が0点、最下位は−1点か−2点です。
lesson-end = あと2ディール。スタートプレイヤーを決めるのは得点が最も低い人、勝つのは最も高い人です。どの色を上げ、どの色を落とすか、あなたの腕しだいです！

lesson-2-title = 革命と相場のすべて
lesson-2-teaches = 4人で1ディール。同じ合計、伏せたカード、1枚−2点の色まで見届けます。
lesson-2-goal = 革命で起こることを、ひととおり見るディールです。相場の表に気をつけましょう。わかっている荒野のカードの合計が出ています。
lesson-2-abandon = 今度は4人です。ハーピーは少ししかありませんが、高くしたい人がほかにもいるかもしれません。ハーピーの8を捨てましょう。
lesson-2-prices = 3人がハーピーを捨て、8+10+12で30。もう追いつけないので、ハーピーは1枚2点です。ハーピーを取りましょう！
lesson-2-lead = 半端なゴーストの7を出しましょう。1色なら最大のカードしか勝てず、10がまだ残っています。
lesson-2-win = ドリアードが出ました。12を出しましょう。ドリアードのない人が別の色を出さなければ勝ちです。
lesson-2-special = −5が2枚パスされ、特殊カードなのですぐ表になりました。ドリアードとマーフォークは0を割っています。
lesson-2-rid = ハーピーの−5を出しましょう。1色では勝てませんが、だれがハーピーをほしがっているかわかります。
lesson-2-follow = マーフォークが出たので、従います。4なら、損になりそうなカードを取らずにすみます。
lesson-2-ruin = 最初のトリックのゴースト4枚は、ほかの人のもの。ゴーストの−5をパスして、もっと下げましょう。
lesson-2-ghosts = ゴーストは−5まで下がり、ドリアードと並びました。最下位の色は、合計が0以下なら1枚−2点です。
lesson-2-low = またハーピーです。1しかありませんが、従います。
lesson-2-dryads = ドリアードが出ました。全員が従えば、8で4枚取れます。何点になるかは、まだわかりません。
lesson-2-hide = リードでパスしてもかまいません。マーフォークの1を伏せましょう。少しだけ上げたことは、だれにも知られません。
lesson-2-equal = ハーピーが出ましたが、持っていません。ゴーストの3ならハーピーに必ず勝てます。もし別の3が出ても、先に出したほうの勝ちです。
lesson-2-throw = ゴーストの4を出しましょう。ゴーストがなくて別の色を出した人が、引き取ることになります。
lesson-2-final = 最後のトリック。マーフォークはもうありません。ゴーストの6を手放しましょう。
lesson-2-sums = 荒野の合計は、ハーピー30、マーフォーク−2、ドリアード−2、ゴースト−7。ハーピーは1枚2点です。
lesson-2-third = マーフォークとドリアードは2位で並び、そろって低いほうの3位、0点です。マイナスになるのは最下位の色だけです。
lesson-2-lowest = ゴーストは最下位で、0以下なので1枚−2点。合計が0より上なら−1点ですみました。
lesson-2-paid = ハーピー2枚×2点、ゴースト1枚×−2点、ドリアード6枚とマーフォーク1枚は0点。+2点で、10点から12点です。
lesson-2-floor = 得点は0より下がりません。最下位になったこの人が、次のディールのスタートプレイヤーを決めます。
lesson-2-end = ドリアード6枚が0点とは惜しい。荒野にドリアードの1が1枚あるだけで、2位になれたのです。では、続きをどうぞ！
