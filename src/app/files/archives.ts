import type { Governance } from '../../config/govern.ts';
import { doneEntities, same } from '../../core/entity.ts';
import { archives as keeps, stillArchives } from '../../core/kept-share.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { sizeOf } from '../../formats/joined-bytes.ts';
import type { Limits } from '../../formats/limits.ts';
import { compareCodePoints } from '../../formats/order.ts';
import type { FindArchives, RepositoryView, Versions } from '../past.ts';
import type { Blobs, CommitFacts, ObjectId, PathChange, TreeEntry } from '../ports.ts';
import { docOf, type ReadVersion, readVersion } from '../versions/read-version.ts';
import type { ConcernedFile } from './concerned-file.ts';

export interface ArchiveInput {
  readonly view: RepositoryView;
  readonly blobs: Blobs;
  readonly limits: Limits;
  readonly isOtherState?: ((path: string) => boolean) | undefined;
  readonly commits: readonly CommitFacts[];
  /** What stood at the base. */
  readonly tree: ReadonlyMap<string, TreeEntry>;
}

/** How many added files are looked into for one deletion: those whose names are most like the deleted one's. */
const mostLookedInto = 100;

/**
 * Looks for archives (docs/judging.md, Files that come, go and change nature) among the files of the base and those that the
 * commits of the range added, as far as they stand in the commit's tree. Nothing is read before something goes, and no
 * more than one file may hold. What cannot be read counts as no archive.
 */
export function archiveFinder(input: ArchiveInput): Pick<Versions, 'archives' | 'losesDone'> {
  const docs = new Map<string, unknown>();
  let added: AddedFiles | undefined;
  // What changes are asked for takes nothing from what a search may read, nor does a file of any name from one that is called like an archive.
  const left = input.limits.maxBytes;
  const [forSearch, forChanges, forOthers] = [{ left }, { left }, { left }];
  const others = new Set<string>();

  return { archives, losesDone };

  async function archives(...args: Parameters<FindArchives>) {
    const [commit, { path, governance }, versions, after, { stood, standing, among, workedOn = [] } = {}] =
      args;
    const known = versions.filter((version) => version?.parsed?.doc);
    const lost = known
      .filter((version) => version !== null)
      .filter((version) => loses(governance.kind, version, after));
    if (lost.length === 0) return [];
    await input.view.settle();
    added ??= addedFiles(input);
    const found: string[] = [];
    for (const candidate of candidates(added, { path, governance }, lost, among)) {
      if (input.isOtherState?.(candidate)) continue;
      const parts = await input.view.parts(commit, candidate, governance);
      const blob = parts.get('')?.blob;
      if (blob === undefined) continue;
      const isSame = lost.every((each) => each.blob === blob);
      const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
      const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts, candidate);
      const others = workedOn.includes(candidate)
        ? undefined
        : [docOf(stood)].filter((each) => each !== null);
      if (
        isSame ||
        keepsAll(governance, doc, lost, { next: docOf(after), others, standing: docOf(standing) })
      )
        found.push(candidate);
    }
    return found;
  }

  async function losesDone(change: PathChange, governance: Governance, like: string): Promise<boolean> {
    const { path, before, after } = change;
    const isLikely = mayHaveKept(change, like);
    if (!isLikely && !goesToo(change)) return false;
    const budget = isLikely ? forChanges : forOthers;
    const read = (entry: TreeEntry | null) =>
      entry === null ? null : readParts(governance, new Map([['', entry]]), path, budget);
    const { kind } = governance;
    const old = await read(before);
    const done = [...doneEntities(kind, old)];
    const now = done.length === 0 ? null : await read(after);
    return done.some((id) => !same(kind, old, now, subjectOf(id)));
  }

  /** Files of any name may have been archives; no more are looked into than for one that goes. */
  function goesToo({ path, before, after }: PathChange): boolean {
    if (after !== null || before?.nature !== 'regular') return false;
    if (others.size < mostLookedInto) others.add(path);
    return others.has(path);
  }

  async function readDoc(
    governance: Governance,
    parts: ReadonlyMap<string, TreeEntry>,
    path: string,
  ): Promise<unknown> {
    const key = JSON.stringify([governance.kind.id, governance.settings.options, ...parts]);
    if (!docs.has(key)) docs.set(key, await readParts(governance, parts, path, forSearch));
    return docs.get(key);
  }

  async function readParts(
    governance: Governance,
    parts: ReadonlyMap<string, TreeEntry>,
    path: string,
    budget: { left: number },
  ) {
    const contents = new Map<string, readonly Uint8Array[]>();
    for (const [role, { blob, nature }] of parts) {
      const chunks = nature === 'regular' && budget.left > 0 ? await input.blobs.open(blob) : undefined;
      if (chunks === undefined) return null;
      budget.left -= sizeOf(chunks);
      contents.set(role, chunks);
    }
    const content = { parts: contents, nature: 'regular' } as const;
    const { parsed } = readVersion({ ...governance, limits: input.limits, path }, content);
    return parsed === undefined || parsed.faults.length > 0 ? null : parsed.doc;
  }
}

