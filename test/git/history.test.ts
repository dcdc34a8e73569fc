import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, CommitFacts } from '../../src/engine/ports.ts';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { resolveRange } from '../../src/git/refs/refs.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const zero = '0'.repeat(40);
const hostilePath = ':(top)"a\tb\nc\\é.json';
const hostileMessage = `\n:100644 100644 ${zero} ${zero} M\ncommit ${zero}\n\tx "y" é😀 %H\n\nAgent-Step: 1\n`;

let repository: TemporaryRepository;
let ids: string[] = [];

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'root', files: { 'a.json': '1', 'dir/b.json': 'b' } },
    { message: hostileMessage, files: { [hostilePath]: 'x', 'z.json': 'z' } },
    { message: 'empty' },
    { message: Buffer.from('caf\xe9\0hidden', 'latin1'), files: { 'moved.json': 'b', 'dir/b.json': null } },
    { message: 'side', files: { 'side.json': 's' }, branch: 'side', parents: [0] },
    { message: 'merge', files: { 'side.json': 's', 'a.json': 'evil' }, parents: [3, 4] },
    {
      message: 'natures',
      files: {
        'a.json': { mode: '120000', content: 'z.json' },
        sub: { mode: '160000', commit: 'a'.repeat(40) },
        'z.json': { mode: '100755', content: 'z' },
      },
    },
    { message: 'stranger', files: { 'a.json': '1' }, branch: 'stranger', parents: [] },
  ]);
});
afterAll(() => repository.cleanup());

function open(environment = repository.environment) {
  return openGitRepository(repository.directory, environment);
}

function historyOf(git = open()) {
  return createGitHistory(git, createGitObjects(git));
}

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
  return answer.value;
}

const list = async (git = open()): Promise<readonly CommitFacts[]> =>
  value(await historyOf(git).commits({ base: ids[0] ?? '', head: ids[6] ?? '' }));
const paths = (commit: CommitFacts | undefined) => commit?.changes.map((change) => change.path);

describe('commits', () => {
  it('lists each commit after its parents, empty ones and merges too', async () => {
    const commits = await list();
    expect(commits.map(({ id }) => id).sort()).toEqual(ids.slice(1, 7).sort());
    const places = new Map(commits.map(({ id }, place) => [id, place]));
    for (const { id, parents } of commits) {
      for (const parent of parents) expect(places.get(parent) ?? -1).toBeLessThan(places.get(id) ?? -1);
    }
    const byId = new Map(commits.map((commit) => [commit.id, commit]));
    const [, hostile, empty, moved, , merge, natures] = ids.map((id) => byId.get(id));
    expect(hostile?.message?.trim()).toBe(hostileMessage.trim());
    expect(paths(hostile)).toEqual([hostilePath, 'z.json']);
    expect(empty).toMatchObject({ changes: [], parents: [ids[1]], at: '2023-11-14T22:13:23Z' });
    expect(paths(moved)).toEqual(['dir/b.json', 'moved.json']);
    expect(moved?.message).toMatch(/^caf\ufffd/);
    expect(merge?.parents).toEqual([ids[3], ids[4]]);
    expect(paths(merge)).toEqual(['a.json', 'side.json']);
    expect(natures?.changes.map(({ before, after }) => [before?.nature, after?.nature])).toEqual([
      ['regular', 'link'],
      [undefined, 'submodule'],
      ['regular', 'regular'],
    ]);
  });

  it('excludes what the whole base side has, not only the merge base', async () => {
    const git = open();
    const range = value(await resolveRange(git, `${ids[4]}..${ids[6]}`));
    expect(range).toMatchObject({ base: ids[4], tip: ids[4] });
    const commits = value(await historyOf(git).commits(range));
    expect(commits.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[3], ids[5], ids[6]]);
  });

  it('shows a root that joins the range with all its files', async () => {
    const commits = value(await historyOf().commits({ base: ids[0] ?? '', head: ids[7] ?? '' }));
    expect(commits.map(paths)).toEqual([['a.json']]);
  });

  it('lists a commit after its parent even where the clock ran backwards', async () => {
    const [root, late, early, merge] = repository.commitAll([
      { message: 'root', branch: 'skewed', parents: [], at: 1_600_000_000 },
      { message: 'late', branch: 'skewed', at: 1_600_000_900 },
      { message: 'early', branch: 'skewed', at: 1_600_000_100 },
      { message: 'merge', branch: 'skewed', parents: [1, 2], at: 1_600_001_000 },
    ]);
    const range = { base: root ?? '', head: merge ?? '' };
    const commits = value(await historyOf().commits(range));
    expect(commits.map(({ id }) => id)).toEqual([late, early, merge]);
  });

  it.each(['HEAD', '--output=pwned', '', 'a'.repeat(41)])('takes ids only, not %j', async (name) => {
    const history = historyOf();
    const root = ids[0] ?? '';
    expect(await history.commits({ base: root, head: name })).toMatchObject({ ok: false });
    expect(await history.commits({ base: name, head: root })).toMatchObject({ ok: false });
    expect(await history.upTo(name, 1)).toMatchObject({ ok: false });
    expect(await history.tree(name)).toMatchObject({ ok: false });
  });

  it('says when git fails', async () => {
    const answer = await historyOf().commits({ base: 'a'.repeat(40), head: ids[1] ?? '' });
    expect(answer).toMatchObject({
      obstacle: { code: 'git-failed', message: expect.stringContaining('128') },
    });
  });
});

