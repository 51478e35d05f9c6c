/** SHA-256 and keyed BLAKE2b as in RFC 6234 and RFC 7693. A page that is not served over TLS has no `crypto.subtle`, and no
 * browser has BLAKE2. */

const utf8 = new TextEncoder();

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

// --- SHA-256 ---------------------------------------------------------------------------------------------------------

const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => {
  for (let part = 2; part * part <= n; part++) if (n % part === 0) return false;
  return true;
});
/** The first 32 bits after the point of a root of each prime. */
const rooted = (count: number, root: number): number[] => PRIMES.slice(0, count).map((p) => (p ** (1 / root) * 2 ** 32) | 0);
const K = rooted(64, 3);

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const message = utf8.encode(text);
  const blocks = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  message.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  const hash = rooted(8, 2);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const w = Array.from({ length: 16 }, (_, t) => blocks.getInt32(block + 4 * t));
    const word = (t: number): number => w[t] ?? 0;
    for (let t = 16; t < 64; t++) {
      const [a, b] = [word(t - 15), word(t - 2)];
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w.push((word(t - 16) + low + word(t - 7) + high) | 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let t = 0; t < 64; t++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + word(t);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = ((hash[at] ?? 0) + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}

// --- BLAKE2b ---------------------------------------------------------------------------------------------------------

// prettier-ignore
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** Which word of the message comes when in each round, as hexadecimal digits. */
const ORDER =
  "0123456789abcdef ea489fd61c02b753 b8c052fdae367194 7931dcbe265a40f8 905724afe1bc683d 2c6a0b834d75fe19 " +
  "c51fed4a0763928b db7ec13950f4862a 6fe9b308c2d714a5 a2847615fb9e3cd0 0123456789abcdef ea489fd61c02b753";
const digits = (text: string): number[] => [...text].map((digit) => parseInt(digit, 16));
const ROUNDS = ORDER.split(" ").map(digits);
/** The four places that are mixed together: columns, then diagonals. */
const QUARTERS = "048c 159d 26ae 37bf 05af 16bc 278d 349e".split(" ").map(digits);
const BLOCK = 128;

/** One block mixed into a state; what is put into an array of 64-bit numbers stays within 64 bits. */
function mix(state: BigUint64Array, block: Uint8Array, length: number, last: boolean): void {
  const padded = new Uint8Array(BLOCK);
  padded.set(block);
  const words = new DataView(padded.buffer);
  const v = BigUint64Array.from([...state, ...START]);
  const at = (place: number): bigint => v[place] ?? 0n;
  v[12] = at(12) ^ BigInt(length);
  if (last) v[14] = ~at(14);
  const turn = (place: number, by: bigint): void => void (v[place] = (at(place) >> by) | (at(place) << (64n - by)));
  for (const round of ROUNDS) {
    QUARTERS.forEach(([a = 0, b = 0, c = 0, d = 0], quarter) => {
      const word = (which: number): bigint => words.getBigUint64(8 * (round[2 * quarter + which] ?? 0), true);
      for (const [which, first, second] of [[0, 32n, 24n], [1, 16n, 63n]] as const) {
        v[a] = at(a) + at(b) + word(which);
        v[d] = at(d) ^ at(a);
        turn(d, first);
        v[c] = at(c) + at(d);
        v[b] = at(b) ^ at(c);
        turn(b, second);
      }
    });
  }
  state.forEach((value, place) => (state[place] = value ^ at(place) ^ at(place + 8)));
}

/** Hashes texts under a key, to so many bytes. */
export function blake2b(key: Uint8Array, size: number): (text: string) => Uint8Array {
  const begun = BigUint64Array.from(START);
  begun[0] = (begun[0] ?? 0n) ^ BigInt(0x01010000 | (key.length << 8) | size);
  mix(begun, key, BLOCK, false);
  return (text) => {
    const message = utf8.encode(text);
    const state = begun.slice();
    let from = 0;
    for (; from + BLOCK < message.length; from += BLOCK) mix(state, message.subarray(from, from + BLOCK), 2 * BLOCK + from, false);
    mix(state, message.subarray(from), BLOCK + message.length, true);
    const bytes = new DataView(new ArrayBuffer(64));
    state.forEach((value, place) => bytes.setBigUint64(8 * place, value, true));
    return new Uint8Array(bytes.buffer, 0, size);
  };
}
