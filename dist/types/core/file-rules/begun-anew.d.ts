export declare const begunAnew: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly begun: "what stood here was finished; a new file begins at its path";
}>;
