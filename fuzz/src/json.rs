//! Damage that leaves a document JSON.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

/// What nobody expects in this place: other types, empty things, numbers at the ends of their ranges.
pub(crate) fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..12).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(json!(u64::MAX)),
        Just(json!(1e300)),
        Just(json!(0.5)),
        "\\PC{0,8}".prop_map(Value::from),
        "[a-z]{0,5}[0-9]{0,3}".prop_map(Value::from),
        vec(0_u8..9, 0..5).prop_map(Value::from),
        Just(json!({})),
        Just(json!({"x": [[[]]]})),
    ]
}

/// Changes a document. What is no JSON stays as it is.
pub(crate) fn edit(text: String, change: impl FnOnce(&mut Value)) -> String {
    match serde_json::from_str(&text) {
        Ok(mut document) => {
            change(&mut document);
            document.to_string()
        }
        Err(_) => text,
    }
}

/// The value in this place.
pub(crate) fn value_at(document: &Value, at: &Index) -> Value {
    document.pointer(&place(document, at)).cloned().unwrap_or_default()
}

/// Puts a value in this place.
pub(crate) fn replace(document: &mut Value, at: &Index, value: Value) {
    let place = place(document, at);
    if let Some(place) = document.pointer_mut(&place) {
        *place = value;
    }
}

/// Takes the value in this place out of the list or object that it is in.
pub(crate) fn remove(document: &mut Value, at: &Index) {
    let place = place(document, at);
    let Some((parent, key)) = place.rsplit_once('/') else { return };
    match document.pointer_mut(parent) {
        Some(Value::Object(fields)) => drop(fields.shift_remove(&key.replace("~1", "/").replace("~0", "~"))),
        Some(Value::Array(items)) => drop(key.parse().map(|place: usize| items.remove(place))),
        _ => {}
    }
}

/// The JSON pointer of the value in this place.
fn place(document: &Value, at: &Index) -> String {
    let mut places = places(document);
    places.swap_remove(at.index(places.len()))
}

/// The JSON pointers of all values of a document, itself first.
fn places(document: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, places: &mut Vec<String>) {
        places.push(path.to_owned());
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    walk(value, &format!("{path}/{key}"), places);
                }
            }
            Value::Array(items) => {
                for (place, value) in items.iter().enumerate() {
                    walk(value, &format!("{path}/{place}"), places);
                }
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    walk(document, "", &mut all);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_its_place() {
        let document = json!({"a/b": [1, {"c~": null}]});
        assert_eq!(places(&document), ["", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/c~0"]);
        assert!(places(&document).iter().all(|place| document.pointer(place).is_some()));
    }

    #[test]
    fn what_is_no_json_stays_as_it_is() {
        assert_eq!(edit("take r1".to_owned(), |_| panic!("there is no document")), "take r1");
    }
}
