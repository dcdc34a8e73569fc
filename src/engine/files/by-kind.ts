import type { Governance } from '../../config/govern.ts';
import { groupBy } from '../../formats/group.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { StateKind } from '../contract/kind.ts';
import { type RepositoryView, touchedBy } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import type { ConcernedFile } from './concerned-file.ts';

/** By kind, the governed files whose own content the commit changed. */
export const siblingsIn = onceFor((all: readonly ConcernedFile[], commit: CommitFacts) => {
  const changed = new Set(touchedBy(commit));
  return pathsByKind(all.filter(({ path }) => changed.has(path)));
});

/** By kind, all governed files, whenever they stood, as far as they were settled. */
export function governedByKind(view: RepositoryView): ReadonlyMap<StateKind, readonly string[]> {
  return byKind(view.governed());
}

/** The same of all that are named like one; what is learned later asks anew. */
export function namedByKind(view: RepositoryView): ReadonlyMap<StateKind, readonly string[]> {
  const named = view.named();
  if (kindsOf.get(view)?.size !== named.size)
    kindsOf.set(view, { size: named.size, paths: byKind(new Map(named)) });
  return kindsOf.get(view)?.paths ?? new Map();
}

const kindsOf = new WeakMap<
  RepositoryView,
  { readonly size: number; readonly paths: ReadonlyMap<StateKind, readonly string[]> }
>();

const byKind = onceFor((files: ReadonlyMap<string, Governance>) =>
  pathsByKind([...files].map(([path, governance]) => ({ path, governance }))),
);

function pathsByKind(
  files: readonly Pick<ConcernedFile, 'path' | 'governance'>[],
): ReadonlyMap<StateKind, readonly string[]> {
  const groups = groupBy(files, ({ governance }) => governance.kind);
  return new Map([...groups].map(([kind, group]) => [kind, group.map(({ path }) => path)]));
}
