import { describe, expect, it } from 'vitest';
import type { RepairPlace } from '../../../src/engine/contract/repair.ts';
import { type PlannedRepair, repairOf } from '../../../src/engine/report/file-repair.ts';
import { commandOf } from '../../support/repairs.ts';

const commandFor = (planned: PlannedRepair, place: RepairPlace = {}) => {
  const repair = repairOf(planned, place);
  return repair && commandOf({ repair });
};
const checkout = 'git checkout 3f2a91c0d4b5 -- a.md';
const written = 'npx --no stateward repair a.md';
const restored = '3f2a91c0d4b5e6f708192a3b4c5d6e7f80910a1b';
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}\n`).join('');
const texts = (text: string) => new Map([['', text]]);
function patchOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, paths = new Map()) {
  return repairOf({ path: 'a.md', before, after, subjects: ['a'], paths }, {})?.patch;
}

describe('the printed repair', () => {
  const repair = { path: 'a.md', before: texts('x\n'), after: texts('y\n'), subjects: ['a'] };
  const unwritten = { ...repair, after: undefined };

  it.each<[string, PlannedRepair, string | undefined]>([
    ['restores the file where a commit has just that', { ...repair, restored }, checkout],
    ['writes into it where none has', repair, written],
    ['restores the file where nothing can be written', { ...unwritten, undone: restored }, checkout],
    ['writes rather than to lose other edits', { ...repair, undone: restored }, written],
    ['is words where neither helps', unwritten, undefined],
  ])('%s', (_, planned, expected) => {
    expect(commandFor(planned)).toBe(expected);
  });

  it('shows the patch', () => {
    expect(repairOf(repair, {})?.patch).toBe('--- a/a.md\n+++ b/a.md\n@@ -1,1 +1,1 @@\n-x\n+y\n');
  });

  it('restores nothing where commits lie on top of what was judged: their work would be lost', () => {
    const place = { isBuiltUpon: true };
    expect(commandFor({ ...repair, restored }, place)).toBe(written);
    expect(commandFor({ ...unwritten, undone: restored }, place)).toBeUndefined();
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
