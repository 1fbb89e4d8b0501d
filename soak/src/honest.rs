//! People who play as people do, and how long everything takes them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::client::Home;
use crate::table::{PlayedTable, Times};

/// How often somebody plays at each table: faster than people, so that a short time has many moves.
const PACE: Duration = Duration::from_millis(40);

/// How often somebody new looks at a page.
const NEWCOMERS: Duration = Duration::from_millis(250);

/// What people have seen of the server, in seconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Felt {
    /// From sending a move until everybody had seen it.
    pub(crate) moves: Vec<f64>,
    /// How long bots took to act.
    pub(crate) bots: Vec<f64>,
    /// What was refused or went wrong.
    pub(crate) refused: Vec<String>,
}

impl Felt {
    fn note(&mut self, stepped: anyhow::Result<Times>) {
        match stepped {
            Ok(times) => {
                self.moves.push(times.seen.as_secs_f64());
                self.bots.extend(times.answered.iter().map(Duration::as_secs_f64));
            }
            Err(error) => self.refused.push(format!("{error:#}")),
        }
    }
}

/// People at some tables of their own, and newcomers.
pub(crate) struct Honest {
    felt: Arc<Mutex<Felt>>,
    /// They play as long as this is there.
    _people: JoinSet<()>,
}

impl Honest {
    /// Sits down at this many tables of two people, and as many against a bot.
    pub(crate) async fn sit_down(home: Home, tables: usize) -> anyhow::Result<Honest> {
        let (felt, mut people) = (Arc::<Mutex<Felt>>::default(), JoinSet::new());
        let bots =
            json!({"seats": [{"kind": "person"}, {"kind": "bot", "level": "casual"}], "bot_delay_ms": 0});
        for number in 0..2 * tables {
            let more = if number % 2 == 0 { json!({}) } else { bots.clone() };
            let table = PlayedTable::open(home, "donburiko", 2, more).await?;
            people.spawn(play(table, Arc::clone(&felt)));
        }
        people.spawn(look(home, Arc::clone(&felt)));
        Ok(Honest { felt, _people: people })
    }

    /// What they have felt since they were last asked.
    pub(crate) fn take(&self) -> Felt {
        std::mem::take(&mut *self.felt())
    }

    /// How many moves they have made since then.
    pub(crate) fn moves(&self) -> usize {
        self.felt().moves.len()
    }

    fn felt(&self) -> MutexGuard<'_, Felt> {
        self.felt.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn play(mut table: PlayedTable, felt: Arc<Mutex<Felt>>) {
    loop {
        let begun = Instant::now();
        let stepped = table.step().await;
        let went_on = stepped.is_ok();
        felt.lock().unwrap_or_else(PoisonError::into_inner).note(stepped);
        if !went_on {
            return;
        }
        tokio::time::sleep(PACE.saturating_sub(begun.elapsed())).await;
    }
}

/// Looks at a page, each time over a connection of its own.
async fn look(home: Home, felt: Arc<Mutex<Felt>>) {
    loop {
        let page = async { home.http().await?.get("/api/games").await };
        let refusal = match tokio::time::timeout(Duration::from_secs(5), page).await {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(format!("{error:#}")),
            Err(_) => Some("a page does not come".to_owned()),
        };
        felt.lock().unwrap_or_else(PoisonError::into_inner).refused.extend(refusal);
        tokio::time::sleep(NEWCOMERS).await;
    }
}
