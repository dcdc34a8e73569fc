import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** What leaves for a remote: docs/judging.md, 4. Fed as git feeds it; the last tests really push. */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const both = tree(passed('a'), passed('b'));
const zero = '0'.repeat(40);

let repository: HookedRepository;
let ids: Readonly<Record<string, string>>;

beforeAll(() => {
  repository = createHookedRepository(['pre-push']);
  const state = (version: typeof good) => ({ [treeFile]: pretty(version) });
  const names = [
    'plan',
    'good',
    'tampered',
    'mine',
    'merged',
    'again',
    'root',
    'joined',
    'tampered root',
    'bare',
    'took',
  ];
  const made = repository.commitAll([
    { message: 'plan', files: state(open) },
    { message: declaring(done('a')), files: state(good) },
    { message: 'tamper', files: state(less), branch: 'published', parents: [1] },
    { message: 'mine', files: { 'code.js': '1' }, branch: 'mine', parents: [1] },
    { message: 'merge', files: state(less), branch: 'mine', parents: [3, 2] },
    {
      message: 'tamper more',
      files: state(changing(less, 'a', { title: 'x' })),
      branch: 'again',
      parents: [4],
    },
    { message: 'another root', files: { 'docs.md': '1' }, branch: 'docs', parents: [] },
    { message: 'join', files: { 'docs.md': '1' }, branch: 'joined', parents: [1, 6] },
    { message: 'a root with work done', files: state(both), branch: 'bad', parents: [] },
    { message: 'a bare flip', files: state(both), branch: 'bare', parents: [1] },
    { message: 'merge', files: state(both), branch: 'took', parents: [3, 9] },
  ]);
  ids = Object.fromEntries(names.map((name, index) => [name, made[index] ?? '']));
  repository.git('tag', '-a', '-m', 'v1', 'v1', ids.good ?? '');
  repository.git('tag', '-a', '-m', 'v2', 'v2', ids.tampered ?? '');
  const blob = repository.feed('text', 'hash-object', '-w', '--stdin');
  repository.git('tag', 'blob', blob);
});
afterAll(() => repository.cleanup());

type Line = readonly [local: string, name: string, remote?: string];

/** Pushes commits (by name, or any id) to a remote that has some already, in branches of the tracked names. */
async function push(
  lines: readonly Line[],
  tracked: Readonly<Record<string, string>> = {},
  to = 'origin',
): Promise<CliResult> {
  const refs = repository.git('for-each-ref', '--format=%(refname)', 'refs/remotes').split('\n');
  for (const ref of refs) if (ref !== '') repository.git('update-ref', '-d', ref);
  for (const [ref, commit] of Object.entries(tracked))
    repository.git('update-ref', `refs/remotes/${ref}`, ids[commit] ?? commit);
  const id = (name: string) => ids[name] ?? name;
  const input = lines
    .map(([local, name, remote = zero]) => `${name} ${id(local)} ${name} ${id(remote)}\n`)
    .join('');
  const { directory: cwd, environment } = repository;
  const result = await runCli(['hook', 'pre-push', to, 'url'], { cwd, environment, input });
  return { ...result, error: result.error.replaceAll('\n  ', ' ') };
}

const has = 'the remote has every commit of it already, there is nothing to judge';

