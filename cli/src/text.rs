//! Text that fits into columns, Japanese and English alike.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Must not begin a line.
const NO_START: &str = "、。，．・：；？！ー）］｝」』】〉》…,.;:?!)]}%";

/// Must not end a line.
const NO_END: &str = "（［｛「『【〈《([{";

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text, cut to so many columns; what is cut off is marked.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = 0;
    for c in text.chars() {
        used += char_width(c);
        if used >= columns {
            break;
        }
        cut.push(c);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// The text in one style, broken into lines.
pub(crate) fn wrap_text(text: &str, columns: usize, style: impl Into<Style>) -> Vec<Line<'static>> {
    let style = style.into();
    text.lines().flat_map(|line| wrap(&[Span::styled(line, style)], columns)).collect()
}

/// Styled text broken into lines of at most so many columns: between words, and between Japanese characters
/// where Japanese allows it.
pub(crate) fn wrap(spans: &[Span<'_>], columns: usize) -> Vec<Line<'static>> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    let mut line = Vec::new();
    let mut used = 0;
    for piece in pieces(spans).into_iter().flat_map(|piece| piece.split(columns)) {
        let gap = usize::from(piece.space.is_some() && used > 0);
        if used > 0 && used + gap + piece.width > columns {
            lines.push(join(std::mem::take(&mut line)));
            used = 0;
        } else if let Some(style) = piece.space.filter(|_| used > 0) {
            line.push((' ', style));
            used += 1;
        }
        used += piece.width;
        line.extend(piece.chars);
    }
    lines.push(join(line));
    lines
}

/// Characters that stay together on a line.
struct Piece {
    /// The style of the space before it, if there is one.
    space: Option<Style>,
    chars: Vec<(char, Style)>,
    width: usize,
}

impl Piece {
    fn push(&mut self, c: char, style: Style) {
        self.chars.push((c, style));
        self.width += char_width(c);
    }

    /// A piece that is wider than a line must be broken somewhere.
    fn split(self, columns: usize) -> Vec<Piece> {
        if self.width <= columns {
            return vec![self];
        }
        let mut parts = vec![Piece { space: self.space, chars: Vec::new(), width: 0 }];
        for (c, style) in self.chars {
            if parts.last().is_some_and(|part| part.width + char_width(c) > columns) {
                parts.push(Piece { space: None, chars: Vec::new(), width: 0 });
            }
            if let Some(part) = parts.last_mut() {
                part.push(c, style);
            }
        }
        parts
    }
}

fn pieces(spans: &[Span<'_>]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut space = None;
    for (c, style) in spans.iter().flat_map(|span| span.content.chars().map(|c| (c, span.style))) {
        if c.is_whitespace() && c != '\u{a0}' {
            space = Some(style);
            continue;
        }
        match pieces.last_mut() {
            Some(piece) if space.is_none() && stay_together(piece, c) => piece.push(c, style),
            _ => pieces.push(Piece { space: space.take(), chars: vec![(c, style)], width: char_width(c) }),
        }
    }
    pieces
}

fn stay_together(piece: &Piece, next: char) -> bool {
    let Some(&(last, _)) = piece.chars.last() else { return true };
    let narrow = char_width(last) < 2 && char_width(next) < 2;
    narrow || NO_START.contains(next) || NO_END.contains(last)
}

fn join(chars: Vec<(char, Style)>) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for (c, style) in chars {
        match spans.last_mut() {
            Some(span) if span.style == style => span.content.to_mut().push(c),
            _ => spans.push(Span::styled(c.to_string(), style)),
        }
    }
    Line::from(spans)
}

fn char_width(c: char) -> usize {
    c.width().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, columns: usize) -> Vec<String> {
        wrap_text(text, columns, Style::new()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_stay_whole_and_long_ones_are_broken() {
        assert_eq!(wrapped("take a row of two", 9), ["take a", "row of", "two"]);
        assert_eq!(wrapped("donburiko!", 4), ["donb", "urik", "o!"]);
        assert_eq!(wrapped("", 9), Vec::<String>::new());
    }

    #[test]
    fn japanese_breaks_anywhere_but_not_before_a_full_stop() {
        assert_eq!(wrapped("列を取ります。", 6), ["列を取", "りま", "す。"]);
        assert_eq!(wrapped("列「池」は引く", 6), ["列", "「池」", "は引く"]);
    }

    #[test]
    fn a_cut_text_shows_that_it_is_cut() {
        assert_eq!(cut("Bank", 4), "Bank");
        assert_eq!(cut("Surplus", 4), "Sur…");
        assert_eq!(cut("どんぶりこ", 5), "どん…");
    }
}
