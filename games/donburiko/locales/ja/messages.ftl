game-title = どんぶりこ
game-tagline = どんぐりを列に集め、池をよけて、ちょうど6つを山へ持ち帰ろう。

card-1 = どんぐり1
card-2 = どんぐり2
card-3 = どんぐり3
card-4 = どんぐり4
card-5 = どんぐり5
card-wild = どんぐり1か5
card-loach = どじょう
card-small-pond = 小さな池
card-big-pond = 大きな池

rule-acorn = 列に{ $worth }点を足します。
rule-wild = 列に1点か5点を足します。列を取った人が決めます。
rule-loach = 0点ですが、同じ列の池をすべてプラスに変えます。
rule-pond = 列から{ $worth }点を引きます。どじょうがいれば{ $worth }点を足します。

row-oak = かし
row-maple = もみじ
row-ginkgo = いちょう
row-pine = まつ

cards-and = { $first }と{ $next }
cards-comma = { $first }、{ $next }

token-chips = チップ{ $count }枚
token-owed = 貸し{ $count }点
worth-chips = { $count }
status-took = { $row }を取って{ $total }点
status-counts = { $row }を計算中
status-donburiko = どんぶりこ!
status-no-row = 列なし、収入なし
status-your-turn = あなたの番
status-turn = 手番
status-next = 次の番、手札{ $cards }枚
status-in = 手札{ $cards }枚

zone-taken = { $player }の列
zone-taken-own = あなたの列
zone-hand = { $player }の手札
zone-surplus = 余り

totals-one = { $total }
totals-two = { $least }か{ $most }
totals-three = { $least }か{ $middle }か{ $most }
totals-range = { $least }〜{ $most }
counts = 合計{ $totals }
counts-maybe = 合計{ $totals }?
pays-gain = { $chips }枚もらえる
pays-loss = { $chips }枚払う
pays-nothing = 増減なし
counted-gain = 合計{ $total }、{ $chips }枚獲得
counted-loss = 合計{ $total }、{ $chips }枚の損
counted-six = どんぶりこ! 6枚獲得
slip-short = 1枚では取れない
slip-taking = { $player }が取る
slip-took = { $player }が取った
slot-seven = 7枚で0点
slot-played = 使用済み
label-only-you = 自分だけ
offer-up = 表向き
offer-up-hint = 1枚もらう
offer-up-unpaid = 銀行は空
offer-down = 裏向き
offer-down-hint = 1枚置く
offer-down-unpaid = チップなし
take-gain = { $chips ->
    [0] 取る: { $total }
   *[other] 取る: { $total } + { $chips }
}
take-loss = 取る: { $chips }枚払う
take-and-see = 取ってめくる
preview-with = 足すと{ $totals }

race-title = チップ{ $goal }枚への競争
bank-title = 銀行
bank-low = 払えない列が出るかも
bank-on-cards = カードの上に{ $chips }枚
unseen-title = まだ見ていない: { $count }枚
unseen-row = 使うカード
unseen-column = { $number }枚目
unseen-rank = { $rank }
unseen-open = { $card }: まだ見ていない
unseen-seen = { $card }: 見た
unseen-and = { $first }、{ $next }
unseen-in-row = { $row }に裏向き{ $count }枚
unseen-in-rows = 列に裏向き{ $count }枚
unseen-in-hands = 手札に{ $count }枚
unseen-in-surplus = 余りに{ $count }枚

flag-round = 第{ $round }ラウンド
flag-goal = チップ20枚か銀行が空で最終ラウンド
flag-final = 最終ラウンド

prompt-turn = あなたの番です。手札を選ぶか、列を取りましょう。
prompt-add = あなたの番です。手札を選びましょう。
prompt-must-take = 手札がありません。列を取ってください。
prompt-score = 取った列を何点に数えますか?

tip-halves = 次に置き場所を選びます。上半分は表向き、下半分は裏向き。
tip-bank-empty = 銀行は空です。表向きでもチップは出ませんが、列の点は数えます。
tip-last-card = 最後の手札です。次の番では必ず列を取ります。
warning-six = { $row }が6点のまま、ほかの人に渡ります。
now-best = { $row }は合計{ $totals }になります。
now-six = { $row }は合計{ $totals }になります。表向きだと、先にほかの人に取られます。

choice-add-up = { $card }を{ $row }に表向きで足す
choice-add-down = { $card }を{ $row }に裏向きで足す
choice-take = { $row }を取る: { $note }
score-gain = { $total ->
    [0] 0点、何ももらわない
   *[other] { $total }点、{ $total }枚もらう
}
score-loss = { $total }点、{ $chips }枚払う
score-owed = { $total }点、銀行の貸しにする
score-six = 6点もらって続ける
score-donburiko = どんぶりこ! 6点でラウンド終了

cue-took = { $player }が{ $row }の列を取ります。
cue-turned = 裏向きのカードをめくり、上のチップ{ $chips }枚は{ $player }へ。
cue-title = { $row }の列を1枚ずつ数える
cue-counts = { $row }の合計は{ $total }。
cue-loach = どじょうで池がプラスに
cue-gets-nothing = { $player }は何ももらえません
cue-gets = { $player }が銀行からチップ{ $chips }枚
cue-owed = 銀行が払えず、{ $player }に{ $points }点の貸し
cue-pays-over = { $due }多すぎ、{ $player }が{ $paid }枚払います
cue-pays-under = 0に{ $due }足りず、{ $player }が{ $paid }枚払います
cue-banner = どんぶりこ!
cue-six = 6! ラウンド終了です。
cue-without-one = { $gets }。{ $one }は列なし。
cue-without-two = { $gets }。{ $one }と{ $two }は列なし。
cue-without-three = { $gets }。{ $one }、{ $two }、{ $three }は列なし。
cue-round-over = 第{ $round }ラウンド終了。{ $why }。
cue-next = { $chips ->
    [0] 次は{ $player }から始めます。
   *[other] 残ったチップ{ $chips }枚は銀行へ。次は{ $player }から始めます。
}
change-nothing = 増減なし
change-gain = +{ $chips }枚
change-owed = 貸し{ $points }点
change-loss = −{ $chips }枚

