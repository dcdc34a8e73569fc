import { randomUUID } from 'node:crypto';
import { realpath, writeFile } from 'node:fs/promises';
import { done } from '../../engine/values/result.ts';
import { ignoring, type OpenFolder, openBelow } from '../open-folder.ts';
import { appendLine, openAuditLog, shownInput, shownOutput } from './audit-log.ts';
import { containedNames, ownFolder } from './contained-path.ts';
import type { Guard } from './guard.ts';
import { perform, type Run } from './perform.ts';
import type { ToolName } from './request.ts';
import { fileSystemFault, refuse, type WriteResult, writeCodes } from './result.ts';
import { readContext, type WriteContext } from './write-context.ts';

const usualLimit = 10 * 1024 * 1024;
const usualLog = `${ownFolder}/execution.jsonl`;
const policyFiles = ['.stateward.yml', '.stateward.waivers.yml'];

/** Runs one call from request to audit line. Never throws. */
export async function guardedWrite(
  tool: ToolName,
  request: unknown,
  context: WriteContext,
  guard: Guard,
): Promise<WriteResult> {
  const read = readContext(context);
  if (!read.ok) return read;
  try {
    const root = await realpath(read.value.root);
    return await inFolder(root, [ownFolder], async (own) => {
      await writeFile(own.at('.gitignore'), '*\n', { flag: 'wx' }).catch(ignoring('EEXIST'));
      return recorded(tool, request, read.value, { root, own, guard });
    });
  } catch (error) {
    return fileSystemFault(error, 'the root');
  }
}

async function recorded(
  tool: ToolName,
  request: unknown,
  context: WriteContext,
  given: Pick<Run, 'root' | 'own' | 'guard'>,
): Promise<WriteResult> {
  const ts = new Date().toISOString();
  const began = performance.now();
  const names = containedNames(context.auditLog ?? usualLog);
  if (!names.ok) return names;
  return inFolder(given.root, names.value.slice(0, -1), async (folder) => {
    const log = await openAuditLog(folder, names.value.at(-1) ?? '');
    if (!log.ok) return log;
    try {
      const { workflowId, graphRelPath, runId, packageId } = context;
      const selection = definedOf({ workflowId, graphRelPath });
      const reserved = [
        ...policyFiles,
        names.value.join('/'),
        ...(graphRelPath === undefined ? [] : [graphRelPath]),
      ];
      const limits = { maxReadBytes: usualLimit, maxWriteBytes: usualLimit, ...context.limits };
      const { onlyGoverned = false } = context;
      const run = { ...given, limits, reserved, selection, onlyGoverned };
      const result = await perform(tool, request, run);
      const auditError = await appendLine(log.value, {
        ts,
        kind: 'tool',
        toolCallId: context.toolCallId ?? randomUUID(),
        toolName: tool,
        agentId: context.agentId ?? null,
        ...definedOf({ runId, packageId, workflowId }),
        input: shownInput(request),
        output: shownOutput(result),
        durationMs: Math.round(performance.now() - began),
      });
      return result.ok && auditError !== undefined ? done({ ...result.value, auditError }) : result;
    } finally {
      await log.value.close();
    }
  });
}

async function inFolder(
  root: string,
  names: readonly string[],
  work: (folder: OpenFolder) => Promise<WriteResult>,
): Promise<WriteResult> {
  const opened = await openBelow(root, names, { make: true });
  if (!opened.ok) return opened;
  if (opened.value === undefined) return refuse(writeCodes.io, 'a folder is gone; nothing was written');
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

/** What is not said is left out. */
function definedOf<Name extends string>(
  given: Readonly<Record<Name, string | undefined>>,
): { readonly [Key in Name]?: string } {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { readonly [Key in Name]?: string };
}
