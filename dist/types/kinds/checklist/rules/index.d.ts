import type { Rule } from '../../../core/rule.ts';
import type { ChecklistFacts } from '../facts.ts';
export declare const rules: readonly Rule<ChecklistFacts>[];
