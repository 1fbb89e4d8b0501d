//! Access control: who may look in, watch and sit down without a seat of their own yet, who waits at the door for
//! the host's nod, and who was shown out.

use engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "api")]
use {ts_rs::TS, utoipa::ToSchema};

use crate::declined::{BadText, Declined, NotNow};
use crate::records::Chair;
use crate::room::Room;
use crate::seating::NAME;
use crate::secrets::{hashed, matches, new_token};
use crate::step::{DoorAnswer, Step};
use crate::text::plain;

/// How many may wait at the door at the same time.
const KNOCKS: usize = 8;
/// How many of those who were let in, or shown out, are remembered: the latest.
const REMEMBERED: usize = 64;

/// Who somebody is, as far as that can be told without an account: hashes that mean nothing elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Marks {
    /// Of the browser's cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<String>,
    /// Of the address that they come from, and of this table: a house may have several people in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub household: Option<String>,
}

/// Somebody who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caller {
    /// The secret of a seat, or the pass that they got with the host's nod.
    pub token: Option<String>,
    /// Who they are.
    pub marks: Marks,
}

/// What somebody who comes to a table is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guest {
    /// Whoever has this seat.
    Seated(Seat),
    /// Somebody whom the host has let in.
    LetIn,
    /// Anybody.
    Stranger,
}

/// Somebody who waits at the door.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct Knock {
    /// To answer it by.
    pub knock: u32,
    /// What they are called.
    pub name: String,
}

/// What a table remembers of its door.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Porch {
    waiting: Vec<(Knock, Marks)>,
    /// Who was not let in, until the host opens the door or shuts it.
    turned_away: Vec<Marks>,
    last: u32,
}

impl Porch {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Porch::default()
    }
}

impl Marks {
    fn same_browser(&self, other: &Marks) -> bool {
        self.browser.is_some() && self.browser == other.browser
    }

    fn same_household(&self, other: &Marks) -> bool {
        self.household.is_some() && self.household == other.household
    }
}

impl Chair {
    pub(crate) fn marks(&self) -> Option<&Marks> {
        match self {
            Chair::Person { marks, .. } => Some(marks),
            Chair::Open | Chair::Bot(_) => None,
        }
    }
}

impl Room {
    /// Finds out who comes: a seat's owner, a guest of the host's, or a stranger; nobody who was shown out.
    pub fn receive(&self, caller: &Caller) -> Result<Guest, Declined> {
        self.must_be_open()?;
        let token = caller.token.as_deref();
        if let Some(seat) = token.and_then(|token| self.seat_of(token)) {
            return Ok(Guest::Seated(seat));
        }
        if self.is_one_of(&self.meta().shown_out, &caller.marks) {
            return Err(Declined::ShownOut);
        }
        match token {
            None => Ok(Guest::Stranger),
            Some(pass) if self.meta().passes.iter().any(|kept| matches(pass, kept)) => Ok(Guest::LetIn),
            Some(_) => Err(Declined::NotSeated),
        }
    }

    /// Whether they may know who sits at the table.
    pub fn may_look(&self, guest: Guest) -> Result<(), Declined> {
        if guest == Guest::Stranger && self.is_locked() { Err(Declined::Locked) } else { Ok(()) }
    }

    /// Whether they may see what is played.
    pub fn may_watch(&self, guest: Guest) -> Result<(), Declined> {
        self.may_look(guest)?;
        let shut = !self.meta().config.watch;
        if guest == Guest::Stranger && shut { Err(Declined::Locked) } else { Ok(()) }
    }

    /// Whether nobody new comes in without the host's nod. Where nobody is left to nod, everybody may come.
    fn is_locked(&self) -> bool {
        self.meta().config.locked && self.meta().host.is_some()
    }

