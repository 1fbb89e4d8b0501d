//! One game under way, by numbers.

use std::sync::Arc;

use bots::{Budget, Level, Machine, Thoughts};
use catalog::{AnyTable, Playable};
use engine::{
    About, ActionSpace, Dealer, Eye, Mind, NewGame, News, PlayError, Rejection, Rng, Scene, Seat, Seats,
    Seed, SetupError, Stack, Standing, observation_width, observe, thoughts,
};
use serde_json::Value;

use crate::saved::{BadSave, Saved, SavedDeal};

/// A game that was dealt anew has no beginning that a replay could tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("its hidden cards were dealt anew, so no replay leads here")]
pub struct NoReplay;

/// A game under way, whose type nobody needs to know.
pub trait Simulation: Send + Sync {
    /// What is played.
    fn about(&self) -> About;

    /// How many actions the game has.
    fn actions(&self) -> usize;

    /// How many quantities an observation has.
    fn width(&self) -> usize;

    /// The notation of the action with this number.
    fn text(&self, number: usize) -> Option<String>;

    /// The number of the action with this notation.
    fn number(&self, text: &str) -> Option<usize>;

    /// Everybody who plays.
    fn seats(&self) -> Seats;

    /// The seats that have a decision to make; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// The numbers of the legal actions of a seat, in ascending order; none if it is not to act.
    fn legal(&self, seat: Seat) -> Vec<usize>;

    /// Makes the action with this number happen. On an error nothing has changed.
    fn play(&mut self, seat: Seat, number: usize) -> Result<(), PlayError>;

    /// What a seat observes, in [`Simulation::width`] quantities.
    fn observe(&self, seat: Seat, quantities: &mut [f32]);

    /// What was played so far: seats and numbers.
    fn played(&self) -> &[(Seat, u16)];

    /// The state as this eye may see it.
    fn view(&self, eye: Eye) -> Value;

    /// The table as this eye may see it, with the log.
    fn scene(&self, eye: Eye) -> Scene;

    /// What has happened, as this eye may know it.
    fn log(&self, eye: Eye) -> Vec<News>;

    /// Scores and ranks now, winners if it is over.
    fn standing(&self) -> Standing;

    /// Deals what this eye cannot know anew; later shuffles come from this seed.
    fn redeal(&mut self, eye: Eye, seed: Seed);

    /// The number of what a bot of this level plays, with this budget where it searches.
    fn bot(&self, seat: Seat, level: Level, budget: Budget) -> Option<usize>;

    /// What the master thinks of all that the seat can play; nothing if it is not to act.
    fn ponder(&self, seat: Seat, budget: Budget) -> Option<Thoughts>;

    /// A copy.
    fn fork(&self) -> Box<dyn Simulation>;

    /// The game so far, to be read by [`load`](crate::load).
    fn save(&self) -> Vec<u8>;

    /// The same game as people and files have it.
    fn table(&self) -> Result<AnyTable, NoReplay>;
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Sim<G: Playable> {
    space: Arc<ActionSpace<G>>,
    /// How it was asked for.
    new: Arc<NewGame>,
    game: G,
    seed: Seed,
    stack: Arc<Stack>,
    shuffles: u32,
    played: Vec<(Seat, u16)>,
    /// The position that was dealt anew, if one was, and how much had been played by then.
    redealt: Option<Arc<Redealt<G>>>,
}

/// A position whose hidden cards were dealt anew.
#[derive(Debug)]
struct Redealt<G> {
    game: G,
    shuffles: u32,
    played: usize,
}

impl<G: Playable> Sim<G> {
    /// Opens a game, whose seed is given.
    pub fn open(new: &NewGame) -> Result<Sim<G>, SetupError> {
        let seed = new.seed.unwrap_or_default();
        let mut dealer = Dealer::new(seed, &new.stack, 0);
        let game = G::new(&new.setup()?, &mut dealer)?;
        let (shuffles, _) = dealer.finish()?;
        Ok(Sim {
            space: Arc::default(),
            new: Arc::new(new.clone()),
            game,
            seed,
            stack: Arc::new(new.stack.clone()),
            shuffles,
            played: Vec::new(),
            redealt: None,
        })
    }

    /// The game that was saved.
    pub(crate) fn restore(saved: Saved) -> Result<Sim<G>, BadSave> {
        let mut sim = Sim::<G>::open(&saved.new_game()?)?;
        let Some(deal) = saved.redealt else {
            sim.play_all(&saved.played)?;
            return Ok(sim);
        };
        let (before, after) = saved.played.split_at_checked(deal.played).ok_or(BadSave::Damaged)?;
        let state = serde_json::from_value(deal.state).map_err(|_| BadSave::Damaged)?;
        sim.game = G::restore(&state, sim.new.setup::<G>()?.cards).map_err(|_| BadSave::Damaged)?;
        (sim.seed, sim.stack, sim.shuffles) = (deal.seed, Arc::default(), deal.shuffles);
        sim.played = before.to_vec();
        sim.redealt =
            Some(Arc::new(Redealt { game: sim.game.clone(), shuffles: deal.shuffles, played: deal.played }));
        sim.play_all(after)?;
        Ok(sim)
    }

