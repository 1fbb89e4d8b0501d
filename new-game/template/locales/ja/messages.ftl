game-title = Your Game
game-tagline = いちばん高いカードが場札を取ります。多く取った人の勝ち。

lesson-title = 最初の1枚
lesson-teaches = カードの出し方。
lesson-play = 全員がカードを1枚ずつ出し、いちばん高いカードが場札を取ります。12に勝てるカードはありません。出してみましょう。
lesson-end = 取った人が次に先に出します。5回のうち、いちばん多く取った人の勝ち。あとはご自由にどうぞ。
