import { inAfter } from '../../../formats/location.ts';
import { codes, workflowRule } from '../facts.ts';
import { graphSubject } from '../subjects.ts';

export const graphIntegrity = workflowRule({
  id: 'workflow/graph-integrity',
  title: 'The graph holds together',
  why: 'An entry or an edge that leads to no node leads a run out of its graph.',
  fix: 'Add the node, or correct the id; each id stands for one node.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    entry: "the graph has no node '{id}', which entryNodeId names",
    duplicate: "the graph has more than one node '{id}'",
    dangling: "the graph has no node '{id}', where the edge {edge} ends or begins",
  },
  *check({ after }, problem) {
    const file = after?.graph;
    for (const { messageId, field, pointer, id, edge } of file?.integrityErrors ?? []) {
      const error = { instancePath: pointer, message: `no single node '${id}'` };
      yield problem(
        messageId,
        { id, edge },
        {
          subject: graphSubject(field),
          at: inAfter(pointer, file?.part),
          data: { code: codes.graph, errors: [error] },
        },
      );
    }
  },
});
