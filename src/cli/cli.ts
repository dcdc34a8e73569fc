#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { exitCodes } from '../check/exit-code.ts';
import { isAgentName } from '../integrations/agents/agent-names.ts';
import { endQuietlyOnBrokenPipe } from './broken-pipe.ts';

/**
 * From Node 22.8 on what was compiled is kept in the user's own cache, unless NODE_DISABLE_COMPILE_CACHE is set: a start takes less by
 * some ten milliseconds (decision 0130). A folder that cannot be written is no fault.
 */
function keepCompiled({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }: NodeJS.ProcessEnv): void {
  const cache = XDG_CACHE_HOME || LOCALAPPDATA || (HOME && join(HOME, '.cache'));
  if (!cache || !('enableCompileCache' in nodeModule)) return;
  const { enableCompileCache } = nodeModule;
  if (typeof enableCompileCache === 'function') enableCompileCache(join(cache, 'stateward'));
}

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
  if (isHook) {
    const { hook } = await import('./command-hook.ts');
    process.exitCode = await hook(name, args);
  } else {
    endQuietlyOnBrokenPipe();
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
keepCompiled(process.env);
try {
  await run(process.argv.slice(2));
} catch (error) {
  fail(error);
}
