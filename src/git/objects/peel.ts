import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { isObjectId } from './object-id.ts';

/** Names and the commits they lead to, through annotated tags too; what leads to none is not in it. One process. */
export async function peel(
  git: GitRepository,
  names: readonly string[],
): Promise<Answer<ReadonlyMap<string, ObjectId>>> {
  const spoken = [...new Set(names)].filter((name) => name !== '' && !/[\n\0]/.test(name));
  if (spoken.length === 0) return known(new Map());
  const request = spoken.map((name) => `${name}^{commit}\n`).join('');
  const result = await git.run(['cat-file', '--batch-check=%(objectname)'], request);
  if (!result.ok) return unknown(gitFailed('cat-file', result));
  const ids = result.output.toString('utf8').split('\n');
  return known(
    new Map(
      spoken.map((name, index) => [name, ids[index] ?? ''] as const).filter(([, id]) => isObjectId(id)),
    ),
  );
}
