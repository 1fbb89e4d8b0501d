//! What is wrong with what somebody typed, or with a file they gave, in their own language.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::path::Path;

use engine::{Lang, Message, SetupError};

use crate::words::Speech;

/// Something that the person at the keyboard can mend. It is an error like any other, in English, until
/// [`worded`] tells it.
#[derive(Debug)]
pub(crate) struct Complaint {
    message: Message,
    source: Option<anyhow::Error>,
}

impl Complaint {
    /// Without a cause.
    pub(crate) fn new(message: Message) -> Complaint {
        Complaint { message, source: None }
    }
}

impl Display for Complaint {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let speech = Speech::new(Lang::EN).map_err(|_| fmt::Error)?;
        f.write_str(&speech.say(&self.message))
    }
}

impl Error for Complaint {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_ref().map(|source| source.as_ref() as &(dyn Error + 'static))
    }
}

/// Whatever can go wrong, with a complaint about it.
pub(crate) trait OrComplain<T> {
    /// The complaint, with what went wrong as its cause.
    fn or_complain(self, message: impl FnOnce() -> Message) -> anyhow::Result<T>;
}

impl<T, E: Into<anyhow::Error>> OrComplain<T> for Result<T, E> {
    fn or_complain(self, message: impl FnOnce() -> Message) -> anyhow::Result<T> {
        self.map_err(|error| Complaint { message: message(), source: Some(error.into()) }.into())
    }
}

/// An error and its causes in a language, as far as they have words in it.
pub(crate) fn worded(error: &anyhow::Error, lang: Lang) -> String {
    let Ok(speech) = Speech::new(lang) else { return format!("{error:#}") };
    let word = |cause: &(dyn Error + 'static)| {
        let complaint = cause.downcast_ref::<Complaint>().map(|complaint| complaint.message.clone());
        let message = complaint.or_else(|| cause.downcast_ref::<SetupError>().map(setup_fault));
        message.map_or_else(|| cause.to_string(), |message| speech.say(&message))
    };
    let because = |fault: String, cause: String| {
        speech.say(&Message::new("fault-because").text("fault", fault).text("cause", cause))
    };
    error.chain().map(word).reduce(because).unwrap_or_default()
}

/// Why a game cannot be started.
fn setup_fault(fault: &SetupError) -> Message {
    let about = |id, detail: &dyn Display| Message::new(id).text("detail", detail);
    match fault {
        SetupError::UnknownField(field) => about("fault-field", field),
        SetupError::UnknownGame(game) => no_game(game),
        SetupError::WrongPlayers { game, few, many, asked } => Message::new("fault-players")
            .text("game", game)
            .number("few", *few as i64)
            .number("many", *many as i64)
            .number("asked", *asked as i64),
        SetupError::BadPlayers(detail) => about("fault-bad-players", detail),
        SetupError::BadOption(detail) => about("fault-option", detail),
        SetupError::BadSeed(detail) => about("fault-seed", detail),
        SetupError::BadSeat(seat) => about("fault-seat", seat),
        SetupError::BadCards(detail) => about("fault-cards", detail),
        SetupError::BadStack(detail) => about("fault-stack", detail),
    }
}

/// Something about a file.
pub(crate) fn about_file(id: &'static str, path: &Path) -> Message {
    Message::new(id).text("file", path.display())
}

/// A game that there is not.
pub(crate) fn no_game(asked: &str) -> Message {
    let games: Vec<&str> = catalog::games().iter().map(|about| about.slug).collect();
    Message::new("fault-no-game").text("game", asked).text("games", games.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_is_told_in_ones_own_language_with_its_cause() {
        let fault = SetupError::WrongPlayers { game: "donburiko", few: 2, many: 4, asked: 7 };
        let told = Err::<(), _>(fault).or_complain(|| Message::new("fault-setup")).unwrap_err();
        assert_eq!(
            worded(&told, Lang::EN),
            "its game cannot be set up: donburiko is for 2 to 4 players, not 7"
        );
        let japanese = worded(&told, "ja".parse().unwrap());
        assert!(japanese.contains("2〜4人") && !japanese.contains("players"), "{japanese}");
        assert_eq!(format!("{told:#}"), worded(&told, Lang::EN), "an error like any other");
    }

    #[test]
    fn what_has_no_words_is_told_as_it_is() {
        assert_eq!(worded(&anyhow::anyhow!("the disk is full"), "ja".parse().unwrap()), "the disk is full");
    }
}
