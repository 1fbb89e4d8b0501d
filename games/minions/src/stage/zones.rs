//! Where everything lies.

use engine::{
    Aside, CardFace, CardScene, CompactString, Eye, Gauge, Known, Later, Layout, Message, Offer, Pile, Place,
    Seat, Slot, Zone, card_id, format_compact, seat_id,
};

use super::area;
use super::faces::{Ground, card_face, minion_face, pot_face, recipe_face, round_face};
use super::names::recipe_name;
use crate::card::Bag;
use crate::data::ROUNDS;
use crate::{Card, Minions, Phase, Recipe, knowledge};

/// The free place of the tray, as something to touch.
pub(super) const LAY_HERE: &str = "lay-here";

/// Where Pots are shown and minions are made.
pub(super) const HEARTH: &str = "hearth";

pub(super) fn zones(game: &Minions, eye: Eye) -> Vec<Later<Zone>> {
    let mut zones: Vec<Later<Zone>> = area::zones(game, eye).collect();
    zones.extend([
        hearth(game).into(),
        pile(game, eye),
        recipe_deck(game, eye),
        middle(game, eye),
        removed(game, eye),
    ]);
    for seat in game.seats.iter() {
        zones.extend(seat_zones(game, seat, eye));
    }
    zones
}

/// The names of a seat's drafted cards of this kind; those that are kept lie before them.
pub(super) fn drafted_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    let player = &game.players[seat];
    named(&seat_id("drafted", seat), player.drafted, card, player.kept.len())
}

/// The names of the cards of this kind in a hand.
pub(super) fn hand_cards(game: &Minions, seat: Seat, card: Card) -> Vec<CompactString> {
    named(&seat_id("hand", seat), game.players[seat].hand, card, 0)
}

fn named(zone: &str, cards: Bag, card: Card, before: usize) -> Vec<CompactString> {
    let places = cards.iter().enumerate().filter(|&(_, other)| other == card);
    places.map(|(index, _)| card_id(zone, before + index)).collect()
}

/// Cards, as far as their viewer knows.
#[derive(Clone, Copy, Hash)]
struct Held {
    count: usize,
    cards: Option<Bag>,
}

impl Held {
    fn of(cards: Bag, known: Known, eye: Eye) -> Held {
        Held { count: cards.len(), cards: known.of(cards, eye) }
    }

    fn faces(self, ground: &Ground) -> Vec<Option<CardFace>> {
        match self.cards {
            Some(cards) => cards.iter().map(|card| Some(card_face(ground, card))).collect(),
            None => vec![None; self.count],
        }
    }

    /// Cards that whoever knows them sees face up.
    fn seen(self, ground: &Ground) -> impl Iterator<Item = CardScene> + use<> {
        self.faces(ground).into_iter().map(CardScene::seen)
    }
}

/// MR-22, MR-23. The Pots that were shown, the first to create at the left.
fn hearth(game: &Minions) -> Zone {
    let ground = Ground::of(game);
    let place = |(index, &seat): (usize, &Seat)| {
        let pot = game.players[seat].pot?;
        let id = if index == 0 { "tag-first" } else { "tag-then" };
        Some(CardScene {
            label: Some(Message::new(id).seat("player", seat)),
            by: Some(seat),
            ..CardScene::up(pot_face(&ground, pot))
        })
    };
    Zone {
        cards: game.queue.iter().enumerate().filter_map(place).collect(),
        aside: Some(fire(game)),
        ..Zone::new(HEARTH, Place::Middle, Layout::Row, Message::new("zone-hearth"))
    }
}

