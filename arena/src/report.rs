//! What a contest has shown, contestant by contestant.

use serde::{Serialize, Serializer};

use crate::interval::{Cluster, Interval, share};
use crate::rating::{Rating, rate, tally};
use crate::results::{Results, Times};

/// The figures of one name. Contestants with the same name are counted together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// How many seats it had in each game.
    pub seats: usize,
    /// In how many games it sat, counted for each of its seats.
    pub games: usize,
    /// How many of them it won; shared wins count in parts.
    pub wins: f64,
    /// Wins a game.
    pub share: f64,
    /// The 95% interval of the share.
    pub share_95: Interval,
    /// The share of somebody no better and no worse than the others: one in so many players.
    pub even: f64,
    /// The share in even shares.
    pub ratio: f64,
    /// The mean of its scores.
    pub mean_score: f64,
    /// The mean of its ranks.
    pub mean_rank: f64,
    /// Its rating; 0 is the mean of the contestants. None if nobody else plays.
    pub elo: Option<f64>,
    /// The 95% interval of the rating.
    #[serde(serialize_with = "finite")]
    pub elo_95: Option<Interval>,
    /// How long its decisions took.
    pub time: Times,
    /// In how many games it lost its seat to a random player, by kind of fault.
    pub forfeits: Vec<Forfeits>,
}

/// How often a contestant lost its seat in one way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forfeits {
    /// In a word.
    pub kind: String,
    /// How often.
    pub games: usize,
    /// What was wrong the first time.
    pub first: String,
}

/// What a contest has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: usize,
    /// Of how many deals.
    pub deals: usize,
    /// Games that nobody won.
    pub without_winner: usize,
    /// The contestants, in the order in which they were named.
    pub contestants: Vec<Row>,
}

/// An interval without end is no number in JSON.
fn finite<S: Serializer>(interval: &Option<Interval>, serializer: S) -> Result<S::Ok, S::Error> {
    interval.filter(|interval| interval.low.is_finite()).serialize(serializer)
}

impl Report {
    /// Adds the results up.
    pub fn of(results: &Results) -> Report {
        let names = names(results);
        let mut tallies = Vec::new();
        tally(results, &names, &mut tallies);
        let played: Vec<_> =
            tallies.into_iter().zip(clusters(results)).filter(|(_, games)| !games.is_empty()).collect();
        let (tallies, deals): (Vec<_>, Vec<_>) = played.into_iter().unzip();
        let ratings = if names.len() > 1 { rate(&tallies, names.len()) } else { Vec::new() };
        let row = |(at, name): (usize, &String)| row(results, name, &deals, ratings.get(at));
        Report {
            games: results.games.len(),
            deals: deals.len(),
            without_winner: results.games.iter().filter(|game| game.winners.is_empty()).count(),
            contestants: names.iter().enumerate().map(row).collect(),
        }
    }

    /// The figures as comma-separated values, with a heading.
    pub fn csv(&self) -> String {
        let mut csv = String::from(
            "name,seats,games,wins,share,share_low,share_high,even,ratio,mean_score,mean_rank,elo,elo_low,elo_high,moves,mean_ms,p99_ms,forfeits\n",
        );
        for row in &self.contestants {
            let elo = |elo: Option<f64>| {
                elo.filter(|elo| elo.is_finite()).map(|elo| format!("{elo:.1}")).unwrap_or_default()
            };
            let cells = [
                quoted(&row.name),
                row.seats.to_string(),
                row.games.to_string(),
                format!("{:.4}", row.wins),
                format!("{:.6}", row.share),
                format!("{:.6}", row.share_95.low),
                format!("{:.6}", row.share_95.high),
                format!("{:.6}", row.even),
                format!("{:.4}", row.ratio),
                format!("{:.4}", row.mean_score),
                format!("{:.4}", row.mean_rank),
                elo(row.elo),
                elo(row.elo_95.map(|interval| interval.low)),
                elo(row.elo_95.map(|interval| interval.high)),
                row.time.moves.to_string(),
                format!("{:.6}", row.time.mean_ms),
                format!("{:.6}", row.time.p99_ms),
                row.forfeits.iter().map(|forfeits| forfeits.games).sum::<usize>().to_string(),
            ];
            csv += &(cells.join(",") + "\n");
        }
        csv
    }
}

/// A cell of a CSV file (RFC 4180).
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

