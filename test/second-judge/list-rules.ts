import { type Facts, inData, keysOf, of, planIn, type Said, type Subject } from './facts.ts';
import { type Item, isPage, type List } from './items.ts';
import { lastOfKeys } from './pair.ts';
import { reopened } from './pairs-rules.ts';

const say = (
  rule: string,
  message: string,
  severity: Said['severity'],
  items: readonly Item[],
  subjects: readonly Subject[],
): Said => ({
  ...{ rule, message, severity, subjects },
  items: keysOf(items),
});
const all: readonly Subject[] = [{ is: 0, field: 'all' }];
const isDone = ({ done }: Item) => done;
const isOpen = ({ done }: Item) => !done;
/** An epic of BMAD, whose mark follows from its stories. */
const isGroup = ({ key }: Item) => key.startsWith('epic-');
/** An item whose mark follows from those below it. */
const isParent = (item: Item, { after }: Facts) =>
  isGroup(item) || after.items.some(({ parent }) => parent === item.key);

/** Rules about what came, what went, and the list as a whole. */
export function saidOfList(facts: Facts): Said[] {
  const { before, after } = facts;
  if (before.items.length > 0 && after.items.length === 0) return emptied(facts);
  return [
    ...[...facts.newPlans].flatMap((plan) => rotated(plan, facts)),
    ...removed(facts),
    ...dropped(facts),
    ...hidden(facts),
    ...born(facts),
    ...many(facts),
    ...unproved(facts),
    ...twice(facts),
    ...(facts.newPlans.size > 0 ? [] : reordered(facts)),
    ...needing(facts),
    ...below(facts),
    ...strange(facts),
  ];
}

/** Whether an archive holds an item: what was done by value, what was open by its key. */
const isKept = (archive: List | undefined, item: Item) =>
  archive !== undefined &&
  (isGroup(item) ||
    archive.items.some(
      (each) => each.key === item.key && (!item.done || contentOf(each) === contentOf(item)),
    ));
const contentOf = ({ promise, done, attempts }: Item) => JSON.stringify([promise, done, attempts]);

/** Whether an archive holds every done one of what is gone, and half of all. */
const isFiled = (gone: readonly Item[], archive: List | undefined) =>
  gone.filter(isDone).every((item) => isKept(archive, item)) &&
  gone.filter((item) => isKept(archive, item)).length * 2 >= gone.length;

function emptied({ before, context }: Facts): Said[] {
  const isFinished = before.items.every(isDone);
  const kept = before.items.every((item) => isKept(context.archive, item));
  const message = kept ? 'kept' : isFinished ? 'finished' : 'emptied';
  return [say('emptied', message, message === 'emptied' ? 'error' : 'note', [], of(before.items))];
}

/** Items that are gone from a list that goes on. */
const goneOf = ({ gone, newPlans, format, after }: Facts) =>
  gone.filter((item) => !newPlans.has(planIn(format, after)(item)));

function rotated(
  plan: string,
  { format, before, after, gone: rest, context, hasOtherPlanKey }: Facts,
): Said[] {
  const isOf = (item: Item) => planIn(format, after)(item) === plan;
  const gone = rest.filter(isOf);
  const isArchived = isFiled(gone, context.archive);
  const open = isArchived ? [] : gone.filter(isOpen);
  const done = isArchived || before.items.every(isDone) ? [] : gone.filter(isDone);
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
  const { format, after, context } = facts;
  const gone = goneOf(facts);
  const done = gone.filter(
    (item) => isDone(item) && !after.buried.includes(item.key) && !goesWithStories(item, facts),
  );
  const kept = gone.filter((item) => isKept(context.archive, item));
  const isWhole = done.every((item) => kept.includes(item)) && kept.length * 10 >= gone.length * 9;
  if (isWhole && done.length > 0) return [say('filed-away', 'filed', 'note', done, [])];
  const tags = new Set(after.items.map(({ section }) => section));
  const lists =
    format === 'task-master'
      ? [...new Set(gone.map(({ section }) => section))].filter((tag) => !tags.has(tag))
      : [];
  return [
    ...lists.flatMap((tag) => {
      const items = gone.filter((item) => item.section === tag && !kept.includes(item));
      if (items.length === 0) return [];
      const message = items.every(isDone) ? 'finished' : items.some(isDone) ? 'list' : 'open';
      const severity = message === 'list' ? 'error' : message === 'open' ? 'warning' : 'note';
      return [say('done-removed', message, severity, items, message === 'list' ? of(items) : [])];
    }),
    ...done
      .filter(({ section }) => !lists.includes(section))
      .map((item) => say('done-removed', 'removed', inData(facts), [item], of([item]))),
  ];
}

