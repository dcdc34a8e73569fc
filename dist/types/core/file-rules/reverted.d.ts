export declare const reverted: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly reverted: "this commit reverts {commit} exactly, and with it what that commit recorded here";
}>;
