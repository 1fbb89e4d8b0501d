//! The laws find what is wrong: a small game that keeps them all, and the same game with one fault at a time.
//!
//! The game: three players hold two cards each and lay one face down, all at once. When the last card lies all are turned up
//! and the highest takes a point. Two rounds, no more cards.

#![allow(clippy::unwrap_used)]

use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use engine::laws::{self, Position};
use engine::{
    About, Actions, BadAction, BadState, CardFace, CardScene, Choice, Eye, Game, Inventory, Lang, Layout,
    Locale, Message, News, PerSeat, Place, Refusal, Rng, Scene, Seat, Seats, Seen, Setup, SetupError,
    Standing, Tone, Touch, World, Zone,
};
use serde::{Deserialize, Serialize};

const NONE: u8 = 0;
const LEAKS_IN_THE_VIEW: u8 = 1;
const LEAKS_IN_THE_SCENE: u8 = 2;
const LEAKS_IN_THE_NEWS: u8 = 3;
const REDEALS_THE_TRUTH: u8 = 4;
const REDEALS_WHAT_IS_KNOWN: u8 = 5;
const LOSES_A_CARD: u8 = 6;
const REWARDS_THE_LAST_TO_SEAL: u8 = 7;
const FORGETS_POINTS_IN_THE_STATE: u8 = 8;
const NEVER_ENDS: u8 = 9;
const LEAVES_SOMEBODY_STUCK: u8 = 10;
const WRITES_TWO_CARDS_ALIKE: u8 = 11;
const HIDES_AN_ACTION_FROM_THE_SCENE: u8 = 12;
const IS_AT_A_LOSS_FOR_WORDS: u8 = 13;
const CROWNS_SOMEBODY_EARLY: u8 = 14;
const PEEKS_AT_HANDS: u8 = 15;
const OVERLOOKS_ITS_OWN_HAND: u8 = 16;
const DRAWS_A_CARD_IN_TWO_WAYS: u8 = 17;

/// The game, with a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Duel<const FAULT: u8> {
    hands: PerSeat<[Option<u8>; 2], 3>,
    sealed: PerSeat<Option<u8>, 3>,
    played: PerSeat<u8, 3>,
    points: PerSeat<u8, 3>,
    cards_played: u8,
}

/// `lay 3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Lay<const FAULT: u8>(u8);

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
enum Event {
    Laid { seat: Seat, card: u8 },
    Won(Seat),
}

#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoOptions {}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Shown {
    hands: Vec<Vec<Seen<u8>>>,
    sealed: Vec<Option<Seen<u8>>>,
    played: Vec<u8>,
    points: Vec<u8>,
    cards_played: u8,
}

const WORDS: &str = "game-title = Duel\ngame-tagline = High card wins.\nlaid = { $player } lays { $card }\nwon = { $player } wins\nhand = Hand\nlay = Lay { $card }\nrefused = Not yours";

impl<const FAULT: u8> Duel<FAULT> {
    fn seats() -> Seats {
        Seats::first(3)
    }

