import { aboutField } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { nameOf } from '../places.ts';

export const statusPath = checklistRule({
  id: 'checklist/status-path',
  title: 'A status follows from the one before',
  why: 'A status that no sequence of moves leads to was written by somebody who did not look at the one before.',
  fix: 'Set one of the statuses that can follow.',
  severity: 'error',
  messageSeverities: { unknown: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    unreachable:
      "{item}: status '{to}' cannot follow on '{from}', not even in several moves; next may come {allowed}",
    unknown: "{item}: status '{to}' is not known; known are {allowed}",
  },
  *check(facts, problem) {
    for (const { item, before, field, type, from, to, allowed } of facts.statuses) {
      if (facts.scope === 'net' && type !== 'unreachable') continue;
      yield problem(
        type,
        { item: nameOf(item), from, to, allowed: allowed.join(', ') || 'nothing' },
        {
          ...aboutField(item, field, before),
          data: { from, to, allowedNext: allowed },
        },
      );
    }
  },
});
