//! Good play, after the specification's section on strategy. Weights are in points; only the own cards are
//! looked at.

mod first;
mod prospect;

use engine::{Heuristic, Seat, Weights};

use crate::card::{Bag, less, pots};
use crate::data::{Points, ROUNDS};
use crate::rules::Payment;
use crate::{Ability, Action, Card, KEPT, Minions, Phase, Pot, Recipe, TURNS};

pub(crate) use prospect::Prospect;

/// What one more draft adds to a payment on a good day.
const DRAFT_PAYS: f32 = 4.0;

/// How likely a seat without a Pot still gets one, by the drafts it has left.
const POT_COMES: [f32; TURNS] = [0.0, 0.35, 0.55, 0.7];

/// What the recipes that are second choice count: cards that serve two are better than cards that serve one.
const SECOND_CHOICE: f32 = 0.2;

/// How likely the round card is still free a turn later.
const STAYS_FREE: f32 = 0.5;

/// What an ability is worth in each round that is left.
const ABILITY: f32 = 0.7;

/// What one point of an Element's value is worth in the next round.
const CARRIED: f32 = 0.25;

/// What a draft brings nearer to a recipe counts a little less each turn.
const NEARER_LATER: f32 = -0.15;

/// What can be carried over counts more each turn, and so do Elements of high value.
const CARRIED_LATER: f32 = 0.45;
const PIPS: f32 = 0.31;
const PIPS_LATER: f32 = 0.2;

/// What cards are worth to be had that the recipes do not show: the first Pot, another one, an Amber.
const FIRST_POT: f32 = 0.71;
const ANOTHER_POT: f32 = 1.77;
const AMBER: f32 = -0.55;

/// What waiting is worth: less with every card that is there already, the better the prospect each turn, and each round.
const WAITING_WITH: f32 = -0.73;
const WAITING_LATER: f32 = -0.1;
const WAITING_ROUND: f32 = -0.24;

/// What dropping is worth: some of what can be created, more of it with a round card, and less for what is not there yet and
/// while many are still in the draft.
const DROPPING: f32 = -2.32;
const CREATED_NOW: f32 = 0.8;
const ROUND_CARD_NOW: f32 = 0.63;
const HOPED_FOR: f32 = -0.68;
const STILL_IN: f32 = -4.5;
const NOTHING_THERE: f32 = 0.87;

/// What it is worth to create nothing, which keeps the cards.
const NOTHING_CREATED: f32 = 0.86;

/// What it is worth to carry nothing more over, beside how much a card that is carried over counts.
const NOTHING_KEPT: f32 = -1.95;
const CARD_KEPT: f32 = 0.57;

impl Heuristic for Minions {
    /// What fits best to 1,200 pairs of actions that were judged by eighty games from each.
    const DOUBT: f32 = 1.5;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let hope = match self.phase {
            Phase::Draft | Phase::Choose => self.outlook(seat, self.players[seat].drafted),
            _ => 0.0,
        };
        weights.extend(actions.iter().map(|&action| self.weigh_action(seat, action, hope)));
    }

    fn weigh_at_first(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        weights.extend(actions.iter().map(|&action| self.weigh_action_at_first(seat, action)));
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }
}

impl Minions {
    /// With what the seat hopes for as it is.
    fn weigh_action(&self, seat: Seat, action: Action, hope: f32) -> f32 {
        match action {
            Action::Draft(card) => self.weigh_draft(seat, card, hope),
            Action::Pass => self.weigh_waiting(seat, hope),
            Action::Drop => self.weigh_dropping(seat, hope),
            Action::Reveal(pot) => pot.map_or(0.0, |pot| self.weigh_pot(seat, pot)),
            Action::Create(recipe) => {
                recipe.map_or(NOTHING_CREATED, |recipe| self.weigh_recipe(seat, recipe))
            }
            Action::Use(card) => self.weigh_payment(seat, card, None),
            Action::Boil(card) => self.weigh_payment(seat, card, Some(Ability::boiling(card))),
            Action::Keep(card) => CARD_KEPT * self.weigh_keeping(seat, card),
            Action::Done => NOTHING_KEPT,
        }
    }

