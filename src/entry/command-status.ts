import { kinds } from '../kinds/index.ts';
import { refuse } from './outcome.ts';
import { statusText } from './status.ts';
import { reporterOptions, processTerminal as terminal } from './terminal.ts';
import { isUsageError } from './usage-error.ts';

export interface StatusFlags {
  readonly config?: string;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** `stateward status`. The exit code. */
export async function status(
  file: string | undefined,
  { verbose, color, config }: StatusFlags,
): Promise<number> {
  const options = reporterOptions(terminal, { color, quiet: false, verbose: verbose === true });
  const result = await statusText({ file, config }, kinds, options);
  if (isUsageError(result)) return refuse(result);
  terminal.out(result.text);
  return result.code;
}
