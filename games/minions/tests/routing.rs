//! Where hands go: every pattern of drops, against a slow and obvious model.

#![allow(clippy::unwrap_used)]

mod common;

use common::Position;

/// How many patterns 3, 4, 5 and 6 players have, as counted by hand: with `n` in the draft, all drop, or all
/// but one (which is then made to), or `m` of them go on.
const ROUNDS: [usize; 4] = [49, 220, 939, 3898];

/// The table as the model sees it: hands by seat, and who is still in.
#[derive(Clone)]
struct Model {
    hands: Vec<Vec<String>>,
    active: Vec<bool>,
    step: isize,
}

impl Model {
    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// Every active seat drafts its first card.
    fn draft(&mut self) {
        for seat in 0..self.seats() {
            if self.active[seat] {
                self.hands[seat].remove(0);
            }
        }
    }

    /// Walks round the table from a seat until somebody passes.
    fn next(&self, seat: usize, passing: &[bool]) -> usize {
        let seats = self.seats() as isize;
        let mut at = seat as isize;
        loop {
            at = (at + self.step + seats) % seats;
            if passing[at as usize] {
                return at as usize;
            }
        }
    }

    fn pass_and_drop(&mut self, dropping: &[bool]) {
        let mut passing: Vec<bool> =
            (0..self.seats()).map(|seat| self.active[seat] && !dropping[seat]).collect();
        if passing.iter().filter(|&&passes| passes).count() == 1 {
            passing.fill(false);
        }
        let before = self.hands.clone();
        for (seat, _) in passing.iter().enumerate().filter(|&(_, passes)| !passes) {
            self.active[seat] = false;
            self.hands[seat].clear();
        }
        for (seat, hand) in before.iter().enumerate().filter(|&(seat, _)| passing[seat]) {
            let to = self.next(seat, &passing);
            self.hands[to].clone_from(hand);
        }
    }
}

fn hands(position: &Position) -> Vec<Vec<String>> {
    let state = position.state();
    let players = state["players"].as_array().unwrap();
    players.iter().map(|player| serde_json::from_value(player["hand"].clone()).unwrap()).collect()
}

fn active(position: &Position) -> Vec<bool> {
    position.state()["players"].as_array().unwrap().iter().map(|player| player["active"] == true).collect()
}

/// Plays one turn with these seats dropping, in the game and in the model.
fn turn(position: &mut Position, model: &mut Model, dropping: &[bool]) {
    for seat in 0..model.seats() {
        if model.active[seat] {
            position.play(&[&format!("{seat} draft {}", model.hands[seat][0])]);
        }
    }
    model.draft();
    for (seat, &drops) in dropping.iter().enumerate().filter(|&(seat, _)| model.active[seat]) {
        position.play(&[&format!("{seat} {}", if drops { "drop" } else { "pass" })]);
    }
    model.pass_and_drop(dropping);
    while position.state()["phase"] == "reveal" {
        let seat = position.state()["to_act"][0].clone();
        position.play(&[&format!("{seat} reveal none")]);
    }
}

/// Goes through every way to drop from here on, and counts the rounds.
fn walk(position: &Position, model: &Model, rounds: &mut usize) {
    let seats = model.seats();
    let last_card = model.hands.iter().any(|hand| hand.len() == 2);
    for pattern in 0..1u32 << seats {
        let dropping: Vec<bool> = (0..seats).map(|seat| pattern >> seat & 1 == 1).collect();
        let strangers = (0..seats).any(|seat| dropping[seat] && !model.active[seat]);
        let forced = last_card && (0..seats).any(|seat| model.active[seat] && !dropping[seat]);
        if strangers || forced {
            continue;
        }
        let (mut position, mut model) = (Position { game: position.game.clone() }, model.clone());
        turn(&mut position, &mut model, &dropping);
        if model.active.contains(&true) {
            assert_eq!(hands(&position), model.hands);
            assert_eq!(active(&position), model.active);
            walk(&position, &model, rounds);
        } else {
            assert_eq!(position.state()["phase"], "keep", "nobody is left in the draft");
            *rounds += 1;
        }
    }
}

fn walk_all(players: usize, round: u8) -> usize {
    let position = Position::new(players, false, &[]).at_round(round);
    let model = Model {
        hands: hands(&position),
        active: vec![true; players],
        step: if round % 2 == 1 { 1 } else { -1 },
    };
    let mut rounds = 0;
    walk(&position, &model, &mut rounds);
    rounds
}

/// MR-12, MR-13, MR-14, MR-15, MR-16, MR-17, MR-19. Hands to the left.
#[test]
fn every_pattern_of_drops_in_a_left_round() {
    let rounds: Vec<usize> = (3..=6).map(|players| walk_all(players, 1)).collect();
    assert_eq!(rounds, ROUNDS);
}

/// MR-12, MR-13, MR-14, MR-15, MR-16, MR-17, MR-19. Hands to the right.
#[test]
fn every_pattern_of_drops_in_a_right_round() {
    let rounds: Vec<usize> = (3..=6).map(|players| walk_all(players, 2)).collect();
    assert_eq!(rounds, ROUNDS);
}

/// MR-15. Six players, a right round, seats 1, 2 and 4 drop: 0 passes to 5, 5 to 3, 3 to 0.
#[test]
fn the_example_of_six_players() {
    let mut position = Position::new(6, false, &[]).at_round(2);
    let dealt = hands(&position);
    for (seat, hand) in dealt.iter().enumerate() {
        position.play(&[&format!("{seat} draft {}", hand[0])]);
    }
    position.play(&["0 pass", "1 drop", "2 drop", "3 pass", "4 drop", "5 pass"]);
    let passed = |seat: usize| position.player(seat)["passed"][0]["to"].clone();
    assert_eq!((passed(0), passed(5), passed(3)), (5.into(), 3.into(), 0.into()));
    assert_eq!(hands(&position)[5], dealt[0][1..]);
}
