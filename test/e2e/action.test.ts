import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ActionStory,
  checkout,
  hostileText,
  stateFile,
  tellActionStory,
} from '../support/action-story.ts';
import { type ActionResult, type ActionRun, runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import type { TemporaryRepository } from '../support/temporary-repository.ts';

const zeros = '0'.repeat(40);
const missing = 'f'.repeat(40);

let story: ActionStory;
let full: TemporaryRepository;
const made: TemporaryRepository[] = [];

beforeAll(() => {
  story = tellActionStory();
  full = checkedOut('main');
});

afterAll(() => {
  for (const repository of [story.origin, ...made]) repository.cleanup();
});

function checkedOut(branch: string, ...options: string[]): TemporaryRepository {
  const repository = checkout(story, branch, ...options);
  made.push(repository);
  return repository;
}

/** Every fetch is counted: the remote's program is one that writes down that it ran. */
function countFetches(repository: TemporaryRepository): () => number {
  const log = join(repository.directory, '.git', 'fetches');
  const script = join(repository.directory, '.git', 'count-fetch');
  writeFileSync(script, `#!/bin/sh\necho fetch >>'${log}'\nexec git-upload-pack "$@"\n`);
  chmodSync(script, 0o755);
  repository.git('config', 'remote.origin.uploadpack', script);
  return () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').length : 0);
}

const sha = (name: string) => story.commit(name) || name;

function pullRequest(head: string, base = 'a'): object {
  return {
    action: 'opened',
    pull_request: {
      number: 7,
      base: { sha: sha(base), ref: 'main' },
      head: { sha: sha(head), ref: '::error::x' },
    },
    repository: { default_branch: 'main' },
  };
}

function pushed(before: string, after: string, ref = 'refs/heads/main'): object {
  return { ref, before: sha(before), after: sha(after), repository: { default_branch: 'main' } };
}

const run = (given: ActionRun, repository = full): Promise<ActionResult> => runAction(repository, given);
const ruleIds = ({ out }: ActionResult) => [
  ...new Set([...out.matchAll(/^\S+:\d+:\d+ {2}(\w+ {2}\S+)/gm)].map(([, row]) => row)),
];

describe.concurrent('a pull request', () => {
  it('that is legal passes, and says what is claimed', async () => {
    const result = await run({ event: 'pull_request', payload: pullRequest('good') });
    expect(result).toMatchObject({
      code: 0,
      outputs: {
        verdict: 'pass',
        errors: '0',
        warnings: '0',
        claimed: '1',
        verified: '0',
        files: '1',
        transitions: '1',
      },
    });
    expect(result.out).toContain('1 claimed, 0 verified');
    expect(result.summary).toMatch(/^## Stateward ✅ pass: /);
  });

  it.each([
    ['success', 0, 'pass', '1'],
    ['failure', 1, 'fail', '0'],
    ['skipped', 0, 'pass', '0'],
    ['cancelled', 4, 'cannot-judge', '0'],
  ])('is judged with a guard that says %s', async (guard, code, verdict, verified) => {
    const result = await run({ event: 'pull_request', payload: pullRequest('good'), inputs: { guard } });
    expect(result).toMatchObject({ code, outputs: { verdict, verified } });
  });

  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'that is not legal fails (%s)',
    async (event) => {
      const result = await run({ event, payload: pullRequest('bad') });
      expect(result).toMatchObject({ code: 1, outputs: { verdict: 'fail', errors: '1' } });
      expect(ruleIds(result)).toEqual(['error  task-tree/immutability']);
      expect(result.out).toMatch(new RegExp(`^::error file=${stateFile},line=\\d+`, 'm'));
      expect(result.summary).toContain('task-tree/immutability');
    },
  );

  it('says what the command line says', async () => {
    const file = join(full.directory, 'report.json');
    const result = await run({
      event: 'pull_request',
      payload: pullRequest('bad'),
      inputs: { 'report-file': 'report.json' },
    });
    const cli = await runCli(['check', '--range', `${sha('a')}..${sha('bad')}`, '--format', 'json'], {
      cwd: full.directory,
      environment: full.environment,
    });
    expect(result.outputs.report).toBe(file);
    expect(readFileSync(file, 'utf8')).toBe(cli.out);
  });

  it('writes SARIF, too, with the same findings', async () => {
    const [file, other] = ['s.sarif', 'r.json'].map((each) => join(full.directory, each));
    const result = await run({
      event: 'pull_request',
      payload: pullRequest('bad'),
      inputs: { 'sarif-file': 's.sarif', 'report-file': 'r.json' },
    });
    expect(result).toMatchObject({ code: 1, outputs: { sarif: file, report: other } });
    const { runs } = JSON.parse(readFileSync(file ?? '', 'utf8'));
    const { findings } = JSON.parse(readFileSync(other ?? '', 'utf8'));
    const prints = runs[0].results.map(
      (each: { partialFingerprints: Record<string, string> }) => each.partialFingerprints['stateward/v1'],
    );
    expect(prints).toEqual(findings.map(({ fingerprint }: { fingerprint: string }) => fingerprint));
    for (const each of [file, other]) rmSync(each ?? '');
  });

  it.each(['../report.json', '/tmp/stateward-report.json', '.git/config', 'a/.GIT/x', '.stateward.yml', '.'])(
    'writes no report to %s, which is an error of the input',
    async (target) => {
      const config = readFileSync(join(full.directory, '.git', 'config'), 'utf8');
      const result = await run({
        event: 'pull_request',
        payload: pullRequest('bad'),
        inputs: { 'report-file': target },
      });
      expect(result).toMatchObject({ code: 2, outputs: { verdict: 'cannot-judge' } });
      expect(result.out).toMatch(/^::error::stateward: the input report-file/m);
      expect(existsSync(resolve(full.directory, target)) && target.endsWith('json')).toBe(false);
      expect(readFileSync(join(full.directory, '.git', 'config'), 'utf8')).toBe(config);
    },
  );

  it.each([
    ['a link', 'out.json', 'out.json', 'victim'],
    ['a link that leads nowhere', 'dangling.json', 'dangling.json', 'nowhere'],
    ['a linked folder', 'reports', 'reports/victim', '.'],
  ])('writes no report through %s', async (_name, link, target, to) => {
    const outside = mkdtempSync(join(tmpdir(), 'stateward-outside-'));
    writeFileSync(join(outside, 'victim'), 'precious');
    symlinkSync(join(outside, to), join(full.directory, link));
    const inputs = { 'report-file': target };
    const bad = await run({ event: 'pull_request', payload: pullRequest('bad'), inputs });
    const good = await run({ event: 'pull_request', payload: pullRequest('good'), inputs });
    rmSync(join(full.directory, link));
    expect(readdirSync(outside)).toEqual(['victim']);
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('precious');
    rmSync(outside, { recursive: true });
    for (const { out, outputs } of [bad, good]) {
      expect(out).toMatch(/^::error::the input report-file .*symbolic link/m);
      expect(outputs.report).toBeUndefined();
    }
    expect([bad.code, good.code]).toEqual([1, 2]);
  });

  it('writes a report over the last one, also where it is named from the root', async () => {
    const file = join(full.directory, 'again.json');
    writeFileSync(file, 'old');
    const result = await run({
      event: 'pull_request',
      payload: pullRequest('bad'),
      inputs: { 'report-file': file },
    });
    expect(result).toMatchObject({ code: 1, outputs: { report: file } });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ verdict: 'fail' });
  });

  it('does not fail with fail-on: never, and the verdict stays', async () => {
    const result = await run({
      event: 'pull_request',
      payload: pullRequest('bad'),
      inputs: { 'fail-on': 'never' },
    });
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'fail' } });
  });

  it('has no annotations where they are off, and still says everything', async () => {
    const result = await run({
      event: 'pull_request',
      payload: pullRequest('bad'),
      inputs: { annotations: 'off' },
    });
    expect(result.out).not.toMatch(/^::(error|warning|notice)/m);
    expect(ruleIds(result)).toEqual(['error  task-tree/immutability']);
  });

  it('neutralises hostile text everywhere', async () => {
    const result = await run({ event: 'pull_request', payload: pullRequest('hostile') });
    expect(result.code).toBe(1);
    const [, ...obeyed] = result.out.split(/^::stop-commands::.*$/m);
    expect(obeyed).toHaveLength(1);
    expect(result.out.match(/^\s*::/gm)).toHaveLength(3);
    for (const text of [result.out, result.summary]) {
      expect(text).not.toContain('##[');
      expect(text).not.toMatch(/^\s*::(?:error|set-output|stop-commands)::(?:owned|x|verdict)/m);
    }
    expect(result.out).toContain('::error::owned');
    expect(hostileText).toContain('##[');
  });

  it('leaves out what the base branch has got since the event', async () => {
    const result = await run({ event: 'pull_request', payload: pullRequest('good', 'open') });
    expect(result).toMatchObject({ code: 0, outputs: { claimed: '1', transitions: '1' } });
    expect(result.out).toContain(`judging ${sha('a')}..${sha('good')}`);
  });
});

