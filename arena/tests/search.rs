//! What a search promises, in every game.

#![allow(clippy::unwrap_used)]

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use bots::search::{Aim, Findings, Search, Sense, search};
use bots::{Level, Limits};
use catalog::Visitor;
use engine::{Heuristic, Imagination, Mind, Rng, Seed, Setup, Weights};

fn rng() -> Rng {
    Rng::from(Seed::from(7))
}

fn deal<G: Heuristic>() -> G {
    G::new(&Setup::plain(*G::ABOUT.players.end()), &mut Imagination(&mut rng())).unwrap()
}

fn think<G: Heuristic>(game: &G, aim: Aim, limits: Limits) -> Findings<G::Action> {
    let seat = game.to_act().iter().next().unwrap();
    search(&Mind::new(game, seat), aim, limits, &mut rng())
}

fn iterations(iterations: u32) -> Limits {
    Limits { iterations: Some(iterations), ..Limits::default() }
}

/// Has every game checked by the same body.
macro_rules! in_every_game {
    ($($(#[$attribute:meta])* fn $name:ident<$game:ident>() $body:block)+) => {$(
        $(#[$attribute])*
        #[test]
        fn $name() {
            struct Check;
            impl Visitor for Check {
                type Output = ();
                fn visit<$game: Heuristic>(self) $body
            }
            for about in catalog::games() {
                catalog::visit(about.slug, Check).unwrap();
            }
        }
    )+};
}

in_every_game! {
    fn the_same_generator_and_iterations_give_the_same_findings<G>() {
        let game = deal::<G>();
        let two_trees = Limits { threads: NonZeroU32::new(2).unwrap(), ..iterations(40) };
        for limits in [iterations(40), two_trees] {
            let found = think(&game, Aim::Judge, limits);
            assert_eq!(found.iterations, 40);
            assert_eq!(found, think(&game, Aim::Judge, limits));
        }
    }

    fn a_search_that_chooses_stops_when_nothing_can_change_the_choice<G>() {
        let game = deal::<G>();
        let found = think(&game, Aim::Choose, iterations(200));
        let mut visits: Vec<u32> = found.options.iter().map(|option| option.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        assert!(found.iterations == 200 || visits[0] > visits[1] + 200 - found.iterations, "{visits:?}");
    }

    fn a_search_that_judges_tries_everything<G>() {
        let game = deal::<G>();
        let found = think(&game, Aim::Judge, iterations(400));
        assert!(found.options.iter().all(|option| option.tries > 0), "{found:?}");
    }

    fn a_time_limit_ends_a_search<G>() {
        let start = Instant::now();
        let found = think(&deal::<G>(), Aim::Choose, Limits { time: Some(Duration::from_millis(5)), ..Limits::default() });
        assert!(found.iterations > 0 && found.best().is_some());
        assert!(start.elapsed() < Duration::from_secs(2), "the clock is looked at");
    }

    fn every_level_plays_something_legal_to_the_end<G>() {
        let mut rng = rng();
        for level in Level::ALL {
            let mut game = deal::<G>();
            while let Some(seat) = game.to_act().iter().next() {
                let action = bots::choose(&Mind::new(&game, seat), level, iterations(2), &mut rng).unwrap();
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
        let (mut search, mut rng) = (Search::new(Sense::default()), rng());
        let measured = allocation_counter::measure(|| {
            (0..500).for_each(|_| search.iterate(&mind, Aim::Choose, &mut rng));
        });
        assert!(measured.count_total < 100, "{} allocations in 500 iterations", measured.count_total);
    }
}
