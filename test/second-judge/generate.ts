import type { Commit, Format } from './items.ts';
import { type Plan, type Row, write } from './write.ts';

type Random = () => number;

/** A stream of numbers below one that a seed determines. */
export function numbers(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface World {
  readonly format: Format;
  readonly random: Random;
  readonly past: Plan[];
  message: string;
  work: boolean;
  archive: string | undefined;
  /** What stands at the path before the commit. */
  last: string;
  serial: number;
}

const formats: readonly Format[] = [
  'ralph',
  'feature-list',
  'beads',
  'task-master',
  'spec-kit',
  'markdown',
  'bmad',
];
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu'];

/** A word that no other text of the history has. */
function word(world: World): string {
  const at = world.serial++;
  const parts = [at % 15, Math.floor(at / 15) % 15, Math.floor(at / 225) % 15];
  return `${parts.map((part) => syllables[part]).join('')}n`;
}

const words = (world: World, count: number) => Array.from({ length: count }, () => word(world)).join(' ');
const chance = ({ random }: World, of: number) => random() < of;
const some = (world: World, most: number) => Math.floor(world.random() * most);
function pick<Value>(world: World, values: readonly Value[]): Value | undefined {
  return values[some(world, values.length)];
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const opens = ({ rows }: Plan) => rows.filter(({ done, more }) => !done && more.status !== 'tombstone');
const dones = ({ rows }: Plan) => rows.filter(({ done }) => done);
const isPage = ({ format }: World) => format === 'spec-kit' || format === 'markdown';
const isLoop = ({ format }: World) => format === 'ralph' || format === 'feature-list';
const sections: Partial<Record<Format, readonly string[]>> = {
  'task-master': ['master', 'later'],
  bmad: ['1', '2'],
  markdown: ['Shop', 'Till'],
  'spec-kit': ['Shop', 'Till'],
};

function idOf(world: World, section: string): string {
  const { format } = world;
  const number = world.serial++ + 1;
  if (format === 'ralph') return `US-${100 + number}`;
  if (format === 'feature-list') return `feat-${number}`;
  if (format === 'beads') return `bd-${(number * 7919).toString(36)}`;
  if (format === 'task-master') return `${number}`;
  if (format === 'spec-kit') return `T${100 + number}`;
  return format === 'bmad' ? `${section}-${number}` : '';
}

function newRow(world: World, { rows }: Pick<Plan, 'rows'>, done = false): Row {
  const names = sections[world.format] ?? [''];
  const section = pick(world, [...new Set(rows.map((row) => row.section))]) ?? names[0] ?? '';
  return {
    id: idOf(world, section),
    title: capital(words(world, 4)),
    description: words(world, 5),
    criteria: [words(world, 3), words(world, 3)],
    done,
    section,
    parent: '',
    needs: [],
    more: {},
    tail: '',
  };
}

const nameOf = (world: World, { id, title }: Row) =>
  id === '' ? title : world.format === 'task-master' ? `#${id}` : id;

function tick(world: World, plan: Plan, count: number): Row[] {
  const ticked = opens(plan).slice(0, count);
  for (const row of ticked) row.done = true;
  const [first] = ticked;
  if (first !== undefined && chance(world, 0.2)) world.message = `Do ${nameOf(world, first)}`;
  return ticked;
}

/** Takes words from a promise, or puts some in their place, or adds some. */
function reword(world: World, row: Row): unknown {
  if (row.id.startsWith('epic')) return false;
  const isText = isPage(world) || world.format === 'bmad';
  const way = world.random();
  if (isText || way < 0.35)
    row.title = chance(world, 0.7) ? row.title.replace(/\S+$/, word(world)) : `${row.title} ${word(world)}`;
  else if (way < 0.55 && isLoop(world)) row.criteria = row.criteria.slice(1);
  else if (way < 0.65 && isLoop(world)) row.criteria = [...row.criteria, words(world, 3)];
  else if (way < 0.75) row.description = row.description.replace(/\S+$/, word(world));
  else if (way < 0.85) row.description = row.description.replace(/ \S+$/, '');
  else row.description = `${row.description} ${word(world)}`;
  return true;
}

function rewrite(world: World, row: Row): unknown {
  if (row.id.startsWith('epic')) return false;
  row.title = capital(words(world, 4));
  row.description = words(world, 5);
  return true;
}

const set = <Of extends object>(target: Of, edit: Partial<Of>) => Object.assign(target, edit);

function put(world: World, plan: Plan, row: Row): void {
  plan.rows.splice(chance(world, 0.6) ? plan.rows.length : some(world, plan.rows.length + 1), 0, row);
}

function drop(plan: Plan, row: Row): void {
  plan.rows.splice(plan.rows.indexOf(row), 1);
}

/** What is done to a list; false where it cannot be done to this one. */
type Operation = (world: World, plan: Plan) => unknown;

function on(rowsOf: (plan: Plan) => Row[], edit: (world: World, row: Row, plan: Plan) => unknown): Operation {
  return (world, plan) => {
    const row = pick(world, rowsOf(plan));
    return row !== undefined && edit(world, row, plan);
  };
}
function ticking(edit: (world: World, row: Row, plan: Plan) => unknown): Operation {
  return (world, plan) => {
    const [row] = tick(world, plan, 1);
    return row !== undefined && edit(world, row, plan);
  };
}
const all = ({ rows }: Plan) => rows;

const operations: Readonly<Record<string, readonly [weight: number, run: Operation]>> = {
  tick: [14, ticking(() => true)],
  'tick any': [5, on(opens, (_, row) => set(row, { done: true }))],
  'tick some': [4, (world, plan) => tick(world, plan, 2 + some(world, 3)).length > 1],
  'tick many': [2, (world, plan) => tick(world, plan, 10 + some(world, 4)).length > 5],
  'work alone': [
    6,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row !== undefined && chance(world, 0.6)) world.message = `Build ${nameOf(world, row)}`;
      world.work = true;
    },
  ],
  untick: [
    5,
    on(dones, (world, row) => {
      row.done = false;
      const says = world.random();
      if (says < 0.3) world.message = `Reopen ${nameOf(world, row)}`;
      else if (says < 0.5 && world.format !== 'bmad') row.more.notes = `broke ${words(world, 2)}`;
    }),
  ],
  'untick many': [
    1,
    (world, plan) => {
      for (const row of dones(plan).slice(0, 4 + some(world, 3))) row.done = false;
    },
  ],
  'edit done': [6, on(dones, reword)],
  'edit open': [4, on(opens, reword)],
  'tick and edit': [6, ticking(reword)],
  'tick and rewrite': [3, ticking(rewrite)],
  'tick and fill': [2, ticking((world, row) => isLoop(world) && set(row, { criteria: [words(world, 3)] }))],
  'empty promises': [1, on(all, (world, row) => isLoop(world) && set(row, { criteria: [] }))],
  rewrite: [3, on(all, rewrite)],
  'drop done': [4, on(dones, (_, row, plan) => drop(plan, row))],
  'drop open': [3, on(opens, (_, row, plan) => drop(plan, row))],
  'drop many': [
    1,
    (_, plan) => {
      plan.rows = plan.rows.slice(0, Math.ceil(plan.rows.length / 4));
    },
  ],
  'file away': [
    2,
    (world, plan) => {
      world.archive = world.last;
      for (const row of dones(plan).slice(0, 2)) drop(plan, row);
    },
  ],
  hide: [
    2,
    on(all, (world, row) => isPage(world) && set(row, { hidden: pick(world, ['comment', 'fence', '']) })),
  ],
  'another id': [
    3,
    on(
      all,
      (world, row) =>
        row.id !== '' &&
        !row.id.startsWith('epic') &&
        row.parent === '' &&
        set(row, { id: idOf(world, row.section) }),
    ),
  ],
  'another id and tick': [
    2,
    ticking((world, row) => {
      if (row.id === '' || row.id.startsWith('epic')) return false;
      row.id = idOf(world, row.section);
      if (chance(world, 0.5)) row.title = capital(words(world, 4));
      return true;
    }),
  ],
  swap: [
    1,
    (world, plan) => {
      const [left, right] = [pick(world, plan.rows), pick(world, plan.rows)];
      if (left === undefined || right === undefined || left === right) return false;
      [left.id, right.id] = [right.id, left.id];
      return world.format !== 'bmad' && left.section === right.section;
    },
  ],
  reorder: [
    3,
    (world, plan) => {
      const row = plan.rows.shift();
      return row !== undefined && plan.rows.splice(some(world, plan.rows.length + 1), 0, row);
    },
  ],
  'another section': [
    1,
    on(all, (world, row) => {
      const section = pick(world, sections[world.format] ?? []);
      if (!isPage(world) || section === undefined) return false;
      row.section = section;
      return true;
    }),
  ],
  'rename sections': [
    1,
    (world, plan) => isPage(world) && Object.assign(plan, { suffix: ` ${word(world)}` }),
  ],
  'another type': [
    3,
    on(
      all,
      (world, row) =>
        isLoop(world) &&
        set(row.more, { passes: pick(world, ['true', 1, 'yes', [true], undefined, 'false']) }),
    ),
  ],
  'own type': [1, on(all, (_, row) => delete row.more.passes)],
  twice: [
    1,
    on(
      all,
      (world, row, plan) =>
        isLoop(world) && plan.rows.push({ ...newRow(world, plan), id: row.id, section: row.section }),
    ),
  ],
  'add open': [5, (world, plan) => put(world, plan, newRow(world, plan))],
  'add done': [
    5,
    (world, plan) => {
      const row = newRow(world, plan, true);
      put(world, plan, row);
      if (chance(world, 0.2)) world.message = `Add ${nameOf(world, row)}`;
    },
  ],
  'add many done': [
    1,
    (world, plan) => {
      for (let count = 3 + some(world, 9); count > 0; count--) plan.rows.push(newRow(world, plan, true));
    },
  ],
  'add below': [
    2,
    on(all, (world, row, plan) => {
      if (row.parent !== '' || (world.format !== 'task-master' && !isPage(world))) return false;
      const child = { ...newRow(world, plan), section: row.section, parent: row.title };
      if (world.format === 'task-master') child.id = `${1 + some(world, 90)}`;
      plan.rows.splice(plan.rows.indexOf(row) + 1, 0, child);
      return true;
    }),
  ],
  'replace open by done': [
    2,
    on(opens, (world, row, plan) => {
      plan.rows[plan.rows.indexOf(row)] = { ...newRow(world, plan, true), section: row.section };
    }),
  ],
  'new plan': [
    2,
    (world, plan) => {
      if (chance(world, 0.3)) world.archive = world.last;
      if (chance(world, 0.7)) plan.branch = `ralph/${word(world)}`;
      plan.rows = chance(world, 0.3) ? plan.rows.slice(0, some(world, 3)) : [];
      for (let count = 2 + some(world, 4); count > 0; count--)
        plan.rows.push(newRow(world, plan, chance(world, 0.2)));
    },
  ],
  'another branch': [
    1,
    (world, plan) => world.format === 'ralph' && Object.assign(plan, { branch: `ralph/${word(world)}` }),
  ],
  'come back': [
    2,
    (world, plan) => {
      const known = new Set(plan.rows.flatMap(({ title, id }) => [title, id]));
      const lost = world.past.flatMap(({ rows }) => rows);
      const row = pick(
        world,
        lost.filter(({ title, id }) => !known.has(title) && (id === '' || !known.has(id))),
      );
      if (row === undefined) return false;
      const back = structuredClone(row);
      if (chance(world, 0.3)) back.done = !back.done;
      if (chance(world, 0.2)) reword(world, back);
      return plan.rows.push(back);
    },
  ],
  'as it was': [
    4,
    (world, plan) => {
      const earlier = pick(world, world.past.slice(-4));
      return earlier !== undefined && Object.assign(plan, structuredClone(earlier));
    },
  ],
  style: [3, (world, plan) => Object.assign(plan, { style: some(world, 60) })],
  count: [
    3,
    on(all, (world, row) => {
      const count = typeof row.more.attempts === 'number' ? row.more.attempts : 0;
      return (
        world.format === 'ralph' &&
        set(row.more, { attempts: Math.max(0, count + (pick(world, [1, 1, 2, -1]) ?? 1)) })
      );
    }),
  ],
  need: [
    3,
    on(opens, (world, row, plan) => {
      const need = pick(world, plan.rows);
      if (need === undefined || need === row || need.parent !== row.parent || need.section !== row.section)
        return false;
      if (world.format !== 'ralph' && world.format !== 'task-master') return false;
      row.needs = [...new Set([...row.needs, need.id])];
      return true;
    }),
  ],
  disagree: [1, on(opens, (world, row) => isLoop(world) && set(row.more, { status: 'done' }))],
  decorate: [
    3,
    on(
      dones,
      (world, row) =>
        isPage(world) &&
        set(row, {
          tail: pick(world, [' ✅ 2026-01-15', ' (abc1234)', ' (COMPLETED 2026-01-15)', ' ✅']) ?? '',
        }),
    ),
  ],
  'tick and say': [
    2,
    ticking(
      (world, row) =>
        isPage(world) &&
        set(row, { tail: pick(world, [' [DEFERRED]', ' (skipped)', ' (done)', ' ✅']) ?? '' }),
    ),
  ],
  remark: [2, on(all, (world, row) => isPage(world) && set(row, { tail: ` - ${words(world, 2)}` }))],
  'another mark': [
    1,
    on(opens, (world, row) => isPage(world) && set(row.more, { mark: pick(world, ['~', '-']) })),
  ],
  note: [3, on(all, (world, row) => !isPage(world) && set(row.more, { notes: words(world, 3) }))],
  'another status': [
    2,
    on(opens, (world, row) => {
      const known: Partial<Record<Format, readonly string[]>> = {
        beads: ['in_progress', 'blocked', 'tombstone'],
        'task-master': ['in-progress', 'review', 'cancelled', 'deferred'],
        bmad: ['ready-for-dev', 'in-progress', 'review', 'on-hold'],
      };
      const status = pick(world, known[world.format] ?? []);
      return status !== undefined && !row.id.startsWith('epic') && set(row.more, { status });
    }),
  ],
  empty: [
    1,
    (_, plan) => {
      plan.rows = [];
    },
  ],
};
const weights = Object.values(operations).reduce((sum, [weight]) => sum + weight, 0);

