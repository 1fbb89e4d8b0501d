//! Attack Spells: who is hit, and what is taken.

use engine::{Seat, Seats, World};

use crate::card::Quest;
use crate::data::{Spell, Type};
use crate::event::{Event, Fizzle};
use crate::{Grimoire, Phase};

impl Grimoire {
    /// GR-40, GR-41, GR-44, GR-64, GR-65. The seats that this spell of this caster can choose: those with the
    /// most, the caster and the protected left out.
    pub(crate) fn victims(&self, caster: Seat, spell: Spell, protected: Seats) -> Seats {
        let open = |seat: &Seat| *seat != caster && !protected.contains(*seat);
        let most =
            self.seats.iter().filter(open).map(|seat| self.prey(seat, spell)).max().unwrap_or_default();
        let has_most = |seat: &Seat| most > 0 && self.prey(*seat, spell) == most;
        self.seats.iter().filter(open).filter(has_most).collect()
    }

    /// What the spell compares: chips or companions.
    pub(crate) fn prey(&self, seat: Seat, spell: Spell) -> u16 {
        match spell {
            Spell::Polymorph => self.players[seat].chips,
            _ => self.players[seat].companions.len() as u16,
        }
    }

    /// The seats that the spell on this page cannot touch now: protection is against Attack Spells.
    pub(crate) fn protected_from(&self, caster: Seat) -> Seats {
        if self.page_of(caster).types.has(Type::Attack) { self.defense } else { Seats::NONE }
    }

    /// The seats that the caster whose turn it is can choose.
    pub(crate) fn targets(&self, caster: Seat) -> Seats {
        self.victims(caster, self.page_of(caster).quest, self.protected_from(caster))
    }

    /// GR-40, GR-64, GR-69. A single victim is hit without asking.
    pub(crate) fn attack(&mut self, caster: Seat, world: &mut impl World<Grimoire>) {
        let victims = self.targets(caster);
        self.tell_spared(caster, victims, world);
        let mut in_order = victims.iter();
        match (in_order.next(), in_order.next()) {
            (None, _) => self.fizzle(caster, Fizzle::NoVictim, world),
            (Some(victim), None) => self.strike(caster, victim, world),
            _ => self.phase = Phase::Target,
        }
    }

    /// GR-41, GR-65. Who would have been hit but is protected.
    fn tell_spared(&self, caster: Seat, victims: Seats, world: &mut impl World<Grimoire>) {
        let spell = self.page_of(caster).quest;
        let hit = victims.iter().next().map_or(1, |victim| self.prey(victim, spell));
        for seat in self.protected_from(caster).without(caster).iter() {
            if self.prey(seat, spell) >= hit {
                world.show(self, Event::Spared { seat });
            }
        }
    }

    /// GR-38, GR-39, GR-43, GR-69. Chips change hands at once; a companion too if there is nothing to choose.
    pub(crate) fn strike(&mut self, caster: Seat, victim: Seat, world: &mut impl World<Grimoire>) {
        self.go_on();
        let spell = self.page_of(caster).quest;
        world.show(self, Event::Struck { seat: caster, victim, page: self.page_number(caster) });
        if spell == Spell::Polymorph {
            return self.halve(caster, victim, world);
        }
        let mut kinds = self.players[victim].companions.kinds();
        match (kinds.next(), kinds.next()) {
            (Some(only), None) => self.hand_over(victim, caster, only, world),
            _ if spell == Spell::Charm => self.phase = Phase::Give { victim },
            _ => self.phase = Phase::Steal { victim },
        }
    }

    /// GR-43. Half of the chips, rounded up.
    fn halve(&mut self, caster: Seat, victim: Seat, world: &mut impl World<Grimoire>) {
        let had = self.players[victim].chips;
        let chips = had.div_ceil(2);
        self.players[victim].chips -= chips;
        self.players[caster].chips += chips;
        world.show(self, Event::ChipsTaken { seat: caster, victim, chips, had });
    }

    /// GR-38. The victim's choice.
    pub(crate) fn give(&mut self, victim: Seat, card: Quest, world: &mut impl World<Grimoire>) {
        if let Some(caster) = self.on_turn() {
            self.go_on();
            self.hand_over(victim, caster, card, world);
        }
    }

    /// GR-39. The caster's choice.
    pub(crate) fn steal(&mut self, caster: Seat, card: Quest, world: &mut impl World<Grimoire>) {
        if let Phase::Steal { victim } = self.phase {
            self.go_on();
            self.hand_over(victim, caster, card, world);
        }
    }

    fn hand_over(&mut self, victim: Seat, caster: Seat, card: Quest, world: &mut impl World<Grimoire>) {
        self.players[victim].companions.remove(card);
        self.lay(caster, card);
        world.show(self, Event::CompanionTaken { seat: caster, victim, card });
        self.watch_end(caster, world);
    }
}
