//! A position from its state, which may come from outside: what contradicts the rules is refused.

use engine::{BadState, Game, PerSeat, Pile, Seat, Seats, Seen};

use crate::card::{PageNumber, Quest, Quests, Slot};
use crate::cards::{Cards, MOST_TO_END, Spell};
use crate::shown::{Shown, ShownPhase, ShownPlayer, ShownSecret};
use crate::{Grimoire, Phase, Player, Secret};

/// No game brings anybody so many chips.
const MOST_CHIPS: u16 = 10_000;

pub(crate) fn restore(shown: &Shown, cards: &'static Cards) -> Result<Grimoire, BadState> {
    let seats = Seats::first(shown.players.len().min(4));
    need((2..=4).contains(&shown.players.len()), "two to four play")?;
    need(shown.zone.len() == seats.len() + 1, "the Main Zone has a slot more than there are players")?;
    let mut game = Grimoire {
        cards,
        players: PerSeat::default(),
        discard: Quests::checked(shown.discard.iter().copied()).ok_or_else(too_many)?,
        deck: pile(shown.deck.iter().rev())?,
        item_deck: pile(shown.item_deck.iter().rev())?,
        zone: [None; 5],
        picking: everybody(&shown.picking, seats)?,
        order: if shown.order.is_empty() { Pile::default() } else { everybody(&shown.order, seats)? },
        turn: shown.order.iter().position(|&seat| Some(seat) == shown.turn).unwrap_or_default() as u8,
        seats,
        silence: shown.silence,
        defense: shown.defense,
        q0_seen: shown.q0_seen,
        q0_pass: shown.q0_pass,
        deck_pass: shown.deck_pass,
        phase: phase(shown)?,
        round: shown.round,
        ending: shown.ending,
    };
    for (slot, card) in game.zone.iter_mut().zip(&shown.zone) {
        *slot = card.map(known).transpose()?;
    }
    for (seat, shown) in seats.iter().zip(&shown.players) {
        game.players[seat] = player(shown)?;
    }
    check_seats(&game)?;
    check_cards(&game)?;
    check_tokens(&game)?;
    check_phase(&game)?;
    Ok(game)
}

fn need(holds: bool, rule: &str) -> Result<(), BadState> {
    if holds { Ok(()) } else { Err(BadState(rule.to_owned())) }
}

fn known<T>(card: Seen<T>) -> Result<T, BadState> {
    card.known().ok_or_else(|| BadState("something is hidden in it".into()))
}

fn too_many() -> BadState {
    BadState("too many cards in one place".into())
}

fn pile<'a, C: Copy + Default + 'a, const N: usize>(
    cards: impl Iterator<Item = &'a Seen<C>>,
) -> Result<Pile<C, N>, BadState> {
    let cards = cards.map(|&card| known(card)).collect::<Result<Vec<_>, _>>()?;
    Pile::checked(cards).ok_or_else(too_many)
}

fn everybody(order: &[Seat], seats: Seats) -> Result<Pile<Seat, 4>, BadState> {
    let set: Seats = order.iter().copied().collect();
    need(order.len() == seats.len() && set == seats, "an order names every player once")?;
    Ok(order.iter().copied().collect())
}

fn phase(shown: &Shown) -> Result<Phase, BadState> {
    let victim = || shown.target.ok_or_else(|| BadState("somebody is the target".into()));
    Ok(match shown.phase {
        ShownPhase::Token => Phase::Token,
        ShownPhase::Book => Phase::Book,
        ShownPhase::Luck => Phase::Luck,
        ShownPhase::Cure => Phase::Cure,
        ShownPhase::Buy => Phase::Buy { left: shown.buys },
        ShownPhase::Target => Phase::Target,
        ShownPhase::Give => Phase::Give { victim: victim()? },
        ShownPhase::Steal => Phase::Steal { victim: victim()? },
        ShownPhase::Take => Phase::Take,
        ShownPhase::Over => Phase::Over,
    })
}

fn player(shown: &ShownPlayer) -> Result<Player, BadState> {
    let bag = |cards: &[Quest]| Quests::checked(cards.iter().copied()).ok_or_else(too_many);
    let page = |number: Seen<u8>| {
        PageNumber::new(known(number)?).ok_or_else(|| BadState("there is no such page".into()))
    };
    let secrets = shown.secrets.iter().map(secret).collect::<Result<Vec<_>, _>>()?;
    need(shown.chips <= MOST_CHIPS, "nobody can have so many chips")?;
    need(secrets.len() <= MOST_TO_END.into(), "the game would have ended before")?;
    Ok(Player {
        companions: bag(&shown.companions)?,
        treasures: bag(&shown.treasures)?,
        secrets: Pile::checked(secrets).ok_or_else(too_many)?,
        items: pile(shown.items.iter())?,
        chips: shown.chips,
        token: shown.token,
        page: shown.page.map(page).transpose()?,
    })
}

fn secret(shown: &ShownSecret) -> Result<Secret, BadState> {
    Ok(Secret { card: known(shown.card)?, seen: shown.seen, pass: shown.pass })
}

