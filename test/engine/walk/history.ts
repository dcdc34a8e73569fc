import type { Range, WalkedCommit } from './commits.ts';

/** The commits of a range, and how they reach each other. */
export interface KnownHistory<Doc> {
  readonly commits: readonly WalkedCommit<Doc>[];
  /** Commits that the head reaches and no tip does, parents first. */
  readonly range: readonly WalkedCommit<Doc>[];
  readonly paths: readonly string[];
  at(id: string): WalkedCommit<Doc>;
  /** Whether the first commit reaches the second one, or is it. */
  reaches(from: string, to: string): boolean;
  mergeBases(commits: readonly string[]): readonly string[];
  /** Whether a commit is accepted as it is. */
  isBehind(id: string): boolean;
}

export function historyOf<Doc>({ commits, tips, head }: Range<Doc>): KnownHistory<Doc> {
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const reach = new Map<string, ReadonlySet<string>>();
  for (const { id, parents } of commits)
    reach.set(id, new Set([id, ...parents.flatMap((parent) => [...(reach.get(parent) ?? [])])]));
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) === true;
  const isBehind = (id: string) => tips.some((tip) => reaches(tip, id));
  return {
    commits,
    range: commits.filter(({ id }) => reaches(head, id) && !isBehind(id)),
    paths: [...new Set(commits.flatMap(({ files }) => [...files.keys()]))].sort(),
    at: (id) => byId.get(id) ?? { id, parents: [], files: new Map(), others: new Map() },
    reaches,
    mergeBases: (ids) => {
      const shared = commits.filter((commit) => ids.every((id) => reaches(id, commit.id)));
      return shared
        .filter(({ id }) => !shared.some((other) => other.id !== id && reaches(other.id, id)))
        .map(({ id }) => id);
    },
    isBehind,
  };
}
