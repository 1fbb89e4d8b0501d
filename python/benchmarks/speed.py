"""How fast games are played from Python: `python benchmarks/speed.py`, a table on standard output."""

import pickle
import time

import numpy as np

import chabudai

SECONDS = 1.0


def rate(step, count):
    """How often something is done in a second of processor time, at its best of three."""
    best = 0.0
    for _ in range(3):
        start, done = time.process_time(), 0
        while time.process_time() - start < SECONDS / 3:
            step()
            done += count
        best = max(best, done / (time.process_time() - start))
    return best


def vector_rate(game, players, threads=1):
    vector = chabudai.vector(game, 1024, players, seed=1, threads=threads)
    rng = np.random.default_rng(1)
    noise = rng.random(vector.masks.shape, dtype=np.float32)

    def step():
        # Cheap chance: the noise is shifted, not drawn anew.
        np.multiply(np.roll(noise, int(rng.integers(1024)), axis=0), vector.masks, out=chances)
        vector.step(chances.argmax(axis=1))

    chances = np.empty_like(noise)
    return rate(step, 1024), choosing(noise, vector.masks)


def choosing(noise, masks):
    """What choosing costs by itself, in seconds a step."""
    chances, rng = np.empty_like(noise), np.random.default_rng(1)

    def choose():
        np.multiply(np.roll(noise, int(rng.integers(1024)), axis=0), masks, out=chances)
        chances.argmax(axis=1)

    return 1 / rate(choose, 1024)


def table_rate(game, players):
    tables = [chabudai.new(game, players, seed=seed) for seed in range(50)]
    games = []
    for table in tables:
        start, rng = table.clone(), np.random.default_rng(1)
        while not table.over:
            table.play(int(rng.choice(table.legal())))
        games.append((start, table.played))

    def play():
        for start, played in games:
            table = start.clone()
            for seat, number in played:
                table.play(number, seat)

    return rate(play, sum(len(played) for _, played in games))


def main():
    print(f"{'game':<12}{'vector/s':>12}{'without choosing':>18}{'table/s':>12}{'clone us':>10}{'pickle us':>11}{'bytes':>7}")
    for game in chabudai.games():
        slug, players = game["slug"], game["players"][1]
        steps, choose = vector_rate(slug, players)
        table = chabudai.new(slug, players, seed=1)
        for _ in range(20):
            table.play(table.legal()[0])
        clone = 1e6 / rate(table.clone, 1)
        pickled = 1e6 / rate(lambda: pickle.dumps(table), 1)
        size = chabudai.vector(slug, 1, players).bytes_per_game
        bare = 1 / (1 / steps - choose)
        print(f"{slug:<12}{steps:>12,.0f}{bare:>18,.0f}{table_rate(slug, players):>12,.0f}{clone:>10.2f}{pickled:>11.1f}{size:>7}")


if __name__ == "__main__":
    main()
