import { type Format, type Item, isLike, isMarkdown, type List, wordsOf } from './list.ts';

export type Severity = 'error' | 'warning' | 'note';

export interface Finding {
  readonly rule: string;
  /** The key of the item; '' for the list. */
  readonly item: string;
  readonly severity: Severity;
  /** What has to go back for it to vanish: `key#field`, `key#` for an item as a whole, `#` for the list. */
  readonly refuses: readonly string[];
}

export interface Earlier {
  readonly id: string;
  readonly message: string;
  readonly paths: readonly string[];
}

/** What is known of a commit beside its two versions. */
export interface Known {
  readonly message: string;
  readonly paths: readonly string[];
  /** First-parent commits before it, the nearest first, as far as the law looks. */
  readonly prior: readonly Earlier[];
  /** How many items each earlier commit has been evidence for already. */
  readonly used: Map<string, number>;
  /** Whether the version before stands elsewhere in the tree. */
  readonly archived: boolean;
  /** Whether what stood at the path went as it may: what comes there is a new list, whatever it holds. */
  readonly anew: boolean;
  readonly statePaths: readonly string[];
  /** Whether the list comes back to its path: what was not done when it went and is now is born done. */
  readonly returns: boolean;
  /** Items that left earlier, as they were. */
  readonly left: ReadonlyMap<string, Item>;
  readonly leftPlans: ReadonlyMap<string, List>;
}

export interface Pair {
  readonly before: Item;
  readonly after: Item;
  readonly key: string;
}

interface Pairs {
  readonly same: readonly Pair[];
  /** Paired though their keys differ: the item got another key. */
  readonly renamed: readonly Pair[];
  readonly gone: readonly Entry[];
  readonly fresh: readonly Entry[];
  /** A new item that stands where an open one vanished, with that one. */
  readonly instead: ReadonlyMap<string, Entry>;
}

export interface Entry {
  readonly key: string;
  readonly item: Item;
}

/** The items under their keys; of those that share one the last counts. */
export function entriesOf(format: Format, { items }: List): Entry[] {
  const entries = items.map((item) => ({ key: keyOf(format, item), item }));
  return entries.filter(({ key }, index) => !entries.slice(index + 1).some((other) => other.key === key));
}

function timesOf(format: Format, list: List | null, key: string): number {
  return list?.items.filter((item) => keyOf(format, item) === key).length ?? 0;
}

function keyOf(format: Format, item: Item): string {
  if (item.id !== '') return format === 'markdown' ? `${item.section}/${item.id}` : item.id;
  if (isMarkdown(format)) return `${item.section}/${item.title}`;
  return `${item.contract.category ?? ''}/${item.title}`;
}

const fieldsOf = (...items: readonly Item[]) => [
  ...new Set(items.flatMap(({ contract }) => Object.keys(contract))),
];
const isChanged = ({ before, after }: Pair, field: string) =>
  (before.contract[field] ?? '') !== (after.contract[field] ?? '');
const changedFields = (pair: Pair) =>
  fieldsOf(pair.before, pair.after).filter((field) => isChanged(pair, field));
const isSameContract = (before: Item, after: Item) => changedFields({ before, after, key: '' }).length === 0;

