export declare const schema: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly missing: "{place}: missing field '{field}'";
    readonly unknown: "{place}: '{field}' is no field of it; domain structure belongs into content";
    readonly invalid: "{place}: {field} must be {expected}, found {found}";
    readonly runContent: "{place}: {field} of a run must be {expected}; found {found}; until it can be read, the run counts as active";
    readonly mixed: "{place}: holds {found}, two spellings of the same; keep one of them";
    readonly repeated: "{place}: the id occurs more than once";
    readonly end: "{place}: {field} must be {expected}, found {found}";
}>;
