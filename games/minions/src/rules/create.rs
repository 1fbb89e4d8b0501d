//! Creating a minion: MR-20 to MR-34, and the abilities that help.

use engine::{Actions, Seat, Seats, World};

use super::ability::{Abilities, Ability};
use super::draft::with_last;
use super::value::Worth;
use crate::card::{Bag, less, pots};
use crate::{Action, Card, Event, Minions, Phase, Pot, Recipe, RecipeCard, Secret};

impl Minions {
    /// MR-20, MR-21, MR-52. Each drafted Pot, perhaps the one that an ability makes, or none.
    #[inline]
    pub(crate) fn list_reveals(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.can_make_pot(seat) {
            actions.push(Action::Reveal(Some(Pot::ZERO)));
        }
        actions.extend(pots(self.players[seat].drafted).map(|card| Action::Reveal(card.pot())));
        actions.push(Action::Reveal(None));
    }

    /// MR-52.
    pub(crate) fn can_make_pot(&self, seat: Seat) -> bool {
        self.players[seat].drafted.has(Card::A) && self.unused_abilities(seat).has(Ability::Pot0)
    }

    /// MR-24, MR-59. Each recipe of the area that is in reach, or none.
    #[inline]
    pub(crate) fn list_creations(&self, seat: Seat, actions: &mut Actions<Action>) {
        let in_reach = |recipe: &Recipe| self.reach(seat, *recipe) >= self.cards.recipe(*recipe).cost;
        actions.extend(self.recipes.iter().filter(in_reach).map(|recipe| Action::Create(Some(recipe))));
        actions.push(Action::Create(None));
    }

    /// MR-31, MR-59. Each step after which the cost can still be reached.
    #[inline]
    pub(crate) fn list_payments(&self, seat: Seat, actions: &mut Actions<Action>) {
        let Some(payment) = self.payment(seat) else { return };
        for card in payment.cards.kinds() {
            if payment.can_use(card) {
                actions.push(Action::Use(card));
            }
            if payment.can_boil(card) {
                actions.push(Action::Boil(card));
            }
        }
    }

    /// MR-50. What a seat's minions can still do this round.
    pub(crate) fn unused_abilities(&self, seat: Seat) -> Abilities {
        self.abilities(seat).without(self.players[seat].used)
    }

    /// What a seat's minions can do. MR-50: one created in this round finds nothing more to do in it.
    pub(crate) fn abilities(&self, seat: Seat) -> Abilities {
        self.players[seat].minions.iter().filter_map(|&minion| self.cards.recipe(minion).ability).collect()
    }

    /// What Elements are worth for a recipe in this round.
    pub(crate) fn worth(&self, recipe: Recipe) -> Worth {
        Worth::new(self.cards.recipe(recipe).symbol, self.terrain_change())
    }

    /// MR-44. How this round's terrain changes values, by symbol.
    pub(crate) fn terrain_change(&self) -> [i8; 3] {
        self.terrain_of(self.round as usize).map_or([0; 3], |terrain| terrain.change)
    }

    /// MR-59. How much of a recipe's cost a seat could pay now.
    pub(crate) fn reach(&self, seat: Seat, recipe: Recipe) -> u8 {
        self.worth(recipe).reach(self.players[seat].drafted, self.unused_abilities(seat))
    }

    /// What a seat is paying for, and with what.
    pub(crate) fn payment(&self, seat: Seat) -> Option<Payment> {
        let player = &self.players[seat];
        let recipe = self.cards.recipe(player.recipe?);
        Some(Payment {
            recipe,
            worth: self.worth(recipe.recipe),
            cards: player.drafted,
            abilities: self.unused_abilities(seat),
            paid: player.paid,
        })
    }

