import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCountedJson, parseJson } from '../../src/formats/json.ts';
import { jsonSource } from '../../src/formats/json-places.ts';
import { readCarefully } from '../../src/formats/json-scan.ts';
import type { JsonValue } from '../../src/formats/json-value.ts';
import { appendToken } from '../../src/formats/location.ts';
import { sourceText } from '../../src/formats/source.ts';
import { runs } from '../support/soak.ts';
import { jsonSoup, jsonText, mutatedJsonText } from './json-texts.ts';

const isInexact = (value: object): value is { inexactNumber: string } =>
  Object.keys(value).join() === 'inexactNumber';

function roundedLikeJsonParse(value: JsonValue | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(roundedLikeJsonParse);
  if (isInexact(value)) return Number(value.inexactNumber);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, roundedLikeJsonParse(child)]));
}

const expectedValue = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value === 0 ? 0 : value));

function isAcceptedByJsonParse(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function pointersOf(value: JsonValue | undefined, pointer = ''): [string, JsonValue | undefined][] {
  if (typeof value !== 'object' || value === null || isInexact(value)) return [[pointer, value]];
  const children = Object.entries(value).flatMap(([key, child]) =>
    pointersOf(child, appendToken(pointer, key)),
  );
  return [[pointer, value], ...children];
}

function offsetOf(text: string, line: number, column: number): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  return (starts[line - 1] ?? Number.NaN) + column - 1;
}

/** What is short is read by counting alone. */
const longer = (value: unknown) => ({ text: 'x'.repeat(2100), value });

/** As programs write it, where only some keys and numbers are doubtful. */
const writtenText = fc
  .tuple(
    fc.oneof(
      jsonText.map((text) => JSON.parse(text)),
      fc.json().map((text) => JSON.parse(text)),
      fc.array(
        fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(-0, 1e15, 1e21, 123456789.1234567)),
      ),
    ),
    fc.constantFrom(undefined, '  ', '\t', '    '),
    fc.constantFrom('', '\n', '\n\n'),
  )
  .map(([value, indent, end]) => JSON.stringify(longer(value), undefined, indent) + end);

const keyFaults = ['duplicate-key', 'prototype-key'];

describe('parseJson', () => {
  it('reads the value that JSON.parse reads', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        deepStrictEqual(roundedLikeJsonParse(parseJson(sourceText(text)).value), expectedValue(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('accepts exactly what JSON.parse accepts, and says one reason otherwise', () => {
    fc.assert(
      fc.property(fc.oneof(mutatedJsonText, jsonSoup, fc.string()), (text) => {
        const { value, faults } = parseJson(sourceText(text));
        const others = faults.filter(({ messageId }) => !keyFaults.includes(messageId));
        const accepted = isAcceptedByJsonParse(text);
        expect(value !== undefined).toBe(accepted);
        expect(others).toHaveLength(accepted ? 0 : 1);
        expect(others).toEqual(faults.slice(faults.length - others.length));
        expect(faults.some(({ message }) => /\p{C}/u.test(message))).toBe(false);
      }),
      { numRuns: runs(4000) },
    );
  });
});

describe('the engine’s own parser', () => {
  const limits = fc.record({
    maxDepth: fc.constantFrom(2, 5, 1000),
    maxValues: fc.constantFrom(3, 10, 5_000_000),
  });

  it('is trusted only where it loses nothing of what the careful reader says', () => {
    fc.assert(
      fc.property(fc.oneof(jsonText, mutatedJsonText, jsonSoup, writtenText), limits, (text, each) => {
        const careful = readCarefully(sourceText(text), each);
        const { value, values, faults } = parseCountedJson(text, each);
        deepStrictEqual({ value, faults }, { value: careful.value, faults: careful.faults });
        expect(JSON.stringify(value)).toBe(JSON.stringify(careful.value));
        if (careful.value !== undefined) expect(values).toBe(careful.values);
      }),
      { numRuns: runs(4000) },
    );
  });
});

describe('the places of a text', () => {
  it('finds every value and key of a text', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const source = sourceText(text);
        const wanted = new Map(pointersOf(parseJson(source).value));
        const slice = ({
          line,
          column,
          endLine,
          endColumn,
        }: {
          line: number;
          column: number;
          endLine: number;
          endColumn: number;
        }) => text.slice(offsetOf(text, line, column), offsetOf(text, endLine, endColumn));
        const { locate } = jsonSource(source);
        for (const [pointer, value] of wanted)
          deepStrictEqual(parseJson(sourceText(slice(locate(pointer)))).value, value);
      }),
      { numRuns: runs(500) },
    );
  });

  it('answers any pointer in any text', () => {
    const token = fc.constantFrom('a', 'b', '0', '1', '', '~1', '~', '__proto__', 'constructor');
    const pointer = fc
      .array(token, { maxLength: 4 })
      .map((tokens) => tokens.map((part) => `/${part}`).join(''));
    fc.assert(
      fc.property(
        mutatedJsonText,
        fc.array(fc.oneof(pointer, fc.string()), { maxLength: 4 }),
        (text, pointers) => {
          for (const { line } of pointers.map(jsonSource(sourceText(text)).locate))
            expect(line).toBeGreaterThan(0);
        },
      ),
    );
  });
});
