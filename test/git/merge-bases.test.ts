import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
beforeAll(() => {
  repository = createTemporaryRepository();
});
afterAll(() => repository.cleanup());

interface Made {
  readonly back: readonly number[];
  readonly skew: number;
}

/** Each commit names how far back its parents lie, and by how much its clock was wrong. */
const arbitraryHistory: fc.Arbitrary<Made[]> = fc.array(
  fc.record({
    back: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 3 }),
    skew: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -60, max: 60 })),
  }),
  { minLength: 10, maxLength: 40 },
);

type Pair = readonly [left: string, right: string];

function randomCommits(history: readonly Made[]): string[] {
  return repository.commitAll(
    history.map(
      ({ back, skew }, index): CommitPlan => ({
        message: `${index}`,
        branch: 'random',
        parents: [...new Set(back.map((far) => index - 1 - far).filter((parent) => parent >= 0))],
        at: 1_600_000_000 + index * 5 + skew,
      }),
    ),
  );
}

async function basesRead(pairs: readonly Pair[]): Promise<unknown[]> {
  const git = openGitRepository(repository.directory, repository.environment);
  const objects = createGitObjects(git);
  const history = createGitHistory(git, objects);
  const answers = await Promise.all(pairs.map(([left, right]) => history.mergeBases(left, right)));
  await objects.close();
  return answers.map((answer) => (answer.ok ? [...answer.value].sort() : answer));
}

/** All pairs in one process: `A...B` prints both ends, then each merge base with a caret. */
function basesByGit(pairs: readonly Pair[]): string[][] {
  const ranges = pairs.map(([left, right]) => `${left}...${right}`);
  const groups: string[][] = [];
  let ends = 0;
  for (const line of repository.git('rev-parse', ...ranges).split('\n')) {
    if (line.startsWith('^')) groups.at(-1)?.push(line.slice(1));
    else if (ends++ % 2 === 0) groups.push([]);
  }
  return groups.map((group) => group.sort());
}

describe('merge bases', () => {
  it("are git's, criss-cross, between several roots and with clocks that are wrong", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async (history) => {
        const tips = randomCommits(history).slice(-8);
        const pairs = tips.flatMap((left, index) => tips.slice(index).map((right): Pair => [left, right]));
        const bases = basesByGit(pairs);
        expect(await basesRead(pairs)).toEqual(bases);
      }),
      { numRuns: 6 },
    );
  });

  it('are all of them, even where there are many', async () => {
    const roots = Array.from({ length: 15 }, (_, index) => ({ message: `${index}`, parents: [] }));
    const all = roots.map((_, index) => index);
    const merges = ['one', 'two'].map((branch) => ({ message: branch, branch, parents: all }));
    const ids = repository.commitAll([...roots, ...merges]);
    expect(await basesRead([[ids[15] ?? '', ids[16] ?? '']])).toEqual([ids.slice(0, 15).sort()]);
  });
});
