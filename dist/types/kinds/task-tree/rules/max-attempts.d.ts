export declare const maxAttempts: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly maxAttempts: "{path}: max_attempts must be > 0";
}>;
