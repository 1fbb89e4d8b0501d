"""Environments of PettingZoo: `env` (AEC) and `parallel_env`.

    from chabudai import pettingzoo
    env = pettingzoo.env("wasteland", players=4)

An agent is a seat: "seat_0", "seat_1" and so on. An observation is a dictionary of "observation" and "action_mask". Where
several seats choose at once they are asked one after another; none sees what another has chosen before all have.
"""

import functools

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from . import new
from ._spaces import game_seed, margin, observation_space, observe, render


class _Seats:
    """What both kinds of environments have in common: a table, agents that are its seats, and what they see."""

    def __init__(self, game, players, options=None, cards=None, render_mode=None):
        self.game, self.players, self.options, self.cards = game, players, options, cards
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.table = self._open(seed=0)
        self._rng, _ = seeding.np_random()

    def _open(self, seed):
        return new(self.game, self.players, options=self.options, seed=seed, cards=self.cards)

    def _deal(self, seed):
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table = self._open(game_seed(self._rng))
        self.agents = self.possible_agents[:]

    def _rewards(self):
        """At the end, the part of the win by which each seat did better or worse than an even share."""
        return {agent: margin(self.table, seat) for seat, agent in enumerate(self.possible_agents)}

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        return observation_space(self.game, self.table.actions)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        return spaces.Discrete(self.table.actions)

    def render(self):
        return render(self.table, self.render_mode)

    def close(self):
        pass


class raw_env(_Seats, AECEnv):
    metadata = {"name": "chabudai_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, players, **more):
        AECEnv.__init__(self)
        _Seats.__init__(self, game, players, **more)
        self.metadata = {**self.metadata, "name": f"chabudai/{game}_v1"}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent):
        return observe(self.table, self.possible_agents.index(agent))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(int(action), self.possible_agents.index(agent))
        if self.table.over:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def _next(self):
        to_act = self.table.to_act
        self.agent_selection = self.possible_agents[to_act[0]] if to_act else self.agents[0]


def env(game, players, **more):
    """An environment in which one agent acts at a time."""
    return raw_env(game, players, **more)


class parallel_env(_Seats, ParallelEnv):
    """An environment in which all agents act at once; those that have nothing to decide choose anything, and it is not
    played."""

    metadata = {"name": "chabudai_v1", "render_modes": ["ansi"]}

    def __init__(self, game, players, **more):
        _Seats.__init__(self, game, players, **more)
        self.metadata = {**self.metadata, "name": f"chabudai/{game}_v1"}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        for seat in self.table.to_act:
            agent = self.possible_agents[seat]
            self.table.play(int(actions[agent]), seat)
        over = self.table.over
        rewards = self._rewards() if over else dict.fromkeys(self.agents, 0.0)
        ended = dict.fromkeys(self.agents, over)
        going_on = dict.fromkeys(self.agents, False)
        observations, infos = self._observations(), {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return observations, rewards, ended, going_on, infos

    def _observations(self):
        """What each agent sees. Whoever has nothing to decide may choose anything."""
        seen = {agent: observe(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in self.table.to_act:
                seen[agent]["action_mask"] = np.ones(self.table.actions, dtype=np.int8)
        return seen
