//! Something counted before the eyes: `2 + 0 + 2 = 4`, with what adds it above each number.

use engine::{CountItem, CountRow, CountStage, Front};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::picture::Picture;
use super::{popup, theme};
use crate::text::{width, wrap_text};

/// Draws the stage in a box over the place where it happens.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, stage: &CountStage) {
    let title = stage.title.as_ref().map(|title| picture.say(title)).unwrap_or_default();
    let lines = lines(picture, stage, usize::from(area.width.saturating_sub(8)));
    popup::frame(buffer, area, &title, "", &lines, 0);
}

/// The stage in lines: what the card says that brings it about, why it counts so, the rows, and the words of a
/// great moment.
pub(super) fn lines(picture: &Picture<'_>, stage: &CountStage, columns: usize) -> Vec<Line<'static>> {
    let said = |message: &Option<engine::Message>, style: Style| {
        let text = message.as_ref().map(|message| picture.say(message)).unwrap_or_default();
        wrap_text(&text, columns, style)
    };
    let head = stage.rows.iter().map(|row| width(&head(picture, row))).max().unwrap_or(0);
    let lead = face(picture, &stage.lead).map(|face| face.rule.clone());
    let mut lines = said(&lead, Style::new().fg(theme::CHALK));
    lines.extend(said(&stage.note, Style::new().fg(theme::FAINT)));
    lines.extend(stage.rows.iter().flat_map(|row| row_lines(picture, row, head)));
    lines.extend(said(&stage.banner, theme::attention()));
    lines
}

fn head(picture: &Picture<'_>, row: &CountRow) -> String {
    row.head.as_ref().map(|head| format!("{}  ", picture.say(&head.label))).unwrap_or_default()
}

/// The things counted, what each adds below it, and what they come to.
fn row_lines(picture: &Picture<'_>, row: &CountRow, head_columns: usize) -> Vec<Line<'static>> {
    let head = head(picture, row);
    let lead = format!("{head}{}", " ".repeat(head_columns - width(&head)));
    let things: Vec<String> = row.items.iter().map(|item| thing(picture, item)).collect();
    let above = Span::raw(" ".repeat(head_columns));
    let (mut above, mut sum) = (vec![above], vec![Span::styled(lead, Style::new().fg(theme::CHALK).bold())]);
    for (number, (item, thing)) in row.items.iter().zip(&things).enumerate() {
        let plus = if number > 0 { " + " } else { "" };
        let adds = item.adds.map_or_else(|| "·".to_owned(), signed);
        let instead = item.instead_of.map(|number| format!("({})", signed(number))).unwrap_or_default();
        let columns = width(thing).max(width(&adds) + width(&instead));
        let style = if item.lit { theme::preview() } else { Style::new().fg(theme::CHALK) };
        above.push(Span::styled(format!("{}{}", " ".repeat(width(plus)), padded(thing, columns)), style));
        sum.push(Span::styled(plus, Style::new().fg(theme::FAINT)));
        let struck = Style::new().fg(theme::FAINT).add_modifier(Modifier::CROSSED_OUT);
        let pad = columns - width(&adds) - width(&instead);
        sum.push(Span::styled(adds, style));
        sum.push(Span::styled(instead, struck));
        sum.push(Span::raw(" ".repeat(pad)));
    }
    let comes_to = [&row.sum, &row.medal, &row.total].into_iter().flatten().map(|words| picture.say(words));
    let comes_to: Vec<String> = comes_to.collect();
    let total = if comes_to.is_empty() { String::new() } else { format!(" = {}", comes_to.join(" · ")) };
    sum.push(Span::styled(total, total_style(row)));
    let shows_things = things.iter().any(|thing| !thing.is_empty());
    shows_things.then(|| Line::from(above)).into_iter().chain([Line::from(sum)]).collect()
}

fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

fn signed(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

fn total_style(row: &CountRow) -> Style {
    let colour = match (row.best, row.bad) {
        (true, _) => theme::BRASS,
        (_, true) => theme::RED,
        _ => theme::CHALK,
    };
    Style::new().fg(colour).bold()
}

/// A thing that is counted: a card that lies on the table, a picture and how many there are of it, or words.
fn thing(picture: &Picture<'_>, item: &CountItem) -> String {
    let sign = item.sign.as_ref().map(|sign| picture.sign(sign)).filter(|sign| !sign.is_empty());
    let counted = |sign| if item.more > 0 { format!("{} {sign}", item.more + 1) } else { sign };
    let label = || item.label.as_ref().map(|label| picture.say(label));
    let face = face(picture, &item.card);
    face.map(|face| picture.print(face)).or(sign.map(counted)).or_else(label).unwrap_or_default()
}

/// A face on the table, by its notation.
fn face<'a>(picture: &'a Picture<'_>, text: &str) -> Option<&'a Front> {
    let cards = picture.scene.zones.iter().flat_map(|zone| &zone.cards);
    cards.filter_map(|card| card.face.as_ref()).find(|face| face.text == text)
}
