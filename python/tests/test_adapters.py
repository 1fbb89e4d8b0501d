"""Environments as other libraries have them."""

import warnings
from xml.etree import ElementTree

import gymnasium as farama
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo_test
from pettingzoo.utils import BaseParallelWrapper
from variants import GAMES, VARIANTS

import chabudai
from chabudai import gymnasium, pettingzoo


@pytest.fixture(autouse=True)
def quiet():
    """The libraries warn of dictionaries that are observations, which they recommend for masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game,players,options", VARIANTS)
def test_pettingzoo_finds_nothing_wrong(game, players, options, capsys):
    pettingzoo_test.api_test(pettingzoo.env(game, players, options=options), num_cycles=200)
    pettingzoo_test.seed_test(lambda: pettingzoo.env(game, players, options=options), num_cycles=50)
    pettingzoo_test.parallel_api_test(pettingzoo.parallel_env(game, players, options=options), num_cycles=200)
    pettingzoo_test.parallel_seed_test(lambda: Lenient(pettingzoo.parallel_env(game, players, options=options)), 50)


class Lenient(BaseParallelWrapper):
    """For a test that does not look at masks: what is illegal becomes the first legal action."""

    def step(self, actions):
        table = self.env.unwrapped.table
        for seat in table.to_act:
            agent = f"seat_{seat}"
            if actions[agent] not in table.legal(seat):
                actions = {**actions, agent: table.legal(seat)[0]}
        return super().step(actions)


@pytest.mark.parametrize("game,players", GAMES)
def test_the_parallel_environment_plays_whole_games(game, players):
    env = pettingzoo.parallel_env(game, players)
    observations, _ = env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(10_000):
        if not env.agents:
            break
        actions = {agent: rng.choice(np.flatnonzero(observations[agent]["action_mask"])) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
    assert not env.agents and abs(sum(rewards.values())) < 1e-6


def test_an_illegal_action_among_several_plays_nothing():
    env = pettingzoo.parallel_env("wasteland", 4)
    env.reset(seed=3)
    before, actions = env.table.view("all"), {f"seat_{seat}": env.table.legal(seat)[0] for seat in env.table.to_act}
    assert len(actions) == 4
    with pytest.raises(chabudai.ActionError):
        env.step({**actions, "seat_3": env.table.actions})
    assert env.table.view("all") == before
    env.step(actions)
    assert env.table.view("all") != before


@pytest.mark.parametrize("game,players,options", VARIANTS)
def test_tables_are_rendered_as_text_and_picture(game, players, options):
    for make in (pettingzoo.env, pettingzoo.parallel_env):
        env = make(game, players, options=options, render_mode="ansi")
        env.reset(seed=3)
        assert "Seat 0" in env.render() and "svg" in env.metadata["render_modes"]
    env = pettingzoo.env(game, players, options=options, render_mode="svg")
    env.reset(seed=3)
    for agent in env.agent_iter(max_iter=60):
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
        picture = ElementTree.fromstring(env.render())
        assert picture.tag.endswith("svg") and len(picture) > 3, agent


@pytest.mark.parametrize("game,players", GAMES)
def test_names_have_the_version_of_the_rules(game, players):
    name = chabudai.versioned(game)
    assert pettingzoo.env(game, players).metadata["name"] == name == f"chabudai/{game}_v1"
    assert pettingzoo.parallel_env(game, players).metadata["name"] == name
    env = farama.make(name, players=players, opponents="random")
    assert env.spec.id == name and env.unwrapped.players == players


@pytest.mark.parametrize("game,players,options", VARIANTS)
def test_gymnasium_plays_whole_games(game, players, options):
    env = gymnasium.SeatEnv(game, players, opponents="novice", options=options, render_mode="ansi")
    observation, _ = env.reset(seed=3)
    rng, over = np.random.default_rng(1), False
    while not over:
        assert env.observation_space.contains(observation)
        observation, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert -1 <= reward <= 1 and env.render()
    with pytest.raises(chabudai.ActionError):
        env.step(np.int64(0))


class AnyAction(farama.ActionWrapper):
    """For a checker that does not look at masks: what is illegal becomes the first legal action."""

    def action(self, action):
        masks = self.unwrapped.action_masks()
        return action if masks[action] else int(np.flatnonzero(masks)[0])


@pytest.mark.parametrize("game,players", GAMES)
def test_gymnasium_finds_nothing_wrong(game, players):
    env = gymnasium.SeatEnv(game, players, opponents="random")
    checked = AnyAction(env)
    check_env(checked, skip_render_check=True)


def test_what_cannot_be_seated_raises():
    for wrong in [dict(seat=3), dict(seat=-1), dict(opponents="wizard"), dict(options={"dance": 1}), dict(players=99)]:
        with pytest.raises(chabudai.ChabudaiError):
            gymnasium.SeatEnv("donburiko", **{"players": 3, **wrong})
