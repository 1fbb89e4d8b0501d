"""Studies of many games."""

import csv
import json
from collections import Counter

import numpy as np
import pyarrow.parquet
import pytest

import chabudai
from chabudai import study

ARENA = study.Arena("donburiko", ["casual", "random", "novice"], games=30, seed=3)


def first_legal(table, seat):
    """A policy as a program may have it."""
    return table.legal(seat)[0]


def test_any_number_of_workers_finds_the_same():
    alone = study.run(ARENA)
    assert study.run(ARENA, workers=2, engine="processes", chunk=7) == alone
    seated = Counter((row["bot"], row["seat"]) for row in alone)
    assert len(seated) == 9 and set(seated.values()) == {10}, "each bot sits in each seat equally often"
    [best, *_] = study.summary(alone, by="bot")
    assert best["bot"] == "casual" and best["count"] == 30 and best["win"] > 0.5


def test_ray_is_taken_where_it_is_there(monkeypatch):
    monkeypatch.setattr(study, "find_spec", lambda name: object())
    assert study._engine("auto", 2) is study._ray and study._engine("auto", 1) is study._here
    monkeypatch.setattr(study, "find_spec", lambda name: None)
    assert study._engine("auto", 2) is study._processes


def test_a_study_goes_on_where_it_was_broken_off(tmp_path):
    def interrupt(done, tasks):
        if done >= 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.run(ARENA, folder=tmp_path, progress=interrupt, chunk=4)
    seen = []
    rows = study.run(ARENA, folder=tmp_path, progress=lambda done, tasks: seen.append((done, tasks)), chunk=4)
    assert seen[0] == (12, 30) and seen[-1] == (30, 30) and rows == study.run(ARENA)
    other = study.Arena("donburiko", ["casual", "casual", "casual"], games=30, seed=3)
    with pytest.raises(ValueError, match="another study"):
        study.run(other, folder=tmp_path, chunk=4)


def test_programs_can_be_contestants():
    rows = study.run(study.Arena("only-one", ["casual", first_legal], games=6))
    assert {row["bot"] for row in rows} == {"casual", "first_legal"}


def test_parameters_are_swept():
    def arena(players, jokers):
        return study.Arena("donburiko", ["random"] * players, games=4, seed=jokers)

    sweep = study.Sweep.over(arena, players=[2, 4], jokers=[0, 1])
    rows = study.run(sweep)
    assert len(sweep) == 16 and len(rows) == 2 * 4 * (2 + 4)
    assert {(row["players"], row["jokers"]) for row in rows} == {(2, 0), (2, 1), (4, 0), (4, 1)}
    with pytest.raises(IndexError):
        sweep.rows(16)


def test_actions_are_counted():
    arena = study.Arena("wasteland", ["casual"] * 4, games=5)
    rows, games = study.run(study.Actions(arena)), study.run(arena)
    assert sum(row["times"] for row in rows) == sum(row["moves"] for row in games) / 4
    assert study.summary(rows, by="action")


def test_a_replay_is_analysed():
    table = chabudai.new("donburiko", 2, seed=5)
    rng = np.random.default_rng(1)
    while not table.over:
        table.play(int(rng.choice(table.legal())))
    rows = study.run(study.Analysis([table.replay()], iterations=20))
    assert rows and all(row["lost"] >= 0 and row["chance"] <= row["best_chance"] for row in rows)
    assert [row["action"] for row in rows] == [table.text(table.played[row["move"]][1]) for row in rows]


def test_results_are_files(tmp_path):
    rows = study.run(study.Arena("grimoire", ["casual", "random"], games=3))
    study.write(rows, tmp_path / "rows.csv")
    study.write(rows, tmp_path / "rows.parquet")
    with open(tmp_path / "rows.csv", newline="") as file:
        assert [int(row["score"]) for row in csv.DictReader(file)] == [row["score"] for row in rows]
    assert pyarrow.parquet.read_table(tmp_path / "rows.parquet").to_pylist() == rows


def test_cards_are_part_of_a_study(tmp_path):
    arena = study.Arena("minions", ["random"] * 3, games=1, cards="nonsense")
    with pytest.raises(chabudai.SetupError):
        study.run(arena)
    assert json.loads(json.dumps(arena.describe()))["cards"] == "nonsense"


def test_wrong_terms_raise():
    for wrong in [dict(workers=0), dict(chunk=0)]:
        with pytest.raises(ValueError):
            study.run(ARENA, **wrong)
    with pytest.raises(KeyError):
        study.run(ARENA, engine="magic")
