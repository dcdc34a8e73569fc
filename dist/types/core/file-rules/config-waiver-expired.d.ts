export declare const configWaiverExpired: import("../rule.ts").Rule<import("./policy-facts.ts").PolicyFacts, undefined, {
    readonly ending: "the waiver of {fingerprint} ended on {until}; it stops counting fourteen days after that";
    readonly ended: "the waiver of {fingerprint} ended on {until} and does not count any more";
}>;
