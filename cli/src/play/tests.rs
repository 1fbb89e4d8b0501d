//! The terminal's table, driven by the events a terminal sends and read off its screen.

mod stage;

use bots::Level;
use engine::{
    CardFace, CardScene, Choice, Eye, Lang, Layout, Message, NewGame, Place, Scene, Seat, SeatScene, Seed,
    Touch, Zone,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use unicode_width::UnicodeWidthStr;

use super::Pace;
use super::app::{App, Stage};
use super::menu::{Menu, Outcome};
use super::save::{self, Save};
use super::seating::Seating;
use super::teacher::Teacher;
use super::{draw, input, snapshot, still};

/// Rows -2, 4 and 1; then a hand for each of three.
const DEAL: &str = "-2 4 1 3 2 L 1|5 5 -1 2 3 4 -1 L -2";

fn japanese() -> Lang {
    "ja".parse().unwrap()
}

fn seating(people: usize, players: usize, lang: Lang, new: NewGame) -> Seating {
    let new = NewGame { game: "donburiko".into(), players, seed: Some(Seed::from(7)), ..new };
    let names = ["Mari", "Ken", "Yuki", "Taro"].iter().take(players).map(ToString::to_string).collect();
    Seating {
        about: catalog::about("donburiko").unwrap(),
        table: catalog::open(&new).unwrap(),
        new,
        lang,
        names,
        people,
        level: Level::Novice,
        pace: Pace::Off,
        save: None,
        teacher: None,
        notice: None,
    }
}

fn stacked() -> NewGame {
    let stack = vec![DEAL.split(' ').map(String::from).collect()];
    NewGame { first: Seat::new(0), stack, ..NewGame::default() }
}

/// Three at the stacked deal, the first so many of them people.
fn sit(people: usize) -> App {
    App::new(seating(people, 3, Lang::EN, stacked())).unwrap()
}

/// The screen as text, line by line.
fn screen_of(app: &mut App, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::draw(frame, app)).unwrap();
    text(terminal.backend())
}

fn text(backend: &TestBackend) -> Vec<String> {
    still::lines(backend.buffer())
}

fn screen(app: &mut App) -> String {
    screen_of(app, 100, 30).join("\n")
}

fn press(app: &mut App, code: KeyCode) {
    // The arrow keys go by what is on the screen.
    screen(app);
    input::handle(app, &Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

fn type_move(app: &mut App, action: &str) {
    press(app, KeyCode::Char('/'));
    action.chars().for_each(|c| press(app, KeyCode::Char(c)));
    press(app, KeyCode::Enter);
}

fn click(app: &mut App, id: &str) {
    screen(app);
    let area = app.hits.iter().rev().find(|hit| hit.id == id).unwrap_or_else(|| panic!("no {id}")).area;
    let mouse = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: area.x,
        row: area.y,
        modifiers: KeyModifiers::NONE,
    };
    input::handle(app, &Event::Mouse(mouse));
}

fn log(app: &App) -> Vec<String> {
    app.scene.log.iter().map(|line| app.say(&line.news.message)).collect()
}

/// Any move of whoever is to act, until a person has a turn or the game is over.
fn let_bots_play(app: &mut App) {
    while matches!(app.stage, Stage::Bot(_)) {
        app.bot_plays();
    }
}

#[test]
fn a_table_of_three_is_drawn_with_rows_hand_log_and_the_others() {
    let mut app = sit(1);
    let screen = screen_of(&mut app, 100, 30);
    let expected = [
        " Donburiko",
        "│ Ken ",
        "│▒▒ ▒▒ ▒▒ ▒▒ 4 cards                              │▒▒ ▒▒ ▒▒ ▒▒ 4 cards",
        "  Oak          ╭─────╮",
        "  total −2     │−2○  │",
        "▶ YOUR TURN · Mari",
        " Your turn: choose a card.",
    ];
    for start in expected {
        assert!(screen.iter().any(|line| line.starts_with(start)), "{start} in {screen:#?}");
    }
    assert!(screen.iter().any(|line| line.contains("! Round 1: cards are dealt,")), "{screen:#?}");
    assert!(screen.iter().any(|line| line.contains("━┓╭──")), "{screen:#?}");
}

#[test]
fn whoever_asks_is_told_what_the_master_would_do_and_why() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Char('h'));
    let shown = screen(&mut app);
    assert!(shown.contains("What the master would do"), "{shown}");
    assert_eq!(shown.matches("%: ").count(), 3, "{shown}");
    assert!(shown.contains("% against") || shown.contains("%, not"), "{shown}");
    press(&mut app, KeyCode::Esc);
    assert!(!screen(&mut app).contains("What the master would do"));
}

