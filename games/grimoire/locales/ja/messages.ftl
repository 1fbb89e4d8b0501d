game-title = グリモワール
game-tagline = 魔導書をこっそり開こう。小さいページは先に動き、大きいページは場を揺るがす。

player-name = { $player }
list = { $first }、{ $next }
list-last = { $first }、{ $next }
list-nothing = なし
list-many = { $name }{ $count }枚

card-bronze = 銅貨
card-silver = 銀貨
card-gold = 金貨
card-spy = 密偵
card-mercenary = 傭兵
card-thief = 盗賊
card-archer = 射手
card-merchant = 商人
card-nun = 修道女
card-rogue = ならず者
card-prince = 王子
card-queen = 王妃
card-king = 王

item-sword = 銅の剣
item-bracelet = 純銀の腕輪
item-goblet = 金の杯
item-junk = ガラクタ
item-shoes = 祝福の靴

page-name = { $number }ページ「{ $name }」
page-luck = 幸運
page-silence = 沈黙
page-fireball = 火の玉
page-cure = 癒やし
page-acceleration = 加速
page-resistance = 抵抗
page-creation = 創造
page-thunderstorm = 雷雨
page-charm = 魅了
page-summon = 精霊召喚
page-timestop = 時間停止
page-polymorph = 変身
page-meteor = 隕石
page-domination = 支配
page-wish = 願い

type-common = 通常
type-forbidden = 禁呪
type-time = 時間
type-attack = 攻撃
type-defensive = 防御

rule-treasure = 財宝、{ $vp }点。
rule-companion = 仲間、{ $vp }点。{ $does }
rule-item = アイテム、{ $vp }点。{ $does }
rule-page = 呪文（{ $types }）。{ $quest }
rule-page-time = 呪文（{ $types }）。{ $book }{ $quest }
rule-token = ラウンドでは小さい番号から動きます。次にページがかぶったときは、番号の大きい人が先です。
gist-treasure = 財宝
gist-nothing = 能力なし
gist-peek = 裏のカードを見る
gist-income-first = 最初の手番で+{ $vp }
gist-income-last = 最後の手番で+{ $vp }
gist-buy = アイテム追加 各{ $cost }点
gist-free-cure = 癒やしが無料
gist-end-coins = 銅・銀・金貨で+{ $vp }
gist-end-chips = チップ{ $min }以上で+{ $vp }
gist-end-kinds = { $kinds }各+{ $vp }

does-nothing = 能力はありません。
does-peek = ラウンドの始めに、場の裏向きのカードを見ます。
does-income-first = ラウンドの最初の手番になったら{ $vp }点もらいます。
does-income-last = ラウンドの最後の手番になったら{ $vp }点もらいます。
does-buy = 「創造」のとき、{ $cost }点でアイテムをもう1枚買えます。
does-free-cure = 「癒やし」が無料になります。
does-end-coins = 銅貨・銀貨・金貨がそろっていれば、終了時に{ $vp }点加えます。
does-end-chips = チップが{ $min }点以上あれば、終了時に{ $vp }点加えます。
does-end-kinds = 次の仲間のうち、いる種類1つにつき、終了時に{ $vp }点加えます：{ $kinds }。
does-junk = 終了時にガラクタが最も多い人は{ $vp }点。同数なら全員がもらえます。
does-shoes = 表向きに置きます。ページがかぶっても、あなたは後回しになりません。

book-front = 本を開いたとき、順番の先頭へ移ります。
book-reverse = 本を開いたとき、順番を逆にします。
book-reverse-front = 本を開いたとき、順番を逆にしてから先頭へ移ります。
spell-none = 手番では何も起きません。
spell-replace = 場のカードを1枚取り替えられます。
spell-silence = ラウンドの終わりまで、ほかの人の禁呪は効きません。
spell-gain = { $vp }点もらいます。
spell-discards = 捨て札から無作為に{ $count }枚もらいます。
spell-discards-paid = { $cost }点払うと、捨て札から無作為に{ $count }枚もらえます。
spell-defend = ラウンドの終わりまで、攻撃呪文の対象になりません。
spell-item = アイテムを{ $count }枚引きます。商人1人につき、もう1枚買えます。
spell-charm = 仲間が最も多い人が、自分で選んだ仲間を1人あなたに渡します。
spell-poorest = チップが自分より少ない人がいなければ、{ $vp }点もらいます。
spell-polymorph = チップが最も多い人から、半分（端数切り上げ）をもらいます。
spell-dominate = 仲間が最も多い人から、好きな仲間を1人もらいます。

