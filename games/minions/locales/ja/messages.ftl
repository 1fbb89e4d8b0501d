game-title = 使い魔のレシピ
game-tagline = エレメントとポットをドラフトし、だれよりも早く、だれよりも強い使い魔を錬成しよう。

player-one = { $player }
player-none = だれも
named = { $name }

card-water = 水{ $symbols }
card-tree = 木{ $symbols }
card-stone = 石{ $symbols }
card-amber = 琥珀
card-pot = ポット{ $number }
card-none = カードなし
cards-water = 水{ $symbols }（{ $count }枚）
cards-tree = 木{ $symbols }（{ $count }枚）
cards-stone = 石{ $symbols }（{ $count }枚）
cards-amber = 琥珀{ $count }枚
list-more = { $all }、{ $one }
list-last = { $all }、{ $one }

recipe-rw1 = 水たまりイモリ
recipe-rw2 = あわインプ
recipe-rw3 = 小川カワウソ
recipe-rw4 = 霧サギ
recipe-rw5 = 雨の精
recipe-rw6 = 岩礁ガニ
recipe-rw7 = 川の竜
recipe-rw8 = やかんゴイ
recipe-rw9 = 井戸カッパ
recipe-rw10 = 潮の群れ
recipe-rt1 = どんぐりネズミ
recipe-rt2 = 苔ウサギ
recipe-rt3 = いばらイノシシ
recipe-rt4 = 樹皮フクロウ
recipe-rt5 = 柳ギツネ
recipe-rt6 = 竹グマ
recipe-rt7 = 長老トレント
recipe-rt8 = 種ザル
recipe-rt9 = 樹液蛾
recipe-rt10 = きのこの輪
recipe-rs1 = 小石ガエル
recipe-rs2 = 石切り場の犬
recipe-rs3 = 砂利ヤモリ
recipe-rs4 = 石板タカ
recipe-rs5 = 鉄ガメ
recipe-rs6 = 崖オーガ
recipe-rs7 = 花崗岩ゴーレム
recipe-rs8 = がれきモグラ
recipe-rs9 = ちょうちんカタツムリ
recipe-rs10 = 積み石の群れ
recipe-rl = 賢者の獣

terrain-lake = 湖
terrain-grove = 林
terrain-crag = 岩山
terrain-bloom = 花ざかり
terrain-waste = 荒れ地
symbol-water = 水
symbol-tree = 木
symbol-stone = 石

ability-pot0 = 琥珀1枚をポット0にする
ability-amber4 = 琥珀1枚を無属性のエレメント4つにする
ability-pot4 = ポット1枚を無属性のエレメント4つにする
ability-water3 = 水のカード1枚を水のエレメント3つにする
ability-tree3 = 木のカード1枚を木のエレメント3つにする
ability-stone3 = 石のカード1枚を石のエレメント3つにする

rule-element = { $value }として払えます。同じ属性のレシピになら{ $double }です。
rule-element-terrain = { $terrain }では{ $symbols }ではなく{ $value }として払えます。同じ属性のレシピになら{ $double }です。
rule-amber = 1として払えます。ゲーム終了時に{ $points }点になります。
rule-pot = 使い魔の錬成に必要です。同じターンに降りた人どうしでは、数の大きいポットが先です。
rule-pot-zero = この錬成のために琥珀から作ったポットです。ほかのどのポットよりもあとになります。
rule-recipe = コスト{ $cost }、{ $points }点。
rule-ability = コスト{ $cost }、{ $points }点。次のラウンドから、ラウンドに1回、錬成するときに使えます：{ $ability }。
rule-scaled = コスト{ $cost }。ゲーム終了時、これを含めて{ $symbol }の使い魔が1・2・3・4・5体なら、{ $one }・{ $two }・{ $three }・{ $four }・{ $five }点です。
rule-legend = コスト{ $cost }、{ $points }点。属性がないので、どのエレメントも2倍になりません。錬成されたら、そのラウンドでゲームが終わります。
round-name = 第{ $round }ラウンド
rule-round-left = このラウンドで最初に錬成した人に{ $points }点。手札は左へ回します。
rule-round-right = このラウンドで最初に錬成した人に{ $points }点。手札は右へ回します。
rule-round-terrain = { $rule }{ $terrain }：{ $changes }。

