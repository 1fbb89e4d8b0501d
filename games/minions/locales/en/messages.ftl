game-title = The Minion Recipes
game-tagline = Draft Elements and Pots, brew the best minions, and be the first at the fire.

player-one = { $player }
player-none = nobody
named = { $name }

card-water = Water { $symbols }
card-tree = Tree { $symbols }
card-stone = Stone { $symbols }
card-amber = Amber
card-pot = Pot { $number }
card-none = no cards
cards-water = { $count } Water { $symbols } cards
cards-tree = { $count } Tree { $symbols } cards
cards-stone = { $count } Stone { $symbols } cards
cards-amber = { $count } Ambers
list-more = { $all }, { $one }
list-last = { $all } and { $one }

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
symbol-water = Water
symbol-tree = Tree
symbol-stone = Stone

ability-pot0 = an Amber becomes a Pot 0
ability-amber4 = an Amber becomes 4 symbol-less Elements
ability-pot4 = a Pot becomes 4 symbol-less Elements
ability-water3 = a Water card becomes 3 Water Elements
ability-tree3 = a Tree card becomes 3 Tree Elements
ability-stone3 = a Stone card becomes 3 Stone Elements

rule-element = Pays { $value }, or { $double } for a recipe of its symbol.
rule-element-terrain = Pays { $value } on { $terrain } instead of { $symbols }, or { $double } for a recipe of its symbol.
rule-amber = Pays 1. At the end of the game it is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
rule-pot = Lets you create a minion. Of those who drop out in the same turn, the highest Pot goes first.
rule-pot-zero = Made from an Amber for this minion. Every other Pot goes first.
rule-recipe = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
rule-ability = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
} From the next round on, once a round while you create: { $ability }.
rule-scaled = Cost { $cost }. At the end { $one }, { $two }, { $three }, { $four } or { $five } points if you have 1, 2, 3, 4 or 5 { $symbol } minions, itself included.
rule-legend = Cost { $cost }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
} No symbol, so nothing is doubled. Once it is created, this round is the last.
round-name = Round { $round }
rule-round-left = { $points ->
    [one] 1 point
   *[other] { $points } points
} for the first to create a minion this round. Hands go to the left.
rule-round-right = { $points ->
    [one] 1 point
   *[other] { $points } points
} for the first to create a minion this round. Hands go to the right.
rule-round-terrain = { $rule } { $terrain }: { $changes }.

zone-middle = Put away
zone-pile = Pile
zone-recipes = Recipes
zone-removed = Gone
zone-hand = Hand of { $player }
zone-drafted = Drafted by { $player }
zone-hand-own = Your hand
zone-hand-dropped = You are out of the draft
zone-drafted-own = Drafted: only you see these
zone-spent-own = Paid by you
zone-spent = Paid by { $player }
zone-minions = Minions of { $player }
zone-passed = Passed to { $player } in turn { $turn }
zone-hearth = Hearth
box-elements = Elements
box-pots = Pots
box-water = Water recipes
box-tree = Tree recipes
box-stone = Stone recipes
box-legend = Legendary Recipe
box-rounds = Round cards
box-terrains = Terrain cards
box-counts = { $three } / { $four } / { $five } / { $six }
box-from = { $players }+
rule-terrain = Changes what Elements pay this round: { $changes }.

flag-round = Round { $round } of { $rounds }
flag-last-round = Last round
flag-draft = Draft { $turn } of { $turns }

status-drafts = drafts
status-chooses = decides
status-decided = has decided
status-dropped = out
status-reveals = a Pot?
status-creates = creates
status-queued = { $place ->
    [3] creates 3rd
   *[other] creates { $place }th
}
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
prompt-must-drop = One card is left in your hand, so you drop out.
prompt-reveal = Reveal a Pot?
prompt-create = Choose a recipe.
prompt-pay = { $recipe }: { $paid } of { $cost } paid.
prompt-keep = Keep { $count ->
    [one] 1 more card.
   *[other] up to { $count } cards.
}
tip-draft-pot = { $count ->
    [0] Take { $card }: this is your last draft, and without a Pot you create nothing this round.
    [one] Take { $card }: without a Pot you create nothing this round, and only one more draft may bring one.
   *[other] Take { $card }: without a Pot you create nothing this round, and not every hand has one.
}
tip-draft-reach = { $card } is enough for { $recipes }.
tip-draft-symbol = Recipes for { $symbol } on offer: { $count }. { $card } counts double for each of them, so you stay free to choose.
tip-last-ambers = It is the last round: an Amber before you at the end is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}, even if you create nothing.
tip-drop-first = You can pay for { $recipe } now, and the first minion of the round brings { $points ->
    [one] 1 point
   *[other] { $points } points
} more. Waiting may cost you both.
tip-create-ability = { $recipe } does not score the most, but its ability can help you in { $rounds ->
    [one] the last round.
   *[other] each of the { $rounds } rounds to come.
}
tip-collector = { $recipe } grows with every { $symbol } minion that you create in the { $rounds ->
    [one] round to come.
   *[other] { $rounds } rounds to come.
}
tip-ability = Use an ability on { $card }: it then pays { $value } instead of { $instead ->
    [0] nothing.
   *[other] { $instead }.
}
tip-keep-pot = With a Pot from the start you can drop out in the next round as soon as your Elements are enough.
tip-keep-amber = The next round is the last: an Amber that you still have at its end is worth { $points ->
    [one] 1 point.
   *[other] { $points } points.
}


