import { policyOf } from '../../engine/policy/policy.ts';
import { policyBytesAt } from '../../engine/policy/policy-files.ts';
import { type PolicyInput, policyInput } from '../../engine/policy/range-policy.ts';
import type { Answer, Blobs, History, ObjectId } from '../../engine/ports.ts';
import { known } from '../../git/answers.ts';
import { kinds } from '../../kinds/index.ts';
import type { ActionInputs } from './inputs.ts';
import type { ActionPlan } from './plan.ts';

interface ReadPolicy {
  readonly input: PolicyInput;
  readonly notices: readonly string[];
}

/** The policy of the base tip, which nothing that is judged can change; without a base the built-in defaults. */
export async function policyOfPlan(
  blobs: Blobs,
  { policyFrom }: Pick<ActionPlan, 'policyFrom'>,
  { config }: Pick<ActionInputs, 'config'>,
  history: History,
): Promise<Answer<ReadPolicy>> {
  const named = config === undefined ? {} : { policyPath: config };
  const none = { configuration: null, waivers: null };
  if (policyFrom === null) {
    return known({ input: { ...policyInput(policyOf(none, kinds), kinds), ...named }, notices: [] });
  }
  const read = await policyBytesAt({ history, blobs }, policyFrom, kinds, config);
  if (!read.ok) return read;
  const input = { ...policyInput(policyOf(read.value, kinds), kinds), ...named, policyFrom };
  const isAbsent = config !== undefined && read.value.configuration === null;
  return known({ input, notices: isAbsent ? [absentNotice(config, policyFrom)] : [] });
}

function absentNotice(config: string, at: ObjectId): string {
  return `${config} does not stand at ${at.slice(0, 7)}, where the policy is read: the built-in defaults judge`;
}
