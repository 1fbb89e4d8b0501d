"""How balanced a game is, by what happens in many games of bots: the figures of `chabudai lab`, in Python.

    from chabudai import lab
    ours = lab.balance("minions", players=4, games=2000, seed=1)
    theirs = lab.balance("minions", players=4, games=2000, seed=1, cards=text)
    print(ours["seats"], lab.compare(ours, theirs)["owners"])
    lab.plot(ours, theirs)

A balance is plain data, the same to the last digit as what `chabudai lab --json` prints for the same seed. Whatever is
estimated has its 95 % interval, for which the games are what is independent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _chabudai

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .types import Balance, Comparison, Distribution, Estimate, Opponents, Seed

__all__ = ["balance", "compare", "plot", "rows"]

# So many of what adds the most to winning are in a picture, and of what adds the least.
ENDS = 10


def balance(
    game: str,
    players: int,
    *,
    bots: Opponents | Sequence[Opponents] = "casual",
    games: int = 1000,
    options: dict[str, Any] | None = None,
    seed: Seed | None = 1,
    cards: str | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Balance:
    """Plays many games of bots and says what they have shown.

    `bots` is one for all, or one for each player, who then change seats from game to game. `cards` is the text of a
    card file. With the same seed the same games are played on any number of threads; bots that search are also bound by
    time, so theirs are the same only where the machine is quick enough. `progress` is called with how many games are
    done and how many there are (`chabudai.study.bar` draws them), and may raise to break the study off.
    """
    named = [bots] if isinstance(bots, str) else list(bots)
    return _chabudai.balance(
        game,
        players,
        named,
        games,
        options=options,
        seed=seed,
        cards=cards,
        threads=threads,
        progress=progress,
    )


def compare(one: Balance, other: Balance) -> Comparison:
    """What differs between two sets of games, such as those of two card files, figure by figure where both have one."""
    return _chabudai.compare(one, other)


def rows(part: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """A list of a balance or of a comparison as rows of plain columns, for `chabudai.study.write` or a data frame: an
    estimate becomes its value and, as `_low` and `_high`, its interval."""
    return [_flat(entry) for entry in part]


def _flat(entry: Mapping[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name, value in entry.items():
        if isinstance(value, Mapping):
            row |= {name: value["value"], f"{name}_low": value["low"], f"{name}_high": value["high"]}
        else:
            row[name] = value
    return row


def plot(balance: Balance, other: Balance | None = None, *, names: tuple[str, str] = ("one", "other")) -> Figure:
    """Four pictures with Matplotlib: the seats, the scores, how long games are, and what adds to winning. With another
    balance, both side by side, and the differences that are sure in place of what adds."""
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(2, 2, figsize=(11, 8), layout="constrained")
    (seats, scores), (length, adds) = panels
    both = [balance] if other is None else [balance, other]
    for place, (drawn, name) in enumerate(zip(both, names, strict=False)):
        _seats(seats, drawn, name, 0.15 * place)
        _spread(scores, drawn["scores"], name)
        _spread(length, drawn["length"], name)
    seats.axhline(balance["even"], color="grey", linestyle=":")
    seats.set(title="share of the wins", xlabel="seat, from the one that begins", xticks=range(balance["players"]))
    scores.set(title="scores at the end", xlabel="points", ylabel="share of the seats")
    length.set(title="how long games are", xlabel="actions", ylabel="share of the games")
    if other is None:
        found = _adds(balance)
        adds.set(title="adds to the share of the wins")
    else:
        found = _differences(compare(balance, other))
        adds.set(title=f"how much larger with {names[1]}")
        scores.legend()
        length.legend()
        seats.legend()
    _bars(adds, _ends([one for one in found if _is_sure(one[1])]))
    return figure


def _seats(axes: Axes, balance: Balance, name: str, aside: float) -> None:
    shares = [(seat["seat"], seat["share"]) for seat in balance["seats"] if seat["share"] is not None]
    places = [seat + aside for seat, _ in shares]
    axes.errorbar(places, [share["value"] for _, share in shares], _reach(shares), fmt="o", capsize=3, label=name)


def _spread(axes: Axes, distribution: Distribution, name: str) -> None:
    numbers = [number for number, _ in distribution["counts"]]
    times = [times for _, times in distribution["counts"]]
    bins = range(numbers[0], numbers[-1] + 2, max(1, (numbers[-1] - numbers[0]) // 24))
    weights = [count / sum(times) for count in times]
    axes.hist(numbers, bins=bins, weights=weights, alpha=0.6, label=name)


def _adds(balance: Balance) -> list[tuple[str, Estimate]]:
    had = [(f"{had['feature']}: {had['entry']}", had["adds"]) for had in balance["had"]]
    chosen = [(choice["action"], choice["adds"]) for choice in balance["choices"]]
    return [(name, adds) for name, adds in had + chosen if adds is not None]


def _differences(comparison: Comparison) -> list[tuple[str, Estimate]]:
    told = {"seats": "seat {}", "chosen": "{} is chosen", "owners": "{} is had"}
    return [
        (words.format(difference["of"]), difference["more"])
        for part, words in told.items()
        for difference in comparison[part]  # type: ignore[literal-required]
    ]


def _is_sure(estimate: Estimate) -> bool:
    return estimate["low"] > 0 or estimate["high"] < 0


def _ends(found: list[tuple[str, Estimate]]) -> list[tuple[str, Estimate]]:
    """The largest and the least, the largest first."""
    ordered = sorted(found, key=lambda one: -one[1]["value"])
    return ordered if len(ordered) <= 2 * ENDS else ordered[:ENDS] + ordered[-ENDS:]


def _bars(axes: Axes, found: list[tuple[str, Estimate]]) -> None:
    values = [estimate["value"] for _, estimate in found]
    axes.barh(range(len(found)), values, xerr=_reach(found), capsize=2, alpha=0.7)
    axes.set_yticks(range(len(found)), [name for name, _ in found], fontsize=8)
    axes.invert_yaxis()
    axes.axvline(0, color="grey", linewidth=1)


def _reach(found: Sequence[tuple[Any, Estimate]]) -> list[list[float]]:
    """How far the intervals reach to either side."""
    below = [estimate["value"] - estimate["low"] for _, estimate in found]
    above = [estimate["high"] - estimate["value"] for _, estimate in found]
    return [below, above]
