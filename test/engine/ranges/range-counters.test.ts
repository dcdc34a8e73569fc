import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { inner, node, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const used = inner('b', [node('b.1', { attempts: 2 }), node('b.2')]);
const fresh = inner('b', [node('b.1'), node('b.2')]);
const gone = node('b', { next: 'decompose' });
const stages = { used, gone, fresh };

/** What is said of a tree whose second node goes through these stages. */
async function said(...names: readonly (keyof typeof stages)[]): Promise<string[]> {
  const commits = names.map((name, index) => ({
    message:
      name === 'fresh' ? 'Plan\n\nAgent-Step: node=b status=decomposed guard=skipped' : `commit ${index}`,
    files: { [path]: pretty(tree(node('a'), stages[name])) },
  }));
  const repository = memoryRepository(commits, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings.map(({ severity, ruleId, commits: ids = [] }) => {
    const at = ids.map((id) => repository.ids.indexOf(id)).join('+');
    return `${severity} ${ruleId.replace('task-tree/', '')} in ${at}`;
  });
}

// Each step is legal: what is open may go, and is new when it is planned again.
it('attempts that only the range sees fall are a warning with its commits', async () => {
  expect(await said('used', 'gone', 'fresh')).toEqual([
    'warning selected-node in 2',
    'warning attempts-decreased in 1+2',
  ]);
});

it('nobody counts them anew at once, for the node that went is not remembered', async () => {
  expect(await said('used', 'gone', 'fresh', 'used')).toEqual([
    'warning selected-node in 2',
    'error state-update in 3',
  ]);
});
