export declare const appendOnly: import("../../../core/rule.ts").Rule<import("../facts.ts").EventLogFacts, undefined, {
    readonly edited: "line {line}, seq {seq} ({type}) is not what it was";
    readonly dropped: "line {line}, seq {seq} ({type}) is gone";
    readonly moved: "line {line}, seq {seq} ({type}) is out of order";
    readonly inserted: "seq {seq} ({type}) was inserted before old lines, on line {line}";
    readonly more: "{count} more old lines are gone, changed or out of order";
}>;
