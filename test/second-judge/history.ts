import { type Format, type Item, type List, paths, readList } from './list.ts';
import {
  type Earlier,
  entriesOf,
  type Finding,
  isRotation,
  judgeStep,
  type Known,
  pairItems,
} from './step.ts';

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

/** An error that came to its end, whichever it was, is said as that; one whose item got another key may be said again under it. */
type Fate = Finding['severity'] | 'ended' | 'again';

export interface Said extends Omit<Finding, 'severity'> {
  readonly severity: Fate;
  /** Whether the commit was refused for it, whatever became of that. */
  readonly isRefused?: boolean;
  readonly commit: number;
}

interface Open {
  readonly finding: { severity: Fate } & Omit<Said, 'severity'>;
  readonly subjects: string[];
  readonly from: List;
  readonly ground: Map<string, Item | undefined>;
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
  const said: ({ severity: Fate } & Omit<Said, 'severity'>)[] = [];
  // An item is remembered with its plan.
  const leftIn = new Map<string, Map<string, Item>>();
  let left = new Map<string, Item>();
  let list = first?.text == null ? null : begun(readList(format, first.text));
  let last = list;
  /** The last version as it was, whatever of it stood refused. */
  let stood = list;
  let text = first?.text ?? null;
  let open: Open[] = [];
  let past: Past[] = [];
  let lastChange = 0;
  let gone: ({ severity: Fate } & Omit<Said, 'severity'>) | undefined;
  let isBegunAnew = false;
  /** How it stood while there was no list, before this one came back. */
  let returned:
    | {
        readonly last: typeof last;
        readonly stood: typeof stood;
        readonly isBegunAnew: boolean;
        readonly gone: typeof gone;
      }
    | undefined;
  const used = new Map<string, number>();
  const leftPlans = new Map<string, List>();

