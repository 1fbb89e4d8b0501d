//! The rules: set-up, and what may be done when. Rounds, turns, powers and scoring have files of their own.

mod powers;
mod round;
pub(crate) mod scoring;
mod turn;

use engine::{
    Actions, Game, Inventory, PerSeat, Pile, Rules, Seat, Seats, Setup, SetupError, Standing, World,
};

use crate::collection::Collection;
use crate::column::Column;
use crate::deck::Deck;
use crate::{Action, Event, OnlyOne, Options, Phase};

impl Game for OnlyOne {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = Options;
    type Cards = ();

    const RULES: Rules = Rules { slug: "only-one", version: 1, players: 2..=4, options: Options::ABOUT };

    fn new(setup: &Setup<OnlyOne>, world: &mut impl World<OnlyOne>) -> Result<OnlyOne, SetupError> {
        setup.options.check(setup.players)?;
        Ok(OnlyOne::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        self.phase.actor().map_or(Seats::NONE, Seats::from)
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.phase.actor() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Turn(_) => self.list_turn(seat, actions),
            Phase::Place(..) => self.list_places(actions),
            Phase::Scry(_) => self.list_keeps(actions),
            Phase::Return(..) => self.list_returns(actions),
            Phase::Pick(_, column) => self.list_gains(column, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<OnlyOne>) {
        match action {
            Action::Explore => self.explore(seat, world),
            Action::Place(column) => self.place(seat, column, world),
            Action::Collect(column) => self.collect(seat, column, world),
            Action::Scry => self.scry(seat, world),
            Action::Keep(card) => self.keep(seat, card, world),
            Action::Leave => self.put_back(seat, false, world),
            Action::Swap => self.put_back(seat, true, world),
            Action::Gain(card) => self.gain(seat, card, world),
        }
    }

    fn standing(&self) -> Standing {
        self.tally().standing(self)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let mut count = |thing: String| *inventory.entry(thing).or_default() += 1;
        let in_columns = self.columns.iter().flat_map(|column| column.cards.iter().copied());
        let collected = self.seats.iter().flat_map(|seat| self.players[seat].cards.iter());
        let hidden = self.deck.iter().chain(self.phase.drawn());
        let cards = in_columns.chain(collected).chain(self.discard.iter()).chain(hidden);
        cards.for_each(|card| count(card.to_string()));

        let in_columns = self.columns.iter().filter_map(|column| column.familiar);
        let owned = self.seats.iter().filter_map(|seat| self.players[seat].familiar);
        in_columns.chain(owned).for_each(|familiar| count(familiar.to_string()));

        let won = self.awards.iter().map(|award| award.value);
        won.chain(self.supply()).for_each(|value| count(format!("potion {value}")));
        inventory
    }
}

impl OnlyOne {
    /// OO-4, OO-5, OO-7, OO-48, OO-70.
    fn start(setup: &Setup<OnlyOne>, world: &mut impl World<OnlyOne>) -> OnlyOne {
        let token = setup.first.unwrap_or_else(|| world.any_seat(setup.seats()));
        let mut game = OnlyOne {
            players: PerSeat::default(),
            columns: [Column::default(); 4],
            deck: Deck::shuffled(setup.players, world),
            discard: Collection::default(),
            awards: Pile::default(),
            options: setup.options,
            seats: setup.seats(),
            still_in: Seats::NONE,
            phase: Phase::Over,
            round: 0,
            token,
            revealed: false,
            scried: false,
        };
        let familiars = game.draw_familiars(world);
        game.start_round(familiars, world);
        game
    }
}
