//! Fan-out: what each client is told, made once for all who have the same eye.

use bytes::Bytes;
use engine::{Beat, Eye, LogLine, Scene, Seat};
use room::{Round, TableInfo, Tell};

use super::audience::{Client, Letter};
use super::carry_out::Asker;
use super::table::{TableGuard, TableState};
use super::told::{Changes, Told};
use super::written::Written;
use crate::api::{BeatSaid, Changed, Polled, Say, Welcome, You};
use crate::clock::steady;
use crate::wire::frame;

impl TableGuard {
    /// The table as everybody may know it.
    pub(crate) fn info(&self) -> TableInfo {
        self.room().info(self.state.audience.seen(), self.state.audience.onlookers())
    }

    /// What an eye sees now, with the whole log.
    fn scene(&self, eye: Eye) -> Option<Scene> {
        self.room().round().map(|round| round.table().scene(eye))
    }

    /// Everything that clients of this seat need to begin, as a change from nothing.
    fn welcome(&mut self, seat: Option<Seat>) -> Bytes {
        let eye = seat.map_or(Eye::Spectator, Eye::Seat);
        let mut told = Told::default();
        let TableState { room, audience, .. } = &mut *self.state;
        let mut written = Written::default();
        let changed = room.round().map(|round| changed(round, eye, &mut told, 0, &mut written));
        *audience.told(eye) = changed.is_some().then(|| Box::new(told));
        let (deadline, step) = (room.deadline(), room.lesson_step(eye));
        frame(&Say::Welcome(Box::new(Welcome {
            you: You { seat, host: seat.is_some() && self.room().meta().host == seat },
            table: self.info(),
            everything: Changed { deadline, step, ..changed.unwrap_or_default() },
            plans: self.room().round().map(|round| round.table().plans()),
            chat: self.room().chat().cloned().collect(),
            version: crate::http::version(),
            restart_at: self.tables.house.restart_at(),
            now: steady(),
        })))
    }

    /// A fresh start for everybody, as messages for the clients at these places.
    fn welcomes(&mut self) -> Vec<Letter> {
        let mut letters = Vec::new();
        for seat in self.room().seats().iter().map(Some).chain([None]) {
            let hears = |client: &Client| client.welcomed && client.seat == seat;
            if self.state.audience.clients.iter().any(hears) {
                let welcome = self.welcome(seat);
                letters.extend(self.state.audience.letters(welcome, hears));
            }
        }
        letters
    }

    /// A fresh start for everybody, at once.
    pub(crate) fn welcome_all(&mut self) {
        let welcomes = self.welcomes();
        self.deliver(welcomes);
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

    /// Messages in the order in which they are to be sent. They are made while the disk is busy, and sent
    /// after it.
    pub(crate) fn letters(&mut self, tell: &[Tell], asker: Asker) -> Vec<Letter> {
        let mut letters = Vec::new();
        if self.state.audience.clients.is_empty() {
            return letters;
        }
        for tell in tell {
            match tell {
                Tell::Changed { keep, only } => self.changes(asker, *keep, *only, &mut letters),
                Tell::Everything => letters.extend(self.welcomes()),
                Tell::Table => letters.extend(self.to_all(&Say::Table { table: Box::new(self.info()) })),
                Tell::Chat(line) => letters.extend(self.to_all(&Say::Chat { line: line.clone() })),
            }
        }
        letters
    }

    pub(crate) fn to_all(&self, said: &Say) -> impl Iterator<Item = Letter> {
        self.state.audience.letters(frame(said), |client| client.welcomed)
    }

    /// What has changed, to everybody or to one seat alone. With `keep`, the log behind that number has been
    /// rewritten.
    fn changes(&mut self, asker: Asker, keep: Option<u32>, only: Option<Seat>, letters: &mut Vec<Letter>) {
        let TableState { room, audience, .. } = &mut *self.state;
        let Some(round) = room.round() else { return };
        let (deadline, mut written) = (room.deadline(), Written::default());
        for eye in Eye::everybody(round.table().seats()) {
            let hears = |client: &Client| client.welcomed && client.eye() == eye;
            let concerned = only.is_none_or(|seat| eye == Eye::Seat(seat));
            if !concerned || !audience.clients.iter().any(hears) {
                continue;
            }
            let told = audience.told(eye).get_or_insert_default();
            let changed = match keep {
                None => happened(round, eye, told, &mut written),
                // What was taken back or sealed anew has no way there to look at.
                Some(keep) => changed(round, eye, told, keep + 1, &mut written),
            };
            let step = room.lesson_step(eye);
            let mut said = Say::Changed(Changed { deadline, step, log_keep: keep, ..changed });
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

/// What the last action has changed for an eye, with its pictures. What they tell is not told again.
pub(crate) fn happened(round: &Round, eye: Eye, told: &mut Told, written: &mut Written) -> Changed {
    let beats = beats(round, eye, told, written);
    Changed { beats, ..since(round, eye, told, round.table().log_after_beats(eye), written) }
}

/// The pictures of the last action, each as a change from what the eye was told before.
fn beats(round: &Round, eye: Eye, told: &mut Told, written: &mut Written) -> Vec<BeatSaid> {
    let said = |Beat { lines, scene, mut cue }: Beat| {
        let Changes { mut set, gone } = told.update(scene, round.sealed(eye), written);
        told.beads(&mut cue, &mut set);
        // Whoever shows a picture without a caption says what its last line says.
        if lines.last().is_some_and(|line| cue.caption == [line.news.message.clone()]) {
            cue.caption.clear();
        }
        BeatSaid { set, gone, log: lines, cue }
    };
    round.table().beats(eye).into_iter().map(said).collect()
}

/// What has changed for an eye, with the log from the action with this number on.
pub(crate) fn changed(
    round: &Round,
    eye: Eye,
    told: &mut Told,
    number: u32,
    written: &mut Written,
) -> Changed {
    since(round, eye, told, round.table().log(eye, number as usize), written)
}

/// What has changed for an eye, with these lines of the log.
fn since(round: &Round, eye: Eye, told: &mut Told, log: Vec<LogLine>, written: &mut Written) -> Changed {
    let scene = round.table().scene_without_log(eye);
    let Changes { set, gone } = told.update(scene, round.sealed(eye), written);
    Changed { number: round.number(), set, gone, log, ..Changed::default() }
}

/// Sets `re`; returns whether the frame must be written again. Rarely do two clients share the asker's eye.
fn answers_another(said: &mut Say, re: Option<u32>) -> bool {
    match said {
        Say::Changed(changed) => std::mem::replace(&mut changed.re, re) != re,
        _ => false,
    }
}
