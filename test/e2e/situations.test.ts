import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Story, type Told, tellStories, treeFile } from '../support/e2e-trees.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import {
  createTemporaryRepository,
  type RepositoryOptions,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** What repositories, settings and contents of the real world do to a gate: each has its test. */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const fresh = open;
// What another story of the same range adds would be the archive of a tree that is not told about there alone.
const alone = tree(passed('alone'), node('b'));
const lessAlone = changing(alone, 'alone', { goal: 'less' });

const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.cleanup();
});

function newRepository(options: RepositoryOptions = {}): TemporaryRepository {
  const repository = createTemporaryRepository(options);
  repositories.push(repository);
  return repository;
}

function run(
  { directory, environment }: TemporaryRepository,
  args: readonly string[],
  more: { readonly cwd?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<CliResult> {
  return runCli(['check', ...args], {
    cwd: more.cwd ?? directory,
    environment: { ...environment, ...more.environment },
  });
}

interface Case extends Story {
  readonly found: readonly string[];
}

const text = pretty(good);
const utf8 = (value: string) => new TextEncoder().encode(value);
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? utf8(part) : part)));

/** Bytes that no reader may accept. */
const broken: Readonly<Record<string, string | Uint8Array>> = {
  'UTF-16': Buffer.from(`\ufeff${text}`, 'utf16le'),
  'invalid UTF-8': bytes(text.replace('"a"', '"'), [0xe9], text),
  'a BOM inside': text.replace('{', '{\ufeff'),
  'two BOMs': `\ufeff\ufeff${text}`,
  'broken syntax': text.slice(0, -3),
  'conflict markers': `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`,
  'a duplicate key': text.replace('"passes": false', '"passes": false,\n  "passes": false'),
  'a duplicate key that is escaped': text.replace(
    '"passes": false',
    '"passes": false,\n  "p\\u0061sses": true',
  ),
  'a __proto__ key': text.replace('"passes": false', '"passes": false,\n  "__proto__": {}'),
  'an escaped __proto__ key': text.replace('"passes": false', '"passes": false,\n  "\\u005f_proto__": {}'),
  'nothing at all': '',
  'nesting without end': '['.repeat(100_000),
};
const unreadable: Readonly<Record<string, Case>> = Object.fromEntries(
  Object.entries(broken).flatMap(([name, version]): [string, Case][] => [
    [
      `${name}, then repaired`,
      {
        chapters: [{ tree: good }, { tree: version }, { tree: good }],
        found: ['note state-file/unreadable'],
      },
    ],
    [
      `${name}, then laundered`,
      {
        chapters: [{ tree: good }, { tree: version }, { tree: fresh }],
        found: ['note state-file/unreadable', 'error immutability a'],
      },
    ],
    [
      `${name}, left as it is`,
      { chapters: [{ tree: good }, { tree: version }], found: ['error state-file/unreadable'] },
    ],
  ]),
);

