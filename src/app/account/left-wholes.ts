import { identity } from '../../core/check.ts';
import type { Finding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { isError } from './change.ts';
import { isAccepted } from './ground.ts';
import { isWhole, refusedOf } from './refused-ones.ts';
import { changes } from './subjects.ts';

/** The errors that refuse a whole (an entity, a plan) in which a change changes something. */
export function changedWholes(account: Account, after: ReadVersion | null): readonly OpenError[] {
  const { kind } = account.file.governance;
  const [doc, next] = [docOf(account.version), docOf(after)];
  const changed = refusedOf(account.errors).filter(
    (one) => isWhole(one) && !isAccepted(one.error) && changes(kind, doc, next, one.subject),
  );
  return [...new Set(changed.map(({ error }) => error))];
}

/**
 * A change as it is judged, and the refused wholes that it leaves alone for all that it does in them: from the ground of such
 * a one it would be refused for the same again, or for more than from where it stands (docs/judging.md, The account, 3).
 */
export async function leaving<Attempt extends { readonly bare: readonly Finding[] }>(
  wholes: readonly OpenError[],
  attempt: (held: ReadonlySet<OpenError>) => Promise<Attempt>,
): Promise<{ readonly now: Attempt; readonly held: ReadonlySet<OpenError> }> {
  const released = { now: await attempt(new Set()), held: new Set<OpenError>() };
  const said = new Set(released.now.bare.filter(isError).map(identity));
  if (wholes.length === 0 || said.size === 0) return released;
  const again = wholes.filter(({ finding }) => said.has(identity(finding)));
  const held = new Set(again.length > 0 ? again : wholes);
  const goesOn = { now: await attempt(held), held };
  return again.length > 0 || errorsIn(goesOn.now) < errorsIn(released.now) ? goesOn : released;
}

function errorsIn({ bare }: { readonly bare: readonly Finding[] }): number {
  return bare.filter(isError).length;
}
