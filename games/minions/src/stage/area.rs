//! The recipes of the round, each in its place to the round's end, with a slip that says what it takes.

use engine::{
    Aside, Bill, BillLine, CardScene, CompactString, Eye, Gauge, Later, Layout, Message, Place, Seat,
};
use engine::{Slot, Stress, Zone, card_id, format_compact};

use super::faces::{Ground, mark, recipe_face};
use super::names::{card_name, joined, recipe_name, terrain_name};
use crate::card::Bag;
use crate::heuristic::Prospect;
use crate::rules::ability::Abilities;
use crate::{Ability, Card, MOST_PLAYERS, Minions, Phase, Recipe, RecipeCard, Value};

/// What has become of a recipe of this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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

pub(super) fn zones(game: &Minions, eye: Eye) -> impl Iterator<Item = Later<Zone>> {
    let viewer = match eye {
        Eye::Seat(seat) => Some(seat),
        _ => None,
    };
    let own = viewer.filter(|&seat| may_still_create(game, seat)).map(|seat| Prospect::of(game, seat));
    laid_out(game).into_iter().enumerate().map(move |(index, (recipe, fate))| {
        let same = viewer.map(|seat| same_symbol(game, seat, game.cards.recipe(recipe)) + 1);
        let facts = LaidOut {
            ground: Ground::of(game),
            index,
            recipe,
            fate,
            paid: if let Fate::Brewing(seat) = fate { game.players[seat].paid } else { 0 },
            same: same.filter(|_| !matches!(fate, Fate::Created(_))),
            own: own.filter(|_| fate == Fate::Free),
            is_left: matches!(game.phase, Phase::Keep | Phase::Over),
            is_full: game.seats.len() == MOST_PLAYERS,
        };
        Later::new(facts, LaidOut::zone)
    })
}

/// A recipe in its place, with what it takes of its viewer.
#[derive(Hash)]
struct LaidOut {
    ground: Ground,
    index: usize,
    recipe: Recipe,
    fate: Fate,
    /// What has been paid for it.
    paid: u8,
    /// How many minions of its symbol the viewer would have with it.
    same: Option<usize>,
    /// What the viewer has to create it with.
    own: Option<Prospect>,
    /// Whether nobody can create it any more.
    is_left: bool,
    /// Whether the table is full, so that there is little room.
    is_full: bool,
}

impl LaidOut {
    fn zone(&self) -> Zone {
        let card = self.ground.cards.recipe(self.recipe);
        let id = format_compact!("area{}", self.index);
        let zone = Zone::new(id, Place::Middle, Layout::Row, recipe_name(card));
        let on_offer = || CardScene::up(recipe_face(&self.ground, card, self.same));
        match self.fate {
            Fate::Created(seat) => Zone { slots: vec![gone(card, seat)], ..zone },
            Fate::Brewing(_) => Zone {
                cards: vec![CardScene { stress: Stress::Lit, ..on_offer() }],
                aside: Some(brewing(self.paid, card.cost)),
                ..zone
            },
            Fate::Free => Zone {
                cards: vec![CardScene {
                    now: self.own.map(|own| verdict(self.reach(&own), card.cost, own.has_pot)),
                    bill: self.own.map(|own| Box::new(self.bill(&own))),
                    ..on_offer()
                }],
                aside: Some(match &self.own {
                    Some(own) => self.slip(card.cost, own),
                    None => self.free(card.cost),
                }),
                ..zone
            },
        }
    }

    fn reach(&self, own: &Prospect) -> u8 {
        self.ground.worth(self.recipe).reach(own.cards, own.abilities)
    }

    fn free(&self, cost: u8) -> Aside {
        let more = Message::new(if self.is_left { "slip-left" } else { "slip-free" });
        Aside::from(Message::new("slip-cost").number("cost", cost)).more(more)
    }

    /// What the viewer's cards pay of a cost; on a full table there is only room for the numbers.
    fn slip(&self, cost: u8, own: &Prospect) -> Aside {
        let reach = self.reach(own);
        // "6 of 4" would be read twice.
        let (id, said) = if self.is_full { ("slip-reach", reach.min(cost)) } else { ("slip-you-pay", reach) };
        let line = Message::new(id).number("reach", said).number("cost", cost);
        let stress = if reach >= cost && own.has_pot { Stress::Good } else { Stress::Plain };
        Aside::from(line).more(lacks(reach, cost, own.has_pot)).gauged(notches(reach, cost)).stressed(stress)
    }

    /// Card by card what the viewer would pay; abilities take the lowest card that they gain by.
    fn bill(&self, own: &Prospect) -> Bill {
        let worth = self.ground.worth(self.recipe);
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
                why: why(&self.ground, own_card, value),
                adds: value.total().into(),
            };
            (line.adds > 0).then_some(line)
        };
        let total = self.reach(own).into();
        Bill { lines: own.cards.iter().filter_map(line).collect(), title: Message::new("bill-total"), total }
    }
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
fn verdict(reach: u8, cost: u8, has_pot: bool) -> Message {
    match (cost.saturating_sub(reach), has_pot) {
        (0, true) => Message::new("now-enough"),
        (0, false) => Message::new("now-no-pot"),
        (missing, _) => Message::new("now-short").number("missing", missing),
    }
}

/// How a card comes to a value that is not the one printed on it: `2 + 1 (Lake), doubled`.
fn why(ground: &Ground, card: Card, value: Value) -> Option<Message> {
    let pips = value.pips;
    let boiled = pips != card.pips();
    let printed = Message::new(if boiled { "bill-boiled" } else { "bill-printed" }).number("pips", pips);
    let change = i16::from(value.on_terrain) - i16::from(pips);
    let terrain = ground.terrain().filter(|_| change != 0);
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
