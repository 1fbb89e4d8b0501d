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
    pub(crate) fn choose_page(&mut self, seat: Seat, page: PageNumber, world: &mut impl World<Grimoire>) {
        self.players[seat].page = Some(page);
        world.tell(Event::PageChosen { seat, page });
        if self.has_everybody_chosen() {
            self.reveal(world);
            self.begin_turn(world);
        }
    }

    /// GR-10 to GR-16, GR-67, GR-68.
    fn reveal(&mut self, world: &mut impl World<Grimoire>) {
        self.open_books(world);
        self.tell_alike(world);
        self.order = self.decided();
        world.show(self, Event::Decided { order: self.order });
        let decided = self.order;
        for &seat in decided.iter() {
            self.bend_time(seat, world);
        }
        for (&seat, token) in self.order.iter().zip(1..) {
            self.players[seat].token = Some(token);
        }
    }

    /// GR-10. All at once: the last line comes with the picture.
    fn open_books(&self, world: &mut impl World<Grimoire>) {
        let last = self.seats.iter().last();
        for seat in self.seats.iter() {
            let event = Event::Revealed { seat, page: self.page_number(seat) };
            if Some(seat) == last { world.show(self, event) } else { world.tell(event) }
        }
    }

    /// GR-11 to GR-15. Group A by page; then Group B, the larger token of the previous round first.
    pub(crate) fn decided(&self) -> Pile<Seat, 4> {
        let shared = self.shared_pages();
        let mut places: Pile<(u8, Seat), 4> =
            self.seats.iter().map(|seat| (self.place(seat, shared), seat)).collect();
        places.sort_unstable();
        places.iter().map(|&(_, seat)| seat).collect()
    }

    /// GR-11, GR-15. In Group A is whose page nobody else chose, and the owner of the Blessed Shoes.
    fn place(&self, seat: Seat, shared: u32) -> u8 {
        if self.is_alone(seat, shared) {
            self.page_number(seat).get()
        } else {
            GROUP_B - self.players[seat].token.unwrap_or_default()
        }
    }

    fn is_alone(&self, seat: Seat, shared: u32) -> bool {
        shared >> self.page_number(seat).get() & 1 == 0 || self.has_shoes(seat)
    }

    /// GR-11, GR-15. Who belongs to Group A, once the books are open.
    pub(crate) fn alone(&self) -> Seats {
        let shared = self.shared_pages();
        self.seats.iter().filter(|&seat| self.is_alone(seat, shared)).collect()
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

    /// Why the order will be as it is: who chose alike, and whom the Shoes help.
    fn tell_alike(&self, world: &mut impl World<Grimoire>) {
        let (shared, alone) = (self.shared_pages(), self.alone());
        for page in PageNumber::up_to(self.mp()).filter(|page| shared >> page.get() & 1 == 1) {
            let chose = |seat: &Seat| self.players[*seat].page == Some(page);
            let same: Seats = self.seats.iter().filter(chose).collect();
            let alike: Seats = same.iter().filter(|&seat| !alone.contains(seat)).collect();
            world.show(self, Event::Alike { seats: alike, page, behind: !alone.is_empty() });
            if let Some(seat) = same.iter().find(|&seat| alone.contains(seat)) {
                world.tell(Event::ShoesHelp { seat });
            }
        }
    }

    /// GR-31, GR-37. A Time Spell works on the result of the one before.
    fn bend_time(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
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
        let event = Event::TimeBent { seat, page: self.page_number(seat), effect, order: self.order };
        world.show(self, event);
    }
}
