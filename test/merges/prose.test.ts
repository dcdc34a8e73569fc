import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { mergeFile } from '../../src/engine/three-way/merge-file.ts';
import type { ThreeTexts } from '../../src/engine/three-way/three.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { runs } from '../support/soak.ts';
import { isItem, type Sides, sides, textOf, ticked } from './prose.ts';

const paths = [
  'docs/superpowers/plans/2026-11-01-shop.md',
  'specs/001/tasks.md',
  'conductor/tracks/shop/plan.md',
  '.omo/plans/shop.md',
];

function merged(path: string, texts: ThreeTexts) {
  const governance = policyOf({ configuration: null, waivers: null }, kinds).govern(path);
  if (governance === undefined) throw new Error(`${path} is not governed`);
  return mergeFile({ ...governance, path, limits: defaultLimits }, { texts, companions: new Map() });
}

const textsOf = ({ base, ours, theirs }: Sides): ThreeTexts => ({
  base: textOf(base),
  ours: textOf(ours.blocks),
  theirs: textOf(theirs.blocks),
});

/** Lines that are not blank, with every box empty, as often as they stand. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n').map((each) => each.trimEnd().replace('[x]', '[ ]')))
    if (line !== '') counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** What two lists of blocks have in common, as often as both have it. */
function common(left: readonly string[], right: readonly string[]): string[] {
  const rest = [...right];
  return left.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

describe.each(paths)('a merge of prose in %s', (path) => {
  const check = (test: (given: Sides, merge: ReturnType<typeof merged>) => void) =>
    fc.assert(
      fc.property(sides, (given) => test(given, merged(path, textsOf(given)))),
      { numRuns: runs(150) },
    );

  it('holds no line that nobody wrote', () => {
    check((given, merge) => {
      const { ours, theirs } = textsOf(given);
      const known = counted(ours + theirs);
      for (const text of merge.conflicts.length === 0 ? [merge.ours] : [merge.ours, merge.theirs])
        expect([...counted(text).keys()].filter((line) => !known.has(line))).toEqual([]);
    });
  });

  it('holds each line as often as both sides wrote it', () => {
    check(({ base, ours, theirs }, merge) => {
      if (merge.conflicts.length > 0) return;
      const [now, old] = [counted(merge.ours), counted(textOf(base))];
      const gone = counted([...ours.removed, ...theirs.removed].join(''));
      const come = counted([...ours.added, ...theirs.added].join(''));
      const shared = counted(common(ours.added, theirs.added).join(''));
      for (const line of new Set([...old.keys(), ...come.keys()])) {
        const count = (of: Map<string, number>) => of.get(line) ?? 0;
        const least = count(old) - count(gone) + count(come) - count(shared);
        expect([line, count(now) >= least]).toEqual([line, true]);
      }
    });
  });

  it('holds what each side put in whole, also where the rest is in conflict', () => {
    check(({ ours, theirs }, merge) => {
      const isIn = (text: string, block: string) =>
        ticked(`\n${text}`).includes(`\n${ticked(block).trimEnd()}\n`);
      expect(ours.added.filter((block) => !isIn(merge.ours, block))).toEqual([]);
      expect(theirs.added.filter((block) => !isIn(merge.theirs, block))).toEqual([]);
    });
  });

  it('closes every fence', () => {
    check((_, merge) => {
      for (const text of [merge.ours, merge.theirs]) {
        const fences = text.split('\n').filter((line) => /^\s*```/.test(line)).length;
        const blocks = text.match(/^[ \t]*```.*\n(?:(?![ \t]*```).*\n)*[ \t]*```$/gm) ?? [];
        expect(fences).toBe(2 * blocks.length);
      }
    });
  });

  it('puts both together where they put in blocks that are no items', () => {
    check((given, merge) => {
      const isPlain = [given.ours, given.theirs].every(
        ({ added, removed, isEdited }) => removed.length === 0 && !isEdited && !added.some(isItem),
      );
      if (isPlain) expect(merge.conflicts).toEqual([]);
    });
  });
});

describe('a merge of a page', () => {
  const page = (first: readonly string[], second: readonly string[]) =>
    ['# Tasks', '', '## One', '', ...first, '', '## Two', '', ...second, ''].join('\n');
  const items = ['- [ ] T001 Sign in', '- [ ] T002 Pay', '- [ ] T003 Export'];
  const [one = '', two = '', three = ''] = items;
  const last = '- [ ] T004 Sign out';
  const base = page(items, [last]);
  const mergedTasks = (ours: string, theirs: string) => {
    const { ours: text, conflicts } = merged('specs/001/tasks.md', { base, ours, theirs });
    return { text, conflicts };
  };

  it.each([
    ['moved', page([one, three], [last, two])],
    ['removed', page([one, three], [last])],
  ])('is a conflict where one side wrote below an item that the other one %s', (_, changed) => {
    const noted = page([one, two, '  - Mind the limit', three], [last]);
    expect(mergedTasks(noted, changed).conflicts).toHaveLength(1);
    expect(mergedTasks(changed, noted).conflicts).toHaveLength(1);
  });
});
