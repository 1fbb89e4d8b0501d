//! The start menu: which game, how many play, and who of them are people.

use bots::Level;
use engine::{About, Lang, Message, Words};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::picture::{from_column, from_line, write};
use super::seating::usual_players;
use super::theme;
use crate::rules::locale;
use crate::text::{width, wrap_text};
use crate::words::{ui_messages, words};

/// The menu and what is chosen in it so far.
pub(super) struct Menu {
    words: Words,
    games: Vec<Entry>,
    game: usize,
    players: usize,
    people: usize,
    level: Level,
    /// The line that the cursor is on: the games first, then the settings, then the start.
    line: usize,
    hits: Vec<(Rect, Click)>,
    pub(super) outcome: Option<Outcome>,
}

struct Entry {
    about: &'static About,
    title: String,
    tagline: String,
    facts: String,
}

/// How the menu ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Leave,
    Start { game: String, players: usize, people: usize, level: Level },
}

/// What a click does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    Line(usize),
    Change(usize, bool),
}

/// The settings below the games, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Setting {
    Players,
    People,
    Bots,
    Start,
}

const SETTINGS: [Setting; 4] = [Setting::Players, Setting::People, Setting::Bots, Setting::Start];

impl Menu {
    pub(super) fn new(lang: Lang, people: usize, level: Level) -> anyhow::Result<Menu> {
        let games: Vec<Entry> =
            catalog::games().iter().map(|about| entry(about, lang)).collect::<anyhow::Result<_>>()?;
        let words = Words::new(lang, &[ui_messages(lang)])?;
        let players = games.first().map_or(0, |entry| usual_players(entry.about));
        let mut menu =
            Menu { words, games, game: 0, players, people, level, line: 0, hits: Vec::new(), outcome: None };
        menu.fit();
        Ok(menu)
    }

    fn about(&self) -> &About {
        self.games[self.game].about
    }

    /// Keeps the numbers within what the game allows.
    fn fit(&mut self) {
        let (few, many) = (*self.about().players.start(), *self.about().players.end());
        self.players = self.players.clamp(few, many);
        self.people = self.people.min(self.players);
    }

    fn setting(&self, line: usize) -> Option<Setting> {
        SETTINGS.get(line.checked_sub(self.games.len())?).copied()
    }

    fn go_to(&mut self, line: usize) {
        self.line = line;
        if line < self.games.len() {
            self.game = line;
            self.fit();
        }
    }

    fn change(&mut self, line: usize, up: bool) {
        let step = |number: usize| if up { number + 1 } else { number.saturating_sub(1) };
        match self.setting(line) {
            Some(Setting::Players) => self.players = step(self.players),
            Some(Setting::People) => self.people = step(self.people),
            Some(Setting::Bots) => {
                let place = Level::ALL.iter().position(|level| *level == self.level).unwrap_or(0);
                self.level = Level::ALL[step(place).min(Level::ALL.len() - 1)];
            }
            Some(Setting::Start) | None => {}
        }
        self.fit();
    }

    fn start(&mut self) {
        self.outcome = Some(Outcome::Start {
            game: self.about().slug.to_owned(),
            players: self.players,
            people: self.people,
            level: self.level,
        });
    }

