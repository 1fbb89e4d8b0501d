import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storage } from "../testing/storage";
import { type Dealt, freshNonce, pledgeOf, promisedAt, type Promised, verdictOn } from "./fair";
import { sha256 } from "./sha256";

beforeEach(() => vi.stubGlobal("localStorage", storage()));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
])("hashes as everybody does", (text, hash) => {
  expect(sha256(new TextEncoder().encode(text))).toBe(hash);
});

it.each([55, 56, 63, 64, 65])("hashes %i bytes as the browser does where it can", async (length) => {
  const message = crypto.getRandomValues(new Uint8Array(length));
  const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  expect(sha256(message)).toBe(Array.from(theirs, (byte) => byte.toString(16).padStart(2, "0")).join(""));
});

it("pledges as the server compares", () => {
  const bytes = [0x00, 0x11, 0x22, 0x33, 0xaa, 0xbb, 0xcc, 0xdd];
  const whole = Uint8Array.from([...new TextEncoder().encode("chabudai nonce 1"), ...bytes]);
  expect(pledgeOf("00112233aabbccdd")).toBe(sha256(whole));
});

it("adds the same chance until there is a new promise", () => {
  const first = promisedAt("t1", 1, "aa");
  expect(promisedAt("t1", 1, "aa")).toEqual(first);
  expect(promisedAt("t1", 2, "bb").nonce).not.toBe(first.nonce);
  expect(freshNonce()).toMatch(/^[0-9a-f]{32}$/);
});

// The deal of engine/src/fair.rs's tests: salt of ones, secret of twos.
const COMMITMENT = "63c6dc5c75b31b0cee0956cc464c59de82d680b729e7fd995a5d52ca7c294fbb";
const SEED = "cb4da8b8922bbbacf176e700db0dd3ae074381c687456205128ba3e27916fb89";
const dealt = (more: Partial<Dealt> = {}, fair: Partial<NonNullable<Dealt["fair"]>> = {}): Dealt => ({
  seed: SEED,
  fair: {
    commitment: COMMITMENT,
    salt: "01".repeat(32),
    secret: "02".repeat(32),
    nonces: ["00112233aabbccdd", null],
    ...fair,
  },
  ...more,
});
// The seeds of a secret of threes, and of a nonce of ours that was exchanged.
const OTHER_SECRETS = "23ea0ca716f38833bc90ce8587407de36dfa5a7faf417423277e3deee5016efe";
const OTHER_NONCES = "8d12910d5a874141904e82161e3108813a648a429eb8dc46f146e07e4a6e8df6";
const promised: Promised = { round: 1, commitment: COMMITMENT, nonce: "00112233aabbccdd" };

it("knows a deal that was promised", () => {
  expect(verdictOn(dealt(), promised, 0)).toBe("kept");
});

it("does not take whoever was not there at the start for cheated", () => {
  expect(verdictOn(dealt(), { ...promised, nonce: "ab".repeat(16) }, 1)).toBe("without");
});

it.each<[string, Dealt, Promised]>([
  ["another commitment", dealt(), { ...promised, commitment: "00".repeat(32) }],
  ["another nonce of ours", dealt({}, { nonces: ["ff".repeat(8), null] }), promised],
  ["another secret", dealt({}, { secret: "03".repeat(32) }), promised],
  ["no nonce of ours though the seed has one", dealt({}, { nonces: [null, null] }), promised],
  ["another nonce of theirs", dealt({}, { nonces: ["00112233aabbccdd", "ff".repeat(8)] }), promised],
  ["another secret with its seed", dealt({ seed: OTHER_SECRETS }, { secret: "03".repeat(32) }), promised],
  ["another nonce of ours with its seed", dealt({ seed: OTHER_NONCES }, { nonces: ["ff".repeat(8), null] }), promised],
  ["another seed", dealt({ seed: "00".repeat(32) }), promised],
  ["no word of how it was dealt", dealt({ fair: null }), promised],
])("knows %s", (_, replay, promise) => {
  expect(verdictOn(replay, promise, 0)).toBe("broken");
});
