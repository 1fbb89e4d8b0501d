//! Abandoned Witnesses: how a player may lie, and what a lie obliges to.
//!
//! Nothing records a lie. A true void has no card of a colour whose disc has moved, so whatever a hand still
//! has of such a colour is what a lie left there.

use crate::Player;
use crate::card_set::CardSet;

impl Player {
    /// WR-51. The cards that lies have left in the hand: to be passed, never to be played.
    pub(crate) fn promised(&self) -> CardSet {
        self.hand.both(self.discs.colours())
    }

    /// WR-50, WR-64, WR-65. Whether the cards that could follow may be hidden.
    pub(crate) fn may_lie(&self, following: CardSet) -> bool {
        self.lie_obstacle(following).is_none()
    }

    /// WR-50. What forbids to hide the cards that could follow.
    pub(crate) fn lie_obstacle(&self, following: CardSet) -> Option<LieObstacle> {
        let open = usize::from(self.passes_left);
        if following.len() >= open {
            return Some(LieObstacle::TooMany);
        }
        if !following.special().is_empty() {
            return Some(LieObstacle::Special);
        }
        (self.promised().len() + following.len() > open).then_some(LieObstacle::Promised)
    }
}

/// Why a lie is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LieObstacle {
    /// As many cards of the colour as open areas, or more.
    TooMany,
    /// One of them would be turned face up.
    Special,
    /// Earlier promises leave no room.
    Promised,
}

#[cfg(test)]
mod tests {
    use engine::{Game, Imagination, PerSeat, Rng, Seat, Seed, Setup};

    use super::*;
    use crate::{Action, Card, Options, Phase, Wasteland};

    const GAMES: u64 = 100_000;
    const THREADS: u64 = 4;

    /// What each player owes, kept by watching the actions and nothing else.
    #[derive(Default)]
    struct Watch {
        promised: PerSeat<CardSet, 4>,
        lies: u64,
        kept: u64,
    }

    impl Watch {
        fn see(&mut self, game: &Wasteland, seat: Seat, action: Action) {
            match action {
                Action::Play(card) => {
                    assert!(!self.promised[seat].has(card), "{seat:?} plays {card} against a promise");
                    self.see_lie(game, seat, card);
                }
                Action::Pass(card) if self.promised[seat].has(card) => {
                    self.promised[seat].remove(card);
                    self.kept += 1;
                }
                _ => {}
            }
        }

        fn see_lie(&mut self, game: &Wasteland, seat: Seat, card: Card) {
            let player = &game.players[seat];
            let Some(led) = game.trick.colour().filter(|&led| led != card.species()) else { return };
            let witnesses = player.hand.of(led);
            if witnesses.is_empty() || player.discs.is_down(led) {
                return;
            }
            let open = usize::from(player.passes_left);
            assert!(witnesses.len() < open && witnesses.special().is_empty(), "a lie that cannot be hidden");
            self.promised[seat] = self.promised[seat].either(witnesses);
            assert!(self.promised[seat].len() <= open, "more promises than passes");
            self.lies += 1;
        }

        fn check(&self, game: &Wasteland) {
            for seat in game.seats.iter() {
                let player = &game.players[seat];
                assert_eq!(
                    player.promised(),
                    self.promised[seat],
                    "what the hand shows is what was promised"
                );
                assert!(player.promised().len() <= usize::from(player.passes_left));
            }
        }
    }

    /// A random action; whoever would pass thinks twice, since lies are told before the first pass.
    fn any_action(game: &Wasteland, seat: Seat, rng: &mut Rng) -> Action {
        let legal = game.legal(seat);
        let mut any = || *rng.pick(&legal).expect("no position is without a legal action");
        match any() {
            Action::Pass(_) => any(),
            action => action,
        }
    }

    fn play(seeds: impl Iterator<Item = u64>) -> (u64, u64) {
        let mut watch = Watch::default();
        for seed in seeds {
            let mut rng = Rng::new(Seed::from(seed), 3);
            let options = Options { alliance: true, witnesses: true };
            let setup = Setup { options, ..Setup::plain(3 + (seed % 2) as usize) };
            let mut game = Wasteland::new(&setup, &mut Imagination(&mut rng)).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let action = any_action(&game, seat, &mut rng);
                watch.see(&game, seat, action);
                game.apply(seat, action, &mut Imagination(&mut rng));
                if let Phase::Trick(_) | Phase::Ally(_) = game.phase {
                    watch.check(&game);
                }
            }
            assert_eq!(watch.promised, PerSeat::default(), "every promise is kept when the hands are empty");
        }
        (watch.lies, watch.kept)
    }

    /// WR-50, WR-51, WR-53, WR-54, WR-65.
    #[test]
    fn a_hundred_thousand_games_of_liars_have_no_dead_end_and_no_broken_promise() {
        let threads: Vec<_> = (0..THREADS)
            .map(|thread| {
                std::thread::spawn(move || play((0..GAMES).filter(|seed| seed % THREADS == thread)))
            })
            .collect();
        let counts = threads.into_iter().map(|thread| thread.join().unwrap());
        let (lies, kept) = counts.fold((0, 0), |(lies, kept), (more, also)| (lies + more, kept + also));
        assert!(lies > GAMES, "only {lies} lies were told");
        assert_eq!(lies, kept, "each lie hides one card");
    }
}
