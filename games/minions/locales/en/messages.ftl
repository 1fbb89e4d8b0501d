game-title = The Minion Recipes
game-tagline = Draft elements and pots, brew the best minions, and be the first at the cauldron.

player-one = { $player }
player-none = nobody
named = { $name }

card-water = Water { $symbols }
card-tree = Tree { $symbols }
card-stone = Stone { $symbols }
card-amber = Amber
card-pot = Pot { $number }
card-none = no cards

recipe-rw1 = Puddle Newt
recipe-rw2 = Bubble Imp
recipe-rw3 = Brook Otter
recipe-rw4 = Mist Heron
recipe-rw5 = Rain Sprite
recipe-rw6 = Reef Crab
recipe-rw7 = River Dragon
recipe-rw8 = Kettle Carp
recipe-rw9 = Well Kappa
recipe-rw10 = Tide Shoal
recipe-rt1 = Acorn Mouse
recipe-rt2 = Moss Hare
recipe-rt3 = Thorn Boar
recipe-rt4 = Bark Owl
recipe-rt5 = Willow Fox
recipe-rt6 = Bamboo Bear
recipe-rt7 = Elder Treant
recipe-rt8 = Seed Monkey
recipe-rt9 = Sap Moth
recipe-rt10 = Mushroom Ring
recipe-rs1 = Pebble Toad
recipe-rs2 = Quarry Dog
recipe-rs3 = Shingle Gecko
recipe-rs4 = Slate Hawk
recipe-rs5 = Iron Tortoise
recipe-rs6 = Cliff Ogre
recipe-rs7 = Granite Golem
recipe-rs8 = Rubble Mole
recipe-rs9 = Lantern Snail
recipe-rs10 = Cairn Flock
recipe-rl = Philosopher's Beast

terrain-lake = Lake
terrain-grove = Grove
terrain-crag = Crag
terrain-bloom = Bloom
terrain-waste = Waste

ability-pot0 = an Amber becomes a Pot 0
ability-amber4 = an Amber becomes 4 plain Elements
ability-pot4 = a Pot becomes 4 plain Elements
ability-water3 = a Water card becomes 3 Water
ability-tree3 = a Tree card becomes 3 Tree
ability-stone3 = a Stone card becomes 3 Stone

rule-element = Pays { $value }, or { $double } for a recipe of its symbol.
rule-element-terrain = Pays { $value } on { $terrain } instead of { $symbols }, or { $double } for a recipe of its symbol.
rule-amber = Pays 1. At the end of the game it is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
rule-pot = Lets you create a minion. Of those who drop at once, the highest Pot goes first.
rule-pot-zero = Made from an Amber for this minion; every other Pot goes first.
rule-recipe = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
rule-ability = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
} From the next round on, once a round while you create: { $ability }.
rule-scaled = Cost { $cost }. Scores more the more minions of its symbol you have at the end.
rule-legend = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
} No symbol, so nothing is doubled. Once it is created, this round is the last.
round-name = Round { $round }
round-short = Round
rule-round-left = { $points ->
    [one] 1 point
   *[other] { $points } points
} for the first minion of the round. Hands go to the left.
rule-round-right = { $points ->
    [one] 1 point
   *[other] { $points } points
} for the first minion of the round. Hands go to the right.
rule-round-terrain = { $rule } { $terrain }: { $changes }.

zone-middle = Dropped
zone-pile = Pile
zone-recipes = Recipes
zone-removed = Gone
zone-hand = Hand of { $player }
zone-drafted = Drafted by { $player }
zone-hand-own = Your hand
zone-hand-dropped = You have dropped out
zone-drafted-own = Drafted: only you see these
zone-spent-own = Paid by you
zone-spent = Paid by { $player }
zone-minions = Minions of { $player }
zone-passed = Passed to { $player } in turn { $turn }
zone-hearth = Hearth

flag-round = Round { $round } of { $rounds }
flag-last-round = Last round
flag-draft = Draft { $turn } of { $turns }

