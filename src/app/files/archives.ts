import type { Governance } from '../../config/govern.ts';
import { archives } from '../../core/kept-share.ts';
import type { Limits } from '../../core/limits.ts';
import { compareCodePoints } from '../../core/order.ts';
import type { Blobs, CommitFacts, ObjectId, TreeEntry } from '../ports.ts';
import { type ReadVersion, readVersion } from '../versions/read-version.ts';
import type { RepositoryView } from './repository-view.ts';

/** A version that a deletion takes away. */
export interface LostVersion {
  readonly version: ReadVersion;
  /** Its blob, where nothing but this one holds its content. */
  readonly blob: ObjectId | undefined;
}

/** The paths at the head of a range that keep everything a deleted file held. */
export type FindArchives = (
  path: string,
  governance: Governance,
  lost: readonly LostVersion[],
) => Promise<string[]>;

export interface ArchiveInput {
  readonly view: RepositoryView;
  readonly blobs: Blobs;
  readonly limits: Limits;
  readonly head: ObjectId;
  readonly commits: readonly CommitFacts[];
}

/** How many added files are looked into for one deletion: those whose names are most like the deleted one's. */
const mostLookedInto = 100;

/**
 * Looks for archives (judging.md, Files that come, go and change nature) among the files that the commits of
 * the range added and that stand at its head. Nothing is read before a file was deleted, and no more than one
 * file may hold. What cannot be read counts as no archive.
 */
export function archiveFinder(input: ArchiveInput): FindArchives {
  const docs = new Map<string, unknown>();
  let added: AddedFiles | undefined;
  let left = input.limits.maxBytes;

  return async (path, governance, lost) => {
    if (lost.length === 0) return [];
    added ??= addedFiles(input.commits);
    const found: string[] = [];
    for (const candidate of candidates(added, path, lost)) {
      const parts = await input.view.parts(input.head, candidate, governance);
      const blob = parts.get('')?.blob;
      if (blob === undefined) continue;
      const isSame = lost.every((each) => each.blob === blob);
      const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
      const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts, candidate);
      if (isSame || keepsAll(governance, doc, lost)) found.push(candidate);
    }
    return found;
  };

  async function readDoc(
    governance: Governance,
    parts: ReadonlyMap<string, TreeEntry>,
    path: string,
  ): Promise<unknown> {
    const key = JSON.stringify([governance.kind.id, ...parts]);
    if (!docs.has(key)) docs.set(key, await readParts(governance, parts, path));
    return docs.get(key);
  }

  async function readParts(
    { kind, settings }: Governance,
    parts: ReadonlyMap<string, TreeEntry>,
    path: string,
  ) {
    const contents = new Map<string, readonly Uint8Array[]>();
    for (const [role, { blob, nature }] of parts) {
      const chunks = nature === 'regular' && left > 0 ? await input.blobs.open(blob) : undefined;
      if (chunks === undefined) return null;
      left -= chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      contents.set(role, chunks);
    }
    const content = { parts: contents, nature: 'regular' } as const;
    const { parsed } = readVersion(kind, settings.options, content, input.limits, path);
    return parsed === undefined || parsed.faults.length > 0 ? null : parsed.doc;
  }
}

function keepsAll({ kind }: Governance, archive: unknown, lost: readonly LostVersion[]): boolean {
  if (archive === null) return false;
  return lost.every(({ version: { parsed } }) => {
    const doc = parsed?.doc ?? null;
    return doc !== null && archives(kind, archive, doc);
  });
}

/** The regular files that the commits of a range added. */
interface AddedFiles {
  readonly paths: readonly string[];
  readonly byBlob: ReadonlyMap<ObjectId, ReadonlySet<string>>;
}

function addedFiles(commits: readonly CommitFacts[]): AddedFiles {
  const paths = new Set<string>();
  const byBlob = new Map<ObjectId, Set<string>>();
  for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
    if (before !== null || after?.nature !== 'regular') continue;
    paths.add(path);
    byBlob.set(after.blob, (byBlob.get(after.blob) ?? new Set()).add(path));
  }
  return { paths: [...paths].sort(compareCodePoints), byBlob };
}

/** Where to look: where the very blob was added, then by what the names have in common. */
function candidates(added: AddedFiles, deleted: string, lost: readonly LostVersion[]): string[] {
  const holding = lost.flatMap(({ blob }) => [...((blob && added.byBlob.get(blob)) ?? [])]);
  const ranks: string[][] = [[], [], [], []];
  for (const path of added.paths) {
    const rank = ranks[unlikeness(path, deleted)];
    if (rank !== undefined && rank.length <= mostLookedInto) rank.push(path);
  }
  const paths = new Set([...holding.sort(compareCodePoints), ...ranks.flat()]);
  paths.delete(deleted);
  return [...paths].slice(0, mostLookedInto);
}

function unlikeness(path: string, deleted: string): number {
  const [name, own] = [nameOf(path), nameOf(deleted)];
  const dot = own.lastIndexOf('.');
  if (name === own) return 0;
  if (name.includes(dot > 0 ? own.slice(0, dot) : own)) return 1;
  return dot > 0 && name.endsWith(own.slice(dot)) ? 2 : 3;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
