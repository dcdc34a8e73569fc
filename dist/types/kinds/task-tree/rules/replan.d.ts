export declare const replan: import("../../../core/rule.ts").Rule<import("../facts.ts").TaskTreeFacts, undefined, {
    readonly declared: "status=replan was declared on node '{id}': the plan was changed by hand";
}>;