/// Who creates what, or what there is to win.
fn fire(game: &Minions) -> Aside {
    let points = game.cards.rounds[game.round as usize - 1].points;
    let prize = match game.seats.iter().find(|&seat| game.players[seat].has_won(game.round)) {
        Some(seat) => Message::new("fire-won").seat("player", seat),
        None if matches!(game.phase, Phase::Keep | Phase::Over) => Message::new("fire-unwon"),
        None => Message::new("fire-prize").number("points", points),
    };
    let Some(&seat) = game.queue.first().filter(|_| game.phase != Phase::Over) else {
        let is_out = matches!(game.phase, Phase::Keep | Phase::Over);
        let says = if is_out { "fire-out" } else { "fire-nobody" };
        return Aside::from(Message::new(says)).more(prize);
    };
    let payment =
        game.players[seat].recipe.map(|recipe| (game.cards.recipe(recipe), game.players[seat].paid));
    match payment {
        Some((card, paid)) => Aside::from(
            Message::new("fire-brews")
                .message("recipe", recipe_name(card))
                .number("paid", paid)
                .number("cost", card.cost),
        )
        .gauged(Gauge::Notches { filled: paid.min(card.cost).into(), of: card.cost.into() }),
        None if area::created(game, seat).is_some() => {
            Aside::from(Message::new("fire-created").seat("player", seat)).more(prize)
        }
        None if game.players[seat].pot.is_some() => {
            Aside::from(Message::new("fire-chooses").seat("player", seat)).more(prize)
        }
        None => Aside::from(Message::new("fire-pots")).more(prize),
    }
}

/// MR-57. What dropped seats threw away. It lies face down; whoever threw something knows it from the log.
fn middle(game: &Minions, eye: Eye) -> Later<Zone> {
    let thrown = |seat: Seat| (seat, Held::of(game.players[seat].thrown, knowledge::PILES, eye));
    let thrown: Vec<(Seat, Held)> = game.seats.iter().map(thrown).collect();
    Later::new((Ground::of(game), thrown), |(ground, thrown)| {
        let down = |&(seat, held): &(Seat, Held)| {
            let faces = held.faces(ground).into_iter();
            faces.map(move |face| CardScene { by: Some(seat), ..CardScene::down(face) })
        };
        pile_of("middle", "zone-middle", thrown.iter().flat_map(down).collect())
    })
}

fn pile_of(id: &'static str, label: &'static str, cards: Vec<CardScene>) -> Zone {
    Zone { cards, ..Zone::new(id, Place::Side, Layout::Pile, Message::new(label)) }
}

/// A pile that its viewer knows nothing of but its size.
fn backs(id: &'static str, label: &'static str, count: usize) -> Later<Zone> {
    Later::new((id, label, count), |&(id, label, count)| {
        pile_of(id, label, vec![CardScene::down(None::<CardFace>); count])
    })
}

fn pile(game: &Minions, eye: Eye) -> Later<Zone> {
    if !knowledge::PILES.is_sure(eye) {
        return backs("pile", "zone-pile", game.deck.len());
    }
    let ground = Ground::of(game);
    let cards = game.deck.iter().map(|&card| CardScene::down(Some(card_face(&ground, card))));
    pile_of("pile", "zone-pile", cards.collect()).into()
}

fn recipe_deck(game: &Minions, eye: Eye) -> Later<Zone> {
    recipe_pile(game, ("recipes", "zone-recipes"), game.recipe_deck.iter().rev().copied(), eye)
}

/// MR-38. Recipes that nobody created.
fn removed(game: &Minions, eye: Eye) -> Later<Zone> {
    recipe_pile(game, ("removed", "zone-removed"), game.removed.iter(), eye)
}

fn recipe_pile(
    game: &Minions,
    (id, label): (&'static str, &'static str),
    recipes: impl Iterator<Item = Recipe>,
    eye: Eye,
) -> Later<Zone> {
    if !knowledge::PILES.is_sure(eye) {
        return backs(id, label, recipes.count());
    }
    let ground = Ground::of(game);
    let face = |recipe| recipe_face(&ground, game.cards.recipe(recipe), None);
    pile_of(id, label, recipes.map(|recipe| CardScene::down(Some(face(recipe)))).collect()).into()
}

