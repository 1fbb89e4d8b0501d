//! Playing: an action is checked, applied, committed, and then told.

use catalog::Seated;
use engine::{
    Eye, Format, Last, Match, NewGame, PlayError, Played as LogEntry, Rejection, Replay, Seat, Seats,
    StateHash, first_seat,
};

use super::cell::{Entered, Inner};
use super::room::{Play, deal};
use super::turns::Turns;
use crate::api::{Played, Scored};
use crate::clock::now;
use crate::error::Error;
use crate::secrets::new_id;
use crate::store::{Change, GameRecord, Kept, LastState, LoggedAction, Stage};

/// After so many actions a position is kept beside the log: a game can outlive its rules from there, and a position of
/// some 2 kB costs 64 bytes an action.
const KEEP_EVERY: u32 = 32;

/// Who asked, so that the answer can be part of what is told anyway.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asker {
    /// The connection.
    pub(crate) client: Option<u64>,
    /// The number that the client gave its request.
    pub(crate) re: Option<u32>,
}

impl Entered {
    /// Plays an action for a seat. With `expected`, the number of the scene that it was chosen in, a repeated request is
    /// answered and not played again.
    pub(crate) async fn play(
        &mut self,
        seat: Seat,
        action: &str,
        expected: Option<u32>,
        asker: Asker,
    ) -> Result<Played, Error> {
        let play = self.game_on()?;
        if let Some(expected) = expected
            && let Some(number) = repeated(play, seat, action, expected)?
        {
            return Ok(Played { number, repeated: true });
        }
        let before = play.table.to_act();
        play.table.act(seat, action)?;
        let number = play.number();
        play.turns.note(seat, number, before, play.table.to_act());
        let mut changes = Vec::with_capacity(1);
        changes.extend(last_logged(play));
        self.start_clocks(before, Some(seat));
        let over = self.after_action(&mut changes);
        let committing = self.begin(changes).await?;
        let frames = self.prepare(asker, None);
        self.finish(committing).await?;
        self.deliver(frames, None);
        let moot = self.inner.room.proposal.take().is_some();
        if over || moot {
            self.tell_table();
        }
        metrics::counter!("chabudai_moves_total").increment(1);
        self.wake();
        Ok(Played { number, repeated: false })
    }

    /// The game, if one is on.
    pub(crate) fn game_on(&mut self) -> Result<&mut Play, Error> {
        match (self.inner.room.meta().stage, &mut self.inner.room.play) {
            (Stage::Playing, Some(play)) => Ok(play),
            (Stage::Over, _) => Err(PlayError::from(Rejection::GameOver).into()),
            _ => Err(Error::NotNow("the game has not started yet")),
        }
    }

    /// Adds what follows from the last action: the end of the game, or a position beside the log. Whether it is over.
    fn after_action(&mut self, changes: &mut Vec<Change>) -> bool {
        let Some(play) = &mut self.inner.room.play else { return false };
        let over = play.table.to_act().is_empty();
        if over {
            play.record.ended = Some(now());
            play.record.replay = Some(new_id());
            play.record.result = Some(scored(&*play.table));
        }
        if over || play.number() - play.kept >= KEEP_EVERY {
            changes.push(state_of(play));
        }
        if over {
            let (record, actions, first) = (play.record.clone(), play.number(), starting_seat(&play.record));
            let meta = self.inner.room.meta_mut();
            (meta.stage, meta.result, meta.replay) =
                (Stage::Over, record.result.clone(), record.replay.clone());
            changes.push(Change::End { record: Box::new(record), actions, first });
            changes.push(Change::Table(self.inner.room.kept()));
            metrics::counter!("chabudai_games_finished_total").increment(1);
        }
        over
    }

    /// Keeps the position beside the log, if it is not there yet.
    pub(crate) async fn keep_state(&mut self) -> Result<(), Error> {
        match &mut self.inner.room.play {
            Some(play) if play.number() > play.kept => {
                let change = state_of(play);
                self.commit(vec![change]).await
            }
            _ => Ok(()),
        }
    }

    /// Replaces a sealed choice. Nobody else may notice, so the new log must look to everybody else as the old one did.
    pub(crate) async fn reseal(&mut self, seat: Seat, action: &str, asker: Asker) -> Result<(), Error> {
        let play = self.game_on()?;
        let number =
            play.turns.sealed(seat).ok_or(Error::NotNow("you have no sealed choice that can be changed"))?;
        let mut log = play.table.played().to_vec();
        log[number as usize - 1].action = action.to_owned();
        let rebuilt = rebuilt(play, &log)?;
        let others = Eye::everybody(play.table.seats()).filter(|eye| *eye != Eye::Seat(seat));
        if others.into_iter().any(|eye| rebuilt.table.scene(eye) != play.table.scene(eye)) {
            return Err(Error::NotNow("the others would notice, so this choice stands"));
        }
        self.rewrite(rebuilt, number, asker, Some(seat)).await
    }

