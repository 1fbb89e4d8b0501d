//! `chabudai games`: what can be played.

use std::fmt::Display;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

use engine::{About, Lang, Message, OptionAbout, Words};
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::output::Columns;

pub(crate) fn run(args: &GamesArgs) -> anyhow::Result<ExitCode> {
    let (games, lang) = (catalog::games(), args.lang.get());
    let mut out = io::stdout().lock();
    if args.json {
        let games: Vec<Value> = games.iter().map(|about| describe_more(about, lang)).collect();
        writeln!(out, "{:#}", json!({"games": games}))?;
    } else {
        print(games, lang, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(games: &[About], lang: Lang, out: &mut impl Write) -> anyhow::Result<()> {
    let table = Words::new(lang, &[])?;
    let heading = |id| table.say(&Message::new(id), &[]);
    let mut columns = Columns::new([
        heading("table-heading-game"),
        heading("table-heading-title"),
        heading("table-heading-players"),
        heading("table-heading-minutes"),
    ]);
    for about in games {
        let words = words(about, lang);
        columns.row([
            about.slug.to_owned(),
            words.say(&Message::new("game-title"), &[]),
            range(&table, &about.players),
            minutes(&table, about),
            words.say(&Message::new("game-tagline"), &[]),
        ]);
    }
    columns.print(&[], out)?;
    Ok(())
}

/// How long a game takes, and who says so.
fn minutes(table: &Words, about: &About) -> String {
    let id = if about.minutes_published { "table-minutes-published" } else { "table-minutes-ours" };
    table.say(&Message::new(id).text("minutes", range(table, &about.minutes)), &[])
}

fn range(table: &Words, range: &RangeInclusive<impl Display + PartialEq>) -> String {
    match (range.start(), range.end()) {
        (start, end) if start == end => end.to_string(),
        (start, end) => table.say(&Message::new("table-range").text("few", start).text("many", end), &[]),
    }
}

/// The words of a game.
///
/// # Panics
/// If the words that are built into the program cannot be read, which the tests below rule out.
pub(crate) fn words(about: &About, lang: Lang) -> Words {
    Words::of(about.locales, lang).expect("the built-in words of a game can be read")
}

/// A game as the protocol lists it.
pub(crate) fn describe(about: &About) -> Value {
    describe_in(about, &words(about, Lang::EN))
}

fn describe_in(about: &About, words: &Words) -> Value {
    json!({
        "slug": about.slug,
        "title": words.say(&Message::new("game-title"), &[]),
        "players": {"min": about.players.start(), "max": about.players.end()},
        "options": about.options.iter().map(describe_option).collect::<Vec<_>>(),
        "rules_version": about.rules_version,
    })
}

/// The same, and what makes somebody choose it.
fn describe_more(about: &About, lang: Lang) -> Value {
    let words = words(about, lang);
    let mut game = describe_in(about, &words);
    game["minutes"] = json!({
        "min": about.minutes.start(),
        "max": about.minutes.end(),
        "published": about.minutes_published,
    });
    game["tagline"] = words.say(&Message::new("game-tagline"), &[]).into();
    game
}

fn describe_option(option: &OptionAbout) -> Value {
    // What a game says of itself is JSON; the tests below hold it to that.
    let value = |text: &&str| serde_json::from_str::<Value>(text).unwrap_or_default();
    json!({
        "name": option.name,
        "values": option.values.iter().map(value).collect::<Vec<_>>(),
        "default": value(&option.default),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_words_in_every_language() {
        for about in catalog::games() {
            for lang in Lang::all() {
                let words = words(about, lang);
                for id in ["game-title", "game-tagline"] {
                    assert!(words.try_say(&Message::new(id), &[]).is_ok(), "{} {lang} {id}", about.slug);
                }
            }
        }
    }

    #[test]
    fn the_values_of_options_are_json_and_the_default_is_one_of_them() {
        for option in catalog::games().iter().flat_map(|about| about.options) {
            for value in option.values {
                assert!(serde_json::from_str::<Value>(value).is_ok(), "{}: {value}", option.name);
            }
            assert!(option.values.contains(&option.default), "{}: {}", option.name, option.default);
        }
    }

    #[test]
    fn an_option_is_described_with_real_values() {
        let option = OptionAbout { name: "mode", values: &["false", "\"long\"", "3"], default: "3" };
        let described = describe_option(&option).to_string();
        assert_eq!(described, r#"{"name":"mode","values":[false,"long",3],"default":3}"#);
    }
}
