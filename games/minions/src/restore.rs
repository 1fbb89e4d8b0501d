//! A position from a state, which may come from anywhere: what does not hold together is refused.

use engine::{BadState, PerSeat, Pile, Seat, Seats, Seen};

use crate::ability::Abilities;
use crate::card::{Bag, Card};
use crate::cards::{Cards, FEWEST_PLAYERS, ROUNDS, count_kinds};
use crate::recipe::Recipe;
use crate::shown::{Shown, ShownPlayer};
use crate::{HAND, KEPT, Minions, Phase, Player, Pot, Secret, TURNS};

pub(crate) fn restore(shown: &Shown, cards: &'static Cards) -> Result<Minions, BadState> {
    let players = shown.players.len();
    require((FEWEST_PLAYERS..=engine::MAX_SEATS).contains(&players), "three to six play")?;
    require((1..=ROUNDS).contains(&usize::from(shown.round)), "there are five rounds")?;
    require((1..=TURNS).contains(&usize::from(shown.turn)), "a round has at most four turns")?;
    let seats = Seats::first(players);
    let mut game = Minions {
        cards,
        players: PerSeat::default(),
        recipes: shown.recipes.iter().copied().collect(),
        removed: shown.removed.iter().copied().collect(),
        unused: known(&shown.unused)?.into_iter().collect(),
        deck: pile(known(&shown.deck)?)?,
        recipe_deck: pile(known(&shown.recipe_deck)?.into_iter().rev())?,
        terrain: restore_terrain(&shown.terrain, cards)?,
        queue: pile(shown.queue.iter().copied())?,
        seats,
        active: Seats::NONE,
        waiting: shown.to_act,
        round: shown.round,
        turn: shown.turn,
        phase: shown.phase,
    };
    for (seat, shown) in seats.iter().zip(&shown.players) {
        game.players[seat] = restore_player(shown)?;
        if shown.active {
            game.active.insert(seat);
        }
    }
    game.check_cards(players)?;
    game.check_recipes(players)?;
    game.check_draft()?;
    game.check_creation()?;
    require(game.waiting == game.who_decides(), "others have to decide")?;
    Ok(game)
}

fn restore_terrain(ids: &[String], cards: &Cards) -> Result<Pile<u8, ROUNDS>, BadState> {
    let places: Vec<u8> = ids
        .iter()
        .filter_map(|id| cards.terrains.iter().position(|terrain| terrain.id == *id))
        .map(|place| place as u8)
        .collect();
    let distinct = places.iter().collect::<std::collections::BTreeSet<_>>().len();
    require(places.len() == ids.len() && distinct == ids.len(), "there is no such terrain")?;
    require(ids.is_empty() || ids.len() == ROUNDS, "each round has a terrain, or none has")?;
    pile(places)
}

fn restore_player(shown: &ShownPlayer) -> Result<Player, BadState> {
    let passed = shown.passed.iter().map(|passed| bag(&passed.cards)).collect::<Result<Vec<_>, _>>()?;
    let choice = match shown.choice {
        Some(Seen::Hidden) => return Err(hidden()),
        Some(Seen::Known(choice)) => Some(choice),
        None => None,
    };
    let mut rounds = 0;
    for &round in &shown.rounds {
        require((1..=ROUNDS).contains(&usize::from(round)), "there are five round cards")?;
        rounds |= 1 << (round - 1);
    }
    Ok(Player {
        hand: bag(&shown.hand)?,
        drafted: bag(&shown.drafted)?,
        thrown: bag(&shown.thrown)?,
        spent: Bag::checked(shown.spent.iter().copied()).ok_or_else(too_many)?,
        kept: bag(&shown.kept)?,
        passed: pile(passed)?,
        passed_to: pile(shown.passed.iter().map(|passed| passed.to))?,
        picks: pile(known(&shown.picks)?)?,
        choice,
        pot: shown.pot,
        recipe: shown.recipe,
        paid: shown.paid,
        used: shown.used.iter().copied().collect::<Abilities>(),
        minions: pile(shown.minions.iter().copied())?,
        rounds,
    })
}

