import { type ChildProcess, spawn } from 'node:child_process';
import { cappedOutput } from './capped-output.ts';

/** The command that decides whether a node that is said to be done passes. */
export interface GuardCommand {
  /** Program and arguments; with `shell` one line for /bin/sh. */
  readonly argv: readonly string[];
  readonly shell: boolean;
  readonly timeoutSeconds: number;
  /** The option that says so; --timeout unless told. */
  readonly timeoutOption?: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What it is called in messages; the guard unless told. */
  readonly name?: string;
  /** What stands on its standard input; empty unless told. */
  readonly input?: string;
  /** Called with the process id as it starts, and without one when it has ended. */
  readonly onProcess?: (id: number | undefined) => void;
  /** Called with what it prints on standard output, as it prints it. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** What the guard said, with its output; or why it never ran to an end, which is nobody's attempt. */
export type GuardResult =
  | { readonly guard: 'pass' | 'fail'; readonly log: Buffer; readonly ended: string }
  | { readonly error: string; readonly log: Buffer; readonly timedOut?: true };

const mostLogged = 1 << 20;
const graceMilliseconds = 1000;

/**
 * Runs the guard in a process group of its own: exit 0 passes, every other exit fails. One that cannot run, or that exceeds its time,
 * has said nothing of the work: an error of the runner. Whatever the guard leaves behind in its group is killed. An abort ends it
 * without a verdict.
 */
export async function runGuard(command: GuardCommand, signal?: AbortSignal): Promise<GuardResult> {
  const output = cappedOutput(mostLogged);
  output.push(Buffer.from(`$ ${command.argv.join(' ')}\n`));
  const [program = '', ...args] = command.shell ? ['/bin/sh', '-c', ...command.argv] : command.argv;
  const started = startGuard(program, args, command);
  if ('error' in started) return { error: started.error, log: output.bytes() };
  const { child } = started;
  command.onProcess?.(child.pid);
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', output.push).on('error', () => {});
  if (command.onOutput !== undefined) child.stdout?.on('data', command.onOutput);
  // Who does not read what it is told may end before it is written.
  child.stdin?.on('error', () => {}).end(command.input);
  const end = await endOf(child, command.timeoutSeconds, signal);
  command.onProcess?.(undefined);
  if ('error' in end) return { error: notStarted(program, end.error, command), log: output.bytes() };
  const ended = howItEnded(end, command);
  output.push(Buffer.from(`\n[${ended}]\n`));
  const log = output.bytes();
  if (signal?.aborted) return { error: `the ${nameOf(command)} was interrupted`, log };
  if (end.timedOut)
    return {
      error: `${ended}; a longer ${command.timeoutOption ?? '--timeout'} lets it end`,
      log,
      timedOut: true,
    };
  if (command.shell && shellFailures.has(end.code))
    return {
      error: `the ${nameOf(command)} could not be started: /bin/sh ended with exit code ${end.code}`,
      log,
    };
  return { guard: end.code === 0 ? 'pass' : 'fail', log, ended };
}

/** What a shell says of a command that it cannot execute, or cannot find. */
const shellFailures: ReadonlySet<number | null> = new Set([126, 127]);

interface End {
  readonly code: number | null;
  readonly killer: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** Waits for the guard and its pipes, no longer than it may take. */
async function endOf(
  child: ChildProcess,
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<End | { readonly error: unknown }> {
  let timedOut = false;
  const abort = () => endGroup(child);
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup(child);
  }, seconds * 1000);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  child.once('exit', () => {
    killGroup(child, 'SIGKILL');
    // What left the group may hold the pipes open for ever.
    setTimeout(() => closePipes(child), graceMilliseconds).unref();
  });
  const end = await new Promise<End | { readonly error: unknown }>((settle) => {
    child.once('error', (error) => settle({ error }));
    child.once('close', (code, killer) => settle({ code, killer, timedOut }));
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', abort);
  return end;
}

type Started = { readonly child: ChildProcess } | { readonly error: string };

/** Node throws at once where an argument cannot be one, or where the system has no process left. */
function startGuard(program: string, args: readonly string[], command: GuardCommand): Started {
  const { folder: cwd, environment, input } = command;
  try {
    const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] as const;
    const options = { cwd, env: { ...environment }, stdio: [...stdio], detached: true, windowsHide: true };
    return { child: spawn(program, args, options) };
  } catch (error) {
    return { error: notStarted(program, error, command) };
  }
}

function nameOf({ name = 'guard' }: GuardCommand): string {
  return name;
}

function notStarted(program: string, error: unknown, command: GuardCommand): string {
  const why = error instanceof Error ? error.message : String(error);
  return `the ${nameOf(command)} ${JSON.stringify(program)} could not be started: ${why}`;
}

/** Asks first. Who has ended by then is not signalled again: the id may be another's. */
function endGroup(child: ChildProcess): void {
  killGroup(child, 'SIGTERM');
  setTimeout(() => {
    if (child.exitCode === null && child.signalCode === null) killGroup(child, 'SIGKILL');
  }, graceMilliseconds).unref();
}

function killGroup(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch {
    // Nobody is left in it.
  }
}

function closePipes(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function howItEnded({ code, killer, timedOut }: End, command: GuardCommand): string {
  const name = `the ${nameOf(command)}`;
  if (timedOut) return `${name} timed out after ${command.timeoutSeconds} s and was killed`;
  return code === null ? `${name} was killed by ${killer}` : `${name} ended with exit code ${code}`;
}
