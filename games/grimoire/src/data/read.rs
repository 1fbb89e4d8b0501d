//! Reading a cards file, and refusing a bad one with the line and the reason.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};

use engine::{BadCards, Kind};
use toml::Spanned;

use super::file::{
    AbilityName, Constants, File, ItemEntry, PageEntry, Params, QuestEntry, QuestKind, SpellName,
};
use super::{
    Ability, Cards, ITEMS, ItemCard, ItemEffect, MOST_DISCARDS, MOST_TO_END, Page, QUESTS, QuestCard, Spell,
};
use crate::card::{Item, PAGES, Quest};

/// The bags of the game count at most so many of a kind.
const MOST_OF_A_KIND: u8 = 15;

/// VP at one go: with these the chips of a whole game stay countable.
const MOST_VP: u8 = 20;

/// What the pages are called in the file, first to last.
const PAGE_IDS: [&str; PAGES] = [
    "luck",
    "silence",
    "fireball",
    "cure",
    "acceleration",
    "resistance",
    "creation",
    "thunderstorm",
    "charm",
    "summon",
    "timestop",
    "polymorph",
    "meteor",
    "domination",
    "wish",
];

/// What is wrong, and where in the text.
struct Fault {
    at: Option<Range<usize>>,
    reason: String,
}

fn fault(at: Range<usize>, reason: impl Display) -> Fault {
    Fault { at: Some(at), reason: reason.to_string() }
}

fn missing(reason: impl Display) -> Fault {
    Fault { at: None, reason: reason.to_string() }
}

/// Reads and checks a whole file.
pub(super) fn cards(text: &str) -> Result<Cards, BadCards> {
    let bad = |fault: Fault| BadCards::at(text, fault.at, fault.reason);
    let file: File = toml::from_str(text)
        .map_err(|error| bad(Fault { at: error.span(), reason: error.message().to_owned() }))?;
    check(file).map_err(bad)
}

fn check(file: File) -> Result<Cards, Fault> {
    if file.game.get_ref() != "grimoire" {
        return Err(fault(
            file.game.span(),
            format!("these are cards of {:?}, not of grimoire", file.game.get_ref()),
        ));
    }
    let Constants { mp_first, mp_last, end_count, junk_bonus, .. } = file.constants;
    let mp_last = within(&mp_last, "mp_last", 1..=PAGES as u8)?;
    let (quests, quest_pack) = quests(file.quest)?;
    let (items, item_pack) = items(file.item)?;
    Ok(Cards {
        pages: pages(file.page)?,
        quests,
        items,
        quest_pack,
        item_pack,
        mp_first: within(&mp_first, "mp_first", 1..=mp_last)?,
        mp_last,
        end_count: within(&end_count, "end_count", 1..=MOST_TO_END)?,
        junk_bonus: within(&junk_bonus, "junk_bonus", 0..=MOST_VP)?,
    })
}

fn within(value: &Spanned<u8>, name: &str, bounds: RangeInclusive<u8>) -> Result<u8, Fault> {
    let number = *value.get_ref();
    if bounds.contains(&number) {
        return Ok(number);
    }
    let (low, high) = bounds.into_inner();
    Err(fault(value.span(), format!("`{name}` is from {low} to {high}, not {number}")))
}

fn pages(entries: Vec<Spanned<PageEntry>>) -> Result<[Page; PAGES], Fault> {
    let mut pages = [None; PAGES];
    for entry in entries {
        let entry = entry.into_inner();
        let number = within(&entry.number, "number", 1..=PAGES as u8)?;
        let place = &mut pages[number as usize - 1];
        if place.is_some() {
            return Err(fault(entry.number.span(), format!("page {number} stands twice")));
        }
        let id = PAGE_IDS[number as usize - 1];
        if entry.id.get_ref() != id {
            return Err(fault(
                entry.id.span(),
                format!("page {number} is {id:?}, not {:?}", entry.id.get_ref()),
            ));
        }
        *place = Some(page(entry)?);
    }
    every(pages, |index| format!("page {}", index + 1))
}

fn page(entry: PageEntry) -> Result<Page, Fault> {
    if entry.types.get_ref().is_empty() {
        return Err(fault(entry.types.span(), "a page has a type"));
    }
    let PageEntry { vp, count, cost, .. } = entry;
    let mut params = Params { vp, count, cost, ..Params::default() };
    let at = entry.quest.span();
    let quest = match entry.quest.into_inner() {
        SpellName::None => Spell::None,
        SpellName::Replace => Spell::Replace,
        SpellName::Silence => Spell::Silence,
        SpellName::Gain => Spell::Gain { vp: params.vp(&at)? },
        SpellName::TakeDiscards => {
            Spell::TakeDiscards { count: params.count(&at, MOST_DISCARDS as u8)?, cost: params.cost(&at)? }
        }
        SpellName::Defend => Spell::Defend,
        SpellName::DrawItem => Spell::DrawItem { count: params.count(&at, ITEMS as u8)? },
        SpellName::Charm => Spell::Charm,
        SpellName::GainIfPoorest => Spell::GainIfPoorest { vp: params.vp(&at)? },
        SpellName::Polymorph => Spell::Polymorph,
        SpellName::Dominate => Spell::Dominate,
    };
    params.nothing_left()?;
    let types = entry.types.into_inner().into_iter().collect();
    Ok(Page { types, book: entry.book, quest })
}

type QuestCards = [QuestCard; Quest::ALL.len()];

