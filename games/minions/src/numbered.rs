//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Eye, Feature, Game, Kind, Numbered, Seat};

use crate::card::{Bag, MOST_OF_A_KIND};
use crate::data::ROUNDS;
use crate::rules::ability::Ability;
use crate::{
    ALL_CARDS, Action, Card, Direction, KEPT, MOST_PLAYERS, Minions, Phase, Pot, Recipe, Symbol, knowledge,
};

/// The recipes by their notation, in canonical order.
const RECIPES: &[&str] = &[
    "RW1", "RW2", "RW3", "RW4", "RW5", "RW6", "RW7", "RW8", "RW9", "RW10", "RT1", "RT2", "RT3", "RT4", "RT5",
    "RT6", "RT7", "RT8", "RT9", "RT10", "RS1", "RS2", "RS3", "RS4", "RS5", "RS6", "RS7", "RS8", "RS9",
    "RS10", "RL",
];

/// The Pots that can be revealed.
const POTS: &[&str] = &["P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10"];

/// MR-30. All cards but the Pots pay.
const ELEMENTS: usize = Card::A as usize + 1;

/// Numbers of the first action of each kind.
const PASS: usize = Card::TEXTS.len();
const DROP: usize = PASS + 1;
const REVEAL: usize = DROP + 1;
const CREATE: usize = REVEAL + 1 + POTS.len();
const USE: usize = CREATE + 1 + RECIPES.len();
const BOIL: usize = USE + ELEMENTS;
const KEEP: usize = BOIL + Card::TEXTS.len();
const DONE: usize = KEEP + Card::TEXTS.len();

/// The most that a file may print on a card.
const MOST: i16 = 99;

const COPIES: i16 = MOST_OF_A_KIND as i16;

impl Numbered for Minions {
    const ACTIONS: usize = DONE + 1;

    const FEATURES: &'static [Feature] = &[
        Feature::flags("phase", &["draft", "choose", "reveal", "create", "pay", "keep"]),
        Feature::counts("round", &["round", "turn of the draft"], ROUNDS as i16),
        Feature::flags("hands go", Direction::TEXTS),
        Feature::flags("round card", &["free"]),
        Feature::counts("points of the round card", &["points"], MOST),
        Feature::counts("terrain", Symbol::TEXTS, MOST).down_to(-MOST).of_each(&["1", "2", "3", "4", "5"]),
        Feature::counts("pile", &["cards"], ALL_CARDS as i16),
        Feature::flags("recipes in the area", RECIPES),
        Feature::flags("recipes gone", RECIPES),
        Feature::flags("being created", RECIPES),
        Feature::counts("hand", Card::TEXTS, COPIES),
        Feature::counts("drafted", Card::TEXTS, COPIES),
        Feature::counts("kept", Card::TEXTS, KEPT as i16),
        Feature::counts("dropped", Card::TEXTS, COPIES),
        Feature::counts("passed on", Card::TEXTS, COPIES).of_each(&["first", "second", "third"]),
        Feature::counts("unseen", Card::TEXTS, COPIES),
        Feature::flags("players", &["here", "to act", "in the draft", "has chosen"]).of_players(MOST_PLAYERS),
        Feature::counts("cards", &["in hand", "drafted", "kept", "dropped"], ALL_CARDS as i16)
            .of_players(MOST_PLAYERS),
        Feature::counts("spent", Card::TEXTS, COPIES).of_players(MOST_PLAYERS),
        Feature::flags("pot", POTS).of_players(MOST_PLAYERS),
        Feature::counts("place in the order", &["place", "paid"], MOST).of_players(MOST_PLAYERS),
        Feature::flags("abilities used", Ability::TEXTS).of_players(MOST_PLAYERS),
        Feature::flags("minions", RECIPES).of_players(MOST_PLAYERS),
        Feature::flags("round cards", &["1", "2", "3", "4", "5"]).of_players(MOST_PLAYERS),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        let cards = || Card::ALL.iter().copied();
        let pots = [Pot::ZERO].into_iter().chain(cards().filter_map(Card::pot));
        let reveals = [Action::Reveal(None)].into_iter().chain(pots.map(|pot| Action::Reveal(Some(pot))));
        let recipes = Recipe::all().map(|recipe| Action::Create(Some(recipe)));
        let creations = [Action::Create(None)].into_iter().chain(recipes);
        let drafting = cards().map(Action::Draft).chain([Action::Pass, Action::Drop]);
        let paying = cards().filter(|card| !card.is_pot()).map(Action::Use).chain(cards().map(Action::Boil));
        let keeping = cards().map(Action::Keep).chain([Action::Done]);
        drafting.chain(reveals).chain(creations).chain(paying).chain(keeping)
    }

    fn number(action: Action) -> usize {
        match action {
            Action::Draft(card) => card.index(),
            Action::Pass => PASS,
            Action::Drop => DROP,
            Action::Reveal(pot) => REVEAL + pot.map_or(0, |pot| 1 + usize::from(pot.number())),
            Action::Create(recipe) => CREATE + recipe.map_or(0, |recipe| 1 + recipe.index()),
            Action::Use(card) => USE + card.index(),
            Action::Boil(card) => BOIL + card.index(),
            Action::Keep(card) => KEEP + card.index(),
            Action::Done => DONE,
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        self.observe_round(canvas);
        self.observe_own(seat, canvas);
        self.observe_players(seat, canvas);
    }
}

