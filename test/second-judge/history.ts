import { type Format, type Item, type List, paths, readList } from './list.ts';
import { type Earlier, entriesOf, type Finding, judgeStep, type Known, pairItems } from './step.ts';

/** One commit of a history: the text of the list behind it, and what else it does. */
export interface Commit {
  readonly message: string;
  /** Null where there is no list. */
  readonly text: string | null;
  /** Whether it changes a file that is no state file. */
  readonly work: boolean;
  /** What it puts into the archive. */
  readonly archive?: string;
  /** What the generator did, to be read by people. */
  readonly did: readonly string[];
}

export interface Said extends Finding {
  readonly commit: number;
}

interface Open {
  readonly finding: { severity: Finding['severity'] } & Said;
  readonly subjects: string[];
  readonly from: List;
  readonly ground: ReadonlyMap<string, Item | undefined>;
}

interface Past {
  readonly list: List;
  readonly open: readonly Open[];
  readonly refused: boolean;
  readonly said: readonly Open[];
}

/** Judges all commits behind the first by the law of accounts, and says what stands at the end. */
export function judgeHistory(format: Format, commits: readonly Commit[]): Said[] {
  const [first] = commits;
  const said: ({ severity: Finding['severity'] } & Said)[] = [];
  let list = first?.text == null ? null : readList(format, first.text);
  let last = list;
  let text = first?.text ?? null;
  let open: Open[] = [];
  let past: Past[] = [];
  let lastChange = 0;
  let gone: ({ severity: Finding['severity'] } & Said) | undefined;
  let isBegunAnew = false;
  const used = new Map<string, number>();
  const left = new Map<string, Item>();
  const leftPlans = new Map<string, List>();

  for (const [index, commit] of commits.entries()) {
    if (index === 0 || commit.text === text) continue;
    const span = Math.min(20, Math.max(3, index - lastChange - 1));
    const known: Known = {
      message: commit.message,
      paths: touchedBy(format, commits, index),
      prior: commits.slice(0, index).map((each, at): Earlier => ({ id: `${at}`, message: each.message, paths: touchedBy(format, commits, at) })).reverse().slice(0, span),
      used,
      archived: list !== null && isArchived(format, list, commits.slice(0, index + 1).findLast(({ archive }) => archive !== undefined)?.archive),
      statePaths: [paths[format], archivePath(format)],
      left,
      leftPlans,
    };
    lastChange = index;
    const was = text;
    text = commit.text;
    if (commit.text === null) {
      const isDone = list?.items.every(({ done }) => done) === true;
      // The archive bears a usual name: an equal file there is a move, of which nothing is said.
      if (commit.archive === was && format !== 'markdown') continue;
      gone = { commit: index, rule: 'deleted', item: '', severity: isDone || known.archived ? 'note' : 'warning', refuses: [] };
      said.push(gone);
      isBegunAnew = isDone;
      for (const each of open) each.finding.severity = 'warning';
      open = [];
      past = [];
      last = list;
      list = null;
      continue;
    }
    const next = readList(format, commit.text);
    if (was === null) {
      if (gone !== undefined && last !== null && isEqual(last, next)) gone.severity = 'note';
      list = last;
      if (isBegunAnew) list = next;
    }
    if (list === null) {
      list = next;
      continue;
    }
    const back = past.findIndex((each, at) => isEqual(each.list, next) && past.slice(at).every(({ refused }) => refused));
    const origin = past[back];
    if (origin !== undefined && !isEqual(list, next)) {
      for (const each of past.slice(back)) for (const { finding } of each.said) finding.severity = 'note';
      for (const each of origin.open) each.finding.severity = 'error';
      open = [...origin.open];
      past = past.slice(0, back);
      list = next;
      continue;
    }
    const parent = list;
    const changed = open.map((each) => ({ each, subjects: each.subjects.filter((subject) => isOther(format, parent, next, subject, each)) }));
    let from = parent;
    for (const { each, subjects } of changed) for (const subject of subjects) from = atGround(format, from, subject, each);
    const findings = judgeStep(format, from, next, known);
    const alone = open.flatMap((each) => each.subjects.filter((subject) => !isOther(format, parent, next, subject, each)).map((subject) => ({ each, subject })));
    if (alone.length > 0) {
      let base = from;
      let to = next;
      for (const { each, subject } of alone) [base, to] = [atGround(format, base, subject, each), atGround(format, to, subject, each)];
      const keys = new Set(alone.map(({ subject }) => keyOf(subject)));
      for (const more of judgeStep(format, base, to, { ...known, used: new Map(used) }))
        if (more.severity === 'error' && keys.has(more.item) && !findings.some(({ rule, item }) => rule === more.rule && item === more.item)) findings.push(more);
    }
    const opened: Open[] = [];
    const before = [...open];
    for (const finding of findings) {
      const one = { ...finding, commit: index };
      said.push(one);
      if (finding.severity !== 'error') continue;
      opened.push({ finding: one, subjects: [...finding.refuses], from, ground: groundOf(format, from, next, known, finding) });
    }
    const refusedNow = opened.flatMap(({ subjects }) => subjects);
    const rotates = findings.some(({ rule, severity }) => rule === 'plan-rotation' && severity === 'note');
    for (const { each, subjects } of changed) {
      if (rotates) {
        each.finding.severity = 'warning';
        open = open.filter((other) => other !== each);
        continue;
      }
      for (const subject of subjects) if (!refusedNow.includes(subject)) each.subjects.splice(each.subjects.indexOf(subject), 1);
      if (each.subjects.length > 0) continue;
      each.finding.severity = 'note';
      open = open.filter((other) => other !== each);
    }
    past.push({ list: parent, open: before, refused: opened.length > 0, said: opened });
    open.push(...opened);
    if (rotates) leftPlans.set(parent.plan, parent);
    const now = entriesOf(format, next);
    for (const { key, item } of entriesOf(format, parent)) if (!now.some((entry) => entry.key === key)) left.set(key, item);
    if (findings.some(({ rule }) => rule === 'unknown-shape')) {
      list = { ...parent, shape: true };
      continue;
    }
    list = next;
  }
  return said;
}

