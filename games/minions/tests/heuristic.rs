//! The heuristic plays better than chance, and than half a thought.

#![allow(clippy::unwrap_used)]

use engine::{Game, Heuristic, Imagination, Mind, Rng, Seat, Seed, Setup, Weights, heuristic};
use minions::{Action, Minions};

const GAMES: usize = 400;

/// Who does not think does anything.
fn random(mind: &Mind<'_, Minions>, rng: &mut Rng) -> Action {
    *rng.pick(&mind.legal()).unwrap()
}

/// A novice thinks of two actions only, and takes the better one.
fn novice(mind: &Mind<'_, Minions>, rng: &mut Rng) -> Action {
    let mut actions = mind.legal();
    rng.shuffle(&mut actions);
    actions.truncate(2);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &actions, &mut weights);
    if weights.len() == 2 && weights[1] > weights[0] { actions[1] } else { actions[0] }
}

/// Plays games in which one seat thinks, each in turn. How many that one wins, perhaps with others.
fn wins(players: usize, terrain: bool, other: fn(&Mind<'_, Minions>, &mut Rng) -> Action) -> usize {
    let rng = &mut Rng::from(Seed::from(1));
    let mut setup = Setup::<Minions>::plain(players);
    setup.options.terrain = terrain;
    let mut thinker_wins = |thinker: Seat| {
        let mut game = Minions::new(&setup, &mut Imagination(rng)).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let mind = Mind::new(&game, seat);
            let action =
                if seat == thinker { heuristic::choose(&mind, rng).unwrap() } else { other(&mind, rng) };
            game.apply(seat, action, &mut Imagination(rng));
        }
        game.standing().winners.contains(thinker)
    };
    (0..GAMES).filter(|game| thinker_wins(Seat::ALL[game % players])).count()
}

#[test]
fn one_who_thinks_beats_three_who_do_not() {
    for terrain in [false, true] {
        let wins = wins(4, terrain, random);
        assert!(wins * 100 >= GAMES * 90, "{wins} of {GAMES} games, terrain {terrain}");
    }
}

/// Far more than the even share of 33%, 25% and 17%.
#[test]
fn a_whole_thought_beats_half_a_thought() {
    for (players, least) in [(3, 60), (4, 55), (6, 45)] {
        for terrain in [false, true] {
            let wins = wins(players, terrain, novice);
            assert!(wins * 100 >= GAMES * least, "{wins} of {GAMES} games of {players}, terrain {terrain}");
        }
    }
}
