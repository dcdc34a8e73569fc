import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { filled } from '../../src/cli/init/templates.ts';
import { parseConfiguration } from '../../src/config/configuration.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { kinds } from '../../src/kinds/index.ts';
import { built } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { runCli } from '../support/run-cli.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { changing, declaring, done, node, pretty, tree } from '../support/trees.ts';

const start = tree(node('a', { order: 1 }), node('b', { order: 2 }));
const flipped = changing(start, 'a', { passes: true });

const open: TemporaryRepository[] = [];
afterEach(() => {
  for (const repository of open.splice(0)) repository.cleanup();
});

/** A repository with these commits, checked out. */
function repositoryOf(...commits: readonly CommitPlan[]): TemporaryRepository {
  const repository = createTemporaryRepository();
  open.push(repository);
  if (commits.length > 0) {
    repository.commitAll(commits);
    repository.git('reset', '-q', '--hard');
  }
  return repository;
}

const planted: CommitPlan = { message: 'plan', files: { [treeFile]: pretty(start), 'readme.md': 'x\n' } };

function put(repository: TemporaryRepository, path: string, text: string, mode = 0o644): void {
  const file = join(repository.directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
}

const read = (repository: TemporaryRepository, path: string) =>
  readFileSync(join(repository.directory, path), 'utf8');

/** What is said is as wide as the window; here each sentence is a line again. */
async function init(repository: TemporaryRepository, ...args: string[]) {
  const { directory: cwd, environment } = repository;
  const result = await runCli(['init', ...args], { cwd, environment });
  const isJson = args.includes('json');
  return isJson ? result : { ...result, out: unwrapped(result.out) };
}

function unwrapped(text: string): string {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const blanks = line.length - line.trimStart().length;
    const goesOn =
      blanks === depth + 2 &&
      !/^ *(?:\||[0-9a-f]{7} |as it is now|only proposed|and \d)/.test(line) &&
      line !== '';
    if (goesOn && lines.length > 0 && !/:$/.test(lines.at(-1) ?? ''))
      lines[lines.length - 1] += ` ${line.trim()}`;
    else {
      lines.push(line);
      depth = blanks;
    }
  }
  return lines.join('\n').replace(/(?<=[a-z,])\n(?=[a-z])/g, ' ');
}

interface Proposed {
  readonly path: string;
  readonly state: string;
  readonly text: string;
  readonly note?: string;
}

/** The proposals as JSON, by path. */
async function proposed(
  repository: TemporaryRepository,
  ...args: string[]
): Promise<ReadonlyMap<string, Proposed>> {
  const result = await init(repository, '--format', 'json', ...args);
  expect(result.error).toBe('');
  const { proposals }: { proposals: Proposed[] } = JSON.parse(result.out);
  return new Map(proposals.map((each) => [each.path, each]));
}

const states = async (repository: TemporaryRepository, ...args: string[]) =>
  [...(await proposed(repository, ...args)).values()].map(({ path, state }) => `${state} ${path}`);

/** Everything a run could have changed: the work tree, and what git keeps beside objects. */
function everything(repository: TemporaryRepository): string {
  const listed = spawnSync(
    'find',
    ['.', '-type', 'f', '-not', '-path', './.git/objects/*', '-printf', '%p %s %T@ %m\n'],
    {
      cwd: repository.directory,
      encoding: 'utf8',
    },
  );
  return listed.stdout.split('\n').sort().join('\n');
}

function commit(repository: TemporaryRepository, message: string) {
  const { directory: cwd, environment: env } = repository;
  const ended = spawnSync('git', ['commit', '-q', '-a', '-m', message], { cwd, env, encoding: 'utf8' });
  return { code: ended.status, text: ended.stdout + ended.stderr };
}

/** A real commit that cannot have happened legally is refused, and one that can is not. */
function expectGuarded(repository: TemporaryRepository): void {
  put(repository, treeFile, pretty(flipped));
  const refused = commit(repository, 'just so');
  expect(refused.text).toContain('task-tree/undeclared-pass');
  expect(refused.code).toBe(1);
  expect(commit(repository, declaring(done('a')))).toMatchObject({ code: 0 });
}

