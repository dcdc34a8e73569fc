import { subjectOf } from '../../../core/subject.ts';
import { alignSections } from '../align-sections.ts';
import { shownFolded } from '../differences.ts';
import { doneName } from '../entity.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { denialIn } from '../meaning.ts';
import type { Item } from '../model.ts';
import { pairItems } from '../pair-items.ts';
import { placedIn } from '../placed-pair.ts';
import { afterPlace, beforePlace, nameOf } from '../places.ts';

export const doneDisagrees = checklistRule({
  id: 'checklist/done-disagrees',
  title: 'What says done agrees with itself',
  why: 'An item that is done by one field and open by another, or by its own words, is read differently by every reader.',
  fix: 'Set both to what is true: what was not done stays open, and the text of what was done does not deny it.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['snapshot', 'step'],
  messages: {
    disagrees: '{item}: {field} says done, but {decides} decides and does not',
    denied: '{item} is ticked, but its text says {denial}',
  },
  *check(facts, problem) {
    if (facts.scope === 'step') {
      for (const { pair, denial } of deniedFlips(facts)) {
        const { before, after } = pair;
        const done = subjectOf(after.key, doneName);
        const related = [{ ...beforePlace(before, before.doneField), label: 'was open' }];
        const detail = {
          subject: done,
          at: afterPlace(after, after.doneField),
          related,
          ...placedIn(pair, facts),
        };
        yield problem('denied', { item: nameOf(before), denial: shownFolded(denial) }, detail);
      }
      return;
    }
    const disagreeing = [...(facts.after?.byKey.values() ?? [])].filter(
      (item) => item.disagrees !== undefined,
    );
    const renamed = disagreeing.length === 0 ? new Map<Item, Item>() : oldItems(facts);
    for (const item of disagreeing) {
      const { disagrees: field, doneField: decides = '' } = item;
      if (field === undefined || renamed.get(item)?.disagrees === field) continue;
      const related = [{ ...afterPlace(item, decides), label: 'decides' }];
      const refuses = [field, decides].map((name) => subjectOf(item.key, name));
      const detail = { subject: subjectOf(item.key, field), at: afterPlace(item, field), related, refuses };
      yield problem('disagrees', { item: nameOf(item), field, decides }, detail);
    }
  },
});

/** Items that got another key, by what they are now: what they disagreed in is nothing new. */
function oldItems({ earlier, after }: ChecklistFacts): ReadonlyMap<Item, Item> {
  if (earlier === null || after === null) return new Map();
  const { rekeyed } = pairItems(alignSections(earlier, after), after);
  return new Map(rekeyed.map((pair) => [pair.after, pair.before]));
}

/** Said of what is ticked now: who skips what was done before says something else. */
function deniedFlips({ after, flips }: ChecklistFacts) {
  return flips.flatMap((pair) => {
    const denial = after === null ? undefined : denialIn(pair.after.raw, after.preset);
    return denial === undefined ? [] : [{ pair, denial }];
  });
}
