//! What clients were told is done, and whether the server still knows it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use anyhow::{Context, ensure};
use engine::{Fair, Nonce};
use serde_json::Value;
use server::store::{KeptGame, Place, Store};

/// How many lines of chat a table keeps, as far as it tells a client.
const CHAT_LINES: usize = 50;

/// By so many places, acknowledgements may be heard in another order than they were given in.
const OVERTAKEN: usize = 10;

/// Everything that was acknowledged.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// By table, round and number: who played what.
    moves: BTreeMap<(String, u64, u64), (u64, String)>,
    /// By table: the numbers of the lines that were said there, in the order in which that was acknowledged.
    lines: BTreeMap<String, Vec<u64>>,
    /// By table and round: the commitment to its deal, by which its game is found again.
    deals: BTreeMap<(String, u64), String>,
    /// By table, round and seat: what was added to the deal, as the table told it.
    nonces: BTreeMap<(String, u64, u64), String>,
    /// By table and token: the seat.
    seats: BTreeMap<(String, String), u64>,
    /// Pledges that were found again.
    pub(crate) pledges: u64,
    /// Actions that were sent again after a kill, and had been played.
    pub(crate) repeated: u64,
    /// How long it took those who had lost a server to be seated and told everything at the next, while all of them
    /// answered.
    pub(crate) reseated: Vec<Duration>,
    /// How often something has begun or ended that keeps a server from answering.
    pub(crate) troubles: u64,
}

/// What was acknowledged at a table at some moment: the round and the number of its last move, and its latest
/// lines of chat, the last one first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Acknowledged {
    last_move: (u64, u64),
    lines: Vec<u64>,
}

impl Acknowledged {
    /// Whether the table is as far as it was.
    pub(crate) fn check_move(&self, now: (u64, u64)) -> anyhow::Result<()> {
        let then = self.last_move;
        ensure!(now >= then, "round and number are {now:?} after {then:?} was acknowledged");
        Ok(())
    }

    /// Whether the table shows all the chat that it should: it keeps the latest lines, among them such as were
    /// not acknowledged.
    pub(crate) fn check_chat(&self, shown: &Value) -> anyhow::Result<()> {
        let lines = shown.as_array().context("no chat")?;
        let numbers = lines.iter().filter_map(|line| line["text"].as_str()?.parse::<u64>().ok());
        let shown: BTreeSet<u64> = numbers.collect();
        ensure!(shown.len() == lines.len(), "a line of chat is there twice");
        let others = shown.iter().filter(|line| !self.lines.contains(line)).count();
        let kept = if lines.len() < CHAT_LINES { CHAT_LINES } else { CHAT_LINES - OVERTAKEN };
        let latest = self.lines.iter().take(kept.saturating_sub(others));
        let lost: Vec<&u64> = latest.filter(|line| !shown.contains(line)).collect();
        ensure!(lost.is_empty(), "lines {lost:?} of the chat are lost, {shown:?} are not");
        Ok(())
    }
}

impl Ledger {
    pub(crate) fn played(&mut self, table: &str, round: u64, number: u64, seat: u64, action: String) {
        self.moves.insert((table.to_owned(), round, number), (seat, action));
    }

    pub(crate) fn said(&mut self, table: &str, line: u64) {
        self.lines.entry(table.to_owned()).or_default().push(line);
    }

    pub(crate) fn began(&mut self, table: &str, round: u64, commitment: &str) {
        self.deals.insert((table.to_owned(), round), commitment.to_owned());
    }

    pub(crate) fn dealt(&mut self, table: &str, round: u64, seat: u64, nonce: &str) {
        self.nonces.insert((table.to_owned(), round, seat), nonce.to_owned());
    }

    pub(crate) fn sat(&mut self, table: &str, token: &str, seat: u64) {
        self.seats.insert((table.to_owned(), token.to_owned()), seat);
    }

