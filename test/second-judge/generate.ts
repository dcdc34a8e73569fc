import type { Commit } from './history.ts';
import { type Format, isMarkdown } from './list.ts';

/** An item as the generator writes it; the judges read only its text. */
interface Row {
  id: string;
  title: string;
  description: string;
  criteria: string[];
  done: boolean;
  section: string;
  needs: string[];
  /** Further members, or the name of the done field and another value in its place. */
  more: Record<string, unknown>;
  /** What stands behind the text of a Markdown item. */
  tail: string;
  hidden?: string;
}

interface Plan {
  branch: string;
  rows: Row[];
  doneName: string;
  style: number;
  second: Row[];
}

type Random = () => number;

interface World {
  readonly format: Format;
  readonly random: Random;
  readonly past: Plan[];
  message: string;
  work: boolean;
  archive: string | undefined;
  text: string | null | undefined;
  /** What stands at the path before the commit. */
  last: string;
  serial: number;
}

const formats: readonly Format[] = [
  'ralph',
  'feature-list',
  'unnamed-list',
  'beads',
  'openspec',
  'spec-kit',
  'markdown',
];

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu'];

/** A word that no other text of the history has. */
function word(world: World): string {
  const at = world.serial++;
  const parts = [at % 15, Math.floor(at / 15) % 15, Math.floor(at / 225) % 15];
  return `${parts.map((part) => syllables[part]).join('')}n`;
}

const words = (world: World, count = 4) => Array.from({ length: count }, () => word(world)).join(' ');
const chance = ({ random }: World, of: number) => random() < of;
function pick<Value>(world: World, values: readonly Value[]): Value | undefined {
  return values[Math.floor(world.random() * values.length)];
}
const some = (world: World, most: number) => Math.floor(world.random() * most);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function newRow(world: World, { rows }: Pick<Plan, 'rows'>, done = false): Row {
  const number = world.serial + 1;
  const section = pick(world, [...new Set(rows.map((row) => row.section))]) ?? '1. Shop';
  const major = section.split('.')[0] ?? '1';
  const id =
    world.format === 'ralph'
      ? `US-${100 + number}`
      : world.format === 'feature-list'
        ? `feat-${number}`
        : world.format === 'beads'
          ? `bd-${(number * 7919).toString(36)}`
          : world.format === 'openspec'
            ? `${major}.${number}`
            : world.format === 'spec-kit'
              ? `T${100 + number}`
              : '';
  return {
    id,
    title: capital(words(world)),
    description: words(world, 5),
    criteria: [words(world, 3), words(world, 3)],
    done,
    section,
    needs: [],
    more: {},
    tail: '',
  };
}

function write(world: World, plan: Plan): string {
  return isMarkdown(world.format) ? writeMarkdown(world, plan) : writeObjects(world, plan);
}

function writeObjects({ format }: World, plan: Plan): string {
  const objects = plan.rows.map((row) => objectOf(format, row, plan));
  const indent = plan.style % 3 === 0 ? 2 : plan.style % 3 === 1 ? 4 : '\t';
  const end = (text: string) => (plan.style % 5 === 4 ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text);
  if (format === 'beads') return `${objects.map((each) => JSON.stringify(each)).join('\n')}\n`;
  if (format === 'feature-list' || format === 'unnamed-list')
    return end(`${JSON.stringify(objects, null, indent)}\n`);
  const second =
    plan.second.length > 0 ? { stories: plan.second.map((row) => objectOf(format, row, plan)) } : {};
  return end(
    `${JSON.stringify({ project: 'Shop', branchName: plan.branch, userStories: objects, ...second }, null, indent)}\n`,
  );
}

function objectOf(format: Format, row: Row, { doneName, style }: Plan): Record<string, unknown> {
  const { title, description, criteria, done, needs, more } = row;
  const named = row.id === '' ? {} : { id: row.id };
  const names = style % 4 === 3 ? 'acceptance_criteria' : 'acceptanceCriteria';
  const own: Record<string, unknown> =
    format === 'ralph'
      ? {
          ...named,
          title,
          description,
          [names]: criteria,
          priority: 1,
          [doneName]: done,
          ...(needs.length > 0 || style % 2 === 1 ? { dependencies: needs } : {}),
          ...more,
        }
      : format === 'beads'
        ? {
            ...named,
            title,
            description,
            status: done ? 'closed' : 'open',
            priority: 2,
            issue_type: 'task',
            ...(done ? { closed_at: '2026-01-02T00:00:00Z' } : {}),
            ...more,
          }
        : format === 'feature-list'
          ? { ...named, category: 'shop', title, description, steps: criteria, [doneName]: done, ...more }
          : {
              category: 'shop',
              description: `${title} ${description}`,
              steps: criteria,
              [doneName]: done,
              ...more,
            };
  const entries = Object.entries(own).filter(([, value]) => value !== undefined);
  return Object.fromEntries(style % 2 === 1 ? entries.reverse() : entries);
}

