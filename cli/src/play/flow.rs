//! The zones of a region, in the region's flow.

use engine::{Edge, Flow, Layout, Message, Region, Slot, Trim, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::app::Hit;
use super::picture::{Picture, Sign, from_column, from_line, write};
use super::stack::{self, Stack};
use super::zone::label_style;
use super::{aside, card, slot, theme};
use crate::text::{width, wrap_text};

/// The highest that a card is drawn.
const HIGHEST_CARD: u16 = 7;

/// The narrowest box that a card is drawn in.
const NARROWEST_CARD: u16 = 6;

/// The least that is seen of a card which the next one covers.
const LEAST_STEP: u16 = 2;

/// Words beside cards have at least this, where there is room.
const USUAL_ASIDE: u16 = 16;

/// The most lines that words below cards have.
const MOST_ASIDE_LINES: u16 = 5;

/// The widest that the name of a zone may be beside its cards.
const WIDEST_LABEL: u16 = 14;

/// Draws the zones of a region.
pub(super) fn draw(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    region: &Region,
    zones: &[&Zone],
) {
    buffer.set_style(area, Style::new().bg(theme::ground(region.dress)));
    match region.flow {
        Flow::Lanes => draw_lanes(picture, buffer, area, region, zones),
        Flow::Columns => draw_columns(picture, buffer, area, region, zones),
        Flow::Piles => draw_piles(picture, buffer, area, region, zones),
        Flow::Grid => draw_grid(picture, buffer, area, region, zones),
        Flow::Fan | Flow::Groups => draw_fan(picture, buffer, area, region, zones),
    }
}

/// The k-th of n equal parts below one another.
fn line_of(area: Rect, k: u16, n: u16) -> Rect {
    let cut = |k: u16| (u32::from(area.height) * u32::from(k) / u32::from(n)) as u16;
    Rect { y: area.y + cut(k), height: cut(k + 1) - cut(k), ..area }
}

/// The k-th of n equal parts side by side.
fn column_of(area: Rect, k: u16, n: u16) -> Rect {
    let cut = |k: u16| (u32::from(area.width) * u32::from(k) / u32::from(n)) as u16;
    Rect { x: area.x + cut(k), width: cut(k + 1) - cut(k), ..area }
}

/// A zone's name, its cards, and what to know of it.
struct Parts {
    label: Rect,
    aside: Rect,
    cards: Rect,
}

impl Parts {
    /// Takes the trims of a region from a zone; `label` columns at least for names at the side. A trim that
    /// would leave no room for cards gives way.
    fn of(region: &Region, area: Rect, label: u16) -> Parts {
        let nothing = Rect { width: 0, height: 0, ..area };
        let share = |whole: u16, share: u16| (u32::from(whole) * u32::from(share) / 1000) as u16;
        let (label, rest) = match region.label {
            Some(Trim { edge: Edge::Left | Edge::Right, share: part }) => {
                cut_left(area, label.max(share(area.width, part)).min(area.width / 2))
            }
            Some(Trim { edge: Edge::Top, .. }) if area.height > 1 => cut_top(area, 1),
            Some(Trim { edge: Edge::Bottom, .. }) if area.height > 3 => cut_bottom(area, 1),
            _ => (nothing, area),
        };
        let usual = if area.width >= 60 { USUAL_ASIDE } else { 0 };
        let (aside, cards) = match region.aside {
            Some(Trim { edge: Edge::Left | Edge::Right, share: part }) => {
                cut_right(rest, usual.max(share(area.width, part)).min(rest.width / 2))
            }
            Some(Trim { edge: Edge::Top, .. }) if label.height == 1 => {
                (from_column(label, label.width / 2), rest)
            }
            Some(Trim { share: part, .. }) => {
                let spare = rest.height.saturating_sub(cards_height(region));
                let lines = share(area.height, part).max(spare).clamp(1, MOST_ASIDE_LINES);
                cut_bottom(rest, lines.min(rest.height.saturating_sub(3)))
            }
            None => (nothing, rest),
        };
        Parts { label, aside, cards }
    }
}

/// The lines that cards would like to have.
fn cards_height(region: &Region) -> u16 {
    match region.flow {
        Flow::Columns if region.room.1 > 1 => 3 * u16::from(region.room.1),
        _ => HIGHEST_CARD,
    }
}

fn cut_left(area: Rect, columns: u16) -> (Rect, Rect) {
    (Rect { width: columns.min(area.width), ..area }, from_column(area, columns))
}

fn cut_right(area: Rect, columns: u16) -> (Rect, Rect) {
    let rest = area.width.saturating_sub(columns);
    (from_column(area, rest), Rect { width: rest, ..area })
}

fn cut_top(area: Rect, lines: u16) -> (Rect, Rect) {
    (Rect { height: lines.min(area.height), ..area }, from_line(area, lines))
}

fn cut_bottom(area: Rect, lines: u16) -> (Rect, Rect) {
    let rest = area.height.saturating_sub(lines);
    (from_line(area, rest), Rect { height: rest, ..area })
}

/// The place of a zone: it can be touched there, and shows whether it can.
fn put_zone(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone) {
    picture.put(&zone.id, area);
    let ground = match picture.mark(&zone.id) {
        Sign::Cursor | Sign::Touched => Some(theme::HERE),
        Sign::Open | Sign::Lit => Some(theme::MAYBE),
        Sign::Idle | Sign::Blocked => None,
    };
    if let Some(ground) = ground {
        buffer.set_style(area, Style::new().bg(ground));
    }
}

/// The words beside a zone: its name, how many cards a pile has, and chips.
fn label_texts(picture: &Picture<'_>, zone: &Zone) -> Vec<String> {
    let count = (zone.layout == Layout::Pile && !zone.cards.is_empty())
        .then(|| picture.say(&Message::new("ui-cards").number("count", zone.cards.len() as i64)));
    let tokens = (!zone.tokens.is_empty()).then(|| picture.tokens(&zone.tokens));
    count.into_iter().chain(tokens).collect()
}

/// The name of a zone, and below it what has no place of its own.
fn draw_label(picture: &Picture<'_>, buffer: &mut Buffer, parts: &Parts, zone: &Zone) {
    let beside = u16::from(parts.label.height > 1);
    let area = Rect { width: parts.label.width.saturating_sub(beside), ..parts.label };
    let (sign, style) = label_style(picture.mark(&zone.id));
    let style = if zone.pale { style.fg(theme::FAINT) } else { style };
    let texts = label_texts(picture, zone);
    let label = picture.say(&zone.label);
    let sign = if width(sign) + width(&label) > area.width.into() { sign.trim_end() } else { sign };
    let name = format!("{sign}{label}");
    if area.height < 2 {
        write(buffer, area, 0, &[&[name][..], &texts].concat().join(" "), style);
        return;
    }
    let faint = Style::new().fg(theme::FAINT);
    let indented = from_column(area, 2);
    let columns = indented.width;
    let mut lines = wrap_text(&texts.join("\n"), columns.into(), faint);
    if parts.aside.is_empty() {
        lines.extend(aside::lines(picture, &zone.id, zone.aside.as_ref(), columns));
    }
    write(buffer, area, 0, &name, style);
    draw_lines(buffer, from_line(indented, 1), &lines);
}

/// Lines, as many as fit.
pub(super) fn draw_lines(buffer: &mut Buffer, area: Rect, lines: &[Line<'_>]) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buffer.set_line(area.x, y, line, area.width);
    }
}

fn draw_aside(picture: &Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone) {
    let area = if area.width > USUAL_ASIDE / 2 { from_column(area, 1) } else { area };
    let lines = aside::lines(picture, &zone.id, zone.aside.as_ref(), area.width);
    draw_lines(buffer, area, &lines);
}

/// What has a place in a row: cards, or room for one.
enum Item<'z> {
    Cards(Stack<'z>),
    Free(&'z Slot),
}

impl Item<'_> {
    fn draw(&self, picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, seen: u16) {
        match self {
            Item::Cards(stack) => stack.draw(picture, buffer, area, seen),
            Item::Free(slot) => slot::draw(picture, buffer, area, slot),
        }
    }

    fn on_cursor(&self, picture: &Picture<'_>) -> bool {
        matches!(self, Item::Cards(stack) if picture.mark(&stack.top(picture).id) == Sign::Cursor)
    }
}

fn items(zone: &Zone) -> Vec<Item<'_>> {
    let cards = Stack::all(zone).into_iter().map(Item::Cards);
    cards.chain(zone.slots.iter().map(Item::Free)).collect()
}

