//! The one abstraction that matters: what a game is. Rules, and nothing else.
//!
//! What a search needs besides is [`Hidden`](crate::Hidden), what is written down is [`Shown`](crate::Shown),
//! what people see is [`Staged`](crate::Staged): one trait a room, each implemented in the file of its room.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{DerefMut, RangeInclusive};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{CardData, Seat, Seats, SetupError, Standing};

/// Legal actions, on the stack: 64 of them, unless a game says that it needs more.
pub type Actions<A, const N: usize = 64> = ArrayVec<A, N>;

/// How promising actions look. Whoever asks keeps the list, so that nothing is allocated twice.
pub type Weights = Vec<f32>;

/// A list that legal actions are filled into: [`Actions`] of any length.
pub trait ActionList<A>:
    Clone + Debug + Default + DerefMut<Target = [A]> + Extend<A> + IntoIterator<Item = A> + Send + Sync
{
    /// Takes all actions out.
    fn clear(&mut self);
}

impl<A: Copy + Debug + Send + Sync, const N: usize> ActionList<A> for Actions<A, N> {
    fn clear(&mut self) {
        Actions::clear(self);
    }
}

/// Everything that exists on a table, by name and number. Play moves it about and never changes it.
pub type Inventory = BTreeMap<String, i64>;

/// A game: a small value that knows its rules and nothing else. No heap in the hot path, no I/O, no clock, no
/// randomness of its own. This is enough for random play, benchmarks and the first laws.
///
/// Required are the types, [`Game::RULES`] and the methods without a body; [`Game::is_over`], [`Game::legal`]
/// and [`Game::play`] are final. The laws that every implementation keeps are in `engine::laws`.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// A decision. It names cards and places, never positions in a hand: a re-dealt hand must not change what
    /// it means. `Display` and `FromStr` are exact inverses.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadAction> + Send + Sync;
    /// The list of its legal actions: [`Actions<Self::Action>`](Actions) holds 64, and a law finds a position
    /// that has more. Choices of hundreds are better made in steps, which a search, a log and a person's
    /// fingers all prefer; where that cannot be, `Actions<Self::Action, 200>` has the room.
    type Actions: ActionList<Self::Action>;
    /// Something that happened, with all that is known of it; [`Staged::word`](crate::Staged::word) leaves
    /// out what an eye may not see.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// The variants of the game, [`NoOptions`] if it has none. Unknown names must be refused
    /// (`deny_unknown_fields`).
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The card data that a file can replace; `()` where all cards are in the rules.
    type Cards: CardData;

    /// What the game is called in files, and for whom it is.
    const RULES: Rules;

    /// A new game. The table has already checked the player count and the first seat against [`Game::RULES`].
    fn new(setup: &Setup<Self>, world: &mut impl World<Self>) -> Result<Self, SetupError>;

    /// Everybody who plays.
    fn seats(&self) -> Seats;

    /// The seats that have a decision to make, in any order; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Adds the legal actions of a seat to the list, none if it is not to act. A search keeps one list and
    /// fills it again and again: handing lists over by value costs a tenth of a playout.
    fn list_legal(&self, seat: Seat, actions: &mut Self::Actions);

    /// Makes a legal action happen. It trusts its caller: [`Game::play`] is the door that checks.
    fn apply(&mut self, seat: Seat, action: Self::Action, world: &mut impl World<Self>);

    /// Scores and ranks now, winners if it is over.
    fn standing(&self) -> Standing;

    /// Everything that must be conserved.
    fn inventory(&self) -> Inventory;

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// The legal actions of a seat, none if it is not to act.
    fn legal(&self, seat: Seat) -> Self::Actions {
        let mut actions = Self::Actions::default();
        self.list_legal(seat, &mut actions);
        actions
    }

    /// Makes an action happen if it is legal; otherwise nothing changes.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        world: &mut impl World<Self>,
    ) -> Result<(), Rejection> {
        if self.is_over() {
            return Err(Rejection::GameOver);
        }
        if !self.to_act().contains(seat) {
            return Err(Rejection::NotYourTurn(seat));
        }
        if !self.legal(seat).contains(&action) {
            return Err(Rejection::Illegal);
        }
        self.apply(seat, action, world);
        Ok(())
    }
}

/// The world beyond the rules: shuffles come in, news goes out. A table brings a [`Dealer`](crate::Dealer), a
/// search its own [`Imagination`](crate::Imagination).
pub trait World<G: Game> {
    /// Puts the pile in an order that nobody can foresee; the first card is the top. All chance is a shuffle:
    /// a die is the top card of a pile of its faces, and can be stacked in tests as cards can.
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]);

    /// The seat that chance points at, for games whose first player is not given.
    fn any_seat(&mut self, seats: Seats) -> Seat;

    /// Tells everybody what happened.
    fn tell(&mut self, event: G::Event);

    /// Tells everybody what happened and lets them see the table as it is at this moment, before the rules go
    /// on. A search sees nothing, and it costs it nothing.
    fn show(&mut self, game: &G, event: G::Event);

    /// Announces that every shuffle of this game is of this very pile, so that a stack can be checked at
    /// once.
    fn every_shuffle_is<C: Copy + Display>(&mut self, _pile: &[C]) {}
}

/// What a game is started with.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// How many play.
    pub players: usize,
    /// The starting seat, if it is given.
    pub first: Option<Seat>,
    /// The variants.
    pub options: G::Options,
    /// The card data.
    pub cards: &'static G::Cards,
}

impl<G: Game> Setup<G> {
    /// So many players, standard cards, no variants; the seed names the first seat.
    pub fn plain(players: usize) -> Self {
        Setup { players, first: None, options: G::Options::default(), cards: G::Cards::standard() }
    }

    /// Everybody who plays.
    pub fn seats(&self) -> Seats {
        Seats::first(self.players)
    }
}

/// What a game is called in files, and for whom it is.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Its name in commands, files and addresses.
    pub slug: &'static str,
    /// Raised with every change of behaviour.
    pub version: u32,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// Its variants.
    pub options: &'static [OptionAbout],
}

/// The options of a game without variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// A variant that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct OptionAbout {
    /// Its name.
    pub name: &'static str,
    /// Its values, as JSON.
    pub values: &'static [&'static str],
    /// The value it has if nobody chooses, as JSON.
    pub default: &'static str,
}

impl OptionAbout {
    /// The message that words a value: `option-<name>-<value>`, every other character than letters and digits
    /// left out or, between them, a hyphen.
    pub fn value_message(&self, value: &str) -> String {
        let parts = value.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
        ["option", self.name].into_iter().chain(parts).collect::<Vec<_>>().join("-")
    }
}

/// A text that is no action of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such action in this game's notation")]
pub struct BadAction;

/// Why nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejection {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// The rules forbid it; [`Staged::refusal`](crate::Staged::refusal) says which one and why.
    #[error("the rules forbid it")]
    Illegal,
}
