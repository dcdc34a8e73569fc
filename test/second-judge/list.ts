import { type Format, type Item, isPage, type List } from './items.ts';
import { readPage } from './page.ts';
import { wordsOf } from './words.ts';

type Value = Readonly<Record<string, unknown>>;
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String);

const contracts: Partial<Record<Format, readonly string[]>> = {
  ralph: ['title', 'description', 'acceptanceCriteria', 'dependencies'],
  'feature-list': ['title', 'description', 'steps'],
  beads: ['title', 'description'],
  'task-master': ['title', 'description'],
};
const doneStatuses = ['done', 'completed', 'closed', 'deployed'];

export function readList(format: Format, text: string): List {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (isPage(format)) return { plan: '', items: readPage(format, clean), buried: [], text: clean };
  if (format === 'bmad')
    return { plan: '', items: belowThere(clean.split('\n').flatMap(storyOf)), buried: [], text: clean };
  const top: unknown =
    format === 'beads'
      ? clean
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : JSON.parse(clean);
  const values = valuesOf(format, top);
  const isBuried = ({ value }: Found) => value.status === 'tombstone';
  return {
    plan: format === 'ralph' ? String((top as Value).branchName ?? '') : '',
    items: values.filter((each) => !isBuried(each)).map((each) => itemOf(format, each)),
    buried: values.filter(isBuried).map(({ value }) => String(value.id)),
    text: clean,
  };
}

interface Found {
  readonly value: Value;
  readonly section: string;
  readonly parent: string;
}

function valuesOf(format: Format, top: unknown): Found[] {
  if (format !== 'task-master') {
    const list = (format === 'ralph' ? (top as Value).userStories : top) as Value[];
    return list.map((value) => ({ value, section: '', parent: '' }));
  }
  return Object.entries(top as Record<string, { tasks: Value[] }>).flatMap(([section, { tasks }]) =>
    tasks.flatMap((value) => [
      { value, section, parent: '' },
      ...((value.subtasks ?? []) as Value[]).map((child) => ({
        ...{ value: child, section, parent: `${section}:${value.id}` },
      })),
    ]),
  );
}

function itemOf(format: Format, { value, section, parent }: Found): Item {
  const fields: Value = {
    ...value,
    acceptanceCriteria: value.acceptanceCriteria ?? value.acceptance_criteria,
  };
  const id = String(value.id);
  const hasMark = 'passes' in value;
  const mark = hasMark ? value.passes : value.status;
  const isDone = doneStatuses.includes(String(value.status));
  const base = parent === '' ? (section === '' ? '' : `${section}:`) : `${parent}.`;
  const needs = textsOf(value.dependencies);
  return {
    ...{ key: `${base}${id}`, id, title: String(value.title), mark, section, parent, is: 0 },
    promise: Object.fromEntries((contracts[format] ?? []).map((name) => [name, textsOf(fields[name])])),
    done: hasMark ? mark === true : isDone,
    givenUp: value.status === 'cancelled' || value.status === 'deferred',
    claim: wordsOf(String(value.notes ?? '')),
    attempts: Number(value.attempts ?? 0),
    denials: [],
    contradicts: hasMark && mark !== true && isDone,
    needs: needs.map((need) => (base === '' ? need : `${base}${need}`)),
  };
}

/** A story or an epic of BMAD: its key is all that it says. */
function storyOf(line: string): Item[] {
  const [, key = '', mark = ''] = /^\s+([a-z0-9-]+): (\S+)$/.exec(line) ?? [];
  if (key === '') return [];
  const [, epic = '', number = '', slug = ''] = /^(\d+)-(\d+)-(.*)$/.exec(key) ?? [];
  return [
    {
      ...{
        key,
        id: epic === '' ? key : `${epic}-${number}`,
        title: '',
        mark,
        done: doneStatuses.includes(mark),
        section: '',
        is: 0,
      },
      promise: { key: [epic === '' ? key : slug] },
      ...{ givenUp: false, claim: [], attempts: 0, contradicts: false, needs: [], denials: [] },
      parent: epic === '' ? '' : `epic-${epic}`,
    },
  ];
}

/** A story whose epic is not on the list stands below nothing. */
const belowThere = (items: readonly Item[]) =>
  items.map((item) => (items.some(({ key }) => key === item.parent) ? item : { ...item, parent: '' }));
