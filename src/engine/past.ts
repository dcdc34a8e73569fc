import type { Governance } from '../config/govern.ts';
import { onceFor } from '../formats/once-for.ts';
import type { IdElsewhere } from './contract/context.ts';
import type { Obstacle } from './contract/report.ts';
import type { ConcernedFile } from './files/concerned-file.ts';
import type { CommitFacts, History, ObjectId, PathChange, ResolvedRange, TreeEntry } from './ports.ts';
import type { ReadVersion } from './versions/read-version.ts';

/** The governed files of a repository, and what stands at their paths at any commit. */
export interface RepositoryView {
  /** Learns the paths that a commit brings. */
  learn(changes: readonly PathChange[]): void;
  /** Other paths, seen at any commit, that differ from a named one only in case or Unicode composition. */
  twins(path: string): readonly string[];
  /** Moves on to a commit; along a straight line what stands there is known without asking. */
  moveTo(commit: CommitFacts): void;
  /** Every path seen so far whose name is one of a governed file; of some the content has to say whether they are. */
  named(): ReadonlyMap<string, Governance>;
  /** Those of them that these paths are, or belong to as parts; `twins` of which one of these is a twin. */
  about(changed: ReadonlySet<string>): { readonly files: Iterable<string>; readonly twins: Iterable<string> };
  /** Has the content of named files looked at, unless it was: all of them, where none are named. */
  settle(paths?: Iterable<string>): Promise<void>;
  /** Every path that is governed at any commit seen so far, as far as it was settled. */
  governed(): ReadonlyMap<string, Governance>;
  /** Every path seen so far, governed or not. */
  paths(): ReadonlySet<string>;
  entry(at: ObjectId | CommitFacts, path: string): Promise<TreeEntry | null>;
  /** A file's parts by role: '' is the file itself, a companion stands under its role, a member under its path. */
  parts(at: ObjectId | CommitFacts, path: string, governance: Governance): Promise<Map<string, TreeEntry>>;
  /** Why entries may be null that stand there: asked after reading, before believing. */
  readonly obstacles: readonly Obstacle[];
}

/** The first port of a walk: commits, what stands at them, and how they follow one another. */
export interface Past {
  readonly history: History;
  readonly view: RepositoryView;
  readonly range: ResolvedRange;
  /** The commits walked so far. */
  readonly commits: Map<ObjectId, CommitFacts>;
  /** First-parent commits at and before the base, nearest first, as far as rules look back. */
  readonly prior: readonly CommitFacts[];
  readonly obstacles: Obstacle[];
}

/** The paths of files that hold what a version held and the next one does not. */
export type ArchivesOf = (lost: ReadVersion | null, after: ReadVersion | null) => readonly string[];

/** Reads the files of a commit's tree that may be archives of a file; `versions` are those that go. */
export type FindArchives = (
  commit: CommitFacts,
  file: Pick<ConcernedFile, 'path' | 'governance'>,
  versions: readonly (ReadVersion | null)[],
  /** Paths that are looked at whatever they are called; by default those that the commit changes. */
  paths?: readonly string[],
) => Promise<ArchivesOf>;

/** The ids of a file that other files of its entry hold as well. */
export interface IdsElsewhere {
  readonly standing: readonly IdElsewhere[];
  /** Those of them that are to be reported here: the change brought them together, and this file came last. */
  readonly introduced: readonly IdElsewhere[];
}

/** A version of the repository, with the path there of what is called by a path now. */
export interface EarlierFiles {
  readonly at: ObjectId;
  pathOf(path: string): string;
}

export interface IdQuestion {
  readonly path: string;
  readonly governance: Governance;
  readonly after: ObjectId | CommitFacts;
  readonly before: readonly EarlierFiles[];
}

/** Finds ids that two files of one entry hold, for kinds that say which ids are exclusive. */
export interface IdFinder {
  find(question: IdQuestion): Promise<IdsElsewhere>;
  /** Learns the ids in the files of a version that is none of those walked. */
  learn(at: ObjectId): Promise<unknown>;
  /** Blobs the repository does not hold. */
  readonly obstacles: readonly Obstacle[];
}

/** The second: documents of governed files, wherever they stand. */
export interface Versions {
  /** One file's version at a commit; null where it is absent. */
  at(
    at: ObjectId | CommitFacts,
    file: { readonly governance: Governance },
    path: string,
  ): Promise<ReadVersion | null>;
  /** What is left of a file that is gone, where its parts hold state themselves. */
  left(at: CommitFacts, file: { readonly governance: Governance }, path: string): Promise<ReadVersion | null>;
  /** What the kind makes of parts that say how the file is judged; undefined where they say nothing. */
  graph(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<unknown>;
  /** What a small file says that is no state file. */
  text(entry: TreeEntry): Promise<string | undefined>;
  /** What will be asked for next, so that nobody waits for each blob alone. */
  expect(blobs: Iterable<ObjectId>): void;
  readonly archives: FindArchives;
  /** Behind the base nobody asks for it. */
  readonly ids?: IdFinder;
  /** Blobs the repository does not hold: what they say cannot be judged. */
  readonly obstacles: readonly Obstacle[];
}

/** The third, as far as finding out which file became which asks for it. */
export interface LastSaid {
  /** The last readable version at a commit, or null where the file went in the range; undefined where nothing is known. */
  lastSaid(at: ObjectId, path: string): ReadVersion | null | undefined;
}

/** A file's version at a merge base, and its path there. */
export interface BaseVersion {
  readonly at: ObjectId;
  readonly path: string;
  readonly version: ReadVersion | null;
}

/** What finding out which file became which takes. */
export interface Known {
  readonly past: Past;
  readonly versions: Versions;
  readonly memory: LastSaid;
}

/** Whether the same stands at a path, whatever led there. */
export function sameEntry(left: TreeEntry | null | undefined, right: TreeEntry | null | undefined): boolean {
  return left?.blob === right?.blob && left?.nature === right?.nature;
}

/** The same of all parts of a file. */
export function sameParts(
  left: ReadonlyMap<string, TreeEntry>,
  right: ReadonlyMap<string, TreeEntry>,
): boolean {
  return left.size === right.size && [...left].every(([role, entry]) => sameEntry(entry, right.get(role)));
}

/** The merge bases of the first parent of a merge with each other one. */
export async function mergeBases(
  { history, obstacles }: Past,
  { parents: [own = '', ...others] }: CommitFacts,
): Promise<ReadonlySet<ObjectId>> {
  const bases = new Set<ObjectId>();
  for (const other of others) {
    const found = await history.mergeBases(own, other);
    if (found.ok) for (const base of found.value) bases.add(base);
    else obstacles.push(found.obstacle);
  }
  return bases;
}

/** The paths that a commit changes. Every file that it concerns asks for the same list. */
export const touchedBy = onceFor((commit: CommitFacts) => commit.changes.map(({ path }) => path));
