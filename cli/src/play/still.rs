//! A table to look at once: drawn as it is played, without anybody who plays.

use bots::Level;
use engine::{Lang, Replay};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthStr;

use super::Pace;
use super::app::App;
use super::draw;
use super::seating::Seating;

/// A window that every game's plan fits into.
const SIZE: (u16, u16) = (130, 42);

/// The position of a record as a spectator sees it, in lines of characters.
pub(crate) fn spectated(replay: &Replay, names: Vec<String>, lang: Lang) -> anyhow::Result<Vec<String>> {
    let new = replay.new_game();
    let mut table = catalog::open(&new)?;
    table.adopt(replay, &replay.last)?;
    let about =
        catalog::about(&replay.game).ok_or_else(|| anyhow::anyhow!("there is no game {}", replay.game))?;
    let seating = Seating {
        about,
        table,
        new,
        lang,
        names,
        people: 0,
        level: Level::Casual,
        pace: Pace::default(),
        save: None,
        teacher: None,
        notice: None,
    };
    let mut app = App::still(seating)?;
    let mut terminal = Terminal::new(TestBackend::new(SIZE.0, SIZE.1))?;
    terminal.draw(|frame| draw::draw(frame, &mut app))?;
    let mut lines = lines(terminal.backend().buffer());
    // The last line is about keys, of which there are none here.
    lines.pop();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    Ok(lines)
}

/// A screen without its colours, line by line.
pub(super) fn lines(buffer: &Buffer) -> Vec<String> {
    let line = |y: u16| {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += symbol.width().max(1) as u16;
        }
        line.trim_end().to_owned()
    };
    (0..buffer.area.height).map(line).collect()
}
