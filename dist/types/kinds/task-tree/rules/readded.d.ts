export declare const readded: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly returned: "{path}: this id was removed earlier in this range, with {attempts} attempts used";
}>;
