import type { Rule } from '../../../core/rule.ts';
import type { TaskTreeFacts } from '../facts.ts';
export declare const rules: readonly Rule<TaskTreeFacts>[];
