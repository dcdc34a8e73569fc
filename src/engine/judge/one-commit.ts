import { sameEntry } from '../past.ts';
import type { Answer, CommitFacts, TreeEntry } from '../ports.ts';
import type { RangeInput } from './range-input.ts';

/** A range as the one commit that leads from its base to its head, with the messages of all; nothing where it holds no commit. */
export async function asOneCommit(
  { history, range: { base, head } }: Pick<RangeInput, 'history' | 'range'>,
  before: ReadonlyMap<string, TreeEntry>,
  commits: readonly CommitFacts[],
): Promise<Answer<readonly CommitFacts[]>> {
  const last = commits.find(({ id }) => id === head);
  if (last === undefined) return { ok: true, value: [] };
  const after = await history.tree(head);
  if (!after.ok) return after;
  const messages = commits.flatMap(({ message }) => message ?? []);
  const { message: _, ...facts } = last;
  return {
    ok: true,
    value: [
      {
        ...facts,
        // Of several nobody made it: what each of them declares is about that one.
        ...(commits.length > 1 ? { isForced: true } : {}),
        parents: [base],
        changes: changesBetween(before, after.value),
        ...(messages.length === commits.length ? { message: messages.join('\n\n') } : {}),
      },
    ],
  };
}

/** What differs between two trees. */
export function changesBetween(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry>,
): CommitFacts['changes'] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const change = { path, before: before.get(path) ?? null, after: after.get(path) ?? null };
    return sameEntry(change.before, change.after) ? [] : [change];
  });
}