#[test]
fn the_table_of_four_fits_into_eighty_by_twenty_four() {
    let mut app =
        App::new(seating(1, 4, Lang::EN, NewGame { first: Seat::new(0), ..NewGame::default() })).unwrap();
    let screen = screen_of(&mut app, 80, 24);
    for row in ["Oak", "Maple", "Ginkgo", "Pine", "YOUR TURN", "Log", "? rules"] {
        assert!(screen.iter().any(|line| line.contains(row)), "{row} in {screen:#?}");
    }
    assert!(app.targets().iter().all(|target| app.hits.iter().any(|hit| hit.id == target.id)));
}

#[test]
fn touching_by_keys_by_mouse_and_typing_play_the_same_action() {
    let card = "hand0.1";
    let mut by_keys = sit(1);
    by_keys.cursor = Some(card.into());
    press(&mut by_keys, KeyCode::Enter);
    while by_keys.cursor.as_deref() != Some("r2.down") {
        press(&mut by_keys, KeyCode::Right);
    }
    press(&mut by_keys, KeyCode::Enter);
    let mut by_mouse = sit(1);
    for id in [card, "r2.down"] {
        click(&mut by_mouse, id);
    }
    let mut typed = sit(1);
    let action = typed
        .scene
        .choices
        .iter()
        .find(|choice| choice.touches.iter().map(|touch| touch.id().as_str()).eq([card, "r2.down"]))
        .map(|choice| choice.action.clone())
        .unwrap();
    type_move(&mut typed, &action);
    assert!(log(&typed)[1].contains("face down to Maple"), "{:?}", log(&typed));
    assert_eq!(log(&by_keys), log(&typed));
    assert_eq!(log(&by_mouse), log(&typed));
}

#[test]
fn a_touch_can_be_taken_back() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.touched, ["hand0.0"]);
    assert!(screen(&mut app).contains("Oak: face up (get 1)"));
    press(&mut app, KeyCode::Esc);
    assert!(app.touched.is_empty());
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Backspace);
    assert!(app.touched.is_empty());
    assert_eq!(app.cursor.as_deref(), Some("hand0.0"));
    assert_eq!(log(&app).len(), 1);
}

#[test]
fn a_click_on_a_touched_card_takes_it_back() {
    let mut app = sit(1);
    click(&mut app, "hand0.2");
    assert_eq!(app.touched, ["hand0.2"]);
    click(&mut app, "hand0.2");
    assert!(app.touched.is_empty());
}

#[test]
fn what_a_choice_may_be_regretted_for_is_said_before_it_is_played() {
    let mut app = sit(1);
    let two = app.scene.choices.iter().find(|choice| choice.action == "add 2 up r2").unwrap();
    let card = two.touches[0].id().clone();
    click(&mut app, &card);
    app.cursor = Some("r2.up".into());
    let screen = screen(&mut app);
    assert!(screen.contains("Careful: This makes Maple worth exactly 6"), "{screen}");
    assert!(screen.contains("Add a 2 to Maple face up"), "{screen}");
}

#[test]
fn a_typed_move_is_completed_from_what_is_legal() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Char('a'));
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.typing.as_ref().map(|typing| typing.text.as_str()), Some("add "));
    assert!(screen(&mut app).contains("Move: add █"));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.typing, None);
    assert_eq!(log(&app).len(), 1);
}

#[test]
fn a_refused_move_is_answered_with_the_reason() {
    let mut app = sit(1);
    type_move(&mut app, "take r1");
    let refused = screen(&mut app);
    assert!(refused.contains("Oak is only its row card; a row needs two or more cards"), "{refused}");
    type_move(&mut app, " now");
    assert!(screen(&mut app).contains("is no move of this game"));
    assert_eq!(log(&app).len(), 1);
    let mut app = App::new(seating(1, 3, japanese(), stacked())).unwrap();
    type_move(&mut app, "take r1");
    assert!(screen(&mut app).contains("かしは1枚だけです。"));
}

