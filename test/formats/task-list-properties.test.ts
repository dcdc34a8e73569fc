import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/formats/decode.ts';
import type { JsonValue } from '../../src/formats/json-value.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { appendToken } from '../../src/formats/location.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseTaskList } from '../../src/formats/task-list.ts';
import { runs } from '../support/soak.ts';

const read = (text: string) => parseTaskList(sourceText(text), defaultLimits);

/** What a document says, to be written in several ways. */
type Piece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'task'; readonly depth: number; readonly mark: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string };

interface Manner {
  readonly bullet: '-' | '*' | '+' | '1.' | '2)';
  readonly unit: string;
  readonly lineBreak: string;
  readonly trailing: string;
  readonly end: string;
  readonly mark: string;
  readonly gap: boolean;
  readonly fence: string;
}

const words = fc.constantFrom(
  'Write it',
  '1.2 Fold **it**',
  'T007 [P] Open `a|b`',
  'Ünïcode 🟢 x',
  '[a](b) c',
  'a < b',
);
const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 1, max: 3 }), text: words }),
  fc.record({
    kind: fc.constant('task' as const),
    depth: fc.nat(3),
    mark: fc.constantFrom(' ', 'x', '-', '~', '✓'),
    text: words,
  }),
  fc.record({ kind: fc.constant('note' as const), text: words }),
  fc.record({ kind: fc.constant('code' as const), text: fc.constant('- [x] T9 hidden') }),
);
const manner: fc.Arbitrary<Manner> = fc.record({
  bullet: fc.constantFrom('-', '*', '+', '1.', '2)'),
  unit: fc.constantFrom('  ', '    ', '\t', '      '),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  trailing: fc.constantFrom('', ' ', '\t'),
  end: fc.constantFrom('', '\n', '\n\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  gap: fc.boolean(),
  fence: fc.constantFrom('```', '~~~', '````md'),
});
const plain: Manner = {
  bullet: '-',
  unit: '  ',
  lineBreak: '\n',
  trailing: '',
  end: '\n',
  mark: '',
  gap: false,
  fence: '```',
};

/** A task is at most one deeper than the one before; headings and code begin anew. */
function write(pieces: readonly Piece[], how: Manner): string {
  let deepest = 0;
  const lines = pieces.flatMap((each): string[] => {
    if (each.kind === 'heading' || each.kind === 'code') deepest = 0;
    if (each.kind === 'heading') return ['', `${'#'.repeat(each.level)} ${each.text}`, ''];
    if (each.kind === 'code') return ['', 'Code:', how.fence, each.text, how.fence.replace('md', ''), ''];
    if (each.kind === 'note')
      return deepest === 0
        ? []
        : [...(how.gap ? [''] : []), `${how.unit.repeat(deepest)}${how.bullet} ${each.text}`];
    const depth = Math.min(each.depth, deepest);
    deepest = depth + 1;
    const mark = how.mark !== '' && each.mark === 'x' ? 'X' : each.mark;
    return [...(how.gap ? [''] : []), `${how.unit.repeat(depth)}${how.bullet} [${mark}] ${each.text}`];
  });
  return (
    how.mark + lines.map((line) => (line === '' ? line : line + how.trailing)).join(how.lineBreak) + how.end
  );
}

function pointersOf(value: JsonValue | undefined, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, appendToken(pointer, key))),
  ];
}

describe('parseTaskList, whatever the document', () => {
  it('reads the same however it is written', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), manner, (pieces, how) => {
        const bytes = new TextEncoder().encode(write(pieces, how));
        const { text, faults } = decodeText(bytes);
        expect(faults).toEqual([]);
        expect(read(text).value).toEqual(read(write(pieces, plain)).value);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads as many tasks as were written, and none of the code', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), manner, (pieces, how) => {
        const { items } = read(decodeText(new TextEncoder().encode(write(pieces, how))).text)
          .value as unknown as {
          items: readonly { readonly mark: string }[];
        };
        const written = pieces.flatMap((each) => (each.kind === 'task' ? [each.mark] : []));
        expect(items.map(({ mark }) => mark)).toEqual(written);
      }),
    );
  });

  it('never throws on soup, and finds a place for every value', () => {
    const parts = [
      '- ',
      '* ',
      '1. ',
      '[x] ',
      '[ ]',
      '[',
      ']',
      '# ',
      '```',
      '~~~',
      '<!--',
      '-->',
      '---',
      '===',
      '|',
      '|-|',
      '\n',
      '\n',
      '\r\n',
      '  ',
      '\t',
      '**',
      '~~',
      '✅',
      'T1 ',
      '(done)',
      '> ',
      'a',
      '\\',
      '<b>',
      '\u00a0',
    ];
    const soup = fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => {
        const { value, source } = read(text);
        const count = sourceText(text).lineCount;
        for (const pointer of pointersOf(value)) {
          const { line, column, endLine, endColumn } = source.locate(pointer);
          expect(line >= 1 && endLine === line && line <= count && endColumn >= column, pointer).toBe(true);
          expect(endColumn).toBeLessThanOrEqual((source.lineText(line) ?? '').length + 1);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
