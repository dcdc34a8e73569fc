import { identity, type Judgement } from '../../core/check.ts';
import type { Finding } from '../../core/finding.ts';

/** A judgement with what archives hold, and what would be said without them. */
export interface JudgedWithArchives {
  readonly judgement: Judgement;
  readonly archived: readonly string[];
  /** All that is said where nothing is archived. */
  readonly bare: readonly Finding[];
  /** Of that, what an archive excuses, or would. */
  readonly excused: readonly Finding[];
}

/** Any path would do. */
const anyArchive = [''];

/** Judges with the archives that hold what goes; where none does and something is `lost`, also what one would excuse. */
export function withArchives(
  archived: readonly string[],
  lost: boolean,
  judge: (archived: readonly string[]) => Judgement,
): JudgedWithArchives {
  const isArchived = archived.length > 0;
  const bare = judge([]);
  const isAsked = isArchived || (lost && bare.findings.some(isGrave));
  const kept = isAsked ? judge(isArchived ? archived : anyArchive) : bare;
  const known = new Set(kept.findings.map(identity));
  const excused = bare.findings.filter((finding) => isGrave(finding) && !known.has(identity(finding)));
  return { judgement: isArchived ? kept : bare, archived, bare: bare.findings, excused };
}

export function isGrave({ severity }: { readonly severity: string }): boolean {
  return severity !== 'note';
}
