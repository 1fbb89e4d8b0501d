//! Zones: rows, piles, columns and hands, in the space there is.

use engine::{CardScene, Layout, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::card::{self, Size};
use super::picture::{Picture, Sign, from_column, from_line, write};
use super::theme;
use crate::text::{width, wrap_text};

/// The least that is seen of a card which the next one covers.
const LEAST_STEP: u16 = 2;

/// The widest that the words beside a row may be.
const WIDEST_LABEL: u16 = 18;

/// The words beside a row get at least this, so that its cards stay where they are when the words change.
const USUAL_LABEL: u16 = 14;

/// Between two zones on one line.
const GAP: u16 = 2;

/// How the zones of an area are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    size: Size,
    /// How many rows lie side by side.
    columns: u16,
    /// How wide the words beside the rows are.
    label: u16,
}

/// Draws zones one below the other, or side by side if there are many, with cards as big as fit.
pub(super) fn draw_all(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zones: &[&Zone]) {
    let plan = plan(picture, area, zones);
    let places = spread(area, places(picture, area, zones, plan));
    // What does not fit even so is reached by scrolling to the cursor.
    let on_cursor = |zone: &Zone| {
        std::iter::once(&zone.id)
            .chain(zone.cards.iter().map(|card| &card.id))
            .any(|id| picture.mark(id) == Sign::Cursor)
    };
    let focus = zones.iter().zip(&places).find(|(zone, _)| on_cursor(zone));
    let scroll = focus.map_or(0, |(_, place)| place.bottom().saturating_sub(area.bottom()));
    for (zone, place) in zones.iter().zip(places) {
        let Some(y) = place.y.checked_sub(scroll).filter(|y| *y >= area.y) else { continue };
        let place = Rect { y, ..place }.intersection(area);
        if place.height >= plan.size.height() {
            draw(picture, buffer, place, zone, plan);
        }
    }
}

/// Whether these zones can lie there with the biggest cards.
pub(super) fn fit_large(picture: &Picture<'_>, area: Rect, zones: &[&Zone]) -> bool {
    plan(picture, area, zones).size == Size::Large
}

/// The biggest cards that fit. Rows lie one below the other as long as possible, for then they stay where
/// they are while they grow.
fn plan(picture: &Picture<'_>, area: Rect, zones: &[&Zone]) -> Plan {
    let label = zones.iter().map(|zone| label_width(picture, zone)).max().unwrap_or(0).max(USUAL_LABEL) + 1;
    let fits = |plan: &Plan, covered: bool| {
        let column = area.width / plan.columns;
        let wide_enough = |zone: &&Zone| zone_width(picture, zone, *plan, covered) <= column;
        zones.iter().all(wide_enough) && bottom(&places(picture, area, zones, *plan)) <= area.bottom()
    };
    let candidates = [(Size::Large, 1, false), (Size::Large, 1, true)]
        .into_iter()
        .chain(
            [1, 2, 3]
                .into_iter()
                .flat_map(|columns| [(Size::Small, columns, false), (Size::Small, columns, true)]),
        )
        .chain(
            [1, 2, 3]
                .into_iter()
                .flat_map(|columns| [(Size::Line, columns, false), (Size::Line, columns, true)]),
        );
    let mut plans = candidates.map(|(size, columns, covered)| (Plan { size, columns, label }, covered));
    let found = plans.find(|(plan, covered)| fits(plan, *covered));
    let found = found.map_or(Plan { size: Size::Line, columns: 1, label }, |(plan, _)| plan);
    match found.size {
        Size::Line => Plan { label: line_label(picture, area.width / found.columns, zones, label), ..found },
        Size::Large | Size::Small => found,
    }
}

/// In lines the words have all that the cards leave them.
fn line_label(picture: &Picture<'_>, columns: u16, zones: &[&Zone], least: u16) -> u16 {
    let cards = zones.iter().map(|zone| words_width(picture, zone)).max().unwrap_or(0);
    let words = zones.iter().map(|zone| width(&line_of_labels(picture, zone)) as u16 + 3).max().unwrap_or(0);
    words.min(columns.saturating_sub(cards)).max(least)
}

