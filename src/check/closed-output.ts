import { exitCodes } from './exit-code.ts';

let isQuiet = false;

/** Whoever reads the output may stop (`| head`): the rest of it is of no use to anybody, and the exit code stays. */
export function endQuietlyOnClosedOutput(): void {
  if (isQuiet) return;
  isQuiet = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    // The findings cannot be printed: a full disk is no verdict.
    process.stderr.write(`stateward: the output cannot be written: ${error.message}\n`);
    process.exit(exitCodes.usage);
  });
}
