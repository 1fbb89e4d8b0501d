//! The life cycle of a match: a game starts, ends, and is played again.

use catalog::AnyTable;
use engine::{Match, NewGame, Seat, Seats, SetupError, Stack, first_seat};

use crate::declined::{Declined, NotNow};
use crate::info::{Phase, Scored};
use crate::records::{Chair, Change, GameRecord, GameSetup, LastState};
use crate::room::{Room, Round, new_deal};
use crate::secrets::new_id;
use crate::step::{Moment, Step, Tell};

/// After so many actions a position is kept beside the log, as a checkpoint: a game can outlive its rules
/// from there, and a position of some 2 kB costs 64 bytes an action.
const KEEP_EVERY: u32 = 32;

impl GameRecord {
    /// The game as it was asked for.
    pub fn new_game(&self) -> NewGame {
        NewGame {
            game: self.game.clone(),
            players: self.setup.names.len(),
            options: self.setup.options.clone(),
            seed: Some(self.setup.seed),
            first: self.setup.first,
            stack: self.setup.stack.clone(),
            ..NewGame::default()
        }
    }

    /// The game at its beginning.
    pub fn open(&self) -> Result<AnyTable, SetupError> {
        catalog::open(&self.new_game())
    }

    /// The seat that began it.
    pub(crate) fn starting_seat(&self) -> Seat {
        let seats = Seats::first(self.setup.names.len());
        self.setup.first.unwrap_or_else(|| first_seat(self.setup.seed, seats))
    }
}

impl Round {
    /// A checkpoint: the position, to be kept beside the log.
    pub(crate) fn checkpoint(&mut self) -> Change {
        self.kept = self.number();
        let state = LastState { number: self.kept, last: self.table.last() };
        Change::State { game: self.record.key, state: Box::new(state) }
    }

    fn end(&mut self, now: u64) {
        self.record.ended = Some(now);
        self.record.replay = Some(new_id());
        self.record.result = Some(scored(&*self.table));
    }
}

/// The result of a game that is over. A running game's standing is nobody's business: it may be secret.
pub(crate) fn scored(table: &dyn Match) -> Scored {
    let standing = table.standing();
    let players = standing.seats.len();
    Scored {
        scores: standing.scores.first(players).to_vec(),
        ranks: standing.ranks.first(players).to_vec(),
        winners: standing.winners.iter().collect(),
    }
}

impl Room {
    /// Starts the game, once everybody has shown what they add to the deal.
    pub(crate) fn start(&mut self, seat: Seat, at: Moment) -> Result<Step, Declined> {
        self.must_be_host(seat)?;
        self.must_be_waiting()?;
        if at.present.iter().any(|seat| self.lingers(seat)) {
            return Err(NotNow::StillLooking.into());
        }
        self.draw(seat, at)
    }

    /// Begins the game. Open seats get bots.
    pub(crate) fn begin(&mut self, at: Moment) -> Result<Step, Declined> {
        let level = self.meta().config.level;
        let mut chairs = self.meta().chairs.clone();
        for chair in &mut chairs {
            match chair {
                Chair::Open => *chair = Chair::Bot(level),
                Chair::Person { lingers, .. } => *lingers = false,
                Chair::Bot(_) => {}
            }
        }
        let setup = self.new_setup(&chairs)?;
        let record = GameRecord {
            key: at.new_game.ok_or_else(|| Declined::Damaged("a game without a number".into()))?,
            table: self.record.key,
            game: self.meta().config.game.clone(),
            setup,
            started: at.now,
            ended: None,
            replay: None,
            result: None,
        };
        let begin = Change::Begin(Box::new(record.clone()));
        let round = Round::begin(record)?;
        let meta = self.meta_mut();
        (meta.chairs, meta.phase, meta.game) = (chairs, Phase::Playing, Some(round.record.key));
        meta.pending.drawing = None;
        (self.round, self.draws_until) = (Some(round), None);
        self.start_clocks(Seats::NONE, None, at.steady);
        Ok(Step { keep: vec![begin, self.kept_table()], wake: true, ..Step::tell(Tell::Everything) })
    }

    /// The next game with these players. Its seed is everybody's work.
    fn new_setup(&self, chairs: &[Chair]) -> Result<GameSetup, Declined> {
        let config = &self.meta().config;
        let about =
            catalog::about(&config.game).ok_or_else(|| SetupError::UnknownGame(config.game.clone()))?;
        let deal = self.deal().ok_or_else(|| Declined::Damaged("the kept deal is damaged".into()))?;
        let nonces = self.nonces();
        let mut setup = GameSetup {
            version: about.rules_version,
            options: config.options.clone(),
            seed: deal.seed(&nonces),
            first: self.meta().first,
            stack: Stack::new(),
            names: chairs.iter().zip(1..).map(|(chair, number)| chair.name(number)).collect(),
            deal: self.meta().deal.clone(),
            nonces,
        };
        if let Some(lesson) = self.lesson() {
            let game = lesson.new_game()?;
            (setup.first, setup.stack, setup.deal) = (game.first, game.stack, Default::default());
        }
        Ok(setup)
    }

