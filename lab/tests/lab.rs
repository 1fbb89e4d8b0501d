//! Games by numbers are the games of the table.

#![allow(clippy::unwrap_used)]

use std::num::NonZeroUsize;

use bots::{Budget, Level};
use engine::{Eye, NewGame, Rng, Seat, Seed};
use lab::{BadStep, Lockstep, Opponents, Outputs, Pay, Simulation, Terms};

fn new(slug: &str, players: usize) -> NewGame {
    NewGame { game: slug.into(), players, seed: Some(Seed::from(7)), ..NewGame::default() }
}

fn sizes() -> impl Iterator<Item = (&'static str, usize)> {
    catalog::games().iter().flat_map(|about| about.players.clone().map(|players| (about.slug, players)))
}

/// Plays legal actions at random until the game ends or so many are played.
fn play(sim: &mut dyn Simulation, most: usize, rng: &mut Rng) {
    for _ in 0..most {
        let Some(seat) = sim.to_act().iter().next() else { return };
        let number = *rng.pick(&sim.legal(seat)).unwrap();
        sim.play(seat, number).unwrap();
    }
}

#[test]
fn a_game_by_numbers_is_the_game_of_the_table() {
    for (slug, players) in sizes() {
        let mut sim = lab::open(&new(slug, players)).unwrap();
        play(&mut *sim, 1_000, &mut Rng::from(Seed::from(3)));
        let table = sim.table().unwrap();
        assert_eq!(table.view(Eye::All), sim.view(Eye::All), "{slug} for {players}");
        let told: Vec<_> = table.log(Eye::Spectator, 0).into_iter().map(|line| line.news).collect();
        assert_eq!(told, sim.log(Eye::Spectator), "{slug} for {players}");
    }
}

#[test]
fn a_bot_thinks_the_same_at_both() {
    for about in catalog::games() {
        let mut sim = lab::open(&new(about.slug, *about.players.end())).unwrap();
        play(&mut *sim, 5, &mut Rng::from(Seed::from(4)));
        let seat = sim.to_act().iter().next().unwrap();
        let (level, budget) = (Level::Expert, Budget::of_iterations(100));
        let number = sim.bot(seat, level, budget).unwrap();
        let text = sim.table().unwrap().think(seat, level, budget, bots::Machine::here());
        assert_eq!(sim.text(number), text, "{}", about.slug);
        assert!(
            sim.ponder(seat, budget)
                .unwrap()
                .actions
                .iter()
                .any(|thought| Some(&thought.action) == text.as_ref())
        );
    }
}

#[test]
fn a_copy_goes_its_own_way_and_a_redealt_one_has_no_replay() {
    let mut sim = lab::open(&new("wasteland", 4)).unwrap();
    play(&mut *sim, 9, &mut Rng::from(Seed::from(5)));
    let before = sim.view(Eye::All);
    let mut copy = sim.fork();
    copy.redeal(Eye::Seat(Seat::ALL[0]), Seed::from(1));
    assert_eq!(copy.view(Eye::Seat(Seat::ALL[0])), sim.view(Eye::Seat(Seat::ALL[0])));
    assert_ne!(copy.view(Eye::All), before);
    play(&mut *copy, 3, &mut Rng::from(Seed::from(6)));
    assert!(copy.table().is_err());
    assert!(!copy.log(Eye::All).is_empty());
    assert_eq!(sim.view(Eye::All), before);
}

#[test]
fn what_is_illegal_changes_nothing() {
    let mut sim = lab::open(&new("donburiko", 3)).unwrap();
    let before = sim.view(Eye::All);
    let seat = sim.to_act().iter().next().unwrap();
    let other = sim.seats().without(seat).iter().next().unwrap();
    let (legal, beyond) = (sim.legal(seat)[0], sim.actions());
    assert!(sim.play(other, legal).is_err() && sim.play(seat, beyond).is_err());
    assert!(sim.play(Seat::ALL[7], legal).is_err());
    assert_eq!(sim.view(Eye::All), before);
    assert_eq!(sim.number("score 99"), None, "no row counts so much");
    assert_eq!(sim.number("nonsense"), None);
}

