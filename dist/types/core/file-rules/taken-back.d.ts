export declare const takenBack: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly back: "this commit takes {commit} back, which was refused, and with it honest work: {items}";
}>;
