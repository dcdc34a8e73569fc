import { exitCodes } from '../check/exit-code.ts';

let isQuiet = false;

/** Who reads the output may stop (`| head`): what is left to print is nobody's business, and the verdict stays. */
export function endQuietlyOnBrokenPipe(): void {
  if (isQuiet) return;
  isQuiet = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    // What was found cannot be said: a full disk is no verdict.
    process.stderr.write(`stateward: the output cannot be written: ${error.message}\n`);
    process.exit(exitCodes.usage);
  });
}
