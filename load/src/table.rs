//! What the clients of one table have seen, and when.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many moves of a table can be on their way at once: as many as there are seats.
const ON_THEIR_WAY: usize = 8;

/// A table that is played at.
pub(crate) struct LoadTable {
    pub(crate) id: String,
    clients: usize,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    moves: [Move; ON_THEIR_WAY],
    /// The earliest time of the next move, where moves are paced.
    due: Option<Instant>,
    figures: TableFigures,
}

/// What was seen at a table.
#[derive(Default)]
pub(crate) struct TableFigures {
    /// For each move, microseconds from sending it until the last client had seen it.
    pub(crate) latencies: Vec<u32>,
    /// For each move and client, the bytes of the message that told it.
    pub(crate) bytes: Vec<u32>,
    pub(crate) games: u64,
    pub(crate) errors: u64,
    /// The first error in words.
    pub(crate) error: Option<String>,
}

#[derive(Clone, Copy, Default)]
struct Move {
    number: u32,
    sent: Option<Instant>,
    seen: usize,
}

impl LoadTable {
    pub(crate) fn new(id: String, clients: usize, first: Option<Instant>) -> LoadTable {
        LoadTable { id, clients, inner: Mutex::new(Inner { due: first, ..Inner::default() }) }
    }

    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A client has seen a move; whoever made it knows when it was sent.
    pub(crate) fn seen(&self, number: u32, bytes: usize, sent: Option<Instant>) {
        let mut inner = self.inner();
        inner.figures.bytes.push(bytes as u32);
        let place = &mut inner.moves[number as usize % ON_THEIR_WAY];
        if place.number != number {
            *place = Move { number, sent: None, seen: 0 };
        }
        place.seen += 1;
        place.sent = place.sent.or(sent);
        if place.seen == self.clients {
            let sent = std::mem::take(place).sent;
            inner.figures.latencies.extend(sent.map(|sent| sent.elapsed().as_micros() as u32));
        }
    }

    /// A game has ended.
    pub(crate) fn game_over(&self) {
        self.inner().figures.games += 1;
    }

    pub(crate) fn error(&self, error: &str) {
        let mut inner = self.inner();
        inner.figures.errors += 1;
        inner.figures.error.get_or_insert_with(|| error.to_owned());
    }

    /// When the next move may be sent, if moves are paced; the one after it is a pace later.
    pub(crate) fn next_due(&self, pace: Duration) -> Instant {
        let mut inner = self.inner();
        let now = Instant::now();
        let due = inner.due.map_or(now, |due| due.max(now));
        inner.due = Some(due + pace);
        due
    }

    /// Begins to count moves anew; an error stays one, whenever it came.
    pub(crate) fn begin(&self) {
        let figures = &mut self.inner().figures;
        *figures =
            TableFigures { errors: figures.errors, error: figures.error.take(), ..TableFigures::default() };
    }

    /// What was seen since the beginning.
    pub(crate) fn take_figures(&self) -> TableFigures {
        std::mem::take(&mut self.inner().figures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_while_warming_up_is_forgotten_and_what_went_wrong_is_not() {
        let table = LoadTable::new("id".into(), 1, None);
        table.seen(1, 100, Some(Instant::now()));
        table.error("the disk is full");
        table.begin();
        table.seen(2, 200, Some(Instant::now()));
        let figures = table.take_figures();
        assert_eq!((figures.latencies.len(), figures.bytes), (1, vec![200]));
        assert_eq!((figures.errors, figures.error.as_deref()), (1, Some("the disk is full")));
    }
}
