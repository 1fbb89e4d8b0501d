game-title = ミニオンのレシピ
game-tagline = 元素と壺をドラフトし、だれよりも早く、だれよりも強いミニオンを生み出そう。

player-one = { $player }
player-none = だれも
named = { $name }

card-water = 水{ $symbols }
card-tree = 木{ $symbols }
card-stone = 石{ $symbols }
card-amber = 琥珀
card-pot = 壺{ $number }
card-none = カードなし

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
recipe-rt9 = 樹液ガ
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

ability-pot0 = 琥珀1枚を壺0にする
ability-amber4 = 琥珀1枚を無印の元素4つにする
ability-pot4 = 壺1つを無印の元素4つにする
ability-water3 = 水のカード1枚を水3つにする
ability-tree3 = 木のカード1枚を木3つにする
ability-stone3 = 石のカード1枚を石3つにする

rule-element = { $value }として払えます。同じ印のレシピには{ $double }です。
rule-element-terrain = { $terrain }では{ $symbols }ではなく{ $value }として払えます。同じ印のレシピには{ $double }です。
rule-amber = 1として払えます。ゲーム終了時に{ $points }点になります。
rule-pot = ミニオンを生み出すのに必要です。同時に降りた人の中では、数の大きい壺が先です。
rule-pot-zero = このミニオンのために琥珀から作った壺です。ほかのどの壺よりも後になります。
rule-recipe = コスト{ $cost }、{ $points }点。
rule-ability = コスト{ $cost }、{ $points }点。次のラウンドから、ラウンドに1回、生み出すときに使えます: { $ability }。
rule-scaled = コスト{ $cost }。ゲーム終了時に同じ印のミニオンが多いほど高得点です。
rule-legend = コスト{ $cost }、{ $points }点。印がないので、どの元素も2倍になりません。生み出されたら、そのラウンドでゲームが終わります。
round-name = 第{ $round }ラウンド
round-short = ラウンド
rule-round-left = このラウンドで最初のミニオンに{ $points }点。手札は左へ回します。
rule-round-right = このラウンドで最初のミニオンに{ $points }点。手札は右へ回します。
rule-round-terrain = { $rule }{ $terrain }: { $changes }。

zone-middle = 捨て札
zone-pile = 山札
zone-recipes = レシピ
zone-removed = 除外
zone-hand = { $player }の手札
zone-drafted = { $player }が取ったカード
zone-hand-own = 手札
zone-hand-dropped = 降りました
zone-drafted-own = 取ったカード(自分だけに見えます)
zone-spent-own = 払ったカード
zone-spent = { $player }が払ったカード
zone-minions = { $player }のミニオン
zone-passed = ターン{ $turn }に{ $player }へ回した手札
zone-hearth = かまど

flag-round = 第{ $round }ラウンド(全{ $rounds }ラウンド)
flag-last-round = 最終ラウンド
flag-draft = ドラフト{ $turn }/{ $turns }

status-drafts = ドラフト中
status-chooses = 検討中
status-decided = 決定済み
status-dropped = 降りた
status-reveals = 壺?
status-creates = 生み出し中
status-queued = { $place }番目
status-keeps = 選択中
status-kept = { $count }枚残します
status-drafted = 取りました
status-passed = 回しました
status-next = 次に生み出す

prompt-wait = { $players }を待っています。
prompt-draft = 1枚取ってください。ほかの人には見えません。
prompt-choose = 手札を回しますか? 降りて生み出しますか?
prompt-must-drop = 手札が残り1枚なので、降ります。
prompt-reveal = 壺を公開しますか?
prompt-create = レシピを選んでください。
prompt-pay = { $recipe }: { $cost }のうち{ $paid }を支払い済み。
prompt-keep = あと{ $count }枚まで残せます。

