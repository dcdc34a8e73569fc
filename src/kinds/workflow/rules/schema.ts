import { inAfter } from '../../../formats/location.ts';
import { codes, transitionOf, workflowRule } from '../facts.ts';
import { runSubject } from '../subjects.ts';

export const schema = workflowRule({
  id: 'workflow/schema',
  title: 'The frontmatter follows its schema',
  why: 'A state that does not follow schemas/workflow-frontmatter.schema.json cannot be restored.',
  fix: 'Give the key the value that the schema asks for; keys that it does not name are free.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: { invalid: '{transition}{field} {problem}' },
  *check(facts, problem) {
    const { move, schemaErrors } = facts;
    const isReadable = facts.after?.state.currentNodeId !== undefined;
    const known = move !== undefined && isReadable ? { from: move.from, to: move.to } : {};
    const transition = 'from' in known ? `${transitionOf(facts)}: ` : '';
    for (const { field, pointer, problem: reason, error } of schemaErrors) {
      const data = { code: codes.schema, errors: [error], ...known };
      const detail = { subject: runSubject(field), at: inAfter(pointer), data };
      yield problem('invalid', { transition, field: field || 'the frontmatter', problem: reason }, detail);
    }
  },
});