describe('upTo', () => {
  it('follows first parents, nearest first', async () => {
    const history = historyOf();
    const commits = value(await history.upTo(ids[5] ?? '', 3));
    expect(commits.map(({ id }) => id)).toEqual([ids[5], ids[3], ids[2]]);
    expect(commits[0]?.parents).toEqual([ids[3], ids[4]]);
    expect(value(await history.upTo(ids[1] ?? '', 50)).map(paths)).toEqual([
      [hostilePath, 'z.json'],
      ['a.json', 'dir/b.json'],
    ]);
    expect(value(await history.upTo(ids[1] ?? '', 0))).toEqual([]);
  });

  it.each(['', 'below'])(
    'finds the commits that changed a path, from the folder "%s" too',
    async (folder) => {
      mkdirSync(join(repository.directory, folder), { recursive: true });
      const git = openGitRepository(join(repository.directory, folder));
      const inside = createGitHistory(git, createGitObjects(git));
      const touching = ['dir/b.json', '*.json'];
      const found = value(await inside.upTo(ids[5] ?? '', 4, { touching }));
      expect(found.map(({ id }) => id)).toEqual([ids[5], ids[3], ids[0]]);
      expect(value(await inside.upTo(ids[5] ?? '', 4, { touching: ['*.json'] }))).toEqual([]);
    },
  );
});

describe('tree', () => {
  it('has every path with what it is', async () => {
    const tree = value(await historyOf().tree(ids[6] ?? ''));
    expect([...tree.keys()].sort()).toEqual(
      [hostilePath, 'a.json', 'moved.json', 'side.json', 'sub', 'z.json'].sort(),
    );
    expect(tree.get('a.json')?.nature).toBe('link');
    expect(tree.get('sub')).toEqual({ blob: 'a'.repeat(40), nature: 'submodule' });
  });
});

describe('what must not bend the answers', () => {
  it('configuration', async () => {
    const plain = await list();
    const trap = join(repository.directory, 'trap');
    const order = join(repository.directory, 'order');
    writeFileSync(order, 'z*\n');
    writeFileSync(join(repository.directory, '.git', 'config'), hostileConfiguration(trap, order), {
      flag: 'a',
    });
    mkdirSync(join(repository.directory, '.git', 'info'), { recursive: true });
    writeFileSync(join(repository.directory, '.git', 'info', 'attributes'), '*.json diff=trap\n');
    expect(await list()).toEqual(plain);
    const root = { base: ids[7] ?? '', head: ids[0] ?? '' };
    expect(paths(value(await historyOf().commits(root))[0])).toEqual(['a.json', 'dir/b.json']);
    const inside = join(repository.directory, 'dir');
    mkdirSync(inside);
    expect(await list(openGitRepository(inside, repository.environment))).toEqual(plain);
    expect(existsSync(trap)).toBe(false);
  });

  it('a signature and what checks it', async () => {
    const object = join(repository.directory, 'signed');
    const gpg = join(repository.directory, 'gpg');
    const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n';
    const unsigned = repository.git('cat-file', 'commit', ids[2] ?? '');
    writeFileSync(object, `${unsigned.replace('\n\n', `\n${signature}\n`)}\n`);
    writeFileSync(gpg, '#!/bin/sh\necho "[GNUPG:] GOODSIG 1 x"; echo "gpg: Good" >&2; touch "$0.ran"\n');
    chmodSync(gpg, 0o755);
    repository.git('config', 'gpg.program', gpg);
    const signed = repository.git('hash-object', '-t', 'commit', '-w', object);
    const [commit] = value(await historyOf().commits({ base: ids[1] ?? '', head: signed }));
    expect(commit).toMatchObject({ id: signed, parents: [ids[1]], message: 'empty\n', changes: [] });
    expect(existsSync(`${gpg}.ran`)).toBe(false);
  });

  it('notes and replaced commits', async () => {
    const plain = await list();
    repository.git('notes', 'add', '-m', 'note', ids[1] ?? '');
    repository.git('replace', ids[1] ?? '', ids[7] ?? '');
    expect(await list()).toEqual(plain);
    repository.git('replace', '-d', ids[1] ?? '');
  });

  it('environment', async () => {
    const trap = join(repository.directory, 'trap');
    const plain = await list();
    const git = open({
      ...repository.environment,
      GIT_EXTERNAL_DIFF: `touch ${trap}`,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.bare',
      GIT_CONFIG_VALUE_0: 'nonsense',
      GIT_CONFIG_PARAMETERS: "'core.bare=nonsense'",
      GIT_TRACE: trap,
      GIT_EDITOR: ':',
      GIT_PAGER: `touch ${trap}`,
      GIT_GRAFT_FILE: trap,
      GIT_SHALLOW_FILE: trap,
      GIT_REPLACE_REF_BASE: 'refs/heads/',
      GIT_NAMESPACE: 'x',
      GIT_EXEC_PATH: repository.directory,
      EDITOR: ':',
      PAGER: ':',
      VISUAL: ':',
      LANG: 'de_DE.UTF-8',
    });
    expect(await list(git)).toEqual(plain);
    const blobs = createGitObjects(git);
    const blob = plain[0]?.changes[0]?.after?.blob ?? '';
    expect(await blobs.open(blob)).toBeDefined();
    await blobs.close();
    expect(existsSync(trap)).toBe(false);
  });
});