function dropped(facts: Facts): Said[] {
  const { format, after, pairs } = facts;
  const given = [...pairs]
    .filter(([old, now]) => !old.givenUp && now.givenUp && !isKept(facts.context.archive, old))
    .map(([, now]) => now);
  const tags = new Set(after.items.map(({ section }) => section));
  const open = goneOf(facts).filter(
    (item) =>
      isOpen(item) &&
      !isGroup(item) &&
      !hiddenIn(facts).includes(item) &&
      (after.buried.includes(item.key) || !isKept(facts.context.archive, item)) &&
      ![...facts.replaced.values()].includes(item) &&
      !item.givenUp &&
      (format !== 'task-master' || tags.has(item.section)),
  );
  const items = [...open, ...given];
  if (items.length === 0) return [];
  const isComplete = ({ parent }: Item) => facts.flips.some(({ key }) => key === parent);
  if (after.items.every((item) => item.done || item.givenUp) || items.some(isComplete))
    return [say('dropped-open', 'complete', 'warning', items, [])];
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
      !isKept(facts.context.archive, item) &&
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

function born(facts: Facts): Said[] {
  const { came, context, recorded, replaced, format } = facts;
  const severity = format === 'beads' ? 'warning' : inData(facts);
  return came.filter(isDone).flatMap((item) => {
    const old = replaced.get(item);
    const open: Subject[] = [{ is: item.is, field: 'done', expected: false }];
    if (old !== undefined) return [say('born-done', 'instead', inData(facts), [item], open)];
    return context.work || recorded.has(item) ? [] : [say('born-done', 'born', severity, [item], open)];
  });
}

const marksOf = (items: readonly Item[], { came }: Facts): Subject[] =>
  items.map((item) => ({ is: item.is, field: 'done', ...(came.includes(item) ? { expected: false } : {}) }));

function many(facts: Facts): Said[] {
  const { context, format, recorded } = facts;
  const items = facts.flips.filter((item) => !recorded.has(item) && !isParent(item, facts));
  const message = items.length >= 25 ? 'most' : items.length >= 10 && context.isIdle ? 'idle' : 'many';
  if (items.length < (message !== 'many' ? 1 : isPage(format) ? 10 : 3)) return [];
  return [
    say(
      'bulk-flip',
      message,
      message === 'many' ? 'warning' : 'error',
      items,
      message === 'many' ? [] : marksOf(items, facts),
    ),
  ];
}

function unproved(facts: Facts): Said[] {
  const { flips, came, recorded, context, format, after } = facts;
  const items = flips.filter((item) => !came.includes(item) && !recorded.has(item) && !isParent(item, facts));
  if (items.length === 0 || context.work) return [];
  const isComplete = after.items.every(isDone);
  if (!isComplete && isPage(format)) return [];
  return [say('evidence', isComplete ? 'complete' : 'missing', 'warning', items, [])];
}

function twice(facts: Facts): Said[] {
  const { before, after } = facts;
  const times = (list: List, key: string) => list.items.filter((item) => item.key === key).length;
  const keys = new Set(after.items.map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const items = after.items.filter((item) => item.key === key && item.id !== '');
    if (items.length < 2 || items.length <= times(before, key)) return [];
    return [say('duplicate-key', 'item', inData(facts), items.slice(-1), of(items.slice(1)))];
  });
}

/** The fewest items that must have moved: all but a longest run of those that kept their order. */
function reordered({ format, before, after, pairs }: Facts): Said[] {
  if (format !== 'feature-list') return [];
  const isTwice = ({ key }: Item) => after.items.filter((item) => item.key === key).length > 1;
  const places = before.items.flatMap((old) => {
    const now = pairs.get(old);
    return now === undefined || isTwice(now) ? [] : [{ now, at: after.items.indexOf(now) }];
  });
  const best: { now: Item; at: number }[][] = [];
  for (const place of places) {
    const longest = best
      .filter((run) => (run.at(-1)?.at ?? -1) < place.at)
      .reduce((left, right) => (right.length > left.length ? right : left), []);
    best.push([...longest, place]);
  }
  const kept = new Set(best.reduce((left, right) => (right.length > left.length ? right : left), []));
  return places
    .filter((place) => !kept.has(place))
    .map(({ now }) => say('order', 'moved', 'error', [now], of([now], 'order')));
}

