//! Lines of input, read in bounded memory.

use std::io::{self, BufRead, Read};

/// The longest line that is read, without its newline.
pub(super) const LIMIT: usize = 1 << 20;

/// A line of input.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// Its bytes, without the newline.
    Whole(Vec<u8>),
    /// Longer than [`LIMIT`]; it was skipped.
    TooLong,
}

/// The next line, or nothing at the end of the input. The last line may lack its newline.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    // Room for the limit and a newline: whoever fills it without a newline is too long.
    let read = input.by_ref().take(LIMIT as u64 + 1).read_until(b'\n', &mut bytes)?;
    let ended = bytes.pop_if(|byte| *byte == b'\n').is_some();
    match (read, ended) {
        (0, _) => Ok(None),
        (_, false) if bytes.len() > LIMIT => {
            input.skip_until(b'\n')?;
            Ok(Some(Line::TooLong))
        }
        _ => Ok(Some(Line::Whole(bytes))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    fn whole(text: &str) -> Line {
        Line::Whole(text.into())
    }

    #[test]
    fn lines_end_with_a_newline_or_with_the_input() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\n\nb"), [whole("a"), whole(""), whole("b")]);
        assert_eq!(lines(b"a\n"), [whole("a")]);
    }

    #[test]
    fn a_line_at_the_limit_is_read_and_a_longer_one_skipped_to_its_end() {
        let long = "x".repeat(LIMIT);
        for end in ["", "\n", "\nnext"] {
            let after: Vec<Line> =
                end.strip_prefix('\n').filter(|rest| !rest.is_empty()).map(whole).into_iter().collect();
            let mut expected = vec![whole(&long)];
            expected.extend(after);
            assert_eq!(lines(format!("{long}{end}").as_bytes()), expected);
            expected[0] = Line::TooLong;
            assert_eq!(lines(format!("{long}x{end}").as_bytes()), expected);
            assert_eq!(lines(format!("{long}{long}{long}{end}").as_bytes()), expected);
        }
    }
}
