"""Studies of many games, on one processor, on all of them, or on a cluster.

    from chabudai import study
    rows = study.run(study.Arena("donburiko", ["casual", "casual", "random"], games=1000), workers=2, folder="out")
    study.write(rows, "donburiko.parquet")
    for row in study.summary(rows, by="bot"):
        print(row)

A study is a number of tasks, each with its number, from which its seed comes: results are the same with any
number of workers and in any order. They run as Ray tasks where Ray is installed (`ray.init(address=...)`
before makes them run on its cluster, on whose machines this package must be installed, too), and as processes
where it is not. What is done is kept in `folder`: the same study goes on where it was broken off.
"""

from __future__ import annotations

import csv
import itertools
import json
import logging
import math
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, Protocol

import numpy as np

from . import Table, levels, new

Row = dict[str, Any]
Policy = Callable[[Table, int], int]
Engine = Literal["auto", "ray", "processes", "here"]
Progress = Callable[[int, int], None]

# Levels that search are given their iterations without their time: a slow machine must not play otherwise.
ITERATIONS = {level: iterations for level, iterations in levels().items() if iterations}


class Study(Protocol):
    """Tasks by number, each of which gives rows."""

    def __len__(self) -> int:
        """How many tasks there are."""
        ...

    def rows(self, number: int) -> list[Row]:
        """What the task with this number finds out: a pure function of the study and the number."""
        ...

    def describe(self) -> Any:
        """What makes it this study, as JSON."""
        ...