    /// MR-20, MR-60. The choices are shown when all are made.
    pub(crate) fn choose_pot(&mut self, seat: Seat, pot: Option<Pot>, world: &mut impl World<Minions>) {
        self.players[seat].choice = Some(Secret::Reveal(pot));
        world.tell(Event::ChosePot { seat, pot });
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.show_pots(world);
        }
    }

    /// MR-20, MR-22, MR-23. Whoever revealed a Pot creates, the highest Pot first.
    fn show_pots(&mut self, world: &mut impl World<Minions>) {
        let dropped: Seats = std::mem::take(&mut self.queue).iter().copied().collect();
        for seat in dropped.iter() {
            if let Some(Secret::Reveal(Some(pot))) = self.players[seat].choice.take() {
                self.put_down(seat, pot);
                self.queue.push(seat);
            }
        }
        self.queue.sort_unstable_by_key(|&seat| std::cmp::Reverse(self.players[seat].pot));
        for (seat, is_last) in with_last(dropped) {
            let event = Event::Revealed { seat, pot: self.players[seat].pot };
            self.tell_or_show(event, is_last, world);
        }
        self.next_creator(world);
    }

    /// MR-20, MR-60. A Pot is revealed; for Pot 0 an Amber is discarded.
    fn put_down(&mut self, seat: Seat, pot: Pot) {
        let player = &mut self.players[seat];
        player.pot = Some(pot);
        match pot.card() {
            Some(card) => player.drafted.remove(card),
            None => {
                player.drafted.remove(Card::A);
                player.spent.add(Card::A);
                player.used.insert(Ability::Pot0);
            }
        }
    }

    /// MR-18, MR-23. The next who revealed, or the draft goes on.
    fn next_creator(&mut self, world: &mut impl World<Minions>) {
        match self.queue.first() {
            Some(&seat) => {
                self.phase = Phase::Create;
                self.waiting = seat.into();
            }
            None => self.next_turn(world),
        }
    }

    /// MR-24, MR-25. A recipe to pay for, or the Pot is lost.
    pub(crate) fn create(&mut self, seat: Seat, recipe: Option<Recipe>, world: &mut impl World<Minions>) {
        match recipe {
            Some(recipe) => {
                self.recipes.remove(recipe);
                self.players[seat].recipe = Some(recipe);
                self.phase = Phase::Pay;
                world.tell(Event::Creates { seat, recipe: self.cards.recipe(recipe) });
            }
            None => {
                world.show(self, Event::CreatesNothing { seat });
                self.leave_queue(seat, world);
            }
        }
    }

    /// MR-26, MR-34. The Pot is discarded, and the next may create.
    fn leave_queue(&mut self, seat: Seat, world: &mut impl World<Minions>) {
        let player = &mut self.players[seat];
        if let Some(card) = player.pot.take().and_then(Pot::card) {
            player.spent.add(card);
        }
        self.queue = self.queue.iter().copied().skip(1).collect();
        self.next_creator(world);
    }

    /// MR-26. An Element pays its value.
    pub(crate) fn use_element(&mut self, seat: Seat, card: Card, world: &mut impl World<Minions>) {
        let Some(payment) = self.payment(seat) else { return };
        self.pay(seat, card, None, payment, world);
    }

    /// MR-50, MR-56. A card is discarded for an ability and pays what that generates.
    pub(crate) fn boil(&mut self, seat: Seat, card: Card, world: &mut impl World<Minions>) {
        let Some(payment) = self.payment(seat) else { return };
        let ability = Ability::boiling(card);
        self.players[seat].used.insert(ability);
        self.pay(seat, card, Some(ability), payment, world);
    }

    /// MR-31. One card is discarded; once the cost is reached the minion is there.
    fn pay(
        &mut self,
        seat: Seat,
        card: Card,
        ability: Option<Ability>,
        payment: Payment,
        world: &mut impl World<Minions>,
    ) {
        let value = payment.worth.explain(card, ability);
        let player = &mut self.players[seat];
        player.drafted.remove(card);
        player.spent.add(card);
        player.paid += value.total();
        let (paid, recipe) = (player.paid, payment.recipe);
        world.show(self, Event::Paid { seat, card, ability, value, paid, cost: recipe.cost });
        if paid >= recipe.cost {
            self.finish_creating(seat, recipe, world);
        }
    }

    /// MR-32, MR-33, MR-49. The recipe card is the seat's, and the round card too if it is the first minion.
    fn finish_creating(&mut self, seat: Seat, recipe: &'static RecipeCard, world: &mut impl World<Minions>) {
        let is_first = self.round_card_is_free();
        let player = &mut self.players[seat];
        (player.recipe, player.paid) = (None, 0);
        player.minions.push(recipe.recipe);
        world.show(self, Event::Created { seat, recipe });
        if is_first {
            self.players[seat].rounds |= 1 << (self.round - 1);
            let points = self.cards.rounds[self.round as usize - 1].points;
            world.show(self, Event::WonRoundCard { seat, round: self.round, points });
        }
        if recipe.recipe == Recipe::LEGEND {
            world.show(self, Event::Legend { seat });
        }
        self.leave_queue(seat, world);
    }
}

/// A payment under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payment {
    pub(crate) recipe: &'static RecipeCard,
    pub(crate) worth: Worth,
    /// What is left to pay with.
    pub(crate) cards: Bag,
    pub(crate) abilities: Abilities,
    pub(crate) paid: u8,
}

impl Payment {
    /// MR-26, MR-30, MR-59.
    pub(crate) fn can_use(&self, card: Card) -> bool {
        let left = self.worth.reach(less(self.cards, card), self.abilities);
        !card.is_pot() && self.paid + self.worth.of(card) + left >= self.recipe.cost
    }

    /// MR-50, MR-59, MR-65. It need not gain anything.
    pub(crate) fn can_boil(&self, card: Card) -> bool {
        let ability = Ability::boiling(card);
        if !self.abilities.has(ability) {
            return false;
        }
        let used: Abilities = [ability].into_iter().collect();
        let left = self.worth.reach(less(self.cards, card), self.abilities.without(used));
        self.paid + self.worth.of_generated(ability) + left >= self.recipe.cost
    }

    /// The payment once a card, or what an ability makes of it, has been discarded.
    #[must_use]
    pub(crate) fn after(mut self, card: Card, ability: Option<Ability>) -> Payment {
        self.paid += self.worth.explain(card, ability).total();
        self.cards.remove(card);
        self.abilities = self.abilities.without(ability.into_iter().collect());
        self
    }

    /// MR-59. The most that can still be paid.
    pub(crate) fn reach(&self) -> u8 {
        self.worth.reach(self.cards, self.abilities)
    }

    /// MR-59. Whether the cost can still be reached.
    pub(crate) fn is_possible(&self) -> bool {
        self.paid + self.reach() >= self.recipe.cost
    }
}
