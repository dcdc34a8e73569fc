export declare const statusPath: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly unreachable: "{item}: status '{to}' cannot follow on '{from}', not even in several moves; next may come {allowed}";
    readonly skipped: "{item}: status '{to}' does not follow directly on '{from}'; next may come {allowed}";
    readonly unknown: "{item}: status '{to}' is not known; known are {allowed}";
    readonly undeclared: "{item}: status '{to}' is not declared; declared are {allowed}";
}>;