token-name = 順番トークン{ $token }
token-chips = チップ{ $count }点
token-treasures = 財宝 { $count }/{ $goal }
token-companions = 仲間 { $count }/{ $goal }
plate-worth = { $vp }点

status-chosen = 選択ずみ
status-choosing = ページを選択中
status-alone = かぶりなし
status-alike = かぶった
status-protected = 保護
status-silence = 沈黙
status-silenced = 封じられた
note-loses = 仲間を失う
note-would-lose = 仲間を失いそう
note-would-lose-chips = { $chips }点失いそう

flag-last = 最終ラウンド
flag-tokens = 開始前
flag-round = 第{ $round }ラウンド
flag-mp = MP { $mp }/{ $last }
flag-silence = { $players }の沈黙：ほかの人の禁呪は効きません
flag-defense = 攻撃から守られている人：{ $players }

zone-main-hidden = 場の裏向きのカード
zone-main = 場の{ $number }枚目
zone-deck = クエスト
zone-items = アイテム
zone-discard = { $count ->
    [0] 捨て札
   *[other] 捨て札{ $count }枚
}
zone-book = { $player }の魔導書
zone-pages = あなたの魔導書：{ $first }〜{ $last }ページ
zone-companions = { $player }の仲間
zone-treasures = { $player }の財宝
zone-own-items = { $player }のアイテム
box-pages = 魔導書のページ
box-treasures = 財宝
box-companions = 仲間
box-items = アイテム
box-tokens = 順番トークン
box-count = { $count }枚

note-seen = 見た人：{ $players }
note-down = 裏向き
note-brings = +{ $vp }点
note-bonus = +{ $vp }
note-bonuses = { $vp ->
    [0] 追加点なし
   *[other] 追加点{ $vp }
}
note-companions = 仲間{ $count }人、{ $vp ->
    [0] 追加点なし
   *[other] 追加点{ $vp }
}
note-coins = 財宝{ $count }枚
note-own = 自分だけ見える
note-items = アイテム{ $count }枚
slot-choosing = 選択中
slot-taken = 取得ずみ
slot-taken-by = { $player }が取得
book-closed-one = { $page }ページは第{ $round }ラウンドに開きます
book-closed = { $first }〜{ $last }ページは第{ $from }〜{ $to }ラウンドに開きます

board-order = このラウンドの順番
board-order-last = 前のラウンドの順番
board-tokens = 順番トークン
board-race = { $goal }で終了
race-companions = 仲間
race-coins = 財宝
order-rule = かぶらなければ小さいページから。かぶった人はそのあと、大きいトークンから。
order-free = 空き
order-you = あなたの番
order-alone = かぶりなし：小さいページから
order-alike = かぶった：大きいトークンから
order-moved = 時間の呪文で移動
order-turned = 時間の呪文で逆順
order-token = かぶった、トークン{ $token }
order-slip = { $spell }、{ $what }
order-waits = 待機
order-taken = 終了
order-casts = 詠唱中
order-takes = カードを取る番

foot-chips = +{ $vp }
foot-items = アイテム{ $count }枚
foot-discard = 捨て札
now-poorest = チップがあなたより少ない人はいません。{ $vp }点もらえます。
now-poorer = { $player }のほうがチップが少ないので、何も起きません。
now-forbidden = 先に「沈黙」を唱えられると効きません。
now-chips = チップ最多は{ $players }の{ $count }点。{ $loss }点もらえます。
now-companions = 仲間最多は{ $players }の{ $count }人。1人もらえます。

