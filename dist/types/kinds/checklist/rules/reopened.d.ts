export declare const reopened: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly explained: "{item} was done and is open again; the change says why";
    readonly unexplained: "{item} was done and is open again, and nothing says why";
    readonly minor: "{item} was done and is open again";
    readonly lost: "{item} was done and is open again, with {others} others, and nothing says why";
}>;
