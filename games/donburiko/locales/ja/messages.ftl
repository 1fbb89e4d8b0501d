game-title = ドンブリコ！
game-tagline = 池に落ちたどんぐりを、どじょうに手伝ってもらって6つ、山へ帰そう。

card-1 = 1のどんぐり
card-2 = 2のどんぐり
card-3 = 3のどんぐり
card-4 = 4のどんぐり
card-5 = 5のどんぐり
card-wild = 1か5のどんぐり
card-loach = どじょう
card-small-pond = −1の池
card-big-pond = −2の池

a-card-1 = 1のどんぐり
a-card-2 = 2のどんぐり
a-card-3 = 3のどんぐり
a-card-4 = 4のどんぐり
a-card-5 = 5のどんぐり
a-card-wild = 1か5のどんぐり
a-card-loach = どじょう
a-card-small-pond = −1の池
a-card-big-pond = −2の池

rule-acorn = 列の合計に{ $worth }を足します。
rule-wild = 列の合計に1か5を足します。どちらにするかは、列を取った人が決めます。
rule-loach = 0点ですが、同じ列の池をすべてプラスに変えます。
rule-pond = 列の合計から{ $worth }を引きます。同じ列にどじょうがいれば、{ $worth }を足します。

row-oak = かし
row-maple = もみじ
row-ginkgo = いちょう
row-pine = まつ

cards-and = { $first }と{ $next }
cards-comma = { $first }、{ $next }

token-chips = チップ{ $count }枚
token-owed = 未払い{ $count }点
worth-chips = { $count }
status-took = { $row }を取って{ $total }点
status-counts = { $row }を計算中
status-donburiko = ドンブリコ！
status-no-row = 列なし、収入なし
status-your-turn = あなたの番
status-turn = 手番
status-next = 次の番、手札{ $cards }枚
status-in = 手札{ $cards }枚

zone-taken = { $player }の列
zone-taken-own = あなたの列
zone-hand = { $player }の手札
zone-surplus = 余り

box-acorns = どんぐりカード
box-others = どじょうカードと池カード
box-count = { $count }枚
box-more = 3・4人

totals-one = { $total }
totals-two = { $least }か{ $most }
totals-three = { $least }か{ $middle }か{ $most }
totals-range = { $least }〜{ $most }
counts = 合計{ $totals }
counts-maybe = 合計{ $totals }？
pays-gain = { $chips }枚もらえる
pays-loss = { $chips }枚払う
pays-nothing = 増減なし
counted-gain = 合計{ $total }、{ $chips }枚獲得
counted-loss = 合計{ $total }、{ $chips }枚の損
counted-six = ドンブリコ！ 6枚獲得
slip-short = 1枚では取れない
slip-taking = { $player }が取る
slip-took = { $player }が取った
slot-seven = 7枚で0点
slot-played = 使用済み
label-only-you = 自分だけ
offer-up = 表向き
offer-up-hint = 1枚もらう
offer-up-unpaid = 置き場は空
offer-down = 裏向き
offer-down-hint = 1枚置く
offer-down-unpaid = チップなし
take-gain = { $chips ->
    [0] 取る：{ $total }
   *[other] 取る：{ $total } + { $chips }
}
take-loss = 取る：{ $chips }枚払う
take-and-see = 取ってめくる
preview-with = 足すと{ $totals }

race-title = チップ{ $goal }枚への競争
bank-title = チップ置き場
bank-low = 払えない列が出るかも
bank-on-cards = カードの上に{ $chips }枚
unseen-title = まだ見ていない：{ $count }枚
unseen-row = 使うカード
unseen-column = { $number }枚目
unseen-rank = { $rank }
unseen-open = { $card }：まだ見ていない
unseen-seen = { $card }：見た
unseen-and = { $first }、{ $next }
unseen-in-row = { $row }に裏向き{ $count }枚
unseen-in-rows = 列に裏向き{ $count }枚
unseen-in-hands = 手札に{ $count }枚
unseen-in-surplus = 余りに{ $count }枚