function operate(world: World, plan: Plan): string | undefined {
  let at = world.random() * weights;
  for (const [name, [weight, run]] of Object.entries(operations)) {
    at -= weight;
    if (at <= 0) return run(world, plan) === false ? undefined : name;
  }
  return undefined;
}

function firstPlan(world: World): Plan {
  const plan: Plan = { branch: 'ralph/first', rows: [], style: 0, suffix: '' };
  const isMany = chance(world, 0.2);
  const count = isMany ? 12 + some(world, 18) : 3 + some(world, 5);
  const [, second] = sections[world.format] ?? [];
  for (let at = 0; at < count; at++) {
    const row = newRow(world, plan, chance(world, isMany ? 0.1 : 0.4));
    if (second !== undefined && at > 2) row.section = second;
    if (world.format === 'bmad') row.id = idOf(world, row.section);
    plan.rows.push(row);
  }
  if (world.format !== 'bmad') return plan;
  const epics = ['1', '2'].map((section) => {
    const done = plan.rows.every((row) => row.done || row.section !== section);
    return { ...newRow(world, plan, done), section, id: `epic-${section}`, title: '' };
  });
  return { ...plan, rows: [...epics, ...plan.rows] };
}

/** Whether a key stands twice: the page does not say which of the two it is from then on. */
const isAmbiguous = ({ rows }: Plan) =>
  rows.some(
    ({ id, section, parent }, at) =>
      id !== '' &&
      rows.slice(at + 1).some((row) => row.id === id && row.section === section && row.parent === parent),
  );