cue-round = 第{ $round }ラウンド、MPは{ $mp }です。
cue-page = { $page }が開けるようになりました。
cue-open = いっせいに本を開きます。
cue-page-of = { $player }：{ $page }
bead-open = 公開
bead-alike = かぶったか
bead-order = 順番
count-cast = { $player }が「{ $spell }」を唱えます
count-nothing = 効果なし
count-silence = 沈黙
count-shield = 保護
count-half = { $had }点の半分、切り上げて{ $chips }点が{ $player }へ。
count-chips = チップ{ $count }点
count-vp = { $vp }点
count-player = { $player }：{ $vp }点

prompt-token = 順番トークンを1枚選んでください。
prompt-book = 1から{ $mp }までのページを選んで本を開いてください。
prompt-luck = 「幸運」：場のカードを1枚取り替えますか？
prompt-cure = { $cost ->
    [0] 「{ $spell }」：無料で捨て札から無作為に{ $count }枚もらいますか？
   *[other] 「{ $spell }」：{ $cost }点払って、捨て札から無作為に{ $count }枚もらいますか？
}
prompt-buy = 商人からアイテムをあと{ $left }枚買えます。次の1枚は{ $cost }点です。
prompt-target-companions = 「{ $spell }」：仲間が最も多い人のうち、だれをねらいますか？
prompt-target-chips = 「{ $spell }」：チップが最も多い人のうち、だれをねらいますか？
prompt-give = { $player }に魅了されました。渡す仲間を選んでください。
prompt-steal = { $player }の仲間から、奪う1人を選んでください。
prompt-take = 場のカードを1枚取ってください。

tip-token = トークン{ $token }を取りましょう。最初のラウンドでページがかぶったら、番号の大きい人が先です。
tip-bonus = { $card }は、いまの手持ちと合わせると{ $printed }点ではなく{ $vp }点になります。
now-discards = 捨て札は{ $count }枚：{ $cards }。

warning-discards = いま捨て札はないので、何も起きません。
warning-chips = 払えるチップがありません。
warning-items = アイテムの山札がないので、何も起きません。
warning-victim = いまはだれからも奪えるものがありません。

place-first = 先頭
place-early = 早め
place-middle = 中ほど
place-late = 遅め

reason-earlier = { $page }なら先に動くのは{ $before }人ほど、{ $other }なら{ $later }人ほど。早いほうがよいカードが残っています。
reason-later = { $page }なら先に動くのは{ $before }人ほど、{ $other }なら{ $later }人ほど。遅い順番のほうが実入りが多くなります。
reason-spell = ここで{ $page }の呪文はおよそ{ $most }点、{ $other }は{ $less }点になりそうです。
reason-now = いま{ $card }は{ $most }点、{ $other }は{ $less }点です。
reason-brings = 最後までに{ $card }は{ $most }点、{ $other }は{ $less }点になりそうです。
reason-costs = { $card }を失うと{ $most }点、{ $other }を失うと{ $less }点ほどの損です。
reason-hidden = 裏向きのカードは、平均すると{ $card }より上です。
reason-sure = { $card }なら確実に{ $vp }点です。裏向きのカードは何かわかりません。
reason-item = アイテムはおよそ{ $worth }点、値段は{ $price }点です。
reason-token = 第1ラウンドで同じページを開いた人のうち、大きいトークンの人が先です。

deed-opens = { $player }が{ $page }を開く
deed-takes = { $player }が{ $card }を取る
deed-attacks = { $player }が{ $victim }をねらう

choice-token = 順番トークン{ $token }を取る
choice-page = { $page }を開く（順番は{ $place }）
button-page = 「{ $spell }」を開く
choice-discard = { $card }を取り替える
choice-discard-down = 裏向きのカードを取り替える
choice-take = { $card }を取る
choice-take-down = 裏向きのカードを取る
choice-use = { $cost ->
    [0] 使う
   *[other] { $cost }点払う
}
choice-skip = 使わない
choice-leave = そのまま
choice-buy = { $cost }点で買う
choice-stop = もう買わない
choice-target = { $player }をねらう
choice-give = { $card }を渡す
choice-steal = { $card }を奪う

