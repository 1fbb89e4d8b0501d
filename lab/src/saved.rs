//! Games that are put aside and taken up again, in another process if need be.

use catalog::{Playable, TypedTask};
use engine::{NewGame, PlayError, Seat, Seed, SetupError, Stack};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Sim, Simulation};

/// Why a game could not be taken up again.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadSave {
    /// It is nothing that was saved.
    #[error("this is no game that was saved, or it is damaged")]
    Damaged,
    /// Its game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// What was played cannot be played by the rules of today.
    #[error("what was played cannot be played: {0}")]
    Play(#[from] PlayError),
}

/// A game that was saved: how it was asked for, and what was played.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    game: String,
    players: usize,
    options: Map<String, Value>,
    seed: Option<Seed>,
    first: Option<Seat>,
    stack: Stack,
    cards: Option<String>,
    pub(crate) played: Vec<(Seat, u16)>,
    pub(crate) redealt: Option<SavedDeal>,
}

/// A position whose hidden cards were dealt anew.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedDeal {
    pub(crate) state: Value,
    pub(crate) seed: Seed,
    pub(crate) shuffles: u32,
    /// How much had been played by then.
    pub(crate) played: usize,
}

impl Saved {
    pub(crate) fn of(new: &NewGame, played: &[(Seat, u16)], redealt: Option<SavedDeal>) -> Saved {
        let NewGame { game, players, options, seed, first, stack, cards } = new.clone();
        Saved { game, players, options, seed, first, stack, cards, played: played.to_vec(), redealt }
    }

    pub(crate) fn new_game(&self) -> Result<NewGame, BadSave> {
        Ok(NewGame {
            game: self.game.clone(),
            players: self.players,
            options: self.options.clone(),
            seed: Some(self.seed.ok_or(BadSave::Damaged)?),
            first: self.first,
            stack: self.stack.clone(),
            cards: self.cards.clone(),
        })
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Plain fields and maps with string keys can always be written.
        serde_json::to_vec(self).unwrap_or_default()
    }
}

/// Takes up a game that was saved.
pub fn load(bytes: &[u8]) -> Result<Box<dyn Simulation>, BadSave> {
    struct Load(Saved);
    impl TypedTask for Load {
        type Output = Result<Box<dyn Simulation>, BadSave>;
        fn run<G: Playable>(self) -> Self::Output {
            Ok(Box::new(Sim::<G>::restore(self.0)?))
        }
    }
    let saved: Saved = serde_json::from_slice(bytes).map_err(|_| BadSave::Damaged)?;
    let slug = saved.game.clone();
    catalog::run_for(&slug, Load(saved)).unwrap_or(Err(BadSave::Damaged))
}
