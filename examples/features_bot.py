#!/usr/bin/env python3
"""A bot that plays every game through its features, with nothing but the standard library.

    chabudai join http://localhost:4747/t/TABLE --exec "python3 examples/features_bot.py"
    chabudai arena grimoire --seats "exec:python3 examples/features_bot.py",random,random --games 300

It knows no game. What its seat observes comes as numbers, and `chabudai engine` says what each of them is called; so an
action such as `create RW3` is worth as much as the features say there is of `RW3`. That is no good play, but it is the
way to write some: change `worth`. The program is found on the path, or where CHABUDAI says.
"""

import json
import os
import random
import subprocess
import sys


class Numbers:
    """What the numbers of a game are called."""

    def __init__(self, game):
        asked = json.dumps({"cmd": "numbers", "game": game})
        engine = [os.environ.get("CHABUDAI", "chabudai"), "engine"]
        told = subprocess.run(engine, input=asked + "\n", capture_output=True, text=True, check=True)
        self.features = json.loads(told.stdout)["features"]

    def named(self, observation):
        """The observation as {(feature, row, entry): quantity}; a feature with one row has the row ""."""
        quantities = iter(observation)
        return {
            (feature["name"], row, entry): next(quantities)
            for feature in self.features
            for row in feature["rows"] or [""]
            for entry in feature["entries"]
        }


def worth(action, features):
    """How good an action seems: how much there is for this seat, or for all, of what its words name."""
    words = set(action.split())
    return sum(
        quantity for (_, row, entry), quantity in features.items() if row in ("", "you") and entry in words
    )


class Bot:
    """Answers what it is asked, for as many games as it is asked about."""

    def __init__(self):
        self.numbers = {}

    def choose(self, request):
        game = request["game"]
        if game not in self.numbers:
            self.numbers[game] = Numbers(game)
        features = self.numbers[game].named(request["observation"])
        best = max(worth(action, features) for action in request["legal"])
        return random.choice([action for action in request["legal"] if worth(action, features) == best])

    def answer(self, request):
        if request["cmd"] == "hello":
            return {"ok": True, "name": "Features", "author": "Chabudai", "wants": ["observation"]}
        if request["cmd"] == "choose":
            return {"ok": True, "action": self.choose(request)}
        message = "there is no command " + json.dumps(request["cmd"])
        return {"ok": False, "error": {"code": "unknown_command", "message": message}}


bot = Bot()
for line in sys.stdin:
    print(json.dumps(bot.answer(json.loads(line))), flush=True)
