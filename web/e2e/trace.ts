// What Chromium's own trace tells of how smoothly cards move. Work is counted in processor time, which does not grow when other
// programs keep the machine busy.

import type { Browser } from "@playwright/test";

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "cc",
  "benchmark",
  "blink.animations",
];

/** The page and the compositor tell of the same frame each by itself, at the same time but for some microseconds. */
const SAME_FRAME = 1_000;

interface Event {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When, how long, and how much of it on the processor, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  id2?: { local?: string };
  args: {
    data?: { displayName?: string; compositeFailed?: number };
    frame_reporter?: { state: string };
  };
}

/** The median, what nine of ten stay below, and the largest. */
export interface Share {
  median: number;
  most: number;
  largest: number;
}

export interface Smoothness {
  /** Cards and chips that flew, and those of them that the page itself had to move, frame by frame. */
  flights: number;
  byHand: number;
  /** Frames that were shown while something flew, and how far apart in ms. */
  frames: number;
  gap: Share;
  /** What the page's own thread did for a frame, in ms of the processor. */
  work: Share;
  /** The same for a move: everything from the server's message to the start of its flights. */
  laying: Share;
}

interface Span {
  from: number;
  to: number;
}

/** What the browser records while `play` goes on. */
export async function trace(browser: Browser, play: () => Promise<void>): Promise<Smoothness> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await play();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  return judge(traceEvents.sort((a, b) => a.ts - b.ts));
}

function judge(events: Event[]): Smoothness {
  // What has no name was started by a script; transitions have that of their property.
  const flights = stories(events, "Animation").filter(([first]) => first!.args.data?.displayName === "");
  const { pid, tid } = flights[0]?.[0] ?? { pid: 0, tid: 0 };
  const own = events.filter((event) => event.pid === pid);
  const tasks = own.filter((event) => event.name === "RunTask" && event.tid === tid);
  const moves = tasks.filter((task) => flights.some(([first]) => within(first!.ts, task)));
  const gaps = together(flights.map(span)).flatMap((flying) => gapsIn(flying, shown(own)));
  return {
    flights: flights.length,
    byHand: flights.filter((story) => story.some(({ args }) => args.data?.compositeFailed)).length,
    frames: gaps.length,
    gap: share(gaps.map(({ from, to }) => (to - from) / 1000)),
    work: share(gaps.map((gap) => workIn(gap, tasks))),
    laying: share(moves.map(({ tdur }) => (tdur ?? 0) / 1000)),
  };
}

/** What is told of one thing from its begin to its end. Once it has ended, another may get its number. */
function stories(events: Event[], name: string): Event[][] {
  const told: Event[][] = [];
  const open = new Map<string, Event[]>();
  for (const event of events) {
    if (event.name !== name) continue;
    const id = `${event.pid} ${event.id2?.local}`;
    if (event.ph === "b") open.set(id, [event]);
    else open.get(id)?.push(event);
    if (event.ph !== "e") continue;
    told.push(open.get(id) ?? []);
    open.delete(id);
  }
  return told.filter(({ length }) => length > 0);
}

const within = (time: number, { ts, dur }: Event) => time >= ts && time <= ts + (dur ?? 0);

const span = (story: Event[]): Span => ({ from: story[0]!.ts, to: story.at(-1)!.ts });

/** Times that overlap become one. */
function together(spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

/** When frames came onto the screen. */
function shown(events: Event[]): number[] {
  return stories(events, "PipelineReporter")
    .filter(([first]) => first!.args.frame_reporter?.state.startsWith("STATE_PRESENTED"))
    .map((story) => span(story).to)
    .sort((a, b) => a - b)
    .filter((time, n, all) => time - (all[n - 1] ?? 0) > SAME_FRAME);
}

function gapsIn({ from, to }: Span, times: number[]): Span[] {
  const within = times.filter((time) => time >= from && time <= to);
  return within.slice(1).map((time, n) => ({ from: within[n]!, to: time }));
}

function workIn({ from, to }: Span, tasks: Event[]): number {
  return tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000;
}

function share(values: number[]): Share {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Infinity;
  return { median: at(0.5), most: at(0.9), largest: sorted.at(-1) ?? Infinity };
}
