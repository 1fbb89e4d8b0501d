//! Messages into sentences: Fluent catalogs, a folder a language.

use std::borrow::Cow;
use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::Dir;
use serde::Serialize;
use unic_langid::LanguageIdentifier;

use crate::{Arg, Message, Seat};

/// The table's own words, whatever is played at it.
const TABLE: Locales = crate::locales!();

/// The messages of the table itself: what a front end adds to those of a game.
pub fn table_messages(lang: Lang) -> &'static str {
    TABLE.get(lang).map_or("", |locale| locale.messages)
}

/// A language that the table speaks: a validated tag such as `en`. The languages are the folders of the
/// engine's `locales/`, so a new one is a folder of files there, in each game and in each front end, and no
/// code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Lang(&'static str);

impl Lang {
    /// English, which every text is written in first.
    pub const EN: Lang = Lang("en");

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Lang> {
        let others = TABLE.tags().map(Lang).filter(|&lang| lang != Lang::EN);
        std::iter::once(Lang::EN).chain(others)
    }

    /// Its tag, as BCP 47 has it.
    pub const fn tag(self) -> &'static str {
        self.0
    }
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::EN
    }
}

impl Display for Lang {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A language tag that begins with none of ours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the languages are {}", Lang::all().map(Lang::tag).collect::<Vec<_>>().join(", "))]
pub struct BadLang;

/// A language tag as people and systems write them: `ja`, `ja_JP.UTF-8`, `en-GB`.
impl FromStr for Lang {
    type Err = BadLang;
    fn from_str(text: &str) -> Result<Lang, BadLang> {
        let language = text.split(['-', '_', '.']).next().unwrap_or_default();
        Lang::all().find(|lang| lang.0.eq_ignore_ascii_case(language)).ok_or(BadLang)
    }
}

/// What is said in one language.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Which language.
    pub lang: Lang,
    /// Its Fluent messages.
    pub messages: &'static str,
    /// The rules for players, in Markdown; empty for whoever has none.
    pub rules: &'static str,
}

/// Everything that a game or a front end says: a folder a language, with `messages.ftl` and, for games,
/// `rules.md`. [`locales!`](crate::locales) embeds it.
#[derive(Clone, Copy, Debug)]
pub struct Locales(Option<&'static Dir<'static>>);

impl Locales {
    /// Nothing yet.
    pub const NONE: Locales = Locales(None);

    /// The folders of this one; [`locales!`](crate::locales) calls it.
    pub const fn new(folder: &'static Dir<'static>) -> Locales {
        Locales(Some(folder))
    }

    /// What is said in this language, if it is there.
    pub fn get(self, lang: Lang) -> Option<Locale> {
        let file = |name: &str| self.0?.get_file(format!("{lang}/{name}"))?.contents_utf8();
        Some(Locale { lang, messages: file("messages.ftl")?, rules: file("rules.md").unwrap_or_default() })
    }

    /// What is said in each language that is there, English first.
    pub fn iter(self) -> impl Iterator<Item = Locale> {
        Lang::all().filter_map(move |lang| self.get(lang))
    }

    /// The tags of the folders, in order.
    pub(crate) fn tags(self) -> impl Iterator<Item = &'static str> {
        let folders = self.0.into_iter().flat_map(Dir::dirs);
        folders.filter_map(|folder| folder.path().to_str())
    }
}

/// The [`Locales`] of a crate, from its folder `locales/` or the folder that is named.
#[macro_export]
macro_rules! locales {
    () => {
        $crate::locales!("$CARGO_MANIFEST_DIR/locales")
    };
    ($folder:tt) => {{
        use $crate::include_dir;
        const FOLDER: &include_dir::Dir<'static> = &include_dir::include_dir!($folder);
        $crate::Locales::new(FOLDER)
    }};
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
        let broken = |reason: String| WordsError::Catalog { lang, reason };
        let tag: LanguageIdentifier = lang.tag().parse().map_err(|error| broken(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that isolate left-to-right arguments show up as boxes in many terminals, and no language
        // of ours needs them.
        bundle.set_use_isolating(false);
        for text in [table_messages(lang)].into_iter().chain(catalogs.iter().copied()) {
            let resource =
                FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| broken(join(&errors)))?;
            bundle.add_resource(resource).map_err(|errors| broken(join(&errors)))?;
        }
        Ok(Words { lang, bundle })
    }

    /// The words of a game in this language; in English where the game has not been translated.
    pub fn of(locales: Locales, lang: Lang) -> Result<Words, WordsError> {
        let messages = locales.get(lang).or_else(|| locales.get(Lang::EN)).map(|locale| locale.messages);
        Words::new(lang, messages.as_slice())
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
            Words::new(Lang::EN, &["took = { $player } takes { $chips }: { $card }\ncard = a { $name }"])
                .unwrap();
        let card = Message::new("card").text("name", "loach");
        let took = Message::new("took").seat("player", Seat::ALL[0]).number("chips", 3).message("card", card);
        assert_eq!(words.say(&took, &["Mari".into()]), "Mari takes 3: a loach");
        assert_eq!(words.say(&took, &[]), "Player 1 takes 3: a loach");
    }

    #[test]
    fn what_is_missing_is_an_error_and_never_silence() {
        let words = Words::new(Lang::EN, &["took = { $player } takes"]).unwrap();
        assert!(words.try_say(&Message::new("took"), &[]).is_err());
        assert_eq!(words.say(&Message::new("unheard-of"), &[]), "unheard-of");
        assert!(Words::new(Lang::EN, &["= broken"]).is_err());
    }

    #[test]
    fn languages_are_read_as_systems_write_them() {
        for (text, tag) in [("ja", "ja"), ("ja_JP.UTF-8", "ja"), ("en-GB", "en"), ("JA", "ja")] {
            assert_eq!(text.parse::<Lang>().map(Lang::tag), Ok(tag));
        }
        assert_eq!("tlh".parse::<Lang>(), Err(BadLang));
        assert!(BadLang.to_string().starts_with("the languages are en, "), "{BadLang}");
    }

    #[test]
    fn every_language_of_the_table_is_a_valid_tag_and_can_be_spoken() {
        for lang in Lang::all() {
            let words = Words::new(lang, &[]).unwrap();
            assert_ne!(words.say(&Message::new("table-over"), &[]), "table-over", "{lang}");
        }
    }
}
