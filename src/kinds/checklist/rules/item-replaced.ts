import { subjectOf } from '../../../engine/contract/subject.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, beforePlace } from '../places.ts';

export const itemReplaced = checklistRule({
  id: 'checklist/item-replaced',
  title: 'A key keeps its item',
  why: 'An item whose title and description are both new ones is another item: the old one is gone without a word.',
  fix: 'Give the new item a key of its own, and put the old one back.',
  severity: 'error',
  messageSeverities: { open: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  supersedes: ['checklist/goalposts'],
  messages: {
    replaced: '{key} was "{from}" and is "{to}": title and description were both replaced',
    open: 'open item {key} was "{from}" and is "{to}": title and description were both replaced',
  },
  *check(facts, problem) {
    for (const pair of facts.pairs) {
      const { before, after, replaced } = pair;
      // What was done and stays done is judged field by field.
      if (!replaced || pair.isPlaced || (before.done && after.done)) continue;
      const [from, to] = [before.title, after.title].map((title) => title.slice(0, 80)) as [string, string];
      yield problem(
        before.done || after.done ? 'replaced' : 'open',
        { key: after.key, from, to },
        {
          subject: subjectOf(after.key),
          at: afterPlace(after),
          related: [{ ...beforePlace(before), label: 'was' }],
          data: { from: before.title, to: after.title },
        },
      );
    }
  },
});
