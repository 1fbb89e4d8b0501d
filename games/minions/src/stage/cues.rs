//! How the pictures of a game are staged.

use engine::{
    Bond, CompactString, CountItem, CountRow, CountStage, Cue, Eye, Hold, Link, Message, Seat,
    ToCompactString, seat_id,
};

use super::area;
use super::names::{list, players, pot_name, recipe_name, terrain_changes, terrain_name};
use super::words::word;
use super::zones::HEARTH;
use crate::card::{Bag, less};
use crate::data::Points;
use crate::rules::ability::Abilities;
use crate::{Ability, Card, Direction, Event, Minions, Pot, RecipeCard, Value};

pub(super) fn cue(game: &Minions, event: Event, eye: Eye) -> Cue {
    match event {
        Event::RoundStarted { .. } => round_started(game),
        Event::Dropped { .. } => dropped(game),
        Event::Passed { .. } => passed(game),
        Event::Revealed { .. } => pots_shown(game),
        Event::CreatesNothing { seat } => {
            let says = Message::new("cue-nothing").seat("player", seat);
            at_the_hearth(Cue::reveal(), seat).saying(says).saying(next_in_line(game))
        }
        Event::Paid { seat, card, ability, value, paid, cost } => {
            let step = Step { card, ability, value };
            pay(game, seat, step, paid, cost)
        }
        Event::Created { seat, recipe } => created(game, seat, recipe),
        Event::WonRoundCard { seat, round, points } => Cue::score()
            .held(Hold::Normal)
            .on(seat_id("seat", seat))
            .on(format!("rounds/{}", round - 1))
            .saying(Message::new("cue-first").seat("player", seat).number("points", points))
            .saying(next_in_line(game)),
        Event::Legend { seat } => {
            Cue::score().held(Hold::Long).on(seat_id("minions", seat)).saying(word(event, eye).message)
        }
        Event::TurnedUp { seat, cards, points } => turned_up(game, seat, cards, points),
        Event::RoundOver { .. } => Cue::chapter().saying(word(event, eye).message),
        _ => Cue::default().held(Hold::Short).saying(word(event, eye).message),
    }
}

/// MR-5, MR-6. Where hands go, what there is to win, and what the terrain changes.
fn round_started(game: &Minions) -> Cue {
    let id = match game.direction() {
        Direction::Left => "cue-round-left",
        Direction::Right => "cue-round-right",
    };
    let points = game.cards.rounds[game.round as usize - 1].points;
    let cue = Cue::reveal()
        .held(Hold::Normal)
        .on(format!("rounds/{}", game.round - 1))
        .saying(Message::new(id).number("round", game.round).number("points", points));
    match game.terrain_of(game.round as usize) {
        Some(terrain) => cue.saying(
            Message::new("cue-terrain")
                .message("terrain", terrain_name(terrain))
                .message("changes", terrain_changes(terrain)),
        ),
        None => cue,
    }
}

/// Who dropped out in this turn: their hands are in the middle, and nothing was shown or paid yet.
fn dropped(game: &Minions) -> Cue {
    let fresh = |seat: &Seat| {
        let player = &game.players[*seat];
        !game.active.contains(*seat) && player.picks.len() == usize::from(game.turn)
    };
    let out: Vec<Seat> = game.seats.iter().filter(fresh).collect();
    let count: usize = out.iter().map(|&seat| game.players[seat].thrown.len()).sum();
    let cue = Cue::reveal()
        .held(Hold::Normal)
        .on("middle")
        .saying(
            Message::new("cue-dropped")
                .message("players", players(out.iter().copied()))
                .number("count", out.len() as i64),
        )
        .saying(Message::new("cue-thrown").number("count", count as i64));
    out.iter().fold(cue, |cue, &seat| cue.on(seat_id("seat", seat)))
}

