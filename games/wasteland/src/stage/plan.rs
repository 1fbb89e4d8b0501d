//! How the table is composed, for each number of players, with and without alliance cards.
//!
//! The others' sides stand around the middle: the first at the left, the last at the right, a second of three
//! on top. A player's card of the trick lies toward that player.

use std::sync::LazyLock;

use engine::{Edge, Flow, Kind, Message, Plan, Plans, Region, Spot};

use super::zones::alliance_id;
use crate::Species;
use crate::rules::{desert_size, hand_size};

/// The plans of this table.
pub(super) fn plans(players: usize, alliance: bool) -> &'static Plans {
    static PLANS: LazyLock<[[Plans; 2]; 3]> = LazyLock::new(|| {
        [2, 3, 4].map(|players| [false, true].map(|alliance| Table { players, alliance }.plans()))
    });
    &PLANS[players - 2][usize::from(alliance)]
}

/// What decides how a table is composed.
#[derive(Clone, Copy)]
struct Table {
    players: usize,
    alliance: bool,
}

/// Where the columns of a wide table are: the side seats, and the middle between them.
const LEFT: u16 = 8;
const RIGHT: u16 = 796;
const SIDE: u16 = 196;
const MIDDLE: Spot = Spot(210, 8, 580, 721);

/// How much of a card in the hand is seen at least on a phone, in hundredths: its value and suit.
const PHONE_SEEN: u8 = 38;

/// Where the trick ends and the price board begins.
const TRICK_END: u16 = 552;
const PRICES: Spot = Spot(210, 554, 580, 175);

impl Table {
    fn plans(self) -> Plans {
        Plans { wide: self.wide(), tall: self.tall(), lying: self.lying(), screen: self.screen() }
    }

    fn wide(self) -> Plan {
        let mut regions = self.around(694);
        regions.push(Region::prompt(Spot(8, 733, 984, 66)));
        if self.players == 2 {
            regions.extend([
                self.desert_in(0, Spot(LEFT, 8, SIDE, 412), (2, 2)),
                captured_in(0, Spot(LEFT, 424, SIDE, 305), (2, 2)),
                spare(Spot(RIGHT, 8, SIDE, 210)),
                last_of_two(Spot(RIGHT, 222, SIDE, 507)),
                Region::plate(0, Spot(8, 803, 196, 190)),
                hand(Spot(208, 803, 784, 190), self.hand_room(), 48),
            ]);
        } else {
            regions.extend(self.own_seat());
        }
        Plan { regions, sheet: self.stage() }
    }

    /// The room between the others' sides, where the revolution is counted.
    fn stage(self) -> Spot {
        let Spot(x, _, w, _) = MIDDLE;
        Spot(x, self.trick_begin(), w, 729 - self.trick_begin())
    }

    /// The others' sides around the middle.
    fn around(self, height: u16) -> Vec<Region> {
        let seats = match self.players {
            2 => vec![self.top_seat(1)],
            3 => vec![self.side_seat(1, LEFT, height), self.side_seat(2, RIGHT, height)],
            _ => {
                vec![self.side_seat(1, LEFT, height), self.top_seat(2), self.side_seat(3, RIGHT, height)]
            }
        };
        seats.into_iter().flatten().chain(self.middle()).collect()
    }

    /// A seat at the side, from top to bottom: plate, desert, captured cards, and the ally beside the hand.
    fn side_seat(self, player: u8, x: u16, height: u16) -> Vec<Region> {
        let side = Spot(x, 8, SIDE, height);
        let below = |x, w| side.within(Spot(x, 784, w, 216));
        let mut regions = vec![
            Region::plate(player, side.within(Spot(0, 0, 1000, 160))),
            self.desert(player, side.within(Spot(0, 165, 1000, 210))),
            captured_in(player, side.within(Spot(0, 379, 1000, 401)), (2, 2)),
        ];
        if self.alliance {
            regions.extend([ally(player, below(0, 352)), self.backs(player, below(360, 640))]);
        } else {
            regions.push(self.backs(player, below(0, 1000)));
        }
        regions
    }

