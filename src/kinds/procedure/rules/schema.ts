import { inAfter } from '../../../formats/location.ts';
import { procedureRule } from '../facts.ts';

export const schema = procedureRule({
  id: 'procedure/schema',
  title: 'A graph has canonical nodes, links and fields only',
  why: 'Custom types and fields break the schema that everything which reads the graph relies on (V1).',
  fix: 'Use the five node types and the canonical fields; domain structure lives in content, subtypes are strings.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    missing: "{place}: missing field '{field}'",
    unknown: "{place}: '{field}' is no field of it; domain structure belongs into content",
    invalid: '{place}: {field} must be {expected}, found {found}',
    runContent:
      '{place}: {field} of a run must be {expected}; found {found}; until it can be read, the run counts as active',
    mixed: '{place}: holds {found}, two spellings of the same; keep one of them',
    repeated: '{place}: the id occurs more than once',
    end: '{place}: {field} must be {expected}, found {found}',
  },
  *check(facts, problem) {
    const { scope, after } = facts;
    if (scope !== 'snapshot') return;
    for (const error of after?.schemaErrors ?? []) {
      const { messageId, subject, pointer, place, field, expected, found } = error;
      yield problem(messageId, { place, field, expected, found }, { subject, at: inAfter(pointer) });
    }
  },
});
