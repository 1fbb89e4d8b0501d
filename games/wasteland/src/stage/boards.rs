//! The price board: what the revolution would pay if it came now.

use engine::{
    Board, Cell, CompactString, Eye, Heading, Kind, Later, Line, Matrix, MatrixLook, Message, Seat, Shows,
    Sign, Stress, format_compact,
};

use super::faces::{species_name, suit, suit_symbol};
use super::numbers::{plain, signed, times};
use crate::card::{BySpecies, by_species, pack};
use crate::card_set::CardSet;
use crate::rules::areas;
use crate::rules::revolution::{ally_worth, places, sums, values};
use crate::{Card, Phase, Species, Wasteland};

/// The sums, places and prices that the desert cards of somebody's knowledge come to.
pub(super) struct Prices {
    /// The cards.
    known: Vec<Card>,
    /// The sum of each colour.
    pub(super) sums: BySpecies<i8>,
    /// The points for a captured card.
    values: BySpecies<i8>,
}

impl Prices {
    /// As this eye knows the deserts.
    pub(super) fn of(game: &Wasteland, eye: Eye) -> Prices {
        Prices::from(game.known_deserts(eye).collect::<Vec<_>>())
    }

    /// As they would be with one more card.
    pub(super) fn with(game: &Wasteland, eye: Eye, card: Card) -> Prices {
        Prices::from(game.known_deserts(eye).chain([card]).collect::<Vec<_>>())
    }

    /// The points for a captured card of this colour.
    pub(super) fn value(&self, species: Species) -> i8 {
        self.values[species.index()]
    }

    /// `sum 3`
    pub(super) fn sum(&self, species: Species) -> Message {
        sum(&self.sums, species)
    }

    /// The place, from 1.
    pub(super) fn place(&self, species: Species) -> u8 {
        places(&self.sums)[species.index()]
    }

    /// `1st`, or `shared 2nd`.
    pub(super) fn place_name(&self, species: Species) -> Message {
        place_name(&self.sums, species)
    }
}

fn sum(sums: &BySpecies<i8>, species: Species) -> Message {
    Message::new("sum").text("sum", plain(sums[species.index()]))
}

fn place_name(sums: &BySpecies<i8>, species: Species) -> Message {
    let shared = sums.iter().filter(|&&sum| sum == sums[species.index()]).count() > 1;
    let id = if shared { "place-shared" } else { "place" };
    Message::new(id).number("place", places(sums)[species.index()])
}

impl From<Vec<Card>> for Prices {
    fn from(mut known: Vec<Card>) -> Prices {
        known.sort_unstable();
        let sums = sums(known.iter().copied());
        Prices { known, sums, values: values(&sums) }
    }
}

/// The cards of a player's that count in one colour: captured ones, and those that the alliance card stands
/// for as far as this eye knows.
#[derive(Clone, Copy, Hash)]
pub(super) struct Share {
    captured: u8,
    ally: Option<u8>,
}