describe.concurrent('a push', () => {
  it.each([
    ['an ordinary one', 'open', 'a', 0, []],
    ['a refused one', 'a', 'bad', 1, ['error  task-tree/immutability']],
    ['one that keeps on another line what had passed', 'a', 'kept', 0, []],
    ['one that drops what had passed', 'a', 'rewritten', 1, ['error  task-tree/immutability']],
    ['one that goes back behind what had passed', 'a', 'open', 1, ['error  task-tree/immutability']],
    ['one that loses the file', 'a', 'gone', 1, ['error  state-file/deleted']],
    [
      'one that drops what never should have passed',
      'lied',
      'rewritten',
      0,
      ['note  task-tree/immutability'],
    ],
  ])('to the default branch: %s', async (_name, before, after, code, rules) => {
    const result = await run({ event: 'push', payload: pushed(before, after) });
    expect(ruleIds(result)).toEqual(rules);
    expect(result.code).toBe(code);
  });

  it('to another branch that drops what had passed is only told so', async () => {
    const result = await run({ event: 'push', payload: pushed('a', 'rewritten', 'refs/heads/work') });
    expect(ruleIds(result)).toEqual(['note  task-tree/immutability']);
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'pass' } });
  });

  it('of a new branch starts where it leaves the default branch', async () => {
    const result = await run({ event: 'push', payload: pushed(zeros, 'good', 'refs/heads/work') });
    expect(result).toMatchObject({ code: 0, outputs: { transitions: '1', claimed: '1' } });
    expect(result.out).toContain(`judging ${sha('a')}..${sha('good')}`);
  });

  it('of a new branch that has nothing in common with the default branch starts from nothing', async () => {
    const result = await run({ event: 'push', payload: pushed(zeros, 'orphan', 'refs/heads/work') });
    expect(result).toMatchObject({ code: 0, outputs: { transitions: '2', claimed: '1' } });
  });

  it('of the first commits of the default branch starts from nothing', async () => {
    const result = await run({ event: 'push', payload: pushed(zeros, 'bad') });
    expect(result).toMatchObject({ code: 1, outputs: { transitions: '3' } });
    expect(result.out).toContain('judging what is new up to');
  });

  it('that rewrote what is gone is judged as a new branch, but not on the default branch', async () => {
    const elsewhere = await run({ event: 'push', payload: pushed(missing, 'bad', 'refs/heads/work') });
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.out).toMatch(/^::notice::f{40}, where work stood before it was rewritten, is gone/m);
    const onDefault = await run({ event: 'push', payload: pushed(missing, 'a') });
    expect(onDefault).toMatchObject({ code: 4, outputs: { verdict: 'cannot-judge' } });
    expect(onDefault.out).toContain('fetch-depth: 0');
  });

  it.each([
    [
      'a tag',
      pushedRef('refs/tags/error,x%0A', missing),
      /^::notice::refs\/tags\/.*is a tag: there is nothing/m,
    ],
    [
      'a deletion',
      pushedRef('refs/heads/x', zeros),
      /^::notice::refs\/heads\/x was deleted: there is nothing/m,
    ],
  ])('of %s has nothing to judge, and says so', async (_name, payload, said) => {
    const result = await run({ event: 'push', payload });
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'pass', transitions: '0' } });
    expect(result.out).toMatch(said);
  });

  it('of a ref with a hostile name is printed harmlessly', async () => {
    const result = await run({ event: 'push', payload: pushedRef('refs/tags/##[error]x', missing) });
    expect(result).toMatchObject({ code: 2 });
    const other = await run({ event: 'push', payload: pushedRef('refs/tags/\u202e##', zeros) });
    expect(other.out).not.toContain('\u202e');
  });
});