/// MR-14. Every hand goes its way.
fn passed(game: &Minions) -> Cue {
    let id = match game.direction() {
        Direction::Left => "cue-passed-left",
        Direction::Right => "cue-passed-right",
    };
    let cue = Cue::default().held(Hold::Normal).saying(Message::new(id));
    game.active.iter().fold(cue, |cue, seat| match game.players[seat].passed_to.last() {
        Some(&to) => cue.linking(gives(seat, to)),
        None => cue,
    })
}

pub(super) fn gives(from: Seat, to: Seat) -> Link {
    Link { from: seat_id("seat", from), to: seat_id("seat", to), bond: Bond::Gives }
}

/// MR-22, MR-23. The Pots lie side by side, the highest first.
fn pots_shown(game: &Minions) -> Cue {
    let cue = Cue::reveal().held(Hold::Long).on(HEARTH);
    match game.queue.first() {
        None => cue.saying(Message::new("cue-no-pots")),
        Some(&first) => {
            let pot = game.players[first].pot.unwrap_or(Pot::ZERO);
            let says = Message::new("cue-pots").seat("player", first).message("pot", pot_name(pot));
            let cue = cue.saying(says);
            if game.queue.len() > 1 {
                return cue.saying(
                    Message::new("cue-order").message("players", players(game.queue.iter().copied())),
                );
            }
            cue
        }
    }
}

fn at_the_hearth(cue: Cue, seat: Seat) -> Cue {
    cue.held(Hold::Normal).on(HEARTH).on(seat_id("seat", seat))
}

/// Who creates after the one who creates now.
fn next_in_line(game: &Minions) -> Message {
    match game.queue.get(1) {
        Some(&seat) => Message::new("cue-next").seat("player", seat),
        None => Message::new("cue-none-next"),
    }
}

/// A card that was paid, and what it came to.
#[derive(Clone, Copy)]
struct Step {
    card: Card,
    ability: Option<Ability>,
    value: Value,
}

/// The paid cards on the fire, the one of the moment last, and what they come to.
fn pay(game: &Minions, seat: Seat, step: Step, paid: u8, cost: u8) -> Cue {
    let Some(recipe) = game.players[seat].recipe.map(|recipe| game.cards.recipe(recipe)) else {
        return at_the_hearth(Cue::score(), seat);
    };
    let mut sum = 0;
    let steps: Vec<Step> = steps_before(game, seat, step, paid).into_iter().chain([step]).collect();
    let last = steps.len() - 1;
    let items = steps.iter().enumerate().map(|(index, step)| {
        sum += i32::from(step.value.total());
        item(step, sum, index == last)
    });
    let is_paid = paid >= cost;
    let total = Message::new("count-of").number("paid", paid).number("cost", cost);
    let row = CountRow {
        items: items.collect(),
        total: Some(total),
        best: is_paid,
        to: if is_paid { seat_id("seat", seat) } else { HEARTH.into() },
        ..CountRow::default()
    };
    let stage = CountStage {
        over: "pots hearth",
        title: (!is_paid).then(|| recipe_name(recipe)),
        note: why(game, step).filter(|_| !is_paid),
        risen: if is_paid { recipe.recipe.to_compact_string() } else { CompactString::default() },
        banner: is_paid.then(|| Message::new("count-done").message("recipe", recipe_name(recipe))),
        ground: "art-pot",
        rows: vec![row],
        ..CountStage::default()
    };
    let says = Message::new("cue-paid")
        .message("recipe", recipe_name(recipe))
        .number("paid", paid)
        .number("cost", cost);
    let hold = if is_paid { Hold::Long } else { Hold::Normal };
    at_the_hearth(Cue::score(), seat)
        .on(area::place(game, recipe.recipe))
        .held(hold)
        .saying(says)
        .counting(stage)
}

