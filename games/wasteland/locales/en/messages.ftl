game-title = Wasteland Revolt
game-tagline = Win tricks, abandon the rest to the desert, and profit when the abandoned revolt.

species-ghost = Ghost
species-dryad = Dryad
species-harpy = Harpy
species-merfolk = Merfolk
card = { $species } { $value }
ally-card = { $species } alliance

rule-ordinary = Passed, it stays face down until the revolution.
rule-ordinary-icons = Passed, it stays face down until the revolution. Icons: { $icons }.
rule-special = Special: passed, it is turned face up at the end of the trick.
rule-special-icons = Special: passed, it is turned face up at the end of the trick. Icons: { $icons }.
rule-promised = You declared a void in { $species }: this card must be passed and may not be played.
rule-ally = Counts as 3 captured { $species } cards, less 1 for each { $species } icon in its owner's desert.

token-plays = { $count ->
    [one] 1 play left
   *[other] { $count } plays left
}
token-passes = { $count ->
    [one] 1 pass left
   *[other] { $count } passes left
}
token-start = Start player
token-disc = void: { $species }
token-price = { $species }: sum { $sum }, { $value } a card

status-sealed = has chosen
status-winning = would win the trick

flag-deal = Deal { $round } of { $deals }
flag-alliance = Alliance
flag-witnesses = Abandoned Witnesses

zone-trick = { $trick ->
    [0] Trick
   *[other] Trick { $trick }
}
zone-allies = Alliance cards
zone-spare = Spare desert
zone-prices = Price forecast
zone-last = Last trick
zone-desert = Desert of { $player }
zone-ally = Ally of { $player }
zone-scored = { $species } cards captured by { $player }
zone-hand = Hand of { $player }

trick-led = { $species } was led; { $player } would win with { $card }
trick-mixed = Several colours: { $species } cannot win any more; { $player } would win with { $card }
prices-note = { $known ->
    [0] no desert card known yet
    [one] from the 1 desert card you know
   *[other] from the { $known } desert cards you know
}
last-won = { $player } won it
last-nobody = nobody played
promise-note = Promised, to be passed: { $cards }

prompt-start = You have the lowest score: name the start player of this deal.
prompt-abandon = Abandon one card of your hand to your desert.
prompt-lead = Play any card to set the trick colour, or pass a card.
prompt-must-lead = You have no pass left: play any card.
prompt-follow = { $species } was led: follow, or pass any card.
prompt-must-follow = { $species } was led and you have no pass left: follow.
prompt-follow-or-lie = { $species } was led: follow, pass, or lie and play another colour.
prompt-any = You are void in { $species }: play any card that is not promised, or pass.
prompt-must-play-any = You are void in { $species } and have no pass left: play any card.
prompt-must-pass = All your remaining cards must be passed: pass one.
prompt-ally = Your last pass is made: take an alliance card.

tip-left = Still to make in this deal: { $plays ->
    [one] 1 play
   *[other] { $plays } plays
} and { $passes ->
    [one] 1 pass
   *[other] { $passes } passes
}.
tip-one-colour = So far the highest { $species } card wins; the first card of another colour would beat them all.
tip-mixed = Two colours are out: { $species } cannot win this trick any more.
warning-lie = This is a lie: you hold a { $species } card. You must pass { $cards } later in this deal and may never play it.

choice-start = { $player } gets the start player card
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
refused-lie-promised = { $species } was led and your earlier promises leave no room for more.
refused-no-pass = You have made all your passes of this deal, so you must play.
refused-pass-promised = Your remaining passes are promised to { $cards }.

event-dealt = Deal { $round }: cards are dealt; { $player } holds the start player card.
event-start = { $player } makes { $named } the start player.
event-sealed = { $player } has chosen a card to abandon.
event-sealed-own = { $player } has chosen to abandon { $card }.
event-abandoned = { $player } abandons { $card }.
event-played = { $player } plays { $card }.
event-disc = { $player } declares a void in { $species }.
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
event-desert = The desert of { $player } revolts: { $cards }.
event-spare = The spare desert revolts: { $cards }.
event-priced = { $species }: { $sum }, place { $place }, { $value } a card.
event-priced-shared = { $species }: { $sum }, sharing place { $place }, { $value } a card.
event-priced-ruined = { $species }: { $sum }, lowest and not above 0, { $value } a card.
event-ally-counted = { $icons ->
    [0] There is no { $species } icon in the desert of { $player }: the alliance card counts for { $worth }.
   *[other] There are { $species } icons in the desert of { $player }: the alliance card counts for { $worth }.
}
event-gained = { $player }: { $sum } = { $points }; { $before } → { $after }.
event-gained-floor = { $player }: { $sum } = { $points }; { $before } → { $after }, since no score falls below 0.
event-deal-over = Deal { $round } is over.

sheet-title = Revolution of deal { $round }
sheet-what = From
sheet-desert = Desert of { $player }
sheet-spare = Spare desert
sheet-sum = Sum
sheet-place-of = Place
sheet-place = { $place }
sheet-place-shared = { $place } (shared)
sheet-value = Points a card
sheet-ally = Ally
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

lesson-goal = Win tricks to capture cards. What a captured card is worth, from 2 points to −2, is decided later, by the cards thrown into the deserts.
lesson-abandon = First everybody abandons a card. High cards in the deserts make their colour valuable. You want dryads: abandon your dryad 8.
lesson-prices = The forecast adds up the open desert cards: harpies lead with 12, your dryads are second, a point a card.
lesson-lead = You lead. Play dryad 7: whoever has a dryad must follow with one.
lesson-highest = All cards had one colour, so the highest won. Three dryads are yours, and you lead again.
lesson-harpy = Try a harpy: play the 4.
lesson-twist = The surprise! When colours are mixed, the led colour cannot win: merfolk 1 has beaten both harpies.
lesson-disc = The disc tells everybody: this player has no harpies left. Lead a harpy, and any small card of theirs may win.
lesson-void = Now ghosts are led, and you have none: anything you play beats them. Dryad 1 is enough.
lesson-pass = Twice in a deal you pass: a card goes face down into your desert. Others have captured harpies, so pass harpy −5.
lesson-desert = Special cards, −5, 10 and 12, are turned up in the desert. Others stay hidden until the end.
lesson-value = Harpies have fallen behind: now every dryad is worth 2, and you have four of them!
lesson-duty = Don't forget your passes: 9 plays and 2 passes in a deal. Whoever delays them has to pass the last cards, good or bad.
lesson-revolt = When all hands are empty, the deserts are opened and the captured cards scored. The most points after three deals win.
lesson-end = This deal looks fine for you. Play on: one more pass is yours, so choose well whose colour to raise or ruin!
