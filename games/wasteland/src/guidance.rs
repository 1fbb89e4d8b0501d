//! What a player is told to do, may touch, and should notice.

use engine::{Blocked, Choice, Eye, Game, Message, Seat, ToCompactString, Touch};

use crate::cards::Cards;
use crate::event::list;
use crate::refusal::{refused_pass, refused_play};
use crate::scene::{TRICK, ally_id, card_name, desert_id, hand_card, species_name};
use crate::{Action, Card, Phase, Wasteland};

/// The viewer's seat, if the table waits for it.
fn acting(game: &Wasteland, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.to_act().contains(seat) => Some(seat),
        _ => None,
    }
}

pub(crate) fn prompt(game: &Wasteland, eye: Eye) -> Message {
    match (game.phase, acting(game, eye)) {
        (Phase::Over, _) => Message::new("table-over"),
        (Phase::Start(_), Some(_)) => Message::new("prompt-start"),
        (Phase::Abandon(_), Some(_)) => Message::new("prompt-abandon"),
        (Phase::Trick(_), Some(seat)) => prompt_trick(game, seat),
        (Phase::Ally(_), Some(_)) => Message::new("prompt-ally"),
        (_, None) => waiting(game),
    }
}

fn waiting(game: &Wasteland) -> Message {
    let mut seats = game.to_act().iter();
    match (seats.next(), seats.next()) {
        (Some(seat), None) => Message::new("table-wait").seat("player", seat),
        _ => Message::new("table-wait-many").number("count", game.to_act().len() as i64),
    }
}

/// Whether a pass or a play is forced, and what may be played.
fn prompt_trick(game: &Wasteland, seat: Seat) -> Message {
    let player = &game.players[seat];
    let playable = game.playable(seat);
    let following = match game.trick.colour() {
        _ if playable.is_empty() => return Message::new("prompt-must-pass"),
        None if player.passes_left == 0 => return Message::new("prompt-must-lead"),
        None => return Message::new("prompt-lead"),
        Some(led) => (led, playable.of(led)),
    };
    let id = match (player.passes_left, following) {
        (0, (_, cards)) if cards.is_empty() => "prompt-must-play-any",
        (0, _) => "prompt-must-follow",
        (_, (_, cards)) if cards.is_empty() => "prompt-any",
        (_, (_, cards)) if cards == playable => "prompt-follow",
        _ => "prompt-follow-or-lie",
    };
    Message::new(id).message("species", species_name(following.0))
}

pub(crate) fn tips(game: &Wasteland, eye: Eye) -> Vec<Message> {
    let (Phase::Trick(_), Some(seat)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    let player = &game.players[seat];
    let passes = i64::from(player.passes_left);
    let left = Message::new("tip-left").number("plays", player.hand.len() as i64 - passes);
    let mut tips = vec![left.number("passes", passes)];
    tips.extend(game.trick.colour().map(|led| tip_colour(game, led)));
    tips
}

/// In a trick of several colours the led one cannot win any more.
fn tip_colour(game: &Wasteland, led: crate::Species) -> Message {
    let mixed = game.trick.winner().is_some_and(|best| best.card.species() != led);
    let id = if mixed { "tip-mixed" } else { "tip-one-colour" };
    Message::new(id).message("species", species_name(led))
}

/// WR-51. Which cards a player has promised to pass, for himself alone.
pub(crate) fn promise_note(promised: Cards) -> Option<Message> {
    let cards: Vec<Card> = promised.iter().collect();
    (!cards.is_empty()).then(|| Message::new("promise-note").text("cards", list(&cards)))
}

pub(crate) fn choices(game: &Wasteland, eye: Eye) -> Vec<Choice> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: either of two equal cards can be touched.
fn ways(game: &Wasteland, seat: Seat, action: Action) -> Vec<Choice> {
    let choice = |label: Message, touches: Vec<Touch>| Choice {
        action: action.to_compact_string(),
        label,
        touches,
        warning: None,
    };
    match action {
        Action::Start(named) => {
            vec![choice(Message::new("choice-start").seat("player", named), vec![Touch::seat(named)])]
        }
        Action::Ally(species) => game
            .allies()
            .enumerate()
            .filter(|&(_, ally)| ally == species)
            .map(|(index, _)| {
                let label = Message::new("choice-ally").message("species", species_name(species));
                choice(label, vec![Touch::thing(ally_id(index))])
            })
            .collect(),
        Action::Abandon(card) => with_card(game, seat, card, &desert_id(seat), |touches| {
            choice(Message::new("choice-abandon").message("card", card_name(card)), touches)
        }),
        Action::Pass(card) => with_card(game, seat, card, &desert_id(seat), |touches| {
            choice(Message::new("choice-pass").message("card", card_name(card)), touches)
        }),
        Action::Play(card) => with_card(game, seat, card, TRICK, |touches| Choice {
            warning: lie_warning(game, seat, card),
            ..choice(Message::new("choice-play").message("card", card_name(card)), touches)
        }),
    }
}

/// Something for each equal card of the hand: touch the card, then the zone.
fn with_card<T>(
    game: &Wasteland,
    seat: Seat,
    card: Card,
    zone: &str,
    make: impl Fn(Vec<Touch>) -> T,
) -> Vec<T> {
    let held = game.players[seat].hand.iter().enumerate().filter(|&(_, held)| held == card);
    held.map(|(index, _)| make(vec![Touch::thing(hand_card(seat, index)), Touch::thing(zone)])).collect()
}

/// WR-50, WR-51. Asked before a lie: what it obliges to.
fn lie_warning(game: &Wasteland, seat: Seat, card: Card) -> Option<Message> {
    let led = game.trick.colour().filter(|&led| led != card.species())?;
    let player = &game.players[seat];
    let hidden: Vec<Card> = player.hand.without(player.promised()).of(led).iter().collect();
    (!hidden.is_empty()).then(|| {
        Message::new("warning-lie").message("species", species_name(led)).text("cards", list(&hidden))
    })
}

/// Cards that cannot be played but passed, or passed but not played, and why.
pub(crate) fn blocked(game: &Wasteland, eye: Eye) -> Vec<Blocked> {
    let (Phase::Trick(_), Some(seat)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    let hand = game.players[seat].hand;
    let (playable, passable) = (game.playable(seat), game.passable(seat));
    let unplayable = hand.kinds().filter(|&card| !playable.has(card)).flat_map(|card| {
        let reason = refused_play(game, seat, card).reason;
        with_card(game, seat, card, TRICK, |touches| Blocked { touches, reason: reason.clone() })
    });
    let unpassable = hand.kinds().filter(|&card| !passable.has(card)).flat_map(|card| {
        let reason = refused_pass(game, seat, card).reason;
        with_card(game, seat, card, &desert_id(seat), |touches| Blocked { touches, reason: reason.clone() })
    });
    unplayable.chain(unpassable).collect()
}
