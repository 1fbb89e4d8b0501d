//! Events in words, for each eye.

use engine::{Eye, Kind, Message, News, Seat, Tone};

use super::faces::{card_name, cards, species_name};
use super::numbers::{signed, sum, sum_of};
use crate::event::{Gain, Reason};
use crate::rules::revolution::{ALLY_WORTH, places, sums, values};
use crate::{Card, Event, Species};

pub(super) fn word(event: Event, eye: Eye) -> News {
    match event {
        Event::Dealt { round, first } => Tone::Notice.say(by("event-dealt", first).number("round", round)),
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
        Event::Revolted { round } => Tone::Notice.say(Message::new("event-revolt").number("round", round)),
        Event::DesertRevealed { seat, desert } => {
            Tone::Plain.say(by("event-desert", seat).message("cards", cards(desert.iter().copied())))
        }
        Event::SpareRevealed { cards: spare } => {
            Tone::Plain.say(Message::new("event-spare").message("cards", cards(spare.iter().copied())))
        }
        Event::Priced { species, deserts, spare } => {
            let deserts = Seat::ALL[..4].iter().flat_map(|&seat| deserts[seat].to_vec());
            word_price(species, &deserts.chain(spare.to_vec()).collect::<Vec<_>>())
        }
        Event::AllyCounted { seat, species, worth } => Tone::Plain.say(
            by("event-ally-counted", seat)
                .message("species", species_name(species))
                .number("icons", ALLY_WORTH - worth)
                .number("worth", worth),
        ),
        Event::Gained { seat, gain, before, after } => word_gain(seat, gain, before, after),
        Event::DealOver { round } => {
            Tone::Chapter.say(Message::new("event-deal-over").number("round", round))
        }
        Event::GameOver { winners } => News::game_over(winners),
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
    let index = species.index();
    let (sum, place, value) = (sums[index], places(sums)[index], values(sums)[index]);
    let shared = sums.iter().filter(|&&other| other == sum).count() > 1;
    let message = Message::new(match (shared, place) {
        (true, _) => "event-priced-shared",
        (false, 4) if sum <= 0 => "event-priced-ruined",
        (false, _) => "event-priced",
    });
    tone_of(value.into()).say(
        message
            .message("species", species_name(species))
            .text("sum", sum_of(&cards))
            .message("place", Message::new("place").number("place", place))
            .text("value", signed(value)),
    )
}

/// What each colour pays, and what that makes of the score.
fn word_gain(seat: Seat, gain: Gain, before: i16, after: i16) -> News {
    let pays = Species::ALL.iter().filter_map(|&species| gain.pays(species));
    let floored = before + gain.points < 0;
    let message = by(if floored { "event-gained-floor" } else { "event-gained" }, seat)
        .text("sum", sum(pays))
        .text("points", signed(gain.points))
        .number("before", before)
        .number("after", after);
    tone_of(gain.points).say(message)
}

fn tone_of(points: i16) -> Tone {
    match points {
        1.. => Tone::Gain,
        0 => Tone::Plain,
        _ => Tone::Loss,
    }
}
