import { describe, expect, it } from 'vitest';
import { at, judge, reviewGraph, said, withEdge, withoutNode } from '../../../support/workflows.ts';

const rule = 'error workflow/graph-integrity:';

describe('workflow/graph-integrity', () => {
  it.each([
    [
      'an entry that is no node',
      { ...withoutNode('plan'), entryNodeId: 'start' },
      `${rule} the graph has no node 'start', which entryNodeId names`,
    ],
    [
      'two nodes with one id',
      { ...reviewGraph, nodes: [...reviewGraph.nodes, ...reviewGraph.nodes.slice(1, 2)] },
      `${rule} the graph has more than one node 'build'`,
    ],
    [
      'an edge to nothing',
      withEdge('ship', 'x'),
      `${rule} the graph has no node 'x', where the edge ship → x ends or begins`,
    ],
    [
      'an edge from nothing',
      withEdge('x', 'ship'),
      `${rule} the graph has no node 'x', where the edge x → ship ends or begins`,
    ],
  ])('refuses %s', (_, graph, message) => {
    expect(said(judge({ before: null, after: at('build'), graph }))).toContain(message);
  });

  it('is silent about circles, nodes that nothing leads to, and edges to the node itself', () => {
    const graph = withEdge('build', 'build', {
      ...reviewGraph,
      nodes: [...reviewGraph.nodes, { id: 'x', type: 'step', file: 'x' }],
    });
    expect(judge({ after: at(''), graph }).findings).toEqual([]);
  });
});
