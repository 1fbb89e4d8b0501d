//! The table as people see it.

use std::sync::LazyLock;

use engine::{
    Blocked, CardFace, CardScene, Choice, CompactString, Eye, Game, Layout, Message, Place, Scene, Seat,
    SeatScene, ToCompactString, Token, Touch, Zone, card_id, format_compact, seat_id,
};

use crate::card::{Card, Value};
use crate::column::{COLUMN_LIMIT, Column, ColumnId};
use crate::familiar::Familiar;
use crate::refusal::{refused_column, refused_explore, refused_place};
use crate::scoring::Tally;
use crate::sheet::sheet;
use crate::tell::{familiar_name, list, players};
use crate::{Action, OnlyOne, Phase};

/// So few cards above the fig are worth a warning.
const NEAR_THE_END: usize = 12;

pub(crate) fn scene(game: &OnlyOne, eye: Eye) -> Scene {
    let tally = game.tally();
    Scene {
        seats: seats(game, &tally),
        zones: zones(game, eye, &tally),
        flags: flags(game),
        prompt: Some(prompt(game, eye)),
        tips: tips(game, eye),
        choices: choices(game, eye),
        blocked: blocked(game, eye),
        sheet: Some(sheet(game, &tally)),
        log: Vec::new(),
    }
}

/// OO-78. The players, with their scores as they stand.
fn seats(game: &OnlyOne, tally: &Tally) -> Vec<SeatScene> {
    let standing = tally.standing(game);
    let token = Token { kind: "start", count: 1, label: Message::new("token-start") };
    let seat_scene = |seat| SeatScene {
        seat,
        score: standing.scores[seat],
        acting: game.to_act().contains(seat),
        tokens: (game.token == seat).then(|| token.clone()).into_iter().collect(),
        status: status(game, seat),
    };
    game.seats.iter().map(seat_scene).collect()
}

fn status(game: &OnlyOne, seat: Seat) -> Option<Message> {
    let done = game.phase != Phase::Over && !game.still_in.contains(seat);
    done.then(|| Message::new("status-done"))
}

fn flags(game: &OnlyOne) -> Vec<Message> {
    let fig = (game.revealed && game.phase != Phase::Over).then(|| Message::new("flag-fig"));
    let [one, two] = [Seat::ALL[0], Seat::ALL[1]].map(|seat| players(game.side(seat)));
    let team = game.options.team.then(|| Message::new("flag-team").message("one", one).message("two", two));
    fig.into_iter().chain(team).collect()
}

fn zones(game: &OnlyOne, eye: Eye, tally: &Tally) -> Vec<Zone> {
    let columns = game.columns_there().map(|id| column_zone(game, id));
    let collections = game.seats.iter().map(|seat| collection_zone(game, seat, tally));
    [deck_zone(game, eye)]
        .into_iter()
        .chain(columns)
        .chain(game.drawn().map(drawn_zone))
        .chain(looked_zone(game, eye))
        .chain(collections)
        .chain([discard_zone(game), supply_zone(game)])
        .collect()
}

/// A card that is numbered, though it may lie elsewhere: after a familiar, or after cards that have been taken up.
fn numbered(card: CardScene, zone: &str, number: usize, place: usize) -> CardScene {
    if number == place { card } else { card.named(card_id(zone, number)) }
}

fn face(card: Card) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> = LazyLock::new(|| Card::all().map(print).collect());
    &FACES[card.index()]
}

fn familiar_face(familiar: Familiar) -> &'static CardFace {
    static FACES: LazyLock<[CardFace; 8]> = LazyLock::new(|| Familiar::ALL.map(print_familiar));
    &FACES[familiar as usize]
}

fn print(card: Card) -> CardFace {
    let value = card.value();
    let (suit, name) = match value {
        Value::One => ("fig", "card-fig"),
        Value::Two => ("snake", "card-snake"),
        Value::Three => ("cheese", "card-cheese"),
        Value::FourA | Value::FourB => ("clover", "card-clover"),
        Value::Five => ("star", "card-star"),
        Value::SixA | Value::SixB => ("shroom", "card-shroom"),
        Value::Seven => ("sugar", "card-sugar"),
        Value::EightA | Value::EightB => ("octopus", "card-octopus"),
        Value::Nine => ("tails", "card-tails"),
        Value::Ten => ("pumpkin", "card-pumpkin"),
        Value::Egg => ("egg", "card-egg"),
    };
    let rule = match value {
        Value::One => "rule-fig",
        Value::Egg => "rule-egg",
        _ if card.has_star() => "rule-special",
        _ => "rule-plain",
    };
    let rule = Message::new(rule).text("value", value).number("copies", value.copies() as i64);
    CardFace::new(card, suit, Message::new(name), rule)
}