    /// The seats that were given out, each with its table and token.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = (&str, &str, u64)> {
        self.seats.iter().map(|((table, token), seat)| (&table[..], &token[..], *seat))
    }

    pub(crate) fn moves(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn chats(&self) -> usize {
        self.lines.values().map(Vec::len).sum()
    }

    pub(crate) fn nonces(&self) -> usize {
        self.nonces.len()
    }

    /// What a table must still know when it is next seen.
    pub(crate) fn of_table(&self, table: &str) -> Acknowledged {
        let place = |round| (table.to_owned(), round, 0);
        let last = self.moves.range(place(0)..place(u64::MAX)).next_back();
        let last_move = last.map_or((0, 0), |((_, round, number), _)| (*round, *number));
        let lines = self.lines.get(table).into_iter().flatten().rev().take(CHAT_LINES);
        Acknowledged { last_move, lines: lines.copied().collect() }
    }

    /// Compares everything with what the disk has. How many finished games were played again to the last card.
    pub async fn compare(&self, place: &Place) -> anyhow::Result<usize> {
        let store = place.look().await?;
        let games = self.games(&*store).await?;
        let game = |table: &str, round: u64| {
            let commitment = self.deals.get(&(table.to_owned(), round));
            commitment
                .and_then(|commitment| games.get(table)?.get(commitment))
                .with_context(|| format!("table {table}: round {round} is lost"))
        };
        for ((table, round, number), (seat, action)) in &self.moves {
            let logged = game(table, *round)?.actions.get(*number as usize - 1);
            let logged = logged.map(|logged| (logged.seat.index() as u64, &logged.action[..]));
            ensure!(
                logged == Some((*seat, &action[..])),
                "table {table}, round {round}: action {number} was {action} of seat {seat} and is {logged:?}"
            );
        }
        for ((table, round, seat), nonce) in &self.nonces {
            let kept = game(table, *round)?.record.setup.nonces.get(*seat as usize).cloned().flatten();
            let kept = kept.map(|kept: Nonce| String::from(kept));
            ensure!(
                kept.as_deref() == Some(nonce),
                "table {table}, round {round}: the nonce of seat {seat} was {nonce} and is {kept:?}"
            );
        }
        store.close().await;
        let mut verified = 0;
        let mut wrong = None;
        server::export(place, |id, replay| {
            let verify = || anyhow::Ok(replay.verify(&mut *catalog::open(&replay.new_game())?)?);
            match verify() {
                Ok(()) => verified += 1,
                Err(error) => wrong = Some(error.context(format!("the replay {id} does not play"))),
            }
        })
        .await?;
        wrong.map_or(Ok(verified), Err)
    }

    /// Every game of every table that was played at, by the commitment to its deal: numbers are each server's own, and so
    /// may clocks be.
    async fn games(&self, store: &dyn Store) -> anyhow::Result<BTreeMap<&str, BTreeMap<String, KeptGame>>> {
        let mut by_key = BTreeMap::<i64, BTreeMap<String, KeptGame>>::new();
        let mut last = 0;
        loop {
            let keys = store.games_after(last, 100).await?;
            let Some(&highest) = keys.last() else { break };
            for key in keys {
                let Some(game) = store.game(key).await? else { continue };
                let (salt, secret) = game.record.setup.deal.clone();
                let fair = Fair { commitment: String::new(), salt, secret, nonces: Vec::new() };
                let deal = fair.deal().with_context(|| format!("game {key} has no deal"))?;
                let twice = by_key.entry(game.record.table).or_default().insert(deal.commitment(), game);
                ensure!(twice.is_none(), "game {key} was begun twice");
            }
            last = highest;
        }
        let mut games = BTreeMap::new();
        for (table, ..) in self.moves.keys().chain(self.nonces.keys()) {
            if !games.contains_key(&table[..]) {
                let kept = store.table(table.clone()).await?;
                let kept = kept.with_context(|| format!("table {table} is lost"))?;
                games.insert(&table[..], by_key.remove(&kept.key).unwrap_or_default());
            }
        }
        Ok(games)
    }
}
