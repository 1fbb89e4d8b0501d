//! The Book Phase: pages are chosen in secret, then the order is decided, and Time Spells change it.

use engine::{Pile, Seat, Seats, World};

use crate::Grimoire;
use crate::card::PageNumber;
use crate::cards::BookEffect;
use crate::event::Event;
use crate::setup::to_front;

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
        let place = |seat: &Seat| {
            if self.is_in_group_a(*seat) {
                self.page_number(*seat).get()
            } else {
                GROUP_B - self.players[*seat].token.unwrap_or_default()
            }
        };
        let mut order: Pile<Seat, 4> = self.seats.iter().collect();
        order.sort_by_key(place);
        order
    }

    /// GR-11, GR-15. Nobody else chose its page, or it owns the Blessed Shoes.
    fn is_in_group_a(&self, seat: Seat) -> bool {
        self.alike(seat).len() == 1 || self.has_shoes(seat)
    }

    /// Everybody who chose the same page as this seat, itself included.
    fn alike(&self, seat: Seat) -> Seats {
        self.seats.iter().filter(|&other| self.players[other].page == self.players[seat].page).collect()
    }

    fn has_shoes(&self, seat: Seat) -> bool {
        self.players[seat].items.iter().any(|&item| self.cards.lies_open(item))
    }

    /// Why the order is as it is: who chose alike, whom the Shoes help, and what came of it.
    fn tell_order(&self, world: &mut impl World<Event>) {
        for seat in self.seats.iter() {
            let alike = self.alike(seat);
            if alike.len() > 1 && alike.iter().next() == Some(seat) {
                world.tell(Event::Alike { seats: alike, page: self.page_number(seat) });
            }
            if alike.len() > 1 && self.has_shoes(seat) {
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
