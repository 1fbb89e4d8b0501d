//! The prompt: what is to be done, what is said of a picture, and the buttons.

use engine::{Beads, Message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::app::{App, Stage};
use super::buttons::{self, Button};
use super::picture::{Picture, from_column, from_line, write};
use super::theme;
use crate::text::{width, wrap_text};

/// One sentence in bold and one in plain.
pub(super) fn sentences(app: &App, picture: &Picture<'_>) -> (String, String) {
    let say = |message: Option<&Message>| message.map(|message| picture.say(message)).unwrap_or_default();
    match (&app.stage, picture.cue) {
        (_, Some(cue)) => {
            // A picture without a sentence of its own is of what was told last.
            let told = picture.scene.log.last().map(|line| &line.news.message);
            let signs = cue.signs.iter().map(|sign| format!("  {}", picture.sign(sign)));
            let said = say(cue.caption.first().or(told)) + &signs.collect::<String>();
            (said, say(cue.caption.get(1)))
        }
        (Stage::Bot(bot), _) => {
            (picture.say(&Message::new("ui-thinking").seat("player", bot.seat)), String::new())
        }
        _ => (say(picture.scene.prompt.as_ref()), say(picture.scene.tips.first())),
    }
}

fn bold() -> Style {
    Style::new().fg(theme::BRASS).bg(theme::NIGHT).add_modifier(Modifier::BOLD)
}

fn plain() -> Style {
    Style::new().fg(theme::BRASS).bg(theme::NIGHT)
}

/// The prompt in one line. What is said of a picture stands there whole; a tip has a place elsewhere.
pub(super) fn draw_line(app: &App, picture: &Picture<'_>, buffer: &mut Buffer, area: Rect) {
    buffer.set_style(area, bold());
    let (said, further) = sentences(app, picture);
    let area = from_column(area, 1);
    let used = write(buffer, area, 0, &said, bold()) + 2;
    if picture.cue.is_some() {
        write(buffer, from_column(area, used), 0, &further, plain());
    }
}

/// The prompt in its region: the sentences, the steps of a moment, the buttons. The second sentence has a
/// line of its own only where the buttons leave one.
pub(super) fn draw_region(
    app: &App,
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    buttons: &[Button],
) {
    buffer.set_style(area, Style::new().bg(theme::NIGHT));
    let (said, further) = sentences(app, picture);
    let inside = from_column(area, 1);
    let used = write(buffer, inside, 0, &said, bold()) + 2;
    let beside = from_column(inside, used);
    let button_lines = if buttons.is_empty() { 0 } else { buttons::lines(buttons, area.width) };
    let mut lines = 1;
    if usize::from(beside.width) > width(&further) || area.height < 2 + button_lines {
        write(buffer, beside, 0, &further, plain());
    } else {
        for text in wrap_text(&further, inside.width.into(), plain()) {
            if lines + button_lines < area.height {
                write(buffer, inside, lines, &text.to_string(), plain());
                lines += 1;
            }
        }
    }
    let below = from_line(area, lines);
    match picture.cue.and_then(|cue| cue.beads.as_ref()) {
        Some(beads) => draw_beads(picture, buffer, from_column(below, 1), beads),
        None => buttons::draw(picture, buffer, below, buttons),
    }
}

/// The steps of a moment: those that are over, the one it is, and those to come.
fn draw_beads(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, beads: &Beads) {
    let mut used = 0;
    for (number, step) in beads.steps.iter().enumerate() {
        let (bead, style) = match number.cmp(&beads.at.into()) {
            std::cmp::Ordering::Less => ("●", Style::new().fg(theme::FAINT)),
            std::cmp::Ordering::Equal => ("◉", theme::preview()),
            std::cmp::Ordering::Greater => ("○", Style::new().fg(theme::FAINT)),
        };
        let text = format!("{bead} {}  ", picture.say(step));
        used += write(buffer, from_column(area, used), 0, &text, style.bg(theme::NIGHT));
    }
}
