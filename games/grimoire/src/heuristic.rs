//! What a decent player thinks of an action: the specification's Strategy section, in points. All numbers of cards come from the
//! card data; the constants here are judgements of play.

use engine::{Eye, Heuristic, Kind, Seat, Seats, Weights};

use crate::card::{Item, PageNumber, Quest, Quests, Slot};
use crate::cards::{Ability, BookEffect, ItemEffect, Page, Spell, Type};
use crate::{Action, Grimoire, Phase, Player};

/// How much a whim may add to a page: alike minds would otherwise all choose the same one and go last together.
const WHIM: f32 = 1.0;

/// A page that does something is chosen more often than the even share by so much.
const LIKED: f32 = 2.5;

/// Chips and companions in full sight are worth this part of themselves while an attack can fetch them.
const EXPOSED: f32 = 0.6;

/// What ending the game is worth to a leader, and costs anybody else.
const RUSH: f32 = 3.0;

/// What seeing q0 adds to each round.
const PEEK: f32 = 0.1;

/// The chance that a missing part of a set still comes, for each round left.
const HOPE: f32 = 0.04;

/// A page worth this much is wanted by everybody.
const MUCH: f32 = 4.0;

/// What a page loses of its worth if all of many others want it.
const CROWD: f32 = 0.5;

impl Heuristic for Grimoire {
    const DOUBT: f32 = 1.0;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        weights.extend(actions.iter().map(|&action| self.weigh_action(seat, action)));
    }
}

impl Grimoire {
    fn weigh_action(&self, seat: Seat, action: Action) -> f32 {
        match action {
            // GR-13. Of those who chose alike the larger token goes first.
            Action::Token(token) => token.into(),
            Action::Page(page) => self.page_worth(seat, page) + WHIM * self.whim(seat, page),
            Action::Discard(slot) => self.luck_worth(seat, slot),
            Action::Skip if self.phase == Phase::Luck => self.best_slot(seat, None),
            Action::Use => self.spell_worth(seat, self.page_number(seat)),
            Action::Buy => self.item_worth(seat) - f32::from(self.next_price(seat).unwrap_or_default()),
            Action::Skip | Action::Stop => 0.0,
            Action::Target(victim) => self.prize(seat, victim, self.page_of(seat).quest),
            Action::Give(card) => -self.loss(seat, card) - self.harm() * self.gain_by_turn(card),
            Action::Steal(card) => match self.phase {
                Phase::Steal { victim } => self.stolen(seat, victim, card),
                _ => 0.0,
            },
            Action::Take(slot) => self.slot_worth(seat, slot),
        }
    }

    /// What one other player loses, as part of what it would be to gain it.
    fn harm(&self) -> f32 {
        1.0 / self.others()
    }

    fn others(&self) -> f32 {
        self.seats.len() as f32 - 1.0
    }

    /// How many rounds may be left: until somebody's tenth card, of which every other is of one sort, or the last Quest card.
    fn rounds_left(&self) -> f32 {
        if self.ending {
            return 0.0;
        }
        let hoard = |seat: Seat| self.players[seat].treasure_count().max(self.players[seat].companions.len());
        let most = self.seats.iter().map(hoard).max().unwrap_or_default();
        let to_end = 1.5 * (f32::from(self.cards.end_count) - most as f32);
        let to_deal = (self.deck.len() + self.discard.len()) as f32 / self.seats.len() as f32;
        to_end.min(to_deal).max(0.0)
    }

    /// A card is worth its VP, what it does, what it adds to the cards that a Territory has, and whether it ends the game in time.
    fn worth(&self, seat: Seat, player: &Player, card: Quest) -> f32 {
        let rounds = self.rounds_left();
        let plain = f32::from(self.cards.quest(card).vp) + self.ability(seat, player, card, rounds);
        let safe = if self.is_exposed(seat, player, card) { EXPOSED } else { 1.0 };
        plain * safe + self.completes(player, card) + self.rush(seat, player, card)
    }