    /// A seat on top: its plate on one line, below it desert, ally, captured cards and hand.
    fn top_seat(self, player: u8) -> Vec<Region> {
        let plate = Region::plate(player, Spot(210, 8, 580, 38));
        [plate].into_iter().chain(self.line(player, Spot(210, 48, 580, 143))).collect()
    }

    /// What lies before a player, on one line.
    fn line(self, player: u8, at: Spot) -> Vec<Region> {
        let part = |x, w| at.within(Spot(x, 0, w, 1000));
        match (self.players, self.alliance) {
            (2, _) => vec![
                self.desert(player, part(0, 382)),
                captured(player, part(385, 425)),
                self.backs(player, part(815, 185)),
            ],
            (_, true) => vec![
                self.desert(player, part(0, 292)),
                ally(player, part(295, 108)),
                captured(player, part(405, 425)),
                self.backs(player, part(835, 165)),
            ],
            (_, false) => vec![
                self.desert(player, part(0, 300)),
                captured(player, part(305, 425)),
                self.backs(player, part(735, 265)),
            ],
        }
    }

    /// Where the trick begins: three players leave the top to it.
    fn trick_begin(self) -> u16 {
        if self.players == 3 { 8 } else { 192 }
    }

    /// Alliance cards, trick, last trick and prices.
    fn middle(self) -> Vec<Region> {
        let (top, height) = (self.trick_begin(), TRICK_END - self.trick_begin());
        let Spot(x, _, w, _) = MIDDLE;
        let prices = Region::board("prices", PRICES);
        if self.players == 2 {
            return self.trick(Spot(x, top, w, height)).into_iter().chain([prices]).collect();
        }
        let last = last_trick(Spot(709, top, 81, height), Flow::Columns, (1, 4))
            .overlapping(30)
            .labelled(Edge::Top, 85)
            .with_aside(Edge::Bottom, 240);
        let mut regions = vec![last, prices];
        let beside = match (self.players, self.alliance) {
            (_, false) => 0,
            (3, true) => 226,
            (_, true) => 198,
        };
        if self.alliance {
            regions.extend(alliances(Spot(x, top, beside - 2, height)));
        }
        regions.extend(self.trick(Spot(x + beside, top, 497 - beside, height)));
        regions
    }

    /// A player's place in the trick lies toward that player.
    fn trick(self, at: Spot) -> Vec<Region> {
        let spots: Vec<(u8, Spot)> = match (self.players, self.alliance) {
            (2, _) => vec![(1, Spot(0, 0, 495, 720)), (0, Spot(505, 280, 495, 720))],
            (3, true) => {
                vec![(1, Spot(0, 0, 495, 495)), (2, Spot(505, 0, 495, 495)), (0, Spot(253, 505, 495, 495))]
            }
            (3, false) => {
                vec![(1, Spot(0, 0, 325, 800)), (0, Spot(338, 200, 325, 800)), (2, Spot(675, 0, 325, 800))]
            }
            (_, true) => vec![
                (1, Spot(0, 250, 330, 500)),
                (2, Spot(335, 0, 330, 499)),
                (0, Spot(335, 501, 330, 499)),
                (3, Spot(670, 250, 330, 500)),
            ],
            (_, false) => vec![
                (1, Spot(0, 170, 246, 660)),
                (2, Spot(251, 0, 246, 660)),
                (0, Spot(502, 340, 246, 660)),
                (3, Spot(753, 170, 246, 660)),
            ],
        };
        let places = if self.players == 2 { 2 } else { 1 };
        let places = spots.into_iter().map(|(player, inner)| trick_place(player, at.within(inner), places));
        places.chain([led(at.within(self.corner()))]).collect()
    }

    /// What the places of the trick leave free: what was led is written there.
    fn corner(self) -> Spot {
        match (self.players, self.alliance) {
            (2, _) => Spot(505, 0, 495, 270),
            (3, true) => Spot(0, 510, 245, 490),
            (3, false) => Spot(338, 0, 325, 190),
            (_, true) => Spot(0, 0, 330, 242),
            (_, false) => Spot(251, 668, 246, 332),
        }
    }