flag-round = 第{ $round }ラウンド
flag-goal = チップ20枚か、置き場が空で最終ラウンド
flag-final = 最終ラウンド

prompt-turn = あなたの番です。手札を選ぶか、列を取りましょう。
prompt-add = あなたの番です。手札を選びましょう。
prompt-must-take = 手札がありません。列を取ってください。
prompt-score = 取った列を何点として数えますか？

tip-take = { $row }が{ $chips }枚になることは、だれの目にも明らかです。次の番まで残っていることはまずありません。
tip-take-last = 最後の手札を出すと、次の番には残った列をどんなに悪くても取ることになります。いま{ $row }を取りましょう。
tip-call = 宣言すれば、いま{ $chips }枚になる{ $row }はだれにも取られません。
warning-six = { $row }がちょうど6点になり、取られるかもしれません。
now-best = { $row }は合計{ $totals }になります。
now-six = { $row }は合計{ $totals }になります。表向きだと、先にほかの人に取られます。

reason-rows = { $row }の列なら{ $pays }、{ $other }の列なら{ $less }。
reason-take = { $row }の列はいま取れば{ $pays }。ほかの{ $others }人が先に取るかもしれません。
reason-take-last = 最後の1枚を出すと、どんなに悪い列でも取らなければなりません。
reason-stay = { $other }の列はいま取ると{ $less }。しかも、列を取るとこのラウンドの番はもう来ません。
reason-grows = { $card }を足すと、{ $row }の列で{ $pays }。{ $other }の列はいま取っても{ $less }。
reason-grows-on = { $card }を足すと、{ $row }の列で{ $pays }。いまのままなら{ $less }。
reason-open = { $earns ->
    [0] 裏向きだとチップを1枚置きます。
   *[other] 表向きならチップを1枚もらえ、裏向きだと1枚置きます。
}
reason-secret = { $card }を裏向きに足すと、{ $row }の列で{ $pays }。それをほかの人は知りません。
reason-spoils = { $card }を足すと、{ $row }の列で{ $less }。いまのままなら、取った人は{ $pays }。
reason-ruins = { $card }を足すと、{ $row }の列で{ $less }。いまのままなら{ $pays }。
reason-serves = { $card }を足すと、{ $row }の列で{ $pays }ことがだれにもわかります。
reason-builds = { $card }を足すと、{ $row }の列で{ $pays }。
reason-counts = この数え方なら{ $pays }、もう1つの数え方だと{ $less }。
reason-call = 宣言すればラウンドが終わり、残る{ $others }人は列なしです。
reason-quiet = 宣言するとラウンドがすぐに終わってしまいます。

deed-take = { $player }が{ $row }の列を取る
deed-call = { $player }が「ドンブリコ！」を宣言する

choice-add-up = { $card }を{ $row }に表向きで足す
choice-add-down = { $card }を{ $row }に裏向きで足す
choice-take = { $row }を取る：{ $note }
score-gain = { $total ->
    [0] 0点：もらわない
   *[other] { $total }点：{ $total }枚もらう
}
score-loss = { $total }点：{ $chips }枚払う
score-owed = { $total }点：未払いにする
score-six = 黙って6枚もらう
score-donburiko = ドンブリコ！ 6枚で終了

cue-took = { $player }が{ $row }の列を取ります。
cue-turned = 裏向きのカードをめくり、上のチップ{ $chips }枚は{ $player }へ。
cue-title = { $row }の列を1枚ずつ数える
cue-counts = { $row }の合計は{ $total }。
cue-loach = どじょうで池がプラスに
cue-gets-nothing = { $player }は何ももらえません
cue-gets = { $player }がチップ置き場から{ $chips }枚もらいます
cue-owed = チップが足りず、{ $player }の未払い分が{ $points }点
cue-pays-over = 6を{ $due }超えたので、{ $player }が{ $paid }枚払います
cue-pays-under = 0を{ $due }下回ったので、{ $player }が{ $paid }枚払います
cue-banner = ドンブリコ！
cue-six = 6点！ ラウンド終了です。
cue-without-one = { $gets }。{ $one }は列なし。
cue-without-two = { $gets }。{ $one }と{ $two }は列なし。
cue-without-three = { $gets }。{ $one }、{ $two }、{ $three }は列なし。
cue-round-over = 第{ $round }ラウンド終了。{ $why }。
cue-next = { $chips ->
    [0] 次は{ $player }から始めます。
   *[other] 残ったチップ{ $chips }枚はチップ置き場へ。次は{ $player }から始めます。
}
change-nothing = 増減なし
change-gain = +{ $chips }枚
change-owed = 未払い{ $points }点
change-loss = −{ $chips }枚

