import { describe, expect, it } from 'vitest';
import { at, graphFile, judge, reviewGraph, said, withEdge } from '../../../support/workflows.ts';

const before = at('plan');

describe('workflow/graph-changed', () => {
  it('warns of what came and went, in steps and in the net', () => {
    const { nodes, edges } = reviewGraph;
    const graphAfter = withEdge('plan', 'ship', {
      ...reviewGraph,
      nodes: nodes.slice(0, 3),
      edges: edges.slice(1),
    });
    for (const net of [false, true])
      expect(said(judge({ before, after: before, graphAfter, net }))[0]).toBe(
        'warning workflow/graph-changed: the graph of this run changed: nodes removed: ship; edges added: plan → ship; edges removed: plan → build',
      );
  });

  it('names another entry, at which a run without a node then stands', () => {
    const graphAfter = { ...reviewGraph, entryNodeId: 'ship' };
    expect(said(judge({ before: at(''), after: at(''), graphAfter }))).toEqual([
      'warning workflow/graph-changed: the graph of this run changed: entry: plan → ship',
    ]);
  });

  it('says what changed about a run that is new, where the graph was there', () => {
    const report = judge({ before: null, after: at('build'), graphAfter: withEdge('plan', 'ship') });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(['workflow/graph-changed']);
  });

  it('is silent about another layout, and about a graph that comes with its run', () => {
    const graphAfter = graphFile().replaceAll('\n', '\r\n');
    expect(judge({ before, after: before, graphAfter }).findings).toEqual([]);
    expect(judge({ before: null, after: before, graph: null, graphAfter: reviewGraph }).findings).toEqual([]);
  });
});
