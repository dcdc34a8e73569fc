import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type RepositoryOptions,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** Repositories of every build: partial, bare, empty, deep and wide, with commits of any encoding. */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const plan: CommitPlan = { message: 'plan', files: { [treeFile]: pretty(open), 'code.js': '0' } };
const step: CommitPlan = { message: declaring(done('a')), files: { [treeFile]: pretty(good) } };
const tamper: CommitPlan = { message: 'tamper', files: { [treeFile]: pretty(less) } };

const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.cleanup();
});

function newRepository(options: RepositoryOptions = {}): TemporaryRepository {
  const repository = createTemporaryRepository(options);
  repositories.push(repository);
  return repository;
}

function check(
  { directory, environment }: TemporaryRepository,
  args: readonly string[],
  more: { readonly cwd?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<CliResult> {
  const caller = { ...environment, ...more.environment };
  return runCli(['check', ...args], { cwd: more.cwd ?? directory, environment: caller });
}

const found = (result: CliResult) => reportOf(result).findings.map(({ ruleId }) => ruleId);

describe('a partial clone', () => {
  it('without content is judged: what the range needs is fetched', async () => {
    const origin = newRepository();
    origin.commitAll([{ ...plan, files: { ...plan.files, 'large.bin': 'x' } }, step, tamper]);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const filter = ['--filter=blob:none', '--no-checkout', '--no-local'];
    const clone = newRepository({ clone: [...filter, `file://${origin.directory}`] });
    const range = ['--range', 'main~2..main'];
    expect(await check(clone, range)).toEqual(await check(origin, range));
    const left = clone.git('rev-list', '--objects', '--missing=print', 'main');
    expect(left).toContain(`?${clone.git('rev-parse', 'main:large.bin')}`);
    expect(left).not.toContain(`?${clone.git('rev-parse', `main~1:${treeFile}`)}`);
  });

  it.each(['blob:none', 'tree:0'])(
    'made with %s that cannot fetch is not judged, says how to fetch the rest, and then is',
    async (left) => {
      const origin = newRepository();
      origin.commitAll([plan, step, tamper]);
      origin.git('config', 'uploadpack.allowFilter', 'true');
      const filter = [`--filter=${left}`, '--no-checkout', '--no-local'];
      const clone = newRepository({ clone: [...filter, `file://${origin.directory}`] });
      clone.git('remote', 'set-url', 'origin', `file://${origin.directory}-gone`);
      const range = ['--range', 'main~2..main'];
      const refused = await check(clone, [...range, '--fail-on', 'never']);
      expect(refused.code).toBe(4);
      expect(refused.out).toContain('does not hold the object');
      expect(refused.out).toContain('git fetch --refetch --no-filter');
      clone.git('remote', 'set-url', 'origin', `file://${origin.directory}`);
      clone.git('fetch', '-q', '--refetch', '--no-filter', 'origin');
      expect(await check(clone, range)).toEqual(await check(origin, range));
      expect((await check(clone, range)).code).toBe(1);
      expect((await check(clone, ['--range', 'main~2..main~1'])).code).toBe(0);
    },
  );

  it('is judged where it holds what the range needs', async () => {
    const origin = newRepository();
    const big = 'x'.repeat(10_000);
    origin.commitAll([{ ...plan, files: { ...plan.files, 'large.bin': big } }, step, tamper]);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const filter = ['--filter=blob:limit=9k', '--no-checkout', '--no-local'];
    const clone = newRepository({ clone: [...filter, `file://${origin.directory}`] });
    expect(await check(clone, ['--range', 'main~2..main'])).toEqual(
      await check(origin, ['--range', 'main~2..main']),
    );
    expect((await check(clone, ['--range', 'main~2..main~1'])).code).toBe(0);
  });
});

describe('a repository without a work tree, or named from elsewhere', () => {
  it('is judged like any other', async () => {
    const origin = newRepository();
    origin.commitAll([plan, step, tamper]);
    const judged = async (...call: Parameters<typeof check>) => {
      const result = await check(...call);
      // How a file is restored depends on what lies in the work tree.
      return { ...result, out: result.out.replace(/^Repair: .*$/m, '') };
    };
    const plain = await judged(origin, ['--range', 'main~2..main']);
    expect(plain.code).toBe(1);
    const bare = newRepository({ clone: ['--bare', '--no-local', origin.directory] });
    expect(await judged(bare, ['--range', 'main~2..main'])).toEqual(plain);
    expect((await check(bare, ['--commit', 'main'])).code).toBe(1);
    expect((await check(bare, ['--base', 'main~2'])).code).toBe(1);
    const folder = join(origin.directory, '.git');
    expect(await judged(origin, ['--range', 'main~2..main'], { cwd: folder })).toEqual(plain);
    const environment = { GIT_DIR: folder };
    expect(await judged(origin, ['--range', 'main~2..main'], { cwd: '/', environment })).toEqual(plain);
  });

  it('says in plain words that there is no work tree', async () => {
    const bare = newRepository();
    bare.commitAll([plan]);
    const judged = await check(bare, ['--worktree'], { cwd: join(bare.directory, '.git') });
    expect(judged).toMatchObject({ code: 4, error: '' });
    expect(judged.out).toContain('cannot judge');
  });
});

describe('a repository without a commit', () => {
  it('has nothing to judge, and no range', async () => {
    const empty = newRepository();
    for (const mode of [[], ['--staged'], ['--worktree'], ['--all']]) {
      expect(await check(empty, mode)).toMatchObject({ code: 0, error: '' });
    }
    for (const mode of [
      ['--range', 'main..HEAD'],
      ['--base', 'main'],
      ['--commit', 'HEAD'],
    ]) {
      const judged = await check(empty, mode);
      expect(judged.code).toBeGreaterThan(1);
      expect(judged.out + judged.error).toMatch(/names no commit|no commit here yet/);
    }
  });
});

describe('names', () => {
  it('of refs that look like options are names in every mode', async () => {
    const repository = newRepository();
    repository.commitAll([plan, step, tamper]);
    repository.git('update-ref', 'refs/heads/-evil', 'main');
    repository.git('update-ref', 'refs/heads/--output=pwned', 'main');
    for (const name of ['-evil', '--output=pwned']) {
      expect((await check(repository, [`--commit=${name}`])).code).toBe(1);
      expect((await check(repository, [`--range=main~2..${name}`])).code).toBe(1);
      expect((await check(repository, [`--base=${name}`])).code).toBe(0);
    }
  });

  const folders = [
    'new\nline',
    'end ',
    ' start',
    ':(glob)**',
    '%s%n',
    '\u0001',
    'a\r',
    "'$(touch pwned)'",
    '#',
    '!',
  ];

  it('of folders may hold line breaks, quotes, spaces at their ends, patterns and commands', async () => {
    const repository = newRepository();
    const paths = folders.map((folder) => `${folder}/${treeFile}`).sort();
    const all = (version: typeof good) => Object.fromEntries(paths.map((path) => [path, pretty(version)]));
    repository.commitAll([
      { message: 'plan', files: all(good) },
      { message: 'tamper', files: all(less) },
    ]);
    const report = reportOf(await check(repository, ['--range', 'main~1..main', '--format', 'json']));
    expect(report.findings.map(({ ruleId, file }) => [ruleId, file])).toEqual(
      paths.map((path) => ['task-tree/immutability', path]),
    );
    repository.git('reset', '-q', '--hard', 'main');
    for (const path of paths) writeFileSync(join(repository.directory, path), pretty(good));
    expect(reportOf(await check(repository, ['--worktree', '--format', 'json'])).files).toEqual(paths);
  });
});

describe('commit messages', () => {
  const declared = 'erledigt: Käse\n\nAgent-Step: node=Käse status=done guard=pass\n';
  const before = tree(node('Käse'), node('b'));
  const after = tree(passed('Käse'), node('b'));

  it('declare steps in whatever encoding the commit names', async () => {
    const repository = newRepository();
    const [base = ''] = repository.commitAll([
      { message: 'plan', files: { [treeFile]: pretty(before) } },
      { message: 'done', files: { [treeFile]: pretty(after) } },
    ]);
    const place = join(repository.directory, '..', 'message');
    const bytes = Buffer.from(declared, 'latin1');
    writeFileSync(place, bytes);
    const encoding = 'i18n.commitEncoding=ISO-8859-1';
    const named = repository.git('-c', encoding, 'commit-tree', '-p', base, '-F', place, 'main^{tree}');
    expect(await check(repository, ['--range', `${base}..${named}`])).toMatchObject({ code: 0, error: '' });
    // Without the name the bytes are no text: the node is not the one that was declared.
    repository.commitAll([{ message: bytes, files: { [treeFile]: pretty(after) }, parents: [base] }]);
    const judged = await check(repository, ['--range', `${base}..main`, '--format', 'json']);
    expect(judged.code).toBe(1);
    expect(found(judged)).toContain('task-tree/status');
  });

  it('may hold any bytes', async () => {
    const repository = newRepository();
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x1b, 0x5b]),
      Buffer.from(`\n\n${declaring(done('a'))}`),
    ]);
    const [base, head] = repository.commitAll([plan, { ...step, message: bytes }]);
    expect(await check(repository, ['--range', `${base}..${head}`])).toMatchObject({ code: 0, error: '' });
  });
});