function pushedRef(ref: string, after: string): object {
  return { ref, before: missing, after, repository: { default_branch: 'main' } };
}

describe.concurrent('other events', () => {
  it('merge_group is judged from its base to its head', async () => {
    const payload = { merge_group: { base_sha: sha('a'), head_sha: sha('merged') } };
    expect(await run({ event: 'merge_group', payload })).toMatchObject({
      code: 0,
      outputs: { claimed: '1' },
    });
    const bad = { merge_group: { base_sha: sha('a'), head_sha: sha('bad') } };
    expect(await run({ event: 'merge_group', payload: bad })).toMatchObject({ code: 1 });
  });

  it.each<[string, ActionRun, RegExp]>([
    ['an event nobody judges', { event: 'release' }, /the event "release" says nothing/],
    ['a hostile event', { event: '::x::##[error]' }, /^::error::stateward: the event/m],
    ['schedule without inputs', { event: 'schedule' }, /set the inputs base and head/],
    ['half a pair', { event: 'push', inputs: { base: 'main' } }, /base is set and head is not/],
    ['a mistyped input', { event: 'push', inputs: { guard: 'sucess' } }, /did you mean 'success'/],
    ['a broken payload', { event: 'push', payload: '::error::x {' }, /^::error::stateward: .*is no JSON/m],
    ['an empty payload', { event: 'push', payload: '' }, /^::error::stateward: .*is empty/m],
    ['a blank payload', { event: 'push', payload: '\n' }, /^::error::stateward: .*is empty/m],
    [
      'a payload that cannot be read',
      { event: 'push', environment: { GITHUB_EVENT_PATH: '/' } },
      /cannot be read/,
    ],
    [
      'a payload that is not there',
      { event: 'push', environment: { GITHUB_EVENT_PATH: '/no' } },
      /no usable/,
    ],
    ['a payload without ids', { event: 'pull_request', payload: {} }, /no usable pull_request\.base\.sha/],
    [
      'ends that are not there',
      { event: 'schedule', inputs: { base: 'nowhere', head: 'main' } },
      /"nowhere" names no/,
    ],
    [
      'an option as an end',
      { event: 'schedule', inputs: { base: '--all', head: 'main' } },
      /"--all" names no/,
    ],
    [
      'two reports at one place',
      { event: 'push', inputs: { 'sarif-file': 'x', 'report-file': 'x' } },
      /name one file/,
    ],
  ])('%s is an error', async (_name, given, said) => {
    const result = await run(given);
    expect(result).toMatchObject({ code: 2, outputs: { verdict: 'cannot-judge' } });
    expect(result.out).toMatch(said);
    expect(result.out).not.toContain('##[');
    expect(result.out).not.toMatch(/^::error::x|\n +at |%0A +at /);
  });

  it('workflow_dispatch is judged by the inputs, which may be names', async () => {
    const inputs = { base: 'origin/main', head: 'origin/bad' };
    expect(await run({ event: 'workflow_dispatch', inputs })).toMatchObject({ code: 1 });
  });

  it.each<[string, Partial<ActionRun>]>([
    ['outputs that cannot be written', { environment: { GITHUB_OUTPUT: '/nowhere/output' } }],
    ['a rejection that nobody handles', { node: rejecting('Promise.reject(new Error("::error::##[x]"))') }],
    ['an exception on the side', { node: rejecting('(() => { throw new Error("x") })()') }],
  ])('%s ends red', async (_name, given) => {
    const result = await run({ event: 'pull_request', payload: pullRequest('good'), ...given });
    expect(result.code).toBe(4);
    expect(result.out).toMatch(/^::error::stateward: cannot judge/m);
    expect(result.out).not.toContain('##[');
    expect(result.out).not.toContain('::error::x');
  });

  it('a folder without a repository cannot be judged', async () => {
    const result = await run({ event: 'push', payload: pushed('open', 'a'), inputs: { path: '..' } });
    expect(result).toMatchObject({ code: 4 });
    expect(result.out).toContain('no git repository');
  });
});

