import type { CheckMode } from '../../check/check-mode.ts';
import { type UsageError, usageError } from '../../check/usage-error.ts';

export interface RepairFlags {
  readonly base?: string;
  readonly range?: string;
  readonly root?: boolean;
  readonly staged?: boolean;
  readonly squash?: boolean;
  readonly configFrom?: string;
  readonly dryRun?: boolean;
  readonly config?: string;
  readonly messageFile?: string;
}

/** What is judged, and so whose content is repaired: without any flag the work tree's. */
export function repairMode({
  base,
  range,
  root,
  staged,
  squash,
  config,
  configFrom,
  messageFile,
}: RepairFlags): CheckMode | UsageError {
  const given = Object.entries({
    '--base': base,
    '--range': range,
    '--root': root,
    '--staged': staged,
  }).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name]));
  if (given.length > 1) return usageError(`give one of ${given.join(' and ')}, not both`);
  if (configFrom !== undefined && configFrom !== 'base' && configFrom !== 'worktree')
    return usageError('--config-from takes worktree or base');
  if (configFrom === 'base' && config !== undefined)
    return usageError('--config names a file and --config-from base reads it from git; give one of them');
  if (squash === true && range === undefined && base === undefined && root !== true)
    return usageError('--squash needs --base or --range');
  if (messageFile !== undefined && staged !== true) return usageError('--message-file needs --staged');
  if (root === true) return { type: 'root' };
  if (range !== undefined) return { type: 'range', range };
  if (base !== undefined) return { type: 'range', range: `${base}..HEAD` };
  return { type: staged === true ? 'staged' : 'work-tree' };
}
