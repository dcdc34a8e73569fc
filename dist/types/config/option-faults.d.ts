import type { OptionFault, StateKind } from '../core/kind.ts';
/** A fault of a kind's options, or of what is said of a rule, as one sentence with the nearest known name. */
export declare function optionFaultText(kind: StateKind, fault: OptionFault, ruleIds: readonly string[]): string;
