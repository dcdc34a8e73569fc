export declare const validationSpec: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly malformed: "the validation spec of step {step} is refused: {fault}";
}>;
