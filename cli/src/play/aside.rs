//! Asides: what the viewer should know of a zone or a card, with gauges made of characters.

use engine::{Aside, Gauge, Message, Preview};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::picture::Picture;
use super::theme;
use crate::text::wrap_text;

/// The widest that a bar is drawn.
const WIDEST_BAR: u16 = 10;

/// The aside of a thing and what the choice that is begun would make of it, most important first.
pub(super) fn lines(
    picture: &Picture<'_>,
    id: &str,
    aside: Option<&Aside>,
    columns: u16,
) -> Vec<Line<'static>> {
    let previews = picture.previews(id);
    let adds = previews.iter().map(|preview| preview.adds).max().unwrap_or(0);
    let said = |message: &Message, style| wrap_text(&picture.say(message), columns.into(), style);
    let mut lines = Vec::new();
    if let Some(aside) = aside {
        lines.extend(said(&aside.line, theme::stress(aside.stress)));
        lines.extend(aside.gauge.map(|gauge| gauge_line(gauge, adds, columns)));
    }
    let previewed = |preview: &&Preview| preview.line.as_ref().map(|line| said(line, theme::preview()));
    lines.extend(previews.iter().filter_map(previewed).flatten());
    if let Some(more) = aside.and_then(|aside| aside.more.as_ref()) {
        lines.extend(said(more, Style::new().fg(theme::FAINT)));
    }
    lines
}

/// A gauge in a line; what a choice would add to it is marked.
pub(super) fn gauge_line(gauge: Gauge, adds: i16, columns: u16) -> Line<'static> {
    let plain = Style::new().fg(theme::CHALK);
    match gauge {
        Gauge::Notches { filled, of } => {
            // Where there are too many notches, each sign stands for several.
            let signs = of.min(columns);
            let scaled =
                |notches: u16| (u32::from(notches.min(of)) * u32::from(signs) / u32::from(of.max(1))) as u16;
            let with_added = scaled(filled.saturating_add_signed(adds.max(0)));
            let filled = scaled(filled);
            let run = |sign: &str, count: u16| sign.repeat(count.into());
            Line::from(vec![
                Span::styled(run("■", filled), Style::new().fg(theme::GREEN)),
                Span::styled(run("▣", with_added - filled), theme::preview()),
                Span::styled(run("□", signs - with_added), plain),
            ])
        }
        Gauge::Share { part, of } => {
            let bar = columns.min(WIDEST_BAR);
            let full = part.min(of) * bar / of.max(1);
            Line::from(vec![
                Span::styled("█".repeat(full.into()), Style::new().fg(theme::RED)),
                Span::styled("░".repeat((bar - full).into()), Style::new().fg(theme::FAINT)),
            ])
        }
        Gauge::Beads { open, count, best } => {
            Line::from((0..count).map(|bead| bead_span(bead, open, count, best)).collect::<Vec<_>>())
        }
    }
}

/// A bead: possible or not. The first and the last are wedges, for they stand for all beyond them.
fn bead_span(bead: u8, open: u32, count: u8, best: u8) -> Span<'static> {
    let is_open = open.checked_shr(bead.into()).unwrap_or(0) & 1 == 1;
    let sign = match (is_open, bead) {
        (true, 0) => "◀",
        (false, 0) => "◁",
        (true, last) if last + 1 == count => "▶",
        (false, last) if last + 1 == count => "▷",
        (true, _) => "●",
        (false, _) => "○",
    };
    let beyond = bead == 0 || bead + 1 == count;
    let colour = match is_open {
        true if bead == best => theme::BRASS,
        true if beyond => theme::RED,
        true => theme::GREEN,
        false => theme::FAINT,
    };
    Span::styled(sign, Style::new().fg(colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(gauge: Gauge, adds: i16, columns: u16) -> String {
        gauge_line(gauge, adds, columns).to_string()
    }

    #[test]
    fn notches_show_what_is_paid_and_what_a_choice_would_add() {
        let gauge = Gauge::Notches { filled: 2, of: 6 };
        assert_eq!(drawn(gauge, 0, 12), "■■□□□□");
        assert_eq!(drawn(gauge, 3, 12), "■■▣▣▣□");
        assert_eq!(drawn(gauge, 9, 12), "■■▣▣▣▣");
        assert_eq!(drawn(gauge, 0, 3), "■□□", "each sign stands for two");
    }

    #[test]
    fn a_share_is_a_bar() {
        assert_eq!(drawn(Gauge::Share { part: 7, of: 14 }, 0, 20), "█████░░░░░");
        assert_eq!(drawn(Gauge::Share { part: 0, of: 0 }, 0, 4), "░░░░");
    }

    #[test]
    fn beads_end_in_wedges() {
        assert_eq!(drawn(Gauge::Beads { open: 0b1_0000_0110, count: 9, best: 7 }, 0, 20), "◁●●○○○○○▶");
    }
}