/// A caller's arrays.
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<bool>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Arrays {
    fn of(batch: &dyn Lockstep) -> Arrays {
        let games = batch.games();
        Arrays {
            observations: vec![0.0; games * batch.width()],
            masks: vec![false; games * batch.actions()],
            seats: vec![0; games],
            rewards: vec![0.0; games * batch.players()],
            dones: vec![false; games],
        }
    }

    fn outputs(&mut self) -> Outputs<'_> {
        Outputs {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }

    /// A legal action of each game.
    fn choose(&self, actions: usize, rng: &mut Rng) -> Vec<i64> {
        let choose = |mask: &[bool]| {
            let legal: Vec<i64> =
                (0..).zip(mask).filter_map(|(number, &is_legal)| is_legal.then_some(number)).collect();
            *rng.pick(&legal).unwrap()
        };
        self.masks.chunks(actions).map(choose).collect()
    }
}

/// More than a share of the work.
const GAMES: usize = 77;

fn terms(threads: usize, opponents: Option<Opponents>) -> Terms {
    Terms { games: GAMES, threads: NonZeroUsize::new(threads).unwrap(), opponents, pay: Pay::Win }
}

/// Everything that a batch ever says in so many random steps.
fn story(slug: &str, players: usize, terms: Terms, steps: usize) -> (Vec<Vec<f32>>, usize) {
    let mut batch = lab::many(&new(slug, players), terms).unwrap();
    let (mut arrays, mut rng) = (Arrays::of(&*batch), Rng::from(Seed::from(8)));
    batch.reset(&[Seed::from(9)], arrays.outputs()).unwrap();
    let (mut said, mut ended) = (Vec::new(), 0);
    for _ in 0..steps {
        let chosen = arrays.choose(batch.actions(), &mut rng);
        batch.step(&chosen, arrays.outputs()).unwrap();
        said.push([&arrays.observations[..], &arrays.rewards[..]].concat());
        for (rewards, done) in arrays.rewards.chunks(players).zip(&arrays.dones) {
            let paid: f32 = rewards.iter().sum();
            // Where nobody may share a win, nobody has won.
            let is_paid = (paid - 1.0).abs() < 1e-5;
            assert!(paid == 0.0 || *done && is_paid, "{slug}: a win is paid once, at the end");
            ended += usize::from(*done);
        }
    }
    (said, ended)
}

#[test]
fn a_batch_says_the_same_on_any_number_of_threads() {
    for (slug, players) in
        sizes().filter(|(slug, players)| catalog::about(slug).unwrap().players.end() == players)
    {
        let (one, ended) = story(slug, players, terms(1, None), 400);
        assert!(ended > 0, "{slug}: games end and others begin");
        assert_eq!(one, story(slug, players, terms(3, None), 400).0, "{slug}");
    }
}

#[test]
fn with_opponents_the_caller_plays_one_seat_of_each_game() {
    for opponents in [Opponents::Random, Opponents::Bots(Level::Casual)] {
        let mut batch = lab::many(&new("grimoire", 4), terms(2, Some(opponents))).unwrap();
        let (mut arrays, mut rng) = (Arrays::of(&*batch), Rng::from(Seed::from(8)));
        batch.reset(&[Seed::from(9)], arrays.outputs()).unwrap();
        let mut expected: Vec<i64> = (0..GAMES as i64).map(|place| place % 4).collect();
        for _ in 0..300 {
            assert_eq!(arrays.seats, expected);
            let chosen = arrays.choose(batch.actions(), &mut rng);
            batch.step(&chosen, arrays.outputs()).unwrap();
            for (seat, _) in expected.iter_mut().zip(&arrays.dones).filter(|(_, done)| **done) {
                *seat = (*seat + 1) % 4;
            }
        }
    }
}

