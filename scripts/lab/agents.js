// @ts-check
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import fc from 'fast-check';

/**
 * `npm run lab -- agents [count] [--seed n] [--program file]`: random calls of every agent and every way to edit, about files that
 * nobody governs. Each has to be answered with nothing, or the empty object that Cursor needs, and without one git process, but
 * for the first one of a session.
 */
const [, , ...given] = process.argv;
/** @param {string} name */
const option = (name) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const count = Number(given.find((each) => /^\d+$/.test(each) && each !== option('--seed')) ?? 300);
const seed = Number(option('--seed') ?? Date.now() % 1_000_000_000);
const program = resolve(option('--program') ?? 'dist/cli.js');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-agents-')));
const counted = join(folder, 'git-processes');
const payloads = readdirSync('test/integrations/agents/payloads').flatMap((name) => {
  const { agent, payloads: list } = JSON.parse(
    readFileSync(join('test/integrations/agents/payloads', name), 'utf8'),
  );
  return list
    .filter((/** @type {{ name: string }} */ each) => each.name.startsWith('before'))
    .map((/** @type {{ name: string, payload: unknown }} */ each) => ({ agent, ...each }));
});

const repositories = ['plain', 'configured', 'staged'].map(repository);
const path = setUpGit();
/** @type {{ wrong: string[], processes: number, calls: number, shapes: Map<string, number> }} */
const found = { wrong: [], processes: 0, calls: 0, shapes: new Map() };

const name = fc.constantFrom(
  'README.md',
  'src/app.ts',
  'package.json',
  'new/deep/x.md',
  'docs/prd.md',
  'my prd.json.bak',
  'ä.txt',
  'tasks.txt',
);
const text = fc.oneof(
  fc.constantFrom(
    'see prd.json',
    '*** Update File: prd.json',
    '--- a/prd.json',
    '{"file_path": "prd.json"}',
    '.runner/state/tree.json',
    '',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
/** What is done to a payload besides: fields that are not there, that are of another type, that are new. */
const damage = fc.constantFrom('none', 'none', 'none', 'drop', 'retype', 'add', 'text', 'cut');

const call = fc.record({
  payload: fc.constantFrom(...payloads),
  top: fc.constantFrom(...repositories),
  name,
  old: text,
  next: text,
  damage,
  pick: fc.nat(),
  relative: fc.boolean(),
});

for (const each of fc.sample(call, { numRuns: count, seed })) ask(each);
rmSync(folder, { recursive: true });
console.log(
  `${found.calls} calls of ${found.shapes.size} shapes, seed ${seed}: wrong ${found.wrong.length}, git processes ${found.processes}`,
);
for (const line of found.wrong.slice(0, 20)) console.log(line);
if (found.wrong.length > 0 || found.processes > 0) process.exitCode = 1;

/** @param {{ payload: { agent: string, name: string, payload: unknown }, top: string, name: string, old: string, next: string, damage: string, pick: number, relative: boolean }} given */
function ask(given) {
  const { agent, name: shape, payload } = given.payload;
  const at = given.relative ? given.name : join(given.top, given.name);
  const filled = fill(payload, (word) => words(word, at, given));
  const input = damaged(filled, given.damage, given.pick);
  const call = () =>
    spawnSync(process.execPath, [program, 'hook', agent], {
      cwd: given.top,
      input,
      encoding: 'utf8',
      env: { PATH: path, HOME: folder, COUNTED: counted },
    });
  // The first call of a session asks git where HEAD is.
  call();
  rmSync(counted, { force: true });
  const { stdout, stderr, status } = call();
  found.calls += 1;
  found.shapes.set(`${agent} ${shape}`, 1);
  const processes = existsSync(counted) ? readFileSync(counted, 'utf8').split('\n').length - 1 : 0;
  rmSync(counted, { force: true });
  found.processes += processes;
  const isRight =
    status === 0 && stderr === '' && (stdout === '' || (stdout === '{}\n' && agent === 'cursor'));
  if (!isRight || processes > 0)
    found.wrong.push(
      `${agent}, ${shape}, ${given.damage}: ${status} ${stdout}${stderr} (${processes} git) for ${input}`,
    );
}

/**
 * @param {string} value
 * @param {string} at
 * @param {{ top: string, old: string, next: string }} given
 */
function words(value, at, { top, old, next }) {
  return value
    .replaceAll('/project/.runner/state/tree.json', () => at)
    .replaceAll('.runner/state/tree.json', () => at)
    .replaceAll(/\/project\b/g, () => top)
    .replaceAll(/\{\{(?:old|oldLine)\}\}/g, () => old)
    .replaceAll(/\{\{\w+\}\}/g, () => next);
}

/**
 * @param {unknown} value
 * @param {(value: string) => string} word
 * @returns {unknown}
 */
function fill(value, word) {
  if (typeof value === 'string')
    return value.startsWith('{') && value.endsWith('"}')
      ? JSON.stringify(fill(JSON.parse(value), word))
      : word(value);
  if (Array.isArray(value)) return value.map((each) => fill(each, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, word)]));
}

/**
 * @param {unknown} payload
 * @param {string} how
 * @param {number} pick
 */
function damaged(payload, how, pick) {
  const text = JSON.stringify(payload);
  if (how === 'cut') return text.slice(0, pick % text.length);
  const copy = JSON.parse(text);
  const key = 'tool_input' in copy ? 'tool_input' : 'toolArgs';
  const input = copy[key];
  if (typeof input !== 'object' || input === null) return text;
  const keys = Object.keys(input);
  const chosen = keys[pick % keys.length] ?? '';
  if (how === 'drop') delete input[chosen];
  if (how === 'retype') input[chosen] = pick % 2 === 0 ? pick : { nested: [input[chosen]] };
  if (how === 'add') input[`more${pick % 5}`] = ['x', { path: 'src/other.ts' }];
  if (how === 'text') copy[key] = JSON.stringify(input);
  return JSON.stringify(copy);
}

/** @param {string} kind */
function repository(kind) {
  const top = join(folder, kind);
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: top });
  mkdirSync(top);
  git('init', '-q');
  const story = {
    id: 'US-1',
    title: 'a',
    description: 'a',
    acceptanceCriteria: ['a'],
    priority: 1,
    passes: true,
    notes: '',
  };
  put(
    top,
    'prd.json',
    `${JSON.stringify({ project: 'p', branchName: 'b', description: 'd', userStories: [story] }, null, 2)}\n`,
  );
  for (const file of ['README.md', 'src/app.ts', 'package.json']) put(top, file, 'see prd.json\n');
  if (kind !== 'plain')
    put(top, '.stateward.yml', 'version: 1\nfiles:\n  - path: state/*.json\n    kind: task-tree\n');
  git('add', '.');
  git('commit', '-q', '-m', 'start');
  if (kind === 'staged') {
    put(top, 'src/staged.ts', 'x\n');
    git('add', '.');
  }
  return top;
}

/**
 * @param {string} top
 * @param {string} file
 * @param {string} content
 */
function put(top, file, content) {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), content);
}

/** A git that says that it ran. */
function setUpGit() {
  const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  const at = join(folder, 'bin');
  put(at, 'git', `#!/bin/sh\necho x >> "$COUNTED"\nexec "${real}" "$@"\n`);
  chmodSync(join(at, 'git'), 0o755);
  return `${at}${delimiter}${process.env.PATH ?? ''}`;
}
