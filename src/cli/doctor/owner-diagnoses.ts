import type { StateKind } from '../../engine/contract/kind.ts';
import { policyOf } from '../../engine/policy/policy.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import { ownerFiles, ownersOf } from './code-owners.ts';
import { type Diagnosis, hint, ok, problem } from './diagnosis.ts';
import type { SetupFiles } from './setup-files.ts';

/** Whether somebody has to approve changes of the files that decide. Where nothing judges pull requests nobody could, and nothing is said. */
export function ownerDiagnoses(
  files: SetupFiles,
  authors: number,
  workflows: readonly string[],
  kinds: readonly StateKind[],
): Diagnosis[] {
  const [counting, ...others] = files.owners;
  const { waiversFrom } = policyOf(files, kinds);
  const watched = [configurationPath, waiversPath, ...workflows, counting?.path ?? ownerFiles[0]];
  const open = watched.filter((path) => counting === undefined || ownersOf(counting.text, path).length === 0);
  const fix = `Name owners in ${counting?.path ?? ownerFiles[0]}, and require their approval in the branch's ruleset.${authors < 2 ? ' Where one person works alone nobody else can approve, and there is nothing to do.' : ''}`;
  const isAlone = counting === undefined && workflows.length === 0;
  const isUnsafe = waiversFrom === 'head' && open.includes(waiversPath);
  const unowned = hint(`without a code owner: ${open.join(', ')}`, fix);
  return [
    ...(isUnsafe
      ? [
          problem(
            `waiversFrom: head lets a pull request waive its own errors, and ${waiversPath} has no code owner`,
            fix,
          ),
        ]
      : []),
    ...others.map(({ path }) =>
      hint(`${path} does not count, because GitHub reads ${counting?.path} first`, 'Keep one of them.'),
    ),
    ...(isAlone ? [] : [open.length === 0 ? ok('the files that decide have code owners') : unowned]),
  ];
}
