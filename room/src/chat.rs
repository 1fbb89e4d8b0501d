//! Chat: a ring buffer of the last lines that were said.

use engine::Seat;

use crate::asks::Phrase;
use crate::declined::{BadText, Declined};
use crate::info::ChatLine;
use crate::records::Change;
use crate::room::Room;
use crate::step::{Moment, Step, Tell};
use crate::text::plain;

/// The most characters of a line of chat.
pub(crate) const CHAT: usize = 300;
/// How many lines of chat a table shows.
pub const CHAT_LINES: usize = 50;

impl Room {
    /// The last lines that were said, oldest first.
    pub fn chat(&self) -> impl Iterator<Item = &ChatLine> {
        self.chat.iter()
    }

    /// Says something to everybody.
    pub(crate) fn say(&mut self, seat: Seat, said: &str, at: Moment) -> Result<Step, Declined> {
        let text = plain(said, CHAT).ok_or(BadText::Chat)?;
        Ok(self.hear(ChatLine { seat, text, phrase: None, at: at.now }))
    }

    /// Says a phrase to everybody.
    pub(crate) fn say_phrase(&mut self, seat: Seat, phrase: Phrase, at: Moment) -> Step {
        self.hear(ChatLine { seat, text: String::new(), phrase: Some(phrase), at: at.now })
    }

    fn hear(&mut self, line: ChatLine) -> Step {
        self.remember_line(line.clone());
        let keep = vec![Change::Chat { table: self.record.key, line: line.clone() }];
        Step { keep, ..Step::tell(Tell::Chat(line)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::Ask;
    use crate::testing::{A, at, waiting};

    #[test]
    fn what_is_said_is_kept_and_told_to_everybody() {
        let mut room = waiting("donburiko", 2);
        let step = room.say(A, " <b>hello</b> ", at(7)).unwrap();
        let line = ChatLine { seat: A, text: "<b>hello</b>".into(), phrase: None, at: 7 };
        assert_eq!(step.tell, [Tell::Chat(line.clone())]);
        assert_eq!(step.keep, [Change::Chat { table: room.record.key, line: line.clone() }]);
        assert_eq!(room.chat().collect::<Vec<_>>(), [&line]);
    }

    #[test]
    fn a_phrase_is_kept_and_told_by_its_name() {
        let mut room = waiting("donburiko", 2);
        let step = room.ask(A, Ask::Phrase { phrase: Phrase::WellPlayed }, at(7)).unwrap();
        let line = ChatLine { seat: A, text: String::new(), phrase: Some(Phrase::WellPlayed), at: 7 };
        assert_eq!(step.tell, [Tell::Chat(line.clone())]);
        assert_eq!(step.keep, [Change::Chat { table: room.record.key, line }]);
    }

    #[test]
    fn only_plain_text_is_said() {
        let mut room = waiting("donburiko", 2);
        for bad in ["", " ", "a\u{7}", "a\u{202e}b", &"x".repeat(CHAT + 1)] {
            assert_eq!(room.say(A, bad, at(0)), Err(BadText::Chat.into()), "{bad:?}");
        }
        assert_eq!(room.chat().count(), 0);
    }

    #[test]
    fn old_lines_make_room_for_new_ones() {
        let mut room = waiting("donburiko", 2);
        for number in 0..=CHAT_LINES {
            room.say(A, &number.to_string(), at(0)).unwrap();
        }
        assert_eq!(room.chat().count(), CHAT_LINES);
        assert_eq!(room.chat().next().map(|line| &line.text[..]), Some("1"));
    }
}
