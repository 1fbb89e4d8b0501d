//! The score sheet: MR-41.

use engine::{Arg, Game, Message, Seat, Sheet};

use crate::data::Points;
use crate::{Minions, Recipe};

/// Where every point came from.
pub(super) fn sheet(game: &Minions) -> Sheet {
    let columns = [
        "sheet-player",
        "sheet-minions",
        "sheet-scaled",
        "sheet-rounds",
        "sheet-ambers",
        "sheet-score",
        "sheet-rank",
    ];
    Sheet {
        title: Message::new("sheet-title"),
        columns: columns.map(Message::new).to_vec(),
        rows: game.seats.iter().map(|seat| row(game, seat)).collect(),
    }
}

fn row(game: &Minions, seat: Seat) -> Vec<Arg> {
    let score = game.score(seat);
    let player = &game.players[seat];
    let minions = player.minions.iter().filter_map(|&minion| match game.cards.recipe(minion).points {
        Points::Fixed(points) => Some((minion, i32::from(points))),
        Points::Scaled => None,
    });
    let is_scaled = |minion: &Recipe| game.cards.recipe(*minion).points == Points::Scaled;
    let scaled = player.minions.iter().copied().filter(is_scaled);
    let rounds =
        player.rounds_won().map(|round| (round, i32::from(game.cards.rounds[round as usize - 1].points)));
    vec![
        Arg::Seat(seat),
        items(minions),
        items(scaled.map(|minion| (minion, game.scaled_points(seat, minion)))),
        items(rounds),
        Arg::Number(score.ambers.into()),
        Arg::Number(score.total().into()),
        Arg::Number(game.standing().ranks[seat].into()),
    ]
}

/// `RW1 2 + RT3 5 = 7`: every item with its points.
fn items(items: impl Iterator<Item = (impl ToString, i32)>) -> Arg {
    let items: Vec<(String, i32)> = items.map(|(name, points)| (name.to_string(), points)).collect();
    let total: i32 = items.iter().map(|(_, points)| points).sum();
    let list: Vec<String> = items.iter().map(|(name, points)| format!("{name}: {points}")).collect();
    Arg::text(match list.len() {
        0 => "0".to_owned(),
        1 => list.concat(),
        _ => format!("{} = {total}", list.join(" + ")),
    })
}
