//! An analysis as people read it.

use std::io::{self, Write};

use arena::analysis::{Analysis, Analyst, BLUNDER, Decision, MISTAKE, Mark, Summary};
use ratatui::style::{Color, Style};
use ratatui::text::Span;

use super::Subject;
use crate::output::Columns;
use crate::rules::{ansi, is_coloured};

pub(super) fn print(
    subject: &Subject,
    analyst: &Analyst,
    analysis: &Analysis,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{}: {}", subject.title, subject.names.join(", "))?;
    writeln!(out, "{}\n", effort(analyst, analysis))?;
    if analysis.decisions.is_empty() {
        return writeln!(out, "Nobody had anything to decide, so there is nothing to judge.");
    }
    print_decisions(subject, &analysis.decisions, out)?;
    writeln!(out)?;
    print_summaries(subject, &analysis.seats, out)?;
    writeln!(
        out,
        "\nThe chance to win is that of the player who moves, by what that player knew: before, with the master's\n\
         move, and after the move played. A mistake loses {} points of it or more, a blunder {}; what the\n\
         search cannot tell apart is not marked.",
        points(MISTAKE),
        points(BLUNDER)
    )
}

/// "57 moves, 41 decisions; 1000 iterations for each".
fn effort(analyst: &Analyst, analysis: &Analysis) -> String {
    let iterations = analyst.limits.iterations.map(|number| format!("{number} iterations"));
    let time = analyst.limits.time.map(|time| format!("{} ms", time.as_millis()));
    let limits: Vec<String> = iterations.into_iter().chain(time).collect();
    let (moves, decisions) = (analysis.reproduced, analysis.decisions.len());
    format!("{moves} moves, {decisions} decisions; the master had {} for each", limits.join(" or "))
}

fn print_decisions(subject: &Subject, decisions: &[Decision], out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new(["move", "player", "played", "chance", "master's move", ""]);
    let is_coloured = is_coloured();
    for decision in decisions {
        columns.row([
            decision.number.to_string(),
            subject.names[decision.seat.index()].clone(),
            decision.played.action.clone(),
            format!("{:>4} → {:>4}", percent(decision.preferred.chance), percent(decision.played.chance)),
            if decision.agrees { "the same".into() } else { decision.preferred.action.clone() },
            marked(decision, is_coloured),
        ]);
    }
    columns.print(&[0], out)
}

/// "?? blunder, -21", in colour where there are colours. The sign and the word say it to everybody else.
fn marked(decision: &Decision, is_coloured: bool) -> String {
    let mark = decision.mark;
    let colour = match mark {
        Mark::Fine => return String::new(),
        Mark::Mistake => Color::Yellow,
        Mark::Blunder => Color::Red,
    };
    let text = format!("{:<2} {}, -{}", mark.sign(), mark.name(), points(decision.loss));
    if is_coloured { ansi(&Span::styled(text, Style::new().fg(colour).bold())) } else { text }
}

fn print_summaries(subject: &Subject, seats: &[Summary], out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new([
        "player",
        "decisions",
        "mistakes",
        "blunders",
        "points lost a decision",
        "as the master",
    ]);
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

fn points(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}
