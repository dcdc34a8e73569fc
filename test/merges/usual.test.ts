import { describe, expect, it } from 'vitest';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { mergeFile } from '../../src/engine/three-way/merge-file.ts';
import type { ThreeTexts } from '../../src/engine/three-way/three.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { builtInPresets } from '../../src/kinds/checklist/presets.generated.ts';
import { kinds } from '../../src/kinds/index.ts';

function merged(preset: string, path: string, texts: ThreeTexts) {
  const configuration = Buffer.from(`version: 1\nfiles: [{ path: ${path}, preset: ${preset} }]\n`);
  const governance = policyOf({ configuration, waivers: null }, kinds).govern(path);
  if (governance === undefined) throw new Error(`${path} is not governed`);
  const merge = mergeFile({ ...governance, path, limits: defaultLimits }, { texts, companions: new Map() });
  return { text: merge.ours, conflicts: merge.conflicts };
}

interface Item {
  readonly name: string;
  readonly done?: true;
}

interface Form {
  readonly path: string;
  readonly text: (items: readonly Item[], heading?: string) => string;
}

const titles = ['Sign in', 'Pay', 'Export', 'Search', 'Sign out', 'Mail'];
const titleOf = ({ name }: Item) => titles[Number(name) % titles.length] ?? '';
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const page: Form = {
  path: 'list.md',
  text: (items, heading = 'Part') =>
    `# Tasks\n\n## ${heading}\n\nRead this first.\n\n${items.map((item) => `- [${item.done ? 'x' : ' '}] T00${item.name} ${titleOf(item)}\n`).join('')}\n## Notes\n\nMore.\n`,
};
const list = (member: string, done: (item: Item) => object): Form => ({
  path: 'list.json',
  text: (items) =>
    json({
      [member]: items.map((item) => ({ id: Number(item.name), title: titleOf(item), ...done(item) })),
    }),
});

/** How each preset's file is written; logs have a table of their own, and a file of a folder is one item. */
const forms: Readonly<Record<string, Form>> = {
  ralph: list('userStories', ({ done = false }) => ({ passes: done })),
  'feature-list': list('features', ({ done = false }) => ({ passes: done })),
  'task-master': list('tasks', ({ done }) => ({ status: done ? 'done' : 'pending' })),
  beads: {
    path: 'list.jsonl',
    text: (items) =>
      items
        .map(
          (item) =>
            `${JSON.stringify({ id: `bd-${item.name}`, title: titleOf(item), issue_type: 'task', status: item.done ? 'closed' : 'open' })}\n`,
        )
        .join(''),
  },
  bmad: {
    path: 'list.yaml',
    text: (items) =>
      `# Sprint\ndevelopment_status:\n${items.map((item) => `  1-${item.name}-page: ${item.done ? 'done' : 'review'}\n`).join('')}`,
  },
  'cursor-plan': {
    path: 'list.md',
    text: (items, heading = 'Part') =>
      `---\nname: Shop\ntodos:\n${items.map((item) => `  - id: t${item.name}\n    content: ${titleOf(item)}\n    status: ${item.done ? 'completed' : 'in_progress'}\n`).join('')}---\n\n# ${heading}\n`,
  },
};

const presets = Object.entries(builtInPresets).flatMap(([name, { parse, folder, log }]): [string, Form][] => {
  if (folder !== undefined || log !== undefined) return [];
  const form = parse === 'md-checklist' ? page : forms[name];
  if (form === undefined) throw new Error(`${name} has no form`);
  return [[name, form]];
});

describe.each(presets)('a merge of %s', (preset, { path, text }) => {
  const [one, two, three] = [{ name: '1' }, { name: '2' }, { name: '3' }];
  const done = (item: Item): Item => ({ ...item, done: true });
  const [four, five] = [{ name: '4' }, { name: '5' }];

  it.each<[string, ours: Item[], theirs: Item[], both: Item[], ...headings: string[]]>([
    [
      'a tick, and a new item',
      [done(one), two, three],
      [one, two, three, four],
      [done(one), two, three, four],
    ],
    [
      'a new item, and a tick',
      [one, two, four, three],
      [one, done(two), three],
      [one, done(two), four, three],
    ],
    ['two ticks', [one, done(two), three], [done(one), two, three], [done(one), done(two), three]],
    ['one tick by both', [done(one), two, three], [done(one), two, three], [done(one), two, three]],
    ['two new items', [one, two, three, four], [one, two, three, five], [one, two, three, four, five]],
  ])('holds %s', (_, ours, theirs, both) => {
    const texts = { base: text([one, two, three]), ours: text(ours), theirs: text(theirs) };
    expect(merged(preset, path, texts)).toEqual({ text: text(both), conflicts: [] });
  });

  it.each([true, false])('holds a heading and a tick, of ours and theirs: %s', (isOurs) => {
    const base = text([one, two, three]);
    const [renamed, ticked] = [text([one, two, three], 'Phase'), text([done(one), two, three])];
    const [ours, theirs] = isOurs ? [renamed, ticked] : [ticked, renamed];
    expect(merged(preset, path, { base, ours, theirs })).toEqual({
      text: text([done(one), two, three], 'Phase'),
      conflicts: [],
    });
  });
});

describe('a merge of two sides that count', () => {
  it.each(['retryCount', 'attemptCount', 'attempts'])('adds up %s', (counter) => {
    const text = (count: number) =>
      json({ userStories: [{ id: 'US-1', title: 'Sign in', passes: false, [counter]: count }] });
    const texts = { base: text(1), ours: text(2), theirs: text(3) };
    expect(merged('ralph', 'prd.json', texts)).toEqual({ text: text(4), conflicts: [] });
  });
});

describe('a merge of two sides that append', () => {
  it.each(['log', 'beads-log'])('to a file of %s holds both, ours first', (preset) => {
    const texts = { base: 'start\n', ours: 'start\na\nend\n', theirs: 'start\nb\nend\n' };
    expect(merged(preset, 'a.log', texts)).toEqual({ text: 'start\na\nend\nb\nend\n', conflicts: [] });
  });
});
