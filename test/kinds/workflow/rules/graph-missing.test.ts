import { describe, expect, it } from 'vitest';
import { at, judge, said } from '../../../support/workflows.ts';

describe('workflow/graph-missing', () => {
  it('reports a new run without a graph, and one whose graph is taken away', () => {
    const missing = [
      'error workflow/graph-missing: the graph of this run was not found at workflow.graph.json',
    ];
    expect(said(judge({ after: at(''), graph: null }))).toEqual(missing);
    expect(said(judge({ before: at('plan'), after: at('build'), graphAfter: null }))).toEqual(missing);
    expect(judge({ after: at(''), graph: null }).findings[0]?.data).toMatchObject({
      code: 'E_GRAPH_INVALID',
    });
  });

  it('judges the move by the graph that was there, all the same', () => {
    const report = judge({ before: at('plan'), after: at('ship'), graphAfter: null });
    expect(report.findings.map(({ ruleId }) => ruleId).sort()).toEqual([
      'workflow/graph-missing',
      'workflow/transition',
    ]);
  });

  it.each([
    ['a move', at('build')],
    ['a completed step', at('plan', ['plan'])],
  ])('refuses %s that no graph can judge', (_, after) => {
    for (const graph of [null, '{', { nodes: [] }])
      expect(said(judge({ before: at('plan'), after, graph }))).toEqual([
        'error workflow/graph-missing: the run changed, and no graph that can be followed says whether it may',
      ]);
  });

  it('is silent where the run without a graph stays where it is', () => {
    const after = at('plan', [], { artifacts: ['a.md'] });
    expect(judge({ before: at('plan'), after, graph: null }).findings).toEqual([]);
  });
});
