"""What adapters have in common: spaces, what a seat observes, and how a table is shown."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import Table, features

Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES = ["ansi", "svg"]


def observation_space(game: str, actions: int) -> spaces.Dict:
    """What a seat observes: its quantities within their bounds, and the mask of its legal actions."""
    bounds = features(game)
    widths = [end - start for start, end in (feature["slice"] for feature in bounds)]
    least = np.repeat([feature["least"] for feature in bounds], widths)
    most = np.repeat([feature["most"] for feature in bounds], widths)
    return spaces.Dict(
        {
            "observation": spaces.Box(least.astype(np.float32), most.astype(np.float32), dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def observe(table: Table, seat: int) -> Observation:
    """What a seat observes, with the mask of its legal actions."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat).astype(np.int8)}


def render(table: Table, mode: str | None, eye: Any) -> str | None:
    """The table as an eye sees it: "ansi" is text with the latest news, "svg" a picture."""
    if mode == "svg":
        return table.svg(eye)
    if mode == "ansi":
        return "\n".join([table.tell(eye), *table.log(seat=eye)[-5:]])
    return None


def game_seed(rng: np.random.Generator) -> int:
    """A seed of a table from a generator of NumPy's."""
    return int(rng.integers(0, 2**63))