@dataclass(frozen=True)
class Arena:
    """Games between bots; they change seats from game to game.

    A bot is "random", a level (`chabudai.levels()`) or a function of a table and a seat that gives the number of
    an action. A row for each seat of each game: who sat there and what came of it,
    how many actions the game had (`moves`), how many of the seat's decisions had one choice only (`forced`)
    and how many they had on average (`choices`), and how often the lead in the scores changed hands
    (`leads`).
    """

    game: str
    bots: Sequence[str | Policy]
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: str | None = None
    seed: int = 0

    def __len__(self) -> int:
        return self.games

    def describe(self) -> Any:
        """What makes it this study, as JSON."""
        return {**asdict(self), "bots": [_name(bot) for bot in self.bots], "options": dict(self.options)}

    def rows(self, number: int) -> list[Row]:
        """What the task with this number finds out."""
        game = _Game(self, number)
        return [game.row(seat) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Actions:
    """The same games action by action: a row for every action that a seat has played in a game, how often,
    and whether the seat won. `summary(rows, by="action")` says how much each of them goes with winning."""

    arena: Arena

    def __len__(self) -> int:
        return len(self.arena)

    def describe(self) -> Any:
        """What makes it this study, as JSON."""
        return {"actions": self.arena.describe()}

    def rows(self, number: int) -> list[Row]:
        """What the task with this number finds out."""
        game = _Game(self.arena, number)
        times: dict[tuple[int, int], int] = defaultdict(int)
        for played in game.table.played:
            times[played] += 1
        return [
            {**game.row(seat), "action": game.table.text(action), "times": count}
            for (seat, action), count in sorted(times.items())
        ]


@dataclass(frozen=True)
class Analysis:
    """What the master thinks of recorded games: a row for every decision with a choice, with the chance to
    win that the action left, the chance that the best one would have left, and the difference (`lost`)."""

    replays: Sequence[str]
    iterations: int = ITERATIONS["master"]

    def __len__(self) -> int:
        return len(self.replays)

    def describe(self) -> Any:
        """What makes it this study, as JSON."""
        return {"replays": list(self.replays), "iterations": self.iterations}

    def rows(self, number: int) -> list[Row]:
        """What the task with this number finds out."""
        replay = json.loads(self.replays[number])
        table, rows = Table.from_replay(self.replays[number], actions=0), []
        for move, played in enumerate(replay["actions"]):
            seat, action = played["seat"], played["action"]
            if len(table.legal(seat)) > 1:
                thoughts = table.analyse(seat, iterations=self.iterations)
                best = max(thoughts, key=lambda thought: thought["chance"])
                chance = next(thought["chance"] for thought in thoughts if thought["action"] == action)
                rows.append(
                    {
                        "replay": number,
                        "move": move,
                        "seat": seat,
                        "action": action,
                        "chance": chance,
                        "best": best["action"],
                        "best_chance": best["chance"],
                        "lost": best["chance"] - chance,
                    }
                )
            table.play(action, seat)
        return rows


@dataclass(frozen=True)
class Sweep:
    """Several studies as one, with columns that say which: pairs of these columns and a study."""

    studies: Sequence[tuple[Row, Study]]

    @staticmethod
    def over(make: Callable[..., Study], **parameters: Sequence[Any]) -> Sweep:
        """A study for every combination of parameters: `Sweep.over(lambda players: Arena(...), players=[3, 4])`."""
        combinations = itertools.product(*parameters.values())
        labels = [dict(zip(parameters, values, strict=True)) for values in combinations]
        return Sweep([(label, make(**label)) for label in labels])

    def __len__(self) -> int:
        return sum(len(study) for _, study in self.studies)

    def describe(self) -> Any:
        """What makes it this study, as JSON."""
        return [[label, study.describe()] for label, study in self.studies]

    def rows(self, number: int) -> list[Row]:
        """What the task with this number finds out."""
        for label, study in self.studies:
            if number < len(study):
                return [{**label, **row} for row in study.rows(number)]
            number -= len(study)
        raise IndexError("there is no task with this number")


class _Game:
    """A game of an arena, played to its end."""

    def __init__(self, arena: Arena, number: int) -> None:
        players = len(arena.bots)
        self.number = number
        # By turns, so that each bot sits in each seat equally often.
        self.bots = [arena.bots[(seat + number) % players] for seat in range(players)]
        rng = np.random.default_rng([arena.seed, number])
        seed = int(rng.integers(2**63))
        self.table = new(arena.game, players, options=dict(arena.options), cards=arena.cards, seed=seed)
        self._choices: list[list[int]] = [[] for _ in range(players)]
        self._leads, leader = 0, None
        while not self.table.over:
            seat = self.table.to_act[0]
            legal = self.table.legal(seat)
            self._choices[seat].append(len(legal))
            self.table.play(legal[0] if len(legal) == 1 else _choose(self.bots[seat], self.table, seat, rng), seat)
            ranks = self.table.outcome["ranks"]
            ahead = ranks.index(1) if ranks.count(1) == 1 else leader
            self._leads += leader is not None and ahead != leader
            leader = ahead
        self._outcome = self.table.outcome

    def row(self, seat: int) -> Row:
        winners, choices = self._outcome["winners"], self._choices[seat]
        return {
            "game": self.number,
            "seat": seat,
            "bot": _name(self.bots[seat]),
            "score": self._outcome["scores"][seat],
            "rank": self._outcome["ranks"][seat],
            "win": (seat in winners) / max(1, len(winners)),
            "moves": len(self.table.played),
            "forced": choices.count(1),
            "choices": sum(choices) / max(1, len(choices)),
            "leads": self._leads,
        }


def _name(bot: str | Policy) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__qualname__", repr(bot))


def _choose(bot: Any, table: Table, seat: int, rng: np.random.Generator) -> int:
    if callable(bot):
        return int(bot(table, seat))
    if bot == "random":
        return int(rng.choice(table.legal(seat)))
    return table.bot(bot, seat, iterations=ITERATIONS.get(bot))


def run(
    study: Study,
    *,
    workers: int = 1,
    folder: str | os.PathLike[str] | None = None,
    engine: Engine = "auto",
    progress: Progress | None = None,
    chunk: int = 20,
) -> list[Row]:
    """The rows of all tasks, in the order of their numbers.

    With one worker everything is done here, unless an engine is asked for. `progress` is called with how many
    tasks are done and how many there are; `study.bar` draws them on standard error.
    """
    if workers < 1 or chunk < 1:
        raise ValueError("`workers` and `chunk` are numbers from 1 on")
    chunks = [range(start, min(start + chunk, len(study))) for start in range(0, len(study), chunk)]
    kept = _Kept(Path(folder), {"chunk": chunk, "study": study.describe()}) if folder is not None else None
    done = {index: rows for index in range(len(chunks)) if kept and (rows := kept.read(index)) is not None}
    count = sum(len(chunks[index]) for index in done)
    if progress:
        progress(count, len(study))
    todo = {index: tasks for index, tasks in enumerate(chunks) if index not in done}
    for index, rows in _engine(engine, workers)(study, todo, workers):
        if kept:
            kept.write(index, rows)
        done[index] = rows
        count += len(chunks[index])
        if progress:
            progress(count, len(study))
    return [row for index in range(len(chunks)) for row in done[index]]


def bar(done: int, tasks: int) -> None:
    """A line of progress on standard error."""
    filled = 30 * done // max(1, tasks)
    end = "\n" if done == tasks else ""
    print(f"\r[{'#' * filled:<30}] {done}/{tasks}", end=end, file=sys.stderr, flush=True)


class _Kept:
    """The folder in which the results of a study are kept, a file a chunk. A file is there as a whole or not
    at all."""

    def __init__(self, folder: Path, study: Any) -> None:
        self.folder, title = folder, folder / "study.json"
        text = json.dumps(study, indent=1, sort_keys=True)
        folder.mkdir(parents=True, exist_ok=True)
        if title.exists() and title.read_text(encoding="utf-8") != text:
            raise ValueError(f"{folder} holds another study: choose another folder, or remove it")
        self._put(title, text)

    def _put(self, path: Path, text: str) -> None:
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)

    def _path(self, index: int) -> Path:
        return self.folder / f"{index:06}.json"

    def read(self, index: int) -> list[Row] | None:
        path = self._path(index)
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None

    def write(self, index: int, rows: list[Row]) -> None:
        self._put(self._path(index), json.dumps(rows))