impl Share {
    pub(super) fn of(game: &Wasteland, seat: Seat, species: Species, eye: Eye) -> Share {
        let player = &game.players[seat];
        let ally = player.ally.filter(|&ally| ally == species);
        Share {
            captured: player.scored.counts()[species.index()],
            ally: ally.map(|ally| ally_worth(ally, &game.known_desert(seat, eye).collect())),
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.captured == 0 && self.ally.is_none()
    }

    pub(super) fn pays(self, value: i8) -> i32 {
        i32::from(value) * i32::from(self.all())
    }

    /// `5 × 2 = +10`, with an ally `(2 + 3) × 2 = +10`
    pub(super) fn product(self, value: i8) -> CompactString {
        let times = match self.ally {
            Some(ally) => format_compact!("({} + {ally}) × {}", self.captured, plain(value)),
            None => times(self.captured, value),
        };
        format_compact!("{times} = {}", signed(self.pays(value)))
    }

    fn all(self) -> u8 {
        self.captured + self.ally.unwrap_or(0)
    }
}

/// What a player would gain at these prices, before the floor of 0.
fn gain(game: &Wasteland, seat: Seat, prices: &Prices) -> i32 {
    let share = |species| Share::of(game, seat, species, Eye::Seat(seat));
    let pays = |&species: &Species| share(species).pays(prices.value(species));
    Species::ALL.iter().map(pays).sum()
}

pub(super) fn boards(game: &Wasteland, eye: Eye, prices: &Prices) -> Vec<Board> {
    vec![price_board(game, eye, prices)]
}

/// A column a species. During the revolution its prices are those that have been found.
fn price_board(game: &Wasteland, eye: Eye, prices: &Prices) -> Board {
    let matrix = Matrix {
        look: MatrixLook::Signs,
        columns: Later::new((), |()| headings()),
        rows: rows(game, eye, prices),
    };
    let title = title(game, eye, prices);
    Board::new("prices", title, Shows::Matrix(matrix)).noted(known_note(game, prices))
}

fn headings() -> Vec<Heading> {
    let columns = Species::ALL.iter().map(|&species| {
        Heading::new(species_name(species)).pictured(suit_symbol(species)).suited(suit(species))
    });
    [Heading::new(Message::new("board-species"))].into_iter().chain(columns).collect()
}

/// Whether it is a forecast or the revolution itself, and what the viewer gains.
fn title(game: &Wasteland, eye: Eye, prices: &Prices) -> Message {
    let titles = match game.phase {
        Phase::Revolt(_) | Phase::Over => ["board-revolt", "board-revolt-gain"],
        _ => ["board-prices", "board-prices-gain"],
    };
    match eye {
        Eye::Seat(seat) if Species::ALL.iter().all(|&species| is_priced(game, species)) => {
            Message::new(titles[1]).text("gain", signed(gain(game, seat, prices)))
        }
        _ => Message::new(titles[0]),
    }
}

fn known_note(game: &Wasteland, prices: &Prices) -> Message {
    let (known, all) = (prices.known.len(), areas(game.seats.len()));
    let id = if known == all { "board-known-all" } else { "board-known" };
    Message::new(id).number("known", known as i64).number("all", all as i64)
}

/// Whether prices can be told: not before the first cards are open.
fn is_open(game: &Wasteland) -> bool {
    !matches!(game.phase, Phase::Start(_) | Phase::Abandon(_))
}

/// Whether the price of a colour can be told: in a revolution when it has been found.
pub(super) fn is_priced(game: &Wasteland, species: Species) -> bool {
    match game.phase {
        Phase::Revolt(_) => game.has_price(species),
        _ => is_open(game),
    }
}

fn rows(game: &Wasteland, eye: Eye, prices: &Prices) -> Vec<Later<Line>> {
    let price = by_species(|species| is_priced(game, species).then(|| prices.value(species)));
    let mut rows = vec![
        Later::new(price, |price| row("board-price", |species| price_cell(price[species.index()]))),
        Later::new((prices.sums, price.map(|price| price.is_some())), |(sums, priced)| {
            row("board-sum", |species| sum_cell(sums, priced[species.index()], species))
        }),
        Later::new(prices.known.clone(), |known| row("board-cards", |species| cards_cell(known, species))),
    ];
    if let Eye::Seat(seat) = eye {
        let share = by_species(|species| Share::of(game, seat, species, eye));
        rows.push(Later::new((share, price), |(share, price)| {
            row("board-yours", |species| share_cell(share[species.index()], price[species.index()]))
        }));
    }
    rows.push(Later::new(unseen(game, eye).counts(), |counts| {
        row("board-unseen", |species| unseen_cell(counts[species.index()]))
    }));
    rows
}

fn row(id: &'static str, cell: impl Fn(Species) -> Cell) -> Line {
    let head = Heading::new(Message::new(id));
    Line { head, cells: Vec::from(by_species(|species| cell(species).into())), lit: false, pale: false }
}

fn price_cell(price: Option<i8>) -> Cell {
    let Some(value) = price else { return Cell::text(Message::new("price-unknown")) };
    Cell::text(Message::new("price").text("value", signed(value))).stressed(good_or_bad(value.into()))
}

fn sum_cell(sums: &BySpecies<i8>, is_priced: bool, species: Species) -> Cell {
    let sum = sum(sums, species);
    Cell::text(if is_priced {
        Message::new("sum-place").message("sum", sum).message("place", place_name(sums, species))
    } else {
        sum
    })
}

fn cards_cell(known: &[Card], species: Species) -> Cell {
    let cards = || known.iter().filter(|card| card.species() == species);
    let values = cards().map(|card| Message::new("figure").text("figure", plain(card.value())));
    let list =
        values.reduce(|first, next| Message::new("list").message("first", first).message("next", next));
    let chips = cards().map(|card| Sign { symbol: "", text: plain(card.value()), lit: false });
    Cell::text(list.unwrap_or(Message::new("cards-none"))).showing(chips.collect())
}

/// What the viewer's cards of a colour pay: `yours 3 × 2 = +6`.
fn share_cell(share: Share, price: Option<i8>) -> Cell {
    if share.is_empty() {
        return Cell::text(Message::new("share-none"));
    }
    let cell = match price {
        Some(value) => {
            let product = Message::new("share-pays").text("product", share.product(value));
            Cell::text(product).stressed(good_or_bad(share.pays(value)))
        }
        None => Cell::text(Message::new("share-count").number("count", share.all())),
    };
    match share.ally {
        Some(ally) => {
            let note = Message::new("share-ally").number("captured", share.captured).number("ally", ally);
            cell.noted(note)
        }
        None => cell,
    }
}

fn unseen_cell(count: u8) -> Cell {
    Cell::text(Message::new("unseen").number("count", count)).stressed(Stress::Pale)
}

/// How a gain stands out.
pub(super) fn good_or_bad(points: i32) -> Stress {
    match points {
        1.. => Stress::Good,
        0 => Stress::Plain,
        _ => Stress::Bad,
    }
}

/// The cards of the pack that this eye has not seen in this deal.
fn unseen(game: &Wasteland, eye: Eye) -> CardSet {
    let mut seen: CardSet = game.known_deserts(eye).collect();
    for seat in game.seats.iter() {
        let player = &game.players[seat];
        seen = seen.and_all(player.scored);
        if game.knows_hand(seat, eye) {
            seen = seen.and_all(player.hand);
        }
    }
    game.trick.played().for_each(|laid| seen.add(laid.card));
    pack(game.seats.len()).less_all(seen)
}
