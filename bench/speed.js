// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fixture } from './speed/fixtures.js';
import { costOf, median, noiseOf, peakOf } from './speed/measure.js';
import { rows } from './speed/rows.js';

/**
 * What the product costs beside the least that a program has to do for it: processor time, git included, as a ratio to the
 * floor of the row, in rounds that take turns; medians. `npm run lab -- bench [--short] [--node PATH] [--row TEXT] [--dist FOLDER]
 * [--raw FILE]`; exits 1 where a ratio that must be reached is missed by more than its noise.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    node: { type: 'string', default: process.execPath },
    row: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
    raw: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const cli = resolve(values.dist, 'cli.js');
const floorFile = resolve(import.meta.dirname, 'speed/floor.js');
const version = (await import('node:child_process')).execFileSync(values.node, ['-v']).toString().trim();
const isOld = Number(version.slice(1).split('.')[0]) < 22;

/** @typedef {import('./speed/rows.js').Row} Row */

/** @param {Row} row @param {string} cwd */
function commands({ floor: [first = '', ...rest], run }, cwd) {
  const product = { program: values.node, args: [cli, ...run], cwd };
  if (first === 'git') return { floor: { program: 'git', args: rest, cwd }, product };
  const args = first === 'floor' ? [floorFile, ...rest] : rest;
  return { floor: { program: values.node, args, cwd }, product };
}

/** @param {Row} row */
function measured(row) {
  const { floor, product } = commands(row, fixture(row.fixture));
  const rounds = Number(values.rounds ?? Math.min(row.rounds ?? 11, values.short ? 5 : 11));
  /** @type {{ floor: number, product: number }[]} */
  const raw = [];
  // The first start fills caches of files and of compiled code: both are there for who commits a second time.
  costOf(floor);
  const { code } = costOf(product);
  if (code !== (row.exits ?? 0)) return { row, raw, fault: `ended with ${code}` };
  for (let round = 0; round < rounds; round += 1) {
    raw.push({ floor: costOf(floor).cpu, product: costOf(product).cpu });
  }
  return { row, raw, megabytes: peakOf(product) };
}

/** @param {ReturnType<typeof measured>} result */
function judged({ row, raw, megabytes, fault }) {
  const ratios = raw.map(({ floor, product }) => product / floor);
  const { must, aim } = (isOld ? row.older : undefined) ?? row.ratio;
  const ratio = median(ratios);
  const noise = noiseOf(ratios);
  const isMissed = fault !== undefined || ratio - noise > must || (row.memory ?? Infinity) < (megabytes ?? 0);
  return { row, must, aim, ratio, noise, isMissed, megabytes, fault, raw };
}

const chosen = rows.filter(({ name, long }) => name.includes(values.row) && !(values.short && long));
console.log(
  `node ${version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; CPU time as a ratio to the floor\n`,
);
console.log(
  '| work | floor | must | aim | figure | noise | ms | floor ms | MB | |\n|---|---|---|---|---|---|---|---|---|---|',
);
const results = [];
for (const row of chosen) {
  const result = judged(measured(row));
  results.push(result);
  const { must, aim, ratio, noise, isMissed, megabytes, fault, raw } = result;
  const times = [raw.map(({ product }) => product), raw.map(({ floor }) => floor)].map((each) =>
    median(each).toFixed(0),
  );
  const said = fault ?? (isMissed ? 'missed' : ratio <= aim ? 'aim' : 'must');
  console.log(
    `| ${row.name} | ${row.says} | ${must} | ${aim} | ${ratio.toFixed(2)} | ± ${noise.toFixed(2)} | ${times.join(' | ')} | ${megabytes ?? ''} | ${said} |`,
  );
}
if (values.raw !== undefined) {
  const machine = { node: version, cores: cpus().length, load: loadavg(), date: new Date().toISOString() };
  const rowsOf = results.map(({ row, raw, megabytes, ratio, must, aim }) => ({
    name: row.name,
    must,
    aim,
    ratio: Math.round(ratio * 100) / 100,
    megabytes,
    raw: raw.map(({ floor, product }) => [Math.round(floor), Math.round(product)]),
  }));
  mkdirSync(dirname(resolve(values.raw)), { recursive: true });
  writeFileSync(values.raw, `${JSON.stringify({ machine, rows: rowsOf }, null, 1)}\n`);
}
process.exitCode = results.some(({ isMissed }) => isMissed) ? 1 : 0;
