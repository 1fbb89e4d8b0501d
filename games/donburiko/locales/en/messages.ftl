game-title = Donburiko
game-tagline = Fish the acorns out of the pond, and be the one who carries six up the mountain.

card-1 = acorn 1
card-2 = acorn 2
card-3 = acorn 3
card-4 = acorn 4
card-5 = acorn 5
card-wild = acorn 1 or 5
card-loach = loach
card-small-pond = pond −1
card-big-pond = pond −2

a-card-1 = a 1
a-card-2 = a 2
a-card-3 = a 3
a-card-4 = a 4
a-card-5 = a 5
a-card-wild = a 1-or-5
a-card-loach = a loach
a-card-small-pond = a −1 pond
a-card-big-pond = a −2 pond

rule-acorn = Adds { $worth } to its row.
rule-wild = Adds 1 or 5 to its row; whoever takes the row chooses.
rule-loach = Adds nothing, but turns every pond of its row into points.
rule-pond = Takes { $worth } from its row, or adds { $worth } if a loach swims in it.

row-oak = Oak
row-maple = Maple
row-ginkgo = Ginkgo
row-pine = Pine

cards-and = { $first } and { $next }
cards-comma = { $first }, { $next }

token-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
token-owed = { $count ->
    [one] 1 point owed
   *[other] { $count } points owed
}
worth-chips = { $count }
status-took = took { $row }: { $total }
status-counts = is counting { $row }
status-donburiko = Donburiko!
status-no-row = no row: gets nothing
status-your-turn = your turn
status-turn = plays now
status-next = { $cards ->
    [0] plays next, takes
    [one] plays next, 1 card
   *[other] plays next, { $cards } cards
}
status-in = { $cards ->
    [0] still in, must take
    [one] still in, 1 card
   *[other] still in, { $cards } cards
}

zone-taken = Row of { $player }
zone-taken-own = your row
zone-hand = Hand of { $player }
zone-surplus = Surplus

box-acorns = The acorns
box-others = Loaches and ponds
box-count = × { $count }
box-more = 3–4 players

totals-one = { $total }
totals-two = { $least } or { $most }
totals-three = { $least }, { $middle } or { $most }
totals-range = { $least } to { $most }
counts = total { $totals }
counts-maybe = may total { $totals }
pays-gain = pays { $chips }
pays-loss = costs { $chips }
pays-nothing = pays nothing
counted-gain = total { $total }, got { $chips }
counted-loss = total { $total }, cost { $chips }
counted-six = Donburiko! Got 6
slip-short = too short to take
slip-taking = { $player } takes it
slip-took = { $player } took it
slot-seven = seven cards count 0
slot-played = played
label-only-you = only you
offer-up = face up
offer-up-hint = get 1
offer-up-unpaid = bank is empty
offer-down = face down
offer-down-hint = lay 1
offer-down-unpaid = no chip to lay
take-gain = { $chips ->
    [0] Take: { $total }
   *[other] Take: { $total } + { $chips }
}
take-loss = Take: pay { $chips }
take-and-see = Take and see
preview-with = with it: { $totals }

race-title = Race to { $goal } chips
bank-title = Bank
bank-low = cannot pay every row
bank-on-cards = { $chips ->
    [one] 1 more lies on a card
   *[other] { $chips } more lie on cards
}
unseen-title = Unseen: { $count }
unseen-row = Cards of the pack
unseen-column = Card { $number }
unseen-rank = { $rank }
unseen-open = { $card }: unseen
unseen-seen = { $card }: seen
unseen-and = { $first }, { $next }
unseen-in-row = { $count ->
    [one] 1 lies hidden in { $row }
   *[other] { $count } lie hidden in { $row }
}
unseen-in-rows = { $count } lie hidden in rows
unseen-in-hands = { $count ->
    [one] 1 is in a hand
   *[other] { $count } are in hands
}
unseen-in-surplus = { $count ->
    [one] 1 is in the surplus
   *[other] { $count } are in the surplus
}

flag-round = Round { $round }
flag-goal = 20 chips or an empty bank make the last round
flag-final = Last round

prompt-turn = Your turn: choose a card, or take a row.
prompt-add = Your turn: choose a card.
prompt-must-take = Your hand is empty: take a row.
prompt-score = How do you count your row?

tip-take = Everybody can see that { $row } pays { $chips }: it will hardly come round to you again.
tip-take-last = After your last card you must take a row, however bad it is by then: better { $row } now.
tip-call = Calling keeps the others from { $row }, which pays { $chips }.
warning-six = This makes { $row } worth exactly 6, and somebody else may take it first.
now-best = { $row } would total { $totals }.
now-six = { $row } would total { $totals }. Face up, the others can take it before you.

