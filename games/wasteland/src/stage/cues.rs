//! How the moments of a deal are staged: the end of a trick, and the revolution step by step.

use engine::{
    Beads, CountItem, CountRow, CountStage, Cue, Eye, Heading, Hold, Kind, Message, Peg, Scale, Seat, Sign,
    ToCompactString, card_id, seat_id,
};

use super::boards::{Prices, Share, is_priced};
use super::faces::{species_name, suit, suit_symbol};
use super::numbers::signed;
use super::words::word;
use super::zones::{desert_id, trick_card};
use crate::card::{BySpecies, by_species};
use crate::{Card, Event, Species, Wasteland};

/// A count covers no region of its own but the middle of the table.
const STAGE: &str = "middle";

pub(super) fn cue(game: &Wasteland, event: Event, eye: Eye) -> Cue {
    let said = word(event, eye).message;
    match event {
        Event::Sealed { .. } => sealed(game),
        Event::Played { .. } | Event::DiscMoved { .. } | Event::Passed { .. } | Event::Allied { .. } => {
            last_action(game)
        }
        Event::TrickWon { seat, .. } => trick_won(game, seat).saying(said),
        Event::NobodyPlayed { .. } => Cue::default().saying(said),
        Event::Settled { seat, area, .. } => {
            Cue::reveal().on(card_id(&desert_id(seat), usize::from(area) - 1)).saying(said)
        }
        Event::Revolted { .. } => {
            let why = Message::new("cue-revolt");
            Cue::reveal().held(Hold::Long).saying(said).saying(why)
        }
        Event::DesertRevealed { seat, .. } => {
            let stage = desert_stage(game, Some(seat), eye);
            at(0, Cue::reveal().on(desert_id(seat)).saying(said)).counting(stage)
        }
        Event::SpareRevealed { .. } => {
            at(0, Cue::reveal().on("spare").saying(said)).counting(desert_stage(game, None, eye))
        }
        Event::Priced { .. } => at(1, Cue::reveal().saying(said)).counting(desert_stage(game, None, eye)),
        Event::Gained { seat, before, after, .. } => {
            let change = Message::new("cue-becomes").number("before", before).number("after", after);
            let cue = Cue::score().on(seat_id("seat", seat)).saying(said);
            let stage = pay_stage(game, seat, change);
            at(2, cue.held(Hold::Long)).counting(stage).tracking(score_track(game, seat, before))
        }
        Event::DealOver { .. } => Cue::chapter().saying(said),
        _ => Cue::default(),
    }
}

/// With the steps of the revolution.
fn at(step: u8, cue: Cue) -> Cue {
    let steps = ["bead-deserts", "bead-prices", "bead-pay"].map(Message::new).to_vec();
    Cue { beads: Some(Beads { steps, at: step }), ..cue }
}

/// All abandoned cards lie face down.
fn sealed(game: &Wasteland) -> Cue {
    let cue = Cue::default().saying(Message::new("cue-sealed"));
    game.seats.iter().fold(cue, |cue, seat| cue.on(desert_id(seat)))
}

/// The last card of the trick arrives.
fn last_action(game: &Wasteland) -> Cue {
    let last = trick_card(game, game.trick.0.len().saturating_sub(1));
    last.into_iter().fold(Cue::default().held(Hold::Short), Cue::on)
}

fn trick_won(game: &Wasteland, winner: Seat) -> Cue {
    let card = game.trick.winner().filter(|best| best.seat == winner);
    let number = game.trick.0.iter().position(|laid| Some(laid) == card);
    number.and_then(|number| trick_card(game, number)).into_iter().fold(Cue::default(), Cue::on)
}

/// The open desert cards by colour, what they come to, and the prices found so far. The cards of one desert
/// are lit.
fn desert_stage(game: &Wasteland, lit: Option<Seat>, eye: Eye) -> CountStage {
    let prices = Prices::of(game, eye);
    let open = open_cards(game);
    let row = |species: Species| {
        let cards = open.iter().filter(|(_, card)| card.species() == species);
        let (value, is_priced) = (prices.value(species), is_priced(game, species));
        CountRow {
            head: Some(heading(species)),
            items: cards.map(|&(owner, card)| desert_item(owner, card, lit)).collect(),
            art: picture(species, is_priced.then(|| prices.place(species))),
            medal: is_priced.then(|| prices.place_name(species)),
            sum: Some(prices.sum(species)),
            total: is_priced.then(|| Message::new("stage-price").text("value", signed(value))),
            best: is_priced && value == 2,
            bad: is_priced && value < 0,
            ..CountRow::default()
        }
    };
    stage(Message::new("board-revolt"), by_species(row).to_vec())
}

