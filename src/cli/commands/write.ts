import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { jsonText } from '../../output/json-text.ts';
import { writeCodes } from '../../runner/guarded/result.ts';
import type { WriteContext } from '../../runner/guarded/write-context.ts';
import { fsApplyPatch, fsWrite, type WriteResult } from '../../runner/writes.ts';
import { type Io, readInput } from '../io.ts';
import { examples, type Runs } from './command-parts.ts';

interface WriteFlags {
  readonly ifMatch?: string;
  readonly agent?: string;
  readonly auditLog?: string;
  readonly workflow?: string;
  readonly graph?: string;
  readonly onlyGoverned?: boolean;
}

/** `stateward write` and `stateward patch`. */
export function add(program: Command, runs: Runs): void {
  recorded(program.command('write'))
    .addHelpText('after', examples(['write prd.json < next.json', 'write workflow.md --agent ada < next.md']))
    .description('replace a file by what standard input holds, if that could have happened legally')
    .option('--only-governed', 'refuse to write what is no governed state file')
    .action(runs(write));
  recorded(program.command('patch'))
    .addHelpText('after', examples(['patch run/workflow.md < update.json']))
    .description("update a run's frontmatter by the JSON on standard input, if the run may move so")
    .action(runs(patch));
}

/** One file that is written, by whom, and what judges it. */
function recorded(command: Command): Command {
  return command
    .argument('<file>', 'the file, from the current folder')
    .option('--if-match <sha256>', 'refuse unless the file has this SHA-256')
    .option('--agent <id>', 'who writes, for the audit log')
    .option('--audit-log <file>', 'where the call is recorded (default: .stateward/execution.jsonl)')
    .option('--workflow <id>', 'the workflow that the run follows, where the state file is not to say it')
    .option('--graph <file>', 'the graph that the run follows, where the configuration names none');
}

async function write(io: Io, file: string, flags: WriteFlags): Promise<number> {
  const { path, context } = placeOf(io, file, flags);
  const content = textOf(await readInput(io));
  return print(io, await fsWrite({ path, content, ...precondition(flags) }, context));
}

async function patch(io: Io, file: string, flags: WriteFlags): Promise<number> {
  const { path, context } = placeOf(io, file, flags);
  const update = parsed((await readInput(io)).toString('utf8'));
  const request = {
    path,
    patch: { operation: 'updateFrontmatter', update },
    ...precondition(flags),
  } as const;
  return print(io, await fsApplyPatch(request, context));
}

/** Paths count from the current folder, and nothing outside of the work tree around it is written. */
function placeOf(
  { cwd, env }: Io,
  file: string,
  { agent, auditLog, workflow, graph, onlyGoverned }: WriteFlags,
): { readonly path: string; readonly context: WriteContext } {
  const folder = realpathSync(cwd);
  const root = realpathSync(topOnDisk(folder, env) ?? folder);
  const prefix = relative(root, folder).split(sep).join('/');
  const fromRoot = (name: string) => (prefix === '' || name.startsWith('/') ? name : `${prefix}/${name}`);
  const context = {
    root,
    ...(agent === undefined ? {} : { agentId: agent }),
    ...(auditLog === undefined ? {} : { auditLog: fromRoot(auditLog) }),
    ...(workflow === undefined ? {} : { workflowId: workflow }),
    ...(onlyGoverned === undefined ? {} : { onlyGoverned }),
    ...(graph === undefined ? {} : { graphRelPath: fromRoot(graph) }),
  };
  return { path: fromRoot(file), context };
}

function precondition({ ifMatch }: WriteFlags): { readonly ifMatchSha256?: string } {
  return ifMatch === undefined ? {} : { ifMatchSha256: ifMatch };
}

/** Bytes that are no UTF-8 cannot be handed on as they are; half a surrogate pair stands for them and is refused. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  } catch {
    return '\ud800';
  }
}

/** What is no JSON is no update; handed on, so that its refusal is recorded too. */
function parsed(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const exits: Readonly<Record<string, number>> = {
  [writeCodes.configuration]: exitCodes.usage,
  [writeCodes.io]: exitCodes.cannotJudge,
  [writeCodes.locked]: exitCodes.cannotJudge,
};

/** Always JSON: it is agents that call. */
function print(io: Io, result: WriteResult): number {
  io.out(jsonText(result.ok ? { ok: true, ...result.value } : result));
  return result.ok ? exitCodes.clean : (exits[result.error.code] ?? exitCodes.findings);
}
