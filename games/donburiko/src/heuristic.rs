//! Good play, after the specification's section on strategy. Weights are in chips; only what the seat knows
//! is looked at. The numbers are judgements, settled by play against former versions.

mod outlook;

use std::sync::LazyLock;

use engine::{Eye, Heuristic, Horizon, Kind, Net, Reward, Seat, Weights};

use crate::card::{Hand, RowId};
use crate::rules::{BEST, bust};
use crate::{Action, Card, Donburiko, Face, Phase};
use outlook::{Known, Outlook};

/// What Donburiko takes from each other player who is still in: the row that player would have taken, and
/// more for each card in hand. It is more than they lose on average, since a six that is not taken is soon
/// somebody else's.
const ROW_DENIED: f32 = 1.3;
const CARD_DENIED: f32 = 2.8;

/// What ending the last round is worth to a player who then wins it, and costs one who does not.
const LAST_WORD: f32 = 2.7;

/// What a six is worth to another player, beyond its chips.
const THREAT: f32 = 10.0;

/// How much of the best row that others find counts against leaving it to them.
const ENVY: f32 = 0.15;

/// What a secret and the chip on it make a row seem worth to others: a row that hides something is soon
/// taken.
const BAIT: f32 = 5.0;

/// What is lost with a secret besides its chip: a card that would have earned one.
const SHYNESS: f32 = 0.7;

/// A row of this worth is one that others begin to want, and how much likelier each point makes each of them
/// take it.
const WANTED: f32 = 0.65;
const WANTED_MORE: f32 = 0.94;

/// How likely a row is taken by the next player at least and at most.
const TAKEN: (f32, f32) = (0.05, 0.9);

/// What is left for a player whose row was taken away, with cards in hand and with none.
const SECOND_BEST: f32 = 1.2;
const STRANDED: f32 = -2.3;

/// What staying in is worth without any row to hope for, and for each card in hand.
const STAYING: f32 = 1.7;
const CARD_IN_HAND: f32 = 0.4;

impl Heuristic for Donburiko {
    const DOUBT: f32 = 1.0;
    const HORIZON: Horizon = Horizon::Here;

    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Weights) {
        if let Phase::Score(_) = self.phase {
            let announcing = self.announcing(seat);
            weights.extend(actions.iter().map(|&action| weigh_score(action, announcing)));
        } else {
            let table = Table::of(self, seat);
            weights.extend(actions.iter().map(|&action| table.weigh(action)));
        }
    }

    fn chapter(&self) -> u32 {
        self.round
    }

    /// The last round is short, and who is ahead there is plain to see when it has been played out.
    fn judge(&self) -> Option<Reward> {
        static NET: LazyLock<Net> = LazyLock::new(|| Net::of::<Donburiko>(include_bytes!("../value.net")));
        (!self.is_final).then(|| NET.judge(self))
    }
}

/// Count what pays most.
fn weigh_score(action: Action, announcing: f32) -> f32 {
    let Action::Score { total, donburiko } = action else { return 0.0 };
    let pays = if bust(total) > 0 { -f32::from(bust(total)) } else { f32::from(total) };
    if donburiko { pays + announcing } else { pays }
}

impl Donburiko {
    /// What ending the round with a six is worth. In the last round all that matters is who leads then.
    fn announcing(&self, seat: Seat) -> f32 {
        let others = self.still_in.iter().filter(|&other| other != seat);
        if self.is_final {
            let score = |seat: Seat| self.players[seat].chips + self.players[seat].owed;
            let best = self.seats.iter().filter(|&other| other != seat).map(score).max().unwrap_or_default();
            let leads = score(seat) + BEST.unsigned_abs() >= best;
            return if leads { LAST_WORD } else { -LAST_WORD };
        }
        others.map(|other| ROW_DENIED + CARD_DENIED * self.players[other].hand.len() as f32).sum()
    }
}

/// What the rows are worth to take, in order; nothing where there is none to be taken.
type Worths = [Option<f32>; 4];

/// The table as a seat sees it on its turn.
struct Table {
    hand: Hand,
    purse: u8,
    /// What an open card earns.
    earns: f32,
    /// How many others are still in.
    others: usize,
    outlook: Outlook,
    /// What a six is worth beyond its chips; it need not be announced.
    six: f32,
    /// The rows as the seat knows them, and as everybody does.
    mine: [Known; 4],
    theirs: [Known; 4],
    to_me: Worths,
    to_them: Worths,
    /// What each row would seem worth to others with one more secret in it.
    bait: [f32; 4],
}

