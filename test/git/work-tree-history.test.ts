import { existsSync, mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/ports.ts';
import { createWorkTreeHistory } from '../../src/git/history/work-tree-history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const made: TemporaryRepository[] = [];
let repository: TemporaryRepository;
const inside = (...path: string[]) => join(repository.directory, ...path);

beforeEach(() => {
  repository = createTemporaryRepository();
  made.push(repository);
  const link = { mode: '120000', content: 'a.json' } as const;
  repository.commitAll([
    { message: 'root', files: { 'a.json': 'a\n', 'dir/b.json': 'b\n', link, '.gitignore': 'ignored\n' } },
  ]);
  repository.git('reset', '-q', '--hard', 'main');
});
afterAll(() => {
  for (const { cleanup } of made) cleanup();
});

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
  return answer.value;
}

/** Each changed path with its nature and text: null where the file is gone, undefined where nothing can be read. */
async function changed(directory = repository.directory) {
  const git = openGitRepository(directory, repository.environment);
  const objects = createGitObjects(git);
  const { history, range } = value(await createWorkTreeHistory(git, objects));
  const [commit] = value(await history.commits(range));
  const found: Record<string, unknown> = {};
  for (const { path, after } of commit?.changes ?? []) {
    const chunks = after === null ? undefined : await objects.open(after.blob);
    found[path] = after && [after.nature, chunks && Buffer.concat(chunks).toString('latin1')];
  }
  await objects.close();
  return found;
}

