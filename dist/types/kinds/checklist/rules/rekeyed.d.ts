export declare const rekeyed: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly rekeyed: "{item} had the key {from}";
}>;
