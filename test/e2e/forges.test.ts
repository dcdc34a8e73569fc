import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFrom } from '../../src/output/home.ts';
import { examplesOf } from '../docs/page-examples.ts';
import { built } from '../support/built.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';
import { readXml } from '../support/xml.ts';

const page = examplesOf(readFileSync('docs/forges.md', 'utf8'));
const path = '.runner/state/tree.json';
const good = tree(passed('a'), node('b'));
const done = pretty(tree(passed('a'), passed('b')));
const bad = pretty(changing(good, 'a', { goal: 'less' }));
const step = 'b\n\nAgent-Step: node=b status=done guard=pass';

let origin: TemporaryRepository;
const ids: Record<string, string> = {};

/** main moved on since the branches began; `late` stands behind more commits than a shallow clone brings. */
beforeAll(() => {
  origin = createTemporaryRepository();
  const [base = '', ...others] = origin.commitAll([
    { message: 'plan', files: { [path]: pretty(good) } },
    { message: step, files: { [path]: done }, branch: 'good', parents: [0] },
    { message: 'less', files: { [path]: bad }, branch: 'bad', parents: [0] },
    ...Array.from({ length: 60 }, (_, at) => ({
      message: `work ${at}`,
      files: { 'work.md': `${at}` },
      branch: 'bad',
    })),
    { message: 'main moves', files: { 'readme.md': 'x' }, parents: [0] },
    { message: 'merged', files: { [path]: bad, 'work.md': '59' }, branch: 'result', parents: [63, 62] },
  ]);
  Object.assign(ids, { base, good: others[0], bad: others[61], main: others[62], result: others[63] });
});
afterAll(() => origin.cleanup());

/** The scripts of a page's snippet, as the host hands them to a shell. */
function scriptOf(title: string): string[] {
  const text = snippet(title);
  if (title === 'Jenkins') return [...text.matchAll(/sh '([^']+)'/g)].map(([, command = '']) => command);
  const plan = parse(text);
  if (title === 'GitLab') return plan.stateward.script;
  if (title === 'Bitbucket') return plan.pipelines['pull-requests']['**'][0].step.script;
  return plan.steps.map(({ command }: { readonly command: string }) => command);
}

function snippet(title: string): string {
  return page.find((each) => each.title === title)?.blocks[0]?.text ?? '';
}

interface Job {
  readonly title: string;
  /** How the host clones when the snippet says what it says, and when it says nothing. */
  readonly clone: readonly string[];
  readonly shallow?: readonly string[];
  /** The host's documented variables for a request of a branch. */
  readonly variables: (branch: string) => Record<string, string>;
  /** What is checked out there, where that is not the head of the branch. */
  readonly checkout?: string;
  readonly says: RegExp;
  readonly writes: readonly string[];
}

const jobs: readonly Job[] = [
  {
    title: 'GitLab',
    clone: [],
    shallow: ['--depth', '20'],
    variables: (branch) => ({
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: ids[branch] ?? '',
      CI_COMMIT_BEFORE_SHA: '0'.repeat(40),
      CI_DEFAULT_BRANCH: 'main',
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: ids.base ?? '',
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
    }),
    says: /stateward: GitLab CI, merge request: judging origin\/main\.\.[0-9a-f]{40}, by the configuration of the base side/,
    writes: ['stateward.json', 'stateward.xml'],
  },
  {
    title: 'Bitbucket',
    clone: ['--single-branch'],
    shallow: ['--depth', '50'],
    variables: (branch) => ({
      BITBUCKET_BUILD_NUMBER: '7',
      BITBUCKET_COMMIT: ids[branch] ?? '',
      BITBUCKET_BRANCH: branch,
      BITBUCKET_PR_ID: '3',
      BITBUCKET_PR_DESTINATION_BRANCH: 'main',
      // Twelve digits, as its page says.
      BITBUCKET_PR_DESTINATION_COMMIT: ids.main?.slice(0, 12) ?? '',
    }),
    says: /stateward: Bitbucket Pipelines, pull request: judging [0-9a-f]{12}\.\./,
    writes: ['test-results/stateward.xml'],
  },
  {
    title: 'Jenkins',
    clone: [],
    shallow: ['--depth', '1', '--no-single-branch'],
    variables: (branch) => ({
      JENKINS_URL: 'https://ci.example/',
      GIT_COMMIT: ids[branch] ?? '',
      BRANCH_NAME: 'PR-3',
      CHANGE_ID: '3',
      CHANGE_BRANCH: branch,
      CHANGE_TARGET: 'main',
    }),
    says: /stateward: Jenkins, pull request: judging origin\/main\.\./,
    writes: ['stateward.xml'],
  },
  {
    title: 'Buildkite',
    clone: [],
    shallow: ['--depth', '50'],
    variables: (branch) => ({
      BUILDKITE: 'true',
      BUILDKITE_COMMIT: ids[branch] ?? '',
      BUILDKITE_BRANCH: branch,
      BUILDKITE_PULL_REQUEST: '3',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
      BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main',
    }),
    says: /stateward: Buildkite, pull request: judging origin\/main\.\./,
    writes: ['stateward.xml'],
  },
];

