//! A contest: many games between the same contestants, everybody in every seat of every deal.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Level, Machine};
use catalog::AnyTable;
use engine::{Eye, Lang, NewGame, Rng, Seat, Seed, SetupError, Words, WordsError};
use serde_json::json;

use crate::contestant::Contestant;
use crate::exec::{InNumbers, ProgramFault, Question, Running};
use crate::results::{Forfeit, GameResult, Results, Times};
use crate::strategy::Strategy;

/// The streams of random players have this bit; those of deals have not.
const RANDOM_PLAYERS: u64 = 1 << 63;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game and its options. Players and seed are the contest's.
    pub game: NewGame,
    /// Who plays, clockwise.
    pub contestants: Vec<Contestant>,
    /// How many deals. Each is played once in every rotation of the contestants.
    pub deals: u32,
    /// What decides the deals, and the moves of whoever plays at random.
    pub seed: Seed,
    /// What our own bots may spend on an action, if not what their levels have.
    pub budget: Option<Budget>,
    /// How long a program may take to answer.
    pub patience: Duration,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// Why a contest could not begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// The game cannot be played like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A program that is not there, or is none.
    #[error("the contestant {name} cannot be used: {fault}")]
    Unstartable {
        /// As it was asked for.
        name: String,
        /// What the operating system says.
        fault: ProgramFault,
    },
    /// The words that programs are told events in.
    #[error(transparent)]
    Words(#[from] WordsError),
}

/// The seat of a contestant in a rotation.
pub fn seat_of(contestant: usize, rotation: u32, players: usize) -> usize {
    (contestant + rotation as usize) % players.max(1)
}

impl Contest {
    /// How many games that makes.
    pub fn games(&self) -> u32 {
        self.deals.saturating_mul(self.contestants.len() as u32)
    }

    /// So many deals that at least this many games are played.
    pub fn deals_for(games: u32, players: usize) -> u32 {
        games.div_ceil(players.max(1) as u32)
    }

    /// Plays all games, or those that are finished when `stop` is set; `played` is told of each. Whatever the
    /// number of threads, the same contest has the same results but for times, unless time limits its
    /// players.
    pub fn run(&self, stop: &AtomicBool, played: impl Fn() + Sync) -> Result<Results, ContestError> {
        self.go_on(Results::default(), stop, played)
    }

