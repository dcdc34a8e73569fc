import { aboutChange } from '../differences.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { placedIn } from '../placed-pair.ts';

export const goalposts = checklistRule({
  id: 'checklist/goalposts',
  title: 'An item turns done by what it promised',
  why: 'Open items may be edited, but one that changes as the item turns done was made to fit what there is.',
  fix: 'If the new words are right, open the item in a commit whose message names it, and mark it done in a later one; else put the old words back.',
  severity: 'error',
  messageFixes: {
    overall:
      'Nothing has to be written: each commit by itself was legal. See that the new words were agreed.',
  },
  messageSeverities: { overall: 'note', reworded: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    moved: '{item} turned done while {field} changed from {from} to {to}',
    reworded: '{item} turned done, with work, while {field} changed from {from} to {to}',
    overall: '{item} turned done in this range, and {field} is not what it was: from {from} to {to}',
  },
  *check(facts, problem) {
    for (const pair of facts.pairs) {
      if (pair.before.done || !pair.after.done) continue;
      for (const field of pair.changed) {
        const { values, detail } = aboutChange(pair, field);
        yield problem(messageOf(facts), values, { ...detail, ...placedIn(pair, facts) });
      }
    }
  },
});

/** People rewrite lines of a page by what they did. */
function messageOf({ scope, after, touchedWork }: ChecklistFacts): 'overall' | 'reworded' | 'moved' {
  if (scope === 'net') return 'overall';
  return after?.preset.parse === 'md-checklist' && touchedWork ? 'reworded' : 'moved';
}
