export declare const initial: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly passes: "{path}: passes is true in a new tree";
    readonly attempts: "{path}: attempts is {attempts} in a new tree";
}>;
