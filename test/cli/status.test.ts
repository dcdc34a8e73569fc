import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../../src/check/user-error.ts';
import { statusText } from '../../src/cli/commands/status.ts';
import { findStatus } from '../../src/cli/status.ts';
import { kinds } from '../../src/kinds/index.ts';
import { asked, asLog, called, done, failed, started, step, uuid, wholeRun } from '../support/event-logs.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { at, graphFile, runFile } from '../support/workflows.ts';

/** `stateward status`: where the state stands, by kind and by what is named. */
let repository: TemporaryRepository;
/** The folder of the call. */
let cwd: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  repository.commitAll([{ message: 'start', files: { 'readme.md': 'x\n' } }]);
});
beforeEach(() => {
  repository.git('reset', '-q', '--hard');
  repository.git('clean', '-ffdxq');
  cwd = repository.directory;
});
afterAll(() => repository.cleanup());

function stand(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(repository.directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const configured = (...entries: readonly string[]) =>
  `version: 1\nfiles:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`;

async function status(file?: string, verbose = false): Promise<string> {
  const options = { color: false, width: 90, verbose, quiet: false };
  try {
    return statusText(
      await findStatus({ cwd, env: repository.environment }, { file, config: undefined }, kinds),
      options,
    );
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** Without the path, which comes first. */
async function said(file: string, verbose = false): Promise<string[]> {
  return (await status(file, verbose)).trimEnd().split('\n').slice(1);
}

describe('an event log', () => {
  const [a, b] = [uuid('a'), uuid('b')];
  const cases = [
    {
      title: 'that holds no event yet',
      told: [],
      says: ['no runs in it; 0 lines'],
    },
    {
      title: 'with runs that ended',
      told: [...wholeRun(), started({ run: 'b' }), failed({ run: 'b' })],
      says: [
        `├─ ✓ ${a}  completed, seq 1 to 8`,
        `└─ ✗ ${b}  failed, seq 1 to 2`,
        '2 runs: 1 completed, 1 failed; 10 lines',
      ],
    },
    {
      title: 'with a run whose step has calls under way',
      told: [started(), step('s'), called('t'), asked('m')],
      says: [
        `└─ ▸ ${a}  active, running, planner, last seq 4`,
        `   └─ ▸ ${uuid('s')} "step"  active, planner, attempt 1`,
        `      ├─ ▸ ${uuid('t')} "call of read_file"  active, seq 3`,
        `      └─ ▸ ${uuid('m')} "call of a model"  active, seq 4`,
        '1 run: 1 running; 4 lines',
      ],
    },
    {
      title: 'with a run between two steps',
      told: [started(), step('s'), done('s')],
      says: [`└─ ▸ ${a}  active, running, planner, last seq 3`, '1 run: 1 running; 3 lines'],
    },
    {
      title: 'with a call whose step is over',
      told: [started(), step('s'), called('t'), done('s')],
      says: [
        `└─ ▸ ${a}  active, running, planner, last seq 4`,
        `   └─ ▸ ${uuid('t')} "call of read_file"  active, seq 3`,
        '1 run: 1 running; 4 lines',
      ],
    },
    {
      title: 'with a run that has not started',
      told: [step('s')],
      says: [
        `└─ · ${a}  pending, planner, last seq 1`,
        `   └─ ▸ ${uuid('s')} "step"  active, planner, attempt 1`,
        '1 run: 1 pending; 1 line',
      ],
    },
  ];

  for (const { title, told, says } of cases)
    it(title, async () => {
      stand({
        '.stateward.yml': configured('path: logs/a.jsonl, kind: event-log'),
        'logs/a.jsonl': asLog(told),
      });
      expect(await said('logs/a.jsonl')).toEqual(says);
    });
});

it('a run that is over stands nowhere any more', async () => {
  stand({
    'run/workflow.graph.json': graphFile(),
    'run/workflow.md': runFile(at('ship', ['plan', 'build', 'review', 'ship'])),
  });
  expect((await said('run/workflow.md')).at(-1)).toBe('4 of 4 done');
  stand({ 'run/workflow.md': runFile(at('ship', ['plan', 'build', 'review'])) });
  expect((await said('run/workflow.md')).at(-1)).toBe('3 of 4 done; active: ship');
});

describe('a log of lines', () => {
  const entry = 'path: progress.txt, kind: checklist, preset: log';

  it.each([
    { title: 'empty', text: '', says: ['no entries in it'] },
    {
      title: 'shows its entries by their lines',
      text: 'did this\n\n  did "that"\u001b[31m\n',
      says: ['├─ ✓ 1 "did this"', expect.stringMatching(/^└─ ✓ 3 "did \\"that\\".*\[31m"$/), '2 entries'],
    },
  ])('$title', async ({ text, says }) => {
    stand({ '.stateward.yml': configured(entry), 'progress.txt': text });
    expect(await said('progress.txt')).toEqual(says);
  });

  it('shows the end of a long one', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => `{"n": ${index}}\n`).join('');
    stand({ '.stateward.yml': configured(entry), 'progress.txt': lines });
    const shown = await said('progress.txt');
    expect(shown.length).toBeLessThan(45);
    expect(shown.slice(-2)).toEqual(['└─ ✓ 500 "{\\"n\\": 499}"', '500 entries']);
    expect(await said('progress.txt', true)).toHaveLength(501);
  });
});

describe('what may be taken next', () => {
  const list = (...stories: readonly object[]) => JSON.stringify({ userStories: stories });
  const open = (id: string, more: object = {}) => ({ id, title: id, passes: false, ...more });
  const done = (id: string) => ({ ...open(id), passes: true });

  it.each<[string, string, string]>([
    ['what is open, in its order', list(done('A'), open('B'), open('C')), '1 of 3 done; next: B, C'],
    [
      'the first few',
      list(...['A', 'B', 'C', 'D'].map((id) => open(id))),
      '0 of 4 done; next: A, B, C and 1 more',
    ],
    ['by priority', list(open('A', { priority: 2 }), open('B', { priority: 1 })), '0 of 2 done; next: B, A'],
    [
      'not by a priority that some lack',
      list(open('A'), open('B', { priority: 1 })),
      '0 of 2 done; next: A, B',
    ],
    ['what waits for nothing', list(open('A', { dependsOn: ['B'] }), open('B')), '0 of 2 done; next: B'],
    ['nothing', list(done('A')), '1 of 1 done'],
  ])('is %s', async (_, text, says) => {
    stand({ 'prd.json': text });
    expect((await said('prd.json')).at(-1)).toBe(says);
  });

  it('of a shape that nobody knows is not told: it cannot be judged', async () => {
    const text = '[{"id":1,"task":"a","done":false},{"id":2,"task":"b","done":true}]';
    stand({ '.stateward.yml': configured('path: list.json, kind: checklist'), 'list.json': text });
    expect((await said('list.json')).join(' ')).toContain('cannot be judged: ');
  });
});

describe('a folder as one checklist', () => {
  const own = configured('path: backlog/config.yml, kind: checklist, preset: backlog');
  const task = (id: string, state: string) =>
    `---\nid: ${id}\ntitle: Export\nstatus: ${state}\n---\n\nWords\n`;
  const page = 'backlog/tasks/t-1 - Export.md';
  const folder = {
    'backlog/config.yml': 'statuses: [To Do, In Progress, Done]\n',
    [page]: task('T-1', 'Done'),
    'backlog/tasks/t-2 - Export.md': task('T-2', 'In Progress'),
    'backlog/tasks/t-3 - Export.md': task('T-3', 'To Do'),
  };
  const picture = [
    'backlog/config.yml',
    '✓ T-1 "Export"',
    '▸ T-2 "Export"  active, in progress',
    '· T-3 "Export"',
    '1 of 3 done; active: T-2; next: T-3',
    '',
  ].join('\n');

  it('is shown for the governed file, for the folder, and for one of its pages', async () => {
    stand({ '.stateward.yml': own, ...folder });
    for (const named of [undefined, 'backlog/config.yml', 'backlog', 'backlog/', 'backlog/tasks', page, '.'])
      expect([named, await status(named)]).toEqual([named, picture]);
    cwd = join(cwd, 'backlog');
    expect(await status('tasks')).toBe(picture);
    expect(await status('.')).toBe(picture);
    expect(await status('../docs')).toBe('"../docs" is not a governed file here, and holds none');
    expect(await status('../../elsewhere')).toContain('is outside the repository');
  });
});

it('a checklist without items says so', async () => {
  stand({
    '.stateward.yml': configured('path: "notes/*.md", kind: checklist, preset: markdown'),
    'notes/a.md': '---\nstatus: Done\n---\n# Notes\n',
  });
  expect(await said('notes/a.md')).toEqual(['no items in it']);
});

it('a companion leads to the files that it belongs to', async () => {
  const state = (id: string) =>
    `---\nschemaVersion: "1.1"\nworkflowType: r\ncurrentNodeId: ${id}\nstepsCompleted: []\n---\n`;
  stand({ 'a/workflow.md': state('plan'), 'b/workflow.md': state('plan'), 'a/workflow.graph.json': '{}' });
  expect(await status('a/workflow.graph.json')).toBe(await status('a/workflow.md'));
  expect(await status('a')).toBe(await status('a/workflow.md'));
});

describe('outside of a repository', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stateward-status-'));
    cwd = folder;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the state file and its graph are all that a run needs', async () => {
    mkdirSync(join(cwd, 'run'));
    writeFileSync(join(cwd, 'run/workflow.md'), runFile(at('build', ['plan'])));
    writeFileSync(join(cwd, 'run/workflow.graph.json'), graphFile());
    const text = await status('run/workflow.md');
    expect(text).toContain('run/workflow.md\n');
    expect(text).toContain('▸ build');
    expect(text).toContain('→ review');
    cwd = join(folder, 'run');
    expect(await status('workflow.md')).toContain('→ review');
  });

  it('what is no state file is said to be none', async () => {
    writeFileSync(join(cwd, 'notes.md'), '# Notes\n');
    expect(await status('notes.md')).toContain('no state file');
    writeFileSync(join(cwd, 'workflow.md'), '# No run\n');
    expect(await status('workflow.md')).toContain('no state file');
    expect(await status('absent.md')).toContain('no git repository');
  });
});
