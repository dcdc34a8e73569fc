import type { CheckMode } from '../../check/check-mode.ts';
import { checkedRepository } from '../../check/repository-check.ts';
import type { UsageError } from '../../check/usage-error.ts';
import { refuseUnknown } from '../../check/user-error.ts';
import type { StateKind } from '../../core/kind.ts';
import type { JudgedRepairs } from './repair.ts';
import type { RepairFlags } from './repair-mode.ts';

/** Judges, and gives the repairs of what stands refused at the head. */
export async function judgeRepairs(
  mode: CheckMode,
  { config, squash, configFrom }: RepairFlags,
  kinds: readonly StateKind[],
): Promise<JudgedRepairs | UsageError> {
  const checked = await checkedRepository(
    {
      mode,
      config,
      paths: [],
      kind: undefined,
      step: undefined,
      granularity: squash === true ? 'squash' : 'commit',
      configFrom: configFrom === 'base' ? 'base' : 'worktree',
    },
    kinds,
    () => undefined,
  );
  refuseUnknown(checked.report);
  return checked;
}
