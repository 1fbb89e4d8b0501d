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
name-valued = { $name } { $value }
name-egg = an egg
name-starred = { $name } ★

rule-fig = The only 1. Once it is turned up, nobody explores any more, and the game ends with this round.
rule-plain = One of { $copies } cards. The player with most { $value } at the end wins its potion.
rule-special = One of { $copies } cards. The player with most { $value } at the end wins its potion. The star is a point for its owner.
rule-egg = A point for its owner. In a column it is 3, 5, 7 and 9 at once; it is no ingredient of any potion.

familiar-streak = Streak
familiar-early = Early Bird
familiar-greed = Greed
familiar-tie = Tie-breaker
familiar-scry = Foresight
familiar-sixteen = Sixteen
familiar-pick = Picky
familiar-crash = Soft Landing

power-streak = Scoring: a potion you win while you already hold the token brings 2 points more. (The card itself is worth a point.)
power-early = When you collect while nobody else has ended the round: 1 point at once. (The card itself is worth a point.)
power-greed = Scoring: a potion that brings 3 or more points from the discards and your right neighbour brings 2 points more. (The card itself is worth a point.)
power-tie = If you are tied for most points, you win. (The card itself is worth a point.)
power-scry = Once: when you explore, look at the top three cards, take one, and put the others back in any order. (The card itself is worth a point.)
power-sixteen = Scoring stops as soon as you have 16 points. (The card itself is worth a point.)
power-pick = When you bust, choose which card of the column you gain. (The card itself is worth a point.)
power-crash = When you bust: 1 point at once. (The card itself is worth a point.)
gist-streak = +2 for potions in a row
gist-early = +1 for collecting first
gist-greed = +2 for a rich potion
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
column-busts = { $number } busts: { $twin }
column-busts-why = only this card is kept
column-safe = { $number } is safe
column-odds = { $busting } of { $left } unseen bust
column-then-odds = then { $busting } of { $left } bust
column-then-full = then it is full
column-worth = { $gain } for you now
column-ruined = Bust
column-last = Everybody collects one
column-gone = Gone
column-closed = Closed
column-closed-own = Not for you

flag-fig = The 1 is out: no more exploring
flag-round = Round { $round }
flag-scoring = Scoring
flag-team = Teams: { $one } against { $two }

prompt-turn = Your turn: explore the deck, or collect a column.
prompt-collect = Your turn: collect a column.
prompt-fig = The fig has turned up: collect a column.
prompt-alone = You are the last one in: explore, or collect column { $column }, the only one you may use.
prompt-place = Where does { $card } go?
prompt-scry = Which of the three cards do you take?
prompt-return = Put two cards back: which one goes on top?
prompt-pick = You busted in column { $column }: which of its cards do you gain?

tip-explore = { $ruin ->
    [0] Each of the { $left } unseen cards fits somewhere: you risk nothing by exploring.
    [one] Only 1 of { $left } unseen cards busts wherever it goes: another card is worth the risk.
   *[other] Only { $ruin } of { $left } unseen cards bust wherever they go: another card is worth the risk.
}
tip-collect = { $ruin ->
    [one] 1 of { $left } unseen cards busts wherever it goes: collect while you can.
   *[other] { $ruin } of { $left } unseen cards bust wherever they go: collect while you can.
}

warning-bust = This busts in column { $column }, and the card has a safe place.

reason-columns = As things stand column { $column } is worth { $most ->
    [one] 1 point
   *[other] { $most } points
}, column { $other } is worth { $less }.
reason-collect = As things stand column { $column } is worth { $most ->
    [one] 1 point
   *[other] { $most } points
}, and { $ruin ->
    [one] 1 of the { $left } unseen cards busts wherever it goes
   *[other] { $ruin } of the { $left } unseen cards bust wherever they go
}.
reason-odds = { $ruin ->
    [one] 1 of the { $left } unseen cards busts wherever it goes
   *[other] { $ruin } of the { $left } unseen cards bust wherever they go
}.
reason-worth = As things stand column { $column } is worth { $most ->
    [one] 1 point
   *[other] { $most } points
}.
reason-explore-little = { $ruin ->
    [0] Each of the { $left } unseen cards fits somewhere
    [one] Only 1 of the { $left } unseen cards busts wherever it goes
   *[other] Only { $ruin } of the { $left } unseen cards bust wherever they go
}, and column { $column } is worth { $less ->
    [one] 1 point
   *[other] { $less } points
} so far.
reason-explore = { $ruin ->
    [0] Each of the { $left } unseen cards fits somewhere
    [one] Only 1 of the { $left } unseen cards busts wherever it goes
   *[other] Only { $ruin } of the { $left } unseen cards bust wherever they go
}.
reason-scry = Of three cards one can be chosen.
reason-bust = In column { $column } { $card } busts: it is kept, and the column is spoilt for the others.
reason-busts = In column { $column } { $card } busts.
reason-place = With it column { $column } is worth { $most ->
    [one] 1 point
   *[other] { $most } points
} as things stand, column { $other } would be worth { $less }.
reason-serves = With it column { $column } would be worth { $most ->
    [one] 1 point
   *[other] { $most } points
} to { $player }, who plays next.
reason-keep = Wherever { $card } goes, it busts.
reason-gain = As things stand { $card } is worth { $most ->
    [one] 1 point
   *[other] { $most } points
}, { $other } { $less }.