    /// Draft what brings the recipes of the area nearest, and what can be carried over.
    fn weigh_draft(&self, seat: Seat, card: Card, hope: f32) -> f32 {
        let mut cards = self.players[seat].drafted;
        let (carried, turn) = (self.carried(card, cards), f32::from(self.turn));
        cards.add(card);
        let nearer = self.outlook(seat, cards) - hope;
        let in_itself = match card {
            Card::A => AMBER,
            _ if !card.is_pot() => 0.0,
            _ if Prospect::of(self, seat).has_pot => FIRST_POT + ANOTHER_POT,
            _ => FIRST_POT,
        };
        let pips = (PIPS + PIPS_LATER * turn) * f32::from(card.pips());
        (1.0 + NEARER_LATER * turn) * nearer + CARRIED_LATER * turn * carried + in_itself + pips
    }

    /// Waiting is worth what one more card may bring, if nobody takes it away.
    fn weigh_waiting(&self, seat: Seat, hope: f32) -> f32 {
        WAITING_WITH * self.players[seat].drafted.len() as f32
            + WAITING_LATER * f32::from(self.turn) * hope
            + WAITING_ROUND * f32::from(self.round)
    }

    /// Dropping is worth the best minion that can be paid now; with none there is little reason to drop.
    fn weigh_dropping(&self, seat: Seat, hope: f32) -> f32 {
        let harvest = self.harvest(seat);
        DROPPING
            + CREATED_NOW * harvest
            + ROUND_CARD_NOW * self.round_card()
            + HOPED_FOR * hope
            + STILL_IN * self.active.len() as f32 / self.seats.len() as f32
            + if harvest < 0.0 { NOTHING_THERE } else { 0.0 }
    }

    /// The best minion that can be paid now, and the round card.
    fn harvest(&self, seat: Seat) -> f32 {
        self.best_prize(seat, Prospect::of(self, seat)).map_or(-1.0, |prize| prize + self.round_card())
    }

    /// Reveal a Pot only if something can be created: a high one if others dropped too, else the lowest.
    fn weigh_pot(&self, seat: Seat, pot: Pot) -> f32 {
        let Some(prize) = self.best_prize(seat, Prospect::behind(self, seat, pot)) else { return -1.0 };
        let number = f32::from(pot.number());
        prize + if self.queue.len() > 1 { number } else { -number } / 10.0
    }

    /// Create what scores most; what it costs is missing in the next round.
    fn weigh_recipe(&self, seat: Seat, recipe: Recipe) -> f32 {
        let cost = f32::from(self.cards.recipe(recipe).cost);
        let saved = if self.is_last_round() { 0.0 } else { CARRIED / 2.0 * cost };
        self.prize(seat, recipe) - saved
    }

    /// Pay with the set of cards that will be missed least.
    fn weigh_payment(&self, seat: Seat, card: Card, ability: Option<Ability>) -> f32 {
        let Some(payment) = self.payment(seat) else { return 0.0 };
        let rest = payment.after(card, ability);
        -self.carried(card, Bag::EMPTY) - self.cheapest(rest, rest.cards)
    }

    /// Carry a Pot and Elements of one symbol over, and Ambers into the last round.
    fn weigh_keeping(&self, seat: Seat, card: Card) -> f32 {
        let player = &self.players[seat];
        let mut others = less(player.drafted, card);
        others.add_all(player.kept);
        let same = others.iter().filter(|other| card.symbol().is_some() && other.symbol() == card.symbol());
        let pot_is_kept = pots(player.kept).next().is_some();
        let carried = self.carried(card, player.kept);
        carried + 0.1 * same.count() as f32 + f32::from(u8::from(card.is_pot() && !pot_is_kept))
    }
}

