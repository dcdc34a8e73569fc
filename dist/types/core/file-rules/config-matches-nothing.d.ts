export declare const configMatchesNothing: import("../rule.ts").Rule<import("./policy-facts.ts").PolicyFacts, undefined, {
    readonly nothing: "no file matches {glob}, before or after this change";
}>;
