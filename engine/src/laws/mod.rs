//! What must hold for every game, whatever it is, checked by random play.
//!
//! A game's tests say `engine::laws!(TheGame);` and get one test a law, besides the checks of its files: scenarios
//! pass, recorded games replay, numbered rules are tested, both languages are complete, the lesson can be played.

mod files;
mod json;
mod position;
mod teaching;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hasher};

use crate::{
    CompactString, Dealer, Eye, Game, Heuristic, Imagination, MAX_ACTIONS, NewGame, Rejection, Rng, Seat,
    Seats, Seed, Table, Touch, Weights,
};

use crate::table::restore_checked;
use json::{at, bytes, damage, hidden_paths, json, kind_of};

pub use files::{corpus_replays, every_rule_is_tested, scenarios_pass};
pub use position::{Position, check, variants};
pub use teaching::{figures_can_be_drawn, options_have_words, the_art_is_complete, the_lesson_can_be_played};
pub use words::{catalogs_agree, everything_said_has_words, languages_agree};

/// Random play that goes on for so long is stuck.
const ENDLESS: usize = 100_000;

/// One test a law, for a game whose crate is laid out like the others: `RULES.md`, `scenarios/`, `corpus/`, `figures/`.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(@positions $game:
            play_ends
            whoever_is_to_act_can_act
            illegal_actions_are_refused_and_change_nothing
            notation_round_trips
            clones_are_independent
            nothing_is_lost_or_made
            the_order_of_sealing_changes_nothing
            a_game_is_rebuilt_from_its_log
            a_game_is_rebuilt_from_its_state
            a_damaged_state_is_refused_or_playable
            a_view_hides_and_changes_nothing_else
            a_redeal_is_invisible
            a_redealt_game_can_be_played_to_its_end
            what_cannot_be_told_apart_is_shown_alike
            a_glimpse_tells_apart_what_a_seat_can
            scenes_offer_every_legal_action
            cards_of_one_notation_look_alike
            standings_are_consistent
            everything_said_has_words
        );

        #[test]
        fn a_clone_allocates_nothing() {
            $crate::laws::a_clone_allocates_nothing::<$game>();
        }

        #[test]
        fn a_redeal_moves_all_that_is_hidden() {
            $crate::laws::a_redeal_moves_all_that_is_hidden::<$game>();
        }

        #[test]
        fn languages_agree() {
            $crate::laws::languages_agree::<$game>();
        }

        #[test]
        fn options_have_words() {
            $crate::laws::options_have_words::<$game>();
        }

        #[test]
        fn the_art_is_complete() {
            $crate::laws::the_art_is_complete::<$game>();
        }

        #[test]
        fn figures_can_be_drawn() {
            $crate::laws::figures_can_be_drawn::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/figures"));
        }

        #[test]
        fn the_lesson_can_be_played() {
            $crate::laws::the_lesson_can_be_played::<$game>();
        }

        #[test]
        fn scenarios_pass() {
            $crate::laws::scenarios_pass::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
        }

        #[test]
        fn every_rule_is_tested() {
            $crate::laws::every_rule_is_tested(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn corpus_replays() {
            $crate::laws::corpus_replays::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/corpus"));
        }
    };
    (@positions $game:ty: $($law:ident)+) => {$(
        #[test]
        fn $law() {
            $crate::laws::check::<$game>($crate::laws::$law);
        }
    )+};
}

/// Positions end: random play comes to an end, and then nobody is to act.
pub fn play_ends<G: Game>(position: &Position<G>) {
    let mut game = position.game.clone();
    play_out(&mut game, &mut position.rng());
    assert!(game.to_act().is_empty());
}

/// A position that is not final has a legal action for each seat that is to act, and for nobody else; never more
/// than fit the list.
pub fn whoever_is_to_act_can_act<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for seat in Seat::ALL {
        let actions = game.legal(seat).len();
        assert_eq!(actions > 0, game.to_act().contains(seat), "{seat:?} has {actions} legal actions");
        assert!(actions <= MAX_ACTIONS);
    }
    assert!(game.to_act().iter().all(|seat| game.seats().contains(seat)));
}

