// Which card went where. Cards have names by place and never by face, so that nothing hidden shows; what moved is found by
// comparing two scenes, as somebody who watches the table would.

import type { CardScene, Scene, Token } from "../api/types";

/** A card of the new scene and the place in the old one that it came from. */
export interface Move {
  from: string;
  fromZone: string;
  to: string;
  toZone: string;
  /** It showed its back and shows its face now, or the other way round. */
  turned: boolean;
}

/** Chips that went from one holder to another. A holder is the id of a zone or of a store, or `seat0` and so on. */
export interface Flow {
  kind: string;
  from: string;
  to: string;
  count: number;
}

interface Seen {
  card: CardScene;
  zone: string;
  text: string | null;
}

/** What an onlooker sees of a card: its face, or nothing. */
const shown = (card: CardScene): string | null => (card.face ? `${card.face.suit} ${card.face.text}` : null);

function cards(scene: Scene): Seen[] {
  return scene.zones.flatMap((zone) => zone.cards.map((card) => ({ card, zone: zone.id, text: shown(card) })));
}

/** Takes pairs off both lists, in order, where `alike` holds. */
function pair(before: Seen[], after: Seen[], alike: (old: Seen, now: Seen) => boolean, moves: Move[]): void {
  for (let n = 0; n < after.length; n++) {
    const now = after[n]!;
    const at = before.findIndex((old) => alike(old, now));
    if (at < 0) continue;
    const [old] = before.splice(at, 1) as [Seen];
    after.splice(n--, 1);
    moves.push({
      from: old.card.id,
      fromZone: old.zone,
      to: now.card.id,
      toZone: now.zone,
      turned: (old.text === null) !== (now.text === null),
    });
  }
}

/** Every card of the new scene that can be traced to the old one, those that stayed put included. */
export function moves(before: Scene, after: Scene): Move[] {
  const [old, now] = [cards(before), cards(after)];
  const found: Move[] = [];
  const sameZone = (a: Seen, b: Seen) => a.zone === b.zone;
  const sameFace = (a: Seen, b: Seen) => a.text === b.text;
  pair(old, now, (a, b) => a.card.id === b.card.id && sameFace(a, b), found);
  pair(old, now, (a, b) => sameZone(a, b) && sameFace(a, b), found);
  pair(old, now, (a, b) => a.text !== null && sameFace(a, b), found);
  pair(old, now, (a, b) => sameZone(a, b) && (a.text === null || b.text === null), found);
  pair(old, now, (a, b) => a.text === null || b.text === null, found);
  return found;
}

function holdings(scene: Scene): Map<string, Map<string, number>> {
  const kinds = new Map<string, Map<string, number>>();
  const add = (holder: string, tokens: readonly Token[]) => {
    for (const { kind, count } of tokens) {
      const held = kinds.get(kind) ?? new Map<string, number>();
      held.set(holder, (held.get(holder) ?? 0) + count);
      kinds.set(kind, held);
    }
  };
  for (const zone of scene.zones) {
    add(zone.id, zone.tokens ?? []);
    const chips = zone.cards.reduce((sum, card) => sum + (card.chips ?? 0), 0);
    if (chips) add(zone.id, [{ kind: "chip", count: chips, label: zone.label }]);
  }
  for (const { id, title, shows } of scene.boards) {
    if ("store" in shows) add(id, [{ kind: shows.store.token, count: shows.store.count, label: title }]);
  }
  for (const seat of scene.seats) add(`seat${seat.seat}`, seat.tokens);
  return kinds;
}

/** Chips that changed hands: what one holder lost and another gained of the same kind. */
export function flows(before: Scene, after: Scene): Flow[] {
  const [old, now] = [holdings(before), holdings(after)];
  return [...now.keys()].flatMap((kind) => flowsOf(kind, old.get(kind) ?? new Map(), now.get(kind)!));
}

function flowsOf(kind: string, old: Map<string, number>, now: Map<string, number>): Flow[] {
  const holders = [...new Set([...old.keys(), ...now.keys()])];
  const gains = holders.map((holder) => ({ holder, gain: (now.get(holder) ?? 0) - (old.get(holder) ?? 0) }));
  const givers = gains.filter(({ gain }) => gain < 0);
  const found: Flow[] = [];
  for (const taker of gains.filter(({ gain }) => gain > 0)) {
    for (const giver of givers) {
      const count = Math.min(taker.gain, -giver.gain);
      if (count <= 0) continue;
      found.push({ kind, from: giver.holder, to: taker.holder, count });
      taker.gain -= count;
      giver.gain += count;
    }
  }
  return found;
}
