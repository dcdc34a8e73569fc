export declare const itemReplaced: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced";
}>;
