//! Games kept in files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::bail;
use engine::Replay;

use crate::complaint::{Complaint, OrComplain, about_file};

/// The file that a game is kept in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Save {
    path: PathBuf,
}

impl Save {
    /// A new file. One that exists is somebody's game, and is left alone.
    pub(super) fn create(path: &Path) -> anyhow::Result<Save> {
        if path.exists() {
            bail!(Complaint::new(about_file("fault-exists", path)));
        }
        Ok(Save { path: path.to_owned() })
    }

    /// The file of a game that is gone on with.
    pub(super) fn again(path: &Path) -> Save {
        Save { path: path.to_owned() }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game, so that the file holds the old one or the new one whole, whatever happens in between.
    pub(super) fn write(&self, replay: &Replay) -> io::Result<()> {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.tmp", std::process::id()));
        let beside = self.path.with_file_name(name);
        let written = write_whole(&beside, replay).and_then(|()| fs::rename(&beside, &self.path));
        if written.is_err() {
            // What is left of the attempt is of no use; the first error is the one to tell.
            let _ = fs::remove_file(&beside);
        }
        written
    }

    /// A file beside this one for another game: `tea.json`, `tea-2.json`, `tea-3.json`.
    pub(super) fn next(&self) -> Save {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let end = self.path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
        let (stem, first) = match stem.rsplit_once('-').map(|(stem, number)| (stem, number.parse::<u32>())) {
            Some((stem, Ok(number))) => (stem.to_owned(), number.saturating_add(1)),
            _ => (stem.into_owned(), 2),
        };
        let named = |number: u32| self.path.with_file_name(format!("{stem}-{number}{end}"));
        let path = (first..).map(named).find(|path| !path.exists()).unwrap_or_else(|| self.path.clone());
        Save { path }
    }
}

fn write_whole(path: &Path, replay: &Replay) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    serde_json::to_writer_pretty(&mut file, replay)?;
    file.write_all(b"\n")?;
    file.sync_all()
}

/// Reads a kept game.
pub(super) fn read(path: &Path) -> anyhow::Result<Replay> {
    let text = fs::read_to_string(path).or_complain(|| about_file("fault-read", path))?;
    Replay::from_json(&text).or_complain(|| about_file("fault-resume", path))
}

#[cfg(test)]
mod tests {
    use engine::NewGame;

    use super::*;

    fn replay() -> Replay {
        let new = NewGame { game: "donburiko".into(), players: 2, ..NewGame::default() };
        catalog::open(&new).unwrap().replay(&["Mari".into(), "Ken".into()])
    }

    #[test]
    fn a_game_is_read_as_it_was_written_and_leaves_nothing_beside() {
        let folder = tempfile::tempdir().unwrap();
        let save = Save::create(&folder.path().join("tea.json")).unwrap();
        let replay = replay();
        save.write(&replay).unwrap();
        save.write(&replay).unwrap();
        assert_eq!(read(save.path()).unwrap(), replay);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_that_exists_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tea.json");
        fs::write(&path, "mine").unwrap();
        assert!(Save::create(&path).unwrap_err().to_string().contains("--resume"));
        assert_eq!(Save::again(&path).next().path(), folder.path().join("tea-2.json"));
        assert_eq!(
            Save::again(&folder.path().join("tea-2.json")).next().path(),
            folder.path().join("tea-3.json")
        );
    }

    #[test]
    fn a_damaged_file_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tea.json");
        fs::write(&path, "{\"format\":").unwrap();
        let error = format!("{:#}", read(&path).unwrap_err());
        assert!(error.contains("tea.json") && error.contains("damaged"), "{error}");
        assert!(format!("{:#}", read(&folder.path().join("none.json")).unwrap_err()).contains("cannot read"));
    }
}
