//! Where everything lies.

use engine::{
    Aside, CardScene, CompactString, Eye, Gauge, Known, Layout, Message, Offer, Place, Seat, Slot, Zone,
    card_id, format_compact, seat_id,
};

use super::area;
use super::faces::{card_face, minion_face, pot_face, recipe_face, round_face};
use super::names::recipe_name;
use crate::card::Bag;
use crate::{Card, Minions, Phase, Recipe, knowledge};

/// The free place of the tray, as something to touch.
pub(super) const LAY_HERE: &str = "lay-here";

/// Where Pots are shown and minions are made.
pub(super) const HEARTH: &str = "hearth";

pub(super) fn zones(game: &Minions, eye: Eye) -> Vec<Zone> {
    let mut zones: Vec<Zone> = area::zones(game, eye).collect();
    zones.extend([
        hearth(game),
        pile(game, eye),
        recipe_deck(game, eye),
        middle(game, eye),
        removed(game, eye),
    ]);
    for seat in game.seats.iter() {
        zones.extend(seat_zones(game, seat, eye));
    }
    zones
}

/// The names of a seat's drafted cards of this kind; those that are kept lie before them.
pub(super) fn drafted_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    let player = &game.players[seat];
    named(&seat_id("drafted", seat), player.drafted, card, player.kept.len())
}

/// The names of the cards of this kind in a hand.
pub(super) fn hand_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    named(&seat_id("hand", seat), game.players[seat].hand, card, 0)
}

fn named(zone: &str, cards: Bag, card: Card, before: usize) -> Vec<CompactString> {
    let places = cards.iter().enumerate().filter(|&(_, other)| other == card);
    places.map(|(index, _)| card_id(zone, before + index)).collect()
}

/// Cards that lie face down, with their faces for whoever knows them.
fn face_down(game: &Minions, cards: impl Iterator<Item = Card>, known: Known, eye: Eye) -> Vec<CardScene> {
    let is_sure = known.is_sure(eye);
    cards.map(|card| CardScene::down(is_sure.then(|| card_face(game, card)))).collect()
}

/// Cards that whoever knows them sees face up.
fn seen(game: &Minions, cards: impl Iterator<Item = Card>, known: Known, eye: Eye) -> Vec<CardScene> {
    let is_sure = known.is_sure(eye);
    cards.map(|card| CardScene::seen(is_sure.then(|| card_face(game, card)))).collect()
}

fn face_up(game: &Minions, cards: impl Iterator<Item = Card>) -> Vec<CardScene> {
    cards.map(|card| CardScene::up(card_face(game, card))).collect()
}

/// MR-22, MR-23. The Pots that were shown, the first to create at the left.
fn hearth(game: &Minions) -> Zone {
    let place = |(index, &seat): (usize, &Seat)| {
        let pot = game.players[seat].pot?;
        let id = if index == 0 { "tag-first" } else { "tag-then" };
        Some(CardScene {
            label: Some(Message::new(id).seat("player", seat)),
            by: Some(seat),
            ..CardScene::up(pot_face(game, pot))
        })
    };
    Zone {
        cards: game.queue.iter().enumerate().filter_map(place).collect(),
        aside: Some(fire(game)),
        ..Zone::new(HEARTH, Place::Middle, Layout::Row, Message::new("zone-hearth"))
    }
}

