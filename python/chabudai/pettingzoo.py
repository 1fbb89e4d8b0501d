"""Environments of PettingZoo: `env` (AEC) and `parallel_env`.

    from chabudai import pettingzoo
    env = pettingzoo.env("wasteland", players=4)

An agent is a seat: "seat_0", "seat_1" and so on. An observation is a dictionary of "observation" and
"action_mask". Where several seats choose at once they are asked one after another; none sees what another has
chosen before all have.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import Table, new, versioned
from ._margin import margin
from ._spaces import RENDER_MODES, Observation, game_seed, observation_space, observe, render


class _Seats:
    """What both kinds of environments have in common: a table, agents that are its seats, and what they see."""

    agents: list[str]

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        cards: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.options, self.cards = game, players, options, cards
        self.render_mode = render_mode
        self.metadata = {
            "name": versioned(game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.table = self._open(seed=0)
        self._rng, _ = seeding.np_random()
        actions = self.table.actions
        self.observation_spaces = {agent: observation_space(game, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def _open(self, seed: int) -> Table:
        return new(self.game, self.players, options=self.options, seed=seed, cards=self.cards)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table = self._open(game_seed(self._rng))
        self.agents = self.possible_agents[:]

    def _rewards(self) -> dict[str, float]:
        """At the end, the part of the win by which each seat did better or worse than an even share."""
        return {agent: margin(self.table, seat) for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: "observation" within its bounds, and "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The whole table: text with the latest news ("ansi"), or a picture ("svg")."""
        return render(self.table, self.render_mode, "all")

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment in which one agent acts at a time, without PettingZoo's own checks."""

    def __init__(self, game: str, players: int, **more: Any) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, players, **more)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, with the mask of its legal actions: none of them if it is not to act."""
        return observe(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays an action of the agent that is to act; `None` for one whose game is over. What is illegal raises, and
        nothing is played."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is to act, and None is no action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action), self.possible_agents.index(agent))
        if self.table.over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        to_act = self.table.to_act
        self.agent_selection = self.possible_agents[to_act[0]] if to_act else self.agents[0]


def env(game: str, players: int, **more: Any) -> AECEnv[str, Observation, int]:
    """An environment in which one agent acts at a time."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **more))


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment in which all agents act at once; those that have nothing to decide choose anything, and
    it is not played."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a game."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Plays the actions of all who are to act. If one of them is illegal it raises, and nothing is played."""
        # Played on a copy, so that nothing has happened if one of them is illegal.
        table = self.table.clone()
        for seat in self.table.to_act:
            table.play(int(actions[self.possible_agents[seat]]), seat)
        self.table = table
        over = table.over
        rewards = self._rewards() if over else dict.fromkeys(self.agents, 0.0)
        ended = dict.fromkeys(self.agents, over)
        going_on = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return self._observations(), rewards, ended, going_on, infos

    def _observations(self) -> dict[str, Observation]:
        """What each agent sees. Whoever has nothing to decide may choose anything."""
        seen = {agent: observe(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in self.table.to_act:
                seen[agent]["action_mask"] = np.ones(self.table.actions, dtype=np.int8)
        return seen
