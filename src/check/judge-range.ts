import { type CheckedRange, checkedRange, type RangeInput } from '../app/check-range.ts';
import { type PolicyInput, policyAt, policyInput } from '../app/policy/range-policy.ts';
import type { Answer, ObjectId } from '../app/ports.ts';
import type { StateKind } from '../core/kind.ts';
import { known } from '../git/answers.ts';
import { misplacedNotices } from './misplaced.ts';
import { nothingGovernedNotices } from './nothing-governed.ts';

/** What is judged: a range of a history, and where its bytes are. */
export type Source = Pick<RangeInput, 'history' | 'range' | 'blobs' | 'scope'>;

/** Whose policy judges: known already, or to be read from the side that nothing which is judged can change. */
export type PolicyFrom = (source: Source) => Promise<Answer<PolicyInput>>;

/** How something is judged, whatever it is. */
export interface Manner extends Partial<Omit<RangeInput, keyof Source | keyof PolicyInput>> {
  /** Whether it is said which files of the head nobody governs, or where one lies that was meant for another place. */
  readonly tellsOfFiles?: boolean;
}

/** The one use case behind `check`, the hooks, agents, the Action and the server. */
export async function judgeRange(
  source: Source,
  policyFrom: PolicyFrom,
  { tellsOfFiles = false, notices = [], ...manner }: Manner,
): Promise<Answer<CheckedRange>> {
  const policy = await policyFrom(source);
  if (!policy.ok) return policy;
  const files = tellsOfFiles ? await fileNotices(source, policy.value) : [];
  const input = { ...policy.value, ...manner, notices: [...notices, ...files] };
  return known(await checkedRange({ ...source, ...input }));
}

async function fileNotices({ history, range }: Source, { isIgnored, govern }: PolicyInput) {
  const tree = await history.tree(range.head);
  if (!tree.ok) return [];
  const paths = [...tree.value.keys()];
  return [...misplacedNotices(paths, isIgnored), ...nothingGovernedNotices(paths, govern)];
}

/** The policy that was read before. */
export function policyKnown(policy: PolicyInput): PolicyFrom {
  return async () => known(policy);
}

/** The policy as it stands at a commit, of which the report says what the range makes of it. */
export function policyOf(commit: ObjectId, kinds: readonly StateKind[]): PolicyFrom {
  return async (source) => {
    const read = await policyAt(source, commit, kinds);
    return read.ok ? known({ ...policyInput(read.value, kinds), policyFrom: commit }) : read;
  };
}
