// What a server says to a client that has just come, for tests.

import type { Say, TableInfo, Welcome } from "../api/types";

const TABLE: TableInfo = {
  id: "t1",
  code: "ABCD",
  game: "a-game",
  options: {},
  phase: "playing",
  round: 1,
  seats: [],
  host: 0,
  spectators: 0,
  screens: 0,
  open: false,
  casual: true,
  watch: true,
  locked: false,
  knocks: [],
  level: "novice",
  turn_seconds: null,
  bot_delay_ms: 0,
  proposal: null,
  lesson: null,
  commitment: "",
  drawing: false,
  pledges: [null, null],
  nonces: [null, null],
  result: null,
  series: [],
  replay: null,
};

/** A welcome in the middle of a game, or as told. */
export function welcome({
  table,
  ...more
}: Partial<Omit<Welcome, "table">> & { table?: Partial<TableInfo> } = {}): Say {
  return {
    type: "welcome",
    you: { seat: 0, host: true },
    table: { ...TABLE, ...table },
    number: 7,
    set: { zones: [] },
    chat: [],
    version: "1",
    now: Date.now(),
    ...more,
  };
}
