export declare const jsonLines: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, {
    readonly blank: "line {line} is blank";
    readonly notObject: "line {line} is no object";
    readonly unterminated: "line {line} has no line feed at its end";
    readonly torn: "line {line} is torn: it is no object and has no line feed at its end";
}>;
