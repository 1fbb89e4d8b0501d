//! Free places: what they are for, and what a card can become there.

use engine::{Offer, Slot, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::picture::{Picture, Sign, write};
use super::{card, theme};
use crate::text::wrap_text;

/// Draws a free place. Offers are things to touch as soon as they can be.
pub(super) fn draw(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, slot: &Slot) {
    let open: Vec<&Offer> =
        slot.offers.iter().filter(|offer| picture.mark(&offer.id) != Sign::Idle).collect();
    if area.height >= 3 {
        card::draw_place(buffer, area);
    }
    if open.is_empty() {
        draw_label(picture, buffer, area, slot);
        return;
    }
    let each = area.height / open.len() as u16;
    if each == 0 {
        return;
    }
    for (offer, y) in open.into_iter().zip((area.y..).step_by(each.into())) {
        let place = Rect { y, height: each, ..area };
        draw_offer(picture, buffer, place, offer);
        picture.put(&offer.id, place);
    }
}

/// The words of a place, within its dashes if it has some.
fn draw_label(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, slot: &Slot) {
    let Some(label) = &slot.label else { return };
    let inside = if area.height >= 3 { area.inner(ratatui::layout::Margin::new(1, 1)) } else { area };
    let style = theme::stress(slot.stress).add_modifier(Modifier::DIM);
    let lines = wrap_text(&picture.say(label), inside.width.into(), style);
    for (line, text) in (0..inside.height).zip(&lines) {
        write(buffer, inside, line, &text.to_string(), style);
    }
}

fn draw_offer(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, offer: &Offer) {
    let ground = if offer.down { theme::BACK } else { theme::CREAM };
    let ink = if offer.down { theme::CHALK } else { theme::INK };
    let style = match picture.mark(&offer.id) {
        Sign::Cursor => theme::attention(),
        Sign::Blocked => Style::new().fg(theme::INK).bg(theme::GREY_CARD),
        _ => Style::new().fg(ink).bg(ground),
    };
    let blank = " ".repeat(area.width.into());
    (0..area.height).for_each(|line| {
        write(buffer, area, line, &blank, style);
    });
    let hint = offer.hint.as_ref().map(|hint| picture.say(hint));
    let texts = [Some(picture.say(&offer.label)), hint];
    let lines = texts.into_iter().flatten().flat_map(|text| wrap_text(&text, area.width.into(), style));
    for (line, text) in (0..area.height).zip(lines) {
        write(buffer, area, line, &text.to_string(), style);
    }
}

/// An offer in words, with the zone where it is: `Oak: face up (get 1)`.
pub(super) fn describe(picture: &Picture<'_>, id: &str) -> Option<String> {
    let of_zone = |zone: &Zone| {
        let offer = zone.slots.iter().flat_map(|slot| &slot.offers).find(|offer| offer.id == id)?;
        let hint = offer.hint.as_ref().map(|hint| format!(" ({})", picture.say(hint))).unwrap_or_default();
        Some(format!("{}: {}{hint}", picture.say(&zone.label), picture.say(&offer.label)))
    };
    picture.scene.zones.iter().find_map(|zone| of_zone(zone))
}
