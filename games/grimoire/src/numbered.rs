//! The game in numbers: actions, and what a seat sees.

use engine::{Canvas, Eye, Feature, Game, Kind, Numbered, Seat};

use crate::card::{Item, PAGES, PageNumber, Quest, Slot};
use crate::data::{ITEMS, QUESTS};
use crate::{Action, Grimoire, Phase};

const SEATS: usize = 4;

/// The pages of a book.
const PAGE_NAMES: &[&str] =
    &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];

/// The most cards of one kind that a bag counts.
const COPIES: i16 = 15;

/// Rounds, chips and refills are counted up to so many.
const MOST: i16 = 255;

/// The companions, which come after the treasures.
const COMPANIONS: usize = Quest::TEXTS.len() - Quest::TREASURES.len();

/// Numbers of the first action of each kind.
const PAGE: usize = SEATS;
const DISCARD: usize = PAGE + PAGES;
const USE: usize = DISCARD + Slot::TEXTS.len();
const SKIP: usize = USE + 1;
const BUY: usize = SKIP + 1;
const STOP: usize = BUY + 1;
const TARGET: usize = STOP + 1;
const GIVE: usize = TARGET + SEATS;
const STEAL: usize = GIVE + COMPANIONS;
const TAKE: usize = STEAL + COMPANIONS;

impl Numbered for Grimoire {
    const ACTIONS: usize = TAKE + Slot::TEXTS.len();

    const FEATURES: &'static [Feature] = &[
        Feature::flags("phase", &["token", "book", "luck", "cure", "buy", "target", "give", "steal", "take"]),
        Feature::flags("last round", &["last"]),
        Feature::flags("your seat", &["0", "1", "2", "3"]),
        Feature::counts("round", &["round", "MP", "to buy", "refills"], MOST),
        Feature::counts("decks", &["quests", "items"], QUESTS as i16),
        Feature::flags("main zone", Quest::TEXTS).of_each(Slot::TEXTS),
        Feature::flags("hidden in the main zone", Slot::TEXTS),
        Feature::counts("discard area", Quest::TEXTS, COPIES),
        Feature::flags("players", &["here", "to act", "on turn", "victim", "silence", "defense", "knows q0"])
            .of_players(SEATS),
        Feature::counts("companions", Quest::TEXTS, COPIES).of_players(SEATS),
        Feature::counts("known treasures", Quest::TEXTS, COPIES).of_players(SEATS),
        Feature::counts("known items", Item::TEXTS, ITEMS as i16).of_players(SEATS),
        Feature::counts("hidden", &["treasures", "items"], ITEMS as i16).of_players(SEATS),
        Feature::counts("chips", &["chips"], MOST).of_players(SEATS),
        Feature::flags("token", &["1", "2", "3", "4"]).of_players(SEATS),
        Feature::flags("has chosen", &["a page"]).of_players(SEATS),
        Feature::flags("page", PAGE_NAMES).of_players(SEATS),
        Feature::counts("place in the order", &["place"], SEATS as i16).of_players(SEATS),
    ];

    fn actions() -> impl Iterator<Item = Action> {
        let companions = || Quest::ALL.iter().copied().filter(|card| !card.is_treasure());
        let tokens = (1..=SEATS as u8).map(Action::Token);
        let pages = PageNumber::up_to(PAGES as u8).map(Action::Page);
        let discards = Slot::ALL.iter().copied().map(Action::Discard);
        let fixed = [Action::Use, Action::Skip, Action::Buy, Action::Stop];
        let targets = Seat::ALL[..SEATS].iter().copied().map(Action::Target);
        let attacks = targets.chain(companions().map(Action::Give)).chain(companions().map(Action::Steal));
        let takes = Slot::ALL.iter().copied().map(Action::Take);
        tokens.chain(pages).chain(discards).chain(fixed).chain(attacks).chain(takes)
    }

    fn number(action: Action) -> usize {
        let companion = |card: Quest| card.index() - Quest::TREASURES.len();
        match action {
            Action::Token(token) => usize::from(token) - 1,
            Action::Page(page) => PAGE + page.index(),
            Action::Discard(slot) => DISCARD + slot.index(),
            Action::Use => USE,
            Action::Skip => SKIP,
            Action::Buy => BUY,
            Action::Stop => STOP,
            Action::Target(seat) => TARGET + seat.index(),
            Action::Give(card) => GIVE + companion(card),
            Action::Steal(card) => STEAL + companion(card),
            Action::Take(slot) => TAKE + slot.index(),
        }
    }

    fn observe(&self, seat: Seat, canvas: &mut Canvas<'_>) {
        self.observe_round(seat, canvas);
        self.observe_zone(seat, canvas);
        self.observe_territories(seat, canvas);
        self.observe_order(seat, canvas);
    }
}