warning-drop-no-pot = You have no Pot, so you will create nothing this round.
warning-drop-short = No recipe is in your reach.
warning-reveal-short = No recipe is in your reach, so this Pot will be lost.
warning-reveal-none = You could create a minion with a Pot.
warning-create-none = You could create a minion; without one your Pot is lost.
warning-done = You can keep more cards.

reason-pot = Without a Pot nothing can be created this round: { $left ->
    [0] this is the last draft.
    [one] 1 more draft may bring one.
   *[other] { $left } more drafts may bring one.
}
reason-reach = { $card } is enough for { $recipes }, { $other } is not.
reason-nearer = With { $card } { $recipe } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) { $missing ->
    [0] is paid for
   *[other] lacks { $missing }
}; with { $other } it lacks { $lacking }.
reason-drop = { $recipe } can be created now, for about { $points ->
    [one] 1 point
   *[other] { $points } points
} by the end{ $first ->
    [0] {""}
    [one] {""}, and the first minion of the round brings 1 more
   *[other] {""}, and the first minion of the round brings { $first } more
}.
reason-wait = No recipe can be paid for yet.
reason-wait-pot = Nothing can be created yet: there is no Pot.
reason-wait-more = { $missing } more would pay for { $recipe }, which brings about { $points } points instead of { $now }.
reason-create = The Pot is lost if nothing is created.
reason-scores = { $recipe } brings about { $points } points by the end, { $other } { $less }.
reason-cheaper = { $recipe } costs { $cost }, { $other } { $more }: what is left can be kept.
reason-high-pot = Others create too, and the highest Pot chooses first.
reason-low-pot = Nobody else creates now: { $pot } is enough, and { $other } can be kept.
reason-keep-pot = With a Pot from the start the next minion can come early.
reason-amber = An Amber scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the game.
reason-together = { $card } goes with the { $symbol } that is kept already.
reason-larger = { $card } will pay more in the next round than { $other }.

deed-create = { $player } creates { $recipe }
deed-drop = { $player } drops out

choice-draft = Draft { $card }
choice-pass = Pass { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $player }
choice-reveal = Reveal { $pot }
choice-reveal-zero = Discard an Amber and reveal a Pot 0
choice-create = Create { $recipe } for { $cost }
choice-use = Pay with { $card }: { $sum }
choice-boil = Use an ability on { $card } ({ $ability }): { $sum }
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

refused-now-draft = First draft a card.
refused-now-choose = First decide whether to pass or to drop out.
refused-now-reveal = First decide whether to reveal a Pot.
refused-now-create = First choose a recipe, or create nothing.
refused-now-pay = First pay for your recipe.
refused-now-keep = First choose which cards to keep for the next round.
refused-hand = There is no { $card } in your hand.
refused-drafted = There is no { $card } among your drafted cards.
refused-last-card = With one card left in your hand you must drop out.
refused-reach = You cannot pay for { $recipe }: your cards reach { $reach } of { $cost }.
refused-created = { $player } has already created { $recipe }.
refused-area = { $recipe } is not among the recipes of this round.
refused-short = If you pay with { $card }, you can no longer reach the cost.
refused-ability = None of your minions can do this yet: { $ability }.
refused-used = This ability has already been used this round: { $ability }.
refused-own-pot = { $card } is the Pot you create with; no ability can use it.

