import { groupBy } from '../../formats/group.ts';
import type { StateKind } from '../kind.ts';
import { type Ancestry, type MergeFault, mergeFaults } from './merge-faults.ts';

/** Bringing an entity back may lose what another side did to it: its fields come next, then the members of its sets. */
const mostRounds = 4;

/**
 * Documents that hold what the merge should hold in place of some of its faults; the first one is to be put back, and of
 * several right values each may be.
 */
export function rightDocuments<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
): Doc[] {
  const [first] = faults;
  // No side has that key, so that it would be taken out again.
  if (first?.twin !== undefined)
    return first.right.map((doc) => kind.graft(ancestry.result, doc, [first.subject]));
  const choices = Math.max(1, ...faults.map(({ right }) => right.length));
  const own = new Set(faults.map(({ subject }) => subject));
  const others = mergeFaults(kind, ancestry).filter(({ subject }) => !own.has(subject));
  const left = new Set(others.map(({ subject }) => subject));
  return Array.from({ length: choices }, (_, choice) => settled(kind, ancestry, faults, { left, choice }));
}

function settled<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
  { left, choice }: { readonly left: ReadonlySet<string>; readonly choice: number },
): Doc {
  let result = ancestry.result;
  let pending = faults;
  for (let round = 0; pending.length > 0 && round < mostRounds; round += 1) {
    result = grafted(kind, result, pending, choice);
    pending = mergeFaults(kind, { ...ancestry, result }).filter(({ subject }) => !left.has(subject));
  }
  return result;
}

/** What comes from one side comes at once: a node that moved is nowhere in between. */
function grafted<Doc>(
  kind: StateKind<Doc>,
  result: Doc,
  faults: readonly MergeFault<Doc>[],
  choice: number,
): Doc {
  const bySide = groupBy(faults, ({ right }) => right[Math.min(choice, right.length - 1)] ?? result);
  return [...bySide].reduce(
    (doc, [side, taken]) =>
      kind.graft(
        doc,
        side,
        taken.map(({ subject }) => subject),
      ),
    result,
  );
}