/// The name of a zone and what to know of it, without the name where its only card has the same.
fn line_of_labels(picture: &Picture<'_>, zone: &Zone) -> String {
    let texts = label_texts(picture, zone);
    let texts: Vec<&str> = texts.iter().map(|text| text.trim_start()).collect();
    let named = match &zone.cards[..] {
        [card] => card.face.as_ref().is_some_and(|face| picture.say(&face.name) == texts[0]),
        _ => false,
    };
    texts[usize::from(named && texts.len() > 1)..].join(" ")
}

fn bottom(places: &[Rect]) -> u16 {
    places.iter().map(|place| place.bottom()).max().unwrap_or(0)
}

/// Lets air between the lines of zones if there is room, and puts them in the middle of the area.
fn spread(area: Rect, mut places: Vec<Rect>) -> Vec<Rect> {
    let mut tops: Vec<u16> = places.iter().map(|place| place.y).collect();
    tops.dedup();
    let spare = area.bottom().saturating_sub(bottom(&places));
    let gap = u16::from(usize::from(spare) + 1 >= tops.len());
    let gaps = gap * (tops.len() as u16).saturating_sub(1);
    let above = spare.saturating_sub(gaps) / 2;
    for place in &mut places {
        let line = tops.iter().position(|top| *top == place.y).unwrap_or(0) as u16;
        place.y += above + gap * line;
    }
    places
}

/// Where each zone goes. Rows form a grid; piles and columns share lines.
fn places(picture: &Picture<'_>, area: Rect, zones: &[&Zone], plan: Plan) -> Vec<Rect> {
    let column_width = area.width / plan.columns;
    let (mut x, mut y, mut line_height) = (area.x, area.y, 0);
    let mut places = Vec::new();
    let mut last_is_row = false;
    for zone in zones {
        let is_row = matches!(zone.layout, Layout::Row | Layout::Fan);
        let width =
            if is_row { column_width } else { zone_width(picture, zone, plan, false).min(area.width) };
        if x > area.x && (x + width > area.right() || is_row != last_is_row) {
            (x, y, line_height) = (area.x, y + line_height, 0);
        }
        let height = zone_height(zone, plan.size);
        places.push(Rect { x, y, width, height });
        x += if is_row { width } else { width + GAP };
        line_height = line_height.max(height);
        last_is_row = is_row;
    }
    places
}

fn zone_height(zone: &Zone, size: Size) -> u16 {
    match (zone.layout, size) {
        (Layout::Column, Size::Large | Size::Small) => {
            let covered = zone.cards.len().saturating_sub(1) as u16;
            1 + u16::from(zone.aside.is_some()) + covered + size.height()
        }
        _ => size.height(),
    }
}

/// How wide a zone is; with `covered`, how narrow its cards can be pushed together.
fn zone_width(picture: &Picture<'_>, zone: &Zone, plan: Plan, covered: bool) -> u16 {
    let card = plan.size.width(picture);
    let cards = zone.cards.len() as u16;
    match (zone.layout, plan.size) {
        (Layout::Pile, Size::Line) => label_width(picture, zone) + 8,
        (_, Size::Line) if covered => plan.label + 4,
        (_, Size::Line) => plan.label + words_width(picture, zone),
        (Layout::Row | Layout::Fan, _) if covered => {
            plan.label + card + cards.saturating_sub(1) * least_step(plan.size, card)
        }
        (Layout::Row | Layout::Fan, _) => plan.label + card * cards.max(1),
        (Layout::Pile, _) => label_width(picture, zone) + 1 + if cards > 0 { card } else { 0 },
        (Layout::Column, _) => label_width(picture, zone).max(card),
    }
}

/// The least that must be seen of a card which the next one covers. Big cards that are covered more than a
/// little are worse than small ones.
fn least_step(size: Size, card: u16) -> u16 {
    if size == Size::Large { card - 2 } else { LEAST_STEP }
}