/** Arguments that make node run something beside the Action. */
function rejecting(code: string): string[] {
  const wait = `const timer = setInterval(() => {
    if (process.listenerCount('unhandledRejection') === 0) return;
    clearInterval(timer);
    ${code};
  }, 1)`;
  return ['--import', `data:text/javascript,${encodeURIComponent(wait)}`];
}

describe.concurrent('a shallow checkout', () => {
  it('of a merge ref gets base and head, and leaves no trace but objects', async () => {
    const repository = checkedOut('merged', '--depth=1');
    const fetches = countFetches(repository);
    const traces = () => repository.git('for-each-ref') + repository.git('config', '--local', '--list');
    const before = traces();
    const result = await run(
      { event: 'pull_request', payload: pullRequest('good'), sha: sha('merged') },
      repository,
    );
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'pass', claimed: '1', transitions: '1' } });
    expect(fetches()).toBe(1);
    expect(traces()).toBe(before);
    expect(existsSync(join(repository.directory, '.git', 'FETCH_HEAD'))).toBe(false);
  });

  it('is deepened as far as judging needs, one fetch at a time', async () => {
    const repository = checkedOut('again', '--depth=1');
    const fetches = countFetches(repository);
    const result = await run({ event: 'push', payload: pushed('a', 'again') }, repository);
    expect(ruleIds(result)).toContain('error  task-tree/immutability');
    expect(result.code).toBe(1);
    expect(fetches()).toBeGreaterThan(1);
    expect(fetches()).toBeLessThan(12);
  });

  it('that is deep enough fetches nothing', async () => {
    const repository = checkedOut('good', '--depth=50');
    const fetches = countFetches(repository);
    const result = await run({ event: 'push', payload: pushed('a', 'good') }, repository);
    expect(result.code).toBe(0);
    expect(fetches()).toBe(0);
  });

  it('of a new branch asks where the default branch stands', async () => {
    const repository = checkedOut('good', '--depth=1');
    const result = await run(
      { event: 'push', payload: pushed(zeros, 'good', 'refs/heads/good') },
      repository,
    );
    expect(result.out).toContain(`judging ${sha('a')}..${sha('good')}`);
    expect(result).toMatchObject({ code: 0, outputs: { transitions: '1' } });
  });

  it('that cannot be deepened cannot be judged, and names the lines that mend it', async () => {
    const repository = checkedOut('merged', '--depth=1');
    repository.git('remote', 'set-url', 'origin', `file://${repository.directory}-gone`);
    const result = await run({ event: 'pull_request', payload: pullRequest('good') }, repository);
    expect(result).toMatchObject({ code: 4, outputs: { verdict: 'cannot-judge' } });
    expect(result.out).toContain('actions/checkout:%0A  with:%0A    fetch-depth: 0');
    expect(result.out).toMatch(/^ +with:\n +fetch-depth: 0$/m);
  });

  it('that left no credentials behind says so where the remote asks for them', async () => {
    const server = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const repository = checkedOut('merged', '--depth=1');
    repository.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/octo/state.git`);
    const result = await run({ event: 'pull_request', payload: pullRequest('good') }, repository);
    await new Promise((closed) => server.close(closed));
    expect(result).toMatchObject({ code: 4, outputs: { verdict: 'cannot-judge' } });
    expect(result.out).toContain('persist-credentials: false');
    expect(result.out).toContain('fetch-depth: 0');
  });

  it('finds what a complete one finds where a repair is told by the past', async () => {
    const repository = checkedOut('rewritten', '--depth=1');
    const result = await run({ event: 'push', payload: pushed('lied', 'rewritten') }, repository);
    expect(ruleIds(result)).toEqual(['note  task-tree/immutability']);
  });

  it('without an origin cannot be judged', async () => {
    const repository = checkedOut('merged', '--depth=1');
    renameSync(
      join(repository.directory, '.git', 'config'),
      join(repository.directory, '.git', 'config.old'),
    );
    writeFileSync(join(repository.directory, '.git', 'config'), '[core]\n\trepositoryformatversion = 0\n');
    const result = await run({ event: 'pull_request', payload: pullRequest('good') }, repository);
    expect(result).toMatchObject({ code: 4 });
  });

  it('a complete one stays complete when a commit is fetched that no branch has', async () => {
    const repository = checkedOut('good', '--single-branch');
    const result = await run({ event: 'push', payload: pushed('bad', 'good') }, repository);
    expect(result.out).toContain(`judging ${sha('bad')}..${sha('good')}`);
    expect(repository.git('rev-parse', '--is-shallow-repository')).toBe('false');
  });
});

it('is tried locally as docs/action.md shows', () => {
  const repository = checkedOut('bad');
  repository.git('branch', 'main', sha('open'));
  const page = readFileSync('docs/action.md', 'utf8');
  const [, script = ''] = /\n## Try it locally\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const env = { ...repository.environment, STATEWARD: resolve('.'), PATH: process.env.PATH };
  const { stdout } = spawnSync('sh', ['-c', script], {
    ...{ cwd: repository.directory, env, encoding: 'utf8' },
  });
  expect(stdout).toContain('::error file=.runner/state/tree.json');
  expect(stdout).toContain('exit 1\n');
  expect(stdout).toContain('## Stateward ❌ fail: 1 error');
});
