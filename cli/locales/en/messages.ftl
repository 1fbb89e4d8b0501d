ui-help-turn = ←↑↓→ ↵ · Esc back · Tab look · / type · h hint · b boards · ? rules · q leave
ui-help-look = ←↑↓→ look at any card · Esc or Tab: back to the game
ui-help-wait = Any key hurries the bots · PgUp/PgDn log · b boards · ? rules · q leave
ui-help-over = n new game · s scores · PgUp/PgDn log · b boards · ? rules · q leave
ui-help-beat = Any key: skip · b boards · ? rules · q leave
ui-help-type = Enter play · Tab complete · Esc close
ui-your-turn = YOUR TURN
ui-thinking = { $player } is thinking …
ui-log = Log
ui-log-back = Log (PgDn for the latest)
ui-score = { $score ->
    [one] 1 pt
   *[other] { $score } pts
}
ui-type = Move:
ui-warning = Careful: { $warning }
ui-blocked = Not now: { $reason }
ui-looks = { $name }: { $rule }
ui-face-down = { $card } (face down; only you know it)
ui-back = a face-down card
ui-laid-by = { $card } · laid by { $player }
ui-boards = Boards
ui-hint = What the master would do
ui-hint-line = { $chance }%: { $move }
ui-no-boards = This table has no boards.
ui-now = Now: { $now }
ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-refused = { $reason }
ui-no-action = “{ $text }” is no move of this game. Tab shows what can be played.
ui-lesson-other = In this lesson the teacher asks for another move.
ui-lesson-next = The next lesson: { $command }
ui-not-your-turn = It is not your turn.
ui-over = The game is over.
ui-pass-title = Pass the keyboard
ui-pass = { $player }, it is your turn.
ui-pass-others = Everybody else, please look away.
ui-pass-key = Press Enter when you are alone with the screen.
ui-any-key = Press any key to go on
ui-chapter = What happened
ui-over-title = The game is over
ui-over-keys = n new game · Esc look at the table · q leave
ui-rules-keys = ↑↓ PgUp PgDn scroll · Esc close
ui-leave-title = Leave the table?
ui-leave-kept = The game is kept in { $file }.
ui-leave-resume = Go on later with:
ui-leave-lost = The game is not kept: it will be lost. Next time start with --save FILE.
ui-leave-done = The game is over; nothing is lost.
ui-leave-keys = y leave · n stay
ui-small = This window is too small for the table.
ui-small-size = It has { $width }×{ $height }, and the table needs { $needed-width }×{ $needed-height }. Please enlarge it.
ui-resumed-state = The rules have changed since this game was kept. It goes on from its last position, without its log.
ui-not-saved = The game could not be kept: { $reason }
ui-menu-title = What shall we play?
ui-menu-players = Players
ui-menu-people = People at this keyboard
ui-menu-watch = 0 (watch the bots)
ui-menu-bots = Bots
ui-menu-start = Start
ui-menu-facts = { $few }–{ $many } players · { $short }–{ $long } minutes ({ $published ->
    [true] published
   *[false] our estimate
})
ui-menu-facts-exact = { $few }–{ $many } players · { $long } minutes ({ $published ->
    [true] published
   *[false] our estimate
})
ui-menu-keys = ↑↓ choose · ←→ change · Enter start · q leave
ui-level-novice = novice
ui-level-casual = casual
ui-level-expert = expert
ui-level-master = master
ui-level-grandmaster = grandmaster
ui-bot-1 = Haru
ui-bot-2 = Natsu
ui-bot-3 = Aki
ui-bot-4 = Fuyu
ui-bot-5 = Sora
ui-bot-6 = Umi

analyse-progress = { $done }/{ $all } decisions, { $elapsed } gone, { $left } left
analyse-effort = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; the master had { $limits } for each
analyse-iterations = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}
analyse-time = { $ms } ms
analyse-either = { $one } or { $other }
analyse-nothing = Nobody had anything to decide, so there is nothing to judge.
analyse-heading-move = Move
analyse-heading-played = Played
analyse-heading-chance = Chance
analyse-heading-preferred = Master’s move
analyse-heading-decisions = Decisions
analyse-heading-mistakes = Mistakes
analyse-heading-blunders = Blunders
analyse-heading-loss = Points lost per decision
analyse-heading-agreement = As the master
analyse-same = the same
analyse-mistake = mistake, −{ $points }
analyse-blunder = blunder, −{ $points }
analyse-why = Move { $number }, { $player }: { $why }
analyse-legend = The chance to win is that of the player who moves, by what that player knew: before, with the master’s move, and after the move played. A mistake loses { $mistake } points of it or more, a blunder { $blunder }; what the search cannot tell apart is not marked.
analyse-chart-note = Chances with the best move, as the player to move could know them. ? a mistake: { $mistake } points of the chance lost; ?? a blunder: { $blunder }.
analyse-chart-moves = move
analyse-chart-chances = chance to win

