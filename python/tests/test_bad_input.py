"""Whatever comes from Python, the interpreter lives on: what is wrong raises."""

import itertools
import pickle
import random
import threading
import warnings

import numpy as np
import pytest
from variants import GAMES

import chabudai
from chabudai import lab

# Things that are no seats, no actions, no seeds, and a few that are.
ODD = [
    None,
    True,
    -1,
    0,
    1,
    7,
    8,
    255,
    256,
    2**16,
    2**31,
    2**63,
    2**64,
    -(2**63),
    1.5,
    float("nan"),
    float("inf"),
    "",
    "0",
    "all",
    "\0",
    "\ud800",
    "x" * 10_000,
    b"0",
    [],
    [0],
    {},
    {"a": object()},
    object(),
    np.int64(3),
    np.uint8(3),
    np.float32(2),
    np.array(0),
    np.zeros(3),
    np.zeros((0, 0)),
]
# What is wrong is one of these; anything else, such as a panic of Rust, is a mistake of ours.
WRONG = (chabudai.ChabudaiError, TypeError, ValueError, OverflowError, AttributeError, RuntimeError)


def assault(rng, thing, names, most=3):
    """Calls a method with anything."""
    name = rng.choice(names)
    arguments = [rng.choice(ODD) for _ in range(rng.randrange(most + 1))]
    try:
        return getattr(thing, name)(*arguments)
    except WRONG as error:
        return error


def public(kind):
    return [name for name in dir(kind) if not name.startswith("__") and callable(getattr(kind, name))]


@pytest.mark.parametrize("game,players", GAMES)
def test_a_table_stands_whatever_it_is_asked(game, players):
    rng = random.Random(1)
    # Searches with millions of iterations are right, and long.
    names = [name for name in public(chabudai.Table) if name not in ("bot", "analyse")]
    table = chabudai.new(game, players, seed=1)
    for _ in range(5_000):
        assault(rng, table, names)
        if table.over:
            table = chabudai.new(game, players, seed=rng.randrange(99))
        if rng.random() < 0.2:
            table.play(rng.choice(table.legal()))
    assert table.legal() or table.over


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(type(odd).__name__))
def test_bots_take_nothing_odd_for_a_level_or_a_budget(odd):
    table = chabudai.new("donburiko", 2, seed=1)
    for given in [
        dict(level=odd),
        dict(seat=odd),
        dict(level="expert", iterations=-1),
        dict(level="expert", seconds=-1),
    ]:
        try:
            assert table.bot(**given) in table.legal(table.to_act[0])
        except WRONG:
            pass
    for seconds in (float("nan"), float("inf"), -1.0, 1e300):
        with pytest.raises(chabudai.ChabudaiError):
            table.bot("expert", seconds=seconds)
    # So much thought would take all memory there is.
    for ask in (lambda many: table.bot("expert", iterations=many), lambda many: table.analyse(iterations=many)):
        for many in (10_000_001, 2**32 - 1, 2**32, -1):
            with pytest.raises(WRONG):
                ask(many)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(type(odd).__name__))
def test_nothing_odd_is_set_up(odd):
    good = dict(game="minions", players=3, options={}, seed=1, first=0, cards=None)
    for name in good:
        try:
            table = chabudai.new(**{**good, name: odd})
            assert table.to_act
        except WRONG:
            pass
    good = dict(
        game="minions", num_envs=2, players=3, options={}, seed=1, cards=None, threads=1, opponents=None, pay="win"
    )
    for name in good:
        # A million of games or threads is asked for on purpose, elsewhere.
        if name in ("num_envs", "threads") and isinstance(odd, int | np.integer) and odd > 1_000:
            continue
        try:
            chabudai.vector(**{**good, name: odd})
        except WRONG:
            pass


@pytest.mark.parametrize("number", [2**20, 2**31, 2**63, 2**64 - 1])
def test_more_games_or_threads_than_a_machine_has_raise(number):
    for terms in (dict(num_envs=number * 2**10, players=3), dict(num_envs=2, players=3, threads=number)):
        try:
            vector = chabudai.vector("donburiko", **terms, seed=1)
            vector.step(vector.masks.argmax(axis=1))
        except (*WRONG, MemoryError):
            pass


def odd_arrays(good):
    rng = np.random.default_rng(1)
    for dtype in [
        np.int8,
        np.int32,
        np.uint64,
        np.float32,
        np.float64,
        np.bool_,
        object,
        "U5",
        "datetime64[s]",
        complex,
    ]:
        yield good.astype(dtype)
    yield from [
        good.reshape(-1, 1),
        good.reshape(1, -1),
        good.reshape(2, -1),
        good[:-1],
        good[:0],
        np.concatenate([good, good]),
    ]
    yield from [np.repeat(good, 2)[::2], good[::-1], good.astype(">i8"), np.array(3), np.zeros((0,), np.int64)]
    yield np.frombuffer(b"\0" + good.tobytes(), np.uint8)[1:].view(np.int64)
    for _ in range(200):
        wild = good.copy()
        wild[rng.integers(len(good))] = rng.choice([-1, 2**62, -(2**63), 10_000, int(rng.integers(300))])
        yield wild


