import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { pathBelow } from '../../check/path-below.ts';
import { inWorkspace } from '../../check/workspace.ts';
import { kinds } from '../../kinds/index.ts';
import { defaultProcedureOptions, type ProcedureOptions } from '../../kinds/procedure/options.ts';
import { jsonText } from '../../output/json-text.ts';
import { safeText } from '../../output/safe-text.ts';
import {
  continueProcedureIn,
  endProcedureIn,
  type StoredResult,
  startProcedureIn,
} from '../../runner/procedure-store.ts';
import type { Io } from '../io.ts';
import { examples, type Runs } from './command-parts.ts';

interface MoveFlags {
  readonly specOf?: ProcedureOptions['specOf'];
}

/** `stateward procedure`. */
export function add(program: Command, runs: Runs): void {
  const command = program
    .command('procedure')
    .addHelpText(
      'after',
      examples([
        'procedure start procedure.graph.json P1 --actor A1',
        'procedure continue procedure.graph.json R1',
        'procedure end procedure.graph.json R1',
      ]),
    )
    .description('start, move and end runs of a procedure graph');
  command
    .command('start')
    .description('start a run; prints its id and the guide of its first step')
    .argument('<graph>', 'the graph file, JSON or YAML')
    .argument('<procedure>', 'the id of the procedure')
    .requiredOption('--actor <id>', 'the id of the actor that occupies the run')
    .action(runs(start));
  moving(command.command('continue'))
    .description("move a run to its next step, if the active step's completion proof is met")
    .action(runs(proceed));
  moving(command.command('end'))
    .description("complete a run at its last step, if that step's completion proof is met")
    .action(runs(end));
}

function moving(command: Command): Command {
  const specOf = command
    .createOption('--spec-of <step>', 'whose proof is needed (default: as the configuration says)')
    .choices(['own', 'next']);
  return command
    .argument('<graph>', 'the graph file')
    .argument('<run>', 'the id of the run')
    .addOption(specOf);
}

async function start(
  io: Io,
  path: string,
  procedureId: string,
  { actor: actorId }: { readonly actor: string },
): Promise<number> {
  const { strictness } = await judgedAs(io, path);
  return print(io, await startProcedureIn(resolve(io.cwd, path), { procedureId, actorId, strictness }));
}

async function proceed(io: Io, path: string, runId: string, { specOf }: MoveFlags): Promise<number> {
  const call = { runId, specOf: specOf ?? (await judgedAs(io, path)).specOf };
  return print(io, await continueProcedureIn(resolve(io.cwd, path), call));
}

async function end(io: Io, path: string, runId: string, { specOf }: MoveFlags): Promise<number> {
  const call = { runId, specOf: specOf ?? (await judgedAs(io, path)).specOf };
  return print(io, await endProcedureIn(resolve(io.cwd, path), call));
}

/** How the graph is judged, as the configuration around it says; one that nothing governs by the defaults. */
async function judgedAs(
  { cwd, env }: Io,
  path: string,
): Promise<Pick<ProcedureOptions, 'strictness' | 'specOf'>> {
  const governance = await inWorkspace(
    cwd,
    async ({ top, policy }) => {
      const { govern } = policy(kinds);
      const own = top === undefined ? undefined : pathBelow(top, resolve(cwd, path));
      return own === undefined ? undefined : govern(own);
    },
    env,
  );
  if (governance?.kind.id !== 'procedure') return defaultProcedureOptions;
  return governance.settings.options as ProcedureOptions;
}

/** Always the same members, as JSON: it is agents that call. What is only warned of is printed to standard error. */
function print(io: Io, stored: StoredResult): number {
  for (const warning of stored.warnings) io.error(`stateward: warning: ${safeText(warning)}\n`);
  if (stored.result === null) {
    io.error(`stateward: ${safeText(stored.ok ? '' : stored.error.message)}\n`);
    return exitCodes.cannotJudge;
  }
  io.out(jsonText(stored.result));
  return stored.ok ? exitCodes.clean : exitCodes.findings;
}
