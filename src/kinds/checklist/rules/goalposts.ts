import { subjectOf } from '../../../engine/contract/subject.ts';
import { placedIn } from '../about.ts';
import { aboutChange } from '../differences.ts';
import { doneName } from '../entity.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';

export const goalposts = checklistRule({
  id: 'checklist/goalposts',
  title: 'An item turns done by what it promised',
  why: 'Open items may be edited, but one that changes as the item turns done was made to fit what there is.',
  fix: 'Set the item back to open; it may keep the new words, and is marked done in a later commit.',
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
        // The words may stay where the item is open.
        const refuses = [subjectOf(pair.after.key, doneName)];
        yield problem(messageOf(facts), values, { ...detail, refuses, ...placedIn(pair) });
      }
    }
  },
});

/** People rewrite lines of a page by what they did. */
function messageOf({ scope, after, touchedWork }: ChecklistFacts): 'overall' | 'reworded' | 'moved' {
  if (scope === 'net') return 'overall';
  return after?.preset.parse === 'md-checklist' && touchedWork ? 'reworded' : 'moved';
}
