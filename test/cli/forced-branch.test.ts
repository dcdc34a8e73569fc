import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/core/finding.ts';
import type { Report } from '../../src/core/report.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { judgePlan } from '../../src/integrations/action/judge.ts';
import { judgeReceived } from '../../src/integrations/git-hooks/receive.ts';
import { kinds } from '../../src/kinds/index.ts';
import { built } from '../support/built.ts';
import { commandOf, gitCommandOf } from '../support/repairs.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { declaring, done, node, passed, pretty, tree } from '../support/trees.ts';
import { runPath, workflowStart } from '../support/workflow-hook-cases.ts';
import { at, runFile } from '../support/workflows.ts';

/** A default branch that is pushed by force, before the server hook and the Action; and what they print, in the clone it came from. */
type Stories = Readonly<Record<string, boolean | { readonly passes: boolean; readonly notes?: string }>>;

const titles: Readonly<Record<string, string>> = { 'US-1': 'Sign in', 'US-2': 'Export CSV' };
const prd = (stories: Stories) => {
  const userStories = Object.entries(stories).map(([id, state]) => ({
    id,
    title: titles[id] ?? `Story ${id}`,
    acceptanceCriteria: [`${id} stands`, 'Typecheck passes'],
    ...(typeof state === 'boolean' ? { passes: state } : state),
  }));
  return { 'prd.json': pretty({ branchName: 'ralph/shop', userStories }) };
};
const many = (passes: boolean) =>
  prd(Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`US-${at + 1}`, passes])));
const sprint = (status: string) => ({
  'sprint-status.yaml': `development_status:\n  epic-1: in-progress\n  1-1-login: ${status}\n  1-2-logout: backlog\n`,
});
const open = prd({ 'US-1': false, 'US-2': false });
const signedIn = prd({ 'US-1': true, 'US-2': false });
const exported = prd({ 'US-1': false, 'US-2': true });
const treeFile = '.runner/state/tree.json';
const planned = { [treeFile]: pretty(tree(node('a'), node('b'), node('c'))) };
const withA = { [treeFile]: pretty(tree(passed('a'), node('b'), node('c'))) };
const withB = { [treeFile]: pretty(tree(node('a'), passed('b'), node('c'))) };

const folder = {
  '.stateward.yml':
    'version: 1\nfiles: [{path: backlog/config.yml, kind: checklist, preset: backlog}]\nrules: {checklist/reopened: error}\n',
  'backlog/config.yml': 'statuses: [To Do, Done]\n',
};
const page = (id: number, status: string) => ({
  [`backlog/tasks/task-${id} - work.md`]: `---\nid: task-${id}\ntitle: Task ${id}\nstatus: ${status}\n---\n`,
});

type Plan = Pick<CommitPlan, 'message' | 'files'>;
interface Story {
  readonly plan?: Plan['files'];
  /** What the branch had. */
  readonly had?: readonly Plan[];
  /** What it has instead. */
  readonly has: readonly Plan[];
}
const work: Plan = { message: 'sign-in work', files: { ...signedIn, 'src/a': 'one\ntwo\nthree\n' } };
const readme: Plan = { message: 'readme', files: { readme: 'x' } };

