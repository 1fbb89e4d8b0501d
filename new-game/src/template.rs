//! The files of a new game: those of the game in `template/`, with its names replaced.

use std::path::PathBuf;

use include_dir::{Dir, DirEntry, File, include_dir};

use crate::Name;

static TEMPLATE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/template");

/// The files of a new game with their paths in its folder.
pub fn files(name: &Name) -> Vec<(PathBuf, String)> {
    texts().map(|(file, text)| (file.path().to_owned(), fill(text, name))).collect()
}

/// Whether the template has this word, so that a game whose type is called so could not be told from it.
pub fn uses(word: &str) -> bool {
    let is_in =
        |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|found| found == word);
    texts().any(|(_, text)| is_in(text))
}

/// The names in a text of the template replaced by those of a game. The title comes last: it may say
/// anything.
fn fill(text: &str, name: &Name) -> String {
    text.replace("your-game", name.slug())
        .replace("your_game", &name.krate())
        .replace("YourGame", &name.type_name())
        .replace("YG-", &format!("{}-", name.letters()))
        .replace("Your Game", name.title())
}

fn texts() -> impl Iterator<Item = (&'static File<'static>, &'static str)> {
    files_below(&TEMPLATE).into_iter().filter_map(|file| Some((file, file.contents_utf8()?)))
}

fn files_below(folder: &'static Dir<'static>) -> Vec<&'static File<'static>> {
    let below = |entry: &'static DirEntry<'static>| match entry {
        DirEntry::Dir(folder) => files_below(folder),
        DirEntry::File(file) => vec![file],
    };
    folder.entries().iter().flat_map(below).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whist() -> Name {
        Name::new("long-whist", "Long Whist").unwrap()
    }

    #[test]
    fn every_name_is_replaced() {
        let text = "your-game, your_game::YourGame: Your Game has YG-1.";
        assert_eq!(fill(text, &whist()), "long-whist, long_whist::LongWhist: Long Whist has LW-1.");
        for (path, text) in files(&whist()) {
            for old in ["your-game", "your_game", "YourGame", "Your Game", "YG-"] {
                assert!(!text.contains(old), "{old} is left in {}", path.display());
            }
        }
    }

    #[test]
    fn a_game_has_the_files_that_all_games_have() {
        let paths: Vec<String> =
            files(&whist()).iter().map(|(path, _)| path.to_string_lossy().replace('\\', "/")).collect();
        for path in [
            "Cargo.toml",
            "README.md",
            "RULES.md",
            "art.svg",
            "lesson.json",
            "locales/en/messages.ftl",
            "locales/ja/rules.md",
            "src/lib.rs",
            "src/knowledge.rs",
            "src/stage.rs",
            "tests/laws.rs",
        ] {
            assert!(paths.iter().any(|found| found == path), "there is no {path} in {paths:?}");
        }
    }

    #[test]
    fn words_of_the_template_are_known() {
        assert!(uses("Card") && uses("Eye"));
        assert!(!uses("LongWhist") && !uses("Car"));
    }
}
