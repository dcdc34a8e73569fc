import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** Real pushes to a bare repository; test/integrations/hook-receive.test.ts has every other situation. */
const open = tree(node('a'), node('b'));
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const lessAndMore = changing(less, 'b', { goal: 'more' });
const state = (version: typeof good) => ({ [treeFile]: pretty(version) });

let repository: TemporaryRepository;
let server: string;
let ids: readonly string[];

beforeAll(() => {
  repository = createTemporaryRepository();
  server = join(repository.directory, '..', 'server.git');
  repository.git('init', '-q', '--bare', '-b', 'main', '--template=', server);
  const hooks = join(server, 'hooks');
  mkdirSync(hooks);
  const hook = join(hooks, 'pre-receive');
  const seen = `echo "$GIT_QUARANTINE_PATH" > '${join(server, 'quarantine')}'`;
  const call = `exec '${process.execPath}' '${built('cli.js')}' hook pre-receive`;
  writeFileSync(hook, `#!/bin/sh\n${seen}\n${call}\n`);
  chmodSync(hook, 0o755);
  const many = tree(...Array.from({ length: 14 }, (_, index) => passed(`n${index}`)));
  const worse = { ...many, children: many.children.map((child) => ({ ...child, goal: 'less' })) };
  ids = repository.commitAll([
    { message: 'plan', files: state(open) },
    { message: declaring(done('a')), files: state(good) },
    { message: 'tamper', branch: 'tampered', files: state(less), parents: [1] },
    { message: 'repair', branch: 'tampered', files: state(good) },
    { message: 'one', branch: 'one', files: { one: '1' }, parents: [1] },
    { message: 'other', branch: 'other', files: { other: '1' }, parents: [1] },
    { message: 'many', branch: 'many', files: { 'x/.runner/state/tree.json': pretty(many) }, parents: [1] },
    { message: '\u001b[31mred', branch: 'many', files: { 'x/.runner/state/tree.json': pretty(worse) } },
    { message: 'plan b', branch: 'honest-too', files: { ...state(lessAndMore), work: '1' }, parents: [1] },
  ]);
});
afterAll(() => repository.cleanup());

interface Pushed {
  readonly code: number | null;
  /** What the hook said, as the person who pushes reads it. */
  readonly remote: readonly string[];
  readonly text: string;
}

function push(...args: string[]): Pushed {
  const { directory: cwd, environment: env } = repository;
  const ended = spawnSync('git', ['push', server, ...args], { cwd, env, encoding: 'utf8' });
  return pushed(ended.status, ended.stderr);
}

function pushed(code: number | null, text: string): Pushed {
  const lines = text.split('\n').filter((line) => line.startsWith('remote: '));
  return { code, text, remote: lines.map((line) => line.slice('remote: '.length).trimEnd()) };
}

function pushLater(spec: string): Promise<Pushed> {
  const { directory: cwd, environment: env } = repository;
  const child = spawn('git', ['push', server, spec], { cwd, env });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((settle) => child.on('close', (code) => settle(pushed(code, text))));
}

const onServer = (ref: string) =>
  spawnSync('git', ['rev-parse', '--verify', '-q', ref], { cwd: server, encoding: 'utf8' }).stdout.trim();
const holds = (id = '') => spawnSync('git', ['cat-file', '-e', id], { cwd: server }).status === 0;

