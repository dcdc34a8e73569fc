export declare const goalposts: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly reworded: "{item} turned done while its {field} was reworded from {from} to {to}";
    readonly moved: "{item} turned done while {field} changed from {from} to {to}";
    readonly overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}";
}>;
