import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from '../../../src/core/text-lines.ts';
import { conflictText } from '../../../src/core/three-way/conflict-text.ts';
import { lineHunks } from '../../../src/core/three-way/line-hunks.ts';
import { bothInsertions, joinRegions, lineRegions } from '../../../src/core/three-way/merge-lines.ts';
import { runs } from '../../support/soak.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '}', '{', ''), { maxLength: 14 });
const texts = lines.map((each) => each.map((line) => `${line}\n`).join(''));

describe('lineHunks', () => {
  it('says what makes one list of the other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const built: string[] = [];
        let at = 0;
        for (const hunk of lineHunks(before, after)) {
          built.push(...before.slice(at, hunk.before.from), ...after.slice(hunk.after.from, hunk.after.to));
          at = hunk.before.to;
        }
        expect([...built, ...before.slice(at)]).toEqual(after);
      }),
      { numRuns: runs(600) },
    );
  });

  it('keeps the brackets of neighbours apart, where another item comes in', () => {
    const item = (name: string) => ['{', `  ${name}`, '}'];
    const hunks = lineHunks(
      [...item('one'), ...item('two')],
      [...item('one'), ...item('new'), ...item('two')],
    );
    expect(hunks).toEqual([{ before: { from: 4, to: 4 }, after: { from: 4, to: 7 } }]);
  });
});

describe('lineRegions', () => {
  it('hold each side whole', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, ours, theirs) => {
        const regions = lineRegions({ base, ours, theirs });
        for (const side of ['base', 'ours', 'theirs'] as const)
          expect(regions.flatMap((region) => region[side]).join('')).toBe({ base, ours, theirs }[side]);
      }),
      { numRuns: runs(600) },
    );
  });

  it('give the other side where one changed nothing', () => {
    fc.assert(
      fc.property(texts, texts, (base, side) => {
        const choose = () => ['?'];
        expect(joinRegions(lineRegions({ base, ours: side, theirs: base }), choose)).toBe(side);
        expect(joinRegions(lineRegions({ base, ours: base, theirs: side }), choose)).toBe(side);
        expect(joinRegions(lineRegions({ base, ours: side, theirs: side }), choose)).toBe(side);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['changes of neighbouring lines', 'one\ntwo\n', 'ONE\ntwo\n', 'one\nTWO\n', 'ONE\nTWO\n'],
    ['an insertion beside a change', 'one\ntwo\n', 'one\ntwo\nthree\n', 'one\nTWO\n', 'one\nTWO\nthree\n'],
    ['insertions at one place, ours first', 'one\n', 'one\nours\n', 'one\ntheirs\n', 'one\nours\ntheirs\n'],
    ['not two changes of one line', 'one\n', 'ours\n', 'theirs\n', '?\n'],
  ])('put together %s', (_, base, ours, theirs, merged) => {
    const regions = lineRegions({ base, ours, theirs });
    expect(joinRegions(regions, (region) => bothInsertions(region) ?? ['?\n'])).toBe(merged);
  });
});

describe('conflictText', () => {
  it('marks what differs, and closes a last line that is open', () => {
    const style = { size: 3, ours: 'we', theirs: 'they' };
    expect(conflictText('a\nb', 'a\nc', style)).toBe('a\n<<< we\nb\n===\nc\n>>> they\n');
    expect(textLines('a\nb')).toEqual(['a\n', 'b']);
  });

  it('is the text itself where both are the same', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(conflictText(text, text, { size: 7, ours: '', theirs: '' })).toBe(text);
      }),
    );
  });
});
