//! Points, line by line, and who has won.

use engine::{Eye, Kind, Seat, Seats, Standing};

use crate::card::{Item, Quest, Quests};
use crate::data::{Ability, ItemEffect};
use crate::{Grimoire, Phase};

/// What points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Chips,
    /// The VP printed on the Quest cards of this kind.
    Quest(Quest),
    /// What the companions of this kind add at the end.
    Bonus(Quest),
    /// The VP printed on the items of this kind.
    Item(Item),
    /// For the most Junk.
    Junk,
}

impl Line {
    /// Every line of the sheet, in order.
    pub(crate) fn all() -> impl Iterator<Item = Line> {
        let cards = Quest::ALL.iter().copied().map(Line::Quest);
        let bonuses = Quest::ALL.iter().copied().map(Line::Bonus);
        let items = Item::ALL.iter().copied().map(Line::Item);
        std::iter::once(Line::Chips).chain(cards).chain(bonuses).chain(items).chain([Line::Junk])
    }
}

/// What somebody knows of a Territory.
struct Holding {
    chips: u16,
    /// Treasures and companions.
    quests: Quests,
    items: [u8; Item::ALL.len()],
}

impl Grimoire {
    /// GR-53, GR-59, GR-60. Most points win; if several have them, nobody does.
    pub(crate) fn count_up(&self) -> Standing {
        let score = |seat| self.score(seat, Eye::All);
        let mut standing = Standing::by_score(self.seats, score, self.phase == Phase::Over);
        if standing.winners.len() > 1 {
            standing.winners = Seats::NONE;
        }
        standing
    }

    /// GR-53. The points that this eye can count in a Territory.
    pub(crate) fn score(&self, seat: Seat, eye: Eye) -> i32 {
        self.points(seat, eye).map(|(_, points)| points).sum()
    }

    /// GR-53 to GR-58. The points of each line, as far as this eye knows the cards.
    pub(crate) fn points(&self, seat: Seat, eye: Eye) -> impl Iterator<Item = (Line, i32)> {
        let holding = self.holding(seat, eye);
        Line::all().map(move |line| (line, self.points_of(line, seat, &holding, eye)))
    }

    /// GR-53 to GR-58. What this card would add to what a seat scores, as far as it knows: its own points and
    /// what its other cards gain by it.
    pub(crate) fn brings(&self, seat: Seat, card: Quest) -> i32 {
        let eye = Eye::Seat(seat);
        let mut holding = self.holding(seat, eye);
        let count =
            |holding: &Holding| Line::all().map(|line| self.points_of(line, seat, holding, eye)).sum::<i32>();
        let before = count(&holding);
        holding.quests.add(card);
        count(&holding) - before
    }

    /// GR-54 to GR-56. What each companion of this kind would add now, as far as this eye knows.
    pub(crate) fn bonus_of(&self, seat: Seat, kind: Quest, eye: Eye) -> i32 {
        self.bonus(kind, &self.holding(seat, eye))
    }

    fn points_of(&self, line: Line, seat: Seat, holding: &Holding, eye: Eye) -> i32 {
        let copies = |count: usize, vp: i32| count as i32 * vp;
        match line {
            Line::Chips => holding.chips.into(),
            Line::Quest(kind) => copies(holding.quests.count(kind), self.cards.quest(kind).vp.into()),
            Line::Bonus(kind) => copies(holding.quests.count(kind), self.bonus(kind, holding)),
            Line::Item(kind) => copies(holding.items[kind.index()].into(), self.cards.item(kind).vp.into()),
            Line::Junk if self.has_most_junk(seat, eye) => self.cards.junk_bonus.into(),
            Line::Junk => 0,
        }
    }

    /// GR-54 to GR-56. What each copy of this companion adds.
    fn bonus(&self, kind: Quest, holding: &Holding) -> i32 {
        match self.cards.quest(kind).effect {
            Ability::EndIfChips { min, vp } if holding.chips >= min.into() => vp.into(),
            Ability::EndIfCoins { vp } if Quest::TREASURES.iter().all(|&coin| holding.quests.has(coin)) => {
                vp.into()
            }
            Ability::EndPerKind { kinds, vp } => {
                kinds.iter().filter(|&other| holding.quests.has(other)).count() as i32 * i32::from(vp)
            }
            _ => 0,
        }
    }

    /// GR-57, GR-74. The most Junk, at least one; only an eye that sees everybody's items can tell.
    fn has_most_junk(&self, seat: Seat, eye: Eye) -> bool {
        let own = self.junk(seat);
        self.knows_all_items(eye) && own > 0 && self.seats.iter().all(|other| self.junk(other) <= own)
    }

    pub(crate) fn junk(&self, seat: Seat) -> usize {
        let is_junk = |item: &&Item| self.cards.item(**item).effect == ItemEffect::Junk;
        self.players[seat].items.iter().filter(is_junk).count()
    }

    /// GR-81 to GR-84. The cards of a Territory that this eye knows.
    fn holding(&self, seat: Seat, eye: Eye) -> Holding {
        let player = &self.players[seat];
        let mut quests = player.companions;
        player.treasures.iter().for_each(|card| quests.add(card));
        for secret in player.secrets.iter().filter(|secret| self.secret_known(secret).is_sure(eye)) {
            quests.add(secret.card);
        }
        let mut items = [0; Item::ALL.len()];
        for &item in player.items.iter().filter(|&&item| self.item_known(seat, item).is_sure(eye)) {
            items[item.index()] += 1;
        }
        Holding { chips: player.chips, quests, items }
    }
}
