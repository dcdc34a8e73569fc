// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { costOf, median, noiseOf } from './speed/measure.js';

/**
 * What `stateward hook claude-code` costs, as a ratio to a bare start of node: processor time, user and system, git included. The
 * cases take turns, so that load hits all alike; the median of the rounds' ratios counts. `node bench/agent-hook.js [rounds]`
 * prints the numbers, and ends with 1 where a ratio that must be reached is missed by more than its noise; `bench/agent-hook.json`
 * holds those of one run, raw.
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

/** @type {Record<string, { args: string[], input: string, must?: number }>} */
const cases = {
  'bare node': { args: ['-e', '0'], input: '' },
  'an edit of any other file': hook(
    call('PreToolUse', 'Edit', { file_path: join(top, 'file-1.js'), old_string: '1', new_string: '2' }),
    1.4,
  ),
  'a legal edit of a state file': hook(
    call('PreToolUse', 'Edit', { file_path: state, old_string: '"Goal 7"', new_string: '"More"' }),
    2.5,
  ),
  'a refused edit of a state file': hook(
    call('PreToolUse', 'Edit', { file_path: state, old_string: '"Goal 0"', new_string: '"Less"' }),
    3.5,
  ),
  'after a shell command': hook(call('PostToolUse', 'Bash', { command: 'true' })),
};

/**
 * @param {string} input
 * @param {number} [must]
 */
function hook(input, must) {
  return { args: [cli, 'hook', 'claude-code'], input, ...(must === undefined ? {} : { must }) };
}

/** @type {Record<string, number[]>} */
const raw = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
const load = loadavg()[0]?.toFixed(1);
for (let round = 0; round < rounds; round += 1)
  for (const [name, { args, input }] of Object.entries(cases))
    raw[name]?.push(Math.round(costOf({ program: process.execPath, args, cwd: top, input }).cpu));
rmSync(top, { recursive: true });

const floor = raw['bare node'] ?? [];
const round2 = (/** @type {number} */ number) => Math.round(number * 100) / 100;
const results = Object.fromEntries(
  Object.entries(raw).map(([name, numbers]) => {
    const ratios = numbers.map((each, index) => each / (floor[index] ?? each));
    const { must } = cases[name] ?? {};
    const [ratio, noise] = [round2(median(ratios)), round2(noiseOf(ratios))];
    if (must !== undefined && ratio - noise > must) process.exitCode = 1;
    return [
      name,
      { ratio, noise, ...(must === undefined ? {} : { must }), milliseconds: median(numbers), raw: numbers },
    ];
  }),
);
const machine = {
  node: process.version,
  cores: cpus().length,
  load,
  rounds,
  measured: 'user and system time',
};
console.log(JSON.stringify({ machine, results }));