describe('the work tree', () => {
  it('changes nothing where only time stamps differ', async () => {
    utimesSync(inside('a.json'), 1, 1);
    expect(await changed()).toEqual({});
  });

  it('sees a change in the second in which the index was written, of as many bytes', async () => {
    for (const text of ['b\n', 'c\n', 'd\n']) {
      repository.git('reset', '-q', '--hard');
      writeFileSync(inside('a.json'), text);
      expect(await changed()).toEqual({ 'a.json': ['regular', text] });
    }
  });

  it('shows edited, staged, new, promised, deleted and ignored files as what they are', async () => {
    writeFileSync(inside('a.json'), 'staged\n');
    repository.git('add', 'a.json');
    writeFileSync(inside('a.json'), 'later\xe9\n', 'latin1');
    rmSync(inside('dir', 'b.json'));
    writeFileSync(inside('promised'), 'p');
    repository.git('add', '-N', 'promised');
    writeFileSync(Buffer.from(inside('new\nl\xe9'), 'latin1'), 'n');
    writeFileSync(inside('new\ttab'), 't');
    writeFileSync(inside('ignored'), 'i');
    mkdirSync(inside('other'));
    repository.git('init', '-q', 'other');
    writeFileSync(inside('other', 'x'), 'x');
    const expected = {
      'a.json': ['regular', 'later\xe9\n'],
      'dir/b.json': null,
      'new\nl\udce9': ['regular', 'n'],
      'new\ttab': ['regular', 't'],
      promised: ['regular', 'p'],
    };
    expect(await changed()).toEqual(expected);
    mkdirSync(inside('deep', 'er'), { recursive: true });
    expect(await changed(inside('deep', 'er'))).toEqual(expected);
  });

  it('takes a file for the same that only the index gave up', async () => {
    repository.git('rm', '-q', '--cached', 'a.json', 'dir/b.json');
    writeFileSync(inside('dir', 'b.json'), 'other\n');
    expect(await changed()).toEqual({ 'dir/b.json': ['regular', 'other\n'] });
  });

  it('reads the target of a link, never what it points to', async () => {
    rmSync(inside('link'));
    symlinkSync('/etc/passwd', inside('link'));
    rmSync(inside('a.json'));
    symlinkSync('nowhere', inside('a.json'));
    symlinkSync('dir', inside('to-dir'));
    expect(await changed()).toEqual({
      'a.json': ['link', 'nowhere'],
      link: ['link', '/etc/passwd'],
      'to-dir': ['link', 'dir'],
    });
  });

  it('believes the index where the work tree was left out', async () => {
    repository.git('update-index', '--skip-worktree', 'a.json');
    rmSync(inside('a.json'));
    expect(await changed()).toEqual({});
  });

  it.each(['--skip-worktree', '--assume-unchanged'])('sees through %s', async (flag) => {
    repository.git('update-index', flag, 'a.json', 'dir/b.json');
    expect(await changed()).toEqual({});
    utimesSync(inside('a.json'), 1, 1);
    expect(await changed()).toEqual({});
    writeFileSync(inside('a.json'), 'hidden\n');
    expect(await changed()).toEqual({ 'a.json': ['regular', 'hidden\n'] });
    rmSync(inside('a.json'));
    rmSync(inside('dir'), { recursive: true });
    const gone = { 'a.json': null, 'dir/b.json': null };
    expect(await changed()).toEqual(flag === '--skip-worktree' ? {} : gone);
  });

  it('neither runs nor believes a watcher that the configuration names', async () => {
    const ran = inside('.git', 'ran');
    const watcher = inside('.git', 'watcher');
    writeFileSync(watcher, `#!/bin/sh\necho ran > '${ran}'\nprintf 't\\0'\n`, { mode: 0o755 });
    repository.git('config', 'core.fsmonitor', watcher);
    repository.git('update-index', '--fsmonitor');
    repository.git('status');
    rmSync(ran);
    writeFileSync(inside('a.json'), 'b\n');
    expect(await changed()).toEqual({ 'a.json': ['regular', 'b\n'] });
    expect(existsSync(ran)).toBe(false);
  });

  it('sees a file of the same length whose time was put back, whatever the configuration says of times', async () => {
    const past = new Date('2020-01-01');
    utimesSync(inside('a.json'), past, past);
    // Git looks into a file that is as young as its index, by whole seconds.
    const wait = () => new Promise((settle) => setTimeout(settle, 1100));
    await wait();
    repository.git('status');
    repository.git('config', 'core.trustctime', 'false');
    repository.git('config', 'core.checkStat', 'minimal');
    await wait();
    writeFileSync(inside('a.json'), 'b\n');
    utimesSync(inside('a.json'), past, past);
    expect(await changed()).toEqual({ 'a.json': ['regular', 'b\n'] });
  });

  it('holds a hidden file against HEAD, whatever the index says', async () => {
    writeFileSync(inside('a.json'), 'staged\n');
    repository.git('add', 'a.json');
    repository.git('update-index', '--assume-unchanged', 'a.json');
    writeFileSync(inside('a.json'), 'a\n');
    expect(await changed()).toEqual({});
    writeFileSync(inside('a.json'), 'other\n');
    expect(await changed()).toEqual({ 'a.json': ['regular', 'other\n'] });
  });

  describe('with line endings and filters', () => {
    const put = (path: string, text: string) => writeFileSync(inside(path), text, 'latin1');
    const attributes = (text: string) => put('.gitattributes', text);
    const seen = async () => {
      const { '.gitattributes': _, ...rest } = await changed();
      return rest;
    };

    it.each([
      ['eol=crlf', () => attributes('*.json text eol=crlf\n')],
      ['text=auto', () => attributes('*.json text=auto\n')],
      ['core.autocrlf', () => repository.git('config', 'core.autocrlf', 'true')],
      ['a safe one', () => repository.git('config', 'core.autocrlf', 'input')],
    ])('takes a file for what git would store: %s', async (_name, set) => {
      set();
      repository.git('config', 'core.safecrlf', 'true');
      put('a.json', 'a\r\n');
      expect(await seen()).toEqual({});
      put('a.json', 'a\r\nb\r\n');
      put('dir/new.json', 'n\r\n');
      expect(await seen()).toEqual({
        'a.json': ['regular', 'a\nb\n'],
        'dir/new.json': ['regular', 'n\n'],
      });
      repository.git('update-index', '--assume-unchanged', 'a.json');
      expect(await seen()).toMatchObject({ 'a.json': ['regular', 'a\nb\n'] });
    });

    it('keeps line endings that are stored already, as git does', async () => {
      put('a.json', 'a\r\n');
      repository.git('commit', '-q', '-a', '-m', 'crlf');
      repository.git('config', 'core.autocrlf', 'true');
      put('a.json', 'a\r\nb\r\n');
      expect(await seen()).toEqual({ 'a.json': ['regular', 'a\r\nb\r\n'] });
    });

    it('runs a filter that is configured, and leaves nothing behind', async () => {
      repository.git('config', 'filter.lower.clean', 'tr A-Z a-z');
      put('.gitattributes', '*.json filter=lower\n');
      put('a.json', 'A\n');
      put('dir/b.json', 'Bb\n');
      put('q"\\\n.json', 'Q\n');
      const objects = repository.git('count-objects', '-v');
      expect(await seen()).toEqual({ 'dir/b.json': ['regular', 'bb\n'], 'q"\\\n.json': ['regular', 'q\n'] });
      expect(repository.git('count-objects', '-v')).toBe(objects);
      expect(repository.git('status', '--porcelain', 'a.json')).toBe('');
    });

    it('cannot be told where a filter fails that has to succeed', async () => {
      repository.git('config', 'filter.bad.clean', 'false');
      repository.git('config', 'filter.bad.required', 'true');
      put('.gitattributes', 'a.json filter=bad\n');
      put('a.json', 'longer\n');
      const git = openGitRepository(repository.directory, repository.environment);
      expect(await createWorkTreeHistory(git, createGitObjects(git))).toMatchObject({
        ok: false,
        obstacle: { code: 'git-failed', message: expect.stringContaining('filter') },
      });
    });

    it('reads a file that is about to be written in the same way', async () => {
      attributes('*.json text eol=crlf\n');
      const git = openGitRepository(repository.directory, repository.environment);
      const objects = createGitObjects(git);
      const written = async (path: string, text: string) => {
        const edit = { path, bytes: Buffer.from(text) };
        const { history, range } = value(await createWorkTreeHistory(git, objects, { edits: [edit] }));
        const [commit] = value(await history.commits(range));
        const entry = commit?.changes.find((change) => change.path === path)?.after;
        const chunks = entry && (await objects.open(entry.blob));
        return chunks && Buffer.concat(chunks).toString('latin1');
      };
      expect(await written('a.json', 'a\r\n')).toBeUndefined();
      expect(await written('a.json', 'a\r\nb\r\n')).toBe('a\nb\n');
      expect(await written('new/x.json', 'a\r\n')).toBe('a\n');
      expect(await written('x.txt', 'a\r\n')).toBe('a\r\n');
      await objects.close();
    });
  });

  it('is refused where there is none', async () => {
    const git = openGitRepository(inside('.git'), repository.environment);
    expect(await createWorkTreeHistory(git, createGitObjects(git))).toMatchObject({ ok: false });
  });
});

