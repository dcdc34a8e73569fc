import type { Rule } from '../rule.ts';
import type { PolicyFacts } from './policy-facts.ts';
/** Rules about the files that say how state is judged. */
export declare const policyRules: readonly Rule<PolicyFacts>[];
