//! The revolution as a table of figures that a player can check.

use engine::{Arg, Game, Kind, Message, Seat, Sheet};

use super::faces::species_name;
use super::numbers::{plain, signed, times};
use crate::card::{BySpecies, by_species};
use crate::rules::revolution::{LastDeal, places, values};
use crate::{Card, Species, Wasteland};

/// How the last finished deal was scored: whose desert had what, the four sums, their places and prices, and
/// what each player made of them.
pub(super) fn sheet(game: &Wasteland, deal: &LastDeal) -> Sheet {
    let sums = deal.sums();
    let deserts = game
        .seats
        .iter()
        .map(|seat| cards_row(Message::new("sheet-desert").seat("player", seat), &deal.deserts[seat]));
    let spare: Vec<Card> = deal.spare.iter().collect();
    let spare = (!spare.is_empty()).then(|| cards_row(Message::new("sheet-spare"), &spare));
    let players = game.seats.iter().map(|seat| player_row(game, deal, seat));
    Sheet {
        title: Message::new("sheet-title").number("round", game.last_round()),
        columns: columns(),
        rows: deserts.chain(spare).chain(price_rows(&sums)).chain(players).map(Into::into).collect(),
    }
}

fn columns() -> Vec<Message> {
    let ends = ["sheet-ally", "sheet-gain", "sheet-score", "sheet-rank"].map(Message::new);
    [Message::new("sheet-what")].into_iter().chain(by_species(species_name)).chain(ends).collect()
}

/// A row with something for each species and nothing about a player.
fn species_row(what: Message, cells: BySpecies<Arg>) -> Vec<Arg> {
    let nothing = || Arg::text("");
    [Arg::Message(what)].into_iter().chain(cells).chain([(); 4].map(|()| nothing())).collect()
}

fn cards_row(what: Message, cards: &[Card]) -> Vec<Arg> {
    let of = |species: Species| {
        let values = cards.iter().filter(|card| card.species() == species).map(|card| plain(card.value()));
        Arg::text(values.collect::<Vec<_>>().join(", "))
    };
    species_row(what, by_species(of))
}

fn price_rows(sums: &BySpecies<i8>) -> [Vec<Arg>; 3] {
    let place = |index: usize| {
        let shared = sums.iter().filter(|&&sum| sum == sums[index]).count() > 1;
        let id = if shared { "sheet-place-shared" } else { "sheet-place" };
        Arg::Message(Message::new(id).number("place", places(sums)[index]))
    };
    [
        species_row(Message::new("sheet-sum"), sums.map(|sum| Arg::text(plain(sum)))),
        species_row(Message::new("sheet-place-of"), std::array::from_fn(place)),
        species_row(Message::new("sheet-value"), values(sums).map(|value| Arg::text(signed(value)))),
    ]
}

fn player_row(game: &Wasteland, deal: &LastDeal, seat: Seat) -> Vec<Arg> {
    let values = values(&deal.sums());
    let captured = |index: usize| match deal.counts[seat][index] {
        0 => Arg::text(""),
        count => Arg::text(times(count, values[index])),
    };
    let ally = deal.ally(seat).map(|(species, worth)| {
        let product = times(worth, values[species.index()]);
        Arg::Message(
            Message::new("sheet-ally-pays")
                .message("species", species_name(species))
                .text("product", product),
        )
    });
    let gain = deal.gain(seat, &values);
    let mut row = vec![Arg::Seat(seat)];
    row.extend((0..4).map(captured));
    row.extend([
        ally.unwrap_or(Arg::text("")),
        Arg::text(signed(gain)),
        score(game.players[seat].score, gain),
        Arg::Number(game.standing().ranks[seat].into()),
    ]);
    row
}

/// WR-62. The score after the deal; a loss that would have led below 0 stops there.
fn score(score: i16, gain: i16) -> Arg {
    match score {
        0 if gain < 0 => Arg::Message(Message::new("sheet-floored").number("score", score)),
        _ => Arg::Number(score.into()),
    }
}