const lossy: readonly [name: string, story: Story, rows: readonly string[]][] = [
  ['it is set back', { has: [] }, ['checklist/reopened US-1#(done)']],
  ['other work comes instead', { has: [readme] }, ['checklist/reopened US-1#(done)']],
  [
    'it had other edits, too',
    {
      had: [
        work,
        { message: 'more', files: prd({ 'US-1': true, 'US-2': { passes: false, notes: 'soon' } }) },
      ],
      has: [readme],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'another story is done instead',
    { has: [{ message: 'csv', files: { ...exported, 'src/b': 'b' } }] },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'another story is done instead, and it had other edits, too',
    {
      had: [
        work,
        {
          message: 'more',
          files: prd({ 'US-1': true, 'US-2': { passes: false, notes: 'soon' }, 'US-3': false }),
        },
      ],
      has: [
        { message: 'csv', files: { ...prd({ 'US-1': false, 'US-2': true, 'US-4': false }), 'src/b': 'b' } },
      ],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'it is amended',
    {
      has: [
        {
          message: 'amended',
          files: {
            ...prd({ 'US-1': { passes: false, notes: '' }, 'US-2': false }),
            'src/a': 'one\n2\nthree\n',
          },
        },
      ],
    },
    ['checklist/reopened US-1#(done)'],
  ],
  [
    'the story goes',
    { has: [{ message: 'drop', files: prd({ 'US-2': false }) }] },
    ['checklist/done-removed US-1'],
  ],
  [
    'the file goes',
    {
      plan: planned,
      had: [{ message: declaring(done('a')), files: withA }],
      has: [readme, { message: 'drop', files: { [treeFile]: null } }],
    },
    ['state-file/deleted '],
  ],
  [
    'six stories are open again',
    { plan: many(false), had: [{ message: 'all', files: many(true) }], has: [readme] },
    Array.from({ length: 6 }, (_, at) => `checklist/reopened US-${at + 1}#(done)`),
  ],
  [
    'a status goes back',
    {
      plan: sprint('review'),
      had: [{ message: 'reviewed', files: { ...sprint('done'), 'src/a': 'a' } }],
      has: [{ message: 'wording', files: { ...sprint('review'), 'src/b': 'b' } }],
    },
    ['checklist/reopened 1-1-login#(done)'],
  ],
  [
    'a node is open again',
    {
      plan: planned,
      had: [{ message: declaring(done('a')), files: { ...withA, 'src/a': 'a' } }],
      has: [{ message: declaring(done('b')), files: { ...withB, 'src/b': 'b' } }],
    },
    ['task-tree/immutability a'],
  ],
  [
    'a run stands at an earlier node',
    {
      plan: workflowStart,
      had: [{ message: 'built', files: { [runPath]: runFile(at('review', ['plan', 'build'])) } }],
      has: [{ message: 'words', files: { [runPath]: `${workflowStart[runPath]}\nmore\n` } }],
    },
    ['workflow/steps-completed build'],
  ],
  [
    'a page of a folder says less',
    {
      plan: { ...folder, ...page(1, 'To Do'), ...page(2, 'To Do') },
      had: [{ message: 'work', files: page(1, 'Done') }],
      has: [{ message: 'other work', files: page(2, 'Done') }],
    },
    ['checklist/reopened task-1#(done)'],
  ],
  [
    'two files lose what was done',
    {
      plan: { ...open, ...planned },
      had: [work, { message: declaring(done('a')), files: withA }],
      has: [
        { message: declaring(done('b')), files: withB },
        { message: 'csv', files: exported },
      ],
    },
    ['task-tree/immutability a', 'checklist/reopened US-1#(done)'],
  ],
];

const reason = 'Reopen US-1: the lock does not hold';
const harmless: readonly [name: string, story: Story][] = [
  ['all that was done is done again', { has: [readme, { message: 'again', files: signedIn }] }],
  ['a message that is new on it says why', { has: [readme, { message: reason }] }],
  [
    'the item says why',
    {
      has: [
        {
          message: 'x',
          files: prd({ 'US-1': { passes: false, notes: 'The lock does not hold yet' }, 'US-2': false }),
        },
      ],
    },
  ],
  [
    'a new commit reopens it with a reason',
    { has: [{ message: 'again', files: signedIn }, { message: reason, files: open }, readme] },
  ],
  [
    'what it drops was open',
    { had: [{ message: 'plan more', files: prd({ 'US-1': false, 'US-2': false, 'US-3': false }) }], has: [] },
  ],
];

let repository: TemporaryRepository;
let tools: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  tools = join(repository.directory, '..', 'tools');
  mkdirSync(tools);
  const script = `[ "$1 $2" = "--no stateward" ] && shift 2\nexec '${process.execPath}' '${built('cli.js')}' "$@"\n`;
  for (const name of ['npx', 'stateward']) {
    writeFileSync(join(tools, name), `#!/bin/sh\n${script}`);
    chmodSync(join(tools, name), 0o755);
  }
});
afterAll(() => repository.cleanup());

/** Both ends of a push: what the branch was, and what it is. */
interface Ends {
  readonly before: string;
  readonly after: string;
}

let told = 0;

function tell({ plan = open, had = [work], has }: Story): Ends {
  const [one, other] = [`had${told}`, `has${told++}`];
  const ids = repository.commitAll([
    { message: 'plan', files: plan, branch: one, parents: [] },
    ...had.map((each) => ({ ...each, branch: one })),
    ...has.map((each, at) => ({ ...each, branch: other, ...(at === 0 ? { parents: [0] } : {}) })),
  ]);
  return { before: ids[had.length] ?? '', after: has.length === 0 ? (ids[0] ?? '') : (ids.at(-1) ?? '') };
}

const opened = () => openGitRepository(repository.directory, repository.environment);

async function received({ before, after }: Ends, branch = 'main'): Promise<Report> {
  const listed = repository.git('for-each-ref', '--format=%(refname)').split('\n');
  const gone = listed.filter((ref) => ref !== '').map((ref) => `delete ${ref}\n`);
  repository.git('checkout', '-q', '-f', '--detach', after);
  repository.feed(gone.join(''), 'update-ref', '--stdin');
  repository.git('update-ref', `refs/heads/${branch}`, before);
  const [result] = await judgeReceived(opened(), `${before} ${after} refs/heads/${branch}\n`, kinds);
  if (result?.report === undefined) throw new Error(result?.notice);
  return result.report;
}

async function acted({ before, after }: Ends, rewrite: 'error' | 'note' = 'error'): Promise<Report> {
  const plan = {
    tip: before,
    head: after,
    policyFrom: before,
    rewrite,
    lands: 'merged',
    notices: [],
  } as const;
  return judgePlan(opened(), plan, {
    granularity: 'auto',
    guard: undefined,
    mergedAs: undefined,
    config: undefined,
  });
}