    /// Thief and Archer pay most early and with few players; bonuses count by what is there and by what may still come.
    fn ability(&self, seat: Seat, player: &Player, card: Quest, rounds: f32) -> f32 {
        let chance = (rounds * HOPE).min(0.5);
        match self.cards.quest(card).effect {
            Ability::None | Ability::FreeCure => 0.0,
            Ability::Peek => PEEK * rounds,
            Ability::IncomeFirst { vp } | Ability::IncomeLast { vp } => {
                f32::from(vp) * rounds / (self.others() + 1.0)
            }
            Ability::BuyItem { cost } => {
                let items = (rounds / 4.0).min(self.item_deck.len() as f32);
                items * (self.item_worth(seat) - f32::from(cost)).max(0.0)
            }
            Ability::EndIfCoins { vp } => {
                let missing = Quest::TREASURES.iter().filter(|&&coin| !player.has(coin)).count();
                f32::from(vp) * (2.0 * chance).powi(missing as i32)
            }
            Ability::EndIfChips { min, vp } => {
                f32::from(vp) * ((f32::from(player.chips) + rounds / 2.0) / f32::from(min)).min(1.0)
            }
            Ability::EndPerKind { kinds, vp } => {
                kinds.iter().map(|kind| if player.has(kind) { 1.0 } else { chance }).sum::<f32>()
                    * f32::from(vp)
            }
        }
    }

    /// The first of its kind raises the royalty that counts it, and the third sort of coin the Rogues.
    fn completes(&self, player: &Player, card: Quest) -> f32 {
        if player.has(card) {
            return 0.0;
        }
        let coins = |coin: &Quest| *coin == card || player.has(*coin);
        let raised = |kind: Quest| match self.cards.quest(kind).effect {
            Ability::EndPerKind { kinds, vp } if kinds.iter().any(|counted| counted == card) => vp,
            Ability::EndIfCoins { vp } if card.is_treasure() && Quest::TREASURES.iter().all(coins) => vp,
            _ => 0,
        };
        let companions = player.companions;
        companions.kinds().map(|kind| companions.count(kind) as f32 * f32::from(raised(kind))).sum()
    }

    /// Nobody should be alone at the top in companions while somebody can charm them away.
    fn is_exposed(&self, seat: Seat, player: &Player, card: Quest) -> bool {
        let fewer = |other: Seat| self.players[other].companions.len() <= player.companions.len();
        let reachable = |page: &Page| matches!(page.quest, Spell::Charm | Spell::Dominate);
        !card.is_treasure() && self.book().iter().any(reachable) && self.seats.without(seat).iter().all(fewer)
    }

    /// Rush the tenth card when ahead, and leave it when behind.
    fn rush(&self, seat: Seat, player: &Player, card: Quest) -> f32 {
        let had = if card.is_treasure() { player.treasure_count() } else { player.companions.len() };
        if self.ending || had + 1 < self.cards.end_count.into() {
            return 0.0;
        }
        let score = self.score(seat, Eye::All);
        let is_ahead = self.seats.without(seat).iter().all(|other| self.score(other, Eye::All) < score);
        if is_ahead { RUSH } else { -RUSH }
    }

    /// What a seat gains with a card.
    fn gain_of(&self, seat: Seat, card: Quest) -> f32 {
        self.worth(seat, &self.players[seat], card)
    }

    fn gain_by_turn(&self, card: Quest) -> f32 {
        self.on_turn().map_or(0.0, |caster| self.gain_of(caster, card))
    }

    /// What a seat loses with a companion, broken sets included.
    fn loss(&self, seat: Seat, card: Quest) -> f32 {
        let mut left = self.players[seat];
        left.companions.remove(card);
        self.worth(seat, &left, card)
    }

