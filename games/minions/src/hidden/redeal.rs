//! Dealing anew what an eye cannot know.

use engine::{Actions, Eye, Pile, Rng, Seat};

use super::deal::{Deal, Place, is_hidden};
use crate::card::{Bag, ORDINARY};
use crate::{Action, Card, KEPT, Minions, Phase, Recipe, Secret, TURNS};

/// So often a whole deal is tried before the openly shown cards stay where they really are.
const TRIES: usize = 40;

/// Tries in which a paying seat gets its cards by chance alone; after them it is helped.
const FAIR_TRIES: usize = 10;

impl Minions {
    /// Any unseen recipe can be anywhere in the deck or put away, except that the legendary one is never put
    /// away. So one shuffle does it, where an [`engine::Unknown`] would ask each place what it may have.
    pub(super) fn deal_recipes(&mut self, rng: &mut Rng) {
        let mut unseen: Pile<Recipe, ORDINARY> = self.unused.iter().collect();
        unseen.extend(self.recipe_deck.iter().copied().filter(|&recipe| recipe != Recipe::LEGEND));
        unseen.sort_unstable();
        rng.shuffle(&mut unseen);
        let (put_away, deck) = unseen.split_at(self.unused.len());
        let legend = self.recipe_deck.contains(&Recipe::LEGEND).then_some(Recipe::LEGEND);
        self.unused = put_away.iter().copied().collect();
        self.recipe_deck = deck.iter().copied().chain(legend).collect();
        rng.shuffle(&mut self.recipe_deck);
    }

    /// Elements and Pots. A deal that leaves whoever is paying unable to go on cannot be.
    pub(super) fn deal_cards(&mut self, eye: Eye, rng: &mut Rng) {
        let mut deal = Deal::of(self, eye);
        let payer =
            self.queue.first().copied().filter(|&seat| self.phase == Phase::Pay && is_hidden(seat, eye));
        let mut dealt = false;
        for attempt in 0..TRIES {
            if !deal.place_shown(rng) {
                continue;
            }
            deal.fill(rng);
            dealt = match payer {
                Some(payer) if attempt >= FAIR_TRIES => deal.help(self, payer, rng),
                Some(payer) => self.could_pay_with(payer, deal.hidden_cards_of(payer)),
                None => true,
            };
            if dealt {
                break;
            }
        }
        if !dealt {
            deal.keep_true(payer);
            deal.fill(rng);
        }
        self.take(&deal, eye, rng);
    }

    /// MR-59. Whether the seat could go on paying if these were its drafted cards.
    fn could_pay_with(&self, payer: Seat, cards: Bag) -> bool {
        self.payment(payer).is_none_or(|mut payment| {
            payment.cards = cards;
            payment.is_possible()
        })
    }

    /// Moves the cards where the deal says.
    fn take(&mut self, deal: &Deal, eye: Eye, rng: &mut Rng) {
        self.deck =
            deal.slots.iter().filter(|slot| slot.place == Place::Deck).map(|slot| slot.card).collect();
        for seat in self.seats.iter().filter(|&seat| is_hidden(seat, eye)) {
            let hidden = deal.hidden_cards_of(seat);
            self.divide_kept(seat, hidden, rng);
            *self.rest_mut(seat) = Bag::EMPTY;
        }
        for slot in deal.slots.iter() {
            match slot.place {
                Place::Rest(seat) => self.rest_mut(seat).add(slot.card),
                Place::Pick(seat, turn) => self.players[seat].picks[turn as usize] = slot.card,
                Place::Deck | Place::Carried(_) => {}
            }
        }
        self.retell_passed_hands();
    }

    /// Face-down cards in any division into those kept for the next round and the others. MR-62: at the end
    /// all are open.
    fn divide_kept(&mut self, seat: Seat, hidden: Bag, rng: &mut Rng) {
        if self.phase == Phase::Over {
            return;
        }
        let player = &mut self.players[seat];
        if player.kept.is_empty() {
            player.drafted = hidden;
            return;
        }
        let mut cards: Pile<Card, { TURNS + KEPT }> = hidden.iter().collect();
        rng.shuffle(&mut cards);
        let (kept, others) = cards.split_at(player.kept.len());
        player.kept = kept.iter().copied().collect();
        player.drafted = others.iter().copied().collect();
    }

    /// What the others have secretly chosen is anything that they may choose.
    pub(super) fn deal_choices(&mut self, eye: Eye, rng: &mut Rng) {
        let mut actions = Actions::new();
        for seat in self.seats.iter().filter(|&seat| is_hidden(seat, eye)) {
            if self.players[seat].choice.is_none() {
                continue;
            }
            actions.clear();
            match self.phase {
                Phase::Choose => self.list_pass_or_drop(seat, &mut actions),
                _ => self.list_reveals(seat, &mut actions),
            }
            self.players[seat].choice = match rng.pick(&actions) {
                Some(Action::Pass) => Some(Secret::Pass),
                Some(Action::Reveal(pot)) => Some(Secret::Reveal(*pot)),
                _ => Some(Secret::Drop),
            };
        }
    }
}