/** Clones as the host does, runs the snippet's script there, and gives what came of it. */
function play(job: Job, branch: string, clone: readonly string[], more: Record<string, string> = {}) {
  const checkout = createTemporaryRepository({
    clone: [...clone, '--branch', branch, `file://${origin.directory}`],
  });
  const program = `node ${built('cli.js')}`;
  const lines = scriptOf(job.title).map((line) => line.replace(`npx --yes ${packageFrom}`, program));
  expect(lines.join('\n')).toContain(`${program} check --ci`);
  const env = { ...checkout.environment, ...job.variables(branch), ...more };
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', lines.join('\n')], {
    cwd: checkout.directory,
    env,
    encoding: 'utf8',
  });
  const has = (file: string) => existsSync(join(checkout.directory, file));
  const read = (file: string) => readFileSync(join(checkout.directory, file), 'utf8');
  return { code: status, out: stdout, error: stderr, has, read, cleanup: checkout.cleanup };
}

describe.each(jobs)('the snippet for $title', (job) => {
  it('refuses a request that tampers, and writes what the host reads', () => {
    const result = play(job, 'bad', job.clone);
    expect(result.error).toMatch(job.says);
    expect(result).toMatchObject({ code: 1, out: expect.stringContaining('task-tree/immutability') });
    for (const file of job.writes) {
      const text = result.read(file);
      if (file.endsWith('.xml')) expect(readXml(text).attributes.failures).toBe('1');
      else expect(JSON.parse(text)).toMatchObject([{ severity: 'critical' }]);
      expect(snippet(job.title)).toContain(file.replace(/^test-results\//, ''));
    }
    result.cleanup();
  });

  it('passes a request that is legal', () => {
    const result = play(job, 'good', job.clone);
    expect(result).toMatchObject({ code: 0, out: expect.stringContaining('pass') });
    result.cleanup();
  });

  it('passes nothing where the host cloned as it does by itself', () => {
    const result = play(job, 'bad', job.shallow ?? []);
    expect([1, 4]).toContain(result.code);
    if (result.code === 4) expect(`${result.out}${result.error}`).toMatch(/whole history|fetch|unshallow/);
    result.cleanup();
  });
});

describe('GitLab besides', () => {
  const [gitlab] = jobs;

  it('judges a merged result against the target, not what the target brought', () => {
    if (gitlab === undefined) return;
    const result = play(gitlab, 'result', [], {
      CI_COMMIT_SHA: ids.result ?? '',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: ids.main ?? '',
    });
    expect(result.error).toContain(`judging ${ids.main}..${ids.result}`);
    expect(result.code).toBe(1);
    result.cleanup();
  });

  it('takes the base that the variables name where the target was not fetched', () => {
    if (gitlab === undefined) return;
    const result = play(gitlab, 'bad', ['--single-branch']);
    expect(result.error).toContain(`judging ${ids.base}..${ids.bad}`);
    expect(result.code).toBe(1);
    result.cleanup();
  });

  it('keeps what a failing job wrote', () => {
    const { artifacts, variables } = parse(snippet('GitLab')).stateward;
    expect(artifacts).toMatchObject({ when: 'always', reports: { codequality: 'stateward.json' } });
    expect(variables.GIT_DEPTH).toBe(0);
  });
});

describe('the snippet for Forgejo and Gitea', () => {
  const { steps } = parse(snippet('Forgejo and Gitea')).jobs.stateward;

  it('names each action by its whole address, and fetches everything', () => {
    expect(steps.map(({ uses }: { readonly uses: string }) => uses)).toEqual([
      expect.stringMatching(/^https:\/\/code\.forgejo\.org\/actions\/checkout@v\d+$/),
      expect.stringMatching(/^https:\/\/\S+\/stateward@v\d/),
    ]);
    expect(steps[0].with).toEqual({ 'fetch-depth': 0 });
  });

  it.each([
    ['the whole clone of the snippet', []],
    ['a shallow one', ['--depth', '1']],
  ])('judges a request and a push in %s, without a token', async (_, clone) => {
    const checkout = createTemporaryRepository({
      clone: [...clone, '--branch', 'bad', `file://${origin.directory}`],
    });
    const environment = { GITHUB_ACTIONS: 'true', GITEA_ACTIONS: 'true', FORGEJO_ACTIONS: 'true' };
    const head = { sha: ids.bad, ref: 'bad' };
    const pull = { pull_request: { number: 3, base: { sha: ids.main, ref: 'main' }, head } };
    const push = { ref: 'refs/heads/main', before: ids.base, after: ids.main };
    const repository = { repository: { default_branch: 'main' } };
    const request = await runAction(checkout, {
      event: 'pull_request',
      payload: { ...pull, ...repository },
      environment,
    });
    expect(request).toMatchObject({ code: 1, outputs: { verdict: 'fail', errors: '1' } });
    const pushed = await runAction(checkout, {
      event: 'push',
      payload: { ...push, ...repository },
      environment,
    });
    expect(pushed).toMatchObject({ code: 0, outputs: { verdict: 'pass' } });
    checkout.cleanup();
  });
});

it('says what to pass where no host is known', async () => {
  const environment = { PATH: process.env.PATH ?? '', CI: 'true', CIRCLECI: 'true' };
  const { code, error } = await runCli(['check', '--ci'], { cwd: origin.directory, environment });
  expect(code).toBe(2);
  expect(error).toMatch(/--ci knows GitLab CI \(GITLAB_CI\), .*Jenkins.*; pass --base REF or --range A\.\.B/);
});
