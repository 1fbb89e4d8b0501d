//! The position that a state describes.

use std::collections::BTreeMap;

use engine::{BadState, Eye, PerSeat, Pile, Seat, Seats, Seen};

use crate::card::{Card, Species};
use crate::cards::Cards;
use crate::player::{Desert, Discs, Player};
use crate::revolution::{BySpecies, LastDeal};
use crate::rules::{DEALS, check_options, hand_size, passes_in_a_deal};
use crate::shown::{Shown, ShownDeal, ShownPhase, ShownPlayer, ShownTrick, show};
use crate::trick::{Laid, LastTrick, Trick};
use crate::{Phase, Wasteland};

/// Reads what cannot be worked out and then compares the whole: a state that contradicts itself is refused.
pub(crate) fn restore(shown: &Shown) -> Result<Wasteland, BadState> {
    let players = shown.players.len();
    if !(2..=4).contains(&players) || !(1..=DEALS).contains(&shown.round) {
        return bad("two to four players play three deals");
    }
    check_options(players, shown.options).map_err(|error| BadState(error.to_string()))?;
    let mut game = Wasteland {
        players: PerSeat::default(),
        spare: cards(&shown.spare)?,
        last_deal: shown.last_deal.as_ref().map(|deal| last_deal(deal, players)).transpose()?,
        trick: trick(shown)?,
        last_trick: shown.last_trick.as_ref().map(last_trick).transpose()?,
        seats: Seats::first(players),
        phase: phase(shown, players)?,
        options: shown.options,
        round: shown.round,
        first: shown.first,
        trick_no: shown.trick_no,
    };
    for (seat, shown) in game.seats.iter().zip(&shown.players) {
        game.players[seat] = player(shown, players)?;
    }
    if !takes_turns(&game) || !game.seats.iter().all(|seat| has_right_cards(&game, seat)) {
        return bad("no trick was ever played like this");
    }
    if show(&game, Eye::All) == *shown { Ok(game) } else { bad("it contradicts itself") }
}

/// WR-13, WR-14. Cards were laid clockwise, and whoever acts comes next.
fn takes_turns(game: &Wasteland) -> bool {
    let laid = &game.trick.0;
    let last = laid.last().map(|laid| laid.seat);
    let in_turn = laid.windows(2).all(|pair| game.next_seat(pair[0].seat) == pair[1].seat);
    let most = game.actions_in_a_trick();
    in_turn
        && match game.phase {
            Phase::Trick(seat) => laid.len() < most && last.is_none_or(|last| game.next_seat(last) == seat),
            Phase::Ally(seat) => {
                last == Some(seat) && game.options.alliance && game.players[seat].ally.is_none()
            }
            _ => laid.is_empty(),
        }
}

/// WR-6, WR-7, WR-24, WR-25. What was dealt to a player is in the hand, was abandoned, played or passed.
fn has_right_cards(game: &Wasteland, seat: Seat) -> bool {
    let player = &game.players[seat];
    let acted_in_a_trick = game.actions_in_a_trick() / game.seats.len();
    let now = || game.trick.0.iter().filter(|laid| laid.seat == seat);
    let tricks_before = match game.phase {
        Phase::Over => game.trick_no,
        _ => game.trick_no.saturating_sub(1),
    };
    let acted = usize::from(tricks_before) * acted_in_a_trick + now().count();
    let abandoned = usize::from(match game.phase {
        Phase::Start(_) => false,
        Phase::Abandon(waiting) => !waiting.contains(seat),
        _ => true,
    });
    let passed_before =
        usize::from(game.passes_made(seat)).checked_sub(now().filter(|laid| !laid.up).count());
    player.hand.len() + abandoned + acted == hand_size(game.seats.len())
        && passed_before.is_some_and(|passed| player.desert.len() == abandoned + passed)
}

fn bad<T>(reason: &str) -> Result<T, BadState> {
    Err(BadState(reason.to_owned()))
}

