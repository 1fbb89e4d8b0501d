"""Environments as other libraries have them."""

import warnings

import numpy as np
import pytest

import chabudai

pettingzoo_test = pytest.importorskip("pettingzoo.test")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")

from chabudai import gymnasium, pettingzoo  # noqa: E402

VARIANTS = [
    (game["slug"], game["players"][1], {name: value})
    for game in chabudai.games()
    for name, (_, values) in (game["options"] or {"": (None, [])}).items()
    for value in values
] + [(game["slug"], players, None) for game in chabudai.games() for players in game["players"]]
VARIANTS = [variant for variant in VARIANTS if variant[2] != {"witnesses": True}] + [
    ("wasteland", 4, {"alliance": True, "witnesses": True})
]


@pytest.mark.parametrize("game,players,options", VARIANTS)
def test_pettingzoo_finds_nothing_wrong(game, players, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_test.api_test(pettingzoo.env(game, players, options=options), num_cycles=200)
        pettingzoo_test.seed_test(lambda: pettingzoo.env(game, players, options=options), num_cycles=50)


@pytest.mark.parametrize("game,players", [(game["slug"], game["players"][1]) for game in chabudai.games()])
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


@pytest.mark.parametrize("game,players", [(game["slug"], game["players"][0]) for game in chabudai.games()])
def test_gymnasium_plays_whole_games(game, players):
    env = gymnasium.env(game, players, opponents="novice", render_mode="ansi")
    observation, _ = env.reset(seed=3)
    rng, over = np.random.default_rng(1), False
    while not over:
        assert env.observation_space.contains(observation)
        observation, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert -1 <= reward <= 1 and env.render()
