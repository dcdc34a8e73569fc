import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { type Story, type Told, tellStories, treeFile } from '../support/e2e-trees.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, done, node, passed, pretty, tree } from '../support/trees.ts';

/** Symbolic links at governed paths and above them: docs/judging.md, 2, Files. */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const more = tree(passed('a'), passed('b'));

const link = (content: string) => ({ mode: '120000', content }) as const;
const store = 'store/tree.txt';
/** The state lies in an ungoverned file that a link leads to. */
const linked = { [treeFile]: link(`../../${store}`), [store]: pretty(good) };
/** The folder of the state lies elsewhere; git has no entry at the governed path. */
const linkedFolder = { '.runner': link('store/runner'), 'store/runner/state/tree.json': pretty(good) };
const folderStore = 'store/runner/state/tree.json';
// All stories share one range, in which a file that another story adds could be the archive of one that goes.
const linkedAlone = (name: string) => ({
  ...linkedFolder,
  [folderStore]: pretty(tree(passed(name), node('other'))),
});

interface Case extends Story {
  readonly found: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'only the target is tampered with': {
    chapters: [{ files: linked }, { files: { [store]: pretty(less) } }],
    found: ['error immutability a in 1'],
  },
  'a declared step in the target': {
    chapters: [{ files: linked }, { files: { [store]: pretty(more) }, says: [done('b')] }],
    found: [],
  },
  'an undeclared flip in the target': {
    chapters: [{ files: linked }, { files: { [store]: pretty(more) } }],
    found: ['error undeclared-pass b#passes in 1'],
  },
  'the link leads to other content': {
    chapters: [{ files: linked }, { files: { [treeFile]: link('../../other'), other: pretty(less) } }],
    found: ['error immutability a in 1'],
  },
  'the link leads to a copy': {
    chapters: [{ files: linked }, { files: { [treeFile]: link('../../other'), other: pretty(good) } }],
    found: [],
  },
  'the file moves away and a link takes its place': {
    chapters: [{ tree: good }, { files: linked }],
    found: [],
  },
  'a link to the file as it was long ago': {
    chapters: [{ tree: good, files: { old: pretty(open) } }, { files: { [treeFile]: link('../../old') } }],
    found: ['error immutability a in 1'],
  },
  'tampered with through the link, then repaired': {
    chapters: [{ files: linked }, { files: { [store]: pretty(less) } }, { files: { [store]: pretty(good) } }],
    found: ['note immutability a in 1, repaired in 2'],
  },
  'a merge that takes the tampered side of the target': {
    chapters: [
      { files: linked },
      { files: { [store]: pretty(more) }, says: [done('b')] },
      { files: { code: 'x' }, parents: [0] },
      { files: { [store]: pretty(good) }, parents: [1, 2] },
    ],
    found: ['error immutability root in 3', 'error immutability b in 3'],
  },
  'a merge of both sides': {
    chapters: [
      { files: linked },
      { files: { [store]: pretty(more) }, says: [done('b')] },
      { files: { code: 'x' }, parents: [0] },
      { files: { [store]: pretty(more) }, parents: [2, 1] },
    ],
    found: [],
  },
  'a link that loops': {
    chapters: [{ files: linked }, { files: { [store]: link('../.runner/state/tree.json') } }],
    found: ['error state-file/not-regular  in 1'],
  },
  'a link that leads nowhere': {
    chapters: [{ files: linked }, { files: { [store]: null } }],
    found: ['error state-file/not-regular  in 1'],
  },
  'a link into a submodule': {
    chapters: [
      { files: linked },
      { files: { [treeFile]: link('../../sub/tree.json'), sub: { mode: '160000', commit: 'a'.repeat(40) } } },
    ],
    found: ['error state-file/not-regular  in 1'],
  },
  'a target that is a Git LFS pointer': {
    chapters: [
      { files: linked },
      { files: { [store]: 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n' } },
    ],
    found: ['error state-file/lfs-pointer  in 1'],
  },
  'a target that cannot be read': {
    chapters: [{ files: linked }, { files: { [store]: '{' } }],
    found: ['error state-file/unreadable  in 1'],
  },
  'a folder elsewhere: its file is tampered with': {
    chapters: [{ files: linkedFolder }, { files: { [folderStore]: pretty(less) } }],
    found: ['error immutability a in 1'],
  },
  'a folder elsewhere: a declared step': {
    chapters: [{ files: linkedFolder }, { files: { [folderStore]: pretty(more) }, says: [done('b')] }],
    found: [],
  },
  'a folder elsewhere: its file is deleted': {
    chapters: [{ files: linkedAlone('gone') }, { files: { [folderStore]: null } }],
    found: ['error state-file/deleted  in 1'],
  },
  'a folder elsewhere: the link is deleted, and what it led to is kept': {
    chapters: [{ files: linkedAlone('kept') }, { files: { '.runner': null } }],
    found: ['warning state-file/deleted  in 1'],
  },
  'a folder elsewhere: the link is deleted, and what it led to': {
    chapters: [{ files: linkedAlone('both') }, { files: { '.runner': null, [folderStore]: null } }],
    found: ['error state-file/deleted  in 1'],
  },
  'a folder that moves away, with a link in its place': {
    chapters: [
      { tree: good },
      { tree: null, files: { '.runner': link('store/runner'), [folderStore]: pretty(good) } },
    ],
    found: [],
  },
  'a folder that is replaced by a link to other content': {
    chapters: [
      { tree: good },
      { tree: null, files: { '.runner': link('store/runner'), [folderStore]: pretty(less) } },
    ],
    found: ['error immutability a in 1'],
  },
  'a folder that is replaced by a link out of the repository': {
    chapters: [{ tree: good }, { tree: null, files: { '.runner': link('/var/lib/runner') } }],
    found: ['error state-file/not-regular  in 1'],
  },
  'links in links': {
    chapters: [
      {
        files: {
          '.runner': link('x'),
          x: link('y'),
          'y/state': link('../z'),
          'z/tree.json': link('../end'),
          end: pretty(good),
        },
      },
      { files: { end: pretty(less) } },
    ],
    found: ['error immutability a in 1'],
  },
  'a file beside the target': {
    chapters: [{ files: linked }, { files: { 'store/other.txt': 'x' } }],
    found: [],
  },
};

describe('links, in a range', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(cases);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(cases))('%s', (name, { found }) => {
    const warnings = found.some((row) => row.startsWith('warning'));
    expect(told.rows(name, { warnings })).toEqual(found);
  });

  it('say where the content lies, restore it there, and annotate the file that exists', async () => {
    const { out } = await told.judge('only the target is tampered with', 1);
    expect(out).toMatch(/^s0\/\.runner\/state\/tree\.json:\d+:\d+ {2}error/m);
    expect(out).toMatch(/See {5}s0\/store\/tree\.txt:\d+:\d+ {2}where the content lies/);
    expect(out).toMatch(/git checkout \w+ -- s0\/store\/tree\.txt/);
    const github = (await told.judge('only the target is tampered with', 1, '--format', 'github')).out;
    expect(github).toMatch(/^::error file=s0\/store\/tree\.txt,line=/m);
  });
});

