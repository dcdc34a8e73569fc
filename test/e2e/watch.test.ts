import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

const path = '.runner/state/tree.json';
const plan = tree(passed('a'), node('b'));
const good = pretty(plan);
const bad = pretty(changing(plan, 'a', { goal: 'less' }));
const patience = 30_000;

let repository: TemporaryRepository;
let file: string;
beforeEach(() => {
  repository = createTemporaryRepository();
  repository.commitAll([{ message: 'plan', files: { [path]: good } }]);
  repository.git('checkout', '-q', 'main');
  file = join(repository.directory, path);
});
afterEach(() => repository.cleanup());

/** The program while somebody edits: `next` waits for one more judgement, and gives what it said. */
function watching(...flags: readonly string[]) {
  const child = spawn(process.execPath, [built('cli.js'), 'check', '--watch', ...flags], {
    cwd: repository.directory,
    env: repository.environment,
  });
  let text = '';
  let read = 0;
  let wake = () => {};
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8');
    pipe.on('data', (more: string) => {
      text += more;
      wake();
    });
  }
  const closed = new Promise<number | null>((done) => child.on('close', done));
  const ending = /stateward: watching, Ctrl\+C ends\n/g;
  return {
    async next(): Promise<string> {
      for (;;) {
        ending.lastIndex = read;
        if (ending.test(text)) {
          const said = text.slice(read, ending.lastIndex);
          read = ending.lastIndex;
          return said;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    rest: () => text.slice(read),
    async ended(signal: NodeJS.Signals = 'SIGINT') {
      child.kill(signal);
      return closed;
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done, 1_500));
const byRename = (text: string, to = file) => {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.tmp`, text);
  renameSync(`${to}.tmp`, to);
};

describe('check --watch', () => {
  it(
    'judges what an editor writes, in place, by rename, and gone and come again',
    async () => {
      const program = watching();
      expect(await program.next()).toContain('nothing judged');
      writeFileSync(file, bad);
      expect(await program.next()).toContain('task-tree/immutability');
      byRename(good);
      expect(await program.next()).toContain('stateward: judging');
      byRename(bad);
      expect(await program.next()).toContain('task-tree/immutability');
      rmSync(file);
      expect(await program.next()).toContain('state-file/deleted');
      writeFileSync(file, good);
      expect(await program.next()).not.toContain('error');
      expect(await program.ended()).toBe(0);
    },
    patience,
  );

  it(
    'hears of folders that come and go, of commits, and of the configuration',
    async () => {
      const program = watching();
      await program.next();
      byRename('{', join(repository.directory, 'apps/shop/.runner/state/tree.json'));
      expect(await program.next()).toContain('apps/shop/.runner/state/tree.json');
      rmSync(join(repository.directory, 'apps'), { recursive: true });
      expect(await program.next()).not.toContain('apps/shop');
      byRename('{', join(repository.directory, 'apps/.runner/state/tree.json'));
      expect(await program.next()).toContain('apps/.runner/state/tree.json');
      byRename('version: 1\nignore: [apps/**]\n', join(repository.directory, '.stateward.yml'));
      expect(await program.next()).not.toContain('state-file/unreadable');
      byRename(bad);
      expect(await program.next()).toContain('task-tree/immutability');
      repository.git('-c', 'core.hooksPath=/dev/null', 'commit', '-qam', 'less');
      expect(await program.next()).not.toContain('task-tree/immutability');
      expect(await program.ended('SIGTERM')).toBe(0);
    },
    patience,
  );

  it(
    'says once what many writes at once did, and nothing where nothing is new',
    async () => {
      const program = watching();
      await program.next();
      for (let at = 0; at < 20; at += 1) byRename(at % 2 === 0 ? good : bad);
      expect(await program.next()).toContain('task-tree/immutability');
      writeFileSync(join(repository.directory, 'notes.md'), 'x');
      byRename(bad);
      await settled();
      expect(program.rest()).toBe('');
      expect(await program.ended()).toBe(0);
    },
    patience,
  );

  it(
    'judges what is named: a branch from where it began',
    async () => {
      const program = watching('--base', 'HEAD', '--format', 'json');
      const said = await program.next();
      expect(JSON.parse(said.replace(/^stateward: .*\n/gm, ''))).toMatchObject({ verdict: 'pass' });
      expect(await program.ended()).toBe(0);
    },
    patience,
  );

  it.each([
    ['--commit', 'HEAD'],
    ['--range', 'HEAD..HEAD'],
  ])('takes no %s, which stays as it is', (...flags) => {
    const { directory: cwd, environment } = repository;
    const result = runCli(['check', '--watch', ...flags], { cwd, environment });
    expect(result).toMatchObject({ code: 2, error: expect.stringContaining(`what ${flags[0]} names stays`) });
  });

  it('needs a work tree', () => {
    const { environment } = repository;
    const result = runCli(['check', '--watch'], { cwd: dirname(repository.directory), environment });
    expect(result).toMatchObject({ code: 2, error: expect.stringContaining('needs a work tree') });
  });
});
