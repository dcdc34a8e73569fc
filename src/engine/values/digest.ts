import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of the UTF-8 form of a text, as 64 hex digits (FIPS 180-4). */
export function sha256(text: string): string {
  return bytesToHex(digest(new TextEncoder().encode(text)));
}

/** The first 12 hex digits: short enough to paste, long enough to name one change among millions. */
export function shortDigest(text: string): string {
  return sha256(text).slice(0, 12);
}
