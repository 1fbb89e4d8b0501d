//! The smallest whole game: everybody is dealt three cards and plays one at a time, open; each trick goes to
//! the highest card, and most tricks win. Rules, views, redeals and hashes are here; the table that people
//! see is the plain one that every game has until somebody draws it.
//! `cargo run -p engine --example highest_card` plays it.

use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use engine::{
    Actions, BadAction, BadState, Eye, Game, Hidden, Inventory, Known, Match, NewGame, NoOptions, PerSeat,
    Pile, Rng, Rules, Seat, Seats, Seed, Seen, Setup, SetupError, Shown, Slug, Staged, Standing, Table,
    Unknown, World,
};
use serde::{Deserialize, Serialize};

const HAND: usize = 3;
const DECK: usize = 12;

/// The position: small, without heap, and complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HighestCard {
    seats: Seats,
    turn: Option<Seat>,
    hands: PerSeat<Pile<u8, HAND>, 4>,
    trick: Pile<(Seat, u8), 4>,
    tricks: PerSeat<u8, 4>,
    played: u8,
    undealt: Pile<u8, DECK>,
}

/// `play 7`: an action names a card, never its place in the hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play(u8);

impl Display for Play {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Play {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Play, BadAction> {
        let card = text.strip_prefix("play ").and_then(|card| card.parse().ok()).ok_or(BadAction)?;
        // One action, one text: `play 07` is not our notation.
        if Play(card).to_string() == text { Ok(Play(card)) } else { Err(BadAction) }
    }
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A trick was won.
    Won(Seat),
}

// The first room: rules. Enough for random play, `chabudai bench` and the laws of rules.
impl Game for HighestCard {
    type Action = Play;
    type Actions = Actions<Play>;
    type Event = Event;
    type Options = NoOptions;
    type Cards = ();

    const RULES: Rules = Rules { slug: "highest-card", version: 1, players: 2..=4, options: &[] };

    fn new(setup: &Setup<Self>, world: &mut impl World<Self>) -> Result<Self, SetupError> {
        let mut deck: [u8; DECK] = std::array::from_fn(|card| card as u8 + 1);
        world.shuffle(&mut deck);
        let (dealt, undealt) = deck.split_at(setup.players * HAND);
        let hand = |seat: Seat| dealt.chunks(HAND).nth(seat.index()).unwrap_or_default().iter().copied();
        Ok(HighestCard {
            seats: setup.seats(),
            turn: Some(setup.first.unwrap_or_else(|| world.any_seat(setup.seats()))),
            hands: PerSeat::from_fn(|seat| sorted(hand(seat).collect())),
            trick: Pile::default(),
            tricks: PerSeat::default(),
            played: 0,
            undealt: undealt.iter().copied().collect(),
        })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::from)
    }

    fn list_legal(&self, seat: Seat, actions: &mut Actions<Play>) {
        if self.turn == Some(seat) {
            actions.extend(self.hands[seat].iter().map(|&card| Play(card)));
        }
    }

    fn apply(&mut self, seat: Seat, Play(card): Play, world: &mut impl World<Self>) {
        self.hands[seat] = self.hands[seat].iter().copied().filter(|&held| held != card).collect();
        self.trick.push((seat, card));
        self.turn = self.seats.next_after(seat);
        if self.trick.len() == self.seats.len() {
            let winner = self.trick.iter().max_by_key(|(_, card)| *card).map_or(seat, |&(winner, _)| winner);
            self.tricks[winner] += 1;
            self.played += self.trick.len() as u8;
            self.trick.clear();
            self.turn = Some(winner).filter(|&winner| !self.hands[winner].is_empty());
            world.tell(Event::Won(winner));
        }
    }

    fn standing(&self) -> Standing {
        Standing::by_score(self.seats, |seat| self.tricks[seat].into(), self.is_over())
    }

