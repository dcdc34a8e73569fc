export declare const begunAnew: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly begun: "what stood here went as it may; a new file begins at its path";
}>;
