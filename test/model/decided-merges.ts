import { check } from './account.mjs';
import type { Case } from './histories.ts';
import { graft, judge, same } from './toy.mjs';
import type { ModelAnswer, ModelCommit, ModelDoc, OpenError } from './types.ts';

/** A merge that the model and the engine join otherwise, with what stood refused on its sides. */
interface Joined {
  readonly merge: ModelCommit;
  readonly path: string;
  readonly after: ModelDoc | null;
  readonly commits: readonly ModelCommit[];
  readonly states: ModelAnswer['states'];
  /** What the model says the merge repaired: the commit that was refused for it, and subjects. */
  readonly repaired: readonly { readonly of?: string | undefined; readonly subjects: readonly string[] }[];
}

/** Whether some merge of a history is one of which the engine is decided to say otherwise (docs/decisions/0310). */
export function isJoinedOtherwise({ commits, base, head, expected }: Case): boolean {
  const merges = commits.filter(({ parents }) => parents.length > 1);
  if (merges.length === 0) return false;
  const { states } = check(commits, { base, head });
  return merges.some((merge) =>
    ['p', 'q'].some((path) => {
      const repaired = expected.notes.filter(
        ({ commit, rule }) => commit === merge.id && rule === 'repaired',
      );
      const joined = { merge, path, after: merge.files[path] ?? null, commits, states, repaired };
      return repairsByEqualValue(joined) || bringsBackRefused(joined) || forgetsOneSide(joined);
    }),
  );
}

function standingOn({ states, path }: Joined, commit: string) {
  return states.get(commit)?.[path] ?? { doc: null, errors: [] };
}

/**
 * The model takes an equal value on another side for right. The engine asks what made it right there (docs/decisions/0251): who undid what
 * was done, and merges a side on which nobody ever did it, has still undone it.
 */
function repairsByEqualValue(joined: Joined): boolean {
  const { merge, after, commits, repaired } = joined;
  const [fork] = [...reached(commits, merge.parents[0])].filter((id) =>
    merge.parents.every((parent) => reached(commits, parent).has(id)),
  );
  const start = standingOn(joined, fork ?? '').doc;
  return merge.parents.some((parent) => {
    const { doc, errors } = standingOn(joined, parent);
    const own = reached(commits, parent);
    const brought = commits.filter(({ id }) => reached(commits, merge.id).has(id) && !own.has(id));
    const words = new Set(brought.flatMap(({ message = '' }) => message.split(/\s+/)));
    return errors.some((error) => {
      const told = repaired.flatMap(({ of, subjects }) => (of === error.commit ? subjects : []));
      const held = [...error.subjects].filter((one) => told.includes(one) && same(doc, after, one));
      if (held.length === 0) return false;
      const isRefused = (from: ModelDoc | null, to: ModelDoc | null) =>
        judge(from, to, { words, archived: true }).some(
          ({ rule, severity, subjects }) =>
            severity === 'error' && rule === error.rule && subjects.some((one) => held.includes(one)),
        );
      const before = held.reduce((at, one) => graft(at, one, error.ground), doc);
      const sides = merge.parents.filter((other) => other !== parent);
      return (
        isRefused(before, after) && sides.some((other) => !isRefused(start, standingOn(joined, other).doc))
      );
    });
  });
}

/**
 * What was refused as it went, and comes back from a side on which it stands refused for something else: the engine leaves alone the whole
 * in which the merge puts nothing right (docs/judging.md, The account, 3); the model knows fields only.
 */
function bringsBackRefused(joined: Joined): boolean {
  const { merge, repaired } = joined;
  const open = standingOn(joined, merge.id).errors.filter(({ accepted }) => !accepted);
  return repaired
    .flatMap(({ subjects }) => subjects)
    .some((one) => open.some((error) => hasField(error, one)));
}

function hasField({ subjects }: OpenError, entity: string): boolean {
  return [...subjects].some((one) => one.startsWith(`${entity}#`));
}

/** Of a merge that cannot be read the model goes on from one side, and forgets what was refused on another. */
function forgetsOneSide(joined: Joined): boolean {
  const { merge, after } = joined;
  const kept = new Set(standingOn(joined, merge.id).errors.map(({ id }) => id));
  const isBad = after !== null && 'bad' in after;
  return (
    isBad && merge.parents.some((parent) => standingOn(joined, parent).errors.some(({ id }) => !kept.has(id)))
  );
}

/** A commit and all behind it, the nearest first. */
function reached(commits: readonly ModelCommit[], commit: string | undefined): ReadonlySet<string> {
  const known = new Set(commit === undefined ? [] : [commit]);
  const found = new Set<string>();
  for (const { id, parents } of commits.toReversed())
    if (known.has(id)) {
      found.add(id);
      for (const parent of parents) known.add(parent);
    }
  return found;
}
