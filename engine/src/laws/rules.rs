//! The laws of rules: what random play alone can tell.

use std::collections::BTreeSet;

use super::{Position, play_out};
use crate::{Game, Imagination, Rejection, Seat, Seats};

/// Positions end: random play comes to an end, and then nobody is to act.
pub fn play_ends<G: Game>(position: &Position<G>) {
    let mut game = position.game.clone();
    play_out(&mut game, &mut position.rng());
    assert!(game.to_act().is_empty());
}

/// A position that is not final has a legal action for each seat that is to act, and for nobody else; never
/// more than fit the list.
pub fn whoever_is_to_act_can_act<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for seat in Seat::ALL {
        let actions = game.legal(seat).len();
        assert_eq!(actions > 0, game.to_act().contains(seat), "{seat:?} has {actions} legal actions");
    }
    assert!(game.to_act().iter().all(|seat| game.seats().contains(seat)));
}

/// Every action of the game is either legal, or refused with the game unchanged.
pub fn illegal_actions_are_refused_and_change_nothing<G: Game>(position: &Position<G>) {
    let game = &position.game;
    let known_actions: BTreeSet<G::Action> = position.known_actions();
    for seat in Seat::ALL {
        let legal = game.legal(seat);
        for &action in known_actions.iter().filter(|action| !legal.contains(action)) {
            let mut tried = game.clone();
            let refused = tried.play(seat, action, &mut Imagination(&mut position.rng()));
            let expected = if game.is_over() {
                Rejection::GameOver
            } else if !game.to_act().contains(seat) {
                Rejection::NotYourTurn(seat)
            } else {
                Rejection::Illegal
            };
            assert_eq!(refused, Err(expected), "{action} of {seat:?}");
            assert_eq!(tried, *game, "{action} was refused and changed the game");
        }
    }
}

/// Every action has one text, and every text means one action.
pub fn notation_round_trips<G: Game>(position: &Position<G>) {
    for seat in position.game.to_act().iter() {
        let legal = position.game.legal(seat);
        let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), legal.len(), "two actions share a text");
        for action in legal.iter() {
            assert_eq!(action.to_string().parse(), Ok(*action));
        }
    }
}

/// A clone equals its original and never changes with it.
pub fn clones_are_independent<G: Game>(position: &Position<G>) {
    let mut game = position.game.clone();
    let clone = game.clone();
    assert_eq!(clone, game);
    let before = format!("{clone:?}");
    play_out(&mut game, &mut position.rng());
    assert_eq!(format!("{clone:?}"), before, "a clone changed with its original");
}

/// A position owns nothing on the heap (it has nothing to drop), so a clone is a copy of its bytes.
pub fn a_clone_allocates_nothing<G: Game>() {
    assert!(!std::mem::needs_drop::<G>());
}

/// Cards and chips are conserved.
pub fn nothing_is_lost_or_made<G: Game>(position: &Position<G>) {
    let (start, now) = (position.start().game.inventory(), position.game.inventory());
    for name in start.keys().chain(now.keys()) {
        assert_eq!(now.get(name), start.get(name), "how many {name} there are now, and were at the start");
    }
}

/// Where several seats choose at once, the order in which they seal their choices changes nothing.
pub fn the_order_of_sealing_changes_nothing<G: Game>(position: &Position<G>) {
    let seats: Vec<Seat> = position.game.to_act().iter().collect();
    let mut rng = position.rng();
    let choices: Vec<_> =
        seats.iter().filter_map(|&seat| Some((seat, *rng.pick(&position.game.legal(seat))?))).collect();
    let sealed = |choices: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
        let mut game = position.game.clone();
        let mut dealer = position.dealer();
        choices.for_each(|&(seat, action)| {
            game.play(seat, action, &mut dealer).expect("a sealed choice stays legal");
        });
        game
    };
    assert_eq!(sealed(&mut choices.iter()), sealed(&mut choices.iter().rev()));
}

/// The set-up and the actions reproduce the game.
pub fn a_game_is_rebuilt_from_its_log<G: Game>(position: &Position<G>) {
    assert_eq!(position.replayed().game, position.game);
}

/// Scores, ranks and winners fit each other, and nobody has won before the end.
pub fn standings_are_consistent<G: Game>(position: &Position<G>) {
    let game = &position.game;
    let standing = game.standing();
    assert_eq!(standing.seats, game.seats());
    assert!(game.is_over() || standing.winners.is_empty());
    let best = game.seats().iter().filter(|&seat| standing.ranks[seat] == 1).collect::<Seats>();
    assert!(!best.is_empty(), "somebody is first");
    assert!(standing.winners.iter().all(|seat| best.contains(seat)), "winners are first");
    for seat in game.seats().iter() {
        assert!((1..=game.seats().len() as u8).contains(&standing.ranks[seat]));
    }
}
