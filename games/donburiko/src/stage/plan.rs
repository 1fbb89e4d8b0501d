//! How the table is composed, by the number of players: the others' mats above, a lane for each row, the race
//! and the bank beside them, one's own side below.

use std::sync::LazyLock;

use engine::{Dress, Edge, Flow, Plan, Plans, Region, Spot};

use crate::card::ROW_LIMIT;

pub(super) fn plans(players: usize) -> &'static Plans {
    static PLANS: LazyLock<[Plans; 3]> = LazyLock::new(|| [2, 3, 4].map(compose));
    &PLANS[players - 2]
}

fn compose(players: u8) -> Plans {
    Plans {
        wide: match players {
            2 => wide_of_two(),
            3 => wide_of_three(),
            _ => wide_of_four(),
        },
        tall: tall(players),
        lying: lying(players),
        screen: screen(players),
    }
}

const ROW: u8 = ROW_LIMIT as u8;

/// Two lanes leave room for what they count above them, and for larger cards.
fn wide_of_two() -> Plan {
    let mut regions = mats(Spot(8, 0, 984, 132), 1..2, Mat { plate: 190, hand: 90, seen: 100 });
    regions.push(headed_lanes(Spot(8, 136, 805, 528), 2, 170));
    regions.extend(beside(Spot(820, 136, 172, 528), 2));
    regions.push(Region::prompt(Spot(8, 670, 984, 56)));
    regions.extend(own_side(Spot(8, 732, 984, 268)));
    Plan { regions, sheet: Spot(150, 136, 700, 528) }
}

fn wide_of_three() -> Plan {
    let mut regions = mats(Spot(8, 0, 984, 150), 1..3, Mat { plate: 330, hand: 185, seen: 33 });
    regions.push(signed_lanes(Spot(8, 154, 805, 532), 3));
    regions.extend(beside(Spot(820, 154, 172, 532), 3));
    regions.push(Region::prompt(Spot(8, 692, 984, 56)));
    regions.extend(own_side(Spot(8, 754, 984, 246)));
    Plan { regions, sheet: Spot(150, 154, 700, 532) }
}

/// Four lanes of the least height leave no line for the prompt alone: it stands beside the hand.
fn wide_of_four() -> Plan {
    let mut regions = mats(Spot(8, 0, 984, 105), 1..4, Mat { plate: 465, hand: 192, seen: 16 });
    regions.push(signed_lanes(Spot(8, 107, 805, 697), 4));
    regions.extend(beside(Spot(820, 107, 172, 697), 4));
    regions.extend([
        Region::plate(0, Spot(8, 807, 150, 86)),
        taken(0, Spot(8, 895, 150, 105), 16),
        hand(Spot(163, 807, 275, 193), 3),
        Region::prompt(Spot(443, 807, 549, 92)),
        unseen(Spot(443, 901, 549, 99)),
    ]);
    Plan { regions, sheet: Spot(150, 107, 700, 697) }
}

/// A phone: the others are plates, the race one line, lanes with a line of words above their cards.
fn tall(players: u8) -> Plan {
    let lane = match players {
        2 => 150,
        3 => 145,
        _ => 136,
    };
    let lanes = lane * u16::from(players);
    let mut regions = plates(Spot(0, 0, 1000, 62), players);
    regions.extend(tallies(Spot(0, 64, 1000, 54), players));
    let head = if players == 4 { 190 } else { 215 };
    regions.push(headed_lanes(Spot(0, 120, 1000, lanes), players, head).overlapping(90));
    let below = 120 + lanes + 3;
    regions.extend(match players {
        2 => phone_side_of_two(below),
        3 => phone_side_of_three(below),
        _ => phone_side_of_four(below),
    });
    Plan { regions, sheet: Spot(10, 64, 980, 210) }
}

/// A phone on its side: the lanes have all of its height, everything else stands beside them.
fn lying(players: u8) -> Plan {
    let lanes = if players == 2 {
        headed_lanes(Spot(0, 0, 676, 1000), 2, 170)
    } else {
        lanes(Spot(0, 0, 676, 1000), players).labelled(Edge::Left, 90).with_aside(Edge::Right, 190)
    };
    let right = |y, h| Spot(682, y, 318, h);
    let mut regions = plates(right(0, 150), players);
    regions.extend(tallies(right(155, 110), players));
    regions.extend([lanes.overlapping(95), unseen(right(270, 90)).folded(), Region::prompt(right(366, 230))]);
    regions.extend(match players {
        4 => [Region::plate(0, Spot(682, 602, 98, 398)), hand(Spot(784, 602, 216, 398), 3).overlapping(90)],
        _ => [Region::plate(0, right(602, 96)), hand(right(702, 298), 4).overlapping(90)],
    });
    Plan { regions, sheet: Spot(100, 20, 570, 700) }
}

/// The others' plates in a line.
fn plates(at: Spot, players: u8) -> Vec<Region> {
    let others = u16::from(players) - 1;
    (1..players).map(|player| Region::plate(player, at.part(u16::from(player) - 1, others, 8))).collect()
}

/// Race and bank as lines that unfold, and between them what was not dealt.
fn tallies(at: Spot, players: u8) -> Vec<Region> {
    let part = |x, w| at.within(Spot(x, 0, w, 1000));
    match players {
        4 => vec![race(part(0, 740)).folded(), bank(part(750, 250)).folded()],
        _ => vec![race(part(0, 620)).folded(), surplus(part(630, 120)), bank(part(760, 240)).folded()],
    }
}

