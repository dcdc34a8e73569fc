import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMarks } from '../about.ts';
import { doneName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import type { Item } from '../model.ts';
import { namesOf } from '../places.ts';

/** So many items are not finished at once where nobody worked. */
const mostIdle = 10;

/** From so many on it is an error under the profile `strict`. */
const mostStrict = 3;

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
    const {
      warning = Number.POSITIVE_INFINITY,
      error = Number.POSITIVE_INFINITY,
      topLevel,
    } = facts.after?.preset.bulkFlip ?? {};
    const counted = ({ parent, derived }: Item) => (topLevel === true ? parent === undefined : !derived);
    const flips = facts.flips.map(({ after }) => after).filter(counted);
    const born = facts.bornDone.filter(counted);
    // A record that is written late is no bulk where each item has a commit before it that names it; so few are none anyway.
    const isRecord =
      !isStrict &&
      flips.length + born.length >= Math.min(warning, error, mostIdle) &&
      flips.every(facts.workedOn);
    const items = [...(isRecord ? [] : flips), ...born.filter((item) => !facts.workedOn(item))];
    const [first] = items;
    const isIdle = facts.isIdle && items.length >= mostIdle;
    if (
      first === undefined ||
      (!isIdle && items.length < Math.min(warning, error, isStrict ? mostStrict : warning))
    )
      return;
    // What was done in many steps and is told in one shows at least a file for each item.
    const isSquash = items.length >= error && facts.workCount >= items.length;
    const values = { count: items.length, items: namesOf(items), limit: (isStrict ? mostStrict : error) - 1 };
    yield problem(isSquash ? 'many' : items.length >= error ? 'most' : isIdle ? 'idle' : 'many', values, {
      subject: subjectOf('', doneName),
      ...aboutMarks(first, items),
    });
  },
});
