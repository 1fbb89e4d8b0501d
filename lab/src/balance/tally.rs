//! What is written down of a game, and what many games add up to.

use std::collections::BTreeMap;
use std::iter;

use catalog::Playable;
use engine::{Feature, PerSeat, Seat, Seats, Standing, observation_width, observe};

use super::estimate::{Mean, Slope};

/// What is written down while a game is played.
#[derive(Debug)]
pub(super) struct Diary {
    actions: usize,
    /// By action: in how many decisions it could be chosen, and in how many it was.
    offered: Vec<u32>,
    chosen: Vec<u32>,
    /// By seat and action: whether it ever could be chosen, and ever was.
    could: Vec<bool>,
    did: Vec<bool>,
    /// How many actions there were to choose from, decision by decision.
    widths: Vec<u32>,
    /// Who was ahead alone the last time that somebody was.
    leader: Option<Seat>,
    lead_changes: u32,
    /// After how many actions the leader took the lead that they have.
    led_since: usize,
}

impl Diary {
    pub(super) fn new<G: Playable>(players: usize) -> Diary {
        Diary {
            actions: G::ACTIONS,
            offered: vec![0; G::ACTIONS],
            chosen: vec![0; G::ACTIONS],
            could: vec![false; players * G::ACTIONS],
            did: vec![false; players * G::ACTIONS],
            widths: Vec::new(),
            leader: None,
            lead_changes: 0,
            led_since: 0,
        }
    }

    /// Begins with a new game.
    pub(super) fn open<G: Playable>(&mut self, game: &G) {
        for counts in [&mut self.offered, &mut self.chosen] {
            counts.fill(0);
        }
        for flags in [&mut self.could, &mut self.did] {
            flags.fill(false);
        }
        self.widths.clear();
        (self.leader, self.lead_changes, self.led_since) = (None, 0, 0);
        self.stands(&game.standing());
    }

    /// A seat chose this among these.
    pub(super) fn chose<G: Playable>(&mut self, seat: Seat, legal: &[G::Action], chosen: G::Action) {
        self.widths.push(legal.len() as u32);
        // Where there is no choice nothing was chosen.
        if legal.len() < 2 {
            return;
        }
        let row = seat.index() * self.actions;
        for &action in legal {
            let number = G::number(action);
            self.offered[number] += 1;
            self.could[row + number] = true;
        }
        let number = G::number(chosen);
        self.chosen[number] += 1;
        self.did[row + number] = true;
    }

    /// The players stand like this now.
    pub(super) fn stands(&mut self, standing: &Standing) {
        let mut first = standing.seats.iter().filter(|&seat| standing.ranks[seat] == 1);
        let (Some(ahead), None) = (first.next(), first.next()) else { return };
        if self.leader == Some(ahead) {
            return;
        }
        self.lead_changes += u32::from(self.leader.is_some());
        self.leader = Some(ahead);
        self.led_since = self.widths.len();
    }
}

/// What many games add up to.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) without_winner: u64,
    pub(super) shared: u64,
    /// By seat.
    pub(super) wins: Vec<Mean>,
    pub(super) points: Vec<Mean>,
    pub(super) scores: Spread,
    pub(super) margins: Spread,
    pub(super) lengths: Spread,
    pub(super) widths: Spread,
    pub(super) lead_changes: Spread,
    pub(super) decided: Spread,
    pub(super) forced: Mean,
    /// By action: how often it is chosen where it can be, and what having chosen it adds to winning.
    pub(super) choices: Vec<(Mean, Slope)>,
    /// By entry of the features that are observed of every player: how much of it is had at the end, by how
    /// many, and what it adds to winning.
    pub(super) had: Vec<(Mean, Mean, Slope)>,
}

/// How often each number came.
pub(super) type Counts = BTreeMap<i64, u64>;

/// Numbers of which every game has some: how often each came, and their mean.
#[derive(Clone, Debug, Default)]
pub(super) struct Spread {
    pub(super) counts: Counts,
    pub(super) mean: Mean,
}

impl Spread {
    /// The numbers of a game.
    pub(super) fn add(&mut self, numbers: impl Iterator<Item = i64>) {
        let (mut sum, mut many) = (0, 0);
        for number in numbers {
            *self.counts.entry(number).or_default() += 1;
            (sum, many) = (sum + number, many + 1);
        }
        self.mean.add(sum as f64, f64::from(many));
    }

    fn merge(&mut self, other: &Spread) {
        other.counts.iter().for_each(|(number, times)| *self.counts.entry(*number).or_default() += times);
        self.mean.merge(&other.mean);
    }
}

/// The features that a game observes of every player, each with the place of the observer's own row.
pub(super) fn of_players(features: &'static [Feature]) -> impl Iterator<Item = (usize, &'static Feature)> {
    let mut place = 0;
    let placed = features.iter().map(move |feature| {
        let own = place;
        place += feature.width();
        (own, feature)
    });
    placed.filter(|(_, feature)| feature.is_of_players())
}

