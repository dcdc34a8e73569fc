import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding, Report } from '../../src/index.ts';
import { type ServerOptions, startGithub } from '../support/github-server.ts';
import { configurationFile, waiversFile, waiversOf } from '../support/policy-ranges.ts';
import { type ActionResult, type ActionRun, runAction } from '../support/run-action.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type PlannedFile,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../support/trees.ts';

/** Nobody is judged by their own rules: what a pull request does to the policy counts for the next one. */
const shop = 'plans/shop.json';
const usual = '.runner/state/tree.json';
const half = tree(passed('a'), node('b'));
const finished = changing(changing(half, 'b', { passes: true }), 'root', { passes: true });
const tampered = changing(half, 'a', { goal: 'less' });
const again = changing(half, 'a', { goal: 'even less' });
const listed = 'version: 1\nfiles: [{path: "plans/**/*.json", kind: task-tree}]\n';
const broken = 'version: 1\nfile: []\n';
const day = (text: string) => Date.parse(`${text}T12:00:00Z`) / 1000;

interface Chapter extends Omit<CommitPlan, 'message' | 'branch' | 'parents'> {
  /** Names of earlier commits; none makes a root. */
  readonly on?: readonly string[];
  readonly says?: string;
}
type Files = Readonly<Record<string, PlannedFile>>;

let repository: TemporaryRepository;
const known = new Map<string, string>();
const sha = (name: string) => known.get(name) ?? expect.fail(`no commit ${name}`);

/** Makes commits with names, each on a branch of its own. */
function tell(chapters: Readonly<Record<string, Chapter>>): void {
  const names = Object.keys(chapters);
  const plans = Object.entries(chapters).map(([name, { on = [], says = name, ...plan }]) => ({
    ...plan,
    message: says,
    branch: `b${known.size + names.indexOf(name)}`,
    parents: on.map((parent) => (names.includes(parent) ? names.indexOf(parent) : sha(parent))),
  }));
  for (const [index, id] of repository.commitAll(plans).entries()) known.set(names[index] ?? '', id);
}

/** What the command line finds, to be waived. */
async function errorsOf(base: string, head: string): Promise<readonly Finding[]> {
  const args = [
    'check',
    '--range',
    `${sha(base)}..${sha(head)}`,
    '--config-from',
    'base',
    '--format',
    'json',
  ];
  const result = await runCli(args, { cwd: repository.directory, environment: repository.environment });
  return reportOf(result).findings.filter(({ severity }) => severity === 'error');
}

const attack: Files = { [shop]: pretty(tampered) };

/** Each from `base`, and each tampers. What it is told beside the error, and whether that is one too. */
const attacks: Readonly<Record<string, readonly [files: Files, told: readonly string[]]>> = {
  'governs nothing any more': [
    { [configurationFile]: 'version: 1\ndetect: false\n' },
    [`warning config/changed ${configurationFile}: no longer governs ${shop}`],
  ],
  'turns the rule off': [
    { [configurationFile]: `${listed}rules: {task-tree/immutability: off}\n` },
    [`warning config/changed ${configurationFile}: it is milder: task-tree/immutability (error, now off)`],
  ],
  'ignores the file': [
    { [configurationFile]: `${listed}ignore: [plans/**]\n` },
    [`warning config/changed ${configurationFile}: no longer governs ${shop}`],
  ],
  'makes the limit small': [
    { [configurationFile]: `${listed}limits: {maxBytes: 1}\n` },
    [`warning config/changed ${configurationFile}: governs the same files`],
  ],
  'breaks the configuration': [
    { [configurationFile]: broken },
    [
      `error config/invalid ${configurationFile}: did you mean 'files'?`,
      `warning config/changed ${configurationFile}: it cannot be used`,
    ],
  ],
  'deletes the configuration': [
    { [configurationFile]: null },
    [`warning config/changed ${configurationFile}: no longer governs ${shop}`],
  ],
  'replaces the configuration by a link': [
    { [configurationFile]: { mode: '120000', content: 'own.yml' }, 'own.yml': 'version: 1\ndetect: false\n' },
    [
      `error config/invalid ${configurationFile}: must be a regular file`,
      `warning config/changed ${configurationFile}: it cannot be used`,
    ],
  ],
  'adds a configuration beside the file': [
    { [`plans/${configurationFile}`]: 'version: 1\ndetect: false\n' },
    [`error config/invalid plans/${configurationFile}: lies in a folder`],
  ],
  'lets its own waivers count': [
    { [configurationFile]: `${listed}waiversFrom: head\n` },
    [`warning config/changed ${configurationFile}: governs the same files`],
  ],
};

