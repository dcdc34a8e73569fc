export declare const childAdditions: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, {
    moves: string;
}, {
    readonly gained: "node '{id}' gained new children: {children}";
}>;
