import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
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
const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const each of repositories) each.cleanup();
});

async function run({ directory: cwd, environment }: TemporaryRepository, ...more: readonly string[]) {
  const ended = await runCli(['loop', ...more, '--', '.git/agent'], { cwd, environment });
  return { status: ended.code, stdout: ended.out, stderr: ended.error };
}

async function verdict({ directory: cwd, environment, git }: TemporaryRepository): Promise<string> {
  const root = git('rev-list', '--max-parents=0', 'HEAD');
  return (await runCli(['check', '--range', `${root}..HEAD`], { cwd, environment })).out;
}

describe('stateward loop', () => {
  let repository: TemporaryRepository;
  beforeAll(() => {
    repository = prepare(open);
    repositories.push(repository);
  });

  it('stops at its limit with 6, and goes on where it stopped', async () => {
    const { status, stdout } = await run(repository, '--guard', 'true', '--limit', '1');
    expect([status, stdout.split('\n')[0]]).toEqual([6, 'decompose: root']);
  });

  it('asks again where the agent dies in the middle of an edit, and ends with 0', async () => {
    const { status, stdout, stderr } = await run(repository, '--guard', 'true');
    expect(stdout).toContain('agent error, recorded');
    expect(stdout).toContain('The loop is over: the tree is complete.');
    expect(stderr).toContain('turn 3: execute a');
    expect(status).toBe(0);
    expect(readFileSync(join(repository.directory, '.git/prompt'), 'utf8')).toContain(
      'Node "c" of .runner/state/tree.json, attempt 1 of 9.',
    );
    expect(await verdict(repository)).toMatch(/^pass: /);
    expect((await run(repository, '--guard', 'true')).status).toBe(0);
  });

  it('ends with 5 where a node is stuck', async () => {
    const stuck = prepare(pretty(tree(node('a', { max_attempts: 2 }))));
    repositories.push(stuck);
    const { status, stdout } = await run(stuck, '--guard', 'false', '--execute', 'echo done');
    expect(stdout).toContain('root/a (2 of 2 attempts used) is stuck');
    expect(status).toBe(5);
  });

  it.each([
    [[], 'loop needs an agent'],
    [['--limit', '0', '--execute', 'x', '--decompose', 'x'], '--limit'],
  ])('ends with 2 where the command line is wrong: %j', async (more, said) => {
    const { directory: cwd, environment } = repository;
    const { code, error } = await runCli(['loop', ...more], { cwd, environment });
    expect(code).toBe(2);
    expect(error).toContain(said);
  });

  /** Runs the loop on a tree of one leaf with an agent that does this, and tells how it ended and what the gate says. */
  async function withAgent(work: string, guard: string, plan = pretty(tree(node('a', { max_attempts: 2 })))) {
    const own = prepare(plan);
    repositories.push(own);
    const line = `cat > /dev/null; ${work}`;
    const { status, stdout } = await run(own, '--guard', guard, '--execute', line, '--decompose', line);
    return { ...own, status, stdout, gate: await verdict(own) };
  }
  const pass = `sed -i.bak 's/"passes": false/"passes": true/' .runner/state/tree.json; rm -f .runner/state/*.bak`;

  it.each([
    ['ticks the node itself', pass],
    ['ticks it and commits that', `${pass}; git commit -qam 'Done'`],
    ['takes the tree away', 'rm -rf .runner'],
    ['takes it away and commits that', 'rm -rf .runner; git add -A; git commit -qm Gone'],
    ['puts a link in its place', 'rm .runner/state/tree.json; ln -s /etc/passwd .runner/state/tree.json'],
    ['counts in its place', 'echo "{}" > .runner/state/run_state.json; git add -A; git commit -qm Count'],
  ])('lets nothing pass with an agent that %s', async (_, work) => {
    const { status, gate, git } = await withAgent(`${work}; echo done`, 'false');
    expect([status, gate]).toEqual([5, expect.stringMatching(/^pass: /)]);
    expect(git('show', 'HEAD:.runner/state/tree.json')).toContain('"attempts": 2');
  });

  const hook = (name: string, line: string) =>
    `mkdir -p .git/hooks; printf '#!/bin/sh\\n%s\\n' '${line}' > .git/hooks/${name}; chmod +x .git/hooks/${name}`;
  const passInHook = `sed -i.bak "s/: false/: true/" .runner/state/tree.json; rm .runner/state/*.bak; git add .runner`;

  it.each([
    ['a pre-commit hook that ticks', hook('pre-commit', passInHook), '.runner/state/tree.json was changed'],
    ['a commit-msg hook', hook('commit-msg', 'sed -i.bak s/guard=fail/guard=pass/ "$1"'), 'Agent-Step line'],
    [
      'a filter',
      `mkdir -p .git/info; git config filter.f.clean "sed 's/: false/: true/'"; echo '*.json filter=f' > .git/info/attributes`,
      '.runner/state/tree.json was changed',
    ],
  ])("takes the step's commit back where the agent left %s behind", async (_, work, said) => {
    const { status, stdout, gate, git } = await withAgent(`${work}; echo done`, 'false');
    expect([status, stdout, gate]).toEqual([
      4,
      expect.stringContaining(said),
      expect.stringMatching(/^nothing judged: /),
    ]);
    expect(git('log', '--format=%s')).toBe('Plan');
  });

  it('goes on where a hook lays out the tree in another way', async () => {
    const minified = `const fs = require("fs"), f = ".runner/state/tree.json"; fs.writeFileSync(f, JSON.stringify(JSON.parse(fs.readFileSync(f))))`;
    const work = `echo '${minified.replaceAll("'", `"`)}' > .git/lay.cjs; ${hook('pre-commit', 'node .git/lay.cjs; git add .runner')}`;
    const { status, gate } = await withAgent(`${work}; echo done`, 'true');
    expect([status, gate]).toEqual([0, expect.stringMatching(/^pass: /)]);
  });

  it.each([
    ['a flag of the index hides the tree', 'git update-index --assume-unchanged .runner/state/tree.json'],
    ['another one does', 'git update-index --skip-worktree .runner/state/tree.json'],
    [
      'it forges the record of its own iteration',
      `rm -f .git/stateward-runner.lock; "${process.execPath}" "${built('cli.js')}" step --status done -- true; sed -i.bak 's/"commit": false/"commit": true/' .runner/iterations/*/*/meta.json; git checkout -q .runner/state`,
    ],
  ])('counts each attempt where %s', async (_, work) => {
    const { status, gate, git } = await withAgent(`${work}; echo done`, 'false');
    expect([status, gate]).toEqual([5, expect.stringMatching(/^pass: /)]);
    expect(git('show', 'HEAD:.runner/state/tree.json')).toContain('"attempts": 2');
  });

  it('keeps what an agent commits of its own work, and goes on', async () => {
    const { status, gate, git } = await withAgent(
      'echo > code; git add code; git commit -qm Code; echo done',
      'true',
    );
    expect([status, gate]).toEqual([0, expect.stringMatching(/^pass: /)]);
    expect(git('log', '--format=%s')).toContain('Code');
  });

  it('takes the children that a decomposer committed', async () => {
    const child = JSON.stringify({ ...node('c'), order: 0 });
    const apart = `const fs = require('fs'), f = process.env.STATEWARD_TREE, t = JSON.parse(fs.readFileSync(f)); t.children = [${child}]; fs.writeFileSync(f, JSON.stringify(t))`;
    const work = `if [ $STATEWARD_MODE = decompose ]; then node -e '${apart.replaceAll("'", `"`)}'; git commit -qam Apart; echo decomposed; else echo done; fi`;
    const { status, gate, git } = await withAgent(work, 'true', open);
    expect([status, gate]).toEqual([0, expect.stringMatching(/^pass: /)]);
    expect(git('log', '--format=%s')).not.toContain('Apart');
  });

  it.each([
    ['another branch', 'git checkout -q -b other', 'git checkout main'],
    ['another history', 'git commit -q --amend -m Other', 'git reset --soft '],
  ])('stops where an agent leaves for %s, and says the way back', async (_, work, way) => {
    const { status, stdout } = await withAgent(`${work}; echo done`, 'true');
    expect([status, stdout]).toEqual([2, expect.stringContaining(way)]);
  });

  it("works alone in a work tree, but is in nobody else's way when it is gone", async () => {
    const alone = prepare(pretty(tree(node('a'), node('b'))));
    repositories.push(alone);
    const { directory: cwd, environment: env } = alone;
    const started = join(cwd, '.git/started');
    const waits = `cat > /dev/null; echo $$ > ${started}; while [ ! -e .git/go ]; do sleep 0.05; done; echo done`;
    const first = spawn(
      process.execPath,
      [built('cli.js'), 'loop', '--guard', 'true', '--execute', waits, '--decompose', waits],
      { cwd, env, stdio: 'ignore' },
    );
    await expect.poll(() => existsSync(started), { timeout: 120_000 }).toBe(true);
    const said = await run(alone, '--guard', 'true');
    expect([said.status, said.stdout]).toEqual([
      2,
      expect.stringContaining('another runner works in this work tree'),
    ]);
    const step = await runCli(['step', '--status', 'done', '--', 'true'], { cwd, environment: env });
    expect([step.code, step.error]).toEqual([2, expect.stringContaining('another runner')]);
    first.kill('SIGKILL');
    await new Promise((settle) => first.once('close', settle));
    expect((await run(alone, '--guard', 'true')).stdout).toContain(
      'the agent of a runner that was killed works',
    );
    writeFileSync(join(cwd, '.git/go'), '');
    await expect
      .poll(async () => (await run(alone, '--guard', 'true', '--execute', 'echo done')).status, {
        timeout: 120_000,
      })
      .toBe(0);
    expect(await verdict(alone)).toMatch(/^pass: /);
    expect(existsSync(join(cwd, '.git/stateward-runner.lock'))).toBe(false);
  });

  it('is killed again and again, and continued', async () => {
    const killed = prepare(open);
    repositories.push(killed);
    let status: number | null = null;
    for (let round = 0; round < 30 && status !== 0; round += 1)
      status = await runFor(killed, 120 + 90 * round);
    expect(status).toBe(0);
    expect(await verdict(killed)).toMatch(/^pass: /);
    expect(killed.git('log', '--format=%s')).not.toContain('undefined');
  });
});