beforeAll(async () => {
  repository = createTemporaryRepository();
  tell({
    base: { files: { [configurationFile]: listed, [shop]: pretty(half) } },
    bare: { files: { [usual]: pretty(half), [shop]: pretty(half) } },
    plain: { on: ['base'], files: attack },
    'bare plain': { on: ['bare'], files: { [usual]: pretty(tampered) } },
  });
  const waivers = async (until?: string) => waiversOf(await errorsOf('base', 'plain'), until);
  const own: Files = { ...attack, [waiversFile]: await waivers() };
  tell({
    ...Object.fromEntries(
      Object.entries(attacks).map(([name, [files]]) => [
        name,
        { on: ['base'], files: { ...attack, ...files } },
      ]),
    ),
    'edits the workflow': {
      on: ['base'],
      files: { ...attack, '.github/workflows/state.yml': 'on: push\njobs: {}\n' },
    },
    'waives itself': { on: ['base'], files: own },
    'bare waives': {
      on: ['bare'],
      files: { [usual]: pretty(tampered), [waiversFile]: waiversOf(await errorsOf('bare', 'bare plain')) },
    },
    'moves away': { on: ['base'], files: { [shop]: null, 'elsewhere/shop.json': pretty(tampered) } },
    'bare empty': {
      on: ['bare'],
      files: { [usual]: pretty(tampered), [configurationFile]: 'version: 1\ndetect: false\n' },
    },
    'bare list': { on: ['bare'], files: { [configurationFile]: listed } },
    only: { on: ['base'], files: { [configurationFile]: 'version: 1\ndetect: false\n' } },
    // A base that is broken: the built-in defaults judge.
    cracked: { on: ['bare'], files: { [configurationFile]: broken } },
    'cracked tampers': {
      on: ['cracked'],
      files: { [usual]: pretty(tampered), [configurationFile]: 'version: 1\ndetect: false\n' },
    },
    'cracked stays': { on: ['cracked'], files: { readme: '' } },
    mended: { on: ['cracked'], files: { [configurationFile]: listed } },
    // An honest pull request brings a configuration, a tree, and works on it.
    'honest 1': {
      on: ['bare'],
      files: {
        [configurationFile]: listed,
        'plans/new.json': pretty(tree(node('a'), node('b'))),
        'sub/.runner/state/tree.json': pretty(tree(node('n'))),
      },
    },
    'honest 2': { on: ['honest 1'], says: declaring(done('a')), files: { 'plans/new.json': pretty(half) } },
    honest: {
      on: ['honest 2'],
      says: declaring(done('n')),
      files: { 'sub/.runner/state/tree.json': pretty(tree(passed('n'))) },
    },
    // The owner waives on the base.
    waived: { on: ['base'], files: { [waiversFile]: await waivers() } },
    'waived use': { on: ['waived'], files: attack },
    'waived again': { on: ['waived'], files: { [shop]: pretty(again) } },
    'waived twice': { on: ['waived use'], files: { [shop]: pretty(again) } },
    ending: { on: ['base'], at: day('2024-01-01'), files: { [waiversFile]: await waivers('2024-01-31') } },
    'ending in time': { on: ['ending'], at: day('2024-01-31'), files: attack },
    'ending late': { on: ['ending'], at: day('2024-02-14'), files: attack },
    'ending too late': { on: ['ending'], at: day('2024-02-15'), files: attack },
    ended: { on: ['ending'], at: day('2024-03-01'), files: { readme: '' } },
    'ended backdated': { on: ['ended'], at: day('2024-01-02'), files: attack },
    'head waives': { on: ['base'], files: { [configurationFile]: `${listed}waiversFrom: head\n` } },
    'head waives itself': { on: ['head waives'], files: own },
    // Elsewhere: the input `config` names it.
    named: { on: ['bare'], files: { 'ci/gate.yml': listed } },
    'named tampers': { on: ['named'], files: { ...attack, 'ci/gate.yml': 'version: 1\ndetect: false\n' } },
    // The base branch moves on. Each side is legal.
    tip: { on: ['bare'], says: declaring(done('b')), files: { [usual]: pretty(finished) } },
    head: { on: ['bare'], files: { [usual]: pretty(changing(half, 'b', { goal: 'Goal' })) } },
    'head that tries': {
      on: ['bare'],
      says: declaring(retry('b')),
      files: { [usual]: pretty(changing(half, 'b', { attempts: 1 })) },
    },
    'merge that holds': { on: ['tip', 'head'], files: {} },
    'merge that reopens': { on: ['tip', 'head'], files: { [usual]: pretty(half) } },
    'merge that drops': { on: ['tip', 'head'], files: { [usual]: pretty(tree(node('b'))) } },
    'merge of others': { on: ['head', 'tip'], files: { [usual]: pretty(finished) } },
    free: {
      on: ['bare'],
      files: { [configurationFile]: 'version: 1\nrules: {task-tree/selected-node: off}\n' },
    },
    'free tip': { on: ['free'], says: declaring(done('b')), files: { [usual]: pretty(finished) } },
    'free head': { on: ['free'], files: { [usual]: pretty(tree(passed('a'), node('b'), node('c'))) } },
    // Squashed pull requests.
    squash: { on: ['bare'], says: 'Finish (#12)', files: { [usual]: pretty(finished) } },
    'squash that tampers': { on: ['bare'], says: 'Finish (#12)', files: { [usual]: pretty(tampered) } },
    'work on a branch': { on: ['bare'], files: { 'code.ts': 'export {};' } },
    'main merged into it': { on: ['work on a branch', 'squash'], files: { [usual]: pretty(finished) } },
    unguarded: {
      on: ['bare'],
      says: declaring(done('b')),
      files: {
        [usual]: pretty(finished),
        [configurationFile]: 'version: 1\nrules: {task-tree/guard-evidence: off}\n',
      },
    },
    // A branch that is rewritten.
    rewritten: { on: ['bare'], files: { readme: 'rewritten' } },
  });
  const dropped = waiversOf((await push('tip', 'rewritten')).report.findings);
  tell({ 'tip waived': { on: ['tip'], files: { [waiversFile]: dropped } } });
});
afterAll(() => repository.cleanup());

