// @ts-check
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const measure = fileURLToPath(new URL('measure.js', import.meta.url));
const judgeAlone = fileURLToPath(new URL('alone.js', import.meta.url));
const run = promisify(execFile);

/**
 * @typedef {import('../../../src/engine/contract/report.ts').Report} Report
 * @typedef {{ build: string, config: string | undefined, limit: number, memory: number }} Limits
 * `build` is the folder of the built product, `config` a configuration for all, `limit` seconds, `memory` megabytes of the product's heap.
 * @typedef {object} Judged
 * @property {import('./mirrors.js').Mirror} mirror
 * @property {number} commits from the first commit, exclusive, to HEAD
 * @property {string} outcome 'judged', or why it was not
 * @property {number} wall seconds
 * @property {number} [seconds] of the processor, git's not counted
 * @property {number} [megabytes] of memory at most, git's not counted
 * @property {Report} [report]
 * @property {import('./alone.js').Alone[]} [alone] what each commit that brought a state file says of it, judged alone
 */

/**
 * Judges the whole history of a mirror with the built product in a process of its own. Never fails: what went wrong
 * is the outcome.
 * @param {import('./mirrors.js').Mirror} mirror
 * @param {Limits} limits
 * @returns {Promise<Judged>}
 */
export async function judgeMirror(mirror, limits) {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-corpus-'));
  const start = performance.now();
  const wall = () => (performance.now() - start) / 1000;
  try {
    const range = await rangeOf(mirror);
    if ('fault' in range) return { mirror, commits: 0, outcome: range.fault, wall: wall() };
    const ended = await judge(mirror, range.range, folder, limits);
    const report = /** @type {Report | undefined} */ (readJson(join(folder, 'report.json')));
    const judged = outcomeOf(ended, report, limits);
    const { alone, fault } = judged === 'judged' ? await eachAlone(mirror, report, limits) : {};
    const used = /** @type {{ seconds?: number, megabytes?: number }} */ (
      readJson(join(folder, 'used.json')) ?? {}
    );
    const outcome = fault === undefined ? judged : `each commit alone: ${fault}`;
    const { commits } = range;
    return {
      mirror,
      commits,
      outcome,
      wall: wall(),
      ...used,
      ...(report && { report }),
      ...(alone && { alone }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {import('./mirrors.js').Mirror} mirror */
async function rangeOf(mirror) {
  try {
    const git = ['--git-dir', mirror.path, 'rev-list'];
    const options = { maxBuffer: 2 ** 30 };
    const { stdout: line } = await run('git', [...git, '--first-parent', 'HEAD', '--'], options);
    const root = line.trim().split('\n').at(-1) ?? '';
    const { stdout: count } = await run('git', [...git, '--count', `${root}..HEAD`, '--'], options);
    return { range: `${root}..HEAD`, commits: Number(count) };
  } catch (error) {
    return {
      fault: `git cannot read it: ${firstLine(error instanceof Error ? error.message : String(error))}`,
    };
  }
}

/**
 * @param {import('./mirrors.js').Mirror} mirror
 * @param {string} range
 * @param {string} folder
 * @param {Limits} limits
 */
function judge(mirror, range, folder, { build, config, limit, memory }) {
  const product = [resolve(build, 'cli.js'), 'check', '--range', range, '--quiet'];
  if (config !== undefined) product.push('--config', resolve(config));
  const args = [`--max-old-space-size=${memory}`, '--import', measure, ...product];
  const all = [...args, '--format', `json=${join(folder, 'report.json')}`];
  return runNode(mirror, all, { STATEWARD_CORPUS_MEASURE: join(folder, 'used.json') }, '', limit);
}

/**
 * @param {import('./mirrors.js').Mirror} mirror
 * @param {Report | undefined} report
 * @param {Limits} limits
 * @returns {Promise<{ alone?: import('./alone.js').Alone[], fault?: string }>}
 */
async function eachAlone(mirror, report, { build, config, limit, memory }) {
  const commits = [...new Set(report?.transitions.flatMap(({ commit }) => commit ?? []))];
  const args = [`--max-old-space-size=${memory}`, judgeAlone, resolve(build)];
  if (config !== undefined) args.push(resolve(config));
  const { code, late, said, printed } = await runNode(mirror, args, {}, commits.join('\n'), limit);
  if (late) return { fault: `not finished within ${limit} s` };
  if (code !== 0) return { fault: firstLine(said) };
  return {
    alone: printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

/**
 * @typedef {{ code: number | null, signal: string | null, late: boolean, said: string, printed: string }} Ended
 * @param {import('./mirrors.js').Mirror} mirror
 * @param {readonly string[]} args
 * @param {Record<string, string>} more of the environment
 * @param {string} input
 * @param {number} limit
 * @returns {Promise<Ended>}
 */
function runNode(mirror, args, more, input, limit) {
  const child = spawn(process.execPath, args, {
    cwd: mirror.path.endsWith('/.git') ? dirname(mirror.path) : mirror.path,
    detached: true,
    env: { ...process.env, ...more },
  });
  return new Promise((done) => {
    let [said, printed] = ['', ''];
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // The whole group: git's processes belong to it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, limit * 1000);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(0, 10_000);
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    // One that ends before it has read all of its input breaks the pipe; how it ended tells the rest.
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (error) => done({ code: null, signal: null, late, said: error.message, printed }));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      done({ code, signal, late, said, printed });
    });
  });
}

/** @param {Ended} ended @param {Report | undefined} report @param {Limits} limits */
function outcomeOf({ code, signal, late, said }, report, { limit, memory }) {
  if (late) return `not finished within ${limit} s`;
  if (said.includes('heap out of memory')) return `more than ${memory} MB of memory`;
  if (signal !== null) return `killed by ${signal}`;
  if (report === undefined) return `crashed with ${code}: ${firstLine(said)}`;
  return report.verdict === 'cannot-judge' ? `cannot judge: ${report.obstacles[0]?.code}` : 'judged';
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n').find((line) => /error|fatal/i.test(line)) ?? text.split('\n')[0] ?? '';
}

/** @param {string} file @returns {unknown} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
