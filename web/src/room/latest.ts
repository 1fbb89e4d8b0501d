import type { LogLine } from "../api/types";

/** What the latest action brought. */
export function latest(log: readonly LogLine[]): LogLine[] {
  return log.filter(({ number }) => number === log.at(-1)?.number);
}