describe('a push to a server with the hook', () => {
  it('is accepted without a word where it is legal, and judged while it is in quarantine', () => {
    expect(push(`${ids[0]}:refs/heads/main`)).toMatchObject({ code: 0, remote: [] });
    const quarantine = readFileSync(join(server, 'quarantine'), 'utf8').trim();
    expect(quarantine).toContain('incoming');
    expect(existsSync(quarantine)).toBe(false);
    expect(push(`${ids[1]}:main`)).toMatchObject({ code: 0, remote: [] });
  });

  it('is rejected with what, why and the way back, and leaves nothing behind', () => {
    const { code, remote, text } = push(`${ids[2]}:main`);
    expect(code).toBe(1);
    expect(text).toContain('(pre-receive hook declined)');
    expect(remote[0]).toBe('stateward: refs/heads/main is rejected');
    expect(remote.join('\n')).toContain(`Repair: git checkout ${ids[1]?.slice(0, 12)} -- ${treeFile}`);
    expect(remote.filter((line) => line.length > 72)).toEqual([]);
    expect([onServer('main'), holds(ids[2])]).toEqual([ids[1], false]);
  });

  it('is rejected as a whole, and says so, where one ref of several is', () => {
    const { code, remote } = push(`${ids[4]}:refs/heads/fine`, `${ids[2]}:refs/heads/bad`);
    expect(code).toBe(1);
    expect(remote).toContain('stateward: refs/heads/bad is rejected');
    expect(remote.join('\n')).toContain('the whole push');
    expect([onServer('fine'), onServer('bad')]).toEqual(['', '']);
  });

  it('is accepted with the repair, and says what it repairs', () => {
    const { code, remote } = push(`${ids[3]}:refs/heads/mended`);
    expect([code, remote[0]]).toEqual([0, 'stateward: refs/heads/mended']);
    expect(remote.join(' ')).toMatch(/repaired in\s+[0-9a-f]{7}/);
  });

  it('may delete a branch', () => {
    const { code, remote } = push(':mended');
    expect([code, remote]).toEqual([
      0,
      ['stateward: refs/heads/mended is deleted, there is nothing to judge'],
    ]);
  });

  it('by force is held against what it drops', () => {
    const { code, remote } = push('--force', `${ids[0]}:main`);
    expect([code, onServer('main')]).toEqual([1, ids[1]]);
    expect(remote[1]).toContain('refs/heads/main is rewritten');
    expect(remote.join('\n')).toContain('task-tree/immutability');
    expect(remote.join('\n')).toContain(`\nRepair: git merge --no-edit -X ours ${ids[1]?.slice(0, 12)}`);
    expect(remote.join('\n')).toMatch(new RegExp(`git fetch origin\\s+${ids[1]}`));
  });

  it('is led back by the command that is printed', () => {
    const { directory: cwd, environment: env } = repository;
    repository.git('checkout', '-q', '-f', 'honest-too');
    const { code, remote } = push('honest-too');
    const [, command = ''] = /^Repair: (.*)$/m.exec(remote.join('\n')) ?? [];
    expect([code, command]).toEqual([
      1,
      expect.stringMatching(/^npx --no stateward repair --base [0-9a-f]{12} \.runner\S+$/),
    ]);
    const script = command.replace(/^npx --no stateward/, `node ${built('cli.js')}`);
    expect(spawnSync('sh', ['-c', script], { cwd, env }).status).toBe(0);
    repository.git('commit', '-q', '-a', '-m', 'put back');
    expect(push('honest-too').code).toBe(0);
  });

  it('shows ten findings at most, nothing that a terminal obeys, and how to see the rest', () => {
    const { code, remote, text } = push(`${ids[7]}:refs/heads/many`);
    expect(code).toBe(1);
    expect(text).not.toContain('\u001b[31m');
    // One cause is one finding, with what it did under it.
    const isFinding = (line: string) => /^x\S+ {2}error {2}/.test(line);
    expect(remote.filter(isFinding).length).toBeGreaterThan(0);
    expect(remote.filter(isFinding).length).toBeLessThanOrEqual(10);
    expect(remote.join('\n')).toMatch(
      /\d+ more not shown; all of them:\n {4}npx --no stateward check --range [0-9a-f]{12}\.\./,
    );
    // What is to be copied is never broken.
    const isCommand = (line: string) => line.startsWith('Repair: ');
    expect(remote.filter((line) => line.length > 72 && !isCommand(line))).toEqual([]);
  });

  it('beside another one is accepted where both are legal, and only one of two to the same branch is', async () => {
    const both = await Promise.all([
      pushLater(`${ids[4]}:refs/heads/one`),
      pushLater(`${ids[5]}:refs/heads/other`),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const race = await Promise.all([pushLater(`${ids[4]}:main`), pushLater(`${ids[5]}:main`)]);
    expect(race.map(({ code }) => code).sort()).toEqual([0, 1]);
  });
});
