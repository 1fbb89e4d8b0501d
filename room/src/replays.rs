//! Exports: the replay file of a finished game.

use engine::{Format, Last, Played, Replay};

use crate::declined::Declined;
use crate::records::{GameRecord, KeptGame};
use crate::room::{Round, deal};

/// The replay file of a finished game. Of a game that is not over there is none: it would tell the seed.
pub fn replay_of(game: &KeptGame) -> Result<Option<Replay>, Declined> {
    if game.record.ended.is_none() {
        return Ok(None);
    }
    let last = match &game.state {
        Some(state) => state.last.clone(),
        None => Round::resume(game.clone())?.table.last(),
    };
    Ok(Some(replay_file(&game.record, &game.actions, last)))
}

/// A game as its file has it; how it was dealt only once it is over.
pub(crate) fn replay_file(record: &GameRecord, actions: &[Played], last: Last) -> Replay {
    let setup = &record.setup;
    let fair = deal(&setup.deal).filter(|_| record.ended.is_some()).map(|deal| deal.reveal(&setup.nonces));
    Replay {
        format: Format::V1,
        game: record.game.clone(),
        version: setup.version,
        options: setup.options.clone(),
        seats: setup.names.clone(),
        seed: setup.seed,
        first: setup.first,
        stack: setup.stack.clone(),
        cards: None,
        actions: actions.to_vec(),
        last,
        fair,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Room;
    use crate::testing::{over, playing};

    fn kept(room: &Room) -> KeptGame {
        let round = room.round().unwrap();
        KeptGame { record: round.record.clone(), actions: round.table.played().to_vec(), state: None }
    }

    #[test]
    fn a_finished_game_has_a_replay_that_everybody_can_check() {
        let replay = replay_of(&kept(&over("donburiko", 2))).unwrap().unwrap();
        assert_eq!(replay.seats, ["Host", "Guest 1"]);
        assert!(replay.fair.is_some());
        replay.verify(&mut *catalog::open(&replay.new_game()).unwrap()).unwrap();
    }

    #[test]
    fn a_running_game_has_no_replay() {
        assert_eq!(replay_of(&kept(&playing("donburiko", 2))), Ok(None));
    }
}