    /// Takes a rebuilt game in place of the present one; its log differs from this number on. If it differs to one
    /// seat only, nobody else hears that anything has happened.
    pub(crate) async fn rewrite(
        &mut self,
        rebuilt: Resumption,
        from: u32,
        asker: Asker,
        only: Option<Seat>,
    ) -> Result<(), Error> {
        let play = self.game_on()?;
        let before = play.table.to_act();
        (play.table, play.turns) = (rebuilt.table, rebuilt.turns);
        play.kept = play.kept.min(from - 1);
        let actions = play.table.played()[from as usize - 1..].iter().map(logged).collect();
        let change = Change::Rewrite { game: play.record.key, from, actions };
        self.start_clocks(before, None);
        let committing = self.begin(vec![change]).await?;
        let frames = self.prepare(asker, Some(from - 1));
        self.finish(committing).await?;
        self.deliver(frames, only);
        self.wake();
        Ok(())
    }

    /// Starts the clocks of those whose turn begins: who was not to act before, and the actor who acts again.
    pub(crate) fn start_clocks(&mut self, before: Seats, actor: Option<Seat>) {
        let Inner { room, .. } = &mut *self.inner;
        let Some(limit) = room.meta().config.turn_seconds else { return };
        let Some(play) = &mut room.play else { return };
        let to_act = play.table.to_act();
        for seat in play.table.seats().iter() {
            if !to_act.contains(seat) {
                play.due[seat] = None;
            } else if actor == Some(seat) || !before.contains(seat) || play.due[seat].is_none() {
                play.due[seat] = Some(now() + u64::from(limit) * 1000);
            }
        }
    }
}

/// The number of the action if this very request was carried out before; an error if the table has moved on.
fn repeated(play: &Play, seat: Seat, action: &str, expected: u32) -> Result<Option<u32>, Error> {
    let to_act = play.table.to_act().contains(seat);
    let fresh = (play.turns.since(seat)..=play.number()).contains(&expected);
    if to_act && fresh {
        return Ok(None);
    }
    let log = play.table.played();
    let later = log.get(expected as usize..).unwrap_or_default();
    match later.iter().position(|entry| entry.seat == seat) {
        Some(at) if later[at].action == action => Ok(Some(expected + at as u32 + 1)),
        _ if to_act => Err(Error::Stale),
        _ => Err(PlayError::from(Rejection::NotYourTurn(seat)).into()),
    }
}

fn logged(entry: &LogEntry) -> LoggedAction {
    LoggedAction { seat: entry.seat, action: entry.action.clone(), hash: entry.hash.0 }
}

fn last_logged(play: &Play) -> Option<Change> {
    let entry = play.table.played().last()?;
    Some(Change::Append { game: play.record.key, number: play.number(), logged: logged(entry) })
}

fn state_of(play: &mut Play) -> Change {
    play.kept = play.number();
    let state = LastState { number: play.kept, last: play.table.last() };
    Change::State { game: play.record.key, state: Box::new(state) }
}

/// The result of a game that is over. A running game's standing is nobody's business: it may be secret.
fn scored(table: &dyn Match) -> Scored {
    let standing = table.standing();
    let players = standing.seats.len();
    Scored {
        scores: standing.scores.first(players).to_vec(),
        ranks: standing.ranks.first(players).to_vec(),
        winners: standing.winners.iter().collect(),
    }
}

/// The seat that began a game.
pub(crate) fn starting_seat(record: &GameRecord) -> Seat {
    let seats = Seats::first(record.setup.names.len());
    record.setup.first.unwrap_or_else(|| first_seat(record.setup.seed, seats))
}

/// The game as it was asked for.
pub(crate) fn new_game(record: &GameRecord) -> NewGame {
    NewGame {
        game: record.game.clone(),
        players: record.setup.names.len(),
        options: record.setup.options.clone(),
        seed: Some(record.setup.seed),
        first: record.setup.first,
        stack: record.setup.stack.clone(),
        ..NewGame::default()
    }
}

/// A game from its beginning.
pub(crate) fn begun(record: &GameRecord) -> Result<Seated, Error> {
    Ok(catalog::open(&new_game(record))?)
}

/// A game that goes on.
pub(crate) struct Resumption {
    pub(crate) table: Seated,
    pub(crate) turns: Turns,
    /// Whether it goes on from a kept state because the rules have changed.
    pub(crate) adopted: bool,
}