#[test]
fn a_step_that_is_wrong_anywhere_is_not_taken() {
    let mut batch = lab::many(&new("minions", 5), terms(2, None)).unwrap();
    let mut arrays = Arrays::of(&*batch);
    batch.reset(&[Seed::from(1)], arrays.outputs()).unwrap();
    let before = arrays.observations.clone();
    let mut chosen = arrays.choose(batch.actions(), &mut Rng::from(Seed::from(2)));
    for wrong in [-1, batch.actions() as i64, i64::MAX, (batch.actions() - 1) as i64] {
        let right = std::mem::replace(&mut chosen[12], wrong);
        let refused = batch.step(&chosen, arrays.outputs());
        assert!(matches!(refused, Err(BadStep::Illegal { game: 12, action, .. }) if action == wrong));
        chosen[12] = right;
    }
    assert!(matches!(batch.step(&chosen[1..], arrays.outputs()), Err(BadStep::Length { .. })));
    let short = Outputs { dones: &mut [], ..arrays.outputs() };
    assert!(matches!(batch.step(&chosen, short), Err(BadStep::Array { what: "dones", .. })));
    assert_eq!(arrays.observations, before);
    batch.step(&chosen, arrays.outputs()).unwrap();
    assert!(batch.bytes_per_game() <= 2048, "{} bytes a game", batch.bytes_per_game());
}

#[test]
fn a_game_with_a_seed_of_its_own_goes_the_same_beside_any_others() {
    let mut batch = lab::many(&new("grimoire", 2), Terms { games: 3, ..terms(1, None) }).unwrap();
    let mut arrays = Arrays::of(&*batch);
    let [five, six, seven] = [5, 6, 7].map(Seed::from);
    let mut play = |seeds: [Seed; 3]| -> [Vec<f32>; 3] {
        batch.reset(&seeds, arrays.outputs()).unwrap();
        let mut said = [const { Vec::new() }; 3];
        let mut ended = 0;
        while ended < 6 {
            for (said, row) in said.iter_mut().zip(arrays.observations.chunks(batch.width())) {
                said.extend(row);
            }
            // The first legal action, so that what is played depends on the game alone.
            let first = |mask: &[bool]| mask.iter().position(|&is_legal| is_legal).unwrap() as i64;
            let chosen: Vec<i64> = arrays.masks.chunks(batch.actions()).map(first).collect();
            batch.step(&chosen, arrays.outputs()).unwrap();
            ended += arrays.dones.iter().filter(|&&done| done).count();
        }
        said
    };
    let [first, same, other] = play([five, five, six]);
    assert!(first == same && first != other);
    let [again, moved, _] = play([six, five, seven]);
    let both = again.len().min(other.len());
    assert!(again[..both] == other[..both] && moved[..both] == first[..both]);
    for wrong in [&[five, six][..], &[]] {
        let refused = batch.reset(wrong, arrays.outputs());
        assert!(matches!(refused, Err(BadStep::Seeds { games: 3, seeds }) if seeds == wrong.len()));
    }
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    for (slug, players) in sizes() {
        let mut sim = lab::open(&new(slug, players)).unwrap();
        play(&mut *sim, 12, &mut Rng::from(Seed::from(3)));
        let mut redealt = sim.fork();
        redealt.redeal(Eye::Seat(Seat::ALL[1]), Seed::from(4));
        play(&mut *redealt, 5, &mut Rng::from(Seed::from(5)));
        for mut sim in [sim, redealt] {
            let mut again = lab::load(&sim.save()).unwrap();
            for game in [&mut sim, &mut again] {
                play(&mut **game, 30, &mut Rng::from(Seed::from(6)));
            }
            assert_eq!(again.view(Eye::All), sim.view(Eye::All), "{slug} for {players}");
            assert_eq!(again.played(), sim.played());
        }
    }
    assert!(lab::load(b"").is_err() && lab::load(b"{}").is_err());
}
