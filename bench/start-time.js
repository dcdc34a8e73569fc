// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * How long the built command line takes for next to no work, beside a bare start of node and, where more folders are
 * named, beside other builds. All take turns, so that load hits all alike; the median counts.
 * `node bench/start-time.js [rounds] [dist...]` prints the numbers; `bench/start-time.json` holds those of one run, raw.
 */
const rounds = Number(process.argv[2] ?? 21);
const builds = process.argv.length > 3 ? process.argv.slice(3) : ['dist'];
const top = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-bench-')));
const state = '.runner/state/tree.json';

const leaf = {
  id: 'leaf',
  order: 0,
  title: 'Task',
  goal: 'Goal',
  acceptance: ['it works'],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
};
const tree = { ...leaf, id: 'root', next: 'decompose', children: [leaf] };

/**
 * A repository with a task tree and another file, of which one is changed and staged.
 * @param {string} changed
 */
function repository(changed) {
  const cwd = mkdtempSync(join(top, 'repository-'));
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@b', ...args], { cwd });
  git('init', '-q');
  mkdirSync(join(cwd, '.runner/state'), { recursive: true });
  writeFileSync(join(cwd, state), `${JSON.stringify(tree, null, 2)}\n`);
  writeFileSync(join(cwd, 'other.js'), '1\n');
  git('add', '.');
  git('commit', '-q', '-m', 'start');
  const attempt = { ...tree, children: [{ ...leaf, attempts: 1 }] };
  writeFileSync(join(cwd, changed), changed === state ? `${JSON.stringify(attempt, null, 2)}\n` : '2\n');
  git('add', '.');
  return cwd;
}
const governed = repository(state);
const other = repository('other.js');

/** @param {string} path */
const edit = (path) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    tool_name: 'Write',
    cwd: other,
    tool_input: { file_path: join(other, path), content: `${JSON.stringify(tree)}\n` },
  });

/** @type {Record<string, { args: string[], cwd: string, input?: string }>} */
const cases = {
  '--version': { args: ['--version'], cwd: other },
  'check, nothing governed changed': { args: ['check'], cwd: other },
  'check, a tree changed': { args: ['check'], cwd: governed },
  'check --all': { args: ['check', '--all'], cwd: other },
  'hook pre-commit, nothing governed staged': { args: ['hook', 'pre-commit'], cwd: other },
  'hook pre-commit, a tree staged': { args: ['hook', 'pre-commit'], cwd: governed },
  'hook claude-code, another file': { args: ['hook', 'claude-code'], cwd: other, input: edit('other.js') },
  'hook claude-code, a tree': { args: ['hook', 'claude-code'], cwd: other, input: edit(state) },
};

/** @param {() => void} work */
function timed(work) {
  const start = performance.now();
  work();
  return Math.round((performance.now() - start) * 10) / 10;
}

/** @type {number[]} */
const bare = [];
/** @type {Record<string, Record<string, number[]>>} */
const raw = Object.fromEntries(
  Object.keys(cases).map((name) => [name, Object.fromEntries(builds.map((build) => [build, []]))]),
);
for (let round = 0; round < rounds; round += 1) {
  bare.push(timed(() => spawnSync(process.execPath, ['-e', '0'])));
  for (const [name, { args, ...options }] of Object.entries(cases)) {
    for (const build of builds) {
      const program = [resolve(build, 'cli.js'), ...args];
      raw[name]?.[build]?.push(timed(() => spawnSync(process.execPath, program, options)));
    }
  }
}
rmSync(top, { recursive: true });

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? 0;
const floor = median(bare);

/** @param {readonly number[]} numbers */
function summary(numbers) {
  const milliseconds = median(numbers);
  return { ratio: Math.round((milliseconds / floor) * 100) / 100, milliseconds, raw: numbers };
}
const results = Object.fromEntries(
  Object.entries(raw).map(([name, perBuild]) => [
    name,
    Object.fromEntries(Object.entries(perBuild).map(([build, numbers]) => [build, summary(numbers)])),
  ]),
);
const machine = { node: process.version, cores: cpus().length, rounds };
console.log(JSON.stringify({ machine, 'bare node': summary(bare), results }));
