//! How good the tips are: how often the master does what they advise.

use std::collections::BTreeMap;

use bots::{Budget, Level, Machine, Thought};
use catalog::AnyTable;
use engine::{About, NewGame, OptionAbout, Seed};
use serde_json::{Map, Value};

/// What the master makes of a tip.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Advice {
    /// How often it was said.
    pub said: u32,
    /// How often the master plays what it advises.
    pub heeded: u32,
    /// How often somebody would who plays anything, all occasions added up.
    pub by_chance: f64,
    /// The winning chances that the master thinks are lost by heeding it, all occasions added up.
    pub lost: f64,
}

/// The tips of a game by the names of their messages, and what the master makes of each.
pub type Findings = BTreeMap<&'static str, Advice>;

/// Plays so many games of each set-up, for every number of players and with all variants or none, and asks
/// the master with this budget wherever somebody is given a tip. Casual bots play, and novices every second
/// game: they come to positions that better players avoid.
pub fn measure(about: &About, games: u64, budget: Budget) -> Findings {
    let mut found = Findings::new();
    for players in about.players.clone() {
        for options in variants(about) {
            for number in 0..games {
                let level = if number % 2 == 0 { Level::Casual } else { Level::Novice };
                let new = NewGame {
                    game: about.slug.into(),
                    players,
                    options: options.clone(),
                    seed: Some(Seed::from(number)),
                    ..NewGame::default()
                };
                // Some variants are not for every number of players.
                let Ok(table) = catalog::open(&new) else { continue };
                play(table, level, &mut found, budget);
            }
        }
    }
    found
}

/// No options, and the last value of every option: the one that changes the most.
fn variants(about: &About) -> Vec<Map<String, Value>> {
    let value = |option: &OptionAbout| {
        Some((option.name.to_owned(), serde_json::from_str(option.values.last()?).ok()?))
    };
    let all: Map<String, Value> = about.options.iter().filter_map(value).collect();
    if all.is_empty() { vec![all] } else { vec![Map::new(), all] }
}

fn play(mut table: AnyTable, level: Level, found: &mut Findings, budget: Budget) {
    while let Some(seat) = table.to_act().iter().next() {
        if let Some(tip) = table.tip(seat)
            && let Some(thoughts) = table.ponder(seat, budget, Machine::here())
        {
            found.entry(tip.say.id).or_default().add(&tip.advises, &thoughts.actions);
        }
        let thought = table.think(seat, level, level.budget(), Machine::here());
        let played = thought.map(|action| table.play(seat, &action));
        assert!(matches!(played, Some(Ok(()))), "whoever is to act can play what they think of");
    }
}

impl Advice {
    /// Counts one occasion, on which the master thinks this of the actions, the preferred first.
    fn add(&mut self, advised: &[String], thoughts: &[Thought]) {
        let heeding = || thoughts.iter().filter(|thought| advised.contains(&thought.action));
        let chance = heeding().map(|thought| thought.chance).fold(0.0, f32::max);
        let best = &thoughts[0];
        self.said += 1;
        self.heeded += u32::from(advised.contains(&best.action));
        self.by_chance += heeding().count() as f64 / thoughts.len() as f64;
        self.lost += f64::from((best.chance - chance).max(0.0));
    }
}