    fn resolve(&mut self, last: Seat, world: &mut impl World<Event>) {
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
        let known = |index: usize| eye.sees(Seat::ALL[index]) != (FAULT == REDEALS_WHAT_IS_KNOWN);
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
    type Event = Event;
    type Options = NoOptions;
    type Cards = ();
    type Shown = Shown;

    const ABOUT: About = About {
        slug: "duel",
        rules_version: 1,
        players: 3..=3,
        minutes: 1..=1,
        options: &[],
        suits: &[],
        locales: &[
            Locale { lang: Lang::En, messages: WORDS, rules: "" },
            Locale { lang: Lang::Ja, messages: WORDS, rules: "" },
        ],
        art: "",
        figures: &[],
        lesson: "",
    };

    fn new(_: &Setup<Self>, world: &mut impl World<Event>) -> Result<Self, SetupError> {
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

    fn list_legal(&self, seat: Seat, actions: &mut Actions<Lay<FAULT>>) {
        let mut cards: Vec<u8> = match self.to_act().contains(seat) {
            true => self.hands[seat].iter().copied().flatten().collect(),
            false => Vec::new(),
        };
        cards.sort_unstable();
        actions.extend(cards.into_iter().map(Lay));
    }

    fn apply(&mut self, seat: Seat, Lay(card): Lay<FAULT>, world: &mut impl World<Event>) {
        if FAULT != NEVER_ENDS {
            let held = self.hands[seat].iter_mut().find(|held| **held == Some(card)).unwrap();
            *held = None;
        }
        self.hands[seat].sort_unstable();
        self.sealed[seat] = Some(card);
        world.tell(Event::Laid { seat, card });
        if Self::seats().iter().all(|seat| self.sealed[seat].is_some()) {
            self.resolve(seat, world);
        }
    }

    fn refusal(&self, _: Seat, _: Lay<FAULT>) -> Refusal {
        Refusal { rule: "DU-1", reason: Message::new("refused") }
    }

    fn show(&self, eye: Eye) -> Shown {
        let hand = |seat: Seat| {
            self.hands[seat].iter().flatten().map(|&card| Seen::when(eye.sees(seat), card)).collect()
        };
        let sees_sealed = |seat| eye.sees(seat) || FAULT == LEAKS_IN_THE_VIEW;
        let forget = FAULT == FORGETS_POINTS_IN_THE_STATE;
        Shown {
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

    fn restore(shown: &Shown, _: &'static ()) -> Result<Self, BadState> {
        let lengths = [shown.hands.len(), shown.sealed.len(), shown.played.len(), shown.points.len()];
        let cards = |index: usize| shown.hands[index].len() + usize::from(shown.sealed[index].is_some());
        if lengths != [3; 4]
            || (1..3).any(|index| cards(index) != cards(0))
            || shown.points.iter().any(|&points| points > 2)
        {
            return Err(BadState("that is no duel".into()));
        }
        let cards = shown.hands.iter().flatten().chain(shown.sealed.iter().flatten());
        if shown.played.iter().any(|&sum| sum > 12)
            || cards.filter_map(|card| card.known()).any(|card| card > 6)
        {
            return Err(BadState("there are no such cards".into()));
        }
        let hand = |seat: Seat| {
            let cards: Vec<u8> = shown.hands[seat.index()].iter().filter_map(|card| card.known()).collect();
            let mut hand = [cards.first().copied(), cards.get(1).copied()];
            hand.sort_unstable();
            hand
        };
        Ok(Duel {
            hands: PerSeat::from_fn(hand),
            sealed: PerSeat::from_fn(|seat| shown.sealed[seat.index()].and_then(Seen::known)),
            played: PerSeat::from_fn(|seat| shown.played[seat.index()]),
            points: PerSeat::from_fn(|seat| shown.points[seat.index()]),
            cards_played: shown.cards_played,
        })
    }

    fn scene(&self, eye: Eye) -> Scene {
        let mut scene = Scene::default();
        let Eye::Seat(viewer) = eye else { return scene };
        for action in self.legal(viewer) {
            let label = Message::new("lay").number("card", action.0);
            let touches = vec![Touch::button(action.to_string(), label.clone())];
            scene.choices.push(Choice { action: action.to_string().into(), label, touches, warning: None });
        }
        match FAULT {
            LEAKS_IN_THE_SCENE => {
                let leak = self.sealed.first(3).iter().flatten().map(|&card| i64::from(card)).sum::<i64>();
                scene.prompt = Some(Message::new("lay").number("card", leak));
            }
            HIDES_AN_ACTION_FROM_THE_SCENE => {
                scene.choices.pop();
            }
            DRAWS_A_CARD_IN_TWO_WAYS => scene.zones.push(one_card_twice()),
            IS_AT_A_LOSS_FOR_WORDS => scene.prompt = Some(Message::new("never-written")),
            _ => {}
        }
        scene
    }

    fn word(event: Event, eye: Eye) -> News {
        match event {
            Event::Laid { seat, card } => {
                let seen = eye.sees(seat) || FAULT == LEAKS_IN_THE_NEWS;
                let text = if seen { card.to_string() } else { "?".to_owned() };
                Tone::Plain.say(Message::new("laid").seat("player", seat).text("card", text))
            }
            Event::Won(seat) => Tone::Gain.say(Message::new("won").seat("player", seat)),
        }
    }

    fn glimpse(&self, seat: Seat, hasher: &mut impl Hasher) {
        for other in Self::seats().iter() {
            let sees =
                if FAULT == PEEKS_AT_HANDS { true } else { other == seat && FAULT != OVERLOOKS_ITS_OWN_HAND };
            sees.then_some((self.hands[other], self.sealed[other])).hash(hasher);
            self.sealed[other].is_some().hash(hasher);
        }
        (self.played, self.points).hash(hasher);
    }

    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All || FAULT == REDEALS_THE_TRUTH {
            return;
        }
        let mut unknown = self.unknown(eye);
        let mut cards: Vec<u8> = unknown.iter().map(|card| **card).collect();
        rng.shuffle(&mut cards);
        unknown.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
        self.hands.first_mut(3).iter_mut().for_each(|hand| hand.sort_unstable());
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

/// A zone with the same card in two ways.
fn one_card_twice() -> Zone {
    let card = |name| CardScene::up(CardFace::new("6", "", Message::new(name), Message::new(name)));
    Zone {
        cards: ["hand", "lay"].map(card).into(),
        ..Zone::new("table", Place::Middle, Layout::Row, Message::new("hand"))
    }
}

type Law = fn(&Position<Duel<NONE>>);

/// Every law that looks at one position.
const LAWS: [Law; 19] = [
    laws::play_ends,
    laws::whoever_is_to_act_can_act,
    laws::illegal_actions_are_refused_and_change_nothing,
    laws::notation_round_trips,
    laws::clones_are_independent,
    laws::nothing_is_lost_or_made,
    laws::the_order_of_sealing_changes_nothing,
    laws::a_game_is_rebuilt_from_its_log,
    laws::a_game_is_rebuilt_from_its_state,
    laws::a_damaged_state_is_refused_or_playable,
    laws::a_view_hides_and_changes_nothing_else,
    laws::a_redeal_is_invisible,
    laws::a_redealt_game_can_be_played_to_its_end,
    laws::what_cannot_be_told_apart_is_shown_alike,
    laws::a_glimpse_tells_apart_what_a_seat_can,
    laws::scenes_offer_every_legal_action,
    laws::cards_of_one_notation_look_alike,
    laws::standings_are_consistent,
    laws::everything_said_has_words,
];

/// The law with this name, for the game with this fault.
macro_rules! breaks {
    ($($test:ident: $fault:ident breaks $law:ident;)+) => {$(
        #[test]
        #[should_panic]
        fn $test() {
            laws::check::<Duel<$fault>>(laws::$law);
        }
    )+};
}

#[test]
fn a_game_that_keeps_the_laws_passes_them_all() {
    LAWS.into_iter().for_each(laws::check::<Duel<NONE>>);
    laws::a_redeal_moves_all_that_is_hidden::<Duel<NONE>>();
    laws::languages_agree::<Duel<NONE>>();
}

breaks! {
    a_leak_in_the_view_is_found: LEAKS_IN_THE_VIEW breaks a_redeal_is_invisible;
    a_leak_in_the_scene_is_found: LEAKS_IN_THE_SCENE breaks what_cannot_be_told_apart_is_shown_alike;
    a_leak_in_the_news_is_found: LEAKS_IN_THE_NEWS breaks what_cannot_be_told_apart_is_shown_alike;
    a_redeal_of_what_is_known_is_found: REDEALS_WHAT_IS_KNOWN breaks a_redeal_is_invisible;
    a_lost_card_is_found: LOSES_A_CARD breaks nothing_is_lost_or_made;
    an_order_that_matters_is_found: REWARDS_THE_LAST_TO_SEAL breaks the_order_of_sealing_changes_nothing;
    an_incomplete_state_is_found: FORGETS_POINTS_IN_THE_STATE breaks a_game_is_rebuilt_from_its_state;
    a_game_without_end_is_found: NEVER_ENDS breaks play_ends;
    a_dead_end_is_found: LEAVES_SOMEBODY_STUCK breaks whoever_is_to_act_can_act;
    two_actions_with_one_text_are_found: WRITES_TWO_CARDS_ALIKE breaks notation_round_trips;
    a_glimpse_at_the_others_hands_is_found: PEEKS_AT_HANDS breaks a_glimpse_tells_apart_what_a_seat_can;
    a_glimpse_that_misses_the_own_hand_is_found: OVERLOOKS_ITS_OWN_HAND breaks a_glimpse_tells_apart_what_a_seat_can;
    an_action_that_the_scene_lacks_is_found: HIDES_AN_ACTION_FROM_THE_SCENE breaks scenes_offer_every_legal_action;
    a_card_that_looks_like_two_is_found: DRAWS_A_CARD_IN_TWO_WAYS breaks cards_of_one_notation_look_alike;
    a_message_without_words_is_found: IS_AT_A_LOSS_FOR_WORDS breaks everything_said_has_words;
    an_early_winner_is_found: CROWNS_SOMEBODY_EARLY breaks standings_are_consistent;
}

#[test]
#[should_panic(expected = "no redeal ever changes")]
fn a_redeal_that_returns_the_truth_is_found() {
    laws::a_redeal_moves_all_that_is_hidden::<Duel<REDEALS_THE_TRUTH>>();
}
