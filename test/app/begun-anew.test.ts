import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { asLog, done, started, step, wholeRun } from '../support/event-logs.ts';
import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import { asText, idle, start, story, without } from '../support/procedures.ts';
import { inner, node, passed, pretty } from '../support/trees.ts';
import { at, graphFile, runFile, withEdge, withoutNode } from '../support/workflows.ts';

type Files = MemoryCommit['files'];

/** The errors of a range, and whether a new file was said to begin. */
async function judged(commits: readonly Files[], from = 0) {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, from);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const begun = report.findings.some(({ ruleId }) => ruleId === 'state-file/begun-anew');
  return { errors: errors.map(({ ruleId }) => ruleId), begun };
}

interface Story {
  readonly path: string;
  /** Under a name that nobody governs. */
  readonly archive: string;
  readonly beside?: Files;
  readonly finished: string;
  readonly unfinished: string;
  readonly anew: string;
  /** As no new file may begin. */
  readonly tooFar: string;
}

const told = (run: string, ...events: readonly object[]) =>
  events.map((event) => ({ ...event, run })) as never;
const { completed, started: running } = story();
const stories: readonly [string, Story][] = [
  [
    'task tree',
    {
      path: '.runner/state/tree.json',
      archive: 'done/plan-1.json',
      finished: pretty(inner('one', [passed('a'), passed('b')])),
      unfinished: pretty(inner('one', [passed('a'), node('b', { attempts: 2 })])),
      anew: pretty(inner('two', [node('c')])),
      tooFar: pretty(inner('two', [passed('c')])),
    },
  ],
  [
    'workflow',
    {
      path: 'run/workflow.md',
      archive: 'old/2026-01.txt',
      beside: { 'run/workflow.graph.json': graphFile() },
      finished: runFile(at('ship', ['plan', 'build', 'review'])),
      unfinished: runFile(at('review', ['plan', 'build'])),
      anew: runFile(at('')),
      tooFar: runFile(at('review', ['plan', 'build'])),
    },
  ],
  [
    'event log',
    {
      path: 'events.jsonl',
      archive: 'old/2026-01.txt',
      finished: asLog(wholeRun()),
      unfinished: asLog([started(), step('s'), done('s')]),
      anew: asLog(told('b', started())),
      tooFar: asLog(told('b', step('s'))),
    },
  ],
  [
    'procedure',
    {
      path: 'team.procedure.json',
      archive: 'old/2026-01.txt',
      finished: asText(completed) ?? '',
      unfinished: asText(running) ?? '',
      anew: asText(idle) ?? '',
      tooFar: asText(without(running, 'run-2')) ?? '',
    },
  ],
];

describe.each(stories)(
  'a %s',
  (_, { path, archive, beside = {}, finished: full, unfinished, anew, tooFar }) => {
    const base = { ...beside, [path]: full };
    const away = { [path]: null, [archive]: full };

    it.each<[string, readonly Files[]]>([
      ['in the next commit', [base, away, { [path]: anew }]],
      ['in one commit', [base, { [archive]: full, [path]: anew }]],
      ['where the archive stood before', [{ ...base, [archive]: full }, { [path]: anew }]],
    ])('may begin anew where a finished one is kept elsewhere, %s', async (__, commits) => {
      expect(await judged(commits)).toEqual({ errors: [], begun: true });
    });

    it('may begin anew in a later range, however many commits ago it was archived', async () => {
      const many = Array.from({ length: 520 }, (__, index): Files => ({ x: String(index) }));
      expect(await judged([base, away, { [path]: anew }], 1)).toEqual({ errors: [], begun: true });
      expect(await judged([base, away, ...many, { [path]: anew }], 521)).toEqual({ errors: [], begun: true });
      const open = [
        { ...base, [path]: unfinished },
        { [path]: null, [archive]: unfinished },
      ];
      expect(await judged([...open, ...many, { [path]: anew }], 521)).toMatchObject({ begun: false });
      expect((await judged([...open, ...many, { [path]: anew }], 521)).errors).not.toEqual([]);
    });

    it.each<[string, readonly Files[]]>([
      [
        'one that is not finished',
        [{ ...base, [path]: unfinished }, { [path]: null, [archive]: unfinished }, { [path]: anew }],
      ],
      [
        'nor in one commit',
        [
          { ...base, [path]: unfinished },
          { [archive]: unfinished, [path]: anew },
        ],
      ],
      ['one that is kept nowhere', [base, { [path]: null }, { [path]: anew }]],
      ['nor in one commit, with another text beside', [base, { [archive]: anew, [path]: anew }]],
      ['as no new one may begin', [base, away, { [path]: tooFar }]],
      ['nor in one commit, as none may begin', [base, { [archive]: full, [path]: tooFar }]],
    ])('may not begin anew in place of %s', async (__, commits) => {
      expect((await judged(commits)).errors).not.toEqual([]);
    });
  },
);