_Todo = dict[int, range]
_Done = Iterator[tuple[int, list[Row]]]


def _engine(engine: Engine, workers: int) -> Callable[[Study, _Todo, int], _Done]:
    if engine == "auto":
        engine = "here" if workers == 1 else "ray" if find_spec("ray") else "processes"
    return {"here": _here, "processes": _processes, "ray": _ray}[engine]


def _tasks(study: Study, numbers: range) -> list[Row]:
    return [row for number in numbers for row in study.rows(number)]


def _here(study: Study, todo: _Todo, workers: int) -> _Done:
    for index, numbers in todo.items():
        yield index, _tasks(study, numbers)


def _processes(study: Study, todo: _Todo, workers: int) -> _Done:
    # Not forked: the games may have threads of their own by then.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(_tasks, study, numbers): index for index, numbers in todo.items()}
        for future in as_completed(running):
            yield running[future], future.result()


def _ray(study: Study, todo: _Todo, workers: int) -> _Done:
    import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.ERROR)
    try:
        task, shared = ray.remote(_tasks), ray.put(study)
        running = {task.remote(shared, numbers): index for index, numbers in todo.items()}
        while running:
            [ready], _ = ray.wait(list(running))
            yield running.pop(ready), ray.get(ready)
    finally:
        if ours:
            ray.shutdown()


def write(rows: Sequence[Row], path: str | os.PathLike[str]) -> None:
    """Writes rows as CSV, or as Parquet (with pyarrow) if the path ends so."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    if Path(path).suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.table({name: [row.get(name) for row in rows] for name in columns})
        pyarrow.parquet.write_table(table, path)
        return
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns)
        writer.writeheader()
        writer.writerows(rows)


def summary(rows: Iterable[Row], *, by: str, of: str = "win") -> list[Row]:
    """How often each value of a column occurs, and the mean of another one there with half the width of its
    95 % interval; the highest first."""
    values: dict[Any, list[float]] = defaultdict(list)
    for row in rows:
        values[row[by]].append(float(row[of]))
    told = [
        {by: value, "count": len(found), of: _mean(found), "plus_minus": _half(found)}
        for value, found in values.items()
    ]
    return sorted(told, key=lambda row: -float(row[of]))


def _mean(found: Sequence[float]) -> float:
    return sum(found) / len(found)


def _half(found: Sequence[float]) -> float:
    """Of the interval of a mean, where there are many."""
    if len(found) < 2:
        return math.inf
    mean = _mean(found)
    variance = sum((value - mean) ** 2 for value in found) / (len(found) - 1)
    return 1.96 * math.sqrt(variance / len(found))
