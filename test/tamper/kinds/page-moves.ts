import type { HonestMove, Situation } from '../kind.ts';
import {
  childrenOf,
  isDone,
  isFresh,
  leavesOf,
  type Page,
  type PageFormat,
  partOf,
  plannedPage,
  plannedTask,
  type Section,
  type Task,
  withNewTask,
  withoutTasks,
  withSection,
  withTask,
  writePage,
} from './page-model.ts';

export type PageMove = HonestMove<Page>;

/** A task as a message names it. */
export function spoken({ id, text }: Task): string {
  return id === '' ? text : `${/^\d+$/.test(id) ? `task ${id}` : id}: ${text}`;
}

export function work({ fresh, random }: Situation<Page>): Record<string, string> {
  return { [`src/work-${fresh()}.ts`]: `// ${random.number()}\n` };
}

/** How a ticked line looks. */
function ticked(task: Task, { random }: Situation<Page>, format: PageFormat): Partial<Task> {
  const often = format.signs === undefined ? 0.2 : 0.8;
  const sign = random.chance(often) ? (random.pick(format.signs ?? usualSigns) ?? '') : task.sign;
  return { mark: random.chance(0.9) ? 'x' : 'X', sign };
}

const usualSigns = ['✅', '(done)', '(completed 2026-03-04)'];

/** An agent ticks a line in the commit with the work. */
const finish =
  (format: PageFormat): PageMove =>
  (situation) => {
    const { doc, random } = situation;
    const task = random.pick(leavesOf(doc).filter((each) => !isDone(each)));
    if (task === undefined) return undefined;
    return {
      doc: withTask(doc, task.uid, ticked(task, situation, format)),
      message: `feat: ${spoken(task)}`,
      files: work(situation),
    };
  };

/** Or a whole phase of them, at the end of a session. */
const finishSome =
  (format: PageFormat): PageMove =>
  (situation) => {
    const { doc, random } = situation;
    const { uid } = random.pick(doc.sections) ?? {};
    const open = doc.tasks.filter((task) => task.section === uid && !isDone(task));
    if (open.length < 2) return undefined;
    const page = open.reduce((next, task) => withTask(next, task.uid, ticked(task, situation, format)), doc);
    return {
      doc: { ...page, status: `Phase ${uid} is done` },
      message: 'feat: the phase',
      files: work(situation),
    };
  };

/** A task is ticked when its parts are. */
const finishParent =
  (format: PageFormat): PageMove =>
  (situation) => {
    const { doc, random } = situation;
    const parents = new Set(doc.tasks.map(({ parent }) => parent));
    const ready = doc.tasks.filter(
      (task) => !isDone(task) && parents.has(task.uid) && childrenOf(doc, task).every(isDone),
    );
    const task = random.pick(ready);
    return (
      task && {
        doc: withTask(doc, task.uid, ticked(task, situation, format)),
        message: `feat: ${spoken(task)}`,
      }
    );
  };

/** Somebody begins: a sign in the box that means neither. */
const begin: PageMove = ({ doc, random }) => {
  const task = random.pick(leavesOf(doc).filter(isFresh));
  return (
    task && { doc: withTask(doc, task.uid, { mark: random.pick(['-', '~', ' ']) ?? '-' }), message: 'wip' }
  );
};

const addOpen =
  (format: PageFormat): PageMove =>
  ({ doc, random, fresh }) => {
    const section = random.pick(doc.sections);
    if (section === undefined) return undefined;
    const number = 200 + fresh();
    const id = random.chance(0.2) ? '' : format.idOf(1 + doc.sections.indexOf(section), number);
    const task = plannedTask(fresh(), id, section.uid, random);
    const page = withNewTask(doc, task, random.below(doc.tasks.length + 1));
    return { doc: page, message: `plan: ${spoken(task)}` };
  };

const addSection =
  (format: PageFormat): PageMove =>
  ({ doc, random, fresh }) => {
    if (doc.sections.length > 8 || !random.chance(0.3)) return undefined;
    // Numbers that no first plan has: a page with two phases of one name is nobody's honest work.
    const title = `Phase ${100 + fresh()}: more`;
    const section: Section = { uid: fresh(), title, ...(format.hasPhases ? { status: 'pending' } : {}) };
    const tasks = [1, 2].map(() =>
      plannedTask(fresh(), format.idOf(30 + fresh(), 600 + fresh()), section.uid, random),
    );
    return {
      doc: { ...doc, sections: [...doc.sections, section], tasks: [...doc.tasks, ...tasks] },
      message: 'plan: another phase',
    };
  };

