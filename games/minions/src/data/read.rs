//! Reading a cards file: whatever is wrong with it is refused with the line and the reason.

use std::collections::BTreeSet;

use engine::{BadCards, Kind};
use toml::Spanned;

use super::file::{Counts, ElementEntry, File, PotEntry, RecipeEntry, RoundEntry, TerrainEntry};
use super::{Cards, Points, ROUNDS, RecipeCard, RoundCard, TERRAINS, TerrainCard, count_kinds};
use crate::card::{MOST_OF_A_KIND, ORDINARY};
use crate::rules::value::Worth;
use crate::{Ability, Card, FEWEST_PLAYERS, MOST_PLAYERS, Recipe, Symbol};

/// How many Elements the box holds.
const ELEMENTS: usize = 39;

/// How many Pots.
const POTS: usize = 10;

/// MR-39. A pile has at least so many cards for each player.
const CARDS_A_PLAYER: usize = 8;

/// MR-12, MR-26, MR-35. Four cards drafted and three carried over, one of them the Pot: the most that pay for
/// a minion.
const MOST_PAID: usize = 6;

/// No card shows a larger number.
const LARGEST: i64 = 99;

/// Reads and checks a cards file.
pub(super) fn read(toml: &str) -> Result<Cards, BadCards> {
    let text = Text(toml);
    let file: File = toml::from_str(toml).map_err(|error| BadCards {
        line: error.span().map(|span| text.line(span.start)),
        reason: error.message().to_owned(),
    })?;
    if file.game.get_ref() != "minions" {
        return text
            .refuse(&file.game, format!("this is a file for {:?}, not for minions", file.game.get_ref()));
    }
    if *file.version.get_ref() != 1 {
        return text.refuse(&file.version, "the only version of this file is 1");
    }
    text.counts(&file.counts)?;
    let marked = [text.elements(&file.element)?, text.pots(&file.pot)?].concat();
    let cards = Cards {
        piles: text.piles(&file.element, &marked)?,
        recipes: text.recipes(&file.recipe)?,
        rounds: text.rounds(&file.round)?,
        terrains: text.terrains(&file.terrain)?,
        amber: text.number(&file.amber.points, *file.amber.points.get_ref())?,
        scale: text.scale(&file.scale.points)?,
    };
    text.payable(&file.recipe, &cards)?;
    Ok(cards)
}

/// A card and the smallest number of players that use it.
type Marked = (Card, usize);

/// The text of the file, to find lines in.
struct Text<'a>(&'a str);

