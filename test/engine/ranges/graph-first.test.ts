import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { at, graphFile, runFile, withEdge } from '../../support/workflows.ts';

/** A move along an edge that an earlier commit of the branch added: the graph has to land first, as the message says. */
type Files = MemoryCommit['files'];
const [path, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
const strict = { [graph]: graphFile() };
const lax = { [graph]: graphFile(withEdge('plan', 'ship')) };
const start = { [path]: runFile(at('plan')) };
const jump = { [path]: runFile(at('ship', ['plan'])) };
const forgets = { [path]: runFile(at('ship')) };

async function errorsOf(behind: readonly Files[], ...commits: readonly Files[]) {
  const made = [...behind, ...commits].map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, behind.length - 1);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings.filter(({ severity }) => severity === 'error');
}

describe('a move along an edge of the same branch', () => {
  it('is put back, and the words say how it lands, where the commit before has the edge', async () => {
    const [error, ...others] = await errorsOf([{ ...start, ...strict }], lax, jump);
    expect(others).toEqual([]);
    expect(error).toMatchObject({ ruleId: 'workflow/transition', messageId: 'tooEarly' });
    expect(error?.message).toContain('merge the change of the graph first, alone');
    expect(error?.repair?.patch).toContain('+currentNodeId: plan');
  });

  it('is green once the graph landed, as the words say', async () => {
    expect(await errorsOf([{ ...start, ...strict }, lax], jump)).toEqual([]);
  });

  it('is put back where its own commit adds the edge, for a hook refuses that, too', async () => {
    const [error] = await errorsOf([{ ...start, ...strict }], { ...lax, ...jump });
    expect(error).toMatchObject({ messageId: 'tooEarly', repair: { ways: [{ paths: [path, graph] }] } });
  });

  it('is put back where no graph has the edge', async () => {
    const [error] = await errorsOf([{ ...start, ...strict }], { x: '1' }, jump);
    expect(error).toMatchObject({ messageId: 'illegal', repair: { ways: [{ paths: [path] }] } });
  });

  it('is put back whole, together with what follows it', async () => {
    const errors = await errorsOf([{ ...start, ...strict }], lax, jump, forgets);
    const [lost] = errors.filter(({ ruleId }) => ruleId !== 'workflow/transition');
    expect(lost).toMatchObject({ ruleId: 'workflow/steps-completed' });
    expect(lost?.repair?.patch).toContain('+currentNodeId: plan');
  });
});