impl Table {
    fn of(game: &Donburiko, seat: Seat) -> Table {
        let mut table = Table {
            hand: game.players[seat].hand,
            purse: game.players[seat].chips,
            earns: f32::from(game.bank.min(1)),
            others: game.still_in.iter().filter(|&other| other != seat).count(),
            outlook: Outlook::of(game, seat),
            six: game.announcing(seat).max(0.0),
            mine: Default::default(),
            theirs: Default::default(),
            to_me: [None; 4],
            to_them: [None; 4],
            bait: [0.0; 4],
        };
        for (place, row) in game.rows.iter().enumerate().filter(|(_, row)| row.is_on_table()) {
            let (mine, theirs) = (Known::of(row, Eye::Seat(seat)), Known::of(row, Eye::Spectator));
            (table.mine[place], table.theirs[place]) = (mine, theirs);
            if row.can_grow() && table.purse > 0 && table.others > 0 {
                let secret = table.outlook.promise(theirs.and_hidden().and_chip());
                table.bait[place] = secret.worth(u8::MAX, THREAT) + BAIT;
            }
            if row.can_be_taken() {
                (table.to_me[place], table.to_them[place]) = table.worths(mine, theirs);
            }
        }
        table
    }

    /// What a row is worth to take, to the seat and to others, who may know less of it; how rich they are is
    /// not asked.
    fn worths(&self, mine: Known, theirs: Known) -> (Option<f32>, Option<f32>) {
        let promise = self.outlook.promise(mine);
        let to_them = if mine == theirs { promise } else { self.outlook.promise(theirs) };
        (Some(promise.worth(self.purse, self.six)), Some(to_them.worth(u8::MAX, THREAT)))
    }

    fn weigh(&self, action: Action) -> f32 {
        match action {
            Action::Take { row } => self.weigh_taking(row),
            Action::Add { card, face, row } if self.others == 0 => self.weigh_alone(card, face, row),
            Action::Add { card, face: Face::Up, row } => self.weigh_open_card(card, row),
            Action::Add { card, face: Face::Down, row } => self.weigh_secret(card, row),
            Action::Score { .. } => 0.0,
        }
    }

    /// A row taken is out of the others' reach too.
    fn weigh_taking(&self, row: RowId) -> f32 {
        let mut left = self.to_them;
        left[row.index()] = None;
        self.to_me[row.index()].unwrap_or_default() - envy(&left)
    }

    /// A sure chip, and a row that everybody sees.
    fn weigh_open_card(&self, card: Card, row: RowId) -> f32 {
        let (mut to_me, mut to_them, place) = (self.to_me, self.to_them, row.index());
        (to_me[place], to_them[place]) =
            self.worths(self.mine[place].and(card), self.theirs[place].and(card));
        self.earns + self.next_turn(&to_me, &to_them) - envy(&to_them)
    }

    /// A chip laid out, and a row that others can only guess.
    fn weigh_secret(&self, card: Card, row: RowId) -> f32 {
        let (mut to_me, mut to_them, place) = (self.to_me, self.to_them, row.index());
        let mine = self.outlook.promise(self.mine[place].and(card).and_chip());
        to_me[place] = Some(mine.worth(self.purse, self.six));
        to_them[place] = Some(self.bait[place]);
        self.next_turn(&to_me, &to_them) - envy(&to_them) - 1.0 - SHYNESS
    }

    /// What the next turn promises: the best row, if nobody takes it before.
    fn next_turn(&self, to_me: &Worths, to_them: &Worths) -> f32 {
        let left = self.hand.len() - 1;
        let (stay, without) = match left {
            0 => (STRANDED, STRANDED),
            _ => (STAYING + CARD_IN_HAND * left as f32, SECOND_BEST),
        };
        let rows = to_me.iter().zip(to_them).filter_map(|(mine, theirs)| mine.zip(*theirs));
        let hope = |(mine, theirs): (f32, f32)| {
            let stays = self.stays(theirs);
            stays * mine + (1.0 - stays) * without
        };
        rows.map(hope).fold(stay, f32::max)
    }

    /// How likely none of the others takes a row of this worth to them.
    fn stays(&self, worth: f32) -> f32 {
        let taken = ((worth - WANTED) * WANTED_MORE).clamp(TAKEN.0, TAKEN.1);
        (0..self.others).fold(1.0, |stays, _| stays * (1.0 - taken))
    }

    /// The last one in shapes the row that is left at leisure. A secret earns nothing, but its chip comes
    /// back.
    fn weigh_alone(&self, card: Card, face: Face, row: RowId) -> f32 {
        let mut hand = self.hand;
        hand.remove(card);
        let finish = self.finish(self.mine[row.index()].and(card), hand);
        if face == Face::Up { self.earns + finish } else { finish }
    }

    /// What the row and the cards in hand come to if the best of them are added openly.
    fn finish(&self, row: Known, hand: Hand) -> f32 {
        let taken = self.outlook.promise(row).worth(self.purse, self.six);
        if row.is_full() {
            return taken;
        }
        let add = |card| {
            let mut rest = hand;
            rest.remove(card);
            self.earns + self.finish(row.and(card), rest)
        };
        hand.kinds().map(add).fold(taken, f32::max)
    }
}

/// What is against leaving these rows to the others.
fn envy(to_them: &Worths) -> f32 {
    ENVY * to_them.iter().flatten().copied().fold(0.0, f32::max)
}
