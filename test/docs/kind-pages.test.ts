import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/index.ts';
import { parseDeclarations } from '../../src/kinds/task-tree/steps/declaration.ts';
import { freshPages } from './generated-pages.ts';
import { type Block, blocksOf } from './page-examples.ts';

const taskTreePage = readFileSync('docs/kinds/task-tree.md', 'utf8');

describe('the pages of the kinds', () => {
  let fresh: ReadonlyMap<string, string>;
  beforeAll(async () => {
    fresh = await freshPages();
  });

  it.each(kinds())('$id: is there and fresh (npm run generate)', ({ id, rules }) => {
    const file = `docs/kinds/${id}.md`;
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(fresh.get(file));
    for (const section of ['options', 'rules']) expect(text).toContain(`<!-- generated: ${section} -->`);
    for (const rule of rules) expect(text).toContain(`(../rules/${rule}.md)`);
  });
});

describe('the grammar of the Agent-Step line in docs/kinds/task-tree.md', () => {
  const blocks = blocksOf(taskTreePage);
  const claims = blocks.flatMap((block, index) => {
    const expected = blocks[index + 1];
    return block.name === 'line' && expected !== undefined ? [{ line: block.text, expected }] : [];
  });

  it('shows what is read and every way in which a line cannot be', () => {
    expect(claims.length).toBeGreaterThanOrEqual(11);
    const faults = claims.flatMap(({ expected }) =>
      expected.name === 'faults' ? JSON.parse(expected.text) : [],
    );
    expect(faults).toEqual([
      'malformed',
      'unknownKey',
      'repeatedKey',
      'missingKey',
      'badValue',
      'guardWithoutRun',
    ]);
  });

  it.each(claims)('reads as said: $line', ({ line, expected }) => {
    const { steps, faults } = parseDeclarations(line);
    const said: unknown = JSON.parse(expected.text);
    if (expected.name === 'faults') {
      expect(faults.map(({ messageId }) => messageId)).toEqual(said);
      expect(steps).toEqual([]);
    } else {
      expect(
        steps.map(({ line: _, tree, ...step }) => (tree === undefined ? step : { ...step, tree })),
      ).toEqual(said);
      expect(faults).toEqual([]);
    }
  });

  it('draws the line between bare values, blanks and the rest where the parser does', () => {
    const isBare = inRanges(rangesOf(blocks, 'bare-first'));
    const isBlank = inRanges([...rangesOf(blocks, 'blank'), [0x09, 0x09], [0x20, 0x20]]);
    const characters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point));
    expect(characters.filter(isBare)).toEqual(characters.filter((each) => /[^\s"]/.test(each)));
    expect(characters.filter(isBlank)).toEqual(
      characters.filter((each) => /[^\S\n\r\u2028\u2029]/.test(each)),
    );
  });

  it.each([' ', '\t', '\v', '\f', '\u00A0', '\u3000', '\uFEFF'])(
    'allows the blank %j around the pairs',
    (blank) => {
      const { steps, faults } = parseDeclarations(`Agent-Step:${blank}node=a status=done guard=pass${blank}`);
      expect({ steps: steps.length, faults }).toEqual({ steps: 1, faults: [] });
    },
  );

  it.each(['\u2028', '\u2029'])('knows no line with %j in it', (separator) => {
    expect(parseDeclarations(`Agent-Step: node="a${separator}" status=done guard=pass`).steps).toEqual([]);
  });
});

type Range = readonly [from: number, to: number];

function inRanges(ranges: readonly Range[]) {
  return (character: string) =>
    ranges.some(([from, to]) => character.charCodeAt(0) >= from && character.charCodeAt(0) <= to);
}

/** The ranges of code points that a rule of the grammar names. */
function rangesOf(blocks: readonly Block[], rule: string): Range[] {
  const grammar = blocks.find(({ language }) => language === 'abnf')?.text ?? '';
  const definition = grammar.split(/\n(?=\S)/).find((text) => text.startsWith(`${rule} `)) ?? '';
  return [...definition.matchAll(/%x([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}
