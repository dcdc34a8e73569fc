import { inAfter, inBefore } from '../../../formats/location.ts';
import { codes, workflowRule } from '../facts.ts';
import { effectiveNode } from '../moves.ts';
import { graphSubject, nodeField } from '../subjects.ts';

export const graphRemovedLiveNode = workflowRule({
  id: 'workflow/graph-removed-live-node',
  title: 'The graph keeps the nodes that a run stands on or has completed',
  why: 'A run that stands on no node of its graph can neither go on nor be restored, and its record means nothing.',
  fix: 'Put the node back; take it away when no run stands on it any more.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    current: "the graph lost the node '{id}', at which this run stands",
    completed: "the graph lost the node '{id}', which this run has completed",
  },
  *check({ graphChange, before, after }, problem) {
    const old = graphChange?.before;
    if (old?.graph === undefined || graphChange?.after?.graph === undefined || after === null) return;
    const { graph } = old;
    const current = new Set([before?.state, after.state].map((state) => effectiveNode(state, graph)));
    const completed = new Set([...(before?.state.completed ?? []), ...after.state.completed]);
    for (const id of graphChange.nodesRemoved) {
      if (!current.has(id) && !completed.has(id)) continue;
      const was = inBefore(`/nodes/${graph.nodes.get(id)?.index ?? 0}`, old.part);
      const detail = {
        subject: graphSubject(nodeField(id)),
        at: inAfter('/nodes', graphChange.after.part),
        related: [{ ...was, label: 'was' }],
        data: { code: codes.graph, node: id },
      };
      yield problem(current.has(id) ? 'current' : 'completed', { id }, detail);
    }
  },
});
