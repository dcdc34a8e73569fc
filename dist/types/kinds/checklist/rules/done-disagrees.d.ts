export declare const doneDisagrees: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly disagrees: "{item}: {field} says done, but {decides} decides and does not";
}>;
