//! The Quest Phase: turns, income, taking a card, and the end of a round.

use engine::{Kind, Known, Seat, Seats, World};

use crate::card::{Quest, Slot};
use crate::data::Ability;
use crate::event::{Event, Hoard};
use crate::{Grimoire, Phase, Secret};

impl Grimoire {
    /// GR-17. Income, then the page's effect; the taking of a card is asked for.
    pub(crate) fn begin_turn(&mut self, world: &mut impl World<Grimoire>) {
        let Some(&seat) = self.order.get(usize::from(self.turn)) else { return };
        self.income(seat, world);
        self.cast(seat, world);
    }

    /// GR-18, GR-19, GR-75. The first turn pays the Thieves, the last the Archers, before the page's effect.
    fn income(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        let is_first = self.turn == 0;
        let is_last = usize::from(self.turn) + 1 == self.order.len();
        if !is_first && !is_last {
            return;
        }
        let companions = self.players[seat].companions;
        for kind in companions.kinds() {
            let vp = match self.cards.quest(kind).effect {
                Ability::IncomeFirst { vp } if is_first => vp,
                Ability::IncomeLast { vp } if is_last => vp,
                _ => continue,
            };
            let chips = u16::from(vp) * companions.count(kind) as u16;
            self.players[seat].chips += chips;
            world.show(self, Event::Income { seat, card: kind, chips, first: is_first });
        }
    }

    /// GR-21 to GR-24. The taken card ends the turn; its slot stays empty.
    pub(crate) fn take(&mut self, seat: Seat, slot: Slot, world: &mut impl World<Grimoire>) {
        let Some(card) = self.zone[slot.index()].take() else { return };
        if slot == Slot::Q0 {
            self.take_hidden(seat, card, world);
        } else {
            self.lay(seat, card);
            world.show(self, Event::Took { seat, slot, card });
        }
        self.watch_end(seat, world);
        if usize::from(self.turn) + 1 < self.order.len() {
            self.turn += 1;
            self.begin_turn(world);
        } else {
            self.end_round(world);
        }
    }

    /// GR-23. A companion from q0 is laid open, a treasure stays unseen by those who have not seen it there.
    fn take_hidden(&mut self, seat: Seat, card: Quest, world: &mut impl World<Grimoire>) {
        let (mut known, pass) = (self.q0_known, self.q0_pass);
        (self.q0_known, self.q0_pass) = (Known::NOBODY, 0);
        if !card.is_treasure() {
            self.lay(seat, card);
            return world.show(self, Event::TookHiddenCompanion { seat, card });
        }
        known.learn(seat);
        self.players[seat].secrets.push(Secret { card, known, pass });
        world.show(self, Event::TookSecret { seat, card, known });
    }

    /// GR-22, GR-47. A card that everybody sees is laid in a Territory.
    pub(crate) fn lay(&mut self, seat: Seat, card: Quest) {
        let player = &mut self.players[seat];
        let place = if card.is_treasure() { &mut player.treasures } else { &mut player.companions };
        place.add(card);
    }

    /// GR-51, GR-52. Whatever happens afterwards, the round is the last.
    pub(crate) fn watch_end(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        let (player, goal) = (&self.players[seat], usize::from(self.cards.end_count));
        let hoard = match (player.treasure_count() >= goal, player.companions.len() >= goal) {
            (true, _) => Hoard::Treasures,
            (_, true) => Hoard::Companions,
            _ => return,
        };
        if !self.ending {
            self.ending = true;
            world.show(self, Event::LastRound { seat, hoard, count: self.cards.end_count });
        }
    }

    /// GR-25, GR-26, GR-52. The one card left is discarded; then the next round, or the end.
    fn end_round(&mut self, world: &mut impl World<Grimoire>) {
        let left = self.zone.iter_mut().find_map(Option::take);
        if let Some(card) = left {
            self.discard.add(card);
            world.show(self, Event::RoundOver { round: self.round, left: card });
        }
        (self.q0_known, self.q0_pass) = (Known::NOBODY, 0);
        if self.ending {
            (self.silence, self.defense) = (Seats::NONE, Seats::NONE);
            self.finish(world);
        } else {
            self.start_round(world);
        }
    }

    /// The turn goes on to the taking of a card.
    pub(crate) fn go_on(&mut self) {
        self.phase = Phase::Take;
    }
}
