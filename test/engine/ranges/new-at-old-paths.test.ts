import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, done, started, step, wholeRun } from '../../support/event-logs.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { asText, idle, start, story, without } from '../../support/procedures.ts';
import { inner, node, passed, pretty } from '../../support/trees.ts';
import { at, graphFile, runFile, withEdge, withoutNode } from '../../support/workflows.ts';

type Files = MemoryCommit['files'];

/** The rules of the errors of a range. */
async function errors(commits: readonly Files[], from = 0): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, from);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
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
  (name, { path, archive, beside = {}, finished: full, unfinished, anew, tooFar }) => {
    const base = { ...beside, [path]: full };
    const away = { [path]: null, [archive]: full };

    it('may begin anew in the commit after a finished one went, which is kept elsewhere', async () => {
      expect(await errors([base, away, { [path]: anew }])).toEqual([]);
    });

    it('may begin anew after one that went behind the base: that is accepted', async () => {
      for (const text of [full, unfinished]) {
        const commits = [{ ...base, [path]: text }, { [path]: null, [archive]: text }, { [path]: anew }];
        expect(await errors(commits, 1)).toEqual([]);
      }
    });

    it('may not begin anew in place of one that is not finished; of a log every line is', async () => {
      const archived = { [path]: null, [archive]: unfinished };
      const found = await errors([{ ...base, [path]: unfinished }, archived, { [path]: anew }]);
      expect(found.length > 0).toBe(name !== 'event log');
    });

    it.each<[string, readonly Files[]]>([
      [
        'nor in one commit',
        [
          { ...base, [path]: unfinished },
          { [archive]: unfinished, [path]: anew },
        ],
      ],
      ['one that is kept nowhere', [base, { [path]: null }, { [path]: anew }]],
      ['a finished one in one commit', [base, { [archive]: full, [path]: anew }]],
      ['one of which a copy stands elsewhere', [{ ...base, [archive]: full }, { [path]: anew }]],
      ['as no new one may begin', [base, away, { [path]: tooFar }]],
    ])('may not begin anew in place of %s', async (__, commits) => {
      expect(await errors(commits)).not.toEqual([]);
    });
  },
);

describe('a log that goes on under another governed name', () => {
  const open = [started(), step('s'), done('s')];
  const [path, dated] = ['events.jsonl', 'logs/2026-01.events.jsonl'];
  const base = { [path]: asLog(open) };
  const fresh = asLog(told('b', started()));

  it('may begin anew in the next commit', async () => {
    const commits = [base, { [dated]: asLog(open), [path]: null }, { [path]: fresh }];
    for (const from of [0, 1]) expect(await errors(commits, from)).toEqual([]);
  });

  it.each<[string, readonly Files[]]>([
    ['in one commit', [base, { [dated]: asLog(open), [path]: fresh }]],
    ['with a line less', [base, { [dated]: asLog(open.slice(0, 2)), [path]: null }]],
    ['to be changed there', [base, { [dated]: asLog(open), [path]: null }, { [dated]: fresh }]],
  ])('but not %s', async (_, commits) => {
    expect(await errors(commits)).not.toEqual([]);
  });
});

describe('a run that is over', () => {
  const [path, graph] = ['run/workflow.md', 'run/workflow.graph.json'];
  const over = runFile(at('ship', ['plan', 'build', 'review', 'ship']));
  const gone = { [path]: null, [graph]: null };
  const both = (run: string) => ({ [path]: run, [graph]: graphFile() });

  it('may be deleted, with its graph or without, and a new one begins at its path', async () => {
    expect(await errors([both(over), gone])).toEqual([]);
    expect(await errors([both(over), { [path]: null }, { [path]: runFile(at('')) }])).toEqual([]);
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
    expect(await errors(commits)).toContain('state-file/deleted');
  });

  it('leaves no done run behind it', async () => {
    const commits = [both(over), { [path]: null }, { [path]: over }, { [path]: runFile(at('build', [])) }];
    expect(await errors(commits)).not.toEqual([]);
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
  expect(await errors(commits)).not.toEqual([]);
});

it('a tree that was moved away unfinished leaves its path to itself', async () => {
  const [path, other] = ['.runner/state/tree.json', 'old/.runner/state/tree.json'];
  const open = pretty(inner('one', [passed('a'), node('b', { attempts: 3 })]));
  const anew = pretty(inner('one', [node('a'), node('b')]));
  const commits = [{ [path]: open }, { [path]: null, [other]: open }, { [path]: anew }];
  expect(await errors(commits)).not.toEqual([]);
  // Behind the base it is accepted.
  expect(await errors(commits, 1)).toEqual([]);
});

it('a tree that went behind the base is no new one when it is back untouched', async () => {
  const path = '.runner/state/tree.json';
  const open = pretty(inner('one', [passed('a'), node('b', { attempts: 3 })]));
  const commits = [{ [path]: open }, { [path]: null, 'old/tree.json': open }, { x: '1' }, { [path]: open }];
  expect(await errors(commits, 2)).toEqual([]);
});

it('a procedure without a run has nothing unfinished', async () => {
  const path = 'team.procedure.json';
  const commits = [
    { [path]: asText(idle) },
    { [path]: null, 'old.txt': asText(idle) },
    { [path]: asText(start(idle)) },
  ];
  expect(await errors(commits)).toEqual([]);
});

describe('a checklist that goes unfinished, is kept elsewhere, and begins anew', () => {
  const path = 'prd.json';
  const list = (branchName: string, ...attempts: readonly number[]) => ({
    project: 'demo',
    branchName,
    userStories: attempts.map((each, index) => ({
      id: `US-${index + 1}`,
      title: `${branchName.at(-1)}${index + 1}`,
      acceptanceCriteria: ['it is there'],
      passes: false,
      attempts: each,
    })),
  });
  const stood = pretty(list('plan-a', 2, 1));
  const away = { [path]: null, 'old/shop.txt': stood };

  it.each<[string, object]>([
    ['with its attempts', list('plan-a', 2, 1)],
    ['as another plan', list('plan-b', 0, 0)],
  ])('may be as it was, %s', async (_, anew) => {
    expect(await errors([{ [path]: stood }, away, { [path]: pretty(anew) }])).toEqual([]);
  });

  it('gives no attempts back, and is repaired by those that it had', async () => {
    const anew = pretty(list('plan-a', 0, 1));
    expect(await errors([{ [path]: stood }, away, { [path]: anew }])).toEqual(['checklist/counter']);
    expect(await errors([{ [path]: stood }, away, { [path]: anew }, { [path]: stood }])).toEqual([]);
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
    ['under its number alone', { id: 'US-1', title: 'Ship', passes: true }, []],
  ])('holds an open item again, %s', async (_, item, expected) => {
    const away = { 'prd.json': null, 'old/sales.txt': old };
    expect(await errors([{ 'prd.json': old }, away, { 'prd.json': list(item), 'code.ts': '' }])).toEqual(
      expected,
    );
  });
});
