import { subjectOf } from '../../../engine/contract/subject.ts';
import { isCompacted } from '../compaction.ts';
import { differenceOf } from '../differences.ts';
import { type ChecklistFacts, checklistRule, type ItemPair } from '../facts.ts';
import { isAppended, isWords } from '../meaning.ts';
import { placedIn } from '../placed-pair.ts';
import { nameOf } from '../places.ts';
import { differsBehind, isReworded } from '../written-ends.ts';

export const doneChanged = checklistRule({
  id: 'checklist/done-changed',
  title: 'What was done keeps what it promised',
  why: 'Whoever relied on a done item is not told that it now means something else.',
  fix: 'Put back what the item promised, and plan the new wording as a new item; its notes may change.',
  severity: 'error',
  messageSeverities: {
    compacted: 'note',
    appended: 'warning',
    anew: 'warning',
    behind: 'warning',
    renamed: 'warning',
  },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    changed: '{item} is done, and its {field} changed from {from} to {to}',
    removed: '{item} is done, and its {field} lost {from}',
    added: '{item} is done, and its {field} gained {to}',
    appended: '{item} is done, and its {field} says more now: from {from} to {to}',
    behind: '{item} is done, and what stands behind its {field} changed: from {from} to {to}',
    anew: '{item} was done in the old plan and is done in the new one, and its {field} is another one: from {from} to {to}',
    reworded: '{item} is done, and its {field} was reworded from {from} to {to}',
    renamed:
      '{item} is done, and names in its {field} changed as they did elsewhere in the list: from {from} to {to}',
    compacted: '{item} is done, and was compacted: its {field} is shorter now',
  },
  *check(facts, problem) {
    for (const pair of facts.pairs) {
      if (!pair.before.done || !pair.after.done) continue;
      for (const field of pair.changed) {
        const { how, from, to, at, was, values } = differenceOf(pair, field);
        yield problem(
          mildly(pair, field, facts) ?? how,
          { item: nameOf(pair.before), field, from, to },
          {
            subject: subjectOf(pair.after.key, field),
            at,
            related: [{ ...was, label: 'was' }],
            data: { field, ...values, claim: facts.after?.preset.claim ?? [] },
            ...placedIn(pair, facts),
          },
        );
      }
    }
  },
});

/** What the format's own tool did, or is added behind what a line says, takes nothing away; what stands there is a record. */
function mildly(
  pair: ItemPair,
  field: string,
  { after, isOtherPlan, touchedWork, isRenamed }: ChecklistFacts,
): 'compacted' | 'anew' | 'appended' | 'behind' | 'reworded' | 'renamed' | undefined {
  if (after === null) return undefined;
  if (isCompacted(pair, field, after)) return 'compacted';
  const isLonger = isWords(field, after.preset) && isAppended(pair.before.raw, pair.after.raw, field);
  if (isLonger) return 'appended';
  if (differsBehind(pair.before, pair.after, field, after.preset)) return 'behind';
  if (isRenamed(pair, field)) return 'renamed';
  // Plans of Markdown say again what every plan has to do: who worked on the next one wrote it for that.
  if (isOtherPlan && touchedWork && isWords(field, after.preset)) return 'anew';
  return isReworded(pair.before, pair.after, field, after.preset) ? 'reworded' : undefined;
}
