//! How the moments of a deal are staged: the end of a trick, and the revolution step by step.

use engine::{
    Beads, CountItem, CountRow, CountStage, Cue, Eye, Heading, Hold, Kind, Message, Peg, Scale, ScoreTrack,
    Seat, Sign, Stretch, ToCompactString, card_id, seat_id,
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
            let cue = Cue::reveal().held(Hold::Long).saying(said).saying(why);
            cue.tracking(score_track(game, None))
        }
        Event::DesertRevealed { seat, .. } => {
            let cue = Cue::reveal().on(desert_id(seat)).saying(said);
            revolt(game, 0, cue, desert_stage(game, Some(seat), eye))
        }
        Event::SpareRevealed { .. } => {
            revolt(game, 0, Cue::reveal().on("spare").saying(said), desert_stage(game, None, eye))
        }
        Event::Priced { .. } => revolt(game, 1, Cue::reveal().saying(said), desert_stage(game, None, eye)),
        Event::Gained { seat, before, after, .. } => {
            let change = Message::new("cue-becomes").number("before", before).number("after", after);
            let paid = Message::new("cue-paid").seat("player", seat);
            let cue = Cue::score().held(Hold::Long).on(seat_id("seat", seat)).saying(paid).saying(change);
            let cue = revolt(game, 2, cue.showing(payment(game, seat)), desert_stage(game, None, eye));
            cue.tracking(score_track(game, Some((seat, before))))
        }
        Event::DealOver { .. } => Cue::chapter().saying(said),
        _ => Cue::default(),
    }
}

/// A step of the revolution: what is counted, and everybody's score where the hands were.
fn revolt(game: &Wasteland, step: u8, cue: Cue, count: CountStage) -> Cue {
    let steps = ["bead-deserts", "bead-prices", "bead-pay"].map(Message::new).to_vec();
    let cue = Cue { beads: Some(Beads { steps, at: step }), ..cue };
    cue.counting(count).tracking(score_track(game, None))
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
    CountStage { over: STAGE, title: Some(title), rows, ..CountStage::default() }
}

/// The cards of the deserts that are open by now, each with its owner; nobody owns the spare ones.
fn open_cards(game: &Wasteland) -> Vec<(Option<Seat>, Card)> {
    let opened = game.seats.iter().filter(|&seat| game.has_revolted(seat));
    let deserts =
        opened.flat_map(|seat| game.players[seat].desert.iter().map(move |&card| (Some(seat), card)));
    deserts.chain(game.spare.iter().filter(|_| game.spare_has_revolted()).map(|card| (None, card))).collect()
}

/// What each colour pays a player: `ghost 5 × 1 = +5`.
fn payment(game: &Wasteland, seat: Seat) -> Vec<Sign> {
    let prices = Prices::of(game, Eye::All);
    let sign = |(species, share): (Species, Share)| {
        Sign::symbol(suit_symbol(species)).with(share.product(prices.value(species)))
    };
    shares(game, seat).map(sign).collect()
}

/// The colours of which a player has cards that count.
fn shares(game: &Wasteland, seat: Seat) -> impl Iterator<Item = (Species, Share)> {
    let share = move |&species: &Species| (species, Share::of(game, seat, species, Eye::All));
    Species::ALL.iter().map(share).filter(|(_, share)| !share.is_empty())
}

/// Everybody's score, where those came from who have been paid, and what has paid the last of them.
fn score_track(game: &Wasteland, last: Option<(Seat, i16)>) -> ScoreTrack {
    const TENS: i32 = 10;
    const LEAST: i32 = 30;
    let pegs: Vec<Peg> = game.seats.iter().map(|seat| score_peg(game, seat, last)).collect();
    let most = pegs.iter().flat_map(farthest).max().unwrap_or(0).max(LEAST);
    let range = (0, (most + TENS - 1) / TENS * TENS);
    ScoreTrack {
        over: "hand0",
        title: Message::new("track-title"),
        scale: Scale { range, every: 5, goal: None, pegs },
    }
}

/// How far a player has come on the way.
fn farthest(peg: &Peg) -> impl Iterator<Item = i32> + use<> {
    let gains = peg.stretches.iter().map(|stretch| stretch.by.max(0)).sum::<i32>();
    [peg.at, peg.from.map_or(0, |from| from + gains)].into_iter()
}

fn score_peg(game: &Wasteland, seat: Seat, last: Option<(Seat, i16)>) -> Peg {
    let peg = Peg::new(seat, game.players[seat].score);
    let Some(gain) = game.gain_paid(seat) else { return peg };
    let prices = Prices::of(game, Eye::All);
    let stretch = |(species, share): (Species, Share)| Stretch {
        suit: suit(species),
        by: share.pays(prices.value(species)),
    };
    if let Some((_, before)) = last.filter(|(last, _)| *last == seat) {
        let stretches = shares(game, seat).map(stretch).filter(|stretch| stretch.by != 0).collect();
        return Peg { from: Some(before.into()), stretches, ..peg };
    }
    // Whoever stands at 0 may have had fewer points to lose.
    Peg { from: (peg.at > 0).then_some(peg.at - i32::from(gain)), ..peg }
}
