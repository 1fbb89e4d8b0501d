// Deals that nobody has to trust: what this browser adds to the chance, and whether a promise was kept. The hashes are
// those of server/API.md.

import { sha256 } from "./sha256";

/** How a finished game was dealt, as its replay file has it. */
export interface Dealt {
  seed: string | number;
  fair?: { commitment: string; salt: string; secret: string; nonces: (string | null)[] } | null;
}

/** What was promised before a game, and what we added to its deal. */
export interface Promised {
  round: number;
  commitment: string;
  nonce: string;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits: string) => (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** The hash of a text and what follows it, given as hex digits. */
function hash(text: string, digits: string): string {
  return sha256(Uint8Array.from([...new TextEncoder().encode(text), ...bytes(digits)]));
}

/** What this browser adds to the chance of a deal. */
export function freshNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What is told of a nonce before anybody shows one. */
export function pledgeOf(nonce: string): string {
  return hash("chabudai nonce 1", nonce);
}

/** What a finished game says of its deal: it is what was promised with our part in it, or without, or is not. */
export type Verdict = "kept" | "without" | "broken";

/** Whether the game was dealt from what was promised. Whoever is not there at the start has no part in it. */
export function verdictOn({ seed, fair }: Dealt, promised: Promised, seat: number): Verdict {
  const own = fair?.nonces[seat] ?? null;
  if (!fair || fair.commitment !== promised.commitment || (own !== null && own !== promised.nonce)) return "broken";
  const nonces = fair.nonces.map((nonce) => hex(Uint8Array.of((nonce ?? "").length / 2)) + (nonce ?? ""));
  const isDealt =
    hash("chabudai deal 1", fair.salt + fair.secret) === fair.commitment &&
    hash("chabudai seed 1", fair.secret + nonces.join("")) === seed;
  if (!isDealt) return "broken";
  return own === null ? "without" : "kept";
}

const KEY = "chabudai-deal-";

/** What was promised at a table, so that it is still known after the game. */
export const promises = {
  remember(table: string, promised: Promised): void {
    localStorage.setItem(KEY + table, JSON.stringify(promised));
  },
  recall(table: string): Promised | null {
    try {
      return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Promised | null;
    } catch {
      return null;
    }
  },
};

/** What we add to the next deal at a table: the same however often it is asked for, until there is a new promise. */
export function promisedAt(table: string, round: number, commitment: string): Promised {
  const known = promises.recall(table);
  if (known?.commitment === commitment) return known;
  const promised = { round, commitment, nonce: freshNonce() };
  promises.remember(table, promised);
  return promised;
}
