//! The table as people see it.

use std::sync::LazyLock;

use engine::{
    Arg, Blocked, CardFace, CardScene, Choice, CompactString, Eye, Game, Kind, Layout, Message, Place, Scene,
    Seat, SeatScene, Sheet, Standing, ToCompactString, Token, Touch, Zone, card_id, seat_id,
};

use crate::card::{Count, Laid, ROW_LIMIT, Row};
use crate::rules::{BEST, bust};
use crate::{ACORN, Action, Card, Donburiko, Face, LOACH, POND, Phase, RowId, WILD};

pub(crate) fn scene(game: &Donburiko, eye: Eye) -> Scene {
    let standing = game.standing();
    Scene {
        seats: game.seats.iter().map(|seat| seat_scene(game, &standing, seat)).collect(),
        zones: zones(game, eye),
        flags: game.is_final.then(|| Message::new("flag-final")).into_iter().collect(),
        prompt: Some(prompt(game, eye)),
        tips: tips(game, eye),
        choices: choices(game, eye),
        blocked: blocked(game, eye),
        sheet: (game.phase == Phase::Over).then(|| sheet(game)),
        log: Vec::new(),
    }
}

/// What a card is called.
pub(crate) fn card_name(card: Card) -> Message {
    Message::new(match card {
        Card::One => "card-1",
        Card::Two => "card-2",
        Card::Three => "card-3",
        Card::Four => "card-4",
        Card::Five => "card-5",
        Card::Wild => "card-wild",
        Card::Loach => "card-loach",
        Card::SmallPond => "card-small-pond",
        Card::BigPond => "card-big-pond",
    })
}

fn card_face(card: Card) -> &'static CardFace {
    static FACES: LazyLock<Vec<CardFace>> = LazyLock::new(|| Card::ALL.iter().copied().map(print).collect());
    &FACES[card.index()]
}

fn print(card: Card) -> CardFace {
    let (suit, rule) = match card {
        Card::Wild => (WILD, Message::new("rule-wild")),
        Card::Loach => (LOACH, Message::new("rule-loach")),
        Card::SmallPond | Card::BigPond => (POND, Message::new("rule-pond").number("worth", -card.worth())),
        _ => (ACORN, Message::new("rule-acorn").number("worth", card.worth())),
    };
    CardFace::new(card, suit, card_name(card), rule)
}

fn chips(count: u8) -> Token {
    Token { kind: "chip", count: i32::from(count), label: Message::new("token-chips") }
}

fn seat_scene(game: &Donburiko, standing: &Standing, seat: Seat) -> SeatScene {
    let player = &game.players[seat];
    let owed = Token { kind: "owed", count: player.owed.into(), label: Message::new("token-owed") };
    SeatScene {
        seat,
        score: standing.scores[seat],
        acting: game.to_act().contains(seat),
        tokens: std::iter::once(chips(player.chips)).chain((player.owed > 0).then_some(owed)).collect(),
        status: player.taken.map(|taken| Message::new("status-took").text("row", taken.row.name())),
    }
}

fn zones(game: &Donburiko, eye: Eye) -> Vec<Zone> {
    let rows = RowId::ALL.into_iter().zip(&game.rows).filter(|(_, row)| row.is_on_table());
    let mut zones = Vec::with_capacity(RowId::ALL.len() + game.seats.len() + 2);
    zones.extend(rows.map(|(id, row)| row_zone(game, id, row, eye)));
    zones.extend(game.seats.iter().filter_map(|seat| taken_zone(game, seat)));
    zones.extend(game.seats.iter().map(|seat| hand_zone(game, seat, eye)));
    zones.extend([bank_zone(game), surplus_zone(game, eye)]);
    zones
}

fn card(face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(card_face))
}

fn row_zone(game: &Donburiko, row_id: RowId, row: &Row, eye: Eye) -> Zone {
    let laid_card = |laid: &Laid| CardScene {
        down: laid.face == Face::Down,
        chips: u8::from(laid.face == Face::Down && game.phase != Phase::Over),
        by: laid.by,
        ..card(laid.is_known_to(eye).then_some(laid.card))
    };
    Zone {
        cards: row.cards.iter().map(laid_card).collect(),
        note: Some(row_note(row, eye)),
        ..Zone::new(
            row_id.name(),
            Place::Middle,
            Layout::Row,
            Message::new("zone-row").text("row", row_id.name()),
        )
    }
}

/// What the viewer can see of a row: its cards that are not hidden from him, and how many are.
fn seen_of(row: &Row, eye: Eye) -> (Count, usize) {
    if row.cards.is_full() {
        return (row.count(), 0);
    }
    let seen = row.cards.iter().filter(|laid| laid.is_known_to(eye));
    (Count::of(seen.clone().map(|laid| laid.card)), row.cards.len() - seen.count())
}

