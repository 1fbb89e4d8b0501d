// Whoever only watches sees backs, and is not sent anything else.

import type { CardFace, CardsPart, Changed, Scene, Zone } from "../src/api/types";
import { GAMES } from "./catalog";
import { startTogether, type Place } from "./tables";
import { expect, test } from "./test";

const MOVES = 8;

const inHand = ({ place }: Zone) => typeof place === "object" && "hand" in place;

/** What is written on the cards of a scene. */
function texts(scene: Scene, zones: (zone: Zone) => boolean = () => true): string[] {
  return scene.zones.filter(zones).flatMap(({ cards }) => cards.flatMap(({ face }) => face?.text ?? []));
}

/** What is written on every card that a message tells of: the faces themselves, and the cards that name them. */
function told(frame: string): string[] {
  const { set = {} } = JSON.parse(frame) as Partial<Changed>;
  return Object.entries(set).flatMap(([name, part]) => {
    if (name.startsWith("face.")) return (part as CardFace).text;
    return name.startsWith("cards.") ? (part as CardsPart).cards.flatMap(({ face }) => face ?? []) : [];
  });
}

/** The cards in hands that nobody but their holder knows. */
async function secrets(places: Place[]): Promise<Set<string>> {
  const scenes = await Promise.all(places.map((place) => place.look()));
  const held = scenes.flatMap(({ scene }, seat) =>
    texts(scene, (zone) => inHand(zone) && (zone.place as { hand: number }).hand === seat),
  );
  const open = new Set(scenes.flatMap(({ scene }) => texts(scene, (zone) => !inHand(zone))));
  return new Set(held.filter((text) => !open.has(text)));
}

for (const game of GAMES) {
  test(`a spectator of ${game} sees no card that is hidden`, async ({ page, server }) => {
    const places = await startTogether(server, game);
    const sent: string[] = [];
    page.on("websocket", (line) => line.on("framereceived", ({ payload }) => sent.push(String(payload))));
    await page.goto(`/t/${places[0]!.id}`);
    await expect(page.locator("[data-prompt]")).toBeVisible();
    for (let moves = 0; moves < MOVES; moves++) {
      const hidden = await secrets(places);
      for (const text of sent.splice(0).flatMap(told)) expect(hidden, `${text} is in a hand`).not.toContain(text);
      await expect(page.locator('[data-hand] [data-card]:not([aria-label="a face-down card"])')).toHaveCount(0);
      for (const place of places) if (await place.play()) break;
      await expect.poll(() => sent.length).toBeGreaterThan(0);
    }
    await expect(page.locator("[data-playable]")).toHaveCount(0);
  });
}
