//! Where everything lies, by the number of players.

use std::sync::LazyLock;

use engine::{Dress, Edge, Flow, Game, Plan, Plans, Region, Spot};

use crate::Grimoire;

/// For two, three and four players.
static PLANS: LazyLock<[Plans; 3]> = LazyLock::new(|| [2, 3, 4].map(plans));

pub(super) fn plans_of(game: &Grimoire) -> &'static Plans {
    &PLANS[game.seats().len() - 2]
}

fn plans(players: u8) -> Plans {
    Plans { wide: wide(players), tall: tall(players), lying: lying(players), screen: screen(players) }
}

/// How much of a card is seen where a Territory is full: of companions, coins and items.
struct Overlap {
    companions: u8,
    coins: u8,
    items: u8,
}

const OTHERS: Overlap = Overlap { companions: 28, coins: 13, items: 6 };

/// As many kinds as there are companions, coins and items.
const COMPANIONS: (u8, u8) = (10, 1);
const COINS: (u8, u8) = (3, 1);
const ITEMS: (u8, u8) = (5, 1);
const DISCARDS: (u8, u8) = (13, 1);

fn wide(players: u8) -> Plan {
    let mut regions = trays(Spot(8, 8, 984, 200), 1..players);
    regions.extend([
        Region::board("order", Spot(8, 216, 250, 492)).dressed(Dress::Wood),
        main(Spot(272, 216, 720, 272), players, 130),
        decks(Spot(272, 495, 156, 147)).labelled(Edge::Bottom, 180),
        discard(Spot(429, 495, 265, 147), 27).labelled(Edge::Bottom, 180),
        Region::board("race", Spot(700, 495, 292, 147)).dressed(Dress::Wood),
        Region::prompt(Spot(272, 649, 720, 60)),
        Region::plate(0, Spot(8, 716, 260, 52)),
        companions(0, Spot(8, 770, 260, 111), 30).with_aside(Edge::Right, 220),
        coins(0, Spot(8, 882, 110, 110), 45),
        items(0, Spot(119, 882, 149, 110), 16).with_aside(Edge::Right, 384),
        book(Spot(276, 716, 716, 276), Flow::Fan, (8, 1), 40).with_aside(Edge::Bottom, 115),
    ]);
    Plan { regions, sheet: Spot(272, 216, 720, 426) }
}

fn tall(players: u8) -> Plan {
    let regions = plates(Spot(15, 6, 970, 94), players)
        .chain([
            Region::board("order", Spot(15, 105, 970, 54)).dressed(Dress::Wood).folded(),
            main(Spot(15, 164, 970, 172), players, 215),
            decks(Spot(15, 341, 330, 108)),
            discard(Spot(346, 341, 468, 108), 17),
            Region::board("race", Spot(819, 341, 166, 108)).dressed(Dress::Wood).folded(),
            Region::prompt(Spot(15, 454, 970, 88)),
            Region::plate(0, Spot(15, 547, 250, 108)),
            companions(0, Spot(270, 547, 300, 108), 12),
            coins(0, Spot(570, 547, 230, 108), 28),
            items(0, Spot(800, 547, 185, 108), 5),
            book(Spot(8, 660, 984, 334), Flow::Lanes, (8, 2), 47),
        ])
        .collect();
    Plan { regions, sheet: Spot(15, 105, 970, 344) }
}

/// A phone on its side: the open book lies at the right, below the question.
fn lying(players: u8) -> Plan {
    let left = |y, h| Spot(6, y, 552, h);
    let right = |y, h| Spot(564, y, 430, h);
    let own = |x, w| right(238, 190).within(Spot(x, 0, w, 1000));
    let line = |x, w| left(728, 262).within(Spot(x, 0, w, 1000));
    let regions = plates(left(10, 156), players)
        .chain([
            Region::board("order", left(172, 114)).dressed(Dress::Wood).folded(),
            main(left(292, 430), players, 190),
            decks(line(0, 330)),
            discard(line(335, 465), 17),
            Region::board("race", line(806, 194)).dressed(Dress::Wood).folded(),
            Region::prompt(right(10, 222)),
            Region::plate(0, own(0, 290)),
            companions(0, own(297, 288), 12),
            coins(0, own(588, 220), 28),
            items(0, own(811, 189), 5),
            book(right(434, 556), Flow::Lanes, (8, 2), 47),
        ])
        .collect();
    Plan { regions, sheet: left(172, 818) }
}

