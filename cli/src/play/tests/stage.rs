//! Plans, boards and beats on the terminal's screen.

use ratatui::layout::Rect;

use super::*;
use crate::play::picture::Picture;
use crate::play::{planned, prompt};

/// A game as its catalog has it, with one person and bots.
fn table(game: &str, players: usize, pace: Pace) -> App {
    let new = NewGame { game: game.into(), players, seed: Some(Seed::from(7)), ..NewGame::default() };
    let names = ["Mari", "Ken", "Yuki", "Taro", "Hana", "Sora"];
    let names = names.iter().take(players).map(ToString::to_string).collect();
    let about = catalog::about(game).unwrap();
    let table = catalog::open(&new).unwrap();
    App::new(Seating { about, table, new, names, pace, ..seating(1, 3, Lang::EN, stacked()) }).unwrap()
}

/// Every game with every number of players.
fn every_table() -> impl Iterator<Item = (&'static str, usize)> {
    catalog::games().iter().flat_map(|about| about.players.clone().map(|players| (about.slug, players)))
}

/// Every game with the most players.
fn largest_tables() -> impl Iterator<Item = (&'static str, usize)> {
    catalog::games().iter().map(|about| (about.slug, *about.players.end()))
}

/// Goes on with any move of the person at the keyboard, any key, or a bot.
fn go_on_somehow(app: &mut App, step: usize) {
    match app.stage {
        Stage::Turn(_) => {
            let legal = app.legal();
            let action = legal[(step * 31) % legal.len()].clone();
            app.play(&action);
        }
        Stage::Bot(_) => app.bot_plays(),
        Stage::Beat(_) => app.next_beat(),
        Stage::Chapter { .. } => app.close_chapter(),
        _ => {}
    }
}

#[test]
fn every_plan_fits_into_a_hundred_and_twenty_by_forty_and_none_into_eighty_by_twenty_four() {
    for (game, players) in every_table() {
        let app = table(game, players, Pace::Off);
        assert!(planned::lay(app.plan(), Rect::new(0, 0, 120, 40)).is_some(), "{game} of {players}");
        assert!(planned::lay(app.plan(), Rect::new(0, 0, 80, 24)).is_none(), "{game} of {players}");
    }
}

#[test]
fn all_that_can_be_touched_is_seen_where_the_cursor_is() {
    for (game, players) in largest_tables() {
        let mut app = table(game, players, Pace::Off);
        for step in 0..30 {
            go_on_somehow(&mut app, step);
            for id in app.targets().into_iter().map(|target| target.id) {
                app.cursor = Some(id.clone());
                screen_of(&mut app, 140, 45);
                assert!(app.hits.iter().any(|hit| hit.id == id), "{id} in {game} of {players}");
            }
        }
    }
}

#[test]
fn whole_games_are_shown_picture_by_picture_at_every_size() {
    for about in catalog::games() {
        let mut app = table(about.slug, *about.players.start(), Pace::Normal);
        let mut pictures = 0;
        for step in 0..4000 {
            if matches!(app.stage, Stage::Over { .. }) {
                break;
            }
            pictures += usize::from(app.cue().is_some());
            let (said, _) = prompt::sentences(&app, &Picture::new(&app));
            assert!(app.cue().is_none() || !said.is_empty(), "{}: a picture says nothing", about.slug);
            let size = [(140, 45), (120, 40), (80, 24), (64, 20)][step % 4];
            screen_of(&mut app, size.0, size.1);
            go_on_somehow(&mut app, step);
        }
        assert!(matches!(app.stage, Stage::Over { .. }), "{} does not end", about.slug);
        assert!(pictures > 0, "{} has no pictures", about.slug);
    }
}

/// Donburiko with pictures, after the second player has taken the first row.
fn taken() -> App {
    let mut app = App::new(Seating { pace: Pace::Normal, ..seating(3, 3, Lang::EN, stacked()) }).unwrap();
    press(&mut app, KeyCode::Enter);
    type_move(&mut app, "add L up r1");
    app.skip_beats();
    press(&mut app, KeyCode::Enter);
    type_move(&mut app, "take r1");
    app
}

