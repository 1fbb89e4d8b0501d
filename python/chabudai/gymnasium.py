"""An environment of Gymnasium: one seat against bots.

    from chabudai import gymnasium
    env = gymnasium.env("grimoire", players=3, opponents="casual")

The seat changes from game to game unless it is given. `action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

import gymnasium

from . import new
from ._spaces import game_seed, margin, observation_space, observe, render


class env(gymnasium.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, players, *, opponents="casual", seat=None, options=None, cards=None, render_mode=None):
        self.game, self.players, self.options, self.cards = game, players, options, cards
        self.opponents, self._fixed, self.render_mode = opponents, seat, render_mode
        self.table = self._open(seed=0)
        self.seat = seat or 0
        self.observation_space = observation_space(game, self.table.actions)
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)

    def _open(self, seed):
        return new(self.game, self.players, options=self.options, seed=seed, cards=self.cards)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.table = self._open(game_seed(self.np_random))
        self.seat = int(self.np_random.integers(self.players)) if self._fixed is None else self._fixed
        self._wait()
        return observe(self.table, self.seat), {}

    def step(self, action):
        self.table.play(int(action), self.seat)
        self._wait()
        over = self.table.over
        return observe(self.table, self.seat), margin(self.table, self.seat) if over else 0.0, over, False, {}

    def action_masks(self):
        return self.table.mask(self.seat)

    def render(self):
        return render(self.table, self.render_mode)

    def _wait(self):
        """The others play until it is one's turn, or the game is over."""
        while not self.table.over:
            others = [seat for seat in self.table.to_act if seat != self.seat]
            if not others:
                return
            self.table.play(self._choose(others[0]), others[0])

    def _choose(self, seat):
        if self.opponents == "random":
            return int(self.np_random.choice(self.table.legal(seat)))
        return self.table.bot(self.opponents, seat)
