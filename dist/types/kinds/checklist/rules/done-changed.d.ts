export declare const doneChanged: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly changed: "{item} was done and is done, but {field} changed from {from} to {to}";
}>;