  for (const [index, commit] of commits.entries()) {
    if (index === 0 || commit.text === text) continue;
    const span = Math.min(20, Math.max(3, index - lastChange - 1));
    const archive = commits.slice(0, index + 1).findLast((each) => each.archive !== undefined)?.archive;
    const was = text;
    const known: Known = {
      message: commit.message,
      paths: touchedBy(format, commits, index),
      prior: commits
        .slice(0, index)
        .map(
          (each, at): Earlier => ({
            id: `${at}`,
            message: each.message,
            paths: touchedBy(format, commits, at),
          }),
        )
        .reverse()
        .slice(0, span),
      used,
      archived: isArchived(format, list, archive),
      anew: was === null && isBegunAnew,
      returns: was === null,
      statePaths: [paths[format], archivePath(format)],
      left,
      leftPlans,
    };
    lastChange = index;
    text = commit.text;
    if (commit.text === null) {
      // It came back with a commit that was refused, and all that followed was: this takes that one back.
      if (returned !== undefined && past.length > 0 && past.every(({ refused }) => refused)) {
        for (const each of past) for (const { finding } of each.said) finding.severity = 'ended';
        said.push({ commit: index, rule: 'taken-back', item: '', severity: 'note', refuses: [] });
        ({ last, stood, isBegunAnew, gone } = returned);
        leave('moved');
        continue;
      }
      const accepted =
        list === null
          ? null
          : open.reduce(
              (at, each) => each.subjects.reduce((on, subject) => atGround(on, subject, each), at),
              list,
            );
      const isDone = accepted?.items.every(({ done }) => done) === true;
      const isKept = isArchived(format, accepted, archive);
      isBegunAnew = isDone || isKept;
      last = accepted;
      stood = list;
      // The archive bears a usual name: an equal file there is a move, of which nothing is said.
      const isNewArchive = !commits.slice(0, index).some((each) => each.archive !== undefined);
      if (
        commit.archive !== undefined &&
        isNewArchive &&
        isArchived(format, list, archive) &&
        format !== 'markdown'
      ) {
        isBegunAnew = true;
        last = open.reduce(
          (at, each) => each.subjects.reduce((on, subject) => atGround(on, subject, each), at),
          list ?? begun(readList(format, archive ?? '')),
        );
        leave('moved');
        continue;
      }
      gone = {
        commit: index,
        rule: 'deleted',
        item: '',
        severity: isDone || isKept ? 'note' : 'warning',
        refuses: [],
      };
      said.push(gone);
      leave('gone');
      continue;
    }
    const read = readList(format, commit.text);
    if (was === null) {
      returned = { last, stood, isBegunAnew, gone };
      if (gone !== undefined && stood !== null && isEqual(stood, read))
        gone.severity = gone.severity === 'note' ? 'note' : 'ended';
      list = last;
      if (isBegunAnew)
        said.push({ commit: index, rule: 'begun-anew', item: '', severity: 'note', refuses: [] });
    }
    if (list === null) {
      list = begun(read);
      continue;
    }
    const back = past.findIndex(
      (each, at) => isEqual(each.list, read) && past.slice(at).every(({ refused }) => refused),
    );
    const origin = past[back];
    if (origin !== undefined && !isEqual(list, read)) {
      for (const each of past.slice(back)) for (const { finding } of each.said) finding.severity = 'ended';
      said.push({ commit: index, rule: 'taken-back', item: '', severity: 'note', refuses: [] });
      depart(list, origin.list, open);
      for (const each of origin.open) each.finding.severity = 'error';
      open = [...origin.open];
      past = past.slice(0, back);
      list = origin.list;
      continue;
    }
    const parent = list;
    const next = named(format, parent, read, left);
    const isNewPlan = parent.plan !== next.plan && isRotation(format, parent, next);
    if (!next.shape && open.some(({ finding }) => finding.rule === 'unknown-shape')) continue;
    // With a plan goes all that was in it.
    const isChangedBy = (subject: string, each: Open) =>
      isNewPlan ||
      isOther(parent, next, subject, each) ||
      (isRotation(format, parent, next) && !isKept(parent, next, keyOf(subject)));
    // Words that moved as an item was ticked may stay where it is open again; not those that moved once more since.
    const isOpenAgain = ({ finding: { rule }, subjects: [subject = ''] }: Open) =>
      rule === 'goalposts' &&
      open.findLast(({ subjects }) => subjects.includes(subject))?.finding.rule === rule &&
      itemAt(parent, keyOf(subject))?.done === true &&
      itemAt(next, keyOf(subject))?.done === false;
    const changed = open.map((each) => ({
      each,
      subjects: each.subjects.filter((subject) => isOpenAgain(each) || isChangedBy(subject, each)),
    }));
    let from = parent;
    for (const { each, subjects } of changed) {
      if (isOpenAgain(each)) from = atGround(from, `${keyOf(each.subjects[0] ?? '')}#(done)`, each);
      for (const subject of subjects) if (isChangedBy(subject, each)) from = atGround(from, subject, each);
    }
    const findings = judgeStep(format, from, next, { ...known, archived: isArchived(format, from, archive) });
    const alone = open.flatMap((each) =>
      each.subjects.filter((subject) => !isChangedBy(subject, each)).map((subject) => ({ each, subject })),
    );
    if (alone.length > 0) {
      let base = from;
      let to = next;
      for (const { each, subject } of alone)
        [base, to] = [atGround(base, subject, each), atGround(to, subject, each)];
      const keys = new Set(alone.map(({ subject }) => keyOf(subject)));
      const uidOf = (key: string) => (keyed(format, next, key) ?? keyed(format, from, key))?.uid ?? '';
      for (const more of judgeStep(format, base, to, { ...known, used: new Map(used) }))
        if (
          more.severity === 'error' &&
          keys.has(uidOf(more.item)) &&
          !findings.some(({ rule, item }) => rule === more.rule && item === more.item)
        )
          findings.push(more);
    }
    const opened: Open[] = [];
    const before = open.map((each) => ({ ...each, subjects: [...each.subjects] }));
    // An item of which something stands refused is followed to its new key, and no note says so.
    const isOpen = (item: Item | undefined) =>
      before.some(({ subjects }) => subjects.some((subject) => keyOf(subject) === item?.uid));
    for (const finding of findings) {
      const one = { ...finding, commit: index, isRefused: finding.severity === 'error' };
      if (finding.rule === 'rekeyed' && isOpen(keyed(format, next, finding.item))) continue;
      said.push(one);
      if (finding.severity !== 'error') continue;
      const subjects = subjectsOf(format, from, next, finding);
      opened.push({
        finding: one,
        subjects,
        from,
        ground: new Map(
          subjects.map(keyOf).map((uid) => [uid, groundOf(finding, itemAt(from, uid) ?? leftAs(left, uid))]),
        ),
      });
    }
    const refusedNow = opened.flatMap(({ subjects }) => subjects);
    const rotates = findings.some(({ rule, severity }) => rule === 'plan-rotation' && severity === 'note');
    const isSaid = (key: string) => findings.some(({ rule, item }) => rule === 'rekeyed' && item === key);
    for (const { key, after } of pairItems(format, parent, next, left).renamed)
      if (isOpen(after)) {
        for (const { finding, subjects } of before)
          if (subjects.some((subject) => keyOf(subject) === after.uid))
            said.push({ commit: index, rule: finding.rule, item: key, severity: 'again', refuses: [] });
      } else if (!isSaid(key) && !rotates)
        said.push({ commit: index, rule: 'rekeyed', item: key, severity: 'note', refuses: [] });
    const isLost = findings.some(({ rule }) => rule === 'unknown-shape');
    const isRefused = (subject: string) =>
      refusedNow.some(
        (other) =>
          other === subject ||
          (keyOf(other) === keyOf(subject) &&
            fieldOf(subject) !== '(repeated)' &&
            (fieldOf(other) === '' || fieldOf(subject) === '')),
      );
    for (const { each, subjects } of isLost ? [] : changed) {
      if (rotates && subjects.length > 0 && !subjects.some(isRefused)) {
        each.finding.severity = 'ended';
        open = open.filter((other) => other !== each);
        continue;
      }
      for (const subject of subjects)
        if (!isRefused(subject)) each.subjects.splice(each.subjects.indexOf(subject), 1);
      if (each.subjects.length > 0) continue;
      each.finding.severity = 'ended';
      open = open.filter((other) => other !== each);
    }
    // What changes nothing by value is no work that taking back would lose.
    if (opened.length > 0 || !isEqual(parent, next))
      past.push({ list: parent, open: before, refused: opened.length > 0, said: opened });
    open.push(...opened);
    if (isLost) continue;
    depart(parent, next, before);
    list = next;
  }
  return said;

