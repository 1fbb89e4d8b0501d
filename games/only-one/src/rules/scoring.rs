//! Scoring: points of special cards, then value by value, and who has won.

use engine::{PerSeat, Pile, Seat, Seats, Standing, World};

use crate::card::SCORED;
use crate::{Decision, Event, Familiar, Majority, OnlyOne, Phase, Player, Value};

/// OO-53, OO-55. What `streak` and `greed` add.
const EXTRA: u8 = 2;

/// OO-55. The least bonus that pleases `greed`.
const GREEDY: u8 = 3;

/// OO-58. So many points end the scoring.
const SIXTEEN: u8 = 16;

/// What the winner of a value got for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Award {
    /// Which value.
    pub value: Value,
    /// Who won it.
    pub seat: Seat,
    /// How many cards of it the winner has.
    pub count: u8,
    /// OO-34. Its cards in the discard pile.
    pub discard: u8,
    /// OO-35. Its cards at the right neighbour's.
    pub right: u8,
    /// OO-53, OO-55. Points of a familiar.
    pub extra: u8,
}

impl Award {
    /// OO-33. A point for the potion, and the rest.
    pub fn points(&self) -> u8 {
        1 + self.discard + self.right + self.extra
    }
}

/// What scoring gives, at the end or if it were held now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// Each player's own points.
    pub(crate) points: PerSeat<u8, 4>,
    pub(crate) awards: Pile<Award, SCORED>,
    /// Who holds the token after it.
    pub(crate) token: Seat,
}

impl Tally {
    /// OO-38. The winner of a value gets points, its potion and the token.
    fn add(&mut self, award: Award) {
        self.points[award.seat] += award.points();
        self.awards.push(award);
        self.token = award.seat;
    }

    /// The potions that a player has won.
    pub(crate) fn potions(&self, seat: Seat) -> u8 {
        self.awards.iter().filter(|award| award.seat == seat).count() as u8
    }

    /// OO-39, OO-40, OO-77, OO-78. Ranks count the seats that are strictly better; all of rank 1 win once it
    /// is over.
    pub(crate) fn standing(&self, game: &OnlyOne) -> Standing {
        let seats = game.seats;
        let merits: PerSeat<Merit, 4> = game.each_seat(|seat| self.merit(game, seat));
        let rank = |seat| 1 + seats.iter().filter(|&other| merits[other] > merits[seat]).count() as u8;
        let is_winner = |seat: &Seat| game.phase == Phase::Over && rank(*seat) == 1;
        Standing {
            seats,
            scores: PerSeat::from_fn(
                |seat| if seats.contains(seat) { merits[seat].points.into() } else { 0 },
            ),
            ranks: PerSeat::from_fn(|seat| if seats.contains(seat) { rank(seat) } else { 0 }),
            winners: seats.iter().filter(is_winner).collect(),
        }
    }

    /// OO-40, OO-56, OO-61, OO-62, OO-75, OO-77. What places a player, or the player's whole team.
    fn merit(&self, game: &OnlyOne, seat: Seat) -> Merit {
        let side = game.side(seat);
        let points = self.side_points(game, seat);
        let best = game.seats.iter().map(|other| self.side_points(game, other)).max();
        let breaks_ties = |seat: Seat| game.players[seat].familiar == Some(Familiar::Tie);
        Merit {
            points,
            tie: best == Some(points) && side.iter().any(breaks_ties),
            potions: side.iter().map(|seat| self.potions(seat)).sum(),
            nearness: side.iter().map(|seat| game.nearness(seat, self.token)).max().unwrap_or_default(),
        }
    }

    /// OO-61. A team has one score.
    pub(crate) fn side_points(&self, game: &OnlyOne, seat: Seat) -> u8 {
        game.side(seat).iter().map(|seat| self.points[seat]).sum()
    }