status-drafts = drafts
status-chooses = decides
status-decided = has decided
status-dropped = out
status-reveals = a Pot?
status-creates = creates
status-queued = creates as no. { $place }
status-keeps = keeps
status-kept = { $count ->
    [0] keeps nothing
   *[other] keeps { $count }
}
status-drafted = has drafted
status-passed = has passed
status-next = creates next

prompt-wait = Waiting for { $players }.
prompt-draft = Draft a card; nobody else sees it.
prompt-choose = Pass your hand on, or drop out and create?
prompt-must-drop = Your last card: you drop out.
prompt-reveal = Reveal a Pot?
prompt-create = Choose a recipe.
prompt-pay = { $recipe }: { $paid } of { $cost } paid.
prompt-keep = Keep { $count ->
    [one] 1 more card.
   *[other] up to { $count } cards.
}

tip-no-pot = You have no Pot: without one you create nothing.
tip-could-create = In reach: { $recipes }.
tip-could-not = You have a Pot, but no recipe is in reach yet.
tip-drafts-left = { $count ->
    [0] This was the last draft of the round.
    [one] You can draft once more this round.
   *[other] You can draft { $count } more times this round.
}
tip-round-free = The round card ({ $points }) is still free: the first minion wins it.
tip-round-won = The round card ({ $points }) has already been won.
tip-order = The highest Pot goes first: { $players }.
tip-ambers = At the end of the game each Amber before you scores { $points }, { $most } of them at most.
tip-carry-nothing = You carry nothing over yet.
tip-carry-pot = You would carry over { $cards }: a Pot is among them.
tip-carry-no-pot = You would carry over { $cards }: no Pot is among them.
tip-first-draft = Without a Pot nothing can be created; higher Pots go first.
tip-pay = Touch a card to pay with it.

warning-drop-no-pot = You have no Pot, so you will create nothing this round.
warning-drop-short = No recipe is in your reach.
warning-reveal-short = No recipe is in your reach, so this Pot will be lost.
warning-reveal-none = You could create a minion with a Pot.
warning-create-none = You could create a minion; without one your Pot is lost.
warning-done = You can keep more cards.

choice-draft = Draft { $card }
choice-pass = Pass { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $player }
choice-reveal = Reveal { $pot }
choice-reveal-zero = Discard an Amber and reveal a Pot 0
choice-create = Create { $recipe } for { $cost }
choice-use = Pay with { $card }: { $sum }
choice-boil = Boil { $card } ({ $ability }): { $sum }
choice-keep = Keep { $card }
choice-pass-alone = Pass your hand on
choice-drop-one = Drop out: { $recipe } in reach
choice-drop-many = Drop out: { $count } recipes in reach
choice-drop-nothing = Drop out: create nothing
button-reveal-none = Reveal no Pot
button-create-none = Create nothing, lose the Pot
button-done = { $count ->
    [0] Keep nothing
    [one] Keep only this 1
   *[other] Keep these { $count }
}

refused-now-draft = Now a card is drafted.
refused-now-choose = Now you pass or drop.
refused-now-reveal = Now you reveal a Pot or none.
refused-now-create = Now you choose a recipe or none.
refused-now-pay = First pay for your recipe.
refused-now-keep = Now cards are kept for the next round.
refused-hand = You have no { $card } in your hand.
refused-drafted = You have no { $card } among your drafted cards.
refused-last-card = With one card left in your hand you must drop.
refused-reach = You cannot pay for { $recipe }: your cards reach { $reach } of { $cost }.
refused-created = { $recipe } has been created by { $player }.
refused-area = { $recipe } is not among the recipes of this round.
refused-short = After { $card } you could no longer reach the cost.
refused-ability = You have no minion for this: { $ability }.
refused-used = Your minion has done this already this round: { $ability }.
refused-own-pot = { $card } is the Pot you create with; it cannot be boiled.