@pytest.mark.parametrize("game,players", GAMES)
def test_a_vector_stands_whatever_array_it_is_given(game, players):
    vector = chabudai.vector(game, 8, players, seed=1, threads=2)
    good = vector.masks.argmax(axis=1)
    for odd in odd_arrays(good):
        before = vector.observations.copy()
        try:
            vector.step(odd)
        except WRONG:
            assert np.array_equal(vector.observations, before)
            continue
        good = vector.masks.argmax(axis=1)
    vector.step(vector.masks.argmax(axis=1))


class Liar:
    """A list that says that it is longer than any memory."""

    def __len__(self):
        return 2**40

    def __getitem__(self, place):
        return "x"


@pytest.mark.parametrize(
    "long", [range(2**40), range(2**62), itertools.repeat("x"), Liar(), "xyz"], ids=lambda long: type(long).__name__
)
def test_lists_longer_than_memory_raise(long):
    table = chabudai.new("donburiko", 3, seed=1)
    for ask in (
        lambda: table.replay(names=long),
        lambda: table.scenario("long", rules=long),
        lambda: lab._chabudai.balance("donburiko", 3, long, 3),
        lambda: chabudai.vector("donburiko", 2, 3, seed=[1, long]),
        lambda: table.play(long),
    ):
        with pytest.raises(WRONG):
            ask()


@pytest.mark.parametrize("seeds", [[], [1], [1, 2, 3, 4], [1, None, 2], [1, 2, -3], itertools.count(), range(2**62)])
def test_seeds_that_are_not_one_for_each_game_raise(seeds):
    vector = chabudai.vector("donburiko", 3, 2, seed=1)
    before = vector.observations.copy()
    for ask in (lambda: vector.reset(seeds), lambda: chabudai.vector("donburiko", 3, 2, seed=seeds)):
        if seeds == [1]:
            ask()
        else:
            with pytest.raises(WRONG):
                ask()
    assert np.array_equal(vector.observations, before)


def in_place(array, **changes):
    """What NumPy allows, if it still does."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, value in changes.items():
            try:
                array.resize(value, refcheck=False) if name == "resize" else setattr(array, name, value)
            except (AttributeError, ValueError):
                pytest.skip("this NumPy does not allow it")


@pytest.mark.parametrize("name", ["observations", "masks", "seats", "rewards", "dones"])
@pytest.mark.parametrize("to", ["dtype", "bytes", "flat", "turned", "smaller"])
def test_arrays_that_became_something_else_in_place_raise(name, to):
    """Otherwise what is written might lie beyond their end."""
    vector = chabudai.vector("donburiko", 6, 3, seed=1)
    good, array = vector.masks.argmax(axis=1), getattr(vector, name)
    rows, size = len(array), array.itemsize
    match to:
        case "dtype":
            in_place(array, dtype={1: np.uint8, 4: np.int32, 8: np.float64}[size])
        case "bytes":
            in_place(array, dtype=np.int8, resize=(array.size,))
        case "flat":
            in_place(array, shape=(1, 1, *array.shape))
        case "turned":
            in_place(array, strides=(size, size * rows) if array.ndim == 2 else (0,))
        case "smaller":
            in_place(array, resize=array[:-1].shape)
    with pytest.raises(WRONG):
        vector.step(good)


def test_arrays_that_were_made_read_only_raise():
    vector = chabudai.vector("donburiko", 4, 3, seed=1)
    good = vector.masks.argmax(axis=1)
    vector.observations.flags.writeable = False
    with pytest.raises(WRONG):
        vector.step(good)
    vector.observations.flags.writeable = True
    vector.step(good)
    with pytest.raises(AttributeError):
        vector.observations = np.zeros(3)


def test_a_game_that_is_over_raises_and_stays_over():
    table = chabudai.new("only-one", 2, seed=1)
    while not table.over:
        table.play(table.legal()[0])
    before = table.view("all")
    for call in (lambda: table.play(0), lambda: table.play("x", 1), table.bot, table.analyse):
        with pytest.raises(chabudai.ChabudaiError):
            call()
    assert table.view("all") == before and table.legal(0) == [] and not table.mask(0).any()


def test_damaged_pickles_raise():
    table = chabudai.new("minions", 3, seed=1)
    for _ in range(9):
        table.play(table.legal()[0])
    whole, rng = pickle.dumps(table.redeal(0, 5)), random.Random(1)
    _, (saved,) = table.redeal(0, 5).__reduce__()
    assert pickle.loads(whole).view(0) == table.view(0)
    for _ in range(500):
        damaged = bytearray(saved)
        for _ in range(rng.randrange(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        try:
            chabudai.Table._load(bytes(damaged[: rng.randrange(len(damaged))] if rng.random() < 0.3 else damaged))
        except WRONG:
            pass


def test_threads_may_share_a_table():
    table = chabudai.new("grimoire", 4, seed=1)
    surprises = []

    def use():
        rng = random.Random(threading.get_ident())
        for _ in range(200):
            try:
                table.clone()
                table.observe(0)
                if table.over:
                    return
                table.play(rng.choice(table.legal()))
                table.bot("casual")
            except WRONG:
                pass
            except BaseException as error:
                surprises.append(error)

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not surprises
