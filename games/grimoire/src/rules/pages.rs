//! What the pages do on their casters' turns; attacks have a module of their own.

use engine::{Kind, Known, Pile, Seat, World};

use crate::card::{Quest, Slot};
use crate::data::{Ability, ITEMS, MOST_DISCARDS, QUESTS, Spell, Type};
use crate::event::{Event, Fizzle};
use crate::{Grimoire, Phase};

impl Grimoire {
    /// GR-20. The effect of the page, at once unless it asks for a decision.
    pub(crate) fn cast(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        self.go_on();
        let page = self.page_of(seat);
        let silencer = self.silence.without(seat).iter().next();
        if let Some(by) = silencer.filter(|_| page.types.has(Type::Forbidden)) {
            return self.fizzle(seat, Fizzle::Silenced(by), world);
        }
        match page.quest {
            Spell::None => {}
            Spell::Replace => self.phase = Phase::Luck,
            Spell::Silence => self.hush(seat, world),
            Spell::Gain { vp } => self.receive(seat, vp, world),
            Spell::TakeDiscards { count, cost } => self.offer_discards(seat, count, cost, world),
            Spell::Defend => self.defend(seat, world),
            Spell::DrawItem { count } => self.create(seat, count, world),
            Spell::GainIfPoorest { vp } => self.summon(seat, vp, world),
            Spell::Charm | Spell::Polymorph | Spell::Dominate => self.attack(seat, world),
        }
    }

    /// The page does nothing, and everybody is told why.
    pub(crate) fn fizzle(&self, seat: Seat, why: Fizzle, world: &mut impl World<Grimoire>) {
        world.show(self, Event::Fizzled { seat, page: self.page_number(seat), why });
    }

    /// GR-27, GR-28, GR-72. Discard first, then draw: an empty deck is made anew of the discards, this card
    /// among them.
    pub(crate) fn replace(&mut self, seat: Seat, slot: Slot, world: &mut impl World<Grimoire>) {
        let Some(old) = self.zone[slot.index()].take() else { return };
        self.discard.add(old);
        world.show(self, Event::Discarded { seat, slot, card: old });
        let new = self.draw(world);
        self.zone[slot.index()] = new;
        if slot == Slot::Q0 {
            (self.q0_known, self.q0_pass) = (Known::NOBODY, self.deck_pass);
        }
        world.show(self, Event::Replaced { slot, card: new.filter(|_| slot != Slot::Q0) });
        self.go_on();
    }

    /// GR-29, GR-66.
    fn hush(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        self.silence.insert(seat);
        world.show(self, Event::SilenceCast { seat });
    }

    /// GR-34, GR-37, GR-66.
    fn defend(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        self.defense.insert(seat);
        world.show(self, Event::Defended { seat, page: self.page_number(seat) });
    }

    /// GR-30. Chips from the supply.
    fn receive(&mut self, seat: Seat, vp: u8, world: &mut impl World<Grimoire>) {
        self.players[seat].chips += u16::from(vp);
        world.show(self, Event::Received { seat, page: self.page_number(seat), chips: vp });
    }

    /// GR-42, GR-78. Chips are compared, at this moment, with everybody's.
    fn summon(&mut self, seat: Seat, vp: u8, world: &mut impl World<Grimoire>) {
        let chips = self.players[seat].chips;
        match self.seats.iter().find(|&other| self.players[other].chips < chips) {
            Some(poorer) => self.fizzle(seat, Fizzle::Poorer(poorer), world),
            None => self.receive(seat, vp, world),
        }
    }

    /// GR-32, GR-33, GR-45, GR-61, GR-62. What costs chips may be declined; what costs nothing by its page
    /// happens at once.
    fn offer_discards(&mut self, seat: Seat, count: u8, cost: u8, world: &mut impl World<Grimoire>) {
        if self.discard.is_empty() {
            self.fizzle(seat, Fizzle::NoDiscards, world);
        } else if cost == 0 {
            self.take_discards(seat, count, 0, world);
        } else if self.players[seat].chips < u16::from(self.price(seat, cost)) {
            self.fizzle(seat, Fizzle::NoChips, world);
        } else {
            self.phase = Phase::Cure;
        }
    }

