import type { Obstacle } from '../../core/report.ts';
import type { CommitFacts, History, ObjectId, ResolvedRange } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { Versions } from '../versions/versions.ts';
import type { RepositoryView } from './repository-view.ts';

/** Commits, what stands at them, and how they follow one another. */
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

/** What finding out which file became which takes. */
export interface Known {
  readonly past: Past;
  readonly versions: Versions;
  /** The last readable version at a commit, or null where the file went in the range; undefined where nothing is known. */
  lastSaid(at: ObjectId, path: string): ReadVersion | null | undefined;
}

/** A commit's first parent, where it was walked before. */
export function parentOf({ commits }: Past, { parents: [first] }: CommitFacts): CommitFacts | undefined {
  return first === undefined ? undefined : commits.get(first);
}
