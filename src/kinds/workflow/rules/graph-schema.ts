import { inAfter } from '../../../formats/location.ts';
import { codes, workflowRule } from '../facts.ts';
import { graphSubject } from '../subjects.ts';

export const graphSchema = workflowRule({
  id: 'workflow/graph-schema',
  title: 'The graph follows its schema',
  why: 'A graph that does not follow schemas/workflow-graph.schema.json is read differently by every tool.',
  fix: 'Give the member the value that the schema asks for; no others than it names are allowed.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    unreadable: 'the graph cannot be read: {reason} (line {line}, column {column})',
    invalid: 'the graph: {field} {problem}',
  },
  *check({ after }, problem) {
    const file = after?.graph;
    if (file === undefined) return;
    if (file.unreadable !== undefined) {
      const { reason, span } = file.unreadable;
      const { line, column } = span;
      const detail = { subject: graphSubject(), at: inAfter('', file.part) };
      const data = { code: codes.graph, errors: [{ message: reason, line, column }] };
      yield problem('unreadable', { reason, line, column }, { ...detail, data });
    }
    for (const { field, pointer, problem: reason, error } of file.schemaErrors) {
      const detail = { subject: graphSubject(field), at: inAfter(pointer, file.part) };
      const data = { code: codes.graph, errors: [error] };
      yield problem('invalid', { field: field || 'it', problem: reason }, { ...detail, data });
    }
  },
});
