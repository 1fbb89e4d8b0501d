//! The levels against each other, in every game: pairings that are kept as they are finished, and the
//! document that tells of them.
//!
//! A pairing sits one contestant down with a table of another, lower one. Its results go to a file of their
//! own every few games, so that a long run can be cut off and gone on with, with more games if need be, and the
//! document written anew without a game.

use std::fmt::Write;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{fs, process};

use bots::{Budget, Level};
use engine::{About, NewGame, Seed};
use serde::{Deserialize, Serialize};

use crate::contest::{Contest, ContestError};
use crate::contestant::Contestant;
use crate::rating::{rate, tally};
use crate::report::{Report, Row};
use crate::results::Results;

/// Who plays against whom: one of the first with a table of the second, and the share that is wanted, in even
/// shares.
const PAIRINGS: [(Contestant, Contestant, Option<f64>); 8] = [
    (CASUAL, NOVICE, Some(1.6)),
    (EXPERT, CASUAL, Some(1.25)),
    (MASTER, CASUAL, Some(1.4)),
    (MASTER, EXPERT, None),
    (EXPERT, NOVICE, None),
    (MASTER, NOVICE, None),
    (Contestant::Cheat, CASUAL, None),
    (MASTER, Contestant::Yardstick, None),
];
const NOVICE: Contestant = Contestant::Level(Level::Novice);
const CASUAL: Contestant = Contestant::Level(Level::Casual);
const EXPERT: Contestant = Contestant::Level(Level::Expert);
const MASTER: Contestant = Contestant::Level(Level::Master);

/// So many deals are played before what came of them is kept.
const SLICE: u32 = 5;

/// The lines between which a document is ours.
const BEGIN: &str = "<!-- contests: written by `chabudai arena --round-robin`; changes between here and the end mark are lost -->";
const END: &str = "<!-- end of contests -->";

/// A round robin.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The games and how many play each.
    pub games: Vec<(&'static About, usize)>,
    /// How many games a pairing has at least.
    pub per_pairing: u32,
    /// What decides the deals.
    pub seed: Seed,
    /// What the bots may spend on an action, if not what their levels have.
    pub budget: Option<Budget>,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Where pairings are kept.
    pub folder: PathBuf,
}

/// What a pairing is played with. Results of other settings are not mixed with its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many play.
    pub players: usize,
    /// Who has one seat.
    pub higher: String,
    /// Who has all the others.
    pub lower: String,
    /// How many deals.
    pub deals: u32,
    /// What decides the deals.
    pub seed: Seed,
    /// Iterations of a search, if not those of the level.
    pub iterations: Option<u32>,
    /// Milliseconds of a thought, if not those of the level.
    pub time_ms: Option<u64>,
}

/// A pairing, as far as it has been played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// What was played.
    pub pairing: Pairing,
    /// What came of it.
    pub results: Results,
}

/// Why a round robin could not go on.
#[derive(Debug, thiserror::Error)]
pub enum LadderError {
    /// A pairing that cannot be played.
    #[error("{0}")]
    Contest(#[from] ContestError),
    /// A file that cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// A file that does not hold a pairing.
    #[error("{} holds no results of a pairing ({reason}); move it away to play the pairing again", path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A pairing that was played in another way.
    #[error(
        "{} was played with other settings or older rules; repeat those, name another folder with --results, or move it away",
        .0.display()
    )]
    Other(PathBuf),
    /// A document that somebody else has written.
    #[error("{} is not ours to write over: it has no line {END:?} after a line {BEGIN:?}", .0.display())]
    NotOurs(PathBuf),
}

impl Pairing {
    /// The name of its file.
    fn file(&self) -> String {
        format!("{}-{}-{}-{}.json", self.game, self.players, self.higher, self.lower)
    }

    /// How many games it has.
    pub fn games(&self) -> u32 {
        self.deals.saturating_mul(self.players as u32)
    }

    /// It, with nothing played.
    fn unplayed(&self) -> Kept {
        Kept { pairing: Pairing { deals: 0, ..self.clone() }, results: Results::default() }
    }
}