#[test]
fn what_is_blocked_is_shown_with_its_reason_and_cannot_be_touched() {
    let mut app = (0..200).find_map(penniless).expect("somebody runs out of chips");
    let blocked = app.scene.blocked[0].clone();
    for touch in &blocked.touches[..blocked.touches.len() - 1] {
        click(&mut app, touch.id());
    }
    assert!(screen(&mut app).contains(" ×"));
    let before = log(&app);
    click(&mut app, blocked.touches[blocked.touches.len() - 1].id());
    let screen = screen(&mut app);
    assert!(screen.contains("Not now: You have no chip to lay on a face-down card"), "{screen}");
    assert_eq!(log(&app), before);
}

/// A game in which the person at the keyboard has cards and no chips, if this seed comes to it.
fn penniless(seed: u64) -> Option<App> {
    let mut app = App::new(seating(1, 3, Lang::EN, NewGame::default())).unwrap();
    for step in 0..60 {
        match app.stage {
            Stage::Bot(_) => app.bot_plays(),
            Stage::Over { .. } => return None,
            Stage::Turn(_) if !app.scene.blocked.is_empty() => return Some(app),
            Stage::Turn(_) => {
                let legal = app.legal();
                let action = legal[(seed + step * 31) as usize % legal.len()].clone();
                app.play(&action);
            }
            _ => app.go_on(),
        }
    }
    None
}

#[test]
fn nothing_of_a_hand_is_on_the_screen_while_the_keyboard_is_passed() {
    let mut app = sit(2);
    let shown = screen(&mut app);
    assert!(shown.contains("Mari, it is your turn."), "{shown}");
    press(&mut app, KeyCode::Enter);
    assert!(screen(&mut app).contains("1/5◆"));
    type_move(&mut app, "add 3 down r1");
    for code in [KeyCode::Char('?'), KeyCode::Char('x'), KeyCode::Tab, KeyCode::Down, KeyCode::Esc] {
        press(&mut app, code);
        let shown = screen(&mut app);
        assert!(shown.contains("Ken, it is your turn."), "{shown}");
        for secret in ["●", "◆", "~", "○", "│3", "acorn", "Oak", "Row"] {
            assert!(!shown.contains(secret), "{secret} in {shown}");
        }
        assert_eq!(app.eye, Eye::Spectator);
    }
    press(&mut app, KeyCode::Enter);
    let kens = screen(&mut app);
    assert!(kens.contains("YOUR TURN · Ken") && kens.contains("5●"), "{kens}");
    assert!(!kens.contains("1/5◆") && !kens.contains("a 3"), "{kens}");
}

#[test]
fn a_face_down_card_is_shown_to_its_owner_alone() {
    let mut app = sit(1);
    type_move(&mut app, "add 3 down r1");
    let own = screen(&mut app);
    assert!(own.contains("3●░"), "{own}");
    let mut app = sit(2);
    press(&mut app, KeyCode::Enter);
    type_move(&mut app, "add 3 down r1");
    press(&mut app, KeyCode::Enter);
    let other = screen(&mut app);
    assert!(other.contains("│▒▒▒▒▒│") && other.contains("◉"), "{other}");
}

#[test]
fn a_small_window_says_which_size_it_needs_and_recovers() {
    let mut app = sit(1);
    let small = screen_of(&mut app, 50, 12).join(" ");
    assert!(small.contains("50×12") && small.contains("64×20"), "{small}");
    screen_of(&mut app, 3, 2);
    assert!(screen_of(&mut app, 64, 20).join(" ").contains("YOUR TURN"));
}

#[test]
fn no_wide_letter_covers_the_border_of_what_lies_over_it() {
    let mut app = App::new(seating(1, 3, japanese(), stacked())).unwrap();
    press(&mut app, KeyCode::Char('?'));
    for columns in 70..90 {
        let mut terminal = Terminal::new(TestBackend::new(columns, 24)).unwrap();
        terminal.draw(|frame| draw::draw(frame, &mut app)).unwrap();
        let buffer = terminal.backend().buffer();
        let border = (0..columns).find(|&x| buffer[(x, 12)].symbol() == "│").unwrap();
        for y in 3..21 {
            assert_eq!(buffer[(border, y)].symbol(), "│", "{columns} columns, line {y}");
            assert!(
                border == 0 || buffer[(border - 1, y)].symbol().width() < 2,
                "{columns} columns, line {y}"
            );
        }
    }
}

