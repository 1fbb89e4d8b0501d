# The browser's own words. Those of the games and of the table come from the server.

## Everywhere
web-title = Chabudai
web-home = Home
web-try-again = Try again
web-unreachable = The server cannot be reached. It may be starting; try again in a moment.
web-language = 日本語
web-light-auto = Light: as the device
web-light-light = Light: light
web-light-dark = Light: dark
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
web-seat-stand-in = a bot plays for them
web-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
web-sealed = Chosen: { $choice }. You may change it until everybody has chosen.
web-not-now = Not now: { $reason }
web-careful = Careful: { $warning }
web-play-anyway = Play it anyway
web-back = Back
web-log = Log
web-chat = Chat
web-asides = Log and chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
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
web-play-again-myself = Play again myself
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
web-see-replay = Replay and analysis
web-look-at-table = Look at the table
web-line-lost = The connection is lost. Trying to mend it …
web-line-connecting = Going to the table …
web-lesson-next = Next
web-lesson-play-on = Play on
