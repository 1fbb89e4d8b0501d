from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypedDict, final

import numpy as np
import numpy.typing as npt

Eye = int | Literal["all"] | None
Seed = int | str
Level = Literal["novice", "casual", "expert", "master", "grandmaster"]
Opponents = Literal["random", "novice", "casual", "expert", "master", "grandmaster"]
Pay = Literal["win", "score", "value"]

class ChabudaiError(ValueError): ...
class SetupError(ChabudaiError): ...

class ActionError(ChabudaiError):
    code: str
    rule: str | None

class GameAbout(TypedDict):
    slug: str
    title: str
    players: tuple[int, int]
    rules_version: int
    options: dict[str, tuple[Any, list[Any]]]
    actions: int
    width: int

class Feature(TypedDict):
    name: str
    rows: list[str]
    entries: list[str]
    least: int
    most: int
    slice: tuple[int, int]

class Outcome(TypedDict):
    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]

class Thought(TypedDict):
    action: str
    visits: int
    chance: float

class Estimate(TypedDict):
    value: float
    low: float
    high: float

class SeatFigures(TypedDict):
    seat: int
    share: Estimate | None
    points: Estimate | None

class Distribution(TypedDict):
    mean: float
    range: tuple[float, float]
    deviation: float
    quantiles: list[int]
    counts: list[tuple[int, int]]

class Choice(TypedDict):
    action: str
    offered: int
    chosen: Estimate | None
    adds: Estimate | None

class Had(TypedDict):
    feature: str
    entry: str
    owners: Estimate | None
    quantity: Estimate | None
    adds: Estimate | None

class Balance(TypedDict):
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
    of: str
    one: Estimate
    other: Estimate
    more: Estimate

class Comparison(TypedDict):
    course: list[Difference]
    shares: list[Difference]
    seats: list[Difference]
    chosen: list[Difference]
    choices_add: list[Difference]
    owners: list[Difference]
    had_adds: list[Difference]

def games() -> list[GameAbout]: ...
def features(game: str) -> list[Feature]: ...
def levels() -> dict[Level, int]: ...
def balance(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    options: dict[str, Any] | None = None,
    seed: Seed | None = None,
    cards: str | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Balance: ...
def compare(one: Balance, other: Balance) -> Comparison: ...

@final
class Table:
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def to_act(self) -> list[int]: ...
    @property
    def over(self) -> bool: ...
    @property
    def played(self) -> list[tuple[int, int]]: ...
    @property
    def outcome(self) -> Outcome: ...
    def __new__(
        cls,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        seed: Seed | None = None,
        first: int | None = None,
        cards: str | None = None,
    ) -> Table: ...
    @staticmethod
    def from_replay(text: str, actions: int | None = None) -> Table: ...
    @staticmethod
    def from_scenario(text: str) -> Table: ...
    def legal(self, seat: int | None = None) -> list[int]: ...
    def text(self, number: int) -> str: ...
    def number(self, text: str) -> int: ...
    def play(self, action: int | str, seat: int | None = None) -> None: ...
    def observe(self, seat: int | None = None) -> npt.NDArray[np.float32]: ...
    def mask(self, seat: int | None = None) -> npt.NDArray[np.bool_]: ...
    def view(self, seat: Eye = None) -> dict[str, Any]: ...
    def scene(self, seat: Eye = None) -> dict[str, Any]: ...
    def tell(self, seat: Eye = None, lang: str = "en") -> str: ...
    def svg(self, seat: Eye = None, lang: str = "en") -> str: ...
    def log(self, lang: str = "en", seat: Eye = None) -> list[str]: ...
    def redeal(self, seat: int, seed: Seed) -> Table: ...
    def clone(self) -> Table: ...
    def bot(
        self,
        level: Level = "casual",
        seat: int | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> int: ...
    def analyse(
        self, seat: int | None = None, iterations: int | None = None, seconds: float | None = None
    ) -> list[Thought]: ...
    def replay(self, names: list[str] | None = None) -> str: ...
    def scenario(self, name: str, rules: list[str] | None = None) -> str: ...
    def __copy__(self) -> Table: ...
    def __deepcopy__(self, memo: Any) -> Table: ...

@final
class Vector:
    @property
    def game(self) -> str: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def bytes_per_game(self) -> int: ...
    @property
    def observations(self) -> npt.NDArray[np.float32]: ...
    @property
    def masks(self) -> npt.NDArray[np.bool_]: ...
    @property
    def seats(self) -> npt.NDArray[np.int64]: ...
    @property
    def rewards(self) -> npt.NDArray[np.float32]: ...
    @property
    def dones(self) -> npt.NDArray[np.bool_]: ...
    def __new__(
        cls,
        game: str,
        num_envs: int,
        players: int,
        options: dict[str, Any] | None = None,
        seed: Seed | Iterable[Seed] | None = None,
        cards: str | None = None,
        threads: int = 1,
        opponents: Opponents | None = None,
        pay: Pay = "win",
    ) -> Vector: ...
    def reset(self, seed: Seed | Iterable[Seed] | None = None) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None: ...
