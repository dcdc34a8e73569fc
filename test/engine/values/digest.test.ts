import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, shortDigest } from '../../../src/engine/values/digest.ts';

const reference = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  it('knows the examples of FIPS 180', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it.each([54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])(
    'pads %d bytes as the standard does',
    (length) => {
      expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
    },
  );

  it("agrees with Node's", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === reference(text)),
    );
  });
});

describe('shortDigest', () => {
  it('is the first 12 digits', () => {
    expect(shortDigest('abc')).toBe('ba7816bf8f01');
  });
});
