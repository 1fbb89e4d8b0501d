game-title = Grimoire
game-tagline = Open your book in secret: the small pages act first, the great ones shake the table.

player-name = { $player }
list = { $first }, { $next }
list-last = { $first } and { $next }
list-nothing = nothing
list-many = { $count } { $name } cards

card-bronze = Bronze Coin
card-silver = Silver Coin
card-gold = Gold Coin
card-spy = Spy
card-mercenary = Mercenary
card-thief = Thief
card-archer = Archer
card-merchant = Merchant
card-nun = Nun
card-rogue = Rogue
card-prince = Prince
card-queen = Queen
card-king = King

item-sword = Bronze Sword
item-bracelet = Bracelet of Sterling Silver
item-goblet = Gold Goblet
item-junk = Junk
item-shoes = Blessed Shoes

page-name = { $name } ({ $number })
page-luck = Luck
page-silence = Silence
page-fireball = Fireball
page-cure = Cure
page-acceleration = Acceleration
page-resistance = Resistance
page-creation = Creation
page-thunderstorm = Thunderstorm
page-charm = Charm
page-summon = Summon Elemental
page-timestop = Time Stop
page-polymorph = Polymorph
page-meteor = Meteor Strike
page-domination = Domination
page-wish = Wish

type-common = common
type-forbidden = forbidden
type-time = time
type-attack = attack
type-defensive = defensive

rule-treasure = Treasure, { $vp } VP.
rule-companion = Companion, { $vp } VP. { $does }
rule-item = Item, { $vp } VP. { $does }
rule-page = Spell: { $types }. { $quest }
rule-page-time = Spell: { $types }. { $book } { $quest }
rule-token = In a round the smaller number acts first. If you open the same page as another, the larger number of the last round goes first.
gist-treasure = treasure
gist-nothing = no ability
gist-peek = sees the face-down card
gist-income-first = +{ $vp } when you are first
gist-income-last = +{ $vp } when you are last
gist-buy = more items for { $cost } each
gist-free-cure = Cure costs nothing
gist-end-coins = +{ $vp } with all three coins
gist-end-chips = +{ $vp } with { $min } chips or more
gist-end-kinds = +{ $vp } with each { $kinds }

does-nothing = No ability.
does-peek = You look at the face-down card of the Main Zone as each round begins.
does-income-first = When you have the first turn of a round, take { $vp } VP.
does-income-last = When you have the last turn of a round, take { $vp } VP.
does-buy = With Creation you may buy one more item for { $cost } VP.
does-free-cure = Cure costs you nothing.
does-end-coins = At the end { $vp } VP more if you have bronze, silver and gold.
does-end-chips = At the end { $vp } VP more if your chips total { $min } or more.
does-end-kinds = At the end { $vp } VP more for each of these kinds that you have: { $kinds }.
does-junk = The most Junk at the end brings { $vp } VP, to each of those who tie.
does-shoes = Lies face up. If others open the same page as you, you still count as alone.

book-front = As the books open, you move to the first place.
book-reverse = As the books open, the order is turned round.
book-reverse-front = As the books open, the order is turned round, then you move to the first place.
spell-none = Nothing on your turn.
spell-replace = You may replace one card of the Main Zone.
spell-silence = Until the round ends, the other players' Forbidden Spells do nothing.
spell-gain = Take { $vp } VP.
spell-discards = Take { $count } random cards of the Discard Area.
spell-discards-paid = You may pay { $cost } VP for { $count ->
    [one] a random card
   *[other] { $count } random cards
} of the Discard Area.
spell-defend = Until the round ends, Attack Spells cannot choose you.
spell-item = Draw { $count ->
    [one] an item
   *[other] { $count } items
}; each of your Merchants may buy one more.
spell-charm = The player with the most companions gives you one of their choice.
spell-poorest = If nobody has fewer VP in chips than you, take { $vp } VP.
spell-polymorph = Take half the chips, rounded up, of the player who has the most.
spell-dominate = Take a companion of your choice from the player who has the most.

token-name = order token { $token }
token-chips = { $count } VP in chips
token-treasures = treasures { $count } of { $goal }
token-companions = companions { $count } of { $goal }
plate-worth = { $vp } VP

