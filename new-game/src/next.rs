//! What to do next, room by room.

use crate::Name;

/// What the tool says of a new game: where it is, how to play it, and the way through the rooms.
pub fn next_steps(name: &Name) -> String {
    let (slug, title, type_name, letters) = (name.slug(), name.title(), name.type_name(), name.letters());
    format!(
        "\
{title} is in games/{slug}, and in the catalog. It is a game of tricks for now, and plays:

    cargo run -p chabudai -- play {slug}

Make it yours room by room; CONTRIBUTING.md says how, and each room has a command that shows it green.
Where a law fails it says what differs, and where.

1. rules      RULES.md ({letters}-1, {letters}-2, ...), scenarios/, src/{{card,action,event,rules}}.rs, the struct in src/lib.rs
              cargo test -p {slug} --test laws rules::
              cargo test -p {slug} --test laws begun::
2. shown      src/shown.rs: the state as JSON, what each eye sees of it (src/knowledge.rs), and back
              cargo test -p {slug} --test laws shown::
3. hidden     src/hidden.rs: deal anew what an eye cannot know; hash what a seat sees
              cargo test -p {slug} --test laws hidden::
4. heuristic  src/heuristic.rs: what good play looks like. Casual bots, and better searches
              cargo test -p {slug} --test heuristic -- --nocapture
              cargo run --release -p chabudai -- arena {slug} --seats casual,random --games 1000
5. numbered   src/numbered.rs: every action by number, what a seat sees as features, for programs that learn
              CHABUDAI_RECORD=1 cargo test -p {slug} --test laws numbered::
6. staged     src/stage.rs: zones, faces, choices, words, refusals; then a plan, a board, a beat (CONTRIBUTING.md,
              \"A designed table\"); locales/, art.svg. In tests/laws.rs add
              mod staged {{ engine::laws!(staged: super::{type_name}); }}
              cargo test -p {slug} --test laws staged::
7. complete   lesson.json, figures/, corpus/. In tests/laws.rs one line now stands for all of its modules:
              engine::laws!({krate}::{type_name});
              CHABUDAI_RECORD=1 cargo test -p {slug} --test laws corpus
              make test

Commit Cargo.lock with the rest: the next build adds the crate to it.",
        krate = name.krate(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_room_is_named_in_order_with_its_command() {
        let text = next_steps(&Name::new("long-whist", "Long Whist").unwrap());
        let mut rest = text.as_str();
        for said in [
            "Long Whist is in games/long-whist",
            "play long-whist",
            "1. rules",
            "LW-1",
            "laws rules::",
            "2. shown",
            "laws shown::",
            "3. hidden",
            "laws hidden::",
            "4. heuristic",
            "--test heuristic",
            "5. numbered",
            "laws numbered::",
            "6. staged",
            "engine::laws!(staged: super::LongWhist);",
            "7. complete",
            "engine::laws!(long_whist::LongWhist);",
        ] {
            let (_, after) =
                rest.split_once(said).unwrap_or_else(|| panic!("no {said} in its place:\n{text}"));
            rest = after;
        }
    }
}
