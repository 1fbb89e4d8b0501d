#!/usr/bin/env python3
"""A bot that loads what was learnt once, and then plays as many games as it is asked to.

    chabudai lab donburiko --games 2000 --json > donburiko.json
    chabudai join http://localhost:4747/t/TABLE --exec "python3 examples/model_bot.py donburiko.json"

What was learnt is what `chabudai lab` has seen: how much each action adds to winning. A network would be loaded in the
same place, and asked with `request["observation"]`, where `request["numbers"]` says which of its outputs are legal.
"""

import json
import sys


def load(path):
    """The value of each action by its number, and the game they are of."""
    with open(path, encoding="utf-8") as file:
        study = json.load(file)
    values = {choice["action"]: choice["adds"] for choice in study["balance"]["choices"]}
    # What is not sure counts for little: the lower end of the interval.
    return study["game"], {action: adds["low"] for action, adds in values.items() if adds}


def choose(request, game, values):
    """The legal action that adds the most; what was never seen is worth nothing, and of equals the first is taken."""
    if request["game"] != game:
        return request["legal"][0]
    return max(request["legal"], key=lambda action: values.get(action, 0.0))


GAME, VALUES = load(sys.argv[1])
print(f"{len(VALUES)} actions of {GAME} are known", file=sys.stderr)
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "hello":
        answer = {"ok": True, "name": "Model", "author": "Chabudai", "wants": ["observation"]}
    elif request["cmd"] == "choose":
        answer = {"ok": True, "action": choose(request, GAME, VALUES)}
    else:
        answer = {"ok": False, "error": {"code": "unknown_command", "message": request["cmd"]}}
    print(json.dumps(answer), flush=True)
