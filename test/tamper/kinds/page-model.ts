import type { Random } from '../random.ts';

/** A task list in Markdown as docs/kinds/checklist.md describes it; this file knows nothing of `src/`. */
export interface Task {
  /** Who it is, whatever its line says: nothing of it is written. */
  readonly uid: number;
  /** The identifier that the line begins with; empty where people gave it none. */
  id: string;
  text: string;
  tags: readonly string[];
  /** What stands in the box. */
  mark: string;
  /** What people put behind the text when they tick it. */
  sign: string;
  /** Lines below it. */
  details: readonly string[];
  /** What stands below these: code, or lists in lists. */
  readonly blocks?: readonly (readonly string[])[];
  /** What the contract has beside the text, where the format has it. */
  requirements: string;
  section: number;
  /** The task that it stands under. */
  parent?: number;
  /** It was ticked once: others relied on it. */
  wasDone?: true;
  /** What is written in place of its line. */
  line?: string;
}

export interface Section {
  readonly uid: number;
  title: string;
  /** How far it is, where the format says that of a section itself. */
  status?: string;
  /** What people put behind that. */
  remark?: string;
  /** It was finished once. */
  wasDone?: true;
  /** What is written between its tasks and the next section. */
  readonly prose?: readonly (readonly string[])[];
}

export interface Page {
  readonly plan: number;
  /** How people say how far things are; no part of the list. */
  readonly status: string;
  readonly bullet: '-' | '*';
  readonly sections: readonly Section[];
  readonly tasks: readonly Task[];
  /** What is written above the list. */
  readonly above?: string;
  readonly lineEnd?: '\n' | '\r\n';
  /** Whether the last line has no end. */
  readonly isOpen?: boolean;
}

/** How tools write their lists. */
export interface PageFormat {
  readonly preset: string;
  readonly hasRequirements: boolean;
  /** The identifier of a task by its section and its number; empty where the format has none. */
  readonly idOf: (section: number, number: number) => string;
  /** The numbers go on from section to section. */
  readonly runsOn?: true;
  /** An identifier, or a text, says nothing outside of its section. */
  readonly isLocal?: true;
  /** What stands below a task is no task. */
  readonly isFlat?: true;
  /** A text stands once in the whole page. */
  readonly hasOwnTexts?: true;
  /** Each section is an item too, with a line that says how far it is. */
  readonly hasPhases?: true;
  /** A whole section is ticked at once as a rule. */
  readonly ticksMany?: true;
  /** People write another plan into the file without keeping the old one. */
  readonly isRewritten?: true;
  /** What ticking a line puts behind its text, or before it where it ends with a blank. */
  readonly signs?: readonly string[];
}

const verbs = ['Create', 'Write', 'Move', 'Test', 'Describe', 'Measure', 'Connect', 'Simplify'];
const subjects = ['invoice', 'photo', 'calendar', 'archive', 'label', 'password', 'report', 'basket'];
const places = ['in the menu', 'for guests', 'on the phone', 'by keyboard', 'over the network'];

export function plannedTask(
  uid: number,
  id: string,
  section: number,
  random: Random,
  more: Partial<Task> = {},
): Task {
  const [verb, subject, place] = [random.pick(verbs), random.pick(subjects), random.pick(places)];
  return {
    uid,
    id,
    section,
    text: `${verb} the ${subject} view ${place} in src/${subject}-${uid}.ts`,
    tags: id !== '' && random.chance(0.3) ? ['P'] : [],
    mark: ' ',
    sign: '',
    details: random.chance(0.3) ? [`It follows what the ${subject} of part ${uid} does`] : [],
    requirements: `${section}.${1 + (uid % 7)}`,
    ...more,
  };
}

/** A plan of sections; some tasks have parts, and each section ends with a line that has no identifier. */
export function plannedPage(
  format: PageFormat,
  random: Random,
  plan: number,
  fresh: () => number,
  count = 4,
): Page {
  const sections = Array.from({ length: count }, (_, at) => at + 1).map(
    (number): Section => ({
      uid: fresh(),
      title: `Phase ${number}: ${random.pick(subjects)} ${plan}`,
      ...(format.hasPhases ? { status: 'pending' } : {}),
    }),
  );
  let number = 0;
  const tasks = sections.flatMap(({ uid: section }, index) => {
    const own = Array.from({ length: 3 + random.below(3) }, (_, at) => {
      number += 1;
      return plannedTask(fresh(), format.idOf(index + 1, format.runsOn ? number : at + 1), section, random);
    });
    const [first] = own;
    const parts =
      first === undefined || format.isFlat || !random.chance(0.4)
        ? []
        : [partOf(first, fresh), partOf(first, fresh)];
    const text = `All tests of ${format.hasOwnTexts ? `phase ${section}` : 'this phase'} pass`;
    const check = plannedTask(fresh(), '', section, random, { text });
    return [...own.slice(0, 1), ...parts, ...own.slice(1), check];
  });
  return { plan, status: 'Planned', bullet: random.chance(0.8) ? '-' : '*', sections, tasks };
}