fn print_familiar(familiar: Familiar) -> CardFace {
    let rule = Message::new(match familiar {
        Familiar::Streak => "power-streak",
        Familiar::Early => "power-early",
        Familiar::Greed => "power-greed",
        Familiar::Tie => "power-tie",
        Familiar::Scry => "power-scry",
        Familiar::Sixteen => "power-sixteen",
        Familiar::Pick => "power-pick",
        Familiar::Crash => "power-crash",
    });
    CardFace::new(familiar, "familiar", familiar_name(familiar), rule)
}

/// The cards that a player is looking at lie beside the deck, in a zone of their own.
fn looked_at(game: &OnlyOne) -> usize {
    match game.phase {
        Phase::Scry(_) | Phase::Return(..) => usize::from(game.deck.peeked()),
        _ => 0,
    }
}

/// A card of the deck, as this eye knows it.
fn deck_card(game: &OnlyOne, eye: Eye, place: usize, held: Card) -> CardScene {
    let known = eye == Eye::All || game.deck.is_known(place, game.has_looked(eye));
    CardScene::down(known.then(|| face(held)))
}

fn deck_zone(game: &OnlyOne, eye: Eye) -> Zone {
    let looked_at = looked_at(game);
    let cards = game.deck.iter().enumerate().skip(looked_at);
    let cards = cards.map(|(number, held)| {
        numbered(deck_card(game, eye, number, held), "deck", number, number - looked_at)
    });
    let note = match game.deck.above_fig() {
        Some(above) => Message::new("deck-note").number("above", above as i64),
        None => Message::new("deck-note-end"),
    };
    Zone {
        cards: cards.collect(),
        note: Some(note),
        ..Zone::new("deck", Place::Middle, Layout::Pile, Message::new("zone-deck"))
    }
}

fn looked_zone(game: &OnlyOne, eye: Eye) -> Option<Zone> {
    let seat = game.phase.actor().filter(|_| looked_at(game) > 0)?;
    let cards = game.deck.iter().enumerate().take(looked_at(game));
    let cards = cards.map(|(place, held)| CardScene { down: false, ..deck_card(game, eye, place, held) });
    Some(Zone {
        cards: cards.collect(),
        ..Zone::new(
            "looked",
            Place::Hand(seat),
            Layout::Row,
            Message::new("zone-looked").seat("player", seat),
        )
    })
}

fn looked_card(place: usize) -> CompactString {
    card_id("looked", place)
}

fn drawn_zone(drawn: Card) -> Zone {
    Zone {
        cards: vec![CardScene::up(face(drawn))],
        ..Zone::new("drawn", Place::Middle, Layout::Row, Message::new("zone-drawn"))
    }
}

fn column_zone(game: &OnlyOne, id: ColumnId) -> Zone {
    let column = game.column(id);
    let familiar = column
        .familiar
        .map(|familiar| CardScene::up(familiar_face(familiar)).named(format_compact!("{id}.familiar")));
    let cards = column.cards.iter().map(|&laid| CardScene::up(face(laid)));
    Zone {
        cards: after_familiar(familiar, &id.to_compact_string(), cards),
        note: (game.phase != Phase::Over).then(|| column_note(game, column)),
        ..Zone::new(
            id.to_compact_string(),
            Place::Middle,
            Layout::Column,
            Message::new("zone-column").text("column", id),
        )
    }
}

/// Cards are numbered from 0 whether a familiar lies before them or not.
fn after_familiar(
    familiar: Option<CardScene>,
    zone: &str,
    cards: impl Iterator<Item = CardScene>,
) -> Vec<CardScene> {
    let first = usize::from(familiar.is_some());
    let cards = cards.enumerate().map(|(number, card)| numbered(card, zone, number, first + number));
    familiar.into_iter().chain(cards).collect()
}

fn column_card(id: ColumnId, index: usize) -> CompactString {
    card_id(&id.to_compact_string(), index)
}

