//! The line in which moves are typed.

/// What has been typed, and where Tab is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Typing {
    /// The text so far.
    pub(super) text: String,
    /// What was typed before Tab began to go round the candidates, and how often it was pressed since.
    round: Option<(String, usize)>,
}

impl Typing {
    /// A line that begins with this text.
    pub(super) fn new(text: impl Into<String>) -> Typing {
        Typing { text: text.into(), round: None }
    }

    pub(super) fn push(&mut self, c: char) {
        self.text.push(c);
        self.round = None;
    }

    /// Takes the last character away; nothing is left to take when this is false.
    pub(super) fn pop(&mut self) -> bool {
        self.round = None;
        self.text.pop().is_some()
    }

    /// The legal actions that go on from what was typed.
    pub(super) fn candidates<'a>(&self, legal: &'a [String]) -> Vec<&'a str> {
        let stem = self.round.as_ref().map_or(self.text.as_str(), |(stem, _)| stem);
        legal.iter().map(String::as_str).filter(|action| action.starts_with(stem)).collect()
    }

    /// Completes as far as all candidates agree; pressed again, it goes round the candidates.
    pub(super) fn complete(&mut self, legal: &[String]) {
        let candidates = self.candidates(legal);
        let common = common_start(&candidates);
        if self.round.is_none() && common.len() > self.text.len() {
            self.text = common.to_owned();
            return;
        }
        let (stem, presses) = self.round.take().unwrap_or_else(|| (self.text.clone(), 0));
        if let Some(next) = candidates.get(presses % candidates.len().max(1)) {
            self.text = (*next).to_owned();
            self.round = Some((stem, presses + 1));
        }
    }
}

/// The longest text that all begin with.
fn common_start<'a>(texts: &[&'a str]) -> &'a str {
    let Some((first, rest)) = texts.split_first() else { return "" };
    let agree = |end: &usize| rest.iter().all(|text| text.starts_with(&first[..*end]));
    let ends = first.char_indices().map(|(start, c)| start + c.len_utf8());
    let end = ends.take_while(agree).last().unwrap_or(0);
    &first[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal() -> Vec<String> {
        ["add 3 down r1", "add 3 up r1", "add 3 up r2", "take r2"].map(String::from).to_vec()
    }

    #[test]
    fn tab_completes_as_far_as_all_candidates_agree() {
        let mut typing = Typing::new("a");
        typing.complete(&legal());
        assert_eq!(typing.text, "add 3 ");
        typing.push('u');
        typing.complete(&legal());
        assert_eq!(typing.text, "add 3 up r");
    }

    #[test]
    fn tab_pressed_again_goes_round_the_candidates() {
        let mut typing = Typing::new("add 3 up r");
        let seen: Vec<String> = (0..3)
            .map(|_| {
                typing.complete(&legal());
                typing.text.clone()
            })
            .collect();
        assert_eq!(seen, ["add 3 up r1", "add 3 up r2", "add 3 up r1"]);
    }

    #[test]
    fn nothing_is_completed_where_nothing_fits() {
        let mut typing = Typing::new("pass");
        typing.complete(&legal());
        assert_eq!(typing.text, "pass");
        assert!(typing.candidates(&legal()).is_empty());
    }
}
