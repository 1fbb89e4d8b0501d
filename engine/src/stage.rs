//! What people see of a game: the staging of a table, apart from its rules.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use crate::{
    Arg, Blocked, Choice, Cue, Eye, Game, Hidden, Hold, Locales, MAX_SEATS, Message, News, OptionAbout,
    Plans, Preview, Rules, Scene, Seat, SeatScene, Seats, Sheet, Shown, Standing, Tip, Tone, Touch, Zone,
};

/// A game that can be put before people. Everything has a default, so that a game whose rules are written
/// sits in the arena and at every table at once, without pictures: `impl Staged for MyGame {}`. Its scene is
/// then its scores, a button with the notation of each legal action, and at the end a sheet of ranks; the
/// laws of this room say what is still to be drawn and worded.
pub trait Staged: Hidden + Shown {
    /// Pictures, words, figures, lessons.
    const STAGING: Staging = Staging::PLAIN;

    /// The table as this eye may see it, when it is somebody's turn or the game is over.
    fn scene(&self, eye: Eye) -> Scene {
        Scene {
            acting: self.to_act(),
            prompt: Some(self.prompt(eye)),
            tips: Scene::whispers(self, eye),
            choices: self.choices(eye),
            blocked: self.blocked(eye),
            ..self.still(eye)
        }
    }

    /// What lies on the table for this eye, as in a picture in which nobody can act. Only cards that do not go by
    /// their places need names.
    fn still(&self, _eye: Eye) -> Scene {
        Scene::plain(self)
    }

    /// What this eye is told to do, in one sentence.
    fn prompt(&self, eye: Eye) -> Message {
        match eye.acting(self.to_act()) {
            Some(_) => Message::new("table-your-turn"),
            None => Message::waiting(self.to_act()),
        }
    }

    /// The legal actions of this eye, and what to touch for each; none if it is not to act.
    fn choices(&self, eye: Eye) -> Vec<Choice> {
        let mut actions = eye.acting(self.to_act()).map(|seat| self.legal(seat)).unwrap_or_default();
        actions.sort_unstable();
        let choice = |action: &Self::Action| {
            let label = Message::new("table-play").text("action", action);
            Choice::button(action, label)
        };
        actions.iter().map(choice).collect()
    }

    /// What looks possible to this eye but is not, and why.
    fn blocked(&self, _eye: Eye) -> Vec<Blocked> {
        Vec::new()
    }

    /// What a strong player would whisper to a seat that is to act: where the game knows a better choice and a
    /// sentence can say why. Hidden cards are not weighed: a tip that comes and goes with them would betray
    /// them.
    fn tip(&self, _seat: Seat) -> Option<Tip<Self::Action>> {
        None
    }

    /// What speaks for one action of a seat that is to act and against another, in a sentence: the term of the
    /// game's own judgement that tells them apart most, in things that can be seen or counted. Like a tip it
    /// says nothing that depends on what the seat cannot know. It does not say *you*: others read it too.
    fn reason(&self, _seat: Seat, _better: Self::Action, _worse: Self::Action) -> Option<Message> {
        None
    }

    /// What somebody does with this action, in a clause without a full stop that begins with the player ("Sora
    /// takes Maple"); actions that mean the same to the others have the same clause. Nothing where they do not
    /// care. It is asked of imagined games only, so it may say what would stay hidden.
    fn deed(&self, _actor: Seat, _action: Self::Action) -> Option<Message> {
        None
    }

    /// How the table is composed: by the number of players and the variants, never by what lies on it.
    fn plans(&self) -> &'static Plans {
        plain_plans(self.seats().len())
    }

    /// Every card that comes with the game, a zone for each set, whose name begins with `box.`: the rules' card
    /// lists. A card's aside says how many there are of it.
    fn in_the_box(&self) -> Vec<Zone> {
        Vec::new()
    }

    /// How the picture of this event is staged for this eye, where the rules have had one taken: the position
    /// is the one of that moment.
    fn cue(&self, event: Self::Event, eye: Eye) -> Cue {
        match Self::word(event, eye).tone {
            Tone::Chapter => Cue::chapter(),
            Tone::Gain | Tone::Loss => Cue::score(),
            Tone::Plain | Tone::Notice => Cue::default().held(Hold::Normal),
        }
    }

    /// An event in words for this eye.
    fn word(_event: Self::Event, _eye: Eye) -> News {
        Tone::Plain.say(Message::new("table-something"))
    }

    /// Why a well-formed action of a seat that is to act is not legal now.
    fn refusal(&self, _seat: Seat, _action: Self::Action) -> Refusal {
        Refusal::new("", Message::new("table-refused"))
    }
}

