export declare const templateProtection: import("../../../core/rule.ts").Rule<import("../facts.ts").ProcedureFacts, undefined, {
    readonly node: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}";
    readonly link: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}";
    readonly leadsOut: "{change} leads from a node of procedure '{procedure}' while run '{run}' is active; links may only lead to it";
}>;
