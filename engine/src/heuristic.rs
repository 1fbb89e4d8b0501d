//! Good play, apart from the rules: what a decent player thinks of the actions.

use std::fmt::Display;

use crate::{
    Game, Hidden, Imagination, Mind, Reward, Rng, Seat, Seats, Seed, Setup, SetupError, Weights, World,
};

/// What looks worse than the best by so many doubts is absurd: nobody who knows the rules would do it.
const ABSURD: f32 = 8.0;

/// How far a search plays a game on beyond its tree before it judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// To its end.
    End,
    /// To the end of the round that the tree has come to, see [`Heuristic::chapter`].
    Chapter,
    /// Not at all.
    Here,
}

/// A game that knows what good play looks like. The rules know nothing of it.
pub trait Heuristic: Hidden {
    /// A difference of weights that a decent player may well be wrong about. A search trusts larger ones
    /// more.
    const DOUBT: f32;

    /// Where [`Heuristic::judge`] judges better than a game played on would show, as contests have settled it.
    const HORIZON: Horizon = Horizon::End;

    /// Adds to `weights` how promising each of these legal actions looks to a seat, more is better. They are
    /// weighed together, so that what they have in common is found out once: playouts ask this millions of
    /// times. It is asked of imagined positions, so whatever it looks at, it cannot look at hidden cards.
    fn weigh(&self, seat: Seat, actions: &[Self::Action], weights: &mut Weights);

    /// The same as it was weighed for the first of our masters, who is the yardstick of all that came after.
    fn weigh_at_first(&self, seat: Seat, actions: &[Self::Action], weights: &mut Weights) {
        self.weigh(seat, actions, weights);
    }

    /// The number of the round, or whatever else a game has parts of that are settled when the next begins. A
    /// search need not imagine more of a game than that, where it can judge what is left.
    fn chapter(&self) -> u32 {
        0
    }

    /// What a position that is not over is worth to the seats, if that has been learned.
    fn judge(&self) -> Option<Reward> {
        None
    }
}

/// How somebody plays: [`choose`], [`glance`] or [`anything`].
pub type Way<G> = fn(&Mind<'_, G>, &mut Rng) -> Option<<G as Game>::Action>;

/// The action that looks best in one imagined position; among equals any. Nothing if the seat is not to act.
pub fn choose<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    prefer(mind, |_| true, rng)
}

/// The same of those actions that fit. Nothing if none does.
pub fn prefer<G: Heuristic>(
    mind: &Mind<'_, G>,
    fits: impl Fn(&G::Action) -> bool,
    rng: &mut Rng,
) -> Option<G::Action> {
    prefer_by(mind, G::weigh, fits, rng)
}

/// What [`choose`] finds, as it looked to the first of our masters: see [`Heuristic::weigh_at_first`].
pub fn choose_at_first<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    prefer_by(mind, G::weigh_at_first, |_| true, rng)
}

fn prefer_by<G: Heuristic>(
    mind: &Mind<'_, G>,
    weigh: impl Fn(&G, Seat, &[G::Action], &mut Weights),
    fits: impl Fn(&G::Action) -> bool,
    rng: &mut Rng,
) -> Option<G::Action> {
    let mut actions = G::Actions::default();
    actions.extend(mind.legal().into_iter().filter(fits));
    rng.shuffle(&mut actions);
    let mut weights = Weights::new();
    weigh(&mind.imagine(rng), mind.seat(), &actions, &mut weights);
    let best = weights.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    actions.get(best.0).copied()
}

/// The action that looks best as the position is, the first among equals: for games whose judgement is the
/// same however the unknown is dealt (a law says so). Nothing if the seat is not to act.
pub fn best<G: Heuristic>(game: &G, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
    let mut weights = Weights::new();
    game.weigh(seat, actions, &mut weights);
    let weighed = actions.iter().zip(weights.iter()).rev();
    weighed.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(action, _)| *action)
}

/// Whether one of these actions looks clearly better than all other legal ones: the choice matters, by half of
/// what a decent player may well be wrong about. Like [`best`], it looks at the position as it is.
pub fn is_clear<G: Heuristic>(game: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let legal = game.legal(seat);
    let mut weights = Weights::new();
    game.weigh(seat, &legal, &mut weights);
    let (mut best, mut other) = (f32::MIN, f32::MIN);
    for (action, &weight) in legal.iter().zip(weights.iter()) {
        let most = if actions.contains(action) { &mut best } else { &mut other };
        *most = most.max(weight);
    }
    best - other > G::DOUBT / 2.0
}

/// The better of two actions that come to mind, which may be the same: half a thought. Nothing if the seat is
/// not to act.
pub fn glance<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    let (first, second) = (anything(mind, rng)?, anything(mind, rng)?);
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &[first, second], &mut weights);
    Some(if weights[1] > weights[0] { second } else { first })
}

/// What a beginner plays: the better of two actions that come to mind, of those that do not look absurd. Nothing
/// if the seat is not to act.
pub fn stumble<G: Heuristic>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    let actions = mind.legal();
    let mut weights = Weights::new();
    mind.imagine(rng).weigh(mind.seat(), &actions, &mut weights);
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    let plausible: Vec<usize> =
        (0..actions.len()).filter(|&place| best - weights[place] <= ABSURD * G::DOUBT).collect();
    let (&first, &second) = (rng.pick(&plausible)?, rng.pick(&plausible)?);
    Some(actions[if weights[second] > weights[first] { second } else { first }])
}

/// Any legal action, each equally likely: no thought at all. Nothing if the seat is not to act.
pub fn anything<G: Hidden>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    rng.pick(&mind.legal()).copied()
}

/// Plays a game to its end, each seat in its way. `hear` is told the news.
pub fn play<G: Hidden>(
    setup: &Setup<G>,
    way: impl Fn(Seat) -> Way<G>,
    rng: &mut Rng,
    hear: impl FnMut(G::Event),
) -> Result<G, SetupError> {
    let mut world = Listened { rng, hear };
    let mut game = G::new(setup, &mut world)?;
    while let Some(seat) = game.to_act().iter().next() {
        let Some(action) = way(seat)(&Mind::new(&game, seat), world.rng) else { break };
        game.apply(seat, action, &mut world);
    }
    Ok(game)
}

/// What one who [`choose`]s wins among others who play so, in percent of the games: each seat in turn is the
/// one, and a shared win counts in parts.
pub fn win_share<G: Heuristic>(setup: &Setup<G>, others: Way<G>, games: usize) -> Result<f64, SetupError> {
    let mut rng = Rng::from(Seed::from(1));
    let mut wins = 0.0;
    for number in 0..games {
        let one = Seat::new(number % setup.players.max(1)).unwrap_or_default();
        let way = |seat| if seat == one { choose } else { others };
        let winners = play(setup, way, &mut rng, |_| ())?.standing().winners;
        wins += if winners.contains(one) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    Ok(100.0 * wins / games as f64)
}

/// An imagination with somebody who listens.
struct Listened<'a, F> {
    rng: &'a mut Rng,
    hear: F,
}

impl<G: Game, F: FnMut(G::Event)> World<G> for Listened<'_, F> {
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]) {
        self.rng.shuffle(pile);
    }

    fn any_seat(&mut self, seats: Seats) -> Seat {
        World::<G>::any_seat(&mut Imagination(self.rng), seats)
    }

    fn tell(&mut self, event: G::Event) {
        (self.hear)(event);
    }

    fn show(&mut self, _game: &G, event: G::Event) {
        (self.hear)(event);
    }
}
