//! The one abstraction that matters: what a game is.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{CardData, Eye, Locale, Message, News, Rng, Scene, Seat, Seats, SetupError, Standing};

/// The most legal actions any position of any game may have; a law holds every game to it.
pub const MAX_ACTIONS: usize = 64;

/// Legal actions, on the stack.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// Everything that exists on a table, by name and number. Play moves it about and never changes it.
pub type Inventory = BTreeMap<String, i64>;

/// A game: a small value that knows its rules and nothing else. No heap in the hot path, no I/O, no clock, no
/// randomness of its own.
///
/// The laws that every implementation keeps are in `engine::laws`.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// A decision. It names cards and places, never positions in a hand: a re-dealt hand must not change what
    /// it means. `Display` and `FromStr` are exact inverses.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = BadAction> + Send + Sync;
    /// Something that happened, with all that is known of it; [`Game::word`] leaves out what an eye may not see.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// The variants of the game. Unknown names must be refused (`deny_unknown_fields`).
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The card data that a file can replace; `()` where all cards are in the rules.
    type Cards: CardData;
    /// The state as JSON has it, with [`Seen`](crate::Seen) wherever something can be hidden.
    type Shown: Serialize + DeserializeOwned + PartialEq + Debug;

    /// What there is to know of the game before anybody plays it.
    const ABOUT: About;

    /// A new game. The table has already checked the player count and the first seat against [`Game::ABOUT`].
    fn new(setup: &Setup<Self>, world: &mut impl World<Self::Event>) -> Result<Self, SetupError>;

    /// Everybody who plays.
    fn seats(&self) -> Seats;

    /// The seats that have a decision to make, in any order; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Adds the legal actions of a seat to the list, none if it is not to act. A search keeps one list and fills it again
    /// and again: handing lists over by value costs a tenth of a playout.
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Self::Action>);

    /// Makes a legal action happen. It trusts its caller: [`Game::play`] is the door that checks.
    fn apply(&mut self, seat: Seat, action: Self::Action, world: &mut impl World<Self::Event>);

    /// Why a well-formed action of a seat that is to act is not legal now.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Refusal;

    /// The state as this eye may see it: the one builder of states and views.
    fn show(&self, eye: Eye) -> Self::Shown;

    /// The position that `show(Eye::All)` wrote.
    fn restore(shown: &Self::Shown, cards: &'static Self::Cards) -> Result<Self, BadState>;

    /// The table as this eye may see it. Only cards that do not go by their places need names.
    fn scene(&self, eye: Eye) -> Scene;

    /// An event in words for this eye.
    fn word(event: Self::Event, eye: Eye) -> News;

    /// Feeds a hasher what this seat sees, so that a search knows whether it has been here before: two positions that the
    /// seat cannot tell apart feed it alike, two in which it may do different things do not. History that no longer
    /// matters may be left out.
    fn glimpse(&self, seat: Seat, hasher: &mut impl Hasher);

    /// Deals all that this eye cannot know anew, consistently with all that it does know, every possibility as
    /// likely as the rules make it.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng);

    /// Gives every seat but `keep` its sealed choice back, so that a search does not play against guesses.
    fn unseal(&mut self, _keep: Seat) {}

    /// Scores and ranks now, winners if it is over.
    fn standing(&self) -> Standing;

    /// Everything that must be conserved.
    fn inventory(&self) -> Inventory;

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// The legal actions of a seat, none if it is not to act.
    fn legal(&self, seat: Seat) -> Actions<Self::Action> {
        let mut actions = Actions::new();
        self.list_legal(seat, &mut actions);
        actions
    }

    /// Makes an action happen if it is legal; otherwise nothing changes.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        world: &mut impl World<Self::Event>,
    ) -> Result<(), Rejection> {
        if self.is_over() {
            return Err(Rejection::GameOver);
        }
        if !self.to_act().contains(seat) {
            return Err(Rejection::NotYourTurn(seat));
        }
        if !self.legal(seat).contains(&action) {
            return Err(Rejection::Illegal(self.refusal(seat, action)));
        }
        self.apply(seat, action, world);
        Ok(())
    }
}

/// The world beyond the rules: shuffles come in, news goes out. A table brings a [`Dealer`](crate::Dealer), a
/// search its own [`Imagination`](crate::Imagination).
pub trait World<E> {
    /// Puts the pile in an order that nobody can foresee; the first card is the top.
    fn shuffle<C: Copy + Display>(&mut self, pile: &mut [C]);

    /// The seat that chance points at, for games whose first player is not given.
    fn any_seat(&mut self, seats: Seats) -> Seat;

    /// Tells everybody what happened.
    fn tell(&mut self, event: E);

    /// Announces that every shuffle of this game is of this very pile, so that a stack can be checked at once.
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

/// What there is to know of a game before anybody plays it.
#[derive(Clone, Debug)]
pub struct About {
    /// Its name in commands, files and addresses.
    pub slug: &'static str,
    /// Raised with every change of behaviour.
    pub rules_version: u32,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// Its variants.
    pub options: &'static [OptionAbout],
    /// The suits of its cards.
    pub suits: &'static [Suit],
    /// Its words. Each locale has the messages `game-title` and `game-tagline`, and for each option `option-<name>`,
    /// `option-<name>-help` and one for each value, see [`OptionAbout::value_message`].
    pub locales: &'static [Locale],
    /// Its pictures: an SVG of symbols, whose names begin with the slug.
    pub art: &'static str,
    /// The figures of its rules, by name: scenarios that say what to show.
    pub figures: &'static [(&'static str, &'static str)],
    /// Its guided first game, a [`Lesson`](crate::Lesson).
    pub lesson: &'static str,
}

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
    /// The message that words a value: `option-<name>-<value>`, every other character than letters and digits left out or,
    /// between them, a hyphen.
    pub fn value_message(&self, value: &str) -> String {
        let parts = value.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
        ["option", self.name].into_iter().chain(parts).collect::<Vec<_>>().join("-")
    }
}

/// How the cards of one suit look: told apart by shape as well as by colour.
#[derive(Clone, Copy, Debug)]
pub struct Suit {
    /// Its name, as [`CardFace`](crate::CardFace) has it.
    pub id: &'static str,
    /// One character for terminals.
    pub symbol: char,
    /// Red, green and blue.
    pub colour: (u8, u8, u8),
}

/// A text that is no action of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such action in this game's notation")]
pub struct BadAction;

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it, as in the game's `RULES.md`.
    pub rule: &'static str,
    /// The reason in a sentence.
    pub reason: Message,
}

/// Why nothing happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejection {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// The rules forbid it.
    #[error("{} forbids it", .0.rule)]
    Illegal(Refusal),
}

/// A state that no game can be rebuilt from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this state cannot be continued: {0}")]
pub struct BadState(pub String);