refused-total = この列は{ $total }点にはなりません。
refused-count-first = 先に、取った列を何点として数えるか決めてください。
refused-nothing-to-count = いま数える列はありません。
refused-must-take = 手札がないので、列を取らなければなりません。
refused-card = { $card }は手札にありません。
refused-full = { $row }は7枚なので、もう足せません。
refused-no-chip = 裏向きのカードに置くチップがありません。表向きで足してください。
refused-lone = { $row }は1枚だけです。2枚以上の列しか取れません。
refused-taken = { $row }は{ $player }が取りました。
refused-no-row = この卓に{ $row }の列はありません。

event-round = 第{ $round }ラウンド。カードを配り、{ $player }から始めます。
event-added-up = { $chips ->
    [0] { $player }が{ $row }に{ $card }を足しました。チップ置き場は空です。
   *[other] { $player }が{ $row }に{ $card }を足し、チップを1枚もらいました。
}
event-added-down = { $player }が{ $row }に裏向きのカードを足し、チップを置きました。
event-added-down-own = { $player }が{ $row }に{ $card }を裏向きで足し、チップを置きました。
event-took = { $player }が{ $row }を取りました。
event-took-hidden = { $player }が{ $row }を取り、{ $cards }をめくって、上のチップ{ $chips }枚をもらいました。
event-counted-full = 7枚の列は0点。{ $player }は何ももらえません。
event-counted-nothing = { $sum }。{ $player }は何ももらえません。
event-counted-gets = { $sum }。{ $player }がチップを{ $chips }枚もらいました。
event-counted-owed = { $sum }。チップ置き場に足りるチップがないので、{ $player }の未払い分{ $points }点は最後に加えます。
event-counted-over = { $sum }。6を{ $due }超えたので、{ $player }がチップを{ $paid }枚払いました。
event-counted-under = { $sum }。0を{ $due }下回ったので、{ $player }がチップを{ $paid }枚払いました。
event-donburiko = { $player }が「ドンブリコ！」を宣言しました。
event-final-goal = { $player }のチップが20枚になりました。このラウンドが最後です。
event-final-empty = チップ置き場が空になりました。このラウンドが最後です。
event-final-short = チップ置き場から列の点を払いきれませんでした。このラウンドが最後です。
event-ending-all = 全員が列を取りました
event-ending-donburiko = { $player }が「ドンブリコ！」を宣言しました
event-ending-nobody = だれも列を取れなくなりました
event-round-over = 第{ $round }ラウンド終了。{ $why }。{ $chips ->
    [0] 最後に列を取った{ $player }が次のラウンドを始めます。
   *[other] カードの上に残ったチップ{ $chips }枚はチップ置き場へ。最後に列を取った{ $player }が次のラウンドを始めます。
}
event-last-round-over = 最終ラウンド終了。{ $why }。{ $chips ->
    [0] カードの上にチップは残っていません。
   *[other] カードの上に残ったチップ{ $chips }枚はチップ置き場へ。
}

sheet-title = 最終得点
sheet-round = 第{ $round }ラウンド：次は{ $player }から
sheet-row = 列
sheet-counted = 合計
sheet-none = なし
sheet-player = プレイヤー
sheet-chips = チップ
sheet-owed = 未払い
sheet-score = 得点
sheet-rank = 順位

