import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** How a program ended, and the end of what it said. */
export interface CommandResult {
  /** Null where a signal ended it. */
  readonly exit_code: number | null;
  /** The end of it, 64 KiB at most. */
  readonly stdout: string;
  /** The same. */
  readonly stderr: string;
}

/** What is kept of each stream. */
const mostKept = 64 * 1024;

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Runs a program without a shell; rejects where it cannot be started or takes too long. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  folder: string,
  timeoutMs: number,
): Promise<CommandResult> {
  // A group of its own, so that what it started ends with it.
  const child = spawn(program, args, {
    cwd: folder,
    shell: false,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const [stdout, stderr] = [keptEnd(child.stdout), keptEnd(child.stderr)];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end(child);
      reject(Object.assign(new Error(`${program} was ended after ${timeoutMs} ms`), { code: 'TIMEOUT' }));
    }, timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ exit_code: code, stdout: stdout(), stderr: stderr() });
    });
  });
}

function keptEnd(stream: Readable): () => string {
  let kept = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]).subarray(-mostKept);
  });
  return () => kept.toString();
}

function end(child: Child): void {
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It ended by itself.
  }
}
