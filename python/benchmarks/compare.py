"""Chabudai beside other libraries, in one run: `python benchmarks/compare.py`, a table on standard output.

    pip install ./python open_spiel "pettingzoo[classic]" rlcard pgx

Every line is random play from Python with observation and legal actions read at every step, in steps a second
of processor time, the best of five rounds that take turns with those of all others. Games and observations
differ, so that quotients compare what a user of each library gets, not the same work. What is not installed is
left out.
"""

import time
import warnings

import numpy as np
from speed import vector_step

import chabudai

ROUNDS, SECONDS = 5, 0.5


def chabudai_games():
    for game in chabudai.games():
        vector = chabudai.vector(game["slug"], 1024, game["players"][1], seed=1)
        yield f"Chabudai {game['slug']}, 1,024 at once", vector_step(vector), 1024
    for game in chabudai.games():
        yield f"Chabudai {game['slug']}, one table", table_step(game["slug"], game["players"][1]), 1


def table_step(game, players):
    rng, table = np.random.default_rng(1), chabudai.new(game, players, seed=1)

    def step():
        nonlocal table
        if table.over:
            table = chabudai.new(game, players, seed=int(rng.integers(2**60)))
        legal = table.legal()
        table.observe()
        table.play(legal[int(rng.random() * len(legal))])

    return step


def open_spiel_games():
    import pyspiel

    for name in ("hearts", "oh_hell", "leduc_poker"):
        yield f"OpenSpiel {name}", spiel_step(pyspiel.load_game(name)), 1


def spiel_step(game):
    rng, state = np.random.default_rng(1), game.new_initial_state()
    tensor = "information_state_tensor" if game.get_type().provides_information_state_tensor else "observation_tensor"

    def step():
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        if state.is_terminal():
            return
        legal = state.legal_actions()
        getattr(state, tensor)(state.current_player())
        state.apply_action(legal[int(rng.random() * len(legal))])

    return step


def pettingzoo_games():
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

    for module in (leduc_holdem_v4, texas_holdem_v4, tictactoe_v3):
        env = module.env()
        yield f"PettingZoo {env.metadata['name']}", pettingzoo_step(env), 1


def pettingzoo_step(env):
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step():
        if not env.agents:
            env.reset()
        observation, _, over, truncated, info = env.last()
        mask = info.get("action_mask", observation.get("action_mask"))
        env.step(None if over or truncated else int(rng.choice(np.flatnonzero(mask))))

    return step


def rlcard_games():
    import rlcard

    for name in ("uno", "gin-rummy", "leduc-holdem"):
        yield f"RLCard {name}", rlcard_step(rlcard.make(name)), 1


def rlcard_step(env):
    rng = np.random.default_rng(1)
    state, player = env.reset()

    def step():
        nonlocal state, player
        if env.is_over():
            state, player = env.reset()
        state, player = env.step(int(rng.choice(list(state["legal_actions"]))))

    return step


def pgx_games():
    import jax
    import pgx

    for name in ("sparrow_mahjong", "leduc_holdem"):
        env = pgx.make(name)
        yield f"pgx {name}, 1,024 at once", pgx_step(jax, env, 1024), 1024


def pgx_step(jax, env, games):
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    init, play = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = init(jax.random.split(jax.random.PRNGKey(0), games))
    key = jax.random.PRNGKey(1)

    @jax.jit
    def choose(key, mask):
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1)

    def step():
        nonlocal state, key
        key, one, two = jax.random.split(key, 3)
        state = play(state, choose(one, state.legal_action_mask), jax.random.split(two, games))
        np.asarray(state.observation), np.asarray(state.legal_action_mask)

    return step


def installed(games):
    """What a library has to show; nothing if it is not there."""
    try:
        return list(games())
    except ImportError as error:
        print(f"left out: {error}")
        return []


def rate(step, count):
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        step()
        done += count
    return done / spent


def main():
    warnings.simplefilter("ignore")
    sources = (chabudai_games, open_spiel_games, pettingzoo_games, rlcard_games, pgx_games)
    contestants = [contestant for source in sources for contestant in installed(source)]
    best = dict.fromkeys((name for name, _, _ in contestants), 0.0)
    for _, step, _ in contestants:
        # What is compiled at the first call is compiled now.
        step()
    for _ in range(ROUNDS):
        for name, step, count in contestants:
            best[name] = max(best[name], rate(step, count))
    print("| | steps/s |\n|---|--:|")
    for name, steps in best.items():
        print(f"| {name} | {steps:,.0f} |")


if __name__ == "__main__":
    main()
