export declare const attemptsBound: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly attemptsBound: "{path}: attempts {attempts} exceeds max_attempts {maxAttempts}";
}>;
