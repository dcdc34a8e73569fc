import type { ObjectId } from '../../app/ports.ts';
import type { CommitGraph, GraphCommit } from './commit-graph.ts';

/** Common ancestors none of which is known to lie above another; or why they cannot be told from what is here. */
export type Painted = readonly ObjectId[] | 'missing' | 'too-many';

/** Below a common ancestor that was found, nothing counts any more. */
const [ofLeft, ofRight, below] = [1, 2, 4];
const common = ofLeft | ofRight;

interface Waiting {
  readonly id: ObjectId;
  readonly commit: GraphCommit | undefined;
}

/**
 * Goes down from two commits, youngest first, and paints what each reaches, as `git merge-base` does. It ends where
 * everything that waits lies below a common ancestor.
 */
export async function paintAncestors(
  graph: CommitGraph,
  left: ObjectId,
  right: ObjectId,
  most: number,
): Promise<Painted> {
  const colours = new Map<ObjectId, number>();
  const waiting: Waiting[] = [];
  const found = new Set<ObjectId>();
  const paint = async (id: ObjectId, colour: number) => {
    const old = colours.get(id) ?? 0;
    if ((old | colour) === old) return;
    colours.set(id, old | colour);
    enqueue(waiting, { id, commit: await graph.commit(id) });
  };
  const isOpen = ({ id }: Waiting) => ((colours.get(id) ?? 0) & below) === 0;
  await paint(left, ofLeft);
  await paint(right, ofRight);
  while (waiting.some(isOpen)) {
    const next = waiting.pop();
    if (next === undefined) break;
    if (colours.size > most) return 'too-many';
    let colour = colours.get(next.id) ?? 0;
    if (colour === common) {
      found.add(next.id);
      colour |= below;
    }
    if (next.commit === undefined && (colour & below) === 0) return 'missing';
    for (const parent of next.commit?.parents ?? []) await paint(parent, colour);
  }
  return [...found].filter((id) => ((colours.get(id) ?? 0) & below) === 0);
}

/** Keeps the youngest at the end; what cannot be read is looked at first, because it ends the search. */
function enqueue(waiting: Waiting[], added: Waiting): void {
  const age = ({ commit }: Waiting) => commit?.seconds ?? Number.POSITIVE_INFINITY;
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = waiting[middle];
    if (at !== undefined && age(at) <= age(added)) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, added);
}
