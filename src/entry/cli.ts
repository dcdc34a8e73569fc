#!/usr/bin/env node
import { exitCodes } from './exit-code.ts';
import { processTerminal as terminal } from './terminal.ts';

/** Git and agents wait for every hook, so what reads command lines is loaded only where there are options to read. */
async function run([command, name, ...args]: readonly string[]): Promise<void> {
  if (command === 'hook' && name !== undefined && ![name, ...args].some((each) => each.startsWith('-'))) {
    const { hook } = await import('./command-hook.ts');
    process.exitCode = await hook(name, args);
  } else {
    const { runCommand } = await import('./program.ts');
    await runCommand(process.argv);
  }
}

/** Whatever went wrong unexpectedly is "cannot judge": an unhandled rejection must never end as a pass. */
function fail(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
  process.exitCode = exitCodes.cannotJudge;
}

/** Who reads the output may stop (`| head`): what is left to print is nobody's business, and the verdict stays. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = exitCodes.cannotJudge;
try {
  await run(process.argv.slice(2));
} catch (error) {
  fail(error);
}
