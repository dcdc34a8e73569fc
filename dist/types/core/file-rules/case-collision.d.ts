export declare const caseCollision: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly collision: "differs from {path} only in case or Unicode composition";
}>;
