import { describe, expect, it } from 'vitest';
import { type PlannedRepair, repairOf } from '../../src/app/report/file-repair.ts';
import type { RepairPlace } from '../../src/core/repair.ts';
import { commandOf } from '../support/repairs.ts';

const commandFor = (planned: PlannedRepair, place: RepairPlace = {}) => {
  const repair = repairOf(planned, place);
  return repair && commandOf({ repair });
};
const checkout = 'git checkout 3f2a91c0d4b5 -- a.md';
const written = 'npx --no stateward repair a.md';
const back = { accepted: null, subjects: ['a'], isUnborn: false };
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}\n`).join('');
const texts = (text: string) => new Map([['', text]]);
const commit = {
  at: '3f2a91c0d4b5e6f708192a3b4c5d6e7f80910a1b',
  path: 'a.md',
  besides: [],
  texts: texts('y\n'),
};
const accepted = { ...back, commit };

function patchOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, paths = new Map()) {
  return repairOf({ path: 'a.md', before, after, subjects: ['a'], paths, back }, {})?.patch;
}

describe('the printed repair', () => {
  it('restores the file where that is enough, else writes into it, each with the patch', () => {
    const repair = { path: 'a.md', before: texts('x\n'), after: texts('y\n'), subjects: ['a'] };
    expect(commandFor({ ...repair, back: accepted })).toBe(checkout);
    expect(commandFor({ ...repair, back })).toBe(written);
    expect(repairOf({ ...repair, back }, {})?.patch).toBe('--- a/a.md\n+++ b/a.md\n@@ -1 +1 @@\n-x\n+y\n');
    expect(commandFor({ ...repair, after: undefined, back })).toBeUndefined();
  });

  it('restores nothing where that would take something along which writing leaves', () => {
    const repair = { path: 'a.md', before: texts('x\nnew\n'), after: texts('y\nnew\n'), subjects: ['a'] };
    expect(commandFor({ ...repair, back: accepted })).toBe(written);
    const indented = { ...back, commit: { ...commit, texts: texts('  y\n\nnew') } };
    expect(commandFor({ ...repair, back: indented })).toBe(checkout);
  });

  it.each<[string, string, string, string, RegExp]>([
    ['what comes back is written otherwise', 'b\n', '- a\nb\n', '- a # big\nb\n', /^git checkout/],
    ['a line stood within it', 'b\n', '- a\n  c\nb\n', '- a\n  # big\n  c\nb\n', /^git checkout/],
    ['a line went in front of it', 'b\n', '- a\nb\n', '# big\n- a\nb\n', /repair/],
    ['a line that stands would go along', 'b\nnew\n', '- a\nb\nnew\n', '- a # big\nb\n', /repair/],
    ['a line that went would come along', 'b\n', '- a\nb\n', '- a\nb\nold\n', /repair/],
    ['a line that stands is corrected', '{a:1,note:x}\n', '{a:0,note:x}\n', '{a:0,note:y}\n', /repair/],
  ])('is a checkout or not, where %s', (_, now, after, then, expected) => {
    const repair = { path: 'a.md', before: texts(now), after: texts(after), subjects: ['a'] };
    const to = { ...back, commit: { ...commit, texts: texts(then) } };
    expect(commandFor({ ...repair, back: to })).toMatch(expected);
  });

  it('restores nothing where commits lie on top of what was judged: their work would be lost', () => {
    const repair = { path: 'a.md', before: texts('x\n'), after: texts('y\n'), subjects: ['a'] };
    const place = { isBuiltUpon: true };
    expect(commandFor({ ...repair, back: accepted }, place)).toBe(written);
    const takenBack = { ...back, takenBack: commit };
    const unwritten = { ...repair, after: undefined };
    expect(commandFor({ ...unwritten, back: takenBack }, place)).toBe(written);
    expect(commandFor({ ...unwritten, back }, place)).toBeUndefined();
  });

  it('is staged with every file that it writes', () => {
    const parts = new Map([...texts('y\n'), ['graph', 'g\n']]);
    const repair = { path: 'a.md', before: texts(''), after: parts, subjects: ['a'], back };
    const planned = { ...repair, paths: new Map([['graph', 'flow.json']]) };
    expect(commandFor(planned, { staged: {} })).toContain('&& git add -- a.md flow.json');
    expect(commandFor(planned)).toBe(written);
  });

  // Two lines of a header and one of a hunk stand above.
  it.each([
    { name: 'of 60 lines', before: '', after: lines(57), isShown: true },
    { name: 'of 61 lines', before: '', after: lines(58), isShown: false },
    { name: 'of one long line', before: 'x\n', after: `${'y'.repeat(16_000)}\n`, isShown: false },
  ])('has a patch $name: $isShown', ({ before, after, isShown }) => {
    expect(patchOf(texts(before), texts(after)) !== undefined).toBe(isShown);
  });

  it('names a part by its path, and removes one that is emptied', () => {
    const patch = patchOf(
      new Map([['graph', 'x\n']]),
      new Map([['graph', '']]),
      new Map([['graph', 'flow.json']]),
    );
    expect(patch).toContain('diff --git a/flow.json b/flow.json\ndeleted file mode');
  });
});
