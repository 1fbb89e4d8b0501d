"""One game under way."""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

import chabudai
from chabudai import lab, types

GAMES = [
    (game["slug"], players)
    for game in chabudai.games()
    for players in range(game["players"][0], game["players"][1] + 1)
]


def play_random(table, most, rng):
    for _ in range(most):
        if table.over:
            return
        table.play(int(rng.choice(table.legal())))


@pytest.mark.parametrize("game,players", GAMES)
def test_a_whole_game_is_played_by_numbers(game, players):
    table = chabudai.new(game, players, seed=3)
    play_random(table, 10_000, np.random.default_rng(1))
    assert table.over and table.to_act == [] and table.legal() == []
    outcome = table.outcome
    assert outcome["winners"] and len(outcome["scores"]) == players
    again = chabudai.Table.from_replay(table.replay())
    assert again.view("all") == table.view("all") and again.played == table.played


@pytest.mark.parametrize("game,players", GAMES)
def test_numbers_and_texts_are_inverse(game, players):
    table = chabudai.new(game, players, seed=1)
    for number in range(table.actions):
        assert table.number(table.text(number)) == number


@pytest.mark.parametrize("game,players", GAMES)
def test_an_observation_knows_nothing_hidden(game, players):
    table = chabudai.new(game, players, seed=5)
    play_random(table, 9, np.random.default_rng(2))
    for seat in range(players):
        imagined = table.redeal(seat, 99)
        assert np.array_equal(imagined.observe(seat), table.observe(seat))
        assert imagined.view(seat) == table.view(seat)
        assert imagined.tell(seat) == table.tell(seat) and imagined.svg(seat) == table.svg(seat)


