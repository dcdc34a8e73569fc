import type { Answer } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';

/** The directory from which the paths of a repository count: one process. */
export async function workTreeTop(git: GitRepository): Promise<Answer<string>> {
  const place = await git.run(['rev-parse', '--show-toplevel']);
  if (!place.ok) return unknown(gitFailed('rev-parse', place));
  return known(place.output.toString('utf8').replace(/\n$/, ''));
}