describe('what init says of the past', () => {
  it('counts edits and names the first errors, in one line a file', async () => {
    const attempts = (id: string, count: number) => changing(start, id, { attempts: count });
    const repository = repositoryOf(
      planted,
      { message: 'readme', files: { 'readme.md': 'y\n' } },
      { message: 'just so', files: { [treeFile]: pretty(flipped) } },
      { message: 'taken back', files: { [treeFile]: pretty(start) } },
      { message: 'a\u001b[31m', files: { [treeFile]: pretty(attempts('b', 2)) } },
      { message: 'other', files: { 'two/.runner/state/tree.json': pretty(start) } },
    );
    const said = await init(repository);
    expect(said).toMatchObject({ code: 0, error: '' });
    const lines = said.out.split('\n').slice(0, 6);
    expect(lines[0]).toBe('Found, and judged over 5 commits that touched them:');
    expect(lines[1]).toBe(`  ${treeFile}: 4 edits, 2 legal, 1 error, 1 settled later`);
    expect(lines[2]).toMatch(/^ {4}[0-9a-f]{7} root\/b: attempts must be 1 .*\(task-tree\/state-update\)$/);
    expect(lines[3]).toBe('  two/.runner/state/tree.json: 1 edit, 1 legal');
    expect(lines[4]).toMatch(/^Errors of the past stay in the past/);
  });

  it('counts what it would have refused of the past', async () => {
    const story = { id: 'US-1', title: 'Export', passes: false };
    const files = { 'prd.json': pretty({ userStories: [story, story] }) };
    const [, counted] = (await init(repositoryOf({ message: 'plan', files }), '--write')).out.split('\n');
    expect(counted).toBe('  prd.json: 1 edit, 0 legal, 1 error');
  });

  it('escapes what is hostile in titles and paths, also where it writes them', async () => {
    const path = 'x\n  - path: "**"\u202e/.runner/state/tree.json';
    const evil = changing(start, 'a', { title: '\u001b[2J##[error]\u202e' });
    const repository = repositoryOf(
      { message: 'plan', files: { [path]: pretty(evil) } },
      { message: 'just so', files: { [path]: pretty(changing(evil, 'a', { passes: true })) } },
    );
    for (const said of [(await init(repository)).out, (await init(repository, '--format', 'json')).out]) {
      for (const active of ['\u001b', '\u202e', '##[']) expect(said).not.toContain(active);
      expect(said).not.toMatch(/^ *- path: "\*\*"/m);
    }
    const { text = '' } = (await proposed(repository)).get('.stateward.yml') ?? {};
    const parsed = parseConfiguration(Buffer.from(text), kinds);
    expect(parsed.ok && parsed.configuration.entries?.map(({ glob }) => glob)).toEqual([
      '**/.runner/state/tree.json',
    ]);
    expect((await proposed(repository)).get('AGENTS.md')?.text).toContain(
      '- `**/.runner/state/tree.json` (task-tree)',
    );
  });

  it('names state files that git ignores, also in a folder that it ignores as a whole', async () => {
    const repository = repositoryOf({
      message: 'code',
      files: { '.gitignore': 'prd.json\n.beads/\n*.log\n' },
    });
    put(repository, 'prd.json', '{"userStories": [{"id": 1, "title": "A", "passes": false}]}\n');
    put(
      repository,
      '.beads/issues.jsonl',
      '{"id":"a-1","title":"A","status":"open","priority":1,"issue_type":"task"}\n',
    );
    put(repository, 'debug.log', 'x\n');
    put(repository, 'web/prd.json', '{"name": "no plan"}\n');
    const { code, out } = await init(repository);
    expect(code).toBe(0);
    expect(out).toContain(
      'ignored by git, so there are no versions to compare:\n  .beads/issues.jsonl\n  prd.json',
    );
    expect(out).toContain('git check-ignore -v .beads/issues.jsonl names the line');
    expect(JSON.parse((await init(repository, '--format', 'json')).out)).toMatchObject({
      files: [],
      ignored: ['.beads/issues.jsonl', 'prd.json'],
    });
  });

  it('looks at the last 200 commits that touched a file, whatever lies between them and before', async () => {
    const counted = Array.from({ length: 204 }, (_, index) => [
      { message: 'edit', files: { [treeFile]: pretty(changing(start, 'b', { goal: `Goal ${index}` })) } },
      { message: 'other', files: { 'readme.md': `${index}\n` } },
    ]).flat();
    const repository = repositoryOf(
      planted,
      { message: 'just so', files: { [treeFile]: pretty(flipped) } },
      ...counted,
    );
    const result = JSON.parse((await init(repository, '--format', 'json')).out);
    expect(result).toMatchObject({
      commits: 200,
      files: [{ history: { edits: 200, legal: 200, errors: [] } }],
    });
  });

  it('sees what happened on a side branch, and merges', async () => {
    const sided = changing(start, 'b', { attempts: 2 });
    const repository = repositoryOf(
      planted,
      {
        message: 'side',
        branch: 'side',
        parents: [0],
        files: { [treeFile]: pretty(sided) },
      },
      { message: 'main', files: { 'readme.md': 'main\n' }, parents: [0] },
      { message: 'merge', parents: [2, 1], files: { [treeFile]: pretty(sided) } },
    );
    const result = JSON.parse((await init(repository, '--format', 'json')).out);
    expect(result.files[0].history).toMatchObject({ legal: 2, errors: [{ subject: 'b#attempts' }] });
  });

  it('says how far a shallow clone let it look', async () => {
    const repository = repositoryOf(
      planted,
      ...[1, 2, 3].map((count) => ({
        message: 'edit',
        files: { [treeFile]: pretty(changing(start, 'b', { goal: `Goal ${count}` })) },
      })),
    );
    const clone = (depth: number) => {
      const made = createTemporaryRepository({
        clone: [`--depth=${depth}`, `file://${repository.directory}`],
      });
      open.push(made);
      return init(made);
    };
    const two = await clone(3);
    expect(two).toMatchObject({ code: 0 });
    expect(two.out).toContain(`${treeFile}: 2 edits, 2 legal`);
    expect(two.out).toContain('The clone is shallow');
    const none = await clone(1);
    expect(none).toMatchObject({ code: 0 });
    expect(none.out).toContain(`${treeFile}: no history to judge`);
  });

  it('cannot read a history whose objects cannot be fetched, and still proposes', async () => {
    const repository = repositoryOf(planted, {
      message: 'edit',
      files: { [treeFile]: pretty(changing(start, 'b', { goal: 'x' })) },
    });
    const source = `file://${repository.directory}`;
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const partial = createTemporaryRepository({ clone: ['--filter=blob:none', source] });
    open.push(partial);
    partial.git('remote', 'set-url', 'origin', `${source}-gone`);
    const result = await init(partial);
    expect(result.code).toBe(4);
    expect(result.out).toContain('cannot judge:');
    expect(result.out).toContain('Would write:');
  });
});

