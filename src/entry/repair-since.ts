import { join, sep } from 'node:path';
import type { ResolvedRange } from '../app/ports.ts';
import type { RangeInput } from '../app/range-input.ts';
import { isObjectId } from '../git/object-id.ts';

const shownDigits = 12;

/** How what is staged is repaired: in the work tree, and staged again; what is not staged is nobody's fault. */
export function repairStaged(): Pick<RangeInput, 'repairWith' | 'repairNext' | 'isBuiltUpon'> {
  return { repairWith: `${commandName()} repair --staged`, repairNext: 'git add --', isBuiltUpon: true };
}

/** How a reader starts the command: npm installs it where no shell looks. */
export function commandName(script = process.argv[1] ?? '', folder = process.cwd()): string {
  const [, home] = /^(.*?)[\\/]node_modules[\\/](?:stateward|\.bin)[\\/]/.exec(script) ?? [];
  if (home === undefined) return 'stateward';
  // Where npx finds none it would ask a registry, and run what stands there under the name.
  if (folder === home || folder.startsWith(join(home, sep))) return 'npx stateward';
  return /^[\w@%+=,./-]+$/.test(script) ? `node ${script}` : 'stateward';
}

/**
 * The command that repairs a range in a clone whose `HEAD` is the head of it, for reports that are read elsewhere than where
 * they were made: against `HEAD` alone nothing of a commit would be refused. Whoever has the head has the merge base.
 */
export function repairSince({ base }: ResolvedRange): Pick<RangeInput, 'repairWith' | 'repairByPolicy'> {
  if (!isObjectId(base)) return { repairWith: `${commandName()} repair --root` };
  const repairWith = `${commandName()} repair --base ${base.slice(0, shownDigits)}`;
  return { repairWith, repairByPolicy: '--config-from base' };
}
