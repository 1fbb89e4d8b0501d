//! How a search goes about it: the numbers that play has settled.

/// How a search goes about it. One is kept of every master that bots are measured against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// How much it explores what the prior likes against what has worked.
    pub exploration: f32,
    /// What an untried action is expected to fall short of its siblings.
    pub untried: f32,
    /// What every action has of the prior beside what the heuristic gives it.
    pub open_mind: f32,
    /// How many of the heuristic's doubts a prior has.
    pub doubts: f32,
    /// A playout does anything at all this seldom, and else what looks best: one time in so many.
    pub whim: u32,
    /// Whether a game that is played on beyond the tree is judged at its horizon; else it is played to its end.
    pub judges: bool,
    /// How many times what is left of the budget another action would need to overtake the leading one, when a
    /// search that chooses ends early: 1 is when nothing can change the choice.
    pub haste: u32,
    /// Whether what is chosen while others choose too is any of the actions that are about as good, so that nobody
    /// can read it off the cards.
    pub mixes: bool,
    /// Whether actions are weighed as they were for the first master.
    pub at_first: bool,
}

impl Recipe {
    /// The first master, the yardstick of all that came after.
    pub const MASTER_1: Recipe = Recipe {
        exploration: 1.4,
        untried: 0.1,
        open_mind: 0.02,
        doubts: 1.0,
        whim: 16,
        judges: false,
        haste: 1,
        mixes: false,
        at_first: true,
    };

    /// The master of today.
    pub const MASTER: Recipe =
        Recipe { judges: true, haste: 2, mixes: true, at_first: false, ..Recipe::MASTER_1 };
}