refused-in-token = いまは順番トークンを選ぶときです。
refused-in-book = いまは全員がページを選ぶときです。
refused-in-luck = 先に「幸運」を使うかどうか決めてください。
refused-in-cure = 先に「癒やし」を使うかどうか決めてください。
refused-in-buy = 先にアイテムを買うかどうか決めてください。
refused-in-target = 先に呪文の対象を選んでください。
refused-in-give = 先に、魅了してきた人へ渡す仲間を選んでください。
refused-in-steal = 先に、奪う仲間を1人選んでください。
refused-in-take = いまは場のカードを取るときです。
refused-token = 順番トークン{ $token }は{ $player }のものです。
refused-no-token = この人数では順番トークン{ $token }を使いません。
refused-mp = MPは{ $mp }なので、{ $mp }より大きいページは選べません。
refused-no-slot = この人数では、場にその場所はありません。
refused-empty = その場所は空です。
refused-equal = 同じカードが前の場所にあります。そちらを選んでください。
refused-nobody = { $player }はこのゲームに参加していません。
refused-self = 攻撃の対象に自分は選べません。
refused-protected = { $player }はラウンドの終わりまで攻撃から守られています。
refused-nothing = { $player }には奪えるものがありません。
refused-fewer-companions = 仲間が最も多いのは{ $player }ではありません。
refused-fewer-chips = チップが最も多いのは{ $player }ではありません。
refused-companion = 渡したり奪ったりできる{ $card }はいません。

event-began = 山札をシャッフルし、本を閉じました。{ $player }から順番トークンを選びます。
event-token = { $player }が順番トークン{ $token }を取りました。
event-token-left = 残った順番トークン{ $token }は{ $player }のものです。
event-round = 第{ $round }ラウンド。MPは{ $mp }です。
event-dealt = 場には{ $cards }と、裏向きのカードが1枚あります。
event-peeked = { $player }の密偵が裏向きのカードを見ました。
event-peeked-own = { $player }の密偵が裏向きのカードを見ました：{ $card }。
event-refilled = 山札がなくなったので、捨て札{ $count }枚をシャッフルして新しい山札にしました。
event-chose = { $player }がページを選びました。
event-chose-own = { $player }が{ $page }を選びました。
event-revealed = { $player }が{ $page }を開きました。
event-alike = { $count ->
    [1] { $players }は{ $page }ページがかぶったので、かぶらなかった人のあとになります。
   *[other] { $players }は{ $page }ページがかぶったので、かぶらなかった人のあとになります。その中では、前のトークンが大きい人が先です。
}
event-alike-all = { $players }は{ $page }ページがかぶりました。前のトークンが大きい人が先です。
event-shoes-help = { $player }は祝福の靴のおかげで、かぶらなかったものと数えます。
event-decided = 順番：{ $order }。
event-front = { $page }：{ $player }が先頭へ移りました。順番：{ $order }。
event-reversed = { $page }：{ $player }が順番を逆にしました。順番：{ $order }。
event-reversed-front = { $page }：{ $player }が順番を逆にし、先頭へ移りました。順番：{ $order }。
event-income-first = { $player }が最初の手番です。{ $card }の能力で{ $chips }点もらいました。
event-income-last = { $player }が最後の手番です。{ $card }の能力で{ $chips }点もらいました。
event-received = { $page }：{ $player }が{ $chips }点もらいました。
event-declined = { $player }は{ $page }を使いません。
event-stopped = { $player }はもう買いません。
event-discarded = 「幸運」：{ $player }が{ $card }を捨てました。
event-replaced = 代わりに{ $card }が置かれました。
event-replaced-down = 代わりに、だれも見ていないカードが裏向きに置かれました。
event-silence = { $player }が「沈黙」を唱えました。ラウンドの終わりまで、ほかの人の禁呪は効きません。
event-defended = { $page }：ラウンドの終わりまで、{ $player }は攻撃の対象になりません。
event-drew-discards = { $chips ->
    [0] { $player }が捨て札から無作為にもらいました：{ $cards }。
   *[other] { $player }が{ $chips }点払い、捨て札から無作為にもらいました：{ $cards }。
}
event-item = { $chips ->
    [0] { $player }がアイテムを引きました。
   *[other] { $player }が{ $chips }点でアイテムを買いました。
}
event-item-own = { $chips ->
    [0] { $player }がアイテムを引きました：{ $item }。
   *[other] { $player }が{ $chips }点でアイテムを買いました：{ $item }。
}
event-item-open = { $chips ->
    [0] { $player }が{ $item }を引き、表向きに置きました。
   *[other] { $player }が{ $chips }点で{ $item }を買い、表向きに置きました。
}
event-spared = { $player }は守られているので、対象になりません。
event-struck = { $page }：{ $player }が{ $victim }をねらいました。
event-chips-taken = { $victim }のチップ{ $had }点のうち、半分の{ $chips }点が{ $player }に渡りました。
event-companion-taken = { $card }が{ $victim }のもとを去り、{ $player }の仲間になりました。
event-took = { $player }が{ $card }を取りました。
event-took-companion = { $player }が裏向きのカードを取りました。{ $card }だったので表向きに置きます。
event-took-secret = { $player }が裏向きのカードを取りました。財宝なので、伏せたまま置きます。
event-took-secret-seen = { $player }が裏向きの{ $card }を取り、伏せて置きました。
event-last-treasures = { $player }の財宝が{ $count }枚になりました。このラウンドが最後です。
event-last-companions = { $player }の仲間が{ $count }人になりました。このラウンドが最後です。
event-round-over = 第{ $round }ラウンド終了。だれも取らなかった{ $card }は捨て札になります。
event-counted = { $player }の得点を数えます。
event-ran-out = カードが必要ですが、山札も捨て札もありません。ゲームはここで終わりです。
event-tie = 最高点が同点です。説明書によれば、勝者はゲームデザイナーの木皿儀隼一さんです！

