//! Seats as leases: who has one, by which token, and what the host may do about it.

use engine::Seat;

use crate::asks::Join;
use crate::declined::{BadText, Declined, NotNow};
use crate::door::{Caller, Marks};
use crate::drawing::pledge;
use crate::info::Phase;
use crate::records::Chair;
use crate::room::Room;
use crate::secrets::{hashed, matches, new_token};
use crate::step::{Moment, Step};
use crate::text::plain;

/// The most characters of a name.
pub(crate) const NAME: usize = 24;

/// A seat with its secret, which is told once and kept only as a hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The seat.
    pub seat: Seat,
    /// Whoever has this sits there.
    pub token: String,
}

/// Somebody in a seat, and the secret that opens it.
pub(crate) fn person(
    seat: Seat,
    name: &str,
    pledge: Option<String>,
    author: Option<&str>,
    marks: Marks,
    since: u64,
) -> Result<(Chair, Ticket), Declined> {
    let name = plain(name, NAME).ok_or(BadText::Name)?;
    let author = author.map(|author| plain(author, NAME).ok_or(BadText::Name)).transpose()?;
    let token = new_token();
    let (token_hash, nonce) = (hashed(&token), None);
    let chair = Chair::Person {
        name,
        token: token_hash,
        pledge,
        nonce,
        stand_in: false,
        lingers: false,
        author,
        marks,
        since,
    };
    Ok((chair, Ticket { seat, token }))
}

impl Room {
    /// The seat that a token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let opens =
            |chair: &Chair| matches!(chair, Chair::Person { token: kept, .. } if matches(token, kept));
        self.meta().chairs.iter().position(opens).and_then(Seat::new)
    }

    pub(crate) fn must_be_waiting(&self) -> Result<(), NotNow> {
        match self.meta().phase {
            Phase::Waiting if self.meta().pending.drawing.is_some() => Err(NotNow::Drawing),
            Phase::Waiting => Ok(()),
            Phase::Playing => Err(NotNow::GameOn),
            Phase::Over => Err(NotNow::GameOver),
        }
    }

    pub(crate) fn must_be_host(&self, seat: Seat) -> Result<(), Declined> {
        if self.meta().host == Some(seat) { Ok(()) } else { Err(Declined::NotHost) }
    }

    /// Gives somebody a seat.
    pub fn join(&mut self, join: Join, caller: &Caller, at: Moment) -> Result<(Step, Ticket), Declined> {
        self.may_look(self.receive(caller)?)?;
        self.must_be_waiting()?;
        let chairs = &self.meta().chairs;
        let free = |seat: &Seat| chairs.get(seat.index()) == Some(&Chair::Open);
        let seat = match join.seat {
            Some(seat) if seat.index() >= chairs.len() => return Err(Declined::BadSeat),
            Some(seat) => Some(seat).filter(free),
            None => self.seats().iter().find(free),
        };
        let seat = seat.ok_or(Declined::SeatTaken)?;
        let pledge = join.pledge.as_deref().map(pledge).transpose()?;
        let (chair, ticket) =
            person(seat, &join.name, pledge, join.author.as_deref(), caller.marks.clone(), at.now)?;
        let meta = self.meta_mut();
        meta.chairs[seat.index()] = chair;
        meta.host.get_or_insert(seat);
        Ok((self.table_changed(), ticket))
    }

    /// Gives a seat up.
    pub(crate) fn leave(&mut self, seat: Seat) -> Result<Step, Declined> {
        self.must_be_waiting()?;
        Ok(self.put(seat, Chair::Open))
    }

    /// The host puts a bot into a seat, or opens it.
    pub(crate) fn reseat(&mut self, host: Seat, seat: Seat, chair: Chair) -> Result<Step, Declined> {
        self.must_be_host(host)?;
        self.must_be_waiting()?;
        if self.chair(seat).is_none() {
            return Err(Declined::BadSeat);
        }
        if seat == host {
            return Err(NotNow::OwnSeat.into());
        }
        Ok(self.put(seat, chair))
    }

    /// Takes a seat from whoever has it, who is shown out. If that was the host, the next person is.
    pub(crate) fn put(&mut self, seat: Seat, chair: Chair) -> Step {
        let meta = self.meta_mut();
        meta.chairs[seat.index()] = chair;
        if meta.host == Some(seat) {
            meta.host = meta.chairs.iter().position(Chair::is_person).and_then(Seat::new);
        }
        self.forget_series(seat);
        Step { show_out: seat.into(), ..self.table_changed() }
    }

    /// Changes what somebody is called.
    pub(crate) fn rename(&mut self, seat: Seat, called: &str) -> Result<Step, Declined> {
        self.must_be_waiting()?;
        let called = plain(called, NAME).ok_or(BadText::Name)?;
        match self.meta_mut().chairs.get_mut(seat.index()) {
            Some(Chair::Person { name, .. }) => *name = called,
            _ => return Err(Declined::NotSeated),
        }
        Ok(self.table_changed())
    }
}

