import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMarks } from '../about.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { namesOf } from '../places.ts';
import { isPage } from '../severities.ts';

/** From so many on it is an error. */
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
    idle: '{count} items turned done at once, and neither this commit nor the three before it change anything but state: {items}',
  },
  *check(facts, problem) {
    const isStrict = facts.options.profile === 'strict';
    const least = !isStrict && facts.after !== null && isPage(facts.after.preset) ? manyInPage : many;
    const flips = facts.flips.map(({ after }) => after).filter(({ derived }) => !derived);
    const born = facts.bornDone.filter(({ derived }) => !derived);
    // A record that is written late is no bulk where each item has a commit before it that names it; so few are none anyway.
    const isRecord = !isStrict && flips.length + born.length >= least && flips.every(facts.workedOn);
    const items = [...(isRecord ? [] : flips), ...born.filter((item) => !facts.workedOn(item))];
    const [first] = items;
    if (first === undefined || items.length < least) return;
    const isIdle = facts.isIdle && items.length >= mostIdle;
    // What was done in many steps and is told in one shows at least a file for each item.
    const isMost = items.length >= most && facts.workCount < items.length;
    const values = { count: items.length, items: namesOf(items), limit: most - 1 };
    yield problem(isMost ? 'most' : isIdle ? 'idle' : 'many', values, {
      subject: subjectOf('', doneName),
      ...aboutMarks(first, items),
    });
  },
});
