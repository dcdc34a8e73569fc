import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictText } from '../../../src/engine/three-way/conflict-text.ts';
import { lineHunks } from '../../../src/engine/three-way/line-hunks.ts';
import { mergedLines } from '../../../src/engine/three-way/merge-lines.ts';
import { textLines } from '../../../src/engine/values/text-lines.ts';
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

describe('mergedLines', () => {
  const choose = () => ['?\n'];

  it('gives the other side where one changed nothing, and a side where both did the same', () => {
    fc.assert(
      fc.property(texts, texts, (base, side) => {
        expect(mergedLines({ base, ours: side, theirs: base }, choose)).toBe(side);
        expect(mergedLines({ base, ours: base, theirs: side }, choose)).toBe(side);
        expect(mergedLines({ base, ours: side, theirs: side }, choose)).toBe(side);
      }),
      { numRuns: runs(300) },
    );
  });

  it('holds every new line of both where both are chosen', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, ours, theirs) => {
        const both = mergedLines({ base, ours, theirs }, (stretch) => [...stretch.ours, ...stretch.theirs]);
        const all = new Set(textLines(both));
        const old = new Set(textLines(base));
        for (const line of textLines(ours + theirs)) if (!old.has(line)) expect(all).toContain(line);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    [
      'changes with a line between them',
      'one\ntwo\n3\n',
      'ONE\ntwo\n3\n',
      'one\ntwo\nIII\n',
      'ONE\ntwo\nIII\n',
    ],
    ['not changes of neighboring lines', 'one\ntwo\n', 'ONE\ntwo\n', 'one\nTWO\n', '?\n'],
    ['not insertions at one place', 'one\n', 'one\nours\n', 'one\ntheirs\n', 'one\n?\n'],
    ['not two changes of one line', 'one\n', 'ours\n', 'theirs\n', '?\n'],
  ])('puts together, as git does, %s', (_, base, ours, theirs, merged) => {
    expect(mergedLines({ base, ours, theirs }, choose)).toBe(merged);
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
