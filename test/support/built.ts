import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The program as it would be published, built from these sources for these tests: `dist/` is committed by itself, and may be
 * older. Who imports this waits for the build, once for each change of the sources.
 */
export const builtFolder = resolve('.built');

export function built(file: string): string {
  return join(builtFolder, file);
}

const lock = resolve('node_modules/.stateward-building');
const mostWait = 120_000;

/** Two workers build one after the other, and the second one finds it done. */
function build(): void {
  const until = Date.now() + mostWait;
  while (!taken()) {
    if (Date.now() > until || ageOf(lock) > mostWait) rmdirSync(lock);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  try {
    execFileSync(process.execPath, ['scripts/bundle-dist.js', '--to', '.built', '--if-stale'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmdirSync(lock);
  }
}

function taken(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

build();