function writeMarkdown({ format }: World, plan: Plan): string {
  const lines = ['# Tasks', ''];
  for (const section of new Set(plan.rows.map((row) => row.section))) {
    lines.push(`## ${section}`, '');
    for (const row of plan.rows.filter((each) => each.section === section)) {
      const emphasised =
        plan.style % 3 === 1
          ? row.title.replace(/^\S+/, '**$&**')
          : plan.style % 3 === 2
            ? row.title.replace(/\S+$/, '`$&`')
            : row.title;
      const text = [row.id, emphasised].filter((part) => part !== '').join(' ');
      const wrapped = plan.style % 4 === 3 ? text.replace(/ (\S+)$/, '\n  $1') : text;
      const mark = typeof row.more.mark === 'string' ? row.more.mark : row.done ? 'x' : ' ';
      const line = `${plan.style % 2 === 1 ? '*' : '-'} [${mark}] ${wrapped}${row.tail}`;
      if (row.hidden === 'comment') lines.push('<!--', line, '-->');
      else if (row.hidden === 'fence') lines.push('```', line, '```');
      else lines.push(line);
    }
    lines.push('');
  }
  const text = lines.join('\n');
  return plan.style % 5 === 4 && format !== 'markdown' ? text.replaceAll('\n', '\r\n') : text;
}

type Operation = (world: World, plan: Plan) => string | undefined;

const opens = ({ rows }: Plan) => rows.filter(({ done }) => !done);
const dones = ({ rows }: Plan) => rows.filter(({ done }) => done);
const nameOf = ({ id, title }: Row) => (id === '' || /^[\d.]+$/.test(id) ? title : id);

function tick(world: World, plan: Plan, count: number): Row[] {
  const ticked = opens(plan).slice(0, count);
  for (const row of ticked) row.done = true;
  const [first] = ticked;
  if (first !== undefined && chance(world, 0.3)) world.message = `Do ${nameOf(first)}`;
  return ticked;
}

function reword(world: World, row: Row): string {
  const isTitle = isMarkdown(world.format) || world.format === 'unnamed-list' || chance(world, 0.4);
  if (isTitle) {
    row.title = row.title.replace(/\S+$/, word(world));
    return 'title';
  }
  if (chance(world, 0.5)) row.criteria = row.criteria.slice(1);
  else row.description = `${row.description} ${word(world)}`;
  return 'promise';
}

const json = ({ format }: World) => !isMarkdown(format);
const looped = ({ format }: World) =>
  format === 'ralph' || format === 'feature-list' || format === 'unnamed-list';