status-chosen = has chosen
status-choosing = is choosing a page
status-alone = alone
status-alike = alike
status-protected = safe
status-silence = Silence
status-silenced = silenced
note-loses = loses one
note-would-lose = would lose one
note-would-lose-chips = would lose { $chips }

flag-last = Last round
flag-tokens = Before round 1
flag-round = Round { $round }
flag-mp = MP { $mp } of { $last }
flag-silence = Silence by { $players }: the other players' Forbidden Spells do nothing
flag-defense = Protected from attacks: { $players }

zone-main-hidden = Main Zone, the face-down card
zone-main = Main Zone, place { $number }
zone-deck = Quest deck
zone-items = Item deck
zone-discard = { $count ->
    [0] Discard Area
    [one] Discard Area, 1 card
   *[other] Discard Area, { $count } cards
}
zone-book = Book of { $player }
zone-pages = Your book, pages { $first } to { $last }
zone-companions = Companions of { $player }
zone-treasures = Treasures of { $player }
zone-own-items = Items of { $player }
box-pages = The pages of the book
box-treasures = Treasures
box-companions = Companions
box-items = Items
box-tokens = Order tokens
box-count = ×{ $count }

note-seen = seen by { $players }
note-down = hidden
note-brings = brings { $vp }
note-bonus = +{ $vp }
note-bonuses = { $vp ->
    [0] no bonus yet
   *[other] bonus { $vp } VP
}
note-companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
}, { $vp ->
    [0] no bonus
   *[other] bonus { $vp }
}
note-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
note-own = only you see these
note-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
slot-choosing = choosing
slot-taken = taken
slot-taken-by = taken by { $player }
book-closed-one = closed: page { $page } opens in round { $round }
book-closed = closed: pages { $first } to { $last } open in rounds { $from } to { $to }

board-order = Order of this round
board-order-last = Order of the last round
board-tokens = Order tokens
board-race = To { $goal }
race-companions = companions
race-coins = coins
order-rule = Alone: the smaller page first. Alike: after them, the larger last token first.
order-free = free
order-you = your choice now
order-alone = Alone: the smaller page first
order-alike = Alike: the larger token first
order-moved = Moved by time
order-turned = Turned round by time
order-token = alike, token { $token }
order-slip = { $spell }, { $what }
order-waits = waits
order-taken = done
order-casts = casts now
order-takes = takes a card

foot-chips = +{ $vp }
foot-items = { $count ->
    [one] item
   *[other] { $count } items
}
foot-discard = discard
now-poorest = Nobody has fewer chips than you: you would take { $vp } VP.
now-poorer = { $player } has fewer chips than you: this would do nothing.
now-forbidden = Does nothing if another player casts Silence before your turn.
now-chips = Most chips: { $players }, { $count } VP. You would take { $loss }.
now-companions = Most companions: { $players }, { $count }. You would get one.

cue-round = Round { $round }: MP is { $mp }.
cue-page = { $page } can be opened now.
cue-open = The books open.
cue-page-of = { $player }: { $page }
bead-open = Books open
bead-alike = Alone or alike
bead-order = Order
count-cast = { $player } casts { $spell }
count-nothing = nothing
count-silence = Silence
count-shield = protected
count-half = Half of { $had }, rounded up: { $chips } go to { $player }.
count-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
count-vp = { $vp } VP
count-player = { $player }: { $vp } VP

prompt-token = Choose an order token.
prompt-book = Open your book at a page from 1 to { $mp }.
prompt-luck = Luck: replace a card of the Main Zone, or leave all as they are.
prompt-cure = { $cost ->
    [0] { $spell }: take { $count ->
        [one] a random discard
       *[other] { $count } random discards
    }, free?
   *[other] { $spell }: pay { $cost } VP for { $count ->
        [one] a random discard?
       *[other] { $count } random discards?
    }
}
prompt-buy = { $left ->
    [one] Your Merchant offers one more item for { $cost } VP.
   *[other] Your Merchants offer { $left } more items, the next for { $cost } VP.
}
prompt-target-companions = { $spell }: several have the most companions. Whom?
prompt-target-chips = { $spell }: several have the most chips. Whom?
prompt-give = { $player } has charmed you: give one of your companions.
prompt-steal = Choose which of { $player }'s companions you take.
prompt-take = Take a card of the Main Zone.

