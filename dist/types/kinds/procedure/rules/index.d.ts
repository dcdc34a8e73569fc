import type { Rule } from '../../../core/rule.ts';
import type { ProcedureFacts } from '../facts.ts';
export declare const rules: readonly Rule<ProcedureFacts>[];
