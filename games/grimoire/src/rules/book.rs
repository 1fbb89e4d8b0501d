//! The Book Phase: pages are chosen in secret, then the order is decided, and Time Spells change it.

use engine::{Pile, Seat, Seats, World};

use super::setup::to_front;
use crate::Grimoire;
use crate::card::PageNumber;
use crate::data::BookEffect;
use crate::event::Event;

/// Behind every page of Group A.
const GROUP_B: u8 = 100;

impl Grimoire {
    /// GR-9, GR-10. The last choice reveals them all.
    pub(crate) fn choose_page(&mut self, seat: Seat, page: PageNumber, world: &mut impl World<Event>) {
        self.players[seat].page = Some(page);
        world.tell(Event::PageChosen { seat, page });
        if self.seats.iter().all(|seat| self.players[seat].page.is_some()) {
            self.reveal(world);
            self.begin_turn(world);
        }
    }

    /// GR-10 to GR-16, GR-67, GR-68.
    fn reveal(&mut self, world: &mut impl World<Event>) {
        for seat in self.seats.iter() {
            world.tell(Event::Revealed { seat, page: self.page_number(seat) });
        }
        self.order = self.decided();
        self.tell_order(world);
        let decided = self.order;
        for &seat in decided.iter() {
            self.bend_time(seat, world);
        }
        for (&seat, token) in self.order.iter().zip(1..) {
            self.players[seat].token = Some(token);
        }
    }

    /// GR-11 to GR-15. Group A by page; then Group B, the larger token of the previous round first.
    fn decided(&self) -> Pile<Seat, 4> {
        let shared = self.shared_pages();
        let mut places: Pile<(u8, Seat), 4> =
            self.seats.iter().map(|seat| (self.place(seat, shared), seat)).collect();
        places.sort_unstable();
        places.iter().map(|&(_, seat)| seat).collect()
    }

    /// GR-11, GR-15. In Group A is whose page nobody else chose, and the owner of the Blessed Shoes.
    fn place(&self, seat: Seat, shared: u32) -> u8 {
        let page = self.page_number(seat).get();
        if shared >> page & 1 == 0 || self.has_shoes(seat) {
            page
        } else {
            GROUP_B - self.players[seat].token.unwrap_or_default()
        }
    }

    /// The pages that several chose, a bit each.
    fn shared_pages(&self) -> u32 {
        let (mut chosen, mut shared) = (0, 0);
        for seat in self.seats.iter() {
            let page = 1 << self.page_number(seat).get();
            shared |= chosen & page;
            chosen |= page;
        }
        shared
    }

    fn has_shoes(&self, seat: Seat) -> bool {
        self.players[seat].items.iter().any(|&item| self.cards.lies_open(item))
    }

    /// Why the order is as it is: who chose alike, whom the Shoes help, and what came of it.
    fn tell_order(&self, world: &mut impl World<Event>) {
        let shared = self.shared_pages();
        for page in PageNumber::up_to(self.mp()).filter(|page| shared >> page.get() & 1 == 1) {
            let chose = |seat: &Seat| self.players[*seat].page == Some(page);
            let alike: Seats = self.seats.iter().filter(chose).collect();
            world.tell(Event::Alike { seats: alike, page });
            if let Some(seat) = alike.iter().find(|&seat| self.has_shoes(seat)) {
                world.tell(Event::ShoesHelp { seat });
            }
        }
        world.tell(Event::Decided { order: self.order });
    }

    /// GR-31, GR-37. A Time Spell works on the result of the one before.
    fn bend_time(&mut self, seat: Seat, world: &mut impl World<Event>) {
        let effect = self.page_of(seat).book;
        match effect {
            BookEffect::None => return,
            BookEffect::ToFront => to_front(&mut self.order, seat),
            BookEffect::Reverse => self.order.reverse(),
            BookEffect::ReverseToFront => {
                self.order.reverse();
                to_front(&mut self.order, seat);
            }
        }
        world.tell(Event::TimeBent { seat, page: self.page_number(seat), effect, order: self.order });
    }
}
