//! How the table is composed, for each number of players.

use std::sync::LazyLock;

use engine::{Dress, Edge, Flow, Plan, Plans, Region, Spot};

use crate::{FEWEST_PLAYERS, MOST_PLAYERS};

/// Cards that a seat can have drafted: three kept and four more.
const TRAY: u8 = 7;

/// Minions and round cards that a seat can have: five each.
const MADE: u8 = 10;

static PLANS: LazyLock<[Plans; MOST_PLAYERS - FEWEST_PLAYERS + 1]> =
    LazyLock::new(|| std::array::from_fn(|more| compose(FEWEST_PLAYERS + more)));

/// The table of so many players; the terrain lies on the track of the rounds and needs no place of its own.
pub(super) fn plans(players: usize) -> &'static Plans {
    &PLANS[players - FEWEST_PLAYERS]
}

fn compose(players: usize) -> Plans {
    Plans { wide: wide(players), tall: tall(players), screen: screen(players) }
}

/// The names of the recipes' places, from one to before another.
fn areas(places: std::ops::Range<usize>) -> Vec<String> {
    places.map(|place| format!("area{place}")).collect()
}

/// Recipes side by side, each with its slip below.
fn recipes(name: &str, at: Spot, places: std::ops::Range<usize>, slip: u16) -> Region {
    let across = places.len() as u8;
    Region::zones(name, at, &areas(places), Flow::Columns, (across, 1)).with_aside(Edge::Bottom, slip)
}

fn piles(at: Spot) -> Region {
    Region::zones("piles", at, &["pile", "recipes", "middle", "removed"], Flow::Piles, (4, 1)).outlined()
}

/// The cauldron, and the Pots that were shown, the highest at the left.
fn hearth(at: Spot, least: u8) -> Region {
    let region = Region::zones("hearth", at, &["hearth"], Flow::Fan, (MOST_PLAYERS as u8, 1));
    region.overlapping(least).dressed(Dress::Hollow).adorned("hearth")
}

/// A player's side: the plate, below it what they have made, and what they have drafted and paid.
struct Side {
    /// How much of the height is the plate's, in thousandths.
    plate: u16,
    /// How much of the width is for what they have made, in thousandths.
    made: u16,
    /// How much of a card is seen at least, in hundredths.
    least: u8,
    /// Whether there is room for what they have paid.
    paid: bool,
    /// How much of the height below the plate is for words, in thousandths.
    words: u16,
}

impl Side {
    fn regions(&self, player: u8, at: Spot) -> Vec<Region> {
        let made = at.within(Spot(0, self.plate + 20, self.made, 980 - self.plate));
        let stock = at.within(Spot(self.made + 10, self.plate + 20, 990 - self.made, 980 - self.plate));
        let drafted = format!("drafted@{player}");
        let (zones, across) =
            if self.paid { (vec![drafted, format!("spent@{player}")], 2) } else { (vec![drafted], 1) };
        vec![
            Region::plate(player, at.within(Spot(0, 0, 1000, self.plate))),
            made_region(player, made, self.least).with_aside(Edge::Bottom, self.words),
            Region::zones(format!("stock{player}"), stock, &zones, Flow::Piles, (across, 1))
                .dressed(Dress::Mat),
        ]
    }
}

fn made_region(player: u8, at: Spot, least: u8) -> Region {
    let zones = [format!("minions@{player}")];
    let region = Region::zones(format!("made{player}"), at, &zones, Flow::Groups, (MADE, 1));
    region.overlapping(least).dressed(Dress::Mat)
}

fn tray(at: Spot, least: u8) -> Region {
    let region = Region::zones("tray", at, &["drafted@0"], Flow::Fan, (TRAY, 1));
    region.overlapping(least).dressed(Dress::Wood)
}

/// The hand, or what was paid by whoever has none any more.
fn hand(at: Spot, least: u8) -> Region {
    Region::zones("hand", at, &["hand@0", "spent@0"], Flow::Fan, (5, 1)).overlapping(least)
}