/** Which items are the same: by key, then by a new name, then by place. */
export function pairItems(
  format: Format,
  before: List,
  after: List,
  left?: ReadonlyMap<string, Item>,
): Pairs {
  const [old, now] = [entriesOf(format, before), entriesOf(format, after)];
  let same: Pair[] = old.flatMap(({ key, item }) => {
    const other = now.find((entry) => entry.key === key);
    return other === undefined ? [] : [{ before: item, after: other.item, key }];
  });
  // An item with another title may have got the number of one that got another number.
  const isDoubtful = (key: string) =>
    same.some((pair) => pair.key === key && pair.before.title !== pair.after.title);
  const isPaired = (key: string) => same.some((pair) => pair.key === key);
  let gone = old.filter(({ key }) => !isPaired(key));
  let fresh = now.filter(({ key }) => !isPaired(key));
  const renamed: Pair[] = [];
  const canGo = [...gone, ...old.filter(({ key }) => isDoubtful(key))];
  const canCome = [...fresh, ...now.filter(({ key }) => isDoubtful(key))];
  for (const lost of canGo) {
    const alike = ({ item }: Entry) =>
      isSameContract(item, lost.item) && item.section === lost.item.section && item.done === lost.item.done;
    // A key that comes back is no new name of another item.
    const candidates = canCome.filter((entry) => alike(entry) && left?.has(entry.key) !== true);
    const [found] = candidates;
    if (found === undefined || candidates.length > 1 || canGo.filter(alike).length > 1) continue;
    renamed.push({ before: lost.item, after: found.item, key: found.key });
  }
  const isRenamed = (item: Item) => renamed.some(({ before: was, after: is }) => was === item || is === item);
  same = same.filter((pair) => !isRenamed(pair.before) && !isRenamed(pair.after));
  gone = old.filter(({ key, item }) => !isPaired(key) && !isRenamed(item));
  fresh = now.filter(({ key, item }) => !isPaired(key) && !isRenamed(item));
  const instead = new Map<string, Entry>();
  // Without keys any item can be another one; of two keys a done one takes the place of an open one.
  const canBe = ({ item }: Entry, done: boolean) => item.id === '' || item.done === done;
  const places = betweenSame(format, old, now, [...same.map(({ key }) => key)], {
    gone: gone.filter((entry) => canBe(entry, false)),
    fresh: fresh.filter((entry) => canBe(entry, true)),
  });
  for (const [lost, found] of places) {
    const isNamed = lost.item.id !== '' || found.item.id !== '';
    if (isNamed && (!found.item.done || lost.item.done || isSameContract(lost.item, found.item))) continue;
    if (isNamed) instead.set(found.key, lost);
    else same.push({ before: lost.item, after: found.item, key: found.key });
    gone = gone.filter((entry) => entry !== lost);
    if (!isNamed) fresh = fresh.filter((entry) => entry !== found);
  }
  return { same, renamed, gone, fresh, instead };
}

/** Vanished and new items between the same paired neighbours: by likeness, then in order. */
function betweenSame(
  format: Format,
  old: readonly Entry[],
  now: readonly Entry[],
  kept: readonly string[],
  { gone, fresh }: { readonly gone: readonly Entry[]; readonly fresh: readonly Entry[] },
): [Entry, Entry][] {
  // Numbers that hold in the file make one list of all its sections.
  const sectionOf = (item: Item | undefined) => (format === 'markdown' ? (item?.section ?? '') : '');
  const around = (entries: readonly Entry[], index: number) => {
    const section = sectionOf(entries[index]?.item);
    const isKept = ({ key, item }: Entry) => kept.includes(key) && sectionOf(item) === section;
    const before = entries.slice(0, index).filter(isKept).at(-1)?.key ?? '^';
    const behind = entries.slice(index + 1).filter(isKept)[0]?.key ?? '$';
    return `${section}|${before}|${behind}`;
  };
  const byPlace = new Map<string, [Entry[], Entry[]]>();
  for (const [index, entry] of old.entries()) {
    if (!gone.includes(entry)) continue;
    const place = around(old, index);
    byPlace.set(place, [[...(byPlace.get(place)?.[0] ?? []), entry], byPlace.get(place)?.[1] ?? []]);
  }
  for (const [index, entry] of now.entries()) {
    if (!fresh.includes(entry)) continue;
    const place = around(now, index);
    byPlace.set(place, [byPlace.get(place)?.[0] ?? [], [...(byPlace.get(place)?.[1] ?? []), entry]]);
  }
  const pairs: [Entry, Entry][] = [];
  for (const [left, right] of byPlace.values()) {
    const [lost, found] = [[...left], [...right]];
    const take = (one: Entry, other: Entry) => {
      pairs.push([one, other]);
      lost.splice(lost.indexOf(one), 1);
      found.splice(found.indexOf(other), 1);
    };
    const scored = lost
      .flatMap((one) =>
        found.map((other) => ({ one, other, score: likeness(one.item.title, other.item.title) })),
      )
      .filter(({ one, other }) => isLike(one.item.title, other.item.title))
      .sort((a, b) => b.score - a.score);
    for (const { one, other } of scored) if (lost.includes(one) && found.includes(other)) take(one, other);
    // Against the letter, as the product's page has it: a finished line that goes for another one was tidied away.
    const isTidied = ({ item }: Entry) => item.id === '' && item.done;
    for (const one of lost.filter((entry) => !isTidied(entry)))
      if (found[0] !== undefined) take(one, found[0]);
  }
  return pairs;
}

