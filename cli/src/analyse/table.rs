//! An analysis as people read it.

use std::io::{self, Write};

use analysis::{Analysis, Analyst, Decision, Mark, Summary};
use engine::Message;
use ratatui::style::{Color, Style};
use ratatui::text::Span;

use super::{Subject, points, with_thresholds};
use crate::output::{Columns, paragraph};
use crate::rules::{ansi, is_coloured};
use crate::words::Speech;

pub(super) fn print(
    subject: &Subject,
    analyst: &Analyst,
    analysis: &Analysis,
    why: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let speech = &subject.speech;
    writeln!(out, "{}", subject.heading())?;
    writeln!(out, "{}\n", paragraph(&effort(speech, analyst, analysis)))?;
    if analysis.decisions.is_empty() {
        return writeln!(out, "{}", speech.word("analyse-nothing"));
    }
    print_decisions(subject, &analysis.decisions, out)?;
    print_reasons(subject, analysis.decisions.iter().filter(|told| why || told.mark != Mark::Fine), out)?;
    writeln!(out)?;
    print_summaries(subject, &analysis.seats, out)?;
    writeln!(out, "\n{}", paragraph(&speech.say(&with_thresholds("analyse-legend"))))
}

/// "57 moves, 41 decisions; 1000 iterations for each".
fn effort(speech: &Speech, analyst: &Analyst, analysis: &Analysis) -> String {
    let iterations =
        analyst.budget.iterations().map(|count| Message::new("analyse-iterations").number("count", count));
    let time =
        analyst.budget.time().map(|time| Message::new("analyse-time").number("ms", time.as_millis() as i64));
    let either = |one, other| Message::new("analyse-either").message("one", one).message("other", other);
    let limits = match (iterations, time) {
        (Some(iterations), Some(time)) => Some(either(iterations, time)),
        (iterations, time) => iterations.or(time),
    };
    let effort = Message::new("analyse-effort")
        .number("moves", analysis.reproduced as i64)
        .number("decisions", analysis.decisions.len() as i64)
        .text("limits", limits.map(|limits| speech.say(&limits)).unwrap_or_default());
    speech.say(&effort)
}

fn print_decisions(subject: &Subject, decisions: &[Decision], out: &mut impl Write) -> io::Result<()> {
    let speech = &subject.speech;
    let headings = [
        "analyse-heading-move",
        "table-heading-player",
        "analyse-heading-played",
        "analyse-heading-chance",
        "analyse-heading-preferred",
    ];
    let mut columns = Columns::new(headings.map(|heading| speech.word(heading)));
    let is_coloured = is_coloured();
    for decision in decisions {
        columns.row([
            decision.number.to_string(),
            subject.names[decision.seat.index()].clone(),
            decision.played.action.clone(),
            format!("{:>4} → {:>4}", percent(decision.preferred.chance), percent(decision.played.chance)),
            if decision.agrees { speech.word("analyse-same") } else { decision.preferred.action.clone() },
            marked(speech, decision, is_coloured),
        ]);
    }
    columns.print(&[0], out)
}

/// Decision by decision why the preferred move is better, each in a paragraph.
fn print_reasons<'a>(
    subject: &Subject,
    decisions: impl Iterator<Item = &'a Decision>,
    out: &mut impl Write,
) -> io::Result<()> {
    for decision in decisions {
        let Some(why) = subject.why(decision) else { continue };
        let message = Message::new("analyse-why").number("number", decision.number as i64);
        let message = message.text("player", &subject.names[decision.seat.index()]).text("why", why);
        writeln!(out, "\n{}", paragraph(&subject.speech.say(&message)))?;
    }
    Ok(())
}

/// "?? blunder, -21", in colour where there are colours. The sign and the word say it to everybody else.
fn marked(speech: &Speech, decision: &Decision, is_coloured: bool) -> String {
    let (id, colour) = match decision.mark {
        Mark::Fine => return String::new(),
        Mark::Mistake => ("analyse-mistake", Color::Yellow),
        Mark::Blunder => ("analyse-blunder", Color::Red),
    };
    let mark = Message::new(id).number("points", points(decision.loss));
    let text = format!("{:<2} {}", decision.mark.sign(), speech.say(&mark));
    if is_coloured { ansi(&Span::styled(text, Style::new().fg(colour).bold())) } else { text }
}

fn print_summaries(subject: &Subject, seats: &[Summary], out: &mut impl Write) -> io::Result<()> {
    let headings = [
        "table-heading-player",
        "analyse-heading-decisions",
        "analyse-heading-mistakes",
        "analyse-heading-blunders",
        "analyse-heading-loss",
        "analyse-heading-agreement",
    ];
    let mut columns = Columns::new(headings.map(|heading| subject.speech.word(heading)));
    for summary in seats.iter().filter(|summary| summary.decisions > 0) {
        columns.row([
            subject.names[summary.seat.index()].clone(),
            summary.decisions.to_string(),
            summary.mistakes.to_string(),
            summary.blunders.to_string(),
            summary.mean_loss.map(|loss| format!("{:.1}", 100.0 * loss)).unwrap_or_default(),
            summary.agreement.map(percent).unwrap_or_default(),
        ]);
    }
    columns.print(&[1, 2, 3, 4, 5], out)
}

fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}