const otherFile = 'other/.runner/state/tree.json';
const oddNames = [
  'sp ace',
  'ümläut-日本',
  'quo"te',
  "quo'te",
  'per%20cent%s',
  'co:lon',
  'back\\slash',
  'ta\tb',
  '-dash',
  '[bracket]*?',
  ':(top)magic',
  '::error::x',
  '{brace}',
];
const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const at = (folder: string, version: typeof good): Readonly<Record<string, string>> => ({
  [`${folder}/${treeFile}`]: pretty(version),
});
const places: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(
    oddNames.map((name): [string, Case] => [
      `a path with ${JSON.stringify(name)}`,
      { chapters: [{ files: at(name, good) }, { files: at(name, less) }], found: ['error immutability a'] },
    ]),
  ),
  'names that differ by case alone': {
    chapters: [
      { files: { ...at('State', good), ...at('state', good) } },
      { files: at('State', less) },
      { files: at('state', less) },
    ],
    found: ['error immutability a', 'error immutability a'],
  },
  'names that differ by Unicode composition alone': {
    chapters: [
      { files: { ...at('é', good), ...at('e\u0301', good) } },
      { files: at('é', less) },
      { files: at('e\u0301', less) },
    ],
    found: ['error immutability a', 'error immutability a'],
  },
  'a name that is not governed': {
    chapters: [{ files: { 'tree.json': pretty(good) } }, { files: { 'tree.json': pretty(less) } }],
    found: [],
  },
  'a leading BOM, which is skipped': {
    chapters: [{ tree: good }, { tree: `\ufeff${text}` }, { tree: good }],
    found: [],
  },
  'CRLF line ends, which say the same': {
    chapters: [{ tree: good }, { tree: text.replaceAll('\n', '\r\n') }, { tree: good }],
    found: [],
  },
  'CRLF line ends that hide a change': {
    chapters: [{ tree: good }, { tree: pretty(less).replaceAll('\n', '\r\n') }],
    found: ['error immutability a'],
  },
  'a link that leaves the tree': {
    chapters: [
      { tree: good },
      { files: { [treeFile]: { mode: '120000', content: '/etc/passwd' } } },
      { tree: good },
    ],
    found: ['note state-file/not-regular'],
  },
  'a link that leaves the tree, then laundered': {
    chapters: [
      { tree: good },
      { files: { [treeFile]: { mode: '120000', content: '../../../../x' } } },
      { tree: fresh },
    ],
    found: ['note state-file/not-regular', 'error immutability a'],
  },
  'a submodule': {
    chapters: [{ tree: good }, { files: { [treeFile]: { mode: '160000', commit: 'a'.repeat(40) } } }],
    found: ['error state-file/not-regular'],
  },
  'an LFS pointer': {
    chapters: [{ tree: good }, { tree: lfs }, { tree: good }],
    found: ['note state-file/lfs-pointer'],
  },
  'an executable file, which is the same file': {
    chapters: [{ tree: good }, { files: { [treeFile]: { mode: '100755', content: pretty(less) } } }],
    found: ['error immutability a'],
  },
  'a file moved as it is: one transition that changes nothing': {
    chapters: [{ tree: good }, { tree: null, files: { [otherFile]: text } }],
    found: [],
  },
  'a file moved, then tampered with': {
    chapters: [
      { tree: good },
      { tree: null, files: { [otherFile]: text } },
      { files: { [otherFile]: pretty(less) } },
    ],
    found: ['error immutability a'],
  },
  'a file moved and moved back': {
    chapters: [
      { tree: good },
      { tree: null, files: { [otherFile]: text } },
      { tree: good, files: { [otherFile]: null } },
    ],
    found: [],
  },
  'a file archived: the same blob at a path that is not governed': {
    chapters: [{ tree: good }, { tree: null, files: { 'archive/tree-1.json': text } }],
    found: ['warning state-file/deleted'],
  },
  'a file archived with less in it': {
    chapters: [{ tree: alone }, { tree: null, files: { 'archive/tree-1.json': pretty(lessAlone) } }],
    found: ['error state-file/deleted'],
  },
  'a file deleted': { chapters: [{ tree: alone }, { tree: null }], found: ['error state-file/deleted'] },
  'a file deleted and created again with other work done': {
    chapters: [{ tree: alone }, { tree: null }, { tree: changing(alone, 'alone', { passes: false }) }],
    found: ['error immutability alone', 'note state-file/deleted'],
  },
};