reason-rows = { $row } { $pays }, { $other } { $less }.
reason-take = { $row } { $pays } now, and { $others ->
    [one] another player
   *[other] { $others } others
} may take it first.
reason-take-last = After the last card a row must be taken, however bad it is by then.
reason-stay = { $other } { $less } now, and taking a row leaves no more turns in this round.
reason-grows = With { $card } { $row } { $pays }; { $other } { $less } now.
reason-grows-on = With { $card } { $row } { $pays }; as it lies it { $less }.
reason-open = { $earns ->
    [0] Face down it costs a chip.
   *[other] Face up it earns a chip, face down it costs one.
}
reason-secret = Face down, nobody else knows that { $row } { $pays } with { $card }.
reason-spoils = With { $card } { $row } { $less }; as it lies it { $pays }, to anybody who takes it.
reason-ruins = With { $card } { $row } { $less }; as it lies it { $pays }.
reason-serves = With { $card } { $row } { $pays }, for all to see.
reason-builds = With { $card } { $row } { $pays }.
reason-counts = Counted this way the row { $pays }, the other way it { $less }.
reason-call = The call ends the round: { $others ->
    [one] the other player gets no row.
   *[other] the { $others } others get no row.
}
reason-quiet = The call would end the round at once.

deed-take = { $player } takes { $row }
deed-call = { $player } calls Donburiko

choice-add-up = Add { $card } to { $row } face up
choice-add-down = Add { $card } to { $row } face down
choice-take = Take { $row }: { $note }
score-gain = { $total ->
    [0] As 0: get nothing
    [one] As 1: get 1 chip
   *[other] As { $total }: get { $total } chips
}
score-loss = { $chips ->
    [one] As { $total }: pay 1 chip
   *[other] As { $total }: pay { $chips } chips
}
score-owed = As { $total }: the bank owes it
score-six = 6 chips quietly, go on
score-donburiko = Donburiko! 6 chips, round over

cue-took = { $player } takes { $row }.
cue-turned = { $chips ->
    [one] The hidden card is turned up, its chip goes to { $player }.
   *[other] The hidden cards are turned up, their { $chips } chips go to { $player }.
}
cue-title = { $row }, counted card by card
cue-counts = { $row } totals { $total }.
cue-loach = The ponds now add
cue-gets-nothing = { $player } gets nothing
cue-gets = { $chips ->
    [one] { $player } gets 1 chip from the bank
   *[other] { $player } gets { $chips } chips from the bank
}
cue-owed = The bank cannot pay: it owes { $player } { $points }
cue-pays-over = { $due } too many: { $player } pays { $paid ->
    [one] 1 chip
   *[other] { $paid } chips
}
cue-pays-under = { $due } below zero: { $player } pays { $paid ->
    [one] 1 chip
   *[other] { $paid } chips
}
cue-banner = Donburiko!
cue-six = Six! The round is over.
cue-without-one = { $gets }; { $one } goes without a row.
cue-without-two = { $gets }; { $one } and { $two } go without a row.
cue-without-three = { $gets }; { $one }, { $two } and { $three } go without a row.
cue-round-over = Round { $round } is over: { $why }.
cue-next = { $chips ->
    [0] { $player } starts the next round.
    [one] 1 chip goes back to the bank. { $player } starts the next round.
   *[other] { $chips } chips go back to the bank. { $player } starts the next round.
}
change-nothing = nothing
change-gain = { $chips ->
    [one] + 1 chip
   *[other] + { $chips } chips
}
change-owed = { $points } owed
change-loss = { $chips ->
    [one] − 1 chip
   *[other] − { $chips } chips
}

refused-total = Your row cannot total { $total }.
refused-count-first = First say how the row you took counts.
refused-nothing-to-count = There is no row to count now.
refused-must-take = Your hand is empty, so you must take a row.
refused-card = You do not hold { $card }.
refused-full = { $row } has seven cards and takes no more.
refused-no-chip = You have no chip to lay on a face-down card; add it face up.
refused-lone = { $row } is only its row card; a row needs two or more cards to be taken.
refused-taken = { $row } has been taken by { $player }.
refused-no-row = There is no row called { $row } at this table.

