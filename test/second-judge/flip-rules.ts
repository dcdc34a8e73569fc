import { type Facts, inData, isDone, isParent, of, type Said, type Subject, say } from './facts.ts';
import { type Item, isPage, type List } from './items.ts';
import { reopened } from './pairs-rules.ts';

/** Rules about what turned done, and what the list then says of itself. */
export const saidOfFlips = (facts: Facts): Said[] => [
  ...born(facts),
  ...many(facts),
  ...unproved(facts),
  ...twice(facts),
  ...(facts.isNew ? [] : reordered(facts)),
  ...needing(facts),
  ...below(facts),
  ...strange(facts),
];

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
  const items = facts.flips.filter(
    (item) => !recorded.has(item) && !isParent(item, facts.after, facts.format),
  );
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
  const items = flips.filter(
    (item) => !came.includes(item) && !recorded.has(item) && !isParent(item, facts.after, facts.format),
  );
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
      .reduce((left, right) => (right.length >= left.length ? right : left), []);
    best.push([...longest, place]);
  }
  const kept = new Set(best.reduce((left, right) => (right.length >= left.length ? right : left), []));
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
  const said = format === 'bmad' ? reopened(facts) : [];
  const isUnexplained = (child: Item) =>
    said.some(({ severity, items }) => severity === 'error' && items.includes(child.key));
  const wasDone = new Set([...pairs].filter(([old]) => old.done).map(([, now]) => now));
  return after.items.flatMap((item) => {
    const children = after.items.filter(
      ({ parent, done, givenUp }) => parent === item.key && !done && !givenUp,
    );
    if (!item.done || children.length === 0) return [];
    if (flips.includes(item) || children.some((child) => wasDone.has(child) && !isUnexplained(child)))
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
function strange({ format, after, came, pairs }: Facts): Said[] {
  const isLoop = format === 'ralph' || format === 'feature-list';
  const typed = isLoop
    ? came.filter(({ mark }) => typeof mark !== 'boolean' && mark !== undefined && mark !== null)
    : [];
  const was = new Map([...pairs].map(([old, now]) => [now, old]));
  const unknown =
    format === 'bmad'
      ? after.items.filter((item) => !statuses.includes(`${item.mark}`) && was.get(item)?.mark !== item.mark)
      : [];
  const disagreeing = came.filter(({ contradicts }) => contradicts);
  const denied = came.filter(({ done, denials }) => done && denials.length > 0);
  return [
    ...typed.map((item) =>
      say('done-type', 'added', 'error', [item], [{ is: item.is, field: 'mark', expected: false }]),
    ),
    ...disagreeing.map((item) => say('done-disagrees', 'disagrees', 'warning', [item], [])),
    ...denied.map((item) =>
      say('done-disagrees', 'denied', 'error', [item], [{ is: item.is, field: 'done', expected: false }]),
    ),
    ...unknown.map((item) => say('status-path', 'unknown', 'warning', [item], [])),
  ];
}
