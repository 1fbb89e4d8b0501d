//! Fan-out: what each client is told, made once for all who have the same eye.

use bytes::Bytes;
use engine::{Eye, Scene, Seat};
use room::{Round, TableInfo, Tell};

use super::audience::Client;
use super::carry_out::Asker;
use super::known::Known;
use super::table::{TableGuard, TableState};
use crate::api::{Changed, Polled, Say, Welcome, You};
use crate::clock::now;
use crate::wire::frame;

impl TableGuard {
    /// The table as everybody may know it.
    pub(crate) fn info(&self) -> TableInfo {
        self.room().info(self.state.audience.present(), self.state.audience.spectators())
    }

    /// What an eye sees now, with the whole log.
    fn scene(&self, eye: Eye) -> Option<Scene> {
        self.room().round().map(|round| round.table().scene(eye))
    }

    /// Everything a client of this seat needs to begin.
    fn welcome(&mut self, seat: Option<Seat>) -> Bytes {
        let eye = seat.map_or(Eye::Spectator, Eye::Seat);
        let (scene, sealed) = (self.scene(eye), self.room().round().and_then(|round| round.sealed(eye)));
        let known =
            self.room().round().map(|round| Known::of(&round.table().scene_without_log(eye), &sealed));
        *self.state.audience.known(eye) = known.map(Box::new);
        frame(&Say::Welcome(Box::new(Welcome {
            you: You { seat, host: seat.is_some() && self.room().meta().host == seat },
            table: self.info(),
            number: self.room().number(),
            deadline: self.room().deadline(),
            step: self.room().lesson_step(eye),
            scene,
            sealed,
            chat: self.room().chat().cloned().collect(),
            version: crate::http::version(),
            now: now(),
        })))
    }

    /// A fresh start for everybody.
    pub(crate) fn welcome_all(&mut self) {
        for at in 0..self.state.audience.clients.len() {
            let welcome = self.welcome(self.state.audience.clients[at].seat);
            self.state.audience.clients[at].outlet.send(welcome);
        }
    }

    /// A fresh start for a client that is new, or has missed something.
    pub(crate) fn catch_up(&mut self, id: u64) {
        let Some(seat) = self.state.audience.client(id).map(|client| client.seat) else { return };
        let welcome = self.welcome(seat);
        if let Some(client) = self.state.audience.client_mut(id) {
            client.welcomed = true;
            client.outlet.start_anew(welcome);
        }
    }

    /// What a script sees.
    pub(crate) fn polled(&self, seat: Option<Seat>) -> Polled {
        let eye = seat.map_or(Eye::Spectator, Eye::Seat);
        Polled {
            table: self.info(),
            seat,
            number: self.room().number(),
            deadline: self.room().deadline(),
            scene: self.scene(eye),
            chat: self.room().chat().cloned().collect(),
        }
    }

    /// Messages for the clients at these places, in the order in which they are to be sent. They are made while the disk
    /// is busy, and sent after it.
    pub(crate) fn letters(&mut self, tell: &[Tell], asker: Asker) -> Vec<(usize, Bytes)> {
        let mut letters = Vec::new();
        if self.state.audience.clients.is_empty() {
            return letters;
        }
        for tell in tell {
            match tell {
                Tell::Changed { keep, only } => self.changes(asker, *keep, *only, &mut letters),
                Tell::Table => self.to_all(&frame(&Say::Table { table: self.info() }), &mut letters),
                Tell::Chat(line) => {
                    self.to_all(&frame(&Say::Chat { line: line.clone() }), &mut letters);
                }
                Tell::Everything => {
                    for place in self.state.audience.listeners() {
                        let welcome = self.welcome(self.state.audience.clients[place].seat);
                        letters.push((place, welcome));
                    }
                }
            }
        }
        letters
    }

    fn to_all(&self, frame: &Bytes, letters: &mut Vec<(usize, Bytes)>) {
        let listeners = self.state.audience.listeners();
        letters.extend(listeners.into_iter().map(|place| (place, frame.clone())));
    }

    /// What has changed, to everybody or to one seat alone. With `keep`, the log behind that number has been rewritten.
    fn changes(
        &mut self,
        asker: Asker,
        keep: Option<u32>,
        only: Option<Seat>,
        letters: &mut Vec<(usize, Bytes)>,
    ) {
        let TableState { room, audience, .. } = &mut *self.state;
        let Some(round) = room.round() else { return };
        let deadline = room.deadline();
        for eye in Eye::everybody(round.table().seats()) {
            let hears = |client: &Client| client.welcomed && client.eye() == eye;
            let concerned = only.is_none_or(|seat| eye == Eye::Seat(seat));
            if !concerned || !audience.clients.iter().any(hears) {
                continue;
            }
            let changed = changed(round, eye, audience.known(eye).get_or_insert_default(), keep);
            let mut said = Say::Changed(Changed { deadline, step: room.lesson_step(eye), ..changed });
            let mut made = Bytes::new();
            for (place, client) in audience.clients.iter().enumerate().filter(|(_, client)| hears(client)) {
                let re = asker.re.filter(|_| asker.client == Some(client.id));
                if answers_another(&mut said, re) || made.is_empty() {
                    made = frame(&said);
                }
                letters.push((place, made.clone()));
            }
        }
    }
}

/// What an eye is told of the last action, or of a log that has been rewritten behind `keep`.
pub(crate) fn changed(round: &Round, eye: Eye, known: &mut Known, keep: Option<u32>) -> Changed {
    let number = round.number();
    let since = keep.map_or(number, |keep| keep + 1);
    let log = round.table().log(eye, since as usize);
    let changed = known.update(round.table().scene_without_log(eye), round.sealed(eye));
    Changed { number, log_keep: keep, log, ..changed }
}

/// Sets `re`; returns whether the frame must be written again. Rarely do two clients share the asker's eye.
fn answers_another(said: &mut Say, re: Option<u32>) -> bool {
    match said {
        Say::Changed(changed) => std::mem::replace(&mut changed.re, re) != re,
        _ => false,
    }
}