    /// The mean gain of one of these cards, not below a floor.
    fn mean(&self, seat: Seat, cards: Quests, floor: f32) -> f32 {
        let gain = |kind: Quest| cards.count(kind) as f32 * self.gain_of(seat, kind).max(floor);
        if cards.is_empty() {
            floor.max(0.0)
        } else {
            cards.kinds().map(gain).sum::<f32>() / cards.len() as f32
        }
    }

    /// What the next card may be: the deck and an unseen q0, or the discards that will be the deck.
    fn unseen(&self) -> Quests {
        let unseen: Quests = self.deck.iter().copied().chain(self.zone[Slot::Q0.index()]).collect();
        if unseen.is_empty() { self.discard } else { unseen }
    }

    /// A card of the Main Zone; q0 is worth the average to those who have not seen it.
    fn slot_worth(&self, seat: Seat, slot: Slot) -> f32 {
        match self.zone[slot.index()] {
            None => f32::MIN,
            Some(_) if slot == Slot::Q0 && !self.q0_seen.contains(seat) => {
                self.mean(seat, self.unseen(), f32::MIN)
            }
            Some(card) => self.gain_of(seat, card),
        }
    }

    /// The best of the Main Zone, one slot left out.
    fn best_slot(&self, seat: Seat, without: Option<Slot>) -> f32 {
        let slots = self.slots().iter().filter(|&&slot| Some(slot) != without);
        slots.map(|&slot| self.slot_worth(seat, slot)).fold(f32::MIN, f32::max)
    }

    /// Luck: the new card may be better than the best that stays, and the old one too good for the player behind.
    fn luck_worth(&self, seat: Seat, slot: Slot) -> f32 {
        let rest = self.best_slot(seat, Some(slot));
        let unseen = self.unseen();
        let found = if slot == Slot::Q0 { rest } else { self.mean(seat, unseen, rest) };
        let behind = self.order.get(usize::from(self.turn) + 1);
        let denied = |&next: &Seat| self.slot_worth(next, slot) - self.mean(next, unseen, f32::MIN);
        found + self.harm() / 2.0 * behind.map_or(0.0, denied)
    }

