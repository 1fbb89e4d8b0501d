"""What a game pays at its end."""

from __future__ import annotations

from . import Table


def margin(table: Table, seat: int) -> float:
    """The part of the win by which a seat did better or worse than an even share; nothing where nobody has won."""
    winners = table.outcome["winners"]
    if not winners:
        return 0.0
    return (seat in winners) / len(winners) - 1 / table.players
