import { aboutField } from '../about.ts';
import { shownFolded } from '../differences.ts';
import { checklistRule } from '../facts.ts';
import { nameOf } from '../places.ts';

export const doneType = checklistRule({
  id: 'checklist/done-type',
  title: 'A done mark is true or false',
  why: 'A loop that looks for marks that are false takes any other value, and a mark that is missing, for done.',
  fix: 'Write true or false there again: an item is done when its mark is true.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    type: '{item}: {field} was {from} and is {to}, which is neither true nor false',
    gone: '{item}: {field} was {from} and is gone, and no other mark says whether it is done',
    added: '{item} is new, and its {field} is {to}, which is neither true nor false',
  },
  *check(facts, problem) {
    for (const { item, before, field, from, to } of facts.doneTypes) {
      const id = before === undefined ? 'added' : to === undefined ? 'gone' : 'type';
      const values = { item: nameOf(item), field, from: shownFolded(from), to: shownFolded(to) };
      yield problem(id, values, { ...aboutField(item, field, before), data: { field } });
    }
  },
});
