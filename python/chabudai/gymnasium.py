"""An environment of Gymnasium: one seat against bots.

    import gymnasium
    import chabudai.gymnasium
    env = gymnasium.make("chabudai/grimoire_v1", players=3, opponents="casual")

The seat changes from game to game unless it is given. `action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from . import ChabudaiError, Table, games, new, versioned
from ._margin import margin
from ._spaces import RENDER_MODES, Observation, game_seed, observation_space, observe, render


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table at which bots sit.

    `opponents` are "random" or one of `chabudai.levels()`. Unless it is said, `players` are as few as the game is for,
    and `seat` is another one in each game. At the end of a game the reward is the part of the win by which the seat did
    better or worse than an even share; before the end it is nothing.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 (Gymnasium has it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str = "casual",
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        cards: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.options, self.cards = game, players or smallest(game), options, cards
        self.opponents, self._fixed, self.render_mode = opponents, seat, render_mode
        self.table = self._open(seed=0)
        if seat is not None and not 0 <= seat < self.players:
            raise ChabudaiError(f"there is no seat {seat} at a table of {self.players}")
        if opponents != "random":
            self.table.bot(cast(Any, opponents))
        self.seat = seat or 0
        self.observation_space: Any = observation_space(game, self.table.actions)
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)

    def _open(self, seed: int) -> Table:
        return new(self.game, self.players, options=self.options, seed=seed, cards=self.cards)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game, and lets the others play until it is one's turn."""
        super().reset(seed=seed)
        self.table = self._open(game_seed(self.np_random))
        self.seat = int(self.np_random.integers(self.players)) if self._fixed is None else self._fixed
        self._wait()
        return observe(self.table, self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, and lets the others play until it is one's turn again, or the game is over. What is illegal
        raises, and nothing is played."""
        self.table.play(int(action), self.seat)
        self._wait()
        over = self.table.over
        return observe(self.table, self.seat), margin(self.table, self.seat) if over else 0.0, over, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """The table as one sees it: text with the latest news ("ansi"), or a picture ("svg")."""
        return render(self.table, self.render_mode, self.seat)

    def _wait(self) -> None:
        """The others play until it is one's turn, or the game is over."""
        while not self.table.over:
            others = [seat for seat in self.table.to_act if seat != self.seat]
            if not others:
                return
            self.table.play(self._choose(others[0]), others[0])

    def _choose(self, seat: int) -> int:
        if self.opponents == "random":
            return int(self.np_random.choice(self.table.legal(seat)))
        return self.table.bot(cast(Any, self.opponents), seat)


def smallest(game: str) -> int:
    """The fewest players that a game is for."""
    return next((about["players"][0] for about in games() if about["slug"] == game), 0)


def _register() -> None:
    for about in games():
        gymnasium.register(
            versioned(about["slug"]),
            entry_point="chabudai.gymnasium:SeatEnv",
            kwargs={"game": about["slug"]},
            # Its checker samples actions without looking at the mask.
            disable_env_checker=True,
        )


_register()
