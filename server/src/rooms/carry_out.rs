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
use crate::store::{Commit, Committing, StoreError};

/// How often a table is asked again after somebody elsewhere was first.
const ATTEMPTS: u32 = 20;

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
        let new_game = match ask {
            Ask::Start | Ask::Nonce { .. } => Some(self.tables.game_numbers.take().await?),
            _ => None,
        };
        let asked = self.take_step(asker, |room, at| {
            let step = room.ask(seat, ask.clone(), Moment { new_game, ..at })?;
            let answer = step.answer;
            Ok((step, answer))
        });
        let answer = asked.await;
        // Whoever looks at an old scene gets a new one.
        if let (Err(Error::Declined(Declined::Stale)), Some(client)) = (&answer, asker.client) {
            self.catch_up(client);
        }
        answer
    }

    /// Asks the table, and carries out what comes of it. If somebody else has changed the table meanwhile it is read
    /// again and asked once more: it is a value, so asking again is free.
    pub(crate) async fn take_step<T>(
        &mut self,
        asker: Asker,
        mut ask: impl FnMut(&mut Room, Moment) -> Result<(Step, T), Declined>,
    ) -> Result<T, Error> {
        for _ in 0..ATTEMPTS {
            let (step, answer) = self.step(&mut ask)?;
            match self.carry_out(step, asker).await {
                Err(Error::Store(StoreError::Conflict)) => {}
                done => return done.map(|()| answer),
            }
            if let Err(error) = self.make_sure().await {
                self.recover(&error, asker);
                return Err(error);
            }
        }
        let error = StoreError::Conflict.into();
        self.recover(&error, asker);
        Err(error)
    }

    /// The same for what nobody waits for an answer to.
    pub(crate) async fn act(
        &mut self,
        mut act: impl FnMut(&mut Room, Moment) -> Result<Step, Declined>,
    ) -> Result<(), Error> {
        self.take_step(Asker::default(), |room, at| Ok((act(room, at)?, ()))).await
    }

    /// Gives somebody a seat, and remembers their browser.
    pub(crate) async fn join(&mut self, join: Join, comer: &Comer) -> Result<Ticket, Error> {
        let caller = self.caller(comer);
        self.take_step(Asker::default(), |room, at| {
            let (mut step, ticket) = room.join(join.clone(), &caller, at)?;
            step.keep.push(visit(room, &ticket, comer));
            Ok((step, ticket))
        })
        .await
    }

    /// Lets the table take a step in memory. From here on memory is ahead of the disk, unless the step is
    /// declined.
    fn step<T>(
        &mut self,
        step: impl FnOnce(&mut Room, Moment) -> Result<T, Declined>,
    ) -> Result<T, Declined> {
        let state = &mut *self.state;
        let present = state.audience.present();
        let at = Moment { now: now(), steady: steady(), present, new_game: None };
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
            // Whoever asked asks again.
            Err(Error::Store(StoreError::Conflict)) => {}
            Err(error) => self.recover(error, asker),
        }
        done
    }

    async fn keep_and_tell(&mut self, step: Step, asker: Asker) -> Result<(), Error> {
        let answers = matches!(step.answer, Answer::Played(_) | Answer::Resealed);
        let committing = self.begin(&step.keep).await?;
        let letters = self.letters(&step.tell, if answers { asker } else { Asker::default() });
        // What others need to know is written while the disk is busy, too.
        let notice = self.notice(&step);
        if let Some(committing) = committing {
            committing.done().await?;
            self.state.version += 1;
            self.table.note_version(self.state.version);
        }
        self.state.unsure = false;
        self.tables.publish(&self.table, notice);
        self.tell_step(&step, letters);
        self.tell_presence_if_changed();
        if let (Answer::Played(_), Some(arrived)) = (step.answer, asker.arrived) {
            metrics::histogram!("chabudai_move_seconds").record(arrived.elapsed());
        }
        Ok(())
    }

    /// Tells a step that is kept, here or elsewhere, and wakes whom it wakes.
    pub(crate) fn tell_step(&mut self, step: &Step, letters: Vec<Letter>) {
        self.deliver(letters);
        self.stir();
        self.show_out(step.show_out, step.strangers_go);
        self.answer_door(&step.door);
        if step.everybody_goes {
            self.dismiss();
        }
        if step.wake {
            self.wake();
        }
    }

    /// Begins to make changes last, if there are any.
    async fn begin(&mut self, changes: &[Change]) -> Result<Option<Committing>, Error> {
        if changes.is_empty() {
            return Ok(None);
        }
        let committing = self.tables.journal.begin(self.commit_of(changes.to_vec())).await?;
        // The journal waits for this very thread: it has its turn now and not when whoever asked has nothing
        // left to do.
        tokio::task::yield_now().await;
        Ok(Some(committing))
    }

    /// Changes of this table, made from what it is now.
    pub(crate) fn commit_of(&self, changes: Vec<Change>) -> Commit {
        Commit { table: self.room().record().key, version: self.state.version, changes }
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