/// What happens to the column if the drawn card goes there, or how likely the next card is to ruin it.
fn column_note(game: &OnlyOne, column: &Column) -> Message {
    if column.len() == COLUMN_LIMIT {
        return Message::new("column-full");
    }
    if let Some(drawn) = game.drawn() {
        let id = if column.busts_with(drawn) { "column-busts" } else { "column-safe" };
        return Message::new(id).text("card", drawn);
    }
    // Which cards are left is open to all, only their order is not.
    let busting = game.deck.iter().filter(|&left| column.busts_with(left)).count();
    Message::new("column-odds").number("busting", busting as i64).number("left", game.deck.len() as i64)
}

fn potion(value: Value) -> Token {
    Token { kind: "potion", count: 1, label: Message::new("token-potion").text("value", value) }
}

fn collection_zone(game: &OnlyOne, seat: Seat, tally: &Tally) -> Zone {
    let player = &game.players[seat];
    let familiar = player.familiar.map(|familiar| CardScene {
        down: familiar == Familiar::Scry && game.scried,
        ..CardScene::up(familiar_face(familiar)).named(own_familiar(seat))
    });
    let id = seat_id("cards", seat);
    let cards = player.cards.iter().map(|held| CardScene::up(face(held)));
    let won = game.awards.iter().filter(|award| award.seat == seat);
    let label = Message::new("zone-collection").seat("player", seat);
    Zone {
        cards: after_familiar(familiar, &id, cards),
        tokens: won.map(|award| potion(award.value)).collect(),
        note: Some(leads(tally, seat)),
        ..Zone::new(id, Place::Before(seat), Layout::Row, label)
    }
}

fn own_familiar(seat: Seat) -> CompactString {
    seat_id("familiar", seat)
}

/// The values that the player has won, or would win now.
fn leads(tally: &Tally, seat: Seat) -> Message {
    let values: Vec<CompactString> = tally
        .awards
        .iter()
        .filter(|award| award.seat == seat)
        .map(|award| award.value.to_compact_string())
        .collect();
    if values.is_empty() {
        return Message::new("leads-nothing");
    }
    Message::new("leads").text("values", values.join(", "))
}

fn discard_zone(game: &OnlyOne) -> Zone {
    Zone {
        cards: game.discard.iter().map(|left| CardScene::up(face(left))).collect(),
        ..Zone::new("discard", Place::Side, Layout::Row, Message::new("zone-discard"))
    }
}

fn supply_zone(game: &OnlyOne) -> Zone {
    Zone {
        tokens: game.supply().map(potion).collect(),
        ..Zone::new("supply", Place::Side, Layout::Row, Message::new("zone-supply"))
    }
}

/// The viewer's seat, if the table waits for it.
fn acting(game: &OnlyOne, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.phase.actor() == Some(seat) => Some(seat),
        _ => None,
    }
}

fn prompt(game: &OnlyOne, eye: Eye) -> Message {
    match (game.phase, game.phase.actor()) {
        (_, None) => Message::new("table-over"),
        (_, Some(seat)) if acting(game, eye).is_none() => Message::new("table-wait").seat("player", seat),
        (Phase::Turn(_), _) if game.may_explore() => Message::new("prompt-turn"),
        (Phase::Turn(_), _) => Message::new("prompt-collect"),
        (Phase::Place(_, card), _) => Message::new("prompt-place").text("card", card),
        (Phase::Scry(_), _) => Message::new("prompt-scry"),
        (Phase::Return(..), _) => Message::new("prompt-return"),
        (Phase::Pick(_, column), _) => Message::new("prompt-pick").text("column", column),
        (Phase::Over, _) => Message::new("table-over"),
    }
}

/// What a beginner should notice.
fn tips(game: &OnlyOne, eye: Eye) -> Vec<Message> {
    let (Phase::Turn(_), Some(_)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    if game.revealed {
        return vec![Message::new("tip-fig")];
    }
    let near = game.deck.above_fig().filter(|&above| above <= NEAR_THE_END);
    let near = near.map(|above| Message::new("tip-near-end").number("above", above as i64));
    let alone = game.only_column().map(|only| Message::new("tip-alone").text("column", only));
    [Message::new("tip-turn")].into_iter().chain(near).chain(alone).collect()
}

fn choices(game: &OnlyOne, eye: Eye) -> Vec<Choice> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    actions.iter().flat_map(|&action| ways(game, seat, action)).collect()
}