fn wide(players: usize) -> Plan {
    let side = match players {
        3 => Side { plate: 240, made: 620, least: 26, paid: true, words: 230 },
        4 => Side { plate: 240, made: 560, least: 20, paid: true, words: 230 },
        5 => Side { plate: 240, made: 660, least: 17, paid: false, words: 230 },
        _ => Side { plate: 240, made: 620, least: 10, paid: false, words: 230 },
    };
    // Six recipes need the width that the hearth can spare.
    let right = if players == MOST_PLAYERS { 770 } else { 740 };
    let left = right - 16;
    let top = Spot(8, 8, 984, 204);
    let mut regions: Vec<Region> = (1..players as u16)
        .flat_map(|player| side.regions(player as u8, top.part(player - 1, players as u16 - 1, 8)))
        .collect();
    regions.extend([
        Region::board("rounds", Spot(8, 220, 470, 124)).dressed(Dress::Wood),
        piles(Spot(484, 220, left - 476, 124)).labelled(Edge::Bottom, 190),
        recipes("recipes", Spot(8, 350, left, 336), 0..players, 245),
        Region::board("pots", Spot(right, 220, 992 - right, 196)).dressed(Dress::Wood),
        hearth(Spot(right, 424, 992 - right, 344), 29).with_aside(Edge::Bottom, 230),
        Region::prompt(Spot(8, 692, left, 78)),
        Region::plate(0, Spot(8, 778, 196, 62)),
        made_region(0, Spot(8, 846, 196, 146), 27),
        tray(Spot(212, 778, 352, 214), 50).labelled(Edge::Top, 130),
        hand(Spot(572, 776, 420, 216), 88).labelled(Edge::Top, 130).with_aside(Edge::Top, 130),
    ]);
    Plan { regions, fold: 690, sheet: Spot(100, 215, 640, 470) }
}

fn tall(players: usize) -> Plan {
    let plates = Spot(10, 4, 980, 68);
    let mut regions: Vec<Region> = (1..players as u16)
        .map(|player| Region::plate(player as u8, plates.part(player - 1, players as u16 - 1, 8)))
        .collect();
    regions.push(Region::board("rounds", Spot(10, 74, 980, 66)).dressed(Dress::Wood).folded());
    regions.extend(tall_middle(players));
    let (fold, own_side, cards) = if players == MOST_PLAYERS { (676, 730, 847) } else { (646, 716, 842) };
    regions.extend([
        Region::prompt(Spot(10, fold, 980, own_side - fold - 4)),
        Region::plate(0, Spot(10, own_side, 280, cards - own_side - 4)),
        tray(Spot(298, own_side, 692, cards - own_side - 4), 50),
        hand(Spot(10, cards, 980, 996 - cards), 80),
    ]);
    Plan { regions, fold, sheet: Spot(10, 74, 980, 400) }
}

/// Three recipes in a line, and beside those of the second line the hearth, the piles and the Pots. Six
/// recipes leave a line of their own for these.
fn tall_middle(players: usize) -> Vec<Region> {
    let beside = |x: u16| {
        let at = Spot(x, 394, 990 - x, 248);
        [
            hearth(at.within(Spot(0, 0, 1000, 680)), 20).with_aside(Edge::Bottom, 270),
            piles(at.within(Spot(0, 690, 1000, 165))),
            Region::board("pots", at.within(Spot(0, 862, 1000, 138))).dressed(Dress::Wood).folded(),
        ]
    };
    let above = |height| recipes("recipes", Spot(10, 144, 980, height), 0..3, 255);
    let below = |y, width, height| recipes("recipes-below", Spot(10, y, width, height), 3..players, 255);
    match players {
        3 => std::iter::once(above(246)).chain(beside(10)).collect(),
        4 => [above(246), below(394, 322, 248)].into_iter().chain(beside(340)).collect(),
        5 => [above(246), below(394, 648, 248)].into_iter().chain(beside(666)).collect(),
        _ => vec![
            above(200),
            below(346, 980, 200),
            hearth(Spot(10, 550, 470, 122), 26),
            piles(Spot(486, 550, 260, 122)),
            Region::board("pots", Spot(752, 550, 238, 122)).dressed(Dress::Wood).folded(),
        ],
    }
}