event-round-left = Round { $round } begins. Hands go to the left; the first minion wins { $points }.
event-round-right = Round { $round } begins. Hands go to the right; the first minion wins { $points }.
event-round-left-terrain = Round { $round } begins on { $terrain } ({ $changes }). Hands go to the left; the first minion wins { $points }.
event-round-right-terrain = Round { $round } begins on { $terrain } ({ $changes }). Hands go to the right; the first minion wins { $points }.
event-legend-returned = The Legendary Recipe came in the first round: another recipe takes its place and it is shuffled back.
event-drafted = { $player } drafts a card.
event-drafted-own = { $player } drafts { $card }.
event-chose = { $player } has decided.
event-chose-pass = { $player } decides to pass.
event-chose-drop = { $player } decides to drop.
event-passed = { $player } passes { $count } cards to { $to }.
event-passed-seen = { $player } passes { $cards } to { $to }.
event-dropped = { $player } drops out; { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} to the middle.
event-dropped-own = { $player } drops out; { $cards } to the middle.
event-dropped-forced = Nobody is left to pass to: { $player } drops out too; { $cards } to the middle.
event-chose-pot = { $player } decides to reveal { $pot }.
event-chose-no-pot = { $player } decides to reveal nothing.
event-revealed = { $player } reveals { $pot }.
event-revealed-zero = { $player } discards an Amber and reveals a Pot 0.
event-revealed-none = { $player } reveals nothing.
event-creates = { $player } wants to create { $recipe } for { $cost }.
event-creates-nothing = { $player } creates nothing and loses the Pot.
event-used = { $player } pays with { $card }: { $sum }. That makes { $paid } of { $cost }.
event-boiled = { $player } boils { $card } ({ $ability }): { $sum }. That makes { $paid } of { $cost }.
event-created = { $player } creates { $recipe }!
event-round-card = The first minion of the round: { $player } wins the card of round { $round } ({ $points }).
event-legend = { $player } has created the legend: the game ends with this round.
event-round-over = Round { $round } is over. Everybody keeps up to three cards.
event-round-over-unwon = Round { $round } is over; nobody created, so its card is gone. Everybody keeps up to three cards.
event-last-round-over = Round { $round }, the last, is over.
event-last-round-over-unwon = Round { $round }, the last, is over; nobody created, so its card is gone.
event-kept = { $player } keeps a card.
event-kept-own = { $player } keeps { $card }.
event-finished-keeping = { $player } carries { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} over.
event-turned-up = { $player } turns up { $cards }: { $points } for Ambers.
event-turned-up-none = { $player } has no drafted cards left.

sheet-title = Final scores
sheet-player = Player
sheet-minions = Minions
sheet-scaled = Collectors
sheet-rounds = Round cards
sheet-ambers = Ambers
sheet-score = Score
sheet-rank = Rank
sheet-round = Round { $round } is over
sheet-created = Created
sheet-round-card = Round card
sheet-nothing = nothing
sheet-item = { $name } { $points }
sheet-plus = { $all } + { $one }
sheet-sum = { $all } = { $total }

list-and = { $all }, { $one }

change-water = Water { $change }
change-tree = Tree { $change }
change-stone = Stone { $change }
change-none = no change

slot-created = { $recipe }: created by { $player }
slot-lay-here = lay it here
slot-next = your next card

slip-you-pay = You pay { $reach }
slip-reach = { $reach } of { $cost }
slip-enough = enough
slip-no-pot = no Pot
slip-short = { $missing } short
slip-paid = Paid { $paid }
slip-of = of { $cost }
slip-cost = Cost { $cost }
slip-free = free
slip-left = left over

preview-slip = with it { $reach }: { $lacks }
preview-paid = makes { $paid }

now-part = { $card } pays { $value }
now-nothing = Nothing pays yet
now-enough = { $parts }: { $reach } of { $cost }. You could create it.
now-short = { $parts }: { $reach } of { $cost }, { $missing } short.
now-no-pot = { $parts }: { $reach } of { $cost }, but you have no Pot.
now-brings = With it { $recipes } would come into reach.

tag-first = first: { $player }
tag-then = then: { $player }
tag-kept = kept

fire-nobody = Nobody creates yet.
fire-out = The fire is out.
fire-unwon = Nobody won the round card.
fire-prize = First minion wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
fire-won = { $player } has won the round card.
fire-pots = Pots are being chosen.
fire-created = { $player } has created a minion!
fire-chooses = { $player } chooses a recipe.
fire-brews = { $recipe }: { $paid } of { $cost }