const split =
  (format: PageFormat): PageMove =>
  ({ doc, random, fresh }) => {
    if (format.isFlat) return undefined;
    const task = random.pick(doc.tasks.filter((each) => isFresh(each) && each.id !== ''));
    if (task === undefined || !random.chance(0.4)) return undefined;
    return { doc: withNewTask(doc, partOf(task, fresh)), message: `plan: parts of ${spoken(task)}` };
  };

const editOpen: PageMove = ({ doc, random, fresh }) => {
  const task = random.pick(doc.tasks.filter(isFresh));
  if (task === undefined) return undefined;
  const changes: readonly Partial<Task>[] = [
    { text: `${task.text}, and ${fresh()} more` },
    { text: `Rather do something about ${fresh()}` },
    { tags: task.id === '' ? [] : ['P', 'US1'] },
    { details: [...task.details, `Mind case ${fresh()}`] },
  ];
  return { doc: withTask(doc, task.uid, random.pick(changes) ?? {}), message: 'plan: say more' };
};

const dropOpen: PageMove = ({ doc, random }) => {
  const task = doc.tasks.length > 8 ? random.pick(leavesOf(doc).filter(isFresh)) : undefined;
  if (task === undefined) return undefined;
  return {
    doc: withoutTasks(doc, ({ uid }) => uid === task.uid),
    message: `plan: nobody needs ${spoken(task)}`,
  };
};

/** People tidy what is finished. */
const tidy: PageMove = ({ doc, random }) => {
  const task = doc.tasks.length > 10 ? random.pick(leavesOf(doc).filter(isDone)) : undefined;
  if (task === undefined || !random.chance(0.4)) return undefined;
  return { doc: withoutTasks(doc, ({ uid }) => uid === task.uid), message: 'docs: tidy the plan' };
};

const reopen: PageMove = ({ doc, random }) => {
  const task = random.pick(leavesOf(doc).filter(isDone));
  if (task === undefined) return undefined;
  return {
    doc: withTask(doc, task.uid, { mark: ' ', sign: '', wasDone: true }),
    message: `reopen ${spoken(task)}, it breaks on old phones`,
  };
};

/** What is no contract: tags, lines below, headings, and how far things are. */
const annotate: PageMove = ({ doc, random, fresh }) => {
  const [task, section] = [random.pick(doc.tasks), random.pick(doc.sections)];
  if (task === undefined || section === undefined) return undefined;
  const tagged = withTask(doc, task.uid, {
    tags: task.id === '' || random.chance(0.5) ? [] : ['P'],
    details: [`Seen ${fresh()}`],
  });
  const pages: readonly Page[] = [
    tagged,
    { ...doc, status: `Session ${fresh()}` },
    { ...doc, bullet: doc.bullet === '-' ? '*' : '-' },
  ];
  return { doc: random.pick(pages) ?? doc, message: 'docs: notes' };
};

const renameSection: PageMove = ({ doc, random, fresh }) => {
  const section = random.pick(doc.sections);
  // What a phase is about is what was agreed on, once it is finished.
  const isFinished = section?.status === 'complete' || section?.wasDone === true;
  if (section === undefined || isFinished || !random.chance(0.5)) return undefined;
  const title = random.chance(0.5) ? `${section.title} ✅` : `Stage ${fresh()}: another name`;
  const sections = doc.sections.map((each) => (each === section ? { ...each, title } : each));
  return { doc: { ...doc, sections }, message: 'docs: say what the phase is about' };
};

/** Where a line stands is nothing of its contract. */
const move: PageMove = ({ doc, random }) => {
  const task = random.pick(leavesOf(doc).filter((each) => each.id !== ''));
  const section = random.pick(doc.sections);
  if (task === undefined || section === undefined || task.parent !== undefined) return undefined;
  const rest = withoutTasks(doc, ({ uid }) => uid === task.uid);
  const page = withNewTask(rest, { ...task, section: section.uid }, random.below(rest.tasks.length + 1));
  return { doc: page, message: 'plan: another order' };
};

