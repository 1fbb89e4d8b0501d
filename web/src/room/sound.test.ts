// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../state/settings.svelte";

/** As much of an audio context as sounds need; it knows what was started and how loud. */
class Ear {
  static last: Ear | null = null;
  state = "running";
  currentTime = 3;
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  gains: { gain: { value: number } }[] = [];
  resume = () => Promise.resolve();

  constructor() {
    Ear.last = this;
  }
  private node() {
    const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const start = (at: number) => void this.started.push(at);
    return { gain: param, frequency: param, connect: (to: unknown) => to, start, stop: vi.fn() };
  }
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createGain = () => {
    const gain = this.node();
    this.gains.push(gain);
    return gain;
  };
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

/** Sounds in a browser that has made none yet. */
async function fresh() {
  vi.resetModules();
  vi.doMock("../state/settings.svelte", () => ({ settings }));
  return (await import("./sound")).sound;
}
const started = () => Ear.last?.started.length ?? 0;
const settled = () => vi.waitFor(() => expect(started()).toBeGreaterThan(0));

beforeEach(() => {
  vi.stubGlobal("AudioContext", Ear);
  Ear.last = null;
  Object.assign(settings, { sound: true, volume: 0.5 });
});

describe("sounds", () => {
  it("are not even prepared for whoever has not asked for them", async () => {
    settings.sound = false;
    const sound = await fresh();
    for (const make of Object.values(sound)) make();
    expect(Ear.last).toBeNull();
  });

  it.each(["card", "chip", "page", "bell", "win"] as const)("has one for %s", async (name) => {
    (await fresh())[name]();
    await settled();
    expect(Math.min(...Ear.last!.started)).toBe(3);
  });

  it("are as loud as the player likes", async () => {
    (await fresh()).card();
    await settled();
    expect(Ear.last!.gains[0]!.gain.value).toBe(0.25);
  });

  it("are not piled on one another when many cards move at once", async () => {
    const sound = await fresh();
    sound.card();
    await settled();
    const once = started();
    for (let n = 0; n < 20; n++) sound.card();
    await Promise.resolve();
    expect(started()).toBe(once);
  });

  it("are dropped if the browser lets them out only later", async () => {
    const sound = await fresh();
    sound.card();
    await settled();
    const once = started();
    let allow = () => {};
    Object.assign(Ear.last!, { state: "suspended", resume: () => new Promise<void>((done) => (allow = done)) });
    sound.bell();
    await new Promise((done) => setTimeout(done, 300));
    allow();
    await new Promise((done) => setTimeout(done));
    expect(started()).toBe(once);
  });

  it("are silent in a tab that nobody looks at, but for the bell", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const sound = await fresh();
    sound.card();
    expect(Ear.last).toBeNull();
    sound.bell();
    await settled();
    hidden.mockRestore();
  });
});