note-passed = You passed { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $player }
note-holds = { $hand } in hand, { $kept } kept
note-no-pot = no Pot

token-drafted = { $count ->
    [one] 1 drafted card
   *[other] { $count } drafted cards
}

board-rounds = Rounds
board-pots = Pots in play
board-pots-column = Pot
board-pots-row = Pots

station-nobody = nobody

pot-yours = yours
pot-in-hand = in hand
pot-dropped = dropped
pot-passed = to { $player }
pot-shown = shown
pot-unseen = unseen

race-no-pot = you have no Pot
race-zero = only an Amber as Pot 0
race-highest = yours is the highest
race-one = only the { $pot } beats yours
race-many = { $count } of them beat yours

cue-round-left = Round { $round }: hands go to the left. The first minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
cue-round-right = Round { $round }: hands go to the right. The first minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
cue-terrain = { $terrain }: { $changes }.
cue-dropped = { $players } { $count ->
    [one] drops out.
   *[other] drop out.
}
cue-thrown = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} face down to the middle.
cue-passed-left = The hands go to the left.
cue-passed-right = The hands go to the right.
cue-no-pots = Nobody shows a Pot.
cue-pots = { $player } shows { $pot } and creates first.
cue-order = In this order: { $players }.
cue-nothing = { $player } creates nothing and loses the Pot.
cue-next = Next: { $player }.
cue-none-next = Nobody else creates in this turn.
cue-paid = { $recipe }: { $paid } of { $cost }.
cue-created = { $player } creates { $recipe }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
cue-first = The first minion of the round: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $player }.
cue-turned-up = { $player }: { $points ->
    [0] no Ambers.
    [one] 1 point for Ambers.
   *[other] { $points } points for Ambers.
}
cue-turned-cards = { $cards }. That makes { $score }.

count-of = { $paid } of { $cost }
count-done = { $recipe }!
count-boiled = boiled
count-terrain = { $terrain }: { $to } instead of { $from }
count-doubled = its symbol matches: doubled
count-both = { $terrain }, then doubled

option-terrain = Terrain
option-terrain-help = Each round gets a terrain card that makes some elements worth 1 more or 1 less, and a Legendary Recipe is in the deck.
option-terrain-false = without
option-terrain-true = with terrain cards

lesson-title = The first brew
lesson-teaches = Draft and pass cards, pay for a minion, and be there before the others.
lesson-goal = Minions for sale! Each needs one pot and elements worth its cost. Let's brew Brook Otter: it costs 8 and brings 5 points.
lesson-pot = Draft a card: it goes face down before you. No pot, no minion, and higher pots brew first. Take Pot 8.
lesson-pass = Now everybody passes or drops, in secret. You have a pot and nothing to put in it: pass, and your hand moves on.
lesson-water = A new hand to draft from. Otters love water: for a Water recipe, Water counts double. Take Water 2, worth 4.
lesson-again = 4 of 8 so far. Dropping now would get you nothing but a cold pot, so pass again.
lesson-first = This player dropped early and brewed the first minion: that wins the round card too. Quick is good, if you can pay.
lesson-second = Another Water 2, what luck. Draft it: two times 4 makes 8.
lesson-drop = That is enough. Drop now, before somebody else takes the Otter.
lesson-reveal = Whoever has dropped reveals a pot, all at the same time. Show Pot 8.
lesson-create = Pot 5 over there wanted the Otter too, but your pot is higher, so you go first. Create it!
lesson-pay = Pay one card after the other. Each Water 2 counts 4 here.
lesson-rest = 4 are missing. The moment the cost is reached the minion is yours; whatever you pay above it is lost.
lesson-late = The other cook was too late and lost the pot for nothing. That is the trap: somebody may take what you counted on.
lesson-keep = After a round you may keep up to three unused cards. After five rounds minions, round cards and Ambers are counted.
lesson-end = Brook Otter says thank you. A new round is dealt: what will you brew next?
