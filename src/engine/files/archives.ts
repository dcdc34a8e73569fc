import type { Governance } from '../../config/govern.ts';
import { sizeOf } from '../../formats/joined-bytes.ts';
import type { Limits } from '../../formats/limits.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { isArchiveOf } from '../contract/kept-share.ts';
import type { StateKind } from '../contract/kind.ts';
import { type ArchivesOf, type FindArchives, type RepositoryView, touchedBy } from '../past.ts';
import type { Blobs, CommitFacts, TreeEntry } from '../ports.ts';
import { docOf, type ReadVersion, readVersion } from '../versions/read-version.ts';
import type { ConcernedFile } from './concerned-file.ts';

export interface ArchiveInput {
  readonly view: RepositoryView;
  readonly blobs: Blobs;
  readonly limits: Limits;
  readonly isOtherState?: ((path: string) => boolean) | undefined;
}

/** How many files are looked into for one that goes: those whose names are most like its own. Equal bytes are known without. */
const mostLookedInto = 100;

/** A file of a commit's tree that may be an archive. */
interface Candidate {
  readonly path: string;
  readonly blob: string;
  readonly doc: unknown;
}

/**
 * Looks for archives (docs/judging.md, 2, Files) among the files of a commit's tree: those that the commit changes, and those of a
 * like name. No more is read than one file may hold. What cannot be read is no archive.
 */
export function archiveFinder(input: ArchiveInput): { readonly archives: FindArchives } {
  const { view, blobs, limits } = input;
  const docs = new Map<string, unknown>();
  let left = limits.maxBytes;

  return {
    async archives(commit, file, versions, paths = touchedBy(commit)) {
      const candidates: Candidate[] = [];
      let read = 0;
      for (const path of new Set([...byLikeness(paths, file), ...likelyPaths(view, file)])) {
        if (path === file.path) continue;
        if (input.isOtherState?.(path)) continue;
        const entry = await view.entry(commit, path);
        if (entry?.nature !== 'regular') continue;
        const known = versions.find((version) => version?.blob === entry.blob);
        if (known === undefined && read === mostLookedInto) continue;
        if (known === undefined) read += 1;
        const doc = known === undefined ? await docAt(commit, path, file) : docOf(known);
        candidates.push({ path, blob: entry.blob, doc });
      }
      return archivesAmong(file.governance, candidates);
    },
  };

  async function docAt(commit: CommitFacts, path: string, { governance }: Pick<ConcernedFile, 'governance'>) {
    if ((view.governed().get(path)?.kind ?? governance.kind) !== governance.kind) return null;
    const parts = await view.parts(commit, path, governance);
    const key = JSON.stringify([governance.kind.id, governance.settings.options, ...parts]);
    if (!docs.has(key)) docs.set(key, await readDoc(governance, parts, path));
    return docs.get(key) ?? null;
  }

  async function readDoc(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string) {
    const contents = new Map<string, readonly Uint8Array[]>();
    for (const [role, { blob, nature }] of parts) {
      const chunks = nature === 'regular' && left > 0 ? await blobs.open(blob) : undefined;
      if (chunks === undefined) return null;
      left -= sizeOf(chunks);
      contents.set(role, chunks);
    }
    const { parsed } = readVersion({ ...governance, limits, path }, { parts: contents, nature: 'regular' });
    return parsed === undefined || parsed.faults.length > 0 ? null : parsed.doc;
  }
}

function archivesAmong({ kind, settings }: Governance, candidates: readonly Candidate[]): ArchivesOf {
  return (lost, after) => {
    const doc = docOf(lost);
    if (lost === null || doc === null || !loses(kind, lost, after)) return [];
    return candidates
      .filter(({ blob, doc: held }) => {
        if (blob === lost.blob) return true;
        return held !== null && isArchiveOf(kind, settings.options, held, doc, docOf(after));
      })
      .map(({ path }) => path);
  };
}

/** Whether a version takes away what an earlier one held. */
export function loses(kind: StateKind, before: ReadVersion | null, after: ReadVersion | null): boolean {
  const [old, now] = [docOf(before), docOf(after)];
  if (old === null || after === null) return old !== null;
  return now !== null && kind.life.replaces?.(old, now) === true;
}

/** Whether a change of a path may make or take away an archive of a file. */
export function mayBeArchive(path: string, file: string): boolean {
  return path !== file && unlikeness(path, file) < 3;
}

function byLikeness(paths: readonly string[], { path: own }: Pick<ConcernedFile, 'path'>): readonly string[] {
  return paths.toSorted(
    (left, right) => unlikeness(left, own) - unlikeness(right, own) || compareCodePoints(left, right),
  );
}

function likelyPaths(view: RepositoryView, { path: own }: Pick<ConcernedFile, 'path'>): readonly string[] {
  const ranks: string[][] = [[], [], []];
  for (const path of view.paths()) if (path !== own) ranks[unlikeness(path, own)]?.push(path);
  return ranks.flatMap((paths) => paths.sort(compareCodePoints));
}

/** How little two file names have in common: 0 for the same, 3 where not even the ending is. */
function unlikeness(path: string, own: string): number {
  const [name, ownName] = [nameOf(path), nameOf(own)];
  const dot = ownName.lastIndexOf('.');
  if (name === ownName) return 0;
  if (name.includes(dot > 0 ? ownName.slice(0, dot) : ownName)) return 1;
  return dot > 0 && name.endsWith(ownName.slice(dot)) ? 2 : 3;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const archiveFolders = /(?:^|\/)(?:archive|archived|done|completed)\//;

/** Below a folder for what is over: judged as ever, and no plan that somebody works on. */
export function isArchivePath(path: string): boolean {
  return archiveFolders.test(path);
}
