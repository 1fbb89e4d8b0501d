//! How the table is composed, for each number of players and with or without familiars.

use std::sync::LazyLock;

use engine::{Dress, Edge, Flow, Plan, Plans, Region, Spot};

use crate::OnlyOne;
use crate::options::Familiars;

/// How many kinds of cards a player has at the most in most games; more lie closer.
const KINDS: u8 = 14;

/// What the plan depends on.
#[derive(Clone, Copy)]
struct Party {
    players: u8,
    /// Whether somebody may look at three cards of the deck, which then lie beside it.
    familiars: bool,
}

pub(super) fn plans(game: &OnlyOne) -> &'static Plans {
    static PLANS: LazyLock<[[Plans; 2]; 3]> = LazyLock::new(|| {
        [2, 3, 4].map(|players| [false, true].map(|familiars| Party { players, familiars }.plans()))
    });
    let familiars = game.options.familiars != Familiars::Off;
    &PLANS[game.seats.len() - 2][usize::from(familiars)]
}

impl Party {
    fn plans(self) -> Plans {
        Plans { wide: self.wide(), tall: self.tall(), lying: self.lying(), screen: self.screen() }
    }

    /// The others above in the order of play, then deck, columns and the value board, one's own side below.
    fn wide(self) -> Plan {
        let deck = if self.familiars { 132 } else { 120 };
        let others = Spot(10, 10, 980, 170);
        let columns = Spot(deck + 16, 190, 540 - deck - 16, 530);
        let mut regions: Vec<Region> = (1..self.players)
            .flat_map(|player| side(player, others.part(u16::from(player) - 1, self.opponents(), 10), 300))
            .collect();
        regions.extend([
            self.deck(Spot(10, 190, deck, 275), 125, 210),
            self.drawn(Spot(10, 470, deck, 250), 110),
            self.columns(columns, 65, 165).overlapping(if self.players == 4 { 43 } else { 36 }),
            Region::board("values", Spot(547, 190, 443, 530)).dressed(Dress::Wood),
            Region::prompt(Spot(10, 730, 980, 60)),
            Region::plate(0, Spot(10, 800, 160, 190)),
            collection(0, Spot(180, 800, 810, 190)).overlapping(57),
        ]);
        Plan { regions, sheet: Spot(150, 190, 700, 530) }
    }

    /// The others as plates, the value board as one line.
    fn tall(self) -> Plan {
        let deck = if self.familiars { 240 } else { 205 };
        let mut regions = self.plates(Spot(10, 6, 980, 86));
        regions.extend([
            Region::board("values", Spot(10, 96, 980, 88)).folded().dressed(Dress::Wood),
            self.deck(Spot(10, 188, deck, 268), 100, 360),
            self.drawn(Spot(10, 459, deck, 197), 130),
            self.columns(Spot(deck + 20, 188, 970 - deck, 468), 60, 255).overlapping(58),
            Region::prompt(Spot(10, 661, 980, 116)),
            Region::plate(0, Spot(10, 782, 980, 47)),
            collection(0, Spot(10, 833, 980, 161)).overlapping(30),
        ]);
        Plan { regions, sheet: Spot(20, 188, 960, 468) }
    }

    /// A phone on its side: deck and columns have all of its height, what else a phone shows stands beside.
    fn lying(self) -> Plan {
        let deck = if self.familiars { 150 } else { 130 };
        let right = |y, h| Spot(572, y, 420, h);
        let mut regions = self.plates(right(10, 150));
        regions.extend([
            self.deck(Spot(8, 10, deck, 500), 130, 330),
            self.drawn(Spot(8, 515, deck, 475), 130),
            self.columns(Spot(deck + 14, 10, 550 - deck, 980), 90, 200).overlapping(45),
            Region::board("values", right(166, 170)).folded().dressed(Dress::Wood),
            Region::prompt(right(342, 240)),
            Region::plate(0, right(588, 94)),
            collection(0, right(688, 302)).overlapping(30),
        ]);
        Plan { regions, sheet: Spot(20, 20, 545, 960) }
    }

    /// The others' plates in a line, in the order of play.
    fn plates(self, at: Spot) -> Vec<Region> {
        let plate = |player| Region::plate(player, at.part(u16::from(player) - 1, self.opponents(), 10));
        (1..self.players).map(plate).collect()
    }

    /// Everybody's side above, alike; deck, columns and the value board as large as can be.
    fn screen(self) -> Plan {
        let deck = if self.familiars { 140 } else { 110 };
        let seats = Spot(10, 10, 980, 210);
        let columns = Spot(deck + 16, 230, 560 - deck - 16, 700);
        let mut regions: Vec<Region> = (0..self.players)
            .flat_map(|player| side(player, seats.part(u16::from(player), u16::from(self.players), 10), 270))
            .collect();
        regions.extend([
            self.deck(Spot(10, 230, deck, 370), 90, 190),
            self.drawn(Spot(10, 606, deck, 324), 100),
            self.columns(columns, 55, 150).overlapping(43),
            Region::board("values", Spot(568, 230, 422, 700)).dressed(Dress::Wood),
            Region::prompt(Spot(10, 938, 980, 54)),
        ]);
        Plan { regions, sheet: Spot(150, 230, 700, 700) }
    }

    fn opponents(self) -> u16 {
        u16::from(self.players) - 1
    }

    fn deck(self, at: Spot, label: u16, aside: u16) -> Region {
        let region = Region::zones("deck", at, &["deck"], Flow::Piles, (1, 1)).dressed(Dress::Mat);
        region.labelled(Edge::Top, label).with_aside(Edge::Bottom, aside)
    }

    /// The card turned up; the three that a familiar looks at overlap there.
    fn drawn(self, at: Spot, label: u16) -> Region {
        let cards = if self.familiars { 3 } else { 1 };
        let region = Region::zones("drawn", at, &["drawn"], Flow::Fan, (cards, 1)).dressed(Dress::Mat);
        region.overlapping(22).labelled(Edge::Top, label)
    }

    /// OO-9, OO-14, OO-41. A tray of four places for each column.
    fn columns(self, at: Spot, label: u16, aside: u16) -> Region {
        let trays = self.players.max(3);
        let region = Region::zones("columns", at, &["c1", "c2", "c3", "c4"], Flow::Columns, (trays, 4));
        region.labelled(Edge::Top, label).with_aside(Edge::Bottom, aside).dressed(Dress::Wood).outlined()
    }
}

/// A player's plate with what they have collected below it.
fn side(player: u8, at: Spot, plate: u16) -> [Region; 2] {
    let cards = at.within(Spot(0, plate + 20, 1000, 980 - plate));
    [
        Region::plate(player, at.within(Spot(0, 0, 1000, plate))),
        collection(player, cards).overlapping(if at.2 > 900 { 100 } else { 34 }),
    ]
}

fn collection(player: u8, at: Spot) -> Region {
    let zone = format!("cards@{player}");
    Region::zones(format!("cards{player}"), at, &[zone], Flow::Groups, (KINDS, 1)).dressed(Dress::Mat)
}