fn row_note(row: &Row, eye: Eye) -> Message {
    let (count, hidden) = seen_of(row, eye);
    let worth = |id| Message::new(id).message("totals", totals(count));
    match row.cards.len() {
        1 => worth("worth-lone"),
        ROW_LIMIT => Message::new("worth-full"),
        _ if hidden > 0 => worth("worth-hidden").number("hidden", hidden as i64),
        _ => worth("worth-known").message("pays", best_pay(count)),
    }
}

/// "5", "5 or 9", "6, 10 or 14".
fn totals(count: Count) -> Message {
    let id = match count.totals().count() {
        3 => "totals-three",
        2 => "totals-two",
        _ => "totals-one",
    };
    let named = ["a", "b", "c"].into_iter().zip(count.totals());
    named.fold(Message::new(id), |message, (name, total)| message.number(name, total))
}

/// What the best of the totals brings or costs.
fn best_pay(count: Count) -> Message {
    let best = count.totals().map(payment).max().unwrap_or_default();
    if best < 0 {
        Message::new("pay-loss").number("chips", -best)
    } else {
        Message::new("pay-gain").number("chips", best)
    }
}

/// Chips gained or lost by a total, bank and purse allowing.
fn payment(total: i8) -> i8 {
    match bust(total) {
        0 => total,
        due => -(due as i8),
    }
}

fn taken_zone(game: &Donburiko, seat: Seat) -> Option<Zone> {
    let taken = game.players[seat].taken?;
    let cards = game.rows[taken.row.index()].cards.iter();
    let note = taken.total.map(|total| {
        Message::new(if taken.donburiko { "taken-donburiko" } else { "taken-total" }).number("total", total)
    });
    Some(Zone {
        cards: cards.map(|laid| card(Some(laid.card))).collect(),
        note,
        ..Zone::new(
            seat_id("taken", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-taken").text("row", taken.row.name()),
        )
    })
}

fn hand_zone(game: &Donburiko, seat: Seat, eye: Eye) -> Zone {
    let held = |held: Card| CardScene { down: false, ..card(eye.sees(seat).then_some(held)) };
    Zone {
        cards: game.players[seat].hand.iter().map(held).collect(),
        ..Zone::new(
            hand_id(seat),
            Place::Hand(seat),
            Layout::Fan,
            Message::new("zone-hand").seat("player", seat),
        )
    }
}

fn hand_id(seat: Seat) -> CompactString {
    seat_id("hand", seat)
}

fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&hand_id(seat), index)
}

fn bank_zone(game: &Donburiko) -> Zone {
    Zone {
        tokens: vec![chips(game.bank)],
        ..Zone::new("bank", Place::Side, Layout::Pile, Message::new("zone-bank"))
    }
}

fn surplus_zone(game: &Donburiko, eye: Eye) -> Zone {
    let left = |left: Card| CardScene { down: true, ..card((eye == Eye::All).then_some(left)) };
    Zone {
        cards: game.surplus.iter().map(left).collect(),
        ..Zone::new("surplus", Place::Side, Layout::Pile, Message::new("zone-surplus"))
    }
}

/// The viewer's seat, if the table waits for it.
fn acting(game: &Donburiko, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if game.to_act().contains(seat) => Some(seat),
        _ => None,
    }
}

fn prompt(game: &Donburiko, eye: Eye) -> Message {
    match (game.phase, acting(game, eye)) {
        (Phase::Over, _) => Message::new("table-over"),
        (Phase::Turn(_), Some(seat)) if game.players[seat].hand.is_empty() => {
            Message::new("prompt-must-take")
        }
        (Phase::Turn(_), Some(_)) => Message::new("prompt-turn"),
        (Phase::Score(_), Some(_)) => Message::new("prompt-score"),
        (Phase::Turn(seat) | Phase::Score(seat), None) => Message::new("table-wait").seat("player", seat),
    }
}