lesson-title = 最初の列
lesson-teaches = カードを表向きや裏向きで足し、ちょうど6点の列を取ります。
lesson-goal = 山から転がってきたどんぐりを、山に帰すゲームです。毎ラウンド、列を1つ取ります。ねらいは合計ちょうど6点の列です。
lesson-hand = あなたの手札です。どんぐりは数字の分だけ足し、池は引きます。どじょうは0ですが、とっておきの技があります。
lesson-open = まずは5を表向きでもみじに足しましょう。表向きに置くたびにチップを1枚もらえます。チップ1枚は1点です。
lesson-hidden = だれかがチップを1枚置いて、かしにカードを伏せました。列を取った人が、チップも中身ももらいます。
lesson-trap = もみじはいま4。あなたの2で6になります。でも表向きに置くと、次の人に取られてしまいます。初心者がよくやる失敗です。
lesson-down = そこで2は裏向きに。チップを1枚置きますが、列を取れば戻ります。6だと知っているのはあなただけです。
lesson-snatched = 6点になったいちょうは、この人に取られました。「ドンブリコ！」と言わなかったので、ラウンドはこの人抜きで続きます。
lesson-take = 仕込みはまだ気づかれていません。もみじを取りましょう。−2+5+1+2で、ちょうど6です。
lesson-six = 6点です！ 黙って受け取ることもできますが、「ドンブリコ！」と宣言すればラウンドはすぐ終わり、まだ取っていない人は何ももらえません。
lesson-round = 新しい列と手札です。前のラウンドで最後に列を取った人、つまりあなたから始めます。
lesson-loach = どじょうの技です。どじょうのいる列では、池がすべてプラスになります。かしに足して、−2を+2にしましょう。
lesson-wild = 手札に「1か5」のどんぐりがあります。どちらにするかは列を取った人しだい。合計1の列も5の列も6にできます。
lesson-bust = 取りすぎにもマイナスにもご注意。6を超えた分、0を下回った分はチップで払います。7枚の列は何があっても0点です。
lesson-forced = 手札がなくなると、どんなに悪い列でも取らなければなりません。待ちすぎは禁物です。
lesson-last = だれかのチップが20枚になるか、チップ置き場が空になると、そのラウンドが最後です。点数のいちばん多い人の勝ちです。
lesson-end = かなり有利な出だしです。では、続きをどうぞ！

lesson-2-title = 伏せたカードとチップ置き場
lesson-2-teaches = 伏せたカードの値打ち、待つことの得、そしてゲームの終わり方。
lesson-2-goal = 勝負を決めるのは伏せたカードです。かしは4、あなたの手札に2があります。
lesson-2-hide = 2をかしに伏せましょう。4+2で6だと知っているのはあなただけ。チップは、列が取られるまでカードの上に載せておきます。
lesson-2-doubt = あなたの列に、もう1枚伏せられました。ほしいのか、つぶしにきたのか。もう6点とはかぎりません。
lesson-2-unseen = まだ見ていないカードを確かめましょう。どんぐりなら6を超えますが、池なら下がるだけ。しかも、列にはチップが2枚載っています。
lesson-2-chips = チップ2枚あれば、少しのバーストは埋め合わせがききます。かしを取りましょう。自分のチップが戻り、相手のチップもついてきます。
lesson-2-worth = −2の池でした。かしの合計は4でしたが、チップ2枚を合わせれば、ねらいどおり6枚の収入です。
lesson-2-last = いちばん得をしたのは、最後に残った人です。列を取られる心配がないので、2枚を1枚ずつチップに替え、6点の列まで作りました。
lesson-2-bank = チップは全部で50枚。チップ置き場が空になると、表向きに置いても何ももらえません。だれかのバーストでまた増えます。
lesson-2-owed = 列の点を払いきれないときは1枚も払われず、その点は未払いとして最後に加えます。
lesson-2-goal-line = どちらも、20枚に届いたときと同じく最終ラウンドの合図です。首位なら早く終わらせ、負けていれば自分から最終ラウンドにしないこと。
lesson-2-end = では、続きをどうぞ。伏せて、だまして、チップ置き場も数えましょう！
