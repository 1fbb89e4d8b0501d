"""The games as OpenSpiel has them: importing this module registers them.

    import pyspiel
    import chabudai.open_spiel
    game = pyspiel.load_game("chabudai/donburiko_v1(players=3)")

The game begins with a chance node that chooses one of `deals` deals, each as likely as any other; every
shuffle of a game follows from it, so that all later nodes are decisions. Variants are parameters of the same
name; a list is written with plus signs (`familiars=streak+tie+scry+crash`).

Where several seats choose at once, they are asked one after another and none is told what another has chosen
before all have: OpenSpiel's own way of turning simultaneous moves into sequential ones, in which no
information set is torn apart, and what most of its algorithms need. For those that want simultaneous moves there is
every game a second time, as `chabudai/wasteland_simultaneous_v1`: where several are to act, its state is a
simultaneous node, which takes one action of every player at once (0 of whoever has nothing to decide).

An observation tensor is what `Table.observe` gives. An information state has perfect recall in its string: what a
seat has been told since the deal, what it has chosen itself, and what it sees now. Its tensor is that of the
observation.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from . import ChabudaiError, Table, features, games, new, versioned
from ._margin import margin

# Random games are shorter by far; OpenSpiel wants a bound, and the rules have none that is easy to prove.
MOST_ACTIONS = 10_000
DEALS = 1_000


def _value(given: Any) -> Any:
    """The value of an option; OpenSpiel knows no lists."""
    return given.split("+") if isinstance(given, str) and "+" in given else given


def simultaneous(game: str) -> str:
    """The name of a game with simultaneous moves: `chabudai/wasteland_simultaneous_v1`."""
    name, version = versioned(game).rsplit("_", 1)
    return f"{name}_simultaneous_{version}"


def _game_type(about: Any, at_once: bool) -> pyspiel.GameType:
    defaults = {name: default for name, (default, _) in about["options"].items()}
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=simultaneous(about["slug"]) if at_once else versioned(about["slug"]),
        long_name=f"{about['title']} with simultaneous moves" if at_once else about["title"],
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
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


@dataclass(frozen=True)
class _Terms:
    """What a table is opened with. States are copied all the time, and copies of a game are no games."""

    slug: str
    players: int
    options: dict[str, Any]
    deals: int
    at_once: bool

    def open(self, deal: int) -> Table:
        return new(self.slug, self.players, options=self.options, seed=deal)

    def __deepcopy__(self, _memo: Any) -> _Terms:
        return self


class CardGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players and with its variants."""

    def __init__(self, about: Any, at_once: bool, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.about, self._given = about, given
        options = {name: _value(given[name]) for name in about["options"] if name in given}
        players, deals = int(given.get("players", about["players"][0])), int(given.get("deals", DEALS))
        if deals < 1:
            raise ChabudaiError("`deals` is a number from 1 on")
        self._terms = _Terms(about["slug"], players, options, deals, at_once)
        # What cannot be set up is refused here and not in the middle of a search.
        self._terms.open(0)
        self._type = _game_type(about, at_once)
        super().__init__(
            self._type,
            pyspiel.GameInfo(
                num_distinct_actions=about["actions"],
                max_chance_outcomes=deals,
                num_players=players,
                min_utility=-1 / players,
                max_utility=1 - 1 / players,
                utility_sum=0.0,
                max_game_length=MOST_ACTIONS,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Callable[..., pyspiel.Game], tuple[Any, ...]]:
        return pyspiel.load_game, (self._type.short_name, self._given)

    def new_initial_state(self) -> CardState:
        """The state before the deal, which is chance's."""
        return CardState(self, self._terms)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes observations, or information states if perfect recall is asked for."""
        if params:
            raise ValueError(f"observers have no parameters; there are {params}")
        return Observer(self.about, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CardState(pyspiel.State):  # type: ignore[misc]
    """A game before its deal, or a table."""

    def __init__(self, game: CardGame, terms: _Terms) -> None:
        super().__init__(game)
        self._terms = terms
        self.table: Table | None = None
        # What the seats were told before the table was dealt anew.
        self._before: list[list[str]] = [[] for _ in range(terms.players)]

    def current_player(self) -> int:
        """The first seat that is to act; chance before the deal, and nobody after the end."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = self.table.to_act
        if self._terms.at_once and len(to_act) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return to_act[0] if to_act else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as any other."""
        return [(deal, 1 / self._terms.deals) for deal in range(self._terms.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player) if self.table is not None else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Which actions are legal for a player, or for whoever is to act; before the deal that is chance alone.
        OpenSpiel's own would then write deals into a list as long as there are actions, and beyond its end."""
        if self.table is None and player not in (None, int(pyspiel.PlayerId.CHANCE)):
            return [0] * self.num_distinct_actions()
        mask: list[int] = super().legal_actions_mask(*(() if player is None else (player,)))
        return mask

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._terms.open(action)
        else:
            self.table.play(action)

    def _apply_actions(self, actions: list[int]) -> None:
        """Of every player at a simultaneous node. If one of them is illegal, nothing is played."""
        assert self.table is not None, "before the deal nobody acts but chance"
        table = self.table.clone()
        for seat in self.table.to_act:
            table.play(actions[seat], seat)
        self.table = table

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.text(action)

    def returns(self) -> list[float]:
        """The part of the win by which each seat did better or worse than an even share; nothing before the end."""
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
        """Fills the tensor with what a player observes."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: CardState, player: int) -> str:
        """What a player sees, and with perfect recall all that it was told and has chosen before."""
        if state.table is None:
            return "before the deal"
        view = json.dumps(state.table.view(player), separators=(",", ":"), sort_keys=True)
        if not self._recall:
            return view
        own = [number for seat, number in state.table.played if seat == player]
        return "\n".join([*state.told(player, player), f"{own}", view])


def _register(about: Any, at_once: bool) -> None:
    """Registers a game with a class of its own: OpenSpiel makes a game by calling it with the parameters alone."""

    def begin(self: CardGame, params: dict[str, Any] | None = None) -> None:
        CardGame.__init__(self, about, at_once, params)

    kind = type("ChabudaiGame", (CardGame,), {"__init__": begin, "__module__": __name__, "__doc__": about["title"]})
    pyspiel.register_game(_game_type(about, at_once), kind)


for _about in games():
    _register(_about, at_once=False)
    _register(_about, at_once=True)
