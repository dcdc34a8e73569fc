export declare const evidence: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly unnamed: "{items} turned done, but nothing there names {phrases}";
    readonly missing: "{items} turned done, but this commit changes no other file and none of the three before names them";
}>;
