import { type TaskTreeFacts } from '../facts.ts';
export declare const stateUpdate: import("../../../core/rule.ts").Rule<TaskTreeFacts, undefined, {
    readonly field: "{path}: {field} must be {expected} after this step, found {actual}";
}>;