#[test]
fn an_action_is_seen_in_pictures_with_their_lines_of_the_log() {
    let mut app = taken();
    assert!(matches!(app.stage, Stage::Beat(_)));
    let first = log(&app).len();
    assert!(app.patience().is_some_and(|patience| !patience.is_zero()));
    app.time_passes();
    assert_eq!(log(&app).len(), first, "a picture stays until its time is over");
    let mut shown = vec![screen_of(&mut app, 140, 45).join("\n")];
    while matches!(app.stage, Stage::Beat(_)) {
        app.next_beat();
        shown.push(screen_of(&mut app, 140, 45).join("\n"));
    }
    assert!(shown[0].contains("Any key: skip"), "{}", shown[0]);
    assert!(shown.iter().any(|screen| screen.contains("= ") && screen.contains(" + ")), "{shown:#?}");
    assert!(log(&app).len() >= first);
}

#[test]
fn any_key_skips_the_pictures_and_the_game_goes_on() {
    let mut app = taken();
    press(&mut app, KeyCode::Char('x'));
    assert!(matches!(app.stage, Stage::Pass(_) | Stage::Chapter { .. }));
}

#[test]
fn without_pictures_the_game_goes_on_at_once() {
    let mut app = sit(3);
    press(&mut app, KeyCode::Enter);
    type_move(&mut app, "add L up r1");
    press(&mut app, KeyCode::Enter);
    type_move(&mut app, "take r1");
    assert!(!matches!(app.stage, Stage::Beat(_)));
}

#[test]
fn a_chapter_shows_its_sheet_and_waits_for_a_key() {
    let mut app = table("donburiko", 3, Pace::Normal);
    for step in 0..400 {
        if matches!(&app.stage, Stage::Chapter { sheet: Some(_), .. }) {
            break;
        }
        go_on_somehow(&mut app, step);
    }
    assert_eq!(app.patience(), None);
    let shown = screen_of(&mut app, 140, 45).join("\n");
    assert!(shown.contains("Press any key to go on") && shown.contains("What happened"), "{shown}");
    press(&mut app, KeyCode::Enter);
    assert!(!matches!(&app.stage, Stage::Chapter { sheet: Some(_), .. }));
}

#[test]
fn the_boards_are_read_over_the_table() {
    let mut app = sit(1);
    press(&mut app, KeyCode::Char('b'));
    let shown = screen(&mut app);
    for board in &app.scene.boards {
        assert!(shown.contains(&app.say(&board.title)), "{shown}");
    }
    assert!(!app.scene.boards.is_empty());
    press(&mut app, KeyCode::Esc);
    assert!(app.overlay.is_none());
}

#[test]
fn a_free_place_is_touched_by_mouse_and_keys_alike() {
    for (width, height) in [(140, 45), (80, 24)] {
        let mut app = sit(1);
        screen_of(&mut app, width, height);
        press(&mut app, KeyCode::Enter);
        screen_of(&mut app, width, height);
        let offers = app.targets();
        let second = offers[1].id.clone();
        let hit = app.hits.iter().rev().find(|hit| hit.id == second).expect("it is seen").area;
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: hit.x,
            row: hit.y,
            modifiers: KeyModifiers::NONE,
        };
        input::handle(&mut app, &Event::Mouse(mouse));
        assert_eq!(log(&app).len(), 2, "{width}×{height}");
    }
}

#[test]
fn no_notation_of_a_card_is_seen_on_a_planned_table() {
    let mut app = sit(1);
    let shown = screen_of(&mut app, 140, 45).join("\n");
    for code in ["r1", "r2", "1|5", "hand0"] {
        assert!(!shown.contains(code), "{code} in {shown}");
    }
}
