export declare const duplicateKey: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly item: "{item} stands {count} times; the last one counts";
    readonly member: "the member '{name}' stands twice in its map; the last one counts";
}>;
