import type { ReporterOptions } from '../reporters/reporter.ts';

/** What the entry points need of the process they run in; a value, so that tests hand in their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly columns: number | undefined;
  out(text: string): void;
  error(text: string): void;
}

export const processTerminal: Terminal = {
  environment: process.env,
  isTerminal: process.stdout.isTTY === true,
  columns: process.stdout.columns,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

export interface OutputChoice {
  readonly color: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** Colours only on a terminal that wants them (NO_COLOR, https://no-color.org); prose as wide as the window. */
export function reporterOptions(terminal: Terminal, choice: OutputChoice): ReporterOptions {
  const noColor = terminal.environment.NO_COLOR;
  return {
    color: choice.color && terminal.isTerminal && (noColor === undefined || noColor === ''),
    width: Math.max(40, terminal.columns ?? 80),
    quiet: choice.quiet,
    verbose: choice.verbose,
  };
}
