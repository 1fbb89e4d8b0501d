# The browser's own words. Those of the games and of the table come from the server.

## Everywhere
web-title = Chabudai
web-home = Home
web-try-again = Try again
web-unreachable = The server cannot be reached. It may be starting; try again in a moment.
web-light-auto = Theme: system
web-light-light = Theme: light
web-light-dark = Theme: dark
web-menu = Menu
web-light = Theme
web-sound = Sound
web-loudness-off = off
web-loudness-soft = soft
web-loudness-normal = normal
web-pace = Show what happens
web-pace-slow = slowly
web-pace-normal = normally
web-pace-quick = quickly
web-pace-off = at once
web-sound-offer = Would you like to hear the cards?
web-sound-offer-how = Short, quiet sounds, and a bell when it is your turn. The menu turns them off again.
web-sound-offer-yes = Sound on
web-sound-offer-no = No, thanks
web-sound-on = Sound is on
web-sound-off = Sound is off
web-close = Close
web-cancel = Cancel
web-you = You
web-bot-0 = Haru
web-bot-1 = Yuki
web-bot-2 = Sora
web-bot-3 = Ren
web-bot-4 = Aoi
web-bot-5 = Natsu
web-level-novice = novice
web-level-casual = casual
web-level-expert = expert
web-level-master = master
web-level-grandmaster = grandmaster

## At the table
web-card-back = a face-down card
web-card-down = face down: only you know it
web-card-chips = { $count ->
    [one] 1 chip on it
   *[other] { $count } chips on it
}
web-card-by = laid by { $player }
web-card-picked = picked
web-seat-acting = to act
web-seat-away = away
web-seat-stand-in = a bot is playing for them
web-seat-stand-in-you = a bot is playing for you
web-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
web-sealed = Chosen: { $choice }. You may change it until everybody has chosen.
web-not-now = Not now: { $reason }
web-why-not = See the rule
web-careful = Careful: { $warning }
web-play-anyway = Do it anyway
web-picked = { $card }: what next? Touch what glows.
web-back = Back
web-moves = All moves ({ $count })
web-moves-short = All moves
web-log = Log
web-chat = Chat
web-asides = Log and chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-phrases = Quick phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-one-moment = One moment, please
web-phrase-thanks = Thank you!
web-phrase-well-played = Well played!
web-phrase-oops = Oops …
web-phrase-your-turn = Your turn!
web-phrase-again = Another game?
web-mute = Mute { $player }
web-muted = { $player } is muted
web-unmute = Listen again
web-mute-why = You see neither their name nor what they say, in this browser only.
web-player-number = Player { $number }
web-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-tab-turn = ● Your turn · { $game }
web-tab-wait = { $player } … · { $game }
web-tab-over = Over · { $game }
web-rules = Rules
web-hint = Hint
web-hint-help = What would the master do?
web-take-back = Take back
web-take-back-help = Take your last move back, if the others agree
web-play-again-myself = I’m back
web-away = Step away
web-away-help = A bot plays for you until you come back
web-absent = { $player } is not here.
web-absent-bot = Let a bot play for them
web-scores = Scores
web-propose-take-back = { $player } would like to take the last move back.
web-propose-take-over = { $player } suggests that a bot plays for { $seat }.
web-agree = Agree
web-disagree = No
web-waiting-for = Waiting for { $players }
web-you-won = You win!
web-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}
web-rematch = Play again
web-rematch-wanted = { $players } would like to play again.
web-series = { $count ->
    [one] At this table: 1 game
   *[other] At this table: { $count } games
}
web-series-player = Player
web-series-wins = Wins
web-series-games = Games
web-series-points = Points
web-see-replay = Replay and analysis
web-look-at-table = Look at the table
web-line-lost = The connection is lost. Reconnecting …
web-line-connecting = Going to the table …
web-lesson-next = Next
web-lesson-play-on = Play on
web-lesson-following = Next lesson: { $title }
web-lessons-of = Learn { $game }
## Home
web-your-name = Your name
web-guest = Guest
web-welcome = Sit down at the low table: card games from Japan, with friends or against bots.
web-games = The games
web-players = { $min }–{ $max } players
web-minutes = { $published ->
    [true] { $min }–{ $max } min (published)
   *[false] { $min }–{ $max } min (our estimate)
}
web-minutes-exact = { $published ->
    [true] { $max } min (published)
   *[false] { $max } min (our estimate)
}
web-play-now = Play now
web-play-choose = Players, level and variants
web-play-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-play-variants = { $count ->
    [one] 1 variant
   *[other] { $count } variants
}
web-play-others = { $count ->
    [one] you and a bot
   *[other] you and { $count } bots
}
web-play-level = How strong the bots are
web-play-start = Play
web-play-kept = “Play now” remembers it.
web-level-how-novice = Looks at any two moves and plays the better one: good for a first game.
web-level-how-casual = Plays by good rules of thumb.
web-level-how-expert = Thinks moves through before choosing one.
web-level-how-master = Looks ten times as hard as an expert, for two seconds at most.
web-level-how-grandmaster = Looks ten times as hard as a master: a move may take ten seconds, and more when others wait for one.
web-level-wins-novice = One casual bot beats { $others } of them in about { $wins } of 100 games.
web-level-wins-casual = Alone against { $others } novices it wins about { $wins } of 100 games; { $even } would be an even share.
web-level-wins-expert = Alone against { $others } casual bots it wins about { $wins } of 100 games; { $even } would be an even share.
web-level-wins-master = Alone against { $others } casual bots it wins about { $wins } of 100 games; { $even } would be an even share.
web-level-wins-grandmaster = Alone against { $others } casual bots it wins about { $wins } of 100 games; { $even } would be an even share.
web-invite = Invite friends
web-learn = Learn
web-learn-why = A short guided game
web-invited = Has somebody invited you?
web-invited-how = Open the link they sent you, or type the code of their table.
web-code-label = Code of the table
web-code-go = Go
web-code-looking = Looking for the table …
web-code-unknown = No table has this code. Ask for it again: it has six letters and digits.
web-mine = Your tables
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for company right now. Make a table, show it to everybody, and somebody may come.
web-footer = Free software. Nothing is tracked, and there is nothing to sign up for.
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-phase-waiting = not started
web-phase-playing = in progress
web-phase-over = finished
web-table-join = Join
web-table-continue = Continue
web-table-back = To the table
web-replay = Replay
web-statistics = How the games went here
web-statistics-game = Game
web-statistics-finished = Finished
web-statistics-length = Usual length
web-statistics-wins = Wins by turn order
web-statistics-mean = { $minutes } min, { $actions } moves
web-statistics-none = No game has been finished on this server yet.
web-lost = There is nothing here
web-lost-why = The address is wrong, or what was here is gone.

