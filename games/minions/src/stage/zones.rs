//! Where everything lies.

use engine::{
    CardFace, CardScene, CompactString, Eye, Known, Layout, Message, Place, Seat, Zone, card_id,
    format_compact, seat_id,
};

use super::POT;
use super::faces::{card_face, recipe_face, recipe_face_with_reach, round_face};
use super::names::pot_name;
use crate::card::Bag;
use crate::data::ROUNDS;
use crate::heuristic::Prospect;
use crate::{Card, Minions, Phase, Pot, Recipe, knowledge};

pub(super) fn zones(game: &Minions, eye: Eye) -> Vec<Zone> {
    let mut zones =
        vec![rounds(game), area(game, eye), middle(game, eye), pile(game, eye), recipe_deck(game, eye)];
    if game.removed.len() > 0 {
        zones.push(removed(game));
    }
    for seat in game.seats.iter() {
        zones.extend(seat_zones(game, seat, eye));
    }
    zones
}

/// The name of a round card in the scene.
pub(super) fn round_card(round: u8) -> CompactString {
    format_compact!("round.{round}")
}

/// The name of a recipe of the area.
pub(super) fn area_card(game: &Minions, recipe: Recipe) -> CompactString {
    format_compact!("area.{}", game.recipes.iter().take_while(|&other| other < recipe).count())
}

/// The names of a seat's drafted cards of this kind.
pub(super) fn drafted_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    named(&seat_id("drafted", seat), game.players[seat].drafted, card)
}

/// The names of the cards of this kind in a hand.
pub(super) fn hand_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    named(&seat_id("hand", seat), game.players[seat].hand, card)
}

fn named(zone: &str, cards: Bag, card: Card) -> Vec<CompactString> {
    let places = cards.iter().enumerate().filter(|&(_, other)| other == card);
    places.map(|(index, _)| card_id(zone, index)).collect()
}

/// The name of a seat's minion with this recipe.
pub(super) fn minion_card(game: &Minions, seat: Seat, is: impl Fn(Recipe) -> bool) -> Option<CompactString> {
    let place = game.players[seat].minions.iter().position(|&minion| is(minion))?;
    Some(format_compact!("minions{seat}.{place}"))
}

/// Cards that lie face down, with their faces for whoever knows them.
fn face_down(game: &Minions, cards: impl Iterator<Item = Card>, known: Known, eye: Eye) -> Vec<CardScene> {
    let is_sure = known.is_sure(eye);
    cards.map(|card| CardScene::down(is_sure.then(|| card_face(game, card)))).collect()
}

fn face_up(game: &Minions, cards: impl Iterator<Item = Card>) -> Vec<CardScene> {
    cards.map(|card| CardScene::up(card_face(game, card))).collect()
}

/// MR-5, MR-6. The five round cards, with who won them.
fn rounds(game: &Minions) -> Zone {
    let card = |round: u8| CardScene {
        by: game.seats.iter().find(|&seat| game.players[seat].has_won(round)),
        ..CardScene::up(round_face(game, round.into())).named(round_card(round))
    };
    let free = match (game.phase, game.round_card_is_free()) {
        (Phase::Over, _) => None,
        (_, true) => Some(Message::new("note-round-free")),
        (_, false) => Some(Message::new("note-round-won")),
    };
    Zone {
        cards: (1..=ROUNDS as u8).map(card).collect(),
        note: free,
        ..Zone::new(
            "rounds",
            Place::Middle,
            Layout::Row,
            Message::new("zone-rounds").number("round", game.round),
        )
    }
}

/// MR-8. The recipes on offer; who can still create sees how far the own cards reach.
fn area(game: &Minions, eye: Eye) -> Zone {
    let viewer = match eye {
        Eye::Seat(seat) if may_still_create(game, seat) => Some(Prospect::of(game, seat)),
        _ => None,
    };
    let card = |recipe: Recipe| {
        let card = game.cards.recipe(recipe);
        let face = match &viewer {
            Some(own) => recipe_face_with_reach(card, own.reach(game, recipe), own.has_pot),
            None => recipe_face(card),
        };
        CardScene::up(face)
    };
    Zone {
        cards: game.recipes.iter().map(card).collect(),
        ..Zone::new("area", Place::Middle, Layout::Row, Message::new("zone-area"))
    }
}

/// MR-57. What dropped seats threw away, known to themselves only.
fn middle(game: &Minions, eye: Eye) -> Zone {
    let cards = game.seats.iter().flat_map(|seat| {
        let thrown = face_down(game, game.players[seat].thrown.iter(), knowledge::own(seat), eye);
        thrown.into_iter().map(move |card| CardScene { by: Some(seat), ..card })
    });
    Zone {
        cards: cards.collect(),
        ..Zone::new("middle", Place::Middle, Layout::Pile, Message::new("zone-middle"))
    }
}

fn pile(game: &Minions, eye: Eye) -> Zone {
    Zone {
        cards: face_down(game, game.deck.iter().copied(), knowledge::PILES, eye),
        ..Zone::new("pile", Place::Side, Layout::Pile, Message::new("zone-pile"))
    }
}

fn recipe_deck(game: &Minions, eye: Eye) -> Zone {
    let is_sure = knowledge::PILES.is_sure(eye);
    let card = |&recipe| CardScene::down(is_sure.then(|| recipe_face(game.cards.recipe(recipe))));
    Zone {
        cards: game.recipe_deck.iter().rev().map(card).collect(),
        ..Zone::new("recipes", Place::Side, Layout::Pile, Message::new("zone-recipes"))
    }
}

