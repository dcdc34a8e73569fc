export declare const derivedPasses: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly open: "{path}: passes is true, but these children do not pass: {children}";
    readonly passed: "{path}: passes is false, but all its children pass";
}>;
