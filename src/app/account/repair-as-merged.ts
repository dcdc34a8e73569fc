import type { Context } from '../../core/context.ts';
import { groupBy } from '../../core/group.ts';
import { overlaps } from '../../core/subject.ts';
import { type FileSetup, judgeMergeVersions, type MergedVersions } from '../judge/judge-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { OpenError } from './repair.ts';

/** A merge that was refused, with the versions that it had to bring together. */
export interface RefusedMerge {
  readonly commit: string;
  readonly versions: Omit<MergedVersions, 'after'>;
}

/**
 * Open errors that came with a merge, and that the merge would not have had with a version as its result: what each side
 * did stands in it again. The value that the first side had is no measure, for the error may be that it still stands. An
 * exact revert of the merge takes its errors back, too.
 */
export function repairedAsMerged(
  setup: FileSetup,
  open: readonly OpenError[],
  after: ReadVersion | null,
  context: Context,
): readonly OpenError[] {
  const { reverts, ...known } = context;
  return [...groupBy(open, ({ merge }) => merge)].flatMap(([merge, came]) => {
    if (merge === undefined || !after?.parsed?.doc) return [];
    if (merge.commit === reverts) return came;
    const judged = judgeMergeVersions(setup, { ...merge.versions, after }, { ...known, scope: 'merge' });
    const errors = judged.findings.filter(({ severity }) => severity === 'error');
    return came.filter(
      ({ ruleId, subject }) =>
        !errors.some((each) => each.ruleId === ruleId && overlaps(each.subject, subject)),
    );
  });
}
