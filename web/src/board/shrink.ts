// Words that must fit a fixed place: they are written smaller until they do, what matters least goes first, and nothing is cut off.
// All that changed is fitted together, so that the browser lays the page out a handful of times, however many words there are.

import type { Attachment } from "svelte/attachments";

/** Smaller than this share of their size, words are only written where nothing is left to leave out. */
const COMFORT = 0.82;
const LEAST = 0.46;
const STEP = 0.06;

/** The box of a letter is higher than its line by this much on each side: only what is empty there may be cut off. */
const REACH = 0.13;

/** A way to write words: how large, and how many of the parts marked with `data-drop` are left out. */
export interface Way {
  size: number;
  dropped: number;
}

function sizes(from: number, to: number): number[] {
  const steps = Math.round((from - to) / STEP);
  return Array.from({ length: steps + 1 }, (_, n) => from - (n * (from - to)) / Math.max(1, steps));
}

/** The ways to write words, from the best to the last: each needs no more room than the one before. */
export function ways(drops: number, most = 1, least = LEAST, comfort = COMFORT): Way[] {
  const all = sizes(most, comfort).map((size) => ({ size, dropped: 0 }));
  const fewer = Array.from({ length: drops }, (_, n) => ({ size: comfort, dropped: n + 1 }));
  const smaller = sizes(comfort, Math.min(comfort, least)).map((size) => ({ size, dropped: drops }));
  return [...all, ...fewer, ...smaller.slice(1)];
}

/** Something to be fitted, and how to try a way. */
export interface Fitted {
  ways: Way[];
  apply(way: Way): void;
  fits(): boolean;
}

/**
 * The first way of each that fits, or its last. Everything is halved at the same time: all are written, then all are read.
 */
export function fitAll(things: readonly Fitted[]): Way[] {
  const bounds = things.map(({ ways }) => ({ low: 0, high: ways.length - 1, now: 0 }));
  for (let searching = true; searching;) {
    const open = things.flatMap((thing, n) => (bounds[n]!.low < bounds[n]!.high ? [{ thing, bound: bounds[n]! }] : []));
    for (const { thing, bound } of open) thing.apply(thing.ways[bound.now]!);
    for (const { thing, bound } of open) {
      if (thing.fits()) bound.high = bound.now;
      else bound.low = bound.now + 1;
      bound.now = (bound.low + bound.high) >> 1;
    }
    searching = open.length > 0;
  }
  return things.map(({ ways }, n) => ways[bounds[n]!.low]!);
}

interface Options {
  /** How much larger than usual the words may become where there is room. */
  most?: number;
  /** How much smaller they may become. Where even that is too large, the element is marked with `data-tight`. */
  least?: number;
  /** How small they become before anything is left out. */
  comfort?: number;
  /** Words of one name are written in one size and leave out the same. */
  together?: string;
}

class Words implements Fitted {
  ways: Way[] = [];
  private parts: HTMLElement[] = [];

  constructor(
    readonly element: HTMLElement,
    readonly options: Options,
  ) {}

  /** What is in it may have changed. */
  begin(): void {
    this.element.removeAttribute("data-tight");
    // What was left out may have become what must be said.
    for (const part of this.element.querySelectorAll("[data-dropped]")) part.removeAttribute("data-dropped");
    this.parts = [...this.element.querySelectorAll<HTMLElement>("[data-drop]")];
    const { most, least, comfort } = this.options;
    this.ways = ways(Math.max(0, ...this.parts.map(orderOf)), most, least, comfort);
  }

  /** What was left out may have made room for larger words. */
  grow(dropped: number): void {
    this.ways = sizes(1, this.options.comfort ?? COMFORT).map((size) => ({ size, dropped }));
  }

  apply({ size, dropped }: Way): void {
    this.element.style.setProperty("--shrink", size.toFixed(3));
    for (const part of this.parts) part.toggleAttribute("data-dropped", orderOf(part) <= dropped);
  }

  fits(): boolean {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.element;
    if (scrollWidth > clientWidth + 1) return false;
    if (scrollHeight <= clientHeight + 1) return true;
    return scrollHeight <= clientHeight + parseFloat(getComputedStyle(this.element).fontSize) * REACH;
  }
}

/** The way that suits all: the smallest, without anything that one of them leaves out. */
export function common(ways: readonly Way[]): Way {
  return {
    size: Math.min(...ways.map(({ size }) => size)),
    dropped: Math.max(...ways.map(({ dropped }) => dropped)),
  };
}

const orderOf = (part: HTMLElement) => Number(part.dataset.drop);

const all = new Map<Element, Words>();
const changed = new Set<Words>();

function mark(words: Words): void {
  if (!changed.size) queueMicrotask(fitChanged);
  changed.add(words);
}

function fitChanged(): void {
  const names = new Set([...changed].flatMap(({ options }) => options.together ?? []));
  const things = [...all.values()].filter(
    (words) => changed.has(words) || (words.options.together && names.has(words.options.together)),
  );
  changed.clear();
  for (const words of things) words.begin();
  const found = fitAll(things);
  const grown = things.filter((words, n) => found[n]!.dropped && found[n]!.size === (words.options.comfort ?? COMFORT));
  for (const words of grown) words.grow(found[things.indexOf(words)]!.dropped);
  const larger = fitAll(grown);
  grown.forEach((words, n) => (found[things.indexOf(words)] = larger[n]!));
  const groups = new Map<unknown, Words[]>();
  for (const words of things) {
    const name = words.options.together ?? words;
    groups.set(name, [...(groups.get(name) ?? []), words]);
  }
  for (const group of groups.values()) {
    const way = common(group.map((words) => found[things.indexOf(words)]!));
    for (const words of group) words.apply(way);
  }
  const bounded = things.filter(({ options }) => options.least !== undefined);
  const tight = bounded.filter((words) => !words.fits());
  for (const words of tight) words.element.toggleAttribute("data-tight", true);
}

const sized =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) {
          const words = all.get(target);
          if (words) mark(words);
        }
      });

/** Letters of a font that comes late have other widths. */
if (typeof document !== "undefined") {
  document.fonts?.addEventListener("loadingdone", () => {
    for (const words of all.values()) mark(words);
  });
}

/** Keeps words within their element. Its font size must be a multiple of `--shrink`. */
export const fitting =
  (options: Options): Attachment<HTMLElement> =>
  (element) => {
    const words = new Words(element, options);
    const changes = new MutationObserver(() => mark(words));
    all.set(element, words);
    sized?.observe(element);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    mark(words);
    return () => {
      all.delete(element);
      changed.delete(words);
      sized?.unobserve(element);
      changes.disconnect();
    };
  };

export const shrinking = fitting({});
