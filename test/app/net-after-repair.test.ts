import { expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import { inner, node, pretty, tree } from '../support/trees.ts';

const path = '.runner/state/tree.json';
const used = inner('b', [node('b.1', { attempts: 2 }), node('b.2')]);
const fresh = inner('b', [node('b.1'), node('b.2')]);
const gone = node('b', { next: 'decompose' });
const stages = { used, gone, fresh };

/** The rules that refuse something at the head, of a tree whose second node goes through these stages. */
async function refusedBy(...names: readonly (keyof typeof stages)[]): Promise<string[]> {
  const commits = names.map((name, index) => ({
    message:
      name === 'fresh' ? 'Plan\n\nAgent-Step: node=b status=decomposed guard=skipped' : `commit ${index}`,
    files: { [path]: pretty(tree(node('a'), stages[name])) },
  }));
  const repository = memoryRepository(commits, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings.flatMap(({ severity, ruleId }) => (severity === 'error' ? [ruleId] : []));
}

it('attempts that fell so may be counted again', async () => {
  expect(await refusedBy('used', 'gone', 'fresh', 'used')).toEqual([]);
  // Nobody counts them where the node never went.
  expect(await refusedBy('fresh', 'used')).not.toEqual([]);
});

// Each step is legal: what is open may go, and is new when it is planned again.
it.each([
  ['at once', ['used', 'gone', 'fresh']],
  ['after it was put back', ['used', 'gone', 'fresh', 'used', 'gone', 'fresh']],
  ['after a reset that was put back', ['used', 'fresh', 'used', 'gone', 'fresh']],
] as const)('attempts that only the net sees fall are refused: %s', async (_, names) => {
  expect(await refusedBy(...names)).toContain('task-tree/attempts-decreased');
});
