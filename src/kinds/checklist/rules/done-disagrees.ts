import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMark } from '../about.ts';
import { shownFolded } from '../differences.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { denialIn } from '../meaning.ts';
import { placedIn } from '../placed-pair.ts';
import { afterPlace, beforePlace, nameOf } from '../places.ts';

export const doneDisagrees = checklistRule({
  id: 'checklist/done-disagrees',
  title: 'What says done agrees with itself',
  why: 'An item that is done by one field and open by another, or by its own words, is read differently by every reader.',
  fix: 'Set both to what is true: what was not done stays open, and the text of what was done does not deny it.',
  severity: 'warning',
  messageSeverities: { denied: 'error' },
  since: '0.1.0',
  scopes: ['snapshot', 'step'],
  messages: {
    disagrees: '{item}: {field} says done, but {decides} decides and does not',
    denied: '{item} is ticked, but its text says {denial}',
    said: '{item} is ticked, but its text still says {denial}',
  },
  *check(facts, problem) {
    if (facts.scope === 'step') {
      for (const { pair, denial, id } of deniedFlips(facts)) {
        const { before, after } = pair;
        const related = [{ ...beforePlace(before, before.doneField), label: 'was open' }];
        const detail = { ...aboutMark(after), related, ...placedIn(pair, facts) };
        yield problem(id, { item: nameOf(before), denial: shownFolded(denial) }, detail);
      }
      return;
    }
    for (const item of facts.after?.byKey.values() ?? []) {
      const { disagrees: field, doneField: decides = '' } = item;
      if (field === undefined) continue;
      const related = [{ ...afterPlace(item, decides), label: 'decides' }];
      const refuses = [field, decides].map((name) => subjectOf(item.key, name));
      const detail = { subject: subjectOf(item.key, field), at: afterPlace(item, field), related, refuses };
      yield problem('disagrees', { item: nameOf(item), field, decides }, detail);
    }
  },
});

/** Said of what is ticked now: who skips what was done before says something else. */
function deniedFlips({ after, flips }: ChecklistFacts) {
  return flips.flatMap((pair) => {
    const denial = after === null ? undefined : denialIn(pair.after.raw, after.preset);
    if (after === null || denial === undefined) return [];
    const id = denialIn(pair.before.raw, after.preset) === denial ? ('said' as const) : ('denied' as const);
    return [{ pair, denial, id }];
  });
}