#[cfg(test)]
mod tests {
    use engine::Seats;

    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::info::Onlookers;
    use crate::records::Change;
    use crate::step::Tell;
    use crate::testing::{A, B, C, at, over, playing, waiting};

    fn join(seat: Option<Seat>) -> Join {
        Join { name: "Late".into(), seat, pledge: None, author: None }
    }

    /// A table for three, the last seat of which is open.
    fn with_room() -> Room {
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Open).unwrap();
        room
    }

    #[test]
    fn whoever_joins_gets_the_first_free_seat_or_the_wanted_one() {
        let mut room = with_room();
        room.reseat(A, B, Chair::Open).unwrap();
        let (step, ticket) = room.join(join(Some(C)), &Caller::default(), at(0)).unwrap();
        assert_eq!((ticket.seat, room.seat_of(&ticket.token)), (C, Some(C)));
        assert_eq!((step.tell, step.show_out), (vec![Tell::Table], Seats::NONE));
        assert!(matches!(&step.keep[..], [Change::Table(_)]));
        assert_eq!(room.join(join(None), &Caller::default(), at(0)).unwrap().1.seat, B);
    }

    #[test]
    fn nobody_sits_where_there_is_no_room() {
        let mut room = with_room();
        assert_eq!(room.join(join(Some(A)), &Caller::default(), at(0)), Err(Declined::SeatTaken));
        assert_eq!(room.join(join(Some(Seat::ALL[3])), &Caller::default(), at(0)), Err(Declined::BadSeat));
        room.join(join(None), &Caller::default(), at(0)).unwrap();
        assert_eq!(room.join(join(None), &Caller::default(), at(0)), Err(Declined::SeatTaken));
        assert_eq!(
            playing("donburiko", 2).join(join(None), &Caller::default(), at(0)),
            Err(NotNow::GameOn.into())
        );
        assert_eq!(
            over("donburiko", 2).join(join(None), &Caller::default(), at(0)),
            Err(NotNow::GameOver.into())
        );
    }

    #[test]
    fn whoever_joins_has_a_name_and_a_proper_pledge() {
        let mut room = with_room();
        let nameless = Join { name: " ".into(), ..join(None) };
        assert_eq!(room.join(nameless, &Caller::default(), at(0)), Err(BadText::Name.into()));
        let bad = Join { pledge: Some("xyz".into()), ..join(None) };
        assert_eq!(room.join(bad, &Caller::default(), at(0)), Err(BadText::Pledge.into()));
        let good = Join { pledge: Some("0".repeat(64)), ..join(None) };
        assert!(room.join(good, &Caller::default(), at(0)).is_ok());
    }

    #[test]
    fn a_program_is_marked_with_whose_it_is() {
        let mut room = with_room();
        let nobodys = Join { author: Some(" ".into()), ..join(None) };
        assert_eq!(room.join(nobodys, &Caller::default(), at(0)), Err(BadText::Name.into()));
        let program = Join { author: Some(" Mari ".into()), ..join(None) };
        room.join(program, &Caller::default(), at(0)).unwrap();
        let seats = room.info(Seats::NONE, Onlookers::default()).seats;
        let authors: Vec<_> = seats.iter().map(|seat| seat.author.as_deref()).collect();
        assert_eq!(authors, [None, None, Some("Mari")]);
    }

    #[test]
    fn a_token_opens_its_own_seat_only() {
        let mut room = with_room();
        let (_, ticket) = room.join(join(None), &Caller::default(), at(0)).unwrap();
        assert_eq!(room.seat_of(&ticket.token), Some(C));
        assert_eq!(room.seat_of("guessed"), None);
        room.ask(A, Ask::Open { seat: C }, at(0)).unwrap();
        assert_eq!(room.seat_of(&ticket.token), None, "the seat was taken away");
    }

    #[test]
    fn a_seat_that_is_given_up_is_open_and_the_next_person_is_host() {
        let mut room = waiting("donburiko", 3);
        let step = room.ask(A, Ask::Leave, at(0)).unwrap();
        assert_eq!((step.show_out, room.meta().host), (A.into(), Some(B)));
        room.leave(B).unwrap();
        room.leave(C).unwrap();
        assert_eq!(room.meta().host, None);
        room.join(join(Some(B)), &Caller::default(), at(0)).unwrap();
        assert_eq!(room.meta().host, Some(B), "the first to come is host");
    }

    #[test]
    fn nobody_leaves_a_game_that_is_on_or_over() {
        assert_eq!(playing("donburiko", 2).ask(A, Ask::Leave, at(0)), Err(NotNow::GameOn.into()));
        assert_eq!(over("donburiko", 2).ask(A, Ask::Leave, at(0)), Err(NotNow::GameOver.into()));
    }

    #[test]
    fn the_host_fills_and_opens_the_seats_of_others() {
        let mut room = waiting("donburiko", 3);
        let step = room.ask(A, Ask::Fill { seat: B, level: BotLevel::Expert }, at(0)).unwrap();
        assert_eq!((step.show_out, step.tell), (B.into(), vec![Tell::Table]));
        assert_eq!(room.chair(B), Some(&Chair::Bot(BotLevel::Expert)));
        room.ask(A, Ask::Open { seat: B }, at(0)).unwrap();
        assert_eq!(room.chair(B), Some(&Chair::Open));
    }

    #[test]
    fn what_is_the_hosts_right_is_nobody_elses() {
        let fill = |seat| Ask::Fill { seat, level: BotLevel::Casual };
        let mut room = waiting("donburiko", 3);
        for ask in [Ask::Start, fill(C), Ask::Open { seat: C }, fill(A)] {
            assert_eq!(room.ask(B, ask.clone(), at(0)), Err(Declined::NotHost), "{ask:?}");
        }
        assert_eq!(room.ask(A, fill(A), at(0)), Err(NotNow::OwnSeat.into()));
        assert_eq!(room.ask(A, Ask::Open { seat: A }, at(0)), Err(NotNow::OwnSeat.into()));
        assert_eq!(room.ask(A, fill(Seat::ALL[4]), at(0)), Err(Declined::BadSeat));
        assert!(room.meta().chairs.iter().all(Chair::is_person));
        assert_eq!(playing("donburiko", 2).ask(A, fill(B), at(0)), Err(NotNow::GameOn.into()));
        assert_eq!(over("donburiko", 2).ask(A, fill(B), at(0)), Err(NotNow::GameOver.into()));
    }

    #[test]
    fn a_player_is_renamed_before_the_start() {
        let rename = |name: &str| Ask::Rename { name: name.into() };
        let mut room = waiting("donburiko", 2);
        assert_eq!(room.ask(B, rename(" "), at(0)), Err(BadText::Name.into()));
        let step = room.ask(B, rename(" Ken "), at(0)).unwrap();
        assert!(matches!(&step.keep[..], [Change::Table(_)]) && step.tell == [Tell::Table]);
        assert_eq!(room.info(A.into(), Onlookers::default()).seats[1].name.as_deref(), Some("Ken"));
        assert_eq!(playing("donburiko", 2).ask(B, rename("Ken"), at(0)), Err(NotNow::GameOn.into()));
    }
}