impl Resumption {
    fn begin(record: &GameRecord) -> Result<Resumption, Error> {
        Ok(Resumption { table: begun(record)?, turns: Turns::default(), adopted: false })
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<StateHash, PlayError> {
        let before = self.table.to_act();
        self.table.act(seat, action)?;
        self.turns.note(seat, self.table.actions_played() as u32, before, self.table.to_act());
        Ok(self.table.played().last().map_or(StateHash(0), |entry| entry.hash))
    }
}

/// The game with another log.
pub(crate) fn rebuilt(play: &Play, log: &[LogEntry]) -> Result<Resumption, Error> {
    if play.adopted {
        return Err(Error::NotNow(
            "the rules have changed since this game began, so nothing can be taken back",
        ));
    }
    let mut resumption = Resumption::begin(&play.record)?;
    for entry in log {
        resumption.act(entry.seat, &entry.action)?;
    }
    Ok(resumption)
}

/// A game from its log; if today's rules lead elsewhere, from the state beside it and whatever of the log follows that.
pub(crate) fn resumed(kept: &Kept) -> Result<Resumption, Error> {
    let mut resumption = Resumption::begin(&kept.record)?;
    let same_rules = kept.record.setup.version == resumption.table.about().rules_version;
    let replays = kept
        .actions
        .iter()
        .all(|entry| resumption.act(entry.seat, &entry.action).is_ok_and(|hash| hash.0 == entry.hash));
    match &kept.state {
        _ if replays => Ok(resumption),
        Some(state) => adopted(kept, state),
        None if same_rules => Err(Error::Internal(format!("the log of game {} is damaged", kept.record.key))),
        None => {
            tracing::warn!(
                game = kept.record.key,
                "the rules have changed and no position was kept: the game goes on as far as its log is legal"
            );
            Ok(Resumption { adopted: true, ..resumption })
        }
    }
}

fn adopted(kept: &Kept, state: &LastState) -> Result<Resumption, Error> {
    let number = state.number as usize;
    let broken =
        |error: &dyn ToString| Error::Internal(format!("game {}: {}", kept.record.key, error.to_string()));
    let log = kept.actions.get(..number).ok_or_else(|| broken(&"the log is shorter than its last state"))?;
    let mut resumption = Resumption::begin(&kept.record)?;
    let replay = replay_file(&kept.record, log, state.last.clone());
    resumption.table.adopt(&replay, &state.last).map_err(|error| broken(&error))?;
    for entry in &kept.actions[number..] {
        if let Err(error) = resumption.act(entry.seat, &entry.action) {
            tracing::warn!(game = kept.record.key, %error, "the rules have changed: the game goes on from before its last actions");
            break;
        }
    }
    Ok(Resumption { adopted: true, ..resumption })
}

fn replay_file(record: &GameRecord, actions: &[LoggedAction], last: Last) -> Replay {
    let entry = |logged: &LoggedAction| LogEntry {
        seat: logged.seat,
        action: logged.action.clone(),
        hash: StateHash(logged.hash),
    };
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
        actions: actions.iter().map(entry).collect(),
        last,
        fair,
    }
}

/// The replay file of a finished game. Of a game that is not over there is none: it would tell the seed.
pub(crate) fn replay_of(kept: &Kept) -> Result<Replay, Error> {
    if kept.record.ended.is_none() {
        return Err(Error::NotFound("replay"));
    }
    let last = match &kept.state {
        Some(state) => state.last.clone(),
        None => resumed(kept)?.table.last(),
    };
    Ok(replay_file(&kept.record, &kept.actions, last))
}

#[cfg(test)]
mod tests {
    use super::super::eavesdrop;
    use super::*;

    /// A game of a few actions, as a store would give it back.
    fn kept(state_after: usize) -> (Kept, Play) {
        let mut play = eavesdrop::play("donburiko", 3, 4);
        let mut state = None;
        for number in 1..=6 {
            let seat = play.table.to_act().iter().next().unwrap();
            let action = play.table.legal(seat)[0].clone();
            play.table.act(seat, &action).unwrap();
            if number == state_after {
                state = Some(LastState { number: number as u32, last: play.table.last() });
            }
        }
        let actions = play.table.played().iter().map(logged).collect();
        (Kept { record: play.record.clone(), actions, state }, play)
    }

    #[test]
    fn a_game_goes_on_from_its_log() {
        let (kept, play) = kept(0);
        let resumed = resumed(&kept).unwrap();
        assert!(!resumed.adopted);
        assert_eq!(resumed.table.state_hash(), play.table.state_hash());
    }

    #[test]
    fn a_game_of_other_rules_goes_on_from_its_state_and_the_actions_since() {
        let (mut kept, play) = kept(4);
        // Rules that have changed lead to another state after the second action.
        kept.actions[1].hash ^= 1;
        let resumed = resumed(&kept).unwrap();
        assert!(resumed.adopted);
        assert_eq!(resumed.table.actions_played(), 6);
        assert_eq!(resumed.table.state_hash(), play.table.state_hash());
    }

    #[test]
    fn an_action_that_is_illegal_by_new_rules_is_given_up() {
        let (mut kept, _) = kept(4);
        kept.actions[1].hash ^= 1;
        kept.actions[5].action = "take r9".into();
        assert_eq!(resumed(&kept).unwrap().table.actions_played(), 5);
    }
}
