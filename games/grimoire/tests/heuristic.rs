//! Good play is better than random play, and than half a thought.

#![allow(clippy::unwrap_used)]

use engine::{Game, Heuristic, Imagination, Mind, Rng, Seat, Seed, Setup, Weights, heuristic};
use grimoire::{Action, Grimoire};

const GAMES: u64 = 400;

/// Who does not think does anything.
fn random(mind: &Mind<'_, Grimoire>, rng: &mut Rng) -> Action {
    *rng.pick(&mind.legal()).unwrap()
}

/// A novice thinks of two actions only, and takes the better one.
fn novice(mind: &Mind<'_, Grimoire>, rng: &mut Rng) -> Action {
    let mut actions = mind.legal();
    rng.shuffle(&mut actions);
    actions.truncate(2);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &actions, &mut weights);
    if weights.len() == 2 && weights[1] > weights[0] { actions[1] } else { actions[0] }
}

/// One seat thinks, the others do as they do; whether the thinker wins alone (GR-60).
fn thinker_wins(players: usize, seed: u64, other: fn(&Mind<'_, Grimoire>, &mut Rng) -> Action) -> bool {
    let thinker = Seat::ALL[seed as usize % players];
    let rng = &mut Rng::from(Seed::from(seed));
    let mut game = Grimoire::new(&Setup::plain(players), &mut Imagination(rng)).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let mind = Mind::new(&game, seat);
        let action = if seat == thinker { heuristic::choose(&mind, rng).unwrap() } else { other(&mind, rng) };
        game.apply(seat, action, &mut Imagination(rng));
    }
    game.standing().winners.contains(thinker)
}

/// A quarter would be an even share.
#[test]
fn good_play_beats_random_play() {
    let wins = (0..GAMES).filter(|&seed| thinker_wins(4, seed, random)).count();
    assert!(wins as u64 * 100 >= GAMES * 90, "{wins} of {GAMES} games were won");
}

/// Far more than the even share, which is at most 50%, 33% and 25%.
#[test]
fn a_whole_thought_beats_half_a_thought() {
    for (players, least) in [(2, 90), (3, 75), (4, 65)] {
        let wins = (0..GAMES).filter(|&seed| thinker_wins(players, seed, novice)).count();
        assert!(wins as u64 * 100 >= GAMES * least, "{wins} of {GAMES} games of {players} were won");
    }
}
