import { type MemoryCommit, type MemoryRepository, memoryRepository } from '../support/memory-repository.ts';
import { textOf } from './toy-document.ts';
import type { ModelCommit } from './types.ts';

export interface ModelRepository extends MemoryRepository {
  /** The commit in the repository. */
  idOf(commit: string): string;
  /** The commit in the model. */
  nameOf(id: string): string;
}

/** The model's commits as a repository in memory: its files lie at their own names, `code` is one more file. */
export function modelRepository(commits: readonly ModelCommit[]): ModelRepository {
  const places = new Map(commits.map(({ id }, index) => [id, index]));
  const byName = new Map(commits.map((commit) => [commit.id, commit]));
  const repository = memoryRepository(commits.map((commit) => memoryCommit(commit, places, byName)));
  const names = new Map(repository.ids.map((id, index) => [id, commits[index]?.id ?? '']));
  return {
    ...repository,
    idOf: (commit) => repository.ids[places.get(commit) ?? -1] ?? '',
    nameOf: (id) => names.get(id) ?? id,
  };
}

function memoryCommit(
  commit: ModelCommit,
  places: ReadonlyMap<string, number>,
  byName: ReadonlyMap<string, ModelCommit>,
): MemoryCommit {
  const before = byName.get(commit.parents[0] ?? '')?.files ?? {};
  const paths = new Set([...Object.keys(before), ...Object.keys(commit.files)]);
  const texts = [...paths].map((path) => {
    const doc = commit.files[path] ?? null;
    return [path, doc === null ? null : textOf(doc)] as const;
  });
  return {
    message: commit.message ?? '',
    files: { ...Object.fromEntries(texts), code: commit.code },
    parents: commit.parents.flatMap((parent) => places.get(parent) ?? []),
  };
}
