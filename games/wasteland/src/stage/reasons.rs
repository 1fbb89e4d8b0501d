//! Why one action is better than another: who takes the trick and what it is worth, what a card does in the
//! desert, and what it leaves in the hand.

use engine::{Kind, Message, Seat};

use super::faces::{card_name, species_name};
use super::numbers::plain;
use crate::heuristic::Terms;
use crate::rules::trick::Laid;
use crate::{Action, Card, Phase, Species, Wasteland};

/// How likely a card takes the trick has to differ by so much.
const LIKELIER: f32 = 0.15;

/// What a card does to the prices has to be worth so many points.
const SHIFTS: f32 = 0.2;

/// A trick of fewer points is worth nothing in particular.
const SOMETHING: f32 = 0.5;

pub(super) fn reason(game: &Wasteland, seat: Seat, better: Action, worse: Action) -> Option<Message> {
    let because = Because { game, seat, terms: Terms::of(game, seat) };
    match (better, worse) {
        (Action::Play(card), Action::Play(other)) => {
            because.takes(card, other).or_else(|| because.thins(card, other))
        }
        (Action::Pass(card), Action::Pass(other)) => {
            because.shifts(card, other).or_else(|| because.thins(card, other))
        }
        (Action::Abandon(card), Action::Abandon(other)) => because.thins(card, other),
        (Action::Pass(card), Action::Play(other)) => because.passes(card, other),
        (Action::Play(card), Action::Pass(other)) => because.plays(card, other),
        (Action::Ally(species), Action::Ally(other)) => because.allies(species, other),
        (Action::Start(first), Action::Start(_)) if first == game.next_seat(seat) => {
            Some(Message::new("reason-start").seat("player", first).seat("last", seat))
        }
        _ => None,
    }
}

/// What somebody does in a trick, as far as it matters to the others.
pub(super) fn deed(game: &Wasteland, actor: Seat, action: Action) -> Option<Message> {
    let player = |id| Message::new(id).seat("player", actor);
    match action {
        Action::Play(card) if game.trick.colour().is_some() && leads(game, actor, card) => {
            Some(player("deed-beats"))
        }
        Action::Pass(_) => Some(player("deed-passes")),
        Action::Ally(species) => Some(player("deed-ally").message("species", species_name(species))),
        _ => None,
    }
}

/// WR-29 to WR-32. Whether a card wins as the trick then stands.
fn leads(game: &Wasteland, seat: Seat, card: Card) -> bool {
    let mut trick = game.trick;
    trick.0.push(Laid { seat, card, up: true });
    trick.winner().is_some_and(|best| best.card == card)
}

/// So many points, to the nearest whole one.
fn points(points: f32) -> Message {
    let points = points.round() as i32;
    Message::new("about-points").number("count", points).text("points", plain(points))
}

struct Because<'a> {
    game: &'a Wasteland,
    seat: Seat,
    terms: Terms,
}

impl Because<'_> {
    /// A trick that is worth taking, or leaving to others.
    fn takes(&self, card: Card, other: Card) -> Option<Message> {
        let [own, its] = [card, other].map(|card| self.terms.played(self.game, card));
        let differs = (own.wins - its.wins).abs() >= LIKELIER && own.points.abs() >= SOMETHING;
        let is_right = own.gain > its.gain && (own.wins > its.wins) == (own.points > 0.0);
        let both = Message::new("reason-trick").message("card", card_name(card));
        let both = both.message("other", card_name(other)).message("points", points(own.points));
        let percent = |share: f32| (100.0 * share).round() as i64;
        (differs && is_right && own.points.round() != 0.0)
            .then(|| both.number("often", percent(own.wins)).number("seldom", percent(its.wins)))
    }

    /// WR-20. The last card of a colour makes free; other cards are better kept.
    fn thins(&self, card: Card, other: Card) -> Option<Message> {
        let count = |card: Card| self.game.players[self.seat].hand.of(card.species()).len();
        let about = |id| Message::new(id).message("card", card_name(card));
        let about = |id| about(id).message("species", species_name(card.species()));
        (count(card) == 1 && count(other) > 1).then(|| about("reason-void"))
    }

    /// WR-39, WR-40. What the price of a colour means to those who have captured it.
    fn lifts(&self, card: Card) -> Option<Message> {
        let species = card.species();
        let captured = |seat: Seat| self.game.players[seat].scored.of(species).len();
        let rival = self.game.seats.without(self.seat).iter().max_by_key(|&rival| captured(rival))?;
        let id = if card.value() > 0 { "reason-lifts" } else { "reason-lowers" };
        let about =
            Message::new(id).message("card", card_name(card)).message("species", species_name(species));
        let about = about.seat("player", self.seat).number("own", captured(self.seat) as i64);
        (captured(self.seat) != captured(rival))
            .then(|| about.seat("rival", rival).number("theirs", captured(rival) as i64))
    }

    fn shifts(&self, card: Card, other: Card) -> Option<Message> {
        let (brings, costs) = (self.terms.shift(card), self.terms.shift(other));
        match brings - costs >= SHIFTS {
            true if brings >= SHIFTS => self.lifts(card),
            true if costs <= -SHIFTS => self.lifts(other),
            _ => None,
        }
    }

    /// A pass for what it does, for the alliance card that comes with it, or for the trick that it leaves.
    fn passes(&self, card: Card, other: Card) -> Option<Message> {
        let there = self.terms.there();
        if self.terms.shift(card) >= SHIFTS
            && let Some(reason) = self.lifts(card)
        {
            return Some(reason);
        }
        if self.game.options.alliance && self.game.players[self.seat].passes_left == 1 {
            let left = self.game.allies().count();
            return Some(Message::new("reason-last-pass").number("left", left as i64));
        }
        let played = self.terms.played(self.game, other);
        let leaves = Message::new("reason-leaves").message("points", points(there));
        let loses = Message::new("reason-loses")
            .message("card", card_name(other))
            .number("often", (100.0 * played.wins).round() as i64);
        match there.round() as i32 {
            ..0 => Some(leaves),
            _ if played.points > 0.0 && played.wins < LIKELIER => Some(loses),
            _ => None,
        }
    }

    /// A trick that a pass would leave to others, or a card that does harm in the desert.
    fn plays(&self, card: Card, other: Card) -> Option<Message> {
        let played = self.terms.played(self.game, card);
        let takes = Message::new("reason-takes").message("card", card_name(card));
        let takes = takes.message("points", points(played.points));
        if played.gain > 0.0 && played.wins >= LIKELIER && played.points >= SOMETHING {
            return Some(takes.number("often", (100.0 * played.wins).round() as i64));
        }
        if self.terms.shift(other) <= -SHIFTS { self.lifts(other) } else { None }
    }

    /// WR-48. The alliance card whose species will pay more.
    fn allies(&self, species: Species, other: Species) -> Option<Message> {
        let prices = self.terms.prices();
        let [most, less] = [species, other].map(|species| prices[species.index()].round() as i32);
        let both = Message::new("reason-ally").message("species", species_name(species));
        let both =
            both.message("other", species_name(other)).text("most", plain(most)).text("less", plain(less));
        (self.game.phase == Phase::Ally(self.seat) && most > less).then_some(both)
    }
}