#[test]
fn japanese_is_drawn_in_its_columns() {
    let mut app = App::new(seating(1, 3, japanese(), stacked())).unwrap();
    let screen = screen_of(&mut app, 80, 24);
    assert!(screen[0].starts_with(" ドンブリコ！"));
    assert!(screen.iter().any(|line| line.starts_with("▶ あなたの番 · Mari")), "{screen:#?}");
    assert!(screen.iter().any(|line| line.contains("余り")), "{screen:#?}");
    for line in &screen {
        assert!(line.width() <= 80, "{line}");
    }
}

#[test]
fn the_rules_can_be_read_over_the_table() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Char('?'));
    assert!(screen(&mut app).contains("Donguri Korokoro"));
    press(&mut app, KeyCode::End);
    assert!(screen(&mut app).contains("masanofu"));
    press(&mut app, KeyCode::Esc);
    assert!(app.overlay.is_none());
}

#[test]
fn leaving_is_asked_about_and_says_what_becomes_of_the_game() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Char('q'));
    assert!(screen(&mut app).contains("The game is not kept"));
    press(&mut app, KeyCode::Char('n'));
    assert!(!app.left && app.overlay.is_none());
    press(&mut app, KeyCode::Char('q'));
    press(&mut app, KeyCode::Char('y'));
    assert!(app.left);
}

#[test]
fn control_c_asks_and_leaves_when_pressed_again() {
    let mut app = sit(1);
    let control_c = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    input::handle(&mut app, &control_c);
    assert!(!app.left);
    input::handle(&mut app, &control_c);
    assert!(app.left);
}

#[test]
fn a_whole_game_is_played_with_the_keys_alone() {
    let mut app = App::new(seating(1, 3, Lang::EN, NewGame::default())).unwrap();
    let mut chapters = 0;
    for number in 0..4000 {
        match app.stage {
            Stage::Bot(_) => let_bots_play(&mut app),
            Stage::Over { .. } => break,
            Stage::Chapter { .. } => {
                chapters += 1;
                assert!(screen(&mut app).contains("is over: "));
                press(&mut app, KeyCode::Enter);
            }
            _ if number % 5 == 0 => press(&mut app, KeyCode::Down),
            _ if number % 7 == 0 => press(&mut app, KeyCode::Right),
            _ => press(&mut app, KeyCode::Enter),
        }
    }
    let end = screen(&mut app);
    assert!(chapters > 1 && end.contains("Final scores") && end.contains("Rank"), "{end}");
    press(&mut app, KeyCode::Char('n'));
    assert!(!app.is_over());
}

#[test]
fn with_nobody_at_the_keyboard_the_bots_are_watched_with_a_spectators_eyes() {
    let mut app = sit(0);
    assert!(matches!(app.stage, Stage::Bot(_)));
    let shown = screen(&mut app);
    assert!(shown.contains("Mari is thinking") && shown.contains("▶ Mari"), "{shown}");
    assert_eq!(app.eye, Eye::Spectator);
    app.bot_plays();
    assert_eq!(log(&app).len(), 2);
}

#[test]
fn a_key_hurries_the_bots() {
    let mut app = sit(1);
    type_move(&mut app, "add 3 up r1");
    assert!(matches!(app.stage, Stage::Bot(_)));
    press(&mut app, KeyCode::Char(' '));
    while app.patience().is_some_and(|patience| !patience.is_zero()) {
        std::thread::yield_now();
    }
    app.time_passes();
    assert_eq!(log(&app).len(), 3);
}

#[test]
fn every_action_is_kept_and_the_game_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let save = Save::create(&folder.path().join("tea.json")).unwrap();
    let mut app =
        App::new(Seating { save: Some(save.clone()), ..seating(1, 3, Lang::EN, stacked()) }).unwrap();
    type_move(&mut app, "add 3 up r1");
    let_bots_play(&mut app);
    let replay = save::read(save.path()).unwrap();
    assert_eq!(replay.actions[0].action, "add 3 up r1");
    assert_eq!(replay.actions.len(), 3);
    press(&mut app, KeyCode::Char('q'));
    assert!(screen(&mut app).contains("--people 1 --bots novice"));

    let mut table = catalog::open(&replay.new_game()).unwrap();
    assert_eq!(replay.resume(&mut *table).unwrap(), engine::Resumed::FromLog);
    let mut again =
        App::new(Seating { table, save: Some(save), ..seating(1, 3, Lang::EN, stacked()) }).unwrap();
    assert_eq!(log(&again), log(&app));
    assert!(screen(&mut again).contains("YOUR TURN"));
}

