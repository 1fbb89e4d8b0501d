//! A new game in a repository: its folder, and its two lines in the catalog.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::register::{Unregistered, in_list, in_manifest};
use crate::{Name, template};

/// Why there is no new game.
#[derive(Debug, thiserror::Error)]
pub enum ScaffoldError {
    /// The folder is there.
    #[error("there is a game {0:?} already")]
    Exists(String),
    /// Another package is called so.
    #[error("there is a package {0:?} already, here or among the dependencies: choose another slug")]
    Taken(String),
    /// The template has the name of the type for something else.
    #[error("{0} is what every game calls something else: choose another slug")]
    Ambiguous(String),
    /// The catalog does not look as it should.
    #[error("{file}: {reason}")]
    Unregistered {
        /// Which file.
        file: &'static str,
        /// What is missing.
        reason: Unregistered,
    },
    /// A file cannot be read or written.
    #[error("{file}: {error}")]
    File {
        /// Which file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
}

const MANIFEST: &str = "catalog/Cargo.toml";
const LIST: &str = "catalog/src/lib.rs";

/// Writes the crate of a new game into a repository and registers it. Nothing is written unless all can be.
pub fn scaffold(root: &Path, name: &Name) -> Result<(), ScaffoldError> {
    let folder = root.join("games").join(name.slug());
    refuse_what_is_taken(root, &folder, name)?;
    let unregistered = |file| move |reason| ScaffoldError::Unregistered { file, reason };
    let manifest = in_manifest(&read(&root.join(MANIFEST))?, name).map_err(unregistered(MANIFEST))?;
    let list = in_list(&read(&root.join(LIST))?, name).map_err(unregistered(LIST))?;
    for (path, text) in template::files(name) {
        write(&folder.join(path), &text)?;
    }
    write(&root.join(MANIFEST), &manifest)?;
    write(&root.join(LIST), &list)
}

fn refuse_what_is_taken(root: &Path, folder: &Path, name: &Name) -> Result<(), ScaffoldError> {
    if folder.exists() {
        return Err(ScaffoldError::Exists(name.slug().into()));
    }
    // Every package is in the lock file, ours and those of others.
    let lock = read(&root.join("Cargo.lock"))?;
    let packages = lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    if packages.into_iter().any(|package| package.replace('-', "_") == name.krate()) {
        return Err(ScaffoldError::Taken(name.slug().into()));
    }
    if template::uses(&name.type_name()) {
        return Err(ScaffoldError::Ambiguous(name.type_name()));
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, ScaffoldError> {
    fs::read_to_string(file).map_err(|error| ScaffoldError::File { file: file.into(), error })
}

fn write(file: &Path, text: &str) -> Result<(), ScaffoldError> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
    written.map_err(|error| ScaffoldError::File { file: file.into(), error })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository with nothing but a catalog.
    fn repository() -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        let files = [
            (MANIFEST, "[dependencies]\ndonburiko = { path = \"../games/donburiko\" }\n"),
            (LIST, "\ngames! {\n    donburiko::Donburiko,\n}\n"),
            ("Cargo.lock", "[[package]]\nname = \"serde_json\"\n\n[[package]]\nname = \"engine\"\n"),
        ];
        files.iter().for_each(|(file, text)| write(&root.path().join(file), text).unwrap());
        root
    }

    fn try_to(root: &Path, slug: &str) -> Result<(), String> {
        scaffold(root, &Name::new(slug, "Title").unwrap()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_game_gets_its_folder_and_its_lines() {
        let root = repository();
        try_to(root.path(), "long-whist").unwrap();
        let text = |file: &str| read(&root.path().join(file)).unwrap();
        assert!(text("games/long-whist/src/lib.rs").contains("pub struct LongWhist"));
        assert!(text("games/long-whist/locales/ja/messages.ftl").contains("game-title = Title"));
        assert!(text(MANIFEST).contains("long-whist") && text(LIST).contains("long_whist::LongWhist"));
    }

    #[test]
    fn what_is_there_already_is_refused_and_nothing_is_written() {
        let root = repository();
        try_to(root.path(), "long-whist").unwrap();
        let before = read(&root.path().join(MANIFEST)).unwrap();
        for (slug, reason) in [
            ("long-whist", "there is a game \"long-whist\" already"),
            ("engine", "there is a package \"engine\" already"),
            ("serde-json", "there is a package \"serde-json\" already"),
            ("card", "Card is what every game calls something else"),
            ("per-seat", "PerSeat is what"),
        ] {
            let error = try_to(root.path(), slug).unwrap_err();
            assert!(error.starts_with(reason), "{slug}: {error}");
        }
        assert_eq!(read(&root.path().join(MANIFEST)).unwrap(), before);
        assert!(!root.path().join("games/engine").exists());
    }

    #[test]
    fn a_catalog_that_looks_otherwise_is_named_and_left_alone() {
        let root = repository();
        write(&root.path().join(LIST), "games![donburiko::Donburiko];\n").unwrap();
        let error = try_to(root.path(), "long-whist").unwrap_err();
        assert!(error.starts_with("catalog/src/lib.rs: there is no list"), "{error}");
        assert!(!root.path().join("games").exists());
    }

    #[test]
    fn a_folder_that_is_no_repository_is_refused() {
        let error = try_to(tempfile::tempdir().unwrap().path(), "long-whist").unwrap_err();
        assert!(error.contains("Cargo.lock"), "{error}");
    }
}
