import { spawnSync } from 'node:child_process';
import type { Report } from '../../src/index.ts';
import { built } from './built.ts';

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

const cli = built('cli.js');

/** Runs the built command line, as a user would. */
export function runCli(
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly input?: string;
  },
): CliResult {
  const ended = spawnSync(process.execPath, [cli, ...args], {
    cwd: options.cwd,
    env: options.environment ?? process.env,
    input: options.input ?? '',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: ended.status, out: ended.stdout, error: ended.stderr };
}

export function reportOf(result: CliResult): Report {
  return JSON.parse(result.out);
}
