//! Between the deals: the start player, and the cards that are abandoned before the first trick.

use engine::{Seat, Seats, World};

use crate::{Card, Event, Phase, Wasteland};

impl Wasteland {
    /// WR-5, WR-8, WR-10, WR-44, WR-57. Cards first, then the start player card.
    pub(super) fn next_deal(&mut self, world: &mut impl World<Wasteland>) {
        if self.seats.len() == 2 {
            self.first = self.next_seat(self.first);
            self.deal(world);
        } else {
            self.deal(world);
            self.phase = Phase::Start(self.namer());
        }
    }

    /// WR-9, WR-61. The lowest score; of several, the first clockwise from the holder, the holder included.
    fn namer(&self) -> Seat {
        let lowest = self.seats.iter().map(|seat| self.players[seat].score).min();
        let lowest: Seats =
            self.seats.iter().filter(|&seat| Some(self.players[seat].score) == lowest).collect();
        if lowest.contains(self.first) {
            self.first
        } else {
            lowest.next_after(self.first).unwrap_or_default()
        }
    }

    /// WR-8.
    pub(super) fn name_start(&mut self, by: Seat, named: Seat, world: &mut impl World<Wasteland>) {
        self.first = named;
        self.phase = Phase::Abandon(self.seats);
        world.tell(Event::StartNamed { by, named });
    }

    /// WR-11. Sealed until the last choice is made.
    #[inline]
    pub(super) fn abandon(&mut self, seat: Seat, card: Card, world: &mut impl World<Wasteland>) {
        let Phase::Abandon(waiting) = self.phase else { return };
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.desert.push(card);
        let waiting = waiting.without(seat);
        self.phase = Phase::Abandon(waiting);
        if waiting.is_empty() {
            world.show(self, Event::Sealed { seat, card });
            self.reveal_abandoned(world);
        } else {
            world.tell(Event::Sealed { seat, card });
        }
    }

    /// WR-12, WR-15. All are turned face up, and the holder of the start player card leads.
    fn reveal_abandoned(&mut self, world: &mut impl World<Wasteland>) {
        for seat in self.seats.iter() {
            world.tell(Event::Abandoned { seat, card: self.players[seat].desert[0] });
        }
        self.lead(self.first);
    }
}
