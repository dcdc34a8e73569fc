import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../src/index.ts';
import { version } from '../../src/output/version.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const treeFile = '.runner/state/tree.json';
const leaf = (id: string, order: number, more = {}) => ({
  id,
  order,
  title: id,
  goal: id,
  acceptance: [],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
  ...more,
});
const tree = (first = {}, second = {}) =>
  `${JSON.stringify({ ...leaf('app', 1), next: 'decompose', children: [leaf('auth', 1, first), leaf('pay', 2, second), leaf('ship', 3)] }, null, 2)}\n`;

let repository: TemporaryRepository;
let ids: readonly string[];

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'plan', files: { [treeFile]: tree(), 'readme.md': 'x' } },
    {
      message: 'auth\n\nAgent-Step: node=auth status=done guard=pass',
      files: { [treeFile]: tree({ passes: true }) },
    },
    { message: 'code only', files: { 'readme.md': 'y' } },
    { message: 'bare flip', files: { [treeFile]: tree({ passes: true }, { passes: true }) } },
    { message: 'side', files: { 'side.md': 'z' }, branch: 'side', parents: [2] },
    { message: 'merge', branch: 'merged', parents: [2, 4] },
  ]);
  repository.git('reset', '-q', '--hard', 'main');
});

afterAll(() => repository.cleanup());

function run(...args: string[]): Promise<CliResult> {
  return runCli(args, { cwd: repository.directory, environment: repository.environment });
}

const range = (from: number, to: number) => `${ids[from]}..${ids[to]}`;

