//! The page about the protocol says what a session does: its examples are played, and it leaves nothing out.

use std::num::NonZeroU32;

use serde_json::Value;

use super::lines::Line;
use super::request::EngineCommand;
use super::session::Session;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// What stands for anything, for further fields or for further entries.
const ANYTHING: &str = "...";

/// The requests of the page with their replies, in order.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("```json\n").skip(1).filter_map(|block| block.split_once("\n```"));
    let lines = |(block, _): (&'static str, &'static str)| block.lines().collect::<Vec<_>>();
    let pairs = |lines: Vec<&'static str>| {
        assert!(lines.len().is_multiple_of(2), "a request has a reply: {lines:?}");
        lines.chunks(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
    };
    blocks.map(lines).flat_map(pairs).collect()
}

/// Whether a reply is as the page says.
fn is_like(said: &Value, found: &Value) -> bool {
    match (said, found) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Object(said), Value::Object(found)) => {
            let open = said.contains_key(ANYTHING);
            let known = said.iter().filter(|(name, _)| *name != ANYTHING);
            let fits =
                |(name, said): (&String, &Value)| found.get(name).is_some_and(|found| is_like(said, found));
            known.clone().all(fits) && (open || known.count() == found.len())
        }
        (Value::Array(said), Value::Array(found)) => {
            let (open, said) = match said.split_last() {
                Some((Value::String(last), said)) if last == ANYTHING => (true, said),
                _ => (false, &said[..]),
            };
            let as_many = said.len() == found.len() || open && said.len() < found.len();
            as_many && said.iter().zip(found).all(|(said, found)| is_like(said, found))
        }
        _ => said == found,
    }
}

/// The codes of the page's table of errors.
pub(super) fn codes() -> Vec<&'static str> {
    let (_, errors) = PAGE.split_once("\n## Errors\n").expect("the page has a table of errors");
    let errors = errors.split("\n## ").next().unwrap_or_default();
    errors.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

#[test]
fn every_example_of_the_page_goes_as_it_says() {
    let mut session = Session::new(None, NonZeroU32::MIN);
    let (mut refused, mut differ) = (Vec::new(), String::new());
    for (request, reply) in examples() {
        let answer = session.answer(&Line::Whole(request.into()));
        let [said, found] =
            [reply, &answer].map(|text| serde_json::from_str::<Value>(text).expect("a reply is JSON"));
        if !is_like(&said, &found) {
            differ += &format!("\n{request}\nis answered with\n{answer}\nand the page says\n{reply}\n");
        }
        refused.extend(said["error"]["code"].as_str().map(str::to_owned));
    }
    assert!(differ.is_empty(), "{differ}");
    // A game to its end is too long for a page, and our own mistakes have no examples.
    for code in codes().into_iter().filter(|code| !["game_over", "internal"].contains(code)) {
        assert!(refused.iter().any(|refused| refused == code), "no example is refused with {code}");
    }
}

#[test]
fn every_command_has_a_section_that_names_its_fields() {
    for (name, _, fields) in EngineCommand::ALL {
        let heading = format!("\n### `{name}`\n");
        let (_, section) = PAGE.split_once(&heading).unwrap_or_else(|| panic!("{name} is not on the page"));
        let section = section.split("\n##").next().unwrap_or_default();
        assert!(section.contains(&format!("{{\"cmd\":\"{name}\"")), "{name} has no example");
        for field in fields.iter().filter(|field| **field != "table") {
            assert!(section.contains(&format!("`{field}`")), "{name}: {field} is not explained");
        }
    }
}

#[test]
fn what_stands_for_anything_stands_for_nothing_else() {
    let is_like = |said: &str, found: &str| {
        let [said, found] = [said, found].map(|text| serde_json::from_str(text).expect("it is JSON"));
        is_like(&said, &found)
    };
    assert!(is_like(r#"{"a":1,"b":"..."}"#, r#"{"b":[2],"a":1}"#));
    assert!(is_like(r#"{"a":[1,"..."],"...":0}"#, r#"{"a":[1,2,3],"c":1}"#));
    for (said, found) in
        [("{}", r#"{"a":1}"#), (r#"{"a":1,"...":0}"#, r#"{"a":2}"#), ("[1]", "[1,2]"), ("[1,2]", "[1]")]
    {
        assert!(!is_like(said, found), "{said} {found}");
    }
}
