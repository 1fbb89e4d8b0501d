//! The screen as the game has planned its table: every region in its place, the log beside the felt.

use engine::{Eye, Holds, Plan, Region, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::draw::{draw_help, draw_panel, draw_title};
use super::felt::{self, Place};
use super::picture::{Picture, from_column};
use super::{board, buttons, count, flow, inspect, prompt, seats};

/// Smaller windows have no room for a plan.
const SMALLEST: (u16, u16) = (110, 36);

/// The lines for what is under the cursor.
const INFO: u16 = 2;

/// Where the parts of the screen are.
pub(super) struct Screen<'p> {
    title: Rect,
    places: Vec<Place<'p>>,
    panel: Rect,
    info: Rect,
    help: Rect,
}

/// The screen with this plan, if it fits.
pub(super) fn lay(plan: &Plan, area: Rect) -> Option<Screen<'_>> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let panel = (area.width / 4).clamp(28, 44);
    let table = Rect { y: area.y + 1, height: area.height - INFO - 2, ..area };
    let felt = Rect { width: table.width - panel, ..table };
    Some(Screen {
        title: Rect { height: 1, ..area },
        places: felt::lay(plan, felt)?,
        panel: from_column(table, felt.width),
        info: Rect { y: table.bottom(), height: INFO, ..area },
        help: Rect { y: area.bottom() - 1, height: 1, ..area },
    })
}

/// Draws the table on the screen.
pub(super) fn draw(app: &mut App, buffer: &mut Buffer, screen: &Screen<'_>) {
    let mut picture = Picture::new(app);
    draw_title(&picture, buffer, screen.title);
    for (region, area) in &screen.places {
        draw_region(app, &mut picture, buffer, *area, region);
    }
    draw_prompt(app, &mut picture, buffer, screen);
    draw_count(&picture, buffer, screen);
    // The first tip stands in the prompt.
    let tips = picture.scene.tips.get(1..).unwrap_or_default();
    let log_back = draw_panel(app, &picture, buffer, screen.panel, tips);
    inspect::draw(app, &picture, buffer, screen.info);
    draw_help(app, buffer, screen.help);
    app.hits = picture.hits;
    app.log_back = log_back;
}

fn draw_region(app: &App, picture: &mut Picture<'_>, buffer: &mut Buffer, area: Rect, region: &Region) {
    let (viewer, players) = (viewer(app.eye), picture.scene.seats.len());
    match &region.holds {
        Holds::Zones(_) => {
            let zones: Vec<&Zone> = picture
                .scene
                .zones
                .iter()
                .map(|zone| &**zone)
                .filter(|zone| region.takes(&zone.id, zone.place, viewer, players))
                .collect();
            flow::draw(picture, buffer, area, region, &zones);
        }
        Holds::Board(id) => {
            if let Some(shown) = picture.scene.boards.iter().find(|board| board.id == id) {
                board::draw(picture, buffer, area, shown);
            }
        }
        Holds::Plate(player) => {
            let seat = (viewer + usize::from(*player)) % players.max(1);
            if let Some(seat) = picture.scene.seats.get(seat) {
                seats::draw_plate(picture, buffer, area, seat);
            }
        }
        // The prompt comes last, for it has a button for whatever has found no place.
        Holds::Prompt => {}
    }
}

/// Whoever plays no part sees the table from the first seat.
fn viewer(eye: Eye) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        _ => 0,
    }
}

fn draw_prompt(app: &App, picture: &mut Picture<'_>, buffer: &mut Buffer, screen: &Screen<'_>) {
    let mut all = buttons::labelled(picture);
    all.extend(buttons::unseen(picture));
    let prompts = screen.places.iter().filter(|(region, _)| region.holds == Holds::Prompt);
    for (_, area) in prompts {
        prompt::draw_region(app, picture, buffer, *area, &all);
    }
}

/// What is counted lies over the region where it happens.
fn draw_count(picture: &Picture<'_>, buffer: &mut Buffer, screen: &Screen<'_>) {
    let Some(stage) = picture.cue.and_then(|cue| cue.count.as_deref()) else { return };
    let over = screen.places.iter().find(|(region, _)| region.name == stage.over);
    let all = screen.places.iter().map(|(_, area)| *area).reduce(Rect::union);
    if let Some(area) = over.map(|(_, area)| *area).or(all) {
        count::draw(picture, buffer, area, stage);
    }
}
