//! The table as people see it.

use std::sync::LazyLock;

use engine::{
    CardFace, CardScene, CompactString, Eye, Game, Layout, Message, Place, Scene, Seat, SeatScene, Token,
    Zone, card_id, format_compact, seat_id,
};

use crate::card::{Card, Species};
use crate::cards::Cards;
use crate::revolution::{sums, values};
use crate::rules::DEALS;
use crate::sheet::{sheet, signed};
use crate::trick::Laid;
use crate::{Phase, SUITS, Wasteland, guidance};

/// The zone of the current trick.
pub(crate) const TRICK: &str = "trick";

pub(crate) fn scene(game: &Wasteland, eye: Eye) -> Scene {
    let between_deals = matches!(game.phase, Phase::Start(_) | Phase::Abandon(_) | Phase::Over);
    Scene {
        seats: game.seats.iter().map(|seat| seat_scene(game, seat)).collect(),
        zones: zones(game, eye),
        flags: flags(game),
        prompt: Some(guidance::prompt(game, eye)),
        tips: guidance::tips(game, eye),
        choices: guidance::choices(game, eye),
        blocked: guidance::blocked(game, eye),
        sheet: game.last_deal.as_ref().filter(|_| between_deals).map(|deal| sheet(game, deal)),
        log: Vec::new(),
    }
}

/// What a species is called.
pub(crate) fn species_name(species: Species) -> Message {
    Message::new(match species {
        Species::Ghost => "species-ghost",
        Species::Dryad => "species-dryad",
        Species::Harpy => "species-harpy",
        Species::Merfolk => "species-merfolk",
    })
}

/// What a card is called.
pub(crate) fn card_name(card: Card) -> Message {
    Message::new("card").message("species", species_name(card.species())).number("value", card.value())
}

fn suit(species: Species) -> &'static str {
    SUITS[species.index()]
}

fn card_face(game: &Wasteland, card: Card) -> &'static CardFace {
    static FACES: LazyLock<[Vec<CardFace>; 2]> = LazyLock::new(|| {
        [false, true].map(|alliance| Card::every_bit().map(|card| print(alliance, card)).collect())
    });
    &FACES[usize::from(game.options.alliance)][card.index()]
}

fn print(alliance: bool, card: Card) -> CardFace {
    let rule = match card.is_special() {
        true if alliance => "rule-special-icons",
        false if alliance => "rule-ordinary-icons",
        true => "rule-special",
        false => "rule-ordinary",
    };
    let rule = Message::new(rule).number("icons", card.icons());
    CardFace::new(card, suit(card.species()), card_name(card), rule)
}

fn seat_scene(game: &Wasteland, seat: Seat) -> SeatScene {
    let player = &game.players[seat];
    let passes = i32::from(player.passes_left);
    let to_abandon = i32::from(player.desert.is_empty());
    let plays = (player.hand.len() as i32 - passes - to_abandon).max(0);
    let mut tokens = vec![
        Token { kind: "play", count: plays, label: Message::new("token-plays") },
        Token { kind: "pass", count: passes, label: Message::new("token-passes") },
    ];
    if seat == game.first {
        tokens.push(Token { kind: "start", count: 1, label: Message::new("token-start") });
    }
    tokens.extend(Species::ALL.into_iter().filter(|&colour| player.discs.is_down(colour)).map(disc));
    SeatScene {
        seat,
        score: i32::from(player.score),
        acting: game.to_act().contains(seat),
        tokens,
        status: status(game, seat),
    }
}

/// WR-21. A check disc in the bottom row.
fn disc(colour: Species) -> Token {
    const KINDS: [&str; 4] = ["disc-ghost", "disc-dryad", "disc-harpy", "disc-merfolk"];
    let label = Message::new("token-disc").message("species", species_name(colour));
    Token { kind: KINDS[colour.index()], count: 1, label }
}

