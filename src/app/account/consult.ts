import type { Finding } from '../../core/finding.ts';
import type { Account } from './account.ts';
import { aboutSame } from './subjects.ts';
import { isError, refusedBy } from './walk.ts';

export interface Consulted {
  readonly findings: readonly Finding[];
  /** Errors that only bring a subject back to a ground behind the base. */
  readonly excused: readonly Finding[];
}

/**
 * An error is measured from the base's value. Where there is one, the accounts behind the base are consulted: what is no
 * error from a ground there is a repair (docs/judging.md, The account, 9).
 */
export async function consulted(
  accounts: readonly Account[],
  findings: readonly Finding[],
  again: () => Promise<readonly Finding[]>,
): Promise<Consulted> {
  const errors = findings.filter(isError);
  const hasBehind = accounts.some((account) => account.errors.some(({ isBehind }) => isBehind));
  if (errors.length === 0 || !hasBehind) return { findings, excused: [] };
  const other = (await again()).filter(isError).map(refusedBy);
  const excused = errors.filter((finding) => {
    const own = refusedBy(finding);
    return own.length > 0 && !other.some((subjects) => aboutSame(subjects, own));
  });
  return { findings: findings.filter((finding) => !excused.includes(finding)), excused };
}
