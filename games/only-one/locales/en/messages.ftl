game-title = Only One
game-tagline = Push your luck for rare ingredients, and brew more potions than your rivals.

card-fig = Magical Fig
card-snake = Dual Headed Snake
card-cheese = Secret Cheese
card-clover = Lucky Clover
card-star = Tiny Star
card-shroom = Dieshroom
card-sugar = Rainbow Sugar
card-octopus = Forest Octopus
card-tails = Fox Tails
card-pumpkin = Chatty Pumpkin
card-egg = Unbreakable Egg
name-lettered = { $name } { $letter }
name-starred = { $name } ★

rule-fig = The only 1. Once it is turned up, nobody explores any more, and the game ends with this round.
rule-plain = One of { $copies }. Whoever has most { $value } at the end wins its potion.
rule-special = One of { $copies }. Whoever has most { $value } at the end wins its potion. The star is a point for its owner.
rule-egg = A point for its owner. In a column it is 3, 5, 7 and 9 at once; it is no ingredient of any potion.

familiar-streak = Streak
familiar-early = Early Bird
familiar-greed = Greed
familiar-tie = Tie-breaker
familiar-scry = Foresight
familiar-sixteen = Sixteen
familiar-pick = Picky
familiar-crash = Soft Landing

power-streak = Scoring: a value you win while you already hold the token brings 2 points more. A point at the end.
power-early = Collect while everybody is still in the round: 1 point at once. A point at the end.
power-greed = Scoring: a value that brings 3 or more from discards and right neighbour brings 2 points more. A point at the end.
power-tie = If you are tied for most points, you win. A point at the end.
power-scry = Once: when you explore, look at the top three cards, take one, and put the others back in any order. A point at the end.
power-sixteen = Scoring stops as soon as you have 16 points. A point at the end.
power-pick = When you bust, choose which card of the column you gain. A point at the end.
power-crash = When you bust: 1 point at once. A point at the end.
gist-streak = +2 for a value in a row
gist-early = +1 for taking first
gist-greed = +2 for a rich value
gist-tie = wins a tie for most points
gist-scry = once: see three, take one
gist-sixteen = 16 points end the scoring
gist-pick = choose what a bust leaves
gist-crash = +1 for a bust

nothing = { "" }
players-one = { $a }
players-two = { $a } and { $b }
players-three = { $a }, { $b } and { $c }
players-four = { $a }, { $b }, { $c } and { $d }
list = { $first }, { $rest }
list-none = { "" }
laid = column { $column }: { $card }
number = { $number }
number-egg = Egg
twin-egg = egg

token-start = Start Player Token
token-potion = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
token-special = { $count ->
    [one] 1 star, egg or familiar: a point
   *[other] { $count } stars, eggs and familiars: { $count } points
}
status-done = out
status-now = if scored now
status-you-pay = paid by you
status-pays-you = pays you
status-both = you pay each other
status-partner = your partner

zone-deck = Deck
zone-drawn = Turned up
zone-looked = Looked at
zone-looked-own = You look at
zone-column = Column { $column }
zone-collection = Collected by { $player }

deck-note = { $above ->
    [0] the only 1 lies on top
    [one] 1 card above the only 1
   *[other] { $above } cards above the only 1
}
deck-note-end = the only 1 is out
column-full = Full
column-full-why = four cards, no more fit
column-busts = { $number } ruins it: { $twin }
column-busts-why = only this card is kept
column-safe = { $number } is safe
column-odds = { $busting } of { $left } unseen bust
column-then-odds = then { $busting } of { $left } bust
column-then-full = then it is full
column-worth = { $gain } for you now
column-ruined = Ruined
column-last = Everybody takes one
column-gone = Gone
column-closed = Closed
column-closed-own = Not for you

flag-fig = The 1 is out: no more exploring
flag-round = Round { $round }
flag-scoring = Scoring
flag-team = Teams: { $one } against { $two }

prompt-turn = Your turn: explore the deck, or take a column.
prompt-collect = Your turn: take a column.
prompt-place = Where does { $card } go?
prompt-scry = Which of the three cards do you take?
prompt-return = Put two cards back: which one goes on top?
prompt-pick = You have ruined column { $column }: which of its cards do you gain?

tip-fig = No more exploring: everybody takes a column.
tip-alone = You are alone: only column { $column } is open to you.
tip-odds = { $ruin ->
    [0] Each of the { $left } unseen cards fits somewhere.
    [one] 1 of { $left } unseen cards ruins a column wherever it goes.
   *[other] { $ruin } of { $left } unseen cards ruin a column wherever they go.
}
tip-place = A second { $number } ruins a column.
tip-place-odd = A second { $number }, or an egg, ruins a column.
tip-place-egg = The egg ruins a column with a 3, 5, 7, 9 or another egg.
tip-place-fig = It fits anywhere: there is no other 1.

