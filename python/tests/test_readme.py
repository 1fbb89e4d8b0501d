"""The README's examples do what it says. One of them runs on two workers of Ray."""

import doctest
import re
import shutil
import sys
from pathlib import Path

import pytest
from matplotlib import pyplot

import chabudai
from chabudai import study

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "python/README.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs an example in a folder of its own, with fewer games; gives its variables."""
    # Ray and Matplotlib write into the home folder.
    for name in ("HOME", "MPLCONFIGDIR"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.chdir(tmp_path)

    def run(words, games):
        [block] = [block for block in BLOCKS if words in block]
        variables = {}
        exec(re.sub(r"games=\d+", f"games={games}", block), variables)
        return variables

    return run


def test_it_has_three_examples():
    assert len(BLOCKS) == 3


def test_a_table_is_played(run, capsys):
    assert run("chabudai.new(", 0)["table"].over
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4 and "'winners': [" in said[0]


def test_a_study_runs_on_two_workers_of_ray_and_finds_what_one_finds(run, capfd):
    pytest.importorskip("ray")
    variables = run("study.run(", 30)
    arena, rows = variables["arena"], variables["rows"]
    assert "ray" in sys.modules and rows == study.run(arena) and len(rows) == 90
    assert Path("grimoire.parquet").exists() and len(list(Path("out").glob("0*.json"))) == 2
    assert "30/30" in capfd.readouterr().err


def test_two_card_files_are_compared(run):
    shutil.copy(ROOT / "games/minions/cards.toml", "cards.toml")
    balances = run("lab.compare(", 20)
    pyplot.close("all")
    assert balances["ours"] == balances["theirs"] and "<svg" in Path("balance.svg").read_text(encoding="utf-8")


def test_the_package_is_documented_with_what_it_does():
    failed, tried = doctest.testmod(chabudai)
    assert tried > 3 and not failed
