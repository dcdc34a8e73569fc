import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { workflow } from '../../../src/kinds/workflow/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { at, graphFile, rulesOf, runFile } from '../../support/workflows.ts';

type State = ReturnType<typeof at>;

/** A run, what each of two branches makes of it, and what the merge holds. */
async function merged(base: State, ours: State, theirs: State, result: State) {
  const file = (state: State) => ({ 'workflow.md': runFile(state) });
  const repository = memoryRepository([
    { message: 'base', files: { ...file(base), 'workflow.graph.json': graphFile() } },
    { message: 'ours', files: file(ours) },
    { message: 'theirs', files: file(theirs), parents: [0] },
    { message: 'merge', files: file(result), parents: [1, 2] },
  ]);
  return rulesOf(await checkRange({ ...repository, govern: governByDetection([workflow]) }));
}

const base = at('build', ['plan'], { variables: { a: 1, b: 1 }, artifacts: ['x'] });
const moved = { ...base, currentNodeId: 'review', stepsCompleted: ['plan', 'build'] };
const noted = {
  ...base,
  variables: { a: 1, b: 2 },
  artifacts: ['x', 'y'],
  updatedAt: '2026-01-01T00:00:00Z',
};
const both = { ...noted, currentNodeId: moved.currentNodeId, stepsCompleted: moved.stepsCompleted };

describe('merges of runs', () => {
  it('hold what each side did', async () => {
    expect(await merged(base, moved, noted, both)).toEqual([]);
    expect(await merged(base, noted, moved, both)).toEqual([]);
    const farther = { ...base, stepsCompleted: ['build', 'plan'] };
    expect(await merged(base, moved, farther, moved)).toEqual([]);
  });

  it.each([
    ['a completed step', { ...both, stepsCompleted: ['plan'] }, 'error workflow/steps-completed'],
    ['the move', { ...both, currentNodeId: 'build' }, 'warning state-file/merge-lost'],
    ['a variable', { ...both, variables: { a: 1, b: 1 } }, 'warning state-file/merge-lost'],
    ['an artifact', { ...both, artifacts: ['x'] }, 'warning state-file/merge-lost'],
  ])('lose nothing: %s', async (_, result, expected) => {
    expect(await merged(base, moved, noted, result)).toContain(expected);
  });

  it('jump no more than a step does', async () => {
    const jumped = { ...both, currentNodeId: 'plan' };
    expect(await merged(base, moved, noted, jumped)).toContain('error workflow/transition');
  });
});
