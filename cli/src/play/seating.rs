//! Who sits where, and at which table: from what was typed on the command line to a game that can be played.

use std::path::Path;

use anyhow::bail;
use bots::Level;
use catalog::AnyTable;
use engine::{About, Lang, Message, NewGame, Resumed, Words};

use super::beats::Pace;
use super::save::{self, Save};
use super::teacher::Teacher;
use crate::args::{LearnArgs, PlayArgs};
use crate::complaint::{Complaint, OrComplain, about_file};
use crate::rules::{find_game, locale};
use crate::words::words;

/// How many play if nobody says.
const USUAL_PLAYERS: usize = 3;

/// A table with its players, ready to be played at.
pub(super) struct Seating {
    pub(super) about: &'static About,
    pub(super) table: AnyTable,
    /// What was asked for, to ask for it again.
    pub(super) new: NewGame,
    pub(super) lang: Lang,
    /// Everybody's names, by seat.
    pub(super) names: Vec<String>,
    /// The first so many seats are people.
    pub(super) people: usize,
    pub(super) level: Level,
    pub(super) pace: Pace,
    pub(super) save: Option<Save>,
    /// Whoever gives a lesson.
    pub(super) teacher: Option<Teacher>,
    /// What the players should know before they begin.
    pub(super) notice: Option<Message>,
}

/// Sits down as the arguments say. The game must be known by now.
pub(super) fn sit_down(args: &PlayArgs) -> anyhow::Result<Seating> {
    match &args.resume {
        Some(path) => resume(args, path),
        None => begin(args),
    }
}

fn begin(args: &PlayArgs) -> anyhow::Result<Seating> {
    let about = find_game(args.game.as_deref().unwrap_or_default())?;
    let mut new = NewGame {
        game: about.slug.to_owned(),
        players: args.players.unwrap_or_else(|| usual_players(about).max(args.people)),
        options: args.options.read()?,
        seed: args.seed,
        ..NewGame::default()
    };
    if let Some(cards) = args.cards.read()? {
        cards.lay_out(&mut new);
    }
    let table = catalog::open(&new)?;
    let save = args.save.as_deref().map(Save::create).transpose()?;
    seat(args, about, table, new, &[], save, None)
}

/// Three, or as near as the game allows.
pub(super) fn usual_players(about: &About) -> usize {
    USUAL_PLAYERS.clamp(*about.players.start(), *about.players.end())
}

/// Goes on with a kept game.
fn resume(args: &PlayArgs, path: &Path) -> anyhow::Result<Seating> {
    let replay = save::read(path)?;
    let about = find_game(&replay.game)?;
    let new = replay.new_game();
    let cannot = || about_file("fault-resume", path);
    let mut table = catalog::open(&new).or_complain(cannot)?;
    let notice = match replay.resume(&mut *table).or_complain(cannot)? {
        Resumed::FromLog => None,
        Resumed::FromState(_) => Some(Message::new("ui-resumed-state")),
    };
    seat(args, about, table, new, &replay.seats, Some(Save::again(path)), notice)
}

fn seat(
    args: &PlayArgs,
    about: &'static About,
    table: AnyTable,
    new: NewGame,
    known: &[String],
    save: Option<Save>,
    notice: Option<Message>,
) -> anyhow::Result<Seating> {
    let (lang, people) = (args.lang.get(), args.people);
    if people > new.players {
        let crowd = Message::new("fault-crowd").number("people", people as i64);
        bail!(Complaint::new(crowd.number("players", new.players as i64)));
    }
    if args.names.len() > people {
        let names = Message::new("fault-names").number("people", people as i64);
        bail!(Complaint::new(names.number("names", args.names.len() as i64)));
    }
    let words = words(lang, locale(about, lang)?.messages)?;
    let names = names(&words, &args.names, known, people, new.players);
    if let Some(save) = &save {
        save.write(&table.replay(&names)).or_complain(|| about_file("fault-save", save.path()))?;
    }
    let (level, pace) = (args.bots, args.pace);
    Ok(Seating { about, table, new, lang, names, people, level, pace, save, teacher: None, notice })
}