warning-bust = This ruins column { $column }, and the card has a safe place.

choice-explore = Explore: turn up the top card
choice-scry = Use your familiar: look at the top three cards
choice-place = Put it in column { $column }
choice-collect = Take column { $column }: { $cards }
choice-keep = Take { $card }
choice-return = Put { $top } on top, then { $next }
choice-gain = Gain { $card }
button-explore = Explore
button-scry = Look at three
button-place = Column { $column }
button-ruin = Ruin column { $column }
button-take = Take column { $column }
button-take-short = Take { $column }
button-card = { $card }
button-on-top = { $card } on top
button-return = Put them back
now-value = you have { $own }, the most anybody has is { $most }. Won by you it pays { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

refused-place-first = First put { $card } in a column.
refused-keep = { $card } is not one of the three cards you look at.
refused-keep-first = First take one of the three cards you look at.
refused-swap = The two cards are equal: they have only one order.
refused-return-first = First put the two other cards back.
refused-gain = There is no { $card } in column { $column }.
refused-gain-first = First choose which card of the ruined column you gain.
refused-fig = The only 1 has been turned up: nobody explores any more.
refused-only-full = You may only use column { $column }, and it is full: take it.
refused-all-full = All columns are full: take one.
refused-no-scry = You have no familiar that looks at the deck.
refused-scried = Your familiar has been used; it works once in the game.
refused-first-round = Familiars work from the second round on.
refused-nothing-drawn = No card has been turned up; explore first.
refused-nothing-seen = You are not looking at any cards of the deck.
refused-no-bust = You have not ruined a column.
refused-full = Column { $column } has four cards and takes no more.
refused-no-column = There is no column { $column } at this table.
refused-gone = Column { $column } is gone.
refused-fig-column = Column { $column } is not for you: the only 1 lies in column { $only }, which you must take.
refused-far-column = Column { $column } is not for you: the other player is out, so you may only use column { $only }, nearest to the deck.

event-round = Round { $round }: { $player } begins.
event-familiars-three = Familiars are laid out: { $a } in column 1, { $b } in column 2, { $c } in column 3.{ $d }
event-familiars-four = Familiars are laid out: { $a } in column 1, { $b } in column 2, { $c } in column 3, { $d } in column 4.
event-prepared = New columns: { $columns }.
event-fig = The only 1 is out: nobody explores any more, and everybody takes a column.
event-explored = { $player } turns up { $card }.
event-looked = { $player } looks at the top three cards.
event-looked-own = { $player } looks at the top three cards: { $cards }.
event-kept = { $player } takes { $card } of the three.
event-put-back = { $player } puts two cards back.
event-put-back-own = { $player } puts two cards back: { $cards }, the first on top.
event-placed = { $player }: { $card } to column { $column }.
event-bust = { $player } puts { $card } in column { $column } and busts.
event-rewarded = { $familiar }: 1 point for { $player }.
event-and-familiar = { " " }{ $familiar } is theirs too.
event-ruined = { $player } keeps { $card }; discarded: { $cards }.{ $familiar }
event-collected = { $player } takes column { $column }: { $cards }.{ $familiar }
event-collected-familiar = { $player } takes column { $column }: { $familiar } and no ingredient.
event-round-over = Round { $round } is over: { $player } took the last turn, and has the token.
event-last-round-over = The last round, { $round }, is over: { $player } took the last turn, and has the token. Now the potions are brewed.
event-specials = { $points ->
    [0] Special cards: { $player } has none.
    [one] Special cards: { $player } has { $stars } with a star + { $eggs } with an egg = 1 point.
   *[other] Special cards: { $player } has { $stars } with a star + { $eggs } with an egg = { $points } points.
}
event-specials-familiar = { $points ->
    [one] Special cards: { $player } has { $stars } with a star + { $eggs } with an egg + 1 familiar = 1 point.
   *[other] Special cards: { $player } has { $stars } with a star + { $eggs } with an egg + 1 familiar = { $points } points.
}
event-not-scored = { $value }: nobody has one.
event-won = { $value }: { $why }: { $player } wins. { $parts } = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-most = most cards ({ $count })
why-token = { $tied } have { $count } each; tie to the holder of the token
why-nearest = { $tied } have { $count } each; nearest clockwise of { $holder }, who holds the token
award-parts = Potion 1{ $discard }{ $right }{ $extra }
award-discard = { " " }+ discards { $points }
award-right = { " " }+ { $player }'s cards { $points }
award-extra = { " " }+ { $familiar } { $points }
event-stopped = { $player } has 16 points: Sixteen stops the scoring.
event-player-won = { $players } wins by { $by }.
event-team-won = { $players } win by { $by }.
decided-points = points
decided-tie = the Tie-breaker, at equal points
decided-potions = potions, at equal points
decided-token = the token, at equal points and potions

board-values = Values
board-note = You lead { $count }; the best is { $value }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-note-none = You lead no potion yet
board-potion = Potion
board-value = { $value }
board-you = You
board-discards = Discards
board-unseen = Unseen
board-pays = Pays you
board-leads = Leads, gets
board-won = Potion won by
board-none = ·
board-nobody = nobody
board-waits = waits
board-special = Special
board-reason = { $value }: { $why }. { $parts } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-foot = Hat: tie, has the token. Arrow: tie, next after the token.
board-foot-pays = Pays you: 1 + discards + { $right }’s. Hat: tie, has the token. Arrow: tie, next after it.
board-foot-two = Pays you: 1 + { $right }’s. Hat: tie, has the token. Arrow: tie, next after it.

caption-bust = Equal numbers: the column is ruined.
caption-fig = The only 1 is out!
caption-fig-why = No more exploring: everybody takes a column, then comes the scoring.
caption-specials = First the stars and eggs: a point each.
caption-won = { $player } wins the potion of { $value }.
caption-most = Most cards: { $count }.
caption-token = { $tied } have { $count } each. { $holder } has the token.
caption-nearest = { $tied } have { $count } each. { $holder } has the token; { $player } comes next clockwise.

count-specials = Stars and eggs
count-specials-note = a point each, before the potions
count-stars = stars
count-eggs = eggs
count-place = potion { $place } of { $of }
count-cards = { $count }
count-potion = potion
count-discards = discards
count-right = { $player }’s
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

sheet-title = The scoring
sheet-title-now = If it were scored now
sheet-value = Value
sheet-player = { $player }
sheet-discard = Discards
sheet-why = Won by
sheet-special = Special cards
sheet-powers = Familiars in play
sheet-total = Points
sheet-team = Points of the team
sheet-rank = Rank
sheet-row = { $value } { $name }
sheet-won = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-reason = { $why }: { $parts }
sheet-most = most cards
sheet-token = tie: holds the token
sheet-nearest = tie: nearest clockwise of { $holder }

option-familiars = Familiars
option-familiars-help = For 3 or 4 players: each column of the first round begins with a familiar. Whoever gets it has a point and a power from the second round on.
option-familiars-off = without
option-familiars-front = the front sides
option-familiars-back = the back sides
option-familiars-random = a side of each by chance
option-familiars-streak-tie-scry-crash = Streak, Tie-breaker, Foresight and Soft Landing
option-team = Teams
option-team-help = For 4 players: partners sit opposite each other and add up their points.
option-team-false = everyone alone
option-team-true = two against two

lesson-title = The first round
lesson-teaches = Explore, collect in time, and what a bust costs.
lesson-goal = Collect ingredients. At the end, whoever has most of a number gets its potion, and points with it.
lesson-explore = Three columns, one for each player. On your turn you explore or collect. Explore: turn up a card and see.
lesson-place = A 10. In column 2 there is a 10 already, and two equal numbers ruin a column. Put yours safely in column 1.
lesson-egg = The egg counts as 3, 5, 7 and 9 at once, so column 3 has become dangerous. But eggs and starred cards are a sure point.
lesson-again = You could take a column now, and your round would be over. Column 1 is still worth growing, so explore again.
lesson-five = 5 would break on the egg. Column 1 has no 5: put it there.
lesson-bust = Bust! The 7 fitted nowhere, so this player got that one card, and the rest of the column was discarded. So much for greed.
lesson-alone = The others are out, and column 1 is yours alone. It holds four cards: try one more. 7s, 10s, 5s and eggs would hurt.
lesson-snake = A starred snake! Add it to your column.
lesson-collect = Four cards, the column is full. Collect it and bring everything home.
lesson-token = You took the last turn, so you hold the token: you begin the next round, and a tie for a number goes your way.
lesson-majority = Your cards lie open. You lead in 2, 5, 7 and 10, and each is worth a potion if it stays so.
lesson-bonus = Winning a number also pays for each such card in the discards, and for each that the player before you in turn order holds.
lesson-one = The only 1 has a back of its own and lies deep in the deck. When it turns up, everybody collects once more, and the scores are counted.
lesson-end = A splendid first round. Now it is your nerve that counts: explore, or take what is safe?
