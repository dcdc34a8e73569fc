const roundConstants = Int32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)) | 0);
const initialState = primes(8).map((prime) => fractionBits(Math.sqrt(prime)));

/**
 * SHA-256 of the UTF-8 form of a text, as 64 hex digits (FIPS 180-4). Here because the core knows neither
 * Node nor packages, and the browser's own digest is asynchronous.
 */
export function sha256(text: string): string {
  const state = Uint32Array.from(initialState);
  const block = new Uint32Array(64);
  const data = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < data.byteLength; offset += 64) mixBlock(state, block, data, offset);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The first 12 hex digits: short enough to paste, long enough to name one change among millions. */
export function shortDigest(text: string): string {
  return sha256(text).slice(0, 12);
}

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mixBlock(state: Uint32Array, words: Uint32Array, data: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const w15 = at(words, i - 15);
    const w2 = at(words, i - 2);
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(words, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = at(state, i) + at(sums, i);
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
