import { afterEach, describe, expect, it, vi } from 'vitest';
import { safePattern, schemaFault, schemaObstacle } from '../../src/formats/json-schema.ts';
import type { JsonObject, JsonValue } from '../../src/formats/json-value.ts';

const tree: JsonObject = {
  $ref: '#/$defs/node',
  $defs: {
    node: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
    },
  },
};

/** Each definition applies the next one twice. */
function doubling(count: number): JsonObject {
  const definitions = Array.from({ length: count }, (_, at) => {
    const next = { $ref: `#/$defs/${at + 1}` };
    return [`${at}`, { allOf: [next, next] }] as const;
  });
  return { $ref: '#/$defs/0', $defs: Object.fromEntries([...definitions, [`${count}`, {}]]) };
}

const exponential = (pattern: string) => `the pattern ${pattern} could take exponential time`;

describe('a schema', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[JsonObject, JsonValue, string | undefined]>([
    [{ type: 'string' }, 'a', undefined],
    [{ type: 'string' }, 7, 'it must be text'],
    [{ type: ['string', 'null'] }, 7, 'it must be text or null'],
    [{ type: 'integer' }, 1.5, 'it must be a whole number within ±9007199254740991'],
    [{ type: 'integer' }, { inexactNumber: '90071992547409931' }, undefined],
    [{ enum: ['a', 1, null] }, 7, 'it must be a, 1 or null'],
    [{ required: ['path'] }, {}, "it must have required property 'path'"],
    [{ properties: { path: { type: 'string' } } }, { path: 7 }, '/path must be text'],
    [{ additionalProperties: false }, { 'a/b': 1 }, '/a~1b is not allowed'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, 'it must match a schema in anyOf'],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    [{ if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }, "it must have required property 'b'"],
    [tree, { id: 'a', children: [{ id: 'b' }] }, undefined],
    [tree, { id: 'a', children: [{ id: 7 }] }, '/children/0/id must be text'],
    [{ properties: { a: { $ref: '#' } }, type: 'object' }, { a: { a: 7 } }, '/a/a must be a mapping'],
    [{ format: 'date', title: 'x', $schema: 'https://example.test/' }, 'a', undefined],
  ])('%j of %j: %s', (schema, value, expected) => {
    expect(schemaFault(schema, value)).toBe(expected);
  });

  it.each<[JsonObject, string]>([
    [
      { $ref: 'https://example.test/a.json' },
      "can't resolve reference https://example.test/a.json from id #",
    ],
    [{ pattern: '^(a+)+$' }, exponential('^(a+)+$')],
    [{ pattern: '(' }, 'Invalid regular expression: /(/u: Unterminated group'],
    [{ type: 'text' }, 'type must be JSONType or JSONType[]: text'],
    [{ items: 7 }, 'items value must be ["object","boolean"]'],
    [{ properties: { a: 'text' } }, 'properties must hold schemas'],
    [{ $async: true }, '$async is not supported'],
    [{ title: 'a'.repeat(200_000) }, 'its schema is too large'],
  ])('that cannot be judged says why, and lets nothing pass', (schema, expected) => {
    expect(schemaObstacle(schema)).toBe(expected);
    expect(schemaFault(schema, 7)).toBe(`it cannot be judged: ${expected}`);
  });

  it('cannot be judged where no code may be made of text', () => {
    vi.stubGlobal('Function', function forbid() {
      throw new EvalError('forbidden by the policy of the page');
    });
    expect(schemaFault({ type: 'object' }, 7)).toBe(
      'it cannot be judged: forbidden by the policy of the page',
    );
  });

  it.each<[string, JsonObject, JsonValue]>([
    ['references that double', doubling(60), {}],
    ['what it excludes', { ...doubling(60), $ref: '#/$defs/60', not: { $ref: '#/$defs/0' } }, {}],
    ['references to itself', { allOf: [{ $ref: '#' }] }, {}],
    ['a pattern', { not: { pattern: '^a*a*a*a*$' } }, `${'a'.repeat(10_000)}b`],
  ])('that asks for too much is told, and does not pass: %s', (_, schema, value) => {
    expect(schemaFault(schema, value)).toBe('it cannot be judged: its schema asks for too much');
  });

  it('finds equal items in long lists', () => {
    const items = Array.from({ length: 50_000 }, (_, id) => ({ id }));
    expect(schemaFault({ uniqueItems: true }, items)).toBeUndefined();
    expect(schemaFault({ uniqueItems: true }, [...items, { id: 7 }])).toBe('it must have no item twice');
  });
});

describe('a pattern', () => {
  it.each([
    '^(a|b)+$',
    '(\\d+,)*',
    '(a)\\1',
    '(a?)*',
    '(a{1,2}){2,}',
    '(a|a){40}b',
    `${'(a|a)'.repeat(40)}b`,
  ])('could take exponential time, and is refused: %s', (pattern) => {
    expect(() => safePattern(pattern)).toThrow(exponential(pattern));
  });

  it.each([
    ['^src/.+\\.ts$', `src/${'a'.repeat(100_000)}.ts`, true],
    ['^[a-z]+-[a-z]+-[a-z]+$', 'one-two-three', true],
    ['^(?:a|b)c$', 'ac', true],
    ['^(low|medium|high)(-[a-z]+)?$', 'high-er', true],
    [`^(?:${Array.from({ length: 60 }, (_, at) => `w${at}`).join('|')})$`, 'w59', true],
    ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '57e90000-0000-4000-8000-000000000001', true],
    ['^a+?$', 'b', false],
  ])('is tried where that takes no long time: %s', (pattern, text, expected) => {
    expect(safePattern(pattern).test(text)).toBe(expected);
  });
});