/** Runs the loop for so long, and kills it with everything it started. */
function runFor(
  { directory: cwd, environment: env }: TemporaryRepository,
  time: number,
): Promise<number | null> {
  const child = spawn(process.execPath, [built('cli.js'), 'loop', '--guard', 'true', '--', '.git/agent'], {
    cwd,
    env,
    stdio: 'ignore',
  });
  return new Promise((settle) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), time);
    child.on('close', (code) => {
      clearTimeout(timer);
      settle(code);
    });
  });
}

it('two loops side by side are merged as the page of merges says', async () => {
  const repository = prepare(pretty(tree(node('a'), node('b'), node('c'))));
  repositories.push(repository);
  const { directory, environment: env, git } = repository;
  const cli = `"${process.execPath}" "${built('cli.js')}"`;
  git(
    'config',
    'merge.stateward.driver',
    `${cli} merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P`,
  );
  git('config', 'merge.ours.driver', 'true');
  const state = '**/.runner/state';
  const attributes = `${state}/tree.json merge=stateward\n${state}/run_state.json merge=ours\n`;
  writeFileSync(join(directory, '.gitattributes'), attributes);
  const loop = async (cwd: string, limit: number) => {
    // Else both sides could make one and the same commit.
    const work = `cat > /dev/null; echo 1 > "work-${limit}-$STATEWARD_NODE"; echo done`;
    const own = ['loop', '--guard', 'true', '--limit', String(limit), '--', 'sh', '-c', work];
    return (await runCli(own, { cwd, environment: env })).code;
  };
  // The first step writes the run state that both sides then have in common.
  expect(await loop(directory, 1)).toBe(6);
  const beside = join(directory, '.git/beside');
  git('worktree', 'add', '-q', '-b', 'side', beside);
  expect([await loop(directory, 1), await loop(beside, 2)]).toEqual([6, 0]);
  git('merge', '-q', '--no-edit', 'side');
  const ours = git('show', 'HEAD^1:.runner/state/run_state.json');
  expect(git('show', 'HEAD:.runner/state/run_state.json')).toBe(ours);
  expect(await verdict(repository)).toContain('pass: nothing found');
  expect(await loop(directory, 1)).toBe(0);
});
