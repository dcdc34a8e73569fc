import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from '../../../src/core/text-lines.ts';
import { commonEnds } from '../../../src/core/three-way/common-ends.ts';
import { type LineHunk, lineHunks } from '../../../src/core/three-way/line-hunks.ts';
import { runs } from '../../support/soak.ts';

const lines = fc.array(fc.constantFrom('a', 'ab', 'b', '}', ''), { maxLength: 10 });
const text = fc
  .tuple(lines, fc.boolean())
  .map(([each, isOpen]) => each.map((line) => `${line}\n`).join('') + (isOpen ? 'end' : ''));
/** Most of the time three texts begin and end alike. */
const three = fc.tuple(text, fc.tuple(text, text, text), text).map(([start, [base, ours, theirs], end]) => ({
  ...{ base: start + base + end, ours: start + ours + end, theirs: start + theirs + end },
}));

function moved({ before, after }: LineHunk, by: number): LineHunk {
  const shifted = ({ from, to }: LineHunk['before']) => ({ from: from + by, to: to + by });
  return { before: shifted(before), after: shifted(after) };
}

describe('commonEnds', () => {
  it.each([
    ['nothing', { base: 'a\n', ours: 'b\n', theirs: 'c\n' }, { start: 0, end: 0 }],
    ['all of it', { base: 'a\nb', ours: 'a\nb', theirs: 'a\nb' }, { start: 3, end: 0 }],
    [
      'whole lines alone',
      { base: 'xa\ny\nza\n', ours: 'xb\ny\nwa\n', theirs: 'xa\ny\nza\n' },
      { start: 0, end: 0 },
    ],
    [
      'both ends',
      { base: 'a\nx\nb\nc\n', ours: 'a\ny\nb\nc\n', theirs: 'a\nz\nb\nc\n' },
      { start: 2, end: 4 },
    ],
  ])('tells %s', (_, texts, ends) => {
    expect(commonEnds(texts)).toEqual(ends);
  });

  it('leaves lines paired as they are in the whole texts', () => {
    fc.assert(
      fc.property(three, (texts) => {
        const { start, end } = commonEnds(texts);
        const inner = (one: string) => textLines(one.slice(start, one.length - end));
        const first = textLines(texts.base.slice(0, start)).length;
        for (const side of [texts.ours, texts.theirs]) {
          expect(side.slice(0, start)).toBe(texts.base.slice(0, start));
          expect(side.slice(side.length - end)).toBe(texts.base.slice(texts.base.length - end));
          const hunks = lineHunks(inner(texts.base), inner(side)).map((hunk) => moved(hunk, first));
          expect(hunks).toEqual(lineHunks(textLines(texts.base), textLines(side)));
        }
      }),
      { numRuns: runs(1500) },
    );
  });
});
