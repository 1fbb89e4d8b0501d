game-title = Wasteland Revolt
game-tagline = Win tricks, abandon the rest to the desert, and profit when the abandoned revolt.

species-ghost = Ghost
species-dryad = Dryad
species-harpy = Harpy
species-merfolk = Merfolk
card = { $species } { $value }
list = { $first }, { $next }
list-empty = nothing
ally-card = { $species } alliance

rule-ordinary = Passed, it stays face down until the revolution.
rule-ordinary-icons = Passed, it stays face down until the revolution. Icons: { $icons }.
rule-special = Special: passed, it is turned face up at the end of the trick.
rule-special-icons = Special: passed, it is turned face up at the end of the trick. Icons: { $icons }.
rule-promised = You declared a void in { $species }: this card must be passed and may not be played.
rule-ally = Counts as 3 captured { $species } cards, less 1 for each { $species } icon in its owner's desert.

token-plays = { $count ->
    [one] 1 play
   *[other] { $count } plays
}
token-passes = { $count ->
    [one] 1 pass
   *[other] { $count } passes
}


status-void = no { $species }
status-start = starts
status-paid = paid { $gain }

flag-deal = Deal { $round } of { $deals }
flag-trick = { $trick ->
    [0] { $tricks } tricks
   *[other] Trick { $trick } of { $tricks }
}
flag-revolution = Revolution
flag-alliance = with Alliance
flag-witnesses = Abandoned Witnesses

zone-trick = { $player } in the trick
zone-spare = Spare desert
zone-desert = Desert
zone-ally = Ally
zone-scored = { $species } captured
zone-hand = { $count ->
    [0] Hand
    [one] Hand 1 card
   *[other] Hand { $count } cards
}
zone-last = Last trick
zone-captured = Captured
zone-led = What was led
led = { $player } led { $species }
led-nothing = nothing led yet
led-highest = the highest { $species } wins
led-mixed = two colours: { $species } cannot win

last-won = { $player } won
last-nobody = nobody played
last-passed = { $players } passed
label-led = led
label-winning = would win
label-wins = wins
label-passed = { $player } passed
label-promised = to be passed
slot-now = { $player } acts
slot-later = { $player }
slot-last = { $player } acts last
slot-taken = ally of { $player }
offer-play = Play here
offer-pass = Pass here
offer-abandon = Abandon here
offer-ally = Take it here
ally-counts = counts as { $worth } { $species } cards
ally-counts-between = counts as { $least } to { $most } { $species } cards
ally-why = { $worth }, less the { $species } icons in this desert
paid-none = none

board-prices = If the revolution came now
board-prices-gain = If the revolution came now: you { $gain }
board-revolt = The deserts revolt
board-revolt-gain = The deserts revolt: you { $gain }
board-known = { $known } of { $all } desert cards known
board-known-all = all { $all } cards are open
board-species = Species
board-price = Points per card
board-sum = Sum and place
board-cards = Desert cards you know
board-yours = Your captures
board-unseen = Not seen yet
price = { $value }
price-unknown = –
sum = sum { $sum }
sum-place = { $sum }, { $place }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
place-shared = { $place ->
    [1] shared 1st
    [2] shared 2nd
    [3] shared 3rd
   *[other] shared 4th
}
figure = { $figure }
cards-none = no card
share-none = yours: none
share-count = yours: { $count }
share-pays = yours { $product }
share-ally = { $captured } captured, and the ally counts as { $ally }
unseen = { $count } not seen yet

promise-note = To be passed, never played: { $cards }

prompt-start = You have the lowest score: who starts this deal?
prompt-abandon = Abandon one card of your hand to your desert.
prompt-lead = Play any card to set the trick colour, or pass a card.
prompt-must-lead = You have no pass left: play any card.
prompt-follow = { $species } was led: follow, or pass any card.
prompt-must-follow = { $species } was led and you have no pass left: follow.
prompt-follow-or-lie = { $species } was led: follow, pass, or lie and play another colour.
prompt-any = You have no { $species }: play any card, or pass one.
prompt-any-free = You count as having no { $species }: play any card that you need not pass, or pass one.
prompt-must-play-any = You have no { $species } and no pass left: play any card.
prompt-must-pass = All your remaining cards must be passed: pass one.
prompt-ally = Your last pass is made: take an alliance card.