deed-collect = { $player } collects column { $column }

choice-explore = Explore: turn up the top card
choice-scry = Use your familiar: look at the top three cards
choice-place = Put it in column { $column }
choice-collect = Collect column { $column }: { $cards }
choice-keep = Take { $card }
choice-return = Put { $top } on top, then { $next }
choice-gain = Gain { $card }
button-explore = Explore
button-scry = Look at three
button-place = Column { $column }
button-ruin = Bust column { $column }
button-take = Collect column { $column }
button-take-short = Collect { $column }
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
refused-gain-first = First choose which card of the busted column you gain.
refused-fig = The only 1 has been turned up: nobody explores any more.
refused-only-full = You may only use column { $column }, and it is full: collect it.
refused-all-full = All columns are full: collect one.
refused-no-scry = You have no familiar that looks at the deck.
refused-scried = Your familiar has been used; it works once in the game.
refused-first-round = Familiars work from the second round on.
refused-nothing-drawn = No card has been turned up; explore first.
refused-nothing-seen = You are not looking at any cards of the deck.
refused-no-bust = You have not busted.
refused-full = Column { $column } has four cards and takes no more.
refused-no-column = There is no column { $column } at this table.
refused-gone = Column { $column } is gone.
refused-fig-column = Column { $column } is not for you: the only 1 lies in column { $only }, which you must collect.
refused-far-column = Column { $column } is not for you: the other player is out, so you may only use column { $only }, nearest to the deck.

event-round = Round { $round }: { $player } begins.
event-familiars-three = Familiars are laid out: { $a } in column 1, { $b } in column 2, { $c } in column 3.{ $d }
event-familiars-four = Familiars are laid out: { $a } in column 1, { $b } in column 2, { $c } in column 3, { $d } in column 4.
event-prepared = New columns: { $columns }.
event-fig = The only 1 is out: nobody explores any more, and everybody collects a column.
event-explored = { $player } turns up { $card }.
event-looked = { $player } looks at the top three cards.
event-looked-own = { $player } looks at the top three cards: { $cards }.
event-kept = { $player } takes { $card } of the three.
event-put-back = { $player } puts two cards back.
event-put-back-own = { $player } puts two cards back: { $cards }, the first on top.
event-placed = { $player } puts { $card } in column { $column }.
event-bust = { $player } puts { $card } in column { $column } and busts.
event-rewarded = { $familiar }: 1 point for { $player }.
event-and-familiar = { " " }{ $familiar } is theirs too.
event-ruined = { $player } keeps { $card }; discarded: { $cards }.{ $familiar }
event-collected = { $player } collects column { $column }: { $cards }.{ $familiar }
event-collected-familiar = { $player } collects column { $column }: { $familiar } and no ingredient.
event-round-over = Round { $round } is over: { $player } took the last turn, and has the token.
event-last-round-over = The last round, { $round }, is over: { $player } took the last turn, and has the token. Now the potions are brewed.
event-specials = { $points ->
    [0] Special cards: { $player } has none.
   *[other] Special cards of { $player }: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } + { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    } = { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
event-specials-familiar = Special cards of { $player }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} + { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
} + 1 familiar = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-not-scored = { $value }: nobody has one.
event-won = { $value }: { $why }: { $player } takes the potion. { $parts } = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-most = most cards ({ $count })
why-token = { $tied } have { $count } each; tie to the holder of the token
why-nearest = { $tied } have { $count } each; nearest clockwise of { $holder }, who holds the token
award-parts = 1 for the potion{ $discard }{ $right }{ $extra }
award-discard = { " " }+ { $points } for discards
award-right = { " " }+ { $points } for { $player }’s cards
award-extra = { " " }+ { $points } for { $familiar }
event-stopped = { $player } has 16 points: Sixteen stops the scoring.
event-player-won = { $players } wins the game by { $by }.
event-team-won = { $players } win the game by { $by }.
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