    /// Whether somebody is among these. A whole house is kept out for one of them only while nobody at the table
    /// comes from there.
    fn is_one_of(&self, these: &[Marks], marks: &Marks) -> bool {
        let seated = || self.meta().chairs.iter().filter_map(Chair::marks);
        let strange_house = || !seated().any(|sitter| sitter.same_household(marks));
        these.iter().any(|one| one.same_browser(marks) || (one.same_household(marks) && strange_house()))
    }

    /// Whoever waits at the door.
    pub fn knocks(&self) -> Vec<Knock> {
        self.meta().pending.porch.waiting.iter().map(|(knock, _)| knock.clone()).collect()
    }

    /// Somebody asks to be let in, by this number.
    pub fn knock(&mut self, name: &str, caller: &Caller) -> Result<(Step, u32), Declined> {
        let guest = self.receive(caller)?;
        if self.is_one_of(&self.meta().pending.porch.turned_away, &caller.marks) {
            return Err(Declined::ShownOut);
        }
        if self.may_watch(guest).is_ok() {
            return Err(NotNow::DoorOpen.into());
        }
        if self.meta().pending.porch.waiting.len() >= KNOCKS {
            return Err(NotNow::ManyKnock.into());
        }
        let name = plain(name, NAME).ok_or(BadText::Name)?;
        let porch = &mut self.meta_mut().pending.porch;
        porch.last += 1;
        let knock = porch.last;
        porch.waiting.push((Knock { knock, name }, caller.marks.clone()));
        Ok((self.table_changed(), knock))
    }

    /// Whoever knocked has gone.
    pub fn stop_knocking(&mut self, knock: u32) -> Step {
        match self.take_knock(knock) {
            Some(_) => self.table_changed(),
            None => Step::default(),
        }
    }

    /// Whoever knocked is not there any more, none of them: this table has only just been opened.
    pub fn forget_knocks(&mut self) {
        self.meta_mut().pending.porch = Porch::default();
    }

    fn take_knock(&mut self, knock: u32) -> Option<Marks> {
        let place =
            self.meta().pending.porch.waiting.iter().position(|(waiting, _)| waiting.knock == knock)?;
        Some(self.meta_mut().pending.porch.waiting.remove(place).1)
    }

    /// The host lets somebody in who knocks, or does not.
    pub(crate) fn let_in(&mut self, host: Seat, knock: u32, agree: bool) -> Result<Step, Declined> {
        self.must_be_host(host)?;
        let marks = self.take_knock(knock).ok_or(NotNow::NobodyKnocks)?;
        if !agree {
            remember(&mut self.meta_mut().pending.porch.turned_away, marks);
            let answer = DoorAnswer { knock, pass: None };
            return Ok(Step { door: vec![answer], ..self.table_changed() });
        }
        let pass = new_token();
        remember(&mut self.meta_mut().passes, hashed(&pass));
        let answer = DoorAnswer { knock, pass: Some(pass) };
        Ok(Step { door: vec![answer], ..self.table_changed() })
    }

    /// The host decides who comes in from now on. Strangers who watch go, if they could not come in any more.
    pub(crate) fn set_door(&mut self, host: Seat, watch: bool, locked: bool) -> Result<Step, Declined> {
        self.must_be_host(host)?;
        let config = &mut self.meta_mut().config;
        (config.watch, config.locked) = (watch, locked);
        self.meta_mut().pending.porch.turned_away.clear();
        Ok(Step { strangers_go: locked || !watch, ..self.table_changed() })
    }

    /// The host takes somebody's seat, and does not want them back.
    pub(crate) fn show_out(&mut self, host: Seat, seat: Seat) -> Result<Step, Declined> {
        let marks = self.chair(seat).and_then(Chair::marks).cloned();
        let step = self.reseat(host, seat, Chair::Open)?;
        let Some(marks) = marks else { return Ok(step) };
        remember(&mut self.meta_mut().shown_out, marks);
        Ok(step.and(self.table_changed()))
    }
}