zone-middle = 中央
zone-pile = 山札
zone-recipes = レシピ
zone-removed = 除外
zone-hand = { $player }の手札
zone-drafted = { $player }が取ったカード
zone-hand-own = 手札
zone-hand-dropped = ドラフトから降りました
zone-drafted-own = 取ったカード（自分だけに見えます）
zone-spent-own = 払ったカード
zone-spent = { $player }が払ったカード
zone-minions = { $player }の使い魔
zone-passed = ターン{ $turn }に{ $player }へ回した手札
zone-hearth = かまど
box-elements = エレメント
box-pots = ポット
box-water = 水のレシピ
box-tree = 木のレシピ
box-stone = 石のレシピ
box-legend = 伝説のレシピ
box-rounds = ラウンドカード
box-terrains = 地形カード
box-counts = { $three } / { $four } / { $five } / { $six }
box-from = { $players }+
rule-terrain = このラウンドのエレメントの値を変えます：{ $changes }。

flag-round = ラウンド{ $round }/{ $rounds }
flag-last-round = 最終ラウンド
flag-draft = ドラフト{ $turn }/{ $turns }

status-drafts = ドラフト中
status-chooses = 検討中
status-decided = 決定ずみ
status-dropped = 降りた
status-reveals = ポットは？
status-creates = 錬成中
status-queued = { $place }番目に錬成
status-keeps = 選択中
status-kept = { $count ->
    [0] 残しません
   *[other] { $count }枚残します
}
status-drafted = 取りました
status-passed = 回しました
status-next = 次に錬成

prompt-wait = { $players }を待っています。
prompt-draft = 1枚取ってください。ほかの人には見えません。
prompt-choose = 手札を回しますか、降りて錬成しますか？
prompt-must-drop = 手札が残り1枚なので、降りることになります。
prompt-reveal = ポットを公開しますか？
prompt-create = レシピを選んでください。
prompt-pay = { $recipe }：コスト{ $cost }のうち{ $paid }まで払いました。
prompt-keep = あと{ $count }枚まで残せます。
tip-draft-pot = { $count ->
    [0] { $card }を取りましょう。これが最後の1枚で、ポットがないとこのラウンドは錬成できません。
    [1] { $card }を取りましょう。ポットがないと錬成できず、取る機会はあと1回しかありません。
   *[other] { $card }を取りましょう。ポットがないと錬成できません。次の手札にあるとは限りません。
}
tip-draft-reach = { $card }を取れば、{ $recipes }に届きます。
tip-draft-symbol = { $symbol }のレシピが{ $count }枚あります。{ $card }はどれにも2倍で払えるので、あとで選ぶ余地が残ります。
tip-last-ambers = 最後のラウンドです。何も錬成できなくても、自分の前の琥珀は1枚{ $points }点になります。
tip-drop-first = { $recipe }に届きました。最初に錬成すればさらに{ $points }点。待つと、どちらも取られるかもしれません。
tip-create-ability = { $recipe }は最高点ではありませんが、能力が{ $rounds ->
    [1] 最後のラウンドで役に立ちます。
   *[other] 残り{ $rounds }ラウンドで毎回使えます。
}
tip-collector = { $rounds ->
    [1] { $recipe }は、次のラウンドで{ $symbol }の使い魔を錬成すれば、さらに点が増えます。
   *[other] { $recipe }は、残り{ $rounds }ラウンドで{ $symbol }の使い魔を錬成するたびに点が増えます。
}
tip-ability = { $instead ->
    [0] { $card }に能力を使いましょう。そのままでは払えませんが、{ $value }になります。
   *[other] { $card }に能力を使いましょう。{ $instead }ではなく{ $value }として払えます。
}
tip-keep-pot = ポットを残しておけば、次のラウンドはエレメントがそろいしだい降りられます。
tip-keep-amber = 次が最後のラウンドです。終わりまで持っていれば、琥珀は1枚{ $points }点になります。


warning-drop-no-pot = ポットがないので、このラウンドは何も錬成できません。
warning-drop-short = 手持ちではどのレシピのコストにも届きません。
warning-reveal-short = どのレシピのコストにも届かないので、このポットは失われます。
warning-reveal-none = ポットを公開すれば使い魔を錬成できます。
warning-create-none = 錬成できる使い魔がいます。何も錬成しないとポットは失われます。
warning-done = まだカードを残せます。

