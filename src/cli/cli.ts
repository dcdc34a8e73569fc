#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { exitCodes } from '../check/exit-code.ts';
import { main } from './main.ts';
import { processIo } from './process-io.ts';

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

process.exitCode = exitCodes.cannotJudge;
keepCompiled(process.env);
process.exitCode = await main(process.argv.slice(2), processIo);
