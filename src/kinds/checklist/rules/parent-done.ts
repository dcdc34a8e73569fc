import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMark, aboutOpen } from '../about.ts';
import { doneName } from '../entity.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { graftChecklist } from '../graft.ts';
import type { Item } from '../model.ts';
import { nameOf, namesOf } from '../places.ts';

export const parentDone = checklistRule({
  id: 'checklist/parent-done',
  title: 'A parent is done when its children are',
  why: 'The state of a parent follows from its children; done above open work hides that work.',
  fix: 'Finish or close the children first, or open the parent again.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    early: '{item} is done, but below it these are open: {open}',
    added: '{item} is done, and these came open below it: {open}',
  },
  *check(facts, problem) {
    for (const { item, open, fresh } of facts.parentsDone) {
      const isAdded = wasDone(item, facts) && fresh.every((each) => facts.added.includes(each));
      yield problem(
        isAdded ? 'added' : 'early',
        { item: nameOf(item), open: namesOf(open) },
        {
          ...aboutMark(item),
          ...aboutOpen(open),
          ...expectedMark(item, facts),
        },
      );
    }
  },
});

function wasDone({ key }: Item, { from }: ChecklistFacts): boolean {
  return from?.byKey.get(key)?.done === true;
}

/** A parent follows from its children: where it was done already, it has to be opened. */
function expectedMark(item: Item, facts: ChecklistFacts) {
  const { after } = facts;
  if (after === null || !wasDone(item, facts)) return {};
  const { key } = item;
  return { demanded: graftChecklist(after, null, [subjectOf(key, doneName)]) };
}
