//! The laws of a game in numbers: no action without a number, no quantity that a seat could not know.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::hidden::{hash_view, legal_of};
use super::{Position, eyes};
use crate::{ActionSpace, Eye, Feature, Numbered, Seat, observation_width, observe};

/// Actions are numbered without gaps, and each is found again by its number.
pub fn every_action_has_its_number<G: Numbered>() {
    let actions = ActionSpace::<G>::default();
    assert_eq!(actions.iter().len(), G::ACTIONS, "as many actions as there are numbers");
    for (number, action) in actions.iter().enumerate() {
        assert_eq!(G::number(action), number, "the number of {action}");
        assert_eq!(actions.get(number), Some(action));
        assert_eq!(action.to_string().parse(), Ok(action), "the text of {action}");
    }
    assert_eq!(actions.get(G::ACTIONS), None);
    assert_eq!(actions.iter().collect::<BTreeSet<_>>().len(), G::ACTIONS, "an action has two numbers");
    let names: BTreeSet<&str> = G::FEATURES.iter().map(|feature| feature.name).collect();
    assert_eq!(names.len(), G::FEATURES.len(), "two features have one name");
}

/// Whatever can be done has a number: the game declares every action that can ever be legal.
pub fn whatever_is_legal_has_a_number<G: Numbered>(position: &Position<G>) {
    let actions = ActionSpace::<G>::default();
    for action in position.known_actions() {
        assert_eq!(actions.get(G::number(action)), Some(action), "{action} is not numbered");
    }
}

/// What is observed is what a seat sees: within its bounds, the same however the unknown is dealt, and the same
/// wherever the seat cannot tell two positions apart.
pub fn an_observation_is_what_a_seat_sees<G: Numbered>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.seats().iter() {
        let observed = observation(game, seat);
        is_within_bounds(G::FEATURES, &observed);
        let mut imagined = game.clone();
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        are_alike(G::FEATURES, &observed, &observation(&imagined, seat), "after a redeal");
    }
    for actor in game.to_act().iter() {
        let after = |&action: &G::Action| position.result(actor, action).0;
        let results: Vec<G> = game.legal(actor).iter().map(after).collect();
        for seat in game.seats().iter() {
            let seen: Vec<(u64, Vec<f32>)> =
                results.iter().map(|after| (hash_view(after, seat), observation(after, seat))).collect();
            for (index, (hash, observed)) in seen.iter().enumerate() {
                let alike = seen[..index].iter().filter(|(other, _)| other == hash);
                alike.for_each(|(_, other)| are_alike(G::FEATURES, observed, other, "after another action"));
            }
        }
    }
}

/// Two positions in which a seat may do different things are observed differently.
pub fn an_observation_tells_apart_what_a_seat_may_do<G: Numbered>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.to_act().iter() {
        for eye in eyes(game).filter(|&eye| eye != Eye::Seat(seat)) {
            let mut other = game.clone();
            other.redeal(eye, &mut position.rng());
            if legal_of(game, Eye::Seat(seat)) != legal_of(&other, Eye::Seat(seat)) {
                assert_ne!(
                    observation(game, seat),
                    observation(&other, seat),
                    "{seat:?} may do different things"
                );
            }
        }
    }
}

fn observation<G: Numbered>(game: &G, seat: Seat) -> Vec<f32> {
    let mut quantities = vec![f32::NAN; observation_width::<G>()];
    observe(game, seat, &mut quantities);
    quantities
}

fn is_within_bounds(features: &[Feature], observed: &[f32]) {
    let mut rest = observed;
    for feature in features {
        let (own, others) = rest.split_at(feature.width());
        let bounds = f32::from(feature.least)..=f32::from(feature.most);
        let outside = own.iter().find(|quantity| !bounds.contains(quantity));
        assert_eq!(outside, None, "{:?} is from {} to {}", feature.name, feature.least, feature.most);
        rest = others;
    }
}

fn are_alike(features: &[Feature], one: &[f32], other: &[f32], when: &str) {
    let names = features.iter().flat_map(|feature| std::iter::repeat_n(feature.name, feature.width()));
    for ((name, one), other) in names.zip(one).zip(other) {
        assert_eq!(one, other, "{name:?} says what the seat cannot see: it differs {when}");
    }
}

/// The numbers are those that the game's page says: whoever has learnt with them relies on it. After a change of the
/// rules' version they are written anew with `CHABUDAI_RECORD=1`.
pub fn numbers_are_as_written<G: Numbered>(path: &str) {
    let page = page::<G>();
    if std::env::var_os("CHABUDAI_RECORD").is_some() {
        std::fs::write(path, &page).expect("the page can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(page == written, "{path} says otherwise: CHABUDAI_RECORD=1 writes it anew");
}

/// The page of a game in numbers.
fn page<G: Numbered>() -> String {
    let mut page = format!(
        "# {} in numbers\n\nWritten by `CHABUDAI_RECORD=1 cargo test -p {} numbers_are_as_written`; rules version {}.\n\n\
         ## What a seat observes\n\n{} quantities, in this order. Players come clockwise, the observer first.\n\n\
         | from | feature | a row for each of | quantities | least | most |\n|--:|---|---|---|--:|--:|\n",
        G::RULES.slug,
        G::RULES.slug,
        G::RULES.version,
        observation_width::<G>(),
    );
    let mut from = 0;
    for feature in G::FEATURES {
        let Feature { name, rows, entries, least, most } = feature;
        let entries = entries.join(", ").replace('|', "\\|");
        let rows = if rows.is_empty() { String::new() } else { rows.join(", ") };
        let _ = writeln!(page, "| {from} | {name} | {rows} | {entries} | {least} | {most} |");
        from += feature.width();
    }
    let _ = write!(
        page,
        "\n## Actions\n\n{} of them, by number.\n\n| number | action |\n|--:|---|\n",
        G::ACTIONS
    );
    for (number, action) in G::actions().enumerate() {
        let _ = writeln!(page, "| {number} | `{}` |", action.to_string().replace('|', "\\|"));
    }
    page
}
