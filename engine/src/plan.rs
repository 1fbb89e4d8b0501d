//! How a table is composed: named regions with fixed places, and what goes where.
//!
//! A plan is data. It is chosen by the number of players and the variants, never by what lies on the table,
//! so that sizes and places are known before the first card and stay to the last. Whoever draws a table
//! looks up the place of each zone and board, and needs to know nothing of the game.

mod lay;
mod plain;

use serde::Serialize;

pub use lay::Size;

use crate::{Message, Place, Seat};

/// The table in its four forms.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Plans {
    /// For windows that are wider than high, and for terminals.
    pub wide: Plan,
    /// For phones.
    pub tall: Plan,
    /// For phones on their side: the middle at the left, prompt and hand at the right.
    pub lying: Plan,
    /// For a television that everybody looks at: nobody's hand, all sides alike.
    pub screen: Plan,
}

/// One form of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Plan {
    /// What lies where; later ones lie above earlier ones.
    pub regions: Vec<Region>,
    /// Where a folded board, or the side of a player who is only a plate, unfolds.
    pub sheet: Spot,
}

/// A place on the felt in thousandths of its width and height: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Spot(pub u16, pub u16, pub u16, pub u16);

impl Spot {
    /// The k-th of n equal parts side by side, with a gap between them.
    pub const fn part(self, k: u16, n: u16, gap: u16) -> Spot {
        let Spot(x, y, w, h) = self;
        let each = (w - gap * (n - 1)) / n;
        Spot(x + k * (each + gap), y, each, h)
    }

    /// The part of it that begins and ends at these thousandths of itself: left, top, width, height.
    pub fn within(self, inner: Spot) -> Spot {
        let Spot(x, y, w, h) = self;
        let of = |whole: u16, part: u16| (u32::from(whole) * u32::from(part) / 1000) as u16;
        Spot(x + of(w, inner.0), y + of(h, inner.1), of(w, inner.2), of(h, inner.3))
    }

    /// Whether two places have more than an edge in common.
    pub fn overlaps(self, other: Spot) -> bool {
        let crosses = |a: u16, wide: u16, b: u16, wide_b: u16| a < b + wide_b && b < a + wide;
        crosses(self.0, self.2, other.0, other.2) && crosses(self.1, self.3, other.1, other.3)
    }
}

/// A part of the table with a fixed place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Region {
    /// Its name, the same in every form that has it.
    pub name: String,
    /// Where it is.
    pub at: Spot,
    /// What goes there.
    pub holds: Holds,
    /// How the cards of its zones lie.
    pub flow: Flow,
    /// How many cards have their places side by side, and how many below one another, in all its zones.
    pub room: (u8, u8),
    /// How much of a card is seen at least where there are many, in hundredths of its width (in columns: of
    /// its height); 100 means that cards never overlap.
    pub least: u8,
    /// Where the names of its zones stand, and how much of the region that takes, in thousandths.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub label: Option<Trim>,
    /// Where the asides of its zones stand, and how much of the region that takes, in thousandths.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub aside: Option<Trim>,
    /// How much room there is for an aside below each card, in thousandths of the region's height.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<u16>"))]
    pub tags: u16,
    /// What all that lies there is called together, on a line above it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub title: Option<Title>,
    /// On a plate: the zones that are shown there in small, card by card, in the patterns of
    /// [`Holds::Zones`]. They lie behind the plate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<Vec<String>>"))]
    pub glimpses: Vec<String>,
    /// What it is made of.
    pub dress: Dress,
    /// A picture behind what lies there: the name of a symbol of the game's art, without its slug.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub ornament: Option<&'static str>,
    /// A board that shows its most important line only and unfolds on touch.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub folded: bool,
    /// Whether the places of cards that are not there are drawn.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "api", ts(optional, as = "Option<bool>"))]
    pub outlined: bool,
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The name of a region.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Title {
    /// Its words.
    pub words: Message,
    /// How much of the region's height they take, in thousandths.
    pub share: u16,
}

/// The edge of each zone that belongs to its name or its aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Trim {
    /// Which edge.
    pub edge: Edge,
    /// How much of the zone, in thousandths.
    pub share: u16,
}

/// A side of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Edge {
    /// At the left.
    Left,
    /// At the right.
    Right,
    /// Above.
    Top,
    /// Below.
    Bottom,
}

/// What goes into a region.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Holds {
    /// Zones, by their names. `@1` in a name stands for the seat of the first player clockwise from the
    /// viewer, `@0` for the viewer's own; a name that ends in `*` means all zones whose names begin so.
    /// `@middle`, `@side`, `@before1` and `@hand1` alone mean all zones of that place.
    Zones(Vec<String>),
    /// A board, by its name.
    Board(String),
    /// The plate of the player so many seats clockwise from the viewer.
    Plate(u8),
    /// The question, what to touch, and buttons.
    Prompt,
}

