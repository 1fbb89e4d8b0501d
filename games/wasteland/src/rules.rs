//! The rules: what may be done when, and what comes of it. The parts follow the course of a deal.

mod legal;
pub(crate) mod revolution;
mod round;
mod setup;
pub(crate) mod trick;
pub(crate) mod witnesses;

use engine::{Actions, Game, Inventory, Kind, Rules, Seat, Seats, Setup, SetupError, Standing, World};

use crate::{Action, Event, Options, Phase, Player, Species, Wasteland};

/// WR-3.
pub(crate) const DEALS: u8 = 3;

/// WR-6, WR-7. Cards dealt to each player.
pub(crate) const fn hand_size(players: usize) -> usize {
    if players == 2 { 15 } else { 12 }
}

/// WR-24, WR-25. Passes of each player in a deal.
pub(crate) const fn passes_in_a_deal(players: usize) -> u8 {
    if players == 2 { 3 } else { 2 }
}

/// Cards in each player's desert when a deal is over: one abandoned, the others passed.
pub(crate) const fn desert_size(players: usize) -> usize {
    1 + passes_in_a_deal(players) as usize
}

/// WR-39. Cards in all deserts when a deal is over.
pub(crate) const fn areas(players: usize) -> usize {
    if players == 2 { 10 } else { 3 * players }
}

impl Game for Wasteland {
    type Action = Action;
    type Actions = Actions<Action>;
    type Event = Event;
    type Options = Options;
    type Cards = ();

    const RULES: Rules = Rules { slug: "wasteland", version: 1, players: 2..=4, options: Options::ABOUT };

    fn new(setup: &Setup<Wasteland>, world: &mut impl World<Wasteland>) -> Result<Wasteland, SetupError> {
        setup.options.check(setup.players)?;
        Ok(Wasteland::start(setup, world))
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Start(seat) | Phase::Trick(seat) | Phase::Ally(seat) => seat.into(),
            Phase::Abandon(waiting) => waiting,
            Phase::Over | Phase::Collect | Phase::Revolt(_) => Seats::NONE,
        }
    }

    #[inline]
    fn list_legal(&self, seat: Seat, actions: &mut Actions<Action>) {
        match self.phase {
            Phase::Trick(turn) if turn == seat => self.list_trick(seat, actions),
            Phase::Abandon(waiting) if waiting.contains(seat) => self.list_abandon(seat, actions),
            // WR-8. Any player, the namer included.
            Phase::Start(namer) if namer == seat => actions.extend(self.seats.iter().map(Action::Start)),
            // WR-47. Any alliance card still in the middle.
            Phase::Ally(taker) if taker == seat => actions.extend(self.allies().map(Action::Ally)),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, world: &mut impl World<Wasteland>) {
        match action {
            Action::Play(card) => self.play_card(seat, card, world),
            Action::Pass(card) => self.pass_card(seat, card, world),
            Action::Abandon(card) => self.abandon(seat, card, world),
            Action::Start(named) => self.name_start(seat, named, world),
            Action::Ally(species) => self.take_ally(seat, species, world),
        }
    }

    /// WR-45.
    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| i32::from(self.players[seat].score), self.phase == Phase::Over)
    }

    fn inventory(&self) -> Inventory {
        let mut inventory = Inventory::new();
        let cards = self.seats.iter().flat_map(|seat| {
            let Player { hand, scored, ref desert, .. } = self.players[seat];
            hand.iter().chain(scored.iter()).chain(desert.iter().copied())
        });
        let laid = self.trick.0.iter().map(|laid| laid.card);
        for card in cards.chain(laid).chain(self.spare.iter()) {
            *inventory.entry(card.to_string()).or_default() += 1;
        }
        let taken = self.seats.iter().filter_map(|seat| self.players[seat].ally);
        for ally in taken.chain(self.allies()) {
            *inventory.entry(format!("ally {ally}")).or_default() += 1;
        }
        inventory
    }
}

impl Wasteland {
    /// WR-46, WR-47. The alliance cards that lie in the middle.
    pub(crate) fn allies(&self) -> impl Iterator<Item = Species> {
        let taken = move |species| self.seats.iter().any(|seat| self.players[seat].ally == Some(species));
        Species::ALL.iter().copied().filter(move |&species| self.options.alliance && !taken(species))
    }

    /// Passes that a player has made in this deal.
    #[inline]
    pub(crate) fn passes_made(&self, seat: Seat) -> u8 {
        passes_in_a_deal(self.seats.len()) - self.players[seat].passes_left
    }

    #[inline]
    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        self.seats.next_after(seat).unwrap_or_default()
    }

    /// The number of the deal that was finished last.
    pub(crate) fn last_round(&self) -> u8 {
        match self.phase {
            Phase::Over | Phase::Revolt(_) => self.round,
            _ => self.round - 1,
        }
    }
}
