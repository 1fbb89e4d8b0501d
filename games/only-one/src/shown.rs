//! The state as JSON has it, and back.

use engine::{BadState, Eye, Game, PerSeat, Pile, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Value, pack};
use crate::collection::Collection;
use crate::column::{Column, ColumnId};
use crate::deck::Deck;
use crate::familiar::Familiar;
use crate::scoring::ShownAward;
use crate::{OnlyOne, Options, Phase, Player};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    game: Slug,
    options: Options,
    players: Vec<ShownPlayer>,
    round: u8,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    columns: Vec<Vec<Laid>>,
    drawn: Option<Card>,
    busted: Option<ColumnId>,
    deck: Vec<Seen<Card>>,
    peeked: u8,
    revealed: bool,
    discard: Vec<Card>,
    potions: Vec<Value>,
    awards: Vec<ShownAward>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
enum Slug {
    #[serde(rename = "only-one")]
    OnlyOne,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Turn,
    Place,
    Scry,
    Return,
    Pick,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    cards: Vec<Card>,
    done: bool,
    familiar: Option<Familiar>,
    familiar_used: bool,
    potions: Vec<Value>,
    special: u8,
    score: u8,
}

/// What lies in a column.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Laid {
    Familiar(Familiar),
    Card(Card),
}

pub(crate) fn show(game: &OnlyOne, eye: Eye) -> Shown {
    let (phase, drawn, busted) = match game.phase {
        Phase::Turn(_) => (ShownPhase::Turn, None, None),
        Phase::Place(_, drawn) => (ShownPhase::Place, Some(drawn), None),
        Phase::Scry(_) => (ShownPhase::Scry, None, None),
        Phase::Return(_, drawn) => (ShownPhase::Return, Some(drawn), None),
        Phase::Pick(_, column) => (ShownPhase::Pick, None, Some(column)),
        Phase::Over => (ShownPhase::Over, None, None),
    };
    let visible = |place| eye == Eye::All || game.deck.is_known(place, game.has_looked(eye));
    let deck = game.deck.iter().enumerate();
    Shown {
        game: Slug::OnlyOne,
        options: game.options,
        players: game.seats.iter().map(|seat| show_player(game, seat)).collect(),
        round: game.round,
        phase,
        to_act: game.to_act(),
        first: game.token,
        columns: game.columns[..game.places()].iter().map(show_column).collect(),
        drawn,
        busted,
        deck: deck.map(|(place, card)| Seen::when(visible(place), card)).collect(),
        peeked: game.deck.peeked(),
        revealed: game.revealed,
        discard: game.discard.iter().collect(),
        potions: game.supply().collect(),
        awards: game.awards.iter().map(|&award| award.into()).collect(),
    }
}

fn show_player(game: &OnlyOne, seat: Seat) -> ShownPlayer {
    let Player { cards, familiar, score } = game.players[seat];
    let won = game.awards.iter().filter(|award| award.seat == seat);
    ShownPlayer {
        cards: cards.iter().collect(),
        done: !game.still_in.contains(seat),
        familiar,
        familiar_used: game.scried && familiar == Some(Familiar::Scry),
        potions: won.map(|award| award.value).collect(),
        special: if game.phase == Phase::Over { game.special(seat) } else { 0 },
        score,
    }
}

fn show_column(column: &Column) -> Vec<Laid> {
    let familiar = column.familiar.map(Laid::Familiar);
    familiar.into_iter().chain(column.cards.iter().copied().map(Laid::Card)).collect()
}

/// The position that was shown. Whatever the state says twice, it must say alike, so a position that would not be shown
/// in the very same way is none.
pub(crate) fn restore(shown: &Shown) -> Result<OnlyOne, BadState> {
    let game = rebuild(shown)?;
    if show(&game, Eye::All) != *shown {
        return Err(BadState("it contradicts itself, or its cards are not in canonical order".into()));
    }
    let mut cards: Vec<Card> = game.all_cards().collect();
    cards.sort_unstable();
    if !cards.into_iter().eq([Card::FIG].into_iter().chain(pack(game.seats.len()))) {
        return Err(BadState("cards are missing from it, or there are too many".into()));
    }
    Ok(game)
}

/// More than all values, stars and powers together can bring one player.
const MOST_POINTS: u8 = 200;