tip-lead-void = { $player } has moved the { $species } disc: lead that colour, and any small card of theirs may take the trick.
tip-trump = A card of another colour beats every { $species }, however small: { $card } takes the lead.
tip-pass-lower = In your desert { $card } lowers the price of { $species }, of which others have captured more than you.
tip-pass-lift = In your desert { $card } lifts the price of { $species }, of which you have captured the most.
tip-last-pass = With your last pass you take an alliance card: the sooner, the more there are to choose from.
now-lifts = In your desert it would lift { $species } from { $from } to { $to }.
now-lowers = In your desert it would lower { $species } from { $from } to { $to }.
preview-wins = would win
preview-loses = would not win
preview-desert = { $species } sum { $sum }, { $place }
warning-lie = You hold { $species } cards, so this is a lie: you must pass { $cards } later in this deal and may never play it.

reason-start = If { $player } starts, { $last } acts last in the first trick.
about-points = { $count ->
    [1] 1 point
   *[other] { $points } points
}
reason-trick = As prices stand the trick should be worth { $points }: { $card } takes it about { $often } times in 100, { $other } { $seldom } times.
reason-takes = As prices stand the trick should be worth { $points }, and { $card } takes it about { $often } times in 100.
reason-leaves = As prices stand the trick is worth { $points } so far: a pass leaves it to others.
reason-loses = { $often ->
    [0] { $card } will hardly take the trick, and what it is worth goes to somebody else.
   *[other] { $card } takes the trick only about { $often } times in 100, and otherwise what it is worth goes to somebody else.
}
reason-void = { $card } is the last { $species } in this hand: when { $species } is led again, any card can be played.
reason-lifts = In the desert { $card } lifts the price of { $species }, of which { $player } has captured { $own } and { $rival } { $theirs }.
reason-lowers = In the desert { $card } lowers the price of { $species }, of which { $player } has captured { $own } and { $rival } { $theirs }.
reason-last-pass = The last pass brings an alliance card, and there { $left ->
    [one] is 1
   *[other] are { $left }
} to choose from.
reason-ally = As prices stand { $species } should pay { $most } a card, { $other } { $less }.

deed-beats = { $player } beats the cards played so far
deed-passes = { $player } passes
deed-ally = { $player } takes the { $species } alliance

choice-start = { $player } starts
choice-abandon = Abandon { $card }
choice-play = Play { $card }
choice-pass = Pass { $card } face down
choice-ally = Take the { $species } alliance

refused-no-seat = There is no player { $seat } at this table.
refused-start-first = First name the start player of this deal.
refused-no-start = The start player is not named now.
refused-card = You have no { $card } in your hand.
refused-abandon-first = First abandon a card of your hand.
refused-no-abandon = Cards are abandoned only at the start of a deal.
refused-ally-gone = The { $species } alliance is no longer in the middle.
refused-ally-first = First take an alliance card.
refused-no-ally = You take an alliance card only after your second pass.
refused-must-pass = You have only as many cards as passes to make, so you must pass.
refused-follow = { $species } was led and you hold { $species } cards: follow, or pass.
refused-promised = You declared a void in its colour: { $card } may only be passed.
refused-lie-many = { $species } was led and you hold too many { $species } cards to hide them in your desert.
refused-lie-special = { $species } was led and one of your { $species } cards is special: it could not be hidden.
refused-lie-promised = { $species } was led and your earlier lies leave no pass to hide more.
refused-no-pass = You have made all your passes of this deal, so you must play.
refused-pass-promised = You need your remaining passes for { $cards }.

