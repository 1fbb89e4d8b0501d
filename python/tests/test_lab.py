"""How balanced a game is."""

import json
import os
import subprocess
import threading
from pathlib import Path

import pytest
from matplotlib import pyplot
from variants import GAMES

import chabudai
from chabudai import lab, study

CARDS = (Path(__file__).parents[2] / "games/minions/cards.toml").read_text(encoding="utf-8")
DEARER = CARDS.replace("cost = 4, points = 2", "cost = 9, points = 2")


def small(game="donburiko", players=3, **terms):
    return lab.balance(game, players, **{"bots": "random", "games": 40, **terms})


@pytest.mark.parametrize("game,players", GAMES)
def test_every_game_is_measured(game, players):
    balance = small(game, players)
    assert (balance["games"], balance["players"], len(balance["seats"])) == (40, players, players)
    shares = sum(seat["share"]["value"] for seat in balance["seats"])
    assert shares + balance["without_winner"] == pytest.approx(1)
    assert balance["choices"] and balance["had"] and balance["forced"]["low"] <= balance["forced"]["high"]
    for spread in ("scores", "margins", "length", "branching", "lead_changes", "decided"):
        found = balance[spread]
        assert found["counts"] and len(found["quantiles"]) == 7
        assert found["range"][0] <= found["mean"] <= found["range"][1]


def test_a_seed_finds_the_same_on_any_number_of_threads():
    assert small(seed=5) == small(seed=5, threads=3) != small(seed=6)
    assert small(seed=None) != small(seed=None)


def test_bots_change_seats():
    balance = small(players=2, bots=["casual", "random"], games=100)
    assert all(abs(seat["share"]["value"] - 0.5) < 0.2 for seat in balance["seats"])


def test_the_command_finds_the_same():
    program = os.environ.get("CHABUDAI")
    if not program:
        pytest.skip("CHABUDAI names no program")
    terms = ["lab", "grimoire", "--players", "3", "--games", "25", "--seed", "4", "--json"]
    said = json.loads(subprocess.run([program, *terms], check=True, capture_output=True).stdout)
    balance = lab.balance("grimoire", 3, games=25, seed=4)
    assert balance == said["balance"]


def test_two_card_files_are_compared():
    assert DEARER != CARDS
    ours, same, theirs = (small("minions", cards=cards) for cards in (None, CARDS, DEARER))
    assert ours == same != theirs
    assert all(difference["more"]["value"] == 0 for difference in lab.compare(ours, same)["chosen"])
    comparison = lab.compare(ours, theirs)
    assert set(comparison) == {"course", "shares", "seats", "chosen", "choices_add", "owners", "had_adds"}
    for difference in comparison["owners"]:
        more = difference["other"]["value"] - difference["one"]["value"]
        assert difference["more"]["value"] == pytest.approx(more)


def test_figures_are_rows(tmp_path):
    balance = small("wasteland", 4)
    rows = lab.rows(balance["choices"])
    assert {"action", "offered", "chosen", "chosen_low", "chosen_high"} <= set(rows[0])
    study.write(rows, tmp_path / "choices.parquet")
    study.write(lab.rows(balance["seats"]), tmp_path / "seats.csv")
    assert (tmp_path / "seats.csv").read_text().splitlines()[0].startswith("seat,share,share_low")


@pytest.mark.parametrize("game,players", GAMES[:5])
def test_it_is_drawn(game, players, tmp_path):
    one, other = small(game, players, seed=1), small(game, players, seed=2)
    for figure in (lab.plot(one), lab.plot(one, other, names=("first", "second"))):
        assert len(figure.axes) == 4
        figure.savefig(tmp_path / "figure.svg")
        pyplot.close(figure)


def test_a_study_is_told_of_and_broken_off():
    seen = []
    small(games=300, progress=lambda done, games: seen.append((done, games)))
    assert seen[-1] == (300, 300) and all(games == 300 for _, games in seen)

    def enough(done, games):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small(games=10_000_000, progress=enough)


def test_other_threads_of_python_go_on():
    counted, ended = [], threading.Event()

    def count():
        while not ended.is_set():
            counted.append(1)

    thread = threading.Thread(target=count)
    thread.start()
    small("grimoire", 4, games=200)
    ended.set()
    thread.join()
    assert len(counted) > 100


def test_what_cannot_be_measured_raises():
    for wrong in [
        dict(game="chess"),
        dict(players=9),
        dict(bots="genius"),
        dict(bots=["casual", "casual"]),
        dict(bots=[]),
        dict(games=0),
        dict(games=10_000_001),
        dict(threads=0),
        dict(cards="nonsense"),
        dict(options={"no": 1}),
        dict(seed=-1),
    ]:
        with pytest.raises((chabudai.ChabudaiError, TypeError)):
            small(**{"game": "minions", "players": 3, **wrong})
    for odd in (None, 3, {}, {"games": 1}, []):
        with pytest.raises((chabudai.ChabudaiError, TypeError)):
            lab.compare(odd, small())