/// A quantity as far as it is counted.
fn counted(quantity: u16) -> u8 {
    quantity.min(MOST as u16) as u8
}

impl Grimoire {
    fn observe_round(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (phase, to_buy) = match self.phase {
            Phase::Token => (Some(0), 0),
            Phase::Book => (Some(1), 0),
            Phase::Luck => (Some(2), 0),
            Phase::Cure => (Some(3), 0),
            Phase::Buy { left } => (Some(4), left),
            Phase::Target => (Some(5), 0),
            Phase::Give { .. } => (Some(6), 0),
            Phase::Steal { .. } => (Some(7), 0),
            Phase::Take => (Some(8), 0),
            Phase::Over => (None, 0),
        };
        canvas.tally("phase", phase);
        canvas.say("last round", [self.ending]);
        canvas.tally("your seat", [you.index()]);
        canvas.say("round", [counted(self.round), self.mp(), to_buy, self.deck_pass]);
        canvas.say("decks", [self.deck.len() as u8, self.item_deck.len() as u8]);
    }

    fn observe_zone(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let seen =
            |slot: Slot| self.zone[slot.index()].map(|card| self.slot_known(slot).of(card, Eye::Seat(you)));
        for (&slot, row) in Slot::ALL.iter().zip(canvas.rows("main zone")) {
            seen(slot).flatten().into_iter().for_each(|card| row[card.index()] = 1.0);
        }
        let hidden = Slot::ALL.iter().filter(|&&slot| seen(slot) == Some(None));
        canvas.tally("hidden in the main zone", hidden.map(|slot| slot.index()));
        canvas.count("discard area", self.discard);
    }

    fn observe_territories(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (seats, eye, to_act) = (self.seats, Eye::Seat(you), self.to_act());
        let victim = match self.phase {
            Phase::Give { victim } | Phase::Steal { victim } => Some(victim),
            _ => None,
        };
        canvas.say_of_players("players", seats, you, |seat| {
            let (silence, defense) = (self.silence.contains(seat), self.defense.contains(seat));
            let (on_turn, is_victim) = (self.on_turn() == Some(seat), victim == Some(seat));
            [
                true,
                to_act.contains(seat),
                on_turn,
                is_victim,
                silence,
                defense,
                self.q0_known.seats().contains(seat),
            ]
        });
        canvas.tally_of_players("companions", seats, you, |seat| {
            self.players[seat].companions.iter().map(Quest::index)
        });
        canvas.tally_of_players("known treasures", seats, you, |seat| {
            let player = &self.players[seat];
            let secrets =
                player.secrets.iter().filter_map(|secret| self.secret_known(secret).of(secret.card, eye));
            player.treasures.iter().chain(secrets).map(Quest::index)
        });
        canvas.tally_of_players("known items", seats, you, |seat| {
            let items = self.players[seat].items.iter();
            items.filter_map(move |&item| self.item_known(seat, item).of(item, eye)).map(Item::index)
        });
        canvas.say_of_players("hidden", seats, you, |seat| {
            let player = &self.players[seat];
            let treasures = player.secrets.iter().filter(|secret| !self.secret_known(secret).is_sure(eye));
            let items = player.items.iter().filter(|&&item| !self.item_known(seat, item).is_sure(eye));
            [treasures.count() as u8, items.count() as u8]
        });
        canvas.say_of_players("chips", seats, you, |seat| [counted(self.players[seat].chips)]);
    }

    fn observe_order(&self, you: Seat, canvas: &mut Canvas<'_>) {
        let (seats, eye) = (self.seats, Eye::Seat(you));
        canvas.tally_of_players("token", seats, you, |seat| {
            self.players[seat].token.map(|token| usize::from(token) - 1)
        });
        canvas.say_of_players("has chosen", seats, you, |seat| [self.players[seat].page.is_some()]);
        canvas.tally_of_players("page", seats, you, |seat| {
            let page = self.players[seat].page;
            page.and_then(|page| self.page_known(seat).of(page, eye)).map(PageNumber::index)
        });
        canvas.say_of_players("place in the order", seats, you, |seat| {
            [self.order.iter().position(|&other| other == seat).map_or(0, |place| place as u8 + 1)]
        });
    }
}
