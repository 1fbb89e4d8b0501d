import { expect, test } from "vitest";
import type { Message } from "../api/types";
import { shortLabel } from "./label";

const ghost: Message = { id: "species-ghost" };
const captured: Message = { id: "zone-scored", args: { player: { seat: 1 }, species: ghost } };
const drafted: Message = { id: "zone-drafted", args: { player: { seat: 1 } } };

test("a column before a player is called by what tells it from the others there", () => {
  expect(shortLabel({ label: captured, layout: "column", place: { before: 1 } })).toBe(ghost);
});

test("whatever is wide, or nobody's, or has no other name keeps its whole name", () => {
  expect(shortLabel({ label: captured, layout: "row", place: { before: 1 } })).toBe(captured);
  expect(shortLabel({ label: captured, layout: "column", place: "middle" })).toBe(captured);
  expect(shortLabel({ label: drafted, layout: "column", place: { before: 1 } })).toBe(drafted);
});