caption-bust = Equal numbers: a bust.
caption-fig = The only 1 is out!
caption-fig-why = No more exploring: everybody collects a column, then comes the scoring.
caption-specials = First the stars and eggs: a point each.
caption-won = { $player } takes the potion of { $value }.
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
sheet-name = Player
sheet-led = Potions led
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
# Broken after the comma if anywhere: its column is narrow.
sheet-won = { $count ->
    [one] 1{"\u00A0"}card
   *[other] { $count }{"\u00A0"}cards
}, { $points ->
    [one] 1{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
}
sheet-reason = { $why }: { $parts }
sheet-most = most cards
sheet-token = tie: holds the token
sheet-nearest = tie: nearest clockwise of { $holder }

option-familiars = Familiars
option-familiars-help = For 3 or 4 players: each column of the first round begins with a familiar. Whoever gets it has a point at the end, and a power from the second round on.
option-familiars-off = without
option-familiars-front = the front sides
option-familiars-back = the back sides
option-familiars-random = a side of each by chance
option-familiars-streak-tie-scry-crash = Streak, Tie-breaker, Foresight and Soft Landing
option-team = Teams
option-team-help = For 4 players: partners sit opposite each other and add up their points.
option-team-false = everyone alone
option-team-true = two against two

box-low = Values 1 to 5
box-high = Values 6 to 8
box-top = Values 9 and 10, and the egg
box-front = Familiars, front sides
box-back = Familiars, back sides
box-count = × { $count }
box-three = 3–4 players
box-four = 4 players

lesson-title = The first round
lesson-teaches = Explore, collect in time, and what a bust costs.
lesson-goal = You gather ingredients. At the end, whoever has most of a kind takes its potion, and points with it.
lesson-explore = Three columns, one for each player. On your turn you explore or collect. Explore: turn up a card and see.
lesson-place = A 10. In column 2 there is a 10 already, and a second one there would bust. Put yours safely in column 1.
lesson-egg = The egg is 3, 5, 7 and 9 at once, so column 3 has become dangerous. But eggs and starred cards are a sure point.
lesson-letters = Some cards have a letter. In a column 6A and 6B are both simply 6. For the potions they are two kinds.
lesson-again = You could collect a column now, and your round would be over. Column 1 is still worth growing, so explore again.
lesson-five = 5 would bust on the egg. Column 1 has no 5: put it there.
lesson-bust = Bust! Wherever the 7 went it met an equal, so this player got that one card, and the rest of the column was discarded.
lesson-alone = The others are out, and column 1 is yours alone. It holds four cards: try one more. 7s, 10s, 5s and eggs would hurt.
lesson-snake = A starred snake! Add it to your column.
lesson-collect = Four cards, no more fit. Collect them all.
lesson-token = You took the last turn, so you hold the token: you begin the next round, and you would win a tie.
lesson-majority = Your cards lie open. You have most 2s, 5s, 7s and 10s. Each potion is a point, if it stays so.
lesson-bonus = A potion also pays a point for each such card in the discards, and for each that your right neighbour holds.
lesson-one = The only 1 has a back of its own and lies deep in the deck. When it turns up, everybody collects once more, and you count.
lesson-end = A splendid first round. Now it is your nerve that counts: explore, or take what is safe?

lesson-2-title = Scoring and the token
lesson-2-teaches = Who wins a tie, how the token moves, and what a potion really pays.
lesson-2-goal = Games are decided when the potions are counted, and most are ties. Watch who holds the token.
lesson-2-nine = Take column 1 at once: a 9. The next player will take the other 9.
lesson-2-tie = You two have a 9 each. The token's holder, here, is not tied, so the next of you clockwise wins: you.
lesson-2-ten = Now the 10: collect column 1. The next player will have the other one, and the last turn.
lesson-2-moved = The last turn brought this player the token. At equal 9s they would win, keep the token, and win the 10s as well.
lesson-2-discard = A bust: one 9 is in the discards, and one lies with your right neighbour, who acts before you. Both make your 9s dearer.
lesson-2-alone = You are the last one in, so the token will be yours. No hurry: explore once more.
lesson-2-safe = A 5 is safe on the 8. Put it there.
lesson-2-last = Collect. The last turn is yours, and with it the token.
lesson-2-chain = All three of you have one 9. You hold the token and win it, still hold it at 10, and win that tie, too.
lesson-2-count = The 9 pays 1 for the potion, 1 for the discarded 9, 1 for your right neighbour's 9. The 10 pays only its potion.
lesson-2-left = Your own cards pay your left neighbour. So win by one card: what you have beyond that is worth more in the discards.
lesson-2-end = Now win the 8s, the 9s and the 10s in a row, and keep the token to the end!
