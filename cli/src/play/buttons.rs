//! Buttons: what can be done besides touching things, and what did not fit on the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::inspect::describe;
use super::picture::{Picture, Sign, write};
use super::touch::Target;
use super::{slot, theme};
use crate::text::width;

/// A button: its name and what it says.
pub(super) type Button = (String, String);

/// The buttons that a game has asked for.
pub(super) fn labelled(picture: &Picture<'_>) -> Vec<Button> {
    let button = |target: &Target| Some((target.id.clone(), caption(picture, target)?));
    picture.targets.iter().filter_map(button).collect()
}

/// What a button says. One that is about a zone names it, for it stands among others.
fn caption(picture: &Picture<'_>, target: &Target) -> Option<String> {
    let label = picture.say(target.label.as_ref()?);
    let zone = picture.scene.zones.iter().find(|zone| Some(zone.id.as_str()) == target.at.as_deref());
    Some(match zone {
        Some(zone) => format!("{}: {label}", picture.say(&zone.label)),
        None => label,
    })
}

/// The offers of free places, for where places are not drawn: all that there are, and those that can be
/// touched.
pub(super) fn offers(picture: &Picture<'_>) -> (Vec<Button>, Vec<Button>) {
    let slots = picture.scene.zones.iter().flat_map(|zone| &zone.slots);
    let ids = slots.flat_map(|slot| &slot.offers).map(|offer| offer.id.to_string());
    let button = |id: String| slot::describe(picture, &id).map(|text| (id, text));
    let all: Vec<Button> = ids.filter_map(button).collect();
    let is_open = |button: &&Button| picture.targets.iter().any(|target| target.id == button.0);
    let open = all.iter().filter(is_open).cloned().collect();
    (all, open)
}

/// What can be touched but did not fit on the screen becomes a button too.
pub(super) fn unseen(picture: &Picture<'_>) -> Vec<Button> {
    let is_seen = |target: &&Target| picture.hits.iter().any(|hit| hit.id == target.id);
    let hidden = picture.targets.iter().filter(|target| target.label.is_none() && !is_seen(target));
    hidden
        .map(|target| (target.id.clone(), describe(picture, &target.id).unwrap_or_else(|| target.id.clone())))
        .collect()
}

fn button_width(button: &Button) -> u16 {
    width(&button.1) as u16 + 4
}

/// Where buttons go if they may take as many lines as they need: column and line of each.
fn places(buttons: &[Button], columns: u16) -> Vec<(u16, u16)> {
    let (mut x, mut line) = (1, 0);
    let mut places = Vec::new();
    for button in buttons {
        if x > 1 && x + button_width(button) > columns {
            (x, line) = (1, line + 1);
        }
        places.push((x, line));
        x += button_width(button) + 1;
    }
    places
}

/// The lines that buttons need, at least one.
pub(super) fn lines(buttons: &[Button], columns: u16) -> u16 {
    places(buttons, columns).last().map_or(1, |(_, line)| line + 1)
}

/// Draws the buttons; where there are too many lines, those about the cursor.
pub(super) fn draw(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, buttons: &[Button]) {
    let places = places(buttons, area.width);
    let on_cursor = buttons.iter().position(|(id, _)| picture.mark(id) == Sign::Cursor);
    let scroll = on_cursor.map_or(0, |number| (places[number].1 + 1).saturating_sub(area.height));
    for (button, (x, line)) in buttons.iter().zip(places) {
        let Some(line) = line.checked_sub(scroll).filter(|line| *line < area.height) else { continue };
        let columns = button_width(button).min(area.width.saturating_sub(2));
        let place = Rect { x: area.x + x, y: area.y + line, width: columns, height: 1 };
        let (open, close, style) = button_style(picture.mark(&button.0));
        write(buffer, place, 0, &format!("{open}{}{close}", button.1), style);
        picture.put(&button.0, place);
    }
}

fn button_style(mark: Sign) -> (&'static str, &'static str, Style) {
    match mark {
        Sign::Cursor => ("▶ ", " ◀", theme::attention()),
        Sign::Blocked => {
            ("× ", " ×", Style::new().fg(theme::FAINT).add_modifier(Modifier::DIM | Modifier::CROSSED_OUT))
        }
        _ => ("[ ", " ]", Style::new().fg(theme::CREAM).bg(theme::NIGHT)),
    }
}
