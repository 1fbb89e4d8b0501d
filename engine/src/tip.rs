//! What a strong player would whisper.

use crate::{Eye, Message, Scene, Seat, Staged};

/// Why some of the legal actions are better than the others, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip<A> {
    /// The sentence.
    pub say: Message,
    /// The actions of whoever heeds it.
    pub advises: Vec<A>,
}

impl<A> Tip<A> {
    /// A sentence for these actions.
    pub fn new(say: Message, advises: impl IntoIterator<Item = A>) -> Tip<A> {
        Tip { say, advises: advises.into_iter().collect() }
    }
}

/// The tip for a seat, if it leaves out some of what the seat may do: advice to do whatever can be done is
/// none.
pub(crate) fn worth_saying<G: Staged>(game: &G, seat: Seat) -> Option<Tip<G::Action>> {
    let tip = game.tip(seat)?;
    let legal = game.legal(seat);
    let is_a_choice = legal.iter().any(|action| !tip.advises.contains(action));
    is_a_choice.then_some(tip)
}

impl Scene {
    /// What is whispered to this eye.
    pub(crate) fn whispers<G: Staged>(game: &G, eye: Eye) -> Vec<Message> {
        let tip = eye.acting(game.to_act()).and_then(|seat| worth_saying(game, seat));
        tip.map(|tip| tip.say).into_iter().collect()
    }
}
