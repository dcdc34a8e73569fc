import {
  type Context,
  type Facts,
  inData,
  isDone,
  isGroup,
  isOpen,
  isParent,
  of,
  type Said,
  type Subject,
  say,
} from './facts.ts';
import { saidOfFlips } from './flip-rules.ts';
import { type Item, isPage, type List } from './items.ts';
import { lastOfKeys } from './pair.ts';

const all: readonly Subject[] = [{ is: 0, field: 'all' }];

/** Rules about what came, what went, and the list as a whole. */
export function saidOfList(facts: Facts): Said[] {
  const { before, after } = facts;
  if (before.items.length > 0 && after.items.length + after.buried.length === 0) return emptied(facts);
  return [
    ...(facts.isNew ? rotated(facts) : []),
    ...removed(facts),
    ...dropped(facts),
    ...hidden(facts),
    ...saidOfFlips(facts),
  ];
}

/** Whether an archive holds an item: what was done by value, what was open by its key. */
const isKept = (archive: List | undefined, item: Item) =>
  archive !== undefined &&
  (isGroup(item) ||
    archive.items.some((each) => isSame(each, item) && (!item.done || contentOf(each) === contentOf(item))));
/** A story of BMAD is known by its number. */
const isSame = (one: Item, other: Item) => one.key === other.key || (one.title === '' && one.id === other.id);
const contentOf = ({ promise, done, attempts }: Item) => JSON.stringify([promise, done, attempts]);

/** Whether an archive holds every done one of what is gone, and half of all. */
const isFiled = (gone: readonly Item[], { archive }: Context) =>
  gone.length > 0 &&
  gone.filter(isDone).every((item) => isKept(archive, item)) &&
  gone.filter((item) => isKept(archive, item)).length * 2 >= gone.length;

function emptied({ before, context }: Facts): Said[] {
  const isFinished = before.items.every(isDone);
  const message = isFiled(before.items, context) ? 'kept' : isFinished ? 'finished' : 'emptied';
  return [say('emptied', message, message === 'emptied' ? 'error' : 'note', [], of(before.items))];
}

/** Items that are gone from a list that goes on, or with their tag. */
const goneOf = ({ gone, isNew, goes }: Facts) => gone.filter((item) => !(isNew && goes(item)));

function rotated(facts: Facts): Said[] {
  const { before, context, goes, hasOtherPlanKey } = facts;
  const gone = facts.gone.filter(goes);
  const isArchived = isFiled(facts.gone, context);
  const open = isArchived ? [] : gone.filter((item) => isOpen(item) && !item.givenUp);
  const done = isArchived || before.items.filter(goes).every(isDone) ? [] : gone.filter(isDone);
  return [
    say('plan-rotation', 'rotated', 'note', [], []),
    ...(open.length > 0 ? [say('plan-rotation', 'openVanished', 'warning', open, [])] : []),
    ...(done.length === 0
      ? []
      : hasOtherPlanKey
        ? [say('plan-rotation', 'doneLeft', 'warning', done, [])]
        : [say('plan-rotation', 'doneVanished', 'error', done, all)]),
  ];
}

/** An epic promises nothing beside its stories. */
const goesWithStories = ({ key }: Item, { before, gone, format }: Facts) =>
  format === 'bmad' &&
  before.items.some(({ parent }) => parent === key) &&
  before.items.every((item) => item.parent !== key || gone.includes(item));

function removed(facts: Facts): Said[] {
  const { after, context, goes } = facts;
  const gone = goneOf(facts);
  const unburied = gone.filter((item) => isDone(item) && !after.buried.includes(item.key));
  const done = unburied.filter((item) => !goesWithStories(item, facts));
  if (isFiled(facts.gone, context))
    return done.length === 0 ? [] : [say('filed-away', 'filed', 'note', unburied, [])];
  const lists = [...new Set(gone.filter((item) => !goes(item)).map(({ section }) => section))];
  return [
    ...lists.flatMap((tag) => {
      const items = gone.filter((item) => item.section === tag);
      const message = items.every(isDone) ? 'finished' : items.some(isDone) ? 'list' : 'open';
      const severity = message === 'list' ? 'error' : message === 'open' ? 'warning' : 'note';
      return [
        say(
          'done-removed',
          message,
          severity,
          items,
          message === 'list' ? (facts.isNew ? all : of(items)) : [],
        ),
      ];
    }),
    ...done.filter(goes).map((item) => say('done-removed', 'removed', inData(facts), [item], of([item]))),
  ];
}

function dropped(facts: Facts): Said[] {
  const { format, after, pairs, goes } = facts;
  const given = [...pairs]
    .filter(([old, now]) => !old.done && !old.givenUp && now.givenUp)
    .map(([, now]) => now);
  const concealed = hiddenIn(facts);
  const open = goneOf(facts).filter(
    (item) =>
      isOpen(item) &&
      !isParent(item, facts.before, format) &&
      !concealed.includes(item) &&
      ![...facts.replaced.values()].includes(item) &&
      !item.givenUp &&
      goes(item),
  );
  const isFree = !isFiled(facts.gone, facts.context);
  const items = [...open, ...given].filter(({ key }) => isFree || after.buried.includes(key));
  if (items.length === 0) return [];
  const isComplete = ({ parent }: Item) =>
    [...pairs].some(([old, now]) => old.key === parent && facts.flips.includes(now));
  const isWhole = after.items.length > 0 && after.items.every((item) => item.done || item.givenUp);
  if (isWhole || items.some(isComplete)) return [say('dropped-open', 'complete', 'warning', items, [])];
  const isUntold = format === 'beads' && !items.every(({ key }) => after.buried.includes(key));
  return [
    isUntold
      ? say('dropped-open', 'untold', 'warning', items, [])
      : say('dropped-open', 'dropped', 'note', items, []),
  ];
}

/** Open items that are gone, although the page still says them. */
function hiddenIn(facts: Facts): Item[] {
  const { after, format } = facts;
  const plain = after.text.replace(/\*\*|`/g, '').replace(/\n +(?=[a-z])/g, ' ');
  const isSaid = ({ title }: Item) => lastOfKeys(after.items).some((item) => item.title.includes(title));
  return goneOf(facts).filter(
    (item) =>
      !isFiled(facts.gone, facts.context) &&
      isPage(format) &&
      isOpen(item) &&
      plain.includes(item.title) &&
      !isSaid(item),
  );
}

function hidden(facts: Facts): Said[] {
  const items = hiddenIn(facts);
  return items.length === 0 ? [] : [say('hidden', 'hidden', 'warning', items, [])];
}