/// More than `early` and `crash` can bring before scoring: a point a round.
const MOST_POINTS_IN_PLAY: u8 = 60;

fn rebuild(shown: &Shown) -> Result<OnlyOne, BadState> {
    let players = shown.players.len();
    if !(2..=4).contains(&players) || shown.columns.len() != players.max(3) {
        return Err(BadState("two to four players have as many columns, and two have three".into()));
    }
    let seats = Seats::first(players);
    if !seats.contains(shown.first) || !shown.awards.iter().all(|award| award.is_possible(seats)) {
        return Err(BadState("it names a seat that nobody has, or an award that nobody wins".into()));
    }
    let most_points = if shown.phase == ShownPhase::Over { MOST_POINTS } else { MOST_POINTS_IN_PLAY };
    if shown.players.iter().any(|player| player.score > most_points) {
        return Err(BadState("nobody can have so many points".into()));
    }
    shown.options.check(players).map_err(|error| BadState(error.to_string()))?;
    let mut game = OnlyOne {
        players: PerSeat::default(),
        columns: [Column::default(); 4],
        deck: rebuild_deck(shown)?,
        discard: Collection::checked(&shown.discard).ok_or_else(too_many)?,
        awards: Pile::checked(shown.awards.iter().map(|&award| award.into())).ok_or_else(too_many)?,
        options: shown.options,
        seats,
        still_in: Seats::NONE,
        phase: rebuild_phase(shown)?,
        round: shown.round,
        token: shown.first,
        revealed: shown.revealed,
        scried: shown.players.iter().any(|player| player.familiar_used),
    };
    for (column, shown) in game.columns.iter_mut().zip(&shown.columns) {
        *column = rebuild_column(shown)?;
    }
    for (seat, shown) in seats.iter().zip(&shown.players) {
        let cards = Collection::checked(&shown.cards).ok_or_else(too_many)?;
        game.players[seat] = Player { cards, familiar: shown.familiar, score: shown.score };
        if !shown.done {
            game.still_in.insert(seat);
        }
    }
    Ok(game)
}

fn rebuild_phase(shown: &Shown) -> Result<Phase, BadState> {
    let still_in = |seat: &Seat| shown.players.get(seat.index()).is_some_and(|player| !player.done);
    let acting: Vec<Seat> = shown.to_act.iter().filter(still_in).collect();
    match (shown.phase, &acting[..], shown.drawn, shown.busted) {
        (ShownPhase::Turn, &[seat], None, None) => Ok(Phase::Turn(seat)),
        (ShownPhase::Place, &[seat], Some(drawn), None) => Ok(Phase::Place(seat, drawn)),
        (ShownPhase::Scry, &[seat], None, None) if shown.peeked == 3 => Ok(Phase::Scry(seat)),
        (ShownPhase::Return, &[seat], Some(drawn), None) if shown.peeked == 2 => {
            Ok(Phase::Return(seat, drawn))
        }
        (ShownPhase::Pick, &[seat], None, Some(column)) => Ok(Phase::Pick(seat, column)),
        (ShownPhase::Over, [], None, None) => Ok(Phase::Over),
        _ => Err(BadState("its phase does not fit who acts, what is drawn and what is busted".into())),
    }
}

fn rebuild_deck(shown: &Shown) -> Result<Deck, BadState> {
    let known = |&card: &Seen<Card>| card.known().ok_or_else(|| BadState("cards are hidden in it".into()));
    let cards = shown.deck.iter().map(known).collect::<Result<Vec<Card>, _>>()?;
    if shown.revealed == cards.contains(&Card::FIG) || cards.len() < shown.peeked.into() {
        return Err(BadState("its deck is not as it says".into()));
    }
    Deck::checked(&cards, shown.peeked).ok_or_else(too_many)
}

fn rebuild_column(laid: &[Laid]) -> Result<Column, BadState> {
    let (familiar, cards) = match laid.split_first() {
        Some((&Laid::Familiar(familiar), cards)) => (Some(familiar), cards),
        _ => (None, laid),
    };
    let cards = cards.iter().filter_map(|&laid| match laid {
        Laid::Card(card) => Some(card),
        Laid::Familiar(_) => None,
    });
    Ok(Column { familiar, cards: Pile::checked(cards).ok_or_else(too_many)? })
}

fn too_many() -> BadState {
    BadState("too many cards in one place".into())
}