  /** What a version holds no more is remembered as it stood accepted. */
  function depart(from: List, to: List, refused: readonly Open[]): void {
    // What came refused is open at its ground, or away.
    const isNew = ({ uid }: Item) =>
      refused.some(({ ground }) => ground.has(uid) && ground.get(uid) === undefined);
    const stood = refused.reduce(
      (at, each) => each.subjects.reduce((on, subject) => atGround(on, subject, each), at),
      from,
    );
    const accepted = { ...stood, items: stood.items.filter((item) => !isNew(item)) };
    if (from.plan !== to.plan) {
      leftPlans.set(from.plan, accepted);
      leftIn.set(from.plan, left);
      left = leftIn.get(to.plan) ?? new Map();
      return;
    }
    for (const { key, item } of entriesOf(format, accepted))
      if (itemAt(to, item.uid) === undefined) left.set(key, item);
  }

  function begun(begin: List): List {
    return named(format, { ...begin, items: [] }, begin, left);
  }

  function leave(how: 'gone' | 'moved'): void {
    left = new Map();
    leftIn.clear();
    if (how === 'gone') for (const each of open) each.finding.severity = 'ended';
    open = [];
    past = [];
    list = null;
  }
}

export function archivePath(format: Format): string {
  return `archive/one/${paths[format]}`;
}

