import { membersOf } from '../entity.ts';
import type { StateKind } from '../kind.ts';
import { type Ancestry, type MergeFault, mergeFaults } from './merge-faults.ts';

/** Bringing an entity back may lose what another side did to it: its fields come next, then the members of its sets. */
const mostRounds = 4;

/**
 * Documents that hold what the merge should hold of the entities at fault; the first one is to be put back, and of several right
 * values each may be.
 */
export function rightDocuments<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
): Doc[] {
  const choices = Math.max(1, ...faults.map(({ right }) => right.length));
  const entities = new Set(faults.map(({ entity }) => entity));
  return Array.from({ length: choices }, (_, choice) =>
    settled(kind, ancestry, faults, { entities, choice }),
  );
}

function settled<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
  { entities, choice }: { readonly entities: ReadonlySet<string>; readonly choice: number },
): Doc {
  let result = ancestry.result;
  let left = comingFirst(faults);
  for (let round = 0; left.length > 0 && round < mostRounds; round += 1) {
    result = left.reduce((doc, fault) => grafted(kind, doc, fault, choice), result);
    left = comingFirst(
      mergeFaults(kind, { ...ancestry, result }).filter(({ entity }) => entities.has(entity)),
    );
  }
  return result;
}

function grafted<Doc>(
  kind: StateKind<Doc>,
  doc: Doc,
  { right, subject }: MergeFault<Doc>,
  choice: number,
): Doc {
  return kind.graft(doc, right[Math.min(choice, right.length - 1)] ?? null, [subject]);
}

/** What is to stand in another place goes there before it leaves this one. */
function comingFirst<Doc>(faults: readonly MergeFault<Doc>[]): readonly MergeFault<Doc>[] {
  const isGoing = ({ member, result }: MergeFault<Doc>) =>
    member !== undefined && membersOf(result).has(member);
  return [...faults.filter((fault) => !isGoing(fault)), ...faults.filter(isGoing)];
}