reason-pot = ポットがなければこのラウンドは何も錬成できません。{ $left ->
    [0] これが最後のドラフトです。
   *[other] 手に入る機会はあと{ $left }回です。
}
reason-reach = { $card }なら{ $recipes }に届き、{ $other }では届きません。
reason-nearer = { $recipe }（{ $points }点）まで、{ $card }なら{ $missing ->
    [0] 届き
   *[other] あと{ $missing }
}、{ $other }ならあと{ $lacking }です。
reason-drop = いま{ $recipe }を錬成すれば、最後までにおよそ{ $points }点です。{ $first ->
    [0] {""}
   *[other] このラウンド最初の使い魔なら、さらに{ $first }点です。
}
reason-wait = まだどのレシピにも届きません。
reason-wait-pot = ポットがないので、まだ何も錬成できません。
reason-wait-more = あと{ $missing }で{ $recipe }に届き、およそ{ $now }点でなく{ $points }点になります。
reason-create = 何も錬成しないとポットは失われます。
reason-scores = 最後までに{ $recipe }はおよそ{ $points }点、{ $other }は{ $less }点になりそうです。
reason-cheaper = { $recipe }のコストは{ $cost }、{ $other }は{ $more }です。使わないカードは残せます。
reason-high-pot = ほかの人も錬成します。ポットの大きい人から順に選べます。
reason-low-pot = いま錬成するのは1人なので{ $pot }で足り、{ $other }は残せます。
reason-keep-pot = ポットを残しておけば、次のラウンドはすぐに錬成できます。
reason-amber = ゲームの終わりに持っている琥珀は1枚{ $points }点です。
reason-together = { $card }は、もう残した{ $symbol }とそろいます。
reason-larger = 次のラウンドでは{ $card }のほうが{ $other }より多く払えます。

deed-create = { $player }が{ $recipe }を錬成する
deed-drop = { $player }が降りる

choice-draft = { $card }を取る
choice-pass = { $player }に{ $count }枚回す
choice-reveal = { $pot }を公開する
choice-reveal-zero = 琥珀を捨ててポット0を公開する
choice-create = { $recipe }を錬成する（コスト{ $cost }）
choice-use = { $card }で払う：{ $sum }
choice-boil = { $card }に能力を使う（{ $ability }）：{ $sum }
choice-keep = { $card }を残す
choice-pass-alone = 手札を回す
choice-drop-one = 降りる：{ $recipe }に届く
choice-drop-many = 降りる：レシピ{ $count }枚に届く
choice-drop-nothing = 降りる：何も錬成できない
button-reveal-none = ポットを公開しない
button-create-none = 何も錬成せず、ポットを失う
button-done = { $count ->
    [0] 何も残さない
   *[other] この{ $count }枚だけ残す
}

refused-now-draft = 先にカードを1枚取ってください。
refused-now-choose = 先に、回すか降りるかを決めてください。
refused-now-reveal = 先に、ポットを公開するかどうかを決めてください。
refused-now-create = 先に、レシピを選ぶか、何も錬成しないと決めてください。
refused-now-pay = 先にレシピの支払いを済ませてください。
refused-now-keep = 先に、次のラウンドに残すカードを選んでください。
refused-hand = { $card }は手札にありません。
refused-drafted = { $card }は取ったカードの中にありません。
refused-last-card = 手札が残り1枚なら、降りなければなりません。
refused-reach = { $recipe }は錬成できません。コスト{ $cost }に対して、手持ちでは{ $reach }までです。
refused-created = { $recipe }はもう{ $player }が錬成しました。
refused-area = { $recipe }はこのラウンドのレシピにありません。
refused-short = { $card }で払うと、コストに届かなくなります。
refused-ability = この能力を使える使い魔がまだいません：{ $ability }。
refused-used = この能力はこのラウンドではもう使いました：{ $ability }。
refused-own-pot = { $card }は錬成に使うポットなので、能力には使えません。

