//! The start and the end of a round: MR-7 to MR-9, MR-35 to MR-40.

use engine::{Actions, Game, Pile, Seat, Seats, World};

use crate::card::Bag;
use crate::data::ROUNDS;
use crate::{ALL_CARDS, Action, Card, Event, HAND, KEPT, Minions, Phase, Player, Recipe};

/// The pile before it is dealt.
type NewPile = Pile<Card, ALL_CARDS>;

impl Minions {
    /// MR-7, MR-8. A shuffle, a hand for each seat, an area of recipes.
    pub(super) fn start_round(&mut self, world: &mut impl World<Minions>) {
        let mut pile = self.gather();
        world.shuffle(&mut pile);
        let (hands, rest) = pile.split_at(HAND * self.seats.len());
        let players = self.players.first_mut(self.seats.len());
        for (player, hand) in players.iter_mut().zip(hands.chunks_exact(HAND)) {
            *player = Player {
                hand: hand.iter().copied().collect(),
                drafted: player.kept,
                minions: player.minions,
                rounds: player.rounds,
                ..Player::default()
            };
        }
        self.deck = rest.iter().copied().collect();
        self.active = self.seats;
        self.waiting = self.seats;
        self.turn = 1;
        self.phase = Phase::Draft;
        let card = self.cards.rounds[self.round as usize - 1];
        let terrain = self.terrain_of(self.round as usize);
        let legend_returned = self.lay_recipes(world);
        world.show(self, Event::RoundStarted { round: self.round, card, terrain });
        if legend_returned {
            world.tell(Event::LegendReturned);
        }
    }

    /// MR-37. The cards that nobody has kept, in canonical order. MR-39: there are always enough.
    fn gather(&self) -> NewPile {
        let mut kept = Bag::EMPTY;
        self.seats.iter().for_each(|seat| kept.add_all(self.players[seat].kept));
        let mut pile = NewPile::default();
        for &card in self.cards.pile(self.seats.len()) {
            if kept.has(card) {
                kept.remove(card);
            } else {
                pile.push(card);
            }
        }
        pile
    }

    /// MR-8, MR-9. Whether the Legendary Recipe came too early.
    fn lay_recipes(&mut self, world: &mut impl World<Minions>) -> bool {
        for _ in self.seats.iter() {
            self.lay_recipe();
        }
        let too_early = self.round == 1 && self.recipes.has(Recipe::LEGEND);
        if too_early {
            self.lay_recipe();
            self.recipes.remove(Recipe::LEGEND);
            self.recipe_deck.push(Recipe::LEGEND);
            self.recipe_deck.sort_unstable();
            world.shuffle(&mut self.recipe_deck);
            self.recipe_deck.reverse();
        }
        too_early
    }

    fn lay_recipe(&mut self) {
        if let Some(recipe) = self.recipe_deck.pop() {
            self.recipes.insert(recipe);
        }
    }

    /// MR-35, MR-40, MR-49, MR-62, MR-71.
    pub(crate) fn end_round(&mut self, world: &mut impl World<Minions>) {
        let last = self.is_last_round();
        (self.phase, self.waiting) = (Phase::Keep, Seats::NONE);
        world.show(
            self,
            Event::RoundOver { round: self.round, card_is_gone: self.round_card_is_free(), last },
        );
        if last {
            return self.end_game(world);
        }
        let has_cards = |seat: &Seat| !self.players[*seat].drafted.is_empty();
        self.waiting = self.seats.iter().filter(has_cards).collect();
        if self.waiting.is_empty() {
            self.next_round(world);
        }
    }

    /// MR-40, MR-49. The fifth round, or the legend has been created.
    pub(crate) fn is_last_round(&self) -> bool {
        let has_legend = |seat: Seat| self.players[seat].minions.contains(&Recipe::LEGEND);
        usize::from(self.round) == ROUNDS || self.seats.iter().any(has_legend)
    }

    /// MR-62, MR-63. Drafted cards are turned up, and nothing else moves. While they are, the queue says
    /// who has turned theirs up.
    fn end_game(&mut self, world: &mut impl World<Minions>) {
        self.phase = Phase::Over;
        for seat in self.seats.iter() {
            self.queue.push(seat);
            let (cards, points) = (self.players[seat].drafted, self.score(seat).ambers);
            self.tell_or_show(Event::TurnedUp { seat, cards, points }, !cards.is_empty(), world);
        }
        self.queue = Pile::default();
        world.tell(Event::GameOver { winners: self.standing().winners });
    }

    /// MR-35. Each different drafted card, or no more.
    pub(crate) fn list_keeps(&self, seat: Seat, actions: &mut Actions<Action>) {
        actions.extend(self.players[seat].drafted.kinds().map(Action::Keep));
        actions.push(Action::Done);
    }

    /// MR-35, MR-71. The third card, or the last there is, is the end of it.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card, world: &mut impl World<Minions>) {
        let player = &mut self.players[seat];
        player.drafted.remove(card);
        player.kept.add(card);
        let finished = player.kept.len() == KEPT || player.drafted.is_empty();
        world.tell(Event::Kept { seat, card });
        if finished {
            self.finish_keeping(seat, world);
        }
    }

    /// When the last seat has finished, the next round starts.
    pub(crate) fn finish_keeping(&mut self, seat: Seat, world: &mut impl World<Minions>) {
        world.tell(Event::FinishedKeeping { seat, count: self.players[seat].kept.len() as u8 });
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.next_round(world);
        }
    }

    /// MR-36 to MR-38, MR-66. Recipes left over are removed; kept cards count as drafted.
    fn next_round(&mut self, world: &mut impl World<Minions>) {
        self.removed.insert_all(self.recipes);
        self.recipes.clear();
        self.round += 1;
        self.start_round(world);
    }
}