impl Text<'_> {
    /// The number of the line, from 1, that a byte is in.
    fn line(&self, byte: usize) -> usize {
        1 + self.0.bytes().take(byte).filter(|&byte| byte == b'\n').count()
    }

    fn refuse<T, V>(&self, place: &Spanned<T>, reason: impl Into<String>) -> Result<V, BadCards> {
        Err(BadCards { line: Some(self.line(place.span().start)), reason: reason.into() })
    }

    /// A number that fits on a card.
    fn number<T>(&self, place: &Spanned<T>, number: i64) -> Result<u8, BadCards> {
        match u8::try_from(number) {
            Ok(small) if number <= LARGEST => Ok(small),
            _ => self.refuse(place, format!("{number} is not a number from 0 to {LARGEST}")),
        }
    }

    /// The box holds what it holds.
    fn counts(&self, place: &Spanned<Counts>) -> Result<(), BadCards> {
        let Counts { elements, pots, recipes, legendary, rounds, terrains, .. } = *place.get_ref();
        let found = [elements, pots, recipes, legendary, rounds, terrains];
        let wanted = [ELEMENTS, POTS, ORDINARY, 1, ROUNDS, TERRAINS];
        let names = ["elements", "pots", "recipes", "legendary", "rounds", "terrains"];
        match (0..wanted.len()).find(|&index| found[index] != wanted[index]) {
            Some(wrong) => self.refuse(place, format!("counts.{} is {}", names[wrong], wanted[wrong])),
            None => Ok(()),
        }
    }

    fn mark<T>(&self, place: &Spanned<T>, mark: i64) -> Result<usize, BadCards> {
        match mark {
            3..=6 => Ok(mark as usize),
            _ => self.refuse(place, format!("a mark is 3, 4, 5 or 6, not {mark}")),
        }
    }

    fn elements(&self, list: &Spanned<Vec<Spanned<ElementEntry>>>) -> Result<Vec<Marked>, BadCards> {
        let (mut marked, mut seen) = (Vec::new(), BTreeSet::new());
        for entry in list.get_ref() {
            let ElementEntry { id, mark, copies, .. } = entry.get_ref();
            let mark = self.mark(entry, *mark)?;
            let card = match id.parse::<Card>() {
                Ok(card) if !card.is_pot() => card,
                _ => return self.refuse(entry, format!("there is no Element {id:?}")),
            };
            if !seen.insert((card, mark)) {
                return self.refuse(entry, format!("{card} with mark {mark} stands here twice"));
            }
            match usize::try_from(*copies) {
                Ok(copies @ 1..=MOST_OF_A_KIND) => marked.extend(std::iter::repeat_n((card, mark), copies)),
                _ => return self.refuse(entry, format!("copies are 1 to {MOST_OF_A_KIND}, not {copies}")),
            }
            if marked.iter().filter(|(other, _)| *other == card).count() > MOST_OF_A_KIND {
                return self.refuse(entry, format!("there are more than {MOST_OF_A_KIND} of {card}"));
            }
        }
        match marked.len() {
            ELEMENTS => Ok(marked),
            found => self.refuse(list, format!("there are {ELEMENTS} Elements, not {found}")),
        }
    }

    fn pots(&self, list: &Spanned<Vec<Spanned<PotEntry>>>) -> Result<Vec<Marked>, BadCards> {
        let mut marked: Vec<Marked> = Vec::new();
        for entry in list.get_ref() {
            let PotEntry { number, mark, .. } = *entry.get_ref();
            let mark = self.mark(entry, mark)?;
            let Ok(card) = format!("P{number}").parse::<Card>() else {
                return self.refuse(entry, format!("a Pot has a number from 1 to {POTS}, not {number}"));
            };
            if marked.iter().any(|(other, _)| *other == card) {
                return self.refuse(entry, format!("{card} stands here twice"));
            }
            marked.push((card, mark));
        }
        match marked.len() {
            POTS => Ok(marked),
            found => self.refuse(list, format!("there are {POTS} Pots, not {found}")),
        }
    }

    /// MR-2, MR-39.
    fn piles<T>(&self, place: &Spanned<T>, marked: &[Marked]) -> Result<[Vec<Card>; 4], BadCards> {
        let pile = |players: usize| {
            let mut pile: Vec<Card> =
                marked.iter().filter(|(_, mark)| *mark <= players).map(|(card, _)| *card).collect();
            pile.sort_unstable();
            pile
        };
        let piles = [0, 1, 2, 3].map(|more| pile(FEWEST_PLAYERS + more));
        for (players, pile) in (FEWEST_PLAYERS..).zip(&piles) {
            let least = CARDS_A_PLAYER * players;
            if pile.len() < least {
                let reason = format!(
                    "{players} players need a pile of {least} cards or more, and this one has {}",
                    pile.len()
                );
                return self.refuse(place, reason);
            }
        }
        Ok(piles)
    }

    fn recipes(&self, list: &Spanned<Vec<Spanned<RecipeEntry>>>) -> Result<Vec<RecipeCard>, BadCards> {
        let mut recipes: Vec<RecipeCard> = Vec::new();
        for entry in list.get_ref() {
            let card = self.recipe(entry)?;
            self.differs(entry, &card, &recipes)?;
            recipes.push(card);
        }
        recipes.sort_unstable_by_key(|card| card.recipe);
        if recipes.len() != ORDINARY + 1 {
            return self.refuse(list, format!("there are {} recipes, not {}", ORDINARY + 1, recipes.len()));
        }
        if let Some(lost) =
            Ability::ALL.iter().find(|&&ability| recipes.iter().all(|card| card.ability != Some(ability)))
        {
            return self.refuse(list, format!("no recipe has the ability {lost}"));
        }
        match recipes.iter().filter(|card| card.points == Points::Scaled).count() {
            3 => Ok(recipes),
            _ => self.refuse(list, "each symbol has one scaled recipe"),
        }
    }

    /// No id and no ability stands twice, and no symbol has two scaled recipes.
    fn differs(
        &self,
        entry: &Spanned<RecipeEntry>,
        card: &RecipeCard,
        others: &[RecipeCard],
    ) -> Result<(), BadCards> {
        if others.iter().any(|other| other.recipe == card.recipe) {
            return self.refuse(entry, format!("{} stands here twice", card.recipe));
        }
        if let Some(ability) =
            card.ability.filter(|&ability| others.iter().any(|other| other.ability == Some(ability)))
        {
            return self.refuse(entry, format!("a second recipe has the ability {ability}"));
        }
        let scaled = |card: &RecipeCard| (card.points == Points::Scaled).then_some(card.symbol);
        if scaled(card).is_some() && others.iter().any(|other| scaled(other) == scaled(card)) {
            return self.refuse(entry, "a second recipe of this symbol is scaled");
        }
        Ok(())
    }

    fn recipe(&self, entry: &Spanned<RecipeEntry>) -> Result<RecipeCard, BadCards> {
        let RecipeEntry { id, name, symbol, cost, points, scaled, ability, legendary, .. } = entry.get_ref();
        let Ok(recipe) = id.parse::<Recipe>() else {
            return self.refuse(entry, format!("there is no recipe {id:?}"));
        };
        if symbol.as_deref() != recipe.symbol().map(Symbol::text) {
            return self
                .refuse(entry, format!("the symbol of {recipe} is the letter in its id; RL has none"));
        }
        if *legendary != (recipe == Recipe::LEGEND) {
            return self.refuse(entry, "RL is legendary, and no other recipe is");
        }
        let ability = match ability.as_deref().map(str::parse::<Ability>) {
            Some(Err(_)) => {
                return self.refuse(
                    entry,
                    format!("there is no ability {:?}", ability.as_deref().unwrap_or_default()),
                );
            }
            known => known.and_then(Result::ok),
        };
        let points = match (points, scaled) {
            (Some(points), false) => Points::Fixed(self.number(entry, *points)?),
            (None, true) => Points::Scaled,
            _ => return self.refuse(entry, format!("{recipe} has either points or `scaled = true`")),
        };
        if *legendary && (ability.is_some() || points == Points::Scaled) {
            return self.refuse(entry, "RL has no ability and fixed points");
        }
        match self.number(entry, *cost)? {
            0 => self.refuse(entry, format!("{recipe} costs 1 or more")),
            cost => {
                Ok(RecipeCard { recipe, name: name.clone(), symbol: recipe.symbol(), cost, points, ability })
            }
        }
    }

    /// A recipe whose cost the best six Elements and abilities of the box do not reach, on the best terrain,
    /// is a misprint.
    fn payable(&self, list: &Spanned<Vec<Spanned<RecipeEntry>>>, cards: &Cards) -> Result<(), BadCards> {
        for (entry, recipe) in list.get_ref().iter().filter_map(|entry| {
            let recipe: Recipe = entry.get_ref().id.parse().ok()?;
            Some((entry, cards.recipe(recipe)))
        }) {
            let most = most_paid(cards, recipe.symbol);
            if usize::from(recipe.cost) > most {
                let reason =
                    format!("nobody can pay {} for {}: six cards reach {most}", recipe.cost, recipe.recipe);
                return self.refuse(entry, reason);
            }
        }
        Ok(())
    }

    fn rounds(&self, list: &Spanned<Vec<Spanned<RoundEntry>>>) -> Result<[RoundCard; ROUNDS], BadCards> {
        let mut rounds = Vec::new();
        for (entry, number) in list.get_ref().iter().zip(1..) {
            let RoundEntry { number: found, points, direction, .. } = entry.get_ref();
            if *found != number {
                return self.refuse(entry, format!("this is round {number}, not {found}"));
            }
            let Ok(direction) = direction.parse() else {
                return self.refuse(entry, format!("a direction is left or right, not {direction:?}"));
            };
            rounds.push(RoundCard { points: self.number(entry, *points)?, direction });
        }
        match rounds.try_into() {
            Ok(rounds) => Ok(rounds),
            Err(_) => self.refuse(list, format!("there are {ROUNDS} rounds, not {}", list.get_ref().len())),
        }
    }

    fn terrains(&self, list: &Spanned<Vec<Spanned<TerrainEntry>>>) -> Result<Vec<TerrainCard>, BadCards> {
        let mut terrains: Vec<TerrainCard> = Vec::new();
        for entry in list.get_ref() {
            let TerrainEntry { id, name, water, tree, stone, .. } = entry.get_ref();
            if terrains.iter().any(|other| other.id == *id) {
                return self.refuse(entry, format!("{id} stands here twice"));
            }
            let mut change = [0; 3];
            for (change, &found) in change.iter_mut().zip([water, tree, stone]) {
                *change = match found {
                    -1..=1 => found as i8,
                    _ => {
                        return self
                            .refuse(entry, format!("a terrain changes values by -1, 0 or 1, not {found}"));
                    }
                };
            }
            terrains.push(TerrainCard { id: id.clone(), name: name.clone(), change });
        }
        match terrains.len() {
            TERRAINS => Ok(terrains),
            found => self.refuse(list, format!("there are {TERRAINS} terrain cards, not {found}")),
        }
    }

    fn scale(&self, place: &Spanned<Vec<i64>>) -> Result<[u8; ROUNDS], BadCards> {
        let Ok(points) = <[i64; ROUNDS]>::try_from(place.get_ref().as_slice()) else {
            return self.refuse(place, format!("a scale has {ROUNDS} numbers"));
        };
        let mut scale = [0; ROUNDS];
        for (step, points) in scale.iter_mut().zip(points) {
            *step = self.number(place, points)?;
        }
        Ok(scale)
    }
}

/// The most that six cards can pay for a recipe of this symbol, whatever the players, the terrain and the
/// abilities.
fn most_paid(cards: &Cards, symbol: Option<Symbol>) -> usize {
    let on = |change: [i8; 3]| {
        let worth = Worth::new(symbol, change);
        let counts = count_kinds(cards.pile(MOST_PLAYERS).iter().copied());
        let elements = Card::ALL
            .iter()
            .filter(|card| !card.is_pot())
            .flat_map(|&card| std::iter::repeat_n(worth.of(card), counts[card.index()]));
        let mut values: Vec<u8> =
            elements.chain(Ability::ALL.iter().map(|&ability| worth.of_generated(ability))).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.iter().take(MOST_PAID).map(|&value| usize::from(value)).sum()
    };
    let terrains = cards.terrains.iter().map(|terrain| terrain.change);
    terrains.chain([[0; 3]]).map(on).max().unwrap_or_default()
}
