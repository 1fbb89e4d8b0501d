import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { strength } from "./strength";

const FILE = "src/home/strength.json";
/** Whom one of a level meets in the contest that tells how strong it is. */
const OTHERS = { casual: "novice", expert: "casual", master: "casual" };

/** The figures of the document's tables, a table a game. */
function published(document: string) {
  const chapters = [...document.matchAll(/^## (\S+), (\d) players$([^#]+)/gm)];
  return Object.fromEntries(
    chapters.map(([, game, players, text]) => {
      const share = (one: string, others: string) =>
        Math.round(Number(text!.match(new RegExp(`^\\| ${one} \\| ${others} \\| \\d+ \\| ([\\d.]+)%`, "m"))![1]));
      const wins = Object.entries(OTHERS).map(([one, others]) => [one, share(one, others)]);
      return [game!, { players: Number(players), wins: Object.fromEntries(wins) as Record<string, number> }];
    }),
  );
}

describe("the strength of the levels", () => {
  it("is what docs/strength.md says; CHABUDAI_RECORD=1 writes it anew", () => {
    const figures = published(readFileSync("../docs/strength.md", "utf8"));
    if (process.env.CHABUDAI_RECORD) writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
    expect(Object.keys(figures).length).toBeGreaterThan(4);
    expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(figures);
  });

  const measured = { "some-game": { players: 4, wins: { casual: 80, expert: 40 } } };

  it("is told with how many others there were and what would be even", () => {
    expect(strength("some-game", "expert", measured)).toEqual({ others: 3, wins: 40, even: 25 });
  });

  it("is, for novices, what one casual bot wins against them", () => {
    expect(strength("some-game", "novice", measured)).toEqual(strength("some-game", "casual", measured));
  });

  it("is unknown where nobody has measured it", () => {
    expect(strength("some-game", "master", measured)).toBeNull();
    expect(strength("another", "casual", measured)).toBeNull();
  });
});