it('hands the index of a hook on to git', async () => {
  const index = join(repository.directory, '.git', 'next-index-1.lock');
  const environment = { ...repository.environment, GIT_INDEX_FILE: index };
  await open(environment).run(['read-tree', ids[0] ?? '']);
  const staged = await open(environment).run(['ls-files', '-z']);
  expect(staged.ok && staged.output.toString()).toBe('a.json\0dir/b.json\0');
  expect(existsSync(index)).toBe(true);
});

it('rejects every exit code that is not zero', async () => {
  const result = await open().run(['cat-file', '-e', 'a'.repeat(40)]);
  expect(result).toMatchObject({ ok: false, code: 1, complaint: '' });
});

it('starts four processes for a whole range', async () => {
  const shims = join(repository.directory, 'shims');
  const log = join(shims, 'calls');
  mkdirSync(shims);
  writeFileSync(join(shims, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nPATH="\${PATH#*:}" exec git "$@"\n`);
  chmodSync(join(shims, 'git'), 0o755);
  const { PATH = '' } = repository.environment;
  const git = open({ ...repository.environment, PATH: [shims, PATH].join(delimiter) });
  const blobs = createGitObjects(git);
  const history = createGitHistory(git, blobs);
  const range = value(await resolveRange(git, `${ids[0]}..main`));
  const commits = value(await history.commits(range));
  await history.tree(range.head);
  for (const { id } of commits) value(await history.entry(id, 'dir/b.json'));
  const changed = commits.flatMap(({ changes }) => changes.map(({ after }) => after?.blob ?? ''));
  await Promise.all(changed.map((id) => blobs.open(id)));
  await blobs.close();
  expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(4);
});

it('reads a SHA-256 repository', async () => {
  const other = createTemporaryRepository({ objectFormat: 'sha256' });
  const [base = '', head = ''] = other.commitAll([
    { message: 'one', files: { a: '1' } },
    { message: 'two', files: { a: '2' } },
  ]);
  const git = openGitRepository(other.directory, other.environment);
  const history = historyOf(git);
  const range = value(await resolveRange(git, 'main~1..main'));
  expect(range).toMatchObject({ base, head });
  const [commit] = value(await history.commits(range));
  expect(commit).toMatchObject({ id: head, parents: [base], message: 'two' });
  expect(value(await history.tree(head)).get('a')).toEqual(commit?.changes[0]?.after);
  const blobs = createGitObjects(git);
  const chunks = await blobs.open(commit?.changes[0]?.after?.blob ?? '');
  expect(Buffer.concat(chunks ?? []).toString()).toBe('2');
  await blobs.close();
  other.cleanup();
});

function hostileConfiguration(trap: string, order: string): string {
  return `
[log]
  showSignature = true
  showRoot = false
  mailmap = true
  decorate = full
  date = relative
  abbrevCommit = true
  diffMerges = combined
  follow = true
[format]
  pretty = oneline
[diff]
  noprefix = true
  external = touch ${trap}
  renames = copies
  orderFile = ${order}
  relative = true
  ignoreSubmodules = all
  submodule = log
[diff "trap"]
  textconv = touch ${trap}
  command = touch ${trap}
[color]
  ui = always
[core]
  quotepath = true
  abbrev = 5
  pager = touch ${trap}
  warnAmbiguousRefs = false
[pager]
  log = touch ${trap}
[notes]
  displayRef = refs/notes/*
[i18n]
  commitEncoding = ISO-8859-1
  logOutputEncoding = UTF-16
`;
}
