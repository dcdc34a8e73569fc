import { type Facts, inData, names, of, type Said } from './facts.ts';
import { type Item, isPage } from './items.ts';
import { isLike, stands, wordsOf } from './words.ts';

/** Rules about one item before and after. */
export function saidOfPairs(facts: Facts): Said[] {
  const { pairs, isNew, hasOtherPlanKey } = facts;
  const all = [...pairs];
  if (isNew && hasOtherPlanKey)
    return all.flatMap(([old, now]) => (old.done && now.done ? changed(old, now, facts) : []));
  return [
    ...all.flatMap(([old, now]) => [
      ...changed(old, now, facts),
      ...typed(old, now, facts),
      ...moved(old, now, facts),
    ]),
    ...all.flatMap(([old, now]) => [...counted(old, now), ...rekeyed(old, now, facts), ...denied(old, now)]),
    ...reopened(facts),
  ];
}

/** The remark behind a line, in brackets or behind a dash, is shorter than what it stands behind. */
function withoutRemark(text: string): string {
  const [, rest = text, remark = ''] = /^(.*?)(?: - | — | \()(.*)$/.exec(text) ?? [];
  return remark.length < rest.length ? rest : text;
}

type Change = 'kept' | 'added' | 'behind' | 'removed' | 'changed';

function changeOf(field: string, old: readonly string[], now: readonly string[], facts: Facts): Change {
  const [was, is] = [old.flatMap(wordsOf), now.flatMap(wordsOf)];
  if (JSON.stringify([...was].sort()) === JSON.stringify([...is].sort()) && field === 'dependencies')
    return 'kept';
  if (JSON.stringify(was) === JSON.stringify(is)) return 'kept';
  if (field === 'dependencies' ? was.every((word) => is.includes(word)) : stands(was, is)) return 'added';
  const [line = '', next = ''] = [old[0], now[0]];
  if (
    isPage(facts.format) &&
    stands(wordsOf(withoutRemark(line)), wordsOf(withoutRemark(next))) &&
    withoutRemark(line) !== line
  )
    return 'behind';
  return old.some((member) => !now.includes(member)) && now.every((member) => old.includes(member))
    ? 'removed'
    : 'changed';
}

function changesOf(old: Item, now: Item, facts: Facts) {
  return Object.entries(old.promise).map(([field, members]) => ({
    field,
    change: changeOf(field, members, now.promise[field] ?? [], facts),
  }));
}

/** What has another key goes, and what it was comes back. */
const backOf = (old: Item, now: Item, field: string) =>
  old.key === now.key ? of([now], field) : of([now, old]);

function changed(old: Item, now: Item, facts: Facts): Said[] {
  if (!old.done || !now.done || facts.format === 'bmad') return [];
  return changesOf(old, now, facts)
    .filter(({ change }) => change !== 'kept')
    .map(({ field, change }) => ({
      ...{ rule: 'done-changed', message: change, items: [now.key] },
      severity: change === 'added' || change === 'behind' ? 'note' : 'error',
      subjects: backOf(old, now, field),
    }));
}

const isAnother = (old: readonly string[] | undefined, now: readonly string[] | undefined) =>
  !isLike((old ?? []).flatMap(wordsOf), (now ?? []).flatMap(wordsOf));

/** `item-replaced`, and `goalposts`, which it supersedes. */
function moved(old: Item, now: Item, facts: Facts): Said[] {
  const [one, other] = [old.promise, now.promise];
  if (facts.format === 'bmad' || (old.done && now.done)) return [];
  const isReplaced =
    old.key === now.key &&
    one.description !== undefined &&
    isAnother(one.title, other.title) &&
    isAnother(one.description, other.description);
  if (isReplaced) {
    const isOpen = !old.done && !now.done;
    return [
      {
        rule: 'item-replaced',
        message: isOpen ? 'open' : 'replaced',
        severity: isOpen ? 'warning' : 'error',
        items: [now.key],
        subjects: of([now]),
      },
    ];
  }
  if (old.done || !now.done) return [];
  const isWarning = isPage(facts.format) && facts.context.work;
  return changesOf(old, now, facts)
    .filter(({ change }) => change === 'removed' || change === 'changed')
    .map(() => ({
      ...{ rule: 'goalposts', message: isPage(facts.format) && isWarning ? 'reworded' : 'moved' },
      ...{ severity: isWarning ? 'warning' : 'error', items: [now.key], subjects: backOf(old, now, 'done') },
    }));
}

/** Only lists of loops have marks that are true or false. */
function typed(old: Item, now: Item, { format, after }: Facts): Said[] {
  const isLoop = format === 'ralph' || format === 'feature-list';
  if (!isLoop || typeof old.mark !== 'boolean' || typeof now.mark === 'boolean' || (old.done && now.done))
    return [];
  const isLost = after.items.every(({ mark }) => mark === undefined);
  const message = isLost ? 'lost' : now.mark === undefined ? 'gone' : 'type';
  const rule = isLost ? 'unknown-shape' : 'done-type';
  return [{ rule, message, severity: 'error', items: [now.key], subjects: of([now], 'mark') }];
}

function counted(old: Item, now: Item): Said[] {
  const [from, to] = [old.attempts, now.attempts];
  if (to >= from) return [];
  return [
    {
      rule: 'counter',
      message: 'lowered',
      severity: 'error',
      items: [now.key],
      subjects: of([now], 'attempts'),
    },
  ];
}

/** Keys that are made of texts are no keys that anybody refers to. */
function rekeyed(old: Item, now: Item, facts: Facts): Said[] {
  const isReworded =
    (facts.format !== 'bmad' || old.id !== now.id) &&
    changesOf(old, now, facts).some(({ change }) => change !== 'kept');
  if (facts.isNew || old.key === now.key || now.id === '' || isReworded) return [];
  return [{ rule: 'rekeyed', message: 'rekeyed', severity: 'note', items: [now.key], subjects: [] }];
}

function denied(old: Item, now: Item): Said[] {
  const disagrees = now.contradicts && !old.contradicts;
  const said = now.denials;
  const isNew = said.length > old.denials.length;
  const says = (message: string, severity: Said['severity'], subjects: Said['subjects']): Said => ({
    ...{ rule: 'done-disagrees', message, severity, items: [now.key], subjects },
  });
  return [
    ...(disagrees ? [says('disagrees', 'warning', [])] : []),
    ...(said.length > 0 && now.done && isNew ? [says('denied', 'error', of([now], 'done'))] : []),
    ...(said.length > 0 && now.done && !isNew && !old.done ? [says('said', 'warning', [])] : []),
  ];
}

export function reopened(facts: Facts): Said[] {
  const { format, context, pairs } = facts;
  const openBelow = ({ key }: Item) => facts.after.items.some(({ parent, done }) => parent === key && !done);
  const opened = [...pairs].filter(
    ([old, now]) => old.done && !now.done && !openBelow(now) && typed(old, now, facts).length === 0,
  );
  const hasReason = ([old, now]: [Item, Item]) =>
    names(format, context.message, now) || (now.claim.length > 0 && !stands(now.claim, old.claim));
  const unexplained = opened.filter((pair) => !hasReason(pair));
  const isLost = unexplained.length >= 5;
  return opened.map(([old, now]) => {
    const message = hasReason([old, now]) ? 'explained' : isLost ? 'lost' : 'unexplained';
    const severity = message === 'explained' ? 'warning' : message === 'lost' ? 'error' : inData(facts);
    return { rule: 'reopened', message, severity, items: [now.key], subjects: of([now], 'done') };
  });
}