fn item(step: &Step, sum: i32, lit: bool) -> CountItem {
    let (value, pips) = (i32::from(step.value.total()), i32::from(step.card.pips()));
    CountItem {
        card: step.card.to_compact_string(),
        label: step.ability.map(|_| Message::new("count-boiled")),
        adds: Some(value),
        instead_of: (value != pips).then_some(pips),
        sum: Some(sum),
        lit,
        ..CountItem::default()
    }
}

/// Why a card counts as it does.
fn why(game: &Minions, step: Step) -> Option<Message> {
    let Value { pips, on_terrain, doubled } = step.value;
    let terrain = game.terrain_of(game.round as usize).filter(|_| pips != on_terrain);
    let terrain = terrain.map(|terrain| {
        Message::new("count-terrain")
            .message("terrain", terrain_name(terrain))
            .number("from", pips)
            .number("to", on_terrain)
    });
    match (terrain, doubled) {
        (Some(terrain), true) => Some(Message::new("count-both").message("terrain", terrain)),
        (Some(terrain), false) => Some(terrain),
        (None, true) => Some(Message::new("count-doubled")),
        (None, false) => None,
    }
}

/// What was paid before this step. The position knows the cards and the abilities that were used, and the
/// sum tells which card went to which.
fn steps_before(game: &Minions, seat: Seat, step: Step, paid: u8) -> Vec<Step> {
    let player = &game.players[seat];
    let mut cards = less(player.spent, step.card);
    if player.pot == Some(Pot::ZERO) {
        cards.remove(Card::A);
    }
    let used = player.used.without([Ability::Pot0].into_iter().chain(step.ability).collect());
    let Some(payment) = game.payment(seat) else { return Vec::new() };
    let explain = |card, ability| Step { card, ability, value: payment.worth.explain(card, ability) };
    let target = paid - step.value.total();
    let mut steps = Vec::new();
    assign(cards, used, target.into(), &explain, &mut steps);
    steps
}

/// Finds for each used ability the card that it took, so that everything comes to the target.
fn assign(
    cards: Bag,
    used: Abilities,
    target: i32,
    explain: &impl Fn(Card, Option<Ability>) -> Step,
    steps: &mut Vec<Step>,
) -> bool {
    let Some(card) = cards.kinds().next() else { return target == 0 && used.is_empty() };
    let boiling = Ability::boiling(card);
    let ways = [None, Some(boiling).filter(|&ability| used.has(ability))];
    let mut ways = ways.iter().enumerate().filter(|(index, way)| *index == 0 || way.is_some());
    ways.any(|(_, &ability)| {
        let step = explain(card, ability);
        steps.push(step);
        let left = used.without(ability.into_iter().collect());
        let rest = target - i32::from(step.value.total());
        let fits = assign(less(cards, card), left, rest, explain, steps);
        if !fits {
            steps.pop();
        }
        fits
    })
}

/// The minion is its owner's, and brings its points.
fn created(game: &Minions, seat: Seat, recipe: &RecipeCard) -> Cue {
    let points = match recipe.points {
        Points::Fixed(points) => points.into(),
        Points::Scaled => game.scaled_points(seat, recipe.recipe),
    };
    let says = Message::new("cue-created")
        .seat("player", seat)
        .message("recipe", recipe_name(recipe))
        .number("points", points);
    Cue::score()
        .held(Hold::Normal)
        .on(seat_id("minions", seat))
        .on(seat_id("seat", seat))
        .on(area::place(game, recipe.recipe))
        .saying(says)
        .saying(next_in_line(game))
}

/// MR-62. What was left over, and what its Ambers bring.
fn turned_up(game: &Minions, seat: Seat, cards: Bag, points: i32) -> Cue {
    Cue::score()
        .held(Hold::Normal)
        .on(seat_id("drafted", seat))
        .on(seat_id("seat", seat))
        .saying(Message::new("cue-turned-up").seat("player", seat).number("points", points))
        .saying(
            Message::new("cue-turned-cards")
                .message("cards", list(cards))
                .number("score", game.score(seat).total()),
        )
}