impl Minions {
    /// What a seat may expect of this round with these cards: the best recipe, and a little of the others.
    fn outlook(&self, seat: Seat, cards: Bag) -> f32 {
        let prospect = Prospect::with(self, seat, cards);
        let drafts = TURNS - usize::from(self.turn);
        let (pot, drafts) =
            if prospect.has_pot { (1.0, drafts) } else { (POT_COMES[drafts], drafts.max(1) - 1) };
        let (mut best, mut sum) = (0.0_f32, 0.0);
        for recipe in self.recipes.iter() {
            let missing = self.cards.recipe(recipe).cost.saturating_sub(prospect.reach(self, recipe));
            let prize = self.prize(seat, recipe) + STAYS_FREE * self.round_card();
            let hope = prize * chance(missing, drafts);
            best = best.max(hope);
            sum += hope;
        }
        pot * (best + SECOND_CHOICE * (sum - best))
    }

    /// The best minion that can be created now.
    fn best_prize(&self, seat: Seat, prospect: Prospect) -> Option<f32> {
        prospect.in_reach(self).map(|recipe| self.weigh_recipe(seat, recipe)).max_by(f32::total_cmp)
    }

    /// What a minion will have scored at the end: abilities and scaled minions are worth more early.
    pub(crate) fn prize(&self, seat: Seat, recipe: Recipe) -> f32 {
        let card = self.cards.recipe(recipe);
        let rounds_left = ROUNDS - usize::from(self.round);
        let minions = &self.players[seat].minions;
        let same = minions
            .iter()
            .map(|&minion| self.cards.recipe(minion))
            .filter(|other| other.symbol == card.symbol);
        let points = match card.points {
            Points::Fixed(points) => points,
            Points::Scaled => self.cards.scale[(same.clone().count() + rounds_left / 2).min(ROUNDS - 1)],
        };
        let raised = same.filter(|other| other.points == Points::Scaled).count() as f32 * 2.0;
        let ability = if card.ability.is_some() { ABILITY * rounds_left as f32 } else { 0.0 };
        f32::from(points) + raised + ability
    }

    /// The points of the round card, if it is free.
    fn round_card(&self) -> f32 {
        let points = self.cards.rounds[usize::from(self.round) - 1].points;
        if self.round_card_is_free() { f32::from(points) } else { 0.0 }
    }

    /// What a card is worth after this round, next to those that are carried over already.
    fn carried(&self, card: Card, with: Bag) -> f32 {
        let ambers_score = with.count(Card::A) < KEPT;
        let amber = if card == Card::A && ambers_score { f32::from(self.cards.amber) } else { 0.0 };
        if self.is_last_round() {
            return amber;
        }
        let next = self.terrain_of(usize::from(self.round) + 1).map_or([0; 3], |terrain| terrain.change);
        match card.symbol() {
            Some(symbol) => {
                CARRIED * f32::from(card.pips().saturating_add_signed(next[symbol as usize]).max(1))
            }
            None if card.is_pot() => CARRIED * if pots(with).next().is_some() { 1.0 } else { 3.0 },
            None => CARRIED.max(amber * f32::from(self.round) / ROUNDS as f32),
        }
    }

    /// The least that the rest of a payment costs, with these cards still to be thought of.
    fn cheapest(&self, payment: Payment, open: Bag) -> f32 {
        if payment.paid >= payment.recipe.cost {
            return 0.0;
        }
        let Some(card) = open.kinds().next() else { return f32::INFINITY };
        let open = less(open, card);
        let ability = Ability::boiling(card);
        let spend =
            |ability| self.carried(card, Bag::EMPTY) + self.cheapest(payment.after(card, ability), open);
        let mut price = self.cheapest(payment, open);
        if !card.is_pot() {
            price = price.min(spend(None));
        }
        if payment.abilities.has(ability) {
            price = price.min(spend(Some(ability)));
        }
        price
    }
}

/// How likely so many drafts bring what is missing.
fn chance(missing: u8, drafts: usize) -> f32 {
    (1.0 - f32::from(missing) / (DRAFT_PAYS * drafts as f32 + 0.5)).max(0.0)
}
