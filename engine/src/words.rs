//! Messages into sentences: Fluent catalogs in English and Japanese.

use std::borrow::Cow;
use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use unic_langid::{LanguageIdentifier, langid};

use crate::{Arg, Message, Seat};

/// The messages of the table itself, whatever is played at it: what a front end adds to those of a game.
pub fn table_messages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Ja => include_str!("../locales/ja.ftl"),
    }
}

/// A language that every text is complete in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ja];

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Ja => langid!("ja"),
        }
    }
}

impl Display for Lang {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Ja => "ja",
        })
    }
}

/// A language tag that begins with none of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the languages are en and ja")]
pub struct BadLang;

/// A language tag as people and systems write them: `ja`, `ja_JP.UTF-8`, `en-GB`.
impl FromStr for Lang {
    type Err = BadLang;
    fn from_str(text: &str) -> Result<Lang, BadLang> {
        let language = text.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.to_string() == language).ok_or(BadLang)
    }
}

/// What a game says in one language.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Which language.
    pub lang: Lang,
    /// Its Fluent messages.
    pub messages: &'static str,
    /// The rules for players, in Markdown.
    pub rules: &'static str,
}

/// The [`Locale`]s of a game whose crate has `locales/` with a catalog and the rules in each language.
#[macro_export]
macro_rules! locales {
    () => {
        &[
            $crate::Locale {
                lang: $crate::Lang::En,
                messages: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
                rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/rules.en.md")),
            },
            $crate::Locale {
                lang: $crate::Lang::Ja,
                messages: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/ja.ftl")),
                rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/rules.ja.md")),
            },
        ]
    };
}

/// The words of one language, ready to be spoken.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What is wrong with a catalog or with the wording of a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// The catalog is no valid Fluent.
    #[error("the {lang} messages cannot be read: {reason}")]
    Catalog {
        /// The language of the catalog.
        lang: Lang,
        /// What the parser says.
        reason: String,
    },
    /// The message cannot be worded.
    #[error("{lang} has no words for {id}: {reason}")]
    Message {
        /// The language of the catalog.
        lang: Lang,
        /// The message.
        id: String,
        /// What is missing.
        reason: String,
    },
}

impl Words {
    /// The table's own words and those of `catalogs`, which are all in this language. A later catalog may
    /// not redefine what an earlier one says.
    pub fn new(lang: Lang, catalogs: &[&str]) -> Result<Words, WordsError> {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // The marks that isolate left-to-right arguments show up as boxes in many terminals, and neither language needs them.
        bundle.set_use_isolating(false);
        for text in [table_messages(lang)].into_iter().chain(catalogs.iter().copied()) {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| WordsError::Catalog { lang, reason: join(&errors) })?;
            bundle
                .add_resource(resource)
                .map_err(|errors| WordsError::Catalog { lang, reason: join(&errors) })?;
        }
        Ok(Words { lang, bundle })
    }

    /// The words of a game in this language.
    pub fn of(locales: &[Locale], lang: Lang) -> Result<Words, WordsError> {
        let catalogs: Vec<&str> =
            locales.iter().filter(|locale| locale.lang == lang).map(|locale| locale.messages).collect();
        Words::new(lang, &catalogs)
    }

    /// The language that is spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message as a sentence. `names` are the players', by seat; a seat without one gets its number.
    /// A message without words is shown by its name, so that nothing is ever silent.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.try_say(message, names).unwrap_or_else(|_| message.id.to_owned())
    }

    /// The message as a sentence, or what is missing for it.
    pub fn try_say(&self, message: &Message, names: &[String]) -> Result<String, WordsError> {
        let missing = |reason: String| WordsError::Message { lang: self.lang, id: message.id.into(), reason };
        let pattern = self
            .bundle
            .get_message(message.id)
            .and_then(|found| found.value())
            .ok_or_else(|| missing("no such message".into()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in message.args.iter() {
            args.set(name, self.value(arg, names)?);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(missing(join(&errors))) }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, WordsError> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::String(Cow::Owned(text.to_string())),
            Arg::Seat(seat) => FluentValue::String(Cow::Owned(self.name(*seat, names)?)),
            Arg::Message(message) => FluentValue::String(Cow::Owned(self.try_say(message, names)?)),
        })
    }

    fn name(&self, seat: Seat, names: &[String]) -> Result<String, WordsError> {
        match names.get(seat.index()) {
            Some(name) => Ok(name.clone()),
            None => {
                self.try_say(&Message::new("table-player").number("number", seat.index() as i64 + 1), names)
            }
        }
    }
}

impl Debug for Words {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

fn join(errors: &[impl ToString]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_worded_with_its_players_and_numbers() {
        let words =
            Words::new(Lang::En, &["took = { $player } takes { $chips }: { $card }\ncard = a { $name }"])
                .unwrap();
        let card = Message::new("card").text("name", "loach");
        let took = Message::new("took").seat("player", Seat::ALL[0]).number("chips", 3).message("card", card);
        assert_eq!(words.say(&took, &["Mari".into()]), "Mari takes 3: a loach");
        assert_eq!(words.say(&took, &[]), "Player 1 takes 3: a loach");
    }

    #[test]
    fn what_is_missing_is_an_error_and_never_silence() {
        let words = Words::new(Lang::En, &["took = { $player } takes"]).unwrap();
        assert!(words.try_say(&Message::new("took"), &[]).is_err());
        assert_eq!(words.say(&Message::new("unheard-of"), &[]), "unheard-of");
        assert!(Words::new(Lang::Ja, &["= broken"]).is_err());
    }

    #[test]
    fn languages_are_read_as_systems_write_them() {
        for (text, lang) in [("ja", Lang::Ja), ("ja_JP.UTF-8", Lang::Ja), ("en-GB", Lang::En)] {
            assert_eq!(text.parse(), Ok(lang));
        }
        assert_eq!("de".parse::<Lang>(), Err(BadLang));
    }
}