/// The plain plans by number of players, each made once.
fn plain_plans(players: usize) -> &'static Plans {
    static PLANS: [OnceLock<Plans>; MAX_SEATS + 1] = [const { OnceLock::new() }; MAX_SEATS + 1];
    PLANS[players].get_or_init(|| Plans::plain(players))
}

/// What people are shown of a game besides its table.
#[derive(Clone, Debug)]
pub struct Staging {
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// Whether its makers say so; otherwise it is our estimate, and people are told.
    pub minutes_published: bool,
    /// The suits of its cards.
    pub suits: &'static [Suit],
    /// Its words: a folder a language. Each has the messages `game-title` and `game-tagline`, and for each
    /// option `option-<name>`, `option-<name>-help` and one for each value, see
    /// [`OptionAbout::value_message`].
    pub locales: Locales,
    /// Its pictures: an SVG of symbols, whose names begin with the slug.
    pub art: &'static str,
    /// The figures of its rules, by name: scenarios that say what to show.
    pub figures: &'static [(&'static str, &'static str)],
    /// Its guided games, each a [`Lesson`](crate::Lesson): the first for whoever has never seen it.
    pub lessons: &'static [&'static str],
}

impl Staging {
    /// No pictures and no words yet.
    pub const PLAIN: Staging = Staging {
        minutes: 1..=60,
        minutes_published: false,
        suits: &[],
        locales: Locales::NONE,
        art: "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
        figures: &[],
        lessons: &[],
    };
}

/// What there is to know of a game before anybody plays it: its rules and its staging, for whoever does not
/// know its type.
#[derive(Clone, Debug)]
pub struct About {
    /// Its name in commands, files and addresses.
    pub slug: &'static str,
    /// Raised with every change of behaviour.
    pub rules_version: u32,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// Whether its makers say so; otherwise it is our estimate.
    pub minutes_published: bool,
    /// Its variants.
    pub options: &'static [OptionAbout],
    /// The suits of its cards.
    pub suits: &'static [Suit],
    /// Its words.
    pub locales: Locales,
    /// Its pictures.
    pub art: &'static str,
    /// The figures of its rules, by name.
    pub figures: &'static [(&'static str, &'static str)],
    /// Its guided games, in the order in which they are learnt.
    pub lessons: &'static [&'static str],
}

impl About {
    /// What there is to know of this game.
    pub const fn of<G: Staged>() -> About {
        let Rules { slug, version, players, options } = G::RULES;
        let Staging { minutes, minutes_published, suits, locales, art, figures, lessons } = G::STAGING;
        About {
            slug,
            rules_version: version,
            players,
            minutes,
            minutes_published,
            options,
            suits,
            locales,
            art,
            figures,
            lessons,
        }
    }
}

/// How the cards of one suit look: told apart by shape as well as by colour.
#[derive(Clone, Copy, Debug)]
pub struct Suit {
    /// Its name, as [`CardFace`](crate::CardFace) has it.
    pub id: &'static str,
    /// One character for terminals.
    pub symbol: char,
    /// Red, green and blue.
    pub colour: (u8, u8, u8),
}

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it, as in the game's `RULES.md`; empty where the game does not say yet.
    pub rule: &'static str,
    /// The reason in a sentence.
    pub reason: Message,
}

impl Refusal {
    /// This rule forbids it, for this reason.
    pub const fn new(rule: &'static str, reason: Message) -> Refusal {
        Refusal { rule, reason }
    }
}

/// What every game's scene is made of.
impl Scene {
    /// The table of a game that nobody has staged: scores.
    fn plain<G: Game>(game: &G) -> Scene {
        let standing = game.standing();
        let plate = |seat| SeatScene::new(seat, standing.scores[seat]).into();
        Scene {
            seats: game.seats().iter().map(plate).collect(),
            sheet: game.is_over().then(|| Sheet::standings(&standing)),
            ..Scene::default()
        }
    }
}

