// @ts-check
// node test/tools/relock.js [folder]: resolves package.json anew and writes package-lock.json beside it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optional?: boolean,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 */

const here = resolve(process.argv[2] ?? import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'stateward-lock-'));
// In an empty folder: what is installed already would decide what npm finds.
copyFileSync(join(here, 'package.json'), join(folder, 'package.json'));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
rmSync(folder, { recursive: true });
/** @type {Record<string, LockedPackage>} */
const packages = { ...lock.packages, ...missingOptional(lock.packages) };
const root = packages[''];
delete packages[''];
const sorted = Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
writeFileSync(join(here, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);

/**
 * A registry that lacks the binaries of other platforms makes npm leave them out of the lockfile, and `npm ci` then
 * refuses the lockfile on every platform.
 * @param {Record<string, LockedPackage>} listed
 */
function missingOptional(listed) {
  const wanted = Object.values(listed).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  );
  const absent = wanted.filter(([name]) => listed[`node_modules/${name}`] === undefined);
  return Object.fromEntries(
    absent.map(([name, version]) => [`node_modules/${name}`, platform(name, version)]),
  );
}

/**
 * @param {string} name ends with system, processor and perhaps C library: `@j178/prek-linux-x64-musl`, `@deno/darwin-arm64`
 * @param {string} version
 * @returns {LockedPackage}
 */
function platform(name, version) {
  const [, os = '', cpu = '', library = ''] =
    /[-/]([a-z0-9]+)-([a-z0-9]+)(?:-(gnu|glibc|musl|msvc))?$/.exec(name) ?? [];
  const libc = library === 'musl' ? ['musl'] : ['gnu', 'glibc'].includes(library) ? ['glibc'] : undefined;
  return {
    version,
    cpu: [cpu],
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    os: [os === 'windows' ? 'win32' : os],
  };
}
