// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Command
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} [cwd]
 * @property {string} [input]
 * @property {NodeJS.ProcessEnv} [env]
 *
 * @typedef {object} Cost
 * @property {number} cpu Milliseconds of the processor, user and system, what the program started included.
 * @property {number | null} code
 */

/** The shell's own `time` counts what a program started and waited for, git above all; node cannot. */
const timed = 'TIMEFORMAT="%3U %3S"; { time "$@" >/dev/null 2>/dev/null; } 2>"$STATEWARD_TIMES"';

/**
 * @param {Command} command
 * @returns {Cost}
 */
export function costOf({ program, args, cwd, input = '', env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-time-'));
  const times = join(folder, 'times');
  try {
    const { status } = spawnSync('bash', ['-c', timed, 'time', program, ...args], {
      cwd,
      input,
      env: { ...process.env, ...env, STATEWARD_TIMES: times },
    });
    const [user = 0, system = 0] = readFileSync(times, 'utf8').trim().split(' ').map(Number);
    return { cpu: (user + system) * 1000, code: status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const meter = `data:text/javascript,${encodeURIComponent(
  "import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.STATEWARD_PEAK,String(process.resourceUsage().maxRSS/1024)))",
)}`;

/**
 * The most memory that a Node program held, in megabytes: from a run of its own, since the meter takes a moment, too.
 * @param {Command} command
 */
export function peakOf({ program, args, cwd, input = '', env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-peak-'));
  const peak = join(folder, 'peak');
  try {
    spawnSync(program, ['--import', meter, ...args], {
      cwd,
      input,
      env: { ...process.env, ...env, STATEWARD_PEAK: peak },
    });
    return Math.round(Number(readFileSync(peak, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

/**
 * Half of the distance between the quartiles: how far the median of so few rounds may be off.
 * @param {readonly number[]} numbers
 */
export function noiseOf(numbers) {
  const sorted = numbers.toSorted((left, right) => left - right);
  const at = (/** @type {number} */ share) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return (at(0.75) - at(0.25)) / 2;
}