interface Judged extends ActionResult {
  readonly report: Report;
  readonly rows: readonly string[];
}

let runs = 0;

async function run(given: ActionRun): Promise<Judged> {
  const name = `report-${runs++}.json`;
  const result = await runAction(repository, { ...given, inputs: { 'report-file': name, ...given.inputs } });
  if (result.outputs.report === undefined) throw new Error(result.out);
  const report: Report = JSON.parse(readFileSync(join(repository.directory, name), 'utf8'));
  const rows = report.findings.map(
    ({ severity, ruleId, file }) => `${severity} ${ruleId.replace('task-tree/', '')} ${file}`,
  );
  return { ...result, report, rows: [...new Set(rows)].sort() };
}

function pullRequest(base: string, head: string, more: Partial<ActionRun> = {}): Promise<Judged> {
  const pull = { number: 7, base: { sha: sha(base), ref: 'main' }, head: { sha: sha(head) } };
  return run({ event: 'pull_request', payload: { pull_request: pull }, ...more });
}

function push(
  before: string,
  after: string,
  branch = 'main',
  more: Partial<ActionRun> = {},
): Promise<Judged> {
  const payload = { ref: `refs/heads/${branch}`, before: sha(before), after: sha(after) };
  return run({ event: 'push', payload: { ...payload, repository: { default_branch: 'main' } }, ...more });
}

/** Whether a finding is in the report, in the annotations and in the summary. */
function expectTold({ report, out, summary }: Judged, told: string): void {
  const [, severity, ruleId, file, words = ''] = /^(\w+) (\S+) (\S+): (.*)$/.exec(told) ?? [];
  const found = report.findings.find((each) => each.ruleId === ruleId && each.file === file);
  expect(found).toMatchObject({ severity, message: expect.stringContaining(words) });
  expect(out).toMatch(
    new RegExp(`^::${severity === 'note' ? 'notice' : severity} file=${file},line=\\d+`, 'm'),
  );
  expect(summary).toContain(ruleId);
}

