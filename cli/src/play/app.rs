//! The game as people at one keyboard go through it: whose turn it is, what has been touched, what is shown.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use bots::{Budget, Level, Machine};
use catalog::Fork;
use engine::{
    About, Cue, Eye, Locale, LogLine, Message, NewGame, Plan, PlayError, Scene, Seat, Sheet, Tone, Words,
};
use ratatui::layout::Rect;

use super::beats::{Pace, Show};
use super::save::Save;
use super::seating::Seating;
use super::teacher::{Due, Teacher};
use super::touch::{self, Target};
use super::typing::Typing;
use crate::rules::locale;
use crate::words::words;

/// How long a bot seems to think, so that people can follow.
const BOT_DELAY: Duration = Duration::from_millis(600);

/// What the master may spend on a hint.
const HINT: Budget = Budget::of_iterations(1_600).at_most(Duration::from_secs(2));

/// How many moves a hint names.
const MOST_HINTS: usize = 3;

/// How often to look whether a bot that thinks longer is done.
const BOT_CHECK: Duration = Duration::from_millis(50);

/// Everything that is shown and can be changed by a key.
pub(super) struct App {
    pub(super) about: &'static About,
    pub(super) words: Words,
    pub(super) locale: Locale,
    pub(super) names: Vec<String>,
    pub(super) people: usize,
    level: Level,
    pace: Pace,
    /// Shared with the thread of a bot while it thinks, and with nobody else.
    table: Arc<dyn Fork>,
    new: NewGame,
    pub(super) save: Option<Save>,
    /// Whoever gives the lesson, while there is one.
    pub(super) teacher: Option<Teacher>,
    /// Whose eyes the screen is for.
    pub(super) eye: Eye,
    pub(super) scene: Scene,
    pub(super) stage: Stage,
    pub(super) overlay: Option<Overlay>,
    /// What the master said last.
    pub(super) hint: Vec<String>,
    /// What has been touched, in order.
    pub(super) touched: Vec<String>,
    /// The name of the target that Enter touches.
    pub(super) cursor: Option<String>,
    /// The name of a card that is only looked at.
    pub(super) look: Option<String>,
    pub(super) typing: Option<Typing>,
    /// What went wrong, until the next key.
    pub(super) notice: Option<String>,
    /// How many lines the log is scrolled back.
    pub(super) log_back: usize,
    /// How many lines of the log have been told in chapters.
    told: usize,
    /// Where things are on the screen, in the order they were drawn.
    pub(super) hits: Vec<Hit>,
    pub(super) left: bool,
}

/// What the table waits for.
pub(super) enum Stage {
    /// A person's move.
    Turn(Seat),
    /// Another person at the keyboard.
    Pass(Seat),
    /// A bot's move.
    Bot(Thinking),
    /// Everybody to have seen a picture of what happened.
    Beat(Show),
    /// Everybody to have read what happened, and the pictures that come after it.
    Chapter { lines: Vec<LogLine>, sheet: Option<Sheet>, scroll: usize, rest: Option<Show> },
    /// The learner to have read what the teacher says.
    Told(Message),
    /// Nothing: the game is over.
    Over { sheet: bool },
}

/// A bot at work.
pub(super) struct Thinking {
    pub(super) seat: Seat,
    since: Instant,
    hurried: bool,
    action: JoinHandle<Option<String>>,
}

/// What lies over the table until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    /// The rules, scrolled down so many lines.
    Rules(usize),
    /// The boards, scrolled down so many lines.
    Boards(usize),
    /// What the master would do, scrolled down so many lines.
    Hint(usize),
    /// The question whether to leave.
    Leave,
}

/// A thing on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hit {
    pub(super) area: Rect,
    pub(super) id: String,
}

impl App {
    /// The first screen of a game.
    pub(super) fn new(seating: Seating) -> anyhow::Result<App> {
        let mut app = App::still(seating)?;
        app.go_on();
        Ok(app)
    }