impl Ladder {
    /// Every pairing of every game, the most telling first: a run that is cut off has those of all games.
    pub fn pairings(&self) -> Vec<Pairing> {
        let in_every_game = |(higher, lower, _): &(Contestant, Contestant, Option<f64>)| {
            let games = self.games.iter();
            games.map(|(about, players)| self.pairing(about, *players, higher, lower)).collect::<Vec<_>>()
        };
        PAIRINGS.iter().flat_map(in_every_game).collect()
    }

    fn pairing(&self, about: &About, players: usize, higher: &Contestant, lower: &Contestant) -> Pairing {
        Pairing {
            game: about.slug.to_owned(),
            rules_version: about.rules_version,
            players,
            higher: higher.to_string(),
            lower: lower.to_string(),
            deals: Contest::deals_for(self.per_pairing, players),
            seed: self.seed,
            iterations: self.budget.and_then(Budget::iterations),
            time_ms: self
                .budget
                .and_then(Budget::time)
                .map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        }
    }

    /// The pairing as far as it has been kept, whose number of deals is what was played; nothing if nothing was.
    pub fn kept(&self, pairing: &Pairing) -> Result<Option<Kept>, LadderError> {
        let path = self.folder.join(pairing.file());
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| LadderError::File { path: path.clone(), error })?,
        };
        let unreadable = |reason: String| LadderError::Unreadable { path: path.clone(), reason };
        let kept: Kept = serde_json::from_str(&text).map_err(|error| unreadable(error.to_string()))?;
        if (Pairing { deals: pairing.deals, ..kept.pairing.clone() }) != *pairing {
            return Err(LadderError::Other(path));
        }
        kept.results.check(pairing.players, kept.pairing.deals).map_err(unreadable)?;
        Ok(Some(kept))
    }

    /// Plays what is missing of a pairing beside what has been kept, and keeps it; less if it is stopped. `played` is told
    /// of each game.
    pub fn play(
        &self,
        pairing: &Pairing,
        stop: &AtomicBool,
        played: impl Fn() + Sync,
    ) -> Result<Kept, LadderError> {
        let mut kept = self.kept(pairing)?.unwrap_or_else(|| pairing.unplayed());
        while kept.pairing.deals < pairing.deals && !stop.load(Ordering::Relaxed) {
            let deals = pairing.deals.min(kept.pairing.deals + SLICE);
            let results = self.contest(pairing, deals).go_on(kept.results, stop, &played)?.in_whole_deals();
            let deals = (results.games.len() / pairing.players) as u32;
            kept = Kept { pairing: Pairing { deals, ..pairing.clone() }, results };
            self.keep(&kept)?;
        }
        Ok(kept)
    }

    /// The first deals of a pairing.
    fn contest(&self, pairing: &Pairing, deals: u32) -> Contest {
        let contestant =
            |name: &str| PAIRINGS.iter().flat_map(|(a, b, _)| [a, b]).find(|known| known.to_string() == name);
        let mut contestants: Vec<Contestant> = contestant(&pairing.higher).into_iter().cloned().collect();
        let lower = contestant(&pairing.lower).into_iter().cycle().take(pairing.players.saturating_sub(1));
        contestants.extend(lower.cloned());
        Contest {
            game: NewGame { game: pairing.game.clone(), ..NewGame::default() },
            contestants,
            deals,
            seed: pairing.seed,
            budget: self.budget,
            patience: Duration::MAX,
            threads: self.threads,
        }
    }

    /// Whole or not at all.
    fn keep(&self, kept: &Kept) -> Result<(), LadderError> {
        let path = self.folder.join(kept.pairing.file());
        // Our own types have string keys and finite numbers, so this cannot fail.
        let json = serde_json::to_string(kept).unwrap_or_default();
        fs::create_dir_all(&self.folder)
            .and_then(|()| replace(&path, &json))
            .map_err(|error| LadderError::File { path, error })
    }
}

/// Writes a file beside its place, then puts it there.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let beside = path.with_extension(format!("{}.part", process::id()));
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all())?;
    fs::rename(&beside, path)
}

