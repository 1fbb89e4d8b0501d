"""The games as OpenSpiel has them: importing this module registers them.

    import pyspiel
    import chabudai.open_spiel
    game = pyspiel.load_game("chabudai/donburiko_v1(players=3)")

The game begins with a chance node that chooses one of `deals` deals, each as likely as any other; every
shuffle of a game follows from it, so that all later nodes are decisions. Variants are parameters of the same
name; a list is written with plus signs (`familiars=streak+tie+scry+crash`).

Where several seats choose at once, they are asked one after another and none is told what another has chosen
before all have: OpenSpiel's own way of turning simultaneous moves into sequential ones, in which no
information set is torn apart. An observation tensor is what `Table.observe` gives. An information state has
perfect recall in its string: what a seat has been told since the deal, what it has chosen itself, and what it
sees now. Its tensor is that of the observation.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from . import Table, features, games, new, versioned
from ._margin import margin

# Random games are shorter by far; OpenSpiel wants a bound, and the rules have none that is easy to prove.
MOST_ACTIONS = 10_000
DEALS = 1_000


def _value(given: Any) -> Any:
    """The value of an option; OpenSpiel knows no lists."""
    return given.split("+") if isinstance(given, str) and "+" in given else given


def _game_type(about: Any) -> pyspiel.GameType:
    defaults = {name: default for name, (default, _) in about["options"].items()}
    return pyspiel.GameType(
        short_name=versioned(about["slug"]),
        long_name=about["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["players"][1],
        min_num_players=about["players"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": about["players"][0], "deals": DEALS, **defaults},
    )


class CardGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players and with its variants."""

    def __init__(self, about: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.about = about
        self.players = int(given.get("players", about["players"][0]))
        self.deals = int(given.get("deals", DEALS))
        self.options = {name: _value(given[name]) for name in about["options"] if name in given}
        # What cannot be set up is refused here and not in the middle of a search.
        self.open(0)
        super().__init__(
            _game_type(about),
            pyspiel.GameInfo(
                num_distinct_actions=about["actions"],
                max_chance_outcomes=self.deals,
                num_players=self.players,
                min_utility=-1 / self.players,
                max_utility=1 - 1 / self.players,
                utility_sum=0.0,
                max_game_length=MOST_ACTIONS,
            ),
            given,
        )

    def open(self, deal: int) -> Table:
        """The table of a deal."""
        return new(self.about["slug"], self.players, options=self.options, seed=deal)

    def new_initial_state(self) -> CardState:
        return CardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters; there are {params}")
        return Observer(self.about, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CardState(pyspiel.State):  # type: ignore[misc]
    """A game before its deal, or a table."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self._open, self._deals = game.open, game.deals
        self.table: Table | None = None
        # What the seats were told before the table was dealt anew.
        self._before: list[list[str]] = [[] for _ in range(game.players)]

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.table.to_act
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player) if self.table is not None else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._open(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.text(action)

    def returns(self) -> list[float]:
        seats = range(self.num_players())
        if self.table is None or not self.table.over:
            return [0.0 for _ in seats]
        return [margin(self.table, seat) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CardState:
        """A state that the player cannot tell from this one: all that it cannot know is dealt anew."""
        other: CardState = self.clone()
        if self.table is not None:
            # Others hold other cards by now, so that only what all know is true of them.
            other._before = [self.told(seat, seat if seat == player else None) for seat in range(self.num_players())]
            other.table = self.table.redeal(player, int(sampler() * 2**53))
        return other

    def told(self, player: int, eye: int | None) -> list[str]:
        """What has happened, as an eye has seen it."""
        return self._before[player] + (self.table.log(seat=eye) if self.table is not None else [])

    def __str__(self) -> str:
        return self.table.tell("all") if self.table is not None else "before the deal"


class Observer:
    """What a seat observes, in numbers and as a text."""

    def __init__(self, about: Any, kind: Any) -> None:
        self._recall = kind.perfect_recall
        self.tensor = np.zeros(about["width"], np.float32)
        self.dict = {
            feature["name"]: self.tensor[feature["slice"][0] : feature["slice"][1]]
            for feature in features(about["slug"])
        }

    def set_from(self, state: CardState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: CardState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        view = json.dumps(state.table.view(player), separators=(",", ":"), sort_keys=True)
        if not self._recall:
            return view
        own = [number for seat, number in state.table.played if seat == player]
        return "\n".join([*state.told(player, player), f"{own}", view])


def _register(about: Any) -> None:
    """Registers a game with a class of its own: OpenSpiel makes a game by calling it with the parameters alone."""

    def begin(self: CardGame, params: dict[str, Any] | None = None) -> None:
        CardGame.__init__(self, about, params)

    name = versioned(about["slug"]).removeprefix("chabudai/").replace("-", "_")
    kind = type(name, (CardGame,), {"__init__": begin, "__module__": __name__, "__doc__": about["title"]})
    # Where pickles look for it.
    globals()[name] = kind
    pyspiel.register_game(_game_type(about), kind)


for _about in games():
    _register(_about)
