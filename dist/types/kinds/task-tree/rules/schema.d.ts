export declare const schema: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly missing: "{place}: missing property '{field}'";
    readonly unknown: "{place}: unknown property '{field}'";
    readonly empty: '{place}: {field} must not be empty';
    readonly type: '{place}: {field} must be {expected}, found {found}';
    readonly range: '{place}: {field} must be {expected}, found {found}';
    readonly value: '{place}: {field} must be {expected}, found {found}';
}>;