event-dealt = Deal { $round }: cards are dealt; { $player } holds the start player card.
event-start = { $player } makes { $named } the start player.
event-sealed = { $player } has chosen a card to abandon.
event-sealed-own = { $player } has chosen to abandon { $card }.
event-abandoned = { $player } abandons { $card }.
event-played = { $player } plays { $card }.
event-disc = { $player } moves the disc: no { $species }.
event-passed = { $player } passes.
event-passed-own = { $player } passes { $card }.
event-allied = { $player } takes the { $species } alliance.
event-won-alone = { $player } wins trick { $trick } with the only card played.
event-won-highest = { $player } wins trick { $trick } with the highest card.
event-won-other = { $player } wins trick { $trick } with the highest card that is not of the led colour.
event-nobody = Nobody played, nobody wins; { $player } leads again.
event-settled = The passed card of { $player } goes face down to desert area { $area }.
event-settled-own = { $card } of { $player } goes face down to desert area { $area }.
event-settled-up = { $card } of { $player } is turned face up in desert area { $area }.
event-revolt = Revolution of deal { $round }: the deserts revolt.
event-desert = The desert of { $player }: { $cards }.
event-spare = The spare desert: { $cards }.
event-priced = { $species } { $sum }, { $place }: { $value } per card.
event-priced-shared = { $species } { $sum }, shared { $place }: { $value } per card.
event-priced-ruined = { $species } { $sum }, { $place } and not above 0: { $value } per card.
event-ally-counted = { $icons ->
    [0] There is no { $species } icon in the desert of { $player }: the alliance card counts for { $worth }.
   *[other] There are { $species } icons in the desert of { $player }: the alliance card counts for { $worth }.
}
event-gained = { $player }: { $sum }, together { $points }. { $before } points become { $after }.
event-gained-floor = { $player }: { $sum }, together { $points }. { $before } points become { $after }, since no score falls below 0.
event-deal-over = Deal { $round } is over.

cue-sealed = Everybody has abandoned a card.
cue-revolt = What was abandoned decides what the captured cards are worth.
cue-paid = { $player } is paid
cue-becomes = { $before } points become { $after }
bead-deserts = Deserts
bead-prices = Prices
bead-pay = Pay
stage-price = { $value } per card
stage-spare = spare
track-title = Points

sheet-title = Revolution of deal { $round }
sheet-what = From
sheet-desert = Desert of { $player }
sheet-spare = Spare desert
sheet-sum = Sum
sheet-place-of = Place
sheet-place = { $place }
sheet-place-shared = { $place } (shared)
sheet-value = Points per card
sheet-ally = Ally
sheet-ally-pays = { $species } { $product }
sheet-gain = Gain
sheet-score = Score
sheet-floored = { $score } (never below 0)
sheet-rank = Rank

option-alliance = Alliance
option-alliance-help = For 3 or 4 players: your second pass brings you one of four alliance cards, which counts as captured cards at the revolution.
option-alliance-false = without
option-alliance-true = with alliance cards
option-witnesses = Abandoned Witnesses
option-witnesses-help = Only with Alliance: you may lie about having no card of the trick's colour, as long as you can still get rid of the proof.
option-witnesses-false = nobody lies
option-witnesses-true = lies are allowed

box-low = { $species }, −5 to 4
box-high = { $species }, 5 to 12
box-allies = Alliance cards
box-one = × 1
box-two = × 2
box-fewer = 2–3 players: × 1
box-three = 3–4 players
box-four = 4 players

