import { UserError } from '../check/user-error.ts';
import { inWorkspace, type Workspace } from '../check/workspace.ts';
import { listedPaths } from '../git/work-tree/paths.ts';
import { kinds } from '../kinds/index.ts';
import type { RuleInfo } from '../library/catalogue.ts';
import type { Io } from './io.ts';

/** Rules about files that are here concern the reader most. */
export function hereFirst(all: readonly RuleInfo[], here: ReadonlySet<string>): RuleInfo[] {
  return all.toSorted((left, right) => Number(here.has(kindOf(right))) - Number(here.has(kindOf(left))));
}

export function kindOf({ id }: RuleInfo): string {
  return id.slice(0, id.indexOf('/'));
}

/** The kinds of the state files around the folder of the call; none where nobody can tell. */
export async function kindsHere({ cwd, env }: Io): Promise<ReadonlySet<string>> {
  try {
    return await inWorkspace(cwd, kindsIn, env);
  } catch (error) {
    if (error instanceof UserError) return new Set();
    throw error;
  }
}

async function kindsIn({ top, git, policy }: Workspace): Promise<ReadonlySet<string>> {
  if (top === undefined) return new Set();
  const { govern } = policy(kinds);
  const listed = await listedPaths({ ...git, directory: top }, 'tracked');
  return new Set(listed.ok ? listed.value.flatMap((path) => govern(path)?.kind.id ?? []) : []);
}
