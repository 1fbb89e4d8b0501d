//! What a study has shown, as pictures.

use std::fs;
use std::io;
use std::path::Path;

use engine::Message;
use lab::balance::{Balance, Comparison, Difference, Distribution, Estimate};

use crate::svg::bars::{self, Bar, Bars};
use crate::words::Speech;

/// So many of what adds the most to winning are in a picture, and of what adds the least.
const ENDS: usize = 10;

/// So many columns a picture of a distribution has at most.
const COLUMNS: i64 = 24;

/// Draws all pictures into a folder, which is made if need be, and says in which files they are. With other games, theirs
/// come beside one's own, and at last what differs.
pub(super) fn draw(
    folder: &Path,
    slug: &str,
    speech: &Speech,
    title: &str,
    balance: &Balance,
    other: Option<(&Balance, &Comparison)>,
) -> io::Result<Vec<String>> {
    fs::create_dir_all(folder)?;
    let titled = |word| format!("{title}: {}", speech.word(word));
    let sets = match other {
        None => vec![(String::new(), title.to_owned(), balance)],
        Some((other, _)) => vec![
            (String::new(), titled("lab-heading-one"), balance),
            ("-other".to_owned(), titled("lab-heading-other"), other),
        ],
    };
    let mut pictures = Vec::new();
    for (name, drawn) in [("seats", seats as Draw), ("scores", scores), ("length", lengths), ("adds", adds)] {
        for (suffix, title, balance) in &sets {
            pictures.push((format!("{slug}-{name}{suffix}.svg"), drawn(speech, title, balance)));
        }
    }
    if let Some((_, comparison)) = other {
        pictures.push((format!("{slug}-differences.svg"), differences(speech, title, comparison)));
    }
    for (file, picture) in &pictures {
        fs::write(folder.join(file), picture)?;
    }
    Ok(pictures.into_iter().map(|(file, _)| file).collect())
}

/// What draws a picture of a set of games with this title.
type Draw = fn(&Speech, &str, &Balance) -> String;

fn scores(speech: &Speech, title: &str, balance: &Balance) -> String {
    spread(speech, title, "lab-scores", &balance.scores)
}

fn lengths(speech: &Speech, title: &str, balance: &Balance) -> String {
    spread(speech, title, "lab-length", &balance.length)
}

fn seats(speech: &Speech, title: &str, balance: &Balance) -> String {
    let bar = |(seat, share): (usize, Estimate)| Bar {
        name: speech.say(&Message::new("lab-seat").number("seat", seat as i64 + 1)),
        value: share.value,
        range: Some((share.low, share.high)),
    };
    let shares = balance.seats.iter().filter_map(|seat| Some((seat.seat, seat.share?)));
    bars::svg(&Bars {
        title: title.to_owned(),
        below: speech.word("arena-plot-share"),
        line: Some(balance.even),
        bars: shares.map(bar).collect(),
    })
}

/// How numbers are spread, in at most so many columns.
fn spread(speech: &Speech, title: &str, name: &'static str, distribution: &Distribution) -> String {
    let (least, most) = (distribution.quantiles[0], distribution.quantiles[6]);
    let width = ((most - least + 1).max(1) as u64).div_ceil(COLUMNS as u64).max(1) as i64;
    let all: u64 = distribution.counts.iter().map(|(_, times)| times).sum();
    let column = |from: i64| {
        let here = distribution.counts.iter().filter(|(number, _)| (from..from + width).contains(number));
        let times: u64 = here.map(|(_, times)| times).sum();
        Bar { name: from.to_string(), value: times as f64 / all.max(1) as f64, range: None }
    };
    let columns = (0..=(most - least) / width).map(|place| column(least + place * width));
    bars::svg(&Bars {
        title: title.to_owned(),
        below: speech.word(name),
        line: None,
        bars: columns.collect(),
    })
}

fn adds(speech: &Speech, title: &str, balance: &Balance) -> String {
    let had = balance.had.iter().map(|had| (format!("{}: {}", had.feature, had.entry), had.adds));
    let choices = balance.choices.iter().map(|choice| (choice.action.clone(), choice.adds));
    let all = had.chain(choices).filter_map(|(name, adds)| Some((name, adds?)));
    ends(speech, title, "lab-adds", all)
}

fn differences(speech: &Speech, title: &str, comparison: &Comparison) -> String {
    let of = |difference: &Difference| (difference.of.clone(), difference.more);
    ends(speech, title, "lab-differences", comparison.chosen.iter().chain(&comparison.owners).map(of))
}

/// What is surely more or less than nothing, from the most to the least; of many both ends.
fn ends(
    speech: &Speech,
    title: &str,
    below: &'static str,
    figures: impl Iterator<Item = (String, Estimate)>,
) -> String {
    let mut all: Vec<(String, Estimate)> = figures.filter(|(_, figure)| figure.is_sure()).collect();
    all.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
    if all.len() > 2 * ENDS {
        all.drain(ENDS..all.len() - ENDS);
    }
    let bar = |(name, figure): (String, Estimate)| Bar {
        name,
        value: figure.value,
        range: Some((figure.low, figure.high)),
    };
    bars::svg(&Bars {
        title: title.to_owned(),
        below: speech.word(below),
        line: None,
        bars: all.into_iter().map(bar).collect(),
    })
}
