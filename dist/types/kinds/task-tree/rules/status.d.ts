export declare const status: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly notGained: "status=decomposed but selected node '{id}' did not gain children (prev={prev}, next={next})";
    readonly gained: "status={status} but selected node '{id}' gained children (prev={prev}, next={next})";
    readonly missing: "selected node '{id}' missing in {which} tree";
}>;
