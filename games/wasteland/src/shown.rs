//! The state as JSON has it, and back.

mod restore;

use std::collections::BTreeMap;

use engine::{BadState, Eye, Game, Kind, Seat, Seats, Seen, Shown, Slug};
use serde::{Deserialize, Serialize};

use crate::card::BySpecies;
use crate::rules::revolution::{LastDeal, values};
use crate::rules::trick::LastTrick;
use crate::{Card, Options, Phase, Player, Species, Wasteland};

/// The state, with `"?"` for what the viewer may not see.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<Wasteland>,
    options: Options,
    round: u8,
    phase: ShownPhase,
    to_act: Seats,
    first: Seat,
    leader: Option<Seat>,
    trick_no: u8,
    trick: Vec<ShownLaid>,
    last_trick: Option<ShownTrick>,
    allies: Vec<Species>,
    spare: Vec<Seen<Card>>,
    players: Vec<ShownPlayer>,
    last_deal: Option<ShownDeal>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ShownPhase {
    Start,
    Abandon,
    Trick,
    Ally,
    Over,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownLaid {
    seat: Seat,
    card: Seen<Card>,
    up: bool,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownTrick {
    leader: Seat,
    played: Vec<ShownPlay>,
    passed: Vec<Seat>,
    winner: Option<Seat>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlay {
    seat: Seat,
    card: Card,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownPlayer {
    score: i16,
    hand: Vec<Seen<Card>>,
    scored: Vec<Card>,
    desert: Vec<ShownArea>,
    passes: u8,
    void: BTreeMap<Species, u8>,
    ally: Option<Species>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownArea {
    card: Seen<Card>,
    up: bool,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownDeal {
    round: u8,
    deserts: Vec<Vec<Card>>,
    spare: Vec<Card>,
    sums: BTreeMap<Species, i8>,
    values: BTreeMap<Species, i8>,
    counts: Vec<BTreeMap<Species, u8>>,
    allies: Vec<Option<ShownAlly>>,
    gains: Vec<i16>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShownAlly {
    species: Species,
    worth: u8,
}

impl Shown for Wasteland {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        State {
            game: Slug::default(),
            options: self.options,
            round: self.round,
            phase: match self.phase {
                Phase::Start(_) => ShownPhase::Start,
                Phase::Abandon(_) => ShownPhase::Abandon,
                Phase::Trick(_) | Phase::Collect | Phase::Revolt(_) => ShownPhase::Trick,
                Phase::Ally(_) => ShownPhase::Ally,
                Phase::Over => ShownPhase::Over,
            },
            to_act: self.to_act(),
            first: self.first,
            leader: self.leader(),
            trick_no: self.trick_no,
            trick: show_trick(self, eye),
            last_trick: self.last_trick.as_ref().map(show_last_trick),
            allies: self.allies().collect(),
            spare: self.spare.iter().map(|card| Seen::when(self.knows_spare(eye), card)).collect(),
            players: self.seats.iter().map(|seat| show_player(self, seat, eye)).collect(),
            last_deal: self.last_deal.as_ref().map(|deal| show_deal(self, deal)),
        }
    }

    fn restore(state: &State, _cards: &'static ()) -> Result<Wasteland, BadState> {
        restore::restore(state)
    }
}

/// WR-75, WR-76.
fn show_trick(game: &Wasteland, eye: Eye) -> Vec<ShownLaid> {
    let laid = game.trick.0.iter();
    laid.map(|laid| ShownLaid { seat: laid.seat, card: laid.known().show(laid.card, eye), up: laid.up })
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
        let known = game.known_in_desert(seat, area, card);
        ShownArea { card: known.show(card, eye), up: game.is_up(seat, area, card) }
    };
    ShownPlayer {
        score,
        hand: hand.iter().map(|card| Seen::when(game.knows_hand(seat, eye), card)).collect(),
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
    Species::ALL.iter().copied().zip(of_each).collect()
}