impl Minions {
    /// MR-2, MR-36. All Elements and Pots of the game once; nobody has more than can be drafted and carried over.
    fn check_cards(&self, players: usize) -> Result<(), BadState> {
        let mut found: Vec<Card> = self.deck.to_vec();
        for seat in self.seats.iter() {
            let Player { hand, drafted, thrown, spent, kept, .. } = self.players[seat];
            [hand, drafted, thrown, spent, kept].iter().for_each(|bag| found.extend(bag.iter()));
            found.extend(self.players[seat].pot_card());
        }
        let all = self.cards.pile(players).iter().copied();
        require(count_kinds(found) == count_kinds(all), "cards are missing, or there are too many")?;
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            let mut carried = player.all_own();
            for &pick in player.picks.iter() {
                require(carried.has(pick), "a card that was drafted is nowhere")?;
                carried.remove(pick);
            }
            require(carried.len() <= KEPT, "too many cards were carried over")?;
            require(self.round > 1 || carried.is_empty(), "nothing is carried into the first round")?;
            require(player.kept.len() <= KEPT, "too many cards are kept")?;
            require(
                player.kept.is_empty() || self.phase == Phase::Keep,
                "cards are kept at the end of a round",
            )?;
        }
        Ok(())
    }

    /// MR-3, MR-4, MR-8, MR-32, MR-38. Every recipe is in one place.
    fn check_recipes(&self, players: usize) -> Result<(), BadState> {
        let mut made = Vec::new();
        for seat in self.seats.iter() {
            made.extend(self.players[seat].minions.iter().chain(&self.players[seat].recipe).copied());
        }
        let mut found: Vec<Recipe> = made.clone();
        [self.recipes, self.removed, self.unused].iter().for_each(|set| found.extend(set.iter()));
        found.extend(self.recipe_deck.iter());
        found.sort_unstable();
        let in_game = if self.terrain.is_empty() { Recipe::all().count() - 1 } else { Recipe::all().count() };
        require(found.into_iter().eq(Recipe::all().take(in_game)), "a recipe is missing, or is there twice")?;
        require(!self.unused.has(Recipe::LEGEND), "the legendary recipe is never put away")?;
        let later = (ROUNDS - usize::from(self.round)) * players;
        require(self.recipe_deck.len() == later, "each round takes a recipe for each seat")?;
        let most = usize::from(self.round);
        let too_many = |seat: Seat| self.players[seat].minions.len() > most;
        require(!self.seats.iter().any(too_many), "a seat creates one minion a round")?;
        let won = self.seats.iter().map(|seat| u32::from(self.players[seat].rounds)).sum::<u32>();
        let overlap = self.seats.iter().fold(0, |all, seat| all | u32::from(self.players[seat].rounds));
        require(won == overlap && overlap < 1 << self.round, "a round card is won once, in its round")
    }

    /// MR-10 to MR-19. Who has drafted how often, and where the hands are.
    fn check_draft(&self) -> Result<(), BadState> {
        let turn = usize::from(self.turn);
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            require(player.passed.len() == player.passed_to.len(), "a hand went nowhere")?;
            let (picks, passed) = (player.picks.len(), player.passed.len());
            let fits = match (self.active.contains(seat), self.phase) {
                (true, Phase::Draft) => passed == turn - 1 && (picks == turn || picks == turn - 1),
                (true, Phase::Choose) => passed == turn - 1 && picks == turn,
                (true, Phase::Reveal | Phase::Create | Phase::Pay) => passed == turn && picks == turn,
                (true, Phase::Keep | Phase::Over) => false,
                (false, _) => (1..=turn).contains(&picks) && passed == picks - 1 && player.hand.is_empty(),
            };
            require(fits, "a seat has drafted or passed too often or not often enough")?;
            let thrown = if self.active.contains(seat) { 0 } else { HAND - picks };
            require(player.thrown.len() == thrown, "a seat that drops throws its hand in the middle")?;
        }
        let drafting = matches!(self.phase, Phase::Draft | Phase::Choose);
        require(!drafting || !self.active.is_empty(), "nobody drafts")?;
        let legend = self.seats.iter().any(|seat| self.players[seat].minions.contains(&Recipe::LEGEND));
        require(self.phase != Phase::Keep || !self.is_last_round(), "nothing is kept after the last round")?;
        require(
            self.phase != Phase::Over || legend || usize::from(self.round) == ROUNDS,
            "it is not over yet",
        )?;
        require(self.story_is_true(), "the hands that were passed do not fit what was drafted")
    }

    /// MR-20 to MR-34. Who reveals and creates, and with what.
    fn check_creation(&self) -> Result<(), BadState> {
        let in_queue: Seats = self.queue.iter().copied().collect();
        require(in_queue.len() == self.queue.len(), "a seat creates twice")?;
        let creating = matches!(self.phase, Phase::Create | Phase::Pay);
        let queued = creating || self.phase == Phase::Reveal;
        require(self.queue.is_empty() != queued, "nobody, or somebody, has to create")?;
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            let queued = in_queue.contains(seat);
            let just_dropped = player.picks.len() == usize::from(self.turn) && !self.active.contains(seat);
            require(!queued || just_dropped, "who creates has just dropped")?;
            require(self.phase != Phase::Reveal || queued == just_dropped, "who has just dropped is asked")?;
            require(player.pot.is_some() == (queued && creating), "who creates has revealed a Pot")?;
            let pays = self.phase == Phase::Pay && self.queue.first() == Some(&seat);
            require(player.recipe.is_some() == pays && (pays || player.paid == 0), "one seat pays")?;
            self.check_choice(seat)?;
        }
        require(in_queue.iter().all(|seat| self.seats.contains(seat)), "somebody in it does not play")?;
        let pot = |&seat: &Seat| self.players[seat].pot;
        let ordered = self
            .queue
            .windows(2)
            .all(|pair| if creating { pot(&pair[0]) > pot(&pair[1]) } else { pair[0] < pair[1] });
        require(ordered, "the highest Pot is first")?;
        let payment = self.queue.first().and_then(|&seat| self.payment(seat));
        let can_pay =
            payment.is_none_or(|payment| payment.paid < payment.recipe.cost && payment.is_possible());
        require(can_pay, "a cost that is paid already, or can no longer be paid")
    }

    /// A secret choice is one that the seat may make.
    fn check_choice(&self, seat: Seat) -> Result<(), BadState> {
        let player = &self.players[seat];
        let pot0_used = player.used.has(crate::Ability::Pot0);
        let used = player.used.without(self.abilities(seat)).is_empty();
        require(used, "an ability was used that the seat does not have")?;
        require(player.pot != Some(Pot::ZERO) || pot0_used, "the Pot 0 comes from nowhere")?;
        let fits = match (player.choice, self.phase) {
            (None, _) => true,
            (Some(Secret::Drop), Phase::Choose) => self.active.contains(seat),
            (Some(Secret::Pass), Phase::Choose) => self.active.contains(seat) && self.may_pass(seat),
            (Some(Secret::Reveal(pot)), Phase::Reveal) => {
                self.queue.contains(&seat) && self.may_reveal(seat, pot)
            }
            _ => false,
        };
        require(fits, "a secret choice that cannot be made")
    }

    fn may_reveal(&self, seat: Seat, pot: Option<Pot>) -> bool {
        match pot.map(Pot::card) {
            None => true,
            Some(None) => self.can_make_pot(seat),
            Some(Some(card)) => self.players[seat].drafted.has(card),
        }
    }

    /// Who has to decide in this phase.
    fn who_decides(&self) -> Seats {
        let turn = usize::from(self.turn);
        let decides = |seat: &Seat| {
            let player = &self.players[*seat];
            match self.phase {
                Phase::Draft => self.active.contains(*seat) && player.picks.len() < turn,
                Phase::Choose => self.active.contains(*seat) && player.choice.is_none(),
                Phase::Reveal => self.queue.contains(seat) && player.choice.is_none(),
                Phase::Create | Phase::Pay => self.queue.first() == Some(seat),
                Phase::Keep => {
                    self.waiting.contains(*seat) && !player.drafted.is_empty() && player.kept.len() < KEPT
                }
                Phase::Over => false,
            }
        };
        self.seats.iter().filter(decides).collect()
    }
}

fn require(holds: bool, otherwise: &str) -> Result<(), BadState> {
    if holds { Ok(()) } else { Err(BadState(otherwise.into())) }
}

fn known<T: Copy>(things: &[Seen<T>]) -> Result<Vec<T>, BadState> {
    things.iter().map(|thing| thing.known().ok_or_else(hidden)).collect()
}

fn bag(cards: &[Seen<Card>]) -> Result<Bag, BadState> {
    Bag::checked(known(cards)?).ok_or_else(too_many)
}

fn pile<T: Copy + Default, const N: usize>(
    things: impl IntoIterator<Item = T>,
) -> Result<Pile<T, N>, BadState> {
    Pile::checked(things).ok_or_else(too_many)
}

fn hidden() -> BadState {
    BadState("cards are hidden in it".into())
}

fn too_many() -> BadState {
    BadState("too many cards in one place".into())
}