/** A part without an identifier, below its task. */
export function partOf({ uid: parent, section }: Task, fresh: () => number): Task {
  const uid = fresh();
  const text = `Part ${uid} is written down`;
  return { uid, id: '', text, tags: [], mark: ' ', sign: '', details: [], requirements: '', section, parent };
}

export function isDone({ mark }: Task): boolean {
  return mark === 'x' || mark === 'X';
}

/** Open, and never ticked before: it may be reworded, dropped or renumbered. */
export function isFresh(task: Task): boolean {
  return !isDone(task) && task.wasDone !== true;
}

export function childrenOf({ tasks }: Page, { uid }: Task): readonly Task[] {
  return tasks.filter(({ parent }) => parent === uid);
}

export function leavesOf(page: Page): readonly Task[] {
  const parents = new Set(page.tasks.map(({ parent }) => parent));
  return page.tasks.filter(({ uid }) => !parents.has(uid));
}

export function withTask(page: Page, uid: number, change: Partial<Task>): Page {
  return { ...page, tasks: page.tasks.map((task) => (task.uid === uid ? { ...task, ...change } : task)) };
}

export function withSection(page: Page, uid: number, change: Partial<Section>): Page {
  const sections = page.sections.map((each) => (each.uid === uid ? { ...each, ...change } : each));
  return { ...page, sections };
}

export function withoutTasks(page: Page, isGone: (task: Task) => boolean): Page {
  const gone = new Set(page.tasks.filter(isGone).map(({ uid }) => uid));
  const tasks = page.tasks.filter(({ uid, parent }) => !gone.has(uid) && !gone.has(parent ?? -1));
  return { ...page, tasks };
}

/** Puts a task behind the last one of its section or parent. */
export function withNewTask(page: Page, task: Task, index = page.tasks.length): Page {
  return { ...page, tasks: page.tasks.toSpliced(index, 0, task) };
}

export function writePage(format: PageFormat): (page: Page) => string {
  return (page) => {
    const below = tasksBelow(page);
    const lines = [
      '# Tasks: the shop',
      '',
      `**Status**: ${page.status}`,
      '',
      ...(page.above === undefined ? [] : [page.above, '']),
      ...page.sections.flatMap((section) => [
        `## ${section.title}`,
        '',
        ...sectionLines(page, section, format, below),
        ...statusLines(section, page),
        '',
        ...(section.prose ?? []).flatMap((block) => [...block, '']),
      ]),
      '## Notes',
      '',
      '- Tests first',
      ...(page.isOpen ? [] : ['']),
    ];
    return lines.join(page.lineEnd ?? '\n');
  };
}

function statusLines({ status, remark = '' }: Section, { bullet }: Page): string[] {
  return status === undefined ? [] : [`${bullet} **Status:** ${status}${remark}`];
}

/** The tasks of a section, without parts, or the parts of a task. */
type Below = (uid: number) => readonly Task[];

function tasksBelow({ tasks }: Page): Below {
  const groups = new Map<number, Task[]>();
  for (const task of tasks) {
    const [place, own] = [task.parent ?? task.section, groups.get(task.parent ?? task.section)];
    if (own === undefined) groups.set(place, [task]);
    else own.push(task);
  }
  return (uid) => groups.get(uid) ?? [];
}

function sectionLines(page: Page, { uid }: Section, format: PageFormat, below: Below): string[] {
  return below(uid).flatMap((task) => [
    ...taskLines(task, page, format, ''),
    ...below(task.uid).flatMap((part) => taskLines(part, page, format, '  ')),
  ]);
}

function taskLines(task: Task, { bullet }: Page, { hasRequirements }: PageFormat, indent: string): string[] {
  const isBefore = task.sign.endsWith(' ');
  const text = isBefore ? task.sign + task.text : task.text;
  const words = [
    ...[task.id, ...task.tags.map((tag) => `[${tag}]`), text, isBefore ? '' : task.sign].filter(
      (each) => each !== '',
    ),
  ].join(' ');
  const inner = (line: string) => (line === '' ? '' : `${indent}  ${line}`);
  const below = [
    ...task.details.map((detail) => inner(`${bullet} ${detail}`)),
    ...(task.blocks ?? []).flat().map(inner),
  ];
  const more =
    hasRequirements && task.requirements !== ''
      ? [`${indent}  ${bullet} _Requirements: ${task.requirements}_`]
      : [];
  return [task.line ?? `${indent}${bullet} [${task.mark}] ${words}`, ...below, ...more];
}