tip-token = Take { $token }: among players who open the same page in round 1, the larger token goes first.
tip-bonus = The { $card } is worth { $vp } VP to you instead of { $printed }, because of what you have already.
now-discards = { $count ->
    [one] The Discard Area holds 1 card: { $cards }.
   *[other] The Discard Area holds { $count } cards: { $cards }.
}

warning-discards = The Discard Area is empty now: this would do nothing.
warning-chips = You have no chips to pay with.
warning-items = The item deck is empty: this does nothing.
warning-victim = Nobody has anything to lose to it now.

place-first = first
place-early = early
place-middle = in the middle
place-late = late

reason-earlier = At { $page } { $before ->
    [0] nobody should act before
    [one] about 1 other acts before
   *[other] about { $before } others act before
}, at { $other } about { $later }: better cards are left.
reason-later = At { $page } about { $before } others act before, at { $other } about { $later }: the later turn pays more.
reason-spell = The spell { $page } should bring about { $most } VP here, { $other } { $less ->
    [0] nothing
   *[other] { $less }
}.
reason-now = The { $card } brings { $most } VP now, the { $other } { $less }.
reason-brings = By the end the { $card } should bring { $most } VP, the { $other } { $less }.
reason-costs = Losing the { $card } should cost { $most } VP, losing the { $other } { $less }.
reason-hidden = The face-down card is worth more on average than the { $card }.
reason-sure = The { $card } brings { $vp } VP for certain, the face-down card may be anything.
reason-item = An item should bring about { $worth } VP, and costs { $price }.
reason-token = Of players who open the same page in round 1, the larger token goes first.

deed-opens = { $player } opens { $page }
deed-takes = { $player } takes the { $card }
deed-attacks = { $player } attacks { $victim }

choice-token = Take order token { $token }
choice-page = Open { $page }: you act { $place }.
button-page = Open at { $spell }
choice-discard = Replace the { $card }
choice-discard-down = Replace the face-down card
choice-take = Take the { $card }
choice-take-down = Take the face-down card
choice-use = { $cost ->
    [0] Take it, free
   *[other] Pay { $cost } VP
}
choice-skip = Decline
choice-leave = Leave all
choice-buy = Buy for { $cost } VP
choice-stop = Enough
choice-target = Attack { $player }
choice-give = Give the { $card }
choice-steal = Take the { $card }

refused-in-token = Order tokens are chosen now.
refused-in-book = Everybody chooses a page now.
refused-in-luck = First use Luck or decline it.
refused-in-cure = First use Cure or decline it.
refused-in-buy = First buy an item or stop.
refused-in-target = First choose whom your spell hits.
refused-in-give = First give a companion to the player who charmed you.
refused-in-steal = First take a companion of your victim.
refused-in-take = Now a card of the Main Zone is taken.
refused-token = Order token { $token } belongs to { $player }.
refused-no-token = Order token { $token } is not in use with so few players.
refused-mp = MP is { $mp }: no page above { $mp } can be chosen.
refused-no-slot = With so few players the Main Zone has no such place.
refused-empty = That place is empty.
refused-equal = The same card lies in an earlier place: take that one.
refused-nobody = { $player } does not play.
refused-self = An attack never hits its caster.
refused-protected = { $player } is protected from attacks until the round ends.
refused-nothing = { $player } has nothing to lose.
refused-fewer-companions = { $player } does not have the most companions.
refused-fewer-chips = { $player } does not have the most chips.
refused-companion = There is no { $card } to give or take.