describe('what is pushed', () => {
  it.each<[string, readonly Line[], Record<string, string>, number, string]>([
    ['a first push of honest work', [['good', 'refs/heads/main']], {}, 0, ''],
    [
      'a first push that holds a tampering',
      [['tampered', 'refs/heads/main']],
      {},
      1,
      'task-tree/immutability',
    ],
    ['a first push of several roots', [['joined', 'refs/heads/main']], {}, 0, ''],
    [
      'a first push whose root is at fault',
      [['tampered root', 'refs/heads/main']],
      {},
      1,
      'task-tree/initial',
    ],
    ['an orphan branch beside others', [['root', 'refs/heads/docs']], { 'origin/main': 'good' }, 0, ''],
    [
      'an orphan branch at fault beside others',
      [['tampered root', 'refs/heads/docs']],
      { 'origin/main': 'good' },
      1,
      'task-tree/initial',
    ],
    [
      'a new branch on published work',
      [['good', 'refs/heads/x']],
      { 'origin/main': 'good' },
      0,
      `refs/heads/x: ${has}`,
    ],
    [
      'a new branch with a tampering',
      [['tampered', 'refs/heads/x']],
      { 'origin/main': 'good' },
      1,
      'immutability',
    ],
    [
      'the tampering of another remote',
      [['tampered', 'refs/heads/x']],
      { 'fork/x': 'tampered' },
      1,
      'immutability',
    ],
    [
      'a remote whose name only begins alike',
      [['tampered', 'refs/heads/x']],
      { 'origin2/x': 'tampered', 'origin/main': 'good' },
      1,
      'immutability',
    ],
  ])('%s', async (_, lines, tracked, code, said) => {
    const result = await push(lines, tracked);
    expect(result.out + result.error).toContain(said);
    if (said === '') expect(result.out + result.error).toBe('');
    expect(result.code).toBe(code);
  });

  it.each([
    ['in a new branch', zero],
    ['in a branch that the remote has', 'mine'],
  ])('leaves out what came in by merging another published branch: %s', async (_, remote) => {
    const took: Line[] = [['took', 'refs/heads/mine', remote]];
    expect(await push(took, { 'origin/bare': 'bare', 'origin/mine': 'mine' })).toEqual({
      code: 0,
      out: '',
      error: '',
    });
    const refused = await push(took, { 'origin/mine': 'mine' });
    expect(refused.out).toContain('task-tree/undeclared-pass');
    expect(refused.code).toBe(1);
  });

  it('is judged as a whole against each commit where it leaves what is published', async () => {
    const tracked = { 'origin/published': 'tampered', 'origin/mine': 'mine' };
    const { out, code } = await push([['merged', 'refs/heads/mine', 'mine']], tracked);
    // What another branch of the remote holds already is behind the base, and accepted as it stands.
    expect(out).toContain('warning  task-tree/immutability');
    expect(out).toContain('(in ');
    expect(code).toBe(0);
    // Its first parent lies behind the other branch: there is one place to judge from, and nothing new in it.
    expect((await push([['merged', 'refs/heads/x']], { 'origin/published': 'tampered' })).code).toBe(0);
    expect((await push([['again', 'refs/heads/x']], { 'origin/x': 'merged' })).out).toContain('title');
  });

  it('counts what the remote says it has, tracked or not', async () => {
    const all: Line[] = [
      ['tampered', 'refs/heads/a', 'tampered'],
      ['tampered', 'refs/heads/b'],
    ];
    expect(await push(all)).toMatchObject({
      code: 0,
      error: `stateward: refs/heads/a, refs/heads/b: ${has}\n`,
    });
  });

  it('is judged once under two names', async () => {
    const twice: Line[] = [
      ['tampered', 'refs/heads/a'],
      ['tampered', 'refs/heads/b'],
    ];
    const { out, code } = await push(twice, { 'origin/main': 'good' });
    expect(out).toContain('1 edit');
    expect(code).toBe(1);
  });

  it('is the worst of several', async () => {
    const several: Line[] = [
      ['good', 'refs/heads/a'],
      ['tampered', 'refs/heads/b'],
    ];
    const { error, out, code } = await push(several, { 'origin/main': 'good' });
    expect(error).toContain(`refs/heads/a: ${has}`);
    expect(out).toContain('immutability');
    expect(code).toBe(1);
  });

  it('to an address is compared with no tracking branch', async () => {
    const tracked = { 'origin/main': 'good' };
    const line: Line[] = [['good', 'refs/heads/main']];
    expect(await push(line, tracked, 'https://example.test/x.git')).toMatchObject({ code: 0, error: '' });
    expect(await push(line, tracked, '../elsewhere')).toMatchObject({ code: 0, error: '' });
    expect(await push(line, tracked, '*')).toMatchObject({ code: 0, error: '' });
    expect((await push(line, tracked)).error).toContain(has);
  });

  it('may be a tag: on judged commits it is nothing to judge, on others it brings them', async () => {
    const tag = (name: string) => repository.git('rev-parse', name);
    const tracked = { 'origin/main': 'good' };
    expect(await push([[tag('v1'), 'refs/tags/v1']], tracked)).toMatchObject({
      code: 0,
      error: `stateward: refs/tags/v1: ${has}\n`,
    });
    expect((await push([[tag('v2'), 'refs/tags/v2']], tracked)).code).toBe(1);
    expect(await push([[tag('blob'), 'refs/tags/blob']], tracked)).toMatchObject({
      code: 0,
      error: 'stateward: refs/tags/blob: that is no commit, there is nothing to judge\n',
    });
  });

  it('may go to a ref that is no branch', async () => {
    const result = await push([['tampered', 'refs/for/main']], { 'origin/main': 'good' });
    expect(result.code).toBe(1);
  });

  it('may be a deletion beside something else', async () => {
    const lines: Line[] = [
      [zero, 'refs/heads/old', 'good'],
      ['tampered', 'refs/heads/x'],
    ];
    const { error, code } = await push(lines, { 'origin/main': 'good' });
    expect(error).toContain('refs/heads/old: the ref is deleted, there is nothing to judge');
    expect(code).toBe(1);
    expect((await push([[zero, 'refs/heads/old', 'good']])).code).toBe(0);
  });

  it('cannot be judged where the remote has what this clone has not, or nothing in common', async () => {
    const unknown = await push([['good', 'refs/heads/main', 'f'.repeat(40)]]);
    expect(unknown.code).toBe(4);
    expect(unknown.out).toContain('git fetch');
    expect((await push([['root', 'refs/heads/main', 'good']])).code).toBe(4);
  });
});

describe('git push', () => {
  it('is refused, or let through, for everything that it sends', () => {
    const remote = `${repository.directory}-remote.git`;
    spawnSync('git', ['init', '-q', '--bare', remote], { env: repository.environment });
    repository.git('remote', 'add', 'real', remote);
    expect(repository.try('push', '-q', 'real', `${ids.good}:refs/heads/main`)).toMatchObject({ code: 0 });
    const tagged = repository.try('push', '-q', 'real', 'v1', 'v2');
    expect(tagged.text).toContain('task-tree/immutability');
    expect(tagged.code).toBe(1);
    expect(repository.try('push', '-q', 'real', 'v1').text.replace(/\s+/g, ' ')).toContain(has);
    expect(repository.try('push', '-q', remote, `${ids.tampered}:refs/heads/x`).code).toBe(1);
    expect(repository.try('push', '-q', remote, 'blob').text.replace(/\s+/g, ' ')).toContain(
      'that is no commit',
    );
  });
});
