import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { main } from '../../src/cli/main.ts';
import type { Report } from '../../src/index.ts';

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export interface CliCall {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Where `test/support/built.ts` builds the program. */
const script = resolve('.built', 'cli.js');

/** Runs a command line in this process, with a working folder, an environment and streams of its own. */
export async function runCli(
  args: readonly string[],
  { cwd, environment, input = '' }: CliCall,
): Promise<CliResult> {
  const out: string[] = [];
  const error: string[] = [];
  const code = await main(args, {
    cwd,
    env: environment ?? process.env,
    script,
    stdin: Readable.from([Buffer.from(input)]),
    isTerminal: false,
    columns: undefined,
    errorColumns: undefined,
    out: (text) => void out.push(text),
    error: (text) => void error.push(Buffer.from(text).toString('utf8')),
  });
  return { code, out: out.join(''), error: error.join('') };
}

/** Starts the program, for what a process alone shows: signals, pipes, memory, how it is found. */
export function startCli(args: readonly string[], { cwd, environment, input = '' }: CliCall): CliResult {
  const ended = spawnSync(process.execPath, [script, ...args], {
    cwd,
    env: environment ?? process.env,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: ended.status, out: ended.stdout, error: ended.stderr };
}

export function reportOf(result: CliResult): Report {
  return JSON.parse(result.out);
}