/// The ways to make an action by hand: any of several equal cards can be touched.
fn ways(game: &OnlyOne, seat: Seat, action: Action) -> Vec<Choice> {
    let choice = |label: Message, touches: Vec<Touch>| Choice {
        action: action.to_compact_string(),
        label,
        touches,
        warning: warning(game, action),
    };
    match action {
        Action::Explore => vec![choice(Message::new("choice-explore"), vec![Touch::thing("deck")])],
        Action::Scry => vec![choice(Message::new("choice-scry"), vec![Touch::thing(own_familiar(seat))])],
        Action::Place(column) => {
            let label = Message::new("choice-place").text("column", column);
            vec![choice(label, vec![Touch::thing(column.to_compact_string())])]
        }
        Action::Collect(column) => {
            let label = collect_label(game, column);
            let button = Touch::button("collect", Message::new("button-collect").text("column", column));
            vec![choice(label, vec![Touch::thing(column.to_compact_string()), button])]
        }
        Action::Keep(card) => {
            let places = game.deck.seen().enumerate().filter(|&(_, seen)| seen == card);
            let label = Message::new("choice-keep").text("card", card);
            places.map(|(place, _)| choice(label.clone(), vec![Touch::thing(looked_card(place))])).collect()
        }
        Action::Leave | Action::Swap => {
            let orders = return_orders(game, action);
            orders.iter().map(|&order| choice(return_label(game, order), order_touches(order))).collect()
        }
        Action::Gain(card) => gain_touches(game, card)
            .map(|touch| choice(Message::new("choice-gain").text("card", card), vec![touch]))
            .collect(),
    }
}

/// What a beginner may regret.
fn warning(game: &OnlyOne, action: Action) -> Option<Message> {
    match (game.phase, action) {
        (Phase::Place(_, card), Action::Place(column)) if game.column(column).busts_with(card) => {
            Some(Message::new("warning-bust").text("card", card).text("column", column))
        }
        _ => None,
    }
}

fn collect_label(game: &OnlyOne, id: ColumnId) -> Message {
    let Column { familiar, cards } = game.column(id);
    let label = Message::new("choice-collect").text("column", id);
    match familiar {
        Some(familiar) if cards.is_empty() => label.message("cards", familiar_name(*familiar)),
        Some(familiar) => label.message(
            "cards",
            Message::new("cards-and-familiar")
                .text("cards", list(cards))
                .message("familiar", familiar_name(*familiar)),
        ),
        None => label.text("cards", list(cards)),
    }
}

/// The orders in which the two cards looked at may be touched, the one for the top first.
fn return_orders(game: &OnlyOne, action: Action) -> &'static [[usize; 2]] {
    match action {
        Action::Swap => &[[1, 0]],
        _ if !game.order_matters() => &[[0, 1], [1, 0]],
        _ => &[[0, 1]],
    }
}

fn return_label(game: &OnlyOne, order: [usize; 2]) -> Message {
    let name =
        |place: usize| game.deck.seen().nth(place).map(|card| card.to_compact_string()).unwrap_or_default();
    Message::new("choice-return").text("top", name(order[0])).text("next", name(order[1]))
}

fn order_touches(order: [usize; 2]) -> Vec<Touch> {
    order.into_iter().map(|place| Touch::thing(looked_card(place))).collect()
}

fn gain_touches(game: &OnlyOne, card: Card) -> impl Iterator<Item = Touch> {
    let ruined = match game.phase {
        Phase::Pick(_, column) => Some(column),
        _ => None,
    };
    ruined.into_iter().flat_map(move |id| {
        let cards = game.column(id).cards.iter().enumerate();
        let equal = cards.filter(move |&(_, &laid)| laid == card);
        equal.map(move |(index, _)| Touch::thing(column_card(id, index)))
    })
}

/// Full columns, columns that the last of two players may not touch, and a deck that may not be drawn from.
fn blocked(game: &OnlyOne, eye: Eye) -> Vec<Blocked> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let legal = game.legal(seat);
    let block =
        |thing: CompactString, reason: Message| Blocked { touches: vec![Touch::thing(thing)], reason };
    let columns = game.columns_there();
    match game.phase {
        Phase::Turn(_) => {
            let deck = (!game.may_explore()).then(|| block("deck".into(), refused_explore(game).reason));
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Collect(id)));
            let forbidden =
                forbidden.map(|id| block(id.to_compact_string(), refused_column(game, id).reason));
            deck.into_iter().chain(forbidden).collect()
        }
        Phase::Place(..) => {
            let forbidden = columns.filter(|&id| !legal.contains(&Action::Place(id)));
            forbidden.map(|id| block(id.to_compact_string(), refused_place(game, id).reason)).collect()
        }
        _ => Vec::new(),
    }
}
