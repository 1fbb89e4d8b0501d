//! What happens, and how it is told.

use engine::{Eye, Message, News, PerSeat, Pile, Seat, Seats, Tone};

use crate::card::{Card, Species};
use crate::revolution::{places, sums, values};
use crate::scene::{card_name, species_name};
use crate::sheet::{product, signed, sum_of, times_ally};

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt.
    Dealt {
        /// The number of the deal.
        round: u8,
        /// Who holds the start player card.
        first: Seat,
    },
    /// The start player card was given away.
    StartNamed {
        /// Who decided.
        by: Seat,
        /// Who got it.
        named: Seat,
    },
    /// A card was chosen to be abandoned.
    Sealed {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
    },
    /// An abandoned card was turned face up.
    Abandoned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A check disc moved to the bottom row.
    DiscMoved {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        colour: Species,
    },
    /// A card was passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
    },
    /// An alliance card was taken.
    Allied {
        /// Who.
        seat: Seat,
        /// Which.
        species: Species,
    },
    /// A trick was won.
    TrickWon {
        /// Who.
        seat: Seat,
        /// Its number.
        trick: u8,
        /// Why.
        reason: Reason,
    },
    /// Everybody passed.
    NobodyPlayed {
        /// Who leads again.
        leader: Seat,
    },
    /// A passed card came to the desert.
    Settled {
        /// Whose.
        seat: Seat,
        /// Which; known to all if it is special.
        card: Card,
        /// Where, from 1.
        area: u8,
    },
    /// A desert was turned up.
    DesertRevealed {
        /// Whose.
        seat: Seat,
        /// Its cards.
        desert: Pile<Card, 4>,
    },
    /// The cards that nobody was dealt were turned up.
    SpareRevealed {
        /// The cards.
        cards: Pile<Card, 4>,
    },
    /// The price of a colour was found.
    Priced {
        /// Which colour.
        species: Species,
        /// All deserts.
        deserts: PerSeat<Pile<Card, 4>, 4>,
        /// The cards that nobody was dealt.
        spare: Pile<Card, 4>,
    },
    /// An alliance card was counted.
    AllyCounted {
        /// Whose.
        seat: Seat,
        /// Which.
        species: Species,
        /// How many cards it counts for.
        worth: u8,
    },
    /// A player's gain was added.
    Gained {
        /// Whose.
        seat: Seat,
        /// What it is made of.
        gain: Gain,
        /// The score before.
        before: i16,
        /// The score after, never below 0.
        after: i16,
    },
    /// A deal is over.
    DealOver {
        /// Its number.
        round: u8,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
    },
}

/// Why a trick was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The only card that was played.
    Alone,
    /// The highest card of one colour.
    Highest,
    /// The highest card that is not of the trick colour.
    OtherColour,
}

/// What a player's gain is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Captured cards of each colour.
    pub counts: [u8; 4],
    /// The alliance card and how many cards it counts for.
    pub ally: Option<(Species, u8)>,
    /// Points a card of each colour.
    pub values: [i8; 4],
    /// All together.
    pub points: i16,
}

impl Event {
    pub(crate) fn word(self, eye: Eye) -> News {
        match self {
            Event::Dealt { round, first } => {
                Tone::Notice.say(by("event-dealt", first).number("round", round))
            }
            Event::StartNamed { by: namer, named } => {
                Tone::Notice.say(by("event-start", namer).seat("named", named))
            }
            Event::Sealed { seat, card } if eye.sees(seat) => of("event-sealed-own", seat, card),
            Event::Sealed { seat, .. } => Tone::Plain.say(by("event-sealed", seat)),
            Event::Abandoned { seat, card } => of("event-abandoned", seat, card),
            Event::Played { seat, card } => of("event-played", seat, card),
            Event::DiscMoved { seat, colour } => {
                Tone::Notice.say(by("event-disc", seat).message("species", species_name(colour)))
            }
            Event::Passed { seat, card } if eye.sees(seat) => of("event-passed-own", seat, card),
            Event::Passed { seat, .. } => Tone::Plain.say(by("event-passed", seat)),
            Event::Allied { seat, species } => {
                Tone::Notice.say(by("event-allied", seat).message("species", species_name(species)))
            }
            Event::TrickWon { seat, trick, reason } => {
                Tone::Notice.say(by(won(reason), seat).number("trick", trick))
            }
            Event::NobodyPlayed { leader } => Tone::Notice.say(by("event-nobody", leader)),
            Event::Settled { seat, card, area } => word_settled(seat, card, area, eye),
            Event::DesertRevealed { seat, desert } => {
                Tone::Plain.say(by("event-desert", seat).text("cards", list(&desert)))
            }
            Event::SpareRevealed { cards } => {
                Tone::Plain.say(Message::new("event-spare").text("cards", list(&cards)))
            }
            Event::Priced { species, deserts, spare } => {
                let deserts = Seat::ALL[..4].iter().flat_map(|&seat| deserts[seat].to_vec());
                word_price(species, &deserts.chain(spare.to_vec()).collect::<Vec<_>>())
            }
            Event::AllyCounted { seat, species, worth } => Tone::Plain.say(
                by("event-ally-counted", seat)
                    .message("species", species_name(species))
                    .number("icons", 3 - i64::from(worth))
                    .number("worth", worth),
            ),
            Event::Gained { seat, gain, before, after } => word_gain(seat, gain, before, after),
            Event::DealOver { round } => {
                Tone::Chapter.say(Message::new("event-deal-over").number("round", round))
            }
            Event::GameOver { winners } => word_game_over(winners),
        }
    }
}

fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("player", seat)
}

fn of(id: &'static str, seat: Seat, card: Card) -> News {
    Tone::Plain.say(by(id, seat).message("card", card_name(card)))
}

fn won(reason: Reason) -> &'static str {
    match reason {
        Reason::Alone => "event-won-alone",
        Reason::Highest => "event-won-highest",
        Reason::OtherColour => "event-won-other",
    }
}

/// WR-35. A special card is turned up for all to see; an ordinary one is known to its owner only.
fn word_settled(seat: Seat, card: Card, area: u8, eye: Eye) -> News {
    let id = match (card.is_special(), eye.sees(seat)) {
        (true, _) => "event-settled-up",
        (false, true) => "event-settled-own",
        (false, false) => return Tone::Plain.say(by("event-settled", seat).number("area", area)),
    };
    let tone = if card.is_special() { Tone::Notice } else { Tone::Plain };
    tone.say(by(id, seat).message("card", card_name(card)).number("area", area))
}

/// The sum of a colour, its place, whether it shares it, and what that makes a card worth.
fn word_price(species: Species, deserts: &[Card]) -> News {
    let sums = &sums(deserts.iter().copied());
    let mut cards: Vec<Card> = deserts.iter().copied().filter(|card| card.species() == species).collect();
    cards.sort_unstable();
    let (sum, place, value) =
        (sums[species.index()], places(sums)[species.index()], values(sums)[species.index()]);
    let shared = sums.iter().filter(|&&other| other == sum).count() > 1;
    let message = Message::new(match (shared, place) {
        (true, _) => "event-priced-shared",
        (false, 4) if sum <= 0 => "event-priced-ruined",
        (false, _) => "event-priced",
    });
    let tone = match value {
        1.. => Tone::Gain,
        0 => Tone::Plain,
        _ => Tone::Loss,
    };
    tone.say(
        message
            .message("species", species_name(species))
            .text("sum", sum_of(&cards))
            .number("place", place)
            .text("value", signed(value)),
    )
}

fn word_gain(seat: Seat, gain: Gain, before: i16, after: i16) -> News {
    let mut parts: Vec<String> = (0..4)
        .filter(|&index| gain.counts[index] > 0)
        .map(|index| product(Species::ALL[index], gain.counts[index], gain.values[index]))
        .collect();
    parts.extend(gain.ally.map(|(species, worth)| times_ally(species, worth, gain.values[species.index()])));
    let sum = if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") };
    let floored = before + gain.points < 0;
    let message = by(if floored { "event-gained-floor" } else { "event-gained" }, seat)
        .text("sum", sum)
        .text("points", signed(gain.points))
        .number("before", before)
        .number("after", after);
    let tone = match gain.points {
        1.. => Tone::Gain,
        0 => Tone::Plain,
        _ => Tone::Loss,
    };
    tone.say(message)
}

fn word_game_over(winners: Seats) -> News {
    let mut in_order = winners.iter();
    Tone::Chapter.say(match (in_order.next(), in_order.next()) {
        (Some(winner), None) => by("table-won", winner),
        _ => Message::new("table-won-many"),
    })
}

pub(crate) fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
