const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, as one says it. */
export function ago(at: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, length]) => now - at >= length) ?? ["minute", 60_000];
  return format.format(-Math.floor((now - at) / length), unit);
}