describe('what init writes', () => {
  it('guards a repository without anything, once and for all', async () => {
    const repository = repositoryOf(planted);
    const before = everything(repository);
    expect((await init(repository)).out).toContain('Nothing was written.');
    expect(everything(repository)).toBe(before);

    const written = await init(repository, '--write', '--action', 'somebody/stateward');
    expect(written).toMatchObject({ code: 0, error: '' });
    expect(written.out).toContain('Wrote:');

    const configuration = parseConfiguration(
      readFileSync(join(repository.directory, '.stateward.yml')),
      kinds,
    );
    expect(configuration.ok && configuration.configuration.govern(treeFile)?.kind.id).toBe('task-tree');
    // A clone is where it is on this machine alone, so nothing of it stands in files that others get.
    expect(read(repository, '.stateward.yml')).not.toContain('$schema');
    expect(repository.git('config', 'stateward.program')).toBe(built('cli.js'));

    const text = read(repository, '.github/workflows/stateward.yml');
    const { value } = parseYaml(sourceText(text), defaultLimits);
    expect(value).toMatchObject({
      on: { pull_request: null, merge_group: null, push: { branches: ['main'] } },
      permissions: { contents: 'read' },
      jobs: { stateward: { if: 'always()', steps: [{ with: { 'fetch-depth': 0 } }, {}] } },
    });

    expect(read(repository, 'AGENTS.md')).toContain(`- \`${treeFile}\` (task-tree)`);
    for (const hook of ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'])
      expect(statSync(join(repository.directory, '.git/hooks', hook)).mode & 0o111).toBe(0o111);

    const after = everything(repository);
    const again = await init(repository, '--write');
    expect(again).toMatchObject({ code: 0, error: '' });
    expect(again.out).toContain('There is nothing to write.');
    expect(everything(repository)).toBe(after);

    repository.git('add', '-A');
    expect(commit(repository, 'set up')).toMatchObject({ code: 0 });
    const doctor = await runCli(['doctor'], {
      cwd: repository.directory,
      environment: repository.environment,
    });
    expect(doctor).toMatchObject({ code: 0 });
    expect(doctor.out.replaceAll('\n         ', ' ')).toContain(
      'ok       hooks that call stateward: commit-msg, pre-commit, pre-merge-commit, pre-push',
    );
    expectGuarded(repository);
  });

  it('writes hooks that say so where the program is gone', async () => {
    const repository = repositoryOf(planted);
    put(repository, 'package.json', '{"devDependencies":{"stateward":"0.1.0"}}\n');
    expect((await init(repository, '--write')).code).toBe(0);
    const refused = commit(repository, 'any');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.text.trim()).toBe(
      'stateward: node_modules/stateward/dist/cli.js is missing; run npm install, or stateward init --upgrade --write',
    );
    // What is installed is found.
    mkdirSync(join(repository.directory, 'node_modules'));
    symlinkSync(resolve('.'), join(repository.directory, 'node_modules/stateward'));
    expectGuarded(repository);
  });

  it('writes husky hooks that git runs through husky', async () => {
    const repository = repositoryOf(planted);
    for (const name of ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'])
      put(
        repository,
        `.husky/_/${name}`,
        `#!/bin/sh\nexec sh -e "$(dirname "$(dirname "$0")")/${name}" "$@"\n`,
        0o755,
      );
    repository.git('config', 'core.hooksPath', '.husky/_');
    const written = await init(repository, '--write');
    expect(written.out).toContain('each clone says for itself where its Stateward lies');
    expectGuarded(repository);
    const doctor = await runCli(['doctor'], {
      cwd: repository.directory,
      environment: repository.environment,
    });
    expect(doctor.out.replaceAll('\n         ', ' ')).toContain(
      'ok       hooks that call stateward: commit-msg, pre-commit, pre-merge-commit, pre-push',
    );
  });

  it('proposes neither hooks nor a workflow where none are wanted', async () => {
    const repository = repositoryOf(planted);
    expect(await states(repository, '--hook', 'none', '--no-workflow')).toEqual([
      'create .stateward.yml',
      'create AGENTS.md',
    ]);
  });

  it('leaves hooks outside of the repository to a person', async () => {
    const repository = repositoryOf(planted);
    const shared = join(repository.directory, '..', 'shared-hooks');
    repository.git('config', 'core.hooksPath', shared);
    expect((await init(repository, '--write')).out).toContain(
      'lies outside of the repository (core.hooksPath)',
    );
    expect(existsSync(shared)).toBe(false);
  });

  it('never writes over what is there, nor through links', async () => {
    const repository = repositoryOf(planted);
    const outside = join(repository.directory, '..', 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(repository.directory, '.github'));
    put(repository, '.stateward.yml', 'version: 1\ndetect: false\n');
    put(repository, '.git/hooks/pre-commit', '#!/bin/sh\nexit 0\n', 0o755);
    put(repository, 'AGENTS.md', '# Notes\r\nAll of them.');
    writeFileSync(join(outside, 'notes.md'), 'Notes\n');
    symlinkSync('../outside/notes.md', join(repository.directory, 'CLAUDE.md'));
    const result = await init(repository, '--write');
    expect(result.code).toBe(0);
    expect(await states(repository)).toEqual([
      'by-hand .stateward.yml',
      'by-hand .github/workflows/stateward.yml',
      'there AGENTS.md',
      'by-hand .git/hooks/pre-commit',
      'there .git/hooks/commit-msg',
      'there .git/hooks/pre-merge-commit',
      'there .git/hooks/pre-push',
    ]);
    expect(readdirSync(outside)).toEqual(['notes.md']);
    expect(readFileSync(join(outside, 'notes.md'), 'utf8')).toBe('Notes\n');
    expect(read(repository, '.stateward.yml')).toBe('version: 1\ndetect: false\n');
    expect(read(repository, '.git/hooks/pre-commit')).toBe('#!/bin/sh\nexit 0\n');
    const notes = read(repository, 'AGENTS.md');
    expect(notes).toMatch(/^# Notes\r\nAll of them\.\r\n\r\n<!-- stateward -->\r\n/);
    expect(notes.replaceAll('\r\n', '')).not.toContain('\n');
    expect(result.out).toContain('it does not govern 1 of the files that were found');
    expect(result.out).toContain('    |   - path: "**/.runner/state/tree.json"');
  });

  it('says the same to agents once, where one file takes in the other', async () => {
    const repository = repositoryOf(planted);
    put(repository, 'AGENTS.md', '# Notes\n');
    put(repository, 'CLAUDE.md', '@AGENTS.md\n');
    const agentFiles = async () => (await states(repository)).filter((each) => /AGENTS|CLAUDE/.test(each));
    expect(await agentFiles()).toEqual(['append AGENTS.md']);
    rmSync(join(repository.directory, 'CLAUDE.md'));
    symlinkSync('AGENTS.md', join(repository.directory, 'CLAUDE.md'));
    expect(await agentFiles()).toEqual(['append AGENTS.md']);
  });

  it.each<
    [what: string, remote: string, files: Readonly<Record<string, string>>, args: string[], said: string[]]
  >([
    ['GitHub', 'https://github.com/acme/shop.git', {}, [], ['create .github/workflows/stateward.yml']],
    [
      'GitHub, by the name of GitLab',
      'https://github.com/acme/gitlab.git',
      {},
      [],
      ['create .github/workflows/stateward.yml'],
    ],
    ['GitLab', 'git@gitlab.com:acme/shop.git', {}, [], ['create .gitlab-ci.yml']],
    ['GitLab with jobs', '', { '.gitlab-ci.yml': 'test:\n  script: [x]\n' }, [], ['append .gitlab-ci.yml']],
    ['GitLab with stages', '', { '.gitlab-ci.yml': 'stages: [build]\n' }, [], ['by-hand .gitlab-ci.yml']],
    [
      'GitLab with such a job',
      '',
      { '.gitlab-ci.yml': 'stateward:\n  script: [x]\n' },
      [],
      ['there .gitlab-ci.yml'],
    ],
    [
      'both, the Action given',
      '',
      { '.gitlab-ci.yml': '' },
      ['--action', 'a/stateward'],
      ['create .github/workflows/stateward.yml', 'by-hand .github/CODEOWNERS'],
    ],
    ['nobody', '', {}, ['--no-workflow'], []],
  ])('has %s judge', async (_, remote, files, args, said) => {
    const repository = repositoryOf(planted);
    for (const [path, text] of Object.entries(files)) put(repository, path, text);
    if (remote !== '') repository.git('remote', 'add', 'origin', remote);
    expect((await states(repository, ...args)).filter((each) => /git(hub|lab)/.test(each))).toEqual(said);
    expect((await init(repository, ...args)).out.includes('--action')).toBe(
      said[0]?.includes('github') === true,
    );
  });

  it('names the owner that was given among the code owners', async () => {
    for (const [option, value, action] of [
      ['--action', 'acme/gate', 'acme/gate@'],
      ['--owner', 'acme', 'acme/stateward@'],
    ] as const) {
      const found = await proposed(repositoryOf(planted), option, value);
      expect(found.get('.github/CODEOWNERS')?.text).toMatch(/^(\/\.\S+ +@acme\/gate-owners\n){3}$/);
      expect(found.get('.github/workflows/stateward.yml')?.text).toContain(action);
    }
  });

  it('knows code owners that are enough', async () => {
    const repository = repositoryOf(planted);
    const owners = async (...args: string[]) =>
      (await states(repository, ...args)).filter((each) => /OWNERS/.test(each));
    // Nobody could approve anything where one person works alone.
    expect(await owners()).toEqual([]);
    expect(await owners('--action', 'o/stateward')).toEqual(['by-hand .github/CODEOWNERS']);
    put(repository, 'CODEOWNERS', '* @somebody\n');
    expect(await owners('--action', 'o/stateward')).toEqual(['there CODEOWNERS']);
    repository.git(
      '-c',
      'user.name=Another',
      'commit',
      '-q',
      '--allow-empty',
      '--author',
      'B <b@x>',
      '-m',
      'x',
    );
    expect(await owners()).toEqual(['there CODEOWNERS']);
    expect(await owners('--no-workflow')).toEqual([]);
  });

  it('works from a folder below, and on files that are not committed', async () => {
    const repository = repositoryOf();
    put(repository, treeFile, pretty(start));
    put(repository, 'below/x', '');
    const { environment, directory } = repository;
    const result = await runCli(['init', '--write'], { cwd: join(directory, 'below'), environment });
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toContain(`${treeFile}: not committed yet`);
    expect(existsSync(join(directory, '.stateward.yml'))).toBe(true);
    expect(existsSync(join(directory, '.git/hooks/pre-commit'))).toBe(true);
  });
});

describe('what init wrote before', () => {
  const moved = '/gone/stateward/dist/cli.js';
  const hook = '.husky/commit-msg';

  async function husky(): Promise<TemporaryRepository> {
    const repository = repositoryOf(planted);
    put(repository, '.husky/_/commit-msg', '', 0o755);
    repository.git('config', 'core.hooksPath', '.husky/_');
    expect((await init(repository, '--write', '--action', 'acme/stateward')).code).toBe(0);
    return repository;
  }
  const doctor = ({ directory: cwd, environment }: TemporaryRepository) =>
    runCli(['doctor'], { cwd, environment });

  it('holds no path of this machine where others get it', async () => {
    const repository = await husky();
    const texts = repository
      .git('ls-files', '-o')
      .split('\n')
      .map((path) => read(repository, path));
    expect(texts.filter((text) => text.includes(resolve('.')))).toEqual([]);
  });

  it('tells a teammate, whose clone says nothing yet, what to do; and that works', async () => {
    const repository = await husky();
    const script = join(repository.directory, hook);
    const run = () =>
      spawnSync('sh', ['-e', script, '.git/message'], {
        cwd: repository.directory,
        env: repository.environment,
        encoding: 'utf8',
      });
    put(repository, '.git/message', 'x\n');
    repository.git('config', '--unset', 'stateward.program');
    expect(run()).toMatchObject({ status: 1 });
    const said = run().stderr.trim();
    expect(said).toBe(
      'stateward: say where your clone of Stateward lies: git config stateward.program <folder of Stateward>/dist/cli.js',
    );
    expect((await doctor(repository)).out.replaceAll('\n         ', ' ')).toMatch(
      /problem .*not set in this clone/,
    );
    repository.git('config', 'stateward.program', `${resolve('.')}/dist/cli.js`);
    expect(run()).toMatchObject({ status: 0, stderr: '' });
  });

  it('is told by doctor where it leads nowhere, and renewed by --upgrade; the rest stays', async () => {
    const repository = await husky();
    const fresh = read(repository, hook);
    const old = filled('hook.sh', { hook: 'commit-msg', script: moved });
    put(repository, hook, `#!/bin/sh\nmine\n${old.replace('#!/bin/sh\n', '')}after\n`, 0o755);
    expect((await doctor(repository)).out.replaceAll('\n         ', ' ')).toContain(
      `${moved}, which is not there`,
    );
    expect((await init(repository, '--write')).out).toContain('There is nothing to write.');
    expect((await init(repository, '--upgrade', '--write')).out).toContain(`Renewed:\n  ${hook}`);
    expect(read(repository, hook)).toBe(`#!/bin/sh\nmine\n${fresh.replace('#!/bin/sh\n', '')}after\n`);
  });

  it('is brought up to date by --upgrade, and by nothing else', async () => {
    const repository = await husky();
    const workflow = '.github/workflows/stateward.yml';
    put(
      repository,
      workflow,
      read(repository, workflow)
        .replace(/@v[\d.]+/, '@v0.0.1')
        .replace('main', 'trunk'),
    );
    put(repository, 'AGENTS.md', '# Ours\n\n<!-- stateward -->\nold\n<!-- /stateward -->\n\nMore.\n');
    expect((await init(repository, '--write')).out).toContain('There is nothing to write.');
    expect((await init(repository, '--upgrade', '--write')).code).toBe(0);
    expect(read(repository, workflow)).toMatch(/branches: \["trunk"\][\s\S]*acme\/stateward@v(?!0\.0\.1)/);
    expect(read(repository, 'AGENTS.md')).toMatch(
      /^# Ours\n\n<!-- stateward -->\n## State files[\s\S]*<!-- \/stateward -->\n\nMore\.\n$/,
    );
    expect((await init(repository, '--upgrade')).out).toContain('There is nothing to write.');
  });

  it('is taken out by --remove, and nothing else', async () => {
    const repository = repositoryOf(planted);
    put(repository, 'AGENTS.md', '# Ours\n');
    put(repository, '.git/hooks/commit-msg', '#!/bin/sh\nmine\n', 0o755);
    put(repository, '.git/hooks/pre-push', '#!/bin/sh\nmine\n', 0o755);
    const names = () =>
      everything(repository)
        .split('\n')
        .map((line) => line.split(' ')[0]);
    const before = names();
    expect((await init(repository, '--write', '--agents', 'claude-code,cursor')).code).toBe(0);
    const shown = (await init(repository, '--remove')).out;
    expect(shown).toContain('Would delete:');
    expect(shown).toContain('init --remove --write\n');
    // A hook to which its lines were added by hand.
    const own = read(repository, '.git/hooks/pre-commit')
      .replace('#!/bin/sh\n', '')
      .replace('pre-commit', 'pre-push');
    put(
      repository,
      '.git/hooks/pre-push',
      `#!/bin/sh\nmine\n${own.replaceAll('hook pre-commit', 'hook pre-push')}`,
      0o755,
    );
    expect((await init(repository, '--remove', '--write')).code).toBe(0);
    expect(names()).toEqual(before);
    expect(read(repository, 'AGENTS.md')).toBe('# Ours\n');
    expect(read(repository, '.git/hooks/pre-push')).toBe('#!/bin/sh\nmine\n');
    expect(repository.git('config', '--get-regexp', '.')).not.toContain('stateward');
    expect((await init(repository, '--remove')).out).toContain('There is nothing to take out.');
  });
});

describe('what init refuses', () => {
  it('says what it looked for where there is no state file', async () => {
    const repository = repositoryOf({ message: 'x', files: { 'readme.md': 'x\n' } });
    const before = everything(repository);
    const result = await init(repository, '--write');
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toContain('in any folder:\n  task-tree: .runner/state/tree.json\n');
    expect(result.out).toContain('list it in .stateward.yml');
    expect(everything(repository)).toBe(before);
  });

  it('stops at a configuration that cannot be used', async () => {
    const repository = repositoryOf(planted);
    put(repository, '.stateward.yml', 'version: 9\n');
    const result = await init(repository, '--write');
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.error).toContain('.stateward.yml:1:1  version must be 1');
    expect(read(repository, '.stateward.yml')).toBe('version: 9\n');
  });

  it('names what is wrong with its options', async () => {
    const repository = repositoryOf();
    for (const [args, text] of [
      [['--hook', 'huskey'], 'Allowed choices are husky, lefthook'],
      [['--action', 'https://github.com/a/b'], 'write it as owner/name'],
      [['--owner', 'a/b'], 'write it as owner/name'],
      [['--owner', 'a', '--action', 'b/c'], 'cannot be used with'],
      [['--format', 'yaml'], 'text, json'],
      [['--wirte'], 'unknown option'],
    ] as const) {
      const result = await init(repository, ...args);
      expect(result).toMatchObject({ code: 2, out: '' });
      expect(result.error).toContain(text);
    }
    const nowhere = await runCli(['init'], { cwd: '/', environment: repository.environment });
    expect(nowhere).toMatchObject({ code: 4, out: '' });
    expect(nowhere.error).toContain('run init inside a git repository');
  });
});
