import type { CheckMode } from '../check-options.ts';
import { type UsageError, usageError } from '../usage-error.ts';

export interface RepairFlags {
  readonly base?: string;
  readonly range?: string;
  readonly staged?: boolean;
  readonly squash?: boolean;
  readonly dryRun?: boolean;
  readonly config?: string;
}

/** What is judged, and so whose content is repaired: without any flag the work tree's. */
export function repairMode({ base, range, staged, squash }: RepairFlags): CheckMode | UsageError {
  const given = Object.entries({ '--base': base, '--range': range, '--staged': staged }).flatMap(
    ([name, value]) => (value === undefined || value === false ? [] : [name]),
  );
  if (given.length > 1) return usageError(`give one of ${given.join(' and ')}, not both`);
  if (squash === true && range === undefined && base === undefined)
    return usageError('--squash needs --base or --range');
  if (range !== undefined) return { type: 'range', range };
  if (base !== undefined) return { type: 'range', range: `${base}..HEAD` };
  return { type: staged === true ? 'staged' : 'work-tree' };
}