    /// What follows from the last action: the end of the game, or a checkpoint. Whether it is over.
    pub(crate) fn after_action(&mut self, keep: &mut Vec<Change>, now: u64) -> bool {
        let Some(round) = &mut self.round else { return false };
        let over = round.table.to_act().is_empty();
        if over {
            round.end(now);
        }
        if over || round.number() - round.kept >= KEEP_EVERY {
            keep.push(round.checkpoint());
        }
        if over {
            let (record, actions, first) =
                (round.record.clone(), round.number(), round.record.starting_seat());
            (self.record.meta.phase, self.record.meta.replay) = (Phase::Over, record.replay.clone());
            self.count_in_series(record.result.as_ref());
            keep.push(Change::End { record: Box::new(record), actions, first });
            keep.push(self.kept_table());
        }
        over
    }

    /// The position beside the log, if it is not there yet.
    pub fn unkept_state(&mut self) -> Option<Change> {
        let round = self.round.as_mut().filter(|round| round.number() > round.kept)?;
        Some(round.checkpoint())
    }

    /// Somebody wants to play again. The first to ask opens the table for the next game; the others keep the
    /// finished one before them until they ask too.
    pub(crate) fn rematch(&mut self, seat: Seat, at: Moment) -> Result<Step, Declined> {
        match self.meta().phase {
            Phase::Over => self.open_next_game(seat, at),
            Phase::Waiting if self.round.is_some() => {}
            Phase::Waiting | Phase::Playing => return Err(NotNow::NoRematchYet.into()),
        }
        if let Some(Chair::Person { lingers, .. }) = self.meta_mut().chairs.get_mut(seat.index()) {
            *lingers = false;
        }
        Ok(self.table_changed())
    }

    /// The same seats once more: the start seat moves on, and a new deal is committed to.
    fn open_next_game(&mut self, asker: Seat, at: Moment) {
        let seats = self.seats();
        let first = self.round().map(|round| round.record.starting_seat());
        let meta = self.meta_mut();
        meta.first = first.and_then(|first| seats.next_after(first));
        (meta.phase, meta.round, meta.deal) = (Phase::Waiting, meta.round + 1, new_deal());
        // A host who has gone would keep everybody waiting.
        meta.host = meta.host.filter(|host| at.present.contains(*host)).or(Some(asker));
        // Whoever has finished the lesson plays for real.
        meta.config.lesson = None;
        for chair in &mut meta.chairs {
            if let Chair::Person { lingers, .. } = chair {
                *lingers = true;
            }
        }
        self.forget_nonces();
    }

    /// Whether somebody still looks at the last game.
    fn lingers(&self, seat: Seat) -> bool {
        matches!(self.chair(seat), Some(Chair::Person { lingers: true, .. }))
    }
}

