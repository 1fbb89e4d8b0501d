//! The course of the game: deals, the start player, abandoned cards.

use engine::{Actions, Eye, PerSeat, Seat, Seats, Setup, SetupError, World};

use crate::card::{PACK, Species, pack_size};
use crate::cards::Cards;
use crate::event::Event;
use crate::player::Player;
use crate::trick::Trick;
use crate::{Action, Card, Options, Phase, Wasteland};

/// WR-2.
const STARTING_SCORE: i16 = 10;

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

/// WR-39. Cards in all deserts when a deal is over.
pub(crate) const fn areas(players: usize) -> usize {
    if players == 2 { 10 } else { 3 * players }
}

/// WR-71.
pub(crate) fn check_options(players: usize, options: Options) -> Result<(), SetupError> {
    let refused = |reason: &str| Err(SetupError::BadOption(reason.to_owned()));
    match options {
        Options { alliance: true, .. } if players == 2 => refused("`alliance` is for 3 or 4 players"),
        Options { alliance: false, witnesses: true } => refused("`witnesses` is played with `alliance` only"),
        _ => Ok(()),
    }
}

impl Wasteland {
    /// WR-1 to WR-4, WR-74.
    pub(crate) fn start(setup: &Setup<Wasteland>, world: &mut impl World<Event>) -> Wasteland {
        let seats = setup.seats();
        world.every_shuffle_is(&PACK[..pack_size(setup.players)]);
        let first = setup.first.unwrap_or_else(|| world.any_seat(seats));
        let mut game = Wasteland {
            players: PerSeat::from_fn(|seat| Player {
                score: if seats.contains(seat) { STARTING_SCORE } else { 0 },
                ..Player::default()
            }),
            spare: Cards::EMPTY,
            last_deal: None,
            trick: Trick::default(),
            last_trick: None,
            seats,
            phase: Phase::Abandon(seats),
            options: setup.options,
            round: 0,
            first,
            trick_no: 0,
        };
        game.deal(world);
        game
    }

    /// WR-5 to WR-7, WR-74. The whole pack is shuffled and dealt; only scores and the start player card stay.
    fn deal(&mut self, world: &mut impl World<Event>) {
        let players = self.seats.len();
        let mut pack = PACK;
        let pack = &mut pack[..pack_size(players)];
        world.shuffle(pack);
        let hands = pack.chunks_exact(hand_size(players));
        self.spare = hands.remainder().iter().copied().collect();
        for (player, hand) in self.players.first_mut(players).iter_mut().zip(hands) {
            *player = Player {
                hand: hand.iter().copied().collect(),
                passes_left: passes_in_a_deal(players),
                score: player.score,
                ..Player::default()
            };
        }
        self.last_trick = None;
        self.trick_no = 0;
        self.round += 1;
        self.phase = Phase::Abandon(self.seats);
        world.tell(Event::Dealt { round: self.round, first: self.first });
    }

    /// WR-5, WR-8, WR-10, WR-44, WR-57. Cards first, then the start player card.
    pub(crate) fn next_deal(&mut self, world: &mut impl World<Event>) {
        if self.seats.len() == 2 {
            self.first = self.next_seat(self.first);
            self.deal(world);
        } else {
            self.deal(world);
            self.phase = Phase::Start(self.namer());
        }
    }

    /// WR-9, WR-61. The lowest score; of several, the first clockwise from the holder, himself included.
    pub(crate) fn namer(&self) -> Seat {
        let lowest = self.seats.iter().map(|seat| self.players[seat].score).min();
        let lowest: Seats =
            self.seats.iter().filter(|&seat| Some(self.players[seat].score) == lowest).collect();
        if lowest.contains(self.first) {
            self.first
        } else {
            lowest.next_after(self.first).unwrap_or_default()
        }
    }

    /// WR-8.
    pub(crate) fn name_start(&mut self, by: Seat, named: Seat, world: &mut impl World<Event>) {
        self.first = named;
        self.phase = Phase::Abandon(self.seats);
        world.tell(Event::StartNamed { by, named });
    }