    /// The viewer's side: plate, and below it desert, ally and captured cards; the hand beside them.
    fn own_seat(self) -> Vec<Region> {
        let mut regions = vec![
            Region::plate(0, Spot(8, 803, 476, 44)),
            hand(Spot(488, 803, 504, 190), self.hand_room(), 43),
        ];
        if self.alliance {
            regions.extend([
                self.desert(0, Spot(8, 849, 170, 146)),
                ally(0, Spot(179, 849, 61, 146)),
                captured(0, Spot(240, 849, 244, 146)),
            ]);
        } else {
            regions.extend([self.desert(0, Spot(8, 849, 200, 146)), captured(0, Spot(212, 849, 272, 146))]);
        }
        regions
    }

    /// A phone: the others' sides are behind their plates, the price board is one line.
    fn tall(self) -> Plan {
        let mut regions = self.plates(Spot(10, 5, 980, 130));
        regions.push(Region::board("prices", Spot(10, 139, 980, 112)).folded());
        regions.extend(self.phone_middle(Spot(10, 255, 980, 308)));
        regions.extend([
            Region::prompt(Spot(10, 566, 980, 102)),
            Region::plate(0, Spot(10, 671, 980, 45)),
            hand(Spot(8, 852, 984, 146), self.hand_room(), PHONE_SEEN),
        ]);
        regions.extend(self.phone_side(Spot(10, 718, 980, 132)));
        Plan { regions, sheet: Spot(10, 139, 980, 424) }
    }

    /// A phone on its side: the trick at the left, one's own side at the right.
    fn lying(self) -> Plan {
        let left = |y, h| Spot(8, y, 542, h);
        let right = |y, h| Spot(555, y, 440, h);
        let mut regions = self.plates(left(10, 170));
        regions.push(Region::board("prices", left(186, 134)).folded());
        regions.extend(self.phone_middle(left(324, 668)));
        regions.extend([
            Region::prompt(right(10, 236)),
            Region::plate(0, right(252, 96)),
            hand(right(650, 342), self.hand_room(), PHONE_SEEN),
        ]);
        regions.extend(self.phone_side(right(354, 290)));
        Plan { regions, sheet: left(186, 804) }
    }

    /// The others' plates in a line.
    fn plates(self, at: Spot) -> Vec<Region> {
        let opponents = self.players as u16 - 1;
        let plate = |player: u16| {
            let before = [format!("desert@{player}"), format!("scored@{player}*")];
            Region::plate(player as u8, at.part(player - 1, opponents, 10)).glimpsing(&before)
        };
        (1..=opponents).map(plate).collect()
    }

    /// One's own desert and captured cards on a phone.
    fn phone_side(self, at: Spot) -> Vec<Region> {
        let desert = if self.players == 2 { 500 } else { 430 };
        vec![
            self.desert(0, at.within(Spot(0, 0, desert, 1000))),
            captured(0, at.within(Spot(desert + 10, 0, 990 - desert, 1000))),
        ]
    }

    /// Alliance cards, trick and last trick on a phone.
    fn phone_middle(self, at: Spot) -> Vec<Region> {
        let part = |x, y, w, h| at.within(Spot(x, y, w, h));
        let last = |spot| last_trick(spot, Flow::Lanes, (4, 1)).overlapping(40);
        let small = |spot| last(spot).labelled(Edge::Top, 230);
        match (self.players, self.alliance) {
            (2, _) => vec![
                spare(part(0, 0, 357, 470)).labelled(Edge::Top, 170),
                small(part(0, 480, 357, 520)),
                trick_place(1, part(364, 0, 636, 425), 2),
                led(part(364, 430, 636, 140)),
                trick_place(0, part(364, 575, 636, 425), 2),
            ],
            (_, true) => alliances(part(0, 0, 357, 780))
                .into_iter()
                .chain([small(part(0, 790, 357, 210))])
                .chain(self.trick(part(364, 0, 636, 1000)))
                .collect(),
            (_, false) => {
                let strip = last(part(0, 765, 1000, 235));
                let strip = strip.labelled(Edge::Left, 170).with_aside(Edge::Right, 330);
                self.trick(part(0, 0, 1000, 755)).into_iter().chain([strip]).collect()
            }
        }
    }