event-began = The books are shut, the decks shuffled. { $player } chooses an order token first.
event-token = { $player } takes order token { $token }.
event-token-left = Order token { $token } is left for { $player }.
event-round = Round { $round }. MP is { $mp }.
event-dealt = Main Zone: { $cards }, and one card face down.
event-peeked = { $player }'s Spy looks at the face-down card.
event-peeked-own = { $player }'s Spy looks at the face-down card: { $card }.
event-refilled = { $count ->
    [one] The quest deck is empty: the one discard becomes the new deck.
   *[other] The quest deck is empty: the { $count } discards are shuffled into a new one.
}
event-chose = { $player } has chosen a page.
event-chose-own = { $player } has chosen { $page }.
event-revealed = { $player } opens the book: { $page }.
event-alike = { $count ->
    [one] { $players } opened page { $page } like another player and comes after everybody who chose alone.
   *[other] { $players } opened the same page, { $page }, and come after everybody who chose alone. Among them the larger last token goes first.
}
event-alike-all = { $players } opened the same page, { $page }. Among them the larger last token goes first.
event-shoes-help = { $player } wears the Blessed Shoes and counts as having chosen alone.
event-decided = The order: { $order }.
event-front = { $page }: { $player } moves to the first place. The order: { $order }.
event-reversed = { $page }: { $player } turns the order round. The order: { $order }.
event-reversed-front = { $page }: { $player } turns the order round and moves to the first place. The order: { $order }.
event-income-first = { $player } has the first turn: the { $card } brings { $chips } VP.
event-income-last = { $player } has the last turn: the { $card } brings { $chips } VP.
event-received = { $page }: { $player } takes { $chips } VP.
event-declined = { $player } makes no use of { $page }.
event-stopped = { $player } buys nothing more.
event-discarded = Luck: { $player } discards the { $card }.
event-replaced = { $card } takes its place.
event-replaced-down = A card that nobody has seen takes its place, face down.
event-silence = { $player } casts Silence: until the round ends, the other players' Forbidden Spells do nothing.
event-defended = { $page }: until the round ends, no attack can choose { $player }.
event-drew-discards = { $chips ->
    [0] { $player } draws at random from the discards: { $cards }.
   *[other] { $player } pays { $chips } VP and draws at random from the discards: { $cards }.
}
event-item = { $chips ->
    [0] { $player } draws an item.
   *[other] { $player } buys an item for { $chips } VP.
}
event-item-own = { $chips ->
    [0] { $player } draws an item: { $item }.
   *[other] { $player } buys an item for { $chips } VP: { $item }.
}
event-item-open = { $chips ->
    [0] { $player } draws the { $item } and lays the card face up.
   *[other] { $player } buys the { $item } for { $chips } VP and lays the card face up.
}
event-spared = { $player } is protected and is passed over.
event-struck = { $page }: { $player } attacks { $victim }.
event-chips-taken = { $victim } has { $had } VP in chips and loses half, { $chips }, to { $player }.
event-companion-taken = The { $card } leaves { $victim } and joins { $player }.
event-took = { $player } takes the { $card }.
event-took-companion = { $player } takes the face-down card: the { $card }, who is laid face up.
event-took-secret = { $player } takes the face-down card: a treasure, which stays hidden.
event-took-secret-seen = { $player } takes the face-down card, the { $card }, and keeps it hidden.
event-last-treasures = { $player } has { $count } treasures: this round is the last.
event-last-companions = { $player } has { $count } companions: this round is the last.
event-round-over = Round { $round } is over. Nobody took the { $card }: it goes to the discards.
event-counted = The points of { $player } are counted.
event-ran-out = A card is needed, but deck and discards are empty: the game is over.
event-tie = The highest score is shared. The rulebook has an answer to that: the winner is the game's designer, Hayato Kisaragi!

fizzle-silenced = { $player }'s { $page } does nothing: { $by } has cast Silence.
fizzle-poorer = { $page } does nothing: { $poorer } has fewer chips than { $player }.
fizzle-discards = { $player }'s { $page } does nothing: the Discard Area is empty.
fizzle-chips = { $page } does nothing: { $player } cannot pay.
fizzle-items = { $player }'s { $page } does nothing: the item deck is empty.
fizzle-victim = { $player }'s { $page } does nothing: there is nobody to hit.

