import { safeText } from '../reporters/safe-text.ts';
import {
  continueProcedureIn,
  endProcedureIn,
  type StoredResult,
  startProcedureIn,
} from '../store/procedure-store.ts';
import { exitCodes } from './exit-code.ts';
import { jsonText } from './json-output.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';
import { usageError } from './usage-error.ts';

type SpecOf = 'own' | 'next';

/** `stateward procedure start`. The exit code. */
export async function start(path: string, procedureId: string, actorId: string): Promise<number> {
  return print(await startProcedureIn(path, { procedureId, actorId }));
}

/** `stateward procedure continue`. The exit code. */
export async function proceed(path: string, runId: string, specOf: string): Promise<number> {
  if (!isSpecOf(specOf)) return refuseSpecOf(specOf);
  return print(await continueProcedureIn(path, { runId, specOf }));
}

/** `stateward procedure end`. The exit code. */
export async function end(path: string, runId: string, specOf: string): Promise<number> {
  if (!isSpecOf(specOf)) return refuseSpecOf(specOf);
  return print(await endProcedureIn(path, { runId, specOf }));
}

function isSpecOf(value: string): value is SpecOf {
  return value === 'own' || value === 'next';
}

function refuseSpecOf(value: string): number {
  return refuse(usageError(`--spec-of ${JSON.stringify(value)} is not known; own or next was expected`));
}

/** Always the same members, as JSON: it is agents that call. */
function print(stored: StoredResult): number {
  if ('error' in stored) {
    terminal.error(`stateward: ${safeText(stored.error)}\n`);
    return exitCodes.cannotJudge;
  }
  terminal.out(jsonText(stored.result));
  return stored.result.validation_error === null ? exitCodes.clean : exitCodes.findings;
}
