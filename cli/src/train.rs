//! `chabudai train`: a net learns what positions of a game are worth.

use std::fs;
use std::process::ExitCode;

use anyhow::Context;
use arena::train::{Progress, Training, train};
use engine::Seed;

use crate::args::TrainArgs;

pub(crate) fn run(args: &TrainArgs) -> anyhow::Result<ExitCode> {
    let training = Training { games: args.games, epochs: args.epochs, seed: Seed::from(args.seed) };
    let mut epoch = 0;
    let learned = |Progress { positions, loss, ignorance }: Progress| {
        epoch += 1;
        println!(
            "epoch {epoch}: {positions} positions, loss {loss:.4}, {ignorance:.4} without any knowledge"
        );
    };
    let net = train(&args.game, training, learned)
        .with_context(|| format!("there is no game {:?}; `chabudai games` lists them", args.game))?;
    fs::write(&args.out, net.bytes()).with_context(|| args.out.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}
