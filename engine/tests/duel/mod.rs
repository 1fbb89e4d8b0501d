//! A small game with faults: three players hold two cards each and lay one face down, all at once. When the
//! last card lies all are turned up and the highest takes a point. Two rounds, no more cards.

use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use engine::{
    Actions, BadAction, BadState, Canvas, CardFace, CardScene, Choice, Cue, Eye, Feature, Game, Hidden,
    Inventory, Layout, Message, News, NoOptions, Numbered, PerSeat, Place, Refusal, Rng, Rules, Scene, Seat,
    Seats, Seen, Setup, SetupError, Shown, Staged, Staging, Standing, Tone, World, Zone,
};
use serde::{Deserialize, Serialize};

pub(crate) const NONE: u8 = 0;
pub(crate) const LEAKS_IN_THE_VIEW: u8 = 1;
pub(crate) const LEAKS_IN_THE_SCENE: u8 = 2;
pub(crate) const LEAKS_IN_THE_NEWS: u8 = 3;
pub(crate) const REDEALS_THE_TRUTH: u8 = 4;
pub(crate) const REDEALS_WHAT_IS_KNOWN: u8 = 5;
pub(crate) const LOSES_A_CARD: u8 = 6;
pub(crate) const REWARDS_THE_LAST_TO_SEAL: u8 = 7;
pub(crate) const FORGETS_POINTS_IN_THE_STATE: u8 = 8;
pub(crate) const NEVER_ENDS: u8 = 9;
pub(crate) const LEAVES_SOMEBODY_STUCK: u8 = 10;
pub(crate) const WRITES_TWO_CARDS_ALIKE: u8 = 11;
pub(crate) const HIDES_AN_ACTION_FROM_THE_SCENE: u8 = 12;
pub(crate) const IS_AT_A_LOSS_FOR_WORDS: u8 = 13;
pub(crate) const CROWNS_SOMEBODY_EARLY: u8 = 14;
pub(crate) const PEEKS_AT_HANDS: u8 = 15;
pub(crate) const OVERLOOKS_ITS_OWN_HAND: u8 = 16;
pub(crate) const DRAWS_A_CARD_IN_TWO_WAYS: u8 = 17;
pub(crate) const HAS_MORE_ACTIONS_THAN_IT_SAYS: u8 = 18;
pub(crate) const REFUSES_WITHOUT_A_RULE: u8 = 19;
pub(crate) const TELLS_WHAT_IS_KEPT: u8 = 20;
pub(crate) const LEAKS_IN_A_PICTURE: u8 = 21;
pub(crate) const LEAKS_IN_A_CUE: u8 = 22;
pub(crate) const DEALS_ANEW_BY_WHAT_IS_HIDDEN: u8 = 23;
pub(crate) const NUMBERS_TWO_CARDS_ALIKE: u8 = 24;
pub(crate) const HAS_NO_NUMBER_FOR_A_CARD: u8 = 25;
pub(crate) const OBSERVES_THE_OTHERS_HANDS: u8 = 26;
pub(crate) const OBSERVES_A_SEALED_CARD: u8 = 27;
pub(crate) const OBSERVES_TOO_MUCH: u8 = 28;
pub(crate) const DOES_NOT_OBSERVE_ITS_OWN_HAND: u8 = 29;

/// The game, with a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duel<const FAULT: u8> {
    hands: PerSeat<[Option<u8>; 2], 3>,
    sealed: PerSeat<Option<u8>, 3>,
    played: PerSeat<u8, 3>,
    points: PerSeat<u8, 3>,
    cards_played: u8,
}

/// `lay 3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Lay<const FAULT: u8>(pub(crate) u8);

impl<const FAULT: u8> Display for Lay<FAULT> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", if FAULT == WRITES_TWO_CARDS_ALIKE { self.0.min(3) } else { self.0 })
    }
}

impl<const FAULT: u8> FromStr for Lay<FAULT> {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Self, BadAction> {
        let card = text.strip_prefix("lay ").and_then(|card| card.parse().ok());
        card.filter(|card| (1..=6).contains(card)).map(Lay).ok_or(BadAction)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// What was laid, and what its player keeps.
    Laid {
        seat: Seat,
        card: u8,
        kept: Option<u8>,
    },
    Won(Seat),
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    hands: Vec<Vec<Seen<u8>>>,
    sealed: Vec<Option<Seen<u8>>>,
    played: Vec<u8>,
    points: Vec<u8>,
    cards_played: u8,
}

impl<const FAULT: u8> Duel<FAULT> {
    fn seats() -> Seats {
        Seats::first(3)
    }