    fn inventory(&self) -> Inventory {
        let held: usize = self.seats.iter().map(|seat| self.hands[seat].len()).sum();
        let cards = held + self.trick.len() + usize::from(self.played) + self.undealt.len();
        [("cards".to_owned(), cards as i64)].into()
    }
}

fn sorted(mut hand: Pile<u8, HAND>) -> Pile<u8, HAND> {
    hand.sort_unstable();
    hand
}

// Who knows what is said once; views, redeals and hashes ask here.
impl HighestCard {
    fn knows_hand(&self, seat: Seat, eye: Eye) -> bool {
        Known::to(seat).is_sure(eye)
    }
}

/// The state as JSON has it.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: Slug<HighestCard>,
    to_act: Seats,
    hands: Vec<Vec<Seen<u8>>>,
    trick: Vec<(Seat, u8)>,
    tricks: Vec<u8>,
    played: u8,
    undealt: Vec<Seen<u8>>,
}

// The second room: what is written down, and the way back.
impl Shown for HighestCard {
    type State = State;

    fn show(&self, eye: Eye) -> State {
        let hand = |seat: Seat| {
            let known = self.knows_hand(seat, eye);
            self.hands[seat].iter().map(|&card| Seen::when(known, card)).collect()
        };
        State {
            game: Slug::default(),
            to_act: self.to_act(),
            hands: self.seats.iter().map(hand).collect(),
            trick: self.trick.to_vec(),
            tricks: self.tricks.first(self.seats.len()).to_vec(),
            played: self.played,
            undealt: self.undealt.iter().map(|&card| Known::NOBODY.show(card, eye)).collect(),
        }
    }

    fn restore(state: &State, _: &'static ()) -> Result<Self, BadState> {
        let seats = BadState::or_seats::<Self>(state.hands.len())?;
        BadState::unless(state.tricks.len() == seats.len(), "everybody has tricks")?;
        let mut hands = PerSeat::default();
        for (seat, hand) in seats.iter().zip(&state.hands) {
            hands[seat] = Pile::opened(hand)?;
        }
        Ok(HighestCard {
            seats,
            turn: state.to_act.only(),
            hands,
            trick: Pile::restored(state.trick.iter().copied())?,
            tricks: PerSeat::from_fn(|seat| state.tricks.get(seat.index()).copied().unwrap_or_default()),
            played: state.played,
            undealt: Pile::opened(&state.undealt)?,
        })
    }
}

// The third room: what a search needs. With it the game has bots that think.
impl Hidden for HighestCard {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let mut unknown: Unknown<Option<Seat>, u8, DECK> = Unknown::default();
        if eye != Eye::All {
            self.undealt.iter().for_each(|&card| unknown.add(None, card));
        }
        for seat in self.seats.iter().filter(|&seat| !self.knows_hand(seat, eye)) {
            self.hands[seat].iter().for_each(|&card| unknown.add(Some(seat), card));
        }
        unknown.deal(|_, _| true, rng);
        let dealt = |place| unknown.iter().filter(move |&(there, _)| there == place).map(|(_, card)| card);
        for seat in self.seats.iter() {
            if !self.knows_hand(seat, eye) {
                self.hands[seat] = sorted(dealt(Some(seat)).collect());
            }
        }
        if eye != Eye::All {
            self.undealt = dealt(None).collect();
        }
    }

    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.turn, &self.trick[..], self.tricks, self.hands[seat]).hash(hasher);
    }
}

// The fourth room: what people see. Until it is furnished, every legal action is a button.
impl Staged for HighestCard {}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let new = NewGame { game: "highest-card".into(), players: 3, ..NewGame::default() };
    let mut table = Table::<HighestCard>::open(&new, Seed::from(7))?;
    while let Some(seat) = table.to_act().iter().next() {
        let legal = table.legal(seat);
        println!("seat {seat} chooses among {}", legal.join(", "));
        table.play(seat, &legal[0])?;
    }
    println!("tricks: {:?}", table.standing().scores.first(3));
    Ok(())
}
