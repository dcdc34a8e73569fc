import { readFileSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { exitCodes } from '../check/exit-code.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { jsonText } from '../output/json-text.ts';
import { writeCodes } from '../runner/guarded/result.ts';
import type { WriteContext } from '../runner/guarded/write-context.ts';
import { fsApplyPatch, fsWrite, type WriteResult } from '../runner/writes.ts';
import { processTerminal as terminal } from './terminal.ts';

export interface WriteFlags {
  readonly ifMatch?: string;
  readonly agent?: string;
  readonly auditLog?: string;
  readonly workflow?: string;
  readonly graph?: string;
  readonly onlyGoverned?: true;
}

/** `stateward write`: the content comes from standard input. The exit code. */
export async function write(file: string, flags: WriteFlags): Promise<number> {
  const { path, context } = placeOf(file, flags);
  const content = textOf(readFileSync(0));
  return print(await fsWrite({ path, content, ...precondition(flags) }, context));
}

/** `stateward patch`: the update of the frontmatter comes from standard input, as JSON. The exit code. */
export async function patch(file: string, flags: WriteFlags): Promise<number> {
  const { path, context } = placeOf(file, flags);
  const update = parsed(readFileSync(0, 'utf8'));
  const request = {
    path,
    patch: { operation: 'updateFrontmatter', update },
    ...precondition(flags),
  } as const;
  return print(await fsApplyPatch(request, context));
}

/** Paths count from the current folder, and nothing outside of the work tree around it is written. */
function placeOf(
  file: string,
  { agent, auditLog, workflow, graph, onlyGoverned }: WriteFlags,
): { readonly path: string; readonly context: WriteContext } {
  const folder = realpathSync(process.cwd());
  const root = realpathSync(topOnDisk(folder) ?? folder);
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
function print(result: WriteResult): number {
  terminal.out(jsonText(result.ok ? { ok: true, ...result.value } : result));
  return result.ok ? exitCodes.clean : (exits[result.error.code] ?? exitCodes.findings);
}
