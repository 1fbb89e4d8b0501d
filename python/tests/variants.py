"""Every game with each of its options and at its smallest and largest table."""

import chabudai

GAMES = [(game["slug"], game["players"][1]) for game in chabudai.games()]


def _variants():
    for game in chabudai.games():
        fewest, most = game["players"]
        yield from ((game["slug"], players, None) for players in (fewest, most))
        for name, (default, values) in game["options"].items():
            for value in values:
                if value != default:
                    # Some options are for certain tables only, or need another one.
                    yield from _settings(game, name, value)


def _settings(game, name, value):
    """The first table that can be set up with this option."""
    others = [{}] + [{other: True} for other in game["options"] if other != name]
    fewest, most = game["players"]
    for more in others:
        for players in range(most, fewest - 1, -1):
            options = {**more, name: value}
            try:
                chabudai.new(game["slug"], players, options=options)
            except chabudai.SetupError:
                continue
            yield game["slug"], players, options
            return
    raise AssertionError(f"{game['slug']} cannot be set up with {name}: {value}")


VARIANTS = list(_variants())
