export declare const evidence: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly missing: "{items} turned done, but this commit changes no other file and none of the three before names them";
}>;
