//! Why one action is better than another, in a sentence: what the search found, what usually comes of it, and
//! what the game itself says.
//!
//! Games are imagined as the search imagines them, each is played on after either action by the game's own heuristic
//! with the same chance, and what differs is counted: what the others do about it, and the points.

use engine::{
    ActionList, Eye, Heuristic, Imagination, Message, Mind, PerSeat, Rng, Seat, Seats, Seed, Staged,
};

use crate::search::{Guide, Recipe, Sense};
use crate::{Thought, Thoughts};

/// How many games are played on after each of the two actions.
const GAMES: u16 = 100;

/// Out of a hundred games something has to be done so much more often to be worth telling.
const OFTENER: f32 = 20.0;

/// Chances that differ by so little are as good as the same.
const NEAR: f32 = 0.03;

/// What is told of the points is no accident: it is so many standard errors away from nothing.
const SURELY: f32 = 2.0;

/// Why what is preferred is better than this action, or, if this is what is preferred, than the next best.
/// Nothing if nothing was thought of the action, or if there is no other.
pub fn explain<G: Heuristic + Staged>(
    mind: &Mind<'_, G>,
    thoughts: &Thoughts,
    action: &str,
    rng: &mut Rng,
) -> Option<Message> {
    let better = thoughts.actions.first()?;
    let worse = if better.action == action { thoughts.actions.get(1)? } else { thoughts.of(action)? };
    let pair: [G::Action; 2] = [better.action.parse().ok()?, worse.action.parse().ok()?];
    let world = mind.imagine(rng);
    let choices = world.scene(Eye::Seat(mind.seat())).choices;
    let label = |action: &str| Some(&choices.iter().find(|choice| choice.action == *action)?.label);
    let (own, other) = (label(&better.action)?, label(&worse.action)?);
    // Two cards of one name are no choice to anybody.
    if own == other {
        return None;
    }
    let verdict = Verdict::of(better, worse);
    let how = match verdict {
        Verdict::Open | Verdict::Even => None,
        Verdict::Unsure | Verdict::Worse => Sequels::of(mind, pair, rng).how(mind.seat()),
    };
    let verdict = verdict
        .say(how)
        .message("best", own.clone())
        .message("other", other.clone())
        .number("kept", in_hundred(better.chance))
        .number("left", in_hundred(worse.chance));
    let [better, worse] = pair;
    Some(match world.reason(mind.seat(), better, worse) {
        Some(term) => Message::new("table-reason-and").message("term", term).message("verdict", verdict),
        None => verdict,
    })
}

/// What the search thinks of an action beside the one that it prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// It has won more often, though the search has not come to prefer it.
    Open,
    /// It is about as good.
    Even,
    /// It has won less often, which may be an accident.
    Unsure,
    /// It is worse.
    Worse,
}

impl Verdict {
    fn of(better: &Thought, worse: &Thought) -> Verdict {
        match better.chance - worse.chance {
            loss if loss < -NEAR => Verdict::Open,
            loss if loss <= NEAR => Verdict::Even,
            loss if loss <= better.doubt(worse) => Verdict::Unsure,
            _ => Verdict::Worse,
        }
    }

    fn say(self, how: Option<Message>) -> Message {
        let [plain, with_how] = match self {
            Verdict::Open => ["table-reason-open"; 2],
            Verdict::Even => ["table-reason-even"; 2],
            Verdict::Unsure => ["table-reason-unsure", "table-reason-unsure-how"],
            Verdict::Worse => ["table-reason-worse", "table-reason-worse-how"],
        };
        match how {
            Some(how) => Message::new(with_how).message("how", how),
            None => Message::new(plain),
        }
    }
}

fn in_hundred(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

/// What came of two actions in the same imagined games.
#[derive(Default)]
struct Sequels {
    /// What others did before the seat chose again, and in how many games after either action.
    deeds: Vec<(Message, [u16; 2])>,
    /// How many points more each seat had at the end after the second action.
    points: PerSeat<Sum>,
    /// Who won whenever the seat did, and only then: partners.
    with: Seats,
}

/// Numbers added up, with their squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    sum: i32,
    squares: i32,
}

impl Sum {
    fn add(&mut self, number: i32) {
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean to the next whole number, if it is that far from nothing for certain.
    fn told(self) -> i32 {
        let games = f32::from(GAMES);
        let mean = self.sum as f32 / games;
        let error = ((self.squares as f32 / games - mean * mean) / games).max(0.0).sqrt();
        if mean.abs() > SURELY * error { mean.round() as i32 } else { 0 }
    }
}

impl Sequels {
    fn of<G: Heuristic + Staged>(mind: &Mind<'_, G>, pair: [G::Action; 2], rng: &mut Rng) -> Sequels {
        let mut sequels = Sequels { with: mind.imagine(rng).seats(), ..Sequels::default() };
        let mut guide = Sense::new(Recipe::MASTER);
        for _ in 0..GAMES {
            let (world, chance) = (mind.imagine(rng), Seed::from(rng.bits()));
            let mut ends = [PerSeat::default(); 2];
            for (place, (&action, end)) in pair.iter().zip(&mut ends).enumerate() {
                let (mut game, mut rng) = (world.clone(), Rng::from(chance));
                sequels.play_on(&mut game, mind.seat(), action, place, &mut guide, &mut rng);
                let standing = game.standing();
                let fares_alike =
                    |&seat: &Seat| standing.winners.contains(seat) == standing.winners.contains(mind.seat());
                sequels.with = sequels.with.iter().filter(fares_alike).collect();
                *end = standing.scores;
            }
            for seat in world.seats().iter() {
                sequels.points[seat].add(ends[1][seat] - ends[0][seat]);
            }
        }
        sequels
    }

