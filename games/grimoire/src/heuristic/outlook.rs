//! What every kind of card is worth to whom: found out once, asked by everything else.

use engine::{Eye, Kind, PerSeat, Seat, Seats};

use crate::card::{Item, Quest, Quests, Slot};
use crate::data::{Ability, ItemEffect, Page, Spell};
use crate::{Grimoire, Player};

/// How many kinds of Quest cards there are.
const KINDS: usize = Quest::ALL.len();

/// How many slots the Main Zone has at most.
const SLOTS: usize = Slot::ALL.len();

/// The most chips of all are worth this part of themselves while Polymorph can fetch them. Companions that
/// Charm could fetch are worth all they are: those who shunned them lost.
pub(super) const EXPOSED: f32 = 0.6;

/// What ending the game is worth to a leader, and costs anybody else.
const RUSH: f32 = 1.5;

/// What seeing q0 adds to each round.
const PEEK: f32 = 0.05;

/// The chance that a missing part of a set still comes, for each round left.
const HOPE: f32 = 0.04;

/// How a position looks to those whom a decision concerns.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Grimoire,
    /// The pages that can be chosen now.
    pub(super) book: &'static [Page],
    /// How many rounds may be left.
    rounds: f32,
    pub(super) others: f32,
    /// What one other player loses, as part of what it would be to gain it.
    pub(super) harm: f32,
    /// What the next card may be.
    pub(super) unseen: Quests,
    /// Whether Polymorph is in the book, and the most chips that anybody has.
    pub(super) hunted: Option<u16>,
    /// By seat, for Charm and Domination.
    pub(super) companions: PerSeat<u16, 4>,
    /// By seat; nothing for those who are not concerned.
    pub(super) of: PerSeat<Values, 4>,
}

/// What cards are worth to a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Values {
    /// What it gains with a card, by kind.
    pub(super) gains: [f32; KINDS],
    /// What it loses with a companion that it has, by kind: broken sets included.
    pub(super) losses: [f32; KINDS],
    /// The mean gain of the next card.
    pub(super) unseen: f32,
    /// An item of the item deck.
    pub(super) item: f32,
    /// The Main Zone, best card first.
    pub(super) zone: [f32; SLOTS],
    /// What a chip adds to the Mercenaries, and what all chips together can add.
    pub(super) mercenaries: (f32, f32),
    /// What the first turn pays, and what the last.
    pub(super) income: (f32, f32),
}

