import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { policyOnDisk } from '../check/policy.ts';
import { cannotRead, readOrUserError } from '../check/read-or-user-error.ts';
import { UserError } from '../check/user-error.ts';
import { wayBelow } from '../check/way-below.ts';
import type { Governance } from '../config/govern.ts';
import { globMatcher } from '../config/path-glob.ts';
import type { Step } from '../engine/contract/context.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import type { Report } from '../engine/contract/report.ts';
import { checkGoverned } from '../engine/judge/check-transition.ts';
import type { Granularity } from '../engine/judge/squash.ts';
import { policyOf } from '../engine/policy/policy.ts';
import type { LargeFile } from '../engine/versions/read-version.ts';
import { type Io, readInput } from './io.ts';

/** What a file needs beside it: a companion's role, as its kind names it, and a file. */
export interface NamedFile {
  readonly role: string;
  readonly file: string;
}

/** What `check --files` judges. */
export interface TwoFiles {
  readonly before: string;
  readonly after: string;
  readonly companions: readonly NamedFile[];
  readonly config: string | undefined;
  readonly kind: StateKind | undefined;
  readonly step: Step | undefined;
  readonly granularity: Granularity;
}

/** Reads `role=FILE`, for commander. */
export function companionFile(value: string, earlier: readonly NamedFile[]): readonly NamedFile[] {
  const [, role = '', file = ''] = /^([^=]+)=(.+)$/s.exec(value) ?? [];
  if (role === '') throw new UserError(`--with ${JSON.stringify(value)} is not of the form role=FILE`);
  return [...earlier, { role, file }];
}

/**
 * `stateward check --files PREV NEXT`: two versions of one file, with the companions that are named; outside any repository.
 *
 * @throws UserError where a file cannot be read, or no kind is known for it
 */
export async function checkFiles(io: Io, files: TwoFiles, kinds: readonly StateKind[]): Promise<Report> {
  const { before, after, config, kind, step = null, granularity } = files;
  const path = shownPath(io, isAbsent(after) ? before : after);
  // Two files belong to no repository: only a configuration that is named speaks of them.
  const none = { configuration: null, waivers: null };
  const policy =
    config === undefined ? policyOf(none, kinds) : policyOnDisk(undefined, config, kinds, io.cwd);
  const { limits } = policy;
  const governed = kind === undefined ? policy.govern(path) : policy.governance(kind);
  if (governed === undefined) {
    const known = kinds.map(({ id }) => id).join(', ');
    throw new UserError(
      `no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`,
    );
  }
  const previous = await readSide(io, before, limits.maxBytes);
  const next = await readSide(io, after, limits.maxBytes);
  const { hasShape } = governed;
  const { id } = governed.kind;
  if (
    hasShape !== undefined &&
    ![previous, next].some((each) => each !== null && (isLarge(each) || hasShape(each)))
  )
    throw new UserError(
      `${JSON.stringify(path)} has the name of a ${id}, but neither version has the shape of one; --kind ${id} judges it all the same`,
    );
  const companions = readCompanions(io, files.companions, governed, path);
  return checkGoverned(governed, limits, {
    before: previous,
    after: next,
    path,
    companions,
    step,
    granularity,
  });
}

/** By role: one text for both versions, or that of PREV and then that of NEXT. */
function readCompanions(
  io: Io,
  named: readonly NamedFile[],
  { kind, settings }: Governance,
  path: string,
): Record<string, Uint8Array | { readonly before: Uint8Array; readonly after: Uint8Array }> {
  const parts = kind.parts(path, settings.options);
  const companions: ReturnType<typeof readCompanions> = {};
  for (const { role, file } of named) {
    if (!parts.some((part) => part.role === role || globMatcher(part.glob)(role))) {
      const known = parts.map((part) => part.role).join(', ') || 'none';
      throw new UserError(`a ${kind.id} has no companion ${JSON.stringify(role)}; known: ${known}`);
    }
    const bytes = readOrUserError(io.cwd, file);
    const first = companions[role];
    companions[role] = first instanceof Uint8Array ? { before: first, after: bytes } : bytes;
  }
  return companions;
}

function shownPath({ cwd }: Io, file: string): string {
  if (file === '-') return 'standard-input';
  return wayBelow(cwd, resolve(cwd, file)) || file;
}

function isAbsent(file: string): boolean {
  return file === '/dev/null' || file === 'NUL';
}

function isLarge(content: Uint8Array | LargeFile): content is LargeFile {
  return 'digest' in content;
}

async function readSide(io: Io, file: string, mostBytes: number): Promise<Uint8Array | LargeFile | null> {
  if (isAbsent(file)) return null;
  if (file === '-') return readInput(io);
  const place = resolve(io.cwd, file);
  try {
    return statSync(place).size > mostBytes ? largeFile(place) : readFileSync(place);
  } catch (error) {
    throw cannotRead(file, error);
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