fn open_recipe(game: &Minions, recipe: Recipe) -> CardScene {
    CardScene::up(recipe_face(game.cards.recipe(recipe)))
}

/// MR-38.
fn removed(game: &Minions) -> Zone {
    Zone {
        cards: game.removed.iter().map(|recipe| open_recipe(game, recipe)).collect(),
        ..Zone::new("removed", Place::Side, Layout::Pile, Message::new("zone-removed"))
    }
}

fn seat_zones(game: &Minions, seat: Seat, eye: Eye) -> Vec<Zone> {
    let player = &game.players[seat];
    let mut zones = vec![hand(game, seat, eye), drafted(game, seat, eye)];
    if !player.kept.is_empty() {
        zones.push(kept(game, seat, eye));
    }
    if player.pot.is_some() {
        zones.push(pot(game, seat));
    }
    if !player.spent.is_empty() {
        zones.push(spent(game, seat));
    }
    if !player.minions.is_empty() {
        zones.push(minions(game, seat));
    }
    if player.rounds != 0 {
        zones.push(rounds_won(game, seat));
    }
    if knowledge::own(seat).is_sure(eye) {
        zones.extend(passed(game, seat, eye));
    }
    zones
}

fn of_seat(name: &str, seat: Seat, layout: Layout, label: &'static str) -> Zone {
    Zone::new(
        format_compact!("{name}{seat}"),
        Place::Before(seat),
        layout,
        Message::new(label).seat("player", seat),
    )
}

fn hand(game: &Minions, seat: Seat, eye: Eye) -> Zone {
    let cards = face_down(game, game.players[seat].hand.iter(), knowledge::own(seat), eye);
    Zone {
        place: Place::Hand(seat),
        cards: cards.into_iter().map(|card| CardScene { down: false, ..card }).collect(),
        ..of_seat("hand", seat, Layout::Fan, "zone-hand")
    }
}

/// Face down for the others. MR-62: open at the end.
fn drafted(game: &Minions, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].drafted.iter();
    let cards = match game.phase {
        Phase::Over => face_up(game, cards),
        _ => face_down(game, cards, game.known_drafted(seat), eye),
    };
    Zone { cards, ..of_seat("drafted", seat, Layout::Row, "zone-drafted") }
}

fn kept(game: &Minions, seat: Seat, eye: Eye) -> Zone {
    Zone {
        cards: face_down(game, game.players[seat].kept.iter(), knowledge::own(seat), eye),
        ..of_seat("kept", seat, Layout::Row, "zone-kept")
    }
}

/// The revealed Pot, and beside it the recipe that is being paid for.
fn pot(game: &Minions, seat: Seat) -> Zone {
    let player = &game.players[seat];
    let face = |pot: Pot| match pot.card() {
        Some(card) => card_face(game, card),
        None => CardFace::new(pot, POT, pot_name(pot), Message::new("rule-pot-zero")),
    };
    let pot = player.pot.map(|pot| CardScene::up(face(pot)));
    let recipe = player.recipe.map(|recipe| open_recipe(game, recipe));
    let note = player.recipe.map(|recipe| {
        let cost = game.cards.recipe(recipe).cost;
        let missing = cost.saturating_sub(player.paid);
        Message::new("note-paid").number("paid", player.paid).number("cost", cost).number("missing", missing)
    });
    Zone {
        cards: pot.into_iter().chain(recipe).collect(),
        note,
        ..of_seat("pot", seat, Layout::Row, "zone-pot")
    }
}

/// MR-58.
fn spent(game: &Minions, seat: Seat) -> Zone {
    Zone {
        cards: face_up(game, game.players[seat].spent.iter()),
        ..of_seat("spent", seat, Layout::Row, "zone-spent")
    }
}

fn minions(game: &Minions, seat: Seat) -> Zone {
    Zone {
        cards: game.players[seat].minions.iter().map(|&minion| open_recipe(game, minion)).collect(),
        ..of_seat("minions", seat, Layout::Row, "zone-minions")
    }
}

fn rounds_won(game: &Minions, seat: Seat) -> Zone {
    let won = game.players[seat].rounds_won();
    Zone {
        cards: won.map(|round| CardScene::up(round_face(game, round.into()))).collect(),
        ..of_seat("won", seat, Layout::Row, "zone-won")
    }
}

/// MR-70. What a seat has passed on this round.
fn passed(game: &Minions, seat: Seat, eye: Eye) -> impl Iterator<Item = Zone> {
    let hands = game.players[seat].passed_hands(seat).enumerate();
    hands.map(move |(index, (to, known, cards))| {
        let label = Message::new("zone-passed").number("turn", index as i64 + 1).seat("player", to);
        Zone {
            cards: face_down(game, cards.iter(), known, eye),
            ..Zone::new(format_compact!("passed{seat}-{index}"), Place::Before(seat), Layout::Row, label)
        }
    })
}

/// Whether a seat can still choose a recipe this round.
fn may_still_create(game: &Minions, seat: Seat) -> bool {
    let chosen = game.players[seat].recipe.is_some();
    !chosen && (game.active.contains(seat) || game.queue.contains(&seat))
}
