//! The price board: what the revolution would pay if it came now.

use engine::{
    Board, Cell, CompactString, Eye, Heading, Kind, Line, Matrix, MatrixLook, Message, Seat, Shows, Sign,
    Stress, format_compact,
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
    /// Its place.
    places: BySpecies<u8>,
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
        Message::new("sum").text("sum", plain(self.sums[species.index()]))
    }

    /// The place, from 1.
    pub(super) fn place(&self, species: Species) -> u8 {
        self.places[species.index()]
    }

    /// `1st`, or `shared 2nd`.
    pub(super) fn place_name(&self, species: Species) -> Message {
        let index = species.index();
        let shared = self.sums.iter().filter(|&&sum| sum == self.sums[index]).count() > 1;
        let id = if shared { "place-shared" } else { "place" };
        Message::new(id).number("place", self.places[index])
    }
}

impl From<Vec<Card>> for Prices {
    fn from(mut known: Vec<Card>) -> Prices {
        known.sort_unstable();
        let sums = sums(known.iter().copied());
        Prices { known, sums, places: places(&sums), values: values(&sums) }
    }
}

/// The cards of a player's that count in one colour: captured ones, and those that the alliance card stands
/// for as far as this eye knows.
#[derive(Clone, Copy)]
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

    /// `5 × 2 = +10`
    pub(super) fn product(self, value: i8) -> CompactString {
        format_compact!("{} = {}", times(self.all(), value), signed(self.pays(value)))
    }

    /// What the alliance card counts for.
    pub(super) fn ally(self) -> Option<u8> {
        self.ally
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

pub(super) fn boards(game: &Wasteland, eye: Eye) -> Vec<Board> {
    vec![price_board(game, eye)]
}

/// A column a species. During the revolution its prices are those that have been found.
fn price_board(game: &Wasteland, eye: Eye) -> Board {
    let prices = Prices::of(game, eye);
    let columns = Species::ALL.iter().map(|&species| {
        Heading::new(species_name(species)).pictured(suit_symbol(species)).suited(suit(species))
    });
    let matrix = Matrix {
        look: MatrixLook::Signs,
        columns: [Heading::new(Message::new("board-species"))].into_iter().chain(columns).collect(),
        rows: rows(game, eye, &prices),
    };
    let title = title(game, eye, &prices);
    Board::new("prices", title, Shows::Matrix(matrix)).noted(known_note(game, &prices))
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

fn rows(game: &Wasteland, eye: Eye, prices: &Prices) -> Vec<Line> {
    let row = |head: Heading, cell: &dyn Fn(Species) -> Cell| Line {
        head,
        cells: by_species(cell).to_vec(),
        lit: false,
        pale: false,
    };
    let named = |id| Heading::new(Message::new(id));
    let mut rows = vec![
        row(named("board-price"), &|species| price_cell(game, prices, species)),
        row(named("board-sum"), &|species| sum_cell(game, prices, species)),
        row(named("board-cards"), &|species| cards_cell(prices, species)),
    ];
    if let Eye::Seat(seat) = eye {
        rows.push(row(named("board-yours"), &|species| share_cell(game, seat, prices, species)));
    }
    let unseen = unseen(game, eye).counts();
    rows.push(row(named("board-unseen"), &|species| {
        let count = unseen[species.index()];
        Cell::text(Message::new("unseen").number("count", count)).stressed(Stress::Pale)
    }));
    rows
}

fn price_cell(game: &Wasteland, prices: &Prices, species: Species) -> Cell {
    if !is_priced(game, species) {
        return Cell::text(Message::new("price-unknown"));
    }
    let value = prices.value(species);
    Cell::text(Message::new("price").text("value", signed(value))).stressed(good_or_bad(value.into()))
}

fn sum_cell(game: &Wasteland, prices: &Prices, species: Species) -> Cell {
    let sum = prices.sum(species);
    Cell::text(if is_priced(game, species) {
        Message::new("sum-place").message("sum", sum).message("place", prices.place_name(species))
    } else {
        sum
    })
}

fn cards_cell(prices: &Prices, species: Species) -> Cell {
    let cards = prices.known.iter().filter(|card| card.species() == species);
    let values = cards.map(|card| Message::new("figure").text("figure", plain(card.value())));
    let list =
        values.reduce(|first, next| Message::new("list").message("first", first).message("next", next));
    let cards = prices.known.iter().filter(|card| card.species() == species);
    let chips = cards.map(|card| Sign { symbol: "", text: plain(card.value()), lit: false });
    Cell::text(list.unwrap_or(Message::new("cards-none"))).showing(chips.collect())
}

/// What the viewer's cards of a colour pay: `yours 3 × 2 = +6`.
fn share_cell(game: &Wasteland, seat: Seat, prices: &Prices, species: Species) -> Cell {
    let share = Share::of(game, seat, species, Eye::Seat(seat));
    if share.is_empty() {
        return Cell::text(Message::new("share-none"));
    }
    let value = prices.value(species);
    let cell = if is_priced(game, species) {
        let product = Message::new("share-pays").text("product", share.product(value));
        Cell::text(product).stressed(good_or_bad(share.pays(value)))
    } else {
        Cell::text(Message::new("share-count").number("count", share.all()))
    };
    match share.ally {
        Some(ally) => {
            let note = Message::new("share-ally").number("captured", share.captured).number("ally", ally);
            cell.noted(note)
        }
        None => cell,
    }
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
