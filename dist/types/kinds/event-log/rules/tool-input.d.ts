export declare const toolInput: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, import("../../../core/rule.ts").Messages>;
