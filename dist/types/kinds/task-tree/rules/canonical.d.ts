export declare const canonical: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly differs: "the file is not in canonical form; the first difference is in line {line}";
}>;
