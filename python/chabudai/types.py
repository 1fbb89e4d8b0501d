"""What the package gives and takes, for whoever writes down types: `from chabudai.types import Balance, Seed`."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

__all__ = [
    "Balance",
    "Choice",
    "Comparison",
    "Difference",
    "Distribution",
    "Estimate",
    "Eye",
    "Feature",
    "GameAbout",
    "Had",
    "Level",
    "Opponents",
    "Outcome",
    "Pay",
    "SeatFigures",
    "Seed",
    "Thought",
]

Eye = int | Literal["all"] | None
Seed = int | str
Level = Literal["novice", "casual", "expert", "master", "grandmaster"]
Opponents = Literal["random", "novice", "casual", "expert", "master", "grandmaster"]
Pay = Literal["win", "score", "value"]


class GameAbout(TypedDict):
    """A game: its players from the fewest to the most, every option with its default and its values, how many actions
    it has, and how many quantities an observation."""

    slug: str
    title: str
    players: tuple[int, int]
    rules_version: int
    options: dict[str, tuple[Any, list[Any]]]
    actions: int
    width: int


class Feature(TypedDict):
    """Something that is observed: what there is a row for (none if there is one row only), what the quantities of a
    row are called, their bounds, and the slice of an observation that they take."""

    name: str
    rows: list[str]
    entries: list[str]
    least: int
    most: int
    slice: tuple[int, int]


class Outcome(TypedDict):
    """Scores and ranks by seat, and who has won: nobody before the end."""

    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Thought(TypedDict):
    """An action, how often the search tried it, and the chance to win that it leaves."""

    action: str
    visits: int
    chance: float


class Estimate(TypedDict):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class SeatFigures(TypedDict):
    """How a seat did, counted from the one that begins: its share of the wins, and its score."""

    seat: int
    share: Estimate | None
    points: Estimate | None


class Distribution(TypedDict):
    """How numbers are spread: `range` is the 95 % interval of the mean, `quantiles` are the least, 5, 25, 50, 75 and
    95 %, and the most, and `counts` says how often each number came."""

    mean: float
    range: tuple[float, float]
    deviation: float
    quantiles: list[int]
    counts: list[tuple[int, int]]


class Choice(TypedDict):
    """An action: in how many decisions with a choice it was `offered`, the share of them in which it was chosen, and
    how much larger the share of the wins is of those who chose it than of those who could have and never did."""

    action: str
    offered: int
    chosen: Estimate | None
    adds: Estimate | None


class Had(TypedDict):
    """Something to have at the end: the share of the players who have any of it, how much, and what one more of it
    adds to the share of the wins."""

    feature: str
    entry: str
    owners: Estimate | None
    quantity: Estimate | None
    adds: Estimate | None


class Balance(TypedDict):
    """What many games have shown. `even` is the share of the wins that each seat would have if all were the same,
    `decisive` the share of the games with exactly one winner, `decided` when the winner took the lead for good, in
    percent of the game."""

    games: int
    players: int
    even: float
    decisive: float
    without_winner: float
    seats: list[SeatFigures]
    scores: Distribution
    margins: Distribution
    length: Distribution
    branching: Distribution
    forced: Estimate | None
    lead_changes: Distribution
    decided: Distribution
    choices: list[Choice]
    had: list[Had]


class Difference(TypedDict):
    """A figure of two sets of games, and how much larger it is in the other one."""

    of: str
    one: Estimate
    other: Estimate
    more: Estimate


class Comparison(TypedDict):
    """What differs between two sets of games, part by part of a balance."""

    course: list[Difference]
    shares: list[Difference]
    seats: list[Difference]
    chosen: list[Difference]
    choices_add: list[Difference]
    owners: list[Difference]
    had_adds: list[Difference]
