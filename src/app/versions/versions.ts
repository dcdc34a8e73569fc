import type { Governance } from '../../config/govern.ts';
import type { RepositoryView } from '../files/repository-view.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { VersionLoader } from './load-version.ts';
import type { ReadVersion } from './read-version.ts';

/** Versions of governed files, wherever they stand. */
export interface Versions {
  /** One file's version at a commit; null where it is absent. */
  at(
    at: ObjectId | CommitFacts,
    file: { readonly governance: Governance },
    path: string,
  ): Promise<ReadVersion | null>;
  readonly loader: VersionLoader;
}

export function versionsOf(
  view: RepositoryView,
  loader: VersionLoader,
  commits: ReadonlyMap<ObjectId, CommitFacts>,
): Versions {
  return {
    loader,
    async at(at, { governance }, path) {
      const commit = typeof at === 'string' ? (commits.get(at) ?? at) : at;
      const parts = await view.parts(commit, path, governance);
      return parts.has('') ? loader.load(governance, parts, path) : null;
    },
  };
}