fn phase(shown: &Shown, players: usize) -> Result<Phase, BadState> {
    let seats = Seats::first(players);
    if !shown.to_act.iter().all(|seat| seats.contains(seat)) || !seats.contains(shown.first) {
        return bad("there is no such seat");
    }
    let laid = shown.trick.iter().map(|laid| laid.seat);
    let before = shown.last_trick.iter().flat_map(|trick| trick.played.iter().map(|play| play.seat));
    if !laid.chain(before).all(|seat| seats.contains(seat)) {
        return bad("somebody else has played");
    }
    let acting: Vec<Seat> = shown.to_act.iter().collect();
    match (shown.phase, &acting[..]) {
        (ShownPhase::Start, &[seat]) => Ok(Phase::Start(seat)),
        (ShownPhase::Abandon, [_, ..]) => Ok(Phase::Abandon(shown.to_act)),
        (ShownPhase::Trick, &[seat]) => Ok(Phase::Trick(seat)),
        (ShownPhase::Ally, &[seat]) => Ok(Phase::Ally(seat)),
        (ShownPhase::Over, []) => Ok(Phase::Over),
        _ => bad("as many players act as the phase has"),
    }
}

fn player(shown: &ShownPlayer, players: usize) -> Result<Player, BadState> {
    let mut discs = Discs::default();
    for (&colour, &passes) in &shown.void {
        discs.move_down(colour, passes);
    }
    let Some(passes_left) = passes_in_a_deal(players).checked_sub(shown.passes) else {
        return bad("nobody passes that often");
    };
    Ok(Player {
        hand: cards(&shown.hand)?,
        scored: shown.scored.iter().copied().collect(),
        desert: pile(shown.desert.iter().map(|area| known(area.card)).collect::<Result<Vec<_>, _>>()?)?,
        discs,
        passes_left,
        ally: shown.ally,
        score: shown.score,
    })
}

fn trick(shown: &Shown) -> Result<Trick, BadState> {
    let laid = shown.trick.iter();
    let laid = laid.map(|laid| Ok(Laid { seat: laid.seat, card: known(laid.card)?, up: laid.up }));
    Ok(Trick(pile(laid.collect::<Result<Vec<_>, BadState>>()?)?))
}

fn last_trick(shown: &ShownTrick) -> Result<LastTrick, BadState> {
    Ok(LastTrick {
        leader: shown.leader,
        played: pile(shown.played.iter().map(|play| (play.seat, play.card)))?,
        passed: pile(shown.passed.iter().copied())?,
        winner: shown.winner,
    })
}

fn last_deal(shown: &ShownDeal, players: usize) -> Result<LastDeal, BadState> {
    if [shown.deserts.len(), shown.counts.len(), shown.allies.len()] != [players; 3] {
        return bad("every player took part in the last deal");
    }
    let mut deal = LastDeal {
        deserts: PerSeat::default(),
        spare: shown.spare.iter().copied().collect(),
        counts: PerSeat::default(),
        allies: PerSeat::default(),
    };
    for (index, seat) in Seats::first(players).iter().enumerate() {
        deal.deserts[seat] = desert(&shown.deserts[index])?;
        deal.counts[seat] = counts(&shown.counts[index]);
        deal.allies[seat] = shown.allies[index].as_ref().map(|ally| ally.species);
    }
    Ok(deal)
}

fn desert(cards: &[Card]) -> Result<Desert, BadState> {
    pile(cards.iter().copied())
}

fn counts(shown: &BTreeMap<Species, u8>) -> BySpecies<u8> {
    Species::ALL.map(|species| shown.get(&species).copied().unwrap_or_default())
}

fn cards(shown: &[Seen<Card>]) -> Result<Cards, BadState> {
    shown.iter().map(|&card| known(card)).collect()
}

fn known(card: Seen<Card>) -> Result<Card, BadState> {
    card.known().ok_or_else(|| BadState("cards are hidden in it".into()))
}

fn pile<T: Copy + Default, const N: usize>(
    items: impl IntoIterator<Item = T>,
) -> Result<Pile<T, N>, BadState> {
    Pile::checked(items).ok_or_else(|| BadState("too many cards in one place".into()))
}
