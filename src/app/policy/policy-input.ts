import type { Waiver } from '../../config/waivers.ts';
import type { RuleSetting } from '../../core/check.ts';
import type { StateKind } from '../../core/kind.ts';
import type { ObjectId } from '../ports.ts';

/** What the policy of the caller adds to a range beyond which files are governed; see `Policy`. */
export interface RangePolicyInput {
  readonly waivers?: readonly Waiver[];
  readonly waiversFrom?: 'base' | 'head';
  /** What the policy says of the rules about policy files. */
  readonly policyRules?: ReadonlyMap<string, RuleSetting>;
  /** Given, changes of the policy files themselves are judged too, against these kinds. */
  readonly policyKinds?: readonly StateKind[];
  /** The commit that the policy came from, where it is not the tip of the base side. */
  readonly policyFrom?: ObjectId;
  /** The configuration's path in the repository, where it is not the usual one. */
  readonly policyPath?: string;
}
