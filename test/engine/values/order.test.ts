import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodePoints } from '../../../src/formats/order.ts';

const text = fc.string({ unit: 'binary' });
const edge = fc.string({
  unit: fc.constantFrom('a', '\u007f', '\u0080', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'),
});

describe('compareCodePoints', () => {
  it.each([
    ['', 'a'],
    ['a', 'b'],
    ['a', 'ab'],
    ['B', 'a'],
    ['\uffff', '\u{10000}'],
    ['\ue000', '\u{1F600}'],
    ['\u{10000}', '\u{10001}'],
    ['x\uffff', 'x\u{10000}'],
  ])('puts %j before %j', (left, right) => {
    expect(compareCodePoints(left, right)).toBeLessThan(0);
    expect(compareCodePoints(right, left)).toBeGreaterThan(0);
  });

  it.each([text, edge])('is the byte order of UTF-8', (strings) => {
    fc.assert(
      fc.property(strings, strings, (left, right) => {
        const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
        expect(Math.sign(compareCodePoints(left, right))).toBe(bytes);
      }),
    );
  });

  it('is zero for equal texts only', () => {
    fc.assert(
      fc.property(text, text, (left, right) => (compareCodePoints(left, right) === 0) === (left === right)),
    );
  });
});
