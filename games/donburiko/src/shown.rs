//! The state as JSON has it, and back.

use engine::{BadState, Eye, PerSeat, Pile, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

use crate::card::{Hand, Laid, Row};
use crate::rules::BEST;
use crate::{Card, Donburiko, Face, Phase, Player, RowId, Taken};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    game: Slug,
    round: u32,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    last_taker: Option<Seat>,
    r#final: bool,
    bank: u8,
    rows: Vec<ShownRow>,
    players: Vec<ShownPlayer>,
    surplus: Vec<Seen<Card>>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
enum Slug {
    #[serde(rename = "donburiko")]
    Donburiko,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Turn,
    Score,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownRow {
    cards: Vec<ShownCard>,
    taken_by: Option<Seat>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownCard {
    card: Seen<Card>,
    up: bool,
    by: Option<Seat>,
    chip: u8,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    chips: u8,
    owed: u8,
    hand: Vec<Seen<Card>>,
    taken: Option<ShownTaken>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownTaken {
    row: RowId,
    cards: Vec<Card>,
    total: Option<i8>,
    donburiko: bool,
}

pub(crate) fn show(game: &Donburiko, eye: Eye) -> Shown {
    Shown {
        game: Slug::Donburiko,
        round: game.round,
        phase: match game.phase {
            Phase::Turn(_) => ShownPhase::Turn,
            Phase::Score(_) => ShownPhase::Score,
            Phase::Over => ShownPhase::Over,
        },
        to_act: engine::Game::to_act(game),
        first: game.first,
        last_taker: game.last_taker,
        r#final: game.is_final,
        bank: game.bank,
        rows: game.rows[..game.seats.len()].iter().map(|row| show_row(game, row, eye)).collect(),
        players: game.seats.iter().map(|seat| show_player(game, seat, eye)).collect(),
        surplus: game.surplus.iter().map(|card| Seen::when(eye == Eye::All, card)).collect(),
    }
}

/// A row as it lies on the table; once taken its cards lie before the taker.
fn show_row(game: &Donburiko, row: &Row, eye: Eye) -> ShownRow {
    let on_table = if row.is_on_table() { &row.cards[..] } else { &[] };
    let show_card = |laid: &Laid| ShownCard {
        card: Seen::when(laid.is_known_to(eye), laid.card),
        up: laid.face == Face::Up,
        by: laid.by,
        chip: u8::from(laid.face == Face::Down && game.phase != Phase::Over),
    };
    ShownRow { cards: on_table.iter().map(show_card).collect(), taken_by: row.taken_by }
}

fn show_player(game: &Donburiko, seat: Seat, eye: Eye) -> ShownPlayer {
    let Player { chips, owed, hand, taken } = game.players[seat];
    ShownPlayer {
        chips,
        owed,
        hand: hand.iter().map(|card| Seen::when(eye.sees(seat), card)).collect(),
        taken: taken.map(|taken| ShownTaken {
            row: taken.row,
            cards: game.rows[taken.row.index()].cards.iter().map(|laid| laid.card).collect(),
            total: taken.total,
            donburiko: taken.donburiko,
        }),
    }
}

pub(crate) fn restore(shown: &Shown) -> Result<Donburiko, BadState> {
    let players = shown.players.len();
    if !(2..=4).contains(&players) || shown.rows.len() != players {
        return Err(BadState("two to four players have as many rows".into()));
    }
    let seats = Seats::first(players);
    let strangers = shown.to_act.iter().chain([shown.first]).chain(shown.last_taker);
    if strangers.filter(|&seat| !seats.contains(seat)).count() > 0 {
        return Err(BadState("somebody in it does not play".into()));
    }
    let mut game = Donburiko {
        players: PerSeat::default(),
        rows: [Row::default(); 4],
        surplus: restore_hand(&shown.surplus)?,
        seats,
        still_in: Seats::NONE,
        phase: restore_phase(shown)?,
        round: shown.round,
        first: shown.first,
        last_taker: shown.last_taker,
        is_final: shown.r#final,
        bank: shown.bank,
    };
    for (row, shown) in game.rows.iter_mut().zip(&shown.rows) {
        *row = restore_row(shown)?;
    }
    for (seat, shown) in seats.iter().zip(&shown.players) {
        restore_player(&mut game, seat, shown)?;
    }
    Ok(game)
}

fn restore_phase(shown: &Shown) -> Result<Phase, BadState> {
    let acting: Vec<Seat> = shown.to_act.iter().collect();
    match (&shown.phase, &acting[..]) {
        (ShownPhase::Turn, &[seat]) => Ok(Phase::Turn(seat)),
        (ShownPhase::Score, &[seat]) => Ok(Phase::Score(seat)),
        (ShownPhase::Over, []) => Ok(Phase::Over),
        _ => Err(BadState("one player acts, and nobody when it is over".into())),
    }
}

fn restore_row(shown: &ShownRow) -> Result<Row, BadState> {
    let mut cards = Vec::new();
    for shown in &shown.cards {
        let face = if shown.up { Face::Up } else { Face::Down };
        cards.push(Laid { card: known(shown.card)?, face, by: shown.by });
    }
    Ok(Row { cards: Pile::checked(cards).ok_or_else(too_many)?, taken_by: shown.taken_by })
}

/// A player, and the cards of the row that the player took: who added them no longer matters, all are open.
fn restore_player(game: &mut Donburiko, seat: Seat, shown: &ShownPlayer) -> Result<(), BadState> {
    if shown.owed > BEST.unsigned_abs() {
        return Err(BadState("no row is worth what is owed".into()));
    }
    game.players[seat] =
        Player { chips: shown.chips, owed: shown.owed, hand: restore_hand(&shown.hand)?, taken: None };
    match &shown.taken {
        None => game.still_in.insert(seat),
        Some(taken) => {
            let cards = taken.cards.iter().map(|&card| Laid { card, face: Face::Up, by: None });
            let cards = Pile::checked(cards).ok_or_else(too_many)?;
            game.rows[taken.row.index()] = Row { cards, taken_by: Some(seat) };
            let ShownTaken { row, total, donburiko, .. } = *taken;
            game.players[seat].taken = Some(Taken { row, total, donburiko });
        }
    }
    Ok(())
}

fn restore_hand(cards: &[Seen<Card>]) -> Result<Hand, BadState> {
    let cards = cards.iter().map(|&card| known(card)).collect::<Result<Vec<_>, _>>()?;
    Hand::checked(cards).ok_or_else(too_many)
}

fn known(card: Seen<Card>) -> Result<Card, BadState> {
    card.known().ok_or_else(|| BadState("cards are hidden in it".into()))
}

fn too_many() -> BadState {
    BadState("too many cards in one place".into())
}
