//! A game for tests: two cards lie face down, and everybody may peep at one of them. All see it as long as
//! the action lasts; then it is covered, and the table looks as if nothing had happened.

use std::hash::Hasher;

use catalog::AnyTable;
use engine::{
    Actions, BadState, Canvas, Eye, Feature, Game, Heuristic, Hidden, Inventory, Match, Message, NewGame,
    NoOptions, Numbered, Rng, Rules, Scene, Seat, Seats, Seed, Seen, Setup, SetupError, Shown, Staged,
    Standing, Table, Weights, World,
};
use serde::{Deserialize, Serialize};

/// The game after these actions of the first seat.
pub(crate) fn table(actions: &[&str]) -> AnyTable {
    let new = NewGame { game: "peep".into(), players: 2, ..NewGame::default() };
    let mut table = Table::<Peep>::open(&new, Seed::default()).unwrap();
    actions.iter().for_each(|action| table.play(Seat::default(), action).unwrap());
    Box::new(table)
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Peep {
    cards: [u8; 2],
    /// The card that is turned up, only in a picture.
    up: Option<usize>,
    waiting: Seats,
}

engine::notation! {
    /// What can be done.
    enum Action { Left = "left", Right = "right", Wait = "wait" }
}

impl Game for Peep {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = ();
    type Options = NoOptions;
    type Cards = ();

    const RULES: Rules = Rules { slug: "peep", version: 1, players: 2..=2, options: &[] };

    fn new(setup: &Setup<Peep>, world: &mut impl World<Peep>) -> Result<Peep, SetupError> {
        let mut cards = [1, 2];
        world.shuffle(&mut cards);
        Ok(Peep { cards, up: None, waiting: setup.seats() })
    }

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn to_act(&self) -> Seats {
        self.waiting
    }

    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.waiting.contains(seat) {
            actions.extend([Action::Left, Action::Right, Action::Wait]);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Peep>) {
        self.waiting.remove(seat);
        self.up = match action {
            Action::Left => Some(0),
            Action::Right => Some(1),
            Action::Wait => None,
        };
        world.show(self, ());
        self.up = None;
    }

    fn standing(&self) -> Standing {
        Standing::by_score(self.seats(), |_| 0, self.is_over())
    }

    fn inventory(&self) -> Inventory {
        Inventory::new()
    }
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct State {
    cards: [Seen<u8>; 2],
    waiting: Seats,
}

impl Peep {
    fn seen(&self, eye: Eye) -> [Seen<u8>; 2] {
        [0, 1].map(|place| Seen::when(eye == Eye::All || self.up == Some(place), self.cards[place]))
    }
}

impl Shown for Peep {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        State { cards: self.seen(eye), waiting: self.waiting }
    }

    fn restore(state: &State, _: &'static ()) -> Result<Peep, BadState> {
        let cards = state.cards.map(|card| card.known().unwrap_or_default());
        Ok(Peep { cards, up: None, waiting: state.waiting })
    }
}

impl Hidden for Peep {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if eye != Eye::All {
            rng.shuffle(&mut self.cards);
        }
    }

    fn hash_view(&self, _: Seat, _: &mut impl Hasher) {}
}

impl Heuristic for Peep {
    const DOUBT: f32 = 1.0;

    fn weigh(&self, _: Seat, actions: &[Action], weights: &mut Weights) {
        weights.extend(actions.iter().map(|_| 0.0));
    }
}

impl Numbered for Peep {
    const ACTIONS: usize = 3;
    const FEATURES: &'static [Feature] = &[];

    fn actions() -> impl Iterator<Item = Action> {
        [Action::Left, Action::Right, Action::Wait].into_iter()
    }

    fn number(action: Action) -> usize {
        action as usize
    }

    fn observe(&self, _: Seat, _: &mut Canvas<'_>) {}
}

impl Staged for Peep {
    /// Whose turn it is is not told either.
    fn scene(&self, eye: Eye) -> Scene {
        self.still(eye)
    }

    fn still(&self, eye: Eye) -> Scene {
        let cards = self.seen(eye).into_iter().filter_map(Seen::known);
        Scene {
            flags: cards.map(|card| Message::new("up").number("card", card)).collect(),
            ..Scene::default()
        }
    }
}
