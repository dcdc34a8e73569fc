import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMark, aboutOpen } from '../about.ts';
import { doneName } from '../entity.ts';
import { type ChecklistFacts, checklistRule, type Introduced } from '../facts.ts';
import { foldedEqual } from '../folded.ts';
import type { Item } from '../model.ts';
import { afterPlace, nameOf, namesOf } from '../places.ts';
import { fieldOf } from '../read-item.ts';

export const dependencyOrder = checklistRule({
  id: 'checklist/dependency-order',
  title: 'What an item depends on is done before it',
  why: 'An item that is done before what it needs was not tested with it.',
  fix: 'Finish what it depends on first, or correct its dependencies while it is open.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    early: '{item} is done, but what it depends on is open: {open}',
    circle: '{item} depends on itself, by its new dependencies',
    astray: '{item} depends on {keys}, which are not on the list',
  },
  *check(facts, problem) {
    for (const related of facts.blocked) {
      const { item, open } = related;
      yield problem(
        'early',
        { item: nameOf(item), open: namesOf(open) },
        {
          ...aboutMark(item),
          ...aboutOpen(open),
          refuses: meant(related, facts),
        },
      );
    }
    for (const item of facts.circles)
      yield problem('circle', { item: nameOf(item) }, aboutNeeds(item, facts));
    for (const { item, keys } of facts.astray)
      yield problem('astray', { item: nameOf(item), keys: keys.join(', ') }, aboutNeeds(item, facts));
  },
});

function aboutNeeds(item: Item, { after }: ChecklistFacts) {
  const field = after?.preset.dependencies.find((name) => Object.hasOwn(item.raw, name)) ?? '';
  return { subject: subjectOf(item.key, field), at: afterPlace(item, field) };
}

/** What is early by its mark; what was done already, by what it depends on now, or by what is open again or new. */
function meant({ item, fresh }: Introduced, { from, after, added }: ChecklistFacts): string[] {
  // What is new may have the key of one that has another now.
  const old = added.includes(item) ? undefined : from?.byKey.get(item.key);
  if (old?.done !== true) return [subjectOf(item.key, doneName)];
  const fields = (after?.preset.dependencies ?? []).filter(
    (field) => !foldedEqual(fieldOf(old.raw, field), fieldOf(item.raw, field)),
  );
  if (fields.length > 0) return fields.map((field) => subjectOf(item.key, field));
  return fresh.map(({ key }) => subjectOf(key, from?.byKey.has(key) === true ? doneName : undefined));
}
