//! The recipes of the round, each in its place to the round's end, with a slip that says what it takes.

use engine::{Aside, Bill, BillLine, CardScene, CompactString, Eye, Gauge, Layout, Message, Place, Seat};
use engine::{Slot, Stress, Zone, card_id, format_compact};

use super::faces::{mark, recipe_face};
use super::names::{card_name, joined, recipe_name, terrain_name};
use crate::card::Bag;
use crate::heuristic::Prospect;
use crate::rules::ability::Abilities;
use crate::{Ability, Card, MOST_PLAYERS, Minions, Phase, Recipe, RecipeCard, Value};

/// What has become of a recipe of this round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Free,
    /// Somebody is paying for it.
    Brewing(Seat),
    Created(Seat),
}

/// MR-8. The recipes that were laid out for this round, in their places.
pub(super) fn laid_out(game: &Minions) -> Vec<(Recipe, Fate)> {
    let taken = game.seats.iter().filter_map(|seat| {
        let brewing = game.players[seat].recipe.map(|recipe| (recipe, Fate::Brewing(seat)));
        brewing.or_else(|| Some((created(game, seat)?, Fate::Created(seat))))
    });
    let mut all: Vec<_> = game.recipes.iter().map(|recipe| (recipe, Fate::Free)).chain(taken).collect();
    all.sort_unstable_by_key(|&(recipe, _)| recipe);
    all
}

/// MR-32, MR-34. What a seat has created this round: its last minion, if it has paid for one.
pub(super) fn created(game: &Minions, seat: Seat) -> Option<Recipe> {
    let player = &game.players[seat];
    let pot_is_spent = player.pot_card().is_none();
    let has_paid = player.recipe.is_none() && player.spent.len() > usize::from(pot_is_spent);
    player.minions.last().copied().filter(|_| has_paid)
}

/// The name of a recipe's place.
pub(super) fn place(game: &Minions, recipe: Recipe) -> CompactString {
    let before = laid_out(game).iter().take_while(|(other, _)| *other < recipe).count();
    format_compact!("area{before}")
}

/// The name of a recipe's card.
pub(super) fn card(game: &Minions, recipe: Recipe) -> CompactString {
    card_id(&place(game, recipe), 0)
}

pub(super) fn zones(game: &Minions, eye: Eye) -> impl Iterator<Item = Zone> {
    let viewer = match eye {
        Eye::Seat(seat) => Some(seat),
        _ => None,
    };
    let own = viewer.filter(|&seat| may_still_create(game, seat)).map(|seat| Prospect::of(game, seat));
    laid_out(game).into_iter().enumerate().map(move |(index, (recipe, fate))| {
        let card = game.cards.recipe(recipe);
        let zone = Zone::new(format_compact!("area{index}"), Place::Middle, Layout::Row, recipe_name(card));
        match fate {
            Fate::Created(seat) => Zone { slots: vec![gone(card, seat)], ..zone },
            Fate::Brewing(seat) => Zone {
                cards: vec![CardScene { stress: Stress::Lit, ..on_offer(game, card, viewer) }],
                aside: Some(brewing(game.players[seat].paid, card.cost)),
                ..zone
            },
            Fate::Free => Zone {
                cards: vec![CardScene {
                    now: own.map(|own| verdict(game, card, &own)),
                    bill: own.map(|own| Box::new(bill(game, card, &own))),
                    ..on_offer(game, card, viewer)
                }],
                aside: Some(match &own {
                    Some(own) => slip(game, card, own),
                    None => free(game, card),
                }),
                ..zone
            },
        }
    })
}

fn on_offer(game: &Minions, card: &RecipeCard, viewer: Option<Seat>) -> CardScene {
    let same = viewer.map(|seat| same_symbol(game, seat, card) + 1);
    CardScene::up(recipe_face(game, card, same))
}

/// MR-42. How many minions with the symbol of this card a seat has.
pub(super) fn same_symbol(game: &Minions, seat: Seat, card: &RecipeCard) -> usize {
    let minions = game.players[seat].minions.iter();
    minions.filter(|&&minion| game.cards.recipe(minion).symbol == card.symbol).count()
}

fn gone(card: &RecipeCard, seat: Seat) -> Slot {
    Slot::saying(Message::new("slot-created").message("recipe", recipe_name(card)).seat("player", seat))
}

fn brewing(paid: u8, cost: u8) -> Aside {
    Aside::from(Message::new("slip-paid").number("paid", paid))
        .more(Message::new("slip-of").number("cost", cost))
        .gauged(notches(paid, cost))
        .stressed(if paid >= cost { Stress::Good } else { Stress::Lit })
}

fn free(game: &Minions, card: &RecipeCard) -> Aside {
    let left = matches!(game.phase, Phase::Keep | Phase::Over);
    Aside::from(Message::new("slip-cost").number("cost", card.cost)).more(Message::new(if left {
        "slip-left"
    } else {
        "slip-free"
    }))
}