describe('stateward check --range', () => {
  it('exits 0 where every commit is legal, and says what was claimed', async () => {
    const result = await run('check', '--range', range(0, 2));
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toContain('1 item done in this range: 1 claimed, 0 verified.');
  });

  it('exits 1 with a message that says where, what, why and what to do', async () => {
    const result = await run('check', '--range', range(0, 3));
    expect(result).toMatchObject({ code: 1, error: '' });
    expect(result.out).toMatch(/^\.runner\/state\/tree\.json:31:17 {2}error {2}task-tree\/undeclared-pass/);
    expect(result.out).toContain('Agent-Step: node=pay status=done guard=pass');
    expect(result.out).toContain(`git checkout ${ids[1]?.slice(0, 12)} -- .runner/state/tree.json`);
    expect(result.out).not.toContain('\u001b');
  });

  it('takes --fail-on for findings, never for what cannot be judged', async () => {
    expect((await run('check', '--range', range(0, 3), '--fail-on', 'never')).code).toBe(0);
    const nowhere = await runCli(['check', '--range', 'a..b', '--fail-on', 'never'], { cwd: '/' });
    expect(nowhere.code).toBe(4);
  });

  it('writes each --format where it belongs', async () => {
    const file = join(repository.directory, 'report.json');
    const result = await run('check', '--range', range(0, 3), '--format', 'text', '--format', `json=${file}`);
    expect(result.out).toContain('task-tree/undeclared-pass');
    expect(reportOf({ ...result, out: readFileSync(file, 'utf8') })).toMatchObject({
      version: 2,
      verdict: 'fail',
      errors: 1,
      claimed: 1,
      verified: 0,
      files: [treeFile],
    });
  });

  it('judges a range with merge commits', async () => {
    expect(await run('check', '--range', range(0, 5))).toMatchObject({ code: 0, error: '' });
  });

  it('judges from where HEAD left another branch, and a single commit', async () => {
    expect((await run('check', '--base', ids[2] ?? '')).code).toBe(1);
    expect((await run('check', '--commit', ids[3] ?? '')).code).toBe(1);
    expect((await run('check', '--commit', ids[1] ?? '')).code).toBe(0);
    expect((await run('check', '--commit', ids[0] ?? '')).code).toBe(0);
  });

  it('judges what is staged, else the work tree, and everything as it is now', async () => {
    const file = join(repository.directory, treeFile);
    const original = readFileSync(file, 'utf8');
    try {
      expect((await run('check')).code).toBe(0);
      writeFileSync(file, original.replace('"goal": "auth"', '"goal": "less"'));
      expect((await run('check')).out).toContain('task-tree/immutability');
      expect((await run('check', '--worktree')).code).toBe(1);
      expect((await run('check', '--staged')).code).toBe(0);
      repository.git('add', treeFile);
      writeFileSync(file, original);
      expect((await run('check', '--staged')).code).toBe(1);
      expect((await run('check')).code).toBe(1);
      expect((await run('check', '--worktree')).code).toBe(0);
      expect((await run('check', '--all')).code).toBe(0);
      writeFileSync(file, original.replace('"attempts": 0', '"attempts": 9'));
      expect((await run('check', '--all')).out).toContain('task-tree/attempts-bound');
    } finally {
      writeFileSync(file, original);
      repository.git('reset', '-q', '--hard');
    }
  });

  it('judges the range as one change with --granularity squash', async () => {
    const report = reportOf(
      await run('check', '--range', range(0, 3), '--granularity', 'squash', '--format', 'json'),
    );
    expect(report).toMatchObject({ verdict: 'pass', errors: 0, claimed: 2 });
  });

  it('takes a declared step for the last transition', async () => {
    const step = ['--node', 'pay', '--status', 'done', '--guard', 'pass'];
    expect((await run('check', '--range', range(0, 3), ...step)).code).toBe(0);
    expect((await run('check', '--range', range(0, 3), '--node', 'auth', '--status', 'retry')).code).toBe(1);
  });

  it('judges named files by the named kind', async () => {
    const none = await run('check', '--range', range(0, 3), '--kind', 'task-tree', 'readme.md');
    expect(none.code).toBe(1);
    expect(none.out).toContain('readme.md');
  });

  it('exits 3 where nothing governed was touched and files are required', async () => {
    expect((await run('check', '--range', range(1, 2))).code).toBe(0);
    expect((await run('check', '--range', range(1, 2), '--require-files')).code).toBe(3);
  });

  it.each<{ name: string; args: string[]; says: string }>([
    { name: 'a range without two ends', args: ['check', '--range', 'main'], says: 'not a range' },
    { name: 'an unknown ref', args: ['check', '--range', 'nowhere..main'], says: 'nowhere' },
    {
      name: 'a ref that looks like an option',
      args: ['check', '--range', '--output=x..main'],
      says: 'names no commit',
    },
    { name: 'an unknown option', args: ['check', '--rnage', 'a..b'], says: '--range' },
    { name: 'the option of other programs', args: ['init', '--json'], says: 'Did you mean --format json?' },
    {
      name: 'an unknown kind',
      args: ['check', '--files', 'a', 'b', '--kind', 'task-tre'],
      says: 'Allowed choices are task-tree, workflow',
    },
    {
      name: 'an unknown format',
      args: ['check', '--files', 'a', 'b', '--format', 'jsn'],
      says: "did you mean 'json'?",
    },
    {
      name: 'a format without its file',
      args: ['check', '--files', 'a', 'b', '--format', 'json='],
      says: 'names no file',
    },
    {
      name: 'half a step',
      args: ['check', '--files', 'a', 'b', '--node', 'x'],
      says: 'needs --node and --status',
    },
    {
      name: 'a step without its guard',
      args: ['check', '--files', 'a', 'b', '--node', 'x', '--status', 'done'],
      says: '--guard',
    },
    {
      name: 'a file that is not there',
      args: ['check', '--files', 'no', 'no', '--kind', 'task-tree'],
      says: 'cannot read',
    },
    {
      name: 'a file of no kind',
      args: ['check', '--files', 'readme.md', 'readme.md'],
      says: 'name one with --kind',
    },
    {
      name: 'both modes',
      args: ['check', '--files', 'a', 'b', '--range', 'a..b'],
      says: "option '--range <A..B>' cannot be used with option '--files'",
    },
    { name: 'an unknown rule', args: ['explain', 'immutabilty'], says: "did you mean 'immutability'?" },
    { name: 'an unknown command', args: ['chekc'], says: 'check' },
  ])('exits 2 with one plain sentence: $name', async ({ args, says }) => {
    const result = await run(...args);
    expect(result.code).toBe(2);
    expect(result.out).toBe('');
    expect(result.error).toContain(says);
    expect(result.error).not.toContain('    at ');
  });

  it('exits 4 outside a repository', async () => {
    const result = await runCli(['check', '--range', 'a..b'], {
      cwd: '/',
      environment: repository.environment,
    });
    expect(result.code).toBe(4);
    expect(result.out).toContain('cannot judge');
  });
});

