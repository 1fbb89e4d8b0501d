//! Good play, after the specification's section on strategy. Weights are in points of a deal, ahead of the
//! mean of the others. Only what the seat knows is looked at, so they are the same however the unknown is
//! dealt.

mod chances;
mod first;
mod forecast;
mod taste;
mod terms;

use engine::{Heuristic, Kind, Seat, Weights};

use crate::card::BySpecies;
use crate::rules::revolution::ALLY_WORTH;
use crate::{Action, Card, Phase, Species, Wasteland};
use forecast::Forecast;
use taste::Tasted;
pub(crate) use terms::Terms;

/// What hurrying to an alliance card is worth, for each card to be played and each player beyond two: the
/// first has the choice.
const ALLY_SOONER: f32 = 0.18;

/// What the second pass is worth for the alliance card, beside its price.
const ALLY: f32 = 0.45;

/// How much of the best alliance card's points the second pass gets: later there is another one.
const BEST_ALLY: f32 = 0.5;

/// What is denied to others by taking an alliance card, in cards.
const DENIED: f32 = 0.3;

/// What a lie costs: the card that it hides has to be passed.
const LIE: f32 = 0.3;

/// How likely a player of two takes a trick with the second card, or holds it by passing.
const SECOND_CARD: f32 = 0.5;

/// What it is worth to name the next seat as start player, and so to act last.
const LAST_TO_ACT: f32 = 0.1;

impl Heuristic for Wasteland {
    const DOUBT: f32 = 0.5;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        match self.phase {
            Phase::Trick(_) => self.weigh_trick(seat, actions, weights),
            Phase::Abandon(_) => self.weigh_abandoning(seat, actions, weights),
            _ => self.weigh_names(seat, actions, weights),
        }
    }

    fn weigh_at_first(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        match self.phase {
            Phase::Trick(_) => self.weigh_trick_at_first(seat, actions, weights),
            Phase::Abandon(_) => self.weigh_abandoning_at_first(seat, actions, weights),
            _ => self.weigh_names(seat, actions, weights),
        }
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }
}

impl Wasteland {
    /// Win dear tricks, leave cheap ones, and pass what turns the prices.
    fn weigh_trick(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let tasted = Tasted::of(self, seat);
        let ally = ComingAlly::of(self, seat);
        let sooner = if self.options.alliance { ALLY_SOONER * (self.seats.len() - 2) as f32 } else { 0.0 };
        let hidden = self.hidden_by_a_lie(seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Play(card) => {
                let lie = if hidden.is_some_and(|led| led != card.species()) { LIE } else { 0.0 };
                tasted.play(card) - lie
            }
            Action::Pass(card) => {
                tasted.pass(card) + ally.worth(card, &tasted.forecast) + sooner * tasted.plays_left
            }
            _ => 0.0,
        }));
    }

    /// Abandon what makes the hand void of a colour.
    fn weigh_abandoning(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let tasted = Tasted::of(self, seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Abandon(card) => tasted.abandon(card),
            _ => 0.0,
        }));
    }

    /// Whom or what a seat names.
    fn weigh_names(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        match self.phase {
            Phase::Ally(_) => self.weigh_allies(seat, actions, weights),
            _ => self.weigh_start(seat, actions, weights),
        }
    }

    /// Take the alliance card that will score most, the own icons considered.
    fn weigh_allies(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let forecast = Forecast::of(self, seat);
        let icons = self.icons(seat);
        weights.extend(actions.iter().map(|&action| match action {
            Action::Ally(species) => {
                forecast.prices[species.index()] * (ally_cards(icons[species.index()]) + DENIED)
            }
            _ => 0.0,
        }));
    }

    /// Name the next seat, so as to act last.
    fn weigh_start(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let next = Action::Start(self.next_seat(seat));
        weights.extend(actions.iter().map(|&action| if action == next { LAST_TO_ACT } else { 0.0 }));
    }

    /// The colour that a player of another one would lie about.
    fn hidden_by_a_lie(&self, seat: Seat) -> Option<Species> {
        let me = &self.players[seat];
        let led = self.trick.colour().filter(|_| self.options.witnesses)?;
        (!me.discs.is_down(led) && !me.hand.of(led).is_empty()).then_some(led)
    }

    /// The icons in the desert of a seat, those on their way there included.
    fn icons(&self, seat: Seat) -> BySpecies<u8> {
        let mut icons = [0; 4];
        let passed = self.trick.passed().filter(|laid| laid.seat == seat).map(|laid| &laid.card);
        for card in self.players[seat].desert.iter().chain(passed) {
            icons[card.species().index()] += card.icons();
        }
        icons
    }
}

/// WR-48. The captured cards that an alliance card counts for beside so many icons.
fn ally_cards(icons: u8) -> f32 {
    f32::from(ALLY_WORTH.saturating_sub(icons))
}

/// The alliance card that comes with a pass.
struct ComingAlly {
    /// If one comes: the icons that the seat has against each one in the middle.
    icons: Option<BySpecies<Option<u8>>>,
}

impl ComingAlly {
    fn of(game: &Wasteland, seat: Seat) -> ComingAlly {
        let comes = game.options.alliance && game.players[seat].passes_left == 1;
        ComingAlly { icons: comes.then(|| game.free_allies(seat)) }
    }

    /// What it is worth if this card is passed.
    fn worth(&self, card: Card, forecast: &Forecast) -> f32 {
        let Some(allies) = self.icons else { return 0.0 };
        let mut best = f32::NEG_INFINITY;
        for &species in Species::ALL {
            if let Some(icons) = allies[species.index()] {
                let more = if card.species() == species { card.icons() } else { 0 };
                best = best.max(forecast.prices[species.index()] * ally_cards(icons + more));
            }
        }
        ALLY + BEST_ALLY * best
    }
}

impl Wasteland {
    /// The alliance cards in the middle, with the icons that a seat has against them.
    fn free_allies(&self, seat: Seat) -> BySpecies<Option<u8>> {
        let icons = self.icons(seat);
        let mut free = [None; 4];
        self.allies().for_each(|species| free[species.index()] = Some(icons[species.index()]));
        free
    }
}
