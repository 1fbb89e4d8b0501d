#!/usr/bin/env python3
"""A bot that loads a trained model once, and then plays as many games as it is asked to.

    chabudai join http://localhost:4747/t/TABLE --exec "python3 examples/model_bot.py only-one.json"

`python/notebooks/train-a-policy.ipynb` trains such a model and writes it down: for each action how much each quantity of
an observation speaks for it. That takes nothing but the standard library here; a network would be loaded in the same
place, once, and asked in the same place.
"""

import json
import sys


class Model:
    """A policy, linear in what a seat observes, of one game."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            model = json.load(file)
        self.game, self.weights = model["game"], model["weights"]

    def choose(self, request):
        """The legal action for which the most speaks; in a game that it has not learnt, the first one."""
        if request["game"] != self.game:
            return request["legal"][0]
        seen = request["observation"]
        return max(
            request["legal"],
            key=lambda action: sum(quantity * weight for quantity, weight in zip(seen, self.weights[action]) if quantity),
        )


def answer(model, request):
    if request["cmd"] == "hello":
        return {"ok": True, "name": "Model", "author": "Chabudai", "wants": ["observation"]}
    if request["cmd"] == "choose":
        return {"ok": True, "action": model.choose(request)}
    message = "there is no command " + json.dumps(request["cmd"])
    return {"ok": False, "error": {"code": "unknown_command", "message": message}}


model = Model(sys.argv[1])
print(f"{len(model.weights)} actions of {model.game} are known", file=sys.stderr)
for line in sys.stdin:
    print(json.dumps(answer(model, json.loads(line))), flush=True)
