//! The state as JSON has it.

use std::collections::BTreeMap;

use engine::{Eye, Game, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Species};
use crate::revolution::{BySpecies, LastDeal, values};
use crate::rules::DEALS;
use crate::trick::LastTrick;
use crate::{Options, Phase, Player, Wasteland};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub(crate) game: Slug,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) phase: ShownPhase,
    pub(crate) to_act: Seats,
    pub(crate) first: Seat,
    pub(crate) leader: Option<Seat>,
    pub(crate) trick_no: u8,
    pub(crate) trick: Vec<ShownLaid>,
    pub(crate) last_trick: Option<ShownTrick>,
    pub(crate) allies: Vec<Species>,
    pub(crate) spare: Vec<Seen<Card>>,
    pub(crate) players: Vec<ShownPlayer>,
    pub(crate) last_deal: Option<ShownDeal>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Slug {
    #[serde(rename = "wasteland")]
    Wasteland,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ShownPhase {
    Start,
    Abandon,
    Trick,
    Ally,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownLaid {
    pub(crate) seat: Seat,
    pub(crate) card: Seen<Card>,
    pub(crate) up: bool,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownTrick {
    pub(crate) leader: Seat,
    pub(crate) played: Vec<ShownPlay>,
    pub(crate) passed: Vec<Seat>,
    pub(crate) winner: Option<Seat>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownPlay {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownPlayer {
    pub(crate) score: i16,
    pub(crate) hand: Vec<Seen<Card>>,
    pub(crate) scored: Vec<Card>,
    pub(crate) desert: Vec<ShownArea>,
    pub(crate) passes: u8,
    pub(crate) void: BTreeMap<Species, u8>,
    pub(crate) ally: Option<Species>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownArea {
    pub(crate) card: Seen<Card>,
    pub(crate) up: bool,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownDeal {
    pub(crate) round: u8,
    pub(crate) deserts: Vec<Vec<Card>>,
    pub(crate) spare: Vec<Card>,
    pub(crate) sums: BTreeMap<Species, i8>,
    pub(crate) values: BTreeMap<Species, i8>,
    pub(crate) counts: Vec<BTreeMap<Species, u8>>,
    pub(crate) allies: Vec<Option<ShownAlly>>,
    pub(crate) gains: Vec<i16>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownAlly {
    pub(crate) species: Species,
    pub(crate) worth: u8,
}

pub(crate) fn show(game: &Wasteland, eye: Eye) -> Shown {
    let sees_spare = eye == Eye::All || game.phase == Phase::Over;
    Shown {
        game: Slug::Wasteland,
        options: game.options,
        round: game.round,
        phase: match game.phase {
            Phase::Start(_) => ShownPhase::Start,
            Phase::Abandon(_) => ShownPhase::Abandon,
            Phase::Trick(_) => ShownPhase::Trick,
            Phase::Ally(_) => ShownPhase::Ally,
            Phase::Over => ShownPhase::Over,
        },
        to_act: game.to_act(),
        first: game.first,
        leader: game.leader(),
        trick_no: game.trick_no,
        trick: show_trick(game, eye),
        last_trick: game.last_trick.as_ref().map(show_last_trick),
        allies: game.allies().collect(),
        spare: game.spare.iter().map(|card| Seen::when(sees_spare, card)).collect(),
        players: game.seats.iter().map(|seat| show_player(game, seat, eye)).collect(),
        last_deal: game.last_deal.as_ref().map(|deal| show_deal(game, deal)),
    }
}

/// WR-75, WR-76.
fn show_trick(game: &Wasteland, eye: Eye) -> Vec<ShownLaid> {
    let laid = game.trick.0.iter();
    laid.map(|laid| ShownLaid {
        seat: laid.seat,
        card: Seen::when(laid.up || eye.sees(laid.seat), laid.card),
        up: laid.up,
    })
    .collect()
}

fn show_last_trick(trick: &LastTrick) -> ShownTrick {
    ShownTrick {
        leader: trick.leader,
        played: trick.played.iter().map(|&(seat, card)| ShownPlay { seat, card }).collect(),
        passed: trick.passed.to_vec(),
        winner: trick.winner,
    }
}

/// WR-66, WR-75, WR-76.
fn show_player(game: &Wasteland, seat: Seat, eye: Eye) -> ShownPlayer {
    let Player { hand, scored, ref desert, ref discs, ally, score, .. } = game.players[seat];
    let area = |(area, &card): (usize, &Card)| {
        let up = game.is_up(area, card);
        ShownArea { card: Seen::when(up || eye.sees(seat), card), up }
    };
    ShownPlayer {
        score,
        hand: hand.iter().map(|card| Seen::when(eye.sees(seat), card)).collect(),
        scored: scored.iter().collect(),
        desert: desert.iter().enumerate().map(area).collect(),
        passes: game.passes_made(seat),
        void: discs.down().collect(),
        ally,
    }
}

fn show_deal(game: &Wasteland, deal: &LastDeal) -> ShownDeal {
    let sums = deal.sums();
    let values = values(&sums);
    let ally = |seat| deal.ally(seat).map(|(species, worth)| ShownAlly { species, worth });
    ShownDeal {
        round: game.last_round(),
        deserts: game.seats.iter().map(|seat| deal.deserts[seat].to_vec()).collect(),
        spare: deal.spare.iter().collect(),
        sums: by_letter(sums),
        values: by_letter(values),
        counts: game.seats.iter().map(|seat| by_letter(deal.counts[seat])).collect(),
        allies: game.seats.iter().map(ally).collect(),
        gains: game.seats.iter().map(|seat| deal.gain(seat, &values)).collect(),
    }
}

fn by_letter<T>(of_each: BySpecies<T>) -> BTreeMap<Species, T> {
    Species::ALL.into_iter().zip(of_each).collect()
}

impl Wasteland {
    /// The number of the deal that was finished last.
    pub(crate) fn last_round(&self) -> u8 {
        if self.phase == Phase::Over { DEALS } else { self.round - 1 }
    }
}
