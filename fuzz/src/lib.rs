#![doc = include_str!("../README.md")]

mod json;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

/// The most that is cut, added or repeated at once.
const SPAN: usize = 12;

/// One of these texts with up to four damages; now and then it stays whole.
pub fn damaged(valid: Vec<String>) -> impl Strategy<Value = String> {
    (select(valid), vec(damage(), 0..=4))
        .prop_map(|(text, damages)| damages.iter().fold(text, |text, damage| damage.apply(text)))
}

/// Any bytes at all.
pub fn noise() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..200)
}

/// Something that happens to a text. Places are chosen when it is known how many there are.
#[derive(Clone, Debug)]
enum Damage {
    /// Characters are missing.
    Cut(Index, usize),
    /// Characters are added.
    Insert(Index, String),
    /// Characters stand twice.
    Repeat(Index, usize),
    /// Another value stands in a place of a JSON document.
    Replace(Index, Value),
    /// A value of the document stands in a second place.
    Copy(Index, Index),
    /// A value is missing.
    Remove(Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<Index>(), 1..SPAN).prop_map(|(at, length)| Damage::Cut(at, length)),
        (any::<Index>(), "\\PC{1,4}|[-0-9 .e{}\"\\[\\],:]{1,4}")
            .prop_map(|(at, text)| Damage::Insert(at, text)),
        (any::<Index>(), 1..SPAN).prop_map(|(at, length)| Damage::Repeat(at, length)),
        (any::<Index>(), json::odd_value()).prop_map(|(at, value)| Damage::Replace(at, value)),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Damage::Copy(from, to)),
        any::<Index>().prop_map(Damage::Remove),
    ]
}

impl Damage {
    /// What becomes of a text. A text that is no JSON stays as it is where the damage is to a document.
    fn apply(&self, text: String) -> String {
        let place = |at: &Index, length: usize| {
            let characters: Vec<char> = text.chars().collect();
            let begin = at.index(characters.len() + 1);
            let end = (begin + length).min(characters.len());
            let part = |range: &[char]| range.iter().collect::<String>();
            (part(&characters[..begin]), part(&characters[begin..end]), part(&characters[end..]))
        };
        match self {
            Damage::Cut(at, length) => {
                let (before, _, after) = place(at, *length);
                before + &after
            }
            Damage::Insert(at, added) => {
                let (before, _, after) = place(at, 0);
                before + added + &after
            }
            Damage::Repeat(at, length) => {
                let (before, twice, after) = place(at, *length);
                before + &twice + &twice + &after
            }
            Damage::Replace(at, value) => {
                json::edit(text, |document| json::replace(document, at, value.clone()))
            }
            Damage::Copy(from, to) => json::edit(text, |document| {
                let value = json::value_at(document, from);
                json::replace(document, to, value);
            }),
            Damage::Remove(at) => json::edit(text, |document| json::remove(document, at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    use super::*;

    #[test]
    fn damaged_documents_are_often_documents_still_and_seldom_the_same() {
        const WHOLE: &str = r#"{"play":[0,"take r1"],"over":false}"#;
        let mut runner = TestRunner::deterministic();
        let strategy = damaged(vec![WHOLE.to_owned()]);
        let texts: Vec<String> =
            (0..400).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect();
        let documents = texts.iter().filter(|text| serde_json::from_str::<Value>(text).is_ok()).count();
        let whole = texts.iter().filter(|text| *text == WHOLE).count();
        assert!((100..=350).contains(&documents), "{documents} of 400 are JSON");
        assert!(whole < 150, "{whole} of 400 are whole");
    }
}
