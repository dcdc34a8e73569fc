import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultJsonLimits } from '../../src/formats/json.ts';
import { rereadTrusted } from '../../src/formats/json-reread.ts';
import { readTrusted } from '../../src/formats/json-trusted.ts';
import { textWindows } from '../../src/formats/text-windows.ts';
import { runs } from '../support/soak.ts';

const read = (text: string, limits = defaultJsonLimits) => {
  const trusted = readTrusted(text, limits);
  return trusted === undefined ? undefined : { ...trusted, text };
};

const item = (index: number, more = {}) => ({ id: `i${index}`, tags: ['a', 'b'], done: false, ...more });
const list = (...items: object[]) => `${JSON.stringify({ name: 'plan', items }, null, 2)}\n`;
const many = Array.from({ length: 60 }, (_, index) => item(index));

describe('a text that was changed a little', () => {
  it.each([
    ['a field', list(...many.with(7, item(7, { done: true })))],
    [
      'two fields far apart',
      list(...many.with(7, item(7, { done: true })).with(50, item(50, { done: true }))),
    ],
    ['an element that comes', list(...many.toSpliced(9, 0, item(99)))],
    ['an element that goes', list(...many.toSpliced(9, 1))],
    ['the first elements that go', list(...many.slice(2))],
    ['the last elements that go', list(...many.slice(0, -2))],
    ['elements behind the last one', list(...many, item(98), item(99))],
    ['two elements that change places', list(...many.with(3, item(4)).with(4, item(3)))],
    ['a deeper list', list(...many.with(7, item(7, { tags: ['a', 'c', 'b'] })))],
    ['nothing', list(...many)],
    ['a line break more at the end', `${list(...many)}\n\n`],
  ])('is read by what it said before: %s', (_, text) => {
    const before = read(list(...many));
    const after = before && rereadTrusted(before, text, defaultJsonLimits);
    deepStrictEqual(after?.value, JSON.parse(text));
    expect(after?.values).toBe(read(text)?.values);
    const [old, now] = [before?.value, after?.value] as unknown as { items: object[] }[];
    const shared = now?.items.filter((each) => old?.items.includes(each)).length ?? 0;
    expect(shared).toBeGreaterThanOrEqual(56);
  });

  it.each([
    ['a comma behind the last element', list(...many).replace('}\n  ]', '},\n  ]')],
    ['a comma that is missing', list(...many).replace('"done": false\n    },\n', '"done": false\n    }\n')],
    ['a key that stands twice', list(...many).replace('"id": "i9",\n', '"id": "i9",\n      "id": "i9",\n')],
    ['a number that no double holds', list(...many).replace('"i9"', '12345678901234567890')],
    ['something behind the end', `${list(...many)}1`],
    ['a blank behind the end that JSON does not know', `${list(...many)}\u00a0`],
    ['a form feed behind the end', `${list(...many)}\f\n`],
    ['something before the beginning', `1\n${list(...many)}`],
  ])('is left to the careful reader where it has %s', (_, text) => {
    const before = read(list(...many));
    expect(before && rereadTrusted(before, text, defaultJsonLimits)).toBeUndefined();
  });

  it('counts what it holds and how deep it is', () => {
    const before = read(list(...many));
    const text = list(...many.with(7, item(7, { tags: [[[1]]] })));
    if (before === undefined) throw new Error('no JSON');
    const full = read(text)?.values ?? 0;
    expect(rereadTrusted(before, text, { maxDepth: 6, maxValues: full })?.values).toBe(full);
    expect(rereadTrusted(before, text, { maxDepth: 5, maxValues: full })).toBeUndefined();
    expect(rereadTrusted(before, text, { maxDepth: 6, maxValues: full - 1 })).toBeUndefined();
  });
});

/** Values that are laid out over many lines, in some styles. */
const laidOut = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4, noUnicodeString: true }),
    fc.constantFrom(1, 2, '\t'),
    fc.integer({ min: 10, max: 40 }),
  )
  .map(([value, indent, more]) => JSON.stringify([value, ...many.slice(0, more), { value }], null, indent));
const noise = fc.constantFrom(
  '',
  ' ',
  '\n',
  ',',
  ']',
  '[',
  '{',
  '}',
  '"',
  '1',
  '-0',
  ',\n',
  '"a": 1',
  '{}',
  '[\n1\n]',
  'null',
  '\\',
);
const tame = fc.constantFrom('', ' ', '0', 'x');
const edit = fc.oneof(
  fc.record({ at: fc.nat(), length: fc.constantFrom(0, 1, 3, 30), noise, lines: fc.boolean() }),
  fc.record({ at: fc.nat(), length: fc.constantFrom(0, 1), noise: tame, lines: fc.constant(false) }),
);

function edited(
  text: string,
  edits: readonly { at: number; length: number; noise: string; lines: boolean }[],
) {
  let now = text;
  for (const { at, length, noise: put, lines } of edits) {
    const from = at % (now.length + 1);
    const start = lines ? now.lastIndexOf('\n', from) + 1 : from;
    const end = lines ? now.indexOf('\n', start + length) + 1 || now.length : start + length;
    now =
      now.slice(0, start) + (lines && put !== '' ? `${put}\n` : put) + now.slice(length === 0 ? start : end);
  }
  return now;
}

describe('any text after any other', () => {
  it('is read as it is by itself, or left to others', () => {
    let hits = 0;
    fc.assert(
      fc.property(laidOut, fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
        const before = read(text);
        if (before === undefined) return;
        const after = edited(text, edits);
        const shared = rereadTrusted(before, after, defaultJsonLimits);
        if (shared === undefined) return;
        const full = readTrusted(after, defaultJsonLimits);
        hits += 1;
        deepStrictEqual(shared.value, full?.value);
        expect(JSON.stringify(shared.value)).toBe(JSON.stringify(full?.value));
        expect(shared.values).toBe(full?.values);
      }),
      { numRuns: runs(6000) },
    );
    expect(hits).toBeGreaterThan(runs(300));
  });

  it('is the same outside of the windows', () => {
    const lines = fc.array(fc.constantFrom('a\n', 'b\n', '{\n', '}\n', 'c', '\n'), { maxLength: 60 });
    fc.assert(
      fc.property(lines, fc.array(edit, { maxLength: 4 }), (parts, edits) => {
        const text = parts.join('');
        const other = edited(text, edits);
        const windows = textWindows(text, other) ?? [];
        if (textWindows(text, other) === undefined) return;
        const outside = (whole: string, ranges: readonly (readonly [number, number])[]) =>
          [[0, 0] as const, ...ranges].map(([, end], index) => whole.slice(end, ranges[index]?.[0]));
        expect(
          outside(
            text,
            windows.map(({ from, to }) => [from, to]),
          ),
        ).toEqual(
          outside(
            other,
            windows.map(({ otherFrom, otherTo }) => [otherFrom, otherTo]),
          ),
        );
      }),
      { numRuns: runs(2000) },
    );
  });
});