event-round-left = 第{ $round }ラウンド開始。手札は左へ。最初に錬成した人に{ $points }点。
event-round-right = 第{ $round }ラウンド開始。手札は右へ。最初に錬成した人に{ $points }点。
event-round-left-terrain = 第{ $round }ラウンド開始。地形は{ $terrain }（{ $changes }）。手札は左へ。最初に錬成した人に{ $points }点。
event-round-right-terrain = 第{ $round }ラウンド開始。地形は{ $terrain }（{ $changes }）。手札は右へ。最初に錬成した人に{ $points }点。
event-legend-returned = 伝説のレシピが第1ラウンドに出たので、別のレシピと入れ替え、山に戻してシャッフルしました。
event-drafted = { $player }がカードを取りました。
event-drafted-own = { $player }が{ $card }を取りました。
event-chose = { $player }が決めました。
event-chose-pass = { $player }は手札を回すことにしました。
event-chose-drop = { $player }は降りることにしました。
event-passed = { $player }が{ $to }に{ $count }枚回しました。
event-passed-seen = { $player }が{ $to }に{ $cards }を回しました。
event-dropped = { $player }が降り、手札{ $count }枚を中央に置きました。
event-dropped-own = { $player }が降り、{ $cards }を中央に置きました。
event-dropped-forced = 回す相手がいないので、{ $player }も降り、{ $cards }を中央に置きました。
event-chose-pot = { $player }は{ $pot }を公開することにしました。
event-chose-no-pot = { $player }はポットを公開しないことにしました。
event-revealed = { $player }が{ $pot }を公開しました。
event-revealed-zero = { $player }が琥珀を捨ててポット0を公開しました。
event-revealed-none = { $player }はポットを公開しませんでした。
event-creates = { $player }が{ $recipe }の錬成を始めました（コスト{ $cost }）。
event-creates-nothing = { $player }は何も錬成せず、ポットを失いました。
event-used = { $player }が{ $card }で払いました：{ $sum }。コスト{ $cost }のうち{ $paid }になりました。
event-boiled = { $player }が{ $card }に能力を使いました（{ $ability }）：{ $sum }。コスト{ $cost }のうち{ $paid }になりました。
event-created = { $player }が{ $recipe }を錬成しました！
event-round-card = { $player }が第{ $round }ラウンドで最初に錬成し、ラウンドカード（{ $points }点）を得ました。
event-legend = { $player }が伝説のレシピを錬成しました。このラウンドでゲームが終わります。
event-round-over = 第{ $round }ラウンド終了。各自3枚までカードを残します。
event-round-over-unwon = 第{ $round }ラウンド終了。だれも錬成しなかったので、ラウンドカードはなくなります。各自3枚までカードを残します。
event-last-round-over = 最後の第{ $round }ラウンドが終わりました。
event-last-round-over-unwon = 最後の第{ $round }ラウンドが終わりました。だれも錬成しなかったので、ラウンドカードはなくなります。
event-kept = { $player }がカードを1枚残しました。
event-kept-own = { $player }が{ $card }を残しました。
event-finished-keeping = { $count ->
    [0] { $player }は何も持ち越しません。
   *[other] { $player }は{ $count }枚を次のラウンドに持ち越します。
}
event-turned-up = { $player }が{ $cards }を表にしました。{ $points ->
    [0] 琥珀の得点はありません。
   *[other] 琥珀で{ $points }点です。
}
event-turned-up-none = { $player }の前にカードは残っていません。

sheet-title = 最終得点
sheet-player = プレイヤー
sheet-minions = 使い魔
sheet-scaled = 群れの使い魔
sheet-rounds = ラウンドカード
sheet-ambers = 琥珀
sheet-score = 得点
sheet-rank = 順位
sheet-round = 第{ $round }ラウンドの結果
sheet-created = 錬成した使い魔
sheet-round-card = ラウンドカード
sheet-nothing = なし
sheet-item = { $name }（{ $points }）
sheet-plus = { $all } + { $one }
sheet-sum = { $all } = { $total }


change-water = 水{ $change }
change-tree = 木{ $change }
change-stone = 石{ $change }
change-none = 変化なし

slot-created = { $recipe }：{ $player }が錬成しました
slot-lay-here = ここに置く
slot-next = 次の1枚

slip-you-pay = 手持ちで{ $reach }
slip-reach = { $reach }/{ $cost }
slip-enough = 足りる
slip-no-pot = ポットなし
slip-short = あと{ $missing }
slip-paid = 支払い{ $paid }
slip-of = コスト{ $cost }
slip-cost = コスト{ $cost }
slip-free = 空き
slip-left = 残り

preview-slip = 取ると{ $reach }：{ $lacks }
preview-paid = 合計{ $paid }

