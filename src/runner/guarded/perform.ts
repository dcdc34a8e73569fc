import { createHash } from 'node:crypto';
import type { Selection } from '../../engine/contract/kind.ts';
import { done } from '../../engine/values/result.ts';
import { type OpenFolder, openBelow, readIn, refuseTwin } from '../open-folder.ts';
import { placesBelow, readCompanions, readPolicyFiles, refusePolicyOfOthers } from './companions.ts';
import { containedNames, violation, writableNames } from './contained-path.ts';
import type { Guard, GuardedFile, GuardPolicy } from './guard.ts';
import { type Current, persist, sweep } from './persist.ts';
import { type Call, readRequest, type ToolName } from './request.ts';
import { fileSystemFault, type Outcome, refuse, type WriteResult, writeCodes } from './result.ts';
import { withRootLock } from './root-lock.ts';
import type { WriteLimits } from './write-context.ts';

/** What the calls below one root have in common. */
export interface Run {
  readonly root: string;
  /** The folder of the store itself. */
  readonly own: OpenFolder;
  readonly guard: Guard;
  readonly limits: WriteLimits;
  /** What the caller says of the run that the file is of. */
  readonly selection: Selection;
  readonly onlyGoverned: boolean;
  /** Paths that nobody writes. */
  readonly reserved: readonly string[];
}

/** From the request to the bytes on disk. */
export async function perform(tool: ToolName, request: unknown, run: Run): Promise<WriteResult> {
  const call = readRequest(request, tool);
  if (!call.ok) return call;
  const names = containedNames(call.value.path);
  if (!names.ok) return names;
  const writable = writableNames(names.value, run.reserved);
  if (!writable.ok) return writable;
  const path = names.value.join('/');
  try {
    return await withRootLock(run.own, async () => {
      await sweep(run.own);
      return replaced(run, call.value, names.value, path);
    });
  } catch (error) {
    return fileSystemFault(error, JSON.stringify(path));
  }
}

async function replaced(run: Run, call: Call, names: readonly string[], path: string): Promise<WriteResult> {
  const { root, own, limits } = run;
  const read = await currentBytes(run, names, path);
  if (!read.ok) return read;
  const before = read.value;
  const sha256Before = before === null ? null : sha256(before.bytes);
  const { ifMatchSha256 } = call;
  if (ifMatchSha256 !== undefined && ifMatchSha256 !== sha256Before)
    return mismatch(path, ifMatchSha256, sha256Before);
  const files = await readPolicyFiles(root, run.guard.namedFiles);
  const isWritable = writableNames(names, [...files.named.keys()]);
  if (!isWritable.ok) return isWritable;
  const policy = run.guard.policy(files);
  if (!policy.ok) return policy;
  const next = nextBytes(call, before, path, policy.value.govern(path, run.selection), limits);
  if (!next.ok) return next;
  const judged = await judge(run, policy.value, call, path, before?.bytes ?? null, next.value);
  if (!judged.ok) return judged;
  const isSame = before?.bytes.equals(next.value) === true;
  const kept = isSame ? done(null) : await persist(root, own, names, before, next.value);
  return kept.ok ? done({ sha256Before, sha256After: sha256(next.value) }) : kept;
}

async function currentBytes(
  { root, limits }: Run,
  names: readonly string[],
  path: string,
): Promise<Outcome<Current | null>> {
  const folder = await openBelow(root, names.slice(0, -1), { make: false });
  if (!folder.ok) return folder;
  if (folder.value === undefined) return done(null);
  try {
    const name = names.at(-1) ?? '';
    const alone = await refuseTwin(folder.value.at('.'), name, path);
    return alone.ok ? await readIn(folder.value, name, path, limits.maxReadBytes) : alone;
  } finally {
    await folder.value.close();
  }
}

function nextBytes(
  { does }: Call,
  before: Current | null,
  path: string,
  governed: GuardedFile | undefined,
  { maxWriteBytes }: WriteLimits,
): Outcome<Uint8Array> {
  const next = 'content' in does ? done(does.content) : patched(does, before, path, governed);
  if (!next.ok || next.value.length <= maxWriteBytes) return next;
  const size = next.value.length;
  const message = `${JSON.stringify(path)} would have ${size} bytes; at most ${maxWriteBytes} are written`;
  return refuse(writeCodes.writeLimit, message, { size, limit: maxWriteBytes });
}

function patched(
  { operation, update }: Extract<Call['does'], { readonly operation: string }>,
  before: Current | null,
  path: string,
  governed: GuardedFile | undefined,
): Outcome<Uint8Array> {
  if (before === null)
    return refuse(writeCodes.notFound, `there is no file ${JSON.stringify(path)} to patch`);
  if (governed !== undefined) return governed.patch(before.bytes, operation, update);
  const message = `no kind governs ${JSON.stringify(path)}, so there is no patch for it; write the file instead`;
  return refuse(writeCodes.input, message);
}

const ungoverned =
  'is no state file that is governed, and only such files are written here; use a tool of your own';

/** What no kind governs is written as it is asked for, unless only state is written, or it says how something else is judged. */
async function judge(
  { root, selection, onlyGoverned }: Run,
  policy: GuardPolicy,
  { does }: Call,
  path: string,
  before: Uint8Array | null,
  after: Uint8Array,
): Promise<Outcome<null>> {
  const governed = policy.govern(path, selection);
  const isState =
    'operation' in does || governed?.hasShape(after) || (before !== null && governed?.hasShape(before));
  if (onlyGoverned && !isState) return violation(JSON.stringify(path), ungoverned);
  if (governed === undefined || !isState) return refusePolicyOfOthers(root, path, policy);
  const versions = before === null ? [after] : [before, after];
  const companions = await readCompanions(governed, versions, placesBelow(root, policy.maxBytes));
  if (!companions.ok) return companions;
  return governed.judge({ before, after, companions: companions.value, at: new Date().toISOString() });
}

function mismatch(path: string, expected: string, actual: string | null) {
  const now = actual === null ? 'there is no such file' : `its bytes have the SHA-256 ${actual}`;
  const message = `${JSON.stringify(path)} is not what the caller has read: ${now}; read it and try again`;
  return refuse(writeCodes.precondition, message, { expected, actual });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