    /// Plays what is missing of the contest beside what was played of it earlier, in whole deals from the first on.
    pub fn go_on(
        &self,
        earlier: Results,
        stop: &AtomicBool,
        played: impl Fn() + Sync,
    ) -> Result<Results, ContestError> {
        let words = self.check(stop)?;
        let (next, finished) = (AtomicU32::new(earlier.games.len() as u32), Mutex::new(Vec::new()));
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games() {
                    return;
                }
                let Some(game) = self.play(number, stop, &words) else { return };
                // A worker that panicked was not holding the list.
                finished.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(game);
                played();
            }
        };
        thread::scope(|scope| {
            let workers = self.threads.clamp(1, self.games().max(1) as usize);
            (0..workers).for_each(|_| drop(scope.spawn(work)));
        });
        let finished = finished.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(earlier.and(self.collect(finished)))
    }

    /// Finds out what would go wrong in every game.
    fn check(&self, stop: &AtomicBool) -> Result<Words, ContestError> {
        let table = catalog::open(&self.deal(0))?;
        for contestant in &self.contestants {
            if let Contestant::Exec(program) = contestant
                && let Err(fault @ ProgramFault::Unstartable(_)) =
                    Running::start(program, self.patience, stop)
            {
                return Err(ContestError::Unstartable { name: contestant.to_string(), fault });
            }
        }
        Ok(Words::of(table.about().locales, Lang::EN)?)
    }

    /// A deal; its seed decides the cards and who starts.
    fn deal(&self, deal: u32) -> NewGame {
        let mut rng = Rng::new(self.seed, u64::from(deal));
        let mut bytes = [0; 32];
        for eight in bytes.chunks_exact_mut(8) {
            eight.copy_from_slice(&rng.bits().to_le_bytes());
        }
        let (players, seed) = (self.contestants.len(), Some(Seed::from_bytes(bytes)));
        NewGame { players, seed, ..self.game.clone() }
    }

    /// Plays the game with this number; nothing if the contest is stopped before its end.
    fn play(&self, number: u32, stop: &AtomicBool, words: &Words) -> Option<Finished> {
        let players = self.contestants.len() as u32;
        let (deal, rotation) = (number / players, number % players);
        let mut table = catalog::open(&self.deal(deal)).ok()?;
        let mut hands: Vec<Hand<'_>> = (0..self.contestants.len())
            .map(|contestant| self.sit_down(contestant, deal, rotation, stop))
            .collect();
        while let Some(seat) = table.to_act().iter().next() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let hand = hands.iter_mut().find(|hand| hand.seat == seat)?;
            let action = self.decide(&table, hand, words)?;
            table.play(seat, &action).ok()?;
        }
        if hands.iter().any(|hand| hand.fault == Some(ProgramFault::Stopped)) {
            return None;
        }
        let standing = table.standing();
        let seats = || hands.iter().map(|hand| hand.seat);
        let result = GameResult {
            deal,
            rotation,
            scores: seats().map(|seat| standing.scores[seat]).collect(),
            ranks: seats().map(|seat| standing.ranks[seat]).collect(),
            winners: (0..hands.len()).filter(|&at| standing.winners.contains(hands[at].seat)).collect(),
        };
        let forfeits = hands.iter().enumerate().filter_map(|(contestant, hand)| {
            let fault = hand.fault.as_ref()?;
            let (kind, why) = (fault.kind().to_owned(), fault.to_string());
            Some(Forfeit { contestant, deal, rotation, kind, why })
        });
        let forfeits = forfeits.collect();
        Some(Finished { result, forfeits, times: hands.into_iter().map(|hand| hand.times).collect() })
    }

    fn sit_down<'a>(&self, contestant: usize, deal: u32, rotation: u32, stop: &'a AtomicBool) -> Hand<'a> {
        let players = self.contestants.len();
        let seat = Seat::new(seat_of(contestant, rotation, players)).unwrap_or_default();
        let stream =
            (u64::from(deal) * players as u64 + u64::from(rotation)) * players as u64 + contestant as u64;
        let (player, fault) = match &self.contestants[contestant] {
            Contestant::Level(level) => (ContestPlayer::Level(*level), None),
            Contestant::Random => (ContestPlayer::Random, None),
            Contestant::Yardstick => (ContestPlayer::Yardstick, None),
            Contestant::Cheat => (ContestPlayer::Cheat, None),
            Contestant::Strategy(strategy) => (ContestPlayer::Strategy(strategy.clone()), None),
            Contestant::Exec(program) => match Running::start(program, self.patience, stop) {
                Ok(running) => (ContestPlayer::Exec { running, heard: 0 }, None),
                Err(fault) => (ContestPlayer::Random, Some(fault)),
            },
        };
        let rng = Rng::new(self.seed, RANDOM_PLAYERS | stream);
        Hand { seat, player, rng, times: Vec::new(), fault }
    }

    /// What a bot of this level may spend.
    fn budget(&self, level: Level) -> Budget {
        self.budget.unwrap_or(level.budget())
    }

    /// What a seat plays; where there is only one thing to play, nobody is asked.
    fn decide(&self, table: &AnyTable, hand: &mut Hand<'_>, words: &Words) -> Option<String> {
        let legal = table.legal(hand.seat);
        if let [only] = &legal[..] {
            return Some(only.clone());
        }
        let start = Instant::now();
        let chosen = match &mut hand.player {
            ContestPlayer::Level(level) => {
                table.think(hand.seat, *level, self.budget(*level), Machine::here())
            }
            ContestPlayer::Yardstick => {
                table.yardstick(hand.seat, self.budget.unwrap_or(bots::MASTER_1), Machine::here())
            }
            ContestPlayer::Cheat => table.cheat(hand.seat, self.budget(Level::Master), Machine::here()),
            ContestPlayer::Strategy(strategy) => strategy.choose(table, hand.seat, &legal),
            ContestPlayer::Random => hand.rng.pick(&legal).cloned(),
            ContestPlayer::Exec { running, heard } => {
                let mut question = self.question(table, hand.seat, &legal, *heard, words);
                if running.greeting().wants_numbers {
                    let numbers = legal.iter().filter_map(|action| table.number(action)).collect();
                    let observation = table.observe(hand.seat);
                    question.in_numbers = Some(InNumbers { numbers, observation });
                }
                *heard = table.actions_played() + 1;
                match running.choose(&question) {
                    Ok(action) => Some(action),
                    Err(fault) => {
                        hand.fault = Some(fault);
                        None
                    }
                }
            }
        };
        if let Some(action) = chosen {
            hand.times.push(start.elapsed().as_secs_f32());
            return Some(action);
        }
        // Only a program can fail to answer. Dropped here, it is ended.
        hand.player = ContestPlayer::Random;
        hand.rng.pick(&legal).cloned()
    }

    /// What a program is asked, without numbers.
    fn question(
        &self,
        table: &AnyTable,
        seat: Seat,
        legal: &[String],
        heard: usize,
        words: &Words,
    ) -> Question {
        let names: Vec<String> = table.seats().iter().map(|seat| format!("Seat {seat}")).collect();
        let log = table.log(Eye::Seat(seat), heard);
        let events = log.iter().map(|line| {
            let news = &line.news;
            json!({"text": words.say(&news.message, &names), "message": news.message, "tone": news.tone})
        });
        Question {
            game: self.game.game.clone(),
            players: self.contestants.len(),
            options: self.game.options.clone(),
            seat,
            view: table.view(Eye::Seat(seat)),
            legal: legal.to_vec(),
            events: events.collect(),
            in_numbers: None,
        }
    }

    fn collect(&self, mut finished: Vec<Finished>) -> Results {
        finished.sort_by_key(|game| (game.result.deal, game.result.rotation));
        let seats: Vec<String> = self.contestants.iter().map(ToString::to_string).collect();
        let mut seconds: BTreeMap<String, Vec<f32>> = BTreeMap::new();
        let mut results = Results { seats, ..Results::default() };
        for game in finished {
            for (name, times) in results.seats.iter().zip(game.times) {
                seconds.entry(name.clone()).or_default().extend(times);
            }
            results.forfeits.extend(game.forfeits);
            results.games.push(game.result);
        }
        results.times = seconds.into_iter().map(|(name, seconds)| (name, Times::of(seconds))).collect();
        results
    }
}

/// A contestant in a seat.
struct Hand<'a> {
    seat: Seat,
    player: ContestPlayer<'a>,
    /// For playing at random.
    rng: Rng,
    /// Seconds of each decision.
    times: Vec<f32>,
    /// Why it lost its seat, if it did.
    fault: Option<ProgramFault>,
}

/// Who decides for a seat.
enum ContestPlayer<'a> {
    Level(bots::Level),
    Random,
    Yardstick,
    Cheat,
    Strategy(Strategy),
    /// A program, which has heard what came before the action with this number.
    Exec {
        running: Running<'a>,
        heard: usize,
    },
}

/// A game that was played to its end. Lists are by contestant.
struct Finished {
    result: GameResult,
    forfeits: Vec<Forfeit>,
    times: Vec<Vec<f32>>,
}
