//! What there is to know of the thing under the cursor, in words.

use engine::{Bill, CardScene, Message};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::app::App;
use super::picture::Picture;
use super::{seats, slot, theme, touch};
use crate::text::wrap_text;

/// What went wrong, or what is under the cursor.
pub(super) fn draw(app: &App, picture: &Picture<'_>, buffer: &mut Buffer, area: Rect) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let lines: Vec<Line<'static>> = match &app.notice {
        Some(notice) => wrap_text(notice, area.width.into(), Style::new().fg(theme::RED).bold()),
        None => info(app, picture)
            .into_iter()
            .flat_map(|(text, style)| wrap_text(&text, area.width.into(), style))
            .collect(),
    };
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_line(area.x, y, &line, area.width);
    }
}

/// What there is to know of the thing under the cursor, most urgent first.
fn info(app: &App, picture: &Picture<'_>) -> Vec<(String, Style)> {
    let calm = Style::new().fg(theme::CHALK);
    if let Some(typing) = &app.typing {
        return vec![(typing.candidates(&app.legal()).join(" · "), calm)];
    }
    if let Some(look) = &app.look {
        return vec![(describe(picture, look).unwrap_or_default(), calm)];
    }
    let Some(target) = app.target() else { return Vec::new() };
    if let Some(reason) = target.blocked {
        let blocked = Message::new("ui-blocked").message("reason", reason);
        return vec![(picture.say(&blocked), Style::new().fg(theme::RED))];
    }
    let mut touched = app.touched.clone();
    touched.push(target.id.clone());
    let warning = touch::warning(picture.scene, &touched).map(|warning| {
        let warning = Message::new("ui-warning").message("warning", warning.clone());
        (picture.say(&warning), Style::new().fg(theme::RED).bold())
    });
    let choice = touch::made(picture.scene, &touched).map(|choice| picture.say(&choice.label));
    let what = choice.or_else(|| describe(picture, &target.id)).map(|text| (text, calm));
    warning.into_iter().chain(what).collect()
}

/// A card, a player, an offer or a zone in words.
pub(super) fn describe(picture: &Picture<'_>, id: &str) -> Option<String> {
    if let Some(card) = picture.scene.zones.iter().flat_map(|zone| &zone.cards).find(|card| card.id == id) {
        return Some(describe_card(picture, card));
    }
    if let Some(seat) = picture.scene.seats.iter().find(|seat| seats::seat_id(seat.seat) == id) {
        return Some(picture.name(seat.seat).to_owned());
    }
    if let Some(offer) = slot::describe(picture, id) {
        return Some(offer);
    }
    let zone = picture.scene.zones.iter().find(|zone| zone.id == id)?;
    let note = zone.aside.as_ref().map(|aside| format!(": {}", picture.say(&aside.line))).unwrap_or_default();
    Some(format!("{}{note}", picture.say(&zone.label)))
}

/// Its name and what it does, who laid it, what the game says of it, and what it would do now.
fn describe_card(picture: &Picture<'_>, card: &CardScene) -> String {
    let known = match &card.face {
        None => Message::new("ui-back"),
        Some(face) => {
            let looks = Message::new("ui-looks")
                .message("name", face.name.clone())
                .message("rule", face.rule.clone());
            if card.down { Message::new("ui-face-down").message("card", looks) } else { looks }
        }
    };
    let known = match card.by {
        Some(seat) => Message::new("ui-laid-by").message("card", known).seat("player", seat),
        None => known,
    };
    let aside = card.aside.as_ref().map(|aside| &aside.line);
    let now = card.now.as_ref().map(|now| Message::new("ui-now").message("now", now.clone()));
    let further = card.label.iter().chain(aside).map(|message| format!(" · {}", picture.say(message)));
    let bill = card.bill.iter().map(|bill| format!(" {}.", add_up(picture, bill)));
    let now = now.map(|now| format!(" {}", picture.say(&now)));
    std::iter::once(picture.say(&known)).chain(further).chain(bill).chain(now).collect()
}

/// `Water 1: 4, Amber: 1. Your cards pay: 5`
fn add_up(picture: &Picture<'_>, bill: &Bill) -> String {
    let line = |label: &Message, adds: i32| format!("{}: {adds}", picture.say(label));
    let lines: Vec<String> = bill.lines.iter().map(|part| line(&part.label, part.adds)).collect();
    let lead = if lines.is_empty() { String::new() } else { format!("{}. ", lines.join(", ")) };
    format!("{lead}{}", line(&bill.title, bill.total))
}