/// What the viewer's cards pay of a cost; on a full table there is only room for the numbers.
fn slip(game: &Minions, card: &RecipeCard, own: &Prospect) -> Aside {
    let reach = own.reach(game, card.recipe);
    let id = if game.seats.len() == MOST_PLAYERS { "slip-reach" } else { "slip-you-pay" };
    let line = Message::new(id).number("reach", reach).number("cost", card.cost);
    let is_enough = reach >= card.cost;
    let stress = if is_enough && own.has_pot { Stress::Good } else { Stress::Plain };
    Aside::from(line)
        .more(lacks(reach, card.cost, own.has_pot))
        .gauged(notches(reach, card.cost))
        .stressed(stress)
}

/// What is missing to create something: nothing, so much, or a Pot.
pub(super) fn lacks(reach: u8, cost: u8, has_pot: bool) -> Message {
    match (cost.saturating_sub(reach), has_pot) {
        (0, true) => Message::new("slip-enough"),
        (0, false) => Message::new("slip-no-pot"),
        (missing, _) => Message::new("slip-short").number("missing", missing),
    }
}

fn notches(filled: u8, of: u8) -> Gauge {
    Gauge::Notches { filled: filled.min(of).into(), of: of.into() }
}

/// Whether what the viewer would pay is enough.
fn verdict(game: &Minions, card: &RecipeCard, own: &Prospect) -> Message {
    let reach = own.reach(game, card.recipe);
    match (card.cost.saturating_sub(reach), own.has_pot) {
        (0, true) => Message::new("now-enough"),
        (0, false) => Message::new("now-no-pot"),
        (missing, _) => Message::new("now-short").number("missing", missing),
    }
}

/// Card by card what the viewer would pay; abilities take the lowest card that they gain by.
fn bill(game: &Minions, card: &RecipeCard, own: &Prospect) -> Bill {
    let worth = game.worth(card.recipe);
    let mut unused = own.abilities;
    let line = |own_card: Card| {
        let ability = Ability::boiling(own_card);
        let gains = unused.has(ability) && worth.of_generated(ability) > worth.of(own_card);
        if gains {
            unused = unused.without([ability].into_iter().collect::<Abilities>());
        }
        let value = worth.explain(own_card, gains.then_some(ability));
        let line = BillLine {
            symbol: own_card.symbol().map_or("suit-amber", mark),
            label: card_name(own_card),
            why: why(game, own_card, value),
            adds: value.total().into(),
        };
        (line.adds > 0).then_some(line)
    };
    let total = own.reach(game, card.recipe).into();
    Bill { lines: own.cards.iter().filter_map(line).collect(), title: Message::new("bill-total"), total }
}

/// How a card comes to a value that is not the one printed on it: `2 + 1 (Lake), doubled`.
fn why(game: &Minions, card: Card, value: Value) -> Option<Message> {
    let pips = value.pips;
    let boiled = pips != card.pips();
    let printed = Message::new(if boiled { "bill-boiled" } else { "bill-printed" }).number("pips", pips);
    let change = i16::from(value.on_terrain) - i16::from(pips);
    let terrain = game.terrain_of(game.round as usize).filter(|_| change != 0);
    let counts = match terrain {
        Some(terrain) => Message::new(if change > 0 { "bill-more" } else { "bill-less" })
            .message("printed", printed)
            .number("change", change.abs())
            .message("terrain", terrain_name(terrain)),
        None => printed,
    };
    match (value.doubled, terrain.is_some() || boiled) {
        (true, _) => Some(Message::new("bill-doubled").message("counts", counts)),
        (false, true) => Some(counts),
        (false, false) => None,
    }
}

/// What the slips would say if the viewer had these cards: for each recipe whose slip changes, its place, what
/// is added to its gauge, and the words.
pub(super) fn changes(game: &Minions, seat: Seat, cards: Bag) -> Vec<(CompactString, i16, Message)> {
    let (now, then) = (Prospect::of(game, seat), Prospect::with(game, seat, cards));
    let places = laid_out(game).into_iter().enumerate().filter(|(_, (_, fate))| *fate == Fate::Free);
    places
        .filter_map(|(index, (recipe, _))| {
            let cost = game.cards.recipe(recipe).cost;
            let (before, after) = (now.reach(game, recipe), then.reach(game, recipe));
            let changes = before != after || (now.has_pot != then.has_pot && after >= cost);
            let line = Message::new("preview-slip")
                .number("reach", after)
                .message("lacks", lacks(after, cost, then.has_pot));
            let adds = i16::from(after.min(cost)) - i16::from(before.min(cost));
            changes.then(|| (format_compact!("area{index}"), adds, line))
        })
        .collect()
}

/// The recipes that would come into reach with one card more.
pub(super) fn brought_into_reach(game: &Minions, seat: Seat, card: Card) -> Option<Message> {
    let mut cards = game.players[seat].drafted;
    cards.add(card);
    let now: Vec<Recipe> = Prospect::of(game, seat).in_reach(game).collect();
    let then = Prospect::with(game, seat, cards);
    let new = then.in_reach(game).filter(|recipe| !now.contains(recipe));
    joined(new.map(|recipe| recipe_name(game.cards.recipe(recipe))))
}

/// Whether a seat can still choose a recipe this round.
fn may_still_create(game: &Minions, seat: Seat) -> bool {
    let chosen = game.players[seat].recipe.is_some() || created(game, seat).is_some();
    !chosen && (game.active.contains(seat) || game.queue.contains(&seat)) && game.phase != Phase::Over
}
