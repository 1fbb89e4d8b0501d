from typing import Any, Literal, TypedDict

import numpy as np
import numpy.typing as npt

Eye = int | Literal["all"] | None
Seed = int | str
Level = Literal["novice", "casual", "expert", "master"]

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

def games() -> list[GameAbout]: ...
def features(game: str) -> list[Feature]: ...

class Table:
    game: str
    players: int
    actions: int
    width: int
    to_act: list[int]
    over: bool
    played: list[tuple[int, int]]
    outcome: Outcome
    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        seed: Seed | None = None,
        first: int | None = None,
        cards: str | None = None,
    ) -> None: ...
    @staticmethod
    def from_replay(text: str) -> Table: ...
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

class Vector:
    game: str
    num_envs: int
    players: int
    actions: int
    width: int
    bytes_per_game: int
    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]
    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        options: dict[str, Any] | None = None,
        seed: Seed | None = None,
        cards: str | None = None,
        threads: int = 1,
        opponents: Literal["random"] | Level | None = None,
        pay: Literal["win", "score", "value"] = "win",
    ) -> None: ...
    def reset(self, seed: Seed | None = None) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None: ...
