//! Turn limits: a bot plays for whoever runs out of time.

use std::sync::Arc;
use std::time::Duration;

use engine::Seats;

use super::cell::{Cell, Entered};
use super::house::House;
use crate::clock::now;

impl Entered {
    /// Sees to it that bots act and clocks run, after anything has changed.
    pub(crate) fn wake(&mut self) {
        self.wake_bots();
        self.set_timer();
    }

    /// Starts the clocks of those to act, where they stand still: nobody loses time while nobody is there.
    pub(crate) fn resume_clocks(&mut self) {
        self.start_clocks(self.room().seats(), None);
        self.set_timer();
    }

    /// One timer a table, for the first clock to run out.
    fn set_timer(&mut self) {
        if let Some(timer) = self.inner.timer.take() {
            timer.abort();
        }
        let due = self.due_people().iter().filter_map(|seat| self.room().play.as_ref()?.due[seat]).min();
        if let Some(due) = due {
            let pause = Duration::from_millis(due.saturating_sub(now()));
            let task = tokio::spawn(time_is_up(Arc::downgrade(&self.house), self.cell.clone(), pause));
            self.inner.timer = Some(task.abort_handle());
        }
    }

    /// The people the table waits for.
    fn due_people(&self) -> Seats {
        let Some(play) = &self.room().play else { return Seats::NONE };
        let people = self.room().people();
        play.table.to_act().iter().filter(|&seat| people.contains(seat)).collect()
    }

    /// Lets bots play for those whose time is over; if no player is there at all, the clocks stand still instead.
    async fn expire(&mut self) {
        let present = self.inner.audience.has_players();
        for seat in self.due_people().iter() {
            let Some(play) = &mut self.inner.room.play else { return };
            let late = play.due[seat].is_some_and(|due| due <= now());
            if late && !present {
                play.due[seat] = None;
            } else if late && let Err(error) = self.set_stand_in(seat, true).await {
                error.log();
            }
        }
        if present {
            self.set_timer();
        }
    }
}

async fn time_is_up(house: std::sync::Weak<House>, cell: Cell, pause: Duration) {
    tokio::time::sleep(pause).await;
    let Some(house) = house.upgrade() else { return };
    // On its own, since the timer that runs this may be set anew by what it does.
    tokio::spawn(async move {
        match cell.enter(&house).await {
            Ok(mut entered) => entered.expire().await,
            Err(error) => error.log(),
        }
    });
}
