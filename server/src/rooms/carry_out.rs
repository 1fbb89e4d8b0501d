//! Write-ahead: the one place that carries a table's steps out. What is to last is kept first, then everybody
//! is told, then bots and clocks are woken.

use std::net::IpAddr;
use std::time::Instant;

use engine::Seat;
use room::{Answer, Ask, Change, Declined, Join, Moment, Room, Step, Ticket};

use super::audience::Letter;
use super::bots::Hinting;
use super::door::Comer;
use super::table::TableGuard;
use crate::api::Say;
use crate::clock::{now, steady};
use crate::error::Error;
use crate::store::Committing;

/// Who asked, so that the answer can be part of what is told anyway.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asker {
    /// The connection.
    pub(crate) client: Option<u64>,
    /// The number that the client gave its request.
    pub(crate) re: Option<u32>,
    /// When the request came in.
    pub(crate) arrived: Option<Instant>,
    /// Where it came from.
    pub(crate) household: Option<IpAddr>,
}

/// What comes of asking, for the asker alone.
pub(crate) enum Asked {
    /// What everybody is told answers it.
    Told,
    /// This.
    Say(Say),
    /// Something that takes a while.
    Hint(Hinting),
}

impl TableGuard {
    /// Does what a seat asks, and lets go of the table.
    pub(crate) async fn ask(mut self, seat: Seat, ask: Ask, asker: Asker) -> Result<Asked, Error> {
        let re = asker.re;
        match self.answer(seat, ask, asker).await? {
            Answer::Played(_) | Answer::Resealed if asker.client.is_some() && re.is_some() => Ok(Asked::Told),
            Answer::Hint(number) => self.hint(seat, number, asker).map(Asked::Hint),
            _ => Ok(Asked::Say(Say::Done { re })),
        }
    }

    /// Does what a seat asks.
    pub(crate) async fn answer(&mut self, seat: Seat, ask: Ask, asker: Asker) -> Result<Answer, Error> {
        self.hear_out(seat, &ask)?;
        if matches!(ask, Ask::Start | Ask::Rematch) {
            self.tables.must_begin()?;
        }
        match self.step(|room, at| room.ask(seat, ask, at)) {
            Ok(step) => {
                let answer = step.answer;
                self.carry_out(step, asker).await?;
                Ok(answer)
            }
            Err(declined) => {
                // Whoever looks at an old scene gets a new one.
                if let (Declined::Stale, Some(client)) = (&declined, asker.client) {
                    self.catch_up(client);
                }
                Err(declined.into())
            }
        }
    }

    /// Gives somebody a seat, and remembers their browser.
    pub(crate) async fn join(&mut self, join: Join, comer: &Comer) -> Result<Ticket, Error> {
        let caller = self.caller(comer);
        let (mut step, ticket) = self.step(|room, at| room.join(join, &caller, at))?;
        step.keep.push(visit(self.room(), &ticket, comer));
        self.carry_out(step, Asker::default()).await?;
        Ok(ticket)
    }

    /// Lets the table take a step in memory. From here on memory is ahead of the disk, unless the step is
    /// declined.
    pub(crate) fn step<T>(
        &mut self,
        step: impl FnOnce(&mut Room, Moment<'_>) -> Result<T, Declined>,
    ) -> Result<T, Declined> {
        let state = &mut *self.state;
        let at = Moment {
            now: now(),
            steady: steady(),
            present: state.audience.present(),
            keys: &self.tables.game_keys,
        };
        state.unsure = true;
        let stepped = step(&mut state.room, at);
        state.unsure = stepped.is_ok();
        stepped
    }

    /// Carries a step out: keeps what is to last, tells everybody, and wakes bots and clocks. What is told is
    /// made while the disk is busy and sent afterwards. If keeping fails, nobody is told anything, and
    /// whoever enters next finds the table as the disk has it.
    pub(crate) async fn carry_out(&mut self, step: Step, asker: Asker) -> Result<(), Error> {
        let done = self.keep_and_tell(step, asker).await;
        match &done {
            Ok(()) => self.state.failures = 0,
            Err(error) => self.recover(error, asker),
        }
        done
    }

    async fn keep_and_tell(&mut self, step: Step, asker: Asker) -> Result<(), Error> {
        let Step { keep, tell, show_out, strangers_go, everybody_goes, door, wake, answer } = step;
        let answers = matches!(answer, Answer::Played(_) | Answer::Resealed);
        let committing = self.begin(keep).await?;
        let letters = self.letters(&tell, if answers { asker } else { Asker::default() });
        if let Some(committing) = committing {
            committing.done().await?;
        }
        self.state.unsure = false;
        self.deliver(letters);
        self.stir();
        self.show_out(show_out, strangers_go);
        self.answer_door(door);
        if everybody_goes {
            self.dismiss();
        }
        if wake {
            self.wake();
        }
        if let (Answer::Played(_), Some(arrived)) = (answer, asker.arrived) {
            metrics::histogram!("chabudai_move_seconds").record(arrived.elapsed());
        }
        Ok(())
    }

    /// Begins to make changes last, if there are any.
    async fn begin(&mut self, mut changes: Vec<Change>) -> Result<Option<Committing>, Error> {
        if changes.is_empty() {
            return Ok(None);
        }
        for change in &mut changes {
            if let Change::Table(record) = change {
                self.state.revision += 1;
                record.revision = self.state.revision;
            }
        }
        let committing = self.tables.journal.begin(changes).await?;
        // The journal waits for this very thread: it has its turn now and not when whoever asked has nothing
        // left to do.
        tokio::task::yield_now().await;
        Ok(Some(committing))
    }

    /// Tells what was made to be told, each to the client at this place.
    pub(crate) fn deliver(&self, letters: Vec<Letter>) {
        for (place, frame) in letters {
            self.state.audience.clients[place].outlet.send(frame);
        }
    }
}

/// What is remembered of a browser that has sat down.
pub(crate) fn visit(room: &Room, ticket: &Ticket, comer: &Comer) -> Change {
    let visitor = comer.browser.clone();
    Change::Visit { visitor, table: room.record().key, seat: ticket.seat, at: now() }
}
