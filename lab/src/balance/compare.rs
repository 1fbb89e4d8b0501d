//! Two sets of games side by side, such as those of two cards files.

use serde::Serialize;

use super::estimate::Estimate;
use super::figures::{Balance, Choice, Had};

/// What differs between two sets of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// How games go: the means of what a [`Balance`] has the distributions of, by their names there.
    pub course: Vec<Difference>,
    /// The shares of games with exactly one winner and of actions without a choice.
    pub shares: Vec<Difference>,
    /// The win share of each seat.
    pub seats: Vec<Difference>,
    /// How often each action is chosen where it can be.
    pub chosen: Vec<Difference>,
    /// What having chosen each action adds to winning.
    pub choices_add: Vec<Difference>,
    /// The share of the players that have something at the end.
    pub owners: Vec<Difference>,
    /// What one more of it adds to winning.
    pub had_adds: Vec<Difference>,
}

/// A figure of both.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// What it is the figure of.
    pub of: String,
    /// In the first games.
    pub one: Estimate,
    /// In the others.
    pub other: Estimate,
    /// How much larger it is in the others.
    pub more: Estimate,
}

/// What differs between two sets of games, figure by figure, where both have one.
pub fn compare(one: &Balance, other: &Balance) -> Comparison {
    let action = |choice: &Choice| choice.action.clone();
    let name = |had: &Had| format!("{}: {}", had.feature, had.entry);
    Comparison {
        course: differences(&means(one), &means(other), named, |(_, mean)| Some(*mean)),
        shares: differences(&shares(one), &shares(other), named, |(_, share)| *share),
        seats: differences(&one.seats, &other.seats, |seat| seat.seat.to_string(), |seat| seat.share),
        chosen: differences(&one.choices, &other.choices, action, |choice| choice.chosen),
        choices_add: differences(&one.choices, &other.choices, action, |choice| choice.adds),
        owners: differences(&one.had, &other.had, name, |had| had.owners),
        had_adds: differences(&one.had, &other.had, name, |had| had.adds),
    }
}

fn named<T>((name, _): &(&str, T)) -> String {
    (*name).to_owned()
}

fn means(balance: &Balance) -> [(&'static str, Estimate); 6] {
    [
        ("scores", balance.scores.estimate()),
        ("margins", balance.margins.estimate()),
        ("length", balance.length.estimate()),
        ("branching", balance.branching.estimate()),
        ("lead_changes", balance.lead_changes.estimate()),
        ("decided", balance.decided.estimate()),
    ]
}

fn shares(balance: &Balance) -> [(&'static str, Option<Estimate>); 2] {
    let decisive = Estimate::of_games(balance.decisive, balance.games);
    [("decisive", Some(decisive)), ("forced", balance.forced)]
}

fn differences<T>(
    ones: &[T],
    others: &[T],
    name: impl Fn(&T) -> String,
    figure: impl Fn(&T) -> Option<Estimate>,
) -> Vec<Difference> {
    let difference = |item: &T| {
        let of = name(item);
        let same = others.iter().find(|other| name(other) == of)?;
        let (one, other) = (figure(item)?, figure(same)?);
        Some(Difference { of, one, other, more: other.minus(one) })
    };
    ones.iter().filter_map(difference).collect()
}
