//! Why one action is better than another: what a page does and how early it acts, and what cards bring.

use engine::{Eye, Hidden, Kind, Message, Rng, Seat, Seed};

use super::faces::{page_name, quest_name};
use crate::card::{PageNumber, Quest, Slot};
use crate::{Action, Grimoire, Phase};

/// So many VP of expectation are worth telling.
const TELLING: f32 = 0.7;

pub(super) fn reason(game: &Grimoire, seat: Seat, better: Action, worse: Action) -> Option<Message> {
    let game = &as_imagined(game, seat);
    match (better, worse) {
        (Action::Page(page), Action::Page(other)) => on_pages(game, seat, page, other),
        (Action::Take(slot), Action::Take(other)) => on_cards(game, seat, slot, other),
        (Action::Steal(card), Action::Steal(other)) => {
            more("reason-brings", (card, game.gain_of(seat, card)), (other, game.gain_of(seat, other)))
        }
        (Action::Give(card), Action::Give(other)) => {
            more("reason-costs", (other, game.loss_of(seat, other)), (card, game.loss_of(seat, card)))
        }
        (Action::Buy, Action::Stop) | (Action::Stop, Action::Buy) => on_buying(game, seat, better),
        (Action::Token(token), Action::Token(other)) if token > other => {
            Some(Message::new("reason-token").number("token", token))
        }
        _ => None,
    }
}

/// Judgements look at all cards: what the seat cannot know is dealt anew, always in the same way.
fn as_imagined(game: &Grimoire, seat: Seat) -> Grimoire {
    let mut imagined = game.clone();
    imagined.unseal(seat);
    imagined.redeal(Eye::Seat(seat), &mut Rng::from(Seed::from(0)));
    imagined
}

/// What somebody does that matters to the others.
pub(super) fn deed(game: &Grimoire, actor: Seat, action: Action) -> Option<Message> {
    let player = |id| Message::new(id).seat("player", actor);
    match action {
        Action::Page(page) => Some(player("deed-opens").message("page", page_name(page))),
        Action::Take(slot) => {
            let card =
                game.zone[slot.index()].and_then(|card| game.slot_known(slot).of(card, Eye::Spectator));
            card.map(|card| player("deed-takes").message("card", quest_name(card)))
        }
        Action::Target(victim) => Some(player("deed-attacks").seat("victim", victim)),
        _ => None,
    }
}

/// The spell, or how early it acts: whichever tells the two pages apart more.
fn on_pages(game: &Grimoire, seat: Seat, page: PageNumber, other: PageNumber) -> Option<Message> {
    let [own, its] = [page, other].map(|page| game.page_terms(seat, page));
    let both = |id| Message::new(id).message("page", page_name(page)).message("other", page_name(other));
    let (spell, place) = (own.spell - its.spell, own.card + own.income - its.card - its.income);
    let [before, later] = [own.before, its.before].map(|before| before.round() as i64);
    if place >= TELLING && place > spell && before != later {
        let id = if before < later { "reason-earlier" } else { "reason-later" };
        return Some(both(id).number("before", before).number("later", later));
    }
    let [most, less] = [own.spell, its.spell].map(|vp| vp.round() as i64);
    (spell >= TELLING && most > less.max(0))
        .then(|| both("reason-spell").number("most", most).number("less", less.max(0)))
}

/// GR-54 to GR-56. What the cards of the Main Zone bring, as far as the seat knows them.
fn on_cards(game: &Grimoire, seat: Seat, slot: Slot, other: Slot) -> Option<Message> {
    let known = |slot: Slot| game.slot_known(slot).of(game.zone[slot.index()]?, Eye::Seat(seat));
    match (known(slot), known(other)) {
        (Some(card), Some(other)) => {
            let [most, less] = [card, other].map(|card| i64::from(game.brings(seat, card)));
            let both = two("reason-now", card, other);
            if most > less {
                return Some(both.number("most", most).number("less", less));
            }
            more("reason-brings", (card, game.gain_of(seat, card)), (other, game.gain_of(seat, other)))
        }
        (None, Some(card)) => Some(Message::new("reason-hidden").message("card", quest_name(card))),
        (Some(card), None) => Some(
            Message::new("reason-sure")
                .message("card", quest_name(card))
                .number("vp", game.brings(seat, card)),
        ),
        (None, None) => None,
    }
}

fn two(id: &'static str, card: Quest, other: Quest) -> Message {
    Message::new(id).message("card", quest_name(card)).message("other", quest_name(other))
}

/// One card against another that is expected to bring, or to cost, less.
fn more(id: &'static str, (card, most): (Quest, f32), (other, less): (Quest, f32)) -> Option<Message> {
    let [most, less] = [most, less].map(|vp| vp.round() as i64);
    (most > less).then(|| two(id, card, other).number("most", most).number("less", less))
}

fn on_buying(game: &Grimoire, seat: Seat, better: Action) -> Option<Message> {
    let (worth, price) = (game.item_worth(seat).round() as i64, i64::from(game.next_price(seat)?));
    let is_right = if better == Action::Buy { worth > price } else { worth < price };
    let told = Message::new("reason-item").number("worth", worth).number("price", price);
    (matches!(game.phase, Phase::Buy { .. }) && is_right).then_some(told)
}
