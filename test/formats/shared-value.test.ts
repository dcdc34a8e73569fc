import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonPart } from '../../src/formats/json-part.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { runs } from '../support/soak.ts';

const read = (text: string, memory?: object) =>
  readJsonPart('', new TextEncoder().encode(text), defaultLimits, memory);

const item = (index: number, more = {}) => ({ id: `i${index}`, tags: ['a', 'b'], done: false, ...more });
const list = (...items: object[]) => `${JSON.stringify({ name: 'plan', items }, null, 2)}\n`;
const many = Array.from({ length: 200 }, (_, index) => item(index));

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
    [
      'an element that comes, and a field behind it',
      list(...many.toSpliced(9, 0, item(99)).with(70, item(69, { done: true }))),
    ],
    [
      'an element that goes, and a field before it',
      list(...many.toSpliced(90, 1).with(7, item(7, { done: true }))),
    ],
    ['nothing', list(...many)],
    ['a line break more at the end', `${list(...many)}\n\n`],
  ])('shares what it says as before: %s', (_, text) => {
    const before = read(list(...many));
    const after = read(text, before);
    expect(JSON.stringify(after.value)).toBe(JSON.stringify(JSON.parse(text)));
    const [old, now] = [before.value, after.value] as unknown as { items: object[] }[];
    const shared = now?.items.filter((each) => old?.items.includes(each)).length ?? 0;
    expect(shared).toBeGreaterThanOrEqual(196);
    expect(new Set(now?.items).size).toBe(now?.items.length);
  });

  it('shares what did not change within an item that did', () => {
    const before = read(list(...many));
    const text = list(...many.with(7, item(7, { done: true })).with(9, item(9, { done: true })));
    const after = read(text, before);
    const [old, now] = [before.value, after.value] as unknown as { items: { tags: object }[] }[];
    expect(now?.items[7]?.tags).toBe(old?.items[7]?.tags);
    expect(now?.items[9]?.tags).toBe(old?.items[9]?.tags);
  });

  it.each([
    ['a comma behind the last element', list(...many).replace('}\n  ]', '},\n  ]')],
    ['a key that stands twice', list(...many).replace('"id": "i9",\n', '"id": "i9",\n      "id": "i9",\n')],
    ['a number that no double holds', list(...many).replace('"i9"', '12345678901234567890')],
    ['keys in another order', list(...many).replace('"done": false', '"b": 1, "done": false')],
    ['more levels than are compared', list(...many).replace('"i9"', '['.repeat(300) + ']'.repeat(300))],
  ])('is read as it is by itself where it has %s', (_, text) => {
    const { value, faults } = read(text, read(list(...many)));
    const alone = read(text);
    deepStrictEqual([value, faults], [alone.value, alone.faults]);
  });

  it('does not look again and again at what differs level by level', () => {
    const chain = (name: string) => {
      const inner = JSON.stringify(name.repeat(3_000_000));
      return `${`["${name}",`.repeat(190)}${inner}${`,"${name}"]`.repeat(190)}`;
    };
    const before = read(chain('a'));
    const start = performance.now();
    read(chain('b'), before);
    // Each level was written again: 190 times three million characters.
    expect(performance.now() - start).toBeLessThan(2000);
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
  it('is read as it is by itself', () => {
    fc.assert(
      fc.property(laidOut, fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
        const after = edited(text, edits);
        const [shared, alone] = [read(after, read(text)), read(after)];
        deepStrictEqual([shared.value, shared.faults], [alone.value, alone.faults]);
        expect(JSON.stringify(shared.value)).toBe(JSON.stringify(alone.value));
      }),
      { numRuns: runs(3000) },
    );
  });
});
