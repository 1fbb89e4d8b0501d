//! Imports: a finished game from its replay file, once it has been played again and found to be what it says.

use engine::{Replay, ReplayError, SetupError};
use sha2::{Digest, Sha256};

use crate::records::{GameRecord, GameSetup, KeptGame, LastState};
use crate::rounds::scored;
use crate::secrets::id_of;

/// Why a replay cannot be put back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotImported {
    /// No replay, or not what it says.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A game that we do not know, or not like this.
    #[error("its game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// Not over.
    #[error("the game is not over; finish it first, with `chabudai play --resume`")]
    Unfinished,
    /// Other cards.
    #[error("it was played with cards of its own, which a server does not have")]
    OwnCards,
}

/// A finished game that can be put back.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported(KeptGame);

impl Imported {
    /// Reads a replay file and plays it again. Its id is the one that it was exported with, if that is known, or
    /// one that the same file always gets.
    pub fn read(text: &str, id: Option<&str>, ended: u64) -> Result<Imported, NotImported> {
        let replay = Replay::from_json(text)?;
        if replay.cards.is_some() {
            return Err(NotImported::OwnCards);
        }
        let mut table = catalog::open(&replay.new_game())?;
        replay.verify(&mut *table)?;
        if !table.to_act().is_empty() {
            return Err(NotImported::Unfinished);
        }
        let id = id.map_or_else(|| id_of(&Sha256::digest(text.as_bytes())), str::to_owned);
        let result = Some(scored(&*table));
        let state = Some(LastState { number: replay.actions.len() as u32, last: replay.last.clone() });
        let Replay { game, version, options, seats, seed, first, stack, actions, fair, .. } = replay;
        let (deal, nonces) = match fair {
            Some(fair) => ((fair.salt, fair.secret), fair.nonces),
            None => Default::default(),
        };
        let setup = GameSetup { version, options, seed, first, stack, names: seats, deal, nonces };
        // It belongs to no table, and when it began nobody knows.
        let (key, table) = (0, 0);
        let record = GameRecord {
            key,
            table,
            game,
            setup,
            started: ended,
            ended: Some(ended),
            replay: Some(id),
            result,
        };
        Ok(Imported(KeptGame { record, actions, state }))
    }

    /// The game with this number in its store.
    pub fn kept(mut self, key: i64) -> KeptGame {
        self.0.record.key = key;
        self.0
    }

    /// The id of its replay.
    pub fn id(&self) -> &str {
        self.0.record.replay.as_deref().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replays::replay_of;
    use crate::testing::{over, playing};

    fn file() -> Replay {
        let room = over("donburiko", 2);
        let round = room.round().unwrap();
        let kept =
            KeptGame { record: round.record.clone(), actions: round.table.played().to_vec(), state: None };
        replay_of(&kept).unwrap().unwrap()
    }

    fn read(replay: &Replay) -> Result<Imported, NotImported> {
        Imported::read(&serde_json::to_string(replay).unwrap(), None, 7)
    }

    #[test]
    fn what_was_exported_is_put_back_as_it_was() {
        let replay = file();
        let kept = read(&replay).unwrap().kept(3);
        assert_eq!((kept.record.key, kept.record.ended, kept.record.table), (3, Some(7), 0));
        assert_eq!(replay_of(&kept).unwrap().unwrap(), replay);
        assert_eq!(read(&replay).unwrap().id(), read(&replay).unwrap().id(), "the same file, the same id");
        let named = Imported::read(&serde_json::to_string(&replay).unwrap(), Some("abc"), 7).unwrap();
        assert_eq!(named.id(), "abc");
    }

    #[test]
    fn what_is_not_what_it_says_is_not_put_back() {
        assert!(matches!(
            Imported::read("{}", None, 0),
            Err(NotImported::Replay(ReplayError::Unreadable(_)))
        ));
        let mut other = file();
        other.actions[1].hash.0 ^= 1;
        assert!(matches!(read(&other), Err(NotImported::Replay(ReplayError::Differs { .. }))));
        let mut unknown = file();
        unknown.game = "chess".into();
        assert!(matches!(read(&unknown), Err(NotImported::Setup(_))));
        let room = playing("donburiko", 2);
        let running = room.round().unwrap().table().replay(&["A".into(), "B".into()]);
        assert_eq!(read(&running), Err(NotImported::Unfinished));
        let mut own = file();
        own.cards = Some("game = \"donburiko\"".into());
        assert_eq!(read(&own), Err(NotImported::OwnCards));
    }
}
