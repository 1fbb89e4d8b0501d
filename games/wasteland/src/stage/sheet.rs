//! The revolution as a table of figures that a player can check.

use engine::{Arg, Game, Kind, Message, Seat, Sheet};

use super::faces::species_name;
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
        rows: deserts.chain(spare).chain(price_rows(&sums)).chain(players).collect(),
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
        let values =
            cards.iter().filter(|card| card.species() == species).map(|card| card.value().to_string());
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
        species_row(Message::new("sheet-sum"), sums.map(|sum| Arg::Number(sum.into()))),
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
    let ally = deal.ally(seat).map(|(species, worth)| times_ally(species, worth, values[species.index()]));
    let gain = deal.gain(seat, &values);
    let mut row = vec![Arg::Seat(seat)];
    row.extend((0..4).map(captured));
    row.extend([
        Arg::text(ally.unwrap_or_default()),
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

/// `2 × -1`
fn times(count: u8, value: i8) -> String {
    format!("{count} × {value}")
}

/// `G 2 × -1`
pub(super) fn product(species: Species, count: u8, value: i8) -> String {
    format!("{species} {}", times(count, value))
}

/// `★G 1 × -1`: the star is the alliance card.
pub(super) fn times_ally(species: Species, worth: u8, value: i8) -> String {
    format!("★{}", product(species, worth, value))
}

/// `+2`, `0`, `-1`
pub(super) fn signed(number: impl Into<i16>) -> String {
    match number.into() {
        0 => "0".to_owned(),
        number => format!("{number:+}"),
    }
}

/// `8 + 10 - 5 = 13`
pub(super) fn sum_of(cards: &[Card]) -> String {
    let Some((first, rest)) = cards.split_first() else { return "0".to_owned() };
    let sum: i16 = cards.iter().map(|card| i16::from(card.value())).sum();
    let rest: String = rest
        .iter()
        .map(|card| card.value())
        .map(|value| if value < 0 { format!(" - {}", -value) } else { format!(" + {value}") })
        .collect();
    if rest.is_empty() { first.value().to_string() } else { format!("{}{rest} = {sum}", first.value()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_told_so_that_it_can_be_checked() {
        for (cards, text) in [
            ("", "0"),
            ("H8", "8"),
            ("H8 H10 H12", "8 + 10 + 12 = 30"),
            ("G-5 G-5 G1", "-5 - 5 + 1 = -9"),
            ("M1 M-5", "1 - 5 = -4"),
        ] {
            let cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
            assert_eq!(sum_of(&cards), text);
        }
        assert_eq!([signed(2i8), signed(0i8), signed(-2i8)], ["+2", "0", "-2"]);
    }
}
