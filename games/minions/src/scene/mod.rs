//! The table as people see it.

mod advice;
mod choices;
mod faces;
mod sheet;
mod zones;

use engine::{Eye, Game, Message, Scene, Seat, SeatScene};

use crate::ability::{Abilities, Ability};
use crate::card::{Bag, Card};
use crate::cards::ROUNDS;
use crate::names::{terrain_changes, terrain_name};
use crate::recipe::Recipe;
use crate::value::{less, pots};
use crate::{Minions, Phase};

pub(crate) fn scene(game: &Minions, eye: Eye) -> Scene {
    Scene {
        seats: game.seats.iter().map(|seat| seat_scene(game, seat)).collect(),
        zones: zones::zones(game, eye),
        flags: flags(game),
        prompt: Some(advice::prompt(game, eye)),
        tips: advice::tips(game, eye),
        choices: choices::choices(game, eye),
        blocked: choices::blocked(game, eye),
        sheet: (game.phase == Phase::Over).then(|| sheet::sheet(game)),
        log: Vec::new(),
    }
}

fn seat_scene(game: &Minions, seat: Seat) -> SeatScene {
    SeatScene {
        seat,
        score: game.score(seat).total(),
        acting: game.waiting.contains(seat),
        tokens: Vec::new(),
        status: status(game, seat),
    }
}

fn status(game: &Minions, seat: Seat) -> Option<Message> {
    let place = game.queue.iter().position(|&queued| queued == seat);
    let acting = game.waiting.contains(seat);
    Some(match (game.phase, place) {
        (Phase::Over, _) => return None,
        (Phase::Create | Phase::Pay, Some(0)) => Message::new("status-creates"),
        (Phase::Create | Phase::Pay, Some(place)) => {
            Message::new("status-queued").number("place", place as i64 + 1)
        }
        (Phase::Reveal, Some(_)) if acting => Message::new("status-reveals"),
        (Phase::Reveal, Some(_)) => Message::new("status-decided"),
        (Phase::Keep, _) if acting => Message::new("status-keeps"),
        (Phase::Keep, _) => Message::new("status-kept").number("count", game.players[seat].kept.len() as i64),
        _ if !game.active.contains(seat) => Message::new("status-dropped"),
        (Phase::Draft, _) if acting => Message::new("status-drafts"),
        (Phase::Choose, _) if acting => Message::new("status-chooses"),
        (Phase::Draft | Phase::Choose, _) => Message::new("status-decided"),
        _ => Message::new("status-active"),
    })
}

fn flags(game: &Minions) -> Vec<Message> {
    let mut flags =
        vec![Message::new("flag-round").number("round", game.round).number("rounds", ROUNDS as i64)];
    if let Some(terrain) = game.terrain_of(game.round as usize) {
        let name = terrain_name(terrain);
        flags.push(
            Message::new("flag-terrain").message("terrain", name).text("changes", terrain_changes(terrain)),
        );
    }
    if game.is_last_round() && game.phase != Phase::Over {
        flags.push(Message::new("flag-last-round"));
    }
    flags
}

/// The viewer's seat, if the table waits for it.
fn acting(game: &Minions, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.to_act().contains(seat) => Some(seat),
        _ => None,
    }
}

/// What a seat could create with, once its Pot is set aside.
struct Prospect {
    cards: Bag,
    abilities: Abilities,
    has_pot: bool,
}

impl Prospect {
    /// MR-52, MR-61. The Pot that is revealed pays nothing, and neither does the Amber that becomes one.
    fn of(game: &Minions, seat: Seat) -> Prospect {
        let player = &game.players[seat];
        let (cards, abilities) = (player.drafted, game.unused_abilities(seat));
        let pot = pots(cards).next();
        match pot {
            _ if player.pot.is_some() => Prospect { cards, abilities, has_pot: true },
            Some(pot) => Prospect { cards: less(cards, pot), abilities, has_pot: true },
            None if game.can_make_pot(seat) => {
                let pot0: Abilities = [Ability::Pot0].into_iter().collect();
                Prospect { cards: less(cards, Card::A), abilities: abilities.without(pot0), has_pot: true }
            }
            None => Prospect { cards, abilities, has_pot: false },
        }
    }

    fn reach(&self, game: &Minions, recipe: Recipe) -> u8 {
        game.worth(recipe).reach(self.cards, self.abilities)
    }

    /// The recipes of the area that could be created now.
    fn in_reach(&self, game: &Minions) -> impl Iterator<Item = Recipe> {
        let can =
            |recipe: &Recipe| self.has_pot && self.reach(game, *recipe) >= game.cards.recipe(*recipe).cost;
        game.recipes.iter().filter(can)
    }
}

/// Whether a seat can still choose a recipe this round.
fn may_still_create(game: &Minions, seat: Seat) -> bool {
    let chosen = game.players[seat].recipe.is_some();
    !chosen && (game.active.contains(seat) || game.queue.contains(&seat))
}
