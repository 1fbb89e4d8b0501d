//! What a search promises, in every game.

#![allow(clippy::unwrap_used)]

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::search::{Aim, Findings, Recipe, Search, Sense, search};
use bots::{Budget, Level, Machine};
use catalog::{Playable, TypedTask};
use engine::{Heuristic, Imagination, Mind, Rng, Seed, Setup, Weights, heuristic};

fn rng() -> Rng {
    Rng::from(Seed::from(7))
}

fn deal<G: Heuristic>() -> G {
    G::new(&Setup::plain(*G::RULES.players.end()), &mut Imagination(&mut rng())).unwrap()
}

fn think<G: Heuristic>(game: &G, aim: Aim, budget: Budget, machine: Machine) -> Findings<G::Action> {
    let seat = game.to_act().iter().next().unwrap();
    search(&Mind::new(game, seat), aim, Recipe::MASTER, budget, machine, &mut rng())
}

/// A machine without a clock: whoever asks it the time has to answer for it.
fn timeless() -> Machine {
    Machine::with_clock(|| panic!("a budget of iterations needs no clock"))
}

fn iterations(iterations: u32) -> Budget {
    Budget::of_iterations(iterations)
}

/// Has every game checked by the same body.
macro_rules! in_every_game {
    ($($(#[$attribute:meta])* fn $name:ident<$game:ident>() $body:block)+) => {$(
        $(#[$attribute])*
        #[test]
        fn $name() {
            struct Check;
            impl TypedTask for Check {
                type Output = ();
                fn run<$game: Playable>(self) $body
            }
            for about in catalog::games() {
                catalog::run_for(about.slug, Check).unwrap();
            }
        }
    )+};
}

in_every_game! {
    fn the_same_generator_and_iterations_give_the_same_findings<G>() {
        let game = deal::<G>();
        for threads in [1, 2] {
            let machine = timeless().with_threads(NonZeroU32::new(threads).unwrap());
            let found = think(&game, Aim::Judge, iterations(40), machine);
            assert_eq!(found.iterations, 40);
            assert_eq!(found, think(&game, Aim::Judge, iterations(40), machine));
        }
    }

    fn a_search_that_chooses_stops_when_nothing_is_likely_to_change_the_choice<G>() {
        let game = deal::<G>();
        let found = think(&game, Aim::Choose, iterations(200), timeless());
        let mut visits: Vec<u32> = found.options.iter().map(|option| option.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let left = (200 - found.iterations) / Recipe::MASTER.haste;
        assert!(found.iterations == 200 || visits[0] > visits[1] + left, "{visits:?}");
    }

    fn a_search_that_judges_tries_everything<G>() {
        let game = deal::<G>();
        let found = think(&game, Aim::Judge, iterations(400), timeless());
        assert!(found.options.iter().all(|option| option.tries > 0), "{found:?}");
    }

    fn whether_others_choose_too_does_not_depend_on_who_has_chosen_already<G>() {
        let (mut game, mut rng) = (deal::<G>(), rng());
        while let Some(seat) = game.to_act().iter().next() {
            let choosing = game.to_act();
            assert!(choosing.len() < 2 || choosing.iter().all(|seat| Mind::new(&game, seat).is_simultaneous()));
            let action = heuristic::choose(&Mind::new(&game, seat), &mut rng).unwrap();
            game.apply(seat, action, &mut Imagination(&mut rng));
            let left = choosing.without(seat);
            if !left.is_empty() && game.to_act() == left {
                assert!(left.iter().all(|seat| Mind::new(&game, seat).is_simultaneous()), "{game:?}");
            }
        }
    }

    fn a_time_limit_ends_a_search<G>() {
        let start = Instant::now();
        let budget = Budget::of_time(Duration::from_millis(5));
        let found = think(&deal::<G>(), Aim::Choose, budget, Machine::here());
        assert!(found.iterations > 0 && found.best().is_some());
        assert!(start.elapsed() < Duration::from_secs(2), "the clock is looked at");
    }

    fn the_clock_comes_from_outside<G>() {
        fn a_second_at_every_look() -> Duration {
            static SECONDS: AtomicU64 = AtomicU64::new(0);
            Duration::from_secs(SECONDS.fetch_add(1, Ordering::Relaxed))
        }
        let machine = Machine::with_clock(a_second_at_every_look);
        let found = think(&deal::<G>(), Aim::Judge, Budget::of_time(Duration::from_secs(3)), machine);
        assert!((1..100).contains(&found.iterations), "{} iterations in three looks", found.iterations);
    }

    fn a_ceiling_gives_a_level_no_more_iterations_than_it_has<G>() {
        let in_no_time = Machine::with_clock(|| Duration::ZERO);
        for iterations in [10, 40] {
            let budget = Budget::of_iterations(iterations).at_most(Duration::from_secs(10));
            assert_eq!(think(&deal::<G>(), Aim::Judge, budget, in_no_time).iterations, iterations);
        }
    }

    fn whoever_may_not_search_at_all_still_knows_the_actions<G>() {
        let game = deal::<G>();
        let found = think(&game, Aim::Choose, iterations(0), timeless());
        assert_eq!(found.options.len(), game.legal(game.to_act().iter().next().unwrap()).len());
    }

    fn every_level_plays_something_legal_to_the_end<G>() {
        let mut rng = rng();
        for level in Level::ALL {
            let mut game = deal::<G>();
            while let Some(seat) = game.to_act().iter().next() {
                let mind = Mind::new(&game, seat);
                let action = bots::choose(&mind, level, iterations(2), timeless(), &mut rng).unwrap();
                game.play(seat, action, &mut Imagination(&mut rng)).unwrap();
            }
        }
    }

    fn every_legal_action_gets_a_weight_that_is_a_number<G>() {
        let mut rng = rng();
        let mut game = deal::<G>();
        while let Some(seat) = game.to_act().iter().next() {
            let actions = game.legal(seat);
            let mut weights = Weights::new();
            game.weigh(seat, &actions, &mut weights);
            assert_eq!(weights.len(), actions.len());
            assert!(weights.iter().all(|weight| !weight.is_nan()), "{weights:?}");
            game.apply(seat, *rng.pick(&actions).unwrap(), &mut Imagination(&mut rng));
        }
    }

    /// The arenas double now and then; a visit allocates nothing.
    fn a_search_allocates_for_its_arenas_only<G>() {
        let game = deal::<G>();
        let mind = Mind::new(&game, game.to_act().iter().next().unwrap());
        let (mut search, mut rng) = (Search::new(Sense::new(Recipe::MASTER), Recipe::MASTER), rng());
        let measured = allocation_counter::measure(|| {
            (0..500).for_each(|_| search.iterate(&mind, Aim::Choose, &mut rng));
        });
        assert!(measured.count_total < 100, "{} allocations in 500 iterations", measured.count_total);
    }
}