sheet-title = Final count
sheet-round = After round { $round }
sheet-page = Page
sheet-token = Order token
sheet-companions = Companions
sheet-coins = Coins
sheet-so-far = VP that you can count
sheet-source = VP from
sheet-chips = Chips
sheet-bonus = { $card }: bonus
sheet-junk = Most Junk
sheet-total = Total
sheet-rank = Rank

lesson-title = The first pages
lesson-teaches = Choose a page, see who acts first, and take the best card.
lesson-goal = Every adventurer has the same spell book. Each round you open it at a page, cast the spell, and take one card. Most victory points win.
lesson-token = First an order token: among players who open the same page, the larger number goes first. Take number 3.
lesson-quests = One of these cards will be yours. The King is a companion worth 3 points, the coins are treasures. One card lies face down.
lesson-page = Choose a page in secret. Small pages act first, large ones do more. Fireball, page 3, is quick and brings you a point.
lesson-order = 3, 4 and 6: everybody chose alone, so the smallest page is first. Your Fireball has brought you a point already.
lesson-king = Now you must take a card. You are first, so the best one is yours: the King!
lesson-gold = A new round. MP is 7, so page 7 can be opened now. And there is a Gold Coin: 3 points!
lesson-greedy = Let us be greedy. Nobody acts before page 1, so choose Luck and the gold is ours. Isn't it?
lesson-clash = Oh dear, the same page! Those go last, and among them whoever acted later last round goes first. You acted first, so now you are the very last.
lesson-luck = But Luck may replace a card. Only bronze is left in the open: throw it out and see what comes.
lesson-queen = A Queen! Kings and Queens are each worth a point more together at the end. Take her.
lesson-grow = Each round MP grows and opens a stronger page, up to 15. From page 9 on there are attacks.
lesson-danger = Attacks hit whoever has the most companions, or the most chips. Don't stand alone at the top without Resistance.
lesson-finish = When somebody has ten treasures or ten companions, the round is the last. Then chips, cards and bonuses are added up.
lesson-end = A Prince lies on the table: your royal family would be complete. Which page gets you there first? It is up to you!
lesson-2-title = Spells that bite
lesson-2-teaches = Attacks and how to be safe from them, Silence, Time Spells, and what items are good for.
lesson-2-goal = The second half of the book decides games: Time Spells, items, Silence and attacks. We play five quick rounds to meet them.
lesson-2-token = An order token first. The largest is the best one if you open the same page as somebody else: take 3.
lesson-2-accelerate = You want the Queen for sure. Acceleration, page 5, moves you to the first place, whatever smaller pages the others open.
lesson-2-queen = Pages 3 and 4 were smaller, yet you are first. Acceleration does nothing else, but the Queen is yours.
lesson-2-create = MP is 7, and page 7 is Creation: it draws an item. Items are worth 0 to 3 VP, and only their owner sees them. Open it.
lesson-2-junk = Junk, worth nothing by itself. But the most Junk at the end brings 5 VP, so Creation pays best early. Now take the Prince.
lesson-2-storm = Page 8 is Thunderstorm: 2 VP from nothing. It is a Forbidden Spell. Try it.
lesson-2-silence = This player acted first and cast Silence, so your Forbidden Spell did nothing. But the King is still there: take him.
lesson-2-danger = Your royal family is complete: 6 VP more at the end. But you have the most companions, and page 9, Charm, is open now.
lesson-2-resist = Resistance protects you from your turn on. It must come before the attack, and 6 comes before 9. Open it.
lesson-2-protected = From now on no attack can choose you this round. Take the Archer: he brings 1 VP whenever you act last.
lesson-2-spared = There it was: Charm passed you over and hit the player with the next most companions. Without Resistance you would have lost one.
lesson-2-charm = Your turn to attack. Charm never hits its caster, so it goes for the one with the most companions among the others. Open page 9.
lesson-2-given = With Charm the victim chooses, so you got the Rogue; with Domination, page 14, you would choose. Your Archer paid too. Take the Nun.
lesson-2-chips = Chips are no safer: Polymorph, page 12, takes half, rounded up, of whoever has the most.
lesson-2-end = Six companions make you everybody's target again. Is it time for Resistance, or do you dare to go on? It is up to you!
