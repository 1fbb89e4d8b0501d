//! Examples below the options.

pub(super) const AFTER_HELP: &str = "\
Start here:
  chabudai                       serve tables on this machine, for browsers
  chabudai games                 what can be played
  chabudai rules donburiko       how it is played
  chabudai learn donburiko       a guided first game
  chabudai play donburiko        play it now, against two bots
  chabudai play donburiko --people 2 --names Mari,Ken
                                 two people at one keyboard";

pub(super) const LEARN_HELP: &str = "\
Examples:
  chabudai learn donburiko                 the first lesson: how it is played
  chabudai learn donburiko 2               the second: what decides games";

pub(super) const GAMES_HELP: &str = "\
Examples:
  chabudai games                 a table
  chabudai games --json          the same for a program, with every option";

pub(super) const SCENARIO_HELP: &str = "\
Examples:
  chabudai scenario bug.json               one file
  chabudai scenario games/donburiko        every .json file below a folder";

pub(super) const REPLAY_HELP: &str = "\
Examples:
  chabudai replay game.json                what happened, move by move
  chabudai replay game.json --verify       deal and play it again: is every card and score right?
  chabudai replay game.json --verify --commitment 5c1f... --nonce 0=9f86d081884c7d65
                                           and is it the deal that was promised to me?";

pub(super) const ANALYSE_HELP: &str = "\
Examples:
  chabudai analyse game.json                       every decision, and how well everybody played
  chabudai analyse game.json --seat Mari           only hers
  chabudai analyse game.json --plot game.svg       and the chances to win as a picture
  chabudai analyse game.json --iterations 500      a quick look; more iterations tell smaller mistakes

A game is kept with `chabudai play GAME --save game.json`. docs/analysis.md explains the figures and the JSON.";

pub(super) const BENCH_HELP: &str = "\
Examples:
  chabudai bench                           all games, a second for each number of players
  chabudai bench donburiko --seconds 5     one game, more exactly";

pub(super) const TRAIN_HELP: &str = "\
Examples:
  chabudai train grimoire --out games/grimoire/value.net
  chabudai train donburiko --games 1000 --epochs 1 --out /tmp/value.net     a first try";

pub(super) const ARENA_HELP: &str = "\
Contestants: novice, casual, expert, master, grandmaster; master@1, the first of our masters; random; cheat, a
master who sees all cards; first, last, highest, lowest, copy, always:KIND and never:KIND, who follow that rule (a kind
is the first word of an action, such as pass); and exec:COMMAND, any program that answers `hello` and `choose` (docs/contestants.md).

Examples:
  chabudai arena wasteland --seats master,casual,casual,casual --games 400
  chabudai arena wasteland --seats always:pass,master,master,master --iterations 400
  chabudai arena donburiko --seats \"exec:python3 bot.py\",casual --games 200 --plot shares.svg
  chabudai arena --round-robin --out docs/strength.md --results strength";

pub(super) const SERVE_HELP: &str = "\
Every setting can be a flag, an environment variable (CHABUDAI_LISTEN, CHABUDAI_DATA, ...) or a line of the
TOML file (listen = \"...\", with _ for -). A flag wins over the environment, the environment over the file.

/healthz says that it is alive, /api/docs explains the API. Everything else for whoever runs it is at the address
of --admin, which only this machine reaches: /readyz (ready), /metrics (Prometheus), and what `chabudai admin` asks for.
Ctrl-C or SIGTERM finishes moves in flight and ends it. What a player was told is on disk in any case.

Examples:
  chabudai serve                           on this machine only
  chabudai serve --listen 0.0.0.0:4747     for everybody who reaches this machine
  chabudai serve --data /srv/chabudai --log json
  chabudai serve --https --trust-proxy --origins https://cards.example
                                           behind a proxy that speaks https
  chabudai serve --store postgres://chabudai@db/chabudai --bus nats://bus
                                           one of several servers of the same tables
  chabudai serve --config chabudai.toml    with settings from a file";

pub(super) const COPY_HELP: &str = "\
No server may run on either store meanwhile.

Examples:
  chabudai copy ~/.local/share/chabudai postgres://chabudai@db/chabudai
                                           from one machine to several
  chabudai copy postgres://chabudai@db/chabudai /srv/chabudai
                                           and back";

pub(super) const ADMIN_HELP: &str = "\
Examples:
  chabudai admin status                    what goes on, and what waits
  chabudai admin tables                    who plays what
  chabudai admin table k3v8d2m9x4p7q2hj    look at one as a spectator does
  chabudai admin announce 10               tell all tables of a restart in ten minutes
  chabudai admin drain --wait && systemctl restart chabudai
                                           let games end, then start again";

pub(super) const LAB_HELP: &str = "\
Examples:
  chabudai lab donburiko                             a thousand games of casual bots
  chabudai lab minions --players 5 --games 20000 --svg plots
  chabudai lab grimoire --compare my-cards.toml      what my cards change
  chabudai lab wasteland --bots expert,casual,casual,casual --json

docs/balance has a page for each game.";

pub(super) const JOIN_HELP: &str = "\
Examples:
  chabudai join http://localhost:4747/t/k3v8d2m9x4p7q2hj --exec \"python3 examples/features_bot.py\"
  chabudai join http://localhost:4747/t/k3v8d2m9x4p7q2hj --exec ./my-bot --name Robo --author Mari --games 10

docs/contestants.md says what the program is asked.";