/// Every action of the game is either legal, or refused with the game unchanged and a rule named.
pub fn illegal_actions_are_refused_and_change_nothing<G: Game>(position: &Position<G>) {
    let game = &position.game;
    let known_actions: BTreeSet<G::Action> = position.known_actions();
    for seat in Seat::ALL {
        let legal = game.legal(seat);
        for &action in known_actions.iter().filter(|action| !legal.contains(action)) {
            let mut tried = game.clone();
            let refused = tried.play(seat, action, &mut Imagination(&mut position.rng()));
            match refused.expect_err("only legal actions are played") {
                Rejection::GameOver => assert!(game.is_over()),
                Rejection::NotYourTurn(whose) => {
                    assert_eq!(whose, seat);
                    assert!(!game.to_act().contains(seat));
                }
                Rejection::Illegal(refusal) => {
                    assert!(game.to_act().contains(seat));
                    assert!(refusal.rule.contains('-'), "{action} is refused without a rule");
                }
            }
            assert_eq!(tried, *game, "{action} was refused and changed the game");
        }
    }
}

/// Every action has one text, and every text means one action.
pub fn notation_round_trips<G: Game>(position: &Position<G>) {
    for seat in position.game.to_act().iter() {
        let legal = position.game.legal(seat);
        let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), legal.len(), "two actions share a text");
        for action in &legal {
            assert_eq!(action.to_string().parse(), Ok(*action));
        }
    }
}

/// A clone equals its original and never changes with it.
pub fn clones_are_independent<G: Game>(position: &Position<G>) {
    let mut game = position.game.clone();
    let before = json(&game.show(Eye::All));
    let clone = game.clone();
    assert_eq!(clone, game);
    play_out(&mut game, &mut position.rng());
    assert_eq!(json(&clone.show(Eye::All)), before);
}

/// A position owns nothing on the heap (it has nothing to drop), so a clone is a copy of its bytes.
pub fn a_clone_allocates_nothing<G: Game>() {
    assert!(!std::mem::needs_drop::<G>());
}

/// Cards and chips are conserved.
pub fn nothing_is_lost_or_made<G: Game>(position: &Position<G>) {
    assert_eq!(position.game.inventory(), position.start().game.inventory());
}

/// Where several seats choose at once, the order in which they seal their choices changes nothing.
pub fn the_order_of_sealing_changes_nothing<G: Game>(position: &Position<G>) {
    let seats: Vec<Seat> = position.game.to_act().iter().collect();
    let mut rng = position.rng();
    let choices: Vec<_> =
        seats.iter().filter_map(|&seat| Some((seat, *rng.pick(&position.game.legal(seat))?))).collect();
    let sealed = |choices: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
        let mut game = position.game.clone();
        let mut dealer = position.dealer();
        choices.for_each(|&(seat, action)| {
            game.play(seat, action, &mut dealer).expect("a sealed choice stays legal");
        });
        game
    };
    assert_eq!(sealed(&mut choices.iter()), sealed(&mut choices.iter().rev()));
}

/// The set-up and the actions reproduce the game.
pub fn a_game_is_rebuilt_from_its_log<G: Game>(position: &Position<G>) {
    assert_eq!(position.replayed().game, position.game);
}

/// The state is complete: its JSON alone gives the position back.
pub fn a_game_is_rebuilt_from_its_state<G: Game>(position: &Position<G>) {
    let text = bytes(&position.game.show(Eye::All));
    let shown: G::Shown = serde_json::from_slice(&text).expect("a state can be read");
    assert_eq!(G::restore(&shown, position.cards()).expect("a state can be continued"), position.game);
}

/// A state that was tampered with is refused, or is a position like any other; it never brings the program down.
pub fn a_damaged_state_is_refused_or_playable<G: Game>(position: &Position<G>) {
    let mut rng = position.rng();
    for _ in 0..20 {
        let mut state = json(&position.game.show(Eye::All));
        damage(&mut state, &mut rng);
        let Ok(mut game) = restore_checked(&state, position.cards(), &position.start().game) else {
            continue;
        };
        for _ in 0..500 {
            let Some(seat) = game.to_act().iter().next() else { break };
            let Some(&action) = rng.pick(&game.legal(seat)) else { break };
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
        for eye in eyes(&game).chain([Eye::All]) {
            game.scene(eye);
            game.redeal(eye, &mut rng);
        }
    }
}

/// A view has the shape of the state, and differs from it only in what is hidden.
pub fn a_view_hides_and_changes_nothing_else<G: Game>(position: &Position<G>) {
    let state = json(&position.game.show(Eye::All));
    assert!(hidden_paths(&state, &state).is_empty(), "the state itself hides nothing");
    for eye in eyes(&position.game) {
        hidden_paths(&state, &json(&position.game.show(eye)));
    }
}

/// An eye cannot see what it cannot know: its table looks the same, to the byte, however the unknown is dealt.
pub fn a_redeal_is_invisible<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for eye in eyes(game) {
        let mut imagined = game.clone();
        imagined.redeal(eye, &mut position.rng());
        assert_eq!(seen(&imagined, eye), seen(game, eye), "{eye:?} noticed a redeal");
        assert_eq!(imagined.inventory(), game.inventory(), "the redeal of {eye:?} lost or made something");
    }
    let mut same = game.clone();
    same.redeal(Eye::All, &mut position.rng());
    assert_eq!(same, *game, "nothing is unknown to whoever sees all");
}

