//! What a search needs besides the rules: imagining what a seat cannot know, and knowing a decision again.

use std::hash::Hasher;

use crate::{Eye, Game, Reward, Rng, Seat};

/// A game whose hidden cards can be imagined. With it a game has minds ([`Mind`](crate::Mind)) and can be
/// searched.
///
/// What an eye knows is said once a game, in its `knowledge.rs`, with [`Known`](crate::Known) where it goes
/// with a card; [`Hidden::redeal`], [`Hidden::hash_view`] and [`Shown::show`](crate::Shown::show) ask there.
pub trait Hidden: Game {
    /// Deals all that this eye cannot know anew, consistently with all that it does know, every possibility
    /// as likely as the rules make it.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng);

    /// Feeds a hasher what this seat sees, so that a search knows whether it has been here before: two
    /// positions that the seat cannot tell apart feed it alike, two in which it may do different things do
    /// not. History that no longer matters may be left out.
    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher);

    /// Gives every seat but `keep` its sealed choice back, so that a search does not play against guesses.
    fn unseal(&mut self, _keep: Seat) {}

    /// What the end of a game is worth to each seat: what bots maximise. Unless the game says otherwise it is
    /// the win and a little for the margin; [`Reward`] has the words for partners and common scores.
    fn reward(&self) -> Reward {
        Reward::of(&self.standing())
    }
}
