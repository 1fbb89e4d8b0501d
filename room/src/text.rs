//! Input validation: text that people type, without what could garble the screens of others.

/// Text without control characters and of bounded length, trimmed; nothing if nothing is left of it.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let printable = text.chars().all(|letter| !letter.is_control() && !is_direction(letter));
    (!text.is_empty() && printable && text.chars().count() <= most).then(|| text.to_owned())
}

/// Marks that turn the direction of the text around them, and would garble what stands beside it.
fn is_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_trimmed_bounded_and_printable() {
        assert_eq!(plain("  Mari ", 4).as_deref(), Some("Mari"));
        for bad in ["", "   ", "Maria", "a\nb", "a\u{202e}b", "a\u{2069}b", "a\u{200f}"] {
            assert_eq!(plain(bad, 4), None, "{bad:?}");
        }
    }
}