/// The boxes of cards side by side.
struct Row {
    first: Rect,
    step: u16,
}

impl Row {
    /// As big as fits where there is room for so many, and as far apart as so many can lie; nothing if they
    /// must be words.
    fn fitting(picture: &Picture<'_>, area: Rect, across: usize, count: usize) -> Option<Row> {
        let (across, count) = (across.max(1) as u16, count.max(1) as u16);
        let height = area.height.min(HIGHEST_CARD);
        let least = picture.widest_print() as u16 + 2;
        if height < 3 || area.width < least {
            return None;
        }
        let card = (area.width / across).clamp(least, (2 * height + 2).max(least));
        let step = (area.width - card).checked_div(count - 1).map_or(card, |step| step.min(card));
        let first = Rect { width: card, height, ..area };
        (step >= LEAST_STEP).then_some(Row { first, step })
    }

    fn place(&self, k: usize) -> Rect {
        Rect { x: self.first.x + self.step * k as u16, ..self.first }
    }
}

/// Cards and free places in a row, if it is big enough.
fn draw_row(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    row: Option<Row>,
    items: &[Item<'_>],
) -> Option<Row> {
    let row = row?;
    for (k, item) in items.iter().enumerate() {
        let is_last = k + 1 == items.len();
        item.draw(picture, buffer, row.place(k), if is_last { row.first.width } else { row.step });
    }
    // The card under the cursor lies on top of its neighbours.
    if let Some(k) = items.iter().position(|item| item.on_cursor(picture)) {
        items[k].draw(picture, buffer, row.place(k), row.first.width);
    }
    Some(row)
}

/// A line of places for each zone.
fn draw_lanes(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region, zones: &[&Zone]) {
    let lanes = zones.len().max(region.room.1.into()) as u16;
    let label = label_columns(picture, zones);
    for (k, zone) in (0..).zip(zones) {
        let lane = line_of(area, k, lanes);
        put_zone(picture, buffer, lane, zone);
        let parts = Parts::of(region, lane, label);
        draw_label(picture, buffer, &parts, zone);
        draw_aside(picture, buffer, parts.aside, zone);
        draw_lane(picture, buffer, parts.cards, region, zone);
    }
}

fn draw_lane(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region, zone: &Zone) {
    let (items, across) = (items(zone), region.room.0.into());
    let row = Row::fitting(picture, area, across, across.max(items.len()));
    match draw_row(picture, buffer, row, &items) {
        Some(row) if region.outlined => {
            for k in items.len()..across {
                card::draw_place(buffer, row.place(k));
            }
        }
        Some(_) => {}
        None => draw_words(picture, buffer, area, zone),
    }
}

/// Cards as words; where there are too many, those that look alike are counted.
fn draw_words(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, zone: &Zone) {
    let all = Stack::all(zone);
    let fits = stack::words_width(picture, &all) <= area.width * area.height.max(1);
    let stacks = if fits { all } else { Stack::grouped(zone) };
    stack::draw_words(picture, buffer, area, &stacks);
}

/// The columns that names beside cards need.
fn label_columns(picture: &Picture<'_>, zones: &[&Zone]) -> u16 {
    let widest = zones.iter().map(|zone| width(&picture.say(&zone.label)) as u16 + 3).max();
    widest.unwrap_or(0).min(WIDEST_LABEL)
}

/// A column of places for each zone.
fn draw_columns(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    region: &Region,
    zones: &[&Zone],
) {
    let columns = zones.len().max(region.room.0.into()) as u16;
    for (k, zone) in (0..).zip(zones) {
        let column = column_of(area, k, columns);
        let column = Rect { width: column.width.saturating_sub(1), ..column };
        put_zone(picture, buffer, column, zone);
        let parts = Parts::of(region, column, 0);
        draw_label(picture, buffer, &parts, zone);
        draw_aside(picture, buffer, parts.aside, zone);
        draw_column(picture, buffer, parts.cards, &items(zone), region.room.1.into());
    }
}

/// Places below one another, with room for so many; the print of a card that is covered stays in sight.
fn draw_column(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, items: &[Item<'_>], down: usize) {
    let down = down.max(items.len()).max(1) as u16;
    let room = area.height.saturating_sub(3);
    let step = room.checked_div(down - 1).unwrap_or(area.height).min(3);
    // A single card is a box even where its print does not fit.
    let least = if down == 1 { NARROWEST_CARD } else { picture.widest_print() as u16 + 2 };
    let boxed = step >= 2 && area.width >= least;
    let (height, step) = match boxed {
        true if down == 1 => (area.height.min(HIGHEST_CARD), 3),
        true => (3, step),
        false => (1, 1),
    };
    for (item, y) in items.iter().zip((area.y..area.bottom()).step_by(step.into())) {
        let place = Rect { y, height, ..area }.intersection(area);
        match item {
            Item::Cards(stack) if height == 1 => {
                stack::draw_words(picture, buffer, place, std::slice::from_ref(stack));
            }
            item => item.draw(picture, buffer, place, place.width),
        }
    }
}

/// A pile for each zone, with its name and its count.
fn draw_piles(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region, zones: &[&Zone]) {
    let across = u16::from(region.room.0.max(1));
    let down = u16::from(region.room.1.max(1)).max((zones.len() as u16).div_ceil(across));
    for (k, zone) in (0..).zip(zones) {
        let cell = column_of(line_of(area, k / across, down), k % across, across);
        put_zone(picture, buffer, cell, zone);
        let named = region.label.is_some() || picture.mark(&zone.id) != Sign::Idle;
        draw_pile(picture, buffer, cell, zone, named);
    }
}

/// The top card, and words below it or beside it if it is named.
fn draw_pile(picture: &mut Picture<'_>, buffer: &mut Buffer, cell: Rect, zone: &Zone, named: bool) {
    let card = picture.widest_print() as u16 + 2;
    let pile = Stack::pile(zone);
    let (words, cards) = match cell.height {
        0..3 => (cell, Rect { width: 0, ..cell }),
        _ if !named => (Rect::ZERO, cell),
        3 => cut_right(cell, cell.width.saturating_sub(card + 1)),
        height => cut_bottom(cell, (height - 3).min(3)),
    };
    let parts = Parts { label: words, aside: Rect::ZERO, cards };
    draw_label(picture, buffer, &parts, zone);
    let place = Rect { width: cards.width.min(card + 2), height: cards.height.min(HIGHEST_CARD), ..cards };
    match pile {
        _ if place.width < card => {}
        Some(pile) => pile.draw(picture, buffer, place, place.width),
        None if zone.tokens.is_empty() => card::draw_place(buffer, place),
        None => {}
    }
}

/// Places side by side in one or more lines, zone after zone, with what to know of each card below it.
fn draw_grid(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region, zones: &[&Zone]) {
    let parts = Parts::of(region, area, label_columns(picture, zones));
    draw_shared(picture, buffer, area, &parts, zones);
    let from = picture.hits.len();
    let across = u16::from(region.room.0.max(1));
    let cells: Vec<Item<'_>> = zones.iter().flat_map(|zone| items(zone)).collect();
    let down = u16::from(region.room.1.max(1)).max((cells.len() as u16).div_ceil(across));
    for (k, item) in (0..).zip(&cells) {
        let cell = column_of(line_of(parts.cards, k / across, down), k % across, across);
        draw_cell(picture, buffer, cell, region, item);
    }
    put_shared(picture, from, zones);
}

fn draw_cell(picture: &mut Picture<'_>, buffer: &mut Buffer, cell: Rect, region: &Region, item: &Item<'_>) {
    let tags = match item {
        Item::Cards(stack) if region.tags > 0 => {
            let top = stack.top(picture);
            aside::lines(picture, &top.id, top.aside.as_ref(), cell.width.saturating_sub(1))
        }
        _ => Vec::new(),
    };
    let lines = (tags.len() as u16).min(cell.height.saturating_sub(3));
    let card = Rect { height: cell.height - lines, ..cell };
    let row = Row::fitting(picture, card, 1, 1);
    let below = from_line(cell, row.as_ref().map_or(1, |row| row.first.height));
    match (row, item) {
        (Some(row), item) => item.draw(picture, buffer, row.first, row.first.width),
        (None, Item::Cards(stack)) => {
            stack::draw_words(picture, buffer, card, std::slice::from_ref(stack));
        }
        (None, Item::Free(_)) => {}
    }
    draw_lines(buffer, below, &tags);
}

/// Cards held or laid side by side, zone after zone.
fn draw_fan(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region, zones: &[&Zone]) {
    let parts = Parts::of(region, area, label_columns(picture, zones));
    draw_shared(picture, buffer, area, &parts, zones);
    let from = picture.hits.len();
    let stacks = |zone| match region.flow {
        Flow::Groups => Stack::grouped(zone),
        _ => Stack::all(zone),
    };
    let cards: Vec<Item<'_>> = zones.iter().flat_map(|zone| stacks(zone)).map(Item::Cards).collect();
    let row = Row::fitting(picture, parts.cards, region.room.0.into(), cards.len());
    if draw_row(picture, buffer, row, &cards).is_none() {
        let stacks: Vec<Stack<'_>> = zones.iter().flat_map(|zone| Stack::grouped(zone)).collect();
        stack::draw_words(picture, buffer, parts.cards, &stacks);
    }
    put_shared(picture, from, zones);
}

/// Names and asides of zones that share their lines.
fn draw_shared(picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, parts: &Parts, zones: &[&Zone]) {
    if let [zone] = zones {
        put_zone(picture, buffer, area, zone);
    }
    let names: Vec<&&Zone> = zones.iter().filter(|zone| !zone.cards.is_empty() || zones.len() == 1).collect();
    for (k, zone) in (0..).zip(&names) {
        let label = column_of(parts.label, k, names.len() as u16);
        draw_label(picture, buffer, &Parts { label, ..*parts }, zone);
        draw_aside(picture, buffer, column_of(parts.aside, k, names.len() as u16), zone);
    }
}

/// Zones that share their lines can be touched where their cards are, below them: `from` is the first hit
/// of a card.
fn put_shared(picture: &mut Picture<'_>, from: usize, zones: &[&Zone]) {
    for zone in zones.iter().filter(|_| zones.len() > 1) {
        let is_its = |id: &str| zone.cards.iter().any(|card| card.id == id);
        let places = picture.hits[from..].iter().filter(|hit| is_its(&hit.id)).map(|hit| hit.area);
        if let Some(area) = places.reduce(Rect::union) {
            picture.hits.insert(from, Hit { area, id: zone.id.to_string() });
        }
    }
}
