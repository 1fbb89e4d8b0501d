"""Spaces that observations and actions are in, and what a seat observes as adapters have it."""

import numpy as np
from gymnasium import spaces

from . import features


def observation_space(game, actions):
    """What a seat observes: its quantities within their bounds, and the mask of its legal actions."""
    bounds = features(game)
    widths = [end - start for start, end in (feature["slice"] for feature in bounds)]
    least, most = (np.repeat([feature[name] for feature in bounds], widths) for name in ("least", "most"))
    return spaces.Dict(
        {
            "observation": spaces.Box(least.astype(np.float32), most.astype(np.float32), dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def observe(table, seat):
    """What a seat observes, with the mask of its legal actions."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat).astype(np.int8)}


def render(table, mode):
    """What has happened, in sentences, where somebody wants to read it."""
    return "\n".join(table.log()) if mode == "ansi" else None


def margin(table, seat):
    """The part of the win by which a seat did better or worse than an even share; nothing where nobody has won."""
    winners = table.outcome["winners"]
    if not winners:
        return 0.0
    return (seat in winners) / len(winners) - 1 / table.players


def game_seed(rng):
    """A seed of a table from a generator of NumPy's."""
    return int(rng.integers(0, 2**63))
