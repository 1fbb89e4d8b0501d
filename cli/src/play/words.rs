//! The words of the terminal's own.

use engine::{Lang, Words, WordsError};

/// The messages of the table in the terminal, whatever is played at it.
pub(super) fn ui_messages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../locales/en.ftl"),
        Lang::Ja => include_str!("../../locales/ja.ftl"),
    }
}

/// The words of the terminal and of one game.
pub(super) fn words(lang: Lang, game_messages: &str) -> Result<Words, WordsError> {
    Words::new(lang, &[game_messages, ui_messages(lang)])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn ids(lang: Lang) -> BTreeSet<&'static str> {
        let is_message = |line: &&str| line.starts_with("ui-");
        ui_messages(lang)
            .lines()
            .filter(is_message)
            .filter_map(|line| Some(line.split_once(" = ")?.0))
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(ids(Lang::En), ids(Lang::Ja));
        assert!(ids(Lang::En).contains("ui-pass"));
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
