import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMark, aboutMarks, placedIn } from '../about.ts';
import { itemsName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { beforePlace, nameOf, namesOf } from '../places.ts';

const many = 5;

export const reopened = checklistRule({
  id: 'checklist/reopened',
  title: 'What was done stays done, or somebody says why not',
  why: 'A list that forgets what was done sends everybody to do it again; stale exports lose dozens of items this way.',
  fix: 'Set the item done again, or say why it is open: in its notes, or in a message that names it by key (a number as "#4") or title (a single word in quotes).',
  messageFixes: {
    explained: 'Nothing, if the reason holds; else set the item done again.',
    statuses: 'Nothing, if the statuses are meant so; else put the one that was last back in its place.',
  },
  severity: 'error',
  messageSeverities: { explained: 'warning', statuses: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  needs: ['message'],
  messages: {
    explained: '{item} was done and is open again; the change says why',
    unexplained: '{item} was done and is open again, and nothing says why',
    statuses:
      'by the new list of statuses these items are open again ({count}), which say what they said: {items}',
    lost: '{item} was done and is open again, with {others} others, and nothing says why',
  },
  *check(facts, problem) {
    const items = facts.reopened.flatMap(({ isByStatuses, pair }) => (isByStatuses ? [pair.after] : []));
    const own = facts.reopened.filter((each) => !each.isByStatuses);
    const silent = own.filter(({ explained }) => !explained);
    const [first] = items;
    if (first !== undefined) {
      const detail = { ...aboutMarks(first, items), subject: subjectOf('', itemsName) };
      yield problem('statuses', { count: items.length, items: namesOf(items, 10) }, detail);
    }
    for (const each of own) {
      const { before, after } = each.pair;
      yield problem(
        each.explained ? 'explained' : silent.length >= many ? 'lost' : 'unexplained',
        { item: nameOf(after), others: silent.length - 1 },
        {
          ...aboutMark(after),
          related: [{ ...beforePlace(before, before.doneField), label: 'was done' }],
          ...placedIn(each.pair, facts),
        },
      );
    }
  },
});