describe('size', () => {
  it('five thousand commits, of which one tampers', async () => {
    const repository = newRepository();
    const code = Array.from({ length: 5000 }, (_, index) => ({
      message: `code ${index}`,
      files: { 'code.js': `${index}` },
    }));
    repository.commitAll([plan, step, ...code.slice(0, 2500), tamper, ...code.slice(2500)]);
    const judged = await check(repository, ['--range', 'main~5002..main', '--format', 'json']);
    expect(found(judged)).toEqual(['task-tree/immutability']);
  });

  it('a commit of ten thousand files, of which one is governed', async () => {
    const repository = newRepository();
    const files = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`src/${index % 100}/${index}.js`, `${index}`]),
    );
    repository.commitAll([plan, step, { ...tamper, files: { ...tamper.files, ...files } }]);
    const judged = await check(repository, ['--range', 'main~2..main', '--format', 'json']);
    expect(found(judged)).toEqual(['task-tree/immutability']);
  });

  it('a thousand governed files', async () => {
    const repository = newRepository();
    const all = (version: typeof good) =>
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [`p/${index}/${treeFile}`, pretty(version)]),
      );
    repository.commitAll([
      { message: 'plan', files: all(good) },
      { message: 'tamper', files: all(less) },
    ]);
    const judged = await check(repository, ['--range', 'main~1..main', '--format', 'json']);
    expect(found(judged)).toHaveLength(1000);
  });
});