/// Writes the document, or its part between our marks if there is one already.
pub fn write(path: &Path, contests: &str) -> Result<(), LadderError> {
    let failed = |error| LadderError::File { path: path.to_owned(), error };
    let ours = format!("{BEGIN}\n\n{}\n\n{END}", contests.trim_end());
    let text = match fs::read_to_string(path) {
        Ok(old) if old.trim().is_empty() => document(&ours),
        Ok(old) => {
            let parts =
                old.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
            let (before, after) = parts.ok_or_else(|| LadderError::NotOurs(path.to_owned()))?;
            format!("{before}{ours}{after}")
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => document(&ours),
        Err(error) => return Err(failed(error)),
    };
    path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| replace(path, &text)).map_err(failed)
}

fn document(ours: &str) -> String {
    format!("# How strong the bots are\n\n{ours}\n")
}

/// What the pairings have shown, as Markdown. `command` made it.
pub fn markdown(kept: &[Kept], command: &str) -> String {
    let mut text = format!(
        "One contestant sits down with a table of a lower one. Each deal is played once in every rotation, so everybody holds the same \
         cards. *Share* is the part of the games that the one won, a shared win counted in parts, with its 95% interval (Wilson's, \
         clustered by deal); *ratio* is the share in even shares, one in so many players, and *wanted* the least that it should be. *Score* is the mean of \
         the one, then of the others. Times are those of the one, for positions with more than one legal action. `cheat` is a \
         master who sees all cards: the ceiling.\n\n```sh\n{command}\n```\n"
    );
    let mut games: Vec<&str> = Vec::new();
    for kept in kept {
        if !games.contains(&kept.pairing.game.as_str()) {
            games.push(&kept.pairing.game);
        }
    }
    for game in games {
        let of_game: Vec<&Kept> = kept.iter().filter(|kept| kept.pairing.game == game).collect();
        describe(&mut text, game, &of_game);
    }
    text
}

fn describe(text: &mut String, game: &str, pairings: &[&Kept]) {
    let players = pairings.first().map_or(0, |kept| kept.pairing.players);
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "\n## {game}, {players} players\n\n\
         | one | others | games | share | 95% | ratio | wanted | score | ms a move | 99th |\n\
         |---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    );
    for kept in pairings {
        if let [one, others] = &Report::of(&kept.results).contestants[..] {
            let _ = writeln!(text, "{}", table_row(one, others));
        }
    }
    let names: Vec<String> =
        ["cheat", "master", "master@1", "expert", "casual", "novice"].map(String::from).to_vec();
    let met = |name: &String| pairings.iter().any(|kept| kept.results.seats.contains(name));
    let names: Vec<String> = names.into_iter().filter(met).collect();
    // The deals of all pairings are the same, so they are left out together.
    let mut deals = Vec::new();
    pairings.iter().for_each(|kept| tally(&kept.results, &names, &mut deals));
    text.push_str("\n| level | Elo | 95% |\n|---|--:|--:|\n");
    for (name, rating) in names.iter().zip(rate(&deals, names.len())) {
        let ends = [rating.interval.low, rating.interval.high].map(|end| format!("{end:+.0}"));
        let interval = if rating.interval.low.is_finite() { ends.join(" to ") } else { "open".into() };
        let _ = writeln!(text, "| {name} | {:+.0} | {interval} |", rating.elo);
    }
}

