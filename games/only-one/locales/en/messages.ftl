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

rule-fig = The only { $value }. Once it is turned up, nobody explores any more, and the game ends with this round.
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

nothing = { "" }
players-one = { $a }
players-two = { $a } and { $b }
players-three = { $a }, { $b } and { $c }
players-four = { $a }, { $b }, { $c } and { $d }
cards-and-familiar = { $familiar }, { $cards }

token-start = Start Player Token
token-potion = Potion { $value }
status-done = out of the round

zone-deck = Deck
zone-drawn = Turned up
zone-looked = { $player } looks at
zone-column = Column { $column }
zone-collection = Collected by { $player }
zone-discard = Discard pile
zone-supply = Potions

deck-note = { $above ->
    [0] the [1] lies on top
    [one] 1 card above the [1]
   *[other] { $above } cards above the [1]
}
deck-note-end = the [1] is out
column-full = full
column-busts = { $card } busts here
column-safe = safe for { $card }
column-odds = { $busting } of { $left } unseen cards bust here
leads = leads in { $values }
leads-nothing = leads in nothing

flag-fig = The [1] is out: no more exploring
flag-team = Teams: { $one } against { $two }

prompt-turn = Your turn: explore the deck, or take a column.
prompt-collect = Your turn: take a column.
prompt-place = Where does { $card } go?
prompt-scry = Which of the three cards do you take?
prompt-return = Put two cards back: touch first the one that goes on top.
prompt-pick = You have ruined { $column }: which of its cards do you gain?

tip-turn = Take a column now, or risk one more card? Equal numbers ruin a column: you keep only the card you placed.
tip-near-end = { $above ->
    [0] The next card of the deck is the [1], which ends the game.
    [one] One more card, then comes the [1], which ends the game.
   *[other] { $above } cards are left before the [1], which ends the game.
}
tip-fig = No more exploring: everybody takes a column.
tip-alone = You are alone: only { $column } is open to you.

warning-bust = { $card } ruins { $column }.

choice-explore = Explore: turn up the top card
choice-scry = Use your familiar: look at the top three cards
choice-place = Put it in { $column }
choice-collect = Take { $column }: { $cards }
choice-keep = Take { $card }
choice-return = Put { $top } on top, then { $next }
choice-gain = Gain { $card }
button-collect = Take { $column }

refused-place-first = First put { $card } in a column.
refused-keep = { $card } is not one of the three cards you look at.
refused-keep-first = First take one of the three cards you look at.
refused-swap = The two cards are equal: they have only one order.
refused-return-first = First put the two other cards back.
refused-gain = There is no { $card } in { $column }.
refused-gain-first = First choose which card of the ruined column you gain.
refused-fig = The [1] has been turned up: nobody explores any more.
refused-only-full = You may only use { $column }, and it is full: take it.
refused-all-full = All columns are full: take one.
refused-no-scry = You have no familiar that looks at the deck.
refused-scried = Your familiar has been used; it works once in the game.
refused-first-round = Familiars work from the second round on.
refused-nothing-drawn = No card has been turned up; explore first.
refused-nothing-seen = You are not looking at any cards of the deck.
refused-no-bust = You have not ruined a column.
refused-full = { $column } has four cards and takes no more.
refused-no-column = There is no column { $column } at this table.
refused-gone = { $column } is gone.
refused-fig-column = { $column } is not for you: the [1] lies in { $only }, which you must take.
refused-far-column = { $column } is not for you: the other player is out, so you may only use { $only }, nearest to the deck.

event-round = Round { $round }: { $player } begins.
event-familiars-three = Familiars are laid out: { $a } in c1, { $b } in c2, { $c } in c3.{ $d }
event-familiars-four = Familiars are laid out: { $a } in c1, { $b } in c2, { $c } in c3, { $d } in c4.
event-prepared = New columns: { $columns }.
event-fig = The [1] is out: nobody explores any more, and everybody takes a column.
event-explored = { $player } turns up { $card }.
event-looked = { $player } looks at the top three cards.
event-looked-own = { $player } looks at the top three cards: { $cards }.
event-kept = { $player } takes { $card } of the three.
event-put-back = { $player } puts two cards back.
event-put-back-own = { $player } puts two cards back: { $cards }, the first on top.
event-placed = { $player } puts { $card } in { $column }.
event-bust = { $player } puts { $card } in { $column } and busts.
event-rewarded = { $familiar }: 1 point for { $player }.
event-and-familiar = { " " }{ $familiar } is theirs too.
event-ruined = { $player } gains { $card }; discarded: { $cards }.{ $familiar }
event-collected = { $player } takes { $column }: { $cards }.{ $familiar }
event-collected-familiar = { $player } takes { $column }: { $familiar } and no ingredient.
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

lesson-goal = Collect ingredients. At the end, whoever has most of a number gets its potion, and points with it.
lesson-explore = Three columns, one for each player. On your turn you explore or collect. Explore: turn up a card and see.
lesson-place = A 10. In c2 there is a 10 already, and two equal numbers ruin a column. Put yours safely in c1.
lesson-egg = The egg counts as 3, 5, 7 and 9 all at once, so c3 has become dangerous. But eggs and starred cards are a sure point.
lesson-again = You could collect a column now, and your round would be over. c1 is still worth growing, so explore again.
lesson-five = 5 would break on the egg. c1 has no 5: put it there.
lesson-bust = Bust! The 7 fitted nowhere, so this player got that one card, and the rest of the column was discarded. So much for greed.
lesson-alone = Everybody else is out, and c1 is yours alone. A column holds four cards: try one more. 7s, 10s, 5s and eggs would hurt.
lesson-snake = A starred snake! Add it to your column.
lesson-collect = Four cards, the column is full. Collect it and bring everything home.
lesson-token = You took the last turn, so you hold the token: you begin the next round, and a tie for a number goes your way.
lesson-majority = Your cards lie open. You lead in 2, 5, 7 and 10, and each is worth a potion if it stays so.
lesson-bonus = Winning a number also pays for each such card in the discards, and for each that the player before you in turn order holds.
lesson-one = The only 1 has a back of its own and lies deep in the deck. When it turns up, everybody collects once more, and the scores are counted.
lesson-end = A splendid first round. Now it is your nerve that counts: explore, or take what is safe?
