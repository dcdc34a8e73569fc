export declare const llmReference: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, import("../../../core/rule.ts").Messages>;
