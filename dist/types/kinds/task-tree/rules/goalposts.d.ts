export declare const goalposts: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly moved: "{path}: {fields} changed while the node turned passes: true";
}>;
