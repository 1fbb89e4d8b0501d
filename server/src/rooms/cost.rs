//! What a move costs before it reaches disk and sockets: `cargo test --release -p server --lib cost --
//! --ignored --nocapture`

use std::time::{Duration, Instant};

use engine::{Eye, Rng, Seed};

use super::eavesdrop::round;
use super::telling::{changed, happened};
use super::told::Told;
use super::written::Written;
use crate::api::Say;

#[test]
#[ignore = "a measurement"]
fn cost_of_a_move_with_four_clients() {
    println!("game         act µs  tell µs (4 clients)  bytes a client: median  mean  most");
    for about in catalog::games() {
        let (mut acting, mut telling, mut bytes) = (Duration::ZERO, Duration::ZERO, Vec::new());
        let mut moves = 0;
        for seed in 0..20 {
            let mut round = round(about.slug, 4, seed);
            let eyes: Vec<Eye> = Eye::everybody(round.table().seats()).take(4).collect();
            let mut told = vec![Told::default(); eyes.len()];
            for (eye, told) in eyes.iter().zip(&mut told) {
                changed(&round, *eye, told, 0, &mut Written::default());
            }
            let mut dice = Rng::new(Seed::from(seed), 5);
            while let Some(seat) = round.table().to_act().iter().next() {
                let action = dice.pick(&round.table().legal(seat)).unwrap().clone();
                let begun = Instant::now();
                round.play(seat, &action).unwrap();
                acting += begun.elapsed();
                let begun = Instant::now();
                let mut written = Written::default();
                for (eye, told) in eyes.iter().zip(&mut told) {
                    let said = Say::Changed(happened(&round, *eye, told, &mut written));
                    bytes.push(serde_json::to_string(&said).unwrap().len());
                }
                telling += begun.elapsed();
                moves += 1;
            }
        }
        bytes.sort_unstable();
        println!(
            "{:<12} {:>6.1}  {:>7.1} {:>35} {:>6} {:>6}",
            about.slug,
            acting.as_secs_f64() * 1e6 / f64::from(moves),
            telling.as_secs_f64() * 1e6 / f64::from(moves),
            bytes[bytes.len() / 2],
            bytes.iter().sum::<usize>() / bytes.len(),
            bytes[bytes.len() - 1],
        );
    }
}
