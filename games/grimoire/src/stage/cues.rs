//! How each moment is staged.

use engine::{
    Beads, Bond, CompactString, CountItem, CountRow, CountStage, Cue, Eye, Heading, Hold, Link, Message,
    Seat, Sign, ToCompactString, seat_id,
};

use super::attack;
use super::faces::{list, page_name, spell_name};
use super::sheet::line_name;
use super::words::{names, word};
use crate::card::{PageNumber, Slot};
use crate::event::Event;
use crate::rules::scoring::Line;
use crate::{Grimoire, Phase};

/// What a spell changes is counted on the open book.
const BOOK: &str = "book";
/// Where the last cards have been taken there is room to count everything.
const MIDDLE: &str = "main decks discard race";

pub(super) fn cue(game: &Grimoire, event: Event, eye: Eye) -> Cue {
    let said = word(event, eye).message;
    let cue = match event {
        Event::TokenLeft { seat, .. } => Cue::default().on(plate(seat)),
        Event::Dealt { .. } => dealt(game),
        Event::Peeked { seat, .. } => Cue::default().held(Hold::Short).on(Slot::Q0.text()).linking(Link {
            from: seat_id("companions", seat),
            to: Slot::Q0.text().into(),
            bond: Bond::Changes,
        }),
        Event::Revealed { .. } => Cue::reveal().saying(Message::new("cue-open")).saying(pages(game)),
        Event::Alike { seats, .. } => seats.iter().fold(Cue::reveal(), |cue, seat| cue.on(plate(seat))),
        Event::Decided { .. } | Event::TimeBent { .. } => Cue::reveal(),
        Event::Income { seat, .. } => {
            Cue::score().held(Hold::Short).on(plate(seat)).on(seat_id("companions", seat))
        }
        Event::Received { seat, chips, .. } => {
            Cue::score().on(plate(seat)).counting(gained(game, seat, chips.into()))
        }
        Event::Fizzled { seat, .. } => {
            let row = CountRow { bad: true, ..spell_row(seat, Message::new("count-nothing")) };
            Cue::default().on(plate(seat)).counting(open_book(game, seat, vec![row]))
        }
        Event::SilenceCast { seat } => {
            let row = spell_row(seat, Message::new("count-silence"));
            Cue::reveal().on(plate(seat)).counting(open_book(game, seat, vec![row]))
        }
        Event::Defended { seat, .. } => {
            let row = spell_row(seat, Message::new("count-shield"));
            Cue::reveal().on(plate(seat)).counting(open_book(game, seat, vec![row]))
        }
        Event::Spared { seat } => Cue::default().held(Hold::Short).on(plate(seat)),
        Event::Struck { seat, victim, .. } => {
            let target = Message::new("choice-target").seat("player", victim);
            let row = CountRow { bad: true, ..spell_row(seat, target) };
            let book = open_book(game, seat, vec![row]);
            Cue::reveal().on(plate(victim)).linking(attack(seat, victim)).counting(book)
        }
        Event::ChipsTaken { seat, victim, chips, had } => Cue::score()
            .held(Hold::Long)
            .on(plate(victim))
            .linking(attack(seat, victim))
            .counting(robbed(game, seat, victim, chips.into(), had.into())),
        Event::CompanionTaken { seat, victim, .. } => {
            Cue::score().on(seat_id("companions", seat)).linking(attack(seat, victim))
        }
        Event::DrewDiscards { seat, .. } | Event::DrewItem { seat, .. } => Cue::score().on(plate(seat)),
        Event::Discarded { slot, .. } | Event::Replaced { slot, .. } => Cue::default().on(slot.text()),
        Event::Took { seat, .. }
        | Event::TookHiddenCompanion { seat, .. }
        | Event::TookSecret { seat, .. } => Cue::default().held(Hold::Short).on(plate(seat)),
        Event::LastRound { seat, .. } => Cue::reveal().on(plate(seat)).on("race"),
        Event::RoundOver { .. } if game.ending => Cue::default().on("discard"),
        Event::RoundOver { .. } => Cue::chapter().on("discard"),
        Event::Counted { seat } => {
            Cue::score().held(Hold::Long).on(plate(seat)).counting(counted(game, seat, eye))
        }
        _ => Cue::default(),
    };
    let cue = if cue.caption.is_empty() { cue.saying(said) } else { cue };
    Cue { beads: beads(game, event), ..cue }
}

fn plate(seat: Seat) -> CompactString {
    seat_id("seat", seat)
}

/// GR-6. A new page can be opened.
fn dealt(game: &Grimoire) -> Cue {
    let mp = Message::new("cue-round").number("round", game.round).number("mp", game.mp());
    let cue = Cue::default().held(Hold::Short).saying(mp);
    let is_new = game.round > 1 && game.mp_in(game.round - 1) < game.mp();
    match PageNumber::new(game.mp()).filter(|_| is_new) {
        Some(page) => cue.saying(Message::new("cue-page").message("page", page_name(page))),
        None => cue,
    }
}

/// "Yuki: Luck (1), Sora: Charm (9)".
fn pages(game: &Grimoire) -> Message {
    let opened = |seat| {
        let page = page_name(game.page_number(seat));
        Message::new("cue-page-of").seat("player", seat).message("page", page)
    };
    list(game.seats.iter().map(opened))
}

