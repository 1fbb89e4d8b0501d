//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Eye, Feature, Game, Kind, Numbered, Seat};

use crate::card::{LANE, pack};
use crate::card_set::CardSet;
use crate::{Action, Card, Phase, Species, Wasteland};

/// The cards by their notation, in canonical order.
const CARDS: &[&str] = &[
    "G-5", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G10", "G12", "D-5", "D1", "D2", "D3", "D4", "D5",
    "D6", "D7", "D8", "D10", "D12", "H-5", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H10", "H12",
    "M-5", "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M10", "M12",
];

/// Places of a trick: one action a player, two where two play.
const TRICK: &[&str] = &["first", "second", "third", "fourth"];

const SEATS: usize = 4;

/// Numbers of the first action of each kind.
const ABANDON: usize = SEATS;
const PLAY: usize = ABANDON + CARDS.len();
const PASS: usize = PLAY + CARDS.len();
const ALLY: usize = PASS + CARDS.len();

/// Points are counted up to so many, above and below 0.
const POINTS: i16 = 500;

impl Numbered for Wasteland {
    const ACTIONS: usize = ALLY + Species::TEXTS.len();

    const FEATURES: &'static [Feature] = &[
        Feature::flags("phase", &["name the start player", "abandon", "play or pass", "take an ally"]),
        Feature::flags("variant", &["alliance", "witnesses"]),
        Feature::flags("your seat", &["0", "1", "2", "3"]),
        Feature::counts("deal", &["deal", "trick"], 16),
        Feature::counts("hand", CARDS, 2),
        Feature::counts("unseen", CARDS, 2),
        Feature::flags("laid", CARDS).of_each(TRICK),
        Feature::flags("laid by", &["you", "1 after you", "2 after you", "3 after you", "face down"])
            .of_each(TRICK),
        Feature::flags("players", &["here", "to act", "start player"]).of_players(SEATS),
        Feature::counts("known in desert", CARDS, 2).of_players(SEATS),
        Feature::counts("captured", Species::TEXTS, 12).of_players(SEATS),
        Feature::flags("cannot follow", Species::TEXTS).of_players(SEATS),
        Feature::counts("passes before that", Species::TEXTS, 4).of_players(SEATS),
        Feature::flags("ally", Species::TEXTS).of_players(SEATS),
        Feature::counts("cards", &["in hand", "in desert", "passes left"], 16).of_players(SEATS),
        Feature::counts("points", &["points"], POINTS).down_to(-POINTS).of_players(SEATS),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        let starts = Seat::ALL[..SEATS].iter().copied().map(Action::Start);
        let cards = Card::all().map(Action::Abandon).chain(Card::all().map(Action::Play));
        let allies = Species::ALL.iter().copied().map(Action::Ally);
        starts.chain(cards).chain(Card::all().map(Action::Pass)).chain(allies)
    }

    fn number(action: Action) -> usize {
        match action {
            Action::Start(seat) => seat.index(),
            Action::Abandon(card) => ABANDON + place(card),
            Action::Play(card) => PLAY + place(card),
            Action::Pass(card) => PASS + place(card),
            Action::Ally(species) => ALLY + species.index(),
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        self.observe_deal(seat, canvas);
        canvas.tally("hand", self.players[seat].hand.iter().map(place));
        self.observe_unseen(seat, canvas);
        self.observe_trick(seat, canvas);
        self.observe_players(seat, canvas);
    }
}

/// The place of a card in canonical order: the second -5 of a species is no card of its own.
fn place(card: Card) -> usize {
    let (species, rank) = (card.index() / usize::from(LANE), card.index() % usize::from(LANE));
    species * CARDS.len() / Species::TEXTS.len() + rank.saturating_sub(1)
}

impl Wasteland {
    fn observe_deal(&self, you: Seat, canvas: &mut Canvas<'_>) {
        canvas.tally(
            "phase",
            match self.phase {
                Phase::Start(_) => Some(0),
                Phase::Abandon(_) => Some(1),
                Phase::Trick(_) => Some(2),
                Phase::Ally(_) => Some(3),
                Phase::Over | Phase::Collect | Phase::Revolt(_) => None,
            },
        );
        canvas.say("variant", [self.options.alliance, self.options.witnesses]);
        canvas.tally("your seat", [you.index()]);
        canvas.say("deal", [self.round, self.trick_no]);
    }

    /// The cards that the seat cannot place: in other hands, face down in deserts, or spare.
    fn observe_unseen(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let eye = Eye::Seat(you);
        let row = canvas.next("unseen");
        pack(self.seats.len()).iter().for_each(|card| row[place(card)] += 1.0);
        let captured =
            self.seats.iter().fold(CardSet::EMPTY, |all, seat| all.and_all(self.players[seat].scored));
        let played = self.trick.played().map(|laid| laid.card);
        let seen =
            captured.iter().chain(self.players[you].hand.iter()).chain(played).chain(self.known_deserts(eye));
        seen.for_each(|card| row[place(card)] -= 1.0);
    }

    fn observe_trick(&self, you: Seat, canvas: &mut Canvas<'_>) {
        for (laid, row) in self.trick.0.iter().zip(canvas.rows("laid")) {
            laid.known().of(laid.card, Eye::Seat(you)).into_iter().for_each(|card| row[place(card)] = 1.0);
        }
        for (laid, row) in self.trick.0.iter().zip(canvas.rows("laid by")) {
            let place = self.seats.round_from(you).position(|seat| seat == laid.seat);
            place.into_iter().chain((!laid.up).then_some(SEATS)).for_each(|entry| row[entry] = 1.0);
        }
    }

    fn observe_players(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (seats, to_act, eye) = (self.seats, self.to_act(), Eye::Seat(you));
        canvas
            .say_of_players("players", seats, you, |seat| [true, to_act.contains(seat), self.first == seat]);
        canvas
            .tally_of_players("known in desert", seats, you, |seat| self.known_desert(seat, eye).map(place));
        canvas.tally_of_players("captured", seats, you, |seat| {
            self.players[seat].scored.iter().map(|card| card.species().index())
        });
        canvas.tally_of_players("cannot follow", seats, you, |seat| {
            self.players[seat].discs.down().map(|(colour, _)| colour.index())
        });
        canvas.say_of_players("passes before that", seats, you, |seat| {
            self.players[seat].discs.0.map(Option::unwrap_or_default)
        });
        canvas.tally_of_players("ally", seats, you, |seat| self.players[seat].ally.map(Species::index));
        canvas.say_of_players("cards", seats, you, |seat| {
            let player = &self.players[seat];
            [player.hand.len() as u8, player.desert.len() as u8, player.passes_left]
        });
        canvas.say_of_players("points", seats, you, |seat| [self.players[seat].score.clamp(-POINTS, POINTS)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_called_by_their_notation() {
        let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        assert_eq!(names, CARDS);
    }
}