export function archivePath(format: Format): string {
  return `archive/one/${paths[format]}`;
}

export function touchedBy(format: Format, commits: readonly Commit[], index: number): string[] {
  const commit = commits[index];
  if (commit === undefined) return [];
  const isChanged = commit.text !== (commits[index - 1]?.text ?? null);
  return [
    ...(isChanged ? [paths[format]] : []),
    ...(commit.work ? ['src/work.ts'] : []),
    ...(commit.archive === undefined ? [] : [archivePath(format)]),
    // The list that no detection finds is governed by a configuration, which comes with it.
    ...(index === 0 && format === 'markdown' ? ['.stateward.yml'] : []),
  ];
}

const keyOf = (subject: string) => subject.slice(0, subject.lastIndexOf('#'));
const fieldOf = (subject: string) => subject.slice(subject.lastIndexOf('#') + 1);

/** The same, or nine of ten items and every done one. */
function isArchived(format: Format, list: List, archive: string | undefined): boolean {
  if (archive === undefined) return false;
  const kept = readList(format, archive).items.map((item) => JSON.stringify(item));
  const there = list.items.filter((item) => kept.includes(JSON.stringify(item)));
  return there.length * 10 >= list.items.length * 9 && list.items.every((item) => !item.done || there.includes(item));
}

function isEqual(left: List, right: List): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function groundOf(format: Format, from: List, next: List, known: Known, { refuses }: Finding): Map<string, Item | undefined> {
  const pairs = pairItems(format, from, next);
  const paired = [...pairs.same, ...pairs.renamed];
  const entries = entriesOf(format, from);
  return new Map(
    refuses.map(keyOf).map((key) => [
      key,
      paired.find((pair) => pair.key === key)?.before ?? entries.find((entry) => entry.key === key)?.item ?? known.left.get(key),
    ]),
  );
}

function itemAt(format: Format, list: List, key: string): Item | undefined {
  return entriesOf(format, list).find((entry) => entry.key === key)?.item;
}

/** Whether the commit changes a refused subject; the coming and going of an item changes all its fields. */
function isOther(format: Format, parent: List, next: List, subject: string, { from }: Open): boolean {
  if (subject.startsWith('#')) {
    const ids = (list: List) => (subject === '#(order)' ? entriesOf(format, list).map(({ key }) => key) : list);
    void from;
    return JSON.stringify(ids(parent)) !== JSON.stringify(ids(next));
  }
  const [was, is] = [itemAt(format, parent, keyOf(subject)), itemAt(format, next, keyOf(subject))];
  return valueOf(was, fieldOf(subject)) !== valueOf(is, fieldOf(subject));
}

function valueOf(item: Item | undefined, field: string): string {
  if (item === undefined) return 'absent';
  if (field === '') return 'there';
  if (field === '(done)') return `${item.done} ${item.mark}`;
  return field in item.counters ? String(item.counters[field]) : (item.contract[field] ?? '');
}

/** The list with one subject at its ground. */
function atGround(format: Format, list: List, subject: string, { ground, from }: Open): List {
  if (subject === '#') return from;
  if (subject === '#(order)') {
    const order = entriesOf(format, from).map(({ key }) => key);
    const place = (entry: { readonly key: string }) => (order.includes(entry.key) ? order.indexOf(entry.key) : order.length);
    return { ...list, items: entriesOf(format, list).toSorted((a, b) => place(a) - place(b)).map(({ item }) => item) };
  }
  const [key, field] = [keyOf(subject), fieldOf(subject)];
  const was = ground.get(key);
  const now = itemAt(format, list, key);
  if (field === '') {
    if (was === undefined) return { ...list, items: list.items.filter((item) => item !== now) };
    return now === undefined
      ? { ...list, items: list.items.toSpliced(from.items.indexOf(was), 0, was) }
      : { ...list, items: list.items.map((item) => (item === now ? was : item)) };
  }
  if (now === undefined) return list;
  const set = (item: Item): Item => {
    if (field === '(done)') return { ...item, done: was?.done ?? false, mark: was?.mark ?? (item.mark === 'none' ? 'none' : 'boolean') };
    if (field in item.counters || (was !== undefined && field in was.counters))
      return { ...item, counters: { ...item.counters, [field]: was?.counters[field] ?? 0 } };
    const contract = { ...item.contract, [field]: was?.contract[field] ?? '' };
    return { ...item, contract, title: field === 'title' || field === 'text' ? (was?.title ?? item.title) : item.title };
  };
  return { ...list, items: list.items.map((item) => (item === now ? set(item) : item)) };
}
