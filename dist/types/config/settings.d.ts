import type { Severity } from '../engine/contract/finding.ts';
/** What a configuration may say of one rule: a severity, or a severity and its options. */
export type RuleChoice = Severity | 'off' | readonly [Severity | 'off', unknown];
