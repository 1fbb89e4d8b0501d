//! States as JSON: bytes to compare, places to look at.

use serde::Serialize;
use serde_json::Value;

use crate::Rng;

pub(super) fn bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("our types become JSON")
}

pub(super) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our types become JSON")
}

/// A dotted path into a state, as its steps.
pub(super) type Path = Vec<String>;

/// Where the view has `"?"` and the state has something else; anything else must be equal.
pub(super) fn hidden_paths(state: &Value, view: &Value) -> Vec<Path> {
    fn walk(state: &Value, view: &Value, path: &mut Path, found: &mut Vec<Path>) {
        let mut enter = |key: String, state: &Value, view: &Value| {
            path.push(key);
            walk(state, view, path, found);
            path.pop();
        };
        match (state, view) {
            (state, Value::String(mark)) if mark == "?" => {
                assert_ne!(state, view, "a state has \"?\" at {path:?}");
                found.push(path.clone());
            }
            (Value::Array(states), Value::Array(views)) if states.len() == views.len() => {
                for (index, (state, view)) in states.iter().zip(views).enumerate() {
                    enter(index.to_string(), state, view);
                }
            }
            (Value::Object(states), Value::Object(views)) if states.len() == views.len() => {
                for (key, state) in states {
                    enter(key.clone(), state, &views[key]);
                }
            }
            _ => assert_eq!(state, view, "a view differs from the state at {path:?}"),
        }
    }
    let mut found = Vec::new();
    walk(state, view, &mut Path::new(), &mut found);
    found
}

/// Every place below the root.
fn all_paths(value: &Value) -> Vec<Path> {
    let children: Vec<(String, &Value)> = match value {
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, item)| (index.to_string(), item)).collect()
        }
        Value::Object(fields) => fields.iter().map(|(key, field)| (key.clone(), field)).collect(),
        _ => Vec::new(),
    };
    let below = |(key, child): (String, &Value)| {
        let deeper = all_paths(child).into_iter().map(|path| [vec![key.clone()], path].concat());
        std::iter::once(vec![key.clone()]).chain(deeper).collect::<Vec<_>>()
    };
    children.into_iter().flat_map(below).collect()
}

pub(super) fn at<'a>(value: &'a Value, path: &Path) -> &'a Value {
    path.iter().fold(value, |value, key| match key.parse::<usize>() {
        Ok(index) if value.is_array() => &value[index],
        _ => &value[key.as_str()],
    })
}

/// The path without its numbers: which kind of place it is.
pub(super) fn kind_of(path: &Path) -> String {
    let step = |key: &String| if key.parse::<usize>().is_ok() { "#".to_owned() } else { key.clone() };
    path.iter().map(step).collect::<Vec<_>>().join(".")
}

/// Changes a random part of a state.
pub(super) fn damage(state: &mut Value, rng: &mut Rng) {
    let places = all_paths(state);
    let other =
        |rng: &mut Rng, state: &Value| rng.pick(&places).map_or(Value::Null, |path| at(state, path).clone());
    let new = match rng.below(8) {
        0 => Value::Null,
        1 => 0.into(),
        2 => 255.into(),
        3 => (-1).into(),
        4 => Value::String("?".into()),
        5 => Value::Array(Vec::new()),
        _ => other(rng, state),
    };
    let Some(path) = rng.pick(&places) else { return };
    let place = path.iter().fold(state, |value, key| match key.parse::<usize>() {
        Ok(index) if value.is_array() => &mut value[index],
        _ => &mut value[key.as_str()],
    });
    *place = new;
}
