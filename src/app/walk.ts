import type { Context } from '../core/context.ts';
import type { Limits } from '../core/limits.ts';
import type { Obstacle } from '../core/report.ts';
import type { FileTrack } from './account/file-track.ts';
import type { FindArchives } from './files/archives.ts';
import type { ConcernedFile } from './files/concerned-files.ts';
import type { IdFinder } from './files/ids-elsewhere.ts';
import type { RepositoryView } from './files/repository-view.ts';
import type { Waiving } from './policy/waiving.ts';
import type { CommitFacts, History, ObjectId, ResolvedRange } from './ports.ts';
import type { Squash } from './squash.ts';
import type { VersionLoader } from './versions/load-version.ts';
import type { ReadVersion } from './versions/read-version.ts';

/** What is shared by all commits of one walk through a range. */
export interface Walk {
  readonly history: History;
  readonly view: RepositoryView;
  readonly loader: VersionLoader;
  readonly findArchives: FindArchives;
  readonly ids: IdFinder;
  readonly limits: Limits;
  readonly guard: Context['guard'];
  readonly waiving: Waiving;
  readonly scope: 'snapshot' | undefined;
  readonly squashOf: ((commit: CommitFacts) => Squash | undefined) | undefined;
  readonly awaitsMessage: boolean;
  readonly range: ResolvedRange;
  /** First-parent commits at and before the base, nearest first. */
  readonly behind: readonly CommitFacts[];
  /** Tracks by path, as they stand after each commit. */
  readonly tracks: Map<ObjectId, ReadonlyMap<string, FileTrack>>;
  readonly commits: Map<ObjectId, CommitFacts>;
  /** The commits walked so far, by what they changed; the latest of each. */
  readonly shapes: Map<string, ObjectId>;
  /** First-parent commits up to the base, read only where an error may be a repair. */
  line?: readonly CommitFacts[];
  /** Why it could not be read. */
  lineObstacle?: Obstacle;
  obstacle?: Obstacle;
}

/** One file's version at a commit; null where it is absent. */
export async function loadAt(
  walk: Walk,
  at: ObjectId | CommitFacts,
  file: Pick<ConcernedFile, 'governance'>,
  path: string,
): Promise<ReadVersion | null> {
  const commit = typeof at === 'string' ? (walk.commits.get(at) ?? at) : at;
  const parts = await walk.view.parts(commit, path, file.governance);
  return parts.has('') ? walk.loader.load(file.governance, parts, path) : null;
}

/** A commit's first parent, where it was walked before. */
export function parentOf(walk: Walk, { parents: [first] }: CommitFacts): CommitFacts | undefined {
  return first === undefined ? undefined : walk.commits.get(first);
}
