import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../src/text/yaml.ts';

function read(text: string): unknown {
  const result = parseYaml(text);
  return result.ok ? result.document.value : result.faults;
}

function faultsOf(text: string): readonly string[] {
  const result = parseYaml(text);
  return result.ok ? [] : result.faults.map(({ span, message }) => `${span.line}:${span.column} ${message}`);
}

describe('parseYaml', () => {
  it.each([
    ['', null],
    ['# only a comment\n', null],
    ['a: 1\nb: [x, "y"]\n', { a: 1, b: ['x', 'y'] }],
    ['until: 2026-12-31\n', { until: '2026-12-31' }],
    ['on: yes\noff: no\n', { on: 'yes', off: 'no' }],
    ['n: ~\nt: true\nf: 0x10\n', { n: null, t: true, f: 16 }],
    ['big: 90071992547409931\n', { big: { inexactNumber: '90071992547409931' } }],
    ['"1": text key\n', { '1': 'text key' }],
    ['{a: {b: [1, 2]}}', { a: { b: [1, 2] } }],
    ['text: |\n  two\n  lines\n', { text: 'two\nlines\n' }],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('keeps a key named __proto__ as a key', () => {
    const value = read('__proto__: {polluted: true}\n');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['a: 1\na: 2\n', '2:1 Map keys must be unique'],
    ['a: [1\n', '2:1 Flow sequence in block collection must be sufficiently indented and end with a ]'],
    ['a: &x 1\nb: *x\n', '2:4 is an alias (*), and aliases are not read; write the value out'],
    ['1: number key\n', '1:1 is a key that is not text; put it in quotes'],
    ['? [a]\n: b\n', '1:3 is a key that is not text; put it in quotes'],
    ['a: !!js/function "x"\n', '1:4 Unresolved tag: tag:yaml.org,2002:js/function'],
    ['a: *nowhere\n', '1:4 is an alias (*), and aliases are not read; write the value out'],
    ['a: 1\n---\nb: 2\n', '2:1 holds several documents; one was expected'],
    ['a: b: c\n', '1:4 Nested mappings are not allowed in compact mappings'],
    ['\ta: 1\n', '1:1 Tabs are not allowed as indentation'],
  ])('refuses %j', (text, expected) => {
    expect(faultsOf(text)[0]).toBe(expected);
  });

  it.each([
    ['flow sequences', '['.repeat(100_000)],
    ['flow mappings', '{a: '.repeat(50_000)],
    ['one line of block sequences', '- '.repeat(50_000)],
    ['201 levels', `${'['.repeat(201)}${']'.repeat(201)}`],
  ])('refuses depth without overflowing: %s', (_, text) => {
    expect(faultsOf(text)[0]).toMatch(/is nested deeper than 200 levels$/);
  });

  it('reads 150 levels', () => {
    expect(faultsOf(`${'['.repeat(150)}${']'.repeat(150)}`)).toEqual([]);
  });

  it('finds a repeated key among a hundred thousand in linear time', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}:\n`);
    expect(faultsOf(`${keys.join('')}k7:\n`)).toEqual(['100001:1 Map keys must be unique']);
  });

  it('says where keys and values stand, or their nearest ancestor', () => {
    const result = parseYaml('files:\n  - path: a\n    kind: x\n');
    expect.assert(result.ok);
    const at = (pointer: string) => {
      const { line, column } = result.document.locate(pointer);
      return `${line}:${column}`;
    };
    expect(['', '/files', '/files/0', '/files/0/kind', '/files/0/none/deeper'].map(at)).toEqual([
      '1:1',
      '1:1',
      '2:5',
      '3:5',
      '2:5',
    ]);
  });

  it('reads what another writer wrote', () => {
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('tree')), fc.dictionary(fc.string(), tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = stringify(value, { aliasDuplicateObjects: false });
        expect(read(text)).toEqual(value);
      }),
    );
  });

  it('never throws', () => {
    const soup = fc
      .array(
        fc.constantFrom(
          'a',
          ':',
          ' ',
          '\n',
          '-',
          '[',
          ']',
          '{',
          '}',
          '*',
          '&',
          '!',
          '"',
          "'",
          '|',
          '?',
          '%',
          '\t',
          '#',
          ',',
          '---',
          '<<',
          '\u0000',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => void parseYaml(text)),
      { numRuns: 3000 },
    );
  });
});
