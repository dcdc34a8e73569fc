import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMarks } from '../about.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { namesOf } from '../places.ts';
import { isPage } from '../severities.ts';

/** From so many on it is an error, unless the commit changes at least a file for each. */
const most = 25;

/** From so many on where nobody worked. */
const mostIdle = 10;

/** From so many on it is a warning: of pages, which are tidied, and of data or under the profile `strict`. */
const [manyInPage, many] = [10, 3];

export const bulkFlip = checklistRule({
  id: 'checklist/bulk-flip',
  title: 'Items are finished one by one',
  why: 'Five edits in six finish one item; dozens at once are a tidied list, not finished work.',
  fix: 'Put the marks back, and mark each item done in the commit that finishes it.',
  severity: 'warning',
  messageSeverities: { most: 'error', idle: 'error' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    many: '{count} items turned done at once: {items}',
    most: '{count} items turned done at once, which is beyond {limit}: {items}',
    idle: '{count} items turned done at once, and neither here nor in the commits before did anything but state files change: {items}',
  },
  *check(facts, problem) {
    const isStrict = facts.options.profile === 'strict';
    const least = !isStrict && facts.after !== null && isPage(facts.after.preset) ? manyInPage : many;
    const turned = [...facts.flips.map(({ after }) => after), ...facts.bornDone];
    const items = turned.filter((item) => !item.derived && (isStrict || !facts.workedOn(item)));
    const [first] = items;
    if (first === undefined || items.length < least) return;
    const isIdle = facts.isIdle && items.length >= mostIdle;
    const isMost = items.length >= most && facts.workCount < items.length;
    const values = { count: items.length, items: namesOf(items), limit: most - 1 };
    const detail = { ...aboutMarks(first, items), subject: subjectOf('', doneName) };
    yield problem(isMost ? 'most' : isIdle ? 'idle' : 'many', values, detail);
  },
});
