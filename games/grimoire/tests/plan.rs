//! Cards are large enough to be read, in every form and for every number of players.

#![allow(clippy::unwrap_used)]

mod common;

use common::Spot as Position;
use engine::{Edge, Flow, Plan, Region, Spot, Staged, Trim};

const DESK: (f64, f64) = (984.0, 724.0);
const PHONE: (f64, f64) = (370.0, 756.0);
const TELEVISION: (f64, f64) = (1880.0, 990.0);

/// The width of a region's cards in pixels, as front ends work it out; a hand of several zones is parted.
fn card_width(region: &Region, felt: (f64, f64), zones: f64) -> f64 {
    let Spot(_, _, w, h) = region.at;
    let [across, down] = [region.room.0, region.room.1].map(f64::from);
    let (columns, lines) = match region.flow {
        Flow::Columns | Flow::Piles => (across, 1.0),
        Flow::Lanes => (1.0, down),
        _ => (zones, 1.0),
    };
    let [w, h] =
        [f64::from(w) * felt.0 / columns, f64::from(h) * felt.1 / lines].map(|size| size / 1000.0 - 8.0);
    let trims = [region.label, region.aside].into_iter().flatten();
    let (w, h) = trims.fold((w, h), |(width, height), Trim { edge, share }| match edge {
        Edge::Left | Edge::Right => (width - w * f64::from(share) / 1000.0, height),
        Edge::Top | Edge::Bottom => (width, height - h * f64::from(share) / 1000.0),
    });
    let spread = 1.0 + (across - 1.0) * f64::from(region.least) / 100.0;
    match region.flow {
        Flow::Columns | Flow::Piles => (w - 4.0).min(h / 1.4),
        Flow::Lanes => (w / spread - 4.0).min(h / 1.4),
        Flow::Fan => (w / spread).min((h - 10.0) / 1.4),
        Flow::Grid | Flow::Groups => (w / spread).min(h / 1.4),
    }
}

fn widths(plan: &Plan, felt: (f64, f64), wanted: &[(&str, f64)], context: &str) {
    for (name, least) in wanted {
        let region = plan.regions.iter().find(|region| region.name == *name).unwrap();
        let zones = if region.flow == Flow::Fan { 2.0 } else { 1.0 };
        let width = card_width(region, felt, zones);
        assert!(width >= *least, "{context}: the cards of {name} are {width} wide");
    }
}

#[test]
fn cards_are_large_enough_for_every_number_of_players() {
    let desk = [
        ("main", 110.0),
        ("book", 84.0),
        ("discard", 54.0),
        ("companions0", 50.0),
        ("treasures0", 50.0),
        ("items0", 50.0),
        ("companions1", 48.0),
        ("treasures1", 48.0),
        ("items1", 48.0),
    ];
    let phone =
        [("main", 52.0), ("book", 56.0), ("discard", 52.0), ("companions0", 48.0), ("treasures0", 48.0)];
    let television = [("main", 150.0), ("book", 140.0), ("companions0", 64.0), ("companions1", 64.0)];
    for players in 2..=4 {
        let plans = Position::new(players).start().game.plans();
        widths(&plans.wide, DESK, &desk, &format!("desk, {players} players"));
        widths(&plans.tall, PHONE, &phone, &format!("phone, {players} players"));
        widths(&plans.screen, TELEVISION, &television, &format!("television, {players} players"));
    }
}
