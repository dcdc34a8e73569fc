import { asCalled } from './command-name.ts';
import { exitCodes } from './exit-code.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import type { UsageError } from './usage-error.ts';

/** Prints a text, or why there is none; the exit code. */
export function print(text: string | UsageError): number {
  if (typeof text !== 'string') return refuse(text);
  processTerminal.out(text);
  return exitCodes.clean;
}

/** One plain sentence on stderr, and exit 2 unless the error says another code. */
export function refuse(
  { usage, code = exitCodes.usage }: UsageError,
  to: Pick<Terminal, 'error'> = processTerminal,
): number {
  to.error(`stateward: ${asCalled(usage)}\n`);
  return code;
}