/// What lies below the lanes of a phone: the pack, the prompt, one's own side.
fn phone_side_of_two(y: u16) -> Vec<Region> {
    vec![
        unseen(Spot(0, y, 1000, 90)),
        Region::prompt(Spot(0, y + 94, 1000, 106)),
        Region::plate(0, Spot(0, y + 205, 1000, 60)),
        taken(0, Spot(0, y + 268, 1000, 112), 90),
        hand(Spot(0, y + 384, 1000, 1000 - y - 384), 4),
    ]
}

fn phone_side_of_three(y: u16) -> Vec<Region> {
    vec![
        unseen(Spot(0, y, 1000, 80)),
        Region::prompt(Spot(0, y + 84, 1000, 106)),
        Region::plate(0, Spot(0, y + 195, 1000, 60)),
        hand(Spot(0, y + 258, 1000, 1000 - y - 258), 4),
    ]
}

fn phone_side_of_four(y: u16) -> Vec<Region> {
    vec![
        unseen(Spot(0, y, 1000, 76)),
        Region::prompt(Spot(0, y + 79, 1000, 98)),
        Region::plate(0, Spot(0, y + 181, 260, 1000 - y - 181)),
        hand(Spot(270, y + 181, 730, 1000 - y - 181), 3),
    ]
}

/// A television: everybody's mat above, the lanes as large as they can be.
fn screen(players: u8) -> Plan {
    let mat = match players {
        2 => Mat { plate: 360, hand: 130, seen: 70 },
        3 => Mat { plate: 400, hand: 180, seen: 30 },
        _ => Mat { plate: 440, hand: 190, seen: 15 },
    };
    let mut regions = mats(Spot(5, 0, 990, 130), 0..players, mat);
    regions.push(signed_lanes(Spot(5, 135, 680, 732), players));
    regions.extend(beside(Spot(692, 135, 303, 732), players));
    regions.extend([Region::prompt(Spot(5, 873, 480, 124)), unseen(Spot(492, 873, 503, 124))]);
    Plan { regions, sheet: Spot(200, 135, 600, 732) }
}

/// How wide a player's plate and hand are, in thousandths of their mat, and how much is seen of the cards of
/// their row where there are seven.
#[derive(Clone, Copy)]
struct Mat {
    plate: u16,
    hand: u16,
    seen: u8,
}

/// The mats of some players side by side: plate, hand, the row they have taken.
fn mats(at: Spot, players: std::ops::Range<u8>, Mat { plate, hand, seen }: Mat) -> Vec<Region> {
    const GAP: u16 = 8;
    let (first, count) = (players.start, players.len() as u16);
    let mat = |player: u8| {
        let mat = at.part(u16::from(player - first), count, GAP);
        let row = plate + hand + 2 * GAP;
        let held = Region::zones(
            format!("hand{player}"),
            mat.within(Spot(plate + GAP, 0, hand, 1000)),
            &[format!("hand@{player}")],
            Flow::Piles,
            (1, 1),
        );
        [
            Region::plate(player, mat.within(Spot(0, 0, plate, 1000))),
            held.dressed(Dress::Mat),
            taken(player, mat.within(Spot(row, 0, 1000 - row, 1000)), seen),
        ]
    };
    players.flat_map(mat).collect()
}

/// The row that a player has taken.
fn taken(player: u8, at: Spot, seen: u8) -> Region {
    let zone = format!("taken@{player}");
    let region = Region::zones(format!("taken{player}"), at, &[zone], Flow::Groups, (ROW, 1));
    region.overlapping(seen).dressed(Dress::Mat)
}

fn lanes(at: Spot, players: u8) -> Region {
    Region::zones("lanes", at, &["r*"], Flow::Lanes, (ROW, players)).dressed(Dress::Path).outlined()
}

/// Lanes with a sign at the left and a slip at the end.
fn signed_lanes(at: Spot, players: u8) -> Region {
    lanes(at, players).labelled(Edge::Left, 62).with_aside(Edge::Right, 150)
}

/// Lanes with name and slip in a line above the cards.
fn headed_lanes(at: Spot, players: u8, head: u16) -> Region {
    lanes(at, players).labelled(Edge::Top, head).with_aside(Edge::Top, head)
}

/// The race above the bank, and what was not dealt beside that.
fn beside(at: Spot, players: u8) -> Vec<Region> {
    let race = race(at.within(Spot(0, 0, 1000, 690)));
    if players == 4 {
        return vec![race, bank(at.within(Spot(0, 700, 1000, 300)))];
    }
    vec![
        race,
        surplus(at.within(Spot(0, 700, 370, 300))).labelled(Edge::Bottom, 200),
        bank(at.within(Spot(390, 700, 610, 300))),
    ]
}

fn race(at: Spot) -> Region {
    Region::board("race", at).dressed(Dress::Wood)
}

fn bank(at: Spot) -> Region {
    Region::board("bank", at)
}

fn surplus(at: Spot) -> Region {
    Region::zones("surplus", at, &["surplus"], Flow::Piles, (1, 1))
}

fn unseen(at: Spot) -> Region {
    Region::board("unseen", at).dressed(Dress::Paper)
}

fn hand(at: Spot, cards: u8) -> Region {
    Region::zones("hand0", at, &["hand@0"], Flow::Fan, (cards, 1)).outlined()
}

/// One's own side in a line: plate, hand, and the pack above the row one has taken.
fn own_side(at: Spot) -> Vec<Region> {
    let part = |x, w| at.within(Spot(x, 0, w, 1000));
    let right = part(530, 470);
    let row = taken(0, right.within(Spot(0, 500, 1000, 500)), 60);
    vec![
        Region::plate(0, part(0, 147)),
        hand(part(152, 373), 4),
        unseen(right.within(Spot(0, 0, 1000, 480))),
        row.labelled(Edge::Left, 130).with_aside(Edge::Right, 170),
    ]
}
