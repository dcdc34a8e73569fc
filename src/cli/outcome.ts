import { exitCodes } from '../check/exit-code.ts';
import type { UsageError } from '../check/usage-error.ts';
import { wrap } from '../output/wrap.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Prints a text, or why there is none; the exit code. */
export function print(text: string | UsageError): number {
  if (typeof text !== 'string') return refuse(text);
  processTerminal.out(text);
  return exitCodes.clean;
}

/** One plain sentence on stderr, and exit 2 unless the error says another code. */
export function refuse(
  { usage, code = exitCodes.usage }: UsageError,
  to: Pick<Terminal, 'error' | 'errorColumns'> = processTerminal,
): number {
  const width = to.errorColumns ?? Number.POSITIVE_INFINITY;
  // What is set in is there to be copied.
  const shown = (line: string) => (line.startsWith('  ') ? [line] : wrap(line, width));
  const said = `stateward: ${usage}`.split('\n').flatMap(shown);
  to.error(`${said.join('\n')}\n`);
  return code;
}