bill-total = 手持ちの合計
bill-printed = { $pips }
bill-boiled = { $pips }に変化
bill-more = { $printed } + { $change }（{ $terrain }）
bill-less = { $printed } − { $change }（{ $terrain }）
bill-doubled = { $counts }、2倍
now-enough = 錬成できます。
now-short = あと{ $missing }足りません。
now-no-pot = 払えますが、ポットがありません。
now-brings = 取れば届くレシピ：{ $recipes }。

tag-first = 先：{ $player }
tag-then = 次：{ $player }
tag-kept = 残す

fire-nobody = まだだれも錬成していません。
fire-out = 火は消えました。
fire-unwon = ラウンドカードはだれも取りませんでした。
fire-prize = 最初の錬成に{ $points }点
fire-won = ラウンドカードは{ $player }が獲得
fire-pots = ポットを選んでいます。
fire-created = { $player }が使い魔を錬成しました！
fire-chooses = { $player }がレシピを選びます。
fire-brews = { $recipe }：{ $paid }/{ $cost }

note-passed = { $player }に{ $count }枚回しました
note-holds = 手札{ $hand }枚、持ち越し{ $kept }枚
note-no-pot = ポットなし

token-drafted = 取ったカード{ $count }枚

board-rounds = ラウンド
board-pots = ポット一覧
board-pots-column = ポット
board-pots-row = ポット

station-nobody = なし

pot-yours = 自分
pot-in-hand = 手札
pot-dropped = 中央
pot-passed = { $player }へ
pot-shown = 公開
pot-unseen = 不明

race-no-pot = ポットがありません
race-zero = 琥珀のポット0だけ
race-highest = 自分のポットが最大
race-one = 上はポット{ $pot }だけ
race-many = 上に{ $count }枚

cue-round-left = 第{ $round }ラウンド。手札は左へ。最初に錬成した人に{ $points }点。
cue-round-right = 第{ $round }ラウンド。手札は右へ。最初に錬成した人に{ $points }点。
cue-terrain = { $terrain }：{ $changes }。
cue-dropped = { $count ->
   *[other] { $players }が降りました。
}
cue-thrown = 手札{ $count }枚を伏せて中央に置きました。
cue-passed-left = 手札は左へ回ります。
cue-passed-right = 手札は右へ回ります。
cue-no-pots = だれもポットを公開しません。
cue-pots = { $player }が{ $pot }で最初に錬成します。
cue-order = 順番：{ $players }。
cue-nothing = { $player }は何も錬成せず、ポットを失いました。
cue-next = 次は{ $player }。
cue-none-next = このターンに錬成する人はもういません。
cue-paid = { $recipe }：コスト{ $cost }のうち{ $paid }。
cue-created = { $player }が{ $recipe }を錬成しました。{ $points }点。
cue-first = このラウンド最初の使い魔。{ $player }に{ $points }点。
cue-turned-up = { $points ->
    [0] { $player }：琥珀なし。
   *[other] { $player }：琥珀で{ $points }点。
}
cue-turned-cards = { $cards }。合計{ $score }点。

count-of = { $paid }/{ $cost }
count-done = { $recipe }！
count-boiled = 能力
count-terrain = { $terrain }：{ $from }が{ $to }に
count-doubled = 属性が合うので2倍
count-both = { $terrain }、さらに2倍

option-terrain = 地形
option-terrain-help = ラウンドごとに地形カードが1枚加わり、エレメントの値が1上がったり下がったりします。伝説のレシピも入ります。
option-terrain-false = なし
option-terrain-true = 地形カードあり