/// A law for heuristics that look at nothing hidden, which not all have to: whatever is imagined, they think the same of
/// every action.
pub fn a_judgement_is_the_same_however_the_unknown_is_dealt<G: Heuristic>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.to_act().iter() {
        let mut imagined = game.clone();
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        let actions = game.legal(seat);
        let (mut known, mut again) = (Weights::new(), Weights::new());
        game.weigh(seat, &actions, &mut known);
        imagined.weigh(seat, &actions, &mut again);
        assert_eq!(known, again, "{seat:?} looks at what is hidden");
        assert!(known.len() == actions.len() && known.iter().all(|weight| weight.is_finite()));
    }
}

/// A redeal leaves a real position: whoever is to act can, to the end.
pub fn a_redealt_game_can_be_played_to_its_end<G: Game>(position: &Position<G>) {
    for eye in eyes(&position.game) {
        let mut imagined = position.game.clone();
        imagined.redeal(eye, &mut position.rng());
        play_out(&mut imagined, &mut position.rng());
    }
}

/// Two actions whose results an eye cannot tell apart give it the same view, scene, legal actions and news.
pub fn what_cannot_be_told_apart_is_shown_alike<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for actor in game.to_act().iter() {
        let results: Vec<_> =
            game.legal(actor).iter().map(|&action| position.result(actor, action)).collect();
        for eye in eyes(game).filter(|&eye| eye != Eye::Seat(actor)) {
            let mut alike: BTreeMap<Vec<u8>, Vec<Vec<u8>>> = BTreeMap::new();
            for (after, events) in &results {
                let news: Vec<_> = events.iter().map(|&event| G::word(event, eye)).collect();
                let all = [seen(after, eye), bytes(&news)].concat();
                alike.entry(bytes(&after.show(eye))).or_default().push(all);
            }
            for group in alike.values() {
                assert!(
                    group.iter().all(|all| *all == group[0]),
                    "{eye:?} can tell apart what its view hides"
                );
            }
        }
    }
}

/// A glimpse is the same however the unknown is dealt, and of the results of two actions it is the same if and only if the
/// seat's view is.
pub fn a_glimpse_tells_apart_what_a_seat_can<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for seat in game.seats().iter() {
        let mut imagined = game.clone();
        imagined.redeal(Eye::Seat(seat), &mut position.rng());
        assert_eq!(glimpse(&imagined, seat), glimpse(game, seat), "{seat:?} noticed a redeal");
    }
    for actor in game.to_act().iter() {
        let after: Vec<G> =
            game.legal(actor).iter().map(|&action| position.result(actor, action).0).collect();
        for seat in game.seats().iter() {
            let views = after.iter().map(|game| bytes(&game.show(Eye::Seat(seat)))).collect::<BTreeSet<_>>();
            let glimpses = after.iter().map(|game| glimpse(game, seat)).collect::<BTreeSet<_>>();
            assert_eq!(views.len(), glimpses.len(), "{seat:?} sees so many different results");
        }
    }
}

fn glimpse<G: Game>(game: &G, seat: Seat) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.glimpse(seat, &mut hasher);
    hasher.finish()
}

/// The choices of a scene are exactly the legal actions, and each is made by touching things that are there.
pub fn scenes_offer_every_legal_action<G: Game>(position: &Position<G>) {
    let game = &position.game;
    for eye in eyes(game).chain([Eye::All]) {
        let scene = game.scene(eye).named();
        let legal: BTreeSet<String> = match eye {
            Eye::Seat(seat) => game.legal(seat).iter().map(ToString::to_string).collect(),
            _ => BTreeSet::new(),
        };
        let offered: BTreeSet<String> =
            scene.choices.iter().map(|choice| choice.action.to_string()).collect();
        assert_eq!(offered, legal, "{eye:?}");

        let cards = scene.zones.iter().flat_map(|zone| zone.cards.iter().map(|card| &card.id));
        let things: Vec<&CompactString> = scene.zones.iter().map(|zone| &zone.id).chain(cards).collect();
        let names: BTreeSet<&CompactString> = things.iter().copied().collect();
        assert_eq!(names.len(), things.len(), "two things share a name");
        let seats: Vec<Touch> = game.seats().iter().map(Touch::seat).collect();
        let touched = scene.choices.iter().flat_map(|choice| &choice.touches);
        for touch in touched.chain(scene.blocked.iter().flat_map(|blocked| &blocked.touches)) {
            let known = touch.label().is_some() || names.contains(touch.id()) || seats.contains(touch);
            assert!(known, "there is no {} to touch", touch.id());
        }
        for (index, choice) in scene.choices.iter().enumerate() {
            let ids = |touches: &[Touch]| touches.iter().map(|touch| touch.id().clone()).collect::<Vec<_>>();
            for other in &scene.choices[index + 1..] {
                let (a, b) = (ids(&choice.touches), ids(&other.touches));
                assert!(!a.starts_with(&b) && !b.starts_with(&a), "{a:?} and {b:?} begin alike");
            }
        }
    }
}

