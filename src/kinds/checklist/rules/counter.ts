import { aboutField } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { nameOf } from '../places.ts';

export const counter = checklistRule({
  id: 'checklist/counter',
  title: "The runner's counters count",
  why: 'A lowered counter gives an item attempts that it has already used up.',
  fix: 'Put the counter back; only the runner raises it.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    lowered: '{item}: {field} fell from {from} to {to}',
    beyond: '{item}: {field} is {to}, beyond its maximum of {from}',
  },
  *check(facts, problem) {
    for (const { item, before, field, type, from, to } of facts.counters) {
      if (facts.scope === 'net' && type !== 'lowered') continue;
      const detail = { ...aboutField(item, field, before), data: { field, from, to } };
      yield problem(type, { item: nameOf(item), field, from, to }, detail);
    }
  },
});