lesson-title = The first deal
lesson-teaches = Tricks, passes, and what the deserts do to the price of your cards.
lesson-goal = Win tricks to capture cards. What a captured card is worth, from 2 points to −2, is decided later, by the cards in the deserts.
lesson-abandon = First everybody abandons a card. High cards in the deserts make their colour dear. You want dryads: abandon your dryad 8.
lesson-prices = The price board adds up the open desert cards: harpies lead with 12, your dryads are second, 1 point per card.
lesson-lead = You lead. Play dryad 7: whoever has a dryad must follow with one.
lesson-highest = All cards had one colour, so the highest won. Three dryads are yours, and you lead again.
lesson-harpy = Try a harpy: play the 4.
lesson-twist = The surprise! When colours are mixed, the led colour cannot win: merfolk 1 has beaten both harpies.
lesson-disc = The disc tells everybody: this player has no harpies left. Lead a harpy, and any small card of theirs may win.
lesson-void = Now ghosts are led, and you have none: any other colour beats every ghost. Dryad 1 will do, unless the next player has none either.
lesson-pass = Twice in a deal you pass: a card goes face down into your desert. Others have captured harpies, so pass harpy −5.
lesson-desert = Special cards, −5, 10 and 12, are turned up in the desert. Others stay hidden until the end.
lesson-value = Harpies have fallen behind: now every dryad is worth 2, and you have four of them!
lesson-duty = Don't forget your passes: 9 plays and 2 passes in a deal. Whoever delays them has to pass the last cards, good or bad.
lesson-raise = Now raise your own colour: pass dryad 12. It is special, so all will see that dryads lead with 20.
lesson-take = Dryads are led and you have none left, so another colour beats them. Take the 6 with merfolk 2.
lesson-away = Merfolk are last and cost 2 each: win no more than you must. Lead harpy 2, somebody else may have it.
lesson-rival = Ghost 12 was passed: ghosts are second with 18. The price board always shows what you know.
lesson-ghosts = Ghosts are worth a point each, and you have none in hand. You act last, so merfolk 3 surely takes both.
lesson-hot = Lead merfolk 6: whoever has none and plays another colour has to take it.
lesson-forced = You have no pass left and only merfolk. At least the dryad 4 comes with it: play the 7.
lesson-last = The last trick. Play merfolk 12, then watch the deserts revolt!
lesson-hidden = Two hidden harpies came up, and harpies overtook the ghosts with 14 to 13. What lies face down can turn everything.
lesson-paid = Everybody began with 10. Your seven dryads brought 14, your four merfolk cost 8: you have 16, and the lead.
lesson-revolt = When all hands are empty, the deserts are opened: 2 points per card for the highest colour, then 1, 0, and −1 or −2 for the lowest.
lesson-end = Two more deals follow; the lowest score says who starts, and the most points win. Choose well which colour to raise or ruin!

lesson-2-title = A revolution with all its prices
lesson-2-teaches = A whole deal of four, with ties, hidden cards and a colour that costs 2 per card.
lesson-2-goal = This deal shows all that a revolution can do. Keep an eye on the price board: it adds up the desert cards you know.
lesson-2-abandon = Four players now. You hold few harpies, but others may want them dear as well: abandon harpy 8.
lesson-2-prices = Three of you abandoned harpies: 8 + 10 + 12 is 30. Nobody will catch up, so each harpy is worth 2. Win harpies!
lesson-2-lead = Get rid of a middling ghost: lead the 7. In one colour only the highest wins, and the 10 is still out.
lesson-2-win = Dryads are led. Play the 12: it wins, unless somebody without dryads plays another colour.
lesson-2-special = Two −5 were passed: specials are turned up at once. Dryads and merfolk have fallen below 0.
lesson-2-rid = Lead harpy −5. It cannot win in one colour, but it shows who wants harpies.
lesson-2-follow = Merfolk were led, and you must follow: the 4 is too small to win cards that cost.
lesson-2-ruin = Others took four ghosts in the first trick, you none. Pass ghost −5: it makes theirs worse.
lesson-2-ghosts = Ghosts have fallen to −5, as low as dryads. The lowest colour costs 2 per card if its sum is not above 0.
lesson-2-low = Harpies again, and you have only the 1. Follow.
lesson-2-dryads = Dryads are led. If everybody follows, the 8 wins four of them. What they are worth is still open.
lesson-2-hide = Pass first: merfolk 1, face down. It lifts merfolk a little, and nobody else knows.
lesson-2-equal = Harpies are led and you have none: ghost 3 beats every harpy. Should another 3 follow, the earlier one wins.
lesson-2-throw = Lead ghost 4. Whoever has no ghost and plays another colour has to take it.
lesson-2-final = The last trick. Merfolk are led, you have none: throw in ghost 6.
lesson-2-sums = The deserts: harpies 30, merfolk −2, dryads −2, ghosts −7. Harpies are worth 2 per card.
lesson-2-third = Merfolk and dryads tie for second: both take the lower place, third, so they are worth 0. Only the lowest colour costs.
lesson-2-lowest = Ghosts are lowest and below 0: −2 per card. With a sum above 0 it would have been −1.
lesson-2-paid = You: 2 harpies × 2, 1 ghost × −2, and nothing for six dryads and a merfolk: +2. Your 10 points become 12.
lesson-2-floor = No score falls below 0. Whoever has the lowest now says who starts the next deal.
lesson-2-end = Six dryads and nothing for them! A single dryad 1 in a desert would have made them second. Play on!