    /// GR-33, GR-58. With a Nun it costs nothing.
    pub(crate) fn price(&self, seat: Seat, cost: u8) -> u8 {
        if self.has_ability(seat, Ability::FreeCure) { 0 } else { cost }
    }

    /// GR-32.
    pub(crate) fn use_discards(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        let Spell::TakeDiscards { count, cost } = self.page_of(seat).quest else { return };
        let price = self.price(seat, cost);
        self.players[seat].chips -= u16::from(price);
        self.take_discards(seat, count, price, world);
        self.go_on();
    }

    /// GR-45 to GR-47. Random cards of the Discard Area, or all there are if fewer.
    fn take_discards(&mut self, seat: Seat, count: u8, paid: u8, world: &mut impl World<Grimoire>) {
        let mut area: Pile<Quest, QUESTS> = self.discard.iter().collect();
        world.shuffle(&mut area);
        let drawn: Pile<Quest, MOST_DISCARDS> = area.iter().copied().take(count.into()).collect();
        for &card in drawn.iter() {
            self.discard.remove(card);
            self.lay(seat, card);
        }
        world.show(self, Event::DrewDiscards { seat, paid, cards: drawn });
        self.watch_end(seat, world);
    }

    /// GR-35, GR-50, GR-63. Then each Merchant may buy one more.
    fn create(&mut self, seat: Seat, count: u8, world: &mut impl World<Grimoire>) {
        if self.item_deck.is_empty() {
            return self.fizzle(seat, Fizzle::NoItems, world);
        }
        for _ in 0..count {
            self.draw_item(seat, 0, world);
        }
        self.offer_items(seat, self.item_prices(seat).len() as u8);
    }

    /// GR-36. The Shoes are laid face up at once; all other items are their owner's secret.
    fn draw_item(&mut self, seat: Seat, paid: u8, world: &mut impl World<Grimoire>) {
        let Some(item) = self.item_deck.pop() else { return };
        self.players[seat].items.push(item);
        world.show(self, Event::DrewItem { seat, item, open: self.cards.lies_open(item), paid });
    }

    /// GR-63. The next purchase, if there is one to make.
    fn offer_items(&mut self, seat: Seat, left: u8) {
        self.phase = Phase::Buy { left };
        if !self.can_buy(seat) {
            self.go_on();
        }
    }

    /// GR-63. A chip, a Merchant not yet used in this casting, a card in the item deck.
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        let affordable = |price| self.players[seat].chips >= u16::from(price);
        !self.item_deck.is_empty() && self.next_price(seat).is_some_and(affordable)
    }

    /// What the next purchase costs: the cheapest Merchant is used first.
    pub(crate) fn next_price(&self, seat: Seat) -> Option<u8> {
        let Phase::Buy { left } = self.phase else { return None };
        let prices = self.item_prices(seat);
        prices.get(prices.len().checked_sub(left.into())?).copied()
    }

    /// GR-35, GR-58. What each Merchant of the seat asks for an item, cheapest first; more than all items are
    /// of no use.
    fn item_prices(&self, seat: Seat) -> Pile<u8, ITEMS> {
        let companions = self.players[seat].companions;
        let price = |kind: Quest| match self.cards.quest(kind).effect {
            Ability::BuyItem { cost } => Some(cost),
            _ => None,
        };
        let mut prices = Pile::default();
        for kind in companions.kinds() {
            let room = ITEMS - prices.len();
            if let Some(price) = price(kind) {
                prices.extend(std::iter::repeat_n(price, companions.count(kind).min(room)));
            }
        }
        prices.sort_unstable();
        prices
    }

    /// GR-35.
    pub(crate) fn buy(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        let (Phase::Buy { left }, Some(price)) = (self.phase, self.next_price(seat)) else { return };
        self.players[seat].chips -= u16::from(price);
        self.draw_item(seat, price, world);
        self.offer_items(seat, left - 1);
    }

    /// GR-61. A purchase may be declined.
    pub(crate) fn stop_buying(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        world.tell(Event::StoppedBuying { seat });
        self.go_on();
    }

    /// GR-61. Luck and Cure may be declined.
    pub(crate) fn decline(&mut self, seat: Seat, world: &mut impl World<Grimoire>) {
        world.tell(Event::Declined { seat, page: self.page_number(seat) });
        self.go_on();
    }
}