fn table_row(one: &Row, others: &Row) -> String {
    let pairing = PAIRINGS.iter().find(|(a, b, _)| a.to_string() == one.name && b.to_string() == others.name);
    let wanted = pairing.and_then(|(_, _, wanted)| *wanted).map(|wanted| format!("{wanted:.2}"));
    format!(
        "| {} | {} | {} | {:.1}% | {:.1} - {:.1} | {:.2} | {} | {:.1}, {:.1} | {:.2} | {:.2} |",
        one.name,
        others.name,
        one.games,
        100.0 * one.share,
        100.0 * one.share_95.low,
        100.0 * one.share_95.high,
        one.ratio,
        wanted.unwrap_or_default(),
        one.mean_score,
        others.mean_score,
        one.time.mean_ms,
        one.time.p99_ms,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;
    use std::sync::atomic::Ordering::Relaxed;

    fn ladder(folder: &Path) -> Ladder {
        Ladder {
            games: vec![(catalog::about("grimoire").unwrap(), 2)],
            per_pairing: 20,
            seed: Seed::from(1),
            budget: Some(Budget::of_iterations(5)),
            threads: 2,
            folder: folder.to_owned(),
        }
    }

    #[test]
    fn what_is_kept_is_not_played_again_and_can_be_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let ladder = Ladder { threads: 1, ..ladder(&folder.path().join("results")) };
        let pairing = &ladder.pairings()[0];
        assert!(ladder.kept(pairing).unwrap().is_none());

        let (stop, games) = (AtomicBool::new(false), AtomicU32::new(0));
        let count = || games.fetch_add(1, Relaxed);
        let cut_off = ladder.play(pairing, &stop, || stop.store(count() == 4, Relaxed)).unwrap();
        assert_eq!(
            (cut_off.pairing.deals, cut_off.results.games.len()),
            (2, 4),
            "the fifth game is half a deal"
        );
        // Times that are read again may differ in their last digit.
        let from_file = ladder.kept(pairing).unwrap().unwrap();
        assert_eq!((from_file.pairing, from_file.results.games), (cut_off.pairing, cut_off.results.games));

        games.store(0, Relaxed);
        let played = ladder.play(pairing, &AtomicBool::new(false), || _ = count()).unwrap();
        assert_eq!((games.load(Relaxed), played.results.games.len()), (16, 20));
        let at_once = ladder.contest(pairing, 10).run(&AtomicBool::new(false), || {}).unwrap();
        assert_eq!(played.results.games, at_once.games);

        let longer = Ladder { per_pairing: 24, ..ladder.clone() };
        let more = longer.play(&longer.pairings()[0], &AtomicBool::new(false), || {}).unwrap();
        assert_eq!((more.results.games.len(), &more.results.games[..20]), (24, &played.results.games[..]));
        let enough = ladder.play(pairing, &AtomicBool::new(false), || panic!("enough")).unwrap();
        assert_eq!(enough.results.games, more.results.games);
    }

    #[test]
    fn other_settings_and_damaged_files_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let ladder = ladder(folder.path());
        let pairing = &ladder.pairings()[0];
        let mut kept = ladder.play(pairing, &AtomicBool::new(false), || {}).unwrap();

        let slower = Ladder { budget: Some(Budget::of_iterations(6)), ..ladder.clone() };
        assert!(matches!(slower.kept(&slower.pairings()[0]), Err(LadderError::Other(_))));

        kept.results.games[3].ranks.pop();
        ladder.keep(&kept).unwrap();
        assert!(matches!(ladder.kept(pairing), Err(LadderError::Unreadable { .. })));
        fs::write(folder.path().join(pairing.file()), "[]").unwrap();
        assert!(ladder.kept(pairing).unwrap_err().to_string().contains("move it away"));
    }

    #[test]
    fn the_document_tells_of_every_pairing_and_level_and_of_the_command() {
        let folder = tempfile::tempdir().unwrap();
        let ladder = ladder(folder.path());
        let play = |pairing: &Pairing| ladder.play(pairing, &AtomicBool::new(false), || {}).unwrap();
        let kept: Vec<Kept> = ladder.pairings().iter().map(play).collect();
        let text = markdown(&kept, "chabudai arena --round-robin");
        assert!(text.contains("## grimoire, 2 players") && text.contains("chabudai arena --round-robin"));
        assert!(text.contains("| casual | novice | 20 | ") && text.contains(" | 1.60 | "), "{text}");
        assert_eq!(text.lines().filter(|line| line.starts_with("| cheat | ")).count(), 2, "{text}");
    }

    #[test]
    fn what_others_wrote_beside_ours_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("docs/strength.md");
        write(&path, "first").unwrap();
        let mut text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# How strong the bots are\n") && text.contains("\nfirst\n"), "{text}");

        text.push_str("\n## Exactness\n");
        fs::write(&path, text).unwrap();
        write(&path, "second").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            text.contains("second") && !text.contains("first") && text.ends_with("\n## Exactness\n"),
            "{text}"
        );

        fs::write(&path, "# Mine\n").unwrap();
        assert!(matches!(write(&path, "third"), Err(LadderError::NotOurs(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), "# Mine\n");
    }
}
