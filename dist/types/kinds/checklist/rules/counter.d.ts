export declare const counter: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly lowered: "{item}: {field} fell from {from} to {to}";
    readonly jumped: "{item}: {field} went from {from} to {to}, and one attempt raises it by one";
    readonly beyond: "{item}: {field} is {to}, beyond its maximum of {from}";
    readonly started: "{item}: {field} is {to} on an item that is new";
}>;
