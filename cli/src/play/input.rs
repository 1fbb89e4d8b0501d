//! Keys, the mouse and typed moves.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use super::app::{App, Overlay, Stage};
use super::typing::Typing;

/// How many lines a page key scrolls.
const PAGE: usize = 10;

/// How many lines the wheel scrolls.
const NOTCH: usize = 3;

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Arrow {
    pub(super) fn of(code: KeyCode) -> Option<Arrow> {
        match code {
            KeyCode::Left => Some(Arrow::Left),
            KeyCode::Right => Some(Arrow::Right),
            KeyCode::Up => Some(Arrow::Up),
            KeyCode::Down => Some(Arrow::Down),
            _ => None,
        }
    }
}

/// Does what an event asks for.
pub(super) fn handle(app: &mut App, event: &Event) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => press(app, *key),
        Event::Mouse(mouse) => point(app, *mouse),
        _ => {}
    }
}

fn press(app: &mut App, key: KeyEvent) {
    app.notice = None;
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        if key.code == KeyCode::Char('c') {
            ask_or_leave(app);
        }
        return;
    }
    match app.overlay {
        Some(Overlay::Leave) => answer(app, key.code),
        Some(Overlay::Rules(scroll)) => app.overlay = read(key.code, scroll).map(Overlay::Rules),
        Some(Overlay::Boards(scroll)) => app.overlay = read(key.code, scroll).map(Overlay::Boards),
        Some(Overlay::Hint(scroll)) => app.overlay = read(key.code, scroll).map(Overlay::Hint),
        None if app.typing.is_some() => type_key(app, key.code),
        None => press_at_table(app, key.code),
    }
}

/// Pressed twice, Ctrl-C is an answer too.
fn ask_or_leave(app: &mut App) {
    app.left = app.overlay == Some(Overlay::Leave);
    app.overlay = Some(Overlay::Leave);
}

fn answer(app: &mut App, code: KeyCode) {
    app.overlay = None;
    app.left = matches!(code, KeyCode::Char('y' | 'Y' | 'q') | KeyCode::Enter);
}

/// How far it is scrolled after a key; nothing if it is closed.
fn read(code: KeyCode, scroll: usize) -> Option<usize> {
    match code {
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char('?' | 'q' | 'b' | 'h') => None,
        code => Some(scrolled(code, scroll)),
    }
}