impl Outlook<'_> {
    pub(super) fn new(game: &Grimoire, concerned: Seats) -> Outlook<'_> {
        let others = game.seats.len() as f32 - 1.0;
        let mut outlook = Outlook {
            game,
            book: &game.cards.pages[..game.mp().into()],
            rounds: 0.0,
            others,
            harm: 1.0 / others,
            unseen: unseen(game),
            hunted: None,
            companions: PerSeat::default(),
            of: PerSeat::default(),
        };
        for seat in game.seats.iter() {
            outlook.companions[seat] = game.players[seat].companions.len() as u16;
        }
        outlook.rounds = outlook.rounds_left();
        let richest = game.seats.iter().map(|seat| game.players[seat].chips).max();
        outlook.hunted = richest.filter(|_| outlook.book.iter().any(|page| page.quest == Spell::Polymorph));
        let items = Items::of(game);
        for seat in concerned.iter() {
            outlook.of[seat] = outlook.values(seat, &items);
        }
        outlook
    }

    /// Until somebody's tenth card or the last Quest card: those who plan for fewer rounds than there may be
    /// fare better.
    fn rounds_left(&self) -> f32 {
        let game = self.game;
        if game.ending {
            return 0.0;
        }
        let hoard = |seat: Seat| game.players[seat].treasure_count().max(self.companions[seat].into());
        let most = game.seats.iter().map(hoard).max().unwrap_or_default();
        let to_end = f32::from(game.cards.end_count) - most as f32;
        let to_deal = (game.deck.len() + game.discard.len()) as f32 / (self.others + 1.0);
        to_end.min(to_deal).max(0.0)
    }

    /// A card is worth its VP, what it does, what it adds to the cards that a Territory has, and whether it
    /// ends the game in time.
    fn values(&self, seat: Seat, items: &Items) -> Values {
        let player = &self.game.players[seat];
        let mut values = Values { item: items.worth(self.game, seat), ..Values::default() };
        let (has, raised) = (player.kinds(), self.raised(player));
        for (place, &card) in Quest::ALL.iter().enumerate() {
            let plain =
                f32::from(self.game.cards.quest(card).vp) + self.ability(player, has, card, values.item);
            let had = has >> place & 1 == 1;
            values.gains[place] = plain + if had { 0.0 } else { raised[place] };
            values.losses[place] =
                plain + if player.companions.count(card) > 1 { 0.0 } else { raised[place] };
        }
        self.rush(seat, &mut values.gains);
        values.unseen = values.mean(self.unseen, f32::MIN);
        values.zone = self.zone(seat, &values);
        self.count_companions(player, &mut values);
        values
    }

    /// The cards of the Main Zone, best first.
    fn zone(&self, seat: Seat, values: &Values) -> [f32; SLOTS] {
        let mut zone = [f32::MIN; SLOTS];
        for &slot in self.game.slots() {
            zone[slot.index()] = self.slot_value(seat, values, slot);
        }
        zone.sort_unstable_by(|a, b| b.total_cmp(a));
        zone
    }

    /// A card of the Main Zone; q0 is worth the average to those who have not seen it.
    pub(super) fn slot_value(&self, seat: Seat, values: &Values, slot: Slot) -> f32 {
        match self.game.zone[slot.index()] {
            None => f32::MIN,
            Some(card) => match self.game.slot_known(slot).of(card, Eye::Seat(seat)) {
                Some(card) => values.gains[card.index()],
                None => values.unseen,
            },
        }
    }

    /// Thieves and Archers are paid by turns, Mercenaries by chips.
    fn count_companions(&self, player: &Player, values: &mut Values) {
        for kind in player.companions.kinds() {
            let copies = player.companions.count(kind) as f32;
            match self.game.cards.quest(kind).effect {
                Ability::IncomeFirst { vp } => values.income.0 += copies * f32::from(vp),
                Ability::IncomeLast { vp } => values.income.1 += copies * f32::from(vp),
                Ability::EndIfChips { min, vp } if player.chips < min.into() => {
                    values.mercenaries.0 += copies * f32::from(vp) / f32::from(min);
                    values.mercenaries.1 += copies * f32::from(vp);
                }
                _ => {}
            }
        }
    }

    /// Thief and Archer pay most early and with few players; bonuses count by what is there and by what may
    /// still come.
    fn ability(&self, player: &Player, has: u16, card: Quest, item: f32) -> f32 {
        let chance = (self.rounds * HOPE).min(0.5);
        match self.game.cards.quest(card).effect {
            Ability::None | Ability::FreeCure => 0.0,
            Ability::Peek => PEEK * self.rounds,
            Ability::IncomeFirst { vp } | Ability::IncomeLast { vp } => {
                f32::from(vp) * self.rounds / (self.others + 1.0)
            }
            Ability::BuyItem { cost } => {
                let items = (self.rounds / 4.0).min(self.game.item_deck.len() as f32);
                items * (item - f32::from(cost)).max(0.0)
            }
            Ability::EndIfCoins { vp } => {
                let missing = (COINS & !has).count_ones();
                f32::from(vp) * (2.0 * chance).powi(missing as i32)
            }
            Ability::EndIfChips { min, vp } => {
                f32::from(vp) * ((f32::from(player.chips) + self.rounds / 2.0) / f32::from(min)).min(1.0)
            }
            Ability::EndPerKind { kinds, vp } => {
                let there = (kinds.bits() & has).count_ones() as f32;
                let missing = (kinds.bits() & !has).count_ones() as f32;
                (there + chance * missing) * f32::from(vp)
            }
        }
    }

    /// By kind, what the first of it adds to the companions: royalty counts it, and Rogues the third sort of
    /// coin.
    fn raised(&self, player: &Player) -> [f32; KINDS] {
        let mut raised = [0.0; KINDS];
        let has = player.kinds();
        for kind in player.companions.kinds() {
            let copies = player.companions.count(kind) as f32;
            let (raising, vp) = match self.game.cards.quest(kind).effect {
                Ability::EndPerKind { kinds, vp } => (kinds.bits(), vp),
                Ability::EndIfCoins { vp } if (COINS & !has).count_ones() == 1 => (COINS & !has, vp),
                _ => continue,
            };
            for (place, more) in raised.iter_mut().enumerate() {
                *more += f32::from(raising >> place & 1) * copies * f32::from(vp);
            }
        }
        raised
    }

    /// Rush the tenth card when ahead, and leave it when behind.
    fn rush(&self, seat: Seat, gains: &mut [f32; KINDS]) {
        let game = self.game;
        let last = |had: usize| !game.ending && had + 1 >= game.cards.end_count.into();
        let ends = [last(self.companions[seat].into()), last(game.players[seat].treasure_count())];
        if ends == [false, false] {
            return;
        }
        let score = game.score(seat, Eye::All);
        let is_ahead = game.seats.without(seat).iter().all(|other| game.score(other, Eye::All) < score);
        for (card, gain) in Quest::ALL.iter().zip(gains) {
            if ends[usize::from(card.is_treasure())] {
                *gain += if is_ahead { RUSH } else { -RUSH };
            }
        }
    }
}