/// The names, each once, in order.
pub fn names(results: &Results) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in &results.seats {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// The numbers of the games of each deal.
fn clusters(results: &Results) -> Vec<Vec<usize>> {
    let mut deals: Vec<Vec<usize>> = Vec::new();
    for (number, game) in results.games.iter().enumerate() {
        let deal = game.deal as usize;
        if deals.len() <= deal {
            deals.resize(deal + 1, Vec::new());
        }
        deals[deal].push(number);
    }
    deals
}

fn row(results: &Results, name: &str, deals: &[Vec<usize>], rating: Option<&Rating>) -> Row {
    let seats: Vec<usize> = (0..results.seats.len()).filter(|&seat| results.seats[seat] == name).collect();
    let games = results.games.len() * seats.len();
    let wins = |game: &usize| seats.iter().map(|&seat| results.games[*game].win(seat)).sum::<f64>();
    let clusters: Vec<Cluster> = deals
        .iter()
        .map(|deal| Cluster { sum: deal.iter().map(wins).sum(), count: (deal.len() * seats.len()) as f64 })
        .collect();
    let mean = |figure: &dyn Fn(usize, usize) -> f64| {
        let sum: f64 =
            (0..results.games.len()).flat_map(|game| seats.iter().map(move |&seat| figure(game, seat))).sum();
        if games == 0 { 0.0 } else { sum / games as f64 }
    };
    let (share, share_95) = share(&clusters);
    let even = 1.0 / results.seats.len().max(1) as f64;
    Row {
        name: name.to_owned(),
        seats: seats.len(),
        games,
        wins: clusters.iter().map(|cluster| cluster.sum).sum(),
        share,
        share_95,
        even,
        ratio: share / even,
        mean_score: mean(&|game, seat| f64::from(results.games[game].scores[seat])),
        mean_rank: mean(&|game, seat| f64::from(results.games[game].ranks[seat])),
        elo: rating.map(|rating| rating.elo),
        elo_95: rating.map(|rating| rating.interval),
        time: results.times.get(name).copied().unwrap_or_default(),
        forfeits: forfeits(results, &seats),
    }
}

fn forfeits(results: &Results, seats: &[usize]) -> Vec<Forfeits> {
    let mut all: Vec<Forfeits> = Vec::new();
    for forfeit in results.forfeits.iter().filter(|forfeit| seats.contains(&forfeit.contestant)) {
        match all.iter_mut().find(|known| known.kind == forfeit.kind) {
            Some(known) => known.games += 1,
            None => all.push(Forfeits { kind: forfeit.kind.clone(), games: 1, first: forfeit.why.clone() }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::{Forfeit, GameResult};

    fn game(deal: u32, rotation: u32, ranks: [u8; 3], winners: &[usize]) -> GameResult {
        let scores = ranks.iter().map(|&rank| 10 - i32::from(rank)).collect();
        GameResult { deal, rotation, scores, ranks: ranks.to_vec(), winners: winners.to_vec() }
    }

    fn results() -> Results {
        Results {
            seats: ["master", "casual", "casual"].map(String::from).to_vec(),
            games: vec![
                game(0, 0, [1, 2, 3], &[0]),
                game(0, 1, [1, 1, 3], &[0, 1]),
                game(0, 2, [3, 2, 1], &[2]),
                game(1, 0, [1, 2, 3], &[]),
            ],
            forfeits: [("crashed", 0), ("stalled", 1), ("crashed", 2)]
                .map(|(kind, rotation)| Forfeit {
                    contestant: 1,
                    deal: 0,
                    rotation,
                    kind: kind.into(),
                    why: format!("in rotation {rotation}"),
                })
                .to_vec(),
            ..Results::default()
        }
    }

    #[test]
    fn the_same_name_is_counted_together_and_shared_wins_in_parts() {
        let report = Report::of(&results());
        assert_eq!((report.games, report.deals, report.without_winner), (4, 2, 1));
        let [master, casual] = &report.contestants[..] else { panic!("{report:?}") };
        assert_eq!((master.games, master.wins, master.share), (4, 1.5, 0.375));
        assert_eq!((casual.seats, casual.games, casual.wins), (2, 8, 1.5));
        assert!((master.ratio - 1.125).abs() < 1e-9);
        assert!((casual.mean_rank - 17.0 / 8.0).abs() < 1e-9, "{}", casual.mean_rank);
        assert!((master.mean_score - 8.5).abs() < 1e-9, "{}", master.mean_score);
        assert!(master.elo.unwrap() > 0.0 && (master.elo.unwrap() + casual.elo.unwrap()).abs() < 1e-6);
    }

    #[test]
    fn lost_seats_are_counted_by_kind() {
        let report = Report::of(&results());
        let forfeits = &report.contestants[1].forfeits;
        assert_eq!(
            (forfeits[0].kind.as_str(), forfeits[0].games, forfeits[0].first.as_str()),
            ("crashed", 2, "in rotation 0")
        );
        assert_eq!((forfeits[1].kind.as_str(), forfeits[1].games), ("stalled", 1));
        assert!(report.contestants[0].forfeits.is_empty());
    }

    #[test]
    fn no_games_make_an_empty_report() {
        let report = Report::of(&Results { games: Vec::new(), ..results() });
        assert_eq!((report.games, report.contestants[0].share), (0, 0.0));
        assert!(serde_json::to_string(&report).unwrap().contains("\"elo_95\":null"));
    }

    #[test]
    fn every_row_of_csv_has_every_cell() {
        let mut results = results();
        results.seats[0] = "exec:bot --name \"a,b\"".into();
        let csv = Report::of(&results).csv();
        let [heading, exec, casual] = csv.lines().collect::<Vec<_>>()[..] else { panic!("{csv}") };
        assert_eq!(heading.split(',').count(), casual.split(',').count());
        assert!(exec.starts_with("\"exec:bot --name \"\"a,b\"\"\",1,4,"), "{exec}");
    }
}
