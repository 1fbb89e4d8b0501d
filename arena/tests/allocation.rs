//! Rules and search allocate nothing in the hot path, in any game.

use catalog::{Playable, TypedTask};
use engine::{ActionList, Eye, Hidden, Imagination, Rng, Seat, Seed, Setup};

/// Plays random games, looking at each position as a search does, and counts what is allocated.
struct CountAllocations;

impl TypedTask for CountAllocations {
    type Output = u64;

    fn run<G: Playable>(self) -> u64 {
        let mut rng = Rng::from(Seed::from(1));
        let setups: Vec<Setup<G>> = G::RULES.players.map(Setup::plain).collect();
        let mut games: Vec<G> = setups
            .iter()
            .map(|setup| G::new(setup, &mut Imagination(&mut rng)).expect("a game accepts its players"))
            .collect();
        let measured =
            allocation_counter::measure(|| games.iter_mut().for_each(|game| play_out(game, &mut rng)));
        measured.count_total
    }
}

fn play_out<G: Hidden>(game: &mut G, rng: &mut Rng) {
    let mut actions = G::Actions::default();
    while let Some(seat) = game.to_act().iter().next() {
        let mut imagined = game.clone();
        imagined.unseal(seat);
        imagined.redeal(Eye::Seat(seat), rng);
        actions.clear();
        game.list_legal(seat, &mut actions);
        let action = *rng.pick(&actions).expect("whoever is to act can act");
        game.apply(seat, action, &mut Imagination(rng));
    }
    std::hint::black_box(game.standing().scores[Seat::default()]);
}

#[test]
fn no_game_allocates_while_it_is_played_or_imagined() {
    for about in catalog::games() {
        assert_eq!(catalog::run_for(about.slug, CountAllocations), Some(0), "{}", about.slug);
    }
}
