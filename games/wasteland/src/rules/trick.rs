//! Tricks: who plays what, and who takes it.

use engine::{Pile, Seat, Seats, World};

use crate::event::{Event, Reason};
use crate::{Card, Phase, Species, Wasteland};

/// A card laid in a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Laid {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    /// Played, not passed.
    pub(crate) up: bool,
}

/// The actions of the current trick, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trick(pub(crate) Pile<Laid, 4>);

/// The trick before, without the cards that were passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LastTrick {
    pub(crate) leader: Seat,
    pub(crate) played: Pile<(Seat, Card), 4>,
    pub(crate) passed: Pile<Seat, 4>,
    pub(crate) winner: Option<Seat>,
}

impl Trick {
    /// The face-up cards, in order.
    pub(crate) fn played(&self) -> impl Iterator<Item = &Laid> {
        self.0.iter().filter(|laid| laid.up)
    }

    /// The face-down cards, in order.
    pub(crate) fn passed(&self) -> impl Iterator<Item = &Laid> + Clone {
        self.0.iter().filter(|laid| !laid.up)
    }

    /// Whoever made its first action.
    pub(crate) fn leader(&self) -> Option<Seat> {
        self.0.first().map(|laid| laid.seat)
    }

    /// WR-17. The first face-up card sets the trick colour.
    #[inline]
    pub(crate) fn colour(&self) -> Option<Species> {
        self.played().next().map(|laid| laid.card.species())
    }

    /// WR-29 to WR-32. Whoever wins as the trick stands: any card of another colour beats those of the trick
    /// colour, then the higher value, then the earlier card.
    #[inline]
    pub(crate) fn winner(&self) -> Option<&Laid> {
        let mut played = self.played();
        let led = played.next()?;
        let strength = |laid: &Laid| (laid.card.species() != led.card.species(), laid.card.value());
        Some(played.fold(led, |best, laid| if strength(laid) > strength(best) { laid } else { best }))
    }

    /// Why its winner wins.
    #[inline]
    pub(crate) fn reason(&self) -> Reason {
        let several_colours = self.winner().is_some_and(|best| Some(best.card.species()) != self.colour());
        match self.played().count() {
            1 => Reason::Alone,
            _ if several_colours => Reason::OtherColour,
            _ => Reason::Highest,
        }
    }
}

