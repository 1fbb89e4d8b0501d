game-title = Donburiko
game-tagline = Roll acorns into rows, dodge the ponds, and be the one who carries six.

card-1 = acorn 1
card-2 = acorn 2
card-3 = acorn 3
card-4 = acorn 4
card-5 = acorn 5
card-wild = acorn 1 or 5
card-loach = loach
card-small-pond = small pond
card-big-pond = big pond

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
status-counts = counts { $row }
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

totals-one = { $total }
totals-two = { $least } or { $most }
totals-three = { $least }, { $middle } or { $most }
totals-range = { $least } to { $most }
counts = counts { $totals }
counts-maybe = may count { $totals }
pays-gain = pays { $chips }
pays-loss = costs { $chips }
pays-nothing = pays nothing
counted-gain = counted { $total }, got { $chips }
counted-loss = counted { $total }, cost { $chips }
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

prompt-turn = Your turn: touch a card, or take a row.
prompt-add = Your turn: touch a card.
prompt-must-take = Your hand is empty: take a row.
prompt-score = How do you count your row?

tip-halves = Then touch half of a slot: face up or face down.
tip-bank-empty = The bank is empty: open cards earn nothing, rows still score.
tip-last-card = Your last card: next turn you must take a row.
warning-six = This leaves { $row } at 6 for the others.
now-best = { $row } would count { $totals }.
now-six = { $row } would count { $totals }. Face up, the others can take it before you.

choice-add-up = Add { $card } to { $row } face up
choice-add-down = Add { $card } to { $row } face down
choice-take = Take { $row }: { $note }
score-gain = { $total ->
    [0] Count 0, get nothing
   *[other] Count { $total }, get { $total }
}
score-loss = Count { $total }, pay { $chips }
score-owed = Count { $total }, the bank will owe it
score-six = 6 and go on
score-donburiko = Donburiko! 6, the round ends

cue-took = { $player } takes { $row }.
cue-turned = { $chips ->
    [one] The hidden card is turned up, its chip goes to { $player }.
   *[other] The hidden cards are turned up, their { $chips } chips go to { $player }.
}
cue-title = { $row }, counted card by card
cue-counts = { $row } counts { $total }.
cue-loach = The ponds now add
cue-gets-nothing = { $player } gets nothing
cue-gets = { $chips ->
    [one] { $player } gets 1 chip from the bank
   *[other] { $player } gets { $chips } chips from the bank
}
cue-owed = The bank cannot pay: it owes { $player } { $points }
cue-pays-over = { $due } too many: { $player } pays { $paid }
cue-pays-under = { $due } below zero: { $player } pays { $paid }
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

refused-total = Your row cannot count { $total }.
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
event-counted-full = Seven cards count 0: { $player } gets nothing.
event-counted-nothing = { $sum }: { $player } gets nothing.
event-counted-gets = { $sum }: { $player } gets { $chips }.
event-counted-owed = { $sum }: the bank cannot pay, so { $player } is owed { $points }.
event-counted-over = { $sum }: { $due } too many, { $player } pays { $paid }.
event-counted-under = { $sum }: { $due } below zero, { $player } pays { $paid }.
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
sheet-counted = Counted
sheet-none = none
sheet-player = Player
sheet-chips = Chips
sheet-owed = Owed
sheet-score = Score
sheet-rank = Rank

lesson-title = The first row
lesson-teaches = Add cards face up and face down, and take the row that makes six.
lesson-goal = Acorns roll down the hill into rows. Each round you take one row: the nearer to 6 it counts, and not above, the better.
lesson-hand = Your hand: acorns add their number, ponds take away. The loach counts 0 and has a trick up its fin.
lesson-open = Begin: add your 5 to Maple, face up. Every card played openly earns you a chip, and chips are points.
lesson-hidden = Somebody has paid a chip to hide a card in Oak. Whoever takes the row gets the chip, and the surprise.
lesson-trap = Maple shows 4, and your 2 would make it 6. Played openly, the next player would snatch it: the beginner's classic mistake.
lesson-down = So add the 2 face down. It costs a chip, but that comes back with the row, and only you know that it counts 6.
lesson-snatched = See? Ginkgo was left at 6, and this player has carried it off for six chips. Whoever takes a row sits out the rest of the round.
lesson-take = Nobody has touched your secret. Take Maple now: −2 + 5 + 1 + 2 is exactly 6.
lesson-six = Six! Call Donburiko: you get your six chips and the round ends at once. Whoever has no row yet gets nothing.
lesson-round = New rows, new cards. Whoever took a row last begins the next round, and that was you.
lesson-loach = Now the loach's trick: in its row every pond counts for you. Add it to Oak, and −2 becomes +2.
lesson-bust = Mind the edges: a row above 6 costs you whatever is over, a row below 0 whatever is missing.
lesson-last = When somebody has 20 chips, or the bank runs dry, the round is the last. Then the most points win.
lesson-end = That is the whole game, and you are well ahead. Now carry it home by yourself!