impl Chair {
    /// What whoever sits here is called in a replay: a bot by its level and the number of its seat.
    fn name(&self, number: usize) -> String {
        match self {
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot(level) => format!("{} {number}", bots::Level::from(*level)),
            Chair::Open => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asks::{Ask, BotLevel};
    use crate::info::Onlookers;
    use crate::records::KeptGame;
    use crate::testing::{A, B, C, at, over, play_to_the_end, playing, waiting, with};

    #[test]
    fn the_host_starts_and_open_seats_get_bots() {
        let mut room = waiting("donburiko", 3);
        room.reseat(A, C, Chair::Open).unwrap();
        let step = room.ask(A, Ask::Start, at(9)).unwrap();
        assert_eq!(room.chair(C), Some(&Chair::Bot(BotLevel::Casual)));
        assert_eq!((room.meta().phase, step.wake), (Phase::Playing, true));
        assert_eq!(step.tell, [Tell::Everything]);
        let [Change::Begin(begun), Change::Table(kept)] = &step.keep[..] else { panic!("{:?}", step.keep) };
        assert_eq!((begun.started, kept.meta.game), (9, Some(begun.key)));
        assert_eq!(begun.setup.names, ["Host", "Guest 1", "casual 3"]);
        assert_eq!(room.ask(A, Ask::Start, at(9)), Err(NotNow::GameOn.into()));
    }

    #[test]
    fn the_end_is_kept_once_with_its_result() {
        let mut room = playing("donburiko", 2);
        let step = play_to_the_end(&mut room);
        let [Change::Append { .. }, Change::State { .. }, Change::End { record, .. }, Change::Table(kept)] =
            &step.keep[..]
        else {
            panic!("{:?}", step.keep)
        };
        assert_eq!((kept.meta.phase, &kept.meta.replay), (Phase::Over, &record.replay));
        assert!(record.result.as_ref().is_some_and(|result| result.scores.len() == 2));
        assert_eq!(room.info(A.into(), Onlookers::default()).result, record.result);
        assert_eq!(step.tell, [Tell::Changed { keep: None, only: None }, Tell::Table]);
    }

    #[test]
    fn a_rematch_has_the_same_seats_a_new_deal_and_the_next_start_seat() {
        let mut room = over("donburiko", 2);
        let (first, deal) = (room.round().unwrap().record.starting_seat(), room.meta().deal.clone());
        let replay = room.meta().replay.clone();
        room.ask(B, Ask::Rematch, at(0)).unwrap();
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        let info = room.info(A.into(), Onlookers::default());
        assert_eq!((info.phase, info.round, info.replay), (Phase::Waiting, 2, replay));
        assert_ne!(room.meta().deal, deal);
        room.ask(A, Ask::Start, at(0)).unwrap();
        assert_ne!(room.round().unwrap().record.starting_seat(), first);
    }

    fn lingering(room: &Room) -> Vec<bool> {
        room.info(room.seats(), Onlookers::default()).seats.iter().map(|seat| seat.lingers).collect()
    }

    #[test]
    fn whoever_has_not_asked_for_a_rematch_keeps_the_finished_game() {
        let mut room = over("donburiko", 3);
        let (result, number) = (room.info(room.seats(), Onlookers::default()).result, room.number());
        let step = room.ask(B, Ask::Rematch, at(0)).unwrap();
        assert!(matches!(&step.keep[..], [Change::Table(_)]) && step.tell == [Tell::Table]);
        assert_eq!(lingering(&room), [true, false, true]);
        assert_eq!((room.info(room.seats(), Onlookers::default()).result, room.number()), (result, number));
        assert_eq!(room.ask(A, Ask::Start, at(0)), Err(NotNow::StillLooking.into()));
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        assert_eq!(lingering(&room), [false, false, true]);
        assert_eq!(room.ask(A, Ask::Start, at(0)), Err(NotNow::StillLooking.into()));
        room.ask(C, Ask::Rematch, at(0)).unwrap();
        room.ask(A, Ask::Start, at(0)).unwrap();
        assert_eq!((room.number(), room.info(room.seats(), Onlookers::default()).result), (0, None));
    }

    #[test]
    fn the_next_game_waits_for_nobody_who_has_gone() {
        let mut room = over("donburiko", 3);
        let without_host = with([B, C].into_iter().collect(), 0);
        room.ask(B, Ask::Rematch, without_host).unwrap();
        assert_eq!(room.meta().host, Some(B), "the host has gone");
        room.ask(C, Ask::Rematch, without_host).unwrap();
        room.ask(B, Ask::Start, without_host).unwrap();
        assert_eq!(lingering(&room), [false; 3]);
    }

    #[test]
    fn whoever_does_not_want_to_play_again_leaves_or_gives_way_to_a_bot() {
        let mut room = over("donburiko", 3);
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        room.ask(B, Ask::Leave, at(0)).unwrap();
        room.ask(A, Ask::Fill { seat: C, level: BotLevel::Casual }, at(0)).unwrap();
        assert_eq!(lingering(&room), [false; 3]);
        room.ask(A, Ask::Start, at(0)).unwrap();
    }

    #[test]
    fn the_finished_game_is_still_there_after_a_restart() {
        let mut room = over("donburiko", 2);
        room.ask(A, Ask::Rematch, at(0)).unwrap();
        let round = room.round().unwrap();
        assert_eq!(room.record().present_game(), Some(round.record.key));
        let actions = round.table.played().to_vec();
        let kept = KeptGame { record: round.record.clone(), actions, state: None };
        let again = Room::restore(room.record().clone(), Some(kept), Vec::new()).unwrap().room;
        assert_eq!(again.info(A.into(), Onlookers::default()), room.info(A.into(), Onlookers::default()));
        assert_eq!(lingering(&again), [false, true]);
    }

    #[test]
    fn a_rematch_is_for_after_the_end() {
        assert_eq!(waiting("donburiko", 2).ask(A, Ask::Rematch, at(0)), Err(NotNow::NoRematchYet.into()));
        assert_eq!(playing("donburiko", 2).ask(A, Ask::Rematch, at(0)), Err(NotNow::NoRematchYet.into()));
        assert_eq!(over("donburiko", 2).ask(A, Ask::Start, at(0)), Err(NotNow::GameOver.into()));
    }

    #[test]
    fn a_position_is_kept_now_and_then_and_before_the_table_rests() {
        let mut room = playing("only-one", 3);
        let mut kept = Vec::new();
        while room.number() < 40 {
            let (seat, action) = crate::testing::any_action(&room);
            let step = room.play(seat, &action, None, at(0)).unwrap();
            kept.extend(
                step.keep.iter().any(|change| matches!(change, Change::State { .. })).then(|| room.number()),
            );
        }
        assert_eq!(kept, [KEEP_EVERY]);
        assert!(matches!(room.unkept_state(), Some(Change::State { state, .. }) if state.number == 40));
        assert_eq!(room.unkept_state(), None);
    }
}
