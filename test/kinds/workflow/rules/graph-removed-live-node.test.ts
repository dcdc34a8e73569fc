import { describe, expect, it } from 'vitest';
import { at, judge, withoutNode } from '../../../support/workflows.ts';

const found = (run: ReturnType<typeof at>, id: string, after = run) =>
  judge({ before: run, after, graphAfter: withoutNode(id) })
    .findings.filter(({ ruleId }) => ruleId === 'workflow/graph-removed-live-node')
    .map(({ messageId, subject }) => `${messageId} ${subject}`);

describe('workflow/graph-removed-live-node', () => {
  it('refuses to lose the node at which the run stands, also where it is the entry', () => {
    expect(found(at('build'), 'build')).toEqual(['current part:graph#node build']);
    expect(found(at(''), 'plan')).toEqual(['current part:graph#node plan']);
  });

  it('refuses to lose a node that the run has completed, also with the move away from it', () => {
    expect(found(at('review', ['build']), 'build')).toEqual(['completed part:graph#node build']);
    expect(found(at('build'), 'build', at('review', ['build']))).toEqual(['current part:graph#node build']);
  });

  it('is silent about other nodes', () => {
    expect(found(at('build', ['plan']), 'ship')).toEqual([]);
  });
});
