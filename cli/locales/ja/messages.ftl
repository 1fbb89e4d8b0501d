ui-help-turn = ←↑↓→ Enter 選ぶ · Esc 戻す · Tab 見る · / 入力 · b ボード · ? ルール · q 終了
ui-help-look = ←↑↓→ カードを見る · EscかTab ゲームに戻る
ui-help-wait = どのキーでも先へ · PgUp/PgDn 記録 · b ボード · ? ルール · q 終了
ui-help-over = n もう一度 · s 得点 · PgUp/PgDn 記録 · b ボード · ? ルール · q 終了
ui-help-beat = どのキーでも先へ · b ボード · ? ルール · q 終了
ui-help-type = Enter 決定 · Tab 補完 · Esc 閉じる
ui-your-turn = あなたの番
ui-thinking = { $player }が考えています…
ui-log = 記録
ui-log-back = 記録（PgDnで最新へ）
ui-score = { $score }点
ui-type = 手：
ui-warning = 注意：{ $warning }
ui-blocked = いまはできません：{ $reason }
ui-looks = { $name }：{ $rule }
ui-face-down = { $card }（裏向き。知っているのはあなただけ）
ui-back = 裏向きのカード
ui-laid-by = { $card } · 置いた人：{ $player }
ui-boards = ボード
ui-no-boards = この卓にボードはありません。
ui-now = いま：{ $now }
ui-cards = { $count }枚
ui-refused = { $reason }
ui-no-action = 「{ $text }」という手はありません。Tabで候補が出ます。
ui-lesson-other = レッスンでは、案内された手を選んでください。
ui-lesson-next = 次のレッスン：{ $command }
ui-not-your-turn = あなたの番ではありません。
ui-over = ゲームは終わりました。
ui-pass-title = 交代
ui-pass = { $player }さんの番です。
ui-pass-others = ほかの人は画面を見ないでください。
ui-pass-key = 交代したらEnterを押してください。
ui-any-key = どれかキーを押すと先へ進みます
ui-chapter = これまでのこと
ui-over-title = ゲーム終了
ui-over-keys = n もう一度 · Esc 卓を見る · q 終了
ui-rules-keys = ↑↓ PgUp PgDn スクロール · Esc 閉じる
ui-leave-title = 卓を離れますか？
ui-leave-kept = ゲームは{ $file }に保存されています。
ui-leave-resume = 続きは次のコマンドで：
ui-leave-lost = このゲームは保存されていないので失われます。次は 「--save ファイル名」を付けて始めてください。
ui-leave-done = ゲームは終わっています。失われるものはありません。
ui-leave-keys = y 離れる · n 続ける
ui-small = 画面が小さすぎます。
ui-small-size = いまは{ $width }×{ $height }です。{ $needed-width }×{ $needed-height }以上に広げてください。
ui-resumed-state = 保存したあとにルールが変わりました。最後の局面から、記録なしで続けます。
ui-not-saved = 保存できませんでした：{ $reason }
ui-menu-title = 何で遊びますか？
ui-menu-players = 人数
ui-menu-people = この画面で遊ぶ人
ui-menu-watch = 0（ボットを観戦）
ui-menu-bots = ボット
ui-menu-start = 始める
ui-menu-facts = { $few }〜{ $many }人 · { $short }〜{ $long }分（{ $published ->
    [true] 公表
   *[false] 目安
}）
ui-menu-facts-exact = { $few }〜{ $many }人 · { $long }分（{ $published ->
    [true] 公表
   *[false] 目安
}）
ui-menu-keys = ↑↓ 選ぶ · ←→ 変える · Enter 始める · q 終了
ui-level-novice = 初心者
ui-level-casual = 中級
ui-level-expert = 上級
ui-level-master = 名人
ui-level-grandmaster = 大名人
ui-bot-1 = ハル
ui-bot-2 = ナツ
ui-bot-3 = アキ
ui-bot-4 = フユ
ui-bot-5 = ソラ
ui-bot-6 = ウミ

