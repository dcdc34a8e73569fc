export declare const stepGuide: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly empty: "step {step} has no guide: its content is empty or a placeholder";
    readonly sections: "step {step} has no guide: its content has none of the sections What, Why and How";
    readonly missing: "step {step} has no section {section}, or nothing in it";
    readonly implemented: "step {step} has no link implemented_in or implements, nor has its procedure";
    readonly external: "step {step} seems to need another document (\"{reference}\"); a guide stands in the step itself";
}>;
