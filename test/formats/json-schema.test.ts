import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaFault } from '../../src/formats/json-schema.ts';
import { fits, patternOf } from '../../src/formats/json-schema-pattern.ts';
import { supportFaults } from '../../src/formats/json-schema-support.ts';
import type { JsonObject, JsonValue } from '../../src/formats/json-value.ts';
import { runs } from '../support/soak.ts';

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
  const inner = Object.fromEntries([...definitions, [`${count}`, {}]]);
  return { $ref: '#/$defs/0', $defs: inner };
}

function nested(levels: number): JsonObject {
  let schema: JsonObject = {};
  for (let level = 0; level < levels; level++) schema = { allOf: [schema] };
  return schema;
}

describe('a schema', () => {
  it.each<[JsonObject, JsonValue, string | undefined]>([
    [{ type: 'string' }, 'a', undefined],
    [{ type: 'string' }, 7, 'it must be text'],
    [{ type: ['string', 'null'] }, null, undefined],
    [{ type: 'integer' }, 1.5, 'it must be a whole number within ±9007199254740991'],
    [{ type: 'integer' }, { inexactNumber: '90071992547409931' }, undefined],
    [{ required: ['path'] }, {}, 'it must have "path"'],
    [{ properties: { path: { type: 'string' } } }, { path: 7 }, '/path must be text'],
    [{ additionalProperties: false }, { a: 1 }, '/a is not allowed'],
    [{ items: { minimum: 3 } }, [3, 2], '/1 must be at least 3'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, 'it must fit one of 2 schemas'],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    [{ if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }, 'it must have "b"'],
    [tree, { id: 'a', children: [{ id: 'b' }] }, undefined],
    [tree, { id: 'a', children: [{ id: 7 }] }, '/children/0/id must be text'],
    [{ $ref: '#' }, 7, 'it cannot be judged: its schema asks for too much'],
  ])('%j of %j: %s', (schema, value, expected) => {
    expect(schemaFault(schema, value)).toBe(expected);
  });

  it.each<[JsonObject, readonly string[]]>([
    [tree, []],
    [
      { $ref: 'https://example.test/schema.json' },
      ['/$ref must lead to a place in this schema, such as #/$defs/name'],
    ],
    [
      { properties: { a: { unevaluatedProperties: false } } },
      ['/properties/a/unevaluatedProperties is not supported'],
    ],
    [{ pattern: '^(a+)+$' }, ['/pattern is not a pattern, or one that could take exponential time']],
    [{ pattern: '(' }, ['/pattern is not a pattern, or one that could take exponential time']],
    [{ type: 'text' }, ['/type must be one of null, boolean, object, array, number, string, integer']],
    [{ items: 7 }, ['/items must be a schema']],
    [{ format: 'date', title: 'x' }, []],
  ])('%j: %j', (schema, expected) => {
    expect(supportFaults(schema).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(expected);
  });

  it.each([
    ['^[a-z]+$', true],
    ['^(?:a|b)c$', true],
    ['^(a|b)+$', false],
    ['(\\d+,)*', false],
    ['(a)\\1', false],
    ['(a?)*', false],
    ['(a{1,2}){2,}', false],
    ['^(low|medium|high)(-[a-z]+)?$', true],
  ])('the pattern %s takes no exponential time: %s', (pattern, expected) => {
    expect(patternOf(pattern) !== undefined).toBe(expected);
  });

  it.each([
    ['^src/.+\\.ts$', `src/${'a'.repeat(100_000)}.ts`, true],
    ['^[a-z]+-[a-z]+-[a-z]+$', 'one-two-three', true],
    ['^a*a*a*a*$', `${'a'.repeat(10_000)}b`, undefined],
    ['(a|a){40}b', 'a'.repeat(40), undefined],
    [`${'a?'.repeat(40)}${'a'.repeat(40)}$`, `${'a'.repeat(39)}b`, undefined],
    ['^(?:(a|b)?c){0,30}$', 'c'.repeat(29), undefined],
  ])('the pattern %s is tried where that takes no long time', (pattern, text, expected) => {
    expect(fits(pattern, text)).toBe(expected);
  });

  it.each<[string, JsonObject, JsonValue]>([
    ['references that double', doubling(60), {}],
    ['references to itself', { $ref: '#' }, {}],
    ['what it excludes', { ...doubling(60), $ref: '#/$defs/60', not: { $ref: '#/$defs/0' } }, {}],
    ['a pattern', { not: { pattern: '(a|a){40}b' } }, 'a'.repeat(40)],
    ['many levels', nested(10_000), {}],
  ])('that asks for too much is told, and does not pass: %s', (_, schema, value) => {
    expect(schemaFault(schema, value)).toBe('it cannot be judged: its schema asks for too much');
  });

  it('finds equal items in long lists', () => {
    const items = Array.from({ length: 50_000 }, (_, id) => ({ id }));
    expect(schemaFault({ uniqueItems: true }, items)).toBeUndefined();
    expect(schemaFault({ uniqueItems: true }, [...items, { id: 7 }])).toBe('it must have no item twice');
  });
});

const leaf = fc.constantFrom<JsonObject>(
  { type: 'string' },
  { type: 'integer', minimum: 1 },
  { enum: ['a', 1, null] },
  { const: { a: 1 } },
  { minLength: 2 },
  { maxItems: 1, uniqueItems: true },
  { required: ['a'] },
  { multipleOf: 2 },
  { pattern: '^a' },
  { minProperties: 1, propertyNames: { maxLength: 1 } },
);
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      properties: fc.record({ a: tie('schema') }),
      additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    }),
    fc.record({ items: tie('schema'), prefixItems: fc.tuple(tie('schema')) }),
    fc.record({ contains: tie('schema'), minContains: fc.nat({ max: 2 }) }),
    fc.record({ anyOf: fc.tuple(tie('schema'), tie('schema')) }),
    fc.record({ oneOf: fc.tuple(tie('schema'), tie('schema')) }),
    fc.record({ allOf: fc.tuple(tie('schema'), tie('schema')) }),
    fc.record({ not: tie('schema') }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }),
    fc.record({
      patternProperties: fc.record({ '^a': tie('schema') }),
      dependentRequired: fc.constant({ a: ['b'] }),
    }),
  ),
}));
const value = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<JsonValue>('a', 'ab', '', 1, 2, 1.5, null, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

it('random schemas judge as ajv does', () => {
  const ajv = new Ajv2020({ strict: false });
  fc.assert(
    fc.property(schema, fc.array(value, { minLength: 1, maxLength: 6 }), (each, values) => {
      const validate = ajv.compile(each);
      for (const one of values)
        expect([one, schemaFault(each, one) === undefined]).toEqual([one, validate(one)]);
    }),
    { numRuns: runs(120) },
  );
});
