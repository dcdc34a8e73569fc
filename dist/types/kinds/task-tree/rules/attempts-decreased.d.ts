export declare const attemptsDecreased: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly fell: "{path}: attempts fell from {from} to {to}";
}>;
