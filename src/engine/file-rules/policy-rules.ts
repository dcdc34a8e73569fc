import type { Rule } from '../contract/rule.ts';
import { configChanged } from './config-changed.ts';
import { configInvalid } from './config-invalid.ts';
import { configMatchesNothing } from './config-matches-nothing.ts';
import { configWaiverExpired } from './config-waiver-expired.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** Rules about the files that say how state is judged. */
export const policyRules: readonly Rule<PolicyFacts>[] = [
  configChanged,
  configInvalid,
  configMatchesNothing,
  configWaiverExpired,
];
