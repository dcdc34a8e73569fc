import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import { remembering } from '../objects/remembering.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry } from './ancestry.ts';
import type { CommitGraph, GraphCommit } from './commit-graph.ts';
import { noneCut } from './completeness.ts';

type Bases = Answer<readonly ObjectId[]>;

const mostPairs = 10_000;

/** Where two commits part later than that, one git process is cheaper than reading what lies between. */
const mostPainted = 2000;

/** Each base is held against all others. */
const mostBases = 10;

/** Every merge base of two commits, found in the commits themselves; git is asked where that is too far or not enough. */
export function createMergeBases(
  git: GitRepository,
  graph: CommitGraph,
): (left: ObjectId, right: ObjectId) => Promise<Bases> {
  const basesOf = remembering(mostPairs, async (pair) => {
    const [left = '', right = ''] = pair.split(' ');
    if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable('rev-parse'));
    const bases = await nearestBases(graph, left, right);
    return typeof bases === 'string' ? provenBases(git, left, right) : known(bases);
  });
  return (left, right) => basesOf([left, right].sort().join(' '));
}

/** Clocks that ran backwards can leave a base below another one: each is held against the others. */
async function nearestBases(graph: CommitGraph, left: ObjectId, right: ObjectId): Promise<Painted> {
  const bases = await paintAncestors(graph, left, right, mostPainted);
  if (typeof bases === 'string' || bases.length < 2) return bases;
  if (bases.length > mostBases) return 'too-many';
  const nearest: ObjectId[] = [];
  for (const base of bases) {
    const others = bases.filter((other) => other !== base);
    const shared = await Promise.all(others.map((other) => paintAncestors(graph, base, other, mostPainted)));
    const unknownWhy = shared.find((each) => typeof each === 'string');
    if (unknownWhy !== undefined) return unknownWhy;
    if (!shared.some((each) => each.includes(base))) nearest.push(base);
  }
  return nearest;
}

async function provenBases(git: GitRepository, left: ObjectId, right: ObjectId): Promise<Bases> {
  const related = await ancestry(git, left, right);
  if (!related.ok) return related;
  const { bases, shallow } = related.value;
  if (shallow.length === 0) return known(bases);
  // Below a cut the two may meet nearer, or meet at all. Where nothing above the bases is cut, they cannot.
  const excluded = bases.map((id) => `^${id}`);
  const result = await git.run(['rev-list', left, right, ...excluded, '--']);
  if (!result.ok) return unknown(gitFailed('rev-list', result));
  const above = new Set(result.output.toString('latin1').split('\n'));
  const proof = await noneCut(
    git,
    shallow.filter((id) => above.has(id)),
  );
  return proof.ok ? known(bases) : proof;
}

/** Common ancestors none of which is known to lie above another; or why they cannot be told from what is here. */
type Painted = readonly ObjectId[] | 'missing' | 'too-many';

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
async function paintAncestors(
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