#[test]
fn the_log_is_scrolled_by_keys_and_wheel_and_no_further_than_it_is_long() {
    let mut app = sit(1);
    while app.scene.log.len() < 24 || app.scene.choices.is_empty() {
        match app.scene.choices.first().map(|choice| choice.action.clone()) {
            Some(action) => type_move(&mut app, &action),
            None => press(&mut app, KeyCode::Enter),
        }
        let_bots_play(&mut app);
    }
    (0..9).for_each(|_| press(&mut app, KeyCode::PageUp));
    screen_of(&mut app, 80, 24);
    assert!(app.log_back > 0);
    assert!(screen(&mut app).contains("! Round 1"));
    (0..9).for_each(|_| press(&mut app, KeyCode::PageDown));
    assert_eq!(app.log_back, 0);
}

#[test]
fn cards_that_cannot_be_touched_can_be_looked_at() {
    let mut app = sit(1);
    click(&mut app, "r1.0");
    assert!(screen(&mut app).contains("pond −2: Takes 2 from its row"));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Tab);
    assert!(app.look.is_some() && screen(&mut app).contains("a face-down card"));
    press(&mut app, KeyCode::Tab);
    assert!(app.look.is_none());
}

/// A crowded table such as no game of ours lays yet: six seats, piles, columns and long rows.
fn crowded(app: &App) -> Scene {
    let face =
        app.scene.zones.iter().flat_map(|zone| &zone.cards).find_map(|card| card.face.clone()).unwrap();
    let zone = |id: String, place: Place, layout: Layout, cards: usize| Zone {
        cards: (0..cards)
            .map(|index| CardScene {
                id: format!("{id}.{index}").into(),
                chips: index as u8,
                by: Seat::new(index % 6),
                ..CardScene::seen(
                    (index % 3 > 0).then(|| CardFace { text: "RW10".into(), ..CardFace::clone(&face) }),
                )
            })
            .collect(),
        tokens: app.scene.seats[0].tokens.clone(),
        aside: Some(Message::new("game-tagline").into()),
        ..Zone::new(id, place, layout, Message::new("game-title"))
    };
    let seats = Seat::ALL.map(|seat| SeatScene { seat, ..SeatScene::clone(&app.scene.seats[0]) }.into());
    let layouts = [Layout::Pile, Layout::Row, Layout::Column, Layout::Column, Layout::Fan, Layout::Pile];
    let middle = layouts.into_iter().enumerate().flat_map(|(number, layout)| {
        [0, 1, 9].map(|cards| zone(format!("m{number}.{cards}"), Place::Middle, layout, cards))
    });
    let around = Seat::ALL.into_iter().flat_map(|seat| {
        [Place::Hand(seat), Place::Before(seat), Place::Before(seat)]
            .into_iter()
            .enumerate()
            .map(move |(number, place)| (format!("s{seat}.{number}"), place))
    });
    let mut zones: Vec<Zone> = middle.collect();
    zones.extend(around.map(|(id, place)| zone(id, place, Layout::Fan, 12)));
    zones.push(zone("deck".into(), Place::Side, Layout::Pile, 40));
    let choice = |action: &str, touch: Touch| Choice::new(action, Message::new("game-title"), vec![touch]);
    let choices = zones.iter().map(|zone| choice(&zone.id, Touch::thing(zone.id.clone())));
    let touch_a_player = choice("greet", Touch::seat(Seat::ALL[1]));
    let choices = choices.chain([touch_a_player]).collect();
    let zones = zones.into_iter().map(Into::into).collect();
    Scene { seats: seats.to_vec(), zones, choices, ..app.scene.clone() }
}

#[test]
fn a_crowded_table_is_drawn_at_every_size_and_all_of_it_can_be_reached() {
    let mut app = sit(1);
    app.scene = crowded(&app);
    app.names.extend(["Hana", "Sora"].map(String::from));
    for (width, height) in [(64, 20), (80, 24), (81, 33), (100, 30), (120, 40), (200, 60), (64, 90)] {
        screen_of(&mut app, width, height);
        let ids: Vec<String> = app.targets().into_iter().map(|target| target.id).collect();
        for _ in 0..ids.len() {
            input::handle(&mut app, &Event::Key(KeyEvent::new(KeyCode::Down, KeyModifiers::NONE)));
            screen_of(&mut app, width, height);
        }
    }
    app.cursor = Some("seat1".into());
    assert!(screen_of(&mut app, 120, 40)[1].contains("▶▶ Ken"));
    for (width, height) in (1..70).zip(1..30) {
        screen_of(&mut app, width, height);
    }
}