    /// OO-40, OO-56, OO-62. What the best have that the next best have not.
    fn decision(&self, game: &OnlyOne) -> Decision {
        let mut merits: Pile<Merit, 4> = game.seats.iter().map(|seat| self.merit(game, seat)).collect();
        merits.sort_unstable_by(|a, b| b.cmp(a));
        let best = merits[0];
        match merits.iter().find(|&&merit| merit != best) {
            Some(next) if next.points == best.points && next.tie != best.tie => Decision::Tie,
            Some(next) if next.points == best.points && next.potions != best.potions => Decision::Potions,
            Some(next) if next.points == best.points => Decision::Token,
            _ => Decision::Points,
        }
    }
}

/// OO-77. What decides between two players or teams, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Merit {
    points: u8,
    /// OO-56. Owns `tie`, and has most points.
    tie: bool,
    potions: u8,
    nearness: u8,
}

impl OnlyOne {
    fn each_seat<T: Copy + Default>(&self, mut of: impl FnMut(Seat) -> T) -> PerSeat<T, 4> {
        let mut each = PerSeat::default();
        self.seats.iter().for_each(|seat| each[seat] = of(seat));
        each
    }

    /// OO-61. The player alone, or the team: with four players everybody's partner sits opposite.
    pub(crate) fn side(&self, seat: Seat) -> Seats {
        let partner = Seat::ALL[seat.index() ^ 2];
        if self.options.team { [seat, partner].into_iter().collect() } else { seat.into() }
    }