analyse-progress = { $done }/{ $all }手番、経過{ $elapsed }、残り{ $left }
analyse-effort = { $moves }手、うち選択のある手番{ $decisions }回。名人の読み：1回につき{ $limits }
analyse-iterations = { $count }回の試行
analyse-time = { $ms }ミリ秒
analyse-either = { $one }または{ $other }
analyse-nothing = 選択のある手番がなかったので、評価するものがありません。
analyse-heading-move = 手数
analyse-heading-played = 選んだ手
analyse-heading-chance = 勝率
analyse-heading-preferred = 名人の手
analyse-heading-decisions = 手番
analyse-heading-mistakes = 疑問手
analyse-heading-blunders = 悪手
analyse-heading-loss = 1手番あたりの損失
analyse-heading-agreement = 名人との一致
analyse-same = 同じ
analyse-mistake = 疑問手、−{ $points }
analyse-blunder = 悪手、−{ $points }
analyse-legend = 勝率は、手番のプレイヤーがその時点で知りえたことだけから見た、本人の勝つ見込みです。左は名人の手を選んだ場合、右は実際の手のあと。{ $mistake }ポイント以上失う手を疑問手、{ $blunder }ポイント以上失う手を悪手と呼びます。読みで差がはっきりしない手には印を付けません。
analyse-chart-note = 最善手での勝率（手番のプレイヤーが知りえた範囲）。？ 疑問手：勝率を{ $mistake }ポイント以上失う手、？？ 悪手：{ $blunder }ポイント以上。
analyse-chart-moves = 手数
analyse-chart-chances = 勝率

arena-progress = { $done }/{ $all }ゲーム、経過{ $elapsed }、残り{ $left }
arena-pairing = { $game }、{ $one }対{ $others }
arena-title = { $game }：{ $players }人で{ $games }ゲーム、配り{ $deals }通り
arena-seed = { $title }、シード{ $seed }
arena-stopped = { $games }ゲームのうち{ $played }ゲームで中断しました。
arena-heading-share = 勝率
arena-heading-ratio = 比
arena-heading-time = ミリ秒/手
arena-heading-slowest = 99%点
arena-range = { $low }〜{ $high }
arena-legend = 勝率と95%区間（配りごとにまとめたウィルソンの区間）。比：均等な勝率{ $even }%との比。Elo：平均が0。ミリ秒/手：選択のある手番の平均時間と99%点。
arena-without-winner = 勝者のないゲーム：{ $games }
arena-forfeit = { $name }は{ $games }ゲームで{ $kind ->
    [crashed] 異常終了し
    [stalled] 応答せず
    [nonsense] 意味のない答えを返し
   *[unstartable] 起動できず
}、席をランダムなプレイヤーに譲りました。最初の原因：{ $first }
arena-plot-even = 均等な勝率{ $share }%
arena-plot-share = 勝率と95%区間
arena-pairings = { $all }組のうち{ $done }組の結果を{ $file }に書きました
arena-go-on = 同じコマンドで残りを続けられます。終わった組は{ $folder }にあります

fault-because = { $fault }：{ $cause }
fault-field = 「{ $detail }」という項目はありません
fault-no-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $games }
fault-players = { $game }は{ $few }〜{ $many }人用です（指定：{ $asked }人）
fault-bad-players = 人数の指定が正しくありません（{ $detail }）
fault-option = このバリエーションでは遊べません（{ $detail }）
fault-seed = シードの指定が正しくありません（{ $detail }）
fault-seat = { $detail }という席はありません
fault-cards = カードファイルを使えません（{ $detail }）
fault-stack = 山札の指定が正しくありません（{ $detail }）
fault-setup = このゲームを始められません
fault-crowd = { $players }人の卓に{ $people }人は座れません。--playersで人数を変えてください
fault-names = 名前が{ $names }人分ありますが、遊ぶのは{ $people }人です。--peopleで人数を変えてください
fault-lesson = { $game }のレッスンは{ $all }までです。レッスン{ $asked }はありません
fault-terminal = 端末から実行してください。プログラムで遊ぶときは`chabudai engine`を使います
fault-exists = { $file }はすでにあります。続きを遊ぶ（chabudai play --resume { $file }）か、別の名前にしてください
fault-read = { $file }を読めません
fault-resume = { $file }の続きは遊べません
fault-save = ゲームを{ $file }に保存できません
fault-open = ファイルを開けません
fault-unreadable = ファイルを読めません
fault-too-large = { $limit } MiBより大きいファイルは読めません
fault-no-text = UTF-8のテキストではありません
fault-chart = グラフを書き込めません
fault-chart-file = グラフを{ $file }に書き込めません
fault-nobody = 「{ $asked }」という席の人はいません。席：{ $seats }
fault-cards-file = カードファイル{ $file }を使えません
fault-name-value = --optionは「名前=値」の形で指定してください（指定：{ $text }）
analyse-partly = 分析できたのは{ $moves }手のうち最初の{ $reproduced }手だけです。次の手は、いまのルールでは再現できません（{ $reason }）