/// How cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Flow {
    /// A line of places for each zone, one zone below the other.
    Lanes,
    /// A column of overlapping places for each zone, side by side.
    Columns,
    /// Places side by side in one or more lines.
    Grid,
    /// Held in a hand.
    Fan,
    /// A pile for each zone, side by side, with its count.
    Piles,
    /// Equal cards on one another with their count, side by side.
    Groups,
}

/// What a region is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Dress {
    /// Nothing but the felt.
    Bare,
    /// A darker cloth on the felt.
    Mat,
    /// A wooden tray or board.
    Wood,
    /// A hollow in the wood.
    Hollow,
    /// A sheet of paper.
    Paper,
    /// A sandy path with a wooden sign.
    Path,
}

impl Plans {
    /// The forms by name.
    pub fn forms(&self) -> [(&'static str, &Plan); 4] {
        [("wide", &self.wide), ("tall", &self.tall), ("lying", &self.lying), ("screen", &self.screen)]
    }
}

impl Plan {
    /// How much of the width the upper part of a tall form gets when it is cut in two.
    const UPPER: u16 = 560;

    /// A tall form cut in two at this height, in thousandths, for a phone on its side: what is above goes to
    /// the left, what is below to the right.
    #[must_use]
    pub fn cut(&self, height: u16) -> Plan {
        let beside = |Spot(x, y, w, h): Spot| {
            let (from, whole, left) = if y < height {
                (0, height, Spot(0, 0, Self::UPPER, 1000))
            } else {
                (height, 1000 - height, Spot(Self::UPPER, 0, 1000 - Self::UPPER, 1000))
            };
            let down = |part: u16| (u32::from(part) * 1000 / u32::from(whole)).min(1000) as u16;
            left.within(Spot(x, down(y - from), w, down(h).min(1000 - down(y - from))))
        };
        let regions = self.regions.iter().map(|region| Region { at: beside(region.at), ..region.clone() });
        Plan { regions: regions.collect(), sheet: beside(self.sheet) }
    }
}

impl Region {
    fn new(name: impl Into<String>, at: Spot, holds: Holds, flow: Flow, room: (u8, u8)) -> Region {
        Region {
            name: name.into(),
            at,
            holds,
            flow,
            room,
            least: 100,
            label: None,
            aside: None,
            tags: 0,
            title: None,
            glimpses: Vec::new(),
            dress: Dress::Bare,
            ornament: None,
            folded: false,
            outlined: false,
        }
    }

    /// A place for zones, with room for so many cards side by side and below one another.
    pub fn zones(
        name: impl Into<String>,
        at: Spot,
        zones: &[impl AsRef<str>],
        flow: Flow,
        room: (u8, u8),
    ) -> Region {
        let zones = zones.iter().map(|zone| zone.as_ref().to_owned()).collect();
        Region::new(name, at, Holds::Zones(zones), flow, room)
    }

    /// A place for a board of the same name.
    pub fn board(name: &str, at: Spot) -> Region {
        Region::new(name, at, Holds::Board(name.to_owned()), Flow::Grid, (0, 0))
    }

    /// A player's plate; 0 is the viewer's.
    pub fn plate(player: u8, at: Spot) -> Region {
        Region::new(format!("plate{player}"), at, Holds::Plate(player), Flow::Grid, (0, 0))
    }

    /// The question and its buttons.
    pub fn prompt(at: Spot) -> Region {
        Region::new("prompt", at, Holds::Prompt, Flow::Grid, (0, 0))
    }

    /// Cards may overlap, so that this much of each is seen, in hundredths.
    #[must_use]
    pub fn overlapping(self, least: u8) -> Region {
        Region { least, ..self }
    }

    /// The names of its zones stand here.
    #[must_use]
    pub fn labelled(self, edge: Edge, share: u16) -> Region {
        Region { label: Some(Trim { edge, share }), ..self }
    }

    /// The asides of its zones stand here.
    #[must_use]
    pub fn with_aside(self, edge: Edge, share: u16) -> Region {
        Region { aside: Some(Trim { edge, share }), ..self }
    }

    /// Each card has an aside below it, with this much room.
    #[must_use]
    pub fn tagged(self, tags: u16) -> Region {
        Region { tags, ..self }
    }

    /// Made of this.
    #[must_use]
    pub fn dressed(self, dress: Dress) -> Region {
        Region { dress, ..self }
    }

    /// With a picture behind what lies there.
    #[must_use]
    pub fn adorned(self, ornament: &'static str) -> Region {
        Region { ornament: Some(ornament), ..self }
    }