fn seat_zones(game: &Minions, seat: Seat, eye: Eye) -> Vec<Later<Zone>> {
    let mut zones = vec![minions(game, seat), drafted(game, seat, eye)];
    zones.push(match paid(game, seat, eye) {
        Some(spent) => spent,
        None => hand(game, seat, eye),
    });
    if knowledge::own(seat).is_sure(eye) {
        zones.extend(passed(game, seat, eye));
    }
    zones
}

fn of_seat(name: &str, seat: Seat, layout: Layout, label: &'static str) -> Zone {
    Zone::new(seat_id(name, seat), Place::Before(seat), layout, Message::new(label).seat("player", seat))
}

fn hand(game: &Minions, seat: Seat, eye: Eye) -> Later<Zone> {
    let (own, player) = (knowledge::own(seat), &game.players[seat]);
    let last = player.passed_hands(seat).last().filter(|_| own.is_sure(eye));
    let facts = Hand {
        ground: Ground::of(game),
        seat,
        cards: Held::of(player.hand, own, eye),
        passed: last.map(|(to, _, cards)| (to, cards.len())),
        label: hand_label(game, seat, eye),
    };
    let drafts = eye == Eye::Seat(seat) && game.phase == Phase::Draft && game.waiting.contains(seat);
    if !drafts {
        return Later::new(facts, Hand::zone);
    }
    let mut zone = facts.zone();
    for (scene, card) in zone.cards.iter_mut().zip(player.hand.iter()) {
        let brings = |recipes| Message::new("now-brings").message("recipes", recipes);
        scene.now = area::brought_into_reach(game, seat, card).map(brings);
    }
    zone.into()
}

/// A hand, as far as its viewer knows.
#[derive(Hash)]
struct Hand {
    ground: Ground,
    seat: Seat,
    cards: Held,
    /// To whom the last hand was passed on, and how many cards.
    passed: Option<(Seat, usize)>,
    label: &'static str,
}

impl Hand {
    fn zone(&self) -> Zone {
        let note = |(to, cards): (Seat, usize)| {
            Message::new("note-passed").number("count", cards as i64).seat("player", to)
        };
        Zone {
            place: Place::Hand(self.seat),
            cards: self.cards.seen(&self.ground).collect(),
            aside: self.passed.map(note).map(Into::into),
            sign: "token-drafted",
            ..of_seat("hand", self.seat, Layout::Fan, self.label)
        }
    }
}

fn hand_label(game: &Minions, seat: Seat, eye: Eye) -> &'static str {
    match (eye == Eye::Seat(seat), game.active.contains(seat)) {
        (true, true) => "zone-hand-own",
        (true, false) => "zone-hand-dropped",
        (false, _) => "zone-hand",
    }
}

/// Kept cards and drafted ones, face down for the others. MR-62: open at the end.
fn drafted(game: &Minions, seat: Seat, eye: Eye) -> Later<Zone> {
    let player = &game.players[seat];
    let is_secret = eye == Eye::Seat(seat) && game.phase != Phase::Over;
    let facts = Drafted {
        ground: Ground::of(game),
        seat,
        kept: Held::of(player.kept, knowledge::own(seat), eye),
        drafted: Held::of(player.drafted, game.known_drafted(seat), eye),
        label: if is_secret { "zone-drafted-own" } else { "zone-drafted" },
        has_place: game.phase == Phase::Draft && eye.acting(game.waiting) == Some(seat),
    };
    Later::new(facts, Drafted::zone)
}

#[derive(Hash)]
struct Drafted {
    ground: Ground,
    seat: Seat,
    kept: Held,
    drafted: Held,
    label: &'static str,
    /// Whether the viewer drafts the next one.
    has_place: bool,
}

