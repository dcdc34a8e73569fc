import type { Rule } from '../../../core/rule.ts';
import type { WorkflowFacts } from '../facts.ts';
export declare const rules: readonly Rule<WorkflowFacts>[];
