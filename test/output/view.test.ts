import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View, ViewNode } from '../../src/engine/contract/view.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { TaskNode } from '../../src/index.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import { displayWidth } from '../../src/output/display-width.ts';
import { renderView, type ViewOptions } from '../../src/output/view-text.ts';
import { runs } from '../support/soak.ts';
import { inner, node, passed, pretty, tree } from '../support/trees.ts';

const plain: ViewOptions = { color: false, width: 80, verbose: false };

function show(view: View, options: Partial<ViewOptions> = {}): string {
  return renderView(view, { ...plain, ...options });
}

function lines(view: View, options: Partial<ViewOptions> = {}): string[] {
  return show(view, options).split('\n').slice(0, -1);
}

function viewOf(root: TaskNode): View {
  const reader = taskTree.read(taskTree.options.defaults, defaultLimits);
  reader.push('', new TextEncoder().encode(pretty(root)));
  const { doc } = reader.end();
  return doc === null ? viewWith('tree', []) : taskTree.view(doc);
}

function viewWith(
  shape: View['shape'],
  nodes: readonly Partial<ViewNode>[],
  links: View['links'] = [],
): View {
  const complete = nodes.map((each, index) => ({
    subject: `n${index}`,
    label: '',
    state: 'open' as const,
    ...each,
  }));
  return { shape, nodes: complete, links };
}

/** Nodes under one root. */
function flat(count: number, states: Readonly<Record<number, ViewNode['state']>> = {}): View {
  const children = Array.from({ length: count - 1 }, (_, index) => ({
    parent: 'n0',
    state: states[index + 1] ?? (index % 3 === 0 ? 'open' : 'done'),
  }));
  return viewWith('tree', [{}, ...children]);
}

/** Each node inside the one before it. */
function chain(length: number, last: ViewNode['state'] = 'active'): View {
  const nodes = Array.from(
    { length },
    (_, index): Partial<ViewNode> => ({
      ...(index === 0 ? {} : { parent: `n${index - 1}` }),
      state: index === length - 1 ? last : 'open',
    }),
  );
  return viewWith('tree', nodes);
}

const shop = tree(
  inner('accounts', [
    passed('sign-in', { title: 'Sign in' }),
    passed('sign-out', { order: 1, title: 'sign-out', attempts: 1 }),
  ]),
  inner(
    'export',
    [
      node('export-csv', {
        title: 'Export CSV, ten thousand rows in two seconds, whatever their order',
        attempts: 1,
      }),
      node('export-pdf', { order: 1, title: 'Export PDF', attempts: 3 }),
      inner('印刷', [node('print', { title: '帳票を印刷する 👍🏽' })], { order: 2, title: 'Printing' }),
    ],
    { order: 1 },
  ),
  node('a b', { order: 2, title: '##[error] \u202eevil\n::error::x' }),
);

const review: View = {
  shape: 'graph',
  nodes: [
    { subject: 'plan', label: 'Plan', state: 'done' },
    { subject: 'build', label: 'Build', state: 'active', detail: 'run 3' },
    { subject: 'review', label: 'Review', state: 'open', detail: 'needs an owner' },
    { subject: 'ship', label: 'ship', state: 'open' },
  ],
  links: [
    { from: 'plan', to: 'build' },
    { from: 'build', to: 'review', label: 'when the tests pass' },
    { from: 'build', to: 'plan', label: 'when the plan does not hold' },
    ...[1, 2, 3, 4, 5, 6, 7].map((part) => ({ from: 'review', to: `ship-${part}` })),
  ],
};

const log: View = {
  shape: 'timeline',
  nodes: [
    { subject: 'run-1', label: '', state: 'failed', detail: 'no exit code' },
    { subject: 'run-1/build', label: 'build', state: 'done', parent: 'run-1', detail: '09:00 to 09:12' },
    { subject: 'run-1/test', label: 'test', state: 'failed', parent: 'run-1', detail: '09:12 to 09:13' },
    { subject: 'run-2', label: '', state: 'active', detail: 'since 09:20' },
  ],
  links: [],
};

const checklist: View = {
  shape: 'list',
  nodes: [
    { subject: 'US-001', label: 'Sign in', state: 'done' },
    { subject: 'US-002', label: 'Export CSV', state: 'active', detail: '2 of 4 criteria' },
    { subject: 'US-003', label: 'Export PDF', state: 'stuck', detail: 'waits for US-002' },
  ],
  links: [{ from: 'US-003', to: 'US-002', label: 'needs' }],
};

describe('golden pictures', () => {
  it.each([
    { name: 'task-tree', view: viewOf(shop), options: {} },
    { name: 'task-tree-verbose-40', view: viewOf(shop), options: { width: 40, verbose: true } },
    { name: 'graph', view: review, options: {} },
    { name: 'timeline', view: log, options: {} },
    { name: 'list', view: checklist, options: {} },
    { name: 'long', view: flat(300, { 120: 'active', 200: 'stuck', 201: 'failed' }), options: {} },
    { name: 'deep', view: chain(100), options: {} },
  ])('$name', async ({ name, view, options }) => {
    await expect(show(view, options)).toMatchFileSnapshot(`__snapshots__/view-${name}.txt`);
  });

  it('in colour', async () => {
    const colored = show(checklist, { color: true }).replaceAll('\u001b', '␛');
    await expect(colored).toMatchFileSnapshot('__snapshots__/view-color.txt');
  });
});

