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

token-chips = チップ{ $count }枚
token-owed = 貸し{ $count }点
status-took = { $row }を取得

zone-row = 列 { $row }
zone-taken = 取った列: { $row }
zone-hand = { $player }の手札
zone-bank = 銀行
zone-surplus = 余り

worth-lone = { $totals }
worth-full = 7枚なので0点
worth-hidden = { $totals } + 裏{ $hidden }枚
worth-known = { $totals } → { $pays }
totals-one = { $a }
totals-two = { $a }か{ $b }
totals-three = { $a }か{ $b }か{ $c }
pay-gain = +{ $chips }
pay-loss = −{ $chips }
taken-total = { $total }点
taken-donburiko = どんぶりこ! { $total }点

flag-final = 最終ラウンド

prompt-turn = あなたの番です。列にカードを足すか、2枚以上の列を取ってください。
prompt-must-take = 手札がありません。列を取ってください。
prompt-score = 取った列を何点に数えますか?

tip-open-card = 表向きに足すカードは、必ず1点になります。
tip-bank-empty = 銀行は空です。表向きに足してもチップは出ませんが、列の点は数えます。
tip-last-card = 最後の手札です。次の番では必ず列を取ります。
warning-six = { $row }が6点のまま、ほかの人に渡ります。

choice-add-up = { $card }を{ $row }に表向きで足す
choice-add-down = { $card }を{ $row }に裏向きで足す
choice-take = { $row }を取る: { $note }
button-up = 表向き (+1)
button-up-unpaid = 表向き (+0)
button-down = 裏向き (−1)
button-take = { $row }を取る
score-gain = { $total }点に数える: +{ $total }
score-loss = { $total }点に数える: { $chips }枚払う
score-six = 6点もらって続ける
score-donburiko = どんぶりこ! 6点でラウンド終了

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
event-final-goal = { $player }のチップが20枚になりました。このラウンドが最後です。
event-final-empty = 銀行が空になりました。このラウンドが最後です。
event-final-short = 銀行が列の点を払えませんでした。このラウンドが最後です。
event-ending-all = 全員が列を取りました
event-ending-donburiko = { $player }が「どんぶりこ」を宣言しました
event-ending-nobody = だれも列を取れなくなりました
event-round-over = 第{ $round }ラウンド終了。{ $why }。残ったチップ{ $chips }枚は銀行へ。最後に取った{ $player }が次の親です。
event-last-round-over = 最終ラウンド終了。{ $why }。残ったチップ{ $chips }枚は銀行へ。

sheet-title = 最終得点
sheet-player = プレイヤー
sheet-chips = チップ
sheet-owed = 貸し
sheet-score = 得点
sheet-rank = 順位

lesson-goal = どんぐりが転がって列になります。毎ラウンド、列を1つ取ります。合計が6に近いほどよく、6を超えてはいけません。
lesson-hand = あなたの手札です。どんぐりは数字の分だけ足し、池は引きます。どじょうは0ですが、とっておきの技があります。
lesson-open = まずは5を表向きでr2に加えましょう。表向きに出すたびにチップを1枚もらえます。チップはそのまま点数です。
lesson-hidden = だれかがチップを1枚払って、r1にカードを隠しました。列を取った人がチップも中身ももらいます。
lesson-trap = r2は今4。あなたの2で6になります。でも表向きに出すと、次の人に取られてしまいます。初心者がよくやる失敗です。
lesson-down = そこで2は裏向きに。チップを1枚払いますが、列を取れば戻ります。6だと知っているのはあなただけです。
lesson-snatched = ほら、6になったr3をこの人が持っていき、6点になりました。列を取った人は、このラウンドはもうお休みです。
lesson-take = あなたの秘密は無事でした。r2を取りましょう。−2+5+1+2で、ちょうど6です。
lesson-six = 6です!「どんぶりこ」と宣言しましょう。6点をもらってラウンドはすぐ終わり、まだ取っていない人は何ももらえません。
lesson-round = 新しい列と手札が配られました。前のラウンドで最後に列を取った人、つまりあなたから始めます。
lesson-loach = どじょうの技です。どじょうのいる列では、池がすべてプラスになります。r1に加えて、−2を+2にしましょう。
lesson-bust = 端に気をつけて。6を超えた列は超えた分を、0を下回った列は足りない分を払います。
lesson-last = だれかが20点に届くか銀行が空になると、そのラウンドが最後です。点数がいちばん多い人の勝ちです。
lesson-end = これで全部です。かなり有利な出だしですよ。この先はご自分で、最後まで転がしてください!