/// The columns that the cards of a zone take as words in a line.
pub(super) fn words_width(picture: &Picture<'_>, zone: &Zone) -> u16 {
    let shown = if zone.layout == Layout::Pile { 1 } else { zone.cards.len() };
    zone.cards.iter().take(shown).map(|card| width(&card::word(picture, card).0) as u16 + 1).sum()
}

fn label_width(picture: &Picture<'_>, zone: &Zone) -> u16 {
    let widest = label_texts(picture, zone).iter().map(|text| width(text)).max().unwrap_or(0);
    (widest as u16).min(WIDEST_LABEL)
}

/// The name of a zone, its chips, and what to know of it.
pub(super) fn label_texts(picture: &Picture<'_>, zone: &Zone) -> Vec<String> {
    let count = zone.cards.len();
    let count = (zone.layout == Layout::Pile && count > 0)
        .then(|| picture.say(&engine::Message::new("ui-cards").number("count", count as i64)));
    let tokens = (!zone.tokens.is_empty()).then(|| picture.tokens(&zone.tokens));
    let note = zone.aside.as_ref().map(|aside| picture.say(&aside.line));
    std::iter::once(format!("  {}", picture.say(&zone.label)))
        .chain([count, tokens, note].into_iter().flatten().map(|text| format!("  {text}")))
        .collect()
}

fn draw(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone, plan: Plan) {
    picture.put(&zone.id, area);
    if plan.size == Size::Line {
        let label = Rect { width: plan.label.min(area.width), height: 1, ..area };
        draw_label(picture, buffer, label, zone, true);
        draw_words(picture, buffer, from_column(area, plan.label), zone);
        return;
    }
    match zone.layout {
        Layout::Row | Layout::Fan => {
            let label = Rect { width: plan.label.min(area.width), ..area };
            draw_label(picture, buffer, label, zone, false);
            draw_cards(picture, buffer, from_column(area, plan.label), zone, plan.size);
        }
        Layout::Pile => {
            let label = label_width(picture, zone) + 1;
            draw_label(picture, buffer, Rect { width: label.min(area.width), ..area }, zone, false);
            draw_pile(picture, buffer, from_column(area, label), zone, plan.size);
        }
        Layout::Column => draw_column(picture, buffer, area, zone, plan.size),
    }
}

/// The style of a zone's name, and the sign before it that says whether it can be touched.
pub(super) fn label_style(mark: Sign) -> (&'static str, Style) {
    match mark {
        Sign::Cursor => ("▶ ", theme::attention()),
        Sign::Open => ("▸ ", Style::new().fg(theme::BRASS).add_modifier(Modifier::BOLD)),
        Sign::Touched => ("✓ ", Style::new().fg(theme::NIGHT).bg(theme::CHOSEN).add_modifier(Modifier::BOLD)),
        Sign::Blocked => ("× ", Style::new().fg(theme::FAINT).add_modifier(Modifier::DIM)),
        Sign::Lit => ("◆ ", Style::new().fg(theme::BRASS).add_modifier(Modifier::BOLD)),
        Sign::Idle => ("  ", Style::new().fg(theme::CHALK)),
    }
}

fn draw_label(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone, one_line: bool) {
    let (sign, style) = label_style(picture.mark(&zone.id));
    let inside = Rect { width: area.width.saturating_sub(1), ..area };
    if one_line {
        let text = format!("{sign}{}", line_of_labels(picture, zone));
        write(buffer, inside, 0, &text, style);
        return;
    }
    let texts = label_texts(picture, zone);
    let lines: Vec<String> = texts.iter().map(|text| text.trim_start().to_owned()).collect();
    buffer.set_style(inside, style.bg.map_or(Style::new(), |bg| Style::new().bg(bg)));
    let mut line = write(buffer, inside, 0, &format!("{sign}{}", lines[0]), style).min(1);
    let faint = if style.bg.is_some() { style } else { Style::new().fg(theme::FAINT) };
    for text in &lines[1..] {
        for wrapped in wrap_text(text, inside.width.saturating_sub(2).into(), faint) {
            write(buffer, from_column(inside, 2), line, &wrapped.to_string(), faint);
            line += 1;
        }
    }
}