## Lobby
web-new-table = A new table
web-new-game = Game
web-new-players = Players
web-new-seat = Seat { $number }
web-new-host = you
web-new-seats-how = Seats for friends that are still free at the start get bots.
web-new-options = Variants
web-new-rest = Other settings
web-new-limit = Time for a decision
web-new-limit-value = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
web-new-pace = Bots play
web-new-pace-slow = slowly
web-new-pace-normal = at an easy pace
web-new-pace-fast = fast
web-new-hints = Hints are allowed
web-new-hints-why = Everybody may ask what a master would do.
web-new-open = Show it in the list of open tables
web-new-open-why = Anybody on this server can sit down. Otherwise the link or the code is needed.
web-new-watch = Others may watch
web-new-watch-why = Whoever has the link sees the table as a spectator does, without anybody’s hand.
web-new-locked = Locked: new guests knock
web-new-locked-why = Nobody sits down or watches until the host lets them in.
web-new-create = Make the table
web-seat-person = for a friend
web-seat-bot = bot, { $level }
web-seat-program = bot by { $author }
web-program = { $name } (bot)
web-seat-show-out = Show out: may not come back
web-seat-open = Free seat
web-seat-waiting = waiting for somebody
web-seat-present = is here
web-seat-absent = not connected
web-seat-lingers = is looking at the result
web-seat-choose = Who has seat { $number }
web-seats = Seats
web-host = host
web-invite-code = Code
web-invite-link = Link to this table
web-invite-local = This server answers this computer only. For other devices, start it with --listen 0.0.0.0:{ $port }.
web-qr = QR code of the link to this table
web-screen = Shared screen
web-screen-why = For a TV that everybody sees: the table large, the hands on your phones.
web-screen-join = Sit down with your phone
web-copy = Copy link
web-copied = Copied
web-share = Share
web-share-text = Come and play { $game } with me!
web-start = Start the game
web-start-bots = { $count ->
    [one] The free seat gets a bot ({ $level }).
   *[other] The { $count } free seats get bots ({ $level }).
}
web-start-full = Everybody is here.
web-start-wait = { $host } starts the game when everybody is here.
web-start-lingers = { $count ->
    [one] { $players } is still looking at the last game.
   *[other] { $players } are still looking at the last game.
}
web-start-no-host = The host has left. Whoever sits down next is the host.
web-watching = You are watching.
web-leave = Leave the table
web-last-replay = Replay of the last game
web-rename = Change your name
web-rename-done = Done
web-manners-change = Change the settings
web-manners-level = Bots that step in
web-manners-done = Save
web-hints-yes = Hints are allowed
web-hints-no = No hints
web-open-yes = Listed among the open tables
web-open-no = Only for those who have the link or the code
web-watch-no = Only players see the game
web-locked-yes = Locked: the host lets new guests in
web-locked = This table is locked
web-locked-why = The host decides who comes in. Knock, and wait for the answer.
web-knock = Knock
web-knock-waiting = You have knocked. The host sees your name; please wait …
web-knocks = { $player } is knocking.
web-let-in = Let in
web-let-in-not = Do not let in
web-fair = Why the deal is fair
web-fair-why = The server has published the fingerprint of its secret below, every player’s browser the fingerprint of chance of its own; only when all of them are fixed is anything shown and dealt. So nobody can arrange the cards, not even whoever runs the server, and after the game every browser checks it.
web-fair-kept = Your browser has checked the deal: it is the one that was promised, with your own chance in it.
web-fair-without = Your browser has checked the deal: it is the one that was promised, but without chance of your own, as for anybody who is not there when a game starts.
web-fair-broken = The deal is not the one that was promised before the game. Ask whoever runs this server.
web-join-there = At the table: { $names }
web-join-name = What shall we call you?
web-join-sit = Sit down
web-join-full = All seats are taken.
web-join-begun = The game has started.
web-join-watch = Only watch

