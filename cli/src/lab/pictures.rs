//! What a study has shown, as pictures.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::Message;
use lab::balance::{Balance, Comparison, Difference, Distribution, Estimate};

use crate::svg::bars::{self, Bar, Bars};
use crate::words::Speech;

/// The pictures that are drawn.
pub(super) const NAMES: [&str; 4] = ["seats", "scores", "length", "adds"];

/// So many of what adds the most to winning are in a picture, and of what adds the least.
const ENDS: usize = 10;

/// So many columns a picture of a distribution has at most.
const COLUMNS: i64 = 24;

/// The file of a picture.
pub(super) fn file(folder: &Path, slug: &str, name: &str) -> PathBuf {
    folder.join(format!("{slug}-{name}.svg"))
}

/// The picture of what differs from other games.
pub(super) const DIFFERENCES: &str = "differences";

/// Draws all pictures into a folder, which is made if need be.
pub(super) fn draw(
    folder: &Path,
    slug: &str,
    speech: &Speech,
    title: &str,
    balance: &Balance,
    comparison: Option<&Comparison>,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let pictures = [
        seats(speech, title, balance),
        spread(speech, title, "lab-scores", &balance.scores),
        spread(speech, title, "lab-length", &balance.length),
        adds(speech, title, balance),
    ];
    for (name, picture) in NAMES.into_iter().zip(pictures) {
        fs::write(file(folder, slug, name), picture)?;
    }
    match comparison {
        Some(comparison) => {
            fs::write(file(folder, slug, DIFFERENCES), differences(speech, title, comparison))
        }
        None => Ok(()),
    }
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
