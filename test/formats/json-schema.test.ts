import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaFault } from '../../src/formats/json-schema.ts';
import { isSafePattern } from '../../src/formats/json-schema-run.ts';
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
  ])('the pattern %s is safe: %s', (pattern, expected) => {
    expect(isSafePattern(pattern)).toBe(expected);
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