/// Who creates what, or what there is to win.
fn fire(game: &Minions) -> Aside {
    let points = game.cards.rounds[game.round as usize - 1].points;
    let prize = match game.seats.iter().find(|&seat| game.players[seat].has_won(game.round)) {
        Some(seat) => Message::new("fire-won").seat("player", seat),
        None if matches!(game.phase, Phase::Keep | Phase::Over) => Message::new("fire-unwon"),
        None => Message::new("fire-prize").number("points", points),
    };
    let Some(&seat) = game.queue.first().filter(|_| game.phase != Phase::Over) else {
        let is_out = matches!(game.phase, Phase::Keep | Phase::Over);
        let says = if is_out { "fire-out" } else { "fire-nobody" };
        return Aside::from(Message::new(says)).more(prize);
    };
    let payment =
        game.players[seat].recipe.map(|recipe| (game.cards.recipe(recipe), game.players[seat].paid));
    match payment {
        Some((card, paid)) => Aside::from(
            Message::new("fire-brews")
                .message("recipe", recipe_name(card))
                .number("paid", paid)
                .number("cost", card.cost),
        )
        .gauged(Gauge::Notches { filled: paid.min(card.cost).into(), of: card.cost.into() }),
        None if area::created(game, seat).is_some() => {
            Aside::from(Message::new("fire-created").seat("player", seat)).more(prize)
        }
        None if game.players[seat].pot.is_some() => {
            Aside::from(Message::new("fire-chooses").seat("player", seat)).more(prize)
        }
        None => Aside::from(Message::new("fire-pots")).more(prize),
    }
}

/// MR-57. What dropped seats threw away. It lies face down; whoever threw something knows it from the log.
fn middle(game: &Minions, eye: Eye) -> Zone {
    let cards = game.seats.iter().flat_map(|seat| {
        let thrown = face_down(game, game.players[seat].thrown.iter(), knowledge::PILES, eye);
        thrown.into_iter().map(move |card| CardScene { by: Some(seat), ..card })
    });
    pile_of("middle", "zone-middle", cards.collect())
}

fn pile_of(id: &'static str, label: &'static str, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Side, Layout::Pile, Message::new(label)) }
}

fn pile(game: &Minions, eye: Eye) -> Zone {
    let cards = face_down(game, game.deck.iter().copied(), knowledge::PILES, eye);
    pile_of("pile", "zone-pile", cards)
}

fn recipe_deck(game: &Minions, eye: Eye) -> Zone {
    let deck = game.recipe_deck.iter().rev().copied();
    pile_of("recipes", "zone-recipes", recipe_backs(game, deck, eye))
}

/// MR-38. Recipes that nobody created.
fn removed(game: &Minions, eye: Eye) -> Zone {
    pile_of("removed", "zone-removed", recipe_backs(game, game.removed.iter(), eye))
}

fn recipe_backs(game: &Minions, recipes: impl Iterator<Item = Recipe>, eye: Eye) -> Vec<CardScene> {
    let is_sure = knowledge::PILES.is_sure(eye);
    let face = |recipe| is_sure.then(|| recipe_face(game, game.cards.recipe(recipe), None));
    recipes.map(|recipe| CardScene::down(face(recipe))).collect()
}

fn seat_zones(game: &Minions, seat: Seat, eye: Eye) -> Vec<Zone> {
    let mut zones = vec![minions(game, seat), drafted(game, seat, eye)];
    zones.push(match paid(game, seat, eye) {
        Some(spent) => spent,
        None => hand(game, seat, eye),
    });
    if knowledge::own(seat).is_sure(eye) {
        zones.extend(passed(game, seat, eye));
    }
    zones
}

fn of_seat(name: &str, seat: Seat, layout: Layout, label: &'static str) -> Zone {
    Zone::new(seat_id(name, seat), Place::Before(seat), layout, Message::new(label).seat("player", seat))
}

fn hand(game: &Minions, seat: Seat, eye: Eye) -> Zone {
    let own = knowledge::own(seat);
    let mut cards = seen(game, game.players[seat].hand.iter(), own, eye);
    if eye == Eye::Seat(seat) && game.phase == Phase::Draft && game.waiting.contains(seat) {
        for (scene, card) in cards.iter_mut().zip(game.players[seat].hand.iter()) {
            let brings = |recipes| Message::new("now-brings").message("recipes", recipes);
            scene.now = area::brought_into_reach(game, seat, card).map(brings);
        }
    }
    let last = game.players[seat].passed_hands(seat).last().filter(|_| own.is_sure(eye));
    let note = |(to, _, cards): (Seat, Known, Bag)| {
        Message::new("note-passed").number("count", cards.len() as i64).seat("player", to)
    };
    Zone {
        place: Place::Hand(seat),
        cards,
        aside: last.map(note).map(Into::into),
        ..of_seat("hand", seat, Layout::Fan, hand_label(game, seat, eye))
    }
}

