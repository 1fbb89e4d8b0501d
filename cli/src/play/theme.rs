//! Colours: a felt-green table, cream cards, brass for whatever asks for attention.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use engine::{Dress, Stress, Tone};

pub(super) const FELT: Color = Color::Rgb(16, 62, 48);
pub(super) const SHADE: Color = Color::Rgb(11, 45, 35);
pub(super) const NIGHT: Color = Color::Rgb(14, 22, 20);
pub(super) const CHALK: Color = Color::Rgb(230, 232, 220);
pub(super) const FAINT: Color = Color::Rgb(140, 168, 152);
pub(super) const BRASS: Color = Color::Rgb(240, 196, 84);
pub(super) const CREAM: Color = Color::Rgb(244, 239, 224);
pub(super) const GREY_CARD: Color = Color::Rgb(178, 176, 164);
pub(super) const BACK: Color = Color::Rgb(44, 62, 112);
pub(super) const BACK_INK: Color = Color::Rgb(122, 146, 206);
pub(super) const INK: Color = Color::Rgb(40, 40, 40);
pub(super) const CHOSEN: Color = Color::Rgb(178, 220, 244);
pub(super) const RED: Color = Color::Rgb(255, 138, 116);
pub(super) const GREEN: Color = Color::Rgb(142, 224, 140);

pub(super) const WOOD: Color = Color::Rgb(62, 42, 24);
pub(super) const HERE: Color = Color::Rgb(96, 82, 34);
pub(super) const MAYBE: Color = Color::Rgb(38, 74, 40);

/// Text on the felt.
pub(super) fn plain() -> Style {
    Style::new().fg(CHALK).bg(FELT)
}

/// Whatever is where the cursor is, or whose turn it is. Bold, for those who see no colours.
pub(super) fn attention() -> Style {
    Style::new().fg(NIGHT).bg(BRASS).add_modifier(Modifier::BOLD)
}

/// What a choice would make of things.
pub(super) fn preview() -> Style {
    Style::new().fg(BRASS).add_modifier(Modifier::BOLD)
}

/// How words stand out.
pub(super) fn stress(stress: Stress) -> Style {
    match stress {
        Stress::Plain => Style::new().fg(CHALK),
        Stress::Pale => Style::new().fg(FAINT),
        Stress::Lead => Style::new().fg(CHALK).add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        Stress::Tint => Style::new().fg(CHOSEN),
        Stress::Good => Style::new().fg(GREEN),
        Stress::Bad => Style::new().fg(RED),
        Stress::Lit => Style::new().fg(BRASS).add_modifier(Modifier::BOLD),
    }
}

/// What a region lies on.
pub(super) fn ground(dress: Dress) -> Color {
    match dress {
        Dress::Bare => FELT,
        Dress::Mat | Dress::Hollow | Dress::Paper => SHADE,
        Dress::Wood | Dress::Path => WOOD,
    }
}

/// A line of the log.
pub(super) fn tone(tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::new().fg(CHALK),
        Tone::Gain => Style::new().fg(GREEN),
        Tone::Loss => Style::new().fg(RED),
        Tone::Notice => Style::new().fg(BRASS),
        Tone::Chapter => Style::new().fg(BRASS).add_modifier(Modifier::BOLD),
    }
}

/// A suit's colour, dark enough to be read on a cream card.
pub(super) fn ink((red, green, blue): (u8, u8, u8)) -> Color {
    let light = (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000;
    let darker = |part: u8| (u32::from(part) * 84 / light.max(84)) as u8;
    Color::Rgb(darker(red), darker(green), darker(blue))
}

/// The nearest of the 256 colours that older terminals have.
pub(super) fn to_256_colours(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        (cell.fg, cell.bg) = (indexed(cell.fg), indexed(cell.bg));
    }
}

fn indexed(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else { return colour };
    let step = |part: u8| match part {
        0..=47 => 0,
        48..=114 => 1,
        _ => (part - 35) / 40,
    };
    Color::Indexed(16 + 36 * step(red) + 6 * step(green) + step(blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_terminals_get_the_nearest_of_their_colours() {
        assert_eq!(indexed(Color::Rgb(255, 0, 0)), Color::Indexed(196));
        assert_eq!(indexed(Color::Rgb(95, 135, 175)), Color::Indexed(67));
        assert_eq!(indexed(Color::Reset), Color::Reset);
    }

    #[test]
    fn a_light_suit_is_darkened_and_a_dark_one_left() {
        assert_eq!(ink((255, 255, 255)), Color::Rgb(84, 84, 84));
        assert_eq!(ink((60, 20, 20)), Color::Rgb(60, 20, 20));
    }
}
