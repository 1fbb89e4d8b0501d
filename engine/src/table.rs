//! A game under way: the position, its shuffles, its log. Types are erased here and nowhere else.

use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::replay::{Format, Last, Played, Replay, StateHash};
use crate::tip::worth_saying;
use crate::{
    About, BadStack, BadState, Beat, Dealer, Eye, LogLine, MAX_SEATS, Mind, NewGame, News, Picture, Plans,
    Refusal, Rejection, Rng, Scene, Seat, Seats, Seed, Setup, SetupError, Shown, Stack, Staged, Standing,
    Tip, Words, Zone,
};

/// The streams of bots' thoughts have this bit; those of shuffles have not.
const THOUGHTS: u64 = 1 << 63;

/// Room for a position as JSON, which takes some 2 to 4 kB: it is written anew for every hash.
const STATE: usize = 4 << 10;

/// A game under way whose type nobody needs to know.
pub trait Match: Send + Sync {
    /// What is played.
    fn about(&self) -> About;

    /// Everybody who plays.
    fn seats(&self) -> Seats;

    /// The seats the table waits for; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// The legal actions of a seat, in canonical order; none if it is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Makes an action happen. On an error nothing has changed.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;

    /// Makes an action happen and tells what came of it, as the table itself may know it. On an error nothing
    /// has changed.
    fn play_and_tell(&mut self, seat: Seat, action: &str) -> Result<Vec<News>, PlayError> {
        self.play(seat, action)?;
        let log = self.log(Eye::All, self.actions_played());
        Ok(log.into_iter().map(|line| line.news).collect())
    }

    /// The state as this eye may see it.
    fn view(&self, eye: Eye) -> Value;

    /// The table as this eye may see it, with the log.
    fn scene(&self, eye: Eye) -> Scene;

    /// The table as this eye may see it, without the log and without the names that cards have by their
    /// places: what changes with every action. [`Scene::named`] fills the names in.
    fn scene_without_log(&self, eye: Eye) -> Scene;

    /// What is whispered to a seat, with the actions of whoever heeds it.
    fn tip(&self, seat: Seat) -> Option<Tip<String>>;

    /// How the table is composed.
    fn plans(&self) -> &'static Plans;

    /// Every card that comes with the game, see [`Staged::in_the_box`].
    fn in_the_box(&self) -> Vec<Zone>;

    /// The pictures of the last action, or of the first deal, before the table was as it is now, as this eye may see them; cards go
    /// without the names that they have by their places.
    fn beats(&self, eye: Eye) -> Vec<Beat>;

    /// What has happened since the last picture of the last action, as this eye may know it.
    fn log_after_beats(&self, eye: Eye) -> Vec<LogLine>;

    /// What has happened since the action with this number, as this eye may know it.
    fn log(&self, eye: Eye, since: usize) -> Vec<LogLine>;

    /// How many actions have been played.
    fn actions_played(&self) -> usize {
        self.played().len()
    }

    /// What has been played, in order.
    fn played(&self) -> &[Played];

    /// A position from which the game can be continued.
    fn last(&self) -> Last;

    /// Scores and ranks now, winners if it is over.
    fn standing(&self) -> Standing;

    /// Deals what this eye cannot know anew; later shuffles come from this seed.
    fn redeal(&mut self, eye: Eye, seed: Seed);

    /// A hash of the state: equal states have equal hashes, on every platform.
    fn state_hash(&self) -> StateHash;

    /// The game so far, with the players' names.
    fn replay(&self, names: &[String]) -> Replay;

    /// Lays the table out as a state says. How it came to that is unknown, so nothing of it is told any more.
    fn lay_out(&mut self, state: &Value) -> Result<(), BadState>;

    /// Goes on from the last state of a replay, whose log the rules of today no longer reproduce.
    fn adopt(&mut self, replay: &Replay, last: &Last) -> Result<(), BadState>;
}

/// Why an action did not happen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// No such seat at this table.
    #[error("there is no seat {0} at this table")]
    BadSeat(Seat),
    /// The text is no action of this game.
    #[error("{0:?} is no action of this game; `legal` lists what can be played")]
    BadAction(String),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// A rule forbids it.
    #[error("{} forbids it", .0.rule)]
    Illegal(Refusal),
    /// The action's shuffle does not fit the stack.
    #[error(transparent)]
    BadStack(#[from] BadStack),
}

