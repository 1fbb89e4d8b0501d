table-player = Player { $number }
table-over = The game is over.
table-name = { $player }
table-wait = Waiting for { $player }.
table-wait-many = Waiting for { $count } players.
table-won = { $player } wins.
table-won-many = The win is shared.
table-won-nobody = Nobody wins.
table-something = Something happens.
table-refused = The rules do not allow that now.
table-play = { $action }
table-your-turn = It is your turn.

table-heading-game = Game
table-heading-title = Title
table-heading-players = Players
table-game-of = { $game }: { $players }
table-range = { $few }–{ $many }
table-heading-minutes = Minutes
table-minutes-published = { $minutes } (published)
table-minutes-ours = { $minutes } (our estimate)
table-heading-player = Player
table-heading-score = Score
table-heading-rank = Rank
table-seed = Seed { $seed }
table-rules-version = version { $version } of the rules
table-verified = Verified: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
}, scores { $scores }.
table-fair = The deal is fair: secret, nonces and seed are those promised by { $commitment }.

table-figure-card = { $card }: { $rule }
table-figure-counted = { $card } ({ $count })
table-figure-zone = { $zone }: { $cards }
table-figure-empty = { $zone }: nothing
table-figure-and = { $cards }, { $card }
table-figure-backs = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
table-figure-down = { $card } (face down)

table-reason-even = “{ $other }” is about as good as “{ $best }”: { $left }% against { $kept }%.
table-reason-worse = “{ $other }” leaves { $left }%, not { $kept }%.
table-reason-open = “{ $other }” may be just as good as “{ $best }”: the search cannot tell them apart.
table-reason-unsure = “{ $other }” looks worse, { $left }% against { $kept }%, though not for certain.
table-reason-unsure-how = “{ $other }” looks worse, { $left }% against { $kept }%, though not for certain: { $how }.
table-reason-worse-how = “{ $other }” leaves { $left }%, not { $kept }%: { $how }.
table-reason-deed = { $deed } { $often ->
    [100] every time
   *[other] { $often } times in 100
}, otherwise { $seldom ->
    [0] never
   *[other] { $seldom } times
}
table-reason-points = { $points ->
    [one] it costs 1 point in the end
   *[other] it costs { $points } points in the end
}
table-reason-rival = { $points ->
    [one] { $player } ends 1 point higher
   *[other] { $player } ends { $points } points higher
}
table-reason-both = { $deed }, and { $points }
table-reason-and = { $term } { $verdict }
