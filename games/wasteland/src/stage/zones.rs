//! Where the cards lie, and what can be seen of them.

use engine::{
    CardFace, CardScene, CompactString, Eye, Kind, Layout, Message, Place, Seat, Token, Zone, card_id,
    format_compact, seat_id,
};

use super::faces::{ally_face, card_face, card_name, species_name};
use super::guidance::promise_note;
use super::sheet::signed;
use crate::card::by_species;
use crate::card_set::CardSet;
use crate::rules::revolution::{sums, values};
use crate::rules::trick::Laid;
use crate::{Card, Phase, Species, Wasteland};

/// The zone of the current trick.
pub(super) const TRICK: &str = "trick";

pub(super) fn zones(game: &Wasteland, eye: Eye) -> Vec<Zone> {
    let middle = [Some(trick_zone(game, eye)), allies_zone(game), spare_zone(game, eye)];
    let aside = [Some(prices_zone(game, eye)), last_trick_zone(game)];
    let seats = game.seats.iter().flat_map(|seat| player_zones(game, seat, eye));
    middle.into_iter().flatten().chain(seats).chain(aside.into_iter().flatten()).collect()
}

fn card(game: &Wasteland, face: Option<Card>) -> CardScene {
    CardScene::seen(face.map(|face| card_face(game, face)))
}

/// The cards before each seat in order of play, with the trick colour and whoever would win as it stands.
fn trick_zone(game: &Wasteland, eye: Eye) -> Zone {
    let laid_card = |laid: &Laid| CardScene {
        down: !laid.up,
        by: Some(laid.seat),
        ..card(game, laid.known().of(laid.card, eye))
    };
    Zone {
        cards: game.trick.0.iter().map(laid_card).collect(),
        note: trick_note(game),
        ..Zone::new(
            TRICK,
            Place::Middle,
            Layout::Row,
            Message::new("zone-trick").number("trick", game.trick_no),
        )
    }
}

fn trick_note(game: &Wasteland) -> Option<Message> {
    let (led, best) = (game.trick.colour()?, game.trick.winner()?);
    let id = if best.card.species() == led { "trick-led" } else { "trick-mixed" };
    let note = Message::new(id).message("species", species_name(led)).seat("player", best.seat);
    Some(note.message("card", card_name(best.card)))
}

fn allies_zone(game: &Wasteland) -> Option<Zone> {
    let cards = game.allies().map(|species| CardScene::up(ally_face(species)));
    game.options.alliance.then(|| Zone {
        cards: cards.collect(),
        ..Zone::new("allies", Place::Middle, Layout::Row, Message::new("zone-allies"))
    })
}

/// The alliance card with this number in the middle.
pub(super) fn ally_id(index: usize) -> CompactString {
    card_id("allies", index)
}

fn spare_zone(game: &Wasteland, eye: Eye) -> Option<Zone> {
    let known = game.knows_spare(eye);
    let cards = game
        .spare
        .iter()
        .map(|spare| CardScene { down: game.phase != Phase::Over, ..card(game, known.then_some(spare)) });
    (!game.spare.is_empty()).then(|| Zone {
        cards: cards.collect(),
        ..Zone::new("spare", Place::Middle, Layout::Row, Message::new("zone-spare"))
    })
}

/// What the desert cards that the viewer knows would make each colour worth.
fn prices_zone(game: &Wasteland, eye: Eye) -> Zone {
    const KINDS: [&str; 4] = ["price-ghost", "price-dryad", "price-harpy", "price-merfolk"];
    let sums = sums(game.known_deserts(eye));
    let values = values(&sums);
    let price = |species: Species| {
        let (sum, value) = (sums[species.index()], values[species.index()]);
        let label = Message::new("token-price").message("species", species_name(species));
        let label = label.number("sum", sum).text("value", signed(value));
        Token { kind: KINDS[species.index()], count: i32::from(value), label }
    };
    let known = game.known_deserts(eye).count() as i64;
    Zone {
        tokens: by_species(price).to_vec(),
        note: Some(Message::new("prices-note").number("known", known)),
        ..Zone::new("prices", Place::Side, Layout::Row, Message::new("zone-prices"))
    }
}

fn last_trick_zone(game: &Wasteland) -> Option<Zone> {
    let last = game.last_trick.as_ref()?;
    let cards =
        last.played.iter().map(|&(seat, played)| CardScene { by: Some(seat), ..card(game, Some(played)) });
    let note = match last.winner {
        Some(winner) => Message::new("last-won").seat("player", winner),
        None => Message::new("last-nobody"),
    };
    Some(Zone {
        cards: cards.collect(),
        note: Some(note),
        ..Zone::new("last", Place::Side, Layout::Row, Message::new("zone-last"))
    })
}

fn player_zones(game: &Wasteland, seat: Seat, eye: Eye) -> Vec<Zone> {
    let scored = Species::ALL.iter().filter_map(|&species| scored_zone(game, seat, species));
    let ally = game.players[seat].ally.map(|species| Zone {
        cards: vec![CardScene::up(ally_face(species))],
        ..Zone::new(
            seat_id("ally", seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-ally").seat("player", seat),
        )
    });
    let desert = desert_zone(game, seat, eye);
    [desert].into_iter().chain(ally).chain(scored).chain([hand_zone(game, seat, eye)]).collect()
}

pub(super) fn desert_id(seat: Seat) -> CompactString {
    seat_id("desert", seat)
}

fn desert_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].desert.iter().enumerate().map(|(area, &abandoned)| {
        let face = game.known_in_desert(seat, area, abandoned).of(abandoned, eye);
        CardScene { down: !game.is_up(area, abandoned), ..card(game, face) }
    });
    Zone {
        cards: cards.collect(),
        ..Zone::new(
            desert_id(seat),
            Place::Before(seat),
            Layout::Row,
            Message::new("zone-desert").seat("player", seat),
        )
    }
}

/// WR-33. Captured cards of one colour, all values visible.
fn scored_zone(game: &Wasteland, seat: Seat, species: Species) -> Option<Zone> {
    let cards = game.players[seat].scored.of(species);
    let id = format_compact!("scored{seat}{species}");
    let scenes = cards.iter().map(|held| card(game, Some(held)));
    let label = Message::new("zone-scored").seat("player", seat).message("species", species_name(species));
    (!cards.is_empty()).then(|| Zone {
        cards: scenes.collect(),
        ..Zone::new(id, Place::Before(seat), Layout::Column, label)
    })
}

pub(super) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("hand", seat), index)
}

fn hand_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let known = game.knows_hand(seat, eye);
    let promised = if known { game.players[seat].promised() } else { CardSet::EMPTY };
    let held = |held: Card| {
        let mut scene = card(game, known.then_some(held));
        scene.down = false;
        if let Some(face) = scene.face.as_mut().filter(|_| promised.has(held)) {
            let rule = Message::new("rule-promised").message("species", species_name(held.species()));
            *face = CardFace { rule, ..CardFace::clone(face) }.into();
        }
        scene
    };
    Zone {
        cards: game.players[seat].hand.iter().map(held).collect(),
        note: promise_note(promised),
        ..Zone::new(
            seat_id("hand", seat),
            Place::Hand(seat),
            Layout::Fan,
            Message::new("zone-hand").seat("player", seat),
        )
    }
}