/// Cards side by side; where space is short each covers the right of the one before.
pub(super) fn draw_cards(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    zone: &Zone,
    size: Size,
) {
    let (card_width, count) = (size.width(picture), zone.cards.len() as u16);
    if area.width < card_width || area.height < size.height() {
        return;
    }
    let card_area = Rect { width: card_width, height: size.height(), ..area };
    if count == 0 {
        card::draw_place(buffer, card_area);
        return;
    }
    let step =
        (area.width - card_width).checked_div(count - 1).map_or(card_width, |step| step.min(card_width));
    for (card, x) in zone.cards.iter().zip((area.x..).step_by(step.max(1).into())) {
        let place = Rect { x, ..card_area }.intersection(area);
        card::draw(picture, buffer, place, card, step);
        picture.put(&card.id, place);
    }
    lift_cursor(picture, buffer, zone);
}

/// The card under the cursor lies on top of its neighbours.
pub(super) fn lift_cursor(picture: &Picture<'_>, buffer: &mut Buffer, zone: &Zone) {
    let Some(card) = zone.cards.iter().find(|card| picture.mark(&card.id) == Sign::Cursor) else { return };
    if let Some(hit) = picture.hits.iter().rev().find(|hit| hit.id == card.id) {
        card::draw(picture, buffer, hit.area, card, hit.area.width);
    }
}

/// Of a pile only the top card is seen.
fn draw_pile(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone, size: Size) {
    let place = Rect { width: size.width(picture).min(area.width), height: size.height(), ..area };
    for card in &zone.cards {
        picture.put(&card.id, place);
    }
    if let Some(top) = top_card(picture, zone) {
        card::draw(picture, buffer, place, top, place.width);
    }
}

/// The card of a pile that is shown: the one that can be touched, or the first.
pub(super) fn top_card<'z>(picture: &Picture<'_>, zone: &'z Zone) -> Option<&'z CardScene> {
    let marked = zone.cards.iter().find(|card| picture.mark(&card.id) != Sign::Idle);
    marked.or(zone.cards.first())
}

/// Cards one below the other, each covering the lower part of the one before.
fn draw_column(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone, size: Size) {
    let head = 1 + u16::from(zone.aside.is_some());
    draw_label(picture, buffer, Rect { height: head, ..area }, zone, false);
    let area = from_line(area, head);
    let place = Rect { width: size.width(picture).min(area.width), height: size.height(), ..area };
    if zone.cards.is_empty() {
        card::draw_place(buffer, place);
    }
    for (card, y) in zone.cards.iter().zip(area.y..) {
        let place = Rect { y, ..place }.intersection(area);
        card::draw(picture, buffer, place, card, place.width);
        picture.put(&card.id, place);
    }
}

/// Cards as words in a line; what does not fit is counted. Gives the columns they took.
pub(super) fn draw_words(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone) -> u16 {
    let shown = if zone.layout == Layout::Pile { 1 } else { zone.cards.len() };
    let cards: Vec<&CardScene> = match zone.layout {
        Layout::Pile => top_card(picture, zone).into_iter().collect(),
        _ => zone.cards.iter().collect(),
    };
    let mut used = 0;
    for (number, card) in cards.into_iter().enumerate() {
        let (text, style) = card::word(picture, card);
        let columns = width(&text) as u16;
        let rest = shown - number;
        let more = if rest > 1 { 4 } else { 0 };
        if used + columns + more > area.width {
            return used + write(buffer, from_column(area, used), 0, &format!("+{rest}"), theme::plain());
        }
        let place = Rect { width: columns, height: 1, ..from_column(area, used) };
        write(buffer, place, 0, &text, style);
        picture.put(&card.id, place);
        used += columns + 1;
    }
    used
}
