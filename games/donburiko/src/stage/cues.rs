//! How pictures are staged: a row is turned up, counted card by card in the pond, and paid.

use engine::{
    CountItem, CountRow, CountStage, Cue, Eye, Hold, Kind, Message, Seat, ToCompactString, Tone, seat_id,
};

use super::faces::row_name;
use super::words::{self, worths};
use super::worth::figure;
use crate::card::ROW_LIMIT;
use crate::event::{Ending, FinalCause, Settlement};
use crate::rules::BEST;
use crate::{Card, Donburiko, Event, RowId};

pub(super) fn cue(game: &Donburiko, event: Event, eye: Eye) -> Cue {
    let news = words::word(event, eye);
    match event {
        Event::Took { seat, row, hidden, chips } => {
            let took = Message::new("cue-took").seat("player", seat).message("row", row_name(row));
            let cue = Cue::reveal().on(row.text()).on(seat_id("seat", seat)).saying(took);
            if hidden.is_empty() {
                cue.held(Hold::Short)
            } else {
                cue.saying(Message::new("cue-turned").seat("player", seat).number("chips", chips))
            }
        }
        Event::Counted { seat, cards, total, settlement } => {
            let counting = count_stage(game, seat, &cards, total, settlement);
            let row = taken_row(game, seat);
            let counts =
                Message::new("cue-counts").message("row", row_name(row)).text("total", figure(total));
            Cue::score()
                .held(Hold::Long)
                .on(row.text())
                .on(seat_id("seat", seat))
                .saying(counts)
                .saying(settled(seat, total, settlement))
                .counting(counting)
        }
        Event::Donburiko { seat, settlement } => donburiko(game, seat, settlement),
        Event::FinalRound(cause) => {
            let cue =
                Cue::default().held(Hold::Normal).saying(Message::new("flag-final")).saying(news.message);
            match cause {
                FinalCause::Goal(seat) => cue.on(seat_id("seat", seat)),
                FinalCause::BankEmpty | FinalCause::BankShort => cue,
            }
        }
        Event::RoundOver { round, ending, returned, next } => {
            round_over(Cue::chapter(), round, ending, returned, next)
        }
        _ if news.tone == Tone::Chapter => Cue::chapter().saying(news.message),
        _ => Cue::default().saying(news.message),
    }
}

fn taken_row(game: &Donburiko, seat: Seat) -> RowId {
    game.players[seat].taken.map(|taken| taken.row).unwrap_or_default()
}

/// DB-38, DB-39. The greatest moment: six, and everybody else may go home without a row.
fn donburiko(game: &Donburiko, seat: Seat, settlement: Settlement) -> Cue {
    let cards: Vec<Card> =
        game.rows[taken_row(game, seat).index()].cards.iter().map(|laid| laid.card).collect();
    let counting = CountStage {
        banner: Some(Message::new("cue-banner")),
        ground: "splash",
        ..count_stage(game, seat, &cards, BEST, settlement)
    };
    Cue::score()
        .held(Hold::Long)
        .on(seat_id("seat", seat))
        .saying(Message::new("cue-six"))
        .saying(going_without(game, seat, settlement))
        .counting(counting)
}

/// What the caller gets, and who goes without a row.
fn going_without(game: &Donburiko, seat: Seat, settlement: Settlement) -> Message {
    let mut others = game.still_in.iter();
    let gets = settled(seat, BEST, settlement);
    let with = |id| Message::new(id).message("gets", gets.clone());
    match (others.next(), others.next(), others.next()) {
        (None, ..) => gets,
        (Some(one), None, _) => with("cue-without-one").seat("one", one),
        (Some(one), Some(two), None) => with("cue-without-two").seat("one", one).seat("two", two),
        (Some(one), Some(two), Some(three)) => {
            with("cue-without-three").seat("one", one).seat("two", two).seat("three", three)
        }
    }
}

fn settled(seat: Seat, total: i8, settlement: Settlement) -> Message {
    let with = |id| Message::new(id).seat("player", seat);
    match settlement {
        Settlement::Nothing => with("cue-gets-nothing"),
        Settlement::Gets(chips) => with("cue-gets").number("chips", chips),
        Settlement::Owed(points) => with("cue-owed").number("points", points),
        Settlement::Pays { due, paid } => {
            let id = if total > BEST { "cue-pays-over" } else { "cue-pays-under" };
            with(id).number("due", due).number("paid", paid)
        }
    }
}

/// The row in the pond: what each card adds, the sum below it, and what becomes of that.
fn count_stage(
    game: &Donburiko,
    seat: Seat,
    cards: &[Card],
    total: i8,
    settlement: Settlement,
) -> CountStage {
    let is_full = cards.len() == ROW_LIMIT;
    let mut sum = 0;
    let worths = worths(cards, total);
    let items = cards.iter().zip(worths).enumerate().map(|(place, (card, worth))| {
        let printed = card.worth();
        let changed = is_full || worth != printed && printed < 0;
        sum += i32::from(worth);
        CountItem {
            card: card.to_compact_string(),
            adds: Some(worth.into()),
            instead_of: (changed && worth != printed).then_some(printed.into()),
            sum: Some(sum),
            lit: place + 1 == cards.len(),
            ..CountItem::default()
        }
    });
    let row = CountRow {
        items: items.collect(),
        total: Some(change(settlement)),
        best: total == BEST,
        bad: matches!(settlement, Settlement::Pays { .. }),
        to: seat_id("seat", seat),
        ..CountRow::default()
    };
    let ponds = cards.iter().any(|card| card.worth() < 0);
    let note = match cards {
        _ if is_full => Some("slot-seven"),
        _ if ponds && cards.contains(&Card::Loach) => Some("cue-loach"),
        _ => None,
    };
    CountStage {
        over: "lanes",
        title: Some(Message::new("cue-title").message("row", row_name(taken_row(game, seat)))),
        note: note.map(Message::new),
        ground: "pond",
        rows: vec![row],
        ..CountStage::default()
    }
}

/// What a row brings or costs: `+ 6 chips`.
fn change(settlement: Settlement) -> Message {
    match settlement {
        Settlement::Nothing => Message::new("change-nothing"),
        Settlement::Gets(chips) => Message::new("change-gain").number("chips", chips),
        Settlement::Owed(points) => Message::new("change-owed").number("points", points),
        Settlement::Pays { paid, .. } => Message::new("change-loss").number("chips", paid),
    }
}

fn round_over(cue: Cue, round: u32, ending: Ending, returned: u8, next: Option<Seat>) -> Cue {
    let over = Message::new("cue-round-over").number("round", round).message("why", words::why(ending));
    let cue = cue.saying(over);
    match next {
        Some(next) => cue.saying(Message::new("cue-next").seat("player", next).number("chips", returned)),
        None => cue,
    }
}
