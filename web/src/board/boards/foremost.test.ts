import { describe, expect, it } from "vitest";
import type { Cell, Matrix } from "../../api/types";
import { foremost } from "./foremost";

const me = 0;
const lead = (seat: number): Cell => ({ stress: "lead", seat });

function matrix(...rows: Cell[][]): Matrix {
  const head = { label: { id: "row" } };
  return { look: "sheet", columns: [], rows: rows.map((cells) => ({ head, cells })) };
}

describe("the row that matters most", () => {
  it("is the one that the viewer leads, the best of several", () => {
    expect(foremost(matrix([lead(0), { number: 1 }], [lead(0), { number: 3 }], [lead(1), { number: 9 }]), me)).toBe(1);
  });

  it("is the best of all for whoever leads none", () => {
    expect(foremost(matrix([lead(2), { number: 1 }], [lead(1), { number: 4 }]), me)).toBe(1);
  });

  it("is none while nothing has come of any", () => {
    expect(foremost(matrix([{ text: { id: "nobody" } }]), me)).toBe(-1);
  });
});