describe('configuration and environment', () => {
  const settings = `
[core]
  quotepath = true
  autocrlf = true
  fsmonitor = false
  excludesFile = /nonexistent
  hooksPath = /nonexistent
[diff]
  noprefix = true
  external = false
  ignoreSubmodules = all
  relative = true
  renames = copies
[status]
  showUntrackedFiles = no
[color]
  ui = always
[index]
  threads = 1
`;
  const environment = {
    GIT_CONFIG_COUNT: '3',
    GIT_CONFIG_KEY_0: 'core.hooksPath',
    GIT_CONFIG_VALUE_0: '/nonexistent',
    GIT_CONFIG_KEY_1: 'diff.external',
    GIT_CONFIG_VALUE_1: 'false',
    GIT_CONFIG_KEY_2: 'core.bare',
    GIT_CONFIG_VALUE_2: 'true',
    GIT_EXTERNAL_DIFF: 'false',
    GIT_TRACE: '1',
    GIT_REPLACE_REF_BASE: 'refs/heads/',
    GIT_GRAFT_FILE: '/dev/null',
    GIT_SHALLOW_FILE: '/dev/null',
    GIT_LITERAL_PATHSPECS: '0',
    GIT_ICASE_PATHSPECS: '1',
    GIT_NAMESPACE: 'x',
    GIT_DEFAULT_HASH: 'sha256',
    GIT_ATTR_SOURCE: 'HEAD',
    GIT_REDIRECT_STDOUT: '/dev/null',
  };

  it.each(['sha1', 'sha256'] as const)('bend neither index nor work tree, with %s', async (objectFormat) => {
    const repository = newRepository({ objectFormat });
    repository.commitAll([plan, step]);
    repository.git('reset', '-q', '--hard', 'main');
    const place = join(repository.directory, treeFile);
    for (const mode of ['--staged', '--worktree']) {
      writeFileSync(place, pretty(less));
      if (mode === '--staged') repository.git('add', treeFile);
      const plain = await check(repository, [mode, '--format', 'json']);
      expect(found(plain)).toEqual(['task-tree/immutability']);
      const file = join(repository.directory, '..', 'settings');
      writeFileSync(file, settings);
      repository.git('config', 'include.path', file);
      expect(await check(repository, [mode, '--format', 'json'], { environment })).toEqual(plain);
      repository.git('config', '--unset', 'include.path');
      repository.git('reset', '-q', '--hard', 'main');
    }
  });

  it('a work tree with CRLF line ends says what is committed', async () => {
    const repository = newRepository();
    repository.git('config', 'core.autocrlf', 'true');
    repository.commitAll([plan, step]);
    repository.git('reset', '-q', '--hard', 'main');
    expect(await check(repository, ['--worktree'])).toMatchObject({ code: 0, error: '' });
    const place = join(repository.directory, treeFile);
    writeFileSync(place, pretty(less).replaceAll('\n', '\r\n'));
    expect(found(await check(repository, ['--worktree', '--format', 'json']))).toEqual([
      'task-tree/immutability',
    ]);
    repository.git('add', treeFile);
    expect(found(await check(repository, ['--staged', '--format', 'json']))).toEqual([
      'task-tree/immutability',
    ]);
  });
});
