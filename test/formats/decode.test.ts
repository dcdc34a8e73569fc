import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/formats/decode.ts';
import { runs } from '../support/soak.ts';

const bytesOf = (...parts: (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));

describe('decodeText', () => {
  it.each([
    { name: 'nothing', bytes: bytesOf(), text: '' },
    { name: 'ASCII', bytes: bytesOf('{}\r\n'), text: '{}\r\n' },
    { name: 'astral characters', bytes: bytesOf('é𝄞\u{10FFFF}'), text: 'é𝄞\u{10FFFF}' },
    { name: 'a leading byte order mark', bytes: bytesOf(0xef, 0xbb, 0xbf, '{}'), text: '{}' },
    { name: 'only a byte order mark', bytes: bytesOf(0xef, 0xbb, 0xbf), text: '' },
    { name: 'noncharacters and NUL', bytes: bytesOf('\uFFFE\0\uFFFD'), text: '\uFFFE\0\uFFFD' },
  ])('reads $name', ({ bytes, text }) => {
    expect(decodeText(bytes)).toEqual({ text, faults: [] });
  });

  it.each([
    { name: 'little-endian', bytes: bytesOf(0xff, 0xfe, '{', 0, '}', 0) },
    { name: 'big-endian', bytes: bytesOf(0xfe, 0xff, 0, '{', 0, '}') },
  ])('names UTF-16 ($name)', ({ bytes }) => {
    expect(decodeText(bytes)).toEqual({
      text: '',
      faults: [
        {
          messageId: 'not-utf8',
          message: 'looks like UTF-16; save it as UTF-8',
          span: { line: 1, column: 1, endLine: 1, endColumn: 1 },
          pointer: '',
        },
      ],
    });
  });

  it.each([
    { name: 'Latin-1', bytes: bytesOf('a\r\n𝄞b', 0xe9, 'c'), hex: 'E9', offset: 8, line: 2, column: 4 },
    {
      name: 'UTF-16 marks not at the start',
      bytes: bytesOf('a', 0xff, 0xfe),
      hex: 'FF',
      offset: 1,
      column: 2,
    },
    {
      name: 'a mark before it',
      bytes: bytesOf(0xef, 0xbb, 0xbf, 'a', 0x80),
      hex: '80',
      offset: 4,
      column: 2,
    },
    {
      name: 'a sequence cut by the end',
      bytes: bytesOf('a', 0xf0, 0x9d, 0x84),
      hex: 'F0',
      offset: 1,
      column: 2,
    },
    { name: 'an overlong slash', bytes: bytesOf(0xc0, 0xaf), hex: 'C0', offset: 0, column: 1 },
    { name: 'an overlong third', bytes: bytesOf(0xe0, 0x80, 0x80), hex: 'E0', offset: 0, column: 1 },
    { name: 'a surrogate', bytes: bytesOf(0xed, 0xa0, 0x80), hex: 'ED', offset: 0, column: 1 },
    { name: 'beyond U+10FFFF', bytes: bytesOf(0xf4, 0x90, 0x80, 0x80), hex: 'F4', offset: 0, column: 1 },
    {
      name: 'a mark inside and a bad byte',
      bytes: bytesOf('\uFEFF\uFEFF', 0xff),
      hex: 'FF',
      offset: 6,
      column: 2,
    },
  ])('reports the first bad byte of $name', ({ bytes, hex, offset, line = 1, column }) => {
    const { text, faults } = decodeText(bytes);
    expect(text).toBe('');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      messageId: 'not-utf8',
      message: `not UTF-8: the byte 0x${hex} at byte offset ${offset} begins no valid character; save it as UTF-8`,
      span: { line, column, endLine: line, endColumn: column },
    });
  });

  it('reports byte order marks after the first, and reads on', () => {
    const { text, faults } = decodeText(bytesOf('\uFEFF\uFEFFa\n"\uFEFF"'));
    expect(text).toBe('\uFEFFa\n"\uFEFF"');
    expect(faults.map(({ messageId, span }) => [messageId, span.line, span.column, span.endColumn])).toEqual([
      ['byte-order-mark', 1, 1, 2],
      ['byte-order-mark', 2, 2, 3],
    ]);
  });

  it('stops after twenty byte order marks', () => {
    expect(decodeText(bytesOf('\uFEFF'.repeat(21))).faults).toHaveLength(20);
    expect(decodeText(bytesOf('\uFEFF'.repeat(20))).faults).toHaveLength(19);
  });

  it('never throws, and reads exactly what is UTF-8', () => {
    const byte = fc.oneof(
      fc.nat(255),
      fc.constantFrom(0x41, 0x80, 0xbf, 0xc3, 0xe0, 0xed, 0xf0, 0xf4, 0x9f, 0xa0),
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), (numbers) => {
        const bytes = Uint8Array.from(numbers);
        const wellFormed = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).equals(
          bytes,
        );
        expect(decodeText(bytes).faults.some(({ messageId }) => messageId === 'not-utf8')).toBe(!wellFormed);
      }),
      { numRuns: runs(2000) },
    );
  });
});
