//! `chabudai rules`.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anyhow::Context;
use engine::{About, Lang, Locale, Message, Words};
use ratatui::backend::IntoCrossterm;
use ratatui::crossterm::style::{Attribute, ContentStyle};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::json;

use crate::args::RulesArgs;
use crate::complaint::{Complaint, no_game};
use crate::output::page_width;
use crate::{figures, markdown};

pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<ExitCode> {
    let about = find_game(&args.game)?;
    let lang = args.lang.get();
    let locale = locale(about, lang)?;
    let out = if args.json { as_json(about, &locale)? } else { as_text(about, &locale) };
    match io::stdout().lock().write_all(out.as_bytes()) {
        // Whoever pipes us into a pager may stop reading.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// The game with this slug, or an error that lists the games.
pub(crate) fn find_game(slug: &str) -> anyhow::Result<&'static About> {
    catalog::about(slug).ok_or_else(|| Complaint::new(no_game(slug)).into())
}

/// What the game says in this language.
pub(crate) fn locale(about: &About, lang: Lang) -> anyhow::Result<Locale> {
    about.locales.get(lang).with_context(|| format!("{} has no words in {lang}", about.slug))
}

fn as_json(about: &About, locale: &Locale) -> anyhow::Result<String> {
    let words = Words::of(about.locales, locale.lang)?;
    let title = words.try_say(&Message::new("game-title"), &[])?;
    let json = json!({"game": about.slug, "lang": locale.lang, "title": title, "markdown": locale.rules});
    Ok(format!("{json}\n"))
}

fn as_text(about: &About, locale: &Locale) -> String {
    let coloured = is_coloured();
    let lines = markdown::render(&figures::told(about, locale.rules, locale.lang), page_width()).lines;
    let line = |line: &Line<'_>| match coloured {
        true => line.iter().map(ansi).collect(),
        false => line.to_string(),
    };
    lines.iter().map(|styled| line(styled).trim_end().to_owned() + "\n").collect()
}

/// Whether what is printed may have colours: on a terminal whose owner has not asked for none.
pub(crate) fn is_coloured() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// The span with the escape sequences that style it.
pub(crate) fn ansi(span: &Span<'_>) -> String {
    let Style { fg, add_modifier, .. } = span.style;
    let mut style =
        ContentStyle { foreground_color: fg.map(IntoCrossterm::into_crossterm), ..ContentStyle::new() };
    for (modifier, attribute) in [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::ITALIC, Attribute::Italic),
        (Modifier::UNDERLINED, Attribute::Underlined),
        (Modifier::DIM, Attribute::Dim),
    ] {
        if add_modifier.contains(modifier) {
            style.attributes.set(attribute);
        }
    }
    style.apply(&span.content).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_answered_with_the_games_there_are() {
        let error = find_game("chess").unwrap_err().to_string();
        assert!(error.contains("\"chess\"") && error.contains("donburiko"), "{error}");
    }

    #[test]
    fn programs_get_the_rules_as_markdown() {
        let about = find_game("donburiko").unwrap();
        let json: serde_json::Value =
            serde_json::from_str(&as_json(about, &locale(about, "ja".parse().unwrap()).unwrap()).unwrap())
                .unwrap();
        assert_eq!((&json["game"], &json["lang"]), (&"donburiko".into(), &"ja".into()));
        assert_eq!(json["title"], "ドンブリコ！");
        assert!(json["markdown"].as_str().unwrap().starts_with("# ドンブリコ！"));
    }

    #[test]
    fn a_heading_is_bold_on_a_terminal() {
        assert_eq!(ansi(&Span::styled("Rows", Style::new().bold())), "\u{1b}[1mRows\u{1b}[0m");
        assert_eq!(ansi(&Span::raw("Rows")), "Rows");
    }
}