    /// A game at which nothing happens.
    pub(super) fn still(seating: Seating) -> anyhow::Result<App> {
        let Seating { about, table, new, lang, names, people, level, pace, save, teacher, notice } = seating;
        let locale = locale(about, lang)?;
        let words = words(lang, locale.messages)?;
        let notice = notice.map(|message| words.say(&message, &names));
        let eye = if people == 1 { Eye::Seat(Seat::default()) } else { Eye::Spectator };
        Ok(App {
            scene: table.scene(eye),
            told: end_of_chapters(&table.log(eye, 0)),
            stage: Stage::Over { sheet: false },
            about,
            words,
            locale,
            names,
            people,
            level,
            pace,
            table: Arc::from(table),
            new,
            save,
            teacher,
            eye,
            overlay: None,
            hint: Vec::new(),
            touched: Vec::new(),
            cursor: None,
            look: None,
            typing: None,
            notice,
            log_back: 0,
            hits: Vec::new(),
            left: false,
        })
    }

    /// A message in the players' language.
    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message, &self.names)
    }

    /// How the game has planned its table.
    pub(super) fn plan(&self) -> &'static Plan {
        &self.table.plans().wide
    }

    /// How the picture that is seen is staged, while an action is shown.
    pub(super) fn cue(&self) -> Option<&Cue> {
        match &self.stage {
            Stage::Beat(show) => Some(&show.cue),
            _ => None,
        }
    }

    /// What can be touched now.
    pub(super) fn targets(&self) -> Vec<Target> {
        match self.stage {
            Stage::Turn(_) => touch::targets(&self.scene, &self.touched),
            _ => Vec::new(),
        }
    }

    /// The target under the cursor.
    pub(super) fn target(&self) -> Option<Target> {
        self.targets().into_iter().find(|target| Some(&target.id) == self.cursor.as_ref())
    }

    /// What the person at the keyboard can type.
    pub(super) fn legal(&self) -> Vec<String> {
        match self.stage {
            Stage::Turn(seat) => match self.asked_for() {
                Some(action) => vec![action],
                None => self.table.legal(seat),
            },
            _ => Vec::new(),
        }
    }

    /// Asks the master what to do, and why.
    pub(super) fn ask_for_hint(&mut self) {
        let Stage::Turn(seat) = self.stage else { return };
        let Some(thoughts) = self.table.ponder(seat, HINT, Machine::here()) else { return };
        let label = |action: &str| {
            let choice = self.scene.choices.iter().find(|choice| choice.action == action);
            choice.map(|choice| self.say(&choice.label)).unwrap_or_else(|| action.to_owned())
        };
        let moves = thoughts.actions.iter().take(MOST_HINTS).map(|thought| {
            let line = Message::new("ui-hint-line").text("move", label(&thought.action));
            self.say(&line.number("chance", (100.0 * thought.chance).round() as i64))
        });
        let reasons = self.table.reasons(seat, &thoughts);
        self.hint = moves.chain(reasons.iter().map(|reason| self.say(reason))).collect();
        self.overlay = Some(Overlay::Hint(0));
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.to_act().is_empty()
    }

    /// Touches a card, a zone or a button; when all touches of a choice are made, it is played.
    pub(super) fn touch(&mut self, id: &str) {
        let Some(target) = self.targets().into_iter().find(|target| target.id == id) else { return };
        self.cursor = Some(target.id.clone());
        if let Some(reason) = &target.blocked {
            self.notice = Some(self.say(&Message::new("ui-blocked").message("reason", reason.clone())));
            return;
        }
        self.touched.push(target.id);
        match touch::made(&self.scene, &self.touched).map(|choice| choice.action.clone()) {
            Some(action) => self.play(&action),
            None => self.cursor_to_first(),
        }
    }

    /// Takes the last touch back.
    pub(super) fn take_back(&mut self) {
        if let Some(id) = self.touched.pop() {
            self.cursor = Some(id);
        }
    }

    /// Plays an action of the person at the keyboard. A refused one changes nothing but what is said.
    pub(super) fn play(&mut self, action: &str) {
        let Stage::Turn(seat) = self.stage else { return };
        if self.asked_for().is_some_and(|asked| asked != action) {
            self.notice = Some(self.say(&Message::new("ui-lesson-other")));
            return;
        }
        match self.make_happen(seat, action) {
            Ok(()) => self.typing = None,
            Err(error) => self.notice = Some(self.word_error(&error)),
        }
    }

    fn make_happen(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        // A bot's thread has ended before anybody plays, so the table is ours alone.
        let Some(table) = Arc::get_mut(&mut self.table) else { return Ok(()) };
        table.play(seat, action)?;
        self.log_back = 0;
        self.keep();
        self.show();
        Ok(())
    }

    /// Shows what has come of the last action, picture by picture.
    fn show(&mut self) {
        self.touched.clear();
        self.look = None;
        let (eye, played) = (self.common_eye(), self.table.actions_played());
        let beats = if self.pace == Pace::Off { Vec::new() } else { self.table.beats(eye) };
        let before = self.table.log(eye, 0).into_iter().filter(|line| line.number < played).collect();
        match Show::of(beats, before, self.eye) {
            Some(show) => {
                self.eye = eye;
                self.turn_to_next(show);
            }
            None => self.go_on(),
        }
    }

    /// What everybody at the keyboard may see: several people look at pictures together.
    fn common_eye(&self) -> Eye {
        if self.people == 1 { self.eye } else { Eye::Spectator }
    }

    /// Turns to the next picture; after the last one the game goes on.
    fn turn_to_next(&mut self, mut show: Show) {
        match show.next() {
            Some(scene) => {
                self.scene = scene;
                self.cursor = None;
                self.stage = if show.is_chapter() { self.chapter_of(show) } else { Stage::Beat(show) };
            }
            None => {
                self.eye = show.eye_before;
                self.go_on();
            }
        }
    }

    /// A picture that closes a chapter: what was told since the last one in this action, and the sheet.
    fn chapter_of(&mut self, show: Show) -> Stage {
        let played = self.table.actions_played();
        let untold = show.log.get(self.told..).unwrap_or_default();
        let lines = untold.iter().filter(|line| line.number == played).cloned().collect();
        self.told = show.log.len();
        Stage::Chapter { lines, sheet: self.scene.sheet.clone(), scroll: usize::MAX, rest: Some(show) }
    }

    /// Turns to the next picture of what is shown.
    pub(super) fn next_beat(&mut self) {
        match std::mem::replace(&mut self.stage, Stage::Over { sheet: false }) {
            Stage::Beat(show) => self.turn_to_next(show),
            stage => self.stage = stage,
        }
    }

    /// Leaves out the pictures up to the end of a chapter or of the action.
    pub(super) fn skip_beats(&mut self) {
        while matches!(self.stage, Stage::Beat(_)) {
            self.next_beat();
        }
    }

    /// Everybody has read the chapter.
    pub(super) fn close_chapter(&mut self) {
        match std::mem::replace(&mut self.stage, Stage::Over { sheet: false }) {
            Stage::Chapter { rest: Some(show), .. } => self.turn_to_next(show),
            _ => self.go_on(),
        }
    }

    fn keep(&mut self) {
        let Some(save) = &self.save else { return };
        if let Err(error) = save.write(&self.table.replay(&self.names)) {
            self.notice = Some(self.say(&Message::new("ui-not-saved").text("reason", error)));
        }
    }

    fn word_error(&self, error: &PlayError) -> String {
        let message = match error {
            PlayError::BadAction(text) => Message::new("ui-no-action").text("text", text),
            PlayError::Illegal(refusal) => {
                Message::new("ui-refused").message("reason", refusal.reason.clone())
            }
            PlayError::NotYourTurn(_) => Message::new("ui-not-your-turn"),
            PlayError::GameOver => Message::new("ui-over"),
            PlayError::BadSeat(_) | PlayError::BadStack(_) => return error.to_string(),
        };
        self.say(&message)
    }

    /// Finds out what the table waits for now, and shows it to the right eyes.
    pub(super) fn go_on(&mut self) {
        self.touched.clear();
        self.look = None;
        self.stage = self.next_stage();
        match self.stage {
            Stage::Turn(seat) => self.eye = Eye::Seat(seat),
            // Several people read these together, so they show what all may know.
            Stage::Chapter { .. } | Stage::Over { .. } | Stage::Pass(_) if self.people > 1 => {
                self.eye = Eye::Spectator;
            }
            _ => {}
        }
        self.scene = self.table.scene(self.eye);
        self.let_teacher_point();
        self.cursor_to_first();
    }

    /// What the lesson waits for.
    fn due(&self) -> Option<Due> {
        self.teacher.as_ref()?.due(self.table.played())
    }

    /// Whether the lesson goes on.
    #[cfg(test)]
    pub(super) fn teaches(&self) -> bool {
        self.due().is_some()
    }

    /// The move that the teacher asks the person at the keyboard for.
    fn asked_for(&self) -> Option<String> {
        match (self.due(), &self.stage) {
            (Some(Due::Played(seat, action)), Stage::Turn(turn)) if seat == *turn => Some(action),
            _ => None,
        }
    }

    /// Shows what is spoken of, and lets nothing through but the move that is asked for.
    fn let_teacher_point(&mut self) {
        if let (Some(Due::Told { at, .. }), Stage::Told(_)) = (self.due(), &self.stage) {
            self.look = at;
        }
        let Some(action) = self.asked_for() else { return };
        self.scene.choices.retain(|choice| choice.action == action);
        self.scene.blocked.clear();
        self.scene.prompt = self.scene.choices.first().map(|choice| choice.label.clone());
        self.scene.tips = self.teacher.as_ref().and_then(Teacher::last_said).cloned().into_iter().collect();
    }

    /// The learner has read what the teacher says.
    pub(super) fn read_on(&mut self) {
        if let Some(teacher) = &mut self.teacher {
            teacher.read_on();
        }
        self.go_on();
    }

    fn next_stage(&mut self) -> Stage {
        let news = self.untold_chapter();
        if !news.is_empty() {
            // Too long for the screen, it is read from its end: that is where the chapter closes.
            return Stage::Chapter { lines: news, sheet: None, scroll: usize::MAX, rest: None };
        }
        if self.is_over() {
            return Stage::Over { sheet: true };
        }
        match self.due() {
            Some(Due::Told { say, .. }) => return Stage::Told(say),
            Some(Due::Played(seat, action)) if seat.index() >= self.people => {
                return Stage::Bot(Thinking::about(seat, move || Some(action)));
            }
            Some(Due::Played(seat, _)) => return Stage::Turn(seat),
            None => {}
        }
        match self.next_person() {
            Some(seat) if self.people == 1 || self.eye == Eye::Seat(seat) => Stage::Turn(seat),
            Some(seat) => Stage::Pass(seat),
            None => {
                self.table.to_act().iter().next().map_or(Stage::Over { sheet: true }, |seat| self.think(seat))
            }
        }
    }

    /// What has happened since the last chapter, up to the latest one, as everybody at the keyboard may know
    /// it.
    fn untold_chapter(&mut self) -> Vec<LogLine> {
        let log = self.table.log(self.common_eye(), 0);
        let untold = log.get(self.told..).unwrap_or_default();
        let end = end_of_chapters(untold);
        self.told += end;
        untold[..end].to_vec()
    }

    /// The person who is to act: the one at the keyboard if possible, so that it changes hands seldom.
    fn next_person(&self) -> Option<Seat> {
        let people = || self.table.to_act().iter().filter(|seat| seat.index() < self.people);
        let at_keyboard = people().find(|seat| self.eye == Eye::Seat(*seat));
        at_keyboard.or_else(|| people().next())
    }

    fn think(&self, seat: Seat) -> Stage {
        let (table, level) = (Arc::clone(&self.table), self.level);
        Stage::Bot(Thinking::about(seat, move || table.think(seat, level, level.budget(), Machine::here())))
    }

    /// The person to whom the keyboard is passed has it now.
    pub(super) fn accept_keyboard(&mut self) {
        if let Stage::Pass(seat) = self.stage {
            self.eye = Eye::Seat(seat);
            self.go_on();
        }
    }

    /// How long to wait for a key before time passes; for ever, if nobody but a person can go on.
    pub(super) fn patience(&self) -> Option<Duration> {
        match &self.stage {
            Stage::Bot(_) | Stage::Beat(_) if self.overlay.is_some() => None,
            Stage::Beat(show) => Some(show.rest(self.pace)),
            Stage::Bot(thinking) if !thinking.action.is_finished() => Some(BOT_CHECK),
            Stage::Bot(thinking) => Some(thinking.rest()),
            _ => None,
        }
    }

    /// Lets a bot play that is ready, and turns from a picture that has been looked at.
    pub(super) fn time_passes(&mut self) {
        if matches!(&self.stage, Stage::Beat(show) if show.rest(self.pace).is_zero()) {
            self.next_beat();
            return;
        }
        let ready = |thinking: &Thinking| thinking.action.is_finished() && thinking.rest().is_zero();
        if matches!(&self.stage, Stage::Bot(thinking) if ready(thinking)) {
            self.bot_plays();
        }
    }

    /// Lets the bot whose turn it is play, however long it has to think.
    pub(super) fn bot_plays(&mut self) {
        let stage = std::mem::replace(&mut self.stage, Stage::Over { sheet: false });
        let Stage::Bot(thinking) = stage else {
            self.stage = stage;
            return;
        };
        let seat = thinking.seat;
        match thinking.action.join() {
            Ok(Some(action)) => {
                if let Err(error) = self.make_happen(seat, &action) {
                    self.notice = Some(self.word_error(&error));
                }
            }
            Ok(None) => self.notice = Some(self.say(&Message::new("ui-not-your-turn"))),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }

    /// The bots need not seem to think.
    pub(super) fn hurry(&mut self) {
        if let Stage::Bot(thinking) = &mut self.stage {
            thinking.hurried = true;
        }
    }

    /// The same players, another deal.
    pub(super) fn play_again(&mut self) {
        let new = NewGame { seed: None, stack: Vec::new(), ..self.new.clone() };
        match catalog::open(&new) {
            Ok(table) => {
                self.table = Arc::from(table);
                self.new = new;
                self.teacher = None;
                self.told = 0;
                self.log_back = 0;
                self.save = self.save.as_ref().map(Save::next);
                self.keep();
                self.go_on();
            }
            Err(error) => self.notice = Some(error.to_string()),
        }
    }

    /// The command that goes on with this game, if it is kept.
    pub(super) fn resume_command(&self) -> Option<String> {
        let path = quoted(&self.save.as_ref()?.path().display().to_string());
        Some(format!("chabudai play --resume {path} --people {} --bots {}", self.people, self.level))
    }

    fn cursor_to_first(&mut self) {
        self.cursor = self.targets().first().map(|target| target.id.clone());
    }
}

/// How many lines of the log belong to chapters that are over.
fn end_of_chapters(log: &[LogLine]) -> usize {
    log.iter().rposition(|line| line.news.tone == Tone::Chapter).map_or(0, |last| last + 1)
}

/// A file's name as a shell reads it.
fn quoted(path: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-\\:".contains(c);
    if path.chars().all(is_plain) { path.to_owned() } else { format!("'{}'", path.replace('\'', "'\\''")) }
}

impl Thinking {
    fn about(seat: Seat, think: impl FnOnce() -> Option<String> + Send + 'static) -> Thinking {
        Thinking { seat, since: Instant::now(), hurried: false, action: thread::spawn(think) }
    }

    /// What is left of the time that the bot seems to think.
    fn rest(&self) -> Duration {
        if self.hurried { Duration::ZERO } else { BOT_DELAY.saturating_sub(self.since.elapsed()) }
    }
}
