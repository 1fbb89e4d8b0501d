"""MaskablePPO of sb3-contrib learns to beat chance. It needs torch, Debian's by preference: `make python-learning`
installs what is missing, and in the environment of the other tests this is skipped."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")
sb3_contrib = pytest.importorskip("sb3_contrib")

from chabudai import gymnasium  # noqa: E402


def wins(env, choose, games):
    """The share of games in which the seat did better than an even share."""
    won = 0
    for game in range(games):
        observation, _ = env.reset(seed=10_000 + game)
        over = False
        while not over:
            observation, reward, over, _, _ = env.step(choose(observation))
        won += reward > 0
    return won / games


def test_a_short_training_beats_chance():
    torch.set_num_threads(1)
    env = gymnasium.SeatEnv("only-one", 2, opponents="random")
    model = sb3_contrib.MaskablePPO("MultiInputPolicy", env, seed=1, n_steps=1024, learning_rate=1e-3, gamma=1.0)
    model.learn(40_000)
    rng = np.random.default_rng(1)

    def learnt(observation):
        return int(model.predict(observation, action_masks=env.action_masks(), deterministic=True)[0])

    def chance(observation):
        return int(rng.choice(np.flatnonzero(env.action_masks())))

    trained, random = wins(env, learnt, 400), wins(env, chance, 400)
    print(f"{trained:.1%} of 400 games won after training, {random:.1%} at random")
    assert trained > random + 0.08
