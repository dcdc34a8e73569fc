import { aboutMark, placedIn } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { beforePlace, nameOf } from '../places.ts';

const many = 5;

export const reopened = checklistRule({
  id: 'checklist/reopened',
  title: 'What was done stays done, or somebody says why not',
  why: 'A list that forgets what was done sends everybody to do it again; stale exports lose dozens of items this way.',
  fix: 'Set the item done again, or say why it is open: in its notes, or in a message that names it by key (a number as "#4") or title (a single word in quotes).',
  messageFixes: {
    explained: 'Nothing, if the reason holds; else set the item done again.',
  },
  severity: 'error',
  messageSeverities: { explained: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  needs: ['message'],
  messages: {
    explained: '{item} was done and is open again; the change says why',
    unexplained: '{item} was done and is open again, and nothing says why',
    lost: '{item} was done and is open again, with {others} others, and nothing says why',
  },
  *check(facts, problem) {
    const silent = facts.reopened.filter(({ explained }) => !explained);
    for (const each of facts.reopened) {
      const { before, after } = each.pair;
      yield problem(
        each.explained ? 'explained' : silent.length >= many ? 'lost' : 'unexplained',
        { item: nameOf(after), others: silent.length - 1 },
        {
          ...aboutMark(after),
          related: [{ ...beforePlace(before, before.doneField), label: 'was done' }],
          ...placedIn(each.pair),
        },
      );
    }
  },
});