/// The steps of a round: the books, the order, and everybody's turn.
fn beads(game: &Grimoire, event: Event) -> Option<Beads> {
    if game.phase == Phase::Over || game.phase == Phase::Token || !game.has_everybody_chosen() {
        return None;
    }
    let turn = |&seat: &Seat| names(std::iter::once(seat));
    let steps = ["bead-open", "bead-alike", "bead-order"].map(Message::new).into_iter();
    let at = match event {
        Event::Revealed { .. } => 0,
        Event::Alike { .. } => 1,
        Event::Decided { .. } | Event::TimeBent { .. } => 2,
        _ => 3 + game.turn,
    };
    Some(Beads { steps: steps.chain(game.order.iter().map(turn)).collect(), at })
}

fn stage(over: &'static str, title: Message, rows: Vec<CountRow>) -> CountStage {
    CountStage { over, title: Some(title), ground: "open-book", rows, ..CountStage::default() }
}

fn cast(game: &Grimoire, seat: Seat) -> Message {
    Message::new("count-cast").seat("player", seat).message("spell", spell_name(game.page_number(seat)))
}

/// A spell on its page, and what comes of it.
fn open_book(game: &Grimoire, seat: Seat, rows: Vec<CountRow>) -> CountStage {
    CountStage { lead: game.page_number(seat).to_compact_string(), ..stage(BOOK, cast(game, seat), rows) }
}

/// What comes of a spell that changes nobody's chips.
fn spell_row(seat: Seat, total: Message) -> CountRow {
    CountRow { head: Some(Heading::seat(seat)), total: Some(total), to: plate(seat), ..CountRow::default() }
}

/// Chips from the supply.
fn gained(game: &Grimoire, seat: Seat, chips: i32) -> CountStage {
    open_book(game, seat, vec![chips_row(game, seat, chips)])
}

/// GR-43. Half of the victim's chips, rounded up.
fn robbed(game: &Grimoire, seat: Seat, victim: Seat, chips: i32, had: i32) -> CountStage {
    let note = Message::new("count-half").number("had", had).number("chips", chips).seat("player", seat);
    let loses = CountRow { bad: true, ..chips_row(game, victim, -chips) };
    let wins = chips_row(game, seat, chips);
    CountStage { note: Some(note), ..open_book(game, seat, vec![loses, wins]) }
}

/// The chips that stay where they are, those that come or go, and what somebody has now.
fn chips_row(game: &Grimoire, seat: Seat, adds: i32) -> CountRow {
    let has = i32::from(game.players[seat].chips);
    let changed = CountItem { adds: Some(adds), lit: true, ..chips(adds.abs()) };
    let stays = has - adds.max(0);
    CountRow {
        head: Some(Heading::seat(seat)),
        items: (stays > 0).then(|| chips(stays)).into_iter().chain([changed]).collect(),
        total: Some(Message::new("count-chips").number("count", has)),
        to: plate(seat),
        ..CountRow::default()
    }
}

/// At least one chip.
fn chips(count: i32) -> CountItem {
    let more = u8::try_from(count - 1).unwrap_or_default();
    CountItem { sign: Some(Sign::symbol("token-chip")), more, ..CountItem::default() }
}

/// GR-53. Everything in a Territory: chips, coins and items, then companions with their bonuses.
fn counted(game: &Grimoire, seat: Seat, eye: Eye) -> CountStage {
    let points: Vec<(Line, i32)> = game.points(seat, eye).collect();
    let bonus = |card| points.iter().find(|&&(line, _)| line == Line::Bonus(card)).map_or(0, |&(_, vp)| vp);
    let (mut things, mut companions) = (Vec::new(), Vec::new());
    for &(line, vp) in &points {
        match line {
            Line::Bonus(_) => {}
            Line::Quest(card) if !card.is_treasure() => companions.push((line, vp + bonus(card))),
            _ => things.push((line, vp)),
        }
    }
    let mut sum = 0;
    let rows = [things, companions].map(|lines| points_row(seat, &lines, &mut sum));
    let title = Message::new("count-player").seat("player", seat).number("vp", sum);
    stage(MIDDLE, title, rows.into_iter().filter(|row| !row.items.is_empty()).collect())
}

/// What points come from, one after the other, added to what was counted before.
fn points_row(seat: Seat, lines: &[(Line, i32)], sum: &mut i32) -> CountRow {
    let before = *sum;
    let items = lines.iter().filter(|(_, vp)| *vp != 0).map(|&(line, vp)| {
        *sum += vp;
        CountItem { adds: Some(vp), sum: Some(*sum), ..item(line) }
    });
    let items = items.collect();
    CountRow {
        items,
        total: Some(Message::new("count-vp").number("vp", *sum - before)),
        to: plate(seat),
        ..CountRow::default()
    }
}

/// What points come from, as a card or a picture.
fn item(line: Line) -> CountItem {
    let card = |card: CompactString| CountItem { card, ..CountItem::default() };
    match line {
        Line::Chips => chips(1),
        Line::Quest(quest) | Line::Bonus(quest) => card(quest.to_compact_string()),
        Line::Item(item) => card(item.to_compact_string()),
        Line::Junk => CountItem {
            sign: Some(Sign::symbol("art-junk")),
            label: Some(line_name(line)),
            ..CountItem::default()
        },
    }
}