function keepsAll(
  { kind }: Governance,
  archive: unknown,
  lost: readonly ReadVersion[],
  {
    next,
    others,
    standing,
  }: {
    readonly next: unknown;
    readonly others: readonly unknown[] | undefined;
    readonly standing: unknown;
  },
): boolean {
  if (archive === null) return false;
  const isIn = (doc: unknown) =>
    kind.grew?.(doc, archive) === true ||
    (others === undefined
      ? stillArchives(kind, archive, doc, next)
      : keeps(kind, archive, doc, { next, others, standing }));
  return lost.map(docOf).every((doc) => doc !== null && isIn(doc));
}

/** Whether a version takes away what an earlier one held. */
export function loses(kind: StateKind, before: ReadVersion | null, after: ReadVersion | null): boolean {
  const [old, now] = [docOf(before), docOf(after)];
  if (old === null || after === null) return old !== null;
  return now !== null && kind.replaces?.(old, now) === true;
}

/** The regular files of the base, and those that the commits of a range added. */
interface AddedFiles {
  readonly paths: readonly string[];
  readonly byBlob: ReadonlyMap<ObjectId, ReadonlySet<string>>;
  /** Those that stood at the base as state of their own, which keeps nothing for another file; but a log goes on in one. */
  readonly live: ReadonlySet<string>;
}

function addedFiles({ commits, tree, view }: ArchiveInput): AddedFiles {
  const paths = new Set<string>();
  const byBlob = new Map<ObjectId, Set<string>>();
  const add = (path: string, { blob, nature }: TreeEntry) => {
    if (nature !== 'regular') return;
    paths.add(path);
    byBlob.set(blob, (byBlob.get(blob) ?? new Set()).add(path));
  };
  const governed = view.governed();
  const live = new Set([...tree.keys()].filter((path) => governed.has(path) && !isArchivePath(path)));
  for (const [path, entry] of tree) add(path, entry);
  for (const { path, before, after } of commits.flatMap(({ changes }) => changes))
    if (before === null && after !== null) {
      add(path, after);
      live.delete(path);
    }
  return { paths: [...paths].sort(compareCodePoints), byBlob, live };
}

const archiveFolders = /(?:^|\/)(?:archive|archived|done|completed)\//;

const archiveNames =
  /(?:^|[^a-z])(?:archived?|attic|backup|bak|completed|done|former|history|legacy|old|older|prev|previous)(?:[^a-z]|$)/i;

/** Whether a change of one file may well take what it kept of another: by its name, or, of one that goes, by its ending. */
function mayHaveKept({ path, before, after }: PathChange, governed: string): boolean {
  if (before?.nature !== 'regular' || path === governed) return false;
  return unlikeness(path, governed) < (after === null || archiveNames.test(path) ? 3 : 2);
}

/** Below a folder for what is over: judged as ever, and no plan that somebody works on. */
export function isArchivePath(path: string): boolean {
  return archiveFolders.test(path);
}

/** Where to look: where the very blob was added, then by what the names have in common. */
function candidates(
  added: AddedFiles,
  { path: deleted, governance }: Pick<ConcernedFile, 'path' | 'governance'>,
  lost: readonly ReadVersion[],
  among: ReadonlySet<string> | undefined,
): string[] {
  const keeps = (path: string) =>
    (governance.kind.keepsParents === true || !added.live.has(path)) && among?.has(path) !== false;
  const holding = lost.flatMap(({ blob }) => [...((blob && added.byBlob.get(blob)) ?? [])]);
  const ranks: string[][] = [[], [], [], []];
  for (const path of [...(among ?? added.paths)].filter(keeps)) {
    const rank = ranks[unlikeness(path, deleted)];
    if (rank !== undefined && rank.length <= mostLookedInto) rank.push(path);
  }
  const paths = new Set([...holding.filter(keeps).sort(compareCodePoints), ...ranks.flat()]);
  paths.delete(deleted);
  return [...paths].slice(0, mostLookedInto);
}

/** How little two file names have in common: 0 for the same, 3 where not even the ending is. */
export function unlikeness(path: string, deleted: string): number {
  const [name, own] = [nameOf(path), nameOf(deleted)];
  const dot = own.lastIndexOf('.');
  if (name === own) return 0;
  if (name.includes(dot > 0 ? own.slice(0, dot) : own)) return 1;
  return dot > 0 && name.endsWith(own.slice(dot)) ? 2 : 3;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
