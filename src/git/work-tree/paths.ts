import type { Answer } from '../../engine/ports.ts';
import { asked } from '../answers.ts';
import { isIdOf } from '../objects/object-id.ts';
import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** The directory from which the paths of a repository count: one process. */
export function workTreeTop(git: GitRepository): Promise<Answer<string>> {
  return asked(git, ['rev-parse', '--show-toplevel'], (output) => output.toString('utf8').replace(/\n$/, ''));
}

const selections = {
  tracked: ['--cached'],
  untracked: ['--others', '--exclude-standard'],
  visible: ['--cached', '--others', '--exclude-standard'],
  // A folder that is ignored as a whole is listed as itself: nobody wants to walk through all installed packages.
  ignored: ['--others', '--ignored', '--exclude-standard', '--directory'],
} as const;

/** Paths that git lists below its directory; of what is ignored, folders too, which end in a slash. */
export function listedPaths(
  git: GitRepository,
  which: keyof typeof selections,
): Promise<Answer<readonly string[]>> {
  return asked(git, ['ls-files', '-z', ...selections[which]], (output) => {
    const paths = splitAtNul(output)?.map(pathText);
    // Another repository inside this one is listed as a directory; a path with conflicts several times.
    return paths && [...new Set(paths)].filter((path) => which === 'ignored' || !path.endsWith('/'));
  });
}

/** Those of the paths that git would leave out of every commit: ignored and not in the index. */
export async function ignoredAmong(
  git: GitRepository,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  // The command knows no literal paths; behind the dot none is taken for anything else.
  const names = Buffer.concat(paths.map((path) => pathBytes(`./${path}\0`)));
  const found = await git.run(['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin'], names);
  const records = found.ok ? (splitAtNul(found.output) ?? []) : [];
  return new Set(records.map((record) => pathText(record).replace(/^\.\//, '')));
}

/**
 * Whether git takes these bytes for that text although they differ in line ends, and in nothing else. What attributes name as a
 * filter is not run for it.
 */
export async function areLineEndsOnly(
  git: GitRepository,
  path: string,
  bytes: Buffer,
  text: string,
): Promise<boolean> {
  const content = Buffer.from(text);
  const plain = bytes.toString('latin1').replaceAll('\r\n', '\n');
  // An argument holds no bytes that are no text.
  if (plain !== content.toString('latin1') || !pathBytes(path).equals(Buffer.from(path))) return false;
  const filter = await git.run(['check-attr', '-z', 'filter', '--', path]);
  if (!filter.ok || !/\0(unspecified|unset)\0$/.test(filter.output.toString('utf8'))) return false;
  const hash = ['-c', 'core.safecrlf=false', 'hash-object', '--stdin', `--path=${path}`];
  const stored = await git.run(hash, bytes);
  return stored.ok && isIdOf(stored.output.toString('latin1').trimEnd(), content);
}
