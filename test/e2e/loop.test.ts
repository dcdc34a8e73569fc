import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';

/** Decomposes the root, dies in the middle of an edit once, and does the rest. */
const agent = `#!/bin/sh
cat > "$PWD/.git/prompt"
turns=$(( $(cat .git/turns 2>/dev/null || echo 0) + 1 ))
echo $turns > .git/turns
sleep 0.05
echo "turn $turns: $STATEWARD_MODE $STATEWARD_NODE"
case "$STATEWARD_MODE $turns" in
  decompose*)
    node -e '
      const fs = require("fs"), file = process.env.STATEWARD_TREE, tree = JSON.parse(fs.readFileSync(file));
      const part = (id) => ({ id, order: 0, title: id, goal: id, acceptance: [], next: "execute", passes: false, attempts: 0, max_attempts: 9, children: [] });
      tree.children = ["a", "b", "c"].map(part);
      fs.writeFileSync(file, JSON.stringify(tree));'
    echo decomposed ;;
  *" 2") printf '{ "id": ' > "$STATEWARD_TREE"; kill -9 $$ ;;
  *) echo "$turns" > "work-$STATEWARD_NODE"; echo '{"status":"done","summary":"it works"}' ;;
esac
`;

function prepare(plan: string): TemporaryRepository {
  const repository = createTemporaryRepository();
  repository.commitAll([{ message: 'Plan', files: { '.runner/state/tree.json': plan } }]);
  repository.git('reset', '-q', '--hard');
  repository.git('config', 'user.name', 'Somebody');
  repository.git('config', 'user.email', 'somebody@example.org');
  const file = join(repository.directory, '.git/agent');
  writeFileSync(file, agent);
  chmodSync(file, 0o755);
  return repository;
}

const open = pretty({ ...node('root'), next: 'decompose' });
const args = (...more: readonly string[]) => [built('cli.js'), 'loop', ...more, '--', '.git/agent'];
const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const each of repositories) each.cleanup();
});

function run({ directory: cwd, environment: env }: TemporaryRepository, ...more: readonly string[]) {
  return spawnSync(process.execPath, args(...more), { cwd, env, encoding: 'utf8' });
}

function verdict({ directory: cwd, environment: env, git }: TemporaryRepository): string {
  const root = git('rev-list', '--max-parents=0', 'HEAD');
  const { stdout } = spawnSync(process.execPath, [built('cli.js'), 'check', '--range', `${root}..HEAD`], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return stdout;
}

describe('stateward loop', () => {
  let repository: TemporaryRepository;
  beforeAll(() => {
    repository = prepare(open);
    repositories.push(repository);
  });

  it('stops at its limit with 6, and goes on where it stopped', () => {
    const { status, stdout } = run(repository, '--guard', 'true', '--limit', '1');
    expect([status, stdout.split('\n')[0]]).toEqual([6, 'decompose: root']);
  });

  it('asks again where the agent dies in the middle of an edit, and ends with 0', () => {
    const { status, stdout, stderr } = run(repository, '--guard', 'true');
    expect(stdout).toContain('agent error, recorded');
    expect(stdout).toContain('The loop is over: the tree is complete.');
    expect(stderr).toContain('turn 3: execute a');
    expect(status).toBe(0);
    expect(readFileSync(join(repository.directory, '.git/prompt'), 'utf8')).toContain(
      'Node "c" of .runner/state/tree.json, attempt 1 of 9.',
    );
    expect(verdict(repository)).toMatch(/^pass: /);
    expect(run(repository, '--guard', 'true').status).toBe(0);
  });

  it('ends with 5 where a node is stuck', () => {
    const stuck = prepare(pretty(tree(node('a', { max_attempts: 2 }))));
    repositories.push(stuck);
    const { status, stdout } = run(stuck, '--guard', 'false', '--execute', 'echo done');
    expect(stdout).toContain('root/a (2 of 2 attempts used) is stuck');
    expect(status).toBe(5);
  });

  it('ends with 2 where the agent commits the tree itself', () => {
    const own = prepare(pretty(node('root')));
    repositories.push(own);
    const line = `sed -i 's/"passes": false/"passes": true/' "$STATEWARD_TREE"; git commit -qam 'done'; echo done`;
    const { status, stdout } = run(own, '--guard', 'false', '--execute', line);
    expect(stdout).toContain('the agent committed .runner/state/tree.json itself, and no guard was asked');
    expect(status).toBe(2);
    expect(verdict(own)).toMatch(/^fail: /m);
    own.git('revert', '--no-edit', 'HEAD');
    expect(run(own, '--guard', 'true', '--execute', 'echo done').status).toBe(0);
  });

  it.each([
    [[], 'loop needs an agent'],
    [['--limit', '0', '--execute', 'x', '--decompose', 'x'], '--limit'],
  ])('ends with 2 where the command line is wrong: %j', (more, said) => {
    const { directory: cwd, environment: env } = repository;
    const { status, stderr } = spawnSync(process.execPath, [built('cli.js'), 'loop', ...more], {
      cwd,
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain(said);
  });

  it('is killed again and again, and continued', async () => {
    const killed = prepare(open);
    repositories.push(killed);
    let status: number | null = null;
    for (let round = 0; round < 30 && status !== 0; round += 1)
      status = await runFor(killed, 120 + 90 * round);
    expect(status).toBe(0);
    expect(verdict(killed)).toMatch(/^pass: /);
    expect(killed.git('log', '--format=%s')).not.toContain('undefined');
  });
});

/** Runs the loop for so long, and kills it with everything it started. */
function runFor(
  { directory: cwd, environment: env }: TemporaryRepository,
  time: number,
): Promise<number | null> {
  const child = spawn(process.execPath, args('--guard', 'true'), { cwd, env, stdio: 'ignore' });
  return new Promise((settle) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), time);
    child.on('close', (code) => {
      clearTimeout(timer);
      settle(code);
    });
  });
}