def test_copies_go_their_own_way_and_pickles_come_back():
    table = chabudai.new("minions", 5, options={"terrain": True}, seed=7)
    play_random(table, 20, np.random.default_rng(3))
    before = table.view("all")
    copies = [table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    redealt = pickle.loads(pickle.dumps(table.redeal(0, 1)))
    for other in [*copies, redealt]:
        play_random(other, 10, np.random.default_rng(4))
        assert other.view("all") != before
    assert all(other.view("all") == copies[0].view("all") for other in copies)
    assert table.view("all") == before


def test_what_a_seat_cannot_know_is_hidden():
    table = chabudai.new("wasteland", 4, seed=7)
    assert "?" in json.dumps(table.view(0)) and "?" not in json.dumps(table.view("all"))
    assert table.scene(0)["zones"]


def test_the_log_is_told_in_both_languages():
    table = chabudai.new("donburiko", 3, seed=7)
    play_random(table, 10, np.random.default_rng(5))
    english, japanese = table.log("en"), table.log("ja")
    assert len(english) == len(japanese) and english != japanese
    with pytest.raises(chabudai.ChabudaiError, match="languages"):
        table.log("xx")


def test_bots_play_and_explain():
    table = chabudai.new("grimoire", 2, seed=7)
    for level in ["novice", "casual", "expert", "master"]:
        assert table.bot(level) in table.legal()
    thoughts = table.analyse(iterations=50)
    assert {table.number(thought["action"]) for thought in thoughts} == set(table.legal())
    with pytest.raises(chabudai.ChabudaiError, match="levels"):
        table.bot("wizard")


def test_what_is_illegal_raises_with_its_rule_and_changes_nothing():
    table = chabudai.new("wasteland", 4, seed=7)
    seat = table.to_act[0]
    illegal = next(number for number in range(table.actions) if number not in table.legal(seat))
    before = table.view("all")
    with pytest.raises(chabudai.ActionError) as raised:
        table.play(illegal, seat)
    assert raised.value.code == "illegal_action" and raised.value.rule.startswith("WR-")
    for bad in [-1, table.actions, 10**30, "dance", None, 1.5, []]:
        with pytest.raises((chabudai.ChabudaiError, TypeError, OverflowError)):
            table.play(bad, seat)
    for bad in [-1, 4, 99, "0"]:
        with pytest.raises((chabudai.ChabudaiError, TypeError, OverflowError)):
            table.legal(bad)
    assert table.view("all") == before


def test_a_game_that_cannot_be_set_up_says_why():
    for bad in [
        dict(game="chess", players=2),
        dict(game="donburiko", players=9),
        dict(game="donburiko", players=3, options={"dance": True}),
        dict(game="donburiko", players=3, first=3),
        dict(game="minions", players=4, cards="nonsense"),
    ]:
        with pytest.raises(chabudai.SetupError):
            chabudai.new(**bad)
    with pytest.raises(TypeError, match="seed"):
        chabudai.new("donburiko", 3, seed=-1)


def test_bad_files_raise():
    for text in ["", "{}", "[]", "null"]:
        with pytest.raises(chabudai.ChabudaiError):
            chabudai.Table.from_replay(text)
        with pytest.raises(chabudai.ChabudaiError):
            chabudai.Table.from_scenario(text)
    with pytest.raises(chabudai.ChabudaiError):
        chabudai.Table._load(b"nonsense")


def test_a_replay_leads_to_any_of_its_positions_and_must_be_as_it_says():
    table = chabudai.new("wasteland", 3, seed=7)
    play_random(table, 12, np.random.default_rng(6))
    text = table.replay()
    start, middle = (chabudai.Table.from_replay(text, actions=actions) for actions in (0, 5))
    assert start.played == [] and middle.played == table.played[:5]
    for seat, number in table.played[5:]:
        middle.play(number, seat)
    assert middle.view("all") == table.view("all")

    def damaged(change):
        record = json.loads(text)
        change(record)
        return json.dumps(record)

    for change, why in [
        (lambda record: record["actions"][4].update(hash="0" * 16), "hash"),
        (lambda record: record["actions"][4].update(action="dance"), "action 5"),
        (lambda record: record["actions"].pop(), "ends otherwise"),
        (lambda record: record.update(version=99), "version 99"),
        (lambda record: record.update(seed=8), "action|hash"),
    ]:
        with pytest.raises(chabudai.ChabudaiError, match=why):
            chabudai.Table.from_replay(damaged(change))
    for wrong in (13, -1, "all", 2**64):
        with pytest.raises((chabudai.ChabudaiError, TypeError, OverflowError)):
            chabudai.Table.from_replay(text, actions=wrong)


@pytest.mark.parametrize("game,players", GAMES)
def test_a_scenario_leads_to_the_same_table(game, players):
    table = chabudai.new(game, players, seed=7, first=1)
    play_random(table, 15, np.random.default_rng(6))
    text = table.scenario("fifteen random actions", rules=["XX-1"])
    again = chabudai.Table.from_scenario(text)
    assert again.view("all") == table.view("all") and again.played == table.played
    scenario = json.loads(text)
    assert scenario["rules"] == ["XX-1"] and {"scores": table.outcome["scores"]} in scenario["steps"]
    scenario["steps"].append({"over": not table.over})
    with pytest.raises(chabudai.ChabudaiError, match="expected"):
        chabudai.Table.from_scenario(json.dumps(scenario))


def test_what_no_file_can_say_raises():
    table = chabudai.new("donburiko", 3, seed=7).redeal(0, 1)
    with pytest.raises(chabudai.ChabudaiError, match="dealt anew"):
        table.scenario("a table that was dealt anew")
    cards = (Path(__file__).parents[2] / "games/minions/cards.toml").read_text(encoding="utf-8")
    own = chabudai.new("minions", 3, seed=7, cards=cards)
    assert chabudai.Table.from_replay(own.replay()).view("all") == own.view("all")
    with pytest.raises(chabudai.ChabudaiError, match="card file"):
        own.scenario("a table with its own cards")


def test_a_table_is_told_and_drawn_in_both_languages():
    table = chabudai.new("grimoire", 3, seed=7)
    for show in (table.tell, table.svg):
        assert show(0, "en") != show(0, "ja") != show(1, "ja") != show("all", "ja")
        with pytest.raises(chabudai.ChabudaiError, match="languages"):
            show(0, "xx")


def test_everything_is_documented():
    for kind in (chabudai.Table, chabudai.Vector):
        silent = [name for name in dir(kind) if not name.startswith("_") and not getattr(kind, name).__doc__]
        assert not silent
    assert all(getattr(chabudai, name).__doc__ for name in chabudai.__all__)


def test_importing_it_imports_little():
    """An import stays quick: whoever wants an adapter imports it."""
    code = "import sys, chabudai; print(*{name.split('.')[0] for name in sys.modules})"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
    assert not {"gymnasium", "pettingzoo", "pyspiel", "ray", "matplotlib", "scipy"} & set(found)


def test_stubs_say_what_is_there():
    """Every name with its arguments, and nothing that is not there when it runs."""
    project = Path(chabudai.__file__).parent.parent / "pyproject.toml"
    stubtest = [sys.executable, "-m", "mypy.stubtest", "chabudai._chabudai", "--concise"]
    terms = ["--ignore-disjoint-bases", "--mypy-config-file", str(project)]
    said = subprocess.run([*stubtest, *terms], capture_output=True, text=True, cwd=project.parent)
    assert said.returncode == 0, said.stdout + said.stderr


def test_types_have_the_fields_that_come():
    table = chabudai.new("minions", 3, seed=1)
    balance = lab.balance("minions", 3, bots="random", games=300)
    comparison = lab.compare(balance, balance)
    for kind, found in [
        (types.GameAbout, chabudai.games()[0]),
        (types.Feature, chabudai.features("minions")[0]),
        (types.Outcome, table.outcome),
        (types.Thought, table.analyse(iterations=5)[0]),
        (types.Balance, balance),
        (types.SeatFigures, balance["seats"][0]),
        (types.Distribution, balance["scores"]),
        (types.Estimate, balance["forced"]),
        (types.Choice, balance["choices"][0]),
        (types.Had, balance["had"][0]),
        (types.Comparison, comparison),
        (types.Difference, comparison["course"][0]),
    ]:
        assert set(found) == set(kind.__annotations__), kind
    assert set(chabudai.levels()) == set(get_args(types.Level)) == set(get_args(types.Opponents)) - {"random"}


def test_a_scenario_is_loaded():
    scenario = {"name": "a start", "new": {"game": "donburiko", "players": 2, "first": 0}, "steps": []}
    assert chabudai.Table.from_scenario(json.dumps(scenario)).to_act == [0]


def test_features_cover_the_observation():
    for game in chabudai.games():
        ends = [feature["slice"][1] for feature in chabudai.features(game["slug"])]
        starts = [feature["slice"][0] for feature in chabudai.features(game["slug"])]
        assert starts == [0, *ends[:-1]] and ends[-1] == game["width"]
