//! Every way to play a game.

use serde_json::{Map, Value};

use crate::{Game, Imagination, Rng, Seed, Setup, SetupError};

/// Every number of players with every combination of options that the game accepts for it.
///
/// # Panics
/// If a game does not accept what it announces.
pub fn variants<G: Game>() -> Vec<Setup<G>> {
    let mut combinations = vec![Map::new()];
    for option in G::RULES.options {
        let value = |text: &str| serde_json::from_str::<Value>(text).expect("an option's values are JSON");
        let with = |combination: &Map<String, Value>, text: &str| {
            let mut combination = combination.clone();
            combination.insert(option.name.to_owned(), value(text));
            combination
        };
        combinations = combinations
            .iter()
            .flat_map(|combination| option.values.iter().map(|text| with(combination, text)))
            .collect();
    }
    let setups =
        G::RULES.players.flat_map(|players| combinations.iter().map(move |options| (players, options)));
    setups.filter_map(|(players, options)| accepted::<G>(players, options)).collect()
}

fn accepted<G: Game>(players: usize, options: &Map<String, Value>) -> Option<Setup<G>> {
    let options = serde_json::from_value(Value::Object(options.clone())).expect("an option takes its values");
    let setup = Setup { options, ..Setup::plain(players) };
    match G::new(&setup, &mut Imagination(&mut Rng::from(Seed::default()))) {
        Ok(_) => Some(setup),
        Err(SetupError::BadOption(_)) => None,
        Err(error) => panic!("{setup:?}: {error}"),
    }
}