describe('states', () => {
  it('are told apart without colours', () => {
    const states: ViewNode['state'][] = ['done', 'active', 'open', 'stuck', 'failed'];
    const shown = lines(
      viewWith(
        'list',
        states.map((state) => ({ subject: 'x', state })),
      ),
    );
    expect(shown.slice(0, -1)).toEqual(['✓ x', '▸ x  active', '· x', '✗ x  stuck', '✗ x  failed']);
  });
});

describe('the summary', () => {
  it.each([
    { name: 'nothing', view: viewWith('list', []), said: ['nothing in it'] },
    { name: 'all done', view: viewOf(passed('a')), said: ['1 of 1 done'] },
    { name: 'a stuck tree', view: viewOf(node('a', { attempts: 3 })), said: ['0 of 1 done; stuck: a'] },
    {
      name: 'several of a state',
      view: viewWith(
        'list',
        Array.from({ length: 5 }, () => ({ state: 'stuck' as const })),
      ),
      said: ['0 of 5 done; stuck: n0, n1, n2 and 2 more'],
    },
  ])('of $name', ({ view, said }) => {
    expect(lines(view).slice(-1)).toEqual(said);
  });
});

describe('long outlines', () => {
  it('are whole up to 40 nodes, and whenever everything is asked for', () => {
    expect(lines(flat(40))).toHaveLength(41);
    expect(lines(flat(500), { verbose: true })).toHaveLength(501);
  });

  it('show at most 40 nodes, with what is active among them, and count the others', () => {
    const shown = lines(flat(1000, { 700: 'active' }));
    expect(shown.some((line) => line.includes('▸ n700  active'))).toBe(true);
    const hidden = shown.flatMap((line) => /⋮ (\d+) hidden/.exec(line)?.[1] ?? []).map(Number);
    const nodes = shown.filter((line) => /[✓▸·✗]/.test(line)).length;
    expect(nodes).toBe(40);
    expect(nodes + hidden.reduce((sum, count) => sum + count, 0)).toBe(1000);
  });

  it('show the beginning where nothing is going on, and the end of a timeline', () => {
    const list = viewWith(
      'list',
      Array.from({ length: 100 }, () => ({})),
    );
    expect(lines(list).slice(-3)).toEqual(['· n39', '⋮ 60 hidden: 60 open', '0 of 100 done']);
    expect(lines({ ...list, shape: 'timeline' }).slice(-2)).toEqual(['└─ · n99', '0 of 100 done']);
  });

  it('hide no node where the line that says so would take its place', () => {
    const view = flat(60, Object.fromEntries([5, 8, 45].map((index) => [index, 'stuck'])));
    expect(show(view)).not.toContain('⋮ 1 hidden');
  });
});

describe('depth', () => {
  it.each([true, false])('of 100,000 overflows nothing (verbose: %s)', (verbose) => {
    const shown = lines(chain(100_000), { verbose });
    expect(shown.at(-2)).toBe(`${' '.repeat(39)}99999› ▸ n99999  active`);
    expect(shown.length).toBe(verbose ? 100_001 : 42);
  });

  it('of circles and lost parents loses no node', () => {
    const view = viewWith('tree', [
      { parent: 'n1' },
      { parent: 'n0' },
      { parent: 'n2' },
      { parent: 'gone' },
      {},
    ]);
    expect(lines(view)).toEqual(['· n3', '· n4', '· n0', '└─ · n1', '· n2', '0 of 5 done']);
  });
});

const piece = fc.constantFrom(
  'a',
  ' ',
  '::',
  '##[',
  '\n',
  '\u001b[31m',
  '\u202e',
  '\ud800',
  '日',
  '👍🏽',
  'é',
  '"',
  '\\',
);
const hostile = fc.oneof(
  fc.string({ unit: piece, maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const hostileView = fc.record({
  shape: fc.constantFrom<View['shape']>('tree', 'graph', 'timeline', 'list'),
  nodes: fc.array(
    fc.record(
      {
        subject: fc.oneof(fc.constantFrom('a', 'b', 'c'), hostile),
        label: hostile,
        state: fc.constantFrom<ViewNode['state']>('open', 'active', 'done', 'stuck', 'failed'),
        parent: fc.constantFrom('a', 'b', 'c', 'd'),
        detail: hostile,
      },
      { requiredKeys: ['subject', 'label', 'state'] },
    ),
    { maxLength: 60 },
  ),
  links: fc.array(fc.record({ from: fc.constantFrom('a', 'b', 'd'), to: hostile, label: hostile }), {
    maxLength: 9,
  }),
});

describe('whatever a view says', () => {
  it('every line is harmless and keeps within the width, and every node is there when asked for', () => {
    fc.assert(
      fc.property(hostileView, fc.constantFrom(40, 60, 80), fc.boolean(), (view, width, verbose) => {
        const shown = lines(view, { width, verbose });
        for (const line of shown) {
          expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f]|##\[|^\s*::/u);
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
        }
        const nodes = shown.filter((line) => /^(?:[│├└─ ]|\d+› )*[✓▸·✗] /u.test(line)).length;
        if (verbose) expect(nodes).toBe(view.nodes.length);
      }),
      { numRuns: runs(150) },
    );
  });
});