lesson-title = はじめての錬成
lesson-teaches = カードを選んで回し、コストを払い、だれよりも先に使い魔を錬成します。
lesson-goal = 使い魔を錬成しましょう。ポット1枚と、コスト分のエレメントが必要です。ねらいは小川カワウソ。コスト8で5点です。
lesson-pot = 1枚取って、自分の前に伏せて置きます。ポットがないと何も錬成できず、数の大きいポットが先です。ポット8を取りましょう。
lesson-pass = 次に全員がこっそり、回すか降りるかを決めます。ポットに入れるものがまだないので、回しましょう。このラウンドは左へ、次のラウンドは右へ回します。
lesson-water = 右の人から手札が来ました。水のレシピには水が2倍になります。4になる水2を取りましょう。
lesson-again = まだ8のうち4です。いま降りても何も錬成できません。もう一度回しましょう。
lesson-first = この人は早く降りて、最初に錬成しました。ラウンドカードもこの人のものです。払えるなら、早いほうが得です。
lesson-second = また水2です。運がいいですね。取れば4が2枚で8になります。
lesson-drop = これで足ります。カワウソを取られる前に降りましょう。もう1枚取ると手札は残り1枚になり、どのみち降りなければなりません。
lesson-reveal = 降りた人は同時にポットを公開します。公開しなければポットは手元に残りますが、このラウンドは錬成できません。ポット8を出しましょう。
lesson-create = ポット5の人もカワウソをねらっていましたが、数の大きいあなたが先です。錬成しましょう！
lesson-pay = エレメントを1枚ずつ払います。水2はここでは4になります。
lesson-rest = あと4です。コストに届いた瞬間に使い魔はあなたのもの。払いすぎた分は戻りません。
lesson-late = もう1人は間に合わず、ポットまで失いました。当てにしていたレシピを先に取られる。これがいちばんの落とし穴です。
lesson-keep = ラウンドの終わりに、使わなかったカードを3枚まで残せます。5ラウンドのあと、使い魔とラウンドカードと琥珀の点を合計します。
lesson-end = 小川カワウソがお礼を言っています。新しいラウンドが始まりました。次は何を錬成しますか？
lesson-2-title = 役に立つ使い魔
lesson-2-teaches = 能力、琥珀、群れの使い魔。最初の1体がどれほど大切かを学びます。
lesson-2-goal = やかんゴイは3点ですが、毎ラウンド、水のカード1枚を水のエレメント3つにできます。早く錬成するほど得です。
lesson-2-pot = まずはポットから。ポット8を取りましょう。
lesson-2-pass = やかんゴイのコストは7。回して、水を探しましょう。
lesson-2-water = 水3です！ 水のレシピには6になります。取りましょう。
lesson-2-again = 7のうち6。あと1足りません。もう一度回しましょう。
lesson-2-amber = 琥珀はどのレシピにも1として払えます。ちょうど足りない1です。取りましょう。
lesson-2-drop = 6と1で7になりました。降りましょう。
lesson-2-reveal = ポットを公開しましょう。
lesson-2-carp = 3人の中でポット8がいちばん大きいので、あなたが先です。やかんゴイを錬成しましょう。
lesson-2-pay = まず水3で6を払います。
lesson-2-pay-amber = 残りの1は琥珀で払います。
lesson-2-ability = 第2ラウンドです。やかんゴイの能力が使えるようになりました。ラウンドに1回、錬成するときに、使いたければ使えます。
lesson-2-collector = 潮の群れは、水の使い魔が1〜5体で1・3・5・7・9点。もう1体いるので、錬成すれば3点、あとで増えることもあります。
lesson-2-high = コストは8。ラウンドの終わりにはみんなが同時に降りるので、大きいポットがものを言います。ポット10を取りましょう。
lesson-2-right = このラウンドは右へ回します。いまの手札に琥珀があることを覚えておきましょう。
lesson-2-small = 水1は2にしかなりませんが、やかんゴイの能力を使えば6になります。取りましょう。
lesson-2-more = 8のうち6。もう一度回しましょう。
lesson-2-twin = もう1枚の水1で、足りない2が払えます。やかんゴイがいなければ、2枚で4にしかなりません。取りましょう。
lesson-2-wait = まだだれも降りていませんし、いちばん大きいポットはあなたのもの。もう1枚待つ余裕があります。回しましょう。
lesson-2-back = 最初に回した手札が一周して戻ってきました。琥珀もまだあります。取りましょう。
lesson-2-must = 手札が残り1枚なので、必ず降ります。ほかの人も同じです。
lesson-2-ten = 3人同時です。ポット10を公開しましょう。
lesson-2-shoal = また最初なので、だれにも取られません。潮の群れを錬成しましょう。
lesson-2-boil = いよいよ能力です。水1を選んで能力を使うと、水のエレメント3つになり、6として払えます。
lesson-2-rest = もう1枚の水1は、そのまま2として払います。これで8です。
lesson-2-keep = 琥珀は使わずにすみました。ゲーム終了時に自分の前にあれば1枚1点、3枚までです。残しておきましょう。
lesson-2-score = やかんゴイ3点、潮の群れ3点、ラウンドカード2枚。水の使い魔が増えるたびに、潮の群れはさらに2点増えます。
lesson-2-end = あと3ラウンド。水を集め、できればポットを残し、最後は琥珀の数にも気をつけましょう！
