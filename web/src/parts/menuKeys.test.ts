import { describe, expect, it } from "vitest";
import { follow } from "./menuKeys";

const ROWS = [["Rules"], ["slow", "normal", "quick"], ["Leave"]];

describe("a key in a menu", () => {
  it.each([
    ["ArrowDown", [0, 0], [1, 0]],
    ["ArrowDown", [1, 2], [2, 0]],
    ["ArrowDown", [2, 0], [0, 0]],
    ["ArrowUp", [1, 1], [0, 0]],
    ["ArrowUp", [0, 0], [2, 0]],
    ["ArrowRight", [1, 0], [1, 1]],
    ["ArrowRight", [1, 2], [1, 0]],
    ["ArrowLeft", [1, 0], [1, 2]],
    ["ArrowRight", [0, 0], [0, 0]],
    ["Home", [2, 0], [0, 0]],
    ["End", [0, 0], [2, 0]],
    ["l", [0, 0], [2, 0]],
    ["N", [2, 0], [1, 1]],
    ["r", [0, 0], [0, 0]],
  ] as const)("%s leads from %j to %j", (key, [row, column], [toRow, toColumn]) => {
    expect(follow(key, { row, column }, ROWS)).toEqual({ row: toRow, column: toColumn });
  });

  it.each(["Enter", "Tab", "F5", "x"])("%s leads nowhere", (key) => {
    expect(follow(key, { row: 0, column: 0 }, ROWS)).toBeNull();
  });
});
