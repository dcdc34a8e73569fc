import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ignoring, type OpenFolder } from '../open-folder.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

const lockName = 'lock';
const mostWait = 60_000;
/** A writer holds the lock for milliseconds; who still does after so long is gone, or asleep. */
const staleAfter = 30_000;
/** Between making the lock and writing into it a writer needs less. */
const staleUnwritten = 2000;

interface Holder {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
}

/** Runs work while no other guarded write of the same root does; a lock that a dead process left is taken away. */
export async function withRootLock<Value>(
  folder: OpenFolder,
  work: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const path = folder.at(lockName);
  const mine = JSON.stringify({ id: randomUUID(), pid: process.pid, host: hostname() });
  const until = Date.now() + mostWait;
  while (!(await taken(path, mine))) {
    if (Date.now() > until)
      return refuse(writeCodes.locked, 'another write holds the lock .stateward/lock; try again');
    await removeIfStale(folder);
    await pause(1 + Math.random() * 4);
  }
  try {
    return await work();
  } finally {
    await release(path, mine);
  }
}

/** What was done stays done, whatever becomes of the lock; one that stays behind grows stale. */
async function release(path: string, mine: string): Promise<void> {
  const standing = await contentOf(path).catch(() => mine);
  if (standing !== mine) return;
  await rm(path, { force: true }).catch(() => rm(path, { force: true }).catch(() => undefined));
}

async function taken(path: string, content: string): Promise<boolean> {
  const file = await open(path, 'wx').catch(ignoring('EEXIST'));
  if (file === undefined) return false;
  try {
    await file.writeFile(content);
    return true;
  } finally {
    await file.close();
  }
}

async function removeIfStale(folder: OpenFolder): Promise<void> {
  const path = folder.at(lockName);
  const seen = await contentOf(path);
  if (seen === undefined || !(await isStale(path, seen))) return;
  // Only one at a time removes, and only what it has seen: else two would, the second one a lock that lives.
  const breaking = folder.at(`${lockName}.breaking`);
  if (!(await taken(breaking, ''))) {
    if ((await ageOf(breaking)) > staleAfter) await rm(breaking, { force: true });
    return;
  }
  try {
    if ((await contentOf(path)) === seen) await rm(path, { force: true });
  } finally {
    await rm(breaking, { force: true });
  }
}

async function isStale(path: string, content: string): Promise<boolean> {
  const holder = holderIn(content);
  if (holder?.host === hostname() && !isAlive(holder.pid)) return true;
  return (await ageOf(path)) > (holder === undefined ? staleUnwritten : staleAfter);
}

function holderIn(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    // It is being written, or its writer died meanwhile.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(ignoring('ENOENT'));
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(ignoring('ENOENT'));
}
