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
    Plans { wide: wide(players), tall: tall(players), lying: lying(players), screen: screen(players) }
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

/// Two above two, where they are too narrow side by side for their names.
fn piles_in_two_lines(at: Spot) -> Region {
    Region { room: (2, 2), ..piles(at) }.labelled(Edge::Bottom, 400)
}

/// The Pots that were shown over the fire, the highest at the left.
fn fire(at: Spot, least: u8) -> Region {
    let region = Region::zones("hearth", at, &["hearth"], Flow::Fan, (MOST_PLAYERS as u8, 1));
    region.overlapping(least).dressed(Dress::Hollow)
}

/// The cauldron on the fire, and words at its foot.
fn hearth(at: Spot, least: u8, words: u16) -> Region {
    fire(at, least).adorned("hearth").with_aside(Edge::Bottom, words)
}

/// Where there is no room for words, the cauldron has all of it.
fn wordless_hearth(at: Spot, least: u8) -> Region {
    fire(at, least).adorned("art-pot")
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
    // A slip takes what its card leaves.
    let slip = if players == MOST_PLAYERS { 320 } else { 232 };
    let top = Spot(8, 8, 984, 204);
    let mut regions: Vec<Region> = (1..players as u16)
        .flat_map(|player| side.regions(player as u8, top.part(player - 1, players as u16 - 1, 8)))
        .collect();
    regions.extend([
        Region::board("rounds", Spot(8, 220, 470, 124)).dressed(Dress::Wood),
        piles(Spot(484, 220, left - 476, 124)).labelled(Edge::Bottom, 190),
        recipes("recipes", Spot(8, 350, left, 336), 0..players, slip),
        Region::board("pots", Spot(right, 220, 992 - right, 196)).dressed(Dress::Wood),
        hearth(Spot(right, 424, 992 - right, 344), 29, 230),
        Region::prompt(Spot(8, 692, left, 78)),
        Region::plate(0, Spot(8, 778, 196, 62)),
        made_region(0, Spot(8, 846, 196, 146), 27),
        tray(Spot(212, 778, 352, 214), 50).labelled(Edge::Top, 130),
        hand(Spot(572, 776, 420, 216), 88).labelled(Edge::Top, 130).with_aside(Edge::Top, 130),
    ]);
    Plan { regions, sheet: Spot(100, 215, 640, 470) }
}

fn tall(players: usize) -> Plan {
    let mut regions = plates(Spot(10, 4, 980, 68), players);
    // Six recipes leave less for the rounds.
    let rounds = if players == MOST_PLAYERS { 61 } else { 66 };
    regions.push(Region::board("rounds", Spot(10, 74, 980, rounds)).dressed(Dress::Wood).folded());
    regions.extend(tall_middle(players));
    let (below, own_side, cards) = match players {
        3 => (578, 668, 820),
        4 | 5 => (634, 718, 844),
        _ => (659, 752, 854),
    };
    regions.extend([
        Region::prompt(Spot(10, below, 980, own_side - below - 4)),
        Region::plate(0, Spot(10, own_side, 280, cards - own_side - 4)),
        tray(Spot(298, own_side, 692, cards - own_side - 4), 50),
        hand(Spot(10, cards, 980, 996 - cards), 80),
    ]);
    Plan { regions, sheet: Spot(10, 74, 980, 400) }
}

