const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, as one says it. */
export function ago(at: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const since = Math.max(now - at, 0);
  const [unit, length] = STEPS.find(([, length]) => since >= length) ?? ["minute", 60_000];
  return format.format(-Math.floor(since / length), unit);
}