fn menu_screen(menu: &mut Menu) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| menu.draw(frame)).unwrap();
    text(terminal.backend()).join("\n")
}

#[test]
fn the_menu_starts_the_game_that_was_chosen() {
    let mut menu = Menu::new(Lang::EN, 1, Level::Casual).unwrap();
    let games = catalog::games().len();
    let shown = menu_screen(&mut menu);
    assert!(shown.contains("Donburiko") && shown.contains("2–4 players · 15 minutes"), "{shown}");
    let mut press = |code| menu.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    (0..games).for_each(|_| press(KeyCode::Down));
    (0..9).for_each(|_| press(KeyCode::Right));
    press(KeyCode::Down);
    press(KeyCode::Right);
    press(KeyCode::Enter);
    let Some(Outcome::Start { players, people, .. }) = menu.outcome else { panic!("{:?}", menu.outcome) };
    let most = *catalog::games().last().unwrap().players.end();
    assert_eq!((players, people), (most, 2));
}

#[test]
fn the_menu_is_left_with_q() {
    let mut menu = Menu::new(japanese(), 1, Level::Casual).unwrap();
    assert!(menu_screen(&mut menu).contains("何で遊びますか？"));
    menu.handle(&Event::Key(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::NONE)));
    assert_eq!(menu.outcome, Some(Outcome::Leave));
}

/// After a change that is meant, draw it anew with `CHABUDAI_RECORD=1 cargo test -p chabudai readme`.
#[test]
fn the_picture_in_the_readme_is_what_the_terminal_shows() {
    let mut app = sit(1);
    for action in ["add L up r1", "add 3 up r2"] {
        type_move(&mut app, action);
        let_bots_play(&mut app);
    }
    press(&mut app, KeyCode::Right);
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
    terminal.draw(|frame| draw::draw(frame, &mut app)).unwrap();
    let picture = snapshot::svg(terminal.backend().buffer());
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/terminal.svg");
    if std::env::var_os("CHABUDAI_RECORD").is_some() {
        std::fs::write(file, &picture).unwrap();
    }
    assert!(picture == std::fs::read_to_string(file).unwrap(), "docs/terminal.svg shows another screen");
}

/// The first lesson, read and played with the keys alone: what is asked for is all that can be touched.
#[test]
fn a_lesson_is_taken_with_the_teachers_words_and_then_played_for_real() {
    let lesson = catalog::lesson("donburiko", 1).unwrap();
    let new = lesson.new_game().unwrap();
    let teacher = Some(Teacher::new(lesson, Some("chabudai learn donburiko 2".into())));
    let table = catalog::open(&new).unwrap();
    let mut app = App::new(Seating { table, teacher, ..seating(1, 3, Lang::EN, new) }).unwrap();
    let (mut told, mut played) = (0, 0);
    while app.teaches() {
        match app.stage {
            Stage::Told(_) => {
                let shown = screen(&mut app);
                assert!(shown.contains("Press any key to go on"), "{shown}");
                press(&mut app, KeyCode::Char(' '));
                told += 1;
            }
            Stage::Turn(_) => {
                assert_eq!((app.scene.choices.len(), app.legal().len()), (1, 1));
                if played == 0 {
                    type_move(&mut app, "add 5 down r1");
                    assert!(screen(&mut app).contains("the teacher asks for another move"));
                    press(&mut app, KeyCode::Esc);
                }
                let targets = app.targets().len();
                assert!((1..=2).contains(&targets), "{targets} things can be touched");
                while matches!(app.stage, Stage::Turn(_)) {
                    press(&mut app, KeyCode::Enter);
                }
                played += 1;
            }
            Stage::Bot(_) => app.bot_plays(),
            Stage::Chapter { .. } => app.close_chapter(),
            _ => panic!("the lesson is over too soon"),
        }
    }
    let says = lesson.steps.iter().filter(|step| step.say.is_some()).count();
    let plays =
        lesson.steps.iter().filter(|step| step.play.as_ref().is_some_and(|play| play.0 == lesson.learner));
    assert_eq!((told, played), (says + 1, plays.count()));
    // Bots are free by now, and may end the round.
    loop {
        match app.stage {
            Stage::Bot(_) => app.bot_plays(),
            Stage::Chapter { .. } => app.close_chapter(),
            _ => break,
        }
    }
    assert!(!app.legal().is_empty(), "the rest is played for real");
}