/// The same keys scroll everything that is read from its top.
fn scrolled(code: KeyCode, scroll: usize) -> usize {
    match code {
        KeyCode::Up => scroll.saturating_sub(1),
        KeyCode::Down => scroll.saturating_add(1),
        KeyCode::PageUp => scroll.saturating_sub(PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll.saturating_add(PAGE),
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => scroll,
    }
}

fn press_at_table(app: &mut App, code: KeyCode) {
    match code {
        KeyCode::Char('?') if !matches!(app.stage, Stage::Pass(_)) => app.overlay = Some(Overlay::Rules(0)),
        KeyCode::Char('b') if !matches!(app.stage, Stage::Pass(_)) => app.overlay = Some(Overlay::Boards(0)),
        KeyCode::Char('q') => app.overlay = Some(Overlay::Leave),
        code => match &mut app.stage {
            Stage::Pass(_) if matches!(code, KeyCode::Enter | KeyCode::Char(' ')) => app.accept_keyboard(),
            Stage::Pass(_) => {}
            Stage::Chapter { scroll, .. } if is_scroll(code) => *scroll = scrolled(code, *scroll),
            Stage::Chapter { .. } => app.close_chapter(),
            _ if matches!(code, KeyCode::PageUp | KeyCode::PageDown) => scroll_log(app, code),
            Stage::Over { .. } => press_when_over(app, code),
            Stage::Bot(_) => app.hurry(),
            Stage::Beat(_) => app.skip_beats(),
            Stage::Told(_) => app.read_on(),
            Stage::Turn(_) => press_on_turn(app, code),
        },
    }
}

fn is_scroll(code: KeyCode) -> bool {
    matches!(
        code,
        KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End
    )
}

/// The log is read from its end.
fn scroll_log(app: &mut App, code: KeyCode) {
    app.log_back = match code {
        KeyCode::PageUp => app.log_back.saturating_add(PAGE),
        _ => app.log_back.saturating_sub(PAGE),
    };
}

fn press_when_over(app: &mut App, code: KeyCode) {
    match code {
        KeyCode::Char('n') => app.play_again(),
        _ => {
            if let Stage::Over { sheet } = &mut app.stage {
                *sheet = !*sheet;
            }
        }
    }
}

fn press_on_turn(app: &mut App, code: KeyCode) {
    match (code, Arrow::of(code)) {
        (KeyCode::Tab, _) => toggle_look(app),
        (KeyCode::Char('h'), _) => app.ask_for_hint(),
        (KeyCode::Esc, _) if app.look.is_some() => app.look = None,
        (_, Some(arrow)) => move_cursor(app, arrow),
        (KeyCode::Enter | KeyCode::Char(' '), _) => {
            app.look = None;
            if let Some(id) = app.cursor.clone() {
                app.touch(&id);
            }
        }
        (KeyCode::Esc | KeyCode::Backspace, _) => app.take_back(),
        (KeyCode::Char('/' | ':'), _) => app.typing = Some(Typing::default()),
        (KeyCode::Char(c), _) if c.is_alphanumeric() => app.typing = Some(Typing::new(c)),
        _ => {}
    }
}

fn type_key(app: &mut App, code: KeyCode) {
    let legal = app.legal();
    let Some(typing) = &mut app.typing else { return };
    match code {
        KeyCode::Char(c) => typing.push(c),
        KeyCode::Tab => typing.complete(&legal),
        KeyCode::Backspace if typing.pop() => {}
        KeyCode::Esc | KeyCode::Backspace => app.typing = None,
        KeyCode::Enter if typing.text.trim().is_empty() => app.typing = None,
        KeyCode::Enter => {
            let text = typing.text.trim().to_owned();
            app.play(&text);
        }
        _ => {}
    }
}

/// Cards that cannot be touched can still be read.
fn toggle_look(app: &mut App) {
    app.look = match app.look {
        Some(_) => None,
        None => cards(app).into_iter().next(),
    };
}

fn cards(app: &App) -> Vec<String> {
    let is_card = |id: &str| app.scene.zones.iter().flat_map(|zone| &zone.cards).any(|card| card.id == id);
    app.hits.iter().filter(|hit| is_card(&hit.id)).map(|hit| hit.id.clone()).collect()
}

fn move_cursor(app: &mut App, arrow: Arrow) {
    if let Some(look) = app.look.clone() {
        app.look = Some(neighbour(app, &cards(app), &look, arrow));
    } else {
        let ids: Vec<String> = app.targets().into_iter().map(|target| target.id).collect();
        let from = app.cursor.clone().unwrap_or_default();
        app.cursor = (!ids.is_empty()).then(|| neighbour(app, &ids, &from, arrow));
    }
}

/// The nearest of `ids` on the screen in this direction; if there is none, the next in the list, so that
/// everything can be reached.
fn neighbour(app: &App, ids: &[String], from: &str, arrow: Arrow) -> String {
    let area = |id: &str| app.hits.iter().rev().find(|hit| hit.id == id).map(|hit| hit.area);
    let nearest = area(from).and_then(|here| {
        let away = |id: &&String| area(id).and_then(|there| distance(here, there, arrow));
        ids.iter().filter(|id| *id != from).filter(|id| away(id).is_some()).min_by_key(away)
    });
    nearest.cloned().unwrap_or_else(|| {
        let here = ids.iter().position(|id| id == from).unwrap_or(0);
        let step = if matches!(arrow, Arrow::Right | Arrow::Down) { 1 } else { ids.len() - 1 };
        ids[(here + step) % ids.len()].clone()
    })
}

/// How far it is in the direction of the arrow; what lies beside the way counts as further. A line of the
/// screen is about as high as two columns are wide.
fn distance(from: Rect, to: Rect, arrow: Arrow) -> Option<i32> {
    let middle = |area: Rect| {
        (2 * i32::from(area.x) + i32::from(area.width), 4 * i32::from(area.y) + 2 * i32::from(area.height))
    };
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let (ahead, beside) = match arrow {
        Arrow::Left => (x - to_x, y - to_y),
        Arrow::Right => (to_x - x, y - to_y),
        Arrow::Up => (y - to_y, x - to_x),
        Arrow::Down => (to_y - y, x - to_x),
    };
    // Along a line of cards only what is on the line is ahead; up and down, anything above or below.
    let on_the_way = match arrow {
        Arrow::Left | Arrow::Right => beside.abs() <= 4,
        Arrow::Up | Arrow::Down => true,
    };
    (ahead > 0 && on_the_way).then_some(2 * ahead + beside.abs())
}

fn point(app: &mut App, mouse: MouseEvent) {
    let place = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::ScrollUp => wheel(app, true),
        MouseEventKind::ScrollDown => wheel(app, false),
        MouseEventKind::Down(MouseButton::Left) => click(app, place),
        MouseEventKind::Down(MouseButton::Right) => app.take_back(),
        _ => {}
    }
}

fn wheel(app: &mut App, up: bool) {
    let moved = |scroll: usize| if up { scroll.saturating_sub(NOTCH) } else { scroll.saturating_add(NOTCH) };
    match (&mut app.overlay, &mut app.stage) {
        (Some(Overlay::Rules(scroll) | Overlay::Boards(scroll) | Overlay::Hint(scroll)), _) => {
            *scroll = moved(*scroll);
        }
        (Some(Overlay::Leave), _) | (None, Stage::Pass(_)) => {}
        (None, Stage::Chapter { scroll, .. }) => *scroll = moved(*scroll),
        (None, _) if up => app.log_back = app.log_back.saturating_add(NOTCH),
        (None, _) => app.log_back = app.log_back.saturating_sub(NOTCH),
    }
}

fn click(app: &mut App, place: Position) {
    app.notice = None;
    if app.overlay.is_some() {
        return;
    }
    match app.stage {
        Stage::Pass(_) => app.accept_keyboard(),
        Stage::Chapter { .. } => app.close_chapter(),
        Stage::Bot(_) => app.hurry(),
        Stage::Beat(_) => app.skip_beats(),
        Stage::Told(_) => app.read_on(),
        Stage::Turn(_) | Stage::Over { .. } => click_thing(app, place),
    }
}

/// Touches the topmost thing that can be touched there; what cannot is looked at.
fn click_thing(app: &mut App, place: Position) {
    app.look = None;
    let targets = app.targets();
    let under: Vec<String> =
        app.hits.iter().rev().filter(|hit| hit.area.contains(place)).map(|hit| hit.id.clone()).collect();
    match under.iter().find(|id| targets.iter().any(|target| target.id == **id)) {
        Some(id) => app.touch(id),
        // A second click on what is touched takes it back.
        None if app.touched.last().is_some_and(|last| under.contains(last)) => app.take_back(),
        None => app.look = under.into_iter().next(),
    }
}