function likeness(left: string, right: string): number {
  const many = new Set(wordsOf(right));
  return wordsOf(left).filter((word) => many.has(word)).length;
}

const isJsonLoop = (format: Format) =>
  format === 'ralph' || format === 'feature-list' || format === 'unnamed-list';

/** Work of one's own, or a commit before that names the item. */
function evidenceOf(item: Item, known: Known): string | undefined {
  return known.prior.find((commit) => {
    if (!isWork(commit.paths, known) || (known.used.get(commit.id) ?? 0) >= 2) return false;
    const isNamed =
      item.id !== '' &&
      !/^[\d.]+$/.test(item.id) &&
      new RegExp(`(^|[^\\w-])${literal(item.id)}($|[^\\w-])`, 'i').test(commit.message);
    return isNamed || wordsOf(commit.message).join(' ').includes(wordsOf(item.title).join(' '));
  })?.id;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isWork(touched: readonly string[], known: Known): boolean {
  return workIn(touched, known).length > 0;
}

function workIn(touched: readonly string[], { statePaths }: Known): readonly string[] {
  return touched.filter((path) => !statePaths.includes(path));
}

function use(commit: string, { used }: Known): void {
  used.set(commit, (used.get(commit) ?? 0) + 1);
}

function hasReason(pair: Pair, { message }: Known): boolean {
  const { before, after } = pair;
  const gained = wordsOf(after.notes).some((word) => !wordsOf(before.notes).includes(word));
  return gained || isNamedIn(message, after);
}

function isNamedIn(message: string, { id, title }: Item): boolean {
  const isNamed =
    id !== '' &&
    !/^[\d.]+$/.test(id) &&
    new RegExp(`(^|[^\\w-])${literal(id)}($|[^\\w-])`, 'i').test(message);
  return isNamed || wordsOf(message).join(' ').includes(wordsOf(title).join(' '));
}

/** Under 30 % keep key and title, or the plan key changed; nothing is never a new plan. */
export function isRotation(format: Format, before: List, after: List): boolean {
  if (before.items.length === 0 || after.items.length === 0) return false;
  if (before.plan !== after.plan && before.plan !== '' && after.plan !== '') return true;
  return kept(format, before, after) < 0.3 && !isTidied(format, before, after);
}

/** Only what was done is gone, with its key, and something open stays: the same list, tidied. */
function isTidied(format: Format, before: List, after: List): boolean {
  const now = after.items.map((item) => ({ key: keyOf(format, item), item }));
  const isThere = ({ key, item }: Entry) =>
    now.some((entry) => entry.key === key && entry.item.title === item.title);
  const old = entriesOf(format, before);
  const gone = old.filter((entry) => !isThere(entry));
  return (
    gone.every(({ key, item }) => item.done && !now.some((entry) => entry.key === key)) &&
    old.some((entry) => !entry.item.done && isThere(entry))
  );
}

function kept(format: Format, before: List, after: List): number {
  // A second item of a key takes none away.
  const now = after.items.map((item) => ({ key: keyOf(format, item), item }));
  const old = entriesOf(format, before);
  const { renamed } = pairItems(format, before, after);
  const staying = old.filter(
    ({ key, item }) =>
      now.some((entry) => entry.key === key && entry.item.title === item.title) ||
      renamed.some((pair) => pair.before === item),
  );
  return staying.length / old.length;
}

/** Judges one commit. `before` is what it is judged from; null where no version ever was. */
export function judgeStep(format: Format, before: List | null, after: List, known: Known): Finding[] {
  const found: Finding[] = [];
  const say = (rule: string, item: string, severity: Severity, ...refuses: readonly string[]) =>
    found.push({ rule, item, severity, refuses });
  if (before !== null && before.items.length > 0 && !known.anew) {
    if (!after.shape) {
      say('unknown-shape', '', 'error', '#(shape)');
      return found;
    }
    if (after.items.length === 0) {
      say(
        'emptied',
        '',
        before.items.every(({ done }) => done) ? 'note' : 'error',
        ...entriesOf(format, before).map(({ key }) => `${key}#`),
      );
      return found;
    }
  }
  snapshot(format, before, after, say);
  if (before === null) return found;
  const isMd = isMarkdown(format);
  const isAtWork = isWork(known.paths, known);
  const isIdle = !isAtWork && !known.prior.slice(0, 3).some(({ paths }) => isWork(paths, known));
  const flips: Entry[] = [];
  const born: Entry[] = [];

  const rotates = known.anew || isRotation(format, before, after);
  const returning = rotates ? known.leftPlans.get(after.plan) : undefined;
  const isSameKeys =
    returning !== undefined &&
    entriesOf(format, returning)
      .map(({ key }) => key)
      .sort()
      .join('\n') ===
      entriesOf(format, after)
        .map(({ key }) => key)
        .sort()
        .join('\n');
  const from = isSameKeys && returning !== undefined ? returning : before;
  const pairs =
    rotates && !isSameKeys ? pairsOfPlans(format, from, after) : pairItems(format, from, after, known.left);
  if (rotates) judgeRotation(format, before, after, known, say, isSameKeys);
  const silenced = rotates && !isSameKeys;

  for (const pair of [...pairs.same, ...pairs.renamed]) {
    const { key, before: was, after: is } = pair;
    const changed = changedFields(pair);
    const isReplaced =
      was.id !== '' &&
      !isMd &&
      !isLike(was.title, is.title) &&
      isChanged(pair, 'description') &&
      !isLike(was.contract.description ?? '', is.contract.description ?? '');
    const isTypeLost = was.mark === 'boolean' && is.mark !== 'boolean' && isJsonLoop(format);
    if (isTypeLost && !silenced) say('done-type', key, 'error', `${key}#(type)`);
    if (isReplaced && !silenced && !(was.done && is.done)) {
      say('item-replaced', key, 'error', ...changed.map((field) => `${key}#${field}`));
    } else if (was.done && is.done && changed.length > 0) {
      say('done-changed', key, 'error', ...changed.map((field) => `${key}#${field}`));
    } else if (!was.done && is.done && changed.length > 0) {
      const isFilled = changed.every((field) => (was.contract[field] ?? '') === '');
      const severity = isFilled ? 'note' : postSeverity(format, was, is, isAtWork);
      // One cause: that it comes back done under another title is said of the plan already.
      const isSaid = found.some(({ rule, item }) => rule === 'plan-rotation' && item === key);
      if (!isSaid) say('goalposts', key, severity, ...changed.map((field) => `${key}#${field}`));
    }
    if (!was.done && is.done) (known.returns && !known.anew ? born : flips).push({ key, item: is });
    if (!silenced) judgeCounters(pair, say);
  }
  // What was done when it left, and comes back open.
  const comingOpen = pairs.fresh.flatMap(({ key, item }): Pair[] => {
    const earlier = known.left.get(key);
    return earlier?.done === true && !item.done ? [{ before: earlier, after: item, key }] : [];
  });
  let isMany = false;
  if (!silenced) {
    const undone = [...pairs.same, ...pairs.renamed].filter(
      ({ before: was, after: is }) =>
        was.done && !is.done && !(was.mark === 'boolean' && is.mark !== 'boolean' && isJsonLoop(format)),
    );
    const bare = [...undone, ...comingOpen].filter((pair) => !hasReason(pair, known));
    isMany = bare.length >= 5;
    for (const pair of undone) {
      const isBare = bare.includes(pair);
      const severity = isBare && (isJsonLoop(format) || isMany) ? 'error' : 'warning';
      // Its mark alone would leave a done item with another contract: what it promised goes back with it.
      say(
        'reopened',
        pair.key,
        severity,
        ...['(done)', ...changedFields(pair)].map((field) => `${pair.key}#${field}`),
      );
    }
    for (const { key, after: is } of pairs.renamed) if (is) say('rekeyed', key, 'note');
    for (const { key, item } of pairs.gone)
      if (item.done && !known.archived) say('done-removed', key, isMd ? 'warning' : 'error', `${key}#`);
    if (format === 'feature-list' || format === 'unnamed-list') {
      const kept = [...pairs.same, ...pairs.renamed];
      const sorted = kept.toSorted((a, b) => from.items.indexOf(a.before) - from.items.indexOf(b.before));
      // Copies have to go, and any may be the one that stays (decision 0181).
      const isCopy = (one: Item, other: Item) => one === other || (one.id !== '' && one.id === other.id);
      let last = -1;
      for (const { after: is } of sorted) {
        last = after.items.findIndex((item, index) => index > last && isCopy(item, is));
        if (last < 0) break;
      }
      if (last < 0 && sorted.length > 0) say('order', '', 'error', '#(order)');
    }
  }

  for (const { key, item } of pairs.fresh) {
    // One that comes with a mark of another type is read as done all the same.
    if (!['boolean', 'none'].includes(item.mark) && isJsonLoop(format) && !silenced)
      say('done-type', key, 'error', `${key}#(type)`);
    const earlier = known.left.get(key);
    if (earlier !== undefined && !silenced) judgeCounters({ before: earlier, after: item, key }, say);
    if (earlier?.done === true && !silenced) {
      const back: Pair = { before: earlier, after: item, key };
      const changed = changedFields(back);
      if (item.done && changed.length > 0)
        say('done-changed', key, 'error', ...changed.map((field) => `${key}#${field}`));
      if (!item.done) {
        const isBare = !hasReason(back, known);
        say('reopened', key, isBare && (isJsonLoop(format) || isMany) ? 'error' : 'warning', `${key}#(done)`);
      }
      continue;
    }
    if (!item.done) continue;
    const moved = earlier === undefined ? [] : changedFields({ before: earlier, after: item, key });
    if (earlier !== undefined && moved.length > 0 && !silenced)
      say(
        'goalposts',
        key,
        postSeverity(format, earlier, item, isAtWork),
        ...moved.map((field) => `${key}#${field}`),
      );
    born.push({ key, item });
  }
  const uncounted: string[] = [];
  for (const { key, item } of after.items
    .map((each) => [...flips, ...born].find((entry) => entry.item === each))
    .filter((each) => each !== undefined)) {
    const isBorn = born.some((entry) => entry.key === key);
    if (!isBorn && isAtWork) continue;
    const commit = evidenceOf(item, known);
    if (commit !== undefined) use(commit, known);
    if (commit !== undefined) uncounted.push(key);
  }
  for (const { key, item } of born) {
    const lost = pairs.instead.get(key);
    const hasEvidence = isAtWork || uncounted.includes(key);
    // One cause: that it comes back done is said of the plan already.
    if (found.some(({ rule, item }) => rule === 'plan-rotation' && item === key)) continue;
    if (lost !== undefined) {
      say('born-done', key, placeSeverity(format, lost.item, item, isAtWork), `${key}#(done)`);
    } else if (!hasEvidence) say('born-done', key, isJsonLoop(format) ? 'error' : 'warning', `${key}#(done)`);
  }
  if (isJsonLoop(format) && !isAtWork && flips.some(({ key }) => !uncounted.includes(key)))
    say('evidence', '', 'warning');
  const counted = [...flips, ...born.filter(({ key }) => !uncounted.includes(key))];
  const few = isJsonLoop(format) ? 3 : 10;
  if (counted.length >= few) {
    const isSquash = workIn(known.paths, known).length >= counted.length;
    const isError = counted.length >= 10 && (isJsonLoop(format) ? !isSquash : isIdle);
    say('bulk-flip', '', isError ? 'error' : 'warning', ...counted.map(({ key }) => `${key}#(done)`));
  }

  for (const { key, item } of [...pairs.gone, ...pairs.instead.values()]) {
    if (!item.done && !silenced && after.hidden.includes(item.title) && !before.hidden.includes(item.title))
      say('hidden', key, 'warning');
  }
  const dropped = pairs.gone.filter(({ item }) => !item.done);
  if (!silenced && !known.archived && dropped.length > 0 && born.some(({ key }) => !pairs.instead.has(key)))
    say('dropped', '', 'warning');
  judgeNeeds(format, from, after, say);
  return found;
}

/** Of a text that changes with the tick: in Markdown like words are a warning, and beside work others that say more than half as much. */
function postSeverity(format: Format, was: Item, is: Item, isAtWork: boolean): Severity {
  const saysEnough = new Set(wordsOf(is.title)).size * 2 > new Set(wordsOf(was.title)).size;
  return isMarkdown(format) && isAtWork && saysEnough ? 'warning' : placeSeverity(format, was, is, isAtWork);
}

/** Of another item in its place: one with a number of its own is another one. */
function placeSeverity(format: Format, was: Item, is: Item, isAtWork: boolean): Severity {
  if (!isMarkdown(format)) return 'error';
  if (isLike(was.title, is.title)) return 'warning';
  return is.id === '' && isAtWork ? 'warning' : 'error';
}

type Say = (rule: string, item: string, severity: Severity, ...refuses: readonly string[]) => void;

function snapshot(format: Format, before: List | null, after: List, say: Say): void {
  const old = before === null ? [] : entriesOf(format, before);
  const renamed = before === null ? [] : pairItems(format, before, after).renamed;
  for (const { key, item } of entriesOf(format, after)) {
    const was =
      old.find((entry) => entry.key === key)?.item ?? renamed.find((pair) => pair.key === key)?.before;
    const times = timesOf(format, after, key);
    if (times > 1 && times > timesOf(format, before, key))
      say('duplicate-key', key, isMarkdown(format) ? 'warning' : 'error', `${key}#(repeated)`);
    // In Markdown *as the item is ticked*: one that comes ticked, or was, says so by its words only.
    const isSaid = isMarkdown(format) ? was?.done === false : was?.disagrees !== true;
    if (item.disagrees && isSaid) say('done-disagrees', key, 'warning');
  }
}

function judgeCounters({ before, after, key }: Pair, say: Say): void {
  for (const name of new Set([...Object.keys(before.counters), ...Object.keys(after.counters)])) {
    const [was, is] = [before.counters[name] ?? 0, after.counters[name] ?? 0];
    if (is < was || is > was + 1) say('counter', key, 'error', `${key}#${name}`);
  }
}

function judgeNeeds(format: Format, before: List, after: List, say: Say): void {
  const old = entriesOf(format, before);
  const now = entriesOf(format, after);
  const isOpen = (entries: readonly Entry[], id: string) =>
    entries.some(({ key, item }) => key === id && !item.done);
  for (const { key, item } of now) {
    if (!item.done) continue;
    const was = old.find((entry) => entry.key === key)?.item;
    const isNew = (need: string) => !(was?.done === true && was.needs.includes(need) && isOpen(old, need));
    if (item.needs.some((need) => isOpen(now, need) && isNew(need)))
      say('dependency-order', key, 'error', `${key}#(done)`);
  }
}

/** Across plans an item is the same by key and title, or by key and a like title where it is done. */
function pairsOfPlans(format: Format, before: List, after: List): Pairs {
  const old = entriesOf(format, before);
  const same: Pair[] = entriesOf(format, after).flatMap(({ key, item }) => {
    const was = old.find((entry) => entry.key === key)?.item;
    const isSame =
      was !== undefined && (was.title === item.title || (item.done && isLike(was.title, item.title)));
    return isSame ? [{ before: was, after: item, key }] : [];
  });
  const isPaired = (key: string) => same.some((pair) => pair.key === key);
  return {
    same,
    renamed: [],
    gone: old.filter(({ key }) => !isPaired(key)),
    fresh: entriesOf(format, after).filter(({ key }) => !isPaired(key)),
    instead: new Map(),
  };
}

function judgeRotation(
  format: Format,
  before: List,
  after: List,
  known: Known,
  say: Say,
  isReturning: boolean,
): void {
  const now = entriesOf(format, after);
  const old = entriesOf(format, before);
  const isThere = ({ key, item }: Entry) =>
    now.some((entry) => entry.key === key && entry.item.title === item.title);
  const vanished = old.filter((entry) => !isThere(entry));
  const isNewKey = before.plan !== after.plan;
  say('plan-rotation', '', 'note');
  // Without keys a like text in the same place is what a like title is under the same key.
  const inPlace = pairItems(format, before, after).same.filter(({ after: is }) => is.id === '');
  for (const { key, item } of vanished) {
    if (item.done) continue;
    const isSame = (entry: Entry) =>
      entry.key === key || inPlace.some((pair) => pair.before === item && pair.after === entry.item);
    const back = now.find(
      (entry) =>
        entry.item.done &&
        (entry.item.title === item.title || (isSame(entry) && isLike(entry.item.title, item.title))),
    );
    const severity = isMarkdown(format) && isWork(known.paths, known) ? 'warning' : 'error';
    if (back !== undefined) say('plan-rotation', back.key, severity, `${back.key}#(done)`);
  }
  if (known.anew) return;
  if (!known.archived && vanished.some(({ item }) => !item.done)) say('plan-rotation', '', 'warning');
  const lost = vanished.filter(({ item }) => item.done);
  // Against the letter, by decision 0030: a finished list without a plan key may be replaced, as it might be deleted.
  const isLikewise = old.filter(({ key, item }) =>
    now.some((entry) => entry.key === key && isLike(entry.item.title, item.title)),
  );
  const isFinished =
    before.plan === '' && old.every(({ item }) => item.done) && isLikewise.length < 0.3 * old.length;
  if (!isNewKey && !known.archived && !isFinished && lost.length > 0)
    say('plan-rotation', '', 'error', ...lost.map(({ key }) => `${key}#`));
  const isReused = old.some(
    ({ key, item }) =>
      item.done && now.some((entry) => entry.key === key && !isLike(entry.item.title, item.title)),
  );
  if (isNewKey && kept(format, before, after) >= 0.3 && isReused) say('plan-rotation', '', 'warning');
  for (const { key, item } of now)
    for (const [name, value] of Object.entries(item.counters)) {
      const isNew = !old.some((entry) => isThere(entry) && entry.key === key);
      if (value !== 0 && isNew && !isReturning) say('counter', key, 'error', `${key}#${name}`);
    }
}