/// The others' plates in a line.
fn plates(at: Spot, players: u8) -> impl Iterator<Item = Region> {
    let part = move |player| at.part(u16::from(player) - 1, u16::from(players) - 1, 12);
    (1..players).map(move |player| Region::plate(player, part(player)))
}

/// A television shows everybody's book instead of one player's: shut, then all open at once.
fn screen(players: u8) -> Plan {
    let mut regions = trays(Spot(8, 10, 984, 230), 0..players);
    let books: Vec<String> = (0..players).map(|player| format!("book@{player}")).collect();
    regions.extend([
        Region::board("order", Spot(8, 250, 220, 650)).dressed(Dress::Wood),
        main(Spot(240, 250, 752, 325), players, 120),
        Region::zones("book", Spot(240, 585, 440, 315), &books, Flow::Columns, (players, 1))
            .labelled(Edge::Bottom, 120)
            .dressed(Dress::Mat),
        decks(Spot(690, 585, 120, 140)).labelled(Edge::Bottom, 160),
        discard(Spot(811, 585, 181, 140), 17).labelled(Edge::Bottom, 160),
        Region::board("race", Spot(690, 732, 302, 168)).dressed(Dress::Wood),
        Region::prompt(Spot(8, 910, 984, 80)),
    ]);
    Plan { regions, sheet: Spot(240, 250, 752, 650) }
}

/// The sides of these players, side by side.
fn trays(row: Spot, players: std::ops::Range<u8>) -> Vec<Region> {
    let (first, count) = (players.start, players.len() as u16);
    players.flat_map(|player| tray(player, row.part(u16::from(player - first), count, 8))).collect()
}

/// A plate with companions, coins and items below it.
fn tray(player: u8, at: Spot) -> [Region; 4] {
    let below = |left, width| at.within(Spot(left, 270, width, 730));
    let said_below = |region: Region| region.with_aside(Edge::Bottom, 225);
    [
        Region::plate(player, at.within(Spot(0, 0, 1000, 265))),
        said_below(companions(player, below(0, 560), OTHERS.companions)),
        said_below(coins(player, below(560, 220), OTHERS.coins)),
        said_below(items(player, below(780, 220), OTHERS.items)),
    ]
}

/// The Main Zone: each slot has its place, and before the first round the order tokens lie there.
fn main(at: Spot, players: u8, foot: u16) -> Region {
    Region::zones("main", at, &["main*", "tokens*"], Flow::Columns, (players + 1, 1))
        .with_aside(Edge::Bottom, foot)
        .dressed(Dress::Mat)
}

fn decks(at: Spot) -> Region {
    Region::zones("decks", at, &["deck", "items"], Flow::Piles, (2, 1)).dressed(Dress::Wood)
}

fn discard(at: Spot, least: u8) -> Region {
    Region::zones("discard", at, &["discard"], Flow::Groups, DISCARDS).overlapping(least).dressed(Dress::Wood)
}

fn companions(player: u8, at: Spot, least: u8) -> Region {
    side("companions", player, at, COMPANIONS, least)
}

fn coins(player: u8, at: Spot, least: u8) -> Region {
    side("treasures", player, at, COINS, least)
}

fn items(player: u8, at: Spot, least: u8) -> Region {
    side("items", player, at, ITEMS, least)
}

fn side(zone: &str, player: u8, at: Spot, room: (u8, u8), least: u8) -> Region {
    let (name, zones) = (format!("{zone}{player}"), [format!("{zone}@{player}")]);
    Region::zones(name, at, &zones, Flow::Groups, room).overlapping(least).dressed(Dress::Mat)
}

/// One's own book, its earlier pages and its later ones.
fn book(at: Spot, flow: Flow, room: (u8, u8), least: u8) -> Region {
    Region::zones("book", at, &["book@0", "late@0"], flow, room).overlapping(least).dressed(Dress::Mat)
}