impl Minions {
    fn observe_round(&self, canvas: &mut Canvas<'_>) {
        canvas.tally("phase", (self.phase != Phase::Over).then(|| self.phase.index()));
        canvas.say("round", [self.round, self.turn]);
        canvas.tally("hands go", [self.direction().index()]);
        canvas.say("round card", [self.round_card_is_free()]);
        canvas.say("points of the round card", [self.cards.rounds[usize::from(self.round) - 1].points]);
        for (round, row) in (1..).zip(canvas.rows("terrain")) {
            let change = self.terrain_of(round).map_or([0; 3], |terrain| terrain.change);
            row.iter_mut().zip(change).for_each(|(quantity, change)| *quantity = f32::from(change));
        }
        canvas.say("pile", [self.deck.len() as u8]);
        canvas.tally("recipes in the area", self.recipes.iter().map(Recipe::index));
        canvas.tally("recipes gone", self.removed.iter().map(Recipe::index));
        let created = self.seats.iter().filter_map(|seat| self.players[seat].recipe);
        canvas.tally("being created", created.map(Recipe::index));
    }

    fn observe_own(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let own = &self.players[you];
        canvas.count("hand", own.hand);
        canvas.count("drafted", own.drafted);
        canvas.count("kept", own.kept);
        canvas.count("dropped", own.thrown);
        for (passed, row) in own.passed.iter().zip(canvas.rows("passed on")) {
            passed.iter().for_each(|card| row[card.index()] += 1.0);
        }
        let row = canvas.next("unseen");
        self.cards.pile(self.seats.len()).iter().for_each(|card| row[card.index()] += 1.0);
        for seat in self.seats.iter() {
            self.seen_of(seat, you).for_each(|card| row[card.index()] -= 1.0);
        }
    }

    /// The cards of a seat that another sees, as long as they are with it.
    fn seen_of(&self, seat: Seat, you: Seat) -> impl Iterator<Item = Card> {
        let player = &self.players[seat];
        let own = [player.hand, player.drafted, player.thrown, player.kept];
        let sees = knowledge::own(seat).is_sure(Eye::Seat(you));
        let own = own.map(|cards| if sees { cards } else { Bag::EMPTY });
        player.spent.iter().chain(player.pot_card()).chain(own.into_iter().flat_map(Bag::iter))
    }

    fn observe_players(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (seats, to_act) = (self.seats, self.to_act());
        canvas.say_of_players("players", seats, you, |seat| {
            [true, to_act.contains(seat), self.active.contains(seat), self.players[seat].choice.is_some()]
        });
        canvas.say_of_players("cards", seats, you, |seat| {
            let player = &self.players[seat];
            [player.hand, player.drafted, player.kept, player.thrown].map(|cards| cards.len() as u8)
        });
        canvas.tally_of_players("spent", seats, you, |seat| self.players[seat].spent.iter().map(Card::index));
        canvas.tally_of_players("pot", seats, you, |seat| {
            self.players[seat].pot.map(|pot| usize::from(pot.number()))
        });
        canvas.say_of_players("place in the order", seats, you, |seat| {
            let place = self.queue.iter().position(|&other| other == seat).map_or(0, |place| place + 1);
            [place as u8, self.players[seat].paid]
        });
        canvas.tally_of_players("abilities used", seats, you, |seat| {
            let used = self.players[seat].used;
            Ability::ALL.iter().filter(move |&&ability| used.has(ability)).map(|ability| ability.index())
        });
        canvas.tally_of_players("minions", seats, you, |seat| {
            self.players[seat].minions.iter().map(|minion| minion.index())
        });
        canvas.tally_of_players("round cards", seats, you, |seat| {
            self.players[seat].rounds_won().map(|round| usize::from(round) - 1)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TURNS;

    #[test]
    fn recipes_and_pots_are_called_by_their_notation() {
        let recipes: Vec<String> = Recipe::all().map(|recipe| recipe.to_string()).collect();
        assert_eq!(recipes, RECIPES);
        assert!(
            POTS.iter()
                .enumerate()
                .all(|(number, pot)| pot.parse::<Pot>().unwrap().number() as usize == number)
        );
        assert_eq!(TURNS - 1, 3, "hands are passed on three times");
    }
}
