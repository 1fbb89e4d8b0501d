//! Simple strategies: one rule, followed to the end. A good player is not exploited by any of them.
//!
//! A rule speaks of the notation of actions alone (their kind is their first word, and most have a number), so the same
//! rules go for every game. Where a rule leaves a choice, the game's heuristic makes it.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use catalog::AnyTable;
use engine::{NewGame, Rng, Seat, Seed, SetupError};

/// What begins the name of a strategy that has a favourite kind of action, and of one that avoids a kind.
const ALWAYS: &str = "always:";
const NEVER: &str = "never:";

/// So many games are played at random to see which kinds of actions a game lets its players choose between.
const SAMPLE: u64 = 20;

/// One rule, followed to the end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strategy {
    /// The first action of the list.
    First,
    /// The last one.
    Last,
    /// The one with the highest number.
    Highest,
    /// The one with the lowest number, or with none.
    Lowest,
    /// What the leader of the others played last, or at least the same kind. It is told what that was, face down or not.
    Copy,
    /// This kind of action wherever it is legal.
    Always(String),
    /// Any other kind of action wherever there is one.
    Never(String),
}

impl Strategy {
    /// All strategies for a game with so many players, with those kinds of actions that it lets its players choose between.
    pub fn suite(slug: &str, players: usize) -> Result<Vec<Strategy>, SetupError> {
        let mut strategies = BTreeSet::from([
            Strategy::First,
            Strategy::Last,
            Strategy::Highest,
            Strategy::Lowest,
            Strategy::Copy,
        ]);
        for number in 0..SAMPLE {
            let seed = Seed::from(number);
            let new = NewGame { game: slug.to_owned(), players, seed: Some(seed), ..NewGame::default() };
            let (mut table, mut rng) = (catalog::open(&new)?, Rng::from(seed));
            while let Some(seat) = table.to_act().iter().next() {
                let legal = table.legal(seat);
                let kinds: BTreeSet<&str> = legal.iter().map(|action| kind(action)).collect();
                for kind in kinds.iter().filter(|_| kinds.len() > 1) {
                    strategies.insert(Strategy::Always((*kind).to_owned()));
                    // Between two kinds, never the one is always the other.
                    if kinds.len() > 2 {
                        strategies.insert(Strategy::Never((*kind).to_owned()));
                    }
                }
                let Some(action) = rng.pick(&legal) else { break };
                if table.play(seat, action).is_err() {
                    break;
                }
            }
        }
        Ok(strategies.into_iter().collect())
    }

    /// What it plays, of these legal actions.
    pub fn choose(&self, table: &AnyTable, seat: Seat, legal: &[String]) -> Option<String> {
        let left = self.leaves(table, seat, legal);
        match &left[..] {
            [] => table.favourite(seat, legal),
            [only] => Some(only.clone()),
            several => table.favourite(seat, several),
        }
    }

    /// The actions that the rule leaves to choose between.
    fn leaves(&self, table: &AnyTable, seat: Seat, legal: &[String]) -> Vec<String> {
        let those =
            |fits: &dyn Fn(&str) -> bool| legal.iter().filter(|action| fits(action)).cloned().collect();
        match self {
            Strategy::First => legal.first().into_iter().cloned().collect(),
            Strategy::Last => legal.last().into_iter().cloned().collect(),
            Strategy::Highest => extreme(legal, number),
            Strategy::Lowest => extreme(legal, |action| Reverse(number(action))),
            Strategy::Always(favourite) => those(&|action| kind(action) == favourite),
            Strategy::Never(avoided) => those(&|action| kind(action) != avoided),
            Strategy::Copy => {
                let Some(copied) = last_of_leader(table, seat) else { return Vec::new() };
                let same: Vec<String> = those(&|action| action == copied);
                if same.is_empty() { those(&|action| kind(action) == kind(copied)) } else { same }
            }
        }
    }
}

