//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Eye, Feature, Kind, Numbered, Seat};

use crate::card::ROW_LIMIT;
use crate::rules::{BEST, CHIPS};
use crate::{Action, Card, Donburiko, Face, Phase, RowId};

/// DB-2, DB-26 to DB-32. The least that a row can count: four ponds and no loach.
const LEAST: i8 = -6;

/// DB-2, DB-26 to DB-32. The most that a row can count: six cards, 5, 4, 4, 3 and both wild acorns as 5.
const MOST: i8 = 26;

/// Numbers of the first action of each kind.
const TAKE: usize = Card::TEXTS.len() * Face::TEXTS.len() * RowId::TEXTS.len();
const SCORE: usize = TAKE + RowId::TEXTS.len();
const DONBURIKO: usize = SCORE + (MOST - LEAST + 1) as usize;

/// Rounds are counted up to this one.
const ROUNDS: u32 = 50;

impl Numbered for Donburiko {
    const ACTIONS: usize = DONBURIKO + 1;

    const FEATURES: &'static [Feature] = &[
        Feature::flags("phase", &["add or take", "say how a row counts"]),
        Feature::flags("final round", &["final"]),
        Feature::counts("round", &["round"], ROUNDS as i16),
        Feature::counts("bank", &["chips"], CHIPS as i16),
        Feature::counts("hand", Card::TEXTS, 2),
        Feature::counts("unseen", Card::TEXTS, 2),
        Feature::flags("players", &["here", "to act", "still in", "started", "took last", "Donburiko"])
            .of_players(4),
        Feature::counts("wealth", &["chips", "owed"], CHIPS as i16).of_players(4),
        Feature::counts("cards in hand", &["cards"], 4).of_players(4),
        Feature::flags("row taken", RowId::TEXTS).of_players(4),
        Feature::counts("row counted", &["total"], MOST as i16).down_to(LEAST as i16).of_players(4),
        Feature::counts("known in row", Card::TEXTS, 2).of_each(RowId::TEXTS),
        Feature::counts("in row", &["cards", "chips", "hidden from you", "hidden by you"], ROW_LIMIT as i16)
            .of_each(RowId::TEXTS),
        Feature::counts("hidden by", RowId::TEXTS, ROW_LIMIT as i16).of_players(4),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        let add = Card::ALL.iter().flat_map(|&card| {
            let faces = Face::ALL.iter().flat_map(|&face| RowId::ALL.iter().map(move |&row| (face, row)));
            faces.map(move |(face, row)| Action::Add { card, face, row })
        });
        let take = RowId::ALL.iter().map(|&row| Action::Take { row });
        let score = (LEAST..=MOST).map(|total| Action::Score { total, donburiko: false });
        add.chain(take).chain(score).chain([Action::Score { total: BEST, donburiko: true }])
    }

    fn number(action: Action) -> usize {
        match action {
            Action::Add { card, face, row } => {
                (card.index() * Face::TEXTS.len() + face.index()) * RowId::TEXTS.len() + row.index()
            }
            Action::Take { row } => TAKE + row.index(),
            Action::Score { total, donburiko: false } => SCORE + (total - LEAST) as usize,
            Action::Score { donburiko: true, .. } => DONBURIKO,
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        self.observe_round(canvas);
        canvas.count("hand", self.players[seat].hand);
        canvas.count("unseen", self.unseen(Eye::Seat(seat)));
        self.observe_players(seat, canvas);
        self.observe_rows(seat, canvas);
    }
}

impl Donburiko {
    fn observe_round(&self, canvas: &mut Canvas<'_>) {
        canvas.say("phase", [matches!(self.phase, Phase::Turn(_)), matches!(self.phase, Phase::Score(_))]);
        canvas.say("final round", [self.is_final]);
        canvas.say("round", [self.round.min(ROUNDS) as u8]);
        canvas.say("bank", [self.bank]);
    }

    fn observe_players(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let to_act = engine::Game::to_act(self);
        canvas.say_of_players("players", self.seats, you, |seat| {
            let announced = self.players[seat].taken.is_some_and(|taken| taken.donburiko);
            let started = self.first == seat;
            let took_last = self.last_taker == Some(seat);
            [true, to_act.contains(seat), self.still_in.contains(seat), started, took_last, announced]
        });
        canvas.say_of_players("wealth", self.seats, you, |seat| {
            [self.players[seat].chips, self.players[seat].owed]
        });
        canvas.say_of_players("cards in hand", self.seats, you, |seat| [self.players[seat].hand.len() as u8]);
        canvas.say_of_players("row taken", self.seats, you, |seat| {
            let row = self.players[seat].taken.map(|taken| taken.row);
            std::array::from_fn::<bool, 4, _>(|index| row == Some(RowId::ALL[index]))
        });
        canvas.say_of_players("row counted", self.seats, you, |seat| {
            [self.players[seat].taken.and_then(|taken| taken.total).unwrap_or_default()]
        });
    }

    fn observe_rows(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let eye = Eye::Seat(you);
        for (row, known) in self.rows.iter().zip(canvas.rows("known in row")) {
            let cards = row.cards.iter().filter_map(|laid| row.known(laid).of(laid.card, eye));
            cards.for_each(|card| known[card.index()] += 1.0);
        }
        for (row, quantities) in self.rows.iter().zip(canvas.rows("in row")) {
            let hidden_from = |own: bool| {
                let down = row.cards.iter().filter(|laid| laid.face == Face::Down);
                down.filter(|laid| laid.is_known_to(eye) == own).count() as f32
            };
            quantities.copy_from_slice(&[
                row.cards.len() as f32,
                f32::from(row.chips()),
                hidden_from(false),
                hidden_from(true),
            ]);
        }
        canvas.say_of_players("hidden by", self.seats, you, |seat| {
            self.rows.map(|row| {
                let down = row.cards.iter().filter(|laid| laid.face == Face::Down);
                down.filter(|laid| laid.by == Some(seat)).count() as u8
            })
        });
    }
}
