import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { inner, passed, pretty } from '../../support/trees.ts';

const story = (id: string, passes: boolean) => ({ id, title: `Story ${id}`, passes });
const list = (...stories: readonly unknown[]) => JSON.stringify({ userStories: stories });

/** A clone need not hold every blob: what cannot be read says nothing, and is no list that was emptied. */
it.each([
  ['a list', 'prd.json', list(story('A', true), story('B', false)), list(story('A', true), story('B', true))],
  [
    'a tree',
    '.runner/state/tree.json',
    pretty(inner('one', [passed('a')])),
    pretty(inner('one', [passed('b')])),
  ],
])(
  '%s whose version the repository lacks is not judged, and what is known of it stays',
  async (_, path, old, now) => {
    const repository = memoryRepository(
      [old, now, old].map((text, at) => ({ message: `work ${at}`, files: { [path]: text } })),
    );
    const lacking = await repository.history.entry(repository.ids[1] ?? '', path);
    const lost = lacking.ok ? lacking.value?.blob : undefined;
    expect(lost).toBeDefined();
    const blobs = { open: async (blob: string) => (blob === lost ? undefined : repository.blobs.open(blob)) };
    const report = await checkRange({ ...repository, blobs, govern: governByDetection(kinds) });
    expect(report.findings).toEqual([]);
    expect(report.obstacles.map(({ code }) => code)).toEqual(['object-missing']);
    expect(report.verdict).toBe('cannot-judge');
  },
);