    fn play_all(&mut self, actions: &[(Seat, u16)]) -> Result<(), BadSave> {
        actions.iter().try_for_each(|&(seat, number)| Ok(self.play(seat, number.into())?))
    }

    /// Plays what was played once more, telling what happens to whoever listens. It was legal when it was played.
    fn replay(&self, mut hear: impl FnMut(G::Event)) -> Option<()> {
        let (mut game, mut shuffles, from) = match &self.redealt {
            Some(redealt) => (redealt.game.clone(), redealt.shuffles, redealt.played),
            None => {
                let mut dealer = Dealer::new(self.seed, &self.stack, 0);
                let game = G::new(&self.new.setup().ok()?, &mut dealer).ok()?;
                let (shuffles, story) = dealer.finish().ok()?;
                story.events.into_iter().for_each(&mut hear);
                (game, shuffles, 0)
            }
        };
        for &(seat, number) in &self.played[from..] {
            let mut dealer = Dealer::new(self.seed, &self.stack, shuffles);
            game.apply(seat, self.space.get(number.into())?, &mut dealer);
            let (made, story) = dealer.finish().ok()?;
            shuffles = made;
            story.events.into_iter().for_each(&mut hear);
        }
        Some(())
    }

    fn thoughts(&self, seat: Seat) -> Rng {
        thoughts(self.seed, self.played.len(), seat)
    }
}

impl<G: Playable> Simulation for Sim<G> {
    fn about(&self) -> About {
        About::of::<G>()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn width(&self) -> usize {
        observation_width::<G>()
    }

    fn text(&self, number: usize) -> Option<String> {
        self.space.get(number).map(|action| action.to_string())
    }

    fn number(&self, text: &str) -> Option<usize> {
        let number = G::number(text.parse().ok()?);
        // A text can be an action by its grammar and yet never be legal.
        self.space.get(number).filter(|action| action.to_string() == text).map(|_| number)
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<usize> {
        let mut numbers: Vec<usize> = self.game.legal(seat).iter().map(|&action| G::number(action)).collect();
        numbers.sort_unstable();
        numbers
    }

    fn play(&mut self, seat: Seat, number: usize) -> Result<(), PlayError> {
        if !self.game.seats().contains(seat) {
            return Err(PlayError::BadSeat(seat));
        }
        let action = self.space.get(number).ok_or_else(|| PlayError::BadAction(number.to_string()))?;
        let mut dealer = Dealer::new(self.seed, &self.stack, self.shuffles);
        let mut game = self.game.clone();
        game.play(seat, action, &mut dealer).map_err(|rejection| match rejection {
            Rejection::GameOver => PlayError::GameOver,
            Rejection::NotYourTurn(seat) => PlayError::NotYourTurn(seat),
            Rejection::Illegal => PlayError::Illegal(self.game.refusal(seat, action)),
        })?;
        (self.shuffles, _) = dealer.finish()?;
        self.game = game;
        // No game has more actions than two bytes count.
        self.played.push((seat, number as u16));
        Ok(())
    }

    fn observe(&self, seat: Seat, quantities: &mut [f32]) {
        observe(&self.game, seat, quantities);
    }

    fn played(&self) -> &[(Seat, u16)] {
        &self.played
    }

    fn view(&self, eye: Eye) -> Value {
        serde_json::to_value(self.game.show(eye)).unwrap_or_default()
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.game.scene(eye).named()
    }

    fn log(&self, eye: Eye) -> Vec<News> {
        let mut log = Vec::new();
        self.replay(|event| log.push(G::word(event, eye)));
        log
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn redeal(&mut self, eye: Eye, seed: Seed) {
        self.game.redeal(eye, &mut Rng::from(seed));
        (self.seed, self.stack) = (seed, Arc::default());
        let (game, shuffles, played) = (self.game.clone(), self.shuffles, self.played.len());
        self.redealt = Some(Arc::new(Redealt { game, shuffles, played }));
    }

    fn bot(&self, seat: Seat, level: Level, budget: Budget) -> Option<usize> {
        let mind = Mind::new(&self.game, seat);
        bots::choose(&mind, level, budget, Machine::here(), &mut self.thoughts(seat)).map(G::number)
    }

    fn ponder(&self, seat: Seat, budget: Budget) -> Option<Thoughts> {
        bots::ponder(&Mind::new(&self.game, seat), budget, Machine::here(), &mut self.thoughts(seat))
    }

    fn fork(&self) -> Box<dyn Simulation> {
        Box::new(self.clone())
    }

    fn save(&self) -> Vec<u8> {
        let redealt = self.redealt.as_ref().map(|redealt| SavedDeal {
            state: serde_json::to_value(redealt.game.show(Eye::All)).unwrap_or_default(),
            seed: self.seed,
            shuffles: redealt.shuffles,
            played: redealt.played,
        });
        Saved::of(&self.new, &self.played, redealt).to_bytes()
    }

    fn table(&self) -> Result<AnyTable, NoReplay> {
        if self.redealt.is_some() {
            return Err(NoReplay);
        }
        let mut table = catalog::open(&self.new).map_err(|_| NoReplay)?;
        for &(seat, number) in &self.played {
            let action = self.text(number.into()).unwrap_or_default();
            table.play(seat, &action).map_err(|_| NoReplay)?;
        }
        Ok(table)
    }
}
