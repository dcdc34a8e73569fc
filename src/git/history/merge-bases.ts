import type { Answer, CommitFacts, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry } from './ancestry.ts';
import { noneCut } from './completeness.ts';

type Bases = Answer<readonly ObjectId[]>;

/** Commits that were listed, each after its parents, and where they stand in the list. */
export interface Listing {
  readonly commits: readonly CommitFacts[];
  readonly places: ReadonlyMap<ObjectId, number>;
}

/** Every merge base of two commits, found among what was listed already; git is asked where that is not enough. */
export function createMergeBases(
  git: GitRepository,
  objects: GitObjects,
  listing: () => Listing,
): (left: ObjectId, right: ObjectId) => Promise<Bases> {
  const asked = new Map<string, Promise<Bases>>();
  return (left, right) => {
    const pair = [left, right].sort().join(' ');
    const bases = asked.get(pair) ?? basesOf(git, objects, listing(), left, right);
    asked.set(pair, bases);
    return bases;
  };
}

async function basesOf(
  git: GitRepository,
  objects: GitObjects,
  listing: Listing,
  left: ObjectId,
  right: ObjectId,
): Promise<Bases> {
  if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable('rev-parse'));
  const bases = left === right ? [left] : basesAmong(listing, left, right);
  return bases === undefined ? provenBases(git, objects, left, right) : known(bases);
}

async function provenBases(
  git: GitRepository,
  objects: GitObjects,
  left: ObjectId,
  right: ObjectId,
): Promise<Bases> {
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
    objects,
    shallow.filter((id) => above.has(id)),
  );
  return proof.ok ? known(bases) : proof;
}

/** Below a common ancestor that was found, nothing counts any more. */
const [ofLeft, ofRight, below] = [1, 2, 4];
const common = ofLeft | ofRight;

/**
 * Goes down the list from two commits, and paints what each reaches. Parents that are not listed stand below all that is; undefined
 * where the two may meet there, and it takes more to tell where.
 */
function basesAmong(
  { commits, places }: Listing,
  left: ObjectId,
  right: ObjectId,
): readonly ObjectId[] | undefined {
  const [leftAt, rightAt] = [places.get(left), places.get(right)];
  if (leftAt === undefined || rightAt === undefined) return undefined;
  const colors = new Map<ObjectId, number>();
  const open = new Set<ObjectId>();
  const bases: ObjectId[] = [];
  const paint = (id: ObjectId, color: number) => {
    const mixed = (colors.get(id) ?? 0) | color;
    colors.set(id, mixed);
    if ((mixed & below) !== 0) open.delete(id);
    else if (places.has(id)) open.add(id);
  };
  paint(left, ofLeft);
  paint(right, ofRight);
  for (let at = Math.max(leftAt, rightAt); open.size > 0; at -= 1) {
    const { id = '', parents = [] } = commits[at] ?? {};
    const color = colors.get(id) ?? 0;
    if (color === common) bases.push(id);
    if (color !== 0) for (const parent of parents) paint(parent, color === common ? color | below : color);
    open.delete(id);
  }
  const outside = [...colors].filter(([id]) => !places.has(id));
  const union = outside.reduce((mixed, [, color]) => ((color & below) === 0 ? mixed | color : mixed), 0);
  if (union !== common) return bases;
  return outside.length === 1 ? [...bases, ...outside.map(([id]) => id)] : undefined;
}