/// What has become of a species: crowned, with a banner, at rest or sent away.
fn picture(species: Species, place: Option<u8>) -> &'static str {
    const CROWNED: BySpecies<&str> = ["art-G12", "art-D12", "art-H12", "art-M12"];
    const SECOND: BySpecies<&str> = ["art-G10", "art-D10", "art-H10", "art-M10"];
    const CALM: BySpecies<&str> = ["art-ghost", "art-dryad", "art-harpy", "art-merfolk"];
    const SENT_AWAY: BySpecies<&str> = ["art-G-5", "art-D-5", "art-H-5", "art-M-5"];
    let pictures = match place {
        Some(1) => CROWNED,
        Some(2) => SECOND,
        Some(3) | None => CALM,
        Some(_) => SENT_AWAY,
    };
    pictures[species.index()]
}

fn desert_item(owner: Option<Seat>, card: Card, lit: Option<Seat>) -> CountItem {
    CountItem {
        card: card.to_compact_string(),
        label: Some(match owner {
            Some(owner) => Message::new("table-name").seat("player", owner),
            None => Message::new("stage-spare"),
        }),
        by: owner,
        lit: owner.is_some() && owner == lit,
        ..CountItem::default()
    }
}

fn heading(species: Species) -> Heading {
    Heading::new(species_name(species)).pictured(suit_symbol(species)).suited(suit(species))
}

fn stage(title: Message, rows: Vec<CountRow>) -> CountStage {
    CountStage { over: STAGE, title: Some(title), note: None, banner: None, ground: "", rows }
}

/// The cards of the deserts that are open by now, each with its owner; nobody owns the spare ones.
fn open_cards(game: &Wasteland) -> Vec<(Option<Seat>, Card)> {
    let opened = game.seats.iter().filter(|&seat| game.has_revolted(seat));
    let deserts =
        opened.flat_map(|seat| game.players[seat].desert.iter().map(move |&card| (Some(seat), card)));
    deserts.chain(game.spare.iter().filter(|_| game.spare_has_revolted()).map(|card| (None, card))).collect()
}

/// What each colour has paid everybody so far, and what that makes of a player's score.
fn pay_stage(game: &Wasteland, paid: Seat, change: Message) -> CountStage {
    let rows = game.after_first().filter(|&seat| game.is_paid(seat)).map(|seat| pay_row(game, seat, paid));
    let stage = stage(Message::new("cue-paid").seat("player", paid), rows.collect());
    CountStage { note: Some(change), ..stage }
}

fn pay_row(game: &Wasteland, seat: Seat, paid: Seat) -> CountRow {
    let prices = Prices::of(game, Eye::All);
    let shares = Species::ALL.iter().map(|&species| (species, Share::of(game, seat, species, Eye::All)));
    let shares: Vec<_> = shares.filter(|(_, share)| !share.is_empty()).collect();
    let pays = |&(species, share): &(Species, Share)| share.pays(prices.value(species));
    let points: i32 = shares.iter().map(pays).sum();
    let item = |of: &(Species, Share)| CountItem {
        sign: Some(Sign::symbol(suit_symbol(of.0)).with(of.1.product(prices.value(of.0)))),
        label: of.1.ally().map(|worth| Message::new("stage-ally").number("worth", worth)),
        lit: seat == paid,
        ..CountItem::default()
    };
    CountRow {
        head: Some(Heading::seat(seat)),
        items: shares.iter().map(item).collect(),
        total: Some(
            Message::new("stage-gain")
                .text("value", signed(points))
                .number("score", game.players[seat].score),
        ),
        best: seat == paid && points > 0,
        bad: points < 0,
        to: seat_id("seat", seat),
        ..CountRow::default()
    }
}

/// Everybody's score, and where that of whoever is paid came from.
fn score_track(game: &Wasteland, paid: Seat, before: i16) -> Scale {
    const TENS: i32 = 10;
    const LEAST: i32 = 30;
    let score = |seat: Seat| i32::from(game.players[seat].score);
    let most = game.seats.iter().map(score).max().unwrap_or(0).max(before.into()).max(LEAST);
    let peg = |seat| Peg { seat, at: score(seat), from: (seat == paid).then(|| before.into()) };
    Scale {
        range: (0, (most + TENS - 1) / TENS * TENS),
        every: 5,
        goal: None,
        pegs: game.seats.iter().map(peg).collect(),
    }
}
