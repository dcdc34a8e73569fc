import { same } from '../../core/entity.ts';
import { caseCollision } from '../../core/file-rules/case-collision.ts';
import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { covers, overlaps } from '../../core/subject.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { RefusedMerge } from './repair-as-merged.ts';

/** An error that stands in a file, with the version that held its subject's accepted value. */
export interface OpenError {
  readonly ruleId: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly accepted: ReadVersion | null;
  /** The version that brought the error. */
  readonly refused: ReadVersion | null;
  /** Set where the error came with the file itself. */
  readonly isOfNewFile?: true;
  /** Set where the error came with a merge: no single version held what is accepted. */
  readonly merge?: RefusedMerge | undefined;
}

/**
 * The open errors that a version repairs (judging.md, Repair): the subject equals by value what it was
 * before the finding. What was wrong with the file itself is repaired by a version that can be read, and a collision
 * by one beside which nothing collides.
 */
export function repairedBy(
  kind: StateKind,
  open: readonly OpenError[],
  version: ReadVersion | null,
  collides = false,
): readonly OpenError[] {
  const doc = version?.parsed?.doc ?? null;
  return open.filter(({ ruleId, subject, accepted, merge }) => {
    if (ruleId === caseCollision.id)
      return !collides && (doc !== null || (version === null && accepted === null));
    if (isFileRule(kind, ruleId)) return doc !== null;
    const value = accepted?.parsed?.doc ?? null;
    return merge === undefined && (doc !== null || version === null) && same(kind, value, doc, subject);
  });
}

/**
 * Bringing a subject back is legal for every rule: findings about it, or about what it is part of, go. That a file can be
 * read again says nothing of what stands in it.
 */
export function withoutRepaired<F extends Finding>(
  kind: StateKind,
  findings: readonly F[],
  repaired: readonly OpenError[],
): F[] {
  const excuses = (error: OpenError, { ruleId, subject }: F) =>
    covers(error.subject, subject) && (isFileRule(kind, ruleId) || !isFileRule(kind, error.ruleId));
  return findings.filter(
    (finding) => finding.severity !== 'error' || !repaired.some((error) => excuses(error, finding)),
  );
}

const ofNewFile = { isOfNewFile: true } as const;

/** The errors that stand after a version: those that stood and were not repaired, and the new ones. */
export function openAfter(
  open: readonly OpenError[],
  repaired: readonly OpenError[],
  findings: readonly ReportedFinding[],
  origin: {
    readonly before: ReadVersion | null;
    readonly after: ReadVersion | null;
    readonly merge?: RefusedMerge | undefined;
  },
): OpenError[] {
  const { before, after, merge } = origin;
  const isOfNewFile = before === null && merge === undefined;
  const standing = open.filter((error) => !repaired.includes(error));
  const added = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, fingerprint, subject }) => {
      // A subject that was wrong already keeps the value it had before it first went wrong.
      const earlier = standing.find((error) => overlaps(error.subject, subject));
      const first = earlier ?? { accepted: before, refused: after, merge };
      const { accepted, refused } = first;
      const more = { merge: first.merge, ...(isOfNewFile ? ofNewFile : {}) };
      return { ruleId, fingerprint, subject, accepted, refused, ...more };
    });
  return [...standing, ...added];
}