describe('what git keeps in ways of its own', () => {
  it('changes of kind, folders for files and links for folders are what git would commit', async () => {
    rmSync(inside('a.json'));
    mkdirSync(inside('a.json'));
    writeFileSync(inside('a.json', 'x'), 'x');
    rmSync(inside('dir'), { recursive: true });
    mkdirSync(inside('elsewhere'));
    writeFileSync(inside('elsewhere', 'b.json'), 'b\n');
    symlinkSync('elsewhere', inside('dir'));
    expect(await changed()).toEqual({
      'a.json': null,
      'a.json/x': ['regular', 'x'],
      dir: ['link', 'elsewhere'],
      'dir/b.json': null,
      'elsewhere/b.json': ['regular', 'b\n'],
    });
  });

  it('a submodule is what it has checked out, whatever lies in it', async () => {
    repository.git('init', '-q', 'sub');
    const commit = (message: string) => {
      repository.git('-C', 'sub', 'commit', '-q', '--allow-empty', '-m', message);
      return repository.git('-C', 'sub', 'rev-parse', 'HEAD');
    };
    const first = commit('one');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${first},sub`);
    repository.git('commit', '-q', '-m', 'submodule');
    writeFileSync(inside('sub', 'edited'), '1');
    expect(await changed()).toEqual({});
    commit('two');
    expect(await changed()).toEqual({ sub: ['submodule', undefined] });
  });

  it('a sparse checkout leaves out no more than it holds', async () => {
    repository.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'other');
    expect(existsSync(inside('dir'))).toBe(false);
    expect(await changed()).toEqual({});
    mkdirSync(inside('dir'));
    writeFileSync(inside('dir', 'b.json'), 'back\n');
    writeFileSync(inside('dir', 'new.json'), 'new\n');
    expect(await changed()).toEqual({
      'dir/b.json': ['regular', 'back\n'],
      'dir/new.json': ['regular', 'new\n'],
    });
  });

  it('a linked work tree has an index of its own', async () => {
    const linked = join(repository.directory, '..', 'linked');
    repository.git('worktree', 'add', '-q', '--detach', linked, 'main');
    writeFileSync(inside('a.json'), 'here\n');
    writeFileSync(join(linked, 'dir', 'b.json'), 'there\n');
    expect(await changed(linked)).toEqual({ 'dir/b.json': ['regular', 'there\n'] });
  });

  it('before the first commit, everything is new, with any kind of ids', async () => {
    for (const objectFormat of ['sha1', 'sha256'] as const) {
      const fresh = createTemporaryRepository({ objectFormat });
      made.push(fresh);
      writeFileSync(join(fresh.directory, 'a.json'), 'a');
      const git = openGitRepository(fresh.directory, fresh.environment);
      const objects = createGitObjects(git);
      const edits = [
        { path: 'b.json', bytes: Buffer.from('b') },
        { path: 'a.json', bytes: null },
        { path: 'l\udce9', bytes: Buffer.from('l') },
      ];
      const { history, range } = value(await createWorkTreeHistory(git, objects, { edits }));
      expect([...value(await history.tree(range.head)).keys()]).toEqual(['b.json', 'l\udce9']);
      expect(range).toEqual({ base: 'empty', head: 'work-tree' });
      await objects.close();
    }
  });

  it('a new file too large to be copied has a place, and no content', async () => {
    writeFileSync(inside('large'), '');
    truncateSync(inside('large'), (1 << 26) + 1);
    expect(await changed()).toEqual({ large: ['regular', undefined] });
  });

  it('an index with conflicts, and objects that are not there, are no answer', async () => {
    const git = openGitRepository(repository.directory, repository.environment);
    const blob = repository.feed('x', 'hash-object', '-w', '--stdin');
    const stages = [`0 ${'0'.repeat(40)}`, `100644 ${blob} 2`, `100644 ${blob} 3`];
    const records = stages.map((stage) => `${stage}\ta.json\n`).join('');
    repository.feed(records, 'update-index', '--index-info');
    expect(await createWorkTreeHistory(git, createGitObjects(git))).toMatchObject({
      obstacle: { code: 'index-unmerged' },
    });
    repository.git('reset', '-q', '--hard');
    rmSync(inside('.git', 'objects', blob.slice(0, 2), blob.slice(2)));
    repository.git('update-index', '--add', '--cacheinfo', `100644,${blob},gone.json`);
    repository.git('update-index', '--skip-worktree', 'gone.json');
    const objects = createGitObjects(git);
    const { history, range } = value(await createWorkTreeHistory(git, objects));
    const entry = value(await history.entry(range.head, 'gone.json'));
    expect(entry?.blob).toBe(blob);
    expect(await objects.open(blob)).toBeUndefined();
    await objects.close();
  });

  it('is the same commit each time, whoever asks', async () => {
    writeFileSync(inside('a.json'), 'b\n');
    const ids = new Set<string>();
    for (const name of ['One', 'Two']) {
      repository.git('config', 'user.name', name);
      repository.git('config', 'commit.gpgSign', 'true');
      repository.git('config', 'i18n.commitEncoding', 'latin1');
      const objects = createGitObjects(openGitRepository(repository.directory, repository.environment));
      const git = openGitRepository(repository.directory, repository.environment);
      const made = value(await value(await createWorkTreeHistory(git, objects)).make());
      ids.add(made.id);
      await objects.close();
    }
    expect(ids.size).toBe(1);
  });
});
