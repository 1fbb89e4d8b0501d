table-player = プレイヤー{ $number }
table-over = ゲーム終了。
table-wait = { $player }の番です。
table-wait-many = { $count }人を待っています。
table-won = { $player }の勝ち。
table-won-many = 同点優勝です。
table-won-nobody = 勝者なし。

table-heading-game = ゲーム
table-heading-title = 題名
table-heading-players = 人数
table-heading-minutes = 分
table-heading-player = プレイヤー
table-heading-score = 得点
table-heading-rank = 順位
table-seed = シード { $seed }
table-rules-version = ルール第{ $version }版
table-verified = 検証しました：手数{ $actions }、シャッフル{ $shuffles }回、得点 { $scores }。
