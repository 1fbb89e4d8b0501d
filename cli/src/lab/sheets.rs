//! What a study has shown, as tables for people: in a terminal or on a page.

use std::io::{self, Write};

use engine::Message;
use lab::balance::{Balance, Choice, Comparison, Difference, Distribution, Estimate, Had};

use crate::output::{Columns, paragraph};
use crate::words::Speech;

/// So many rows from either end of a long table are shown in a terminal.
const ENDS: usize = 10;

/// A table with its heading, and what is to be said of it.
#[derive(Debug)]
pub(super) struct Sheet {
    title: String,
    note: String,
    heading: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    fn new(speech: &Speech, title: &'static str, note: &'static str, heading: Vec<String>) -> Sheet {
        Sheet { title: speech.word(title), note: speech.word(note), heading, rows: Vec::new() }
    }

    fn with(self, rows: impl IntoIterator<Item = Vec<String>>) -> Sheet {
        Sheet { rows: rows.into_iter().collect(), ..self }
    }

    /// Prints it; of a long one both ends.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}", self.title)?;
        let mut columns = Columns::new(&self.heading);
        let long = self.rows.len() > 2 * ENDS + 1;
        let shown = |place: usize| !long || place < ENDS || place >= self.rows.len() - ENDS;
        for (place, row) in self.rows.iter().enumerate() {
            if shown(place) {
                columns.row(row);
            } else if place == ENDS {
                columns.row(["…"]);
            }
        }
        let right: Vec<usize> = (1..self.heading.len()).collect();
        columns.print(&right, out)?;
        writeln!(out, "{}", paragraph(&self.note))
    }

    /// Writes it as Markdown, all of it.
    pub(super) fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | ").replace('\n', " "));
        let escaped = |row: &Vec<String>| row.iter().map(|cell| cell.replace('|', "\\|")).collect::<Vec<_>>();
        let rule = format!("|---|{}\n", "---:|".repeat(self.heading.len().saturating_sub(1)));
        let rows: String = self.rows.iter().map(|row| line(&escaped(row))).collect();
        format!("\n## {}\n\n{}\n\n{}{rule}{rows}", self.title, self.note, line(&self.heading))
    }
}

/// Everything about one set of games.
pub(super) fn sheets(speech: &Speech, balance: &Balance) -> Vec<Sheet> {
    vec![seats(speech, balance), course(speech, balance), choices(speech, balance), had(speech, balance)]
}

