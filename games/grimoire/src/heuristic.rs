//! What a decent player thinks of the actions: the specification's Strategy section, in points. All numbers
//! of cards come from the card data; the constants here are judgements of play, found by letting them play
//! against each other.

mod attacks;
mod book;
mod outlook;
mod spells;
mod terms;
mod zone;

use std::sync::LazyLock;

use engine::{CardData, Heuristic, Horizon, Kind, Net, Reward, Seat, Seats, Weights};

use crate::data::Cards;
use crate::{Action, Grimoire, Phase};
use book::Crowd;
use outlook::Outlook;

impl Heuristic for Grimoire {
    /// Of 221 pairs of actions about this far apart, 71% were found right by eighty games from each.
    const DOUBT: f32 = 2.0;
    const HORIZON: Horizon = Horizon::Here;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        let outlook = Outlook::new(self, self.concerned(seat));
        if self.phase == Phase::Book {
            let crowd = Crowd::expected(&outlook, seat);
            return weights.extend(actions.iter().map(|&action| match action {
                Action::Page(page) => outlook.page_worth(seat, page, &crowd),
                _ => 0.0,
            }));
        }
        weights.extend(actions.iter().map(|&action| outlook.weigh(seat, action)));
    }

    fn chapter(&self) -> u32 {
        self.round.into()
    }

    /// Learned with the cards that the game comes with; whoever brings others has to see for themselves.
    fn judge(&self) -> Option<Reward> {
        static NET: LazyLock<Net> = LazyLock::new(|| Net::of::<Grimoire>(include_bytes!("../value.net")));
        std::ptr::eq(self.cards, Cards::standard()).then(|| NET.judge(self))
    }
}

impl Grimoire {
    /// Whose cards matter for the decision of a seat.
    fn concerned(&self, seat: Seat) -> Seats {
        let other = match self.phase {
            Phase::Book | Phase::Target => return self.seats,
            Phase::Luck | Phase::Take => self.behind(),
            Phase::Give { .. } => self.on_turn(),
            Phase::Steal { victim } => Some(victim),
            _ => None,
        };
        other.into_iter().chain([seat]).collect()
    }

    /// Who has the next turn of this round.
    fn behind(&self) -> Option<Seat> {
        self.order.get(usize::from(self.turn) + 1).copied()
    }
}

impl Outlook<'_> {
    /// Everything but the choice of a page.
    fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let game = self.game;
        match action {
            // GR-13. Of those who chose alike the larger token goes first.
            Action::Token(token) => token.into(),
            Action::Discard(slot) => self.luck_worth(seat, slot),
            Action::Skip if game.phase == Phase::Luck => self.best_slot(seat, None),
            Action::Use => self.offer_worth(seat),
            Action::Buy => self.of[seat].item - f32::from(game.next_price(seat).unwrap_or_default()),
            Action::Page(_) | Action::Skip | Action::Stop => 0.0,
            Action::Target(victim) => self.prize(seat, victim, game.page_of(seat).quest),
            Action::Give(card) => {
                let gained = game.on_turn().map_or(0.0, |caster| self.of[caster].gains[card.index()]);
                -self.of[seat].losses[card.index()] - self.harm * gained
            }
            Action::Steal(card) => match game.phase {
                Phase::Steal { victim } => self.stolen(seat, victim, card),
                _ => 0.0,
            },
            Action::Take(slot) => self.take_worth(seat, slot),
        }
    }
}
