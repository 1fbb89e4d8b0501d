//! The law of sizes: cards are large enough to be read, in every form of the table.

use super::Position;
use crate::{Eye, Holds, Place, Plan, Region, Scene, Size, Staged, Zone};

/// The narrowest cards that may lie face up on a felt, in pixels.
struct Least {
    middle: u16,
    hand: u16,
    /// What lies before players, others as well as oneself.
    before: u16,
}

/// A window, the felt that is left in it, and what is readable there.
struct Window {
    name: &'static str,
    form: &'static str,
    felt: Size,
    least: Least,
}

const fn felt(w: f64, h: f64) -> Size {
    Size { w, h }
}

const WINDOWS: [Window; 6] = [
    Window {
        name: "a laptop of 1280x800",
        form: "wide",
        felt: felt(988.0, 724.0),
        least: Least { middle: 84, hand: 84, before: 48 },
    },
    Window {
        name: "a screen of 1920x1080",
        form: "wide",
        felt: felt(1628.0, 1004.0),
        least: Least { middle: 112, hand: 112, before: 64 },
    },
    Window {
        name: "a phone of 390x844",
        form: "tall",
        felt: felt(374.0, 754.0),
        least: Least { middle: 52, hand: 56, before: 0 },
    },
    Window {
        name: "a phone of 360x740",
        form: "tall",
        felt: felt(344.0, 650.0),
        least: Least { middle: 46, hand: 52, before: 0 },
    },
    Window {
        name: "a lying phone of 844x390",
        form: "lying",
        felt: felt(828.0, 340.0),
        least: Least { middle: 52, hand: 56, before: 0 },
    },
    Window {
        name: "a television of 1920x1080",
        form: "screen",
        felt: felt(1860.0, 960.0),
        least: Least { middle: 112, hand: 0, before: 64 },
    },
];

/// How much of a card in a hand is seen at least, in hundredths of its width: rank, suit and half the picture.
const SEEN: u8 = 38;

/// Every card that somebody sees face up is as wide as its window asks, in whatever position. The cards of a
/// hand may lie on one another, but each shows what it is, and there is room for all of them.
pub fn cards_are_large_enough<G: Staged>(position: &Position<G>) {
    let game = &position.game;
    for window in &WINDOWS {
        let mut forms = game.plans().forms().into_iter();
        let (_, plan) = forms.find(|(form, _)| *form == window.form).expect("every form has a plan");
        for seat in game.seats().iter() {
            let eye = if window.form == "screen" { Eye::Spectator } else { Eye::Seat(seat) };
            window.reads(plan, &game.scene(eye), seat.index(), game.seats().len());
        }
    }
}

impl Window {
    fn reads(&self, plan: &Plan, scene: &Scene, viewer: usize, players: usize) {
        for region in plan.regions.iter().filter(|region| matches!(region.holds, Holds::Zones(_))) {
            let here = |zone: &&Zone| region.takes(&zone.id, zone.place, viewer, players);
            let zones: Vec<&Zone> = scene.zones.iter().map(|zone| &**zone).filter(here).collect();
            let width = region.card_width(self.felt, zones.len());
            for zone in zones.iter().filter(|zone| zone.cards.iter().any(|card| card.face.is_some())) {
                let least = self.least(zone.place, viewer);
                assert!(
                    width >= least,
                    "{}, {players} players: cards of {} are {width} px wide and should be {least}",
                    self.name,
                    zone.id
                );
                if matches!(zone.place, Place::Hand(seat) if seat.index() == viewer) {
                    self.holds(region, zone);
                }
            }
        }
    }

    fn least(&self, place: Place, viewer: usize) -> u16 {
        match place {
            Place::Middle => self.least.middle,
            Place::Hand(seat) if seat.index() == viewer => self.least.hand,
            Place::Hand(_) | Place::Before(_) => self.least.before,
            Place::Side => 0,
        }
    }

    fn holds(&self, region: &Region, hand: &Zone) {
        let seen = region.least;
        assert!(seen >= SEEN, "{}: only {seen} hundredths of the cards of {} are seen", self.name, hand.id);
        let (room, cards) = (usize::from(region.room.0), hand.cards.len());
        assert!(cards <= room, "{}: {cards} cards of {} where there is room for {room}", self.name, hand.id);
    }
}
