// SHA-256, as FIPS 180-4 has it. A page that comes over plain http, as in one's own network, has no crypto.subtle.

const PRIMES = (() => {
  const found: number[] = [];
  for (let number = 2; found.length < 64; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
})();

/** The first 32 bits behind the point. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with its end mark and its length, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array((Math.ceil((message.length + 9) / 64) || 1) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, message.length * 8);
  return view;
}

/** The words of a block, and those that are made from them. */
function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getInt32(block + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [a, b] = [words[at - 15]!, words[at - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[at - 16]! + low + words[at - 7]! + high) | 0);
  }
  return words;
}

function compress(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, at) => {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[at]! + word;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** The hash of a message, in hex. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64) state = compress(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