    /// Only in a picture: the cards are turned up within the same action.
    fn all_have_laid(&self) -> bool {
        Self::seats().iter().all(|seat| self.sealed[seat].is_some())
    }

    /// What nobody may see before the cards are turned up.
    fn secret(&self) -> Message {
        let cards = self.sealed.first(3).iter().flatten();
        Message::new("lay").number("card", cards.fold(0, |digits, &card| 10 * digits + i64::from(card)))
    }

    fn resolve(&mut self, last: Seat, world: &mut impl World<Self>) {
        let mut winner = Self::seats().iter().max_by_key(|&seat| self.sealed[seat]).unwrap();
        if FAULT == REWARDS_THE_LAST_TO_SEAL {
            winner = last;
        }
        for seat in Self::seats().iter() {
            self.played[seat] += self.sealed[seat].take().unwrap();
        }
        self.cards_played += if FAULT == LOSES_A_CARD { 2 } else { 3 };
        self.points[winner] += 1;
        world.tell(Event::Won(winner));
    }

    /// What an eye cannot know: the hands and the sealed cards of the others.
    fn unknown(&mut self, eye: Eye) -> Vec<&mut u8> {
        let known = |index: usize| eye.sees(Seat::ALL[index]) && FAULT != REDEALS_WHAT_IS_KNOWN;
        let hands = self.hands.first_mut(3).iter_mut().enumerate().filter(|(index, _)| !known(*index));
        let sealed = self.sealed.first_mut(3).iter_mut().enumerate().filter(|(index, _)| !known(*index));
        hands
            .flat_map(|(_, hand)| hand.iter_mut().flatten())
            .chain(sealed.filter_map(|(_, card)| card.as_mut()))
            .collect()
    }
}

impl<const FAULT: u8> Game for Duel<FAULT> {
    type Action = Lay<FAULT>;
    type Actions = Actions<Lay<FAULT>, 2>;
    type Event = Event;
    type Options = NoOptions;
    type Cards = ();

    const RULES: Rules = Rules { slug: "duel", version: 1, players: 3..=3, options: &[] };

    fn new(_: &Setup<Self>, world: &mut impl World<Self>) -> Result<Self, SetupError> {
        let mut deck = [1, 2, 3, 4, 5, 6];
        world.shuffle(&mut deck);
        deck.chunks_exact_mut(2).for_each(<[u8]>::sort_unstable);
        let hands = PerSeat::from_fn(|seat| [Some(deck[2 * seat.index()]), Some(deck[2 * seat.index() + 1])]);
        let (sealed, played, points) = (PerSeat::default(), PerSeat::default(), PerSeat::default());
        Ok(Duel { hands, sealed, played, points, cards_played: 0 })
    }

    fn seats(&self) -> Seats {
        Self::seats()
    }

    fn to_act(&self) -> Seats {
        let holds_cards = |seat: &Seat| {
            self.hands[*seat].iter().flatten().next().is_some() || FAULT == LEAVES_SOMEBODY_STUCK
        };
        Self::seats().iter().filter(|&seat| self.sealed[seat].is_none()).filter(holds_cards).collect()
    }

    fn list_legal(&self, seat: Seat, actions: &mut Self::Actions) {
        let mut cards: Vec<u8> = match self.to_act().contains(seat) {
            true => self.hands[seat].iter().copied().flatten().collect(),
            false => Vec::new(),
        };
        cards.sort_unstable();
        if FAULT == HAS_MORE_ACTIONS_THAN_IT_SAYS {
            cards.push(6);
        }
        actions.extend(cards.into_iter().map(Lay));
    }

    fn apply(&mut self, seat: Seat, Lay(card): Lay<FAULT>, world: &mut impl World<Self>) {
        if FAULT != NEVER_ENDS {
            let held = self.hands[seat].iter_mut().find(|held| **held == Some(card)).unwrap();
            *held = None;
        }
        self.hands[seat].sort_unstable();
        self.sealed[seat] = Some(card);
        let kept = self.hands[seat].iter().copied().flatten().next();
        if self.all_have_laid() {
            world.show(self, Event::Laid { seat, card, kept });
            self.resolve(seat, world);
        } else {
            world.tell(Event::Laid { seat, card, kept });
        }
    }

