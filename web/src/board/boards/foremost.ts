// Which row of a board matters most to whoever reads it, where there is room for one only.

import type { Matrix } from "../../api/types";

/** What a row comes to stands in its last cell. */
const result = ({ cells }: Matrix["rows"][number]) => cells.at(-1)?.number ?? 0;

/** The row that the viewer leads with the best result; if they lead none, the one with the best result of all; none if there is none. */
export function foremost({ rows }: Matrix, me: number): number {
  const led = rows.map(({ cells }) => cells.some(({ stress, seat }) => stress === "lead" && seat === me));
  const worth = rows.map((row, n) => result(row) * 2 + (led[n] ? 1000 : 0));
  const best = Math.max(0, ...worth);
  return best > 0 ? worth.lastIndexOf(best) : -1;
}