event-round-left = Round { $round } begins. Hands go to the left. The first to create a minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-round-right = Round { $round } begins. Hands go to the right. The first to create a minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-round-left-terrain = Round { $round } begins on the terrain { $terrain } ({ $changes }). Hands go to the left. The first to create a minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-round-right-terrain = Round { $round } begins on the terrain { $terrain } ({ $changes }). Hands go to the right. The first to create a minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-legend-returned = The Legendary Recipe came up in the first round: another recipe takes its place, and it is shuffled back in.
event-drafted = { $player } drafts a card.
event-drafted-own = { $player } drafts { $card }.
event-chose = { $player } has decided.
event-chose-pass = { $player } decides to pass.
event-chose-drop = { $player } decides to drop out.
event-passed = { $player } passes { $count } cards to { $to }.
event-passed-seen = { $player } passes { $cards } to { $to }.
event-dropped = { $player } drops out and puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the middle.
event-dropped-own = { $player } drops out and puts { $cards } in the middle.
event-dropped-forced = There is nobody to pass to, so { $player } drops out too and puts { $cards } in the middle.
event-chose-pot = { $player } decides to reveal { $pot }.
event-chose-no-pot = { $player } decides to reveal nothing.
event-revealed = { $player } reveals { $pot }.
event-revealed-zero = { $player } discards an Amber and reveals a Pot 0.
event-revealed-none = { $player } reveals nothing.
event-creates = { $player } wants to create { $recipe } for { $cost }.
event-creates-nothing = { $player } creates nothing and loses the Pot.
event-used = { $player } pays with { $card }: { $sum }. That makes { $paid } of { $cost }.
event-boiled = { $player } uses an ability on { $card } ({ $ability }): { $sum }. That makes { $paid } of { $cost }.
event-created = { $player } creates { $recipe }!
event-round-card = { $player } has created the first minion of round { $round } and wins the round card: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-legend = { $player } has created the Legendary Recipe: the game ends with this round.
event-round-over = Round { $round } is over. Everybody keeps up to three cards.
event-round-over-unwon = Round { $round } is over. Nobody created a minion, so its card is gone. Everybody keeps up to three cards.
event-last-round-over = Round { $round }, the last, is over.
event-last-round-over-unwon = Round { $round }, the last, is over. Nobody created a minion, so its card is gone.
event-kept = { $player } keeps a card.
event-kept-own = { $player } keeps { $card }.
event-finished-keeping = { $player } carries { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} over.
event-turned-up = { $player } turns up { $cards }: { $points ->
    [0] no points for Ambers.
    [one] 1 point for Ambers.
   *[other] { $points } points for Ambers.
}
event-turned-up-none = { $player } has no drafted cards left.

sheet-title = Final scores
sheet-player = Player
sheet-minions = Minions
sheet-scaled = Collectors
sheet-rounds = Round cards
sheet-ambers = Ambers
sheet-score = Score
sheet-rank = Rank
sheet-round = What round { $round } brought
sheet-created = Created
sheet-round-card = Round card
sheet-nothing = nothing
sheet-item = { $name } ({ $points })
sheet-plus = { $all } + { $one }
sheet-sum = { $all } = { $total }


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

bill-total = Your cards pay
bill-printed = { $pips }
bill-boiled = becomes { $pips }
bill-more = { $printed } + { $change } ({ $terrain })
bill-less = { $printed } − { $change } ({ $terrain })
bill-doubled = { $counts }, doubled
now-enough = You could create it.
now-short = { $missing } short.
now-no-pot = You could pay for it, but you have no Pot.
now-brings = With it { $recipes } would come into reach.

tag-first = first: { $player }
tag-then = then: { $player }
tag-kept = kept

