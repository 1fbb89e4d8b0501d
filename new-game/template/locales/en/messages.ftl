game-title = Your Game
game-tagline = The highest card takes the trick, and most tricks win.

lesson-title = A first play
lesson-teaches = How a card is played.
lesson-play = Everybody plays a card, and the highest takes the trick. Nothing beats your 12: play it!
lesson-end = Whoever takes a trick leads the next. Five tricks, and most of them win: go on by yourself.