    fn standing(&self) -> Standing {
        let over = self.is_over() || FAULT == CROWNS_SOMEBODY_EARLY;
        Standing::by_score(Self::seats(), |seat| self.points[seat].into(), over)
    }

    fn inventory(&self) -> Inventory {
        let held = self.hands.first(3).iter().flatten().flatten().count()
            + self.sealed.first(3).iter().flatten().count();
        [("cards".to_owned(), held as i64 + i64::from(self.cards_played))].into()
    }
}

impl<const FAULT: u8> Shown for Duel<FAULT> {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        let hand = |seat: Seat| {
            self.hands[seat].iter().flatten().map(|&card| Seen::when(eye.sees(seat), card)).collect()
        };
        let sees_sealed = |seat| eye.sees(seat) || FAULT == LEAKS_IN_THE_VIEW;
        let forget = FAULT == FORGETS_POINTS_IN_THE_STATE;
        State {
            hands: Self::seats().iter().map(hand).collect(),
            sealed: Self::seats()
                .iter()
                .map(|seat| self.sealed[seat].map(|card| Seen::when(sees_sealed(seat), card)))
                .collect(),
            played: self.played.first(3).to_vec(),
            points: if forget { vec![0; 3] } else { self.points.first(3).to_vec() },
            cards_played: self.cards_played,
        }
    }

    fn restore(state: &State, _: &'static ()) -> Result<Self, BadState> {
        let lengths = [state.hands.len(), state.sealed.len(), state.played.len(), state.points.len()];
        BadState::unless(lengths == [3; 4], "three play")?;
        let hand = |seat: Seat| {
            let mut cards = state.hands[seat.index()].iter().filter_map(|card| card.known());
            let mut hand = [cards.next(), cards.next()];
            hand.sort_unstable();
            hand
        };
        Ok(Duel {
            hands: PerSeat::from_fn(hand),
            sealed: PerSeat::from_fn(|seat| state.sealed[seat.index()].and_then(Seen::known)),
            played: PerSeat::from_fn(|seat| state.played[seat.index()]),
            points: PerSeat::from_fn(|seat| state.points[seat.index()]),
            cards_played: state.cards_played,
        })
    }
}

impl<const FAULT: u8> Hidden for Duel<FAULT> {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All || FAULT == REDEALS_THE_TRUTH {
            return;
        }
        let mut unknown = self.unknown(eye);
        let mut cards: Vec<u8> = unknown.iter().map(|card| **card).collect();
        if FAULT != DEALS_ANEW_BY_WHAT_IS_HIDDEN {
            cards.sort_unstable();
        }
        rng.shuffle(&mut cards);
        unknown.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
        self.hands.first_mut(3).iter_mut().for_each(|hand| hand.sort_unstable());
    }

    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        for other in Self::seats().iter() {
            let sees =
                if FAULT == PEEKS_AT_HANDS { true } else { other == seat && FAULT != OVERLOOKS_ITS_OWN_HAND };
            sees.then_some((self.hands[other], self.sealed[other])).hash(hasher);
            self.sealed[other].is_some().hash(hasher);
        }
        (self.played, self.points).hash(hasher);
    }

    /// Without it a search would play against guesses, and the seat that is asked last would know that.
    fn unseal(&mut self, keep: Seat) {
        for seat in Self::seats().iter().filter(|&seat| seat != keep) {
            if let Some(card) = self.sealed[seat].take() {
                self.hands[seat][0] = Some(card);
                self.hands[seat].sort_unstable();
            }
        }
    }
}

/// What the cards are called.
const CARDS: &[&str] = &["1", "2", "3", "4", "5", "6"];

