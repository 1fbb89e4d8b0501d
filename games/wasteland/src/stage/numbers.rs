//! Numbers and sums as people write them.

use engine::{CompactString, ToCompactString, format_compact};

use crate::Card;

/// The sign of a negative number, which no hyphen is.
const MINUS: char = '\u{2212}';

/// `2`, `−5`
pub(super) fn plain(number: impl Into<i32>) -> CompactString {
    let number = number.into();
    if number < 0 { format_compact!("{MINUS}{}", -number) } else { number.to_compact_string() }
}

/// `+2`, `0`, `−1`
pub(super) fn signed(number: impl Into<i32>) -> CompactString {
    let number = number.into();
    if number > 0 { format_compact!("+{number}") } else { plain(number) }
}

/// `8 + 10 − 5`; nothing comes to 0.
pub(super) fn sum(numbers: impl Iterator<Item = i32>) -> CompactString {
    let mut text = CompactString::default();
    for number in numbers {
        text.push_str(&match (text.is_empty(), number < 0) {
            (true, _) => plain(number),
            (false, true) => format_compact!(" {MINUS} {}", -number),
            (false, false) => format_compact!(" + {number}"),
        });
    }
    if text.is_empty() { "0".into() } else { text }
}

/// `8 + 10 − 5 = 13`, or one number alone.
pub(super) fn sum_of(cards: &[Card]) -> CompactString {
    let values = || cards.iter().map(|card| i32::from(card.value()));
    let terms = sum(values());
    if cards.len() < 2 { terms } else { format_compact!("{terms} = {}", plain(values().sum::<i32>())) }
}

/// `3 × 2`
pub(super) fn times(count: u8, value: i8) -> CompactString {
    format_compact!("{count} × {}", plain(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_told_so_that_it_can_be_checked() {
        for (cards, text) in [
            ("", "0"),
            ("H8", "8"),
            ("H8 H10 H12", "8 + 10 + 12 = 30"),
            ("G-5 G-5 G1", "−5 − 5 + 1 = −9"),
            ("M1 M-5", "1 − 5 = −4"),
        ] {
            let cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
            assert_eq!(sum_of(&cards), text);
        }
    }

    #[test]
    fn signs_are_true_signs() {
        assert_eq!([signed(2), signed(0), signed(-2)], ["+2", "0", "−2"]);
        assert_eq!([plain(2), plain(-5)], ["2", "−5"]);
        assert_eq!(times(3, -2), "3 × −2");
    }
}