fn status(game: &Wasteland, seat: Seat) -> Option<Message> {
    let sealed = matches!(game.phase, Phase::Abandon(waiting) if !waiting.contains(seat));
    let winning = game.trick.winner().is_some_and(|laid| laid.seat == seat);
    match (sealed, winning) {
        (true, _) => Some(Message::new("status-sealed")),
        (_, true) => Some(Message::new("status-winning")),
        _ => None,
    }
}

fn flags(game: &Wasteland) -> Vec<Message> {
    let mut flags = vec![Message::new("flag-deal").number("round", game.round).number("deals", DEALS)];
    if game.options.alliance {
        flags.push(Message::new("flag-alliance"));
    }
    if game.options.witnesses {
        flags.push(Message::new("flag-witnesses"));
    }
    flags
}

fn zones(game: &Wasteland, eye: Eye) -> Vec<Zone> {
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
        ..card(game, (laid.up || eye.sees(laid.seat)).then_some(laid.card))
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
    let cards = game.allies().map(ally_card);
    game.options.alliance.then(|| Zone {
        cards: cards.collect(),
        ..Zone::new("allies", Place::Middle, Layout::Row, Message::new("zone-allies"))
    })
}

/// The alliance card with this number in the middle.
pub(crate) fn ally_id(index: usize) -> CompactString {
    card_id("allies", index)
}

fn ally_card(species: Species) -> CardScene {
    static FACES: LazyLock<[CardFace; 4]> = LazyLock::new(|| Species::ALL.map(print_ally));
    CardScene::up(&FACES[species.index()])
}

fn print_ally(species: Species) -> CardFace {
    CardFace::new(
        format_compact!("★{species}"),
        suit(species),
        Message::new("ally-card").message("species", species_name(species)),
        Message::new("rule-ally").message("species", species_name(species)),
    )
}

fn spare_zone(game: &Wasteland, eye: Eye) -> Option<Zone> {
    let known = eye == Eye::All || game.phase == Phase::Over;
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
    let sums = sums(game.desert_cards(eye));
    let values = values(&sums);
    let price = |species: Species| {
        let (sum, value) = (sums[species.index()], values[species.index()]);
        let label = Message::new("token-price").message("species", species_name(species));
        let label = label.number("sum", sum).text("value", signed(value));
        Token { kind: KINDS[species.index()], count: i32::from(value), label }
    };
    let known = game.desert_cards(eye).count() as i64;
    Zone {
        tokens: Species::ALL.map(price).to_vec(),
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
    let scored = Species::ALL.into_iter().filter_map(|species| scored_zone(game, seat, species));
    let ally = game.players[seat].ally.map(|species| Zone {
        cards: vec![ally_card(species)],
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

pub(crate) fn desert_id(seat: Seat) -> CompactString {
    seat_id("desert", seat)
}

fn desert_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let cards = game.players[seat].desert.iter().enumerate().map(|(area, &abandoned)| {
        let up = game.is_up(area, abandoned);
        let face = (up || eye.sees(seat)).then_some(abandoned);
        CardScene { down: !up, ..card(game, face) }
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

pub(crate) fn hand_card(seat: Seat, index: usize) -> CompactString {
    card_id(&seat_id("hand", seat), index)
}

fn hand_zone(game: &Wasteland, seat: Seat, eye: Eye) -> Zone {
    let promised = if eye.sees(seat) { game.players[seat].promised() } else { Cards::EMPTY };
    let held = |held: Card| {
        let mut scene = card(game, eye.sees(seat).then_some(held));
        scene.down = false;
        if let Some(face) = scene.face.as_mut().filter(|_| promised.has(held)) {
            let rule = Message::new("rule-promised").message("species", species_name(held.species()));
            *face = CardFace { rule, ..CardFace::clone(face) }.into();
        }
        scene
    };
    Zone {
        cards: game.players[seat].hand.iter().map(held).collect(),
        note: guidance::promise_note(promised),
        ..Zone::new(
            seat_id("hand", seat),
            Place::Hand(seat),
            Layout::Fan,
            Message::new("zone-hand").seat("player", seat),
        )
    }
}