fn quests(entries: Vec<Spanned<QuestEntry>>) -> Result<(QuestCards, [Quest; QUESTS]), Fault> {
    let mut found = [None; Quest::ALL.len()];
    let mut pack = Vec::new();
    for entry in entries {
        let entry = entry.into_inner();
        let card = *entry.id.get_ref();
        if found[card.index()].is_some() {
            return Err(fault(entry.id.span(), format!("{card} stands twice")));
        }
        let count = within(&entry.count, "count", 0..=MOST_OF_A_KIND)?;
        pack.extend(std::iter::repeat_n(card, count.into()));
        found[card.index()] = Some(quest(entry)?);
    }
    let found = every(found, |index| format!("the Quest card {}", Quest::ALL[index]))?;
    Ok((found, total(pack, "Quest cards")?))
}

fn quest(entry: QuestEntry) -> Result<QuestCard, Fault> {
    let card = *entry.id.get_ref();
    let is_treasure = *entry.kind.get_ref() == QuestKind::Treasure;
    if is_treasure != card.is_treasure() {
        return Err(fault(entry.kind.span(), "the coins are the treasures, all others are companions"));
    }
    let (at, name, mut params) = (entry.effect.span(), *entry.effect.get_ref(), entry.params);
    let effect = match name {
        AbilityName::None => Ability::None,
        AbilityName::Peek => Ability::Peek,
        AbilityName::IncomeFirst => Ability::IncomeFirst { vp: params.vp(&at)? },
        AbilityName::IncomeLast => Ability::IncomeLast { vp: params.vp(&at)? },
        AbilityName::BuyItem => Ability::BuyItem { cost: params.cost(&at)? },
        AbilityName::FreeCure => Ability::FreeCure,
        AbilityName::EndIfCoins => Ability::EndIfCoins { vp: params.vp(&at)? },
        AbilityName::EndIfChips => Ability::EndIfChips { min: params.min(&at)?, vp: params.vp(&at)? },
        AbilityName::EndPerKind => Ability::EndPerKind { kinds: params.kinds(&at)?, vp: params.vp(&at)? },
    };
    params.nothing_left()?;
    if card.is_treasure() && effect != Ability::None {
        return Err(fault(at, "only companions have an effect"));
    }
    Ok(QuestCard { vp: within(&entry.vp, "vp", 0..=MOST_VP)?, effect })
}

type ItemCards = [ItemCard; Item::ALL.len()];

fn items(entries: Vec<Spanned<ItemEntry>>) -> Result<(ItemCards, [Item; ITEMS]), Fault> {
    let mut found: [Option<ItemCard>; Item::ALL.len()] = [None; Item::ALL.len()];
    let (mut pack, mut shoes) = (Vec::new(), 0);
    for entry in entries {
        let entry = entry.into_inner();
        let (item, effect) = (*entry.id.get_ref(), *entry.effect.get_ref());
        if found[item.index()].is_some() {
            return Err(fault(entry.id.span(), format!("{item} stands twice")));
        }
        let count = within(&entry.count, "count", 0..=ITEMS as u8)?;
        shoes += if effect == ItemEffect::Shoes { count } else { 0 };
        if shoes > 1 {
            return Err(fault(
                entry.effect.span(),
                "only one card can be the shoes: two owners could choose alike",
            ));
        }
        pack.extend(std::iter::repeat_n(item, count.into()));
        found[item.index()] = Some(ItemCard { vp: within(&entry.vp, "vp", 0..=MOST_VP)?, effect });
    }
    let found = every(found, |index| format!("the Item card {}", Item::ALL[index]))?;
    Ok((found, total(pack, "Item cards")?))
}

/// All of them, or the first that is missing.
fn every<T: Copy, const N: usize>(
    found: [Option<T>; N],
    name: impl Fn(usize) -> String,
) -> Result<[T; N], Fault> {
    match found.iter().position(Option::is_none) {
        Some(index) => Err(missing(format!("{} is missing", name(index)))),
        None => Ok(found.map(|entry| entry.expect("none is missing"))),
    }
}

fn total<C: Copy + Ord, const N: usize>(mut pack: Vec<C>, name: &str) -> Result<[C; N], Fault> {
    pack.sort_unstable();
    let count = pack.len();
    pack.try_into().map_err(|_| missing(format!("there are {N} {name} in all, not {count}")))
}

impl Params {
    fn vp(&mut self, effect: &Range<usize>) -> Result<u8, Fault> {
        within(&needed(&mut self.vp, "vp", effect)?, "vp", 0..=MOST_VP)
    }

    fn count(&mut self, effect: &Range<usize>, most: u8) -> Result<u8, Fault> {
        within(&needed(&mut self.count, "count", effect)?, "count", 1..=most)
    }

    fn cost(&mut self, effect: &Range<usize>) -> Result<u8, Fault> {
        within(&needed(&mut self.cost, "cost", effect)?, "cost", 0..=MOST_VP)
    }

    fn min(&mut self, effect: &Range<usize>) -> Result<u8, Fault> {
        Ok(needed(&mut self.min, "min", effect)?.into_inner())
    }

    fn kinds<S: FromIterator<Quest>>(&mut self, effect: &Range<usize>) -> Result<S, Fault> {
        Ok(needed(&mut self.kinds, "kinds", effect)?.into_inner().into_iter().collect())
    }

    fn nothing_left(self) -> Result<(), Fault> {
        let numbers = [("vp", self.vp), ("count", self.count), ("cost", self.cost), ("min", self.min)];
        let numbers = numbers.into_iter().filter_map(|(name, left)| Some((name, left?.span())));
        let kinds = self.kinds.map(|left| ("kinds", left.span()));
        match numbers.chain(kinds).next() {
            Some((name, at)) => Err(fault(at, format!("`{name}` means nothing to this effect"))),
            None => Ok(()),
        }
    }
}

fn needed<T>(param: &mut Option<T>, name: &str, effect: &Range<usize>) -> Result<T, Fault> {
    param.take().ok_or_else(|| fault(effect.clone(), format!("this effect needs `{name}`")))
}