/// A face is known by its notation in every scene: servers tell it once and then name it.
pub fn cards_of_one_notation_look_alike<G: Game>(position: &Position<G>) {
    for eye in eyes(&position.game).chain([Eye::All]) {
        let scene = position.game.scene(eye);
        let mut faces = BTreeMap::new();
        for face in scene.zones.iter().flat_map(|zone| &zone.cards).filter_map(|card| card.face.as_ref()) {
            assert_eq!(*faces.entry(&face.text).or_insert(face), face, "{eye:?}");
        }
    }
}

/// Scores, ranks and winners fit each other, and nobody has won before the end.
pub fn standings_are_consistent<G: Game>(position: &Position<G>) {
    let game = &position.game;
    let standing = game.standing();
    assert_eq!(standing.seats, game.seats());
    assert!(game.is_over() || standing.winners.is_empty());
    let best = game.seats().iter().filter(|&seat| standing.ranks[seat] == 1).collect::<Seats>();
    assert!(!best.is_empty(), "somebody is first");
    assert!(standing.winners.iter().all(|seat| best.contains(seat)), "winners are first");
    for seat in game.seats().iter() {
        assert!((1..=game.seats().len() as u8).contains(&standing.ranks[seat]));
    }
}

/// A redeal that returned the truth would pass for invisible: every kind of place that is hidden from somebody
/// really changes under some redeal.
pub fn a_redeal_moves_all_that_is_hidden<G: Game>() {
    let (mut hidden, mut moved) = (BTreeSet::new(), BTreeSet::new());
    for (variant, seed) in
        variants::<G>().into_iter().flat_map(|variant| (0..12).map(move |seed| (variant.clone(), seed)))
    {
        let mut position = Position::<G>::new(variant, Seed::from(seed));
        while position.step() && position.moves() < 200 {
            let state = json(&position.game.show(Eye::All));
            for eye in eyes(&position.game) {
                let places = hidden_paths(&state, &json(&position.game.show(eye)));
                let mut imagined = position.game.clone();
                imagined.redeal(eye, &mut position.rng());
                let other = json(&imagined.show(Eye::All));
                for place in places {
                    if at(&state, &place) != at(&other, &place) {
                        moved.insert(kind_of(&place));
                    }
                    hidden.insert(kind_of(&place));
                }
            }
        }
    }
    assert_eq!(hidden, moved, "places that are hidden and that no redeal ever changes");
}

/// Everybody who looks without seeing all.
pub(crate) fn eyes<G: Game>(game: &G) -> impl Iterator<Item = Eye> + use<G> {
    game.seats().iter().map(Eye::Seat).chain([Eye::Spectator])
}

/// All bytes that a front end gets for this eye.
fn seen<G: Game>(game: &G, eye: Eye) -> Vec<u8> {
    let mut legal = match eye {
        Eye::Seat(seat) => game.legal(seat),
        _ => crate::Actions::new(),
    };
    legal.sort_unstable();
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    [bytes(&game.show(eye)), bytes(&game.scene(eye)), bytes(&legal)].concat()
}

fn play_out<G: Game>(game: &mut G, rng: &mut Rng) {
    for _ in 0..ENDLESS {
        let Some(seat) = game.to_act().iter().next() else { return };
        let action = *rng.pick(&game.legal(seat)).expect("whoever is to act can act");
        game.apply(seat, action, &mut Imagination(rng));
    }
    panic!("random play does not end");
}

/// A table for a set-up that random play uses.
fn open<G: Game>(new: &NewGame) -> Table<G> {
    Table::open(new, Seed::default()).expect("a game opens with the variants it announces")
}

/// A dealer whose shuffles come from the seed alone.
fn dealer<E>(seed: Seed, shuffles: u32) -> Dealer<'static, E> {
    Dealer::new(seed, &[], shuffles)
}
