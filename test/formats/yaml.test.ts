import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { mostYamlCharacters, parseYaml } from '../../src/formats/yaml.ts';
import { runs } from '../support/soak.ts';

const parse = (text: string, options = {}, limits = defaultLimits) =>
  parseYaml(sourceText(text), limits, options);
const faultsOf = (...args: Parameters<typeof parse>) =>
  parse(...args).faults.map(
    ({ messageId, span, pointer, message }) =>
      `${span.line}:${span.column} ${messageId} ${pointer} ${message}`,
  );
const aliases = { maxAliases: 100 };

describe('parseYaml', () => {
  it.each<[string, unknown]>([
    ['', null],
    ['# nothing\n', null],
    ['a: 1 # one\nb: done\n', { a: 1, b: 'done' }],
    ['a: 1\r\nb: [x]\r\n', { a: 1, b: ['x'] }],
    ['1-1-login: done\n', { '1-1-login': 'done' }],
    [
      '2025-01-01: x\n4: y\n0x10: z\ntrue: w\n~: v\n',
      { '2025-01-01': 'x', '4': 'y', '0x10': 'z', true: 'w', '~': 'v' },
    ],
    ['on: yes\nd: 2025-01-01\n', { on: 'yes', d: '2025-01-01' }],
    ['<<: {a: 1}\n', { '<<': { a: 1 } }],
  ])('reads %j', (text, value) => {
    expect(parse(text)).toMatchObject({ value, faults: [] });
  });

  it('has a value in spite of a repeated key: the last one', () => {
    const text = 's:\n  a: done\n  b: open\n  "a": review\n';
    expect(parse(text).value).toEqual({ s: { a: 'review', b: 'open' } });
    expect(faultsOf(text)).toEqual([
      '4:3 duplicate-key /s/a the key "a" occurs more than once in its mapping, first on line 2',
    ]);
    expect(faultsOf('4: a\n"4": b\n')).toEqual([expect.stringMatching(/^2:1 duplicate-key \/4 /)]);
  });

  it.each([
    ['a: [1\n', /^2:1 syntax/],
    ['a: !!js/function "x"\n', /^1:4 syntax {2}Unresolved tag/],
    ['a: 1\n---\nb: 2\n', /^2:1 syntax {2}holds several documents/],
    ['? [a]\n: b\n', /^1:3 syntax \/ a key that is not text/],
    ['a: &x 1\nb: *x\n', /^2:4 too-many-values \/b an alias \(\*\), and aliases are not read/],
    ['a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n', /^2:1 conflict-marker {2}conflict markers were/],
    ['['.repeat(300), /^1:\d+ too-deep {2}nested deeper than 200 levels$/],
    [`# ${'x'.repeat(mostYamlCharacters)}`, /^1:1 too-large/],
  ])('does not read %#', (text, expected) => {
    expect(faultsOf(text)[0]).toMatch(expected);
    expect(parse(text).value).toBeUndefined();
  });

  it('refuses a key that names a prototype, and keeps it out of the value', () => {
    expect(faultsOf('__proto__: {a: 1}\nb: 2\n')).toEqual([
      expect.stringMatching(/^1:1 prototype-key \/__proto__ /),
    ]);
    expect(parse('__proto__: {a: 1}\nb: 2\n').value).toEqual({ b: 2 });
  });

  it('refuses keys that are no text where it is told to', () => {
    expect(faultsOf('4: x\n', { scalarKeys: false })).toEqual([
      '1:1 syntax / a key that is not text; put it in quotes',
    ]);
  });

  describe('with aliases', () => {
    it.each<[string, unknown]>([
      ['a: &x [1]\nb: *x\n', { a: [1], b: [1] }],
      ['a: &x 1\nb: &x 2\nc: *x\n', { a: 1, b: 2, c: 2 }],
    ])('reads %j', (text, value) => {
      expect(parse(text, aliases)).toMatchObject({ value, faults: [] });
    });

    const laughs = ['a0: &a0 [x, x]'];
    for (let level = 1; level < 60; level++)
      laughs.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(2)}]`);
    const chain = ['a0: &a0 [x]'];
    for (let level = 1; level < 250; level++) chain.push(`a${level}: &a${level} [*a${level - 1}]`);

    it.each([
      ['an alias of nothing', 'a: *x\n', {}, /Unresolved alias|is not there/],
      ['an alias of what is around it', 'a: &x [*x]\n', {}, /inside of what it stands for/],
      ['more than allowed', 'a: &x 1\nb: [*x, *x, *x]\n', { maxAliases: 2 }, /more than 2 aliases/],
      [
        'aliases that stand for billions of values',
        laughs.join('\n'),
        { maxAliases: 1000 },
        /more than 5000000 values/,
      ],
      ['aliases that stand for depth', chain.join('\n'), { maxAliases: 1000 }, /deeper than 200 levels/],
    ])('refuses %s', (_, text, options, expected) => {
      const { value, faults } = parse(text, { ...aliases, ...options });
      expect(value).toBeUndefined();
      expect(faults[0]?.message).toMatch(expected);
    });
  });

  it('says where keys and values stand, or their nearest ancestor', () => {
    const text = 's:\n  a/b: done\n  c: [x, y]\n  a/b: &z {d: 1}\n';
    const pointers = ['', '/s', '/s/a~1b', '/s/a~1b/d', '/s/c/1', '/s/c/9', '/s/none/x'];
    const places = pointers.map(parse(text, aliases).source.locate);
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '1:1',
      '1:1',
      '4:3',
      '4:12',
      '3:10',
      '3:3',
      '1:1',
    ]);
  });

  it('reads the same whatever the layout', () => {
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const key = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('tree')), fc.dictionary(key, tie('tree'))),
    }));
    fc.assert(
      fc.property(
        tree,
        fc.constantFrom(2, 4, 7),
        fc.constantFrom('\n', '\r\n'),
        (value, indent, lineBreak) => {
          const text = `# head\n${stringify(value, { indent, aliasDuplicateObjects: false })}# tail`;
          expect(parse(text.replaceAll('\n', lineBreak)).value).toEqual(value);
        },
      ),
    );
  });

  it('never throws', () => {
    const parts = [
      'a',
      ':',
      ' ',
      '\n',
      '-',
      '[',
      ']',
      '{',
      '}',
      '*a',
      '&a ',
      '!',
      '"',
      '|',
      '?',
      '%',
      '\t',
      '#',
      '<<',
      '---',
    ];
    const soup = fc.array(fc.constantFrom(...parts)).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => void parse(text, aliases)),
      { numRuns: runs(500) },
    );
  });
});
