// @ts-check
// npm run runtimes: installs the runtimes where they are missing, then runs the example of a harness in each of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const top = join(here, '..', '..', '..');

if (!existsSync(join(here, 'node_modules', '.package-lock.json')))
  run('npm', ['ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund']);
run(process.execPath, [
  join(top, 'node_modules', 'vitest', 'vitest.mjs'),
  ...['run', '--root', top, '--config', join(here, '..', 'vitest.config.ts'), 'test/tools/runtimes.test.ts'],
]);

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: top });
  if (status !== 0) process.exitCode = status ?? 1;
}
