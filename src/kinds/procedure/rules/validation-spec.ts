import { procedureRule } from '../facts.ts';
import { afterPlace, nameOf, nodeSubject } from '../places.ts';

export const validationSpec = procedureRule({
  id: 'procedure/validation-spec',
  title: 'A validation spec can be read, and has one of two types',
  why: 'A step whose completion proof cannot be read can never be left, and an unknown type would pass unseen (V6).',
  fix: 'Write `type: node_exists` or `type: link_exists`, `in_space: $run`, `subtype` or `verb`, and `min_count`.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: { malformed: 'the validation spec of step {step} is refused: {fault}' },
  *check(facts, problem) {
    for (const { node, guide } of facts.steps) {
      if (guide.spec === undefined || guide.spec.ok) continue;
      yield problem(
        'malformed',
        { step: nameOf(node), fault: guide.spec.faults.join('; ') },
        {
          subject: nodeSubject(node.id, 'content'),
          at: afterPlace(node, 'content'),
          data: { faults: [...guide.spec.faults], types: ['node_exists', 'link_exists'] },
        },
      );
    }
  },
});
