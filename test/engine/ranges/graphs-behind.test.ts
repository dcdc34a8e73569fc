import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { at, graphFile, runFile, withEdge } from '../../support/workflows.ts';

type Files = MemoryCommit['files'];
const [path, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
const lax = { [graph]: graphFile(withEdge('plan', 'ship')) };
const strict = { [graph]: graphFile() };
const gone = { [graph]: null };
const start = { [path]: runFile(at('plan')) };
const jump = { [path]: runFile(at('ship', ['plan'])) };
const move = { [path]: runFile(at('build', ['plan'])) };

async function errorsOf(behind: readonly Files[], ...commits: readonly Files[]) {
  const made = [...behind, ...commits].map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, behind.length - 1);
  const { findings, obstacles } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(obstacles).toEqual([]);
  return findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
}

it.each<[string, readonly Files[], readonly Files[]]>([
  ['a laxer one that comes later', [{ ...start, ...strict }, gone], [{ ...jump, ...lax }]],
  ['one in a commit of its own', [{ ...start, ...strict }, gone], [lax, jump]],
  ['however long it is gone', [{ ...start, ...strict }, gone, { x: '1' }, { x: '2' }], [lax, jump]],
])('a run whose graph is gone moves on the one that stood last: not on %s', async (_, behind, commits) => {
  expect(await errorsOf(behind, ...commits)).toContain('workflow/transition');
});

it.each<[string, readonly Files[], readonly Files[]]>([
  ['the graph comes back, and the run goes on', [{ ...start, ...strict }, gone], [{ ...move, ...strict }]],
  ['a move that both allow', [{ ...start, ...strict }, gone], [{ ...move, ...lax }]],
  ['there never was one', [start], [{ ...jump, ...lax }]],
  ['both are new', [{ x: '1' }], [{ ...start, ...lax }, jump]],
])('it may move where %s', async (_, behind, commits) => {
  expect(await errorsOf(behind, ...commits)).toEqual([]);
});
