"""Five Japanese card games for programs that learn and people who study.

>>> import chabudai
>>> table = chabudai.new("donburiko", players=3, seed=7)
>>> while not table.over:
...     table.play(table.bot("casual"))
>>> sum(table.outcome["scores"]) > 0
True

`chabudai.vector` plays many games in lock-step into NumPy arrays, `chabudai.pettingzoo` and `chabudai.gymnasium` are
environments as these libraries have them.
"""

from ._chabudai import ActionError, ChabudaiError, SetupError, Table, Vector, features, games

__all__ = [
    "ActionError",
    "ChabudaiError",
    "SetupError",
    "Table",
    "Vector",
    "features",
    "games",
    "new",
    "vector",
]


def new(game, players, *, options=None, seed=None, first=None, cards=None):
    """Opens a table. Without a seed the operating system's randomness decides."""
    return Table(game, players, options=options, seed=seed, first=first, cards=cards)


def vector(
    game, num_envs, players, *, options=None, seed=None, cards=None, threads=1, opponents=None, pay="win"
):
    """Deals many games, to be played in lock-step.

    `opponents` ("random", "novice", "casual", "expert", "master") play all seats but one of each game; without them the
    caller plays every seat. `pay` is what a game pays at its end: "win", "score" or "value", which is what bots maximise.
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
