// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * How long an agent waits for `stateward hook claude-code`, as a ratio to a bare start of node on the same machine in the
 * same run. The cases take turns, so that load hits all alike; the median counts. `node bench/agent-hook.js [rounds]`
 * prints the numbers; `bench/agent-hook.json` holds those of one run, raw.
 */
const rounds = Number(process.argv[2] ?? 21);
const cli = resolve('dist/cli.js');
const top = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-bench-')));
const state = join(top, '.runner/state/tree.json');

/** @param {string[]} args */
const git = (...args) =>
  spawnSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@b', ...args], { cwd: top });

/** @param {number} index */
const leaf = (index) => ({
  id: `n${index}`,
  order: index,
  title: `Task ${index}`,
  goal: `Goal ${index}`,
  acceptance: ['it works'],
  next: 'execute',
  passes: index === 0,
  attempts: 0,
  max_attempts: 3,
  children: [],
});
const children = Array.from({ length: 100 }, (_, index) => leaf(index));
const tree = { ...leaf(1), id: 'root', next: 'decompose', children };

git('init', '-q');
mkdirSync(join(top, '.runner/state'), { recursive: true });
writeFileSync(state, `${JSON.stringify(tree, null, 2)}\n`);
for (let index = 0; index < 500; index += 1) writeFileSync(join(top, `file-${index}.js`), `${index}\n`);
git('add', '.');
git('commit', '-q', '-m', 'start');

/**
 * @param {string} event
 * @param {string} tool
 * @param {object} input
 */
const call = (event, tool, input) =>
  JSON.stringify({ hook_event_name: event, tool_name: tool, cwd: top, tool_input: input });

/** @type {Record<string, { args: string[], input: string }>} */
const cases = {
  'bare node': { args: ['-e', '0'], input: '' },
  'an edit of any other file': hook(
    call('PreToolUse', 'Edit', { file_path: join(top, 'file-1.js'), old_string: '1', new_string: '2' }),
  ),
  'a legal edit of a state file': hook(
    call('PreToolUse', 'Edit', { file_path: state, old_string: '"Goal 7"', new_string: '"More"' }),
  ),
  'a refused edit of a state file': hook(
    call('PreToolUse', 'Edit', { file_path: state, old_string: '"Goal 0"', new_string: '"Less"' }),
  ),
  'after a shell command': hook(call('PostToolUse', 'Bash', { command: 'true' })),
};

/** @param {string} input */
function hook(input) {
  return { args: [cli, 'hook', 'claude-code'], input };
}

/** @type {Record<string, number[]>} */
const raw = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [name, { args, input }] of Object.entries(cases)) {
    const start = performance.now();
    spawnSync(process.execPath, args, { cwd: top, input });
    raw[name]?.push(Math.round((performance.now() - start) * 10) / 10);
  }
}
rmSync(top, { recursive: true });

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? 0;
const floor = median(raw['bare node'] ?? []);
const results = Object.fromEntries(
  Object.entries(raw).map(([name, numbers]) => {
    const milliseconds = median(numbers);
    return [name, { ratio: Math.round((milliseconds / floor) * 100) / 100, milliseconds, raw: numbers }];
  }),
);
const machine = { node: process.version, cores: cpus().length, rounds };
console.log(JSON.stringify({ machine, results }));
