//! How a game begins, and each of its deals.

use engine::{PerSeat, Setup, World};

use super::trick::Trick;
use super::{hand_size, passes_in_a_deal};
use crate::card::{PACK, pack_size};
use crate::card_set::CardSet;
use crate::{Event, Phase, Player, Wasteland};

/// WR-2.
const STARTING_SCORE: i16 = 10;

impl Wasteland {
    /// WR-1 to WR-4, WR-74.
    pub(super) fn start(setup: &Setup<Wasteland>, world: &mut impl World<Wasteland>) -> Wasteland {
        let seats = setup.seats();
        world.every_shuffle_is(&PACK[..pack_size(setup.players)]);
        let first = setup.first.unwrap_or_else(|| world.any_seat(seats));
        let mut game = Wasteland {
            players: PerSeat::from_fn(|seat| Player {
                score: if seats.contains(seat) { STARTING_SCORE } else { 0 },
                ..Player::default()
            }),
            spare: CardSet::EMPTY,
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
    pub(super) fn deal(&mut self, world: &mut impl World<Wasteland>) {
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
}
