import { describe, expect, it } from "vitest";
import type { AnalysedMove } from "../api/types";
import { lines, spread } from "./lines";

const moment = (number: number, before: number[], after: number[]): AnalysedMove => ({
  number,
  seat: 0,
  action: "take",
  label: null,
  before,
  after,
  best: "take",
  best_label: null,
  loss: 0,
  mark: "fine",
  reason: null,
});
const result = { scores: [3, 1], ranks: [1, 2], winners: [0] };
const game = [moment(1, [0.5, 0.5], [0.6, 0.4]), moment(3, [0.7, 0.3], [0.9, 0.1])];

describe("the lines of the chart", () => {
  it("go from the chances before each decision to who won", () => {
    expect(lines(game, 2, 3, result)[1]).toEqual([
      { number: 0, chance: 0.5 },
      { number: 2, chance: 0.3 },
      { number: 3, chance: 0 },
    ]);
  });

  it("end at the last decision that has been looked at", () => {
    expect(lines(game, 2, 9, result)[0]!.at(-1)).toEqual({ number: 3, chance: 0.9 });
  });

  it("are shared by those who win together", () => {
    const together = { ...result, winners: [0, 1] };
    expect(lines(game, 2, 3, together).map((line) => line.at(-1)!.chance)).toEqual([0.5, 0.5]);
  });

  it("are empty before there is anything to tell", () => {
    expect(lines([], 2, 3, result)).toEqual([[], []]);
  });
});

describe("names beside the lines", () => {
  it("stay where there is room", () => {
    expect(spread([10, 60, 30], 15, 100)).toEqual([10, 60, 30]);
  });

  it("move apart where they would overlap, and stay on the chart", () => {
    const placed = spread([96, 95, 40], 15, 100);
    expect(placed).toEqual([100, 85, 40]);
  });
});
