// The server's HTTP side, one function an address. Shapes come from the Rust types.

import type { Dealt } from "./fair";
import type {
  AnalysisProgress,
  Ask,
  ErrorBody,
  Fault,
  Figure,
  Found,
  GameInfo,
  HouseInfo,
  Join,
  Lesson,
  Listed,
  NewTable,
  ReplayInfo,
  Say,
  Seated,
  Statistics,
  TableInfo,
} from "./types";

/** What the server refused, or that it could not be reached. */
export class Failure extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** A fault of ours to show when the server cannot be reached at all. */
const unreachable: Fault = { code: "closing", message: "The server cannot be reached." };

/** What a request carries that speaks for a seat, or for somebody whom the host has let in. */
const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Failure(unreachable);
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new Failure(body?.error ?? unreachable);
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await ask(path, { headers: bearer(token) })).json() as Promise<T>;
}

async function getText(path: string): Promise<string> {
  return (await ask(path)).text();
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers = { "content-type": "application/json", ...bearer(token) };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

export const games = () => get<GameInfo[]>("/api/games");
export const gameWords = (game: string, lang: string) => getText(`/api/games/${game}/words/${lang}`);
export const tableWords = (lang: string) => getText(`/api/words/${lang}`);
export const rules = (game: string, lang: string) => getText(`/api/games/${game}/rules/${lang}`);
export const art = (game: string) => getText(`/api/games/${game}/art`);
export const figure = (game: string, name: string) => get<Figure>(`/api/games/${game}/figures/${name}`);
export const lesson = (game: string, number: number) => get<Lesson>(`/api/games/${game}/lessons/${number}`);
export const statistics = (game: string) => get<Statistics>(`/api/games/${game}/statistics`);
export const openTables = () => get<Listed[]>("/api/tables");
export const myTables = () => get<Listed[]>("/api/tables/mine");
export const findCode = (code: string) => get<Found>(`/api/codes/${encodeURIComponent(code)}`);
export const table = (id: string, pass?: string) => get<TableInfo>(`/api/tables/${id}`, pass);
/** Where other devices reach the server, best first. */
export const addresses = () => get<string[]>("/api/addresses");
export const createTable = (table: NewTable) => post<Seated>("/api/tables", table);
export const joinTable = (id: string, join: Join, pass?: string) => post<Seated>(`/api/tables/${id}/join`, join, pass);
/** For how long what is kept is kept, and what is about to happen. */
export const house = () => get<HouseInfo>("/api/house");
/** Gives a seat up for good, and has everything removed that belongs to it. */
export const forgetSeat = (id: string, token: string) => post<Say>(`/api/tables/${id}/forget`, {}, token);
/** What can be asked over the WebSocket, asked without one. */
export const askTable = (id: string, token: string, asked: Ask) => post<Say>(`/api/tables/${id}/ask`, asked, token);
export const replay = (id: string, from: number) => get<ReplayInfo>(`/api/replays/${id}/steps?from=${from}`);
export const replayFile = (id: string) => get<Dealt>(`/api/replays/${id}`);
export const analysis = (id: string) => get<AnalysisProgress>(`/api/replays/${id}/analysis`);