tip-no-pot = 壺がありません。壺がないと何も生み出せません。
tip-could-create = 届くレシピ: { $recipes }。
tip-could-not = 壺はありますが、まだどのレシピにも届きません。
tip-drafts-left = { $count ->
    [0] このラウンドのドラフトはこれで最後です。
   *[other] このラウンドでは、あと{ $count }回ドラフトできます。
}
tip-round-free = ラウンドカード({ $points }点)はまだ残っています。最初のミニオンが得ます。
tip-round-won = ラウンドカード({ $points }点)はもう取られました。
tip-order = 数の大きい壺が先です: { $players }。
tip-ambers = ゲーム終了時、自分の前の琥珀は1枚{ $points }点です({ $most }枚まで)。
tip-carry-nothing = まだ何も残していません。
tip-carry-pot = 持ち越せるカード: { $cards }。壺があります。
tip-carry-no-pot = 持ち越せるカード: { $cards }。壺はありません。
tip-first-draft = 壺がないと何も生み出せません。数の大きい壺が先です。
tip-pay = カードにふれて払います。

warning-drop-no-pot = 壺がないので、このラウンドは何も生み出せません。
warning-drop-short = どのレシピにも届きません。
warning-reveal-short = どのレシピにも届かないので、この壺は失われます。
warning-reveal-none = 壺を公開すればミニオンを生み出せます。
warning-create-none = ミニオンを生み出せます。何も生み出さないと壺は失われます。
warning-done = まだカードを残せます。

choice-draft = { $card }を取る
choice-pass = { $player }に{ $count }枚回す
choice-reveal = { $pot }を公開する
choice-reveal-zero = 琥珀を捨てて壺0を公開する
choice-create = { $recipe }を生み出す(コスト{ $cost })
choice-use = { $card }で払う: { $sum }
choice-boil = { $card }を煮る({ $ability }): { $sum }
choice-keep = { $card }を残す
choice-pass-alone = 手札を回す
choice-drop-one = 降りる: { $recipe }に届く
choice-drop-many = 降りる: レシピ{ $count }つに届く
choice-drop-nothing = 降りる: 何も生み出せない
button-reveal-none = 壺を公開しない
button-create-none = 何も生み出さず壺を失う
button-done = { $count ->
    [0] 何も残さない
   *[other] この{ $count }枚だけ残す
}

refused-now-draft = 今はカードを取るときです。
refused-now-choose = 今は手札を回すか降りるかを決めるときです。
refused-now-reveal = 今は壺を公開するかどうかを決めるときです。
refused-now-create = 今はレシピを選ぶときです。
refused-now-pay = 先にレシピの支払いを済ませてください。
refused-now-keep = 今は次のラウンドに残すカードを選ぶときです。
refused-hand = { $card }は手札にありません。
refused-drafted = { $card }は取ったカードの中にありません。
refused-last-card = 手札が残り1枚なら、降りなければなりません。
refused-reach = { $recipe }には払えません。手持ちでは{ $cost }のうち{ $reach }までです。
refused-created = { $recipe }は{ $player }が生み出しました。
refused-area = { $recipe }はこのラウンドのレシピにありません。
refused-short = { $card }を使うと、コストに届かなくなります。
refused-ability = この能力を持つミニオンがいません: { $ability }。
refused-used = この能力はこのラウンドではもう使いました: { $ability }。
refused-own-pot = { $card }は生み出すのに使う壺なので、煮ることはできません。

