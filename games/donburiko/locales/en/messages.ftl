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

token-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
token-owed = { $count ->
    [one] 1 point owed
   *[other] { $count } points owed
}
status-took = took { $row }

zone-row = Row { $row }
zone-taken = Taken: { $row }
zone-hand = Hand of { $player }
zone-bank = Bank
zone-surplus = Surplus

worth-lone = { $totals }
worth-full = seven cards: counts 0
worth-hidden = { $totals } + { $hidden } hidden
worth-known = { $totals } → { $pays }
totals-one = { $a }
totals-two = { $a } or { $b }
totals-three = { $a }, { $b } or { $c }
pay-gain = +{ $chips }
pay-loss = −{ $chips }
taken-total = counted as { $total }
taken-donburiko = Donburiko! { $total }

flag-final = Final round

prompt-turn = Your turn: add a card to a row, or take a row of two or more cards.
prompt-must-take = Your hand is empty: take a row.
prompt-score = How do you count your row?

tip-open-card = Every card you add face up is a sure point.
tip-bank-empty = The bank is empty: open cards earn nothing, but rows still score.
tip-last-card = This is your last card: next turn you must take a row.
warning-six = This leaves { $row } at 6 for the others.

choice-add-up = Add { $card } to { $row } face up
choice-add-down = Add { $card } to { $row } face down
choice-take = Take { $row }: { $note }
button-up = Face up (+1)
button-up-unpaid = Face up (+0)
button-down = Face down (−1)
button-take = Take { $row }
score-gain = Count as { $total }: +{ $total }
score-loss = Count as { $total }: pay { $chips }
score-six = 6 and go on
score-donburiko = Donburiko! 6, the round ends

refused-total = Your row cannot count { $total }.
refused-count-first = First say how the row you took counts.
refused-nothing-to-count = There is no row to count now.
refused-must-take = Your hand is empty, so you must take a row.
refused-card = You have no { $card } in your hand.
refused-full = { $row } has seven cards and takes no more.
refused-no-chip = You have no chip to lay on a face-down card; add it face up.
refused-lone = { $row } is only its row card; a row needs two or more cards to be taken.
refused-taken = { $row } has been taken by { $player }.
refused-no-row = There is no row { $row } at this table.

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
event-final-goal = { $player } has 20 chips: this is the final round.
event-final-empty = The bank is empty: this is the final round.
event-final-short = The bank could not pay a row: this is the final round.
event-ending-all = everybody has taken a row
event-ending-donburiko = { $player } calls Donburiko
event-ending-nobody = nobody can take a row any more
event-round-over = Round { $round } is over: { $why }. { $chips ->
    [0] { $player } took last and starts the next round.
    [one] 1 chip goes back to the bank; { $player } took last and starts the next round.
   *[other] { $chips } chips go back to the bank; { $player } took last and starts the next round.
}
event-last-round-over = The final round is over: { $why }. { $chips ->
    [0] No chips are left on cards.
    [one] 1 chip goes back to the bank.
   *[other] { $chips } chips go back to the bank.
}

sheet-title = Final scores
sheet-player = Player
sheet-chips = Chips
sheet-owed = Owed
sheet-score = Score
sheet-rank = Rank

lesson-goal = Acorns roll down the hill into rows. Each round you take one row: the nearer to 6 it counts, and not above, the better.
lesson-hand = Your hand: acorns add their number, ponds take away. The loach counts 0 and has a trick up its fin.
lesson-open = Begin: add your 5 to r2, face up. Every card played openly earns you a chip, and chips are points.
lesson-hidden = Somebody has paid a chip to hide a card in r1. Whoever takes the row gets the chip, and the surprise.
lesson-trap = r2 shows 4, and your 2 would make it 6. Played openly, the next player would snatch it: the beginner's classic mistake.
lesson-down = So add the 2 face down. It costs a chip, but that comes back with the row, and only you know that it counts 6.
lesson-snatched = See? r3 was left at 6, and this player has carried it off for six chips. Whoever takes a row sits out the rest of the round.
lesson-take = Nobody has touched your secret. Take r2 now: −2 + 5 + 1 + 2 is exactly 6.
lesson-six = Six! Call Donburiko: you get your six chips and the round ends at once. Whoever has no row yet gets nothing.
lesson-round = New rows, new cards. Whoever took a row last begins the next round, and that was you.
lesson-loach = Now the loach's trick: in its row every pond counts for you. Add it to r1, and −2 becomes +2.
lesson-bust = Mind the edges: a row above 6 costs you whatever is over, a row below 0 whatever is missing.
lesson-last = When somebody has 20 chips, or the bank runs dry, the round is the last. Then the most points win.
lesson-end = That is the whole game, and you are well ahead. Now carry it home by yourself!
