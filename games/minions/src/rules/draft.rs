//! The draft: MR-10 to MR-19.

use engine::{Actions, PerSeat, Seat, Seats, World};

use crate::card::Bag;
use crate::{Action, Card, Event, MOST_PLAYERS, Minions, Phase, Secret};

impl Minions {
    /// MR-10. Each different card of the hand.
    #[inline]
    pub(crate) fn list_drafts(&self, seat: Seat, actions: &mut Actions<Action>) {
        actions.extend(self.players[seat].hand.kinds().map(Action::Draft));
    }

    /// MR-11, MR-12. Whoever has one card left must drop.
    #[inline]
    pub(crate) fn list_pass_or_drop(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.may_pass(seat) {
            actions.push(Action::Pass);
        }
        actions.push(Action::Drop);
    }

    /// MR-12.
    pub(crate) fn may_pass(&self, seat: Seat) -> bool {
        self.players[seat].hand.len() > 1
    }

    /// MR-10. A card is laid down, unseen by the others.
    #[inline]
    pub(crate) fn draft(&mut self, seat: Seat, card: Card, world: &mut impl World<Minions>) {
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.drafted.add(card);
        player.picks.push(card);
        world.tell(Event::Drafted { seat, card });
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.phase = Phase::Choose;
            self.waiting = self.active;
        }
    }

    /// MR-11. The choices are shown when all are made.
    #[inline]
    pub(crate) fn choose(&mut self, seat: Seat, choice: Secret, world: &mut impl World<Minions>) {
        self.players[seat].choice = Some(choice);
        world.tell(Event::Chose { seat, passes: choice == Secret::Pass });
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.pass_and_drop(world);
        }
    }

    /// MR-13 to MR-18.
    fn pass_and_drop(&mut self, world: &mut impl World<Minions>) {
        let wants_to_pass = |seat: &Seat| self.players[*seat].choice == Some(Secret::Pass);
        let willing: Seats = self.active.iter().filter(wants_to_pass).collect();
        let passing = who_passes(willing);
        let dropping: Seats = self.active.iter().filter(|&seat| !passing.contains(seat)).collect();
        for seat in self.active.iter() {
            self.players[seat].choice = None;
        }
        for (seat, is_last) in with_last(dropping) {
            let event = self.drop_out(seat, willing.contains(seat));
            self.tell_or_show(event, is_last, world);
        }
        self.pass_hands(passing, world);
        if dropping.is_empty() {
            self.next_turn(world);
        } else {
            self.queue = dropping.iter().collect();
            self.waiting = dropping;
            self.phase = Phase::Reveal;
        }
    }

    /// MR-13. The rest of the hand goes to the middle.
    fn drop_out(&mut self, seat: Seat, forced: bool) -> Event {
        let player = &mut self.players[seat];
        player.thrown = std::mem::take(&mut player.hand);
        self.active.remove(seat);
        Event::Dropped { seat, forced, cards: player.thrown }
    }

    /// MR-14, MR-15, MR-17. All hands at once, each to the next seat that passes too.
    fn pass_hands(&mut self, passing: Seats, world: &mut impl World<Minions>) {
        let direction = self.direction();
        let hands: PerSeat<Bag, MOST_PLAYERS> = PerSeat::from_fn(|seat| self.players[seat].hand);
        for (seat, is_last) in with_last(passing) {
            let Some(to) = direction.next(passing, seat) else { continue };
            self.players[to].hand = hands[seat];
            self.players[seat].passed.push(hands[seat]);
            self.players[seat].passed_to.push(to);
            self.tell_or_show(Event::Passed { seat, to, cards: hands[seat] }, is_last, world);
        }
    }

    /// What several do at once is seen when the last of them has done it.
    #[inline]
    pub(crate) fn tell_or_show(&self, event: Event, is_last: bool, world: &mut impl World<Minions>) {
        if is_last { world.show(self, event) } else { world.tell(event) }
    }

    /// MR-19. Those who are still in draft again; without any the round is over.
    pub(crate) fn next_turn(&mut self, world: &mut impl World<Minions>) {
        if self.active.is_empty() {
            return self.end_round(world);
        }
        self.turn += 1;
        self.phase = Phase::Draft;
        self.waiting = self.active;
    }
}

/// Each of these seats, and whether it is the last.
pub(crate) fn with_last(seats: Seats) -> impl Iterator<Item = (Seat, bool)> {
    let count = seats.len();
    seats.iter().enumerate().map(move |(index, seat)| (seat, index + 1 == count))
}

/// MR-16. A seat that would pass alone is made to drop.
pub(crate) fn who_passes(willing: Seats) -> Seats {
    if willing.len() == 1 { Seats::NONE } else { willing }
}
