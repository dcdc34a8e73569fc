import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { TaskNode } from '../../src/index.ts';
import { type ContainedFolder, containedFolder } from '../../src/runner/contained-folder.ts';
import { runStep } from '../../src/runner/step/step.ts';
import type { StepInput, StepResult } from '../../src/runner/step/step-types.ts';
import { builtIn, pretty } from './trees.ts';

export const treePath = '.runner/state/tree.json';
export const runStatePath = '.runner/state/run_state.json';

/** Every write is flushed, which costs milliseconds on a disk and nothing in memory. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder with a tree in it, and a HEAD that is only remembered: the runner without git. */
export interface StepWorld {
  readonly folder: string;
  readonly commits: readonly string[];
  read(path: string): string | undefined;
  put(path: string, content: string | TaskNode): void;
  step(more?: Partial<StepInput>, files?: ContainedFolder): Promise<StepResult>;
  /** Commits what lies there, as `--commit` would. */
  commit(message: string): Promise<string>;
  cleanup(): void;
}

export function stepWorld(plan: TaskNode): StepWorld {
  const folder = mkdtempSync(join(memory, 'stateward-step-'));
  const commits: string[] = [];
  const head = new Map<string, Buffer>();
  mkdirSync(join(folder, '.runner/state'), { recursive: true });
  writeFileSync(join(folder, treePath), pretty(plan));
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const snapshot = () => {
    for (const path of [treePath, runStatePath]) head.set(path, Buffer.from(read(path) ?? ''));
  };
  snapshot();
  let clock = Date.UTC(2026, 0, 1);
  const commit = async (message: string) => {
    snapshot();
    return `commit-${commits.push(message)}`;
  };
  return {
    folder,
    commits,
    read,
    put: (path, content) =>
      writeFileSync(join(folder, path), typeof content === 'string' ? content : pretty(content)),
    step: (more, files = containedFolder(folder)) =>
      runStep(
        {
          top: folder,
          tree: treePath,
          runState: runStatePath,
          settings: builtIn,
          limits: defaultLimits,
          previous: head.get(treePath) ?? Buffer.alloc(0),
          fromHead: true,
          runStateAtHead: head.get(runStatePath),
          status: 'done',
          summary: 'said so',
          guard: undefined,
          run: 'run-1',
          now: () => {
            clock += 500;
            return new Date(clock);
          },
          judge: () => undefined,
          commit,
          ...more,
        },
        files,
      ),
    commit,
    cleanup: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A guard in one word of the shell. */
export function guardOf(line: string, folder = '.'): NonNullable<StepInput['guard']> {
  return { argv: [line], shell: true, timeoutSeconds: 20, folder, environment: process.env };
}

/** The same folder, on a machine that dies: before the n-th change, and then nothing happens any more. */
export function dying(files: ContainedFolder, last: number) {
  let done = 0;
  const change = async (work: () => Promise<void>) => {
    done += 1;
    if (done >= last) throw new Error('the machine died');
    await work();
  };
  const mortal: ContainedFolder = {
    ...files,
    write: (path, content) => change(() => files.write(path, content)),
    makeFolder: (path) => change(() => files.makeFolder(path)),
    remove: (path) => change(() => files.remove(path)),
    move: (from, to) => change(() => files.move(from, to)),
  };
  return { files: mortal, change, hasDied: () => done >= last };
}