event-round = Round { $round }: cards are dealt, { $player } begins.
event-added-up = { $chips ->
    [one] { $player } adds { $card } to { $row } and earns 1 chip.
   *[other] { $player } adds { $card } to { $row }; the bank has no chip to give.
}
event-added-down = { $player } adds a card face down to { $row }, with a chip on it.
event-added-down-own = { $player } adds { $card } face down to { $row }, with a chip on it.
event-took = { $player } takes { $row }.
event-took-hidden = { $player } takes { $row } and turns up { $cards }; { $chips ->
    [one] the chip on it is theirs.
   *[other] the { $chips } chips on them are theirs.
}
event-counted-full = Seven cards are worth 0: { $player } gets nothing.
event-counted-nothing = { $sum }: { $player } gets nothing.
event-counted-gets = { $sum }: { $player } gets { $chips ->
    [one] 1 chip.
   *[other] { $chips } chips.
}
event-counted-owed = { $sum }: the bank cannot pay, so { $player } is owed { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-counted-over = { $sum }: { $due } too many, { $player } pays { $paid ->
    [one] 1 chip.
   *[other] { $paid } chips.
}
event-counted-under = { $sum }: { $due } below zero, { $player } pays { $paid ->
    [one] 1 chip.
   *[other] { $paid } chips.
}
event-donburiko = { $player } calls Donburiko!
event-final-goal = { $player } has 20 chips: this is the last round.
event-final-empty = The bank is empty: this is the last round.
event-final-short = The bank could not pay a row: this is the last round.
event-ending-all = everybody has taken a row
event-ending-donburiko = { $player } calls Donburiko
event-ending-nobody = nobody can take a row any more
event-round-over = Round { $round } is over: { $why }. { $chips ->
    [0] { $player } took last and starts the next round.
    [one] 1 chip goes back to the bank; { $player } took last and starts the next round.
   *[other] { $chips } chips go back to the bank; { $player } took last and starts the next round.
}
event-last-round-over = The last round is over: { $why }. { $chips ->
    [0] No chips are left on cards.
    [one] 1 chip goes back to the bank.
   *[other] { $chips } chips go back to the bank.
}

sheet-title = Final scores
sheet-round = Round { $round }: { $player } starts the next one
sheet-row = Row
sheet-counted = Total
sheet-none = none
sheet-player = Player
sheet-chips = Chips
sheet-owed = Owed
sheet-score = Score
sheet-rank = Rank

lesson-title = The first row
lesson-teaches = Add cards face up and face down, and take a row that totals six.
lesson-goal = Acorns have rolled down the mountain, and you carry them back. Each round you take one row: best of all one that totals exactly 6.
lesson-hand = Your hand: acorns add their number, ponds take away. The loach is worth 0 and has a trick up its fin.
lesson-open = Begin: add your 5 to Maple, face up. Every card played openly earns you a chip, and a chip is a point.
lesson-hidden = Somebody has laid a chip on a card hidden in Oak. Whoever takes the row gets the chip, and the surprise.
lesson-trap = Maple stands at 4, and your 2 would make it 6. Played openly, the next player would snatch it: the beginner's classic mistake.
lesson-down = So add the 2 face down. It costs a chip, but that comes back with the row, and only you know that it totals 6.
lesson-snatched = Ginkgo stood at 6, and this player has carried it off. They did not call Donburiko, so the round goes on, without them.
lesson-take = Nobody has noticed your secret. Take Maple now: −2 + 5 + 1 + 2 is exactly 6.
lesson-six = Six! You could take your chips quietly, too. But call Donburiko, and the round ends at once: whoever has no row gets nothing.
lesson-round = New rows, new cards. Whoever took a row last begins the next round, and that was you.
lesson-loach = Now the loach's trick: in its row every pond is good for you. Add it to Oak, and −2 becomes +2.
lesson-wild = You hold an acorn 1 or 5. Whoever takes its row says which: it makes 6 out of 1 and out of 5.
lesson-bust = Too much is as bad as too little: above 6 you pay what is over, below 0 what is missing. And a row of seven cards is worth 0.
lesson-forced = Once your hand is empty you must take a row, however bad. So don't wait too long!
lesson-last = When somebody has 20 chips, or the bank runs dry, the round is the last. Then the most points win.
lesson-end = You are well ahead. Now carry it home by yourself!

lesson-2-title = Hidden cards and the bank
lesson-2-teaches = What a secret is worth, who gains by waiting, and how the game runs out.
lesson-2-goal = Hidden cards decide games. Oak stands at 4, and you hold a 2.
lesson-2-hide = Hide the 2 in Oak: 4 + 2 is 6, and only you know. Your chip lies on it until somebody takes the row.
lesson-2-doubt = Another hidden card in your row! Somebody wants it, or has spoilt it. For all you know it is 6 no more.
lesson-2-unseen = Look at the unseen cards: any acorn would push Oak over 6, a pond would only lower it. And two chips lie on it now.
lesson-2-chips = Two chips are worth a small bust. Take Oak: your own chip comes back, and theirs comes with it.
lesson-2-worth = It was a −2: Oak totalled only 4. With the two chips it still brought 6, as much as you had hoped for.
lesson-2-last = See who gained most: the last one left. Nobody could take their row, so they played two cards for a chip each and made a 6.
lesson-2-bank = There are 50 chips. When the bank is empty, open cards earn nothing. Somebody's bust fills it again.
lesson-2-owed = If the bank cannot pay your row in full, it pays nothing: the points are owed to you and added at the end.
lesson-2-goal-line = Both make the round the last one, as 20 chips do. In the lead, end it quickly. Behind, don't be the one who makes it the last.
lesson-2-end = Now it is up to you: hide, bluff, count the bank!
