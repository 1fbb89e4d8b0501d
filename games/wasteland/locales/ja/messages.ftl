game-title = 荒野の反乱
game-tagline = トリックを取り、残りは荒野へ。捨てられた者たちの反乱で笑うのはだれか。

species-ghost = ゴースト
species-dryad = ドリアード
species-harpy = ハーピー
species-merfolk = マーフォーク
card = { $species }の{ $value }
ally-card = { $species }との同盟

rule-ordinary = パスすると、革命まで伏せたままです。
rule-ordinary-icons = パスすると、革命まで伏せたままです。アイコン{ $icons }個。
rule-special = 特殊カード。パスすると、トリックの終わりに表になります。
rule-special-icons = 特殊カード。パスすると、トリックの終わりに表になります。アイコン{ $icons }個。
rule-promised = { $species }は持っていないと宣言しました。このカードは必ずパスし、プレイはできません。
rule-ally = 獲得した{ $species }3枚分。持ち主の荒野にある{ $species }のアイコン1個につき1枚減ります。

token-plays = プレイ残り{ $count }回
token-passes = パス残り{ $count }回
token-start = スタートプレイヤー
token-disc = { $species }なし
token-price = { $species }: 合計{ $sum }、1枚{ $value }点

status-sealed = 選択済み
status-winning = このままなら勝ち

flag-deal = 第{ $round }ディール(全{ $deals })
flag-alliance = 同盟
flag-witnesses = 捨てられた証人

zone-trick = { $trick ->
    [0] トリック
   *[other] 第{ $trick }トリック
}
zone-allies = 同盟カード
zone-spare = 余りの荒野
zone-prices = 価値の見込み
zone-last = 前のトリック
zone-desert = { $player }の荒野
zone-ally = { $player }の同盟
zone-scored = { $player }が獲得した{ $species }
zone-hand = { $player }の手札

trick-led = リードは{ $species }。このままなら{ $player }が{ $card }で勝ち
trick-mixed = 色が混ざり、{ $species }はもう勝てません。このままなら{ $player }が{ $card }で勝ち
prices-note = { $known ->
    [0] 荒野のカードはまだ1枚もわかっていません
   *[other] わかっている荒野のカード{ $known }枚から計算
}
last-won = { $player }が獲得
last-nobody = だれもプレイせず
promise-note = 必ずパスするカード: { $cards }

prompt-start = 得点が最も低いので、このディールのスタートプレイヤーを指名してください。
prompt-abandon = 手札から1枚選び、自分の荒野に捨ててください。
prompt-lead = 好きなカードをプレイしてトリックの色を決めるか、パスしてください。
prompt-must-lead = パスはもう残っていません。好きなカードをプレイしてください。
prompt-follow = リードは{ $species }です。同じ色を出すか、好きなカードをパスしてください。
prompt-must-follow = リードは{ $species }で、パスは残っていません。同じ色を出してください。
prompt-follow-or-lie = リードは{ $species }です。同じ色を出すか、パスするか、嘘をついて別の色を出せます。
prompt-any = { $species }は持っていません。約束していない好きなカードを出すか、パスしてください。
prompt-must-play-any = { $species }はなく、パスも残っていません。好きなカードを出してください。
prompt-must-pass = 残りの手札はすべてパスに使います。1枚パスしてください。
prompt-ally = 最後のパスをしました。同盟カードを1枚取ってください。

tip-left = このディールの残り: プレイ{ $plays }回、パス{ $passes }回。
tip-one-colour = 今は{ $species }の最も大きいカードが勝ちます。別の色が出れば、そちらが勝ちます。
tip-mixed = 2色以上が出ました。{ $species }はもうこのトリックに勝てません。
warning-lie = これは嘘です。{ $species }を持っています。{ $cards }はこのディール中に必ずパスし、プレイはできません。

choice-start = { $player }をスタートプレイヤーにする
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
refused-promised = その色は持っていないと宣言したので、{ $card }はパスしかできません。
refused-lie-many = リードは{ $species }です。手札の{ $species }が多すぎて、荒野に隠しきれません。
refused-lie-special = リードは{ $species }です。手札の{ $species }に特殊カードがあり、隠せません。
refused-lie-promised = リードは{ $species }です。前の約束があるので、これ以上は隠せません。
refused-no-pass = このディールのパスは使いきったので、プレイしなければなりません。
refused-pass-promised = 残りのパスは約束した{ $cards }に使わなければなりません。