/// Sits down for a lesson: the learner in the first seat, bots that know the script in the others.
pub(super) fn sit_down_to_learn(args: &LearnArgs) -> anyhow::Result<Seating> {
    let about = find_game(&args.game)?;
    let (lang, all) = (args.lang.get(), catalog::lessons(about.slug).len() as u32);
    let lesson = catalog::lesson(about.slug, args.lesson)
        .ok_or_else(|| Complaint::new(no_lesson(about, all, args.lesson)))?;
    let new = lesson.new_game()?;
    let table = catalog::open(&new)?;
    let words = words(lang, locale(about, lang)?.messages)?;
    let names = names(&words, &[], &[], 1, new.players);
    let next = args.lesson + 1;
    let next = (next <= all).then(|| format!("chabudai learn {} {next}", about.slug));
    let teacher = Some(Teacher::new(lesson, next));
    let (level, pace) = (Level::Novice, args.pace);
    Ok(Seating { about, table, new, lang, names, people: 1, level, pace, save: None, teacher, notice: None })
}

fn no_lesson(about: &About, all: u32, asked: u32) -> Message {
    Message::new("fault-lesson").text("game", about.slug).number("all", all).number("asked", asked)
}

/// The names given, then those that are known already, then names for whoever has none.
fn names(words: &Words, given: &[String], known: &[String], people: usize, players: usize) -> Vec<String> {
    let nameless = |seat: usize| {
        let message = if seat < people {
            Message::new("table-player").number("number", seat as i64 + 1)
        } else {
            bot_name(seat - people)
        };
        words.say(&message, &[])
    };
    let given = |seat: usize| given.get(seat).or(known.get(seat)).map(|name| name.trim().to_owned());
    let name = |seat: usize| given(seat).filter(|name| !name.is_empty()).unwrap_or_else(|| nameless(seat));
    (0..players).map(name).collect()
}

fn bot_name(number: usize) -> Message {
    const NAMES: [&str; 6] = ["ui-bot-1", "ui-bot-2", "ui-bot-3", "ui-bot-4", "ui-bot-5", "ui-bot-6"];
    Message::new(NAMES[number % NAMES.len()])
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Command, CommandLine};

    fn args(line: &str) -> PlayArgs {
        match CommandLine::parse_from(format!("chabudai play --lang en {line}").split(' ')).command {
            Some(Command::Play(args)) => args,
            other => panic!("{other:?}"),
        }
    }

    fn error(line: &str) -> String {
        format!("{:#}", sit_down(&args(line)).err().expect(line))
    }

    #[test]
    fn one_person_sits_down_with_two_bots() {
        let seating = sit_down(&args("donburiko")).unwrap();
        assert_eq!(seating.names, ["Player 1", "Haru", "Natsu"]);
        let seating = sit_down(&args("donburiko --people 4 --names Mari,Ken")).unwrap();
        assert_eq!(seating.names, ["Mari", "Ken", "Player 3", "Player 4"]);
    }

    #[test]
    fn what_is_wrong_is_said_with_what_to_do_next() {
        assert!(error("chess").contains("the games are: only-one, donburiko"));
        assert!(error("donburiko --players 7").contains("2 to 4 players"));
        assert!(error("donburiko --players 2 --people 3").contains("--players"));
        assert!(error("donburiko --names Mari,Ken").contains("--people"));
        assert!(error("donburiko --option alliance").contains("NAME=VALUE"));
        assert!(error("donburiko --option alliance=true").contains("alliance"));
        assert!(error("--resume /nowhere/tea.json").contains("/nowhere/tea.json"));
        assert!(error("donburiko --save /nowhere/tea.json").contains("/nowhere/tea.json"));
    }

    fn learn(line: &str) -> anyhow::Result<Seating> {
        match CommandLine::parse_from(format!("chabudai learn --lang en {line}").split(' ')).command {
            Some(Command::Learn(args)) => sit_down_to_learn(&args),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_lesson_has_its_own_players_and_there_are_only_so_many() {
        let seating = learn("donburiko").unwrap();
        assert_eq!((seating.names.len(), seating.people, seating.teacher.is_some()), (3, 1, true));
        assert!(format!("{:#}", learn("donburiko 99").err().unwrap()).contains("there is no lesson 99"));
        assert!(format!("{:#}", learn("chess").err().unwrap()).contains("the games are"));
    }

    #[test]
    fn option_values_are_json_or_words() {
        let options = args("wasteland --option a=true --option b=tall").options.read().unwrap();
        assert_eq!(serde_json::Value::Object(options), serde_json::json!({"a": true, "b": "tall"}));
    }
}