refused-total = この列は{ $total }点にはなりません。
refused-count-first = 先に、取った列を何点に数えるか決めてください。
refused-nothing-to-count = いま数える列はありません。
refused-must-take = 手札がないので、列を取らなければなりません。
refused-card = { $card }は手札にありません。
refused-full = { $row }は7枚なので、もう足せません。
refused-no-chip = 裏向きのカードに置くチップがありません。表向きで足してください。
refused-lone = { $row }は1枚だけです。2枚以上の列しか取れません。
refused-taken = { $row }は{ $player }が取りました。
refused-no-row = この卓に{ $row }はありません。

event-round = 第{ $round }ラウンド。カードを配り、{ $player }から始めます。
event-added-up = { $chips ->
    [0] { $player }が{ $row }に{ $card }を足しました。銀行にチップがありません。
   *[other] { $player }が{ $row }に{ $card }を足し、チップを1枚もらいました。
}
event-added-down = { $player }が{ $row }に裏向きのカードを足し、チップを置きました。
event-added-down-own = { $player }が{ $row }に{ $card }を裏向きで足し、チップを置きました。
event-took = { $player }が{ $row }を取りました。
event-took-hidden = { $player }が{ $row }を取り、{ $cards }をめくって、上のチップ{ $chips }枚をもらいました。
event-counted-full = 7枚の列は0点。{ $player }は何ももらえません。
event-counted-nothing = { $sum }。{ $player }は何ももらえません。
event-counted-gets = { $sum }。{ $player }が{ $chips }枚もらいました。
event-counted-owed = { $sum }。銀行が払えないので、{ $player }に{ $points }点の貸しがつきます。
event-counted-over = { $sum }。{ $due }多すぎて、{ $player }が{ $paid }枚払いました。
event-counted-under = { $sum }。0に{ $due }足りず、{ $player }が{ $paid }枚払いました。
event-donburiko = { $player }が「どんぶりこ」を宣言しました!
event-final-goal = { $player }のチップが20枚になりました。このラウンドが最後です。
event-final-empty = 銀行が空になりました。このラウンドが最後です。
event-final-short = 銀行が列の点を払えませんでした。このラウンドが最後です。
event-ending-all = 全員が列を取りました
event-ending-donburiko = { $player }が「どんぶりこ」を宣言しました
event-ending-nobody = だれも列を取れなくなりました
event-round-over = 第{ $round }ラウンド終了。{ $why }。残ったチップ{ $chips }枚は銀行へ。最後に取った{ $player }が次の親です。
event-last-round-over = 最終ラウンド終了。{ $why }。残ったチップ{ $chips }枚は銀行へ。

sheet-title = 最終得点
sheet-round = 第{ $round }ラウンド: 次は{ $player }から
sheet-row = 列
sheet-counted = 合計
sheet-none = なし
sheet-player = プレイヤー
sheet-chips = チップ
sheet-owed = 貸し
sheet-score = 得点
sheet-rank = 順位

lesson-title = 最初の列
lesson-teaches = カードを表向きや裏向きで足し、ちょうど6の列を取ります。
lesson-goal = どんぐりが転がって列になります。毎ラウンド、列を1つ取ります。合計が6に近いほどよく、6を超えてはいけません。
lesson-hand = あなたの手札です。どんぐりは数字の分だけ足し、池は引きます。どじょうは0ですが、とっておきの技があります。
lesson-open = まずは5を表向きでもみじに加えましょう。表向きに出すたびにチップを1枚もらえます。チップはそのまま点数です。
lesson-hidden = だれかがチップを1枚払って、かしにカードを隠しました。列を取った人がチップも中身ももらいます。
lesson-trap = もみじは今4。あなたの2で6になります。でも表向きに出すと、次の人に取られてしまいます。初心者がよくやる失敗です。
lesson-down = そこで2は裏向きに。チップを1枚払いますが、列を取れば戻ります。6だと知っているのはあなただけです。
lesson-snatched = ほら、6になったいちょうをこの人が持っていき、6点になりました。列を取った人は、このラウンドはもうお休みです。
lesson-take = あなたの秘密は無事でした。もみじを取りましょう。−2+5+1+2で、ちょうど6です。
lesson-six = 6です!「どんぶりこ」と宣言しましょう。6点をもらってラウンドはすぐ終わり、まだ取っていない人は何ももらえません。
lesson-round = 新しい列と手札が配られました。前のラウンドで最後に列を取った人、つまりあなたから始めます。
lesson-loach = どじょうの技です。どじょうのいる列では、池がすべてプラスになります。かしに加えて、−2を+2にしましょう。
lesson-bust = 端に気をつけて。6を超えた列は超えた分を、0を下回った列は足りない分を払います。
lesson-last = だれかが20点に届くか銀行が空になると、そのラウンドが最後です。点数がいちばん多い人の勝ちです。
lesson-end = これで全部です。かなり有利な出だしですよ。この先はご自分で、最後まで転がしてください!
