//! What a strong player would whisper: a danger, or what makes a choice good now. Hidden cards
//! are not weighed: a tip that comes and goes with them would betray them.

use engine::{Eye, Game, Kind, Message, Seat};

use super::faces::quest_name;
use super::forecast::{aims, discards};
use super::words::names;
use crate::card::{PageNumber, Quest, Slot};
use crate::data::{Ability, Spell};
use crate::{Grimoire, Phase};

/// How much more one card brings than all others for a tip to say so.
const FAR_MORE: i32 = 2;

/// With so many VP in chips a player is worth an attack.
const RICH: u16 = 6;

/// Creation counts as early up to this round.
const EARLY: u16 = 5;

pub(super) fn tips(game: &Grimoire, eye: Eye) -> Vec<Message> {
    let Some(seat) = eye.acting(game.to_act()) else { return Vec::new() };
    match game.phase {
        Phase::Token => on_token(game).into_iter().collect(),
        Phase::Book => on_book(game, seat),
        Phase::Luck if game.zone[0].is_some() && game.has_ability(seat, Ability::Peek) => {
            vec![Message::new("tip-luck")]
        }
        Phase::Cure => vec![discards(game)],
        Phase::Give { .. } => on_giving(game, seat).into_iter().collect(),
        Phase::Take => on_taking(game, seat),
        _ => Vec::new(),
    }
}

/// GR-13, GR-14. Whoever gets the largest token goes first among those who choose alike.
fn on_token(game: &Grimoire) -> Option<Message> {
    let is_free = |token: &u8| !game.seats.iter().any(|seat| game.players[seat].token == Some(*token));
    let largest = (1..=game.seats.len() as u8).rev().find(is_free)?;
    Some(Message::new("tip-token").number("token", largest))
}

/// The danger that a player is in comes first; without one, why a page is good now.
fn on_book(game: &Grimoire, seat: Seat) -> Vec<Message> {
    let is_open = |wanted: fn(Spell) -> bool| {
        (0..game.mp()).any(|page| wanted(game.cards.pages[usize::from(page)].quest))
    };
    let mut tips = Vec::new();
    if is_open(|spell| matches!(spell, Spell::Charm | Spell::Dominate))
        && stands_out(game, seat, Spell::Charm)
    {
        tips.push(Message::new("tip-companions-own"));
    }
    if is_open(|spell| spell == Spell::Polymorph) && stands_out(game, seat, Spell::Polymorph) {
        tips.push(Message::new("tip-chips-own"));
    }
    if tips.is_empty() {
        let pages = || PageNumber::up_to(game.mp()).filter_map(|page| on_page(game, seat, page)).last();
        tips.extend(on_prize(game, seat).or_else(pages));
    }
    tips
}

/// Whether an attack of another would hit the seat now, since nobody has as much.
fn stands_out(game: &Grimoire, seat: Seat, spell: Spell) -> bool {
    let others = aims(game, seat, spell);
    game.prey(seat, spell) > others.iter().next().map_or(0, |victim| game.prey(victim, spell))
}

fn on_page(game: &Grimoire, seat: Seat, page: PageNumber) -> Option<Message> {
    let poorest = || game.seats.iter().all(|other| game.players[other].chips >= game.players[seat].chips);
    match game.cards.page(page).quest {
        Spell::DrawItem { .. } if game.round <= EARLY && !game.item_deck.is_empty() => {
            Some(Message::new("tip-creation").number("vp", game.cards.junk_bonus))
        }
        Spell::GainIfPoorest { vp } if poorest() => Some(Message::new("tip-poorest").number("vp", vp)),
        Spell::Polymorph => {
            let victims = aims(game, seat, Spell::Polymorph);
            let most = victims.iter().next().map_or(0, |victim| game.prey(victim, Spell::Polymorph));
            let rich = Message::new("tip-attack-chips").message("players", names(victims.iter()));
            (most >= RICH).then(|| rich.number("count", most))
        }
        _ => None,
    }
}

/// The card of the Main Zone that brings a player the most, and how much; how much the next best brings.
fn prizes(game: &Grimoire, seat: Seat) -> Option<(Quest, i32, i32)> {
    let known = |slot: &Slot| game.slot_known(*slot).of(game.zone[slot.index()]?, Eye::Seat(seat));
    let mut worth: Vec<(i32, Quest)> =
        game.slots().iter().filter_map(known).map(|card| (game.brings(seat, card), card)).collect();
    worth.sort_unstable_by_key(|&(vp, _)| std::cmp::Reverse(vp));
    match worth[..] {
        [(most, card), (next, _), ..] => Some((card, most, next)),
        _ => None,
    }
}

/// GR-12. One card is far better than the rest: whoever acts early gets it.
fn on_prize(game: &Grimoire, seat: Seat) -> Option<Message> {
    let (card, most, next) = prizes(game, seat)?;
    let early = Message::new("tip-early").message("card", quest_name(card)).number("vp", most);
    (most - next >= FAR_MORE).then(|| early.number("next", next))
}

/// GR-38. What a companion is worth to its owner is not only what is printed on it.
fn on_giving(game: &Grimoire, seat: Seat) -> Option<Message> {
    let costs = |card| game.costs(seat, card);
    let kinds = || game.players[seat].companions.kinds();
    let cheapest = kinds().min_by_key(|&card| costs(card))?;
    let differs = kinds().any(|card| costs(card) > costs(cheapest));
    let give = Message::new("tip-give").message("card", quest_name(cheapest)).number("vp", costs(cheapest));
    differs.then_some(give)
}

fn on_taking(game: &Grimoire, seat: Seat) -> Vec<Message> {
    let player = &game.players[seat];
    let one_short = usize::from(game.cards.end_count) - 1;
    let is_close = player.treasure_count() == one_short || player.companions.len() == one_short;
    let end = Message::new("tip-end").number("goal", game.cards.end_count);
    let end = (!game.ending && is_close).then_some(end);
    end.into_iter().chain(on_bonus(game, seat)).collect()
}

/// GR-54 to GR-56. A card that is worth more to this player than is printed on it.
fn on_bonus(game: &Grimoire, seat: Seat) -> Option<Message> {
    let (card, most, next) = prizes(game, seat)?;
    let printed = i32::from(game.cards.quest(card).vp);
    let tip = Message::new("tip-bonus").message("card", quest_name(card)).number("vp", most);
    (most > printed && most > next).then(|| tip.number("printed", printed))
}