/// Three recipes in a line, and beside those of the second line the hearth, the piles and the Pots. Three and
/// six recipes leave a line of their own for these.
fn tall_middle(players: usize) -> Vec<Region> {
    let above = |y, height| recipes("recipes", Spot(10, y, 980, height), 0..3, 236);
    let below = |y, width, height| recipes("recipes-below", Spot(10, y, width, height), 3..players, 236);
    let pots = |at| Region::board("pots", at).dressed(Dress::Wood).folded();
    match players {
        3 => vec![
            above(144, 248),
            hearth(Spot(10, 396, 470, 178), 20, 200),
            piles(Spot(486, 396, 504, 88)).labelled(Edge::Bottom, 240),
            pots(Spot(486, 488, 504, 86)),
        ],
        4 => vec![
            above(144, 240),
            below(388, 322, 242),
            hearth(Spot(340, 388, 330, 242), 20, 220),
            piles_in_two_lines(Spot(676, 388, 314, 142)),
            pots(Spot(676, 534, 314, 96)),
        ],
        5 => vec![
            above(144, 240),
            below(388, 648, 242),
            wordless_hearth(Spot(666, 388, 324, 128), 20),
            piles(Spot(666, 520, 324, 46)),
            pots(Spot(666, 570, 324, 60)),
        ],
        _ => vec![
            above(138, 192),
            below(333, 980, 192),
            wordless_hearth(Spot(10, 528, 470, 128), 26),
            piles_in_two_lines(Spot(486, 528, 260, 128)),
            pots(Spot(752, 528, 238, 128)),
        ],
    }
}

/// The others' plates in a line.
fn plates(at: Spot, players: usize) -> Vec<Region> {
    let plate = |player| Region::plate(player as u8, at.part(player - 1, players as u16 - 1, 8));
    (1..players as u16).map(plate).collect()
}

/// A phone on its side: all recipes in one line, below them hearth, piles and Pots; one's own side beside them.
fn lying(players: usize) -> Plan {
    let left = |y, h| Spot(8, y, 594, h);
    let right = |y, h| Spot(608, y, 384, h);
    let line = |x, w| left(722, 270).within(Spot(x, 0, w, 1000));
    let mut regions = plates(left(8, 132), players);
    regions.extend([
        Region::board("rounds", left(146, 120)).dressed(Dress::Wood).folded(),
        recipes("recipes", left(272, 444), 0..players, 255),
        wordless_hearth(line(0, 480), 26),
        piles(line(486, 280)),
        Region::board("pots", line(772, 228)).dressed(Dress::Wood).folded(),
        Region::prompt(right(8, 232)),
        Region::plate(0, right(246, 92)),
        tray(right(344, 290), 50),
        hand(right(640, 352), 80),
    ]);
    Plan { regions, sheet: Spot(20, 150, 570, 560) }
}

/// Half of the players above, the others below, clockwise.
fn screen(players: usize) -> Plan {
    let above = players.div_ceil(2) as u16;
    let below = players as u16 - above;
    let side = Side { plate: 240, made: 640, least: 25, paid: true, words: 190 };
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
        hearth(Spot(760, 396, 232, 336), 29, 230),
        Region::prompt(Spot(8, 740, 984, 68)),
    ]);
    Plan { regions, sheet: Spot(200, 200, 600, 530) }
}

#[cfg(test)]
mod tests {
    use engine::{Holds, Size};

    use super::*;

    /// The narrowest cards of the regions with this name, on a felt of this size.
    fn narrowest(plan: &Plan, name: &str, felt: Size) -> u16 {
        let named = |region: &&Region| region.name.trim_end_matches(char::is_numeric) == name;
        let regions = plan.regions.iter().filter(|region| matches!(region.holds, Holds::Zones(_)));
        regions.filter(named).map(|region| region.card_width(felt, 1)).min().unwrap()
    }

    #[test]
    fn recipes_are_larger_than_other_cards() {
        for players in FEWEST_PLAYERS..=MOST_PLAYERS {
            let Plans { wide, tall, lying, .. } = plans(players);
            let (desk, phone, on_its_side) =
                (Size { w: 988.0, h: 724.0 }, Size { w: 374.0, h: 754.0 }, Size { w: 828.0, h: 340.0 });
            for (plan, felt, name, least) in [
                (wide, desk, "recipes", 110),
                (wide, desk, "tray", 84),
                (tall, phone, "recipes", 72),
                (tall, phone, "recipes-below", 72),
                (lying, on_its_side, "recipes", 66),
            ] {
                if name == "recipes-below" && players == 3 {
                    continue;
                }
                let width = narrowest(plan, name, felt);
                assert!(width >= least, "{players} players, {name} on {felt:?}: {width} of {least}");
            }
        }
    }
}