/// Half of the players above, the others below, clockwise.
fn screen(players: usize) -> Plan {
    let above = players.div_ceil(2) as u16;
    let below = players as u16 - above;
    let side = Side { plate: 260, made: 640, least: 25, paid: true, words: 290 };
    let place = |player: u16| match player.checked_sub(above) {
        None => Spot(8, 8, 984, 176).part(player, above, 8),
        Some(back) => Spot(8, 816, 984, 176).part(below - 1 - back, below, 8),
    };
    let mut regions: Vec<Region> =
        (0..players as u16).flat_map(|player| side.regions(player as u8, place(player))).collect();
    regions.extend([
        Region::board("rounds", Spot(8, 192, 530, 128)).dressed(Dress::Wood),
        piles(Spot(546, 192, 206, 128)).labelled(Edge::Bottom, 190),
        recipes("recipes", Spot(8, 328, 744, 404), 0..players, 200),
        Region::board("pots", Spot(760, 192, 232, 196)).dressed(Dress::Wood),
        hearth(Spot(760, 396, 232, 336), 29).with_aside(Edge::Bottom, 230),
        Region::prompt(Spot(8, 740, 984, 68)),
    ]);
    Plan { regions, fold: 1000, sheet: Spot(200, 200, 600, 530) }
}

#[cfg(test)]
mod tests {
    use engine::Holds;

    use super::*;

    /// The width of the cards of a region that lies side by side, on a felt of this size, as front ends
    /// have it.
    fn card_width(region: &Region, (felt_w, felt_h): (f64, f64)) -> f64 {
        let share = |trim: Option<engine::Trim>| trim.map_or(0.0, |trim| f64::from(trim.share) / 1000.0);
        let inner = |part: u16, felt: f64| f64::from(part) / 1000.0 * felt - 8.0;
        let (w, h) = (inner(region.at.2, felt_w), inner(region.at.3, felt_h));
        let shared = matches!((region.label, region.aside), (Some(a), Some(b)) if a.edge == b.edge);
        let aside = if shared { 0.0 } else { share(region.aside) };
        let (across, h) = (f64::from(region.room.0), h * (1.0 - aside - share(region.label)));
        match region.flow {
            Flow::Columns => (w / across - 12.0).min(h / 1.4),
            Flow::Piles => (w / across - 12.0).min(h / 1.4),
            _ => (w / (1.0 + (across - 1.0) * f64::from(region.least) / 100.0)).min((h - 10.0) / 1.4),
        }
    }

    fn narrowest(plan: &Plan, name: &str, felt: (f64, f64)) -> f64 {
        let regions = plan.regions.iter().filter(|region| {
            matches!(region.holds, Holds::Zones(_)) && region.name.trim_end_matches(char::is_numeric) == name
        });
        regions.map(|region| card_width(region, felt)).fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn cards_are_large_enough_on_every_table() {
        for players in FEWEST_PLAYERS..=MOST_PLAYERS {
            let Plans { wide, tall, .. } = plans(players);
            for (plan, felt, name, least) in [
                (wide, (984.0, 724.0), "recipes", 110.0),
                (wide, (984.0, 724.0), "hearth", 84.0),
                (wide, (984.0, 724.0), "hand", 84.0),
                (wide, (984.0, 724.0), "tray", 84.0),
                (wide, (984.0, 724.0), "made", 48.0),
                (wide, (984.0, 724.0), "stock", 48.0),
                (tall, (370.0, 756.0), "recipes", 72.0),
                (tall, (370.0, 756.0), "recipes-below", 72.0),
                (tall, (370.0, 756.0), "hearth", 52.0),
                (tall, (370.0, 756.0), "hand", 56.0),
                (tall, (370.0, 756.0), "tray", 48.0),
                (tall, (340.0, 652.0), "hand", 56.0),
            ] {
                let width = narrowest(plan, name, felt);
                assert!(width >= least, "{players} players, {name} on {felt:?}: {width:.0} of {least}");
            }
        }
    }
}
