import { jsonEqual } from '../../../formats/json-equal.ts';
import { daysExpired } from '../expiry.ts';
import { type ProcedureFacts, procedureRule } from '../facts.ts';
import type { GraphNode } from '../model.ts';
import { afterPlace, nodeSubject } from '../places.ts';

export const runExpired = procedureRule({
  id: 'procedure/run-expired',
  title: 'An active run ends in time',
  why: 'A run that nobody ends holds its template and its actor for ever (proposal V8).',
  fix: 'End the run, or set its status to failed and start a new one.',
  severity: 'off',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'net'],
  needs: ['at'],
  messages: { expired: "run '{run}' is active since {since}, {days} days; {limit} are allowed" },
  *check(facts, problem) {
    const { after, at, options } = facts;
    for (const run of after?.runs.values() ?? []) {
      const days = daysExpired(run, at, options);
      if (days === undefined) continue;
      yield problem(
        'expired',
        { run: run.node.id, since: String(run.startedAt), days, limit: options.maxRunDays },
        {
          subject: nodeSubject(run.node.id, 'content'),
          at: afterPlace(run.node, 'content'),
          ...(isAsBefore(facts, run.node) ? { refuses: [] } : {}),
        },
      );
    }
  },
});

/** Of a run that only went on there is nothing to put back: time passed. */
function isAsBefore({ earlier }: ProcedureFacts, { id, raw }: GraphNode): boolean {
  const old = earlier?.nodeById.get(id);
  return old !== undefined && jsonEqual(old.raw.content, raw.content);
}