const operations: readonly [name: string, weight: number, run: Operation][] = [
  ['tick', 14, (world, plan) => (tick(world, plan, 1).length > 0 ? '' : undefined)],
  ['tick some', 4, (world, plan) => (tick(world, plan, 2 + some(world, 3)).length > 1 ? '' : undefined)],
  ['tick many', 2, (world, plan) => (tick(world, plan, 10 + some(world, 4)).length > 5 ? '' : undefined)],
  [
    'work alone',
    6,
    (world, plan) => {
      const row = pick(world, plan.rows);
      world.message = row === undefined || chance(world, 0.4) ? 'Work' : `Build ${nameOf(row)}`;
      world.work = true;
      return '';
    },
  ],
  [
    'untick',
    4,
    (world, plan) => {
      const row = pick(world, dones(plan));
      if (row === undefined) return undefined;
      row.done = false;
      delete row.more.mark;
      const says = world.random();
      if (says < 0.3) world.message = `Reopen ${nameOf(row)}`;
      else if (says < 0.5 && json(world)) row.more.notes = `broke ${words(world, 2)}`;
      return '';
    },
  ],
  [
    'untick many',
    1,
    (world, plan) => {
      if (dones(plan).length < 4) return undefined;
      for (const row of dones(plan).slice(0, 4 + some(world, 3))) row.done = false;
      return '';
    },
  ],
  [
    'edit done',
    5,
    (world, plan) => {
      const row = pick(world, dones(plan));
      return row === undefined ? undefined : reword(world, row);
    },
  ],
  [
    'edit open',
    4,
    (world, plan) => {
      const row = pick(world, opens(plan));
      return row === undefined ? undefined : reword(world, row);
    },
  ],
  [
    'tick and edit',
    5,
    (world, plan) => {
      const [row] = tick(world, plan, 1);
      return row === undefined ? undefined : reword(world, row);
    },
  ],
  [
    'tick and rewrite',
    3,
    (world, plan) => {
      const [row] = tick(world, plan, 1);
      if (row === undefined) return undefined;
      row.title = capital(words(world));
      row.description = words(world, 5);
      return '';
    },
  ],
  [
    'tick and fill',
    2,
    (world, plan) => {
      const [row] = tick(world, plan, 1);
      if (row === undefined || !looped(world) || row.criteria.length > 0) return undefined;
      row.criteria = [words(world, 3)];
      return '';
    },
  ],
  [
    'empty promises',
    1,
    (world, plan) => {
      const row = pick(world, opens(plan));
      if (row === undefined || !looped(world)) return undefined;
      row.criteria = [];
      return '';
    },
  ],
  [
    'rewrite',
    2,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined) return undefined;
      row.title = capital(words(world));
      row.description = words(world, 5);
      return row.done ? 'done' : 'open';
    },
  ],
  ['drop done', 4, (world, plan) => drop(plan, pick(world, dones(plan)))],
  ['drop open', 3, (world, plan) => drop(plan, pick(world, opens(plan)))],
  [
    'drop many',
    1,
    (_, plan) => {
      plan.rows = plan.rows.slice(0, Math.ceil(plan.rows.length / 4));
      return '';
    },
  ],
  [
    'hide',
    2,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || json(world)) return undefined;
      if (row.hidden === undefined) row.hidden = chance(world, 0.5) ? 'comment' : 'fence';
      else delete row.hidden;
      return row.done ? 'done' : 'open';
    },
  ],
  [
    'another id',
    3,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || row.id === '') return undefined;
      row.id = newRow(world, plan).id;
      return row.done ? 'done' : 'open';
    },
  ],
  [
    'another id and tick',
    2,
    (world, plan) => {
      const [row] = tick(world, plan, 1);
      if (row === undefined || row.id === '') return undefined;
      row.id = newRow(world, plan).id;
      if (chance(world, 0.5)) row.title = capital(words(world));
      return '';
    },
  ],
  [
    'reorder',
    3,
    (world, plan) => {
      const row = plan.rows.shift();
      if (row === undefined) return undefined;
      plan.rows.splice(some(world, plan.rows.length + 1), 0, row);
      return '';
    },
  ],
  [
    'rename done field',
    1,
    (world, plan) => {
      if (!looped(world)) return undefined;
      plan.doneName = plan.doneName === 'passes' ? 'isReady' : 'passes';
      return '';
    },
  ],
  [
    'another type',
    3,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || !looped(world)) return undefined;
      row.more[plan.doneName] = pick(world, ['true', 1, 'yes', [true], undefined, 'false']);
      return row.done ? 'done' : 'open';
    },
  ],
  [
    'own type',
    1,
    (_, plan) => {
      const row = plan.rows.find(({ more }) => plan.doneName in more);
      if (row === undefined) return undefined;
      delete row.more[plan.doneName];
      return '';
    },
  ],
  [
    'twice',
    2,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || row.id === '') return undefined;
      plan.rows.push({ ...newRow(world, plan), id: row.id, section: row.section, done: false });
      return '';
    },
  ],
  [
    'add open',
    5,
    (world, plan) => {
      plan.rows.splice(
        chance(world, 0.6) ? plan.rows.length : some(world, plan.rows.length + 1),
        0,
        newRow(world, plan),
      );
      return '';
    },
  ],
  [
    'add done',
    5,
    (world, plan) => {
      const row = newRow(world, plan, true);
      plan.rows.splice(chance(world, 0.6) ? plan.rows.length : some(world, plan.rows.length + 1), 0, row);
      if (chance(world, 0.2)) world.message = `Add ${nameOf(row)}`;
      return '';
    },
  ],
  [
    'add many done',
    1,
    (world, plan) => {
      for (let count = 3 + some(world, 9); count > 0; count--) plan.rows.push(newRow(world, plan, true));
      return '';
    },
  ],
  [
    'drop open, add done',
    2,
    (world, plan) => {
      if (drop(plan, pick(world, opens(plan))) === undefined) return undefined;
      plan.rows.push(newRow(world, plan, true));
      return '';
    },
  ],
  [
    'replace open by done',
    2,
    (world, plan) => {
      const row = pick(world, opens(plan));
      if (row === undefined) return undefined;
      plan.rows[plan.rows.indexOf(row)] = { ...newRow(world, plan, true), section: row.section };
      return '';
    },
  ],
  [
    'new plan',
    2,
    (world, plan) => {
      if (world.format !== 'ralph') return undefined;
      if (chance(world, 0.3)) world.archive = world.last;
      plan.branch = `ralph/${word(world)}`;
      const kept = chance(world, 0.3) ? plan.rows.slice(0, some(world, 3)) : [];
      plan.rows = [...kept];
      for (let count = 2 + some(world, 4); count > 0; count--)
        plan.rows.push(newRow(world, plan, chance(world, 0.2)));
      return '';
    },
  ],
  [
    'new items',
    1,
    (world, plan) => {
      if (chance(world, 0.5)) world.archive = world.last;
      const kept = chance(world, 0.3) ? plan.rows.slice(0, 1) : [];
      const count = Math.max(4, plan.rows.length);
      plan.rows = [...kept];
      while (plan.rows.length < count) plan.rows.push(newRow(world, plan, chance(world, 0.15)));
      return '';
    },
  ],
  [
    'another branch',
    1,
    (world, plan) => {
      if (world.format !== 'ralph') return undefined;
      plan.branch = `ralph/${word(world)}`;
      return '';
    },
  ],
  [
    'come back',
    2,
    (world, plan) => {
      const known = new Set(plan.rows.map(({ title }) => title));
      const lost = world.past
        .flatMap(({ rows }) => rows)
        .filter(
          ({ title, id }) => !known.has(title) && !plan.rows.some((row) => row.id !== '' && row.id === id),
        );
      const row = pick(world, lost);
      if (row === undefined) return undefined;
      const back = structuredClone(row);
      if (chance(world, 0.3)) back.done = !back.done;
      if (chance(world, 0.2)) reword(world, back);
      plan.rows.push(back);
      return '';
    },
  ],
  [
    'as it was',
    4,
    (world, plan) => {
      const earlier = pick(world, world.past.slice(-4));
      if (earlier === undefined) return undefined;
      Object.assign(plan, structuredClone(earlier));
      return '';
    },
  ],
  [
    'format',
    4,
    (world, plan) => {
      plan.style = some(world, 60);
      return '';
    },
  ],
  [
    'count',
    3,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || world.format !== 'ralph') return undefined;
      const count = typeof row.more.retryCount === 'number' ? row.more.retryCount : 0;
      row.more.retryCount = Math.max(0, count + (pick(world, [1, 1, 2, -1]) ?? 1));
      return '';
    },
  ],
  [
    'need',
    2,
    (world, plan) => {
      const [row, need] = [pick(world, opens(plan)), pick(world, plan.rows)];
      if (row === undefined || need === undefined || row === need || world.format !== 'ralph')
        return undefined;
      row.needs = [...new Set([...row.needs, need.id])];
      return '';
    },
  ],
  [
    'disagree',
    1,
    (world, plan) => {
      const row = pick(world, opens(plan));
      if (row === undefined || !looped(world)) return undefined;
      row.more.status = 'done';
      return '';
    },
  ],
  [
    'decorate',
    3,
    (world, plan) => {
      const [row] = chance(world, 0.5) ? tick(world, plan, 1) : [pick(world, dones(plan))];
      if (row === undefined || json(world)) return undefined;
      row.tail = pick(world, [' ✅ 2026-01-15', ' (abc1234)', ' (COMPLETED 2026-01-15)', ' ✅', '']) ?? '';
      return '';
    },
  ],
  [
    'tick as skipped',
    1,
    (world, plan) => {
      const [row] = tick(world, plan, 1);
      if (row === undefined || json(world)) return undefined;
      row.tail = pick(world, [' [DEFERRED]', ' (skipped)', " WON'T DO"]) ?? '';
      return '';
    },
  ],
  [
    'another mark',
    1,
    (world, plan) => {
      const row = pick(world, opens(plan));
      if (row === undefined || json(world)) return undefined;
      row.more.mark = pick(world, ['~', '-']);
      return '';
    },
  ],
  [
    'note',
    3,
    (world, plan) => {
      const row = pick(world, plan.rows);
      if (row === undefined || !json(world)) return undefined;
      row.more.notes = words(world, 3);
      return '';
    },
  ],
  [
    'another status',
    1,
    (world, plan) => {
      const row = pick(world, opens(plan));
      if (row === undefined || world.format !== 'beads') return undefined;
      row.more.status = pick(world, ['in_progress', 'blocked', 'someday']);
      return '';
    },
  ],
  [
    'a second list',
    1,
    (world, plan) => {
      if (world.format !== 'ralph') return undefined;
      plan.second = [newRow(world, plan, chance(world, 0.5))];
      return '';
    },
  ],
  [
    'empty',
    1,
    (_, plan) => {
      plan.rows = [];
      return '';
    },
  ],
  [
    'delete',
    1,
    (world) => {
      if (world.text === null) return undefined;
      if (chance(world, 0.4)) world.archive = world.last;
      world.text = null;
      return '';
    },
  ],
];
const weights = operations.reduce((sum, [, weight]) => sum + weight, 0);

