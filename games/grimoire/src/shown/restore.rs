//! A position from its state.

use engine::{BadState, Known, PerSeat, Pile, Seat, Seats, Seen};

use super::{ShownPhase, ShownPlayer, ShownSecret, State};
use crate::card::{PageNumber, Quests};
use crate::data::Cards;
use crate::{Grimoire, Phase, Player, Secret};

pub(super) fn restore(state: &State, cards: &'static Cards) -> Result<Grimoire, BadState> {
    let seats = BadState::or_seats::<Grimoire>(state.players.len())?;
    let fits = state.zone.len() == seats.len() + 1;
    BadState::unless(fits, "the Main Zone has a slot more than there are players")?;
    let order = if state.order.is_empty() { Pile::default() } else { everybody(&state.order, seats)? };
    let mut game = Grimoire {
        cards,
        players: PerSeat::default(),
        discard: Quests::restored(state.discard.iter().copied())?,
        deck: top_last(&state.deck)?,
        item_deck: top_last(&state.item_deck)?,
        zone: [None; 5],
        picking: everybody(&state.picking, seats)?,
        order,
        turn: turn(state)?,
        seats,
        silence: playing(state.silence, seats)?,
        defense: playing(state.defense, seats)?,
        q0_known: Known::among(playing(state.q0_seen, seats)?),
        q0_pass: state.q0_pass,
        deck_pass: state.deck_pass,
        phase: phase(state, seats)?,
        round: state.round,
        ending: state.ending,
    };
    for (slot, card) in game.zone.iter_mut().zip(&state.zone) {
        *slot = card.map(Seen::open).transpose()?;
    }
    for (seat, shown) in seats.iter().zip(&state.players) {
        game.players[seat] = player(shown, seats)?;
    }
    Ok(game)
}

/// A deck, whose top card a state has first and a position last.
fn top_last<C: Copy + Default, const N: usize>(cards: &[Seen<C>]) -> Result<Pile<C, N>, BadState> {
    let mut deck = Pile::opened(cards)?;
    deck.reverse();
    Ok(deck)
}

fn everybody(order: &[Seat], seats: Seats) -> Result<Pile<Seat, 4>, BadState> {
    let set: Seats = order.iter().copied().collect();
    BadState::unless(order.len() == seats.len() && set == seats, "an order names every player once")?;
    Pile::restored(order.iter().copied())
}

/// A set of players, none of whom sits elsewhere.
fn playing(set: Seats, seats: Seats) -> Result<Seats, BadState> {
    BadState::unless(seats.has_all(set), "somebody in it does not play")?;
    Ok(set)
}

/// Whose turn it is, as a place in the order; in the Quest Phase it is somebody's.
fn turn(state: &State) -> Result<u8, BadState> {
    let place = state.order.iter().position(|&seat| Some(seat) == state.turn);
    let is_nobodys = matches!(state.phase, ShownPhase::Token | ShownPhase::Book | ShownPhase::Over);
    BadState::unless(place.is_some() || is_nobodys, "it is nobody's turn")?;
    Ok(place.unwrap_or_default() as u8)
}

fn phase(state: &State, seats: Seats) -> Result<Phase, BadState> {
    let victim = || {
        let plays = |seat: &Seat| seats.contains(*seat);
        state.target.filter(plays).ok_or_else(|| BadState("a player is the target".into()))
    };
    Ok(match state.phase {
        ShownPhase::Token => Phase::Token,
        ShownPhase::Book => Phase::Book,
        ShownPhase::Luck => Phase::Luck,
        ShownPhase::Cure => Phase::Cure,
        ShownPhase::Buy => Phase::Buy { left: state.buys },
        ShownPhase::Target => Phase::Target,
        ShownPhase::Give => Phase::Give { victim: victim()? },
        ShownPhase::Steal => Phase::Steal { victim: victim()? },
        ShownPhase::Take => Phase::Take,
        ShownPhase::Over => Phase::Over,
    })
}

fn player(shown: &ShownPlayer, seats: Seats) -> Result<Player, BadState> {
    let page = |number: Seen<u8>| {
        PageNumber::new(number.open()?).ok_or_else(|| BadState("there is no such page".into()))
    };
    let secret = |secret: &ShownSecret| secret_of(secret, seats);
    let secrets = shown.secrets.iter().map(secret).collect::<Result<Vec<_>, _>>()?;
    Ok(Player {
        companions: Quests::restored(shown.companions.iter().copied())?,
        treasures: Quests::restored(shown.treasures.iter().copied())?,
        secrets: Pile::restored(secrets)?,
        items: Pile::opened(&shown.items)?,
        chips: shown.chips,
        token: shown.token,
        page: shown.page.map(page).transpose()?,
    })
}

fn secret_of(shown: &ShownSecret, seats: Seats) -> Result<Secret, BadState> {
    let known = Known::among(playing(shown.seen, seats)?);
    Ok(Secret { card: shown.card.open()?, known, pass: shown.pass })
}
