//! The rules, in the order of `RULES.md`.

pub(crate) mod ability;
mod create;
mod draft;
mod round;
mod scoring;
mod setup;
pub(crate) mod value;

use engine::{Actions, Game, Inventory, OptionAbout, Rules, Seat, Seats, Setup, SetupError, Standing, World};

use crate::card::Bag;
use crate::data::ROUNDS;
use crate::{
    Action, Card, Cards, Direction, Event, FEWEST_PLAYERS, MOST_PLAYERS, Minions, Options, Phase, Player,
    Pot, Secret, TerrainCard,
};

pub(crate) use create::Payment;

impl Game for Minions {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = Options;
    type Cards = Cards;

    const RULES: Rules = Rules {
        slug: "minions",
        version: 1,
        players: FEWEST_PLAYERS..=MOST_PLAYERS,
        options: &[OptionAbout { name: "terrain", values: &["false", "true"], default: "false" }],
    };

    /// MR-68. The first seat has been checked, and nothing is done in turn order.
    fn new(setup: &Setup<Minions>, world: &mut impl World<Minions>) -> Result<Minions, SetupError> {
        Ok(Minions::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waiting
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if !self.waiting.contains(seat) {
            return;
        }
        match self.phase {
            Phase::Draft => self.list_drafts(seat, actions),
            Phase::Choose => self.list_pass_or_drop(seat, actions),
            Phase::Reveal => self.list_reveals(seat, actions),
            Phase::Create => self.list_creations(seat, actions),
            Phase::Pay => self.list_payments(seat, actions),
            Phase::Keep => self.list_keeps(seat, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Minions>) {
        match action {
            Action::Draft(card) => self.draft(seat, card, world),
            Action::Pass => self.choose(seat, Secret::Pass, world),
            Action::Drop => self.choose(seat, Secret::Drop, world),
            Action::Reveal(pot) => self.choose_pot(seat, pot, world),
            Action::Create(recipe) => self.create(seat, recipe, world),
            Action::Use(card) => self.use_element(seat, card, world),
            Action::Boil(card) => self.boil(seat, card, world),
            Action::Keep(card) => self.keep(seat, card, world),
            Action::Done => self.finish_keeping(seat, world),
        }
    }

    /// MR-43, MR-67.
    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| self.score(seat).total(), self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |name: String| *inventory.entry(name).or_default() += 1;
        self.deck.iter().for_each(|card| count(card.to_string()));
        self.recipe_deck.iter().for_each(|recipe| count(recipe.to_string()));
        for set in [self.recipes, self.removed, self.unused] {
            set.iter().for_each(|recipe| count(recipe.to_string()));
        }
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            for bag in [player.hand, player.drafted, player.thrown, player.spent, player.kept] {
                bag.iter().for_each(|card| count(card.to_string()));
            }
            player.pot_card().into_iter().for_each(|card| count(card.to_string()));
            player.minions.iter().chain(&player.recipe).for_each(|recipe| count(recipe.to_string()));
        }
        inventory
    }
}

impl Minions {
    /// MR-14. Where hands are passed in this round.
    pub(crate) fn direction(&self) -> Direction {
        self.cards.rounds[self.round as usize - 1].direction
    }

    /// The terrain card of a round.
    pub(crate) fn terrain_of(&self, round: usize) -> Option<&'static TerrainCard> {
        self.terrain.get(round - 1).map(|&place| &self.cards.terrains[place as usize])
    }

    /// MR-33. Whether nobody has created a minion this round.
    pub(crate) fn round_card_is_free(&self) -> bool {
        !self.seats.iter().any(|seat| self.players[seat].has_won(self.round))
    }
}

impl Player {
    /// The revealed Pot, if it is a card.
    pub(crate) fn pot_card(&self) -> Option<Card> {
        self.pot.and_then(Pot::card)
    }

    /// MR-58. What was discarded or revealed openly of the cards that the seat drafted or carried over.
    pub(crate) fn shown_openly(&self) -> Bag {
        let mut open = self.spent;
        self.pot_card().into_iter().for_each(|card| open.add(card));
        open
    }

    /// Everything that the seat drafted this round or carried over into it.
    pub(crate) fn all_own(&self) -> Bag {
        let mut own = self.shown_openly();
        own.add_all(self.drafted);
        own.add_all(self.kept);
        own
    }

    /// MR-33. Whether a round card, by its number, was won.
    pub(crate) fn has_won(&self, round: u8) -> bool {
        self.rounds >> (round - 1) & 1 == 1
    }

    /// MR-33. The numbers of the round cards won.
    pub(crate) fn rounds_won(&self) -> impl Iterator<Item = u8> + use<> {
        let rounds = self.rounds;
        (1..=ROUNDS as u8).filter(move |round| rounds >> (round - 1) & 1 == 1)
    }
}
