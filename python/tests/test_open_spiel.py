"""The games as OpenSpiel has them."""

import copy
import pickle
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from variants import GAMES, VARIANTS

import chabudai.open_spiel


def load(game, players, options=None, name=chabudai.versioned, **more):
    written = {name: "+".join(value) if isinstance(value, list) else value for name, value in (options or {}).items()}
    given = {"players": players, **written, **more}
    return pyspiel.load_game(name(game), given)


NAMES = [chabudai.versioned, chabudai.open_spiel.simultaneous]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game,players,options", VARIANTS)
def test_its_own_checks_find_nothing_wrong(game, players, options, name):
    pyspiel.random_sim_test(load(game, players, options, name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game,players", GAMES)
def test_its_own_api_test_passes(game, players, name):
    flags.FLAGS.mark_as_parsed()
    of_game = {"game_name": name(game), "game": load(game, players, name=name)}
    kind = type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), of_game)
    found = unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(unittest.TestResult())
    assert found.testsRun == 5 and not found.errors and not found.failures


@pytest.mark.parametrize("game,players", GAMES)
def test_masks_are_as_long_as_there_are_actions_or_deals(game, players):
    spiel = load(game, players, deals=5_000)
    state = spiel.new_initial_state()
    assert state.legal_actions_mask() == [1] * 5_000 == state.legal_actions_mask(state.current_player())
    for player in (*range(players), players, 10**6):
        # More deals than actions: what OpenSpiel writes here would lie beyond its end.
        assert state.legal_actions_mask(player) == [0] * spiel.num_distinct_actions()
    state.apply_action(4_999)
    for player in (None, *range(players)):
        mask = state.legal_actions_mask() if player is None else state.legal_actions_mask(player)
        legal = state.legal_actions() if player is None else state.legal_actions(player)
        assert np.flatnonzero(mask).tolist() == legal and len(mask) == spiel.num_distinct_actions()


@pytest.mark.parametrize("game,players", GAMES)
def test_copies_of_games_and_states_go_on(game, players):
    spiel = load(game, players, deals=3)
    for again in (copy.deepcopy(spiel), pickle.loads(pickle.dumps(spiel))):
        assert str(again) == str(spiel) and again.num_distinct_actions() == spiel.num_distinct_actions()
        state = again.new_initial_state().clone()
        state.apply_action(2)
        assert str(pickle.loads(pickle.dumps(state))) == str(state.clone()) == str(state)


@pytest.mark.parametrize("game,players", GAMES)
def test_moves_may_be_simultaneous(game, players):
    """What several choose at once is played in one step; and OpenSpiel can turn it back into turns."""
    together = load(game, players, name=NAMES[1]).new_initial_state()
    turned = pyspiel.convert_to_turn_based(together.get_game()).new_initial_state()
    together.apply_action(3)
    turned.apply_action(3)
    table, rng, at_once = chabudai.new(game, players, seed=3), np.random.default_rng(1), 0
    while not table.over:
        chosen = [int(rng.choice(together.legal_actions(player) or [0])) for player in range(players)]
        to_act = table.to_act
        if together.is_simultaneous_node():
            at_once += 1
            for seat in to_act:
                with pytest.raises((chabudai.ChabudaiError, pyspiel.SpielError)):
                    together.clone().apply_actions([*chosen[:seat], table.actions, *chosen[seat + 1 :]])
            together.apply_actions(chosen)
        else:
            together.apply_action(chosen[to_act[0]])
        for seat in to_act:
            assert turned.current_player() == seat
            turned.apply_action(chosen[seat])
            table.play(chosen[seat], seat)
        assert str(together) == table.tell("all")
    assert together.is_terminal() and together.returns() == turned.returns()
    # In some games everybody acts by turns.
    assert at_once or all(len(chabudai.new(game, players, seed=seed).to_act) == 1 for seed in range(9))


@pytest.mark.parametrize("game,players", GAMES)
def test_states_are_written_and_read(game, players):
    spiel = load(game, players, deals=5)
    state = spiel.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(30):
        state.apply_action(int(rng.choice(state.legal_actions())))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game,players", GAMES)
def test_tensors_are_what_the_table_shows(game, players):
    spiel = load(game, players)
    state = spiel.new_initial_state()
    state.apply_action(7)
    table = chabudai.new(game, players, seed=7)
    for _ in range(20):
        seat = state.current_player()
        for player in range(players):
            assert np.array_equal(state.information_state_tensor(player), table.observe(player))
            assert np.array_equal(state.observation_tensor(player), table.observe(player))
        action = state.legal_actions()[-1]
        assert seat == table.to_act[0] and state.action_to_string(seat, action) == table.text(action)
        state.apply_action(action)
        table.play(action)


def test_nobody_is_told_what_another_chooses_at_the_same_time():
    """However the first of several chooses, the others know the same."""
    game, players = next(
        (game, players) for game, players in GAMES if len(chabudai.new(game, players, seed=1).to_act) > 1
    )
    state = load(game, players).new_initial_state()
    state.apply_action(1)
    first, *others = state.legal_actions()
    known = set()
    for action in (first, others[-1]):
        child = state.child(action)
        known.add(child.information_state_string(child.current_player()))
    assert len(known) == 1


def test_a_redealt_state_looks_the_same_to_its_player():
    state = load("wasteland", 4).new_initial_state()
    rng = np.random.default_rng(1)
    for action in [3, *[None] * 12]:
        state.apply_action(action if action is not None else int(rng.choice(state.legal_actions())))
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert str(other) != str(state)


def test_its_algorithms_run():
    spiel = load("donburiko", 2, deals=2)
    state = spiel.new_initial_state()
    state.apply_action(0)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    search = mcts.MCTSBot(spiel, 1.4, 20, evaluator, random_state=rng)
    hidden = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 20, random_state=rng)
    for bot in (search, hidden):
        assert bot.step(state) in state.legal_actions()


def test_regrets_are_learnt_of_whole_games():
    """Outcome sampling plays one game at a time, so that no game is too large for it."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("donburiko", 2, deals=1))
    for _ in range(3):
        solver.iteration()
    state = load("donburiko", 2, deals=1).new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions()) and abs(sum(chances.values()) - 1) < 1e-6


def test_regrets_are_learnt_of_an_ending():
    """External sampling walks through all choices of one player, so it gets the last moves of a game."""
    spiel = load("donburiko", 2, deals=1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel)
    ending = spiel.new_initial_state()
    ending.apply_action(0)
    played = played_out(ending.table)
    for action in played[:-6]:
        ending.apply_action(action)
    for player in range(2):
        solver._update_regrets(ending, player)
    assert solver._infostates


def played_out(table):
    """The actions of a random game."""
    table, rng = table.clone(), np.random.default_rng(5)
    while not table.over:
        table.play(int(rng.choice(table.legal())))
    return [action for _, action in table.played]


def test_what_cannot_be_set_up_raises():
    for wrong in (dict(players=99), dict(players=2, deals=0), dict(players=2, deals=-1)):
        with pytest.raises((chabudai.ChabudaiError, pyspiel.SpielError)):
            load("donburiko", **wrong)
    with pytest.raises(ValueError, match="parameters"):
        load("donburiko", 2).make_py_observer(params={"dance": 1})