describe('a log that goes on under another governed name', () => {
  const open = [started(), step('s'), done('s')];
  const [path, dated] = ['events.jsonl', 'logs/2026-01.events.jsonl'];
  const base = { [path]: asLog(open) };
  const fresh = asLog(told('b', started()));

  it.each<[string, readonly Files[]]>([
    ['in one commit', [base, { [dated]: asLog(open), [path]: fresh }]],
    ['in two', [base, { [dated]: asLog(open), [path]: null }, { [path]: fresh }]],
    [
      'where its run goes on',
      [base, { [dated]: asLog(open), [path]: fresh }, { [dated]: asLog([...open, step('t', 'executor')]) }],
    ],
  ])('leaves its path free, %s', async (_, commits) => {
    expect((await judged(commits)).errors).toEqual([]);
  });

  it('in two commits, the first of which is behind the base', async () => {
    const commits = [base, { [dated]: asLog(open), [path]: null }, { [path]: fresh }];
    expect(await judged(commits, 1)).toEqual({ errors: [], begun: true });
    // Another log that stood there keeps nothing of this one.
    const other = [{ ...base, [dated]: fresh }, { [path]: null }, { [path]: fresh }];
    expect((await judged(other, 1)).errors).not.toEqual([]);
  });

  it.each<[string, readonly Files[]]>([
    ['to its own run once more', [base, { [dated]: asLog(open), [path]: asLog([started()]) }]],
    ['with a line less', [base, { [dated]: asLog(open.slice(0, 2)), [path]: fresh }]],
    ['under a name that nobody governs', [base, { 'old.txt': asLog(open), [path]: fresh }]],
    ['to be changed there', [base, { [dated]: asLog(open), [path]: fresh }, { [dated]: fresh }]],
  ])('but not %s', async (_, commits) => {
    expect((await judged(commits)).errors).not.toEqual([]);
  });
});

