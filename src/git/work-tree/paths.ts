import type { Answer } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed, outputUnreadable } from '../obstacles.ts';
import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** The directory from which the paths of a repository count: one process. */
export async function workTreeTop(git: GitRepository): Promise<Answer<string>> {
  const place = await git.run(['rev-parse', '--show-toplevel']);
  if (!place.ok) return unknown(gitFailed('rev-parse', place));
  return known(place.output.toString('utf8').replace(/\n$/, ''));
}

const selections = {
  tracked: ['--cached'],
  untracked: ['--others', '--exclude-standard'],
  // A folder that is ignored as a whole is listed as itself: nobody wants to walk through all installed packages.
  ignored: ['--others', '--ignored', '--exclude-standard', '--directory'],
} as const;

/** Paths that git lists below its directory; of what is ignored, folders too, which end in a slash. */
export async function listedPaths(
  git: GitRepository,
  which: keyof typeof selections,
): Promise<Answer<readonly string[]>> {
  const selection = selections[which];
  const result = await git.run(['ls-files', '-z', ...selection]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const records = splitAtNul(result.output);
  if (records === undefined) return unknown(outputUnreadable('ls-files'));
  // Another repository inside this one is listed as a directory; a path with conflicts several times.
  const paths = new Set(records.map(pathText).filter((path) => which === 'ignored' || !path.endsWith('/')));
  return known([...paths]);
}

/** Those of the paths that git would leave out of every commit: ignored and not in the index. */
export async function ignoredAmong(
  git: GitRepository,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  // The command knows no literal paths; behind the dot none is taken for anything else.
  const asked = Buffer.concat(
    paths.flatMap((path) => [Buffer.from('./'), pathBytes(path), Buffer.from([0])]),
  );
  const found = await git.run(['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin'], asked);
  const records = found.ok ? (splitAtNul(found.output) ?? []) : [];
  return new Set(records.map((record) => pathText(record).replace(/^\.\//, '')));
}
