//! The rules, in the order of `RULES.md`.

use engine::{
    Actions, Game, Inventory, NoOptions, PerSeat, Pile, Rules, Seat, Seats, Setup, SetupError, Standing,
    World,
};

use crate::card::{Hand, Laid, pack};
use crate::{Action, Card, Event, MOST_PLAYERS, Phase, YourGame};

/// YG-2. Cards of each player at the start.
const HAND_SIZE: usize = 5;

impl Game for YourGame {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = NoOptions;
    type Cards = ();

    /// YG-1.
    const RULES: Rules = Rules { slug: "your-game", version: 1, players: 2..=MOST_PLAYERS, options: &[] };

    /// YG-2, YG-3.
    fn new(setup: &Setup<YourGame>, world: &mut impl World<YourGame>) -> Result<YourGame, SetupError> {
        let seats = setup.seats();
        let first = setup.first.unwrap_or_else(|| world.any_seat(seats));
        let mut pack = pack();
        world.shuffle(&mut pack);
        let (dealt, aside) = pack.split_at(setup.players * HAND_SIZE);
        let mut hands = PerSeat::default();
        for (seat, hand) in seats.iter().zip(dealt.chunks_exact(HAND_SIZE)) {
            hands[seat] = hand.iter().copied().collect();
        }
        Ok(YourGame {
            seats,
            phase: Phase::Turn(first),
            hands,
            trick: Pile::default(),
            tricks: PerSeat::default(),
            played: Hand::EMPTY,
            aside: aside.iter().copied().collect(),
        })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Turn(seat) => seat.into(),
            Phase::Over => Seats::NONE,
        }
    }

    /// YG-4. Any card of the hand.
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        if self.phase == Phase::Turn(seat) {
            actions.extend(self.hands[seat].kinds().map(|card| Action::Play { card }));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<YourGame>) {
        match action {
            Action::Play { card } => self.play_card(seat, card, world),
        }
    }

    /// YG-7.
    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| self.tricks[seat].into(), self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let in_hands = self.seats.iter().flat_map(|seat| self.hands[seat].iter());
        let on_table = self.trick.iter().map(|laid| laid.card);
        for card in in_hands.chain(on_table).chain(self.played.iter()).chain(self.aside.iter()) {
            *inventory.entry(card.to_string()).or_default() += 1;
        }
        inventory
    }
}

impl YourGame {
    /// YG-4. A card goes to the trick, which is full when everybody has played.
    fn play_card(&mut self, seat: Seat, card: Card, world: &mut impl World<YourGame>) {
        self.hands[seat].remove(card);
        self.trick.push(Laid { seat, card });
        world.tell(Event::Played { seat, card });
        if self.trick.len() == self.seats.len() {
            self.take_trick(world);
        } else if let Some(next) = self.seats.next_after(seat) {
            self.phase = Phase::Turn(next);
        }
    }

    /// YG-5, YG-6. The best card takes the trick, and its player leads the next.
    fn take_trick(&mut self, world: &mut impl World<YourGame>) {
        let Some(Laid { seat, .. }) = self.best() else { return };
        self.tricks[seat] += 1;
        self.trick.iter().for_each(|laid| self.played.add(laid.card));
        self.trick.clear();
        world.tell(Event::Took { seat });
        self.phase = Phase::Turn(seat);
        if self.hands[seat].is_empty() {
            self.end(world);
        }
    }

    /// YG-5. The card that takes the trick as it lies: the first of the highest.
    pub(crate) fn best(&self) -> Option<Laid> {
        self.trick.iter().copied().reduce(|best, next| if next.card > best.card { next } else { best })
    }

    /// YG-7.
    fn end(&mut self, world: &mut impl World<YourGame>) {
        self.phase = Phase::Over;
        world.tell(Event::GameOver { winners: self.standing().winners });
    }
}