event-dealt = 第{ $round }ディール。カードを配りました。スタートプレイヤーカードは{ $player }が持っています。
event-start = { $player }が{ $named }をスタートプレイヤーに指名しました。
event-sealed = { $player }が捨てるカードを選びました。
event-sealed-own = { $player }が捨てるカードに{ $card }を選びました。
event-abandoned = { $player }が{ $card }を荒野に捨てました。
event-played = { $player }が{ $card }をプレイしました。
event-disc = { $player }が{ $species }を持っていないと宣言しました。
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
event-desert = { $player }の荒野が反乱を起こします: { $cards }。
event-spare = 余りの荒野が反乱を起こします: { $cards }。
event-priced = { $species }: { $sum }、{ $place }位、1枚{ $value }点。
event-priced-shared = { $species }: { $sum }、同点で{ $place }位、1枚{ $value }点。
event-priced-ruined = { $species }: { $sum }、最下位で0以下、1枚{ $value }点。
event-ally-counted = { $icons ->
    [0] { $player }の荒野に{ $species }のアイコンはなく、同盟カードは{ $worth }枚分です。
   *[other] { $player }の荒野に{ $species }のアイコンがあり、同盟カードは{ $worth }枚分です。
}
event-gained = { $player }: { $sum } = { $points }点。{ $before } → { $after }。
event-gained-floor = { $player }: { $sum } = { $points }点。得点は0より下がらないので、{ $before } → { $after }。
event-deal-over = 第{ $round }ディール終了。

sheet-title = 第{ $round }ディールの革命
sheet-what = 内訳
sheet-desert = { $player }の荒野
sheet-spare = 余りの荒野
sheet-sum = 合計
sheet-place-of = 順位
sheet-place = { $place }
sheet-place-shared = { $place }(同点)
sheet-value = 1枚の点
sheet-ally = 同盟
sheet-gain = 増減
sheet-score = 得点
sheet-floored = { $score }(0より下がらない)
sheet-rank = 順位

option-alliance = 同盟
option-alliance-help = 3〜4人用。2回目のパスをすると、4枚の同盟カードから1枚を取り、革命のときに獲得したカードとして数えます。
option-alliance-false = なし
option-alliance-true = 同盟カードあり
option-witnesses = 捨てられた証人
option-witnesses-help = 「同盟」と一緒に使います。証拠をあとで始末できるなら、その色を持っていないと嘘をついてもかまいません。
option-witnesses-false = 嘘はなし
option-witnesses-true = 嘘を認める

lesson-goal = トリックに勝つとカードを獲得します。1枚が2点から−2点のどれになるかは、あとで荒野に捨てられたカードが決めます。
lesson-abandon = まず全員が1枚捨てます。荒野に大きい数字があるほど、その色の価値が上がります。ドリアードの8を捨てましょう。
lesson-prices = 価値の見込みは、見えている荒野のカードの合計です。1位はハーピーの12。ドリアードは2位で、1枚1点です。
lesson-lead = あなたからです。ドリアードの7をプレイ。ドリアードを持っている人は、必ずドリアードを出します。
lesson-highest = 全部同じ色なので、いちばん大きいカードの勝ち。ドリアード3枚を獲得し、次もあなたからです。
lesson-harpy = 今度はハーピーの4を出してみましょう。
lesson-twist = びっくりしましたか? 色が混ざると、最初の色は勝てません。マーフォークの1がハーピー2枚に勝ちました。
lesson-disc = ディスクが、この人にハーピーがないことを示しています。次もハーピーを出せば、小さいカードで取られるかもしれません。
lesson-void = ゴーストが出ましたが、あなたは持っていません。何を出しても勝てます。ドリアードの1で十分です。
lesson-pass = 1ディールに2回、カードを伏せて荒野に送るのがパスです。ハーピーを獲得したのはほかの人。ハーピーの−5をパスしましょう。
lesson-desert = 特殊カードの−5・10・12は、荒野で表になります。ほかのカードは最後まで伏せたままです。
lesson-value = ハーピーの順位が落ちました。ドリアードは1枚2点。あなたは4枚も持っています!
lesson-duty = パスを忘れずに。1ディールはプレイ9回とパス2回です。後回しにすると、最後の手札を良くても悪くてもパスすることになります。
lesson-revolt = 手札がなくなると荒野がすべて開き、獲得したカードを数えます。3ディールの合計がいちばん高い人の勝ちです。
lesson-end = このディールはいい形です。パスはあと1回。どの色を上げ、どの色を落とすか、ここからはあなたの腕しだいです!
