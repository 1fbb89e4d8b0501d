"""Five Japanese card games for programs that learn and people who study.

>>> import chabudai
>>> table = chabudai.new("donburiko", players=3, seed=7)
>>> while not table.over:
...     table.play(table.bot("casual"))
>>> sum(table.outcome["scores"]) > 0
True

`chabudai.vector` plays many games in lock-step into NumPy arrays. `chabudai.pettingzoo`, `chabudai.gymnasium` and
`chabudai.open_spiel` are environments as these libraries have them, `chabudai.study` plays many games on many
processors, and `chabudai.lab` says how balanced a game is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._chabudai import ActionError, ChabudaiError, SetupError, Table, Vector, features, games, levels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .types import Opponents, Pay, Seed

__all__ = [
    "ActionError",
    "ChabudaiError",
    "SetupError",
    "Table",
    "Vector",
    "features",
    "games",
    "levels",
    "new",
    "vector",
    "versioned",
]


def new(
    game: str,
    players: int,
    *,
    options: dict[str, Any] | None = None,
    seed: Seed | None = None,
    first: int | None = None,
    cards: str | None = None,
) -> Table:
    """Opens a table. Without a seed the operating system's randomness decides; `cards` is the text of a card file."""
    return Table(game, players, options=options, seed=seed, first=first, cards=cards)


def vector(
    game: str,
    num_envs: int,
    players: int,
    *,
    options: dict[str, Any] | None = None,
    seed: Seed | Iterable[Seed] | None = None,
    cards: str | None = None,
    threads: int = 1,
    opponents: Opponents | None = None,
    pay: Pay = "win",
) -> Vector:
    """Deals many games, to be played in lock-step.

    `seed` is one for all games, or a list with one for each: what is dealt in its place then depends on nothing else.
    `opponents` ("random", or one of `levels()`) play all seats but one of each game;
    without them the caller plays every seat. `pay` is what a game pays at its end: "win", "score" or "value",
    which is what bots maximise.
    """
    return Vector(
        game,
        num_envs,
        players,
        options=options,
        seed=seed,
        cards=cards,
        threads=threads,
        opponents=opponents,
        pay=pay,
    )


def versioned(game: str) -> str:
    """The name of a game among other environments: `chabudai/donburiko_v1`.

    Its number is that of the rules, with which the numbers of actions and the quantities of observations change.
    """
    for about in games():
        if about["slug"] == game:
            return f"chabudai/{game}_v{about['rules_version']}"
    raise SetupError(f"there is no game {game!r}")