describe('stateward check --files', () => {
  const write = (name: string, text: string) => {
    const folder = join(repository.directory, 'versions', '.runner', 'state');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
    return join('versions', '.runner', 'state', name);
  };

  it('judges two versions by the name of the next one', async () => {
    const [before, after] = [
      write('before.json', tree()),
      write('tree.json', tree({ passes: true, goal: 'less' })),
    ];
    const result = await run(
      'check',
      '--files',
      before,
      after,
      '--node',
      'auth',
      '--status',
      'done',
      '--guard',
      'pass',
    );
    expect(result.code).toBe(0);
    expect(result.out).toContain('task-tree/goalposts');
    expect((await run('check', '--files', before, after, '--fail-on', 'warning')).code).toBe(1);
  });

  it('takes an absent version and standard input', async () => {
    const args = ['check', '--files', '/dev/null', '-', '--kind', 'task-tree'];
    const options = { cwd: repository.directory, environment: repository.environment };
    expect((await runCli(args, { ...options, input: tree() })).code).toBe(0);
    const touched = await runCli(args, { ...options, input: tree({ attempts: 1 }) });
    expect(touched.code).toBe(1);
    expect(touched.out).toContain('task-tree/initial');
  });
});

describe('stateward explain, rules, --version', () => {
  it('prints the catalogue', async () => {
    const listedBy = async (...args: string[]) =>
      [...(await run('rules', ...args)).out.matchAll(/^[a-z-]+\/[a-z-]+/gm)].map(([id]) => id);
    const all = rules().map(({ id }) => id);
    // Rules of kinds that are governed here come first.
    expect((await listedBy()).toSorted()).toEqual(all.toSorted());
    expect(await listedBy('--kind', 'checklist')).toEqual(all.filter((id) => id.startsWith('checklist/')));
    expect(await run('rules', '--kind', 'checklst')).toMatchObject({ code: 2 });
    expect(JSON.parse((await run('rules', '--format', 'json')).out)).toEqual(rules());
  });

  it('explains a rule by its id or the part behind the slash', async () => {
    const text = (await run('explain', 'task-tree/immutability')).out;
    expect(text).toContain("passed node '<id>' changed in next tree");
    // A part behind several slashes explains each rule that ends so, with the words of its page.
    const both = (await run('explain', 'goalposts')).out;
    expect(both).toMatch(/^task-tree\/goalposts [\s\S]*^checklist\/goalposts [\s\S]*^Back to green$/m);
    for (const line of both.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await run('explain', 'immutability')).out).toBe(text);
    expect(JSON.parse((await run('explain', 'state-update', '--format', 'json')).out)).toMatchObject({
      id: 'task-tree/state-update',
    });
  });

  it('knows its version', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(version).toBe(manifest.version);
    expect((await run('--version')).out).toBe(`${version}\n`);
  });
});

describe('stateward status and doctor', () => {
  it('show where each governed file stands and what comes next', async () => {
    const all = await run('status');
    expect(all).toMatchObject({ code: 0, error: '' });
    expect(all.out).toContain(treeFile);
    expect(all.out).toMatch(/▸ ship.*active/);
    expect(all.out).toContain((await run('status', treeFile)).out);
    expect((await run('status', 'readme.md')).code).toBe(2);
  });

  it('say how the repository is set up', async () => {
    const result = await run('doctor');
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toMatch(/^ok {7}git \d+\.\d+$/m);
    expect(result.out).toContain(`governed: ${treeFile}`);
    expect((await runCli(['doctor'], { cwd: '/', environment: repository.environment })).code).toBe(4);
  });
});