impl Values {
    /// The mean gain of one of these cards, none counted below a floor.
    pub(super) fn mean(&self, cards: Quests, floor: f32) -> f32 {
        if cards.is_empty() {
            return floor.max(0.0);
        }
        let gain = |kind: Quest| cards.count(kind) as f32 * self.gains[kind.index()].max(floor);
        cards.kinds().map(gain).sum::<f32>() / cards.len() as f32
    }
}

/// What is left in the item deck, and whether the race for Junk is open.
struct Items {
    junk: usize,
    vp: f32,
    left: usize,
}

impl Items {
    fn of(game: &Grimoire) -> Items {
        let is_junk = |item: &&Item| game.cards.item(**item).effect == ItemEffect::Junk;
        Items {
            junk: game.item_deck.iter().filter(is_junk).count(),
            vp: game.item_deck.iter().map(|&item| f32::from(game.cards.item(item).vp)).sum(),
            left: game.item_deck.len(),
        }
    }

    /// The mean of those left. One more Junk matters most in a close race, and not at all in one that is
    /// decided.
    fn worth(&self, game: &Grimoire, seat: Seat) -> f32 {
        if self.left == 0 {
            return 0.0;
        }
        let most = game.seats.without(seat).iter().map(|other| game.junk(other)).max().unwrap_or_default();
        let lead = most.abs_diff(game.junk(seat));
        let junk =
            if lead > self.junk { 0.0 } else { f32::from(game.cards.junk_bonus) / (lead as f32 + 2.0) };
        (self.vp + self.junk as f32 * junk) / self.left as f32
    }
}

/// The deck and an unseen q0, or the discards that will be the deck.
fn unseen(game: &Grimoire) -> Quests {
    let unseen: Quests = game.deck.iter().copied().chain(game.zone[Slot::Q0.index()]).collect();
    if unseen.is_empty() { game.discard } else { unseen }
}

/// The three coins, as bits of kinds.
const COINS: u16 = 0b111;

impl Player {
    /// The kinds of cards in the Territory, a bit each.
    fn kinds(&self) -> u16 {
        let hidden = self.secrets.iter().map(|secret| secret.card);
        let kinds = self.companions.kinds().chain(self.treasures.kinds()).chain(hidden);
        kinds.fold(0, |kinds, kind| kinds | 1 << kind.index())
    }
}