fire-nobody = Nobody creates yet.
fire-out = The fire is out.
fire-unwon = Nobody won the round card.
fire-prize = First to create: { $points ->
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
pot-in-hand = hand
pot-dropped = dropped
pot-passed = to { $player }
pot-shown = shown
pot-unseen = unseen

race-no-pot = you have no Pot
race-zero = only an Amber as Pot 0
race-highest = yours is the highest
race-one = only Pot { $pot } beats yours
race-many = { $count } Pots beat yours

cue-round-left = Round { $round }: hands go to the left. The first to create a minion wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
cue-round-right = Round { $round }: hands go to the right. The first to create a minion wins { $points ->
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
cue-first = The first minion of the round: { $player } wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
cue-turned-up = { $player }: { $points ->
    [0] no Ambers.
    [one] 1 point for Ambers.
   *[other] { $points } points for Ambers.
}
cue-turned-cards = { $cards }. That makes { $score }.

count-of = { $paid } of { $cost }
count-done = { $recipe }!
count-boiled = ability
count-terrain = { $terrain }: { $to } instead of { $from }
count-doubled = its symbol matches: doubled
count-both = { $terrain }, then doubled

option-terrain = Terrain
option-terrain-help = Each round has a terrain card that makes some Elements worth 1 more or 1 less, and a Legendary Recipe is in the deck.
option-terrain-false = without
option-terrain-true = with terrain cards

lesson-title = The first brew
lesson-teaches = Draft and pass cards, pay for a minion, and be there before the others.
lesson-goal = Minions to brew! Each needs one Pot, and Elements worth its cost. Our aim is Brook Otter: it costs 8 and brings 5 points.
lesson-pot = Draft a card: it goes face down before you. Without a Pot you create nothing, and higher Pots go first. Take Pot 8.
lesson-pass = Now everybody decides in secret: pass or drop out. Your Pot is still empty, so pass. This round hands go to the left, next round to the right.
lesson-water = The hand from your right. For a Water recipe, Water counts double. Take Water 2: it pays 4.
lesson-again = 4 of 8 so far. Whoever drops out now creates nothing, so pass again.
lesson-first = This player dropped out early and created the first minion, which wins the round card too. Be quick, if you can pay.
lesson-second = Another Water 2, what luck. Draft it: twice 4 makes 8.
lesson-drop = That is enough. Drop out before somebody takes the Otter. One more draft would leave you a single card, and then you must drop out anyway.
lesson-reveal = All who dropped out reveal a Pot at once. Whoever shows none keeps their Pots, but creates nothing this round. Show Pot 8.
lesson-create = Pot 5 over there wanted the Otter too, but your Pot is higher, so you go first. Create it!
lesson-pay = Pay one card after the other. Each Water 2 pays 4 here.
lesson-rest = 4 are missing. The moment the cost is reached the minion is yours; whatever you pay above it is lost.
lesson-late = The other player came too late and lost the Pot for nothing. Beware: somebody may take what you counted on.
lesson-keep = After a round everybody keeps up to three unused cards. After five rounds minions, round cards and Ambers are counted.
lesson-end = Brook Otter says thank you. A new round is dealt: what will you brew next?
lesson-2-title = A minion that helps
lesson-2-teaches = Abilities, Ambers and collectors: what a good first minion is worth.
lesson-2-goal = Kettle Carp has only 3 points, but an ability: it turns a Water card into 3 Water Elements, every round. The earlier you have it, the better.
lesson-2-pot = You know how it begins: a Pot first. Take Pot 8.
lesson-2-pass = Kettle Carp costs 7, so pass and look for Water.
lesson-2-water = A Water 3! For a Water recipe it pays 6. Take it.
lesson-2-again = 6 of 7. One is missing, so pass once more.
lesson-2-amber = An Amber pays 1 for any recipe, never more. Here 1 is just what is missing. Take it.
lesson-2-drop = 6 and 1 make 7. Drop out.
lesson-2-reveal = Show your Pot.
lesson-2-carp = Pot 8 is the highest of the three. Create Kettle Carp.
lesson-2-pay = Water 3 first: it pays 6.
lesson-2-pay-amber = And the Amber for the last 1.
lesson-2-ability = Round 2. Kettle Carp works for you now: once a round, while you create, and only if you wish.
lesson-2-collector = Tide Shoal is a collector: 1, 3, 5, 7 or 9 points for 1 to 5 Water minions. You have one Water minion, so it would bring 3 and grow later.
lesson-2-high = It costs 8. Many drop out late in a round, and then high Pots decide. Take Pot 10.
lesson-2-right = This round hands go to the right. Pass yours, and remember the Amber in it.
lesson-2-small = A Water 1 pays only 2, but with Kettle Carp's ability it pays 6. Take it.
lesson-2-more = 6 of 8. Pass again.
lesson-2-twin = The second Water 1 pays the missing 2. Without the Carp both would pay 4 together. Take it.
lesson-2-wait = Nobody has dropped out, and your Pot is the highest of all. You can afford to wait for one more card: pass.
lesson-2-back = The hand that you passed first has gone all round the table, and the Amber is still in it. Take it.
lesson-2-must = One card is left in your hand: now you must drop out, like everybody else.
lesson-2-ten = Three Pots at once. Show Pot 10.
lesson-2-shoal = First again, so nobody can take it from you. Create Tide Shoal.
lesson-2-boil = Now the ability: choose a Water 1 and use the ability on it. It becomes 3 Water Elements and pays 6.
lesson-2-rest = The other Water 1 pays its own 2. That makes 8.
lesson-2-keep = You kept your Amber out of it. An Amber before you at the end of the game is a point, up to three of them. Keep it.
lesson-2-score = 3 for the Carp, 3 for the Shoal, and two round cards. Each further Water minion makes the Shoal worth 2 more.
lesson-2-end = Three rounds are left. Look for Water, carry a Pot over when you can, and count your Ambers at the end!
