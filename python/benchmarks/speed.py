"""How fast games are played from Python: `python benchmarks/speed.py`, two tables on standard output.

Processor time, the best of several rounds, so that a busy machine says little else.
"""

import pickle
import subprocess
import sys
import time

import numpy as np

import chabudai

GAMES, ROUNDS, SECONDS, REPEATS = 1024, 5, 0.3, 40


def rate(step, count, clock=time.process_time):
    """How often something is done in a second."""
    start, done = clock(), 0
    while (spent := clock() - start) < SECONDS:
        step()
        done += count
    return done / spent


def best(step, count):
    return max(rate(step, count) for _ in range(ROUNDS))


def chooser(masks):
    """Cheap chance: the noise is shifted, not drawn anew."""
    rng = np.random.default_rng(1)
    noise = rng.random(masks.shape, dtype=np.float32)
    chances = np.empty_like(noise)

    def choose():
        np.multiply(np.roll(noise, int(rng.integers(len(masks))), axis=0), masks, out=chances)
        return chances.argmax(axis=1)

    return choose


def vector_step(vector):
    """A step of all games, chosen by NumPy."""
    choose = chooser(vector.masks)
    return lambda: vector.step(choose())


def table_step(game, players):
    """Whole games of one table by action number, and how many actions they have."""
    games = []
    for seed in range(50):
        table, rng = chabudai.new(game, players, seed=seed), np.random.default_rng(1)
        start = table.clone()
        while not table.over:
            table.play(int(rng.choice(table.legal())))
        games.append((start, table.played))

    def play():
        for start, played in games:
            table = start.clone()
            for seat, number in played:
                table.play(number, seat)

    return play, sum(len(played) for _, played in games)


def of_two_threads(game, players):
    """How many times as fast two threads are as one: by the processor time of the busier one, which is what idle
    processors would show, and by the wall. The same 20 steps again and again, by turns, and of each step the shortest
    times."""
    vectors = [chabudai.vector(game, GAMES, players, threads=threads) for threads in (1, 2)]
    shortest = np.full((2, 20, 2), np.inf)
    for _ in range(REPEATS):
        for times, vector in zip(shortest, vectors, strict=True):
            vector.reset(1)
            choose = chooser(vector.masks)
            for step in range(len(times)):
                actions = choose()
                wall, both, caller = time.perf_counter(), time.process_time(), time.thread_time()
                vector.step(actions)
                caller, both, wall = time.thread_time() - caller, time.process_time() - both, time.perf_counter() - wall
                times[step] = np.minimum(times[step], [max(caller, both - caller), wall])
    one, two = shortest.sum(axis=1)
    return one / two


def import_seconds():
    """What `import chabudai` takes, with NumPy."""
    took = []
    for _ in range(5):
        code = "import time; start = time.perf_counter(); import chabudai, numpy; print(time.perf_counter() - start)"
        took.append(float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout))
    return min(took)


def main():
    columns = [
        "steps/s, 1,024 games",
        "without choosing",
        "two threads, by the wall",
        "a move",
        "clone",
        "pickle",
        "bytes a game",
    ]
    print(f"| | {' | '.join(columns)} |")
    print(f"|---|{'--:|' * len(columns)}")
    for about in chabudai.games():
        game, players = about["slug"], about["players"][1]
        vector = chabudai.vector(game, GAMES, players, seed=1)
        steps, choosing = best(vector_step(vector), GAMES), best(chooser(vector.masks), GAMES)
        table = chabudai.new(game, players, seed=1)
        for _ in range(20):
            table.play(table.legal()[0])
        figures = [
            f"{steps / 1e6:.2f} M",
            f"{1e-6 / (1 / steps - 1 / choosing):.2f} M",
            "{:.2f} x, {:.2f} x".format(*of_two_threads(game, players)),
            f"{1e6 / best(*table_step(game, players)):.2f} us",
            f"{1e6 / best(table.clone, 1):.2f} us",
            f"{1e6 / best(lambda table=table: pickle.dumps(table), 1):.1f} us",
            f"{vector.bytes_per_game:,}",
        ]
        print(f"| {about['title']} | {' | '.join(figures)} |", flush=True)
    print(f"\nimport: {import_seconds():.3f} s")


if __name__ == "__main__":
    main()
