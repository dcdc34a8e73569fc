import type { Rule } from '../../../core/rule.ts';
import type { EventLogFacts } from '../facts.ts';
export declare const rules: readonly Rule<EventLogFacts>[];