    /// WR-11. Sealed until the last choice is made.
    #[inline]
    pub(crate) fn abandon(&mut self, seat: Seat, card: Card, world: &mut impl World<Event>) {
        let Phase::Abandon(waiting) = self.phase else { return };
        let player = &mut self.players[seat];
        player.hand.remove(card);
        player.desert.push(card);
        world.tell(Event::Sealed { seat, card });
        self.phase = Phase::Abandon(waiting.without(seat));
        if waiting.without(seat).is_empty() {
            self.reveal_abandoned(world);
        }
    }

    /// WR-12, WR-15. All are turned face up, and the holder of the start player card leads.
    fn reveal_abandoned(&mut self, world: &mut impl World<Event>) {
        for seat in self.seats.iter() {
            world.tell(Event::Abandoned { seat, card: self.players[seat].desert[0] });
        }
        self.lead(self.first);
    }

    /// WR-11. Everybody but one takes his sealed card back.
    pub(crate) fn take_sealed_back(&mut self, keep: Seat) {
        let Phase::Abandon(mut waiting) = self.phase else { return };
        for seat in self.seats.without(keep).iter() {
            let player = &mut self.players[seat];
            if let Some(card) = player.desert.pop() {
                player.hand.add(card);
                waiting.insert(seat);
            }
        }
        self.phase = Phase::Abandon(waiting);
    }

    /// WR-11, WR-73.
    #[inline]
    pub(crate) fn list_abandon(&self, seat: Seat, actions: &mut Actions<Action>) {
        self.players[seat].hand.kinds().for_each(|card| actions.push(Action::Abandon(card)));
    }

    /// WR-16, WR-73.
    #[inline]
    pub(crate) fn list_trick(&self, seat: Seat, actions: &mut Actions<Action>) {
        self.playable(seat).kinds().for_each(|card| actions.push(Action::Play(card)));
        self.passable(seat).kinds().for_each(|card| actions.push(Action::Pass(card)));
    }

    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> Cards {
        self.players[seat].playable(self.trick.colour(), self.options.witnesses)
    }

    #[inline]
    pub(crate) fn passable(&self, seat: Seat) -> Cards {
        self.players[seat].passable(self.options.witnesses)
    }

    /// WR-46, WR-47. The alliance cards that lie in the middle.
    pub(crate) fn allies(&self) -> impl Iterator<Item = Species> {
        let taken = move |species| self.seats.iter().any(|seat| self.players[seat].ally == Some(species));
        Species::ALL.into_iter().filter(move |&species| self.options.alliance && !taken(species))
    }

    /// Who leads the current trick, if there is one.
    pub(crate) fn leader(&self) -> Option<Seat> {
        match self.phase {
            Phase::Trick(seat) | Phase::Ally(seat) => Some(self.trick.leader().unwrap_or(seat)),
            _ => None,
        }
    }

    /// WR-13, WR-14.
    #[inline]
    pub(crate) fn actions_in_a_trick(&self) -> usize {
        if self.seats.len() == 3 { 3 } else { 4 }
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

    /// WR-12, WR-35, WR-70. Whether a card lies face up in a desert.
    pub(crate) fn is_up(&self, area: usize, card: Card) -> bool {
        match self.phase {
            Phase::Abandon(_) => false,
            Phase::Over => true,
            _ => area == 0 || card.is_special(),
        }
    }

    /// The desert cards that this eye knows, those on their way there included.
    pub(crate) fn desert_cards(&self, eye: Eye) -> impl Iterator<Item = Card> {
        let known = move |seat, area, card| eye.sees(seat) || self.is_up(area, card);
        let deserts = self.seats.iter().flat_map(move |seat| {
            let cards = self.players[seat].desert.iter().copied().enumerate();
            cards.filter(move |&(area, card)| known(seat, area, card)).map(|(_, card)| card)
        });
        let passed = self.trick.passed().filter(move |laid| eye.sees(laid.seat)).map(|laid| laid.card);
        let spare = self.spare.iter().filter(move |_| eye == Eye::All || self.phase == Phase::Over);
        deserts.chain(passed).chain(spare)
    }
}