## Rules
web-contents = Contents
web-rules-of = Rules of { $game }
web-rules-others = Rules of the other games

## Replay
web-replay-coming = The game is being set up again …
web-story = What happened
web-step = Step of the game
web-step-of = { $at } of { $last }
web-step-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-step-deal = The cards have been dealt.
web-step-played = { $player }: { $move }
web-chances = Chances to win
web-chances-how = What a master thinks of each player’s chances. Click the chart or a mark to see that moment.
web-chances-progress = { $total ->
    [0] The master is looking at the game …
   *[other] The master has looked at { $done } of { $total } decisions.
}
web-mistakes = Missed chances
web-mistakes-none = No mistakes found.
web-mistake-at = Move { $number }: a mistake by { $player }
web-mistake-move = Move { $number } · { $player }
web-why = “{ $move }”: { $reason }
web-mistake-better = Better: { $move }
web-mistake-cost = { $share } less chance to win
web-fair-check = The server committed itself to its secret before anybody added chance to the deal, and the replay file reveals it. Download the file and let the program recompute the deal and every move:
web-download = Download the replay

## What is kept
web-restart = { $minutes ->
    [0] The server is being restarted now. Everything is kept: stay here, and the game goes on in a moment.
    [one] The server will be restarted in a minute. Everything is kept, and the game goes on afterwards.
   *[other] The server will be restarted in { $minutes } minutes. Everything is kept, and the game goes on afterwards.
}
web-privacy = What is kept
web-privacy-none = There are no accounts, nothing is tracked, and nothing is loaded from elsewhere. This is all that this server keeps:
web-privacy-seat = For each seat at a table: the name you gave, and a fingerprint of the key in your seat’s link.
web-privacy-games = The moves of each game. When it is over, whoever has the link to its replay sees all cards, and the names.
web-privacy-unfinished = { $days ->
    [one] A table that nobody has finished goes, with everything about it, a day after it was last used.
   *[other] A table that nobody has finished goes, with everything about it, { $days } days after it was last used.
}
web-privacy-unfinished-ever = A table that nobody has finished stays until whoever runs this server removes it.
web-privacy-finished = { $days ->
    [one] A finished game goes after a day, with its replay.
   *[other] A finished game goes after { $days } days, with its replay.
}
web-privacy-finished-ever = Finished games and their replays stay.
web-privacy-chat = { $days ->
    [one] What is said at a table: the last { $lines } lines, which go after a day.
   *[other] What is said at a table: the last { $lines } lines, which go after { $days } days.
}
web-privacy-chat-ever = What is said at a table: the last { $lines } lines, which go with the table.
web-privacy-cookie = A cookie that tells this browser from others, so that you find your tables again and whoever was shown out stays out. The server has a fingerprint of it, which opens nothing.
web-privacy-door = With each seat, a fingerprint of the address it was taken from, so that whoever was shown out stays out. It goes with the seat; that of somebody who was shown out goes with the table.
web-privacy-log = The log has no names, no words of the chat and no keys. Addresses are counted in memory so that nobody can ask too much; they are not written down.
web-privacy-mine = Your seats
web-privacy-mine-why = You can have removed whatever belongs to a seat of yours: the name at the table and in its games, what you have said, the fingerprints. You leave the seat for good; in a game that is on, a bot plays on.
web-privacy-mine-none = This browser has no seat at any table.
web-privacy-remove = Remove me
web-privacy-remove-all = Remove me from all { $count } tables
web-privacy-removed = { $count ->
    [one] Done: nothing of yours is left at that table.
   *[other] Done: nothing of yours is left at those { $count } tables.
}