impl Sheet {
    /// Scores and ranks, of a game that says no more of where its points came from.
    pub fn standings(standing: &Standing) -> Sheet {
        let row = |seat| {
            let (score, rank) = (standing.scores[seat], standing.ranks[seat]);
            vec![Arg::Seat(seat), Arg::Number(score.into()), Arg::Number(rank.into())].into()
        };
        Sheet {
            title: Message::new("table-over"),
            columns: ["table-heading-player", "table-heading-score", "table-heading-rank"]
                .map(Message::new)
                .to_vec(),
            rows: standing.seats.iter().map(row).collect(),
        }
    }
}

impl SeatScene {
    /// A player with nothing but a score.
    pub fn new(seat: Seat, score: i32) -> SeatScene {
        SeatScene {
            seat,
            score,
            acting: false,
            tokens: Vec::new(),
            status: None,
            note: None,
            ready: false,
            worth: None,
            signs: Vec::new(),
        }
    }
}

impl Blocked {
    /// Touching these things does not work, for this reason.
    pub fn new(touches: Vec<Touch>, refusal: Refusal) -> Blocked {
        Blocked { touches, rule: refusal.rule, reason: refusal.reason }
    }
}

impl Choice {
    /// An action that is made by touching these things, in order.
    pub fn new(action: impl crate::ToCompactString, label: Message, touches: Vec<Touch>) -> Choice {
        Choice { action: action.to_compact_string(), label, touches, warning: None, previews: Vec::new() }
    }

    /// An action that is made by pressing a button of its own, which says what it does.
    pub fn button(action: impl crate::ToCompactString, label: Message) -> Choice {
        let action = action.to_compact_string();
        let touches = vec![Touch::button(action.clone(), label.clone())];
        Choice { action, label, touches, warning: None, previews: Vec::new() }
    }

    /// With what it would make of things.
    #[must_use]
    pub fn previewing(self, previews: Vec<Preview>) -> Choice {
        Choice { previews, ..self }
    }

    /// With something that a beginner may regret about it.
    #[must_use]
    pub fn warned(self, warning: Option<Message>) -> Choice {
        Choice { warning, ..self }
    }
}

impl Message {
    /// The prompt of whoever is not to act: whom the table waits for, or that the game is over.
    pub fn waiting(to_act: Seats) -> Message {
        match (to_act.iter().next(), to_act.len()) {
            (None, _) => Message::new("table-over"),
            (Some(seat), 1) => Message::new("table-wait").seat("player", seat),
            (_, count) => Message::new("table-wait-many").number("count", count as i64),
        }
    }
}

impl News {
    /// The last line of a game: who has won.
    pub fn game_over(winners: Seats) -> News {
        Tone::Chapter.say(match (winners.iter().next(), winners.len()) {
            (None, _) => Message::new("table-won-nobody"),
            (Some(winner), 1) => Message::new("table-won").seat("player", winner),
            _ => Message::new("table-won-many"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Later;

    #[test]
    fn the_end_is_told_by_the_number_of_winners() {
        let told = |winners| News::game_over(winners).message.id;
        let winners = [Seats::NONE, Seats::first(1), Seats::first(2)];
        assert_eq!(winners.map(told), ["table-won-nobody", "table-won", "table-won-many"]);
    }

    #[test]
    fn a_plain_score_sheet_has_a_row_for_everybody() {
        let standing = Standing::by_score(Seats::first(3), |seat| [5, 9, 5][seat.index()], true);
        let numbers = |row: &Later<Vec<Arg>>| match row[..] {
            [Arg::Seat(seat), Arg::Number(score), Arg::Number(rank)] => (seat.index(), score, rank),
            _ => panic!("{row:?}"),
        };
        let rows: Vec<_> = Sheet::standings(&standing).rows.iter().map(numbers).collect();
        assert_eq!(rows, [(0, 5, 2), (1, 9, 1), (2, 5, 2)]);
    }

    #[test]
    fn whoever_waits_is_told_for_whom() {
        let told = |to_act| Message::waiting(to_act).id;
        let to_act = [Seats::NONE, Seats::first(1), Seats::first(2)];
        assert_eq!(to_act.map(told), ["table-over", "table-wait", "table-wait-many"]);
    }
}
