//! What the spells bring their casters.

use engine::Seat;

use super::book::Crowd;
use super::outlook::{EXPOSED, Outlook};
use crate::card::Quest;
use crate::data::{Ability, BookEffect, Page, Spell, Type};

impl Outlook<'_> {
    /// What the spell of this page brings its caster, before anything comes in between.
    pub(super) fn spell_worth(&self, seat: Seat, place: usize, crowd: &Crowd) -> f32 {
        let page = &self.book[place];
        match page.quest {
            Spell::None => 0.0,
            Spell::Replace => {
                let best = self.of[seat].zone[0];
                self.of[seat].mean(self.unseen, best) - best
            }
            Spell::Silence => self.silenced(place, crowd),
            Spell::Gain { vp } => self.chips_worth(seat, vp.into()),
            Spell::TakeDiscards { count, cost } => self.discards_worth(seat, count, cost),
            Spell::Defend => self.threat(seat, if page.book == BookEffect::None { place } else { 0 }, crowd),
            Spell::DrawItem { count } => self.creation_worth(seat, count),
            Spell::GainIfPoorest { vp } => {
                let chips = self.game.players[seat].chips;
                let is_poorest = self.game.seats.iter().all(|other| self.game.players[other].chips >= chips);
                if is_poorest { self.chips_worth(seat, vp.into()) } else { 0.0 }
            }
            spell @ (Spell::Charm | Spell::Polymorph | Spell::Dominate) => self.attack_worth(seat, spell),
        }
    }

    /// Chips count as they are, for a Mercenary more, and less where Polymorph would look for them.
    pub(super) fn chips_worth(&self, seat: Seat, chips: u16) -> f32 {
        let is_hunted = self.hunted.is_some_and(|most| self.game.players[seat].chips + chips >= most);
        let (each, all) = self.of[seat].mercenaries;
        let chips = f32::from(chips);
        chips * if is_hunted { EXPOSED } else { 1.0 } + (chips * each).min(all)
    }

    /// Silence is worth what the others are likely to hope for from later Forbidden Spells.
    fn silenced(&self, place: usize, crowd: &Crowd) -> f32 {
        let hoped = |(later, page): (usize, &Page)| match page.quest {
            Spell::Gain { vp } if page.types.has(Type::Forbidden) => f32::from(vp) * crowd.at(later),
            _ => 0.0,
        };
        self.harm * self.book.iter().enumerate().skip(place).map(hoped).sum::<f32>()
    }

    /// What Cure offers on the caster's turn.
    pub(super) fn offer_worth(&self, seat: Seat) -> f32 {
        match self.game.page_of(seat).quest {
            Spell::TakeDiscards { count, cost } => self.discards_worth(seat, count, cost),
            _ => 0.0,
        }
    }

    /// Wish and Cure by the mean value of the discards, if they can be paid.
    fn discards_worth(&self, seat: Seat, count: u8, cost: u8) -> f32 {
        let price = self.game.price(seat, cost);
        if self.game.discard.is_empty() || self.game.players[seat].chips < price.into() {
            return 0.0;
        }
        let cards = self.game.discard.len().min(count.into()) as f32;
        cards * self.of[seat].mean(self.game.discard, f32::MIN) - f32::from(price)
    }

    /// Creation brings an item, and one more for each Merchant that can be paid.
    fn creation_worth(&self, seat: Seat, count: u8) -> f32 {
        let (player, item) = (&self.game.players[seat], self.of[seat].item);
        let bought = |kind: Quest| match self.game.cards.quest(kind).effect {
            Ability::BuyItem { cost } if player.chips >= cost.into() => {
                player.companions.count(kind) as f32 * (item - f32::from(cost)).max(0.0)
            }
            _ => 0.0,
        };
        f32::from(count) * item + player.companions.kinds().map(bought).sum::<f32>()
    }
}