    /// Plays a game on to its end after an action, and notes what each of the others does first.
    fn play_on<G: Heuristic + Staged>(
        &mut self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        place: usize,
        guide: &mut Sense,
        rng: &mut Rng,
    ) {
        game.apply(seat, action, &mut Imagination(rng));
        let (mut noted, mut is_answered) = (Seats::NONE, false);
        let mut actions = G::Actions::default();
        while let Some(actor) = game.to_act().iter().next() {
            actions.clear();
            game.list_legal(actor, &mut actions);
            let chosen = if actions.len() == 1 { 0 } else { guide.choose(game, actor, &actions, rng) };
            let Some(&action) = actions.get(chosen) else { break };
            is_answered |= actor == seat && !noted.is_empty() && actions.len() > 1;
            if actor != seat && !is_answered && !noted.contains(actor) {
                noted.insert(actor);
                if let Some(deed) = game.deed(actor, action) {
                    self.note(deed, place);
                }
            }
            game.apply(actor, action, &mut Imagination(rng));
        }
    }

    fn note(&mut self, deed: Message, place: usize) {
        let known = self.deeds.iter().position(|(other, _)| *other == deed);
        let at = known.unwrap_or_else(|| {
            self.deeds.push((deed, [0; 2]));
            self.deeds.len() - 1
        });
        self.deeds[at].1[place] += 1;
    }

    /// How the second action loses, as far as it shows.
    fn how(&self, seat: Seat) -> Option<Message> {
        match (self.deed(), self.in_points(seat)) {
            (Some(deed), Some(points)) => {
                Some(Message::new("table-reason-both").message("deed", deed).message("points", points))
            }
            (deed, points) => deed.or(points),
        }
    }

    /// What the others do more often.
    fn deed(&self) -> Option<Message> {
        let share = |count: u16| 100.0 * f32::from(count) / f32::from(GAMES);
        let oftener = |counts: [u16; 2]| share(counts[1]) - share(counts[0]);
        let (deed, counts) =
            self.deeds.iter().max_by(|(_, a), (_, b)| oftener(*a).total_cmp(&oftener(*b)))?;
        let [seldom, often] = counts.map(|count| share(count).round() as i64);
        let told = Message::new("table-reason-deed").message("deed", deed.clone());
        (oftener(*counts) >= OFTENER).then(|| told.number("often", often).number("seldom", seldom))
    }

    /// What it costs the seat, or brings the rival who gains most by it: whichever is more.
    fn in_points(&self, seat: Seat) -> Option<Message> {
        let lost = -self.points[seat].told();
        let rivals = Seats::first(engine::MAX_SEATS).iter().filter(|&rival| !self.with.contains(rival));
        let gain = |rival: Seat| self.points[rival].told();
        let rival = rivals.max_by_key(|&rival| gain(rival))?;
        let told = |id, points: i32| Message::new(id).number("points", points);
        match gain(rival) {
            gained if gained > lost.max(0) => Some(told("table-reason-rival", gained).seat("player", rival)),
            _ if lost > 0 => Some(told("table-reason-points", lost)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::ALL[0];

    /// So much more or less in every game, by seat.
    fn sequels(points: [i32; 3], with: Seats) -> Sequels {
        let mut sequels = Sequels { with, ..Sequels::default() };
        for (&seat, points) in Seat::ALL.iter().zip(points) {
            (0..GAMES).for_each(|_| sequels.points[seat].add(points));
        }
        sequels
    }

    #[test]
    fn points_are_told_only_where_they_are_no_accident() {
        let told = |each: [i32; 2]| {
            let mut sum = Sum::default();
            (0..GAMES).for_each(|game| sum.add(each[usize::from(game % 2)]));
            sum.told()
        };
        assert_eq!((told([3, 3]), told([1, 4]), told([-20, 21])), (3, 3, 0));
    }

    #[test]
    fn what_is_told_of_the_points_is_the_larger_of_ones_own_loss_and_a_rivals_gain() {
        let told = |points, with| sequels(points, with).in_points(ME).map(|message| message.id);
        let alone = Seats::from(ME);
        assert_eq!(told([-3, 1, 0], alone), Some("table-reason-points"));
        assert_eq!(told([-1, 0, 4], alone), Some("table-reason-rival"));
        assert_eq!(told([1, -2, 0], alone), None);
        let partners = Seats::from_iter([ME, Seat::ALL[2]]);
        assert_eq!(told([-1, 0, 4], partners), Some("table-reason-points"), "a partner is no rival");
    }

    #[test]
    fn what_the_search_cannot_tell_apart_is_not_called_worse() {
        let verdict = |chance: f32, visits: u32| {
            let thought =
                |chance| Thought { action: String::new(), visits, chance, chances: PerSeat::default() };
            Verdict::of(&thought(0.5), &thought(chance))
        };
        assert_eq!(verdict(0.6, 1_000), Verdict::Open);
        assert_eq!(verdict(0.48, 1_000), Verdict::Even);
        assert_eq!((verdict(0.4, 50), verdict(0.4, 1_000)), (Verdict::Unsure, Verdict::Worse));
    }

    #[test]
    fn what_others_do_is_told_where_they_do_it_clearly_more_often() {
        let deed = |counts| {
            let deeds = vec![(Message::new("takes"), counts)];
            Sequels { deeds, ..Sequels::default() }.deed().is_some()
        };
        assert!(deed([5, 40]));
        assert!(!deed([30, 45]) && !deed([40, 5]));
        assert!(Sequels::default().deed().is_none());
    }
}