describe.concurrent('a pull request that tampers and', () => {
  it.each(Object.entries(attacks))('%s is red and told', async (name, [, told]) => {
    const judged = await pullRequest('base', name);
    expect(judged.rows).toContain(`error immutability ${shop}`);
    expect(judged).toMatchObject({ code: 1, outputs: { verdict: 'fail' } });
    for (const each of told) expectTold(judged, each);
    expect(judged.rows).toHaveLength(1 + told.length);
  });

  it('edits the workflow is red and told', async () => {
    const judged = await pullRequest('base', 'edits the workflow');
    expect(judged).toMatchObject({ code: 1, rows: [`error immutability ${shop}`] });
    const told = '.github/workflows/state.yml is changed: a workflow decides whether this gate runs';
    for (const place of [judged.out, judged.report.notices.join()]) expect(place).toContain(told);
    expect(judged.summary).toMatch(/^> .*workflows/m);
  });

  it('waives itself is red and told', async () => {
    const judged = await pullRequest('base', 'waives itself');
    expect(judged.rows).toEqual([`error immutability ${shop}`, `warning config/changed ${waiversFile}`]);
    expect(judged.code).toBe(1);
    const bare = await pullRequest('bare', 'bare waives');
    expect(bare.rows).toEqual([`error immutability ${usual}`, `warning config/changed ${waiversFile}`]);
  });

  it('moves the file out of the governed path is red', async () => {
    const judged = await pullRequest('base', 'moves away');
    expect(judged.rows).toEqual([`error state-file/deleted ${shop}`]);
    expect(judged.code).toBe(1);
  });

  it('governs nothing where there was no configuration is red', async () => {
    const judged = await pullRequest('bare', 'bare empty');
    expect(judged.rows).toContain(`error immutability ${usual}`);
    expectTold(judged, `warning config/changed ${configurationFile}: no longer governs ${usual}`);
  });

  it('finds the base broken is judged by the built-in defaults', async () => {
    const judged = await pullRequest('cracked', 'cracked tampers');
    expect(judged.rows).toContain(`error immutability ${usual}`);
    expectTold(judged, `warning config/invalid ${configurationFile}: the built-in defaults judge`);
    expect((await pullRequest('cracked', 'cracked stays')).rows).toEqual([
      `error config/invalid ${configurationFile}`,
    ]);
  });

  it('edits the configuration that the input config names is red', async () => {
    const judged = await pullRequest('named', 'named tampers', { inputs: { config: 'ci/gate.yml' } });
    expect(judged.rows).toEqual([`error immutability ${shop}`, 'warning config/changed ci/gate.yml']);
  });
});

it('the input config that names nothing at the base tip leaves the defaults, and that is told', async () => {
  const judged = await pullRequest('named', 'named tampers', { inputs: { config: 'ci/gate.yaml' } });
  expect(judged.report.notices).toEqual([
    `ci/gate.yaml does not stand at ${sha('named').slice(0, 7)}, where the policy is read: the built-in defaults judge`,
  ]);
  expect(judged.code).toBe(0);
});

describe.concurrent('a pull request that is honest and', () => {
  it('adds a configuration and trees and works on them is green', async () => {
    const judged = await pullRequest('bare', 'honest');
    expect(judged.rows).toEqual([`note config/changed ${configurationFile}`]);
    expect(judged).toMatchObject({ code: 0, outputs: { verdict: 'pass', errors: '0', claimed: '1' } });
    expectTold(judged, `note config/changed ${configurationFile}: it governs plans/new.json, ${shop}`);
  });

  it('only changes the configuration is green, and told', async () => {
    const judged = await pullRequest('base', 'only');
    expect(judged).toMatchObject({ code: 0, rows: [`warning config/changed ${configurationFile}`] });
  });

  it('mends the configuration is green, with a warning', async () => {
    const judged = await pullRequest('cracked', 'mended');
    expect(judged.code).toBe(0);
    expect(judged.rows).toContain(`warning config/invalid ${configurationFile}`);
  });
});

