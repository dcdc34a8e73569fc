import { describe, expect, it } from 'vitest';
import { changedByRange } from '../../../src/engine/policy/range-changes.ts';
import type { CommitFacts } from '../../../src/engine/ports.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const [file, other] = ['.stateward.yml', 'readme.md'];
const at = (
  text: string | null,
  parents?: readonly number[],
  more: MemoryCommit['files'] = {},
): MemoryCommit => ({
  message: 'work',
  files: { [file]: text, ...more },
  ...(parents === undefined ? {} : { parents }),
});

interface Case {
  readonly commits: readonly MemoryCommit[];
  /** Places in the list. */
  readonly base: number;
  readonly bases?: readonly number[];
  readonly tip?: number;
  readonly range: readonly number[];
}

async function changed({ commits, base, bases, tip, range }: Case): Promise<readonly string[]> {
  const { history, ids } = memoryRepository(commits);
  const id = (place: number) => ids[place] ?? '';
  const facts: CommitFacts[] = [];
  for (const place of range) {
    const found = await history.upTo(id(place), 1);
    if (found.ok) facts.push(...found.value);
  }
  const ends = { base: id(base), head: id(range.at(-1) ?? 0), ...(bases ? { bases: bases.map(id) } : {}) };
  const sides = { history, range: ends, ...(tip === undefined ? {} : { tip: id(tip) }) };
  const found = await changedByRange(sides, facts, [file, other]);
  return found.ok ? [...found.value] : ['unknown'];
}

describe('what a range changes itself', () => {
  it.each<[string, Case]>([
    ['a commit of it', { commits: [at('1'), at('2')], base: 0, tip: 0, range: [1] }],
    ['a commit that adds it', { commits: [at(null), at('2')], base: 0, tip: 0, range: [1] }],
    ['a commit that deletes it', { commits: [at('1'), at(null)], base: 0, tip: 0, range: [1] }],
    [
      'one of several',
      { commits: [at('1'), at('2'), at('2', [1], { [other]: 'x' })], base: 0, range: [1, 2] },
    ],
    [
      'a commit of it, while the base went elsewhere',
      { commits: [at('1'), at('3', [0]), at('2', [0])], base: 0, tip: 1, range: [2] },
    ],
    [
      'a merge that writes what no parent has',
      { commits: [at('1'), at('2', [0]), at('1', [0]), at('3', [2, 1])], base: 1, tip: 1, range: [2, 3] },
    ],
    [
      'its own version, which a merge of the base keeps',
      { commits: [at('1'), at('3', [0]), at('2', [0]), at('2', [2, 1])], base: 1, tip: 1, range: [2, 3] },
    ],
  ])('%s', async (_, given) => {
    expect(await changed(given)).toContain(file);
  });

  it.each<[string, Case]>([
    [
      'a branch that is merely behind',
      { commits: [at('1'), at('2', [0]), at('1', [0], { [other]: 'x' })], base: 0, tip: 1, range: [2] },
    ],
    [
      'a branch that is behind the file itself',
      { commits: [at(null), at('2', [0]), at(null, [0], { [other]: 'x' })], base: 0, tip: 1, range: [2] },
    ],
    [
      'a branch that merged the base',
      { commits: [at('1'), at('2', [0]), at('1', [0]), at('2', [2, 1])], base: 1, tip: 1, range: [2, 3] },
    ],
    [
      'a branch that merged the base, which went on',
      {
        commits: [at('1'), at('2', [0]), at('1', [0]), at('2', [2, 1]), at('3', [1])],
        base: 1,
        tip: 4,
        range: [2, 3],
      },
    ],
    [
      'a merge of the base and of another merge base',
      {
        commits: [at('1'), at('2', [0]), at('1', [0]), at('2', [2, 1])],
        base: 0,
        bases: [0, 1],
        range: [2, 3],
      },
    ],
    ['a change that is taken back', { commits: [at('1'), at('2'), at('1')], base: 0, tip: 0, range: [1, 2] }],
    [
      'what the base tip says already',
      { commits: [at('1'), at('2', [0]), at('2', [0])], base: 0, tip: 1, range: [2] },
    ],
    ['nothing at all', { commits: [at('1'), at('1', [0], { [other]: 'x' })], base: 0, tip: 0, range: [1] }],
  ])('and not %s', async (_, given) => {
    expect(await changed(given)).not.toContain(file);
  });
});