type Judge = (ends: Ends) => Promise<Report>;
const judges: readonly (readonly [string, Judge])[] = [
  ['the server hook', received],
  ['the Action', acted],
];

const errors = (report: Report) => report.findings.filter(({ severity }) => severity === 'error');
const rowsOf = (report: Report) => [
  ...report.obstacles.map(({ code }) => code),
  ...errors(report).map(({ ruleId, subject }) => `${ruleId} ${subject}`),
];

describe.each(judges)('a default branch that is pushed by force, before %s', (_, judge) => {
  it.each(lossy)('is refused where %s', async (_name, story, rows) => {
    expect(rowsOf(await judge(tell(story)))).toEqual(rows);
  });

  it.each(harmless)('is accepted where %s', async (_name, story) => {
    expect(rowsOf(await judge(tell(story)))).toEqual([]);
  });
});

// That a file goes is an error of the commit that takes it away.
it.each(lossy.filter(([name]) => name !== 'the file goes'))(
  'another branch is only told: %s',
  async (_name, story, rows) => {
    const ends = tell(story);
    for (const report of [await received(ends, 'topic'), await acted(ends, 'note')]) {
      expect(report.verdict).toBe('pass');
      const notes = report.findings.filter(({ severity }) => severity === 'note');
      expect(notes.map(({ ruleId, subject }) => `${ruleId} ${subject}`)).toEqual(
        expect.arrayContaining([...rows]),
      );
    }
  },
);

describe('what is printed', () => {
  type Way = (of: ReportedFinding) => string | undefined;
  const command: Way = commandOf;
  const withGit: Way = gitCommandOf;
  const ways: readonly (readonly [string, Judge, Way])[] = [
    ['as Repair, by the server hook', received, withGit],
    ['as Or, by the server hook', received, command],
    ['as Repair, by the Action', acted, command],
  ];
  const cases = ways.flatMap(([name, judge, way]) =>
    lossy.map(([when, story]) => [`${name}, where ${when}`, story, judge, way] as const),
  );

  it.each(cases)('%s, leads back', async (_, story, judge, way) => {
    const ends = tell(story);
    const report = await judge(ends);
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    const commands = new Set(errors(report).map((each) => way(each) ?? 'none'));
    for (const command of commands) run(command);
    const isOpen = repository.git('status', '--porcelain') !== '';
    if (isOpen) repository.git('commit', '-q', '-a', '--no-edit');
    const after = repository.git('rev-parse', 'HEAD');
    // By the server main is what it was, by GitHub what was pushed.
    expect(rowsOf(await acted({ before: ends.after, after }))).toEqual([]);
    expect(rowsOf(await acted({ before: ends.before, after }))).toEqual([]);
    if (after !== ends.before) expect(rowsOf(await received({ before: ends.before, after }))).toEqual([]);
    for (const { files = {} } of [...(story.had ?? [work]), ...story.has])
      for (const path of Object.keys(files))
        expect(existsSync(join(repository.directory, path)), path).toBe(true);
  });

  it('as words leads back, too', async () => {
    const { before, after } = tell({ has: [{ message: 'drop', files: prd({ 'US-2': true }) }] });
    const [finding] = errors(await received({ before, after }));
    expect(finding?.fix).toMatch(
      new RegExp(`^Put the item back.* Before that, merge ${before.slice(0, 12)}\\.$`),
    );
    run(`git merge --no-edit -X ours ${before}`);
    writeFileSync(join(repository.directory, 'prd.json'), prd({ 'US-1': true, 'US-2': true })['prd.json']);
    repository.git('commit', '-q', '-a', '-m', 'put back');
    expect(rowsOf(await received({ before, after: repository.git('rev-parse', 'HEAD') }))).toEqual([]);
  });

  it('keeps what the new commits say where both changed the same lines', async () => {
    const [, story] = lossy.find(([name]) => name === 'it is amended') ?? [];
    const ends = tell(story ?? { has: [] });
    const [finding] = errors(await acted(ends));
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    run((finding && commandOf(finding)) ?? 'none');
    expect(readFileSync(join(repository.directory, 'src/a'), 'utf8')).toBe('one\n2\nthree\n');
  });

  it('does nothing where the clone lacks what was dropped, and names what brings it', async () => {
    const ends = tell({ has: [{ message: 'csv', files: exported }] });
    const report = await acted(ends);
    expect(report.notices.join()).toContain(`git fetch origin ${ends.before}`);
    const [finding] = errors(report);
    const command = (finding && commandOf(finding)) ?? '';
    repository.git('checkout', '-q', '-f', '--detach', ends.after);
    const lacking = command.replace(ends.before.slice(0, 12), '0123456789ab');
    expect([sh(lacking).status, repository.git('status', '--porcelain')]).toEqual([128, '']);
  });
});

function sh(command: string) {
  const { directory: cwd, environment } = repository;
  const env = { ...environment, PATH: `${tools}:${environment.PATH}` };
  return spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
}

function run(command: string): void {
  const { status, stderr } = sh(command);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
