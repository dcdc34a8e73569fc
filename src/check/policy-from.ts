import type { StateKind } from '../engine/contract/kind.ts';
import type { RangeInput } from '../engine/judge/check-range.ts';
import type { Policy } from '../engine/policy/built-in-policy.ts';
import { type PolicyInput, policyAt, policyInput } from '../engine/policy/range-policy.ts';
import type { Answer, ObjectId } from '../engine/ports.ts';
import { known } from '../git/answers.ts';

/** What is judged: a range of a history, and where its bytes are. */
export type Source = Pick<RangeInput, 'history' | 'range' | 'blobs' | 'scope'>;

/** Whose policy judges: known already, or to be read from the side that nothing which is judged can change. */
export type PolicyFrom = (source: Source) => Promise<Answer<PolicyInput>>;

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

/** The policy of the base side, which nothing that is judged can change; `chosen` may narrow it. */
export function policyOfBase(
  kinds: readonly StateKind[],
  chosen: (policy: Policy) => Policy = (policy) => policy,
): PolicyFrom {
  return async ({ range, ...source }) => {
    const read = await policyAt(source, range.tip ?? range.base, kinds);
    return read.ok ? known(policyInput(chosen(read.value), kinds)) : read;
  };
}
