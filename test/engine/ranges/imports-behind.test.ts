import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { declaring, done, node, passed, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const start = tree(node('a'), passed('z'));
const bad = tree(passed('a'));

/** What an import brought done is done: the way back behind the base is no refused change that may be taken back. */
it.each([
  ['is not dropped once more', [start, bad, start], bad, ['task-tree/immutability']],
  ['may be worked beside', [start, bad, start], tree(passed('a'), passed('z')), []],
  ['is not dropped', [start], bad, ['task-tree/immutability']],
])('what came done with its file behind the base %s', async (_, behind, next, expected) => {
  const commits = [...behind, next].map((version, index) => ({
    message: index === 0 || version === start ? `commit ${index}` : declaring(done('a')),
    files: { [path]: pretty(version) },
  }));
  const repository = memoryRepository(commits, behind.length - 1);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
  expect(errors).toEqual(expected);
});
