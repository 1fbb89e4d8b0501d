//! The rules, in the order of `RULES.md`.

use engine::{
    Actions, Game, Inventory, Kind, NoOptions, Rules, Seat, Seats, Setup, SetupError, Standing, World,
};

use crate::card::{Count, Laid, PACK, Row, pack_size};
use crate::event::{Ending, Event, FinalCause, Settlement};
use crate::{Action, Card, Donburiko, Face, Phase, Player, RowId, Taken};

/// DB-4. All the chips there are.
pub(crate) const CHIPS: u8 = 50;

/// DB-46. So many chips make the round the last.
pub(crate) const GOAL: u8 = 20;

/// DB-33, DB-38. The best total of a row.
pub(crate) const BEST: i8 = 6;

/// DB-5. Chips of each player at the start.
const fn starting_chips(players: usize) -> u8 {
    match players {
        2 => 5,
        3 => 4,
        _ => 3,
    }
}

/// DB-9. Cards of each player at the start of a round.
pub(crate) const fn hand_size(players: usize) -> usize {
    if players == 4 { 3 } else { 4 }
}

impl Game for Donburiko {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = NoOptions;
    type Cards = ();

    const RULES: Rules = Rules { slug: "donburiko", version: 1, players: 2..=4, options: &[] };

    fn new(setup: &Setup<Donburiko>, world: &mut impl World<Donburiko>) -> Result<Donburiko, SetupError> {
        Ok(Donburiko::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Turn(seat) | Phase::Score(seat) => seat.into(),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        match self.phase {
            Phase::Turn(turn) if turn == seat => self.list_turn(seat, actions),
            Phase::Score(taker) if taker == seat => self.list_score(seat, actions),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Donburiko>) {
        match action {
            Action::Add { card, face, row } => self.add(seat, card, face, row, world),
            Action::Take { row } => self.take(seat, row, world),
            Action::Score { total, donburiko } => self.settle(seat, total, donburiko, world),
        }
    }

    /// DB-6, DB-50, DB-54, DB-67.
    fn standing(&self) -> Standing {
        let score = |seat| i32::from(self.players[seat].chips) + i32::from(self.players[seat].owed);
        Standing::by_score(self.seats, score, self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let in_rows = self.rows.iter().flat_map(|row| row.cards.iter().map(|laid| laid.card));
        let in_hands = self.seats.iter().flat_map(|seat| self.players[seat].hand.iter());
        for card in in_rows.chain(in_hands).chain(self.surplus.iter()) {
            *inventory.entry(card.to_string()).or_default() += 1;
        }
        let held: i64 = self.seats.iter().map(|seat| i64::from(self.players[seat].chips)).sum();
        let laid = i64::from(self.chips_on_rows());
        inventory.insert("chips".into(), held + laid + i64::from(self.bank));
        inventory
    }
}

impl Donburiko {
    /// DB-1 to DB-7.
    pub(crate) fn start(setup: &Setup<Donburiko>, world: &mut impl World<Donburiko>) -> Donburiko {
        let seats = setup.seats();
        world.every_shuffle_is(&PACK[..pack_size(setup.players)]);
        let first = setup.first.unwrap_or_else(|| world.any_seat(seats));
        let chips = starting_chips(setup.players);
        let mut game = Donburiko {
            players: engine::PerSeat::from_fn(|seat| Player {
                chips: if seats.contains(seat) { chips } else { 0 },
                ..Player::default()
            }),
            rows: [Row::default(); 4],
            surplus: crate::card::Hand::EMPTY,
            seats,
            still_in: seats,
            phase: Phase::Over,
            round: 0,
            first,
            last_taker: None,
            is_final: false,
            bank: CHIPS - chips * setup.players as u8,
        };
        game.start_round(first, world);
        game
    }

    /// DB-8 to DB-12. A shuffle, a card for each row, a hand for each player; chips stay where they are.
    fn start_round(&mut self, first: Seat, world: &mut impl World<Donburiko>) {
        let players = self.seats.len();
        let mut pack = PACK;
        let pack = &mut pack[..pack_size(players)];
        world.shuffle(pack);
        let (row_cards, rest) = pack.split_at(players);
        let (hands, surplus) = rest.split_at(players * hand_size(players));
        for (row, &card) in self.rows.iter_mut().zip(row_cards) {
            row.taken_by = None;
            row.cards.clear();
            row.cards.push(Laid { card, face: Face::Up, by: None });
        }
        for (player, hand) in
            self.players.first_mut(players).iter_mut().zip(hands.chunks_exact(hand_size(players)))
        {
            player.hand = hand.iter().copied().collect();
            player.taken = None;
        }
        self.surplus = surplus.iter().copied().collect();
        self.still_in = self.seats;
        self.round = self.round.saturating_add(1);
        self.first = first;
        self.last_taker = None;
        self.phase = Phase::Turn(first);
        world.tell(Event::RoundStarted { round: self.round, first });
    }

    /// DB-13, DB-14, DB-18, DB-19, DB-21, DB-22.
    #[inline]
    pub(crate) fn list_turn(&self, seat: Seat, actions: &mut Actions<Action>) {
        let Player { hand, chips, .. } = self.players[seat];
        for (row, &id) in self.rows.iter().zip(RowId::ALL) {
            if row.can_grow() {
                for card in hand.kinds() {
                    actions.push(Action::Add { card, face: Face::Up, row: id });
                    if chips > 0 {
                        actions.push(Action::Add { card, face: Face::Down, row: id });
                    }
                }
            }
            if row.can_be_taken() {
                actions.push(Action::Take { row: id });
            }
        }
    }

    /// DB-55 to DB-57.
    pub(crate) fn list_score(&self, seat: Seat, actions: &mut Actions<Action>) {
        let Some(count) = self.count_taken(seat) else { return };
        actions.extend(count.totals().map(|total| Action::Score { total, donburiko: false }));
        if count.reaches(BEST) {
            actions.push(Action::Score { total: BEST, donburiko: true });
        }
    }

    /// What the row that a player took this round can count.
    pub(crate) fn count_taken(&self, seat: Seat) -> Option<Count> {
        self.players[seat].taken.map(|taken| self.rows[taken.row.index()].count())
    }

    /// DB-14 to DB-18.
    #[inline]
    pub(crate) fn add(
        &mut self,
        seat: Seat,
        card: Card,
        face: Face,
        row: RowId,
        world: &mut impl World<Donburiko>,
    ) {
        self.players[seat].hand.remove(card);
        self.rows[row.index()].cards.push(Laid { card, face, by: Some(seat) });
        match face {
            Face::Up => self.add_face_up(seat, card, row, world),
            Face::Down => {
                self.players[seat].chips -= 1;
                world.tell(Event::AddedDown { seat, card, row });
            }
        }
        self.pass_turn(seat, world);
    }

    /// DB-16, DB-51, DB-52. An open card earns a chip, if the bank has one.
    fn add_face_up(&mut self, seat: Seat, card: Card, row: RowId, world: &mut impl World<Donburiko>) {
        let earned = self.bank.min(1);
        world.tell(Event::AddedUp { seat, card, row, earned });
        self.bank -= earned;
        self.players[seat].chips += earned;
        self.test_end(seat, world);
    }

    /// DB-21 to DB-25. The row's hidden cards are turned up and its chips collected; then it is counted. It is
    /// seen in its place first.
    pub(crate) fn take(&mut self, seat: Seat, row: RowId, world: &mut impl World<Donburiko>) {
        let taken = &mut self.rows[row.index()];
        let chips = taken.chips();
        let hidden =
            taken.cards.iter().filter(|laid| laid.face == Face::Down).map(|laid| laid.card).collect();
        taken.cards.iter_mut().for_each(|laid| *laid = Laid { card: laid.card, face: Face::Up, by: None });
        taken.taken_by = Some(seat);
        let settled = taken.count().settled(taken.cards.len());
        self.players[seat].taken = Some(Taken { row, total: None, donburiko: false });
        self.still_in.remove(seat);
        self.last_taker = Some(seat);
        self.players[seat].chips += chips;
        world.show(self, Event::Took { seat, row, hidden, chips });
        self.test_end(seat, world);
        match settled {
            Some(total) => self.settle(seat, total, false, world),
            None => self.phase = Phase::Score(seat),
        }
    }

    /// DB-33 to DB-39, DB-53, DB-61, DB-62. The row counts this much.
    pub(crate) fn settle(
        &mut self,
        seat: Seat,
        total: i8,
        donburiko: bool,
        world: &mut impl World<Donburiko>,
    ) {
        let Some(row) = self.players[seat].taken.map(|taken| taken.row) else { return };
        let settlement = self.settlement(seat, total);
        let cards = self.rows[row.index()].cards.iter().map(|laid| laid.card).collect();
        world.show(self, Event::Counted { seat, cards, total, settlement });
        self.pay(seat, settlement);
        if donburiko {
            world.show(self, Event::Donburiko { seat, settlement });
        }
        self.players[seat].taken = Some(Taken { row, total: Some(total), donburiko });
        match settlement {
            Settlement::Gets(_) => self.test_end(seat, world),
            Settlement::Owed(_) => self.make_final(FinalCause::BankShort, world),
            Settlement::Nothing | Settlement::Pays { .. } => {}
        }
        if donburiko {
            self.end_round(Ending::Donburiko(seat), world);
        } else {
            self.pass_turn(seat, world);
        }
    }

    /// DB-33 to DB-36, DB-53. Chips go from the bank to the taker or back.
    fn pay(&mut self, seat: Seat, settlement: Settlement) {
        let player = &mut self.players[seat];
        match settlement {
            Settlement::Nothing => {}
            Settlement::Gets(chips) => {
                self.bank -= chips;
                player.chips += chips;
            }
            Settlement::Pays { paid, .. } => {
                player.chips -= paid;
                self.bank += paid;
            }
            Settlement::Owed(points) => player.owed += points,
        }
    }

    /// DB-33 to DB-36, DB-53. What a total means for the taker.
    fn settlement(&self, seat: Seat, total: i8) -> Settlement {
        match bust(total) {
            0 if total == 0 => Settlement::Nothing,
            0 if total.unsigned_abs() > self.bank => Settlement::Owed(total.unsigned_abs()),
            0 => Settlement::Gets(total.unsigned_abs()),
            due => Settlement::Pays { due, paid: due.min(self.players[seat].chips) },
        }
    }

    /// DB-46, DB-47, DB-58. Whenever a player gets chips, from the bank or from cards, the end is tested at
    /// once.
    #[inline]
    fn test_end(&mut self, seat: Seat, world: &mut impl World<Donburiko>) {
        if self.players[seat].chips >= GOAL {
            self.make_final(FinalCause::Goal(seat), world);
        }
        if self.bank == 0 {
            self.make_final(FinalCause::BankEmpty, world);
        }
    }

    /// DB-48. Once final, always final.
    fn make_final(&mut self, cause: FinalCause, world: &mut impl World<Donburiko>) {
        if !self.is_final {
            self.is_final = true;
            world.show(self, Event::FinalRound(cause));
        }
    }

    /// DB-12, DB-15, DB-24, DB-40, DB-42, DB-63, DB-65. The next player who is still in, unless nobody is or
    /// nobody can do anything: hands are equally long, so when the next player is stuck, all are.
    #[inline]
    fn pass_turn(&mut self, seat: Seat, world: &mut impl World<Donburiko>) {
        match self.still_in.next_after(seat) {
            None => self.end_round(Ending::AllTook, world),
            Some(next) if self.is_stuck(next) => self.end_round(Ending::NobodyCan, world),
            Some(next) => self.phase = Phase::Turn(next),
        }
    }

    fn is_stuck(&self, seat: Seat) -> bool {
        self.players[seat].hand.is_empty() && !self.rows.iter().any(Row::can_be_taken)
    }

    /// DB-44, DB-45, DB-49, DB-64. Chips left on cards go to the bank; the last taker starts the next round.
    /// Between two rounds nobody is to act, and the table is seen so before the next deal.
    fn end_round(&mut self, ending: Ending, world: &mut impl World<Donburiko>) {
        let returned = self.chips_on_rows();
        self.bank += returned;
        self.phase = Phase::Over;
        let next = self.next_first();
        world.show(
            self,
            Event::RoundOver { round: self.round, ending, returned, next: (!self.is_final).then_some(next) },
        );
        if self.is_final {
            world.tell(Event::GameOver { winners: engine::Game::standing(self).winners });
        } else {
            self.start_round(next, world);
        }
    }

    /// DB-45. Whoever took last starts the next round.
    pub(crate) fn next_first(&self) -> Seat {
        self.last_taker.unwrap_or(self.first)
    }

    /// DB-17, DB-44. The chips that lie on cards: none any more when the round is over.
    pub(crate) fn chips_on_rows(&self) -> u8 {
        if self.phase == Phase::Over {
            return 0;
        }
        self.rows.iter().filter(|row| row.taken_by.is_none()).map(Row::chips).sum()
    }
}

/// DB-34, DB-35. By how much a total misses the range from 0 to 6.
pub(crate) fn bust(total: i8) -> u8 {
    if total > BEST { (total - BEST).unsigned_abs() } else { total.min(0).unsigned_abs() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DB-33, DB-34, DB-35.
    #[test]
    fn a_row_is_safe_from_zero_to_six() {
        for (total, pays) in [(-3, 3), (-1, 1), (0, 0), (6, 0), (7, 1), (8, 2), (15, 9)] {
            assert_eq!(bust(total), pays, "a row that counts {total}");
        }
    }
}
