"""Many games in lock-step."""

import os
import signal
import threading

import numpy as np
import pytest
from variants import GAMES

import chabudai


def choose(vector, rng):
    """Any legal action of each game."""
    chances = rng.random(vector.masks.shape) * vector.masks
    return chances.argmax(axis=1)


def story(vector, steps, seed=1):
    rng, said = np.random.default_rng(seed), []
    for _ in range(steps):
        vector.step(choose(vector, rng))
        said.append((vector.observations.copy(), vector.rewards.copy(), vector.dones.copy(), vector.seats.copy()))
    return said


def alike(one, other):
    return all(
        np.array_equal(a, b) for mine, theirs in zip(one, other, strict=True) for a, b in zip(mine, theirs, strict=True)
    )


@pytest.mark.parametrize("game,players", GAMES)
def test_games_end_and_others_begin(game, players):
    vector = chabudai.vector(game, 32, players, seed=7)
    said = story(vector, 500)
    dones = np.array([dones for _, _, dones, _ in said])
    rewards = np.array([rewards for _, rewards, _, _ in said])
    assert dones.any()
    # Where nobody may share a win, nobody has won.
    paid = rewards.sum(axis=2)
    assert paid.any() and (np.isclose(paid, dones) | (paid == 0)).all() and not paid[~dones].any()


@pytest.mark.parametrize("game,players", GAMES)
def test_threads_change_nothing(game, players):
    one, two = (chabudai.vector(game, 33, players, seed=7, threads=threads) for threads in (1, 2))
    assert alike(story(one, 50), story(two, 50))


@pytest.mark.parametrize("game,players", GAMES)
def test_a_game_takes_less_than_two_kibibytes(game, players):
    assert chabudai.vector(game, 1, players).bytes_per_game < 2048


def test_a_seed_deals_the_same_again():
    vector = chabudai.vector("grimoire", 8, 3, seed=7)
    first = story(vector, 40)
    vector.reset(7)
    assert alike(first, story(vector, 40))
    vector.reset(8)
    assert not alike(first, story(vector, 40))


@pytest.mark.parametrize("kind", [list, tuple, np.array, iter])
def test_each_game_may_have_a_seed_of_its_own(kind):
    vector = chabudai.vector("donburiko", 4, 2, seed=kind([5, 6, 5, 7]))
    first, second, third, _ = vector.observations.copy()
    assert np.array_equal(first, third) and not np.array_equal(first, second)
    vector.reset(kind([6, 5, 2**40, 7]))
    assert np.array_equal(vector.observations[0], second) and np.array_equal(vector.observations[1], first)
    alone = chabudai.vector("donburiko", 1, 2, seed="0" * 63 + "5")
    assert alone.observations.shape == (1, vector.width)


@pytest.mark.parametrize("opponents", ["random", "casual"])
def test_against_opponents_one_plays_one_seat(opponents):
    vector = chabudai.vector("donburiko", 6, 3, seed=7, opponents=opponents)
    assert vector.seats.tolist() == [0, 1, 2, 0, 1, 2]
    assert np.array([dones for _, _, dones, _ in story(vector, 200)]).any()


def test_arrays_stay_where_they_are():
    vector = chabudai.vector("only-one", 4, 4, seed=7)
    observations, masks = vector.observations, vector.masks
    story(vector, 3)
    assert vector.observations is observations and vector.masks is masks


def test_bad_steps_raise_and_play_nothing():
    vector = chabudai.vector("minions", 4, 3, seed=7)
    before, good = vector.observations.copy(), choose(vector, np.random.default_rng(1))
    bad = good.copy()
    bad[3] = -1
    for wrong in [bad, good[:3], np.zeros(5, np.int64)]:
        with pytest.raises(chabudai.ChabudaiError):
            vector.step(wrong)
    strided = np.repeat(good, 2)[::2]
    for wrong in [good.astype(np.float32), good.reshape(2, 2), strided, [1, 2, 3, 4], None, "0123"]:
        with pytest.raises(TypeError):
            vector.step(wrong)
    assert np.array_equal(vector.observations, before)


def test_bad_terms_raise():
    for wrong in [dict(threads=0), dict(opponents="wizard"), dict(pay="gold"), dict(options={"dance": 1})]:
        with pytest.raises(chabudai.ChabudaiError):
            chabudai.vector("donburiko", 4, 3, **wrong)


def test_a_process_that_was_split_off_goes_on():
    """It has none of the threads of the other one, and must not wait for them."""
    vector = chabudai.vector("donburiko", 64, 3, seed=7, threads=3)
    story(vector, 2)
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        story(vector, 20)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    story(vector, 2)


def test_other_threads_of_python_go_on_during_a_step():
    vector = chabudai.vector("grimoire", 20_000, 4, seed=7)
    counted, ended = [], threading.Event()

    def count():
        while not ended.is_set():
            counted.append(1)

    thread = threading.Thread(target=count)
    thread.start()
    meanwhile = []
    for _ in range(5):
        actions = vector.masks.argmax(axis=1)
        before = len(counted)
        vector.step(actions)
        meanwhile.append(len(counted) - before)
    ended.set()
    thread.join()
    assert sum(meanwhile) > 1_000, meanwhile


def test_two_threads_of_python_at_one_vector_raise_or_wait():
    vector = chabudai.vector("wasteland", 256, 4, seed=7)
    failures = []

    def play():
        rng = np.random.default_rng(1)
        for _ in range(50):
            try:
                vector.step(choose(vector, rng))
            except (chabudai.ChabudaiError, RuntimeError) as error:
                failures.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    vector.reset(1)
    assert vector.masks.any(axis=1).all()
