//! The files themselves: for nobody else on the machine to read, since seeds of running games are in them.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::unopened;
use crate::store::StoreError;

/// Makes the folder, if need be, for ourselves alone.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| unopened(folder, error))
}

/// Makes a file, if need be, for ourselves alone. One that is there already becomes ours alone.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    close_to_others(&options.open(path)?)
}

#[cfg(unix)]
fn close_to_others(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mut permissions = file.metadata()?.permissions();
    if permissions.mode() & 0o077 == 0 {
        return Ok(());
    }
    permissions.set_mode(0o600);
    file.set_permissions(permissions)
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> io::Result<()> {
    Ok(())
}

/// Makes the database and what is beside it ours alone. SQLite makes the files beside it like the database.
pub(super) fn make_database(path: &Path) -> Result<(), StoreError> {
    let log = beside(path, "-wal");
    if size(path) == 0 && size(&log) > 0 {
        let lost = format!("{} is empty, but {} is not", path.display(), log.display());
        return Err(StoreError::Damaged(lost));
    }
    let there = [log, beside(path, "-shm")].into_iter().filter(|path| path.exists());
    for path in there.chain([path.to_owned()]) {
        make_private(&path).map_err(|error| unopened(&path, error))?;
    }
    Ok(())
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.len())
}
