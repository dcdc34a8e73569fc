import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkGoverned } from '../app/check-transition.ts';
import { policyOf } from '../app/policy/policy.ts';
import type { LargeFile } from '../app/versions/read-version.ts';
import { policyOnDisk } from '../check/policy.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import { wayBelow } from '../check/way-below.ts';
import type { StateKind } from '../core/kind.ts';
import type { Report } from '../core/report.ts';
import type { CheckOptions } from './check-options.ts';
import { filesBeside } from './files-beside.ts';

/** `stateward check --files PREV NEXT`: two versions of one file, with what lies beside them; outside any repository. */
export async function checkFiles(
  { before, after }: { readonly before: string; readonly after: string },
  options: CheckOptions,
  kinds: readonly StateKind[],
): Promise<Report | UsageError> {
  const path = shownPath(isAbsent(after) ? before : after);
  // Two files belong to no repository: only a configuration that is named speaks of them.
  const none = { configuration: null, waivers: null };
  const policy =
    options.config === undefined ? policyOf(none, kinds) : policyOnDisk(undefined, options.config, kinds);
  if (isUsageError(policy)) return policy;
  const governed = options.kind === undefined ? policy.govern(path) : policy.governance(options.kind);
  if (governed === undefined) {
    const known = kinds.map(({ id }) => id).join(', ');
    return usageError(
      `no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`,
    );
  }
  const { limits } = policy;
  const [previous, next] = [readSide(before, limits.maxBytes), readSide(after, limits.maxBytes)];
  if (previous !== null && isUsageError(previous)) return previous;
  if (next !== null && isUsageError(next)) return next;
  const { hasShape } = governed;
  if (
    hasShape !== undefined &&
    ![previous, next].some((each) => each !== null && (isLarge(each) || hasShape(each)))
  )
    return usageError(
      `${JSON.stringify(path)} has the name of a ${governed.kind.id}, but neither version has the shape of one; --kind ${governed.kind.id} judges it all the same`,
    );
  const versions = [
    { file: before, bytes: bytesOf(previous) },
    { file: after, bytes: bytesOf(next) },
  ] as const;
  const companions = await filesBeside({ governance: governed, limits, path }, ...versions);
  if (isUsageError(companions)) return companions;
  return checkGoverned(governed, limits, {
    before: previous,
    after: next,
    path,
    companions,
    step: options.step ?? null,
    granularity: options.granularity,
  });
}

function shownPath(file: string): string {
  if (file === '-') return 'standard-input';
  return wayBelow(process.cwd(), resolve(file)) || file;
}

function isAbsent(file: string): boolean {
  return file === '/dev/null' || file === 'NUL';
}

function isLarge(content: Uint8Array | LargeFile): content is LargeFile {
  return 'digest' in content;
}

function bytesOf(content: Uint8Array | LargeFile | null): Uint8Array | null {
  return content === null || isLarge(content) ? null : content;
}

function readSide(file: string, mostBytes: number): Uint8Array | LargeFile | null | UsageError {
  if (isAbsent(file)) return null;
  try {
    const size = file === '-' ? 0 : statSync(file).size;
    return size > mostBytes ? largeFile(file) : readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const chunkSize = 256 * 1024;

/** A file of which only its size and its digest are wanted: it is never held as a whole. */
export function largeFile(file: string): LargeFile {
  const chunk = Buffer.allocUnsafe(chunkSize);
  // Slow to load, and seldom wanted.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  const opened = openSync(file, 'r');
  try {
    let size = 0;
    for (let read = readSync(opened, chunk); read > 0; read = readSync(opened, chunk)) {
      hash.update(chunk.subarray(0, read));
      size += read;
    }
    return { size, digest: hash.digest('hex') };
  } finally {
    closeSync(opened);
  }
}
