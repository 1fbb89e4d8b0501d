//! Input validation: text that people type, without what nobody sees or what could garble the screens of
//! others.

use unicode_width::UnicodeWidthChar;

/// The most marks on one letter. Some languages need two.
const MARKS: usize = 2;

/// Text that can be seen and read, of bounded length, trimmed; nothing if there is nothing to see.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let readable = !text.contains(is_unreadable) && !text.starts_with(JOINERS) && !text.ends_with(JOINERS);
    let good = readable && text.contains(is_visible) && most_marks(text) <= MARKS;
    (good && text.chars().count() <= most).then(|| text.to_owned())
}

/// What joins or parts the letters beside it, as some scripts and most pictures of people need it.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Control characters, formatting that nobody sees or that turns the direction of the text around it, ends of
/// lines, and what is no letter of any script.
fn is_unreadable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}'
            | '\u{8e2}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}'
            | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{e0000}'..)
        || u32::from(letter) & 0xfffe == 0xfffe
}

/// Whether somebody would see that a letter is there.
fn is_visible(letter: char) -> bool {
    let blank = matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    !blank && !letter.is_whitespace() && letter.width().is_some_and(|width| width > 0)
}

/// The longest row of letters that have no width of their own.
fn most_marks(text: &str) -> usize {
    let is_mark = |letter: char| letter.width() == Some(0);
    text.split(|letter| !is_mark(letter)).map(|marks| marks.chars().count()).max().unwrap_or_default()
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

    #[test]
    fn a_name_can_be_seen() {
        for unseen in '\u{0}'..='\u{ffff}' {
            let alone = unseen.to_string();
            let seen = is_visible(unseen) && !is_unreadable(unseen);
            assert_eq!(plain(&alone, 4).is_some(), seen, "{unseen:?}");
        }
        for unseen in ["\u{200b}", "\u{3164}", "\u{2800}", "\u{ad}", "\u{2060}", "\u{feff}", "\u{301}\u{301}"]
        {
            assert_eq!(plain(unseen, 4), None, "{unseen:?}");
        }
    }

    #[test]
    fn nothing_hides_in_a_text() {
        for bad in
            ["a\u{61c}b", "a\u{2028}b", "a\u{fffe}", "a\u{1ffff}", "a\u{e041}", "a\u{e0041}", "a\u{200d}"]
        {
            assert_eq!(plain(bad, 9), None, "{bad:?}");
        }
        assert_eq!(
            plain(&format!("a{}", "\u{301}".repeat(23)), 99),
            None,
            "letters do not reach other lines"
        );
    }

    #[test]
    fn people_are_called_as_they_are_called_everywhere() {
        let names = [
            "茉莉",
            "Zoë",
            "Zoe\u{308}",
            "ผู้ใหญ่",
            "नमिता",
            "می\u{200c}نا",
            "👩\u{200d}❤\u{fe0f}\u{200d}👨",
            "한\u{1112}\u{1161}\u{11ab}",
        ];
        for name in names {
            assert_eq!(plain(name, 24).as_deref(), Some(name));
        }
    }
}
