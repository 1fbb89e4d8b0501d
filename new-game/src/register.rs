//! The two lines that make a game known to everything else: text in, text out.

use crate::Name;

/// What every line of a game in the catalog's manifest has.
const PATH: &str = " = { path = \"../games/";

/// Where the list of games begins, and where it ends.
const LIST: (&str, &str) = ("\ngames! {\n", "}\n");

/// A file of the catalog that does not look as it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unregistered {
    /// There is no line of a game to put another beside.
    #[error(
        "no dependency there is a game: there must be lines such as `slug = {{ path = \"../games/slug\" }}`"
    )]
    NoDependencies,
    /// There is no list of games.
    #[error("there is no list `games! {{ ... }}` with one game a line")]
    NoList,
}

/// The catalog's `Cargo.toml` with the game among its dependencies, by the alphabet.
pub fn in_manifest(manifest: &str, name: &Name) -> Result<String, Unregistered> {
    let line = format!("{slug}{PATH}{slug}\" }}", slug = name.slug());
    let mut lines: Vec<&str> = manifest.lines().collect();
    let last = lines.iter().rposition(|line| line.contains(PATH)).ok_or(Unregistered::NoDependencies)?;
    let later = lines.iter().position(|other| other.contains(PATH) && **other > *line);
    lines.insert(later.unwrap_or(last + 1), &line);
    Ok(lines.join("\n") + "\n")
}

/// The catalog's `lib.rs` with the game at the end of its list.
pub fn in_list(source: &str, name: &Name) -> Result<String, Unregistered> {
    let (before, list) = source.split_once(LIST.0).ok_or(Unregistered::NoList)?;
    let (games, after) = list.split_once(LIST.1).ok_or(Unregistered::NoList)?;
    let game = format!("    {}::{},\n", name.krate(), name.type_name());
    Ok([before, LIST.0, games, &game, LIST.1, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[dependencies]\nbots.workspace = true\n\n# The games.\ndonburiko = { path = \"../games/donburiko\" }\nwasteland = { path = \"../games/wasteland\" }\n\n[lints]\nworkspace = true\n";

    const SOURCE: &str =
        "macro_rules! games {}\n\ngames! {\n    donburiko::Donburiko,\n}\n\nfn about() {\n}\n";

    fn name(slug: &str) -> Name {
        Name::new(slug, "Title").unwrap()
    }

    #[test]
    fn a_dependency_is_one_line_in_its_place_by_the_alphabet() {
        for (slug, before) in [("a-game", "donburiko"), ("love-letter", "wasteland"), ("zoo", "\n[lints]")] {
            let registered = in_manifest(MANIFEST, &name(slug)).unwrap();
            let line = format!("{slug} = {{ path = \"../games/{slug}\" }}\n");
            assert!(registered.contains(&(line.clone() + before)), "{registered}");
            assert_eq!(registered.replace(&line, ""), MANIFEST, "and nothing else has changed");
        }
    }

    #[test]
    fn a_game_comes_last_in_the_list() {
        let registered = in_list(SOURCE, &name("love-letter")).unwrap();
        let line = "    love_letter::LoveLetter,\n";
        assert!(registered.contains(&format!("    donburiko::Donburiko,\n{line}}}\n")), "{registered}");
        assert_eq!(registered.replace(line, ""), SOURCE, "and nothing else has changed");
    }

    #[test]
    fn files_that_look_otherwise_are_left_alone() {
        assert_eq!(in_manifest("[dependencies]\n", &name("zoo")), Err(Unregistered::NoDependencies));
        assert_eq!(in_list("games![a::A];\n", &name("zoo")), Err(Unregistered::NoList));
        assert_eq!(in_list("\ngames! {\n    a::A,\n", &name("zoo")), Err(Unregistered::NoList));
    }

    #[test]
    fn the_files_of_this_repository_look_as_they_should() {
        let manifest = include_str!("../../catalog/Cargo.toml");
        let source = include_str!("../../catalog/src/lib.rs");
        assert!(in_manifest(manifest, &name("zoo")).is_ok() && in_list(source, &name("zoo")).is_ok());
    }
}
