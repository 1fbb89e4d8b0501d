//! Cards that lie in one place, drawn as a box or as a word.

use engine::{CardScene, Layout, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::picture::{Picture, Sign, write};
use super::{card, theme};
use crate::text::width;

/// One card, a pile, or several that look alike.
pub(super) struct Stack<'z> {
    cards: Vec<&'z CardScene>,
    /// Whether its number is worth telling.
    counted: bool,
}

impl<'z> Stack<'z> {
    /// The cards of a zone as they lie: one by one, or on one another.
    pub(super) fn all(zone: &'z Zone) -> Vec<Stack<'z>> {
        if zone.layout == Layout::Pile {
            return Stack::pile(zone).into_iter().collect();
        }
        zone.cards.iter().map(|card| Stack { cards: vec![card], counted: false }).collect()
    }

    /// All cards of a zone on one another.
    pub(super) fn pile(zone: &'z Zone) -> Option<Stack<'z>> {
        let cards: Vec<_> = zone.cards.iter().collect();
        (!cards.is_empty()).then_some(Stack { cards, counted: true })
    }

    /// Cards that look alike on one another, in the order of the zone.
    pub(super) fn grouped(zone: &'z Zone) -> Vec<Stack<'z>> {
        let mut stacks: Vec<Stack<'z>> = Vec::new();
        for card in &zone.cards {
            match stacks.iter_mut().find(|stack| look_alike(stack.cards[0], card)) {
                Some(stack) => stack.cards.push(card),
                None => stacks.push(Stack { cards: vec![card], counted: true }),
            }
        }
        stacks
    }

    /// The card that is seen: the one that the cursor is on, one that plays a part now, or the first.
    pub(super) fn top(&self, picture: &Picture<'_>) -> &'z CardScene {
        let marked =
            |wanted: fn(Sign) -> bool| self.cards.iter().copied().find(|card| wanted(picture.mark(&card.id)));
        let on_cursor = marked(|sign| sign == Sign::Cursor);
        on_cursor.or_else(|| marked(|sign| sign != Sign::Idle)).unwrap_or(self.cards[0])
    }

    /// How many there are, if that is worth telling.
    fn count(&self) -> Option<usize> {
        (self.counted && self.cards.len() > 1).then_some(self.cards.len())
    }

    /// Draws it as a box of which so many columns stay in sight.
    pub(super) fn draw(&self, picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, seen: u16) {
        self.cards.iter().for_each(|card| picture.put(&card.id, area));
        card::draw(picture, buffer, area, self.top(picture), seen);
        if let Some(count) = self.count() {
            card::draw_count(buffer, area, count);
        }
    }

    fn word(&self, picture: &Picture<'_>) -> (String, ratatui::style::Style) {
        let (text, style) = card::word(picture, self.top(picture));
        (self.count().map_or_else(|| text.clone(), |count| format!("{text}×{count}")), style)
    }
}

/// Whether two cards say the same to whoever looks at them.
fn look_alike(one: &CardScene, other: &CardScene) -> bool {
    let text = |card: &CardScene| card.face.as_ref().map(|face| face.text.clone());
    let marks = |card: &CardScene| (card.down, card.chips, card.label.is_some(), card.aside.is_some());
    text(one) == text(other) && marks(one) == marks(other)
}

/// The columns that stacks take as words in a line.
pub(super) fn words_width(picture: &Picture<'_>, stacks: &[Stack<'_>]) -> u16 {
    stacks.iter().map(|stack| width(&stack.word(picture).0) as u16 + 1).sum()
}

/// Stacks as words, line by line; those that do not fit are counted. Gives the columns used in the last line.
pub(super) fn draw_words(
    picture: &mut Picture<'_>,
    buffer: &mut Buffer,
    area: Rect,
    stacks: &[Stack<'_>],
) -> u16 {
    let (mut x, mut line) = (0, 0);
    for (number, stack) in stacks.iter().enumerate() {
        let (text, style) = stack.word(picture);
        let columns = width(&text) as u16;
        let rest = stacks.len() - number;
        let is_last_line = line + 1 >= area.height;
        let more = if rest > 1 && is_last_line { 4 } else { 0 };
        if x + columns + more > area.width {
            if is_last_line {
                let at = Rect { x: area.x + x, width: area.width.saturating_sub(x), ..area };
                return x + write(buffer, at, line, &format!("+{rest}"), theme::plain());
            }
            (x, line) = (0, line + 1);
        }
        let place = Rect { x: area.x + x, y: area.y + line, width: columns, height: 1 }.intersection(area);
        write(buffer, place, 0, &text, style);
        stack.cards.iter().for_each(|card| picture.put(&card.id, place));
        x += columns + 1;
    }
    x
}