function needing(facts: Facts): Said[] {
  const { format, before, after, flips } = facts;
  const severity = format === 'ralph' || format === 'feature-list' ? 'error' : 'warning';
  const [byKey, old] = [after, before].map(({ items }) => new Map(items.map((item) => [item.key, item])));
  const openOf = (item: Item, all: ReadonlyMap<string, Item> | undefined) =>
    item.needs.filter((need) => all?.get(need)?.done === false && all.get(need)?.givenUp === false);
  const early = flips.filter((item) => openOf(item, byKey).length > 0);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    !seen.has(from) &&
    (byKey?.get(from)?.needs ?? []).some((need) => need === to || reaches(need, to, seen.add(from)));
  const gains = after.items.map((item) => ({
    item,
    added: item.needs.filter((need) => old?.get(item.key)?.needs.includes(need) !== true),
  }));
  return [
    ...early.map((item) => say('dependency-order', 'early', severity, [item], marksOf([item], facts))),
    ...gains
      .filter(({ item, added }) => added.some((need) => need === item.key || reaches(need, item.key)))
      .map(({ item }) => say('dependency-order', 'circle', 'warning', [item], [])),
    ...gains
      .filter(({ added }) => added.some((need) => byKey?.get(need) === undefined))
      .map(({ item }) => say('dependency-order', 'astray', 'warning', [item], [])),
  ];
}

function below(facts: Facts): Said[] {
  const { after, flips, format, came, pairs } = facts;
  // Where the child goes back to done, the parent says nothing of its own.
  const isUnexplained = (child: Item) =>
    reopened(facts).some(({ severity, items }) => severity === 'error' && items.includes(child.key));
  const wasDone = new Set([...pairs].filter(([old]) => old.done).map(([, now]) => now));
  return after.items.flatMap((item) => {
    const children = after.items.filter(
      ({ parent, done, givenUp }) => parent === item.key && !done && !givenUp,
    );
    if (!item.done || children.length === 0) return [];
    if (
      flips.includes(item) ||
      children.some((child) => wasDone.has(child) && !(format === 'bmad' && isUnexplained(child)))
    )
      return [
        say(
          'parent-done',
          'early',
          format === 'bmad' ? 'error' : 'warning',
          [item],
          format === 'bmad' ? marksOf([item], facts) : [],
        ),
      ];
    return children.some((child) => came.includes(child))
      ? [say('parent-done', 'added', 'warning', [item], [])]
      : [];
  });
}

const statuses = [
  'backlog',
  'drafted',
  'ready-for-dev',
  'in-progress',
  'review',
  'done',
  'completed',
  'deployed',
];

/** Marks of new items that are neither true nor false, and statuses that nobody knows. */
function strange({ format, after, came, pairs, newPlans, hasOtherPlanKey }: Facts): Said[] {
  const isLoop = format === 'ralph' || format === 'feature-list';
  const typed = isLoop
    ? came.filter(({ mark }) => typeof mark !== 'boolean' && mark !== undefined && mark !== null)
    : [];
  const was = new Map([...pairs].map(([old, now]) => [now, old]));
  const unknown =
    format === 'bmad'
      ? after.items.filter((item) => !statuses.includes(`${item.mark}`) && was.get(item)?.mark !== item.mark)
      : [];
  const counted =
    newPlans.size > 0
      ? after.items.filter(
          (item) => item.attempts > (item.done ? 1 : 0) && (hasOtherPlanKey || came.includes(item)),
        )
      : [];
  return [
    ...typed.map((item) =>
      say('done-type', 'added', 'error', [item], [{ is: item.is, field: 'mark', expected: false }]),
    ),
    ...unknown.map((item) => say('status-path', 'unknown', 'warning', [item], [])),
    ...counted.map((item) =>
      say('counter', 'started', 'error', [item], [{ is: item.is, field: 'attempts', expected: 0 }]),
    ),
  ];
}