fn hand_label(game: &Minions, seat: Seat, eye: Eye) -> &'static str {
    match (eye == Eye::Seat(seat), game.active.contains(seat)) {
        (true, true) => "zone-hand-own",
        (true, false) => "zone-hand-dropped",
        (false, _) => "zone-hand",
    }
}

/// Kept cards and drafted ones, face down for the others. MR-62: open at the end.
fn drafted(game: &Minions, seat: Seat, eye: Eye) -> Zone {
    let player = &game.players[seat];
    let kept = seen(game, player.kept.iter(), knowledge::own(seat), eye).into_iter();
    let kept = kept.map(|card| CardScene { label: Some(Message::new("tag-kept")), ..card });
    let secret = eye == Eye::Seat(seat) && game.phase != Phase::Over;
    let label = if secret { "zone-drafted-own" } else { "zone-drafted" };
    let drafts = game.phase == Phase::Draft && eye.acting(game.waiting) == Some(seat);
    Zone {
        cards: kept.chain(seen(game, player.drafted.iter(), game.known_drafted(seat), eye)).collect(),
        slots: drafts.then(next_place).into_iter().collect(),
        ..of_seat("drafted", seat, Layout::Row, label)
    }
}

fn next_place() -> Slot {
    let offer = Offer { id: LAY_HERE.into(), label: Message::new("slot-lay-here"), hint: None, down: false };
    Slot { label: Some(Message::new("slot-next")), ..Slot::offering(vec![offer]) }
}

/// MR-58. What a seat has paid this round; whoever pays has no hand any more.
fn paid(game: &Minions, seat: Seat, eye: Eye) -> Option<Zone> {
    let spent = game.players[seat].spent;
    let label = if eye == Eye::Seat(seat) { "zone-spent-own" } else { "zone-spent" };
    (!spent.is_empty())
        .then(|| Zone { cards: face_up(game, spent.iter()), ..of_seat("spent", seat, Layout::Row, label) })
}

/// Minions, and after them the round cards that were won.
fn minions(game: &Minions, seat: Seat) -> Zone {
    let player = &game.players[seat];
    let minion = |&minion: &Recipe| {
        let card = game.cards.recipe(minion);
        CardScene::up(minion_face(game, card, Some(area::same_symbol(game, seat, card))))
    };
    let won = player.rounds_won().map(|round| CardScene::up(round_face(game, round.into())));
    let carried = player.drafted.len() - player.picks.len().min(player.drafted.len());
    let holds = Message::new("note-holds").number("hand", player.hand.len() as i64);
    let in_draft = matches!(game.phase, Phase::Draft | Phase::Choose) && game.active.contains(seat);
    Zone {
        cards: player.minions.iter().map(minion).chain(won).collect(),
        aside: in_draft.then(|| holds.number("kept", carried as i64).into()),
        ..of_seat("minions", seat, Layout::Row, "zone-minions")
    }
}

/// MR-70. What a seat has passed on this round.
fn passed(game: &Minions, seat: Seat, eye: Eye) -> impl Iterator<Item = Zone> {
    let hands = game.players[seat].passed_hands(seat).enumerate();
    hands.map(move |(index, (to, known, cards))| {
        let label = Message::new("zone-passed").number("turn", index as i64 + 1).seat("player", to);
        Zone {
            cards: seen(game, cards.iter(), known, eye),
            ..Zone::new(format_compact!("passed{seat}-{index}"), Place::Before(seat), Layout::Row, label)
        }
    })
}
