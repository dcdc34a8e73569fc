import { describe, expect, it } from 'vitest';
import { at, graphFile, judge, reviewGraph } from '../../../support/workflows.ts';

const [first = {}, ...nodes] = reviewGraph.nodes;
const [edge = {}, ...edges] = reviewGraph.edges;
const before = at('plan');

describe('workflow/graph-schema', () => {
  it.each([
    ['schemaVersion', { ...reviewGraph, schemaVersion: '2.0' }],
    ['author', { ...reviewGraph, author: 'me' }],
    ['nodes/0/type', { ...reviewGraph, nodes: [{ ...first, type: 'choice' }, ...nodes] }],
    ['nodes/0/file', { ...reviewGraph, nodes: [{ id: 'plan', type: 'step' }, ...nodes] }],
    ['nodes/0/color', { ...reviewGraph, nodes: [{ ...first, color: 'red' }, ...nodes] }],
    ['edges/0/label', { ...reviewGraph, edges: [{ ...edge, label: '' }, ...edges] }],
    ['edges/0/conditionExpr', { ...reviewGraph, edges: [{ ...edge, conditionExpr: 'x' }, ...edges] }],
  ])('refuses %s, and judges all the same', (field, graphAfter) => {
    const report = judge({ before, after: at('ship'), graphAfter });
    const own = report.findings.filter(({ ruleId }) => ruleId === 'workflow/graph-schema');
    expect(own).toMatchObject([
      {
        subject: `part:graph#${field}`,
        file: 'workflow.graph.json',
        data: { code: 'E_GRAPH_INVALID', errors: [{}] },
      },
    ]);
    expect(report.findings.some(({ ruleId }) => ruleId === 'workflow/transition')).toBe(true);
    expect(judge({ before: null, after: before, graph: graphAfter }).errors).toBe(1);
  });

  it('refuses an id that no schema allows, and a graph without nodes', () => {
    const odd = { ...reviewGraph, nodes: [...reviewGraph.nodes, { ...first, id: '-x' }] };
    expect(judge({ after: before, graph: odd }).findings).toMatchObject([
      { subject: 'part:graph#nodes/4/id' },
    ]);
    const empty = { ...reviewGraph, nodes: [], edges: [] };
    expect(judge({ after: before, graph: empty }).findings.map(({ subject }) => subject)).toContain(
      'part:graph#nodes',
    );
  });

  it.each([
    ['broken JSON', graphFile().replace('"edges"', 'edges')],
    ['a key twice', graphFile().replace('"edges"', '"nodes"')],
  ])('refuses %s, and says where', (_, graphAfter) => {
    const report = judge({ before, after: at('build'), graphAfter });
    expect(report.findings).toMatchObject([{ ruleId: 'workflow/graph-schema', messageId: 'unreadable' }]);
    expect(report.findings[0]?.message).toMatch(/\(line \d+, column \d+\)$/);
  });

  it('is silent about members that the format knows, and about a graph that was so before', () => {
    const full = {
      ...reviewGraph,
      metadata: { by: 'me' },
      nodes: [{ ...first, inputs: ['a'], agentId: 'b' }, ...nodes],
    };
    expect(judge({ after: before, graph: full }).findings).toEqual([]);
    const odd = { ...reviewGraph, author: 'me' };
    expect(judge({ before, after: at('build'), graph: odd }).findings).toEqual([]);
  });
});