describe('a run that is over', () => {
  const [path, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
  const over = runFile(at('ship', ['plan', 'build', 'review', 'ship']));
  const gone = { [path]: null, [graph]: null };
  const both = (run: string) => ({ [path]: run, [graph]: graphFile() });

  it('may be deleted, with its graph or without, and a new one begins at its path', async () => {
    expect(await judged([both(over), gone])).toMatchObject({ errors: [] });
    expect(await judged([both(over), { [path]: null }, { [path]: runFile(at('')) }])).toEqual({
      errors: [],
      begun: true,
    });
  });

  it.each([
    [
      'stands at the end, which it has not completed',
      [both(runFile(at('ship', ['plan', 'build', 'review']))), gone],
    ],
    ['has completed all but stands before the end', [both(runFile(at('review', ['review', 'ship']))), gone]],
    [
      'is over by a graph of the range alone',
      [both(runFile(at('review', ['review']))), { [graph]: graphFile(withoutNode('ship')) }, gone],
    ],
  ])('but none that %s', async (_, commits: readonly Files[]) => {
    expect((await judged(commits)).errors).toContain('state-file/deleted');
  });

  it('leaves no done run behind it', async () => {
    const commits = [both(over), { [path]: null }, { [path]: over }, { [path]: runFile(at('build', [])) }];
    expect((await judged(commits)).errors).not.toEqual([]);
  });
});

it('a workflow is finished by the graph that stood before, whatever the range makes of it', async () => {
  const path = 'run/workflow.md';
  const graph = 'run/workflow.graph.json';
  const run = runFile(at('review', ['plan', 'build']));
  const cut = { ...withEdge('plan', 'build'), edges: [{ from: 'plan', to: 'build', label: 'planned' }] };
  const commits = [
    { [path]: run, [graph]: graphFile() },
    { [graph]: graphFile(cut) },
    { [path]: null, 'old.txt': run },
    { [path]: runFile(at('')) },
  ];
  expect((await judged(commits)).errors).not.toEqual([]);
});

it('a tree that was moved away unfinished leaves its path to itself', async () => {
  const [path, other] = ['.runner/state/tree.json', 'old/.runner/state/tree.json'];
  const open = pretty(inner('one', [passed('a'), node('b', { attempts: 3 })]));
  const anew = pretty(inner('one', [node('a'), node('b')]));
  const commits = [{ [path]: open }, { [path]: null, [other]: open }, { [path]: anew }];
  expect((await judged(commits)).errors).not.toEqual([]);
  expect((await judged(commits, 1)).errors).not.toEqual([]);
});

it.each([5, 520])(
  'a tree that came as it was is no new one when it is back untouched, %i commits later',
  async (count) => {
    const path = '.runner/state/tree.json';
    const open = pretty(inner('one', [passed('a'), node('b', { attempts: 3 })]));
    const reset = pretty(inner('one', [node('a'), node('b')]));
    const many = Array.from({ length: count }, (__, index): Files => ({ x: String(index) }));
    const commits = [{ [path]: open }, { [path]: null, 'old/tree.json': open }, ...many];
    expect((await judged([...commits, { [path]: reset }], count + 1)).errors).not.toEqual([]);
    expect((await judged([...commits, { [path]: open }], count + 1)).errors).toEqual([]);
  },
);

it('a procedure without a run has nothing unfinished', async () => {
  const path = 'team.procedure.json';
  const commits = [
    { [path]: asText(idle) },
    { [path]: null, 'old.txt': asText(idle) },
    { [path]: asText(start(idle)) },
  ];
  expect((await judged(commits)).errors).toEqual([]);
});

describe('what the new file holds of the old one is judged against that', () => {
  const log = asLog(wholeRun());
  const graph = asText(completed) ?? '';

  it.each<[string, string, string, string]>([
    ['the run of a log', 'events.jsonl', log, log.replace('/work/shop', '/work/else')],
    ['the run of a graph', 'team.procedure.json', graph, graph.replace('"completed"', '"failed"')],
  ])('%s', async (_, path, stood, changed) => {
    expect(changed).not.toBe(stood);
    const away = { [path]: null, 'old.txt': stood };
    for (const commits of [
      [{ [path]: stood }, away, { [path]: changed }],
      [{ [path]: stood }, { 'old.txt': stood, [path]: changed }],
    ])
      expect((await judged(commits)).errors).not.toEqual([]);
    expect((await judged([{ [path]: stood }, away, { [path]: stood }])).errors).toEqual([]);
  });
});

describe('a checklist that goes unfinished, is kept elsewhere, and begins anew', () => {
  const path = 'prd.json';
  const list = (branchName: string, ...attempts: readonly number[]) => ({
    project: 'demo',
    branchName,
    userStories: attempts.map((each, index) => ({
      id: `US-${index + 1}`,
      title: `Export the list as format ${index + 1}`,
      acceptanceCriteria: ['it is there'],
      passes: false,
      attempts: each,
    })),
  });
  const stood = pretty(list('plan-a', 2, 1));
  const away = { [path]: null, 'archive/prd.json': stood };

  it.each<[string, object]>([
    ['with its attempts', list('plan-a', 2, 1)],
    ['as another plan', list('plan-b', 0, 0)],
  ])('may be as it was, %s', async (_, anew) => {
    expect(await judged([{ [path]: stood }, away, { [path]: pretty(anew) }])).toEqual({
      errors: [],
      begun: true,
    });
  });

  it('gives nothing that it carries over an attempt back', async () => {
    const anew = pretty(list('plan-a', 0, 1));
    expect((await judged([{ [path]: stood }, away, { [path]: anew }])).errors).toEqual(['checklist/counter']);
    expect((await judged([{ [path]: stood }, away, { [path]: anew }], 1)).errors).toEqual([
      'checklist/counter',
    ]);
  });

  it('is repaired by the attempts that it had', async () => {
    const anew = pretty(list('plan-a', 0, 1));
    expect((await judged([{ [path]: stood }, away, { [path]: anew }, { [path]: stood }])).errors).toEqual([]);
  });
});

describe('a checklist that begins anew beside its archive', () => {
  const list = (...stories: readonly unknown[]) => JSON.stringify({ branchName: 'a', userStories: stories });
  const open = {
    id: 'US-1',
    title: 'Export all sales as a table',
    acceptanceCriteria: ['1', '2'],
    passes: false,
  };
  const old = list(open, { id: 'US-2', title: 'Search orders', passes: true });
  const less = { ...open, acceptanceCriteria: ['1'], passes: true };

  it.each<[string, unknown, string[]]>([
    ['open, with other promises', { ...less, passes: false }, []],
    ['done, with fewer promises', less, ['checklist/goalposts']],
    ['done, reworded too', { ...less, title: 'Export sales as a table' }, ['checklist/plan-rotation']],
    ['done, under another number', { ...less, id: 'US-9' }, ['checklist/plan-rotation']],
    ['under its number alone', { id: 'US-1', title: 'Ship', passes: true }, []],
  ])('holds an open item again, %s', async (_, item, expected) => {
    const away = { 'prd.json': null, 'old/sales.txt': old };
    const { errors, begun } = await judged([
      { 'prd.json': old },
      away,
      { 'prd.json': list(item), 'code.ts': '' },
    ]);
    expect([errors, begun]).toEqual([expected, true]);
  });

  it('says once that an open item comes done, also where nothing shows work', async () => {
    const away = { 'prd.json': null, 'old/sales.txt': old };
    const renamed = { ...less, id: 'US-9' };
    expect((await judged([{ 'prd.json': old }, away, { 'prd.json': list(renamed) }])).errors).toEqual([
      'checklist/plan-rotation',
    ]);
  });
});