describe.each([
  ['content that cannot be read:', unreadable],
  ['a state file and where it stands:', places],
])('%s', (_, cases) => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(cases);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(cases))('%s', (name, { found }) => {
    const warnings = found.some((row) => row.startsWith('warning'));
    const rows = told.rows(name, { warnings }).map((row) => row.replace(/( #\S+)? +in .*$/, ''));
    expect(rows.sort()).toEqual([...found].sort());
  });

  it('says the same of all of them in git', async () => {
    expect(await told.printedRows()).toEqual(Object.keys(cases).map((name) => [name, told.rows(name)]));
  });
});

describe('a repository judged under other circumstances', () => {
  let repository: TemporaryRepository;
  let range: string;
  let plain: CliResult;

  beforeAll(async () => {
    repository = newRepository();
    const ids = repository.commitAll([
      {
        message: 'plan',
        files: { [treeFile]: pretty(open), 'é/code.js': '0', '.gitattributes': '* text=auto\n' },
      },
      { message: declaring(done('a')), files: { [treeFile]: pretty(good) } },
      { message: 'tamper', files: { [treeFile]: pretty(less).replaceAll('\n', '\r\n') } },
      { message: 'code', files: { 'é/code.js': '1' } },
    ]);
    repository.git('reset', '-q', '--hard');
    range = `${ids[0]}..${ids[3]}`;
    plain = await run(repository, ['--range', range, '--format', 'json']);
  });

  it('finds the tampering', () => {
    expect(plain).toMatchObject({ code: 1, error: '' });
    expect(reportOf(plain).findings.map(({ ruleId }) => ruleId)).toEqual(['task-tree/immutability']);
  });

  it('says the same in a subdirectory, a linked worktree, and with a detached HEAD', async () => {
    const linked = join(repository.directory, '..', 'linked');
    repository.git('worktree', 'add', '-q', '--detach', linked, 'main');
    const judge = (cwd: string) => run(repository, ['--range', range, '--format', 'json'], { cwd });
    expect(await judge(join(repository.directory, '.runner'))).toEqual(plain);
    expect(await judge(linked)).toEqual(plain);
    expect(await run(repository, ['--base', 'main~3', '--format', 'json'], { cwd: linked })).toEqual(plain);
    writeFileSync(join(linked, treeFile), pretty(changing(less, 'a', { goal: 'lesser' })));
    const environment = repository.environment;
    expect((await runCli(['check', '--worktree'], { cwd: linked, environment })).code).toBe(1);
    expect(
      (await runCli(['check', '--worktree'], { cwd: join(repository.directory, 'é'), environment })).code,
    ).toBe(0);
  });

  it('says the same whatever git is configured to print', async () => {
    const settings: Readonly<Record<string, string>> = {
      'core.quotepath': 'true',
      'core.autocrlf': 'true',
      'core.abbrev': '4',
      'log.showSignature': 'true',
      'log.date': 'relative',
      'log.follow': 'true',
      'log.mailmap': 'true',
      'format.pretty': 'oneline',
      'color.ui': 'always',
      'diff.noprefix': 'true',
      'diff.renames': 'copies',
      'diff.external': 'false',
      'diff.orderFile': '/nonexistent',
      'diff.relative': 'true',
      'diff.ignoreSubmodules': 'all',
      'core.pager': 'false',
      'i18n.logOutputEncoding': 'UTF-16',
    };
    const file = join(repository.directory, '..', 'settings');
    const lines = Object.entries(settings).map(([name, value]) => {
      const [section, key] = name.split('.');
      return `[${section}]\n\t${key} = ${value}\n`;
    });
    writeFileSync(file, lines.join(''));
    repository.git('config', 'include.path', file);
    expect(await run(repository, ['--range', range, '--format', 'json'])).toEqual(plain);
    repository.git('config', '--unset', 'include.path');
  });

  it('says the same whatever GIT_* the environment holds', async () => {
    const environment = {
      GIT_EXTERNAL_DIFF: 'false',
      GIT_TRACE: '1',
      GIT_TRACE_SETUP: '2',
      GIT_PAGER: 'false',
      GIT_DIFF_OPTS: '--unified=0',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.useReplaceRefs',
      GIT_CONFIG_VALUE_0: 'true',
      GIT_CONFIG_PARAMETERS: "'diff.noprefix=true'",
      GIT_LITERAL_PATHSPECS: '0',
      GIT_GLOB_PATHSPECS: '1',
      GIT_REPLACE_REF_BASE: 'refs/heads/',
      GIT_SHALLOW_FILE: '/dev/null',
      GIT_GRAFT_FILE: '/dev/null',
      GIT_NAMESPACE: 'x',
      GIT_EDITOR: ':',
      GIT_EXEC_PATH: '/nonexistent',
      GIT_CEILING_DIRECTORIES: '/',
      GIT_OPTIONAL_LOCKS: '1',
      LC_ALL: 'de_DE.UTF-8',
      LANGUAGE: 'de',
    };
    expect(await run(repository, ['--range', range, '--format', 'json'], { environment })).toEqual(plain);
  });

  it('is not told another history by replace refs, and refuses grafts', async () => {
    const [second = '', third = ''] = repository.git('rev-parse', 'main~1', 'main~2').split('\n');
    repository.git('replace', second, third);
    expect(await run(repository, ['--range', range, '--format', 'json'])).toEqual(plain);
    repository.git('replace', '-d', second);
    const info = join(repository.directory, '.git', 'info');
    mkdirSync(info, { recursive: true });
    const [head, root] = [repository.git('rev-parse', 'main'), repository.git('rev-parse', 'main~3')];
    writeFileSync(join(info, 'grafts'), `${head} ${root}\n`);
    const refused = await run(repository, ['--range', range]);
    writeFileSync(join(info, 'grafts'), '');
    expect(refused.code).toBe(4);
    expect(refused.out).toContain('info/grafts');
  });

  it('takes a branch whose name looks like an option for a branch', async () => {
    repository.git('update-ref', 'refs/heads/-evil', 'main');
    repository.git('update-ref', 'refs/heads/--output=x', 'main');
    for (const name of ['-evil', '--output=x']) {
      expect(await run(repository, [`--range=main~3..${name}`, '--format', 'json'])).toEqual(plain);
      expect((await run(repository, [`--base=${name}`])).code).toBe(0);
    }
  });
});

describe('a shallow clone', () => {
  let origin: TemporaryRepository;
  beforeAll(() => {
    origin = newRepository();
    origin.commitAll([
      { message: 'plan', files: { [treeFile]: pretty(open) } },
      { message: declaring(done('a')), files: { [treeFile]: pretty(good) } },
      { message: 'tamper', files: { [treeFile]: pretty(less) } },
      { message: 'code', files: { 'code.js': '1' } },
      { message: 'side', files: { 'side.js': '1' }, branch: 'side', parents: [1] },
    ]);
  });

  it('cannot judge a range that it does not hold whole, and says how to fetch the rest', async () => {
    const clone = newRepository({
      clone: ['--depth=1', '--no-local', '--no-single-branch', origin.directory],
    });
    const judged = await run(clone, ['--range', 'origin/side..origin/main']);
    expect(judged.code).toBe(4);
    expect(judged.out).toContain('cannot judge');
    expect(judged.out).toContain('git fetch --unshallow');
    expect(judged.out).toContain('fetch-depth: 0');
    expect((await run(clone, ['--range', 'origin/side..origin/main', '--fail-on', 'never'])).code).toBe(4);
  });

  it('judges a range that it holds whole', async () => {
    const clone = newRepository({ clone: ['--depth=3', '--no-local', origin.directory] });
    const judged = await run(clone, ['--range', 'main~2..main']);
    expect(judged.code).toBe(1);
    expect(judged.out).toContain('task-tree/immutability');
    expect((await run(clone, ['--range', 'main~1..main'])).code).toBe(0);
  });
});

describe('a SHA-256 repository', () => {
  it('is judged like any other', async () => {
    const repository = newRepository({ objectFormat: 'sha256' });
    const ids = repository.commitAll([
      { message: 'plan', files: { [treeFile]: pretty(open) } },
      { message: declaring(done('a')), files: { [treeFile]: pretty(good) } },
      { message: 'tamper', files: { [treeFile]: pretty(less) } },
    ]);
    expect(ids[0]).toHaveLength(64);
    expect(await run(repository, ['--range', 'main~2..main~1'])).toMatchObject({ code: 0, error: '' });
    const judged = await run(repository, ['--range', `${ids[0]}..${ids[2]}`]);
    expect(judged.code).toBe(1);
    expect(judged.out).toContain('task-tree/immutability');
  });
});

describe('the index', () => {
  const write = ({ directory }: TemporaryRepository, version: typeof good) => {
    mkdirSync(join(directory, '.runner/state'), { recursive: true });
    writeFileSync(join(directory, treeFile), pretty(version));
  };

  it('of an unborn HEAD is judged against nothing', async () => {
    const repository = newRepository();
    expect((await run(repository, ['--staged'])).code).toBe(0);
    write(repository, good);
    repository.git('add', treeFile);
    const refused = await run(repository, ['--staged']);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('task-tree/initial');
    write(repository, open);
    repository.git('add', treeFile);
    expect((await run(repository, ['--staged'])).code).toBe(0);
    expect((await run(repository, [])).code).toBe(0);
  });

  it('holds nothing of a file that is only intended to be added', async () => {
    const repository = newRepository();
    repository.commitAll([{ message: 'code', files: { 'code.js': '0' } }]);
    repository.git('reset', '-q', '--hard');
    write(repository, good);
    repository.git('add', '--intent-to-add', treeFile);
    expect(await run(repository, ['--staged'])).toMatchObject({ code: 0, error: '' });
    expect((await run(repository, ['--worktree'])).out).toContain('task-tree/initial');
  });

  it('is what counts for a file that the work tree skips', async () => {
    const repository = newRepository();
    repository.commitAll([{ message: 'plan', files: { [treeFile]: pretty(good) } }]);
    repository.git('reset', '-q', '--hard');
    write(repository, less);
    repository.git('add', treeFile);
    repository.git('update-index', '--skip-worktree', treeFile);
    write(repository, good);
    const judged = await run(repository, ['--staged']);
    expect(judged.code).toBe(1);
    expect(judged.out).toContain('task-tree/immutability');
  });
});

describe('hostile text', () => {
  const hostile = '\u001b[2J\u202e::error::x\n::stop-commands::y\r##[error]z\u0007\u009b0m';
  const tampered = tree(passed(hostile, { goal: `${hostile}less`, title: hostile }), node('b'));
  const message = `${hostile}\n\n::set-output name=a::b\n##[add-mask]c\n\nAgent-Step: node=${JSON.stringify(hostile)} status=done guard=pass\n`;

  it('reaches no terminal and no runner raw', async () => {
    const repository = newRepository();
    const file = `${hostile.replace(/[/\n\r]/g, '')}/${treeFile}`;
    repository.commitAll([
      { message: 'plan', files: { [file]: pretty(tree(passed(hostile, { title: hostile }), node('b'))) } },
      { message, files: { [file]: pretty(tampered) } },
      { message, files: { [file]: '{ "\u001b[2J ::error::\n##[error]": ' } },
    ]);
    for (const format of ['text', 'github']) {
      const judged = await run(repository, ['--range', 'main~2..main', '--verbose', '--format', format]);
      expect(judged.code).toBe(1);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
      expect(judged.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(judged.out).not.toContain('##[');
      const commands = judged.out.split('\n').filter((line) => line.trimStart().startsWith('::'));
      // Its own annotations, and what tells the runner to take nothing between two random words for a command.
      const own =
        /^::(error|warning|notice|group|endgroup)\b|^::(stop-commands::[0-9a-f]{64}|[0-9a-f]{64}::)$/;
      const known = format === 'text' ? [] : commands.filter((line) => own.test(line));
      expect(commands).toEqual(known);
    }
  });
});