event-round-left = 第{ $round }ラウンド開始。手札は左へ。最初のミニオンに{ $points }点。
event-round-right = 第{ $round }ラウンド開始。手札は右へ。最初のミニオンに{ $points }点。
event-round-left-terrain = 第{ $round }ラウンド開始。地形は{ $terrain }({ $changes })。手札は左へ。最初のミニオンに{ $points }点。
event-round-right-terrain = 第{ $round }ラウンド開始。地形は{ $terrain }({ $changes })。手札は右へ。最初のミニオンに{ $points }点。
event-legend-returned = 伝説のレシピが第1ラウンドに出たので、別のレシピと入れ替え、山に戻して混ぜました。
event-drafted = { $player }がカードを取りました。
event-drafted-own = { $player }が{ $card }を取りました。
event-chose = { $player }が決めました。
event-chose-pass = { $player }は手札を回すことにしました。
event-chose-drop = { $player }は降りることにしました。
event-passed = { $player }が{ $to }に{ $count }枚回しました。
event-passed-seen = { $player }が{ $to }に{ $cards }を回しました。
event-dropped = { $player }が降りました。手札{ $count }枚は中央へ。
event-dropped-own = { $player }が降りました。{ $cards }は中央へ。
event-dropped-forced = 回す相手がいないので、{ $player }も降りました。{ $cards }は中央へ。
event-chose-pot = { $player }は{ $pot }を公開することにしました。
event-chose-no-pot = { $player }は壺を公開しないことにしました。
event-revealed = { $player }が{ $pot }を公開しました。
event-revealed-zero = { $player }が琥珀を捨てて壺0を公開しました。
event-revealed-none = { $player }は壺を公開しませんでした。
event-creates = { $player }が{ $recipe }を生み出します(コスト{ $cost })。
event-creates-nothing = { $player }は何も生み出さず、壺を失いました。
event-used = { $player }が{ $card }で払いました: { $sum }。合計{ $paid }、コスト{ $cost }。
event-boiled = { $player }が{ $card }を煮ました({ $ability }): { $sum }。合計{ $paid }、コスト{ $cost }。
event-created = { $player }が{ $recipe }を生み出しました!
event-round-card = このラウンドで最初のミニオン。{ $player }が第{ $round }ラウンドのカード({ $points }点)を得ました。
event-legend = { $player }が伝説のミニオンを生み出しました。このラウンドでゲームが終わります。
event-round-over = 第{ $round }ラウンド終了。各自3枚までカードを残します。
event-round-over-unwon = 第{ $round }ラウンド終了。だれも生み出さなかったので、ラウンドカードはなくなります。各自3枚までカードを残します。
event-last-round-over = 最後の第{ $round }ラウンドが終わりました。
event-last-round-over-unwon = 最後の第{ $round }ラウンドが終わりました。だれも生み出さなかったので、ラウンドカードはなくなります。
event-kept = { $player }がカードを1枚残しました。
event-kept-own = { $player }が{ $card }を残しました。
event-finished-keeping = { $player }は{ $count }枚を次のラウンドに持ち越します。
event-turned-up = { $player }が{ $cards }を表にしました。琥珀で{ $points }点。
event-turned-up-none = { $player }の前にカードは残っていません。

sheet-title = 最終得点
sheet-player = プレイヤー
sheet-minions = ミニオン
sheet-scaled = 群れのミニオン
sheet-rounds = ラウンドカード
sheet-ambers = 琥珀
sheet-score = 得点
sheet-rank = 順位
sheet-round = 第{ $round }ラウンド終了
sheet-created = 生み出したミニオン
sheet-round-card = ラウンドカード
sheet-nothing = なし
sheet-item = { $name } { $points }
sheet-plus = { $all } + { $one }
sheet-sum = { $all } = { $total }

list-and = { $all }、{ $one }

change-water = 水{ $change }
change-tree = 木{ $change }
change-stone = 石{ $change }
change-none = 変化なし

slot-created = { $recipe }: { $player }が生み出しました
slot-lay-here = ここに置く
slot-next = 次の1枚

slip-you-pay = 手持ち{ $reach }
slip-reach = { $reach }/{ $cost }
slip-enough = 足りる
slip-no-pot = 壺なし
slip-short = あと{ $missing }
slip-paid = 支払い{ $paid }
slip-of = コスト{ $cost }
slip-cost = コスト{ $cost }
slip-free = 空き
slip-left = 残り

preview-slip = 取ると{ $reach }: { $lacks }
preview-paid = 合計{ $paid }

now-part = { $card }で{ $value }
now-nothing = 払えるカードなし
now-enough = { $parts }: 合計{ $reach }、コスト{ $cost }。生み出せます。
now-short = { $parts }: 合計{ $reach }、コスト{ $cost }。あと{ $missing }足りません。
now-no-pot = { $parts }: 合計{ $reach }、コスト{ $cost }。ただし壺がありません。
now-brings = 取れば届くレシピ: { $recipes }。

tag-first = 先: { $player }
tag-then = 次: { $player }
tag-kept = 残す

fire-nobody = まだだれも生み出していません。
fire-out = 火は消えました。
fire-unwon = ラウンドカードはだれも取りませんでした。
fire-prize = 最初のミニオンに{ $points }点
fire-won = ラウンドカードは{ $player }が獲得
fire-pots = 壺を選んでいます。
fire-created = { $player }がミニオンを生み出しました!
fire-chooses = { $player }がレシピを選びます。
fire-brews = { $recipe }: { $paid }/{ $cost }

note-passed = { $player }に{ $count }枚回しました
note-holds = 手札{ $hand }枚、持ち越し{ $kept }枚
note-no-pot = 壺なし

