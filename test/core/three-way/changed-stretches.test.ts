import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from '../../../src/core/text-lines.ts';
import { changedStretches } from '../../../src/core/three-way/changed-stretches.ts';
import { type LineHunk, lineHunks } from '../../../src/core/three-way/line-hunks.ts';
import { type LineRegion, lineRegions, regionsBy } from '../../../src/core/three-way/merge-lines.ts';
import { runs } from '../../support/soak.ts';

const lines = fc.array(fc.constantFrom('a', 'ab', 'b', '}', ''), { maxLength: 10 });
const text = fc
  .tuple(lines, fc.boolean())
  .map(([each, isOpen]) => each.map((line) => `${line}\n`).join('') + (isOpen ? 'end' : ''));
const threeTexts = fc.tuple(text, text, text).map(([base, ours, theirs]) => ({ base, ours, theirs }));
/** What one side changed, in the place where it did. */
const oneSided = fc.tuple(text, text, fc.boolean()).map(([base, now, isOurs]) => ({
  ...{ base, ours: isOurs ? now : base, theirs: isOurs ? base : now },
}));
const shared = text.map((all) => ({ base: all, ours: all, theirs: all }));
/** Most of the time three texts begin and end alike, and sides may be at work in different places. */
const three = fc.array(fc.oneof(shared, oneSided, threeTexts), { minLength: 1, maxLength: 5 }).map((parts) =>
  parts.reduce((all, { base, ours, theirs }) => ({
    ...{ base: all.base + base, ours: all.ours + ours, theirs: all.theirs + theirs },
  })),
);

function moved({ before, after }: LineHunk, by: number, byAfter: number): LineHunk {
  const shifted = ({ from, to }: LineHunk['before'], more: number) => ({ from: from + more, to: to + more });
  return { before: shifted(before, by), after: shifted(after, byAfter) };
}

const countOf = (text: string) => textLines(text).length;

describe('changedStretches', () => {
  it.each([
    ['nothing', { base: 'a\nb', ours: 'a\nb', theirs: 'a\nb' }, []],
    ['all of it', { base: 'a\n', ours: 'b\n', theirs: 'c\n' }, [[0, 2, 0, 2, 0, 2]]],
    [
      'whole lines alone',
      { base: 'xa\ny\nza\n', ours: 'xb\ny\nwa\n', theirs: 'xa\ny\nza\n' },
      [[0, 8, 0, 8, 0, 8]],
    ],
    [
      'one around both',
      { base: 'a\nx\nb\nc\n', ours: 'a\ny\nb\nc\n', theirs: 'a\nz\nb\nc\n' },
      [[2, 4, 2, 4, 2, 4]],
    ],
    [
      'one around both where they touch',
      { base: 'a\nb\nc\n', ours: 'A\nb\nc\n', theirs: 'a\nB\nc\n' },
      [[0, 4, 0, 4, 0, 4]],
    ],
    [
      'two that are apart',
      { base: 'a\nb\nc\nd\n', ours: 'a\nb\nc\nD\nE\n', theirs: 'x\ny\nb\nc\nd\n' },
      [
        [0, 2, 0, 2, 0, 4],
        [6, 8, 6, 10, 8, 10],
      ],
    ],
    [
      'what one side put in, with the line behind it',
      { base: 'a\nb\n', ours: 'a\nb\n', theirs: 'a\nx\nb\n' },
      [[2, 4, 2, 4, 2, 6]],
    ],
  ])('tells %s', (_, texts, stretches) => {
    const told = changedStretches(texts).map(({ base, ours, theirs }) =>
      [base, ours, theirs].flatMap(({ from, to }) => [from, to]),
    );
    expect(told).toEqual(stretches);
  });

  it('leaves lines paired as they are in the whole texts', () => {
    fc.assert(
      fc.property(three, (texts) => {
        const stretches = changedStretches(texts);
        for (const side of ['ours', 'theirs'] as const) {
          const found = stretches.flatMap(({ base, [side]: own }) =>
            lineHunks(
              textLines(texts.base.slice(base.from, base.to)),
              textLines(texts[side].slice(own.from, own.to)),
            ).map((hunk) =>
              moved(hunk, countOf(texts.base.slice(0, base.from)), countOf(texts[side].slice(0, own.from))),
            ),
          );
          expect(found).toEqual(lineHunks(textLines(texts.base), textLines(texts[side])));
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  it('leaves what becomes of the lines as it is in the whole texts', () => {
    const told = (regions: readonly LineRegion[]) =>
      (['base', 'ours', 'theirs'] as const).map((side) =>
        regions
          .filter(({ type }) => type !== 'same')
          .map(({ type, covered, [side]: own }) => [type, covered, own]),
      );
    fc.assert(
      fc.property(three, (texts) => {
        const regions = lineRegions(texts);
        expect(told(regions)).toEqual(told(regionsBy(texts, lineHunks)));
        for (const side of ['base', 'ours', 'theirs'] as const)
          expect(regions.flatMap((region) => region[side]).join('')).toBe(texts[side]);
      }),
      { numRuns: runs(3000) },
    );
  });
});