impl PlayError {
    /// The protocol's name for it.
    pub fn code(&self) -> &'static str {
        match self {
            PlayError::BadSeat(_) => "bad_seat",
            PlayError::BadAction(_) => "bad_action",
            PlayError::GameOver => "game_over",
            PlayError::NotYourTurn(_) => "not_your_turn",
            PlayError::Illegal(_) => "illegal_action",
            PlayError::BadStack(_) => "bad_stack",
        }
    }

    /// The reason in a sentence, with the rule before it if one forbids the action. `names` are the players'.
    pub fn explain(&self, words: &Words, names: &[String]) -> String {
        match self.refusal() {
            Some(Refusal { rule: "", reason }) => words.say(reason, names),
            Some(Refusal { rule, reason }) => format!("{rule}: {}", words.say(reason, names)),
            None => self.to_string(),
        }
    }

    /// The rule and the reason, if a rule forbids it.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            PlayError::Illegal(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Table<G: Staged> {
    game: G,
    setup: Setup<G>,
    seed: Seed,
    stack: Stack,
    /// The cards file that the game is played with, if it is not the standard one.
    cards: Option<String>,
    shuffles: u32,
    played: Vec<Played>,
    /// Every event, with the number of its action.
    events: Vec<(usize, G::Event)>,
    /// What was to be seen on the way of the last action, or of the deal; each counts its event among all.
    pictures: Vec<Picture<G>>,
}

impl<G: Staged> Table<G> {
    /// Sits down to a new game. The seed decides unless the request brings its own.
    pub fn open(new: &NewGame, seed: Seed) -> Result<Table<G>, SetupError> {
        let setup = new.setup::<G>()?;
        let seed = new.seed.unwrap_or(seed);
        let mut dealer = Dealer::new(seed, &new.stack, 0);
        let game = G::new(&setup, &mut dealer)?;
        let (shuffles, story) = dealer.finish()?;
        let events = story.events.into_iter().map(|event| (0, event)).collect();
        let pictures = story.pictures;
        Ok(Table {
            game,
            setup,
            seed,
            stack: new.stack.clone(),
            cards: new.cards.clone(),
            shuffles,
            played: Vec::new(),
            events,
            pictures,
        })
    }

    /// The mind of the player in this seat, for a bot to think with.
    pub fn mind(&self, seat: Seat) -> Mind<'_, G> {
        Mind::new(&self.game, seat)
    }

    /// A generator for the thoughts of a bot in this seat. It depends on the seed, the seat and the number of
    /// actions played, and shares no stream with a shuffle.
    pub fn thoughts(&self, seat: Seat) -> Rng {
        thoughts(self.seed, self.played.len(), seat)
    }

    /// The position, for tests and analysis.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many events there were before the action with this number.
    fn events_before(&self, number: usize) -> usize {
        self.events.partition_point(|(event_number, _)| *event_number < number)
    }

    /// What this eye may know of the events from this one on.
    fn lines(&self, from: usize, eye: Eye) -> Vec<LogLine> {
        self.events[from..].iter().map(|event| line::<G>(event, eye)).collect()
    }
}

/// A generator for the thoughts of a bot in this seat after so many actions.
pub fn thoughts(seed: Seed, actions_played: usize, seat: Seat) -> Rng {
    let place = actions_played as u64 * MAX_SEATS as u64 + seat.index() as u64;
    Rng::new(seed, THOUGHTS | place)
}

