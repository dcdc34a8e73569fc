export declare const bornDone: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly born: "{item} is new and already done, and nothing else changed with it";
}>;
