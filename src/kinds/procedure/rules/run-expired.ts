import { daysExpired } from '../expiry.ts';
import { procedureRule } from '../facts.ts';
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
  *check({ after, at, options }, problem) {
    for (const run of after?.runs.values() ?? []) {
      const days = daysExpired(run, at, options);
      if (days === undefined) continue;
      yield problem(
        'expired',
        { run: run.node.id, since: String(run.startedAt), days, limit: options.maxRunDays },
        { subject: nodeSubject(run.node.id, 'content'), at: afterPlace(run.node, 'content') },
      );
    }
  },
});