/** A task is put in between, and the open ones behind it get the next numbers. */
const renumber =
  (format: PageFormat): PageMove =>
  ({ doc, random, fresh }) => {
    const section = random.pick(doc.sections);
    const open = doc.tasks.filter((task) => task.section === section?.uid && task.id !== '' && isFresh(task));
    if (section === undefined || open.length < 2 || !random.chance(0.5)) return undefined;
    const number = 400 + fresh();
    const ids = new Map(open.map(({ uid }, at) => [uid, format.idOf(40 + number, number * 10 + at)]));
    const tasks = doc.tasks.map((task) => ({ ...task, id: ids.get(task.uid) ?? task.id }));
    return { doc: { ...doc, tasks }, message: 'plan: renumber', isAlone: true };
  };

/** The next plan in the same file, and the old one beside it. */
const rotate =
  (format: PageFormat): PageMove =>
  ({ doc, random, fresh }) => {
    if (!random.chance(0.3)) return undefined;
    const files = { [`archive/tasks-${fresh()}.md`]: writePage(format)(doc) };
    return {
      doc: plannedPage(format, random, fresh(), fresh),
      message: 'plan: the next feature',
      files,
      isAlone: true,
    };
  };

/** A phase goes on by one, and is finished with work. */
const advance: PageMove = (situation) => {
  const { doc, random } = situation;
  const section = random.pick(doc.sections.filter(({ status }) => status !== 'complete'));
  if (section === undefined) return undefined;
  const status = section.status === 'pending' ? 'in_progress' : 'complete';
  const remark = status === 'complete' && random.chance(0.3) ? ' (2026-03-04, all tests pass)' : '';
  return {
    doc: withSection(doc, section.uid, { status, remark }),
    message: `feat: ${section.title}`,
    files: work(situation),
  };
};

const reopenPhase: PageMove = ({ doc, random }) => {
  const section = random.pick(doc.sections.filter(({ status }) => status === 'complete'));
  if (section === undefined || !random.chance(0.3)) return undefined;
  const change: Partial<Section> = { status: 'in_progress', remark: '', wasDone: true };
  return { doc: withSection(doc, section.uid, change), message: `reopen ${section.title}, it breaks` };
};

export function pageMoves(format: PageFormat): PageMove[] {
  const tick = finish(format);
  return [
    ...[tick, tick, tick, tick, tick, tick, finishSome(format), finishParent(format), begin],
    ...(format.hasPhases ? [advance, advance, advance, reopenPhase] : []),
    ...[addOpen(format), addSection(format), split(format), editOpen, editOpen, dropOpen, tidy],
    ...[reopen, annotate, annotate, renameSection, move, renumber(format), rotate(format)],
  ];
}

/** Side by side: each side's changes; undefined where both changed one thing, or git would have asked somebody. */
export function mergePages(base: Page, one: Page, other: Page): Page | undefined {
  if (base.plan !== one.plan || base.plan !== other.plan) return undefined;
  const sections = mergeAll(base.sections, one.sections, other.sections);
  const tasks = mergeAll(base.tasks, one.tasks, other.tasks);
  if (sections === undefined || tasks === undefined) return undefined;
  const [uids, parents] = [new Set(sections.map(({ uid }) => uid)), new Set(tasks.map(({ uid }) => uid))];
  const isTorn = tasks.some(
    ({ section, parent }) => !uids.has(section) || (parent !== undefined && !parents.has(parent)),
  );
  if (isTorn) return undefined;
  const around = ({ status, bullet, above, lineEnd, isOpen }: Page): Partial<Page> =>
    JSON.parse(JSON.stringify({ status, bullet, above, lineEnd, isOpen }));
  const [old, left] = [around(base), around(one)];
  const changed = Object.entries(left).filter(([name, value]) => old[name as keyof Page] !== value);
  return { ...one, ...around(other), ...Object.fromEntries(changed), sections, tasks };
}

function mergeAll<Part extends { readonly uid: number }>(
  base: readonly Part[],
  one: readonly Part[],
  other: readonly Part[],
): Part[] | undefined {
  const [old, left, right] = [base, one, other].map(
    (parts) => new Map(parts.map((each) => [each.uid, each])),
  );
  const merged: Part[] = [];
  for (const uid of new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])) {
    const part = mergePart(old?.get(uid), left?.get(uid), right?.get(uid));
    if (part === 'conflict') return undefined;
    if (part !== undefined) merged.push(part);
  }
  return merged;
}

/** A line that both sides changed is a conflict. */
function mergePart<Part>(
  base: Part | undefined,
  one: Part | undefined,
  other: Part | undefined,
): Part | 'conflict' | undefined {
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (base === undefined) return one ?? other;
  if (same(one, base)) return other;
  return same(other, base) || same(one, other) ? one : 'conflict';
}
