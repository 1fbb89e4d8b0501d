//! The smallest whole game keeps the laws of its rooms.

#[allow(dead_code, unreachable_pub)] // It is a program of its own.
#[path = "../examples/highest_card.rs"]
mod highest_card;

use engine::{Game, Imagination, Rng, Seed, Setup, perft};
use highest_card::HighestCard;

engine::laws!(rules: HighestCard);
engine::laws!(shown: HighestCard);
engine::laws!(hidden: HighestCard);

/// Three cards each: the players have 3, 3, 2, 2, 1 and 1 to choose from, whoever wins the tricks.
#[test]
fn ways_to_go_on_are_counted() {
    let mut rng = Rng::from(Seed::from(1));
    let game = HighestCard::new(&Setup::plain(2), &mut Imagination(&mut rng)).unwrap();
    assert_eq!(perft(&game, 7, 1_000), Some(vec![3, 9, 18, 36, 36, 36, 0]));
    let all = 3 + 9 + 18 + 36 + 36 + 36;
    assert_eq!((perft(&game, 7, all).is_some(), perft(&game, 7, all - 1)), (true, None));
    assert_eq!(perft(&game, 0, 0), Some(Vec::new()));
}
