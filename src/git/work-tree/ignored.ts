import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

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