impl<G: Staged> Match for Table<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = self.game.legal(seat);
        legal.sort_unstable();
        legal.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        if !self.game.seats().contains(seat) {
            return Err(PlayError::BadSeat(seat));
        }
        if self.game.is_over() {
            return Err(PlayError::GameOver);
        }
        let action: G::Action = text.parse().map_err(|_| PlayError::BadAction(text.to_owned()))?;
        let mut game = self.game.clone();
        let mut dealer = Dealer::new(self.seed, &self.stack, self.shuffles);
        game.play(seat, action, &mut dealer).map_err(|rejection| match rejection {
            Rejection::GameOver => PlayError::GameOver,
            Rejection::NotYourTurn(seat) => PlayError::NotYourTurn(seat),
            Rejection::Illegal => PlayError::Illegal(self.game.refusal(seat, action)),
        })?;
        let (shuffles, story) = dealer.finish()?;

        self.game = game;
        self.shuffles = shuffles;
        self.played.push(Played { seat, action: text.to_owned(), hash: self.state_hash() });
        let (number, told) = (self.played.len(), self.events.len());
        self.events.extend(story.events.into_iter().map(|event| (number, event)));
        self.pictures = story.pictures;
        self.pictures.iter_mut().for_each(|picture| picture.event += told);
        Ok(())
    }

    fn view(&self, eye: Eye) -> Value {
        json(&self.game.show(eye))
    }

    fn scene(&self, eye: Eye) -> Scene {
        Scene { log: self.log(eye, 0), ..self.scene_without_log(eye).named() }
    }

    fn scene_without_log(&self, eye: Eye) -> Scene {
        self.game.scene(eye)
    }

    fn plans(&self) -> &'static Plans {
        self.game.plans()
    }

    fn tip(&self, seat: Seat) -> Option<Tip<String>> {
        let Tip { say, advises } = worth_saying(&self.game, seat)?;
        Some(Tip::new(say, advises.iter().map(ToString::to_string)))
    }

    fn in_the_box(&self) -> Vec<Zone> {
        self.game.in_the_box()
    }

    fn beats(&self, eye: Eye) -> Vec<Beat> {
        let mut told = self.events_before(self.played.len());
        let beat = |Picture { event, game }: &Picture<G>| {
            let lines = self.events[told..=*event].iter().map(|event| line::<G>(event, eye)).collect();
            told = event + 1;
            Beat { lines, scene: game.still(eye), cue: game.cue(self.events[*event].1, eye) }
        };
        self.pictures.iter().map(beat).collect()
    }

    fn log_after_beats(&self, eye: Eye) -> Vec<LogLine> {
        let last = self.pictures.last().map(|picture| picture.event + 1);
        self.lines(last.unwrap_or_else(|| self.events_before(self.played.len())), eye)
    }

    fn log(&self, eye: Eye, since: usize) -> Vec<LogLine> {
        self.lines(self.events_before(since), eye)
    }

    fn played(&self) -> &[Played] {
        &self.played
    }

    fn last(&self) -> Last {
        Last { state: self.view(Eye::All), shuffles: self.shuffles }
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn redeal(&mut self, eye: Eye, seed: Seed) {
        self.game.redeal(eye, &mut Rng::from(seed));
        self.seed = seed;
        self.stack.clear();
    }

    fn state_hash(&self) -> StateHash {
        hash(&self.game.show(Eye::All))
    }

    fn replay(&self, names: &[String]) -> Replay {
        Replay {
            format: Format::V1,
            game: G::RULES.slug.to_owned(),
            version: G::RULES.version,
            options: options(&self.setup.options),
            seats: names.to_vec(),
            seed: self.seed,
            first: self.setup.first,
            stack: self.stack.clone(),
            cards: self.cards.clone(),
            actions: self.played.clone(),
            last: self.last(),
            fair: None,
        }
    }

    fn lay_out(&mut self, state: &Value) -> Result<(), BadState> {
        self.game = restore_checked(state, self.setup.cards, &self.game)?;
        self.played.clear();
        self.events.clear();
        self.pictures.clear();
        Ok(())
    }

    fn adopt(&mut self, replay: &Replay, last: &Last) -> Result<(), BadState> {
        let Some(logged) = replay.actions.last() else {
            // Nothing was played: the deal of today's rules is as good.
            return Ok(());
        };
        let is_logged = logged.hash == hash(&last.state);
        BadState::unless(is_logged, "its hash is not the one that the log has of it")?;
        self.game = restore_checked(&last.state, self.setup.cards, &self.game)?;
        self.shuffles = last.shuffles;
        self.played.clone_from(&replay.actions);
        self.events.clear();
        self.pictures.clear();
        Ok(())
    }
}

fn line<G: Staged>(&(number, event): &(usize, G::Event), eye: Eye) -> LogLine {
    LogLine { number, news: G::word(event, eye) }
}

/// The position of a state that comes from outside: it must be a position of the same game with the same
/// cards, say what it says without contradiction, and leave nobody stuck. That it was reached by play is
/// shown by its hash in the log.
pub(crate) fn restore_checked<G: Shown>(
    state: &Value,
    cards: &'static G::Cards,
    like: &G,
) -> Result<G, BadState> {
    let state: G::State =
        serde_json::from_value(state.clone()).map_err(|error| BadState(error.to_string()))?;
    let game = G::restore(&state, cards)?;
    let same_things = game.seats() == like.seats() && game.inventory() == like.inventory();
    BadState::unless(game.seats().has_all(game.to_act()), "somebody is to act who does not play")?;
    BadState::unless(same_things, "cards, chips or players are missing from it, or there are too many")?;
    BadState::unless(game.show(Eye::All) == state, "it contradicts itself")?;
    let is_stuck = game.to_act().iter().any(|seat| game.legal(seat).is_empty());
    BadState::unless(!is_stuck, "somebody is to act and cannot")?;
    Ok(game)
}

fn json(value: &impl Serialize) -> Value {
    // Our own types have string keys and no failing serializers, so this cannot fail.
    serde_json::to_value(value).unwrap_or_default()
}

fn options(options: &impl Serialize) -> Map<String, Value> {
    match json(options) {
        Value::Object(options) => options,
        _ => Map::new(),
    }
}

/// The first 64 bits of the SHA-256 of the state's JSON.
fn hash(shown: &impl Serialize) -> StateHash {
    let mut bytes = Vec::with_capacity(STATE);
    // Our own types have string keys and no failing serializers, and writing to a list cannot fail.
    let _ = serde_json::to_writer(&mut bytes, shown);
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    let (first, _) = digest.split_first_chunk().unwrap_or((&[0; 8], &[]));
    StateHash(u64::from_be_bytes(*first))
}
