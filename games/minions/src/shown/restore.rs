//! A position from a state: it is read, and refused where it does not fit.

use engine::{BadState, PerSeat, Pile, Seats, Seen};

use super::{ShownPlayer, State};
use crate::card::Bag;
use crate::data::ROUNDS;
use crate::{Cards, MOST_PLAYERS, Minions, Player, TURNS};

pub(super) fn restore(state: &State, cards: &'static Cards) -> Result<Minions, BadState> {
    let seats = BadState::or_seats::<Minions>(state.players.len())?;
    BadState::unless((1..=ROUNDS).contains(&usize::from(state.round)), "there are five rounds")?;
    BadState::unless((1..=TURNS).contains(&usize::from(state.turn)), "a round has at most four turns")?;
    BadState::unless(seats.has_all(seats_in(state)), "somebody in it does not play")?;
    let mut recipe_deck = Pile::opened(&state.recipe_deck)?;
    recipe_deck.reverse();
    let game = Minions {
        cards,
        players: restore_players(state)?,
        recipes: state.recipes.iter().copied().collect(),
        removed: state.removed.iter().copied().collect(),
        unused: state.unused.iter().map(|seen| seen.open()).collect::<Result<_, _>>()?,
        deck: Pile::opened(&state.deck)?,
        recipe_deck,
        terrain: restore_terrain(&state.terrain, cards)?,
        queue: Pile::restored(state.queue.iter().copied())?,
        seats,
        active: seats.iter().filter(|seat| state.players[seat.index()].active).collect(),
        waiting: state.to_act,
        round: state.round,
        turn: state.turn,
        phase: state.phase,
    };
    let overpaid = |seat| game.payment(seat).is_some_and(|payment| payment.paid >= payment.recipe.cost);
    BadState::unless(!seats.iter().any(overpaid), "a cost that is paid already")?;
    Ok(game)
}

/// Everybody whom the state names.
fn seats_in(state: &State) -> Seats {
    let passed = state.players.iter().flat_map(|player| &player.passed);
    let receivers = passed.map(|passed| passed.to);
    state.to_act.iter().chain(state.queue.iter().copied()).chain(receivers).collect()
}

/// The places of the terrain cards in the list.
fn restore_terrain(ids: &[String], cards: &Cards) -> Result<Pile<u8, ROUNDS>, BadState> {
    let place = |id: &String| cards.terrains.iter().position(|terrain| terrain.id == *id);
    let places: Option<Vec<usize>> = ids.iter().map(place).collect();
    let places = places.ok_or_else(|| BadState("there is no such terrain".into()))?;
    Pile::restored(places.into_iter().map(|place| place as u8))
}

fn restore_players(state: &State) -> Result<PerSeat<Player, MOST_PLAYERS>, BadState> {
    let mut players = PerSeat::default();
    for (player, shown) in players.first_mut(state.players.len()).iter_mut().zip(&state.players) {
        *player = restore_player(shown)?;
    }
    Ok(players)
}

fn restore_player(shown: &ShownPlayer) -> Result<Player, BadState> {
    let passed = shown.passed.iter().map(|passed| Bag::opened(&passed.cards));
    Ok(Player {
        hand: Bag::opened(&shown.hand)?,
        drafted: Bag::opened(&shown.drafted)?,
        thrown: Bag::opened(&shown.thrown)?,
        spent: Bag::restored(shown.spent.iter().copied())?,
        kept: Bag::opened(&shown.kept)?,
        passed: Pile::restored(passed.collect::<Result<Vec<_>, _>>()?)?,
        passed_to: Pile::restored(shown.passed.iter().map(|passed| passed.to))?,
        picks: Pile::opened(&shown.picks)?,
        choice: shown.choice.map(Seen::open).transpose()?,
        pot: shown.pot,
        recipe: shown.recipe,
        paid: shown.paid,
        used: shown.used.iter().copied().collect(),
        minions: Pile::restored(shown.minions.iter().copied())?,
        rounds: restore_rounds(&shown.rounds)?,
    })
}

/// A bit for each round card won.
fn restore_rounds(rounds: &[u8]) -> Result<u8, BadState> {
    let exist = rounds.iter().all(|&round| (1..=ROUNDS).contains(&usize::from(round)));
    BadState::unless(exist, "there are five round cards")?;
    Ok(rounds.iter().fold(0, |won, round| won | 1 << (round - 1)))
}

#[cfg(test)]
mod tests {
    use engine::{CardData, Eye, Game, Imagination, Rng, Seed, Setup, Shown};
    use serde_json::{Value, json};

    use super::*;

    fn state(eye: Eye) -> Value {
        let mut rng = Rng::from(Seed::from(1));
        let game = Minions::new(&Setup::plain(3), &mut Imagination(&mut rng)).unwrap();
        serde_json::to_value(game.show(eye)).unwrap()
    }

    fn reads(state: Value) -> bool {
        let state: State = serde_json::from_value(state).unwrap();
        restore(&state, Cards::standard()).is_ok()
    }

    #[test]
    fn what_has_no_place_in_a_position_is_refused() {
        assert!(reads(state(Eye::All)));
        assert!(!reads(state(Eye::Spectator)), "something is hidden in it");
        for (field, value) in [
            ("/round", json!(0)),
            ("/round", json!(6)),
            ("/turn", json!(5)),
            ("/to_act", json!([3])),
            ("/queue", json!([7])),
            ("/terrain", json!(["moon"])),
            ("/deck", json!(vec!["W1"; 50])),
            ("/players", json!([])),
            ("/players/0/passed", json!([{ "to": 6, "cards": [] }])),
            ("/players/0/hand", json!(vec!["A"; 8])),
            ("/players/0/rounds", json!([9])),
        ] {
            let mut state = state(Eye::All);
            *state.pointer_mut(field).unwrap() = value.clone();
            assert!(!reads(state), "{field} is {value}");
        }
        let mut paid = state(Eye::All);
        (paid["players"][0]["recipe"], paid["players"][0]["paid"]) = (json!("RW1"), json!(255));
        assert!(!reads(paid), "no minion costs so much");
    }
}