/** A list and two to six commits over it, as the seed has it. */
export function makeHistory(random: Random): { readonly format: Format; readonly commits: Commit[] } {
  const format = formats[Math.floor(random() * formats.length)] ?? 'ralph';
  const world: World = {
    format,
    random,
    past: [],
    message: '',
    work: false,
    archive: undefined,
    last: '',
    serial: 1,
  };
  let plan = firstPlan(world);
  const commits: Commit[] = [{ message: 'Plan', text: write(format, plan), work: false, did: ['plan'] }];
  const length = 1 + Math.floor(random() * 5);
  for (let tries = 0; commits.length <= length && tries < 60 && !isAmbiguous(plan); tries++) {
    world.message = pick(world, ['Work', 'Update', 'Go on']) ?? '';
    world.work = chance(world, 0.45);
    world.archive = undefined;
    world.last = commits.at(-1)?.text ?? '';
    const next = structuredClone(plan);
    const did = [operate(world, next), ...(chance(world, 0.2) ? [operate(world, next)] : [])];
    if (did.includes(undefined)) continue;
    world.past.push(plan);
    plan = next;
    const { message, work, archive } = world;
    commits.push({ message, text: write(format, plan), work, archive, did: did.map((each) => `${each}`) });
  }
  return { format, commits };
}
