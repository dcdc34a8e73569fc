import type { StateKind } from '../../core/kind.ts';
import type { CheckMode } from '../check-options.ts';
import { checkedRepository } from '../repository-check.ts';
import type { UsageError } from '../usage-error.ts';
import type { JudgedRepairs } from './repair.ts';

/**
 * Judges, and gives the repairs of what stands refused at the head. The engine hands none over yet: every error is then one
 * that is named and left alone.
 */
export async function judgeRepairs(
  mode: CheckMode,
  config: string | undefined,
  kinds: readonly StateKind[],
): Promise<JudgedRepairs | UsageError> {
  return checkedRepository(
    {
      mode,
      config,
      paths: [],
      kind: undefined,
      step: undefined,
      granularity: 'commit',
      configFrom: 'worktree',
      failOn: 'error',
      formats: [],
    },
    kinds,
    () => undefined,
  );
}
