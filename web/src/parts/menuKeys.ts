// The way of the keys through a menu: rows of one item or of several side by side.

/** Where an item is: which row, and where in it. */
export interface Spot {
  row: number;
  column: number;
}

/** What is written on the items, row by row. */
type Rows = readonly (readonly string[])[];

/** Where a key leads to; nothing if it is no key of a menu. Past either end it goes around. */
export function follow(key: string, from: Spot, rows: Rows): Spot | null {
  switch (key) {
    case "ArrowDown":
      return inRow(from.row + 1, rows);
    case "ArrowUp":
      return inRow(from.row - 1, rows);
    case "ArrowRight":
      return beside(from, 1, rows);
    case "ArrowLeft":
      return beside(from, -1, rows);
    case "Home":
      return inRow(0, rows);
    case "End":
      return inRow(-1, rows);
    default:
      return key.length === 1 ? spelt(key, from, rows) : null;
  }
}

const around = (n: number, length: number) => (n + length) % length;

const inRow = (row: number, rows: Rows): Spot => ({ row: around(row, rows.length), column: 0 });

const beside = ({ row, column }: Spot, step: number, rows: Rows): Spot => ({
  row,
  column: around(column + step, rows[row]!.length),
});

/** The next item that begins with a letter. */
function spelt(letter: string, from: Spot, rows: Rows): Spot | null {
  const spots = rows.flatMap((items, row) => items.map((label, column) => ({ row, column, label })));
  const at = spots.findIndex(({ row, column }) => row === from.row && column === from.column);
  const next = [...spots.slice(at + 1), ...spots.slice(0, at + 1)];
  const found = next.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()));
  return found ? { row: found.row, column: found.column } : null;
}
