//! Several servers of the same tables: what they tell each other.
//!
//! The store decides what is; the bus only says that something has become so, after it has. It may lose messages or be
//! away: versions show what is missing, and the store has it.

mod listen;
mod nats;

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::Seats;
use room::{Onlookers, Step};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

pub(crate) use listen::Listen;
pub use nats::BusError;
pub(crate) use nats::Nats;

/// What comes from other nodes.
pub(crate) type Inbox = mpsc::UnboundedReceiver<Vec<u8>>;

/// A way to tell other nodes something.
pub(crate) trait Bus: Send + Sync + 'static {
    /// Tells all nodes that follow this table.
    fn publish(&self, table: &str, notice: Notice<'_>);

    /// Hears what is told of this table from now on.
    fn follow(&self, table: &str);

    /// Hears it no longer.
    fn leave(&self, table: &str);

    /// Whether nothing can be heard just now.
    fn is_away(&self) -> bool;
}

/// Something that a node tells the others about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Notice<'a> {
    /// Who says it.
    pub(crate) node: Cow<'a, str>,
    /// The table's id.
    pub(crate) table: Cow<'a, str>,
    /// What.
    pub(crate) what: What<'a>,
}

/// What can be told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum What<'a> {
    /// The table has this version now, by this step; without it the step was too long to be told.
    Step { version: u64, step: Option<Cow<'a, Step>> },
    /// Who is connected there. Whoever asks wants to be told the same.
    Presence { presence: Presence, asks: bool },
    /// The node does not follow the table any more.
    Left,
    /// The table has been removed.
    Removed,
}

/// Who is connected to a table at one node.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Presence {
    pub(crate) seats: Seats,
    pub(crate) spectators: u32,
    pub(crate) screens: u32,
    /// Those who wait at the door, by what the table knows them by.
    pub(crate) knocks: Vec<u32>,
}

impl Presence {
    pub(crate) fn onlookers(&self) -> Onlookers {
        Onlookers { spectators: self.spectators, screens: self.screens }
    }
}

impl Notice<'_> {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        // Our own types have string keys and no failing serializers, so this cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Notice<'static>> {
        let read: Result<Notice<'static>, _> = serde_json::from_slice(bytes);
        read.inspect_err(|error| tracing::warn!(%error, "a message of the bus cannot be read")).ok()
    }

    /// The same without what makes it long: whoever hears it reads the store.
    fn shortened(&self) -> Option<Notice<'_>> {
        match &self.what {
            What::Step { version, step: Some(_) } => {
                let what = What::Step { version: *version, step: None };
                Some(Notice { node: self.node.clone(), table: self.table.clone(), what })
            }
            _ => None,
        }
    }
}

/// Whether a bus can be heard, for whoever asks.
#[derive(Debug, Default)]
struct Away(AtomicBool);

impl Away {
    fn set(&self, away: bool) {
        if self.0.swap(away, Ordering::Relaxed) != away {
            if away {
                tracing::warn!("the bus is away: the store is asked instead");
            } else {
                tracing::info!("the bus is back");
            }
        }
        metrics::gauge!("chabudai_bus_up").set(if away { 0.0 } else { 1.0 });
    }

    fn is_away(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Rendezvous hashing: how many of these others come before us in doing what nobody has asked for.
pub(crate) fn rank<'a>(me: &str, others: impl Iterator<Item = &'a str>, about: &str) -> u32 {
    let weight = |node: &str| foldhash_of(&(node, about));
    let mine = (weight(me), me);
    others.filter(|other| (weight(other), *other) > mine).count() as u32
}

/// The same on every machine.
fn foldhash_of(value: &impl std::hash::Hash) -> u64 {
    use std::hash::BuildHasher;
    foldhash::quality::FixedState::with_seed(0).hash_one(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_all_nodes_one_comes_first_and_when_it_goes_the_others_keep_their_order() {
        let nodes = ["a", "b", "c", "d"];
        let mut firsts = [0; 4];
        for table in 0..400 {
            let table = format!("table{table}");
            let others = |me: &str| nodes.iter().copied().filter(move |node| *node != me).collect::<Vec<_>>();
            let ranks = nodes.map(|me| rank(me, others(me).into_iter(), &table));
            let mut sorted = ranks;
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
            let first = ranks.iter().position(|rank| *rank == 0).unwrap();
            firsts[first] += 1;
            let second = ranks.iter().position(|rank| *rank == 1).unwrap();
            let left = nodes.iter().copied().filter(|node| *node != nodes[first] && *node != nodes[second]);
            assert_eq!(rank(nodes[second], left, &table), 0);
        }
        assert!(firsts.iter().all(|count| (60..140).contains(count)), "{firsts:?}");
    }
}