/// The first word of an action.
fn kind(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// The first number in an action, 0 if it has none.
fn number(action: &str) -> i32 {
    let Some(start) = action.find(|c: char| c.is_ascii_digit()) else { return 0 };
    let (before, from) = action.split_at(start);
    let digits = from.find(|c: char| !c.is_ascii_digit()).map_or(from, |end| &from[..end]);
    let size: i32 = digits.parse().unwrap_or_default();
    if before.ends_with('-') { -size } else { size }
}

/// The actions that have the most of something.
fn extreme<K: Ord>(legal: &[String], key: impl Fn(&str) -> K) -> Vec<String> {
    let most = legal.iter().map(|action| key(action)).max();
    legal.iter().filter(|action| Some(key(action)) == most).cloned().collect()
}

/// What the best of the others played last.
fn last_of_leader(table: &AnyTable, seat: Seat) -> Option<&str> {
    let ranks = table.standing().ranks;
    let leader = table.seats().without(seat).iter().min_by_key(|&other| ranks[other])?;
    table.played().iter().rev().find(|played| played.seat == leader).map(|played| &played.action[..])
}

impl Display for Strategy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Strategy::First => f.write_str("first"),
            Strategy::Last => f.write_str("last"),
            Strategy::Highest => f.write_str("highest"),
            Strategy::Lowest => f.write_str("lowest"),
            Strategy::Copy => f.write_str("copy"),
            Strategy::Always(kind) => write!(f, "{ALWAYS}{kind}"),
            Strategy::Never(kind) => write!(f, "{NEVER}{kind}"),
        }
    }
}

/// A name that is no strategy's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStrategy;

impl FromStr for Strategy {
    type Err = NoStrategy;
    fn from_str(text: &str) -> Result<Strategy, NoStrategy> {
        let kind = |kind: &str| if kind.is_empty() { Err(NoStrategy) } else { Ok(kind.to_owned()) };
        match text {
            "first" => Ok(Strategy::First),
            "last" => Ok(Strategy::Last),
            "highest" => Ok(Strategy::Highest),
            "lowest" => Ok(Strategy::Lowest),
            "copy" => Ok(Strategy::Copy),
            _ => match (text.strip_prefix(ALWAYS), text.strip_prefix(NEVER)) {
                (Some(favourite), _) => kind(favourite).map(Strategy::Always),
                (_, Some(avoided)) => kind(avoided).map(Strategy::Never),
                _ => Err(NoStrategy),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_a_kind_and_a_number() {
        for (action, is) in [
            ("pass", ("pass", 0)),
            ("pass D12", ("pass", 12)),
            ("abandon G-5", ("abandon", -5)),
            ("add 3 down r2", ("add", 3)),
            ("keep 9*", ("keep", 9)),
        ] {
            assert_eq!((kind(action), number(action)), is);
        }
    }

    #[test]
    fn rules_leave_what_they_say() {
        let new =
            NewGame { game: "wasteland".into(), players: 3, seed: Some(1.into()), ..NewGame::default() };
        let table = catalog::open(&new).expect("three can play");
        let legal = ["play D7", "play D2", "pass D7", "pass M12"].map(String::from);
        for (strategy, left) in [
            ("first", &["play D7"][..]),
            ("last", &["pass M12"]),
            ("highest", &["pass M12"]),
            ("lowest", &["play D2"]),
            ("always:pass", &["pass D7", "pass M12"]),
            ("never:pass", &["play D7", "play D2"]),
            ("always:dance", &[]),
            ("copy", &[]),
        ] {
            let rule: Strategy = strategy.parse().expect(strategy);
            assert_eq!(rule.leaves(&table, Seat::default(), &legal), left, "{strategy}");
        }
    }

    #[test]
    fn a_suite_has_every_kind_that_is_a_choice() {
        let suite: Vec<String> =
            Strategy::suite("minions", 3).expect("three can play").iter().map(ToString::to_string).collect();
        let has = |name: &str| suite.iter().any(|strategy| strategy == name);
        for name in ["first", "copy", "always:pass", "always:drop"] {
            assert!(has(name), "{name} of {suite:?}");
        }
        assert!(!has("always:reveal"), "there is no other kind then");
        assert!(!has("never:drop"), "it is always:pass");
        assert!(Strategy::suite("chess", 2).is_err());
    }
}