arena-progress = { $done }/{ $all } games, { $elapsed } gone, { $left } left
arena-pairing = { $game }, { $one } v { $others }
arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
arena-seed = { $title }, seed { $seed }
arena-stopped = Stopped after { $played } of { $games } games.
arena-heading-share = Won
arena-heading-ratio = Ratio
arena-heading-time = ms/move
arena-heading-slowest = 99th
arena-range = { $low } to { $high }
arena-legend = Won: the share of the games, and its 95% interval (Wilson’s, clustered by deal). Ratio: that share in even shares; an even share is { $even }%. Elo: 0 is the mean. ms/move: the mean time of a decision, and the 99th percentile.
arena-without-winner = Nobody won { $games ->
    [one] 1 game
   *[other] { $games } games
}.
arena-forfeit = { $name } { $kind ->
    [crashed] crashed
    [stalled] stalled
    [nonsense] answered nonsense
   *[unstartable] could not be started
} in { $games ->
    [one] 1 game
   *[other] { $games } games
} and lost its seat to a random player; the first time: { $first }
arena-plot-even = even share { $share }%
arena-plot-share = share of games won, with its 95% interval
arena-pairings = { $done } of { $all } pairings are in { $file }
arena-go-on = The same command goes on from here; what has been played is kept in { $folder }

fault-because = { $fault }: { $cause }
fault-field = there is no field "{ $detail }" here
fault-no-game = there is no game "{ $game }"; the games are: { $games }
fault-players = { $game } is for { $few } to { $many } players, not { $asked }
fault-bad-players = { $detail }
fault-option = { $detail }
fault-seed = { $detail }
fault-seat = { $detail } is no seat of this game
fault-cards = the cards file cannot be used: { $detail }
fault-stack = { $detail }
fault-setup = its game cannot be set up
fault-crowd = { $people } people do not fit at a table for { $players }; --players sets its size
fault-names = there are { $names } names for { $people ->
    [one] 1 person
   *[other] { $people } people
}; --people says how many play
fault-lesson = { $game } has { $all } lessons; there is no lesson { $asked }
fault-terminal = this needs a terminal; programs can play with `chabudai engine`
fault-exists = { $file } exists; go on with it (chabudai play --resume { $file }) or choose another name
fault-read = cannot read { $file }
fault-resume = { $file } cannot be gone on with
fault-save = the game cannot be kept in { $file }
fault-open = it cannot be opened
fault-unreadable = it cannot be read
fault-too-large = it is larger than { $limit } MiB
fault-no-text = it is not UTF-8 text
fault-chart = the chart cannot be written
fault-chart-file = the chart cannot be written to { $file }
fault-nobody = nobody sits in seat "{ $asked }"; the seats are { $seats }
fault-cards-file = the cards file { $file } cannot be used
fault-name-value = an option is NAME=VALUE, not "{ $text }"
analyse-partly = only the first { $reproduced } of { $moves } moves could be analysed, since today’s rules do not reproduce the next: { $reason }

lab-title = { $game }: balance in { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-page = Made by this command, with bots of the level { $bots } and the seed { $seed }; seat 1 begins:
lab-legend = All ranges are 95% intervals over games. What adds to winning is seen, not proved: whoever is ahead can afford more, and good players choose well. “Adds” is in percentage points of the share of games won.
lab-seat = Seat { $seat }
lab-seats = Seats
lab-seats-note = Seat 1 begins. A shared win counts in parts.
lab-course = How games go
lab-course-note = { $decisive } of the games have exactly one winner, { $nobody } have none; { $forced } of the actions leave no choice. The margin is that of the best score over the next. Whoever wins leads for good from where the game is decided.
lab-choices = What is chosen
lab-choices-note = Offered: the decisions in which it could be chosen, those without a choice left out. Adds: the share of games won by those who chose it at least once, beside those who could have and never did.
lab-had = What is had at the end
lab-had-note = How many players have any of it, and how much; adds: what one more of it adds to the share of games won.
lab-chosen = How often it is chosen
lab-choices-add = What choosing it adds
lab-owners = Who has it at the end
lab-had-adds = What having one more adds
lab-differences-note = The surest differences come first.
lab-adds = what it adds to the share of games won, with its 95% interval
lab-differences = how much larger with the other cards, with its 95% interval
lab-scores = score
lab-margins = margin
lab-length = actions in a game
lab-branching = actions to choose from
lab-lead-changes = changes of the lead
lab-decided = decided after, in %
lab-decisive = one winner
lab-forced = no choice
lab-shares = Shares
lab-heading-seat = Seat
lab-heading-measure = Of
lab-heading-mean = Mean
lab-heading-deviation = Deviation
lab-heading-least = Least
lab-heading-most = Most
lab-heading-action = Action
lab-heading-offered = Offered
lab-heading-chosen = Chosen
lab-heading-adds = Adds
lab-heading-thing = What
lab-heading-owners = Players
lab-heading-quantity = Mean
lab-heading-one = One
lab-heading-other = Other
lab-heading-more = More