    /// All that lies there has one name, above it.
    #[must_use]
    pub fn titled(self, words: Message, share: u16) -> Region {
        Region { title: Some(Title { words, share }), ..self }
    }

    /// A plate that shows these zones in small.
    #[must_use]
    pub fn glimpsing(self, zones: &[impl AsRef<str>]) -> Region {
        Region { glimpses: zones.iter().map(|zone| zone.as_ref().to_owned()).collect(), ..self }
    }

    /// Shows its most important line only.
    #[must_use]
    pub fn folded(self) -> Region {
        Region { folded: true, ..self }
    }

    /// Places of cards that are not there are drawn.
    #[must_use]
    pub fn outlined(self) -> Region {
        Region { outlined: true, ..self }
    }

    /// Whether this zone goes here, as seen by a viewer in this seat of so many.
    ///
    /// ```
    /// use engine::{Flow, Place, Region, Seat, Spot};
    /// let hand = Region::zones("hand1", Spot(0, 0, 10, 10), &["hand@1", "won@1.*"], Flow::Fan, (5, 1));
    /// let place = Place::Before(Seat::ALL[0]);
    /// assert!(hand.takes("hand0", place, 2, 3) && hand.takes("won0.red", place, 2, 3));
    /// assert!(!hand.takes("hand2", place, 2, 3));
    /// ```
    pub fn takes(&self, zone: &str, place: Place, viewer: usize, players: usize) -> bool {
        let Holds::Zones(patterns) = &self.holds else { return false };
        let here = place_name(place, viewer, players);
        patterns.iter().any(|pattern| *pattern == here || matches(pattern, zone, viewer, players))
    }
}

/// The name of a place in a plan, as seen by a viewer.
fn place_name(place: Place, viewer: usize, players: usize) -> String {
    let clockwise = |seat: Seat| (seat.index() + players - viewer) % players.max(1);
    match place {
        Place::Middle => "@middle".to_owned(),
        Place::Side => "@side".to_owned(),
        Place::Before(seat) => format!("@before{}", clockwise(seat)),
        Place::Hand(seat) => format!("@hand{}", clockwise(seat)),
    }
}

fn matches(pattern: &str, zone: &str, viewer: usize, players: usize) -> bool {
    let (pattern, is_open) = match pattern.strip_suffix('*') {
        Some(begin) => (begin, true),
        None => (pattern, false),
    };
    let Some((before, after)) = pattern.split_once('@') else {
        return if is_open { zone.starts_with(pattern) } else { zone == pattern };
    };
    let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (player, after) = after.split_at(digits);
    let seat = (viewer + player.parse::<usize>().unwrap_or_default()) % players.max(1);
    let Some(rest) = zone.strip_prefix(before).and_then(|rest| rest.strip_prefix(&seat.to_string())) else {
        return false;
    };
    if is_open { rest.starts_with(after) } else { rest == after }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_side_by_side_within_their_place() {
        let whole = Spot(10, 20, 980, 100);
        let parts: Vec<Spot> = (0..3).map(|k| whole.part(k, 3, 10)).collect();
        assert_eq!(parts[0], Spot(10, 20, 320, 100));
        assert!(!parts[0].overlaps(parts[1]) && !parts[1].overlaps(parts[2]));
        assert!(parts.iter().all(|part| part.overlaps(whole)));
    }

    #[test]
    fn a_place_within_another_is_told_in_its_thousandths() {
        assert_eq!(Spot(100, 200, 400, 100).within(Spot(500, 0, 500, 1000)), Spot(300, 200, 200, 100));
    }

    #[test]
    fn a_phone_on_its_side_has_the_lower_half_beside_the_upper_one() {
        let regions = vec![Region::prompt(Spot(0, 600, 1000, 400)), Region::plate(0, Spot(500, 0, 500, 300))];
        let lying = Plan { regions, sheet: Spot(0, 0, 1000, 600) }.cut(600);
        assert_eq!(lying.regions[0].at, Spot(560, 0, 440, 1000));
        assert_eq!(lying.regions[1].at, Spot(280, 0, 280, 500));
        assert_eq!(lying.sheet, Spot(0, 0, 560, 1000));
    }

    #[test]
    fn a_zone_is_found_by_its_name_or_its_players_seat() {
        let region = Region::zones("a", Spot(0, 0, 1, 1), &["r*", "won@2.a", "bank"], Flow::Grid, (1, 1));
        for (zone, takes) in
            [("r1", true), ("bank", true), ("banks", false), ("won1.a", true), ("won2.a", false)]
        {
            assert_eq!(region.takes(zone, Place::Side, 3, 4), takes, "{zone}");
        }
    }
}
