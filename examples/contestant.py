#!/usr/bin/env python3
"""A contestant for `chabudai arena` that plays any legal action.

    chabudai arena donburiko --seats "exec:python3 examples/contestant.py",casual,casual --games 300

One line of JSON comes in, one goes out. docs/contestants.md says what is in them. To write a player of your own,
change `choose`: `request` holds all that your seat may know.
"""

import json
import random
import sys


def choose(request):
    """The action to play, one of request["legal"]."""
    # request["view"] is the table as your seat sees it; "?" stands for what it does not see.
    # request["events"] is what has happened since you were last asked.
    return random.choice(request["legal"])


def answer(request):
    if request["cmd"] == "hello":
        return {"ok": True, "name": "example"}
    if request["cmd"] == "choose":
        return {"ok": True, "action": choose(request)}
    message = "there is no command " + json.dumps(request["cmd"])
    return {"ok": False, "error": {"code": "unknown_command", "message": message}}


# The input ends with the game, and so does the program.
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
