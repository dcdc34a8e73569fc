import { subjectOf } from '../../../engine/contract/subject.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule } from '../facts.ts';
import { linePlace } from '../line-place.ts';
import { isUnchanged, rejectedDeclaration } from '../rejected.ts';
import { saidOfOrder } from '../steps/line-order.ts';

export const selectedNode = stepRule({
  id: 'task-tree/selected-node',
  title: 'The step is about the node the runner selects',
  why: 'The runner selects the leftmost open leaf; a step on an inner or a passed node launders attempts.',
  fix: 'Work on the leftmost open leaf, and declare that node. Nodes that a person adds, moves or drops are a replan, which the message declares: Agent-Step: node=<root> status=replan guard=skipped (and the configuration allows: replan: note).',
  severity: 'error',
  messageSeverities: { notLeftmost: 'warning', idle: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    notOpenLeaf:
      "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'{order}",
    complete: "{origin} step: '{id}' was not an open leaf; the tree was complete{order}",
    idle: "{origin} step: '{id}' was not an open leaf; the step changed nothing that could be put back{order}",
    notLeftmost:
      "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'",
  },
  *check(facts, problem) {
    // An inferred step that does not even fit is no step that somebody took.
    if (!facts.fits) return;
    const order = saidOfOrder(facts.order);
    yield* inEveryReading(facts, function* (reading) {
      for (const { step, known, openLeaf, leftmost } of reading.lines) {
        const said = known === 'maybe' || (known === 'no' && reading.lines.length === 1);
        if (said || step.status === 'replan') continue;
        const id = step.node;
        const origin = facts.source === 'inferred' ? 'inferred' : 'declared';
        const detail = {
          subject: subjectOf(id),
          at: linePlace(facts, step),
          ...rejectedDeclaration(facts),
          data: { node: id, declared: origin === 'declared', selected: leftmost ?? null },
        };
        if (!openLeaf && isUnchanged(facts)) yield problem('idle', { origin, id, order }, detail);
        else if (!openLeaf && leftmost === undefined)
          yield problem('complete', { origin, id, order }, detail);
        else if (!openLeaf)
          yield problem('notOpenLeaf', { origin, id, leftmost: leftmost ?? '', order }, detail);
        else if (leftmost !== undefined && leftmost !== id)
          yield problem('notLeftmost', { origin, id, leftmost }, detail);
      }
    });
  },
});