describe('links, in every other mode', () => {
  let repository: TemporaryRepository;
  const run = (...args: string[]) =>
    runCli(args, { cwd: repository.directory, environment: repository.environment });
  const found = async (...args: string[]) =>
    reportOf(await run('check', ...args, '--format', 'json')).findings.map(
      ({ ruleId, file }) => `${ruleId} ${file}`,
    );
  const tampered = [`task-tree/immutability ${treeFile}`];

  beforeAll(() => {
    repository = createTemporaryRepository();
    repository.commitAll([
      { message: 'plan', files: { ...linked, code: 'x' } },
      { message: 'code', files: { code: 'y' } },
    ]);
    repository.git('reset', '-q', '--hard');
  });
  afterAll(() => repository.cleanup());

  it('are followed in the work tree, the index and one commit', async () => {
    expect(await found('--worktree')).toEqual([]);
    writeFileSync(join(repository.directory, store), pretty(less));
    expect(await found('--worktree')).toEqual(tampered);
    expect(await found('--staged')).toEqual([]);
    repository.git('add', '.');
    expect(await found('--staged')).toEqual(tampered);
    repository.git('commit', '-q', '-m', 'x');
    expect(await found('--commit', 'HEAD')).toEqual(tampered);
    expect(await found('--commit', 'HEAD~1')).toEqual([]);
    repository.git('reset', '-q', '--hard', 'HEAD~1');
  });

  it('are followed where everything is judged, and shown by status', async () => {
    expect(await found('--all')).toEqual([]);
    writeFileSync(join(repository.directory, store), '{');
    expect(await found('--all')).toContain(`state-file/unreadable ${treeFile}`);
    repository.git('reset', '-q', '--hard');
    expect(await run('status')).toMatchObject({ code: 0 });
    expect((await run('status')).out).toContain(treeFile);
  });

  it('are not followed outside of the repository, even where the file is there', async () => {
    const outside = join(repository.directory, '..', 'outside.json');
    writeFileSync(outside, pretty(good));
    rmSync(join(repository.directory, treeFile));
    symlinkSync('../../../outside.json', join(repository.directory, treeFile));
    expect(await found('--worktree')).toEqual([`state-file/not-regular ${treeFile}`]);
    repository.git('reset', '-q', '--hard');
  });

  it('cost a range no more than five processes', async () => {
    const shims = join(repository.directory, '..', 'shims');
    const log = join(shims, 'calls');
    mkdirSync(shims);
    writeFileSync(join(shims, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nPATH="\${PATH#*:}" exec git "$@"\n`);
    chmodSync(join(shims, 'git'), 0o755);
    const environment = {
      ...repository.environment,
      PATH: [shims, repository.environment.PATH ?? ''].join(delimiter),
    };
    await runCli(['check', '--range', 'main~1..main'], { cwd: repository.directory, environment });
    expect(readFileSync(log, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(5);
  });
});

describe('links, in hooks', () => {
  let repository: TemporaryRepository;
  let log: string;

  beforeAll(() => {
    repository = createTemporaryRepository();
    const hooks = join(repository.directory, '..', 'hooks');
    const shims = join(repository.directory, '..', 'shims');
    log = join(shims, 'calls');
    for (const folder of [hooks, shims]) mkdirSync(folder);
    write(
      join(hooks, 'pre-commit'),
      `#!/bin/sh\nPATH="${shims}:$PATH" exec "${process.execPath}" "${built('cli.js')}" hook pre-commit\n`,
    );
    write(join(shims, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nPATH="\${PATH#*:}" exec git "$@"\n`);
    for (const file of [join(hooks, 'pre-commit'), join(shims, 'git')]) chmodSync(file, 0o755);
    repository.git('config', 'core.hooksPath', hooks);
  });
  afterAll(() => repository.cleanup());

  function write(file: string, text: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Commits one change on top of the given files; what the hook said, and how often it called git. */
  function commit(
    files: Readonly<Record<string, string | { readonly content: string }>>,
    change: Readonly<Record<string, string>>,
  ) {
    const { directory: cwd, environment: env } = repository;
    spawnSync('git', ['rm', '-r', '-q', '-f', '--ignore-unmatch', '.'], { cwd, env });
    for (const [path, file] of Object.entries(files)) {
      if (typeof file === 'string') write(join(cwd, path), file);
      else {
        mkdirSync(dirname(join(cwd, path)), { recursive: true });
        symlinkSync(file.content, join(cwd, path));
      }
    }
    repository.git('add', '-A');
    repository.git('commit', '-q', '--no-verify', '--allow-empty', '-m', 'start');
    for (const [path, text] of Object.entries(change)) write(join(cwd, path), text);
    repository.git('add', '-A');
    rmSync(log, { force: true });
    const ended = spawnSync('git', ['commit', '-q', '-m', 'work'], { cwd, env, encoding: 'utf8' });
    const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0;
    return { code: ended.status, text: ended.stdout + ended.stderr, calls };
  }

  it.each<[string, Parameters<typeof commit>[0], Parameters<typeof commit>[1]]>([
    ['the target of a link', linked, { [store]: pretty(less) }],
    ['a file in a folder that a link leads to', linkedFolder, { [folderStore]: pretty(less) }],
  ])('a change of %s is judged', (_, files, change) => {
    const { code, text } = commit(files, change);
    expect(text).toContain('task-tree/immutability');
    expect(code).toBe(1);
  });

  // Other systems cannot hold both files.
  it.runIf(process.platform === 'linux')(
    'a path that differs from a governed one only in case is judged',
    () => {
      const { code, text } = commit({ [treeFile]: pretty(good) }, { '.Runner/state/tree.json': 'x' });
      expect(text).toContain('state-file/case-collision');
      expect(code).toBe(1);
    },
  );

  it.each<[string, number, Parameters<typeof commit>[0], Parameters<typeof commit>[1]]>([
    ['one process where there is no link', 1, { [treeFile]: pretty(good), code: 'x' }, { code: 'y' }],
    [
      'two where a link leads to something else',
      2,
      { [treeFile]: pretty(good), 'CLAUDE.md': link('AGENTS.md'), 'AGENTS.md': 'x' },
      { 'AGENTS.md': 'y' },
    ],
    [
      'two where a folder is behind a link, and nothing in it has the name of a state file',
      2,
      linkedFolder,
      { 'store/runner/notes.md': 'y' },
    ],
  ])('nothing to judge takes %s', (_, calls, files, change) => {
    expect(commit(files, change)).toMatchObject({ code: 0, calls });
  });
});
