export declare const unknownShape: import("../../../core/rule.ts").Rule<import("../facts.ts").ChecklistFacts, undefined, {
    readonly missing: "no item was found: {preset} looks for {looksFor}, and {found}";
    readonly plain: "no item was found: {preset} looks for {looksFor}, and {found}; if these are tasks, none is judged";
    readonly undecided: "{preset} looks for {looksFor} to see what is done, and {found}; so nothing is ever done";
    readonly unnamed: "no item was found that says whether it is done: {found}, which is the shape of no built-in preset";
}>;