impl Drafted {
    fn zone(&self) -> Zone {
        let tag = || Some(Message::new("tag-kept"));
        let kept = self.kept.seen(&self.ground).map(|card| CardScene { label: tag(), ..card });
        Zone {
            cards: kept.chain(self.drafted.seen(&self.ground)).collect(),
            slots: self.has_place.then(next_place).into_iter().collect(),
            ..of_seat("drafted", self.seat, Layout::Row, self.label)
        }
    }
}

fn next_place() -> Slot {
    let offer = Offer { id: LAY_HERE.into(), label: Message::new("slot-lay-here"), hint: None, down: false };
    Slot { label: Some(Message::new("slot-next")), ..Slot::offering(vec![offer]) }
}

/// MR-58. What a seat has paid this round; whoever pays has no hand any more.
fn paid(game: &Minions, seat: Seat, eye: Eye) -> Option<Later<Zone>> {
    let spent = game.players[seat].spent;
    let label = if eye == Eye::Seat(seat) { "zone-spent-own" } else { "zone-spent" };
    (!spent.is_empty()).then(|| {
        Later::new((Ground::of(game), seat, spent, label), |(ground, seat, spent, label)| Zone {
            cards: spent.iter().map(|card| CardScene::up(card_face(ground, card))).collect(),
            ..of_seat("spent", *seat, Layout::Row, label)
        })
    })
}

/// Minions, and after them the round cards that were won.
fn minions(game: &Minions, seat: Seat) -> Later<Zone> {
    let player = &game.players[seat];
    let in_draft = matches!(game.phase, Phase::Draft | Phase::Choose) && game.active.contains(seat);
    let facts = Created {
        ground: Ground::of(game),
        seat,
        minions: player.minions,
        rounds: player.rounds_won().collect(),
        holds: in_draft.then(|| {
            let carried = player.drafted.len() - player.picks.len().min(player.drafted.len());
            (player.hand.len(), carried)
        }),
    };
    Later::new(facts, Created::zone)
}

/// What a player has created and won.
#[derive(Hash)]
struct Created {
    ground: Ground,
    seat: Seat,
    minions: Pile<Recipe, ROUNDS>,
    rounds: Vec<u8>,
    /// In a draft: the cards in the hand, and those carried over.
    holds: Option<(usize, usize)>,
}

impl Created {
    fn zone(&self) -> Zone {
        let minion = |&minion: &Recipe| {
            let card = self.ground.cards.recipe(minion);
            let is_same = |other: &&Recipe| self.ground.cards.recipe(**other).symbol == card.symbol;
            let same = self.minions.iter().filter(is_same).count();
            CardScene::up(minion_face(&self.ground, card, Some(same)))
        };
        let won = self.rounds.iter().map(|&round| CardScene::up(round_face(&self.ground, round.into())));
        let holds = |(hand, carried): (usize, usize)| {
            Message::new("note-holds").number("hand", hand as i64).number("kept", carried as i64)
        };
        Zone {
            cards: self.minions.iter().map(minion).chain(won).collect(),
            aside: self.holds.map(|held| holds(held).into()),
            sign: "minion",
            ..of_seat("minions", self.seat, Layout::Row, "zone-minions")
        }
    }
}

/// MR-70. What a seat has passed on this round.
fn passed(game: &Minions, seat: Seat, eye: Eye) -> impl Iterator<Item = Later<Zone>> {
    let (ground, hands) = (Ground::of(game), game.players[seat].passed_hands(seat).enumerate());
    hands.map(move |(index, (to, known, cards))| {
        let facts = (ground, (seat, index, to), Held::of(cards, known, eye));
        Later::new(facts, |(ground, (seat, index, to), cards)| {
            let label = Message::new("zone-passed").number("turn", *index as i64 + 1).seat("player", *to);
            let id = format_compact!("passed{seat}-{index}");
            Zone {
                cards: cards.seen(ground).collect(),
                ..Zone::new(id, Place::Before(*seat), Layout::Row, label)
            }
        })
    })
}
