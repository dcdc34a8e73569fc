export declare const eventSchema: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, import("../../../core/rule.ts").Messages>;
