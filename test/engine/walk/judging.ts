import { isError, type LawFinding } from '../../../src/engine/law/content.ts';
import type { Judge } from '../../../src/engine/law/reject.ts';
import type { WalkedCommit } from './commits.ts';

/** What judges the transitions of a walk. */
export interface Judging<Doc> {
  /** `parents` are the versions that a merge joins, where it is one. */
  judge(
    commit: WalkedCommit<Doc>,
    path: string,
    before: Doc | null,
    after: Doc | null,
    parents?: readonly (Doc | null)[],
  ): readonly LawFinding<Doc>[];
  /** Whether a waiver names a finding and its change. */
  isWaived(path: string, finding: LawFinding<Doc>, before: Doc | null, after: Doc | null): boolean;
  /** Whether files that may hold what was deleted differ from those of a parent. */
  isArchiveChanged(commit: WalkedCommit<Doc>, parents: readonly WalkedCommit<Doc>[]): boolean;
}

/** Whether an error about a subject only brings back what stood rejected at the base. */
export type Excuse<Doc> = (
  commit: WalkedCommit<Doc>,
  path: string,
  subject: string,
  after: Doc | null,
) => boolean;

/** The judge of one path at one commit: an error that is excused is a note. */
export function excusing<Doc>(
  judging: Judging<Doc>,
  { commit, path, excuse }: { commit: WalkedCommit<Doc>; path: string; excuse: Excuse<Doc> | undefined },
): (parents?: readonly (Doc | null)[]) => Judge<Doc> {
  return (parents) => (before, after) =>
    judging.judge(commit, path, before, after, parents).map((finding) => {
      if (!isError(finding)) return finding;
      if (judging.isWaived(path, finding, before, after))
        return { ...finding, severity: 'note', excused: 'waived' };
      const isRepair = finding.subjects.every((subject) => excuse?.(commit, path, subject, after) === true);
      return isRepair ? { ...finding, severity: 'note', excused: 'repairs-base' } : finding;
    });
}
