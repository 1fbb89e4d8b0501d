//! Where two states, views or scenes differ first: what a failure tells instead of two dumps.

use std::fmt::{self, Display, Formatter};

use serde_json::{Map, Value};

/// The first place where two values differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Difference {
    /// A dotted path.
    pub(crate) path: String,
    /// What the one has there, as JSON.
    pub(crate) one: String,
    /// What the other has there, as JSON.
    pub(crate) other: String,
}

impl Display for Difference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Difference { path, one, other } = self;
        write!(f, "{path} is {one} in the one and {other} in the other")
    }
}

/// The first place below `path` where two values differ, if they do; what is missing there is null.
pub(crate) fn difference(path: &str, one: &Value, other: &Value) -> Option<Difference> {
    match (one, other) {
        _ if one == other => None,
        (Value::Object(a), Value::Object(b)) => {
            let only_other = b.keys().filter(|key| !a.contains_key(*key));
            a.keys().chain(only_other).find_map(|key| {
                let at = |fields: &Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
                difference(&format!("{path}.{key}"), &at(a), &at(b))
            })
        }
        (Value::Array(a), Value::Array(b)) => (0..a.len().max(b.len())).find_map(|index| {
            let at = |items: &[Value]| items.get(index).cloned().unwrap_or_default();
            difference(&format!("{path}.{index}"), &at(a), &at(b))
        }),
        _ => Some(Difference { path: path.to_owned(), one: one.to_string(), other: other.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let state = json!({"bank": 3, "rows": [{"cards": ["1", "L"]}]});
        assert_eq!(difference("state", &state, &state.clone()), None);
        for (path, recorded, found, other) in [
            ("state.bank", json!(3), json!(4), json!({"bank": 4, "rows": [{"cards": ["1", "L"]}]})),
            ("state.rows.0.cards.1", json!("L"), json!(null), json!({"bank": 3, "rows": [{"cards": ["1"]}]})),
            ("state.rows", json!([{"cards": ["1", "L"]}]), json!(null), json!({"bank": 3})),
            (
                "state.more",
                json!(null),
                json!(1),
                json!({"bank": 3, "rows": [{"cards": ["1", "L"]}], "more": 1}),
            ),
        ] {
            assert_eq!(
                difference("state", &state, &other),
                Some(Difference {
                    path: path.to_owned(),
                    one: recorded.to_string(),
                    other: found.to_string()
                })
            );
        }
    }
}
