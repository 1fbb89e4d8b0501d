//! The words of the program's own.

use engine::{About, Lang, Message, Words, WordsError};

use crate::rules::locale;

/// The messages of the table in the terminal and of the commands, whatever is played.
pub(crate) fn ui_messages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Ja => include_str!("../locales/ja.ftl"),
    }
}

/// The words of the program and of one game.
pub(crate) fn words(lang: Lang, game_messages: &str) -> Result<Words, WordsError> {
    Words::new(lang, &[game_messages, ui_messages(lang)])
}

/// What a command says that speaks of no player.
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
        self.0.say(message, &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_have_the_same_messages() {
        engine::laws::catalogs_agree(&Lang::ALL.map(ui_messages));
    }

    #[test]
    fn no_game_redefines_the_terminals_words() {
        for about in catalog::games() {
            for locale in about.locales {
                words(locale.lang, locale.messages).unwrap();
            }
        }
    }
}