describe.concurrent('a waiver', () => {
  const ignored = `error immutability ${shop}`;
  const excused = `note immutability ${shop}`;
  const expired = `warning config/waiver-expired ${waiversFile}`;

  it.each<[what: string, base: string, head: string, rows: readonly string[]]>([
    ['that stands on the base excuses the change', 'waived', 'waived use', [excused]],
    ['does not excuse another change of the same item', 'waived', 'waived again', [ignored]],
    ['does not excuse a second change', 'waived', 'waived twice', [ignored]],
    ['does not excuse a second change alone', 'waived use', 'waived twice', [ignored]],
    ['counts on its last day', 'ending', 'ending in time', [excused]],
    ['counts for fourteen days more, with a warning', 'ending', 'ending late', [excused, expired]],
    ['does not count after that', 'ending', 'ending too late', [ignored, expired]],
    ['does not count again where the head is backdated', 'ended', 'ended backdated', [ignored, expired]],
    [
      'of the head counts where the base says so',
      'head waives',
      'head waives itself',
      [excused, `warning config/changed ${waiversFile}`],
    ],
  ])('%s', async (_, base, head, rows) => {
    const judged = await pullRequest(base, head);
    expect(judged.rows).toEqual(rows.toSorted());
    expect(judged.code).toBe(rows.includes(ignored) ? 1 : 0);
  });
});

describe.concurrent('the merge result of a pull request', () => {
  const merged = (base: string, head: string, merge?: string) =>
    pullRequest(base, head, merge === undefined ? {} : { sha: sha(merge) });

  it.each<[what: string, base: string, head: string, rows: readonly string[]]>([
    ['edits what passed on the base branch', 'tip', 'head', [`error immutability ${usual}`]],
    ['reopens it', 'free tip', 'free head', [`error state-update ${usual}`]],
  ])('is red where the merge of git %s though each side is legal', async (_, base, head, rows) => {
    expect(await pullRequest(base === 'tip' ? 'bare' : 'free', head)).toMatchObject({ code: 0, rows: [] });
    expect(await merged(base, head)).toMatchObject({ code: 1, rows });
  });

  it.each(['merge that reopens', 'merge that drops'])('is GITHUB_SHA, and red: %s', async (merge) => {
    const judged = await merged('tip', 'head', merge);
    expect(judged).toMatchObject({ code: 1, rows: [`error immutability ${usual}`] });
  });

  it('is GITHUB_SHA, and green where that holds both sides', async () => {
    expect(await merged('tip', 'head', 'merge that holds')).toMatchObject({ code: 0, rows: [] });
  });

  it.each(['merge of others', 'head', 'tip'])('is not GITHUB_SHA where that is: %s', async (name) => {
    expect(await merged('tip', 'head', name)).toMatchObject({
      code: 1,
      rows: [`error immutability ${usual}`],
    });
  });

  it('is not judged where there are conflicts, and that is said', async () => {
    const judged = await merged('tip', 'head that tries');
    expect(judged).toMatchObject({ code: 0, rows: [] });
    for (const place of [judged.out, judged.summary, ...judged.report.notices])
      expect(place).toContain('merge result not judged: it has conflicts');
  });
});

