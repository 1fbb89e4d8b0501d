//! `chabudai play`: a game at this keyboard, drawn from scenes alone. Nothing here knows a game.

mod app;
mod aside;
mod beats;
mod board;
mod buttons;
mod card;
mod count;
mod draw;
mod felt;
mod flow;
mod input;
mod inspect;
mod menu;
mod picture;
mod planned;
mod popup;
mod prompt;
mod save;
mod seating;
mod seats;
mod slot;
#[cfg(test)]
mod snapshot;
mod stack;
mod still;
mod teacher;
#[cfg(test)]
mod tests;
mod theme;
mod touch;
mod typing;
mod zone;

use std::io::{self, IsTerminal};
use std::mem::discriminant;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::bail;
use engine::{Lang, Message};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;

use crate::args::{LearnArgs, PlayArgs};
use crate::complaint::Complaint;
use app::{App, Stage};
pub(crate) use beats::Pace;
use menu::{Menu, Outcome};
pub(crate) use still::spectated;

/// Keys pressed so soon after a screen that asks to be read were meant for the one before.
const UNREADABLY_SHORT: Duration = Duration::from_millis(300);

pub(crate) fn run(mut args: PlayArgs) -> anyhow::Result<ExitCode> {
    must_have_terminal()?;
    // What was typed is checked before the screen changes, so that errors stay readable.
    let seated = match (&args.game, &args.resume) {
        (None, None) => None,
        _ => Some(App::new(seating::sit_down(&args)?)?),
    };
    let mut screen = Screen::open();
    let app = match seated {
        Some(app) => Some(app),
        None => choose(&mut screen, &mut args)?,
    };
    let Some(mut app) = app else { return Ok(ExitCode::SUCCESS) };
    screen.play(&mut app)?;
    drop(screen);
    say_goodbye(&app);
    Ok(ExitCode::SUCCESS)
}

/// `chabudai learn`: a lesson at this keyboard.
pub(crate) fn learn(args: &LearnArgs) -> anyhow::Result<ExitCode> {
    must_have_terminal()?;
    let mut app = App::new(seating::sit_down_to_learn(args)?)?;
    Screen::open().play(&mut app)?;
    Ok(ExitCode::SUCCESS)
}

fn must_have_terminal() -> anyhow::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        bail!(Complaint::new(Message::new("fault-terminal")));
    }
    Ok(())
}

/// Where a kept game is, for later.
fn say_goodbye(app: &App) {
    if app.save.is_some() {
        popup::leave_texts(app).iter().for_each(|text| println!("{text}"));
    }
}

/// Lets the player choose in the start menu; nothing if they leave.
fn choose(screen: &mut Screen, args: &mut PlayArgs) -> anyhow::Result<Option<App>> {
    let lang: Lang = args.lang.get();
    let mut menu = Menu::new(lang, args.people, args.bots)?;
    let outcome = loop {
        screen.draw(|frame| menu.draw(frame))?;
        menu.handle(&event::read()?);
        if let Some(outcome) = menu.outcome.take() {
            break outcome;
        }
    };
    let Outcome::Start { game, players, people, level } = outcome else { return Ok(None) };
    (args.game, args.players, args.people, args.bots) = (Some(game), Some(players), people, level);
    args.names.truncate(people);
    Ok(Some(App::new(seating::sit_down(args)?)?))
}

/// The terminal while it is ours; dropped, it is as it was. A panic restores it too.
struct Screen {
    terminal: DefaultTerminal,
    /// Whether it has more than 256 colours.
    true_colour: bool,
}

impl Screen {
    fn open() -> Screen {
        let terminal = ratatui::init();
        // Without a mouse the keys still do everything.
        let _ = execute!(io::stdout(), EnableMouseCapture);
        let rich = |value: String| value.contains("truecolor") || value.contains("24bit");
        Screen { terminal, true_colour: std::env::var("COLORTERM").is_ok_and(rich) }
    }

    fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        let true_colour = self.true_colour;
        self.terminal.draw(|frame| {
            draw(frame);
            if !true_colour {
                theme::to_256_colours(frame.buffer_mut());
            }
        })?;
        Ok(())
    }

    /// Goes on until the players leave.
    fn play(&mut self, app: &mut App) -> io::Result<()> {
        while !app.left {
            self.draw(|frame| draw::draw(frame, app))?;
            let before = discriminant(&app.stage);
            match next_event(app.patience())? {
                Some(event) => input::handle(app, &event),
                None => app.time_passes(),
            }
            if must_be_read(app) && discriminant(&app.stage) != before {
                self.draw(|frame| draw::draw(frame, app))?;
                swallow_events(UNREADABLY_SHORT)?;
            }
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

/// Whether a stray key would lose what is on the screen, or show what is not for these eyes.
fn must_be_read(app: &App) -> bool {
    matches!(app.stage, Stage::Pass(_) | Stage::Chapter { .. } | Stage::Told(_))
}

fn next_event(patience: Option<Duration>) -> io::Result<Option<Event>> {
    match patience {
        Some(patience) if !event::poll(patience)? => Ok(None),
        _ => event::read().map(Some),
    }
}

fn swallow_events(time: Duration) -> io::Result<()> {
    let until = Instant::now() + time;
    while let Some(rest) = until.checked_duration_since(Instant::now()) {
        if event::poll(rest)? {
            event::read()?;
        }
    }
    Ok(())
}
