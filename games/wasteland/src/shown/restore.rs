//! The position that a state describes.

use engine::{BadState, PerSeat, Pile, Seats, Seen};

use super::{ShownDeal, ShownPhase, ShownPlayer, ShownTrick, State};
use crate::card::by_species;
use crate::card_set::CardSet;
use crate::rules::revolution::LastDeal;
use crate::rules::trick::{Laid, LastTrick, Trick};
use crate::rules::{DEALS, passes_in_a_deal};
use crate::{Card, Discs, Phase, Player, Wasteland};

pub(super) fn restore(state: &State) -> Result<Wasteland, BadState> {
    let seats = BadState::or_seats::<Wasteland>(state.players.len())?;
    BadState::unless(seats.has_all(named(state)), "there is no such seat")?;
    BadState::unless((1..=DEALS).contains(&state.round), "a game has three deals")?;
    let mut game = Wasteland {
        players: PerSeat::default(),
        spare: opened(&state.spare)?,
        last_deal: state.last_deal.as_ref().map(|deal| last_deal(deal, seats)).transpose()?,
        trick: trick(state)?,
        last_trick: state.last_trick.as_ref().map(last_trick).transpose()?,
        seats,
        phase: phase(state)?,
        options: state.options,
        round: state.round,
        first: state.first,
        trick_no: state.trick_no,
    };
    for (seat, shown) in seats.iter().zip(&state.players) {
        game.players[seat] = player(shown, seats.len())?;
    }
    Ok(game)
}

/// The seats that act, hold the start player card, or have laid a card.
fn named(state: &State) -> Seats {
    let laid = state.trick.iter().map(|laid| laid.seat);
    state.to_act.iter().chain([state.first]).chain(laid).collect()
}

fn phase(state: &State) -> Result<Phase, BadState> {
    match (state.phase, state.to_act.only()) {
        (ShownPhase::Start, Some(seat)) => Ok(Phase::Start(seat)),
        (ShownPhase::Abandon, _) => Ok(Phase::Abandon(state.to_act)),
        (ShownPhase::Trick, Some(seat)) => Ok(Phase::Trick(seat)),
        (ShownPhase::Ally, Some(seat)) => Ok(Phase::Ally(seat)),
        (ShownPhase::Over, None) => Ok(Phase::Over),
        _ => Err(BadState("as many players act as the phase has".into())),
    }
}

fn player(shown: &ShownPlayer, players: usize) -> Result<Player, BadState> {
    let mut discs = Discs::default();
    for (&colour, &passes) in &shown.void {
        discs.move_down(colour, passes);
    }
    let passes_left = passes_in_a_deal(players).checked_sub(shown.passes);
    let desert: Vec<Seen<Card>> = shown.desert.iter().map(|area| area.card).collect();
    Ok(Player {
        hand: opened(&shown.hand)?,
        scored: shown.scored.iter().copied().collect(),
        desert: Pile::opened(&desert)?,
        discs,
        passes_left: passes_left.ok_or_else(|| BadState("nobody passes that often".into()))?,
        ally: shown.ally,
        score: shown.score,
    })
}

fn trick(state: &State) -> Result<Trick, BadState> {
    let mut laid = Vec::new();
    for shown in &state.trick {
        laid.push(Laid { seat: shown.seat, card: shown.card.open()?, up: shown.up });
    }
    Ok(Trick(Pile::restored(laid)?))
}

fn last_trick(shown: &ShownTrick) -> Result<LastTrick, BadState> {
    Ok(LastTrick {
        leader: shown.leader,
        played: Pile::restored(shown.played.iter().map(|play| (play.seat, play.card)))?,
        passed: Pile::restored(shown.passed.iter().copied())?,
        winner: shown.winner,
    })
}

/// Sums, prices and gains are worked out again wherever they are shown.
fn last_deal(shown: &ShownDeal, seats: Seats) -> Result<LastDeal, BadState> {
    let lengths = [shown.deserts.len(), shown.counts.len(), shown.allies.len()];
    BadState::unless(lengths == [seats.len(); 3], "every player took part in the last deal")?;
    let mut deal = LastDeal {
        deserts: PerSeat::default(),
        spare: shown.spare.iter().copied().collect(),
        counts: PerSeat::default(),
        allies: PerSeat::default(),
    };
    for (index, seat) in seats.iter().enumerate() {
        let counts = &shown.counts[index];
        deal.deserts[seat] = Pile::restored(shown.deserts[index].iter().copied())?;
        deal.counts[seat] = by_species(|species| counts.get(&species).copied().unwrap_or_default());
        deal.allies[seat] = shown.allies[index].as_ref().map(|ally| ally.species);
    }
    Ok(deal)
}

/// The cards of a state, which hides none of them.
fn opened(cards: &[Seen<Card>]) -> Result<CardSet, BadState> {
    cards.iter().map(|&card| card.open()).collect()
}
