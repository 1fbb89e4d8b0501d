// Tables made without clicking, for tests that are about something else.

import type { Ask, NewSeat, NewTable, Polled, Say, Seated, Scene } from "../src/api/types";
import { fewest } from "./catalog";
import type { Server } from "./server";

/** A seat at a table, and how to ask for things from it. */
export class Place {
  constructor(
    private readonly server: Server,
    readonly id: string,
    readonly seat: number,
    readonly token: string,
  ) {}

  /** Where a browser takes this seat. */
  get link(): string {
    return `/t/${this.id}#${this.token}`;
  }

  async join(name: string): Promise<Place> {
    const { seat, token } = await post<Seated>(this.server, `/api/tables/${this.id}/join`, { name });
    return new Place(this.server, this.id, seat, token);
  }

  ask(ask: Ask): Promise<Say> {
    return post(this.server, `/api/tables/${this.id}/ask`, ask, this.token);
  }

  async look(): Promise<{ number: number; scene: Scene }> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.server.url}/api/tables/${this.id}/scene`, { headers });
    const { number, scene } = (await answer.json()) as Polled;
    if (!scene) throw new Error("the game has not begun");
    return { number, scene };
  }

  /** Plays the first thing that can be played; says whether there was one. */
  async play(): Promise<boolean> {
    const { number, scene } = await this.look();
    const action = scene.choices[0]?.action;
    if (action === undefined) return false;
    // Whoever has sealed a choice sees it still, and cannot play it again.
    const answer = await request(this.server, `/api/tables/${this.id}/play`, { action, number }, this.token);
    return answer.ok;
  }
}

function request(server: Server, path: string, body: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function post<T>(server: Server, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await request(server, path, body, token);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** A table that waits: the first seats are for people, the others are bots'. */
export async function makeTable(
  server: Server,
  game: string,
  people = 1,
  more: Partial<NewTable> = {},
): Promise<Place> {
  const players = more.players ?? Math.max(fewest(game), people);
  const seats = Array.from({ length: players }, (_, n): NewSeat =>
    n < people ? { kind: "person" } : { kind: "bot", level: "novice" },
  );
  const table: NewTable = {
    game,
    players,
    name: "Mari",
    seats,
    level: "novice",
    bot_delay_ms: 0,
    casual: true,
    ...more,
  };
  const { table: made, seat, token } = await post<Seated>(server, "/api/tables", table);
  return new Place(server, made.id, seat, token);
}

/** A game against bots that has begun. */
export async function startGame(server: Server, game: string, more: Partial<NewTable> = {}): Promise<Place> {
  const place = await makeTable(server, game, 1, more);
  await place.ask({ type: "start" });
  return place;
}

/** A game of people only that has begun. */
export async function startTogether(server: Server, game: string, people = fewest(game)): Promise<Place[]> {
  const places = [await makeTable(server, game, people)];
  for (let n = 1; n < people; n++) places.push(await places[0]!.join(`Friend ${n}`));
  await places[0]!.ask({ type: "start" });
  return places;
}

/** A game that is over: everybody played the first thing that came to mind. */
export async function finishTogether(server: Server, game: string): Promise<Place[]> {
  const places = await startTogether(server, game);
  for (let played = true; played;) {
    played = false;
    for (const place of places) if (await place.play()) played = true;
  }
  return places;
}
