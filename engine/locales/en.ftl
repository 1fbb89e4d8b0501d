table-player = Player { $number }
table-over = The game is over.
table-wait = { $player } is to act.
table-wait-many = Waiting for { $count } players.
table-won = { $player } wins.
table-won-many = The win is shared.
table-won-nobody = Nobody wins.
