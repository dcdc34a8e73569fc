import { exitCodes } from '../check/exit-code.ts';
import { pathBelow } from '../check/path-below.ts';
import { policyOnDisk } from '../check/policy.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import { kinds } from '../kinds/index.ts';
import { defaultProcedureOptions, type ProcedureOptions } from '../kinds/procedure/options.ts';
import { jsonText } from '../output/json-text.ts';
import { safeText } from '../output/safe-text.ts';
import {
  continueProcedureIn,
  endProcedureIn,
  type StoredResult,
  startProcedureIn,
} from '../runner/procedure-store.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';

/** How the graph of the call is judged, as the configuration around it says. */
type Judged = Pick<ProcedureOptions, 'strictness' | 'specOf'>;

/** `stateward procedure start`. The exit code. */
export async function start(path: string, procedureId: string, actorId: string): Promise<number> {
  const judged = judgedAs(path);
  if (isUsageError(judged)) return refuse(judged);
  return print(await startProcedureIn(path, { procedureId, actorId, strictness: judged.strictness }));
}

/** `stateward procedure continue`. The exit code. */
export async function proceed(path: string, runId: string, given: string | undefined): Promise<number> {
  const specOf = specOfCall(path, given);
  if (typeof specOf === 'object') return refuse(specOf);
  return print(await continueProcedureIn(path, { runId, specOf }));
}

/** `stateward procedure end`. The exit code. */
export async function end(path: string, runId: string, given: string | undefined): Promise<number> {
  const specOf = specOfCall(path, given);
  if (typeof specOf === 'object') return refuse(specOf);
  return print(await endProcedureIn(path, { runId, specOf }));
}

function specOfCall(path: string, given: string | undefined): ProcedureOptions['specOf'] | UsageError {
  if (given === 'own' || given === 'next') return given;
  if (given !== undefined)
    return usageError(`--spec-of ${JSON.stringify(given)} is not known; own or next was expected`);
  const judged = judgedAs(path);
  return isUsageError(judged) ? judged : judged.specOf;
}

/** A graph that nothing governs is judged by the defaults. */
function judgedAs(path: string): Judged | UsageError {
  const top = topOnDisk(process.cwd());
  const policy = policyOnDisk(top, undefined, kinds);
  if (isUsageError(policy)) return policy;
  const own = top === undefined ? undefined : pathBelow(top, path);
  const governance = own === undefined ? undefined : policy.govern(own);
  if (governance?.kind.id !== 'procedure') return defaultProcedureOptions;
  return governance.settings.options as ProcedureOptions;
}

/** Always the same members, as JSON: it is agents that call. What is only warned of goes to stderr. */
function print(stored: StoredResult): number {
  for (const warning of stored.warnings) terminal.error(`stateward: warning: ${safeText(warning)}\n`);
  if (stored.result === null) {
    terminal.error(`stateward: ${safeText(stored.ok ? '' : stored.error.message)}\n`);
    return exitCodes.cannotJudge;
  }
  terminal.out(jsonText(stored.result));
  return stored.ok ? exitCodes.clean : exitCodes.findings;
}