impl Tally {
    pub(super) fn new<G: Playable>(players: usize) -> Tally {
        let entries = of_players(G::FEATURES).map(|(_, feature)| feature.entries.len()).sum();
        Tally {
            games: 0,
            without_winner: 0,
            shared: 0,
            wins: vec![Mean::default(); players],
            points: vec![Mean::default(); players],
            scores: Spread::default(),
            margins: Spread::default(),
            lengths: Spread::default(),
            widths: Spread::default(),
            lead_changes: Spread::default(),
            decided: Spread::default(),
            forced: Mean::default(),
            choices: vec![Default::default(); G::ACTIONS],
            had: vec![Default::default(); entries],
        }
    }

    /// Adds a game that has ended, and what was written down of it.
    pub(super) fn add<G: Playable>(&mut self, game: &G, diary: &Diary) {
        let (standing, wins) = (game.standing(), game.reward().wins);
        self.games += 1;
        self.add_result(&standing, &wins);
        self.add_course(&standing, diary);
        self.add_choices(standing.seats, &wins, diary);
        self.add_what_was_had(game, standing.seats, &wins);
    }

    fn add_result(&mut self, standing: &Standing, wins: &PerSeat<f32>) {
        self.without_winner += u64::from(standing.winners.is_empty());
        self.shared += u64::from(standing.winners.len() > 1);
        for (seat, (won, points)) in standing.seats.iter().zip(self.wins.iter_mut().zip(&mut self.points)) {
            won.add(wins[seat].into(), 1.0);
            points.add(standing.scores[seat].into(), 1.0);
        }
        let mut scores: Vec<i64> = standing.seats.iter().map(|seat| standing.scores[seat].into()).collect();
        scores.sort_unstable();
        if let [.., second, first] = scores[..] {
            self.margins.add(iter::once(first - second));
        }
        self.scores.add(scores.into_iter());
    }

    fn add_course(&mut self, standing: &Standing, diary: &Diary) {
        let length = diary.widths.len();
        self.lengths.add(iter::once(length as i64));
        self.widths.add(diary.widths.iter().map(|&width| width.into()));
        let forced = diary.widths.iter().filter(|&&width| width < 2).count();
        self.forced.add(forced as f64, length as f64);
        self.lead_changes.add(iter::once(diary.lead_changes.into()));
        // The game is decided when whoever wins takes the lead for good.
        let since = match diary.leader {
            Some(leader) if standing.winners == Seats::from(leader) => diary.led_since,
            _ => length,
        };
        self.decided.add(iter::once((100 * since / length.max(1)) as i64));
    }

    fn add_choices(&mut self, seats: Seats, wins: &PerSeat<f32>, diary: &Diary) {
        for (number, (rate, slope)) in self.choices.iter_mut().enumerate() {
            if diary.offered[number] > 0 {
                rate.add(diary.chosen[number].into(), diary.offered[number].into());
            }
            let place = |seat: Seat| seat.index() * diary.actions + number;
            let could = seats.iter().filter(|&seat| diary.could[place(seat)]);
            slope.add(could.map(|seat| (f64::from(u8::from(diary.did[place(seat)])), wins[seat].into())));
        }
    }

    fn add_what_was_had<G: Playable>(&mut self, game: &G, seats: Seats, wins: &PerSeat<f32>) {
        let mut observed = vec![0.0; observation_width::<G>() * seats.len()];
        for (seat, row) in seats.iter().zip(observed.chunks_exact_mut(observation_width::<G>())) {
            observe(game, seat, row);
        }
        let places =
            of_players(G::FEATURES).flat_map(|(place, feature)| place..place + feature.entries.len());
        for (place, (quantity, owners, slope)) in places.zip(&mut self.had) {
            let of_seats = || {
                let rows = observed.chunks_exact(observation_width::<G>());
                seats.iter().zip(rows).map(move |(seat, row)| (f64::from(row[place]), f64::from(wins[seat])))
            };
            quantity.add(of_seats().map(|(had, _)| had).sum(), seats.len() as f64);
            owners.add(of_seats().filter(|(had, _)| *had > 0.0).count() as f64, seats.len() as f64);
            slope.add(of_seats());
        }
    }

    /// Adds what other games add up to.
    pub(super) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.without_winner += other.without_winner;
        self.shared += other.shared;
        for (own, more) in [(&mut self.wins, &other.wins), (&mut self.points, &other.points)] {
            own.iter_mut().zip(more).for_each(|(own, more)| own.merge(more));
        }
        for (own, more) in [
            (&mut self.scores, &other.scores),
            (&mut self.margins, &other.margins),
            (&mut self.lengths, &other.lengths),
            (&mut self.widths, &other.widths),
            (&mut self.lead_changes, &other.lead_changes),
            (&mut self.decided, &other.decided),
        ] {
            own.merge(more);
        }
        self.forced.merge(&other.forced);
        for ((rate, slope), (more_rate, more_slope)) in self.choices.iter_mut().zip(&other.choices) {
            rate.merge(more_rate);
            slope.merge(more_slope);
        }
        for (own, more) in self.had.iter_mut().zip(&other.had) {
            own.0.merge(&more.0);
            own.1.merge(&more.1);
            own.2.merge(&more.2);
        }
    }
}