## Faults
web-fault-bad_request = The server did not understand this page. Please reload it.
web-fault-unknown_game = This server does not know the game.
web-fault-bad_players = The game cannot be played by so many.
web-fault-bad_option = These variants do not go together, or not with this number of players. Choose others.
web-fault-bad_seat = There is no such seat.
web-fault-bad_text = This name or text is empty, too long, or has characters that cannot be shown.
web-fault-not_found = There is nothing under this address any more.
web-fault-not_seated = You have no seat at this table.
web-fault-not_host = Only the host can do that.
web-fault-locked = This table is locked. Knock, and the host may let you in.
web-fault-shown_out = You cannot come to this table: its host has said no. Find another one, or make your own.
web-fault-closed = Whoever runs this server has closed this table. Find another one, or make your own.
web-fault-draining = This server is about to be restarted and begins nothing new. Games that are on can be finished; try again later.
web-fault-not_admin = Only whoever runs this server can do that.
web-fault-seat_taken = Somebody else has just taken that seat.
web-fault-not_now = That is not possible right now.
web-fault-bad_action = The table did not understand that move. Please reload the page.
web-fault-not_your_turn = It is not your turn.
web-fault-illegal_action = The rules do not allow that.
web-fault-stale = The table has changed in the meantime. Look again and choose again.
web-fault-game_over = The game is over.
web-fault-too_many = That was a lot at once. Wait a moment and try again.
web-fault-bad_origin = This page does not belong to the server it is talking to.
web-fault-too_large = That is too long.
web-fault-storage = The server cannot save anything at the moment. Nothing has changed; try again later.
web-fault-closing = The server cannot be reached right now. Nothing has changed; try again in a moment.
web-fault-internal = Something went wrong on the server. Nothing has changed; try again.

web-card-count = { $count } of them
web-card-now = Now:
web-zone-empty = nothing here
web-seat-ready = has chosen
web-scale-at = { $at } of { $of }
web-board-open = Open: { $board }
web-hint-line = { $move }: { $chance }%
web-go-on = Go on
web-again = What happened since my last move
web-again-short = Since my move
