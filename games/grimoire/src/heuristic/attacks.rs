//! Attack Spells: what they bring, and what the fear of them is worth.

use engine::{Kind, Seat};

use super::book::Crowd;
use super::outlook::Outlook;
use crate::card::Quest;
use crate::data::{Spell, Type};

impl Outlook<'_> {
    /// What an attack that can hit any of those with the most is worth to the caster.
    pub(super) fn attack_worth(&self, seat: Seat, spell: Spell) -> f32 {
        let others = self.game.seats.without(seat);
        let most = others.iter().map(|other| self.prey(other, spell)).max().unwrap_or_default();
        if most == 0 {
            return 0.0;
        }
        let victims = others.iter().filter(|&other| self.prey(other, spell) == most);
        victims.map(|victim| self.prize(seat, victim, spell)).fold(0.0, f32::max)
    }

    /// What the spell compares: chips or companions.
    fn prey(&self, seat: Seat, spell: Spell) -> u16 {
        if spell == Spell::Polymorph { self.game.players[seat].chips } else { self.companions[seat] }
    }

    /// What an attack on this victim is worth to the caster.
    pub(super) fn prize(&self, seat: Seat, victim: Seat, spell: Spell) -> f32 {
        let companions = self.game.players[victim].companions.kinds();
        match spell {
            Spell::Polymorph => {
                let chips = self.game.players[victim].chips.div_ceil(2);
                self.chips_worth(seat, chips) + self.harm * f32::from(chips)
            }
            Spell::Charm => self.charmed(victim).map_or(0.0, |card| self.stolen(seat, victim, card)),
            _ => companions.map(|card| self.stolen(seat, victim, card)).fold(0.0, f32::max),
        }
    }

    /// What the victim of Charm would give: what it misses least.
    fn charmed(&self, victim: Seat) -> Option<Quest> {
        let loss = |card: &Quest| self.of[victim].losses[card.index()];
        self.game.players[victim].companions.kinds().min_by(|a, b| loss(a).total_cmp(&loss(b)))
    }

    /// A stolen companion is gained and lost.
    pub(super) fn stolen(&self, seat: Seat, victim: Seat, card: Quest) -> f32 {
        self.of[seat].gains[card.index()] + self.harm * self.of[victim].losses[card.index()]
    }

    /// A defence is worth what later attacks would take from the seat if it is the victim.
    pub(super) fn threat(&self, seat: Seat, from: usize, crowd: &Crowd) -> f32 {
        let attacks =
            self.book.iter().enumerate().skip(from).filter(|(_, page)| page.types.has(Type::Attack));
        attacks.map(|(place, page)| crowd.anybody(place) * self.ransom(seat, page.quest)).sum()
    }

    /// What an attack takes from a seat, if it is the one to be hit.
    fn ransom(&self, seat: Seat, spell: Spell) -> f32 {
        let own = self.prey(seat, spell);
        if own == 0 || self.game.seats.without(seat).iter().any(|other| self.prey(other, spell) > own) {
            return 0.0;
        }
        let losses =
            || self.game.players[seat].companions.kinds().map(|kind| self.of[seat].losses[kind.index()]);
        match spell {
            Spell::Polymorph => own.div_ceil(2).into(),
            Spell::Charm => losses().reduce(f32::min).unwrap_or_default(),
            _ => losses().fold(0.0, f32::max),
        }
    }
}