fizzle-silenced = { $player }の{ $page }は効きません。{ $by }が「沈黙」を唱えています。
fizzle-poorer = { $page }は効きません。{ $poorer }のチップが{ $player }より少ないからです。
fizzle-discards = { $player }の{ $page }は効きません。捨て札がありません。
fizzle-chips = { $page }は効きません。{ $player }は払えません。
fizzle-items = { $player }の{ $page }は効きません。アイテムの山札がありません。
fizzle-victim = { $player }の{ $page }は効きません。対象がいません。

sheet-title = 最終得点
sheet-round = 第{ $round }ラウンドのあと
sheet-page = ページ
sheet-token = 順番トークン
sheet-companions = 仲間
sheet-coins = 財宝
sheet-so-far = いまわかる点
sheet-source = 内訳
sheet-chips = チップ
sheet-bonus = { $card }の追加点
sheet-junk = ガラクタ最多
sheet-total = 合計
sheet-rank = 順位

lesson-title = 最初のページ
lesson-teaches = ページを選び、だれが先かを見て、いちばんよいカードを取ります。
lesson-goal = 冒険者はみな同じ魔導書を持っています。毎ラウンド、ページを開いて呪文を唱え、カードを1枚取ります。勝利点が多い人の勝ちです。
lesson-token = まず順番トークンを選びます。ページがかぶったときは、番号の大きい人が先です。3番を取りましょう。
lesson-quests = このうち1枚があなたのものになります。王は3点の仲間、コインは財宝です。1枚は裏向きです。
lesson-page = こっそりページを選びます。小さいページは早く、大きいページは強力です。3ページ「火の玉」は早いうえに1点もらえます。
lesson-order = 3・4・6で、だれもかぶりませんでした。だから小さい順です。「火の玉」でもう1点もらいました。
lesson-king = 次はカードを必ず1枚取ります。あなたが最初なので、いちばん良い王を取りましょう！
lesson-gold = 新しいラウンドです。MPが7になり、7ページも開けます。場には3点の金貨があります！
lesson-greedy = 欲ばってみましょう。1ページより早いページはありません。「幸運」を選べば金貨はいただき……でしょうか？
lesson-clash = しまった、かぶりました！ かぶると後回しで、その中では前のラウンドで遅かった人が先。前に最初だったあなたは最後です。
lesson-luck = でも「幸運」なら、場のカードを1枚取り替えられます。表向きなのは銅貨だけ。捨てて、何が出るか見てみましょう。
lesson-queen = 王妃です！ 王と王妃がそろうと、終了時にそれぞれ1点増えます。取りましょう。
lesson-grow = MPは毎ラウンド上がり、15まで強いページが開いていきます。9ページからは攻撃もあります。
lesson-danger = 攻撃は、仲間やチップが最も多い人をねらいます。1人だけ抜け出しているときは「抵抗」で身を守りましょう。
lesson-finish = だれかの財宝が10枚、または仲間が10人になったら最後のラウンドです。チップとカードと追加点を合計します。
lesson-end = 場には王子がいます。取れば王族がそろいます。どのページなら間に合うでしょう？ ここからはあなたしだいです！
lesson-2-title = 攻める呪文、守る呪文
lesson-2-teaches = 攻撃と身の守り方、沈黙、時間の呪文、アイテムの使い道を学びます。
lesson-2-goal = 勝負を分けるのは、時間の呪文、アイテム、沈黙、そして攻撃です。5ラウンドを手早く進めて、順に見ていきましょう。
lesson-2-token = まず順番トークンです。ページがかぶったとき有利なのは大きい番号。3番を取りましょう。
lesson-2-accelerate = 王妃を必ず取りたいところ。5ページ「加速」なら、ほかの人がもっと小さいページでも先頭に立てます。
lesson-2-queen = 3ページと4ページを追い越しました。「加速」の効果はこれだけですが、王妃はあなたのものです。
lesson-2-create = MPが7になりました。7ページ「創造」ではアイテムを引けます。0〜3点で、持ち主にしか見えません。開きましょう。
lesson-2-junk = ガラクタでした。1枚では0点ですが、終了時に最も多ければ5点。だから「創造」は早いほど得です。王子を取りましょう。
lesson-2-storm = 8ページ「雷雨」は、ただで2点もらえる禁呪です。試してみましょう。
lesson-2-silence = この人が先に「沈黙」を唱えたので、あなたの禁呪は効きませんでした。でも、王が残っています。取りましょう。
lesson-2-danger = 王族がそろい、終了時に6点増えます。でも、仲間が最も多いのはあなた。そして9ページ「魅了」が開けるようになりました。
lesson-2-resist = 「抵抗」は自分の手番から身を守ります。攻撃より先に唱えること。6ページは9ページより先です。開きましょう。
lesson-2-protected = これで、このラウンドは攻撃されません。射手を取りましょう。最後の手番になるたびに1点もらえます。
lesson-2-spared = やはり来ました。「魅了」はあなたを飛ばし、次に仲間が多い人に当たりました。「抵抗」がなければ、1人失うところでした。
lesson-2-charm = 今度は攻める番です。攻撃が自分に当たることはないので、ほかの人の中で仲間が最も多い人が対象です。9ページを開きましょう。
lesson-2-given = 「魅了」で渡す仲間は相手が選ぶので、ならず者でした。14ページ「支配」なら自分で選べます。射手の1点も入りました。修道女を取りましょう。
lesson-2-chips = チップも安全ではありません。12ページ「変身」は、最も多い人のチップを半分（端数切り上げ）持っていきます。
lesson-2-end = 仲間は6人、またねらわれる立場です。「抵抗」で守るか、思い切って攻めるか。ここからはあなたしだいです！
