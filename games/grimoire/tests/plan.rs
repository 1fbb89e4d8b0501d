//! The Main Zone is the heart of the table: its cards are larger than others.

#![allow(clippy::unwrap_used)]

mod common;

use common::Spot as Position;
use engine::{Size, Staged};

#[test]
fn the_main_zone_is_large_for_every_number_of_players() {
    for players in 2..=4 {
        let plans = Position::new(players).start().game.plans();
        let forms = [
            (&plans.wide, Size { w: 988.0, h: 724.0 }, 110),
            (&plans.tall, Size { w: 374.0, h: 754.0 }, 60),
            (&plans.lying, Size { w: 828.0, h: 340.0 }, 70),
            (&plans.screen, Size { w: 1860.0, h: 960.0 }, 150),
        ];
        for (plan, felt, least) in forms {
            let main = plan.regions.iter().find(|region| region.name == "main").unwrap();
            let width = main.card_width(felt, players + 1);
            assert!(width >= least, "{players} players on {felt:?}: {width} of {least}");
        }
    }
}
