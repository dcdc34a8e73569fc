export declare const attemptLimitRaised: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly raised: "{path}: max_attempts was raised from {from} to {to} in a commit that steps";
}>;
