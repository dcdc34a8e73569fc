import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from '../../src/config/plain-words.ts';
import type { JsonValue } from '../../src/formats/json-value.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { runs } from '../support/soak.ts';

const words = (...lines: string[]) => plainWords(lines.join('\n'));

describe('the words of a configuration', () => {
  it('are its values, however they are quoted', () => {
    const text = [
      '# why',
      'version: 1',
      'files:',
      "  - path: 'a b/*.json'",
      '    kind: checklist # all of them',
    ];
    expect(
      words(...text, '    preset: "ralph"', 'ignore: [ docs/**, "x y" ]', '', 'more:', '  - last'),
    ).toEqual(new Set(['1', 'a b/*.json', 'checklist', 'ralph', 'docs/**', 'x y', 'last']));
  });

  it.each([
    ['an escape', 'path: "a\\u002fb"'],
    ['a doubled quote', "path: 'a''b'"],
    ['a block of text', 'path: |', '  a'],
    ['a text over two lines', 'path: a', '  b'],
    ['a quoted text over two lines', 'path: "a', '  b"'],
    ['an alias', 'path: *a'],
    ['an anchor', 'path: &a b'],
    ['a tag', 'path: !!str a'],
    ['a map on one line', 'files: [{ path: a }]'],
    ['a text with a placeholder', "graph: '{dir}/g.json'"],
    ['a key of several lines', '? a', ': b'],
    ['a list over two lines', 'ignore: [a,', '  b]'],
    ['two documents', 'a: b', '---', 'a: c'],
    ['a tab', 'path:\ta'],
  ])('are not told where there is %s', (_, ...lines) => {
    expect(words('version: 1', ...lines)).toBeUndefined();
  });

  it('leave out no text that the reader of YAML finds', () => {
    const text = fc.constantFrom(
      'a',
      'a b',
      '"a"',
      "'a b'",
      'a, b',
      '[a, b]',
      '[a b, "c"]',
      "''",
      'a#b',
      'a #b',
      'a: b',
      '- a',
      '1',
      '~',
      '*.md',
      '.a',
      'a:b',
      '"a',
      "it's",
    );
    const key = fc.constantFrom('a:', 'files:', '- path:', '-', '- -', '"k l":', '', '#', '  ');
    const line = fc
      .tuple(fc.constantFrom('', '  ', '    '), key, text)
      .map((parts) => parts.join(' ').replace(/^ /, ''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const source = lines.join('\n');
        const found = plainWords(source);
        const { value } = parseYaml(sourceText(source), defaultLimits, { maxAliases: 0, scalarKeys: false });
        if (found === undefined || value === undefined) return;
        for (const each of textsIn(value)) expect([...found]).toContain(each);
      }),
      { numRuns: runs(3000) },
    );
  });
});

function textsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