    /// All sides alike, around the middle.
    fn screen(self) -> Plan {
        let mut regions = self.around(790);
        regions.extend([Region::prompt(Spot(210, 733, 580, 66)), Region::plate(0, Spot(8, 806, 196, 186))]);
        regions.extend(self.line(0, Spot(210, 806, 782, 186)));
        if self.players == 2 {
            regions.extend([spare(Spot(LEFT, 8, SIDE, 790)), last_of_two(Spot(RIGHT, 8, SIDE, 790))]);
        }
        Plan { regions, sheet: self.stage() }
    }

    fn hand_room(self) -> u8 {
        hand_size(self.players) as u8
    }

    fn desert(self, player: u8, at: Spot) -> Region {
        self.desert_in(player, at, (desert_size(self.players) as u8, 1))
    }

    fn desert_in(self, player: u8, at: Spot, room: (u8, u8)) -> Region {
        let (flow, label) = if room.1 == 1 { (Flow::Lanes, 170) } else { (Flow::Grid, 70) };
        let name = format!("desert{player}");
        Region::zones(name, at, &[format!("desert@{player}")], flow, room)
            .labelled(Edge::Top, label)
            .outlined()
    }

    /// The hand of somebody else, seen from behind.
    fn backs(self, player: u8, at: Spot) -> Region {
        let name = format!("hand{player}");
        Region::zones(name, at, &[format!("hand@{player}")], Flow::Fan, (self.hand_room(), 1))
            .overlapping(12)
            .labelled(Edge::Top, 170)
    }
}

/// A player's place in the trick.
fn trick_place(player: u8, at: Spot, places: u8) -> Region {
    let zone = format!("trick@{player}");
    Region::zones(format!("trick{player}"), at, &[zone], Flow::Grid, (places, 1)).outlined()
}

/// Words alone.
fn led(at: Spot) -> Region {
    Region::zones("led", at, &["led"], Flow::Grid, (1, 1)).with_aside(Edge::Bottom, 1000)
}

/// The last trick where there is room for its four cards.
fn last_of_two(at: Spot) -> Region {
    last_trick(at, Flow::Grid, (2, 2)).labelled(Edge::Top, 60).with_aside(Edge::Bottom, 120)
}

/// Four piles in the order of the species.
fn captured(player: u8, at: Spot) -> Region {
    captured_in(player, at, (4, 1))
}

fn captured_in(player: u8, at: Spot, room: (u8, u8)) -> Region {
    let name = format!("captured{player}");
    Region::zones(name, at, &[format!("scored@{player}*")], Flow::Piles, room)
        .titled(Message::new("zone-captured"), if room.1 == 1 { 148 } else { 85 })
        .with_aside(Edge::Bottom, 150)
        .outlined()
}

fn ally(player: u8, at: Spot) -> Region {
    let name = format!("ally{player}");
    Region::zones(name, at, &[format!("ally@{player}")], Flow::Lanes, (1, 1))
        .labelled(Edge::Top, 170)
        .outlined()
}

fn hand(at: Spot, room: u8, least: u8) -> Region {
    Region::zones("hand0", at, &["hand@0"], Flow::Fan, (room, 1)).overlapping(least)
}

/// The alliance cards in canonical order, two by two; each keeps its place when it is taken.
fn alliances(at: Spot) -> Vec<Region> {
    let corners =
        [Spot(0, 0, 500, 500), Spot(500, 0, 500, 500), Spot(0, 500, 500, 500), Spot(500, 500, 500, 500)];
    let place = |(species, corner): (&Species, Spot)| {
        let zone = alliance_id(*species);
        Region::zones(zone.to_string(), at.within(corner), &[zone.as_str()], Flow::Grid, (1, 1))
    };
    Species::ALL.iter().zip(corners).map(place).collect()
}

fn spare(at: Spot) -> Region {
    Region::zones("spare", at, &["spare"], Flow::Lanes, (2, 1)).labelled(Edge::Top, 130)
}

fn last_trick(at: Spot, flow: Flow, room: (u8, u8)) -> Region {
    Region::zones("last", at, &["last"], flow, room)
}