fn words<const N: usize>(speech: &Speech, ids: [&'static str; N]) -> Vec<String> {
    ids.map(|id| if id == "95%" { id.to_owned() } else { speech.word(id) }).to_vec()
}

fn seats(speech: &Speech, balance: &Balance) -> Sheet {
    let heading = ["lab-heading-seat", "arena-heading-share", "95%", "table-heading-score", "95%"];
    let rows = balance.seats.iter().map(|seat| {
        let mut row = vec![(seat.seat + 1).to_string()];
        row.extend(percent_and_range(speech, seat.share));
        row.extend(figure_and_range(speech, seat.points, |points| format!("{points:.2}")));
        row
    });
    Sheet::new(speech, "lab-seats", "lab-seats-note", words(speech, heading)).with(rows)
}

fn course(speech: &Speech, balance: &Balance) -> Sheet {
    let mut heading = words(speech, ["lab-heading-measure", "lab-heading-mean", "lab-heading-deviation"]);
    heading.push(speech.word("lab-heading-least"));
    heading.extend(["5%", "25%", "50%", "75%", "95%"].map(str::to_owned));
    heading.push(speech.word("lab-heading-most"));
    let measures: [(&'static str, &Distribution); 6] = [
        ("lab-scores", &balance.scores),
        ("lab-margins", &balance.margins),
        ("lab-length", &balance.length),
        ("lab-branching", &balance.branching),
        ("lab-lead-changes", &balance.lead_changes),
        ("lab-decided", &balance.decided),
    ];
    let rows = measures.into_iter().map(|(name, distribution)| {
        let mut row = vec![speech.word(name)];
        row.extend([distribution.mean, distribution.deviation].map(|figure| format!("{figure:.2}")));
        row.extend(distribution.quantiles.map(|quantile| quantile.to_string()));
        row
    });
    let note = Message::new("lab-course-note")
        .text("decisive", percent(balance.decisive))
        .text("nobody", percent(balance.without_winner))
        .text("forced", percent(balance.forced.map_or(0.0, |forced| forced.value)));
    let note = speech.say(&note);
    Sheet { note, ..Sheet::new(speech, "lab-course", "lab-seats-note", heading).with(rows) }
}

fn choices(speech: &Speech, balance: &Balance) -> Sheet {
    let heading =
        ["lab-heading-action", "lab-heading-offered", "lab-heading-chosen", "95%", "lab-heading-adds", "95%"];
    let mut sorted: Vec<&Choice> = balance.choices.iter().collect();
    sorted.sort_by(|a, b| largest_first(a.adds, b.adds));
    let rows = sorted.into_iter().map(|choice| {
        let mut row = vec![choice.action.clone(), choice.offered.to_string()];
        row.extend(percent_and_range(speech, choice.chosen));
        row.extend(points_and_range(speech, choice.adds));
        row
    });
    Sheet::new(speech, "lab-choices", "lab-choices-note", words(speech, heading)).with(rows)
}

fn had(speech: &Speech, balance: &Balance) -> Sheet {
    let heading =
        ["lab-heading-thing", "lab-heading-owners", "lab-heading-quantity", "lab-heading-adds", "95%"];
    let mut sorted: Vec<&Had> = balance.had.iter().collect();
    sorted.sort_by(|a, b| largest_first(a.adds, b.adds));
    let rows = sorted.into_iter().map(|had| {
        let [owners, _] = percent_and_range(speech, had.owners);
        let quantity = had.quantity.map(|quantity| format!("{:.2}", quantity.value)).unwrap_or_default();
        let mut row = vec![format!("{}: {}", had.feature, had.entry), owners, quantity];
        row.extend(points_and_range(speech, had.adds));
        row
    });
    Sheet::new(speech, "lab-had", "lab-had-note", words(speech, heading)).with(rows)
}

/// What differs between two sets of games, the surest first.
pub(super) fn comparison(speech: &Speech, comparison: &Comparison) -> Vec<Sheet> {
    let course = named(&comparison.course, |figure| speech.word(word_of(figure)));
    let shares = named(&comparison.shares, |figure| speech.word(word_of(figure)));
    // People count seats from 1.
    let seats = named(&comparison.seats, |seat| seat.parse().map_or(0, |seat: usize| seat + 1).to_string());
    let of = |title, differences, write: fn(f64) -> String, more| {
        differences_of(speech, title, differences, write, more)
    };
    vec![
        of("lab-course", &course, |mean| format!("{mean:.2}"), |mean| format!("{mean:+.2}")),
        of("lab-shares", &shares, percent, points),
        of("lab-seats", &seats, percent, points),
        of("lab-chosen", &comparison.chosen, percent, points),
        of("lab-choices-add", &comparison.choices_add, points, points),
        of("lab-owners", &comparison.owners, percent, points),
        of("lab-had-adds", &comparison.had_adds, points, points),
    ]
}

/// The same with other names.
fn named(differences: &[Difference], name: impl Fn(&str) -> String) -> Vec<Difference> {
    let renamed = |difference: &Difference| Difference { of: name(&difference.of), ..difference.clone() };
    differences.iter().map(renamed).collect()
}

/// What a figure of how games go is called.
fn word_of(figure: &str) -> &'static str {
    match figure {
        "scores" => "lab-scores",
        "margins" => "lab-margins",
        "length" => "lab-length",
        "branching" => "lab-branching",
        "lead_changes" => "lab-lead-changes",
        "decided" => "lab-decided",
        "decisive" => "lab-decisive",
        _ => "lab-forced",
    }
}

fn differences_of(
    speech: &Speech,
    title: &'static str,
    all: &[Difference],
    figure: fn(f64) -> String,
    more: fn(f64) -> String,
) -> Sheet {
    let heading = ["lab-heading-thing", "lab-heading-one", "lab-heading-other", "lab-heading-more", "95%"];
    let sureness = |difference: &Difference| difference.more.value.abs() / difference.more.reach().max(1e-9);
    let mut sorted: Vec<&Difference> = all.iter().collect();
    sorted.sort_by(|a, b| sureness(b).total_cmp(&sureness(a)));
    let rows = sorted.into_iter().map(|difference| {
        let mut row =
            vec![difference.of.clone(), figure(difference.one.value), figure(difference.other.value)];
        row.extend(figure_and_range(speech, Some(difference.more), more));
        row
    });
    Sheet::new(speech, title, "lab-differences-note", words(speech, heading)).with(rows)
}

/// What cannot be told comes last.
fn largest_first(a: Option<Estimate>, b: Option<Estimate>) -> std::cmp::Ordering {
    let value = |estimate: Option<Estimate>| estimate.map_or(f64::NEG_INFINITY, |estimate| estimate.value);
    value(b).total_cmp(&value(a))
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// Percentage points, with their sign.
fn points(share: f64) -> String {
    format!("{:+.1}", 100.0 * share)
}

fn percent_and_range(speech: &Speech, estimate: Option<Estimate>) -> [String; 2] {
    figure_and_range(speech, estimate, percent)
}

fn points_and_range(speech: &Speech, estimate: Option<Estimate>) -> [String; 2] {
    figure_and_range(speech, estimate, points)
}

fn figure_and_range(
    speech: &Speech,
    estimate: Option<Estimate>,
    write: impl Fn(f64) -> String,
) -> [String; 2] {
    let Some(Estimate { value, low, high }) = estimate else { return ["–".into(), String::new()] };
    let range = Message::new("arena-range").text("low", write(low)).text("high", write(high));
    [write(value), speech.say(&range)]
}
