//! Tips are true, are what good play does, and all of them come up.

use std::collections::BTreeMap;

use serde_json::Value;

use super::words::messages;
use super::{Position, variants};
use crate::tip::worth_saying;
use crate::{Eye, Heuristic, Lang, Message, Mind, Scene, Seat, Seed, Setup, Staged, Tip, Words, heuristic};

/// Games of each set-up; in every second one everybody plays well.
const GAMES: u64 = 24;

/// Of a hundred times that a tip is said, good play heeds it this often at least. It is less than all for games
/// whose judgement asks what others may hold.
const HEEDED: usize = 66;

/// A tip, and where it was said: for a test to find out by other means whether it is so.
#[derive(Debug)]
pub struct Heard {
    /// The sentence.
    pub say: Message,
    /// The actions of whoever heeds it, in notation.
    pub advises: Vec<String>,
    /// To whom it was said.
    pub seat: Seat,
    /// The whole state.
    pub state: Value,
    /// The table as that seat sees it.
    pub scene: Scene,
}

impl Heard {
    /// A number that the sentence names.
    ///
    /// # Panics
    /// If it names no such number.
    pub fn number(&self, name: &str) -> i64 {
        let said = serde_json::to_value(&self.say).expect("messages are JSON");
        said["args"][name].as_i64().unwrap_or_else(|| panic!("{:?} has no number {name}", self.say))
    }

    /// The part of the state that belongs to the one who hears it.
    pub fn own(&self) -> &Value {
        &self.state["players"][self.seat.index()]
    }

    /// The parts of the state that belong to the others.
    pub fn others(&self) -> impl Iterator<Item = &Value> {
        let players = self.state["players"].as_array().into_iter().flatten().enumerate();
        players.filter(|(seat, _)| *seat != self.seat.index()).map(|(_, player)| player)
    }
}

/// How often a tip was said, and how often good play would have heeded it.
#[derive(Clone, Copy, Default)]
struct Count {
    said: usize,
    heeded: usize,
}

/// In games of every set-up: each tip `holds` where it is said, advises something legal, has words in every
/// language, and is heeded by good play; and every tip of the catalogue is said somewhere.
pub fn tips_are_good_advice<G: Staged + Heuristic>(holds: fn(&Heard) -> bool) {
    let words: Vec<Words> = Lang::all()
        .map(|lang| Words::of(G::STAGING.locales, lang).expect("the catalog can be read"))
        .collect();
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for (setup, seed) in
        variants::<G>().into_iter().flat_map(|setup| (0..GAMES).map(move |seed| (setup.clone(), seed)))
    {
        listen(setup, seed, |heard: &Heard, is_heeded| {
            assert!(holds(heard), "seed {seed}: {:?} is not so", heard.say);
            assert!(words.iter().all(|words| words.try_say(&heard.say, &[]).is_ok()), "{:?}", heard.say);
            let count = counts.entry(heard.say.id).or_default();
            count.said += 1;
            count.heeded += usize::from(is_heeded);
        });
    }
    for (id, Count { said, heeded }) in &counts {
        assert!(heeded * 100 >= said * HEEDED, "{id}: good play heeds {heeded} of {said}");
    }
    let known = messages(G::STAGING.locales.iter().next().expect("there are words").messages);
    let unheard: Vec<_> =
        known.keys().filter(|id| id.starts_with("tip-") && !counts.contains_key(**id)).collect();
    assert!(unheard.is_empty(), "never said: {unheard:?}");
}

/// Plays a game and hears every tip, with whether good play would heed it.
fn listen<G: Staged + Heuristic>(setup: Setup<G>, seed: u64, mut hear: impl FnMut(&Heard, bool)) {
    let plays_well = seed % 2 == 1;
    let mut position = Position::new(setup, Seed::from(seed));
    while let Some(seat) = position.game.to_act().iter().next() {
        let good = heuristic::choose(&Mind::new(&position.game, seat), &mut position.rng());
        let good = good.expect("whoever is to act can act");
        if let Some(Tip { say, advises }) = worth_saying(&position.game, seat) {
            let legal = position.game.legal(seat);
            assert!(!advises.is_empty() && advises.iter().all(|action| legal.contains(action)), "{say:?}");
            let heard = Heard {
                say,
                advises: advises.iter().map(ToString::to_string).collect(),
                seat,
                state: serde_json::to_value(position.game.show(Eye::All)).expect("states are JSON"),
                scene: position.game.scene(Eye::Seat(seat)),
            };
            hear(&heard, advises.contains(&good));
        }
        if plays_well {
            position.act(seat, good);
        } else {
            position.step();
        }
    }
}
