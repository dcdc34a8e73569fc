import type { Governance } from '../../config/govern.ts';
import { globMatcher } from '../../config/path-glob.ts';
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
  /** What is left of a file that is gone, where its parts hold state themselves. */
  left(at: CommitFacts, file: { readonly governance: Governance }, path: string): Promise<ReadVersion | null>;
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
    async left(commit, { governance }, path) {
      const parts = await view.parts(commit, path, governance);
      return holdsState(parts, path, governance) ? loader.load(governance, parts, path) : null;
    },
  };
}

/** Whether what is left holds state without the governed file itself, which only says how it is read. */
function holdsState(
  left: ReadonlyMap<string, unknown>,
  path: string,
  { kind, settings }: Governance,
): boolean {
  if (left.size === 0) return false;
  const parts = kind.parts(path, settings.options).filter(({ holds }) => holds === true);
  return parts.some(({ role, glob }) => left.has(role) || [...left.keys()].some(globMatcher(glob)));
}
