//! What a decision was worth.

use bots::{Thought, Thoughts};
use engine::{Message, Seat};
use serde::Serialize;

/// Whoever gives away so much of the chance to win has made a mistake.
pub const MISTAKE: f64 = 0.05;

/// Whoever gives away so much has blundered.
pub const BLUNDER: f64 = 0.15;

/// A decision and what the master thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// The number of the move, from 1.
    pub number: usize,
    /// Whose it was.
    pub seat: Seat,
    /// Between how many moves.
    pub options: usize,
    /// Each seat's chance to win before it: with the preferred move.
    pub before: Vec<f64>,
    /// Each seat's chance to win after the move that was played.
    pub after: Vec<f64>,
    /// The move that was played.
    pub played: Judged,
    /// The move that the master prefers.
    pub preferred: Judged,
    /// Whether they are the same.
    pub agrees: bool,
    /// How much of its chance to win the seat gave away.
    pub loss: f64,
    /// How much more or less that may be.
    pub doubt: f64,
    /// What to call it.
    pub mark: Mark,
    /// Why the preferred move is better: than the one that was played, or, if they are the same, than the next
    /// best. Front ends word it.
    #[serde(skip)]
    pub reason: Option<Message>,
}

/// A move and what it promises its player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judged {
    /// The move, in notation.
    pub action: String,
    /// The chance to win that it leaves its player.
    pub chance: f64,
    /// How often the search tried it.
    pub visits: u32,
}

/// What to call a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It cost nothing, or little, or the search cannot tell.
    Fine,
    /// It cost [`MISTAKE`] or more, and surely something.
    Mistake,
    /// It cost [`BLUNDER`] or more, and surely as much as a mistake.
    Blunder,
}

impl Mark {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Fine => "fine",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// As chess players write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Fine => "",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    fn of(loss: f64, doubt: f64) -> Mark {
        let least = loss - doubt;
        if loss >= BLUNDER && least >= MISTAKE {
            Mark::Blunder
        } else if loss >= MISTAKE && least > 0.0 {
            Mark::Mistake
        } else {
            Mark::Fine
        }
    }
}

impl Decision {
    /// Nothing if nothing was thought of the action.
    pub(crate) fn of(
        number: usize,
        seat: Seat,
        action: &str,
        players: usize,
        thoughts: &Thoughts,
        reason: Option<Message>,
    ) -> Option<Decision> {
        let (played, preferred) = (thoughts.of(action)?, thoughts.actions.first()?);
        let agrees = played.action == preferred.action;
        let loss = f64::from(preferred.chance - played.chance).max(0.0);
        let doubt = if agrees { 0.0 } else { f64::from(played.doubt(preferred)) };
        let chances = |thought: &Thought| thought.chances.first(players).iter().map(round).collect();
        Some(Decision {
            number,
            seat,
            options: thoughts.actions.len(),
            before: chances(preferred),
            after: chances(played),
            played: judged(played),
            preferred: judged(preferred),
            agrees,
            loss: round_to_4(loss),
            doubt: round_to_4(doubt),
            mark: Mark::of(loss, doubt),
            reason,
        })
    }
}

fn judged(thought: &Thought) -> Judged {
    Judged { action: thought.action.clone(), chance: round(&thought.chance), visits: thought.visits }
}

/// More digits would pretend to know more.
fn round(chance: &f32) -> f64 {
    round_to_4(f64::from(*chance))
}

fn round_to_4(chance: f64) -> f64 {
    (chance * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::PerSeat;

    fn thought(action: &str, visits: u32, chance: f32) -> Thought {
        Thought { action: action.into(), visits, chance, chances: PerSeat::from_fn(|_| chance) }
    }

    fn mark(visits: u32, chance: f32) -> Mark {
        let actions = vec![thought("take r1", 2_000, 0.5), thought("take r2", visits, chance)];
        let thoughts = Thoughts { chances: PerSeat::default(), actions };
        Decision::of(1, Seat::default(), "take r2", 2, &thoughts, None).unwrap().mark
    }

    #[test]
    fn a_loss_is_called_by_its_size() {
        assert_eq!(mark(2_000, 0.47), Mark::Fine);
        assert_eq!(mark(2_000, 0.42), Mark::Mistake);
        assert_eq!(mark(2_000, 0.30), Mark::Blunder);
        assert_eq!(mark(2_000, 0.60), Mark::Fine, "better than what the master prefers");
    }

    #[test]
    fn what_the_search_cannot_tell_apart_is_no_mistake() {
        assert_eq!(mark(60, 0.42), Mark::Fine);
        assert_eq!(mark(2, 0.0), Mark::Fine, "two lost games prove nothing");
        assert_eq!(mark(60, 0.35), Mark::Mistake, "15 points, but perhaps only 2");
    }

    #[test]
    fn the_preferred_move_costs_nothing_and_leaves_no_doubt() {
        let thoughts =
            Thoughts { chances: PerSeat::default(), actions: vec![thought("take r1", 10, 0.123_456)] };
        let decision = Decision::of(7, Seat::default(), "take r1", 2, &thoughts, None).unwrap();
        assert!(decision.agrees);
        assert_eq!((decision.loss, decision.doubt, decision.mark), (0.0, 0.0, Mark::Fine));
        assert_eq!(decision.before, [0.1235, 0.1235]);
        assert!(Decision::of(7, Seat::default(), "dance", 2, &thoughts, None).is_none());
    }
}
