#!/usr/bin/env node
import { isAgentName } from './agent/agent-names.ts';
import { endQuietlyOnBrokenPipe } from './broken-pipe.ts';
import { exitCodes } from './exit-code.ts';

/** Git and agents wait for every hook, so what reads command lines is loaded only where there are options to read. */
async function run([command, name, ...args]: readonly string[]): Promise<void> {
  const isHook =
    command === 'hook' && name !== undefined && ![name, ...args].some((each) => each.startsWith('-'));
  if (isHook && isAgentName(name)) {
    // Most calls of an agent concern nothing: even to open standard output would cost more than to answer them.
    const { agentHook } = await import('./command-agent.ts');
    process.exitCode = await agentHook(name);
    return;
  }
  endQuietlyOnBrokenPipe();
  if (isHook) {
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
  process.stderr.write(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
  process.exitCode = exitCodes.cannotJudge;
}

process.exitCode = exitCodes.cannotJudge;
try {
  await run(process.argv.slice(2));
} catch (error) {
  fail(error);
}
