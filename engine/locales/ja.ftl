table-player = プレイヤー{ $number }
table-over = ゲーム終了。
table-wait = { $player }の番です。
table-wait-many = { $count }人を待っています。
table-won = { $player }の勝ち。
table-won-many = 同点優勝です。
table-won-nobody = 勝者なし。