    /// OO-35. The player who acts before.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        right_of(seat, self.seats.len())
    }

    /// OO-40. Larger the nearer a player sits clockwise of the token's holder, who is nearest. OO-62: of
    /// teams it only matters which holds the token, and its holder's neighbour is never a partner.
    fn nearness(&self, seat: Seat, token: Seat) -> u8 {
        let players = self.seats.len();
        let distance = (seat.index() + players - token.index()) % players;
        (players - distance) as u8
    }

    /// OO-30, OO-51. Points of step 1.
    pub(crate) fn special(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        player.cards.specials() + u8::from(player.familiar.is_some())
    }

    /// OO-28 to OO-38, OO-58, OO-74. Scores the game: step 1 for all, then value by value, until `sixteen`
    /// stops it.
    pub(super) fn finish(&mut self, world: &mut impl World<OnlyOne>) {
        let mut tally = self.before_values();
        self.phase = Phase::Over;
        self.seats.iter().for_each(|seat| self.players[seat].score = tally.points[seat]);
        self.tell_specials(world);
        for value in Value::scored(self.seats.len()) {
            if let Some(seat) = self.stops_scoring(&tally) {
                world.show(self, Event::Stopped { seat });
                break;
            }
            match self.best(value, tally.token) {
                None => world.show(self, Event::NotScored { value }),
                Some((award, majority)) => {
                    tally.add(award);
                    self.pay(award);
                    world.show(self, self.won(award, majority));
                }
            }
        }
        let winners = tally.standing(self).winners;
        world.show(self, Event::GameOver { winners, decision: tally.decision(self) });
    }

    /// OO-30, OO-51. Everybody hears of each player's special cards, and sees them side by side.
    fn tell_specials(&self, world: &mut impl World<OnlyOne>) {
        for seat in self.seats.iter() {
            let Player { cards, familiar, .. } = self.players[seat];
            let event = Event::Specials { seat, stars: cards.stars(), eggs: cards.eggs(), familiar };
            if seat.index() + 1 == self.seats.len() { world.show(self, event) } else { world.tell(event) }
        }
    }

    /// OO-33, OO-38. The winner of a value gets points, its potion and the token.
    fn pay(&mut self, award: Award) {
        self.players[award.seat].score += award.points();
        self.awards.push(award);
        self.token = award.seat;
    }

    fn won(&self, award: Award, majority: Majority) -> Event {
        let right = self.right_of(award.seat);
        Event::Won { award, majority, right, familiar: self.players[award.seat].familiar }
    }

    /// What scoring has given; OO-78: before the end, what it would give now.
    pub(crate) fn tally(&self) -> Tally {
        if self.phase == Phase::Over {
            let points = self.each_seat(|seat| self.players[seat].score);
            return Tally { points, awards: self.awards, token: self.token };
        }
        let mut tally = self.before_values();
        for value in Value::scored(self.seats.len()) {
            if self.stops_scoring(&tally).is_some() {
                break;
            }
            if let Some((award, _)) = self.best(value, tally.token) {
                tally.add(award);
            }
        }
        tally
    }

    /// OO-30. What scoring gives before the first value: step 1.
    fn before_values(&self) -> Tally {
        let points = self.each_seat(|seat| self.players[seat].score + self.special(seat));
        Tally { points, awards: Pile::default(), token: self.token }
    }

    /// OO-58, OO-74, OO-75. The owner of `sixteen`, if that player or team has so many points.
    fn stops_scoring(&self, tally: &Tally) -> Option<Seat> {
        self.owner(Familiar::Sixteen).filter(|&seat| tally.side_points(self, seat) >= SIXTEEN)
    }

    /// OO-32 to OO-37, OO-64. The player with most cards of a value, what it brings, and why it is theirs;
    /// nobody where nobody has one.
    pub(crate) fn best(&self, value: Value, token: Seat) -> Option<(Award, Majority)> {
        let count = |seat: Seat| self.players[seat].cards.count(value);
        let most = self.seats.iter().map(count).max().filter(|&most| most > 0)?;
        let leaders: Seats = self.seats.iter().filter(|&seat| count(seat) == most).collect();
        let (seat, majority) = break_tie(leaders, token);
        Some((self.award(value, seat, token), majority))
    }

    /// The potions that nobody has won, in scoring order.
    pub(crate) fn supply(&self) -> impl Iterator<Item = Value> {
        let left = |value: &Value| self.awards.iter().all(|award| award.value != *value);
        Value::scored(self.seats.len()).filter(left)
    }

    /// OO-34, OO-47. What the discard pile adds to a value; nothing for two players.
    pub(crate) fn discard_bonus(&self, value: Value) -> u8 {
        if self.seats.len() == 2 { 0 } else { self.discard.count(value) }
    }

    /// OO-33 to OO-36, OO-53, OO-55, OO-72, OO-73. What a value is worth to this player.
    pub(crate) fn award(&self, value: Value, seat: Seat, token: Seat) -> Award {
        let discard = self.discard_bonus(value);
        let right = self.players[self.right_of(seat)].cards.count(value);
        let extra = match self.players[seat].familiar {
            Some(Familiar::Streak) if token == seat => EXTRA,
            Some(Familiar::Greed) if discard + right >= GREEDY => EXTRA,
            _ => 0,
        };
        Award { value, seat, count: self.players[seat].cards.count(value), discard, right, extra }
    }
}

/// OO-35. The player who acts before this one, of so many.
pub(crate) fn right_of(seat: Seat, players: usize) -> Seat {
    Seat::ALL[(seat.index() + players - 1) % players]
}

/// OO-32, OO-37. Who wins of those with most cards, and why.
pub(crate) fn break_tie(leaders: Seats, token: Seat) -> (Seat, Majority) {
    match leaders.next_after(token) {
        Some(only) if leaders.len() == 1 => (only, Majority::Most),
        _ if leaders.contains(token) => (token, Majority::Token(leaders)),
        nearest => (nearest.unwrap_or(token), Majority::Nearest(leaders, token)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OO-37.
    #[test]
    fn a_tie_goes_to_the_token_or_to_the_nearest_clockwise_of_it() {
        let [a, b, c, d, ..] = Seat::ALL;
        for (tied, token, winner) in
            [(vec![a, b], c, a), (vec![b, d], c, d), (vec![a, b], b, b), (vec![a, c], b, c), (vec![a], d, a)]
        {
            assert_eq!(break_tie(tied.iter().copied().collect(), token).0, winner, "{tied:?}, {token:?}");
        }
    }
}