    /// The pages that can be chosen now.
    fn book(&self) -> &'static [Page] {
        &self.cards.pages[..self.mp().into()]
    }

    /// A page is worth its effect, the card that its place is likely to leave, and the income of that place.
    fn page_worth(&self, seat: Seat, number: PageNumber) -> f32 {
        let page = self.cards.page(number);
        let comes_first = matches!(page.book, BookEffect::ToFront | BookEffect::ReverseToFront);
        let late = if comes_first { 0.0 } else { number.index() as f32 / f32::from(self.mp()) };
        self.spell_worth(seat, number) * (1.0 - CROWD * self.wanted(seat, number))
            + self.place_worth(seat, late)
            + self.income_worth(seat, late)
    }

    /// From 0 to 1, how much the others want a page: it will be late, or come to nothing. A single other does not make a crowd.
    fn wanted(&self, seat: Seat, number: PageNumber) -> f32 {
        let want = |other: Seat| (self.spell_worth(other, number) / MUCH).clamp(0.0, 1.0);
        self.seats.without(seat).iter().map(want).sum::<f32>() * self.harm() * (1.0 - self.harm())
    }

    /// The card that is left when those before have taken the best.
    fn place_worth(&self, seat: Seat, late: f32) -> f32 {
        let mut values = [f32::MIN; Slot::ALL.len()];
        for &slot in self.slots() {
            values[slot.index()] = self.slot_worth(seat, slot);
        }
        values.sort_unstable_by(|a, b| b.total_cmp(a));
        let before = late * self.others();
        let (place, part) = (before as usize, before.fract());
        values[place] * (1.0 - part) + values[place + 1] * part
    }

    /// Thieves like the first turn and Archers the last.
    fn income_worth(&self, seat: Seat, late: f32) -> f32 {
        let companions = self.players[seat].companions;
        let others = self.others() as i32;
        let pays = |kind: Quest| match self.cards.quest(kind).effect {
            Ability::IncomeFirst { vp } => f32::from(vp) * (1.0 - late).powi(others),
            Ability::IncomeLast { vp } => f32::from(vp) * late.powi(others),
            _ => 0.0,
        };
        companions.kinds().map(|kind| companions.count(kind) as f32 * pays(kind)).sum()
    }

    /// What a spell brings its caster in this position.
    fn spell_worth(&self, seat: Seat, number: PageNumber) -> f32 {
        let spell = self.cards.page(number).quest;
        match spell {
            Spell::None => 0.0,
            Spell::Replace => {
                let best = self.best_slot(seat, None);
                self.mean(seat, self.unseen(), best) - best
            }
            Spell::Silence => self.silenced(number),
            Spell::Gain { vp } => self.chips_worth(seat, vp.into()),
            Spell::TakeDiscards { count, cost } => self.discards_worth(seat, count, cost),
            Spell::Defend => self.threat(seat, number),
            Spell::DrawItem { count } => self.creation_worth(seat, count),
            Spell::GainIfPoorest { vp } => {
                let chips = self.players[seat].chips;
                let is_poorest = self.seats.iter().all(|other| self.players[other].chips >= chips);
                if is_poorest { self.chips_worth(seat, vp.into()) } else { 0.0 }
            }
            Spell::Charm | Spell::Polymorph | Spell::Dominate => {
                let victims = self.victims(seat, spell, Seats::NONE);
                victims.iter().map(|victim| self.prize(seat, victim, spell)).fold(0.0, f32::max)
            }
        }
    }

    /// Chips count as they are, for a Mercenary more, and less where Polymorph would look for them.
    fn chips_worth(&self, seat: Seat, chips: u16) -> f32 {
        let player = &self.players[seat];
        let bonus = |kind: Quest| match self.cards.quest(kind).effect {
            Ability::EndIfChips { min, vp } if player.chips < min.into() => {
                f32::from(vp)
                    * (f32::from(chips) / f32::from(min)).min(1.0)
                    * player.companions.count(kind) as f32
            }
            _ => 0.0,
        };
        let richer = |other: Seat| self.players[other].chips > player.chips + chips;
        let hunted = self.book().iter().any(|page| page.quest == Spell::Polymorph);
        let safe = if hunted && !self.seats.iter().any(richer) { EXPOSED } else { 1.0 };
        f32::from(chips) * safe + player.companions.kinds().map(bonus).sum::<f32>()
    }

    /// Silence is worth what the others are likely to hope for from later Forbidden Spells.
    fn silenced(&self, number: PageNumber) -> f32 {
        let later = self.book().iter().skip(number.index()).filter(|page| page.types.has(Type::Forbidden));
        let hoped = |page: &Page| if let Spell::Gain { vp } = page.quest { f32::from(vp) } else { 0.0 };
        later.map(hoped).sum::<f32>() * LIKED / f32::from(self.mp())
    }

    /// Wish and Cure by the mean value of the discards, if they can be paid.
    fn discards_worth(&self, seat: Seat, count: u8, cost: u8) -> f32 {
        let price = self.price(seat, cost);
        if self.discard.is_empty() || self.players[seat].chips < price.into() {
            return 0.0;
        }
        let cards = self.discard.len().min(count.into()) as f32;
        cards * self.mean(seat, self.discard, f32::MIN) - f32::from(price)
    }

    /// Creation brings an item, and one more for each Merchant that can be paid.
    fn creation_worth(&self, seat: Seat, count: u8) -> f32 {
        let (player, item) = (&self.players[seat], self.item_worth(seat));
        let bought = |kind: Quest| match self.cards.quest(kind).effect {
            Ability::BuyItem { cost } if player.chips >= cost.into() => {
                player.companions.count(kind) as f32 * (item - f32::from(cost)).max(0.0)
            }
            _ => 0.0,
        };
        f32::from(count) * item + player.companions.kinds().map(bought).sum::<f32>()
    }

    /// An item is worth the mean of those left, Junk its part in the race.
    fn item_worth(&self, seat: Seat) -> f32 {
        let junk = self.junk_worth(seat);
        let value = |&item: &Item| match self.cards.item(item).effect {
            ItemEffect::Junk => f32::from(self.cards.item(item).vp) + junk,
            _ => self.cards.item(item).vp.into(),
        };
        self.item_deck.iter().map(value).sum::<f32>() / self.item_deck.len().max(1) as f32
    }

    /// One more Junk matters most in a close race, and not at all in one that is decided.
    fn junk_worth(&self, seat: Seat) -> f32 {
        let most = self.seats.without(seat).iter().map(|other| self.junk(other)).max().unwrap_or_default();
        let lead = most.abs_diff(self.junk(seat));
        let is_junk = |item: &&Item| self.cards.item(**item).effect == ItemEffect::Junk;
        let left = self.item_deck.iter().filter(is_junk).count();
        if lead > left { 0.0 } else { f32::from(self.cards.junk_bonus) / (lead as f32 + 2.0) }
    }

    /// A defence is worth what later attacks would take from the seat if it is the victim.
    fn threat(&self, seat: Seat, number: PageNumber) -> f32 {
        let from = if self.cards.page(number).book == BookEffect::None { number.index() } else { 0 };
        let attacks = self.book().iter().skip(from).filter(|page| page.types.has(Type::Attack));
        let chance = LIKED * self.others() / f32::from(self.mp());
        let feared = |page: &Page| {
            let attacker = self.seats.without(seat).iter().next().unwrap_or_default();
            let is_victim = self.victims(attacker, page.quest, Seats::NONE).contains(seat);
            if is_victim { chance.min(1.0) * self.ransom(seat, page.quest) } else { 0.0 }
        };
        attacks.map(feared).sum()
    }

    /// What an attack takes from its victim.
    fn ransom(&self, victim: Seat, spell: Spell) -> f32 {
        let losses = self.players[victim].companions.kinds().map(|kind| self.loss(victim, kind));
        match spell {
            Spell::Polymorph => self.players[victim].chips.div_ceil(2).into(),
            Spell::Charm => losses.reduce(f32::min).unwrap_or_default(),
            _ => losses.fold(0.0, f32::max),
        }
    }

    /// What an attack on this victim is worth to the caster.
    fn prize(&self, seat: Seat, victim: Seat, spell: Spell) -> f32 {
        let kinds = self.players[victim].companions.kinds();
        match spell {
            Spell::Polymorph => f32::from(self.players[victim].chips.div_ceil(2)) * (1.0 + self.harm()),
            Spell::Charm => self.ransom(victim, spell) * (1.0 + self.harm()),
            _ => kinds.map(|kind| self.stolen(seat, victim, kind)).fold(0.0, f32::max),
        }
    }

    /// A stolen companion is gained and lost.
    fn stolen(&self, seat: Seat, victim: Seat, card: Quest) -> f32 {
        self.gain_of(seat, card) + self.harm() * self.loss(victim, card)
    }

    /// A number from 0 to 1 that differs from one imagined deal to the next: a player's mood.
    fn whim(&self, seat: Seat, page: PageNumber) -> f32 {
        let mix = |mood: u32, part: u32| (mood ^ part).wrapping_mul(0x9E37_79B1).rotate_left(13);
        let quests = self.deck.iter().rev().take(8).map(|&card| card.index() as u32);
        let items = self.item_deck.iter().rev().take(8).map(|&item| item as u32);
        let mood = quests.chain(items).chain([seat.index() as u32, page.get().into()]).fold(1, mix);
        (mix(mood, mood >> 16) >> 8) as f32 / (1 << 24) as f32
    }
}

impl Player {
    /// Whether a card of this kind lies in the Territory.
    fn has(&self, kind: Quest) -> bool {
        let hidden = || self.secrets.iter().any(|secret| secret.card == kind);
        self.companions.has(kind) || self.treasures.has(kind) || hidden()
    }
}