/// Adds one to the latest.
fn remember<T>(these: &mut Vec<T>, one: T) {
    if these.len() >= REMEMBERED {
        these.remove(0);
    }
    these.push(one);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, Join};
    use crate::info::Onlookers;
    use crate::records::Change;
    use crate::step::Tell;
    use crate::testing::{A, B, C, at, created, playing, waiting};

    fn from(browser: &str, household: &str) -> Caller {
        let marks = Marks { browser: Some(browser.into()), household: Some(household.into()) };
        Caller { token: None, marks }
    }

    fn join(name: &str) -> Join {
        Join { name: name.into(), seat: None, pledge: None, author: None }
    }

    /// A locked table whose last seat is free.
    fn locked() -> Room {
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Open).unwrap();
        room.ask(A, Ask::Door { watch: true, locked: true }, at(0)).unwrap();
        room
    }

    #[test]
    fn whether_strangers_watch_is_the_tables_setting() {
        let mut room = playing("donburiko", 2);
        assert_eq!(room.may_watch(Guest::Stranger), Ok(()), "usually they may");
        assert_eq!(room.ask(B, Ask::Door { watch: false, locked: false }, at(0)), Err(Declined::NotHost));
        let step = room.ask(A, Ask::Door { watch: false, locked: false }, at(0)).unwrap();
        assert!(step.strangers_go && matches!(&step.keep[..], [Change::Table(_)]));
        assert_eq!(room.may_watch(Guest::Stranger), Err(Declined::Locked));
        assert_eq!(room.may_look(Guest::Stranger), Ok(()), "who sits there is no secret");
        assert_eq!(room.may_watch(Guest::Seated(B)), Ok(()));
        let private = created("donburiko", 2, |new| new.watch = false);
        assert_eq!(private.may_watch(Guest::Stranger), Err(Declined::Locked));
    }

    #[test]
    fn at_a_locked_table_nobody_sits_down_without_the_hosts_nod() {
        let mut room = locked();
        let ken = from("ken", "there");
        assert_eq!(room.receive(&ken), Ok(Guest::Stranger));
        assert_eq!(room.may_look(Guest::Stranger), Err(Declined::Locked));
        assert_eq!(room.join(join("Ken"), &ken, at(0)), Err(Declined::Locked));
        let (step, knock) = room.knock(" Ken ", &ken).unwrap();
        assert_eq!((step.tell, step.keep.len()), (vec![Tell::Table], 1));
        let knocks = room.info(A.into(), Onlookers::default()).knocks;
        assert_eq!(knocks, [Knock { knock, name: "Ken".into() }]);
        let let_in = Ask::LetIn { knock, agree: true };
        assert_eq!(room.ask(B, let_in.clone(), at(0)), Err(Declined::NotHost));
        let step = room.ask(A, let_in.clone(), at(0)).unwrap();
        let [DoorAnswer { pass: Some(pass), .. }] = &step.door[..] else { panic!("{step:?}") };
        let ken = Caller { token: Some(pass.clone()), ..ken };
        assert_eq!(room.receive(&ken), Ok(Guest::LetIn));
        assert_eq!(room.may_watch(Guest::LetIn), Ok(()));
        assert_eq!(room.join(join("Ken"), &ken, at(0)).unwrap().1.seat, C);
        assert_eq!(room.ask(A, let_in, at(0)), Err(NotNow::NobodyKnocks.into()), "once");
    }

    #[test]
    fn whoever_is_not_let_in_does_not_knock_again_until_the_door_changes() {
        let (mut room, ken) = (locked(), from("ken", "there"));
        let (_, knock) = room.knock("Ken", &ken).unwrap();
        let step = room.ask(A, Ask::LetIn { knock, agree: false }, at(0)).unwrap();
        assert_eq!(step.door, [DoorAnswer { knock, pass: None }]);
        assert_eq!(room.knock("Ken", &from("ken", "elsewhere")), Err(Declined::ShownOut));
        assert!(room.knock("Mai", &from("mai", "another house")).is_ok());
        room.ask(A, Ask::Door { watch: false, locked: true }, at(0)).unwrap();
        assert!(room.knock("Ken", &ken).is_ok());
    }

    #[test]
    fn only_so_many_knock_and_only_where_a_door_is_shut() {
        let mut room = locked();
        assert_eq!(room.knock("\u{200b}", &from("a", "b")), Err(BadText::Name.into()));
        let knocks: Vec<u32> =
            (0..KNOCKS).map(|number| room.knock("x", &from(&number.to_string(), "h")).unwrap().1).collect();
        assert_eq!(room.knock("x", &from("one", "more")), Err(NotNow::ManyKnock.into()));
        assert_eq!(room.stop_knocking(knocks[0]).tell, [Tell::Table]);
        assert_eq!(room.stop_knocking(knocks[0]), Step::default(), "gone is gone");
        room.knock("x", &from("one", "more")).unwrap();
        let mut open = waiting("donburiko", 2);
        assert_eq!(open.knock("x", &from("a", "b")), Err(NotNow::DoorOpen.into()));
    }

    #[test]
    fn a_table_that_everybody_has_left_is_not_locked() {
        let mut room = locked();
        room.ask(A, Ask::Leave, at(0)).unwrap();
        assert_eq!(room.may_look(Guest::Stranger), Err(Declined::Locked), "another person is host");
        room.ask(B, Ask::Leave, at(0)).unwrap();
        assert_eq!(room.may_look(Guest::Stranger), Ok(()));
    }

    #[test]
    fn whoever_was_shown_out_stays_out() {
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Open).unwrap();
        let rude = from("rude", "there");
        room.join(join("Rude"), &rude, at(0)).unwrap();
        assert_eq!(room.ask(B, Ask::ShowOut { seat: C }, at(0)), Err(Declined::NotHost));
        let step = room.ask(A, Ask::ShowOut { seat: C }, at(0)).unwrap();
        assert_eq!((step.show_out, step.keep.len()), (C.into(), 1));
        for again in [rude.clone(), from("rude", "elsewhere"), from("other", "there")] {
            assert_eq!(room.receive(&again), Err(Declined::ShownOut), "{again:?}");
            assert_eq!(room.join(join("Rude"), &again, at(0)), Err(Declined::ShownOut), "{again:?}");
            assert_eq!(room.knock("Rude", &again), Err(Declined::ShownOut), "{again:?}");
        }
        assert_eq!(room.receive(&from("nice", "elsewhere")), Ok(Guest::Stranger));
        let host_again = Caller { token: None, ..from("host", "home") };
        assert_eq!(room.receive(&host_again), Ok(Guest::Stranger));
    }

    #[test]
    fn a_house_is_not_kept_out_for_one_in_it_while_another_sits() {
        let mut room = waiting("donburiko", 4);
        for seat in [B, C] {
            room.reseat(A, seat, Chair::Open).unwrap();
        }
        room.join(join("Nice"), &from("nice", "home"), at(0)).unwrap();
        room.join(join("Rude"), &from("rude", "home"), at(0)).unwrap();
        room.ask(A, Ask::ShowOut { seat: C }, at(0)).unwrap();
        assert_eq!(room.receive(&from("sister", "home")), Ok(Guest::Stranger));
        assert_eq!(room.receive(&from("rude", "home")), Err(Declined::ShownOut));
        room.ask(A, Ask::Open { seat: B }, at(0)).unwrap();
        assert_eq!(room.receive(&from("sister", "home")), Err(Declined::ShownOut));
    }

    #[test]
    fn only_so_many_are_remembered() {
        let mut these = Vec::new();
        (0..=REMEMBERED).for_each(|one| remember(&mut these, one));
        assert_eq!((these.len(), these[0]), (REMEMBERED, 1));
    }
}
