//! No bot knows more than its seat: in two worlds that differ only in what the seat cannot know, it plays the same.

#![allow(clippy::unwrap_used)]

use bots::{Budget, Level, Machine};
use catalog::{Playable, TypedTask};
use engine::{Eye, Imagination, Mind, Rng, Seed, heuristic, variants};

/// One decision in so many is looked at, in each of so many games.
const EVERY: usize = 9;
const GAMES: u64 = 6;

/// What a search may spend: more of the same would show nothing new.
const ENOUGH: Budget = Budget::of_iterations(8);

struct SameInAllWorlds;

impl TypedTask for SameInAllWorlds {
    /// How many decisions were compared.
    type Output = usize;

    fn run<G: Playable>(self) -> usize {
        let (mut seen, mut compared) = (0, 0);
        // From the least players without a variant to the most with all of them.
        let setups = variants::<G>();
        for number in 0..GAMES {
            let mut rng = Rng::from(Seed::from(number));
            let setup = &setups[number as usize * (setups.len() - 1) / (GAMES as usize - 1)];
            let mut game = G::new(setup, &mut Imagination(&mut rng)).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let mind = Mind::new(&game, seat);
                seen += usize::from(mind.legal().len() > 1);
                if mind.legal().len() > 1 && seen.is_multiple_of(EVERY) {
                    let mut other = game.clone();
                    other.redeal(Eye::Seat(seat), &mut rng);
                    compare(&mind, &Mind::new(&other, seat));
                    compared += 1;
                }
                let action = heuristic::choose(&mind, &mut rng).unwrap();
                game.apply(seat, action, &mut Imagination(&mut rng));
            }
        }
        compared
    }
}

fn compare<G: Playable>(here: &Mind<'_, G>, there: &Mind<'_, G>) {
    let machine = Machine::with_clock(|| panic!("a budget of iterations needs no clock"));
    for level in Level::ALL {
        let plays = |mind| bots::choose(mind, level, ENOUGH, machine, &mut Rng::from(Seed::from(5)));
        assert_eq!(plays(here), plays(there), "a {level} looks at hidden cards in {}", G::RULES.slug);
    }
    let thinks = |mind| bots::ponder(mind, ENOUGH, machine, &mut Rng::from(Seed::from(5)));
    let thoughts = thinks(here);
    assert_eq!(thoughts, thinks(there), "a hint looks at hidden cards in {}", G::RULES.slug);
    let thoughts = thoughts.unwrap();
    let best = &thoughts.actions[0].action;
    let explains = |mind| bots::explain(mind, &thoughts, best, &mut Rng::from(Seed::from(5)));
    assert_eq!(explains(here), explains(there), "a reason looks at hidden cards in {}", G::RULES.slug);
}

#[test]
fn every_level_plays_the_same_whatever_it_cannot_know() {
    for about in catalog::games() {
        let compared = catalog::run_for(about.slug, SameInAllWorlds).unwrap();
        assert!(compared >= 15, "{}: {compared} decisions", about.slug);
    }
}