    pub(super) fn handle(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                self.press(key.code, control);
            }
            Event::Mouse(mouse) => self.point(*mouse),
            _ => {}
        }
    }

    fn press(&mut self, code: KeyCode, control: bool) {
        let lines = self.games.len() + SETTINGS.len();
        match code {
            KeyCode::Char('c') if control => self.outcome = Some(Outcome::Leave),
            KeyCode::Char('q') | KeyCode::Esc => self.outcome = Some(Outcome::Leave),
            KeyCode::Up | KeyCode::BackTab => self.go_to((self.line + lines - 1) % lines),
            KeyCode::Down | KeyCode::Tab => self.go_to((self.line + 1) % lines),
            KeyCode::Left => self.change(self.line, false),
            KeyCode::Right => self.change(self.line, true),
            KeyCode::Enter | KeyCode::Char(' ') => self.start(),
            _ => {}
        }
    }

    fn point(&mut self, mouse: MouseEvent) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let place = Position::new(mouse.column, mouse.row);
        match self.hits.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, click)| *click) {
            Some(Click::Line(line)) if self.setting(line) == Some(Setting::Start) => self.start(),
            Some(Click::Line(line)) => self.go_to(line),
            Some(Click::Change(line, up)) => {
                self.go_to(line);
                self.change(line, up);
            }
            None => {}
        }
    }

    fn say(&self, id: &'static str) -> String {
        self.words.say(&Message::new(id), &[])
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        Clear.render(area, buffer);
        buffer.set_style(area, theme::plain());
        self.hits.clear();
        let columns = area.width.min(76);
        let texts = usize::from(columns.saturating_sub(6));
        let taglines: Vec<Vec<Line<'static>>> =
            self.games.iter().map(|entry| wrap_text(&entry.tagline, texts, Style::new().italic())).collect();
        // With many games in a low window, the tagline is shown for the chosen one only.
        let full = self.games.len() + taglines.iter().map(Vec::len).sum::<usize>() + SETTINGS.len() + 5;
        let all_taglines = full <= area.height.into();
        let height = if all_taglines { full as u16 } else { area.height };
        let frame_area = Rect {
            x: area.x + (area.width - columns) / 2,
            y: area.y + (area.height - height) / 2,
            width: columns,
            height,
        };
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(Style::new().fg(theme::BRASS))
            .style(Style::new().bg(theme::SHADE))
            .title(format!(" Chabudai · {} ", self.say("ui-menu-title")))
            .title_bottom(format!(" {} ", self.say("ui-menu-keys")));
        let mut inside = block.inner(frame_area).inner(Margin::new(1, u16::from(all_taglines)));
        block.render(frame_area, buffer);
        for (line, tagline) in taglines.iter().enumerate() {
            let tagline = if all_taglines || line == self.game { tagline } else { &Vec::new() };
            let used = self.draw_game(buffer, inside, line, tagline);
            inside = from_line(inside, used);
        }
        inside = from_line(inside, 1);
        for line in self.games.len()..self.games.len() + SETTINGS.len() {
            self.draw_setting(buffer, inside, line);
            inside = from_line(inside, 1);
        }
    }

    fn draw_game(&mut self, buffer: &mut Buffer, area: Rect, line: usize, tagline: &[Line<'_>]) -> u16 {
        let entry = &self.games[line];
        let style = match (line == self.line, line == self.game) {
            (true, _) => theme::attention(),
            (false, true) => Style::new().fg(theme::BRASS).bold(),
            (false, false) => Style::new().fg(theme::CHALK),
        };
        let sign = if line == self.game { "▶ " } else { "  " };
        write(buffer, area, 0, &format!("{sign}{} ", entry.title), style);
        let right = area.width.saturating_sub(width(&entry.facts) as u16);
        write(buffer, from_column(area, right), 0, &entry.facts, Style::new().fg(theme::FAINT));
        let mut used = 1;
        for wrapped in tagline {
            write(
                buffer,
                from_column(area, 2),
                used,
                &wrapped.to_string(),
                Style::new().fg(theme::CHALK).italic(),
            );
            used += 1;
        }
        self.hits.push((Rect { height: used, ..area }.intersection(area), Click::Line(line)));
        used
    }

    fn draw_setting(&mut self, buffer: &mut Buffer, area: Rect, line: usize) {
        let Some(setting) = self.setting(line) else { return };
        let style = if line == self.line { theme::attention() } else { Style::new().fg(theme::CHALK) };
        let row = Rect { height: area.height.min(1), ..area };
        self.hits.push((row, Click::Line(line)));
        let (label, value) = match setting {
            Setting::Players => ("ui-menu-players", self.players.to_string()),
            Setting::People if self.people == 0 => ("ui-menu-people", self.say("ui-menu-watch")),
            Setting::People => ("ui-menu-people", self.people.to_string()),
            Setting::Bots => ("ui-menu-bots", self.say(level_name(self.level))),
            Setting::Start => {
                write(buffer, from_column(row, 2), 0, &format!("[ {} ]", self.say("ui-menu-start")), style);
                return;
            }
        };
        write(buffer, from_column(row, 2), 0, &self.say(label), style);
        let value_area = from_column(row, 30);
        let shown = write(buffer, value_area, 0, &format!("◀ {value} ▶"), style);
        self.hits.push((Rect { width: 2, ..value_area }.intersection(row), Click::Change(line, false)));
        let more = from_column(value_area, shown.saturating_sub(2));
        self.hits.push((Rect { width: 2, ..more }.intersection(row), Click::Change(line, true)));
    }
}

fn entry(about: &'static About, lang: Lang) -> anyhow::Result<Entry> {
    let words = words(lang, locale(about, lang)?.messages)?;
    let (short, long) = (*about.minutes.start(), *about.minutes.end());
    let facts = match short == long {
        true => Message::new("ui-menu-facts-exact"),
        false => Message::new("ui-menu-facts").number("short", short),
    };
    let facts = facts
        .number("few", *about.players.start() as i64)
        .number("many", *about.players.end() as i64)
        .number("long", long)
        .text("published", about.minutes_published);
    Ok(Entry {
        title: words.say(&Message::new("game-title"), &[]),
        tagline: words.say(&Message::new("game-tagline"), &[]),
        facts: words.say(&facts, &[]),
        about,
    })
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Novice => "ui-level-novice",
        Level::Casual => "ui-level-casual",
        Level::Expert => "ui-level-expert",
        Level::Master => "ui-level-master",
        Level::Grandmaster => "ui-level-grandmaster",
    }
}