/// Nobody is named who does not play.
fn check_seats(game: &Grimoire) -> Result<(), BadState> {
    let victim = match game.phase {
        Phase::Give { victim } | Phase::Steal { victim } => victim.into(),
        _ => Seats::NONE,
    };
    let sets = [game.silence, game.defense, game.q0_seen, victim];
    let seen = game.seats.iter().flat_map(|seat| game.players[seat].secrets.iter().map(|secret| secret.seen));
    let plays = |set: Seats| set.iter().all(|seat| game.seats.contains(seat));
    need(sets.into_iter().chain(seen).all(plays), "somebody in it does not play")
}

/// Every card lies where its kind can lie, and comes from a pass that there was.
fn check_cards(game: &Grimoire) -> Result<(), BadState> {
    for seat in game.seats.iter() {
        let player = &game.players[seat];
        let coins = player.treasures.kinds().chain(player.secrets.iter().map(|secret| secret.card));
        need(coins.into_iter().all(Quest::is_treasure), "only coins are treasures")?;
        need(!player.companions.kinds().any(Quest::is_treasure), "coins are no companions")?;
        let is_sound =
            |secret: &Secret| secret.seen.contains(seat) && (1..=game.deck_pass).contains(&secret.pass);
        need(player.secrets.iter().all(is_sound), "a secret is known to its owner and came from the deck")?;
        let many = usize::from(game.cards.end_count);
        let at_end = player.treasure_count() >= many || player.companions.len() >= many;
        // Companions can be lost again before the round ends, so the flag may stand without them.
        need(game.ending || !at_end, "the end has come and is not noted")?;
    }
    let q0_is_sound = match game.zone[Slot::Q0.index()] {
        Some(_) => (1..=game.deck_pass).contains(&game.q0_pass),
        None => game.q0_pass == 0 && game.q0_seen.is_empty(),
    };
    need(q0_is_sound && game.deck_pass > 0, "q0 came from no deck")
}

/// Tokens are chosen in the choosing order, and follow the order once there is one.
fn check_tokens(game: &Grimoire) -> Result<(), BadState> {
    let tokens: Vec<Option<u8>> = game.picking.iter().map(|&seat| game.players[seat].token).collect();
    let chosen: Vec<u8> = tokens.iter().copied().flatten().collect();
    let all = 1..=game.seats.len() as u8;
    let different = chosen.iter().all(|token| chosen.iter().filter(|other| *other == token).count() == 1);
    need(different && chosen.iter().all(|token| all.contains(token)), "every token is there once")?;
    if game.phase == Phase::Token {
        let in_turn = tokens[..chosen.len()].iter().all(Option::is_some);
        return need(in_turn && chosen.len() + 1 < tokens.len(), "tokens are chosen in turn");
    }
    need(chosen.len() == tokens.len(), "everybody has a token")?;
    let by_order = game.order.iter().zip(1..).all(|(&seat, token)| game.players[seat].token == Some(token));
    need(by_order, "tokens follow the order")
}

/// The phase fits the round, the pages and the cards in the Main Zone.
fn check_phase(game: &Grimoire) -> Result<(), BadState> {
    let filled = game.zone.iter().flatten().count();
    let pages = || game.seats.iter().map(|seat| game.players[seat].page);
    let within_mp = pages().flatten().all(|page| page.get() <= game.mp());
    need(within_mp, "a page is above MP")?;
    need((game.round == 0) == (game.phase == Phase::Token), "tokens are chosen before the first round")?;
    match game.phase {
        Phase::Token => need(filled == 0 && pages().all(|page| page.is_none()), "nothing is dealt yet"),
        Phase::Book => {
            let full = filled == game.seats.len() + 1 && game.order.is_empty();
            need(full && pages().any(|page| page.is_none()), "everybody is about to choose a page")
        }
        Phase::Over => Ok(()),
        _ => check_turn(game, filled),
    }
}

fn check_turn(game: &Grimoire, filled: usize) -> Result<(), BadState> {
    let all_open = game.seats.iter().all(|seat| game.players[seat].page.is_some());
    need(all_open && !game.order.is_empty(), "the pages are open and the order is decided")?;
    need(filled + usize::from(game.turn) == game.seats.len() + 1, "each turn takes one card")?;
    let Some(seat) = game.on_turn() else { return Err(BadState("it is nobody's turn".into())) };
    let fits = match (game.phase, game.page_of(seat).quest) {
        (Phase::Luck, Spell::Replace) | (Phase::Take, _) => true,
        (Phase::Cure, Spell::TakeDiscards { cost, .. }) => {
            !game.discard.is_empty() && cost > 0 && game.players[seat].chips >= game.price(seat, cost).into()
        }
        (Phase::Buy { .. }, Spell::DrawItem { .. }) => game.can_buy(seat),
        (Phase::Target, Spell::Charm | Spell::Dominate | Spell::Polymorph) => game.targets(seat).len() > 1,
        (Phase::Give { victim }, Spell::Charm) | (Phase::Steal { victim }, Spell::Dominate) => {
            victim != seat && !game.legal(game.to_act().iter().next().unwrap_or_default()).is_empty()
        }
        _ => false,
    };
    need(fits, "the page on turn asks for something else")
}
