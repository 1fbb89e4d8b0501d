game-title = Duel
game-tagline = High card wins.
laid = { $player } lays { $card }
won = { $player } wins
hand = Hand
lay = Lay { $card }
refused = Not yours