describe.concurrent('a commit that says it is a squashed pull request', () => {
  const asCommit = { code: 1, rows: [`error undeclared-pass ${usual}`] };
  const unchecked = () => `${sha('squash').slice(0, 7)} was judged as a squash of #12, unchecked`;
  const confirmed = () => `${sha('squash').slice(0, 7)} was judged as a squash of #12`;

  async function asking(options: ServerOptions, judge: (more: Partial<ActionRun>) => Promise<Judged>) {
    const server = await startGithub(options);
    const judged = await judge({ inputs: { token: 'secret' }, environment: { GITHUB_API_URL: server.url } });
    await server.close();
    expect(judged.out).not.toContain('secret');
    return judged;
  }
  const merged = (name: string) => ({ pulls: { 12: { merged: true, merge_commit_sha: sha(name) } } });
  const landing = (more: Partial<ActionRun>) => push('bare', 'squash', 'main', more);

  it('is judged as a whole on the default branch, unchecked without a token', async () => {
    const judged = await landing({});
    expect(judged).toMatchObject({ code: 0, rows: [] });
    expect(judged.report.notices).toEqual([unchecked()]);
    expect(judged.out).toContain(`::notice::${unchecked()}`);
  });

  it('is refused what several steps could not do either', async () => {
    expect(await push('bare', 'squash that tampers')).toMatchObject({
      code: 1,
      rows: [`error immutability ${usual}`],
    });
  });

  it('is a commit on another branch, in a pull request, and with granularity: commit', async () => {
    const runs = [
      push('bare', 'squash', 'work'),
      pullRequest('bare', 'squash'),
      landing({ inputs: { granularity: 'commit' } }),
    ];
    for (const judged of await Promise.all(runs)) {
      expect(judged).toMatchObject(asCommit);
      expect(judged.report.notices).toEqual([]);
    }
  });

  it('is confirmed by GitHub', async () => {
    const judged = await asking(merged('squash'), landing);
    expect(judged).toMatchObject({ code: 0, rows: [] });
    expect(judged.report.notices).toEqual([confirmed()]);
  });

  it.each<[string, () => ServerOptions]>([
    ['was merged as another commit', () => merged('tip')],
    ['does not exist', () => ({})],
    ['was not merged', () => ({ pulls: { 12: { merged: false, merge_commit_sha: sha('squash') } } })],
  ])('is a commit where GitHub says that #12 %s', async (_, options) => {
    const judged = await asking(options(), landing);
    expect(judged).toMatchObject(asCommit);
    expect(judged.report.notices).toEqual([
      `${sha('squash').slice(0, 7)} names #12, which was not merged as this commit: judged as a commit`,
    ]);
  });

  it.each<[string, ServerOptions, RegExp]>([
    ['refuses', { readOnly: true }, /^squashed pull requests were not checked: HTTP 403/],
    [
      'fails',
      { fault: { status: 500, message: '::error::##[error]broken' } },
      /^squashed pull requests were not checked: HTTP 500/,
    ],
  ])('is unchecked where GitHub %s', async (_, options, said) => {
    const judged = await asking(options, landing);
    expect(judged).toMatchObject({ code: 0, rows: [] });
    expect(judged.report.notices).toEqual([expect.stringMatching(said), unchecked()]);
    expect(judged.out).not.toContain('##[');
  });

  it('is judged as a whole in the merge queue, where it cannot be merged yet', async () => {
    const queue = (more: Partial<ActionRun>) =>
      run({
        event: 'merge_group',
        payload: { merge_group: { base_sha: sha('bare'), head_sha: sha('squash') } },
        ...more,
      });
    const open = { pulls: { 12: { merged: false, merge_commit_sha: sha('tip') } } };
    for (const judged of await Promise.all([queue({}), asking(open, queue)])) {
      expect(judged).toMatchObject({ code: 0, rows: [] });
      expect(judged.report.notices).toEqual([unchecked()]);
    }
  });
});

describe.concurrent('the guard', () => {
  it('that failed is not silenced by the pull request', async () => {
    const judged = await pullRequest('bare', 'unguarded', { inputs: { guard: 'failure' } });
    expect(judged.rows).toEqual([
      `error guard-evidence ${usual}`,
      `warning config/changed ${configurationFile}`,
    ]);
    expect(judged).toMatchObject({ code: 1, outputs: { verified: '0' } });
  });

  it.each<[guard: string, code: number, verdict: string, verified: string]>([
    ['success', 0, 'pass', '1'],
    ['skipped', 0, 'pass', '0'],
    ['cancelled', 4, 'cannot-judge', '0'],
  ])('that says %s', async (guard, code, verdict, verified) => {
    const judged = await pullRequest('bare', 'unguarded', { inputs: { guard } });
    expect(judged).toMatchObject({ code, outputs: { verdict, verified } });
  });
});

describe.concurrent('a rewritten branch that drops what passed', () => {
  it.each<[branch: string, before: string, code: number, severity: string]>([
    ['main', 'tip', 1, 'error'],
    ['work', 'tip', 0, 'note'],
    ['main', 'tip waived', 0, 'note'],
  ])('%s, from %s', async (branch, before, code, severity) => {
    const judged = await push(before, 'rewritten', branch);
    expect(judged.rows).toContain(`${severity} immutability ${usual}`);
    expect(judged.rows.filter((row) => row.startsWith('error'))).toHaveLength(code);
    expect(judged.code).toBe(code);
  });
});

it('announces the configuration that a rewritten branch drops', async () => {
  const { rows } = await push('unguarded', 'bare');
  expect(rows).toContain(`warning config/changed ${configurationFile}`);
});

describe('a branch that merges the default branch', () => {
  const judged = () => push('work on a branch', 'main merged into it', 'work');

  it('is not judged for the squashed pull requests that it takes over, where the default branch was fetched', async () => {
    repository.git('update-ref', 'refs/remotes/origin/main', sha('squash'));
    const result = await judged();
    repository.git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(result).toMatchObject({ code: 0, rows: [] });
  });

  it('is judged for every commit it brings, where nobody knows which were judged elsewhere', async () => {
    expect(await judged()).toMatchObject({ code: 1, rows: [`error undeclared-pass ${usual}`] });
  });
});
