import { aboutGone } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { namesOf } from '../places.ts';

export const filedAway = checklistRule({
  id: 'checklist/filed-away',
  title: 'What is filed away is kept where it is said',
  why: 'Whoever takes the archive away later has to know that it is one.',
  fix: 'Nothing, as long as the archive stays.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    filed: 'these items were done and are gone from the list; they are kept at {path} ({count}): {items}',
  },
  *check({ archived: [path], removed, dropped }, problem) {
    if (path === undefined) return;
    const gone = new Set([...removed, ...dropped.flatMap(({ items }) => items)]);
    const done = [...gone].filter((item) => item.done);
    if (done.length > 0)
      yield problem('filed', { path, count: done.length, items: namesOf(done, 10) }, aboutGone(done));
  },
});