token-drafted = 取ったカード{ $count }枚

board-rounds = ラウンド
board-pots = 使われている壺
board-pots-column = 壺
board-pots-row = 壺

station-nobody = なし

pot-yours = 自分
pot-in-hand = 手札
pot-dropped = 捨てた
pot-passed = { $player }へ
pot-shown = 公開
pot-unseen = 不明

race-no-pot = 壺がありません
race-zero = 琥珀の壺0だけ
race-highest = 自分の壺が最大
race-one = 上は壺{ $pot }だけ
race-many = 上に{ $count }つ

cue-round-left = 第{ $round }ラウンド。手札は左へ。最初のミニオンに{ $points }点。
cue-round-right = 第{ $round }ラウンド。手札は右へ。最初のミニオンに{ $points }点。
cue-terrain = { $terrain }: { $changes }。
cue-dropped = { $count ->
   *[other] { $players }が降りました。
}
cue-thrown = { $count }枚が伏せて捨てられます。
cue-passed-left = 手札は左へ回ります。
cue-passed-right = 手札は右へ回ります。
cue-no-pots = だれも壺を公開しません。
cue-pots = { $player }が{ $pot }で最初に生み出します。
cue-order = 順番: { $players }。
cue-nothing = { $player }は何も生み出さず、壺を失いました。
cue-next = 次は{ $player }。
cue-none-next = このターンに生み出す人はもういません。
cue-paid = { $recipe }: { $cost }のうち{ $paid }。
cue-created = { $player }が{ $recipe }を生み出しました。{ $points }点。
cue-first = このラウンド最初のミニオン。{ $player }に{ $points }点。
cue-turned-up = { $player }: 琥珀で{ $points }点。
cue-turned-cards = { $cards }。合計{ $score }点。

count-of = { $paid }/{ $cost }
count-done = { $recipe }!
count-boiled = 煮る
count-terrain = { $terrain }: { $from }が{ $to }に
count-doubled = 印が合うので2倍
count-both = { $terrain }、さらに2倍

option-terrain = 地形
option-terrain-help = ラウンドごとに地形カードが1枚加わり、元素の値が1上がったり下がったりします。伝説のレシピも加わります。
option-terrain-false = なし
option-terrain-true = 地形カードあり

lesson-title = はじめての錬成
lesson-teaches = カードを選んで回し、コストを払い、だれよりも先に使い魔を錬成します。
lesson-goal = ミニオンを作りましょう。壺が1つと、コスト分の元素が必要です。ねらいは小川カワウソ。コスト8で5点です。
lesson-pot = 1枚取ると、自分の前に伏せて置かれます。壺がなければ何も作れず、数の大きい壺が先です。壺8を取りましょう。
lesson-pass = 次に全員がこっそり、回すか降りるかを決めます。壺に入れる元素がまだありません。回して次の手札をもらいましょう。
lesson-water = 新しい手札です。水のレシピでは水が2倍になります。4になる水2を取りましょう。
lesson-again = まだ8のうち4です。今降りても壺が冷えるだけ。もう一度回しましょう。
lesson-first = この人は早く降りて、最初のミニオンを生み出しました。ラウンドカードもこの人のものです。払えるなら早いほうが得です。
lesson-second = また水2です。運がいいですね。取れば4が2つで8になります。
lesson-drop = これで足ります。だれかにカワウソを取られる前に降りましょう。
lesson-reveal = 降りた人は同時に壺を公開します。壺8を出しましょう。
lesson-create = 壺5の人もカワウソをねらっていましたが、大きい壺のあなたが先です。生み出しましょう!
lesson-pay = 元素を1枚ずつ払います。水2はここでは4になります。
lesson-rest = あと4です。コストに届いた瞬間にミニオンはあなたのもの。払いすぎた分は戻りません。
lesson-late = もう1人は間に合わず、壺まで失いました。当てにしたレシピを先に取られる。これがいちばんの落とし穴です。
lesson-keep = ラウンドの終わりに、使わなかったカードを3枚まで残せます。5ラウンドのあと、ミニオンとラウンドカードと琥珀の点を合計します。
lesson-end = 小川カワウソがお礼を言っています。新しいラウンドが始まりました。次は何を作りますか?
