import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** What the hook saw: each staged path with its text, the parents, and how it was told which index to read. */
interface Seen {
  readonly files: Readonly<Record<string, string | null>>;
  readonly parents: readonly string[];
  readonly index: string;
}

let repository: TemporaryRepository;
let main = '';
const source = join(import.meta.dirname, '../../src/git');
const inside = (...path: string[]) => join(repository.directory, ...path);

beforeAll(async () => {
  repository = createTemporaryRepository();
  const files = { 'a.json': 'a\n', 'dir/b.json': 'b\n', 'c.json': 'c\n' };
  [main = ''] = repository.commitAll([{ message: 'root', files }]);
  mkdirSync(inside('.git', 'hooks'), { recursive: true });
  writeFileSync(
    inside('.git', 'hook.mjs'),
    `import { writeFileSync } from 'node:fs';
    import { createIndexHistory } from ${JSON.stringify(join(source, 'history/uncommitted.ts'))};
    import { createGitObjects } from ${JSON.stringify(join(source, 'objects/objects.ts'))};
    import { openGitRepository } from ${JSON.stringify(join(source, 'repository.ts'))};
    const git = openGitRepository(process.cwd());
    const objects = createGitObjects(git);
    const answer = await createIndexHistory(git, objects, { merging: process.argv[2] === 'merging' });
    if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
    const [commit] = (await answer.value.history.commits(answer.value.range)).value;
    const files = {};
    for (const { path, after } of commit.changes) {
      files[path] = after && Buffer.concat(await objects.open(after.blob)).toString();
    }
    await objects.close();
    const index = process.env.GIT_INDEX_FILE;
    writeFileSync(${JSON.stringify(inside('.git', 'seen'))}, JSON.stringify({ files, parents: commit.parents, index }));`,
  );
  const bundle = await rolldown({ input: inside('.git', 'hook.mjs'), platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: inside('.git', 'bundled.mjs'), format: 'esm', codeSplitting: false });
  install('pre-commit', '');
  install('pre-merge-commit', 'set -- merging');
});
afterAll(() => repository.cleanup());

function install(hook: string, before: string): void {
  const file = inside('.git', 'hooks', hook);
  writeFileSync(
    file,
    `#!/bin/sh\n${before}\nexec '${process.execPath}' '${inside('.git', 'bundled.mjs')}' "$@"\n`,
  );
  chmodSync(file, 0o755);
}

function seen(run: () => unknown): Seen {
  rmSync(inside('.git', 'seen'), { force: true });
  run();
  return JSON.parse(readFileSync(inside('.git', 'seen'), 'utf8'));
}

function startAfresh(): void {
  repository.git('checkout', '-q', '-f', '-B', 'main', main);
  repository.git('clean', '-q', '-fd');
  writeFileSync(inside('a.json'), 'a new\n');
  writeFileSync(inside('dir', 'b.json'), 'b new\n');
}

describe('a hook sees what is about to be committed', () => {
  it.each([
    ['commit', ['add', 'a.json'], ['commit', '-m', 'x'], { 'a.json': 'a new\n' }],
    [
      'commit in a subdirectory',
      ['add', 'a.json'],
      ['-C', 'dir', 'commit', '-m', 'x'],
      { 'a.json': 'a new\n' },
    ],
    [
      'commit -a',
      ['rm', '-q', 'c.json'],
      ['commit', '-am', 'x'],
      { 'a.json': 'a new\n', 'c.json': null, 'dir/b.json': 'b new\n' },
    ],
    ['commit <path>', ['add', 'a.json'], ['commit', '-m', 'x', 'dir/b.json'], { 'dir/b.json': 'b new\n' }],
    ['commit --amend', ['add', 'a.json'], ['commit', '--amend', '-m', 'x'], { 'a.json': 'a new\n' }],
  ])('%s', (_what, prepare, command, files) => {
    startAfresh();
    repository.git(...prepare);
    expect(seen(() => repository.git(...command, '-q'))).toMatchObject({ files, parents: [main] });
  });

  it('commit -p', () => {
    startAfresh();
    const { files, index } = seen(() => repository.feed('y\nn\n', 'commit', '-p', '-m', 'x'));
    expect(files).toEqual({ 'a.json': 'a new\n' });
    expect(index).toBe(inside('.git', 'index.lock'));
  });

  it('a relative index, from another directory than git started the hook in', () => {
    startAfresh();
    install('pre-commit', 'cd dir');
    repository.git('add', 'a.json');
    const { files, index } = seen(() => repository.git('commit', '-qm', 'x'));
    install('pre-commit', '');
    expect([files, index]).toEqual([{ 'a.json': 'a new\n' }, '.git/index']);
  });

  it('a linked worktree, from its top and from a directory in it', () => {
    repository.git('worktree', 'add', '-q', '-B', 'linked', '../linked', main);
    for (const [before, text] of [
      ['', 'one\n'],
      ['cd dir', 'two\n'],
    ] as const) {
      install('pre-commit', before);
      writeFileSync(inside('..', 'linked', 'c.json'), text);
      const { files } = seen(() => repository.git('-C', '../linked', 'commit', '-qam', 'x'));
      expect(files).toEqual({ 'c.json': text });
    }
    install('pre-commit', '');
  });

  it('a first commit', () => {
    startAfresh();
    repository.git('checkout', '-q', '--orphan', 'fresh');
    const { files, parents } = seen(() => repository.git('commit', '-qm', 'first'));
    expect(Object.keys(files)).toEqual(['a.json', 'c.json', 'dir/b.json']);
    expect(parents).toEqual([]);
  });

  it('a clean merge', () => {
    startAfresh();
    repository.git('checkout', '-q', '-f', main);
    const [side = ''] = repository.commitAll([
      { message: 's', branch: 'side', parents: [main], files: { 's.json': 's' } },
    ]);
    const { files, parents } = seen(() => repository.git('merge', '-q', '--no-ff', '-m', 'merge', 'side'));
    expect(files).toEqual({ 's.json': 's' });
    expect(parents).toEqual([main, side]);
  });
});