function touchedBy(format: Format, commits: readonly Commit[], index: number): string[] {
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

/** The next version, in which each item is known as what it was. */
function named(format: Format, parent: List, read: List, left: ReadonlyMap<string, Item>): List {
  const { same, renamed } = pairItems(format, parent, read);
  const entries = entriesOf(format, read);
  const items = read.items.map((item): Item => {
    const was = [...same, ...renamed].find(({ after }) => after === item)?.before;
    const key = entries.find((entry) => entry.item === item)?.key ?? '';
    return {
      ...item,
      uid: was?.uid ?? left.get(key)?.uid ?? (key === '' ? '' : `${key} ${parent.items.length}`),
    };
  });
  // Of those that share a key the last one counts; the others are known by it.
  const counting = (item: Item) =>
    items.findLast((other) => other.uid !== '' && other.id === item.id && other.section === item.section)
      ?.uid ?? '';
  return { ...read, items: items.map((item) => (item.uid === '' ? { ...item, uid: counting(item) } : item)) };
}

/** The subjects of a finding, by what the items are and not by their keys. */
function subjectsOf(format: Format, from: List, next: List, { refuses }: Finding): string[] {
  return refuses.map((subject) => {
    const key = keyOf(subject);
    if (key === '') return subject;
    const item = keyed(format, next, key) ?? keyed(format, from, key);
    return `${item?.uid ?? key}#${fieldOf(subject)}`;
  });
}

function keyed(format: Format, list: List, key: string): Item | undefined {
  return entriesOf(format, list).find((entry) => entry.key === key)?.item;
}

const keyOf = (subject: string) => subject.slice(0, subject.lastIndexOf('#'));
const fieldOf = (subject: string) => subject.slice(subject.lastIndexOf('#') + 1);

function isKept(parent: List, next: List, uid: string): boolean {
  const [was, is] = [itemAt(parent, uid), itemAt(next, uid)];
  return was !== undefined && was.title === is?.title;
}

/** The same, or nine of ten items and every done one; what was open may be done there. */
function isArchived(format: Format, list: List | null, archive: string | undefined): boolean {
  if (archive === undefined || list === null) return false;
  const plain = ({ id, title, contract, done, counters, section }: Item, asDone = done) =>
    JSON.stringify([
      id,
      title,
      Object.entries(contract).sort(),
      asDone,
      Object.entries(counters).sort(),
      section,
    ]);
  const kept = readList(format, archive).items.map((item) => plain(item));
  const there = list.items.filter((item) => kept.includes(plain(item)) || kept.includes(plain(item, true)));
  return (
    there.length * 10 >= list.items.length * 9 &&
    list.items.every((item) => !item.done || there.includes(item))
  );
}

function isEqual(left: List, right: List): boolean {
  const plain = (list: List) => {
    const items = list.items.map((item) =>
      JSON.stringify({ ...item, uid: '', contract: Object.entries(item.contract).sort() }),
    );
    return JSON.stringify({ ...list, items });
  };
  return plain(left) === plain(right);
}

function leftAs(left: ReadonlyMap<string, Item>, uid: string): Item | undefined {
  return [...left.values()].find((item) => item.uid === uid);
}

/** What came done was open, whatever had its key in another plan. */
function groundOf({ rule }: Finding, was: Item | undefined): Item | undefined {
  return rule === 'born-done' && was !== undefined ? { ...was, done: false } : was;
}

function itemAt({ items }: List, uid: string): Item | undefined {
  return items.findLast((item) => item.uid === uid);
}

/** Whether the commit changes a refused subject; the coming and going of an item changes all its fields. */
function isOther(parent: List, next: List, subject: string, { from }: Pick<Open, 'from'>): boolean {
  if (subject === '#(shape)') return next.shape;
  if (subject === '#(order)') {
    const orderOf = (list: List, other: List) =>
      list.items
        .filter(({ uid }) => itemAt(other, uid))
        .map(({ uid }) => uid)
        .join('\n');
    return orderOf(parent, next) !== orderOf(next, parent) || orderOf(from, next) === orderOf(next, from);
  }
  if (fieldOf(subject) === '(repeated)')
    return timesOf(parent, keyOf(subject)) !== timesOf(next, keyOf(subject));
  const [was, is] = [itemAt(parent, keyOf(subject)), itemAt(next, keyOf(subject))];
  return valueIn(was, fieldOf(subject)) !== valueIn(is, fieldOf(subject));
}

function timesOf({ items }: List, uid: string): number {
  return items.filter((item) => item.uid === uid).length;
}

function valueIn(item: Item | undefined, field: string): string {
  if (item === undefined) return 'absent';
  if (field === '') return 'there';
  if (field === '(done)') return `${item.done}`;
  if (field === '(type)') return item.mark;
  return field in item.counters ? String(item.counters[field]) : (item.contract[field] ?? '');
}

/** The list with one subject at its ground. */
function atGround(list: List, subject: string, { ground, from }: Open): List {
  if (subject === '#(shape)') return list;
  if (subject === '#(order)') {
    const order = from.items.map(({ uid }) => uid);
    const place = ({ uid }: Item) => (order.includes(uid) ? order.indexOf(uid) : order.length);
    return { ...list, items: list.items.toSorted((a, b) => place(a) - place(b)) };
  }
  const [key, field] = [keyOf(subject), fieldOf(subject)];
  if (field === '(repeated)') {
    const last = itemAt(list, key);
    return { ...list, items: list.items.filter((item) => item === last || item.uid !== key) };
  }
  const was = ground.get(key);
  const now = itemAt(list, key);
  if (field === '') {
    if (was === undefined) return { ...list, items: list.items.filter((item) => item !== now) };
    const above = from.items
      .slice(
        0,
        from.items.findIndex(({ uid }) => uid === key),
      )
      .map(({ uid }) => uid);
    const place = list.items.findLastIndex(({ uid }) => above.includes(uid)) + 1;
    return now === undefined
      ? { ...list, items: list.items.toSpliced(place, 0, was) }
      : { ...list, items: list.items.map((item) => (item === now ? was : item)) };
  }
  if (now === undefined) return list;
  const set = (item: Item): Item => {
    if (field === '(done)') return { ...item, done: was?.done ?? false };
    if (field === '(type)') return { ...item, mark: was?.mark ?? item.mark, done: was?.done ?? item.done };
    if (field in item.counters || (was !== undefined && field in was.counters))
      return { ...item, counters: { ...item.counters, [field]: was?.counters[field] ?? 0 } };
    const contract = { ...item.contract, [field]: was?.contract[field] ?? '' };
    return {
      ...item,
      contract,
      title: field === 'title' || field === 'text' ? (was?.title ?? item.title) : item.title,
    };
  };
  return { ...list, items: list.items.map((item) => (item === now ? set(item) : item)) };
}
