//! The words of the program's own.

use engine::{About, Lang, Locales, Message, Words, WordsError};

use crate::rules::locale;

/// What the program itself says: a folder a language.
const LOCALES: Locales = engine::locales!();

/// The messages of the table in the terminal and of the commands, whatever is played.
pub(crate) fn ui_messages(lang: Lang) -> &'static str {
    LOCALES.get(lang).or_else(|| LOCALES.get(Lang::EN)).map_or("", |locale| locale.messages)
}

/// The words of the program and of one game.
pub(crate) fn words(lang: Lang, game_messages: &str) -> Result<Words, WordsError> {
    Words::new(lang, &[game_messages, ui_messages(lang)])
}

/// What a command says.
#[derive(Debug)]
pub(crate) struct Speech(Words);

impl Speech {
    /// The words of the program in this language.
    pub(crate) fn new(lang: Lang) -> Result<Speech, WordsError> {
        Ok(Speech(Words::new(lang, &[ui_messages(lang)])?))
    }

    /// Those of a game, too.
    pub(crate) fn of(about: &About, lang: Lang) -> anyhow::Result<Speech> {
        Ok(Speech(words(lang, locale(about, lang)?.messages)?))
    }

    /// A message that needs nothing filled in.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.say_of(message, &[])
    }

    /// A message that speaks of players.
    pub(crate) fn say_of(&self, message: &Message, names: &[String]) -> String {
        self.0.say(message, names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_messages_with_the_same_arguments() {
        let catalogs: Vec<&str> = Lang::all().map(ui_messages).collect();
        engine::laws::catalogs_agree(&catalogs);
        assert!(LOCALES.iter().map(|locale| locale.lang).eq(Lang::all()), "none falls back to English");
    }

    #[test]
    fn no_game_redefines_the_terminals_words() {
        for about in catalog::games() {
            for locale in about.locales.iter() {
                words(locale.lang, locale.messages).unwrap();
            }
        }
    }
}