function drop(plan: Plan, row: Row | undefined): string | undefined {
  if (row === undefined) return undefined;
  plan.rows.splice(plan.rows.indexOf(row), 1);
  return row.done ? 'done' : 'open';
}

function operate(world: World, plan: Plan): string | undefined {
  let at = world.random() * weights;
  for (const [name, weight, run] of operations) {
    at -= weight;
    if (at > 0) continue;
    const more = run(world, plan);
    return more === undefined ? undefined : [name, more].filter((part) => part !== '').join(' ');
  }
  return undefined;
}

/** Whether a key stands twice: the law says that the last counts, and nothing of what becomes of the first after that. */
function isAmbiguous({ rows }: Plan): boolean {
  return rows.some(({ id }, index) => id !== '' && rows.findIndex((row) => row.id === id) !== index);
}

/** A list and three to eight commits over it, as the seed has it. */
export function makeHistory(random: Random): { readonly format: Format; readonly commits: Commit[] } {
  const format = formats[Math.floor(random() * formats.length)] ?? 'ralph';
  const world: World = {
    format,
    random,
    past: [],
    message: '',
    work: false,
    archive: undefined,
    text: undefined,
    last: '',
    serial: 1,
  };
  let plan: Plan = { branch: 'ralph/first', rows: [], doneName: 'passes', style: 0, second: [] };
  const isMany = chance(world, 0.2);
  const count = isMany ? 12 + some(world, 4) : 3 + some(world, 5);
  for (let at = 0; at < count; at++) {
    const row = newRow(world, plan, chance(world, isMany ? 0.1 : 0.4));
    if (isMarkdown(format) && at > 2) row.section = '2. Till';
    if (format === 'openspec') row.id = `${row.section.slice(0, 1)}.${at + 1}`;
    plan.rows.push(row);
  }
  plan.rows.sort((left, right) => (left.section < right.section ? -1 : left.section > right.section ? 1 : 0));
  const commits: Commit[] = [{ message: 'Plan', text: write(world, plan), work: false, did: ['plan'] }];
  const length = 3 + some(world, 6);
  while (commits.length <= length && !isAmbiguous(plan)) {
    world.message = pick(world, ['Work', 'Update', 'Go on']) ?? '';
    world.work = chance(world, 0.45);
    world.archive = undefined;
    const isGone = commits.at(-1)?.text === null;
    world.last = commits.at(-1)?.text ?? '';
    world.text = undefined;
    const next = structuredClone(plan);
    const did = [operate(world, next), ...(chance(world, 0.2) ? [operate(world, next)] : [])].filter(
      (each) => each !== undefined,
    );
    if (did.length === 0) continue;
    // A list without its shape is broken further by nobody: it comes back, or work goes on beside it.
    const isLost = plan.doneName !== 'passes' && json(world);
    if (isLost && did.some((each) => each !== 'rename done field' && each !== 'work alone')) continue;
    if (!isLost && next.doneName !== 'passes' && did.length > 1) continue;
    if (isGone && (world.text === null || world.archive !== undefined)) continue;
    world.past.push(structuredClone(plan));
    plan = next;
    const text = world.text === null ? null : write(world, plan);
    const archive = world.archive === undefined ? {} : { archive: world.archive };
    commits.push({ message: world.message, text, work: world.work, ...archive, did });
  }
  return { format, commits };
}
