//! Who can be sat down at a contest.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use bots::Level;

use crate::strategy::{NoStrategy, Strategy};

/// The name of the yardstick.
const YARDSTICK: &str = "master@1";

/// What begins the name of a program.
const EXEC: &str = "exec:";

/// Somebody who plays in a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot of ours.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// The first of our masters, `master@1`: the yardstick of all that came after.
    Yardstick,
    /// A master who sees all cards: the ceiling that honest bots are measured against.
    Cheat,
    /// One who follows a single rule.
    Strategy(Strategy),
    /// A program that is asked for its actions.
    Exec(Program),
}

/// A program and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// As it was typed.
    text: String,
    /// The program itself, then its arguments.
    words: Vec<String>,
}

impl Program {
    /// The program to start.
    pub fn name(&self) -> &str {
        self.words.first().map_or("", String::as_str)
    }

    /// What it is started with.
    pub fn arguments(&self) -> &[String] {
        self.words.get(1..).unwrap_or_default()
    }
}

/// A name that is no contestant's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadContestant {
    /// None that we know.
    #[error(
        "{0:?} is no contestant; there are novice, casual, expert, master, grandmaster, master@1, random, cheat, first, last, highest, lowest, copy, always:KIND, never:KIND and exec:COMMAND"
    )]
    Unknown(String),
    /// `exec:` with nothing after it.
    #[error("after exec: comes the command that starts the contestant, such as \"exec:python3 bot.py\"")]
    NoCommand,
    /// A quotation mark that is opened and not closed.
    #[error("a quotation mark is not closed in {0:?}")]
    OpenQuote(String),
}

impl FromStr for Contestant {
    type Err = BadContestant;
    fn from_str(text: &str) -> Result<Contestant, BadContestant> {
        let text = text.trim();
        match (text, text.strip_prefix(EXEC)) {
            ("random", _) => Ok(Contestant::Random),
            (YARDSTICK, _) => Ok(Contestant::Yardstick),
            ("cheat", _) => Ok(Contestant::Cheat),
            (_, Some(command)) => program(command.trim()).map(Contestant::Exec),
            _ => text
                .parse()
                .map(Contestant::Level)
                .or_else(|bots::BadLevel| text.parse().map(Contestant::Strategy))
                .map_err(|NoStrategy| BadContestant::Unknown(text.to_owned())),
        }
    }
}

fn program(text: &str) -> Result<Program, BadContestant> {
    let words = shell_words::split(text).map_err(|_| BadContestant::OpenQuote(text.to_owned()))?;
    if words.first().is_none_or(String::is_empty) {
        return Err(BadContestant::NoCommand);
    }
    Ok(Program { text: text.to_owned(), words })
}

impl Display for Contestant {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => Display::fmt(level, f),
            Contestant::Random => f.write_str("random"),
            Contestant::Yardstick => f.write_str(YARDSTICK),
            Contestant::Cheat => f.write_str("cheat"),
            Contestant::Strategy(strategy) => Display::fmt(strategy, f),
            Contestant::Exec(Program { text, .. }) => write!(f, "{EXEC}{text}"),
        }
    }
}

/// Reads contestants separated by commas. A comma inside quotation marks, or after a backslash, separates
/// nothing: `exec:bot --depths '1,2',casual` is two contestants.
pub fn parse_seats(text: &str) -> Result<Vec<Contestant>, BadContestant> {
    let (mut quote, mut escaped) = (None, false);
    let separates = |c: char| {
        match (c, quote) {
            _ if escaped => escaped = false,
            ('\\', None | Some('"')) => escaped = true,
            ('\'' | '"', None) => quote = Some(c),
            (_, Some(open)) if open == c => quote = None,
            (',', None) => return true,
            _ => {}
        }
        false
    };
    text.split(separates).map(str::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_and_written() {
        let text = "novice,casual,expert,master,grandmaster,master@1,random,cheat,first,last,highest,lowest,copy,\
                    always:pass,never:pass,exec:python3 bot.py";
        let names: Vec<String> = parse_seats(text).unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(names.join(","), text);
    }

    #[test]
    fn a_command_may_have_quoted_commas() {
        let seats = parse_seats(r#"exec:sh -c 'echo 1,2; exit',casual,exec:"a,b" c\,d"#).unwrap();
        let [Contestant::Exec(sh), Contestant::Level(_), Contestant::Exec(quoted)] = &seats[..] else {
            panic!("{seats:?}")
        };
        assert_eq!((sh.name(), sh.arguments()), ("sh", &["-c".to_owned(), "echo 1,2; exit".to_owned()][..]));
        assert_eq!((quoted.name(), quoted.arguments()), ("a,b", &["c,d".to_owned()][..]));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, reason) in [
            ("genius", "\"genius\" is no contestant"),
            ("casual,", "\"\" is no contestant"),
            ("always:", "\"always:\" is no contestant"),
            ("exec:", "comes the command"),
            ("exec:''", "comes the command"),
            ("exec:sh -c 'exit", "not closed"),
        ] {
            let error = parse_seats(text).unwrap_err().to_string();
            assert!(error.contains(reason), "{text:?}: {error}");
        }
    }
}
