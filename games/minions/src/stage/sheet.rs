//! The score sheets: of a round, and of the game (MR-41).

use engine::{Arg, Game, Message, Seat, Sheet};

use super::area;
use super::names::recipe_name;
use crate::data::Points;
use crate::{Minions, Recipe};

/// What each has created in this round, and where they stand.
pub(super) fn round_sheet(game: &Minions) -> Sheet {
    let columns = ["sheet-player", "sheet-created", "sheet-round-card", "sheet-score"];
    let row = |seat: Seat| {
        let created = area::created(game, seat).map(|recipe| recipe_name(game.cards.recipe(recipe)));
        let won = game.players[seat].has_won(game.round);
        let prize = if won { game.cards.rounds[game.round as usize - 1].points } else { 0 };
        vec![
            Arg::Seat(seat),
            Arg::Message(created.unwrap_or_else(|| Message::new("sheet-nothing"))),
            Arg::Number(prize.into()),
            Arg::Number(game.score(seat).total().into()),
        ]
        .into()
    };
    Sheet {
        title: Message::new("sheet-round").number("round", game.round),
        columns: columns.map(Message::new).to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}

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
        rows: game.seats.iter().map(|seat| row(game, seat).into()).collect(),
    }
}

fn row(game: &Minions, seat: Seat) -> Vec<Arg> {
    let score = game.score(seat);
    let player = &game.players[seat];
    let name = |minion: Recipe| recipe_name(game.cards.recipe(minion));
    let minions = player.minions.iter().filter_map(|&minion| match game.cards.recipe(minion).points {
        Points::Fixed(points) => Some((name(minion), i32::from(points))),
        Points::Scaled => None,
    });
    let is_scaled = |minion: &Recipe| game.cards.recipe(*minion).points == Points::Scaled;
    let scaled = player.minions.iter().copied().filter(is_scaled);
    let rounds = player.rounds_won().map(|round| {
        let name = Message::new("round-name").number("round", round);
        (name, i32::from(game.cards.rounds[round as usize - 1].points))
    });
    vec![
        Arg::Seat(seat),
        items(minions),
        items(scaled.map(|minion| (name(minion), game.scaled_points(seat, minion)))),
        items(rounds),
        Arg::Number(score.ambers.into()),
        Arg::Number(score.total().into()),
        Arg::Number(game.standing().ranks[seat].into()),
    ]
}

/// "Puddle Newt 2 + Thorn Boar 5 = 7": every item with its points.
fn items(items: impl Iterator<Item = (Message, i32)>) -> Arg {
    let (mut count, mut total) = (0, 0);
    let list = items
        .map(|(name, points)| {
            (count, total) = (count + 1, total + points);
            Message::new("sheet-item").message("name", name).number("points", points)
        })
        .reduce(|all, one| Message::new("sheet-plus").message("all", all).message("one", one));
    match list {
        None => Arg::Number(0),
        Some(one) if count == 1 => Arg::Message(one),
        Some(all) => Arg::Message(Message::new("sheet-sum").message("all", all).number("total", total)),
    }
}