impl Wasteland {
    /// WR-16 to WR-21. A card of the hand, face up.
    #[inline]
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, world: &mut impl World<Wasteland>) {
        self.players[seat].hand.remove(card);
        let mut event = Event::Played { seat, card };
        if let Some(colour) = self.trick.colour()
            && colour != card.species()
            && !self.players[seat].discs.is_down(colour)
        {
            let passes_made = self.passes_made(seat);
            self.players[seat].discs.move_down(colour, passes_made);
            world.tell(event);
            event = Event::DiscMoved { seat, colour };
        }
        self.trick.0.push(Laid { seat, card, up: true });
        self.next_action(seat, event, world);
    }

    /// WR-16, WR-22, WR-23, WR-47, WR-59. A card of the hand, face down; no disc moves.
    #[inline]
    pub(super) fn pass_card(&mut self, seat: Seat, card: Card, world: &mut impl World<Wasteland>) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.passes_left -= 1;
        self.trick.0.push(Laid { seat, card, up: false });
        if self.options.alliance && self.players[seat].passes_left == 0 {
            world.tell(Event::Passed { seat, card });
            self.phase = Phase::Ally(seat);
        } else {
            self.next_action(seat, Event::Passed { seat, card }, world);
        }
    }

    /// WR-47. An alliance card of the middle.
    pub(super) fn take_ally(&mut self, seat: Seat, species: Species, world: &mut impl World<Wasteland>) {
        self.players[seat].ally = Some(species);
        self.next_action(seat, Event::Allied { seat, species }, world);
    }

    /// WR-13, WR-14, WR-28. Clockwise, until every action of the trick is made. The last one is shown, since
    /// the trick is gone when it is over.
    #[inline]
    fn next_action(&mut self, seat: Seat, event: Event, world: &mut impl World<Wasteland>) {
        if self.trick.0.len() < self.actions_in_a_trick() {
            world.tell(event);
            self.phase = Phase::Trick(self.next_seat(seat));
        } else {
            self.phase = Phase::Collect;
            world.show(self, event);
            self.end_trick(world);
        }
    }

    /// WR-13, WR-14.
    #[inline]
    pub(crate) fn actions_in_a_trick(&self) -> usize {
        if self.seats == Seats::first(3) { 3 } else { 4 }
    }

    /// Who leads the current trick, if there is one.
    pub(crate) fn leader(&self) -> Option<Seat> {
        match self.phase {
            Phase::Trick(seat) | Phase::Ally(seat) => Some(self.trick.leader().unwrap_or(seat)),
            _ => None,
        }
    }

    /// WR-33 to WR-38.
    fn end_trick(&mut self, world: &mut impl World<Wasteland>) {
        let Some(leader) = self.trick.leader() else { return };
        let winner = self.trick.winner().map(|laid| laid.seat);
        match winner {
            Some(winner) => self.capture(winner, world),
            None => world.show(self, Event::NobodyPlayed { leader }),
        }
        self.last_trick = Some(LastTrick {
            leader,
            played: self.trick.played().map(|laid| (laid.seat, laid.card)).collect(),
            passed: self.trick.passed().map(|laid| laid.seat).collect(),
            winner,
        });
        self.settle_deserts(world);
        let leader = winner.unwrap_or(leader);
        if self.players[leader].hand.is_empty() {
            self.revolt(world);
        } else {
            self.lead(leader);
        }
    }

    /// WR-15, WR-36, WR-37.
    pub(super) fn lead(&mut self, leader: Seat) {
        self.trick_no += 1;
        self.phase = Phase::Trick(leader);
    }

    /// WR-33.
    fn capture(&mut self, winner: Seat, world: &mut impl World<Wasteland>) {
        let reason = self.trick.reason();
        world.show(self, Event::TrickWon { seat: winner, trick: self.trick_no, reason });
        let scored = &mut self.players[winner].scored;
        self.trick.played().for_each(|laid| scored.add(laid.card));
    }

    /// WR-34, WR-35, WR-58. Passed cards go to the next free area; special ones are turned face up there, for
    /// all to see. Those behind them still lie in the trick then.
    fn settle_deserts(&mut self, world: &mut impl World<Wasteland>) {
        let trick = self.trick;
        let mut passed = trick.passed();
        while let Some(&Laid { seat, card, .. }) = passed.next() {
            let desert = &mut self.players[seat].desert;
            desert.push(card);
            let event = Event::Settled { seat, card, area: desert.len() as u8 };
            if card.is_special() {
                self.trick = Trick(passed.clone().copied().collect());
                world.show(self, event);
            } else {
                world.tell(event);
            }
        }
        self.trick = Trick::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trick(texts: &str) -> Trick {
        let laid = |(index, text): (usize, &str)| {
            let up = !text.starts_with('(');
            let card = text.trim_matches(['(', ')']).parse().unwrap();
            Laid { seat: Seat::ALL[index], card, up }
        };
        Trick(texts.split(' ').enumerate().map(laid).collect())
    }

    /// WR-17, WR-29, WR-30, WR-31, WR-32, WR-37.
    #[test]
    fn the_winner_of_every_kind_of_trick() {
        for (cards, winner) in [
            ("D6 D8 D3 D1", Some(1)),
            ("D6 D8 G3 (G-5)", Some(2)),
            ("(H6) D7 M-5 D12", Some(2)),
            ("D12 G3 M3 H2", Some(1)),
            ("D12 M3 G3 H3", Some(1)),
            ("D12 G2 M3 H3", Some(2)),
            ("D-5 D-5 (G1) (G2)", Some(0)),
            ("D-5 D1 D-5 (G2)", Some(1)),
            ("D1 G-5 G-5 D12", Some(1)),
            ("(G12) (D12) H-5 (M1)", Some(2)),
            ("(G12) (D12) H-5 H1", Some(3)),
            ("(G12) (D12) H12 M-5", Some(3)),
            ("(G12) (D12) (H12) (M12)", None),
            ("G10 G12 G-5", Some(1)),
        ] {
            let won = trick(cards).winner().map(|laid| laid.seat.index());
            assert_eq!(won, winner, "{cards}");
        }
    }

    /// WR-31. Whatever four cards of two colours lie there, the winner is the one that the rules name word
    /// for word.
    #[test]
    fn every_tie_goes_to_the_earlier_card() {
        let cards = ["D-5", "D1", "D12", "G-5", "G1", "G12", "M1", "(H8)"];
        for number in 0..8usize.pow(4) {
            let texts: Vec<&str> = (0..4).map(|place| cards[number >> (3 * place) & 7]).collect();
            let trick = trick(&texts.join(" "));
            assert_eq!(trick.winner().copied(), by_the_book(&trick), "{texts:?}");
        }
    }

    fn by_the_book(trick: &Trick) -> Option<Laid> {
        let played: Vec<Laid> = trick.played().copied().collect();
        let led = played.first()?.card.species();
        let others: Vec<Laid> = played.iter().copied().filter(|laid| laid.card.species() != led).collect();
        let able = if others.is_empty() { played } else { others };
        let highest = able.iter().map(|laid| laid.card.value()).max()?;
        able.into_iter().find(|laid| laid.card.value() == highest)
    }
}