fn tips(game: &Donburiko, eye: Eye) -> Vec<Message> {
    let (Phase::Turn(_), Some(seat)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    let mut tips = Vec::new();
    if game.bank == 0 {
        tips.push(Message::new("tip-bank-empty"));
    } else if !game.players[seat].hand.is_empty() {
        tips.push(Message::new("tip-open-card"));
    }
    if game.players[seat].hand.len() == 1 {
        tips.push(Message::new("tip-last-card"));
    }
    tips
}

fn choices(game: &Donburiko, eye: Eye) -> Vec<Choice> {
    let Some(seat) = acting(game, eye) else { return Vec::new() };
    let mut actions = game.legal(seat);
    actions.sort_unstable();
    let mut choices = Vec::with_capacity(actions.len());
    actions.iter().for_each(|&action| add_ways(game, seat, action, &mut choices));
    choices
}

/// Adds the ways to make an action by hand: either of two equal cards can be touched.
fn add_ways(game: &Donburiko, seat: Seat, action: Action, choices: &mut Vec<Choice>) {
    match action {
        Action::Add { card, face, row } => {
            let held = game.players[seat].hand.iter().enumerate().filter(|&(_, held)| held == card);
            choices.extend(held.map(|(index, _)| {
                Choice {
                    action: action.to_compact_string(),
                    label: Message::new(match face {
                        Face::Up => "choice-add-up",
                        Face::Down => "choice-add-down",
                    })
                    .message("card", card_name(card))
                    .text("row", row.name()),
                    touches: vec![
                        Touch::thing(hand_card(seat, index)),
                        Touch::thing(row.name()),
                        face_button(game, face),
                    ],
                    warning: leaves_six(game, seat, card, row)
                        .then(|| Message::new("warning-six").text("row", row.name())),
                }
            }));
        }
        Action::Take { row } => {
            let note = row_note(&game.rows[row.index()], Eye::Seat(seat));
            let label = Message::new("choice-take").text("row", row.name()).message("note", note);
            let touches = vec![
                Touch::thing(row.name()),
                Touch::button("take", Message::new("button-take").text("row", row.name())),
            ];
            choices.push(Choice { action: action.to_compact_string(), label, touches, warning: None });
        }
        Action::Score { total, donburiko } => {
            let label = score_label(game, seat, total, donburiko);
            let touches = vec![Touch::button(action.to_compact_string(), label.clone())];
            choices.push(Choice { action: action.to_compact_string(), label, touches, warning: None });
        }
    }
}

fn face_button(game: &Donburiko, face: Face) -> Touch {
    match face {
        Face::Up if game.bank == 0 => Touch::button("up", Message::new("button-up-unpaid")),
        Face::Up => Touch::button("up", Message::new("button-up")),
        Face::Down => Touch::button("down", Message::new("button-down")),
    }
}

fn score_label(game: &Donburiko, seat: Seat, total: i8, donburiko: bool) -> Message {
    let goes_on = !game.still_in.is_empty();
    match bust(total) {
        _ if donburiko => Message::new("score-donburiko"),
        0 if total == BEST && goes_on => Message::new("score-six"),
        0 => Message::new("score-gain").number("total", total),
        due => {
            let pays = due.min(game.players[seat].chips);
            Message::new("score-loss").number("total", total).number("chips", pays)
        }
    }
}

/// Whether this card would leave the row at 6, as its player sees it, for somebody else to take.
fn leaves_six(game: &Donburiko, seat: Seat, card: Card, row: RowId) -> bool {
    let row = &game.rows[row.index()];
    let seen = row.cards.iter().filter(|laid| laid.is_known_to(Eye::Seat(seat))).map(|laid| laid.card);
    let left = Count::of(seen.chain([card]));
    let fills = row.cards.len() + 1 == ROW_LIMIT;
    !fills && left.reaches(BEST) && !game.still_in.without(seat).is_empty()
}

/// Face down is offered and explained even to a player who cannot pay for it.
fn blocked(game: &Donburiko, eye: Eye) -> Vec<Blocked> {
    let (Phase::Turn(_), Some(seat)) = (game.phase, acting(game, eye)) else { return Vec::new() };
    if game.players[seat].chips > 0 {
        return Vec::new();
    }
    let rows = RowId::ALL.into_iter().filter(|row| game.rows[row.index()].can_grow());
    rows.flat_map(|row| {
        (0..game.players[seat].hand.len()).map(move |index| Blocked {
            touches: vec![
                Touch::thing(hand_card(seat, index)),
                Touch::thing(row.name()),
                face_button(game, Face::Down),
            ],
            reason: Message::new("refused-no-chip"),
        })
    })
    .collect()
}

/// DB-50. Where every point came from.
fn sheet(game: &Donburiko) -> Sheet {
    let standing = game.standing();
    let row = |seat: Seat| {
        let player = &game.players[seat];
        vec![
            Arg::Seat(seat),
            Arg::Number(player.chips.into()),
            Arg::Number(player.owed.into()),
            Arg::Number(standing.scores[seat].into()),
            Arg::Number(standing.ranks[seat].into()),
        ]
    };
    Sheet {
        title: Message::new("sheet-title"),
        columns: ["sheet-player", "sheet-chips", "sheet-owed", "sheet-score", "sheet-rank"]
            .map(Message::new)
            .to_vec(),
        rows: game.seats.iter().map(row).collect(),
    }
}
