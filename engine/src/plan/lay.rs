//! How wide cards are in pixels, for whoever has pixels: sizes follow from a region's room and never from
//! what lies there. `web/src/board/lay.ts` draws what is worked out here; `widths.json` holds both to the
//! same numbers.

use super::{Edge, Flow, Region, Trim};

/// Cards are so many times as high as wide.
const HEIGHT: f64 = 1.4;
/// Between cards.
const GAP: f64 = 4.0;
/// Around the cards of a zone.
const PAD: f64 = 4.0;
/// A selected card is lifted; a hand has room for it.
const LIFT: f64 = 10.0;
/// Nothing is drawn smaller.
const LEAST: f64 = 8.0;

/// A width and a height in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

impl Size {
    /// One of so many equal parts side by side and below one another.
    fn parted(self, across: usize, down: usize) -> Size {
        Size { w: self.w / across.max(1) as f64, h: self.h / down.max(1) as f64 }
    }

    /// What is left of it without the edge that belongs to words, which is a share of a whole.
    fn without(self, trim: Option<Trim>, whole: Size) -> Size {
        let Some(Trim { edge, share }) = trim else { return self };
        let share = f64::from(share) / 1000.0;
        match edge {
            Edge::Left | Edge::Right => Size { w: self.w - whole.w * share, ..self },
            Edge::Top | Edge::Bottom => Size { h: self.h - whole.h * share, ..self },
        }
    }
}

impl Region {
    /// How wide its cards are on a felt of this size, if it holds so many zones.
    ///
    /// ```
    /// use engine::{Flow, Region, Size, Spot};
    /// let hand = Region::zones("hand", Spot(0, 800, 500, 200), &["hand@0"], Flow::Fan, (5, 1));
    /// assert_eq!(hand.card_width(Size { w: 1000.0, h: 700.0 }, 1), 87);
    /// assert_eq!(hand.overlapping(40).card_width(Size { w: 500.0, h: 700.0 }, 1), 87);
    /// ```
    pub fn card_width(&self, felt: Size, zones: usize) -> u16 {
        let [w, h] = [self.at.2, self.at.3].map(|part| f64::from(part) / 1000.0);
        let whole = Size { w: w * felt.w, h: h * felt.h };
        let title = self.title.as_ref().map(|title| Trim { edge: Edge::Top, share: title.share });
        let below = whole.without(title, whole);
        let cards = self.without_words(self.zone_size(below, zones.max(1)));
        let tag = f64::from(self.tags) / 1000.0 * whole.h;
        self.widest(cards, zones, tag).floor().max(LEAST) as u16
    }

    /// The size of each of its zones.
    fn zone_size(&self, whole: Size, zones: usize) -> Size {
        let [across, down] = [self.room.0, self.room.1].map(usize::from);
        match self.flow {
            Flow::Lanes => whole.parted(1, down.max(zones)),
            Flow::Columns => whole.parted(across.max(zones), 1),
            Flow::Piles => whole.parted(across, down),
            Flow::Grid if zones > 1 => whole.parted(across, down),
            Flow::Grid => whole,
            Flow::Fan if self.joins(zones) => whole,
            Flow::Fan | Flow::Groups => whole.parted(zones, 1),
        }
    }

    /// Whether its zones lie in one line: they are held in one fan, without names that would part them.
    fn joins(&self, zones: usize) -> bool {
        self.flow == Flow::Fan && self.label.is_none() && zones > 1
    }

    /// What a zone's name and aside leave of it; they may share an edge.
    fn without_words(&self, zone: Size) -> Size {
        let inner = Size { w: zone.w - 2.0 * PAD, h: zone.h - 2.0 * PAD };
        let shared =
            self.label.is_some() && self.label.map(|trim| trim.edge) == self.aside.map(|trim| trim.edge);
        let aside = if shared { None } else { self.aside };
        inner.without(self.label, inner).without(aside, inner)
    }

    /// The widest cards that find room in a zone.
    fn widest(&self, Size { w, h }: Size, zones: usize, tag: f64) -> f64 {
        let (across, down) = match self.flow {
            Flow::Grid if zones > 1 => (1, 1),
            Flow::Fan if self.joins(zones) => (self.room.0.saturating_mul(zones as u8), self.room.1),
            _ => self.room,
        };
        let spread = |cards: u8| 1.0 + f64::from(cards.saturating_sub(1)) * f64::from(self.least) / 100.0;
        let [columns, lines] = [across, down].map(f64::from);
        let (by_width, by_height) = match self.flow {
            Flow::Lanes => (w / spread(across) - GAP, h / HEIGHT),
            Flow::Columns => (w - GAP, h / (HEIGHT * spread(down))),
            Flow::Grid => (w / columns - GAP, (h / lines - tag) / HEIGHT - GAP / 2.0),
            Flow::Fan => (w / spread(across), (h - LIFT) / HEIGHT),
            Flow::Groups => (w / spread(across), h / HEIGHT),
            Flow::Piles => (w - GAP, h / HEIGHT),
        };
        by_width.min(by_height)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Message, Spot};

    /// Regions of every flow, with and without words, and how many zones they hold.
    fn regions() -> Vec<(Region, usize)> {
        let zones = |flow, room| Region::zones("a", Spot(0, 0, 500, 250), &["a*"], flow, room);
        let flows =
            [Flow::Lanes, Flow::Columns, Flow::Grid, Flow::Fan, Flow::Piles, Flow::Groups].into_iter();
        flows
            .flat_map(|flow| {
                [
                    (zones(flow, (3, 1)), 1),
                    (zones(flow, (4, 2)), 2),
                    (zones(flow, (7, 1)).overlapping(40).labelled(Edge::Left, 120), 1),
                    (zones(flow, (2, 2)).labelled(Edge::Top, 200).with_aside(Edge::Top, 200), 4),
                    (
                        zones(flow, (2, 4))
                            .overlapping(45)
                            .labelled(Edge::Top, 90)
                            .with_aside(Edge::Bottom, 150),
                        2,
                    ),
                    (zones(flow, (5, 1)).with_aside(Edge::Right, 300).tagged(120), 1),
                    (zones(flow, (4, 1)).titled(Message::new("a"), 150).with_aside(Edge::Bottom, 200), 4),
                ]
            })
            .collect()
    }

    /// The browser's tests read this file: both sides work out the same widths.
    #[test]
    fn the_browser_works_out_the_same_widths() {
        let felt = Size { w: 988.0, h: 724.0 };
        let size = json!({"w": felt.w / 2.0, "h": felt.h / 4.0});
        let line = |(region, zones): &(Region, usize)| {
            let width = region.card_width(felt, *zones);
            json!({"region": region, "zones": zones, "size": size, "width": width}).to_string()
        };
        let lines: Vec<String> = regions().iter().map(line).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/widths.json");
        if std::env::var_os("CHABUDAI_RECORD").is_some() {
            std::fs::write(path, &text).unwrap();
        }
        assert_eq!(text, std::fs::read_to_string(path).unwrap(), "CHABUDAI_RECORD=1 writes it anew");
    }
}
