import type { Answer, ObjectId } from '../app/ports.ts';
import { ancestry } from './ancestry.ts';
import { known, unknown } from './answers.ts';
import { noneCut } from './completeness.ts';
import { gitFailed } from './obstacles.ts';
import { remembering } from './remembering.ts';
import type { GitRepository } from './repository.ts';

type Bases = Answer<readonly ObjectId[]>;

const mostPairs = 10_000;

/** Every merge base of two commits, asked of git once a pair. */
export function createMergeBases(git: GitRepository): (left: ObjectId, right: ObjectId) => Promise<Bases> {
  const basesOf = remembering(mostPairs, (pair) => {
    const [left = '', right = ''] = pair.split(' ');
    return provenBases(git, left, right);
  });
  return (left, right) => basesOf([left, right].sort().join(' '));
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
