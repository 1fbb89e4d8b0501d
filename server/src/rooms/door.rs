//! The door of a table: whoever knocks waits on a connection of their own, and hears nothing but the answer.

use std::net::IpAddr;
use std::sync::Arc;

use engine::Seats;
use room::secrets::{hashed, hex};
use room::{Caller, Declined, DoorAnswer, Guest, Marks};

use super::audience::{Client, Knocker};
use super::carry_out::Asker;
use super::table::TableGuard;
use crate::api::Say;
use crate::error::Error;
use crate::wire::{Outlet, frame};

/// Somebody who comes to some table.
#[derive(Clone, Debug)]
pub(crate) struct Comer {
    /// The secret that they bring.
    pub(crate) token: Option<String>,
    /// A hash of the browser's cookie.
    pub(crate) browser: Vec<u8>,
    /// Where they come from.
    pub(crate) household: IpAddr,
}

impl Comer {
    /// Somebody of whom nothing is known.
    #[cfg(test)]
    pub(crate) fn unknown() -> Comer {
        Comer { token: None, browser: Vec::new(), household: [0, 0, 0, 0].into() }
    }

    /// What the table with this number knows them by: nothing that could be compared with another table's.
    pub(crate) fn marks(&self, table: i64) -> Marks {
        let household = hashed(&format!("{table} {}", self.household));
        Marks { browser: Some(hex(&self.browser)), household: Some(household) }
    }

    fn at(&self, table: i64) -> Caller {
        Caller { token: self.token.clone(), marks: self.marks(table) }
    }
}

impl TableGuard {
    /// Somebody as this table knows them.
    pub(crate) fn caller(&self, comer: &Comer) -> Caller {
        comer.at(self.room().record().key)
    }

    /// What somebody is at this table, if they may know who sits there.
    pub(crate) fn looks(&self, comer: &Comer) -> Result<Guest, Error> {
        let guest = self.room().receive(&self.caller(comer))?;
        self.room().may_look(guest)?;
        Ok(guest)
    }

    /// What somebody is at this table, if they may see what is played.
    pub(crate) fn watches(&self, comer: &Comer) -> Result<Guest, Error> {
        let guest = self.room().receive(&self.caller(comer))?;
        self.room().may_watch(guest)?;
        Ok(guest)
    }

    /// Somebody knocks: everybody at the table sees who, and they are told to wait.
    pub(crate) async fn knock(
        &mut self,
        id: u64,
        name: &str,
        comer: &Comer,
        outlet: Arc<Outlet>,
    ) -> Result<(), Error> {
        let caller = self.caller(comer);
        let knock = self.take_step(Asker::default(), |room, _| room.knock(name, &caller)).await?;
        outlet.send(frame(&Say::Waiting));
        self.state.audience.porch.push(Knocker { id, knock, outlet });
        self.tell_presence_if_changed();
        Ok(())
    }

    /// Somebody who knocked has gone, if they did.
    pub(crate) async fn stop_knocking(&mut self, id: u64) -> Result<(), Error> {
        let porch = &mut self.state.audience.porch;
        let Some(place) = porch.iter().position(|knocker| knocker.id == id) else { return Ok(()) };
        let knocker = porch.swap_remove(place);
        let gone = self.act(|room, _| Ok(room.stop_knocking(knocker.knock))).await;
        self.tell_presence_if_changed();
        gone
    }

    /// The same for all who knocked at a node that is gone.
    pub(super) async fn stop_knocks(&mut self, knocks: &[u32]) -> Result<(), Error> {
        for knock in knocks {
            self.act(|room, _| Ok(room.stop_knocking(*knock))).await?;
        }
        Ok(())
    }

    /// Tells those who knock whether they may come in. They come in by themselves.
    pub(crate) fn answer_door(&mut self, answers: &[DoorAnswer]) {
        for DoorAnswer { knock, pass } in answers {
            let porch = &mut self.state.audience.porch;
            let Some(place) = porch.iter().position(|knocker| knocker.knock == *knock) else { continue };
            let Knocker { outlet, .. } = porch.swap_remove(place);
            outlet.send(frame(&match pass {
                Some(pass) => Say::LetIn { pass: pass.clone() },
                None => Say::Error { re: None, error: Error::from(Declined::ShownOut).fault() },
            }));
            outlet.close();
        }
    }

    /// Closes the sockets of whoever sat in these seats, and perhaps of strangers: they have no say any more, and
    /// come back as what they are now.
    pub(crate) fn show_out(&mut self, seats: Seats, strangers: bool) {
        let goes = |client: &mut Client| match client.seat {
            Some(seat) => seats.contains(seat),
            None => strangers && client.stranger,
        };
        self.state.audience.clients.extract_if(.., goes).for_each(|client| client.outlet.close());
    }

    /// Whoever knocks and is not known to the table starts anew.
    pub(crate) fn clear_porch(&mut self) {
        let known = self.room().knocks();
        let unknown = |knocker: &mut Knocker| !known.iter().any(|knock| knock.knock == knocker.knock);
        self.state.audience.porch.extract_if(.., unknown).for_each(|knocker| knocker.outlet.close());
    }
}