impl<const FAULT: u8> Numbered for Duel<FAULT> {
    const ACTIONS: usize = if FAULT == HAS_NO_NUMBER_FOR_A_CARD { 5 } else { 6 };
    const FEATURES: &'static [Feature] = &[
        Feature::flags("your hand", CARDS),
        Feature::flags("your sealed card", CARDS),
        Feature::flags("has sealed", &["a card"]).of_players(3),
        Feature::counts("points", &["points"], 2).of_players(3),
    ];

    fn actions() -> impl Iterator<Item = Lay<FAULT>> {
        (1..=6).map(Lay).take(Self::ACTIONS)
    }

    fn number(Lay(card): Lay<FAULT>) -> usize {
        usize::from(if FAULT == NUMBERS_TWO_CARDS_ALIKE { card.min(5) } else { card }) - 1
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        let cards = |cards: &mut dyn Iterator<Item = Option<u8>>| -> Vec<usize> {
            cards.flatten().map(|card| usize::from(card) - 1).collect()
        };
        let hands = match FAULT {
            OBSERVES_THE_OTHERS_HANDS => cards(&mut self.hands.first(3).iter().flatten().copied()),
            DOES_NOT_OBSERVE_ITS_OWN_HAND => Vec::new(),
            _ => cards(&mut self.hands[seat].iter().copied()),
        };
        canvas.tally("your hand", hands);
        let sealed = match FAULT {
            OBSERVES_A_SEALED_CARD => cards(&mut self.sealed.first(3).iter().copied()),
            _ => cards(&mut std::iter::once(self.sealed[seat])),
        };
        canvas.tally("your sealed card", sealed);
        canvas.say_of_players("has sealed", Self::seats(), seat, |seat| [self.sealed[seat].is_some()]);
        let points = |seat: Seat| [self.points[seat] + if FAULT == OBSERVES_TOO_MUCH { 2 } else { 0 }];
        canvas.say_of_players("points", Self::seats(), seat, points);
    }
}

impl<const FAULT: u8> Staged for Duel<FAULT> {
    const STAGING: Staging =
        Staging { locales: engine::locales!("$CARGO_MANIFEST_DIR/tests/duel/locales"), ..Staging::PLAIN };

    fn refusal(&self, _: Seat, _: Lay<FAULT>) -> Refusal {
        let rule = if FAULT == REFUSES_WITHOUT_A_RULE { "" } else { "DU-1" };
        Refusal::new(rule, Message::new("refused"))
    }

    fn still(&self, _: Eye) -> Scene {
        let mut scene = Scene::default();
        match FAULT {
            LEAKS_IN_A_PICTURE if self.all_have_laid() => scene.flags.push(self.secret()),
            DRAWS_A_CARD_IN_TWO_WAYS => scene.zones.push(one_card_twice().into()),
            _ => {}
        }
        scene
    }

    fn prompt(&self, _: Eye) -> Message {
        match FAULT {
            LEAKS_IN_THE_SCENE => self.secret(),
            IS_AT_A_LOSS_FOR_WORDS => Message::new("never-written"),
            _ => Message::waiting(self.to_act()),
        }
    }

    fn choices(&self, eye: Eye) -> Vec<Choice> {
        let lay = |action: Lay<FAULT>| Choice::button(action, Message::new("lay").number("card", action.0));
        let mut choices: Vec<Choice> =
            eye.acting(self.to_act()).into_iter().flat_map(|seat| self.legal(seat)).map(lay).collect();
        if FAULT == HIDES_AN_ACTION_FROM_THE_SCENE {
            choices.pop();
        }
        choices
    }

    fn cue(&self, _: Event, _: Eye) -> Cue {
        if FAULT == LEAKS_IN_A_CUE { Cue::reveal().saying(self.secret()) } else { Cue::reveal() }
    }

    fn word(event: Event, eye: Eye) -> News {
        match event {
            Event::Laid { seat, card, kept } => {
                let seen = eye.sees(seat) || FAULT == LEAKS_IN_THE_NEWS;
                let text = match kept {
                    Some(kept) if FAULT == TELLS_WHAT_IS_KEPT => kept.to_string(),
                    _ if seen => card.to_string(),
                    _ => "?".to_owned(),
                };
                Tone::Plain.say(Message::new("laid").seat("player", seat).text("card", text))
            }
            Event::Won(seat) => Tone::Gain.say(Message::new("won").seat("player", seat)),
        }
    }
}

/// A zone with the same card in two ways.
fn one_card_twice() -> Zone {
    let card = |name| CardScene::up(CardFace::new("6", "", Message::new(name), Message::new(name)));
    Zone {
        cards: ["hand", "lay"].map(card).into(),
        ..Zone::new("table", Place::Middle, Layout::Row, Message::new("hand"))
    }
}
