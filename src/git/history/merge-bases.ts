import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import { remembering } from '../objects/remembering.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry } from './ancestry.ts';
import type { CommitGraph } from './commit-graph.ts';
import { noneCut } from './completeness.ts';
import { type Painted, paintAncestors } from './paint-ancestors.ts';

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
