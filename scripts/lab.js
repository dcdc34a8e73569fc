// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * npm run lab -- <name> [argument...]: an instrument, which measures, tries or shows something and is no part of any test run. Each is a
 * file of scripts/lab, or lies beside what it is about, and says in its head what it does.
 */
const elsewhere = new Map([
  ['bench', 'bench/speed.js'],
  ['curves', 'bench/curves.js'],
  ['page', 'test/page/run.js'],
  ['peers', 'bench/peers.js'],
  ['runtimes', 'test/tools/runtimes/run.js'],
  ['tools', 'test/tools/run.js'],
]);

const [name = '', ...args] = process.argv.slice(2);
const file = resolve(elsewhere.get(name) ?? `scripts/lab/${name}.js`);
if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  const own = readdirSync('scripts/lab').flatMap((each) => (each.endsWith('.js') ? [each.slice(0, -3)] : []));
  console.error(
    `Usage: npm run lab -- <name> [argument...]\nnames: ${[...own, ...elsewhere.keys()].sort().join(', ')}`,
  );
  process.exitCode = 2;
}
