import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The right to step in a work tree. It is held by a process, and by the agent that it started as long as that runs. */
export interface RunnerLock {
  /** Says that an agent was started, so that whoever comes after this process knows of it. */
  readonly keepFor: (agent: number | undefined) => void;
  readonly release: () => void;
}

/** Who holds it, as the file says. */
interface Holder {
  readonly process?: unknown;
  readonly agent?: unknown;
}

/** Where there is nothing to lock. */
export const free: RunnerLock = { keepFor: () => {}, release: () => {} };

/** Takes the lock of a work tree; what a killed runner left behind is in nobody's way, unless its agent still runs. */
export function takeLock(file: string): RunnerLock | { readonly error: string } {
  const text = (agent?: number) =>
    `${JSON.stringify({ process: process.pid, ...(agent ? { agent } : {}) })}\n`;
  for (let tries = 0; tries < 10; tries += 1) {
    const isOurs = created(file, text());
    // Where nothing can be written nothing can be committed either, and git says so.
    if (isOurs === undefined) return free;
    if (isOurs)
      return {
        keepFor: (agent) => writeFileSync(file, text(agent)),
        release: () => rmSync(file, { force: true }),
      };
    const there = read(file);
    if (there === undefined) continue;
    const { process: holder, agent } = holderIn(there);
    if (isAlive(holder)) return { error: held('another runner', holder, file) };
    if (isAlive(agent)) return { error: held('the agent of a runner that was killed', agent, file) };
    takeAway(file, there);
  }
  return { error: `${file} cannot be taken` };
}

function held(who: string, id: unknown, file: string): string {
  return `${who} works in this work tree (process ${String(id)}): wait for it, or end it; if it is none of Stateward's, remove ${file}`;
}

function created(file: string, text: string): boolean | undefined {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? false : undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A file that was cut short names nobody. */
function holderIn(text: string): Holder {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Moves it aside first: what another process has put there meanwhile goes back. */
function takeAway(file: string, there: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== there) linkSync(aside, file);
  } catch {
    // Somebody else was quicker.
  }
  rmSync(aside, { force: true });
}

function isAlive(id: unknown): boolean {
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // Where nobody asks how a process ended it is listed for ever.
  return !/^\d+ \(.*\) [ZX] /s.test(read(`/proc/${id}/stat`) ?? '');
}
