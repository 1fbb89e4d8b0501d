//! The pages of rules: on one plan, complete, and the same in every language.

use std::collections::BTreeSet;
use std::path::Path;

use super::files::{read, rule_ids};
use super::teaching::figure_of;
use crate::rules_page::{CHAPTERS, Chapter, chapters_of};
use crate::{Locale, NewGame, Seed, Staged, Table};

/// Chapters that a game may have nothing to say in.
const OPTIONAL: [&str; 3] = ["players", "variants", "ties"];

/// The page of rules has the chapters of the plan in their order, explains every rule of the crate's
/// `RULES.md` and none that is not there, says of every ruling that it is ours, and is divided alike in
/// every language.
pub fn the_rules_page_explains_every_rule<G: Staged>(krate: &str) {
    let text = read(&Path::new(krate).join("RULES.md"));
    let (rules, rulings) = (rule_ids(&text), rule_ids(rulings_of(&text)));
    let pages: Vec<Locale> = G::STAGING.locales.iter().collect();
    let plan = names(&pages[0], &chapters_of(pages[0].rules));
    for page in &pages {
        let chapters = chapters_of(page.rules);
        let names = names(page, &chapters);
        follows_the_plan(page, &names);
        assert_eq!(names, plan, "the chapters of {} and {}", page.lang, pages[0].lang);
        let explained: BTreeSet<String> =
            chapters.iter().flat_map(|chapter| &chapter.rules).map(ToString::to_string).collect();
        let missing: Vec<_> = rules.difference(&explained).collect();
        assert!(missing.is_empty(), "{}: rules that no passage explains: {missing:?}", page.lang);
        let decided = chapters.iter().filter(|chapter| chapter.name == Some("decided"));
        let decided: BTreeSet<String> =
            decided.flat_map(|chapter| &chapter.rules).map(ToString::to_string).collect();
        let untold: Vec<_> = rulings.difference(&decided).collect();
        assert!(untold.is_empty(), "{}: rulings that are not said to be ours: {untold:?}", page.lang);
        let unknown: Vec<_> = explained.difference(&rules).collect();
        assert!(unknown.is_empty(), "{}: rules that RULES.md does not have: {unknown:?}", page.lang);
    }
}

/// What `RULES.md` says where the rulebook leaves something open.
fn rulings_of(rules: &str) -> &str {
    let (_, rulings) = rules.split_once("\n## Rulings\n").unwrap_or_default();
    rulings.split_once("\n## ").map_or(rulings, |(rulings, _)| rulings)
}

fn names<'a>(page: &Locale, chapters: &[Chapter<'a>]) -> Vec<&'a str> {
    let name = |(number, chapter): (usize, &Chapter<'a>)| {
        chapter.name.unwrap_or_else(|| panic!("{}: chapter {} has no name {{#...}}", page.lang, number + 1))
    };
    chapters.iter().enumerate().map(name).collect()
}

fn follows_the_plan(page: &Locale, names: &[&str]) {
    let lang = page.lang;
    assert_eq!(
        names.iter().collect::<BTreeSet<_>>().len(),
        names.len(),
        "{lang}: {names:?} has a name twice"
    );
    let planned: Vec<&str> = names.iter().copied().filter(|name| CHAPTERS.contains(name)).collect();
    let there = |name: &&str| planned.contains(name) || !OPTIONAL.contains(name);
    let expected: Vec<&str> = CHAPTERS.into_iter().filter(|name| there(name)).collect();
    assert_eq!(planned, expected, "{lang}: the chapters of the plan, in its order");
    let place = |wanted: &str| names.iter().position(|name| *name == wanted);
    for (at, own) in names.iter().enumerate().filter(|(_, name)| !CHAPTERS.contains(name)) {
        assert!(
            place("turn") < Some(at) && Some(at) < place("scoring"),
            "{lang}: {own} stands between the turn and the scoring"
        );
    }
}

/// Every set of cards that comes with the game is drawn by a figure.
pub fn the_box_is_drawn<G: Staged>() {
    let players = *G::RULES.players.start();
    let new = NewGame { game: G::RULES.slug.into(), players, ..NewGame::default() };
    let table = Table::<G>::open(&new, Seed::default()).unwrap_or_else(|error| panic!("{error}"));
    let sets = crate::Match::in_the_box(&table);
    assert!(!sets.is_empty(), "no card is in the box: Staged::in_the_box lists them");
    let drawn: BTreeSet<String> =
        G::STAGING.figures.iter().flat_map(|figure| figure_of::<G>(figure).zones).collect();
    for set in sets {
        assert!(drawn.contains(set.id.as_str()), "no figure draws {}", set.id);
    }
}
